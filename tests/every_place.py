"""Every kind of ability in every place: what tests of both rulesets share.

A *ground* is a table with a card in every place. A leg is played on it twice, with an ability in one place and with one
that says nothing there; what is asked, offered and left in the end must differ, or the ability was ignored.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

import pytest

from fogbound.core import Game
from fogbound.packs import pack
from fogbound.packs.pack import Pack
from fogbound.packs.patterns import slot_sorts
from fogbound.packs.sentences import MisreadError, parse
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Action, Card, book_of
from fogbound.rules.common.lexicon import LEXICON, reason_against, words_of
from fogbound.rules.common.reactions import note_use
from fogbound.rules.common.standing_places import MODIFIERS, PLACES

NEVER = "the explorers is exactly 9"
"""A condition that no table meets."""
DAILY = 12
"""One kind of so many is tried every day."""
MOST_ABILITIES = 40
"""No card has more abilities."""

Trail = list[Any]


class Ground(NamedTuple):
    """The table of a ruleset, and what is played on it."""

    ruleset: str
    below: Callable[[], Pack]  # the pack that its cards build on
    kinds: Mapping[
        str, tuple[str, str]
    ]  # for each kind of ability one of it, and the leg that shows it at work
    write: Callable[[str, list[str], str], str]  # the cards, with an ability in these places, for a leg
    lay: Callable[[str], Game]
    play: Callable[[Game, str, str, Trail], None]  # a leg, for an ability in this place
    place_of: Callable[[Card], str]
    always: str  # the card whose own text is not on trial


def abilities(ruleset: str) -> list[str]:
    return sorted(term.name for term in words_of(ruleset) if term.sort == "ability")


def term_of(kind: str) -> str:
    """The term of a kind or of one of its variants."""
    return kind.partition("/")[0]


def open_places(ruleset: str, kind: str) -> list[str]:
    return [place for place in PLACES[ruleset] if not reason_against(term_of(kind), ruleset, place)]


def barred_places(ruleset: str, kind: str) -> list[str]:
    return [place for place in PLACES[ruleset] if reason_against(term_of(kind), ruleset, place)]


def shared_out(kinds: Iterable[str], daily: int = DAILY) -> list[Any]:
    """The kinds as parameters of a test: one of so many for every day, the others slow."""
    return [
        kind if at % daily == 0 else pytest.param(kind, marks=pytest.mark.slow)
        for at, kind in enumerate(kinds)
    ]


@contextmanager
def only_in(ground: Ground, game: Game, place: str) -> Iterator[Game]:
    """A copy of the table on which the ability stands in this place alone; "" for nowhere."""
    cards = {id(card): card for card in book_of(game).cards if card.uid != ground.always}.values()
    parts = [card.item for card in cards if card.item is not None]
    actions = [action for card in cards for action in (*card.actions, *card.back_actions)]
    bearers: list[Card | Action] = [*cards, *parts, *actions]
    printed = [(bearer, bearer.abilities) for bearer in bearers]
    for card in cards:
        if ground.place_of(card) != place:
            card.abilities = ()
    for part in parts if place != "crafted item" else ():
        part.abilities = ()
    for action in actions if place != MODIFIERS else ():
        action.abilities = ()
    book_of(game).forget_derived()
    copy = game.clone()
    copy.index = None
    question = copy.pending()
    assert question is not None
    copy.offered = question.options(copy)
    yield copy
    for bearer, own in printed:
        bearer.abilities = own
    book_of(game).forget_derived()


class Played(NamedTuple):
    """All that could be noticed while a leg was played: what was asked and offered; what was told and left in the end."""

    trail: str
    end: str


def played(ground: Ground, game: Game, place: str, leg: str, at: str) -> Played:
    """What could be noticed of a leg with the ability in this place, or nowhere."""
    trail: Trail = []
    with only_in(ground, game, place) as copy:
        copy.news = []
        ground.play(copy, leg, at, trail)
    told = [(each.what, each.n) for each in copy.news]
    left = (
        told,
        copy.zones,
        sorted(copy.counters.items()),
        copy.figures,
        copy.values,
        copy.registers,
        copy.ending,
    )
    return Played(repr(trail), repr(left))


def ignored(ground: Ground, game: Game, places: list[str], leg: str) -> list[str]:
    """The places in which nothing came of the ability."""
    return [place for place, (same, _) in _alike(ground, game, places, leg) if same]


def idle(ground: Ground, game: Game, places: list[str], leg: str) -> list[str]:
    """The places in which all was left in the end as it would be without the ability, whatever was asked and offered."""
    return [place for place, (_, same_end) in _alike(ground, game, places, leg) if same_end]


def _alike(
    ground: Ground, game: Game, places: list[str], leg: str
) -> Iterator[tuple[str, tuple[bool, bool]]]:
    for place in places:
        there, nowhere = (played(ground, game, at, leg, place) for at in (place, ""))
        yield place, (there == nowhere, there.end == nowhere.end)


# -- what may be added to an ability ---------------------------------------------------------------


def with_variants(
    kinds: Mapping[str, tuple[str, str]], below: Pack, price: str
) -> dict[str, tuple[str, str]]:
    """These kinds, and `kind/must`, `kind/may` and `kind/price` where their syntax has such a way."""
    found = dict(kinds)
    for kind, (said, leg) in kinds.items():
        ways = {
            "must": ("must", f"must {said.replace(', may ', ', ')}"),
            "may": ("may", said.replace(f": {price}", f": may {price}")),
            "price": ("effect", f"{said}, price: {price}"),
        }
        for name, (slot, text) in ways.items():
            if slot in (_read(text, kind, below) or {}) and text != said:
                found[f"{kind}/{name}"] = text, leg
    return found


def _read(text: str, kind: str, below: Pack) -> dict[str, Any] | None:
    """The slots of an ability, if it is one of this kind."""
    known = pack.vocabulary(below.manifest, [], [card.source for card in below.cards])
    try:
        name, slots = parse(text, "ability", known, below.manifest.ruleset)
    except MisreadError:
        return None
    return slots if name == kind else None


def narrowed(ground: Ground, kind: str, slot: str, words: str) -> str:
    """The ability of this kind with these words added, wherever its syntax has a place for them; "" if it has none."""
    said, name = ground.kinds[kind][0], term_of(kind)
    if not LEXICON[name].syntax or slot not in slot_sorts(name):
        return ""
    cuts = [at for at in range(len(said)) if said.startswith((": ", ", "), at)] + [len(said)]
    for at in reversed(cuts):
        for joint in (" ", ", "):
            text = f"{said[:at]}{joint}{words}{said[at:]}"
            if slot in (_read(text, name, ground.below()) or {}):
                return text
    raise AssertionError(f"no way found to write {words!r} in {said!r}")


def spend(game: Game, turns: int) -> None:
    """Let every card have used each of its effects already, in the turn that comes after so many."""
    now = game.registers[tabletop.TURN]
    game.registers[tabletop.TURN] += turns - 1
    for card, ability in product(range(len(game.where)), book_of(game).abilities):
        if ability.once_per_turn:
            note_use(game, ability.aid, card)
    game.registers[tabletop.TURN] = now


def spend_for_scenario(game: Game) -> None:
    """Let every card have used each of its effects already, in this scenario."""
    for card, ability in product(range(len(game.where)), range(MOST_ABILITIES)):
        game.record(f"here used {ability} {card}")
