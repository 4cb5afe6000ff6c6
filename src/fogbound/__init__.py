"""Fogbound: cooperative exploration adventures that reveal themselves card by card."""

from typing import Final

from fogbound.native import choose_engine, compiled

__all__ = ["__version__", "compiled"]

__version__: Final = "0.9.0"

choose_engine()
