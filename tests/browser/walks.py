"""Walks through adventures, known beforehand: what is answered to each question, found by playing without a page.

A walk belongs to one deal. It holds the ids of the choices, as the page offers them, and nothing of what lies hidden.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple

from first_light import landing
from first_light.reader import Reader
from fogbound.core import NONE, Game, Option
from fogbound.rules.citadel import decks
from fogbound.rules.citadel.defaults import FEW
from fogbound.rules.citadel.draw import DrawOn
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.citadel.table import MODE_CHOSEN
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.setup import deal
from fogbound.rules.continent.turn import JoinAll
from selvage import at_selvage
from selvage.walker import Walker

LONGEST: Final = 200
TRIED: Final = 200
TALK, FIGHT = "choose-reply", "Fight"
"""What is asked in a dialogue, and in a row of a fight."""
ACCEPT: Final = "accept"
"""Whether whoever leads an action wants the help that was offered: no question to somebody who has both seats."""
CLUES: Final = {landing.PACK: [landing.CLUE], at_selvage.PACK: []}
"""What is faced in each adventure."""
MODES: Final = {landing.PACK: "normal", at_selvage.PACK: "standard"}
"""How each is played: as the lobby proposes."""
LANDING, SHORE, STONES = "010", "030", "036"
PLAIN: Final = ("reveal", "keep-none", "done")


class Step(NamedTuple):
    """One question: its serial, who is asked (nobody: everybody), the choice, and what is typed with it."""

    serial: int
    seat: int
    kind: str
    choice: str
    value: str


class Walk(NamedTuple):
    """What has to be chosen before, the luck, and the answers."""

    adventure: str
    people: tuple[str, ...]
    seed: int
    steps: tuple[Step, ...]


class NoWalk(Exception):
    """The way does not lead there with this luck."""


def _lucky(walk: Callable[[int], Walk]) -> Walk:
    """The first short walk that leads where it should: which luck that needs changes with the cards."""
    for seed in range(TRIED):
        with suppress(NoWalk):
            return walk(seed)
    raise AssertionError(f"no walk among {TRIED} leads there")


def _won(people: tuple[str, ...], seed: int) -> Walk:
    """A short game of first-light, won by the number on the wheels."""
    game = _dealt(people, seed)
    steps = steps_of(game, Reader(seed, curiosity=0, by_the_wheels=True).answer)
    if game.ending != "won" or len(steps) > 30 + 15 * len(people):
        raise NoWalk
    return Walk(landing.PACK, people, seed, steps)


@cache
def two_of_us() -> Walk:
    """A game of two that is won."""
    return _lucky(lambda seed: _won(("bridge-maker", "interpreter"), seed))


@cache
def alone() -> Walk:
    """A game alone that is won."""
    return _lucky(lambda seed: _won(("diver",), seed))


@cache
def to_the_stones() -> Walk:
    """Alone and straight southwards, until a card lies open whose picture hides a number."""
    return _lucky(_southward)


def _southward(seed: int) -> Walk:
    game = _dealt(("diver",), seed)
    steps = steps_of(game, _go_south, lambda: _is_turn(game) and STONES in _board(game))
    return Walk(landing.PACK, ("diver",), seed, steps)


@cache
def selvage() -> Walk:
    """Alone in selvage: straight to the cot, with its dialogue, and past the fight that waits there."""
    return _lucky(_to_the_cot)


@cache
def three_weeks_on() -> Walk:
    """Alone in selvage, into the second scenario, until a version of a Terrain lies open that is linked to its page."""
    return _lucky(_to_a_linked_terrain)


@cache
def short_of_cards() -> Walk:
    """Alone in selvage, until hardly a card is left to draw at the beginning of a turn."""
    return _lucky(_to_the_last_cards)


@cache
def selvage_won() -> Walk:
    """All of selvage, alone, to its ending; the last cards are turned right before the last reply."""
    return _lucky(_to_the_last_reply)


def _to_the_last_reply(seed: int) -> Walk:
    game = _at_selvage(seed)
    steps = steps_of(game, _by_oneself())
    if game.ending != "won" or [step.kind for step in steps[-2:]] != [FIGHT, TALK]:
        raise NoWalk
    return Walk(at_selvage.PACK, (), seed, steps)


def _by_oneself() -> Callable[[Game], tuple[Option, bool, str]]:
    """As a walker does, but alone: nobody else joins in between two scenarios."""
    walker = Walker(curious=False)

    def answer(game: Game) -> tuple[Option, bool, str]:
        option, beside, value = walker.answer(game)
        if option.verb == "join-adventure":
            option = next(each for each in game.offered if each.verb == "set-out")
        return option, beside, value

    return answer


def _to_the_last_cards(seed: int) -> Walk:
    game = _at_selvage(seed)
    steps = steps_of(game, _by_oneself(), lambda: _is_turn(game) and len(decks.deck(game, 0)) <= FEW)
    if game.ending:
        raise NoWalk
    return Walk(at_selvage.PACK, (), seed, steps)


def _to_a_linked_terrain(seed: int) -> Walk:
    game = _at_selvage(seed)

    def lies_open() -> bool:
        terrains = tabletop.board_terrains(game)
        return _is_turn(game) and any(book_of(game).cards[each].link != NONE for each in terrains)

    steps = steps_of(game, _by_oneself(), lies_open)
    if game.ending:
        raise NoWalk
    return Walk(at_selvage.PACK, (), seed, steps)


def _at_selvage(seed: int) -> Game:
    setup = Setup(players=1, options=MODE_CHOSEN, chairs=tabletop.SEATS)
    return at_selvage.adventure().book.deal(setup, seed)


def _to_the_cot(seed: int) -> Walk:
    game = _at_selvage(seed)
    walker = Walker(curious=False)
    fought = False

    def is_past() -> bool:
        return fought and _is_turn(game)

    def answer(game: Game) -> tuple[Option, bool, str]:
        nonlocal fought
        fought = fought or _is_fight(game)
        return walker.answer(game)

    steps = steps_of(game, answer, is_past)
    if len(steps) > 60 or not any(step.kind == TALK for step in steps):
        raise NoWalk
    return Walk(at_selvage.PACK, (), seed, steps)


def _dealt(people: tuple[str, ...], seed: int) -> Game:
    return deal(landing.adventure().book, Setup(people, (landing.CLUE,), chairs=tabletop.SEATS), seed)


def _is_turn(game: Game) -> bool:
    return game.pending_name() in ("choose-turn", "choose-action")


def _is_fight(game: Game) -> bool:
    """Whether cards are drawn for a row of a compound action."""
    frame = current_pass(game)
    return isinstance(game.pending(), DrawOn) and frame is not None and frame.printed(game).compound


def _board(game: Game) -> set[str]:
    return {book_of(game).cards[card].uid for card in tabletop.board_terrains(game)}


def _go_south(game: Game) -> tuple[Option, bool, str]:
    here = book_of(game).cards[game.figures[0]].uid
    leaves = here == LANDING and SHORE in _board(game)
    wanted = (f"move/s1/{here}" if leaves else f"pathfind/s1/{here}", "explore/2", f"go/{SHORE}", *PLAIN)
    offered = {game.option_id(option): option for option in game.offered}
    found = next((offered[each] for each in wanted if each in offered), None)
    if found is None:
        raise NoWalk
    return found, False, ""


def dealt_game(adventure: str, people: tuple[str, ...], seed: int) -> Game:
    """A game as the lobby begins it, with this luck."""
    return _dealt(people, seed) if adventure == landing.PACK else _at_selvage(seed)


def steps_of(
    game: Game,
    answer: Callable[[Game], tuple[Option, bool, str]],
    is_far_enough: Callable[[], bool] = lambda: False,
) -> tuple[Step, ...]:
    """Play to the end, or as far as is wanted; what a table answers by itself is no step."""
    steps: list[Step] = []
    for _ in range(LONGEST):
        question = game.pending()
        if question is None or is_far_enough():
            return tuple(steps)
        if (only := book_of(game).only_option(game)) is not None:
            game.choose(only, "")
            continue
        if isinstance(question, JoinAll):  # everybody who is asked has chosen it
            game.choose(game.offered[0], "")
            continue
        option, beside, value = answer(game)
        needed = () if beside else question.needed_for(game, option)
        seat = option.seat if beside else needed[0] if len(needed) == 1 else question.seat(game)
        kind = FIGHT if _is_fight(game) else question.name
        steps.append(Step(game.pending_serial(), seat, kind, game.option_id(option), value))
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
    raise NoWalk
