"""Random play inside the compiled engine: the quickest way through a game, for soaks and benchmarks."""

from typing import Final

from fogbound.core.chance import Chance, seeded
from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Book, book_of
from fogbound.rules.common.options import OPTION_CONCEDE
from fogbound.rules.common.setup import Setup

INTERJECT: Final = 24
"""One answer in so many is a standing option, where there is one."""


def random_step(game: Game, chance: Chance, noted: list[str] | None = None) -> None:
    """Answer the pending question, or interject, at random; who wants the answers hands in a list for them."""
    offered = game.offered
    number = len(offered)
    pick = chance.below(number * INTERJECT)
    if pick < number:
        standing = [option for option in game.content.standing(game) if is_sensible(option)]
        if standing:
            above = standing[chance.below(len(standing))]
            if noted is not None:
                noted.append(game.option_id(above))
            game.interject(above)
            return
    option = offered[pick % number]
    value = book_of(game).guess(option.wants, chance) if option.wants else ""
    if noted is not None:
        noted.append(f"{game.option_id(option)} {value}" if value else game.option_id(option))
    game.choose(option, value)


def is_sensible(option: Option) -> bool:
    """Whether random play should consider it at all: not ways to end the game at once."""
    return option.verb != OPTION_CONCEDE


def play_on(game: Game, chance: Chance, limit: int, noted: list[str] | None = None) -> int:
    """Play at random until the game is over or so many decisions were taken; returns how many there were."""
    decisions = 0
    while decisions < limit and game.stack:
        random_step(game, chance, noted)
        decisions += 1
    return decisions


def actions_taken(game: Game) -> int:
    """How many turns a game has had."""
    return game.registers[tabletop.TURN]


def play(book: Book, setup: Setup, seed: int, limit: int) -> tuple[int, int]:
    """One random game from its setup to its end or to so many decisions: how many decisions and turns it had."""
    game = book.deal(setup, seed)
    decisions = play_on(game, seeded(seed + 1), limit)
    return decisions, actions_taken(game)
