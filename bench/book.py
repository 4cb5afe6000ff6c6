"""The adventures that are raced and measured: the one place to change when they shall be others."""

from fogbound.packs import library
from fogbound.rules.common.book import Book

ADVENTURES = {"continent": "proving-ground", "citadel": "selvage"}
SEATS = 2


def load_book(ruleset: str) -> Book:
    """Load the adventure of a ruleset."""
    return library.open([ADVENTURES[ruleset]]).book
