"""The adventure that is raced and measured: the one place to change when it shall be another."""

from fogbound.packs import library
from fogbound.rules.continent.ruleset import Continent

ADVENTURE = "proving-ground"
SEATS = 2


def load_book() -> Continent:
    """Load the adventure."""
    return library.open([ADVENTURE]).book
