"""The moments at which texts are read, held against what is there when games come to them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest

from fogbound.core import Game
from fogbound.packs.needing import FIELDS, field_of
from fogbound.packs.pack import Pack
from fogbound.packs.printed import texts_in
from fogbound.rules.citadel.reading import Reading
from fogbound.rules.common import needs, tabletop
from fogbound.rules.common.book import Book, Do, DoAccepted, book_of
from fogbound.rules.common.frames import UNDECIDED, Attempt, attempt
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.needs import Occasion, moment_of


class Read(NamedTuple):
    """An effect that was performed from a step, and what of all that words may need was there, or might have been."""

    eid: int
    there: frozenset[str]
    vacant: frozenset[str]  # what is missing because no card lies there that was drawn
    does: (
        bool  # whether anything came of it at once: a further step, another state of the action or the table
    )


def read(eid: int, game: Game, run: Callable[[], None]) -> Read:
    """Let an effect be performed, and tell what is there; a dialogue only if no action has begun since it was opened."""
    found, vacant = set[str](), set[str]()
    frame = attempt(game)
    if frame is not None:
        found.add(needs.ACTION)
        if frame.outcome == UNDECIDED:
            found.update((needs.UNCOMPARED, needs.UNDISCARDED))
        if any(game.where[card] == tabletop.DRAWN for card in frame.drawn):
            found.add(needs.UNDISCARDED)
        else:
            vacant.update((needs.REVEALED, needs.UNDISCARDED))
        if book_of(game).revealed(game):
            found.add(needs.REVEALED)
    inner = next((one for one in reversed(game.frames) if isinstance(one, (Attempt, Reading))), None)
    if isinstance(inner, Reading):
        found.add(needs.DIALOGUE)
    before = _state(game)
    run()
    return Read(eid, frozenset(found), frozenset(vacant), before != _state(game))


def _state(game: Game) -> tuple[object, ...]:
    frame = attempt(game)
    known = repr(sorted((name, getattr(frame, name)) for name in _fields(frame))) if frame is not None else ""
    return (
        len(game.stack),
        known,
        list(game.zones),
        list(game.registers),
        list(game.values),
        dict(game.counters),
    )


def _fields(frame: Attempt) -> list[str]:
    return [name for name in dir(frame) if isinstance(getattr(frame, name), (int, tuple))]


@contextmanager
def noting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Read]]:
    """Note every effect that is performed from a step."""
    noted: list[Read] = []
    for step in (Do, DoAccepted):

        def note(self: Do, game: Game, run=step.run) -> None:
            noted.append(read(self.eid, game, lambda: run(self, game)))

        monkeypatch.setattr(step, "run", note)
    yield noted
    monkeypatch.undo()


def of_abilities(book: Book, ruleset: str) -> dict[int, tuple[str, Occasion]]:
    """The effects in which abilities say what they do: by their number the ability and its moment."""
    found = {}
    for aid, (name, _) in book.sources.abilities.items():
        effect = book.abilities[aid].effect
        if effect is not None and name in LEXICON:
            found[effect.eid] = name, moment_of(name, ruleset)
    return found


def undone(
    places: Iterable[str],
    play: Callable[[str], object],
    known: dict[int, tuple[str, Occasion]],
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[list[str], list[Read]]:
    """The places in which nothing was done of what stands in an ability; and all that was noted."""
    left, noted_anywhere = [], []
    for place in places:
        with noting(monkeypatch) as noted:
            play(place)
        if not any(known[each.eid][0] == name for each in noted if each.eid in known):
            left.append(place)
        noted_anywhere.extend(noted)
    return left, noted_anywhere


def of_fields(book: Book, packs: Sequence[Pack], ruleset: str) -> dict[int, tuple[str, Occasion]]:
    """The effects that are whole fields of cards: by their number the field and its moment."""
    written = {}
    for pack in packs:
        for card in pack.cards:
            for text in texts_in(card.source):
                if text.sort == "effect":
                    way = field_of(text.path, ruleset)
                    written[id(text.tree)] = ".".join(way), FIELDS[ruleset][way]
    return {eid: written[id(tree)] for eid, tree in book.sources.effects.items() if id(tree) in written}


def mistaken(noted: Sequence[Read], known: dict[int, tuple[str, Occasion]]) -> set[str]:
    """Where something was there that never should be, or was missing although it is certain."""
    wrong = set[str]()
    for eid, there, vacant, _ in noted:
        if eid in known:
            name, moment = known[eid]
            wrong.update(f"{name}: {need} was there" for need in moment.never if need in there)
            missing = {*moment.certain} - there - vacant
            wrong.update(f"{name}: {need} was missing" for need in missing)
    return wrong
