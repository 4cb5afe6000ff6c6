"""One open table: its people, its game, the browsers that listen, and what each of them is shown."""

import asyncio
import re
import time
import unicodedata
from collections.abc import Sequence
from concurrent.futures import Future
from threading import get_ident
from typing import Final

import msgspec

from fogbound.core import GROUP, NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.server import wire
from fogbound.server.chronicle import Chronicle
from fogbound.server.company import Company
from fogbound.server.listener import Listener
from fogbound.server.people import Person
from fogbound.server.playing import Playing
from fogbound.server.shelf import Opened
from fogbound.server.sight import Look, asking_for
from fogbound.server.slate import Slate
from fogbound.tables import Playback, Remark, Table, story
from fogbound.tables.archive import ArchiveKeeper
from fogbound.text import Teller
from fogbound.view import CitadelView, Standpoint, standpoint

__all__ = ["Sitting"]

FORGET_SECONDS: Final = 300
"""How long a browser may be gone and still resume where its line broke."""
SHARED: Final = ("status", "aims", "ending", "nouns", "deed")

_CELL: Final = re.compile(r"cell:-?\d{1,3},-?\d{1,3}")
_encode: Final = msgspec.json.Encoder().encode


class Sitting:
    """A table that is open. Everything here is quick; who changes something holds the lock and calls `settle`."""

    def __init__(
        self, number: int, table: Table, keeper: ArchiveKeeper, opened: Opened, company: Company
    ) -> None:
        self.number = number
        self.key = keeper.key
        self.table = table
        self.keeper = keeper
        self.opened = opened
        self.company = company
        self.chronicle = Chronicle(table, keeper.talk, keeper.say)
        for remark in table.remarks:
            self.chronicle.noted(table.game, "table-changed", **_changed(remark))
        self.playing = Playing(table, company, self.chronicle, opened.texts)
        self.lock = asyncio.Lock()
        self.listeners: dict[str, Listener] = {}
        self.touched = time.monotonic()
        self.remembered: set[str] = set()  # cards shown when a finished game was looked at again
        self.playback: Playback | None = None  # of a finished game, once somebody looks at it
        self.is_closed = False
        self.is_recorded = False
        self._shown = 0  # how many entries of the journal the following is made from
        self._stand_ins: dict[int, int] = {}  # by seat: the first that sees the same
        self._standpoints: dict[Standpoint, int] = {}  # and by what it sees
        self._looks: dict[tuple[int, str], Look] = {}
        self._slates: dict[tuple[int, str], Slate] = {}
        self._asked: dict[tuple[Look, tuple[int, ...]], tuple[bytes, bytes]] = {}  # by look and seats held
        self._undo: dict[tuple[int, str], bytes] = {}  # by who may hear it, and language
        self._agreement = b""
        self._seated = NONE  # how often the company had changed when the following was made
        self._seating: dict[tuple[int, int], tuple[bytes, bytes]] = {}  # by person and the seat asked
        self._readable: dict[int, set[str]] = {}  # by person
        self._named: set[str] = set()  # cards that open views have named, until somebody asks for them
        self._foreseen: set[str] = set()  # and those for which somebody has asked
        self.playing.follow_seats()

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def adventure(self) -> str:
        return self.opened.name

    async def settle(self) -> None:
        """Wait until everything is on the disk. Raises whatever kept it from getting there."""
        self.touched = time.monotonic()
        self._readable.clear()
        self._undo.clear()
        self._agreement = b""
        entries = len(self.table.journal.entries)
        if self._shown != entries:  # a voice, a word or a seat change nothing in the game
            self._shown = entries
            for made in (self._stand_ins, self._standpoints, self._looks, self._slates, self._asked):
                made.clear()
        self.playing.follow_seats()
        await _done(self.keeper.settled())

    async def close(self) -> None:
        """Put the table away, once everything is written."""
        self.is_closed = True
        for listener in self.listeners.values():
            listener.disconnect()
        await asyncio.to_thread(self.table.close)

    # -- what was overcome -------------------------------------------------------------------------

    def overcome(self) -> tuple[str, ...]:
        """What counts in the players' records once the game is won: the curses' clues, or the Threat.

        A fork begins where another game had come to, as often as one likes, and counts for nothing.
        """
        if self.game.ending != "won" or self.table.journal.header.is_fork:
            return ()
        seen = self.look(NONE, "en").view
        if isinstance(seen, CitadelView):
            return (seen.page.booklet,) if seen.page is not None and seen.page.booklet is not None else ()
        return self.table.journal.header.setup.clues

    # -- looking -----------------------------------------------------------------------------------

    def look(self, seat: int, lang: str) -> Look:
        """The game as a seat sees it now."""
        key = (seat, lang)
        if key not in self._looks:
            self._looks[key] = Look(self.table, seat, self.opened.tellers[lang], self.opened.faces[lang])
        return self._looks[key]

    def _stand_in(self, seat: int) -> int:
        """The first seat that sees the same as this one, so that one look does for all of them."""
        if seat not in self._stand_ins:
            self._stand_ins[seat] = self._standpoints.setdefault(standpoint(self.game, seat), seat)
        return self._stand_ins[seat]

    def seat_of(self, person: int, look_as: int = NONE) -> int:
        """From which seat somebody looks: the one that is asked, the one they chose, their first, or none."""
        held = self.company.held(person)
        question = self.game.pending()
        asked = question.seat(self.game) if question is not None else GROUP
        if asked != GROUP and asked in held:
            return asked
        if look_as in held:
            return look_as
        return held[0] if held else NONE

    def readable(self, person: int) -> set[str]:
        """The cards somebody may read now: what a view of theirs names, and what stands on their chart."""
        if person not in self._readable:
            self._readable[person] = self._in_sight(person)
        return self._readable[person] | self.remembered

    def _in_sight(self, person: int) -> set[str]:
        found: set[str] = set()
        for seat in self.company.held(person) or [NONE]:
            found |= self.look(seat, "en").names
            for sheet in self.table.chart(seat).sheets:
                for place in sheet.places:
                    found.update((place.card, *place.events, *place.before))
                    found.update(side.seen for side in place.sides if side.seen is not None)
        return {name.partition("#")[0] for name in found}

    def show(self, listener: Listener) -> int:
        """Send a browser what has changed for it; returns how many bytes that were."""
        if not listener.is_here:
            return 0
        person = listener.person.number
        seat = self.seat_of(person, listener.look_as)
        look = self.look(self._stand_in(seat), listener.lang)
        slate = self._slate(look)
        lines: list[wire.Line] = []
        if listener.line < self.chronicle.last:
            lines = self.chronicle.lines(look.teller, self.game, seat, look.names, after=listener.line)
        return listener.show(slate, self._own(look, seat, person), lines)

    def newly_named(self) -> set[str]:
        """The cards that open views name and have not named before."""
        new = self._named - self._foreseen
        self._foreseen |= new
        self._named.clear()
        return new

    def show_all(self) -> int:
        """Send every browser what has changed for it."""
        return sum(self.show(listener) for listener in list(self.listeners.values()))

    def _slate(self, look: Look) -> Slate:
        """What all see in this language who look from this seat, or from one that sees the same."""
        key = (look.seat, look.lang)
        if key not in self._slates:
            constant = {
                "view.ruleset": _encode(self.table.book.ruleset()),
                "adventure": _encode(self.adventure),
                "title": _encode(self.opened.title[look.lang]),
                "changed": _encode(self._changes(look.teller)),
            }
            self._slates[key] = Slate(look, constant)
            self._named |= look.names
        return self._slates[key]

    def _changes(self, teller: Teller) -> str:
        """What is to be said of a game that could not go on exactly where it was left."""
        return " ".join(teller.say("table-changed", **_changed(remark)) for remark in self.table.remarks)

    def _own(self, look: Look, seat: int, person: int) -> dict[str, bytes]:
        """What concerns the people at the table, as one of them sees it from their seat."""
        held = self.company.held(person)
        if not self._agreement:
            self._agreement = _encode(self.playing.agreement())
        if (look, held) not in self._asked:
            self._asked[look, held] = (_encode(asking_for(look, held)), _encode(look.refused(held)))
        asking, refused = self._asked[look, held]
        chairs, people = self._company(person)
        return {
            "view.seat": b"null" if seat == NONE else b"%d" % seat,
            "asking": asking,
            "agreement": self._agreement,
            "refused": refused,
            "chairs": chairs,
            "people": people,
            "undo": self._taking_back(look.teller, seat),
        }

    def _company(self, person: int) -> tuple[bytes, bytes]:
        """The chairs, and the people in them or behind them, as one of them sees them."""
        if self._seated != self.company.changes:
            self._seated = self.company.changes
            self._seating.clear()
        question = self.game.pending()
        key = (person, question.seat(self.game) if question is not None else NONE)
        if key not in self._seating:
            self._seating[key] = (_encode(self.chairs(person)), _encode(self._people(person)))
        return self._seating[key]

    def _taking_back(self, teller: Teller, seat: int) -> bytes:
        """How far one can go back, and what had come to light there, as a seat may hear it."""
        wall = self.playing.wall()
        hearer = seat if any(item.seen != EVERYBODY for item in wall) else NONE
        key = (hearer, teller.lang)
        if key not in self._undo:
            told = " ".join([teller.say("undo-wall"), *self._lines(teller, hearer, wall)]) if wall else ""
            self._undo[key] = _encode(self.playing.undo(told))
        return self._undo[key]

    def _lines(self, teller: Teller, seat: int, news: Sequence[News]) -> list[str]:
        told = story.lines(teller, self.game, news, seat)
        return [line for line, _ in told if line]

    def chairs(self, person: int) -> tuple[wire.Chair, ...]:
        """The seats, with who holds them and whose turn it is to think."""
        question = self.game.pending()
        asked = question.seat(self.game) if question is not None else NONE
        found = []
        for seat in range(self.game.seats):
            holder = self.company.holders.get(seat)
            found.append(
                wire.Chair(
                    seat=seat,
                    person=self.company.names.get(holder, "") if holder is not None else "",
                    you=holder == person,
                    here=holder is not None and self.company.is_here(holder),
                    thinking=question is not None and asked == seat,
                )
            )
        return tuple(found)

    def _people(self, person: int) -> tuple[wire.Person, ...]:
        return tuple(
            wire.Person(
                name=name,
                seats=tuple(held),
                here=self.company.is_here(number),
                you=number == person,
            )
            for number, name in sorted(self.company.names.items())
            if (held := self.company.held(number)) or self.company.is_here(number)
        )

    # -- company -----------------------------------------------------------------------------------

    def say(self, person: Person, text: str) -> None:
        """Take down what somebody says to the others."""
        plain = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C").strip()
        if plain:
            self.chronicle.said(self.game, person.name, plain)

    def point(self, person: Person, card: str) -> None:
        """Point at a card or a cell, for all who see it too."""
        held = self.company.held(person.number)
        seat = held[0] if held else None
        pointed = wire.Pointed(by=person.name, seat=seat, card=card)
        for listener in self.listeners.values():
            look = self.look(self.seat_of(listener.person.number, listener.look_as), listener.lang)
            if _CELL.fullmatch(card) or card.partition("#")[0] in look.names:
                listener.send(pointed)

    # -- browsers ----------------------------------------------------------------------------------

    def listener(self, client: str, person: Person, lang: str) -> Listener | None:
        """The listener of a browser that comes back; None if it is not known, or somebody else's."""
        found = self.listeners.get(client)
        if found is None or found.person is not person or found.lang != lang:
            return None
        return found

    def count_people(self) -> None:
        """See who is here."""
        self.company.gather({one.person.number for one in self.listeners.values() if one.is_here})

    def forget_gone(self) -> None:
        """Forget browsers that have been gone for long."""
        now = time.monotonic()
        for client, listener in list(self.listeners.items()):
            if not listener.is_here and now - listener.left > FORGET_SECONDS:
                del self.listeners[client]

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens."""
        return not any(listener.is_here for listener in self.listeners.values())


async def _done(kept: "Future[None]") -> None:
    """Wait for something that is done by another thread, or told by the loop itself. Raises what kept it from it."""
    if not kept.done():
        loop, here = asyncio.get_running_loop(), get_ident()
        waiting = loop.create_future()

        def tell() -> None:
            if not waiting.done():
                waiting.set_result(None)

        def told(_: "Future[None]") -> None:
            if get_ident() == here:
                tell()
            else:
                loop.call_soon_threadsafe(tell)

        kept.add_done_callback(told)
        await waiting
    kept.result()


def _changed(remark: Remark) -> dict[str, str | int]:
    """What is told of a game that could not go on exactly where it was left."""
    return {"why": remark.why, "turn": remark.turn + 1, "lost": remark.lost}
