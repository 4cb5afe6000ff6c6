"""Lets `python -m fogbound` be the command line."""

from fogbound.cli import main

main()
