"""Compiles Tally as Fogbound's own setup.py compiles the engine."""

from mypyc.build import mypycify
from setuptools import setup

setup(name="tally", py_modules=["tally"], ext_modules=mypycify(["tally.py"], opt_level="3"))
