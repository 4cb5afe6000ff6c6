"""The twins of `fogbound.lab.twins` for tests: comparisons that fail, and say what gave a secret away."""

from fogbound.core import Game
from fogbound.core.chance import Chance
from fogbound.lab import twins
from fogbound.lab.twins import ACTION, ADVENTURE, EXPLORATION, FAMILIES, came_to_light, outside, twin_of

__all__ = [
    "ACTION",
    "ADVENTURE",
    "EXPLORATION",
    "FAMILIES",
    "assert_alike",
    "came_to_light",
    "outside",
    "play_twins",
    "twin_of",
]


def assert_alike(one: Game, other: Game, reasons: bool = True) -> None:
    """Nobody at the table, nor anybody watching, can tell these games apart."""
    assert twins.differences(one, other, reasons) == []


def play_twins(game: Game, chance: Chance, decisions: int, reasons: bool = True) -> int:
    """Play at random with a twin at one's side; returns how often the two were compared after an answer."""
    compared, differences = twins.play_twins(game, chance, decisions, reasons)
    assert differences == []
    return compared
