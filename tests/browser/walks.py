"""Walks through adventures that are known beforehand: what is answered to each question, found by playing without a browser.

A walk belongs to one deal. It holds the ids of the choices, as the page offers them, and nothing of what lies hidden.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from first_light import landing
from first_light.reader import Reader
from fogbound.core import Game, Option
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.setup import deal
from fogbound.text import CardTexts, pace
from selvage import at_selvage
from selvage.walker import Walker

LONGEST: Final = 3000


class Step(NamedTuple):
    """One question: its serial, who is asked (nobody: everybody), the choice, and what is typed with it."""

    serial: int
    seat: int
    kind: str
    choice: str
    value: str


class Walk(NamedTuple):
    """What has to be chosen before, the luck, the answers, and how it ends."""

    adventure: str
    people: tuple[str, ...]
    seed: int
    steps: tuple[Step, ...]
    ending: str


def first_light(people: tuple[str, ...], seed: int, reader: Reader) -> Walk:
    """A walk over the islet by somebody who has read the notes."""
    game = deal(landing.adventure().book, Setup(people, (landing.CLUE,)), seed)
    steps = _steps(game, reader.answer, landing.texts())
    return Walk(landing.PACK, people, seed, steps, game.ending)


@cache
def two_of_us() -> Walk:
    """A short game of two that is won by the number on the wheels."""
    return first_light(("bridge-maker", "interpreter"), 2, Reader(2, curiosity=0, by_the_wheels=True))


@cache
def alone() -> Walk:
    """A short game alone that is won."""
    return first_light(("diver",), 27, Reader(27, curiosity=0, by_the_wheels=True))


@cache
def selvage() -> Walk:
    """The whole of selvage, thoroughly, alone."""
    game = at_selvage.begun(1, 2)
    steps = _steps(game, Walker(first_character=2, thorough=True).answer, at_selvage.texts())
    return Walk(at_selvage.PACK, (), 2, steps, game.ending)


def _steps(game: Game, answer: Callable[[Game], tuple[Option, bool, str]], texts: CardTexts) -> tuple[Step, ...]:
    """Play to the end; what a table answers by itself is no step."""
    steps: list[Step] = []
    for _ in range(LONGEST):
        question = game.pending()
        if question is None:
            return tuple(steps)
        if (only := pace.needless(game, texts)) is not None:
            game.choose(only, "")
            continue
        option, beside, value = answer(game)
        seat = option.seat if beside else question.seat(game)
        steps.append(Step(game.pending_serial(), seat, type(question).__name__, game.option_id(option), value))
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
    raise AssertionError("the walk does not end")
