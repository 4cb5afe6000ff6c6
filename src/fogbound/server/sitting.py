"""One open table: its people, its game, and the browsers that listen."""

import asyncio
import time
import unicodedata
from collections import Counter
from concurrent.futures import Future
from threading import get_ident
from typing import Final

from fogbound.core import NONE, Game
from fogbound.server import limits, looking, wire
from fogbound.server.company import Company
from fogbound.server.listener import Listener
from fogbound.server.people import Person
from fogbound.server.playing import Playing
from fogbound.server.shelf import Opened
from fogbound.server.sight.chronicle import NAMELESS, Chronicle, changed
from fogbound.server.sight.look import Look
from fogbound.server.sight.showing import Showing
from fogbound.tables import Playback, Table
from fogbound.tables.archive import ArchiveKeeper
from fogbound.text import catalogue
from fogbound.view import CitadelView

__all__ = ["Sitting"]

FORGET_SECONDS: Final = 300
"""How long a browser may be gone and still resume where its line broke."""


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
            self.chronicle.noted_once(table.game, "table-changed", **changed(remark))
        self.playing = Playing(table, company, self.chronicle, opened.texts, keeper.ballot, keeper.poll)
        self.showing = Showing(table, company, self.chronicle, self.playing, opened)
        self.lock = asyncio.Lock()
        self.listeners: dict[str, Listener] = {}
        self.touched = time.monotonic()
        self.remembered: set[str] = set()  # cards shown when a finished game was looked at again
        self.playback: Playback | None = None  # of a finished game, once somebody looks at it
        self.is_closed = False
        self.is_recorded = False
        self._readable: dict[int, set[str]] = {}  # by person
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
        self.showing.renew()
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
        return self.showing.look(seat, lang)

    def readable(self, person: int) -> set[str]:
        """The cards somebody may read now: what a view of theirs names, and what stands on their chart."""
        if person not in self._readable:
            self._readable[person] = looking.readable(self.showing, person)
        return self._readable[person] | self.remembered

    def show(self, listener: Listener) -> int:
        """Send a browser what has changed for it; returns how many bytes that were."""
        return listener.show(self.showing) if listener.is_here else 0

    def show_all(self) -> int:
        """Send every browser what has changed for it."""
        return sum([self.show(listener) for listener in list(self.listeners.values())])

    # -- company -----------------------------------------------------------------------------------

    def say(self, person: Person, text: str) -> None:
        """Take down what somebody says to the others."""
        plain = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C").strip()
        if plain:
            self.chronicle.said(self.game, person.name, plain)

    def decline(self, person: Person, by: Person) -> None:
        """Tell somebody that what they wished to take back stays as it is, and who would have it so."""
        for listener in self.listeners.values():
            if listener.person.number == person.number:
                text = catalogue(listener.lang).say("table-undo-refused", who=by.name or NAMELESS)
                listener.send(wire.Refused(code="consent", text=text))

    def point(self, person: Person, card: str) -> None:
        """Point at a card, for all who see it too."""
        held = self.company.held(person.number)
        seat = held[0] if held else None
        pointed = wire.Pointed(by=person.name, seat=seat, card=card)
        for listener in self.listeners.values():
            look = self.look(self.showing.seat_of(listener.person.number, listener.look_as), listener.lang)
            if card.partition("#")[0] in look.names:
                listener.send(pointed)

    # -- browsers ----------------------------------------------------------------------------------

    def listener(self, client: str, person: Person, lang: str) -> Listener | None:
        """The listener of a browser that comes back; None if it is not known, or somebody else's."""
        found = self.listeners.get(client)
        if found is None or found.person is not person or found.lang != lang:
            return None
        return found

    def turn_away(self, person: int) -> None:
        """Close the lines of somebody who may come no more, and tell them."""
        for listener in [one for one in self.listeners.values() if one.person.number == person]:
            listener.send(wire.Gone(why=catalogue(listener.lang).say("table-removed")))
            listener.disconnect()
            del self.listeners[listener.client]
        self.count_people()

    def count_people(self) -> None:
        """See who is here."""
        self.company.gather({one.person.number for one in self.listeners.values() if one.is_here})

    def forget_gone(self) -> None:
        """Forget browsers that have been gone for long, or longest if many have."""
        now = time.monotonic()
        gone = sorted([one for one in self.listeners.values() if not one.is_here], key=lambda one: -one.left)
        of_person: Counter[int] = Counter()
        for at, listener in enumerate(gone):
            number = listener.person.number
            of_person[number] += 1
            is_one_too_many = at >= limits.MOST_GONE or of_person[number] > limits.MOST_GONE_OF_A_PERSON
            if is_one_too_many or now - listener.left > FORGET_SECONDS:
                del self.listeners[listener.client]

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
