"""The adventure that is raced and measured: the one place to change when it shall be another."""

from typing import Any

SEATS = 2


def load_book() -> Any:
    """Load the adventure."""
    from fogbound.packs import load

    return load("continent")
