"""Setting a table at Selvage: what the tests of the pack are written with, beside `enduring`."""

from collections.abc import Callable
from functools import cache

from fogbound.core import Game
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.rules.citadel import table
from fogbound.text import CardTexts
from selvage.walker import Walker

PACK = "selvage"
LONGEST = 4000
"""Decisions after which a game that does not end is left."""


@cache
def adventure() -> Adventure:
    return library.open([PACK])


@cache
def texts() -> CardTexts:
    return CardTexts(adventure().packs)


def begun(players: int = 1, seed: int = 1) -> Game:
    """A game at the first question of the introduction, with all news kept."""
    book = adventure().book
    return book.deal(book.plain_setup(players), seed, [])


def walked(game: Game, walker: Walker, until: Callable[[Game], bool] = lambda game: False) -> Game:
    """Let a walker play on until the adventure is over or something is so."""
    for _ in range(LONGEST):
        if game.pending() is None or until(game):
            return game
        option, beside, value = walker.answer(game)
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
    raise AssertionError("the walk does not end")


def ending(players: int, seed: int, mode: int = table.STANDARD, walker: Walker | None = None) -> str:
    """How a walk from the first question ends."""
    return walked(begun(players, seed), walker or Walker(mode, first_character=seed)).ending
