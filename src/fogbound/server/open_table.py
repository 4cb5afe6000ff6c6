"""One open table: its people, its game, and the browsers that listen."""

import asyncio
import time
import unicodedata
from collections import Counter
from concurrent.futures import Future
from threading import get_ident
from typing import Final

from fogbound.server import details, limits, wire
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.broadcast import Broadcast
from fogbound.server.members import Members
from fogbound.server.people import Person
from fogbound.server.presentation.history import NAMELESS, History
from fogbound.server.presentation.presenter import Presenter
from fogbound.server.subscriber import Subscriber
from fogbound.server.table_actions import TableActions
from fogbound.tables import Playback, Table
from fogbound.tables.archive import ArchiveSink
from fogbound.text.catalogue import catalogue

__all__ = ["OpenTable"]

FORGET_SECONDS: Final = 300
"""How long a browser may be gone and still resume where its line broke."""


class OpenTable:
    """A table that is open. Everything here is quick; who changes something holds the lock and calls `settle`."""

    def __init__(
        self, number: int, table: Table, keeper: ArchiveSink, loaded: LoadedAdventure, members: Members
    ) -> None:
        self.number = number
        self.key = keeper.key
        self.table = table
        self.keeper = keeper
        self.loaded = loaded
        self.members = members
        self.history = History(table, keeper.talk, keeper.say)
        for remark in table.remarks:
            self.history.note_once("table-changed", **remark.arguments())
        self.actions = TableActions(table, members, self.history, keeper.ballot, keeper.poll)
        self.broadcast = Broadcast(table, members, self.history, self.actions, loaded)
        self.lock = asyncio.Lock()
        self.subscribers: dict[str, Subscriber] = {}
        self.touched = time.monotonic()
        self.remembered: set[str] = set()  # cards shown when a finished game was looked at again
        self.playback: Playback | None = None  # of a finished game, once it is looked at
        self.is_closed = False
        self.is_recorded = False
        self._readable: dict[int, set[str]] = {}  # by person
        self.actions.follow_seats()
        table.settle()

    @property
    def adventure(self) -> str:
        return self.loaded.name

    async def settle(self) -> None:
        """Wait until everything is on the disk. Raises whatever kept it from getting there."""
        self.touched = time.monotonic()
        self._readable.clear()
        self.broadcast.renew()
        self.actions.follow_seats()
        await _wait_for(self.keeper.flush())

    async def close(self) -> None:
        """Put the table away, once everything is written."""
        self.is_closed = True
        for subscriber in self.subscribers.values():
            subscriber.disconnect()
        await asyncio.to_thread(self.table.close)

    # -- what was overcome -------------------------------------------------------------------------

    def achievements(self) -> tuple[str, ...]:
        """What counts in the players' records once the game is won: the curses' clues, or the Threat.

        A fork begins where another game had come to, as often as one likes, and counts for nothing.
        """
        if self.table.ending != "won" or self.table.journal.header.is_fork:
            return ()
        return self.table.overcome()

    # -- looking -----------------------------------------------------------------------------------

    def presenter(self, seat: int, lang: str) -> Presenter:
        """The game as a seat sees it now."""
        return self.broadcast.presenter(seat, lang)

    def readable_cards(self, person: int) -> set[str]:
        """The cards a person may read: what a view of theirs names, what is on their chart, what they have been shown.

        The last because a page that plays on quickly asks for some pictures only when the card has gone.
        """
        if person not in self._readable:
            self._readable[person] = details.readable_cards(self.broadcast, person)
        shown = [one.shown_cards for one in self.subscribers.values() if one.person.number == person]
        return self._readable[person].union(self.remembered, *shown)

    def show(self, subscriber: Subscriber) -> int:
        """Send a browser what has changed for it; returns how many bytes that were."""
        return subscriber.show(self.broadcast) if subscriber.is_here else 0

    def show_all(self) -> int:
        """Send every browser what has changed for it."""
        return sum([self.show(subscriber) for subscriber in list(self.subscribers.values())])

    # -- people ------------------------------------------------------------------------------------

    def say(self, person: Person, text: str) -> None:
        """Take down what a person says to the others."""
        plain = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C").strip()
        if plain:
            self.history.add_talk(person.name, plain)

    def decline(self, person: Person, by: Person) -> None:
        """Tell a person that what they wanted to take back stays as it is, and who refused."""
        for subscriber in self.subscribers.values():
            if subscriber.person.number == person.number:
                text = catalogue(subscriber.lang).say("table-undo-refused", who=by.name or NAMELESS)
                subscriber.send(wire.Refused(code="consent", text=text))

    def point(self, person: Person, card: str) -> None:
        """Point at a card, for all who see it too."""
        held = self.members.held_seats(person.number)
        seat = held[0] if held else None
        pointed = wire.Pointed(by=person.name, seat=seat, card=card)
        for subscriber in self.subscribers.values():
            presenter = self.presenter(
                self.broadcast.seat_of(subscriber.person.number, subscriber.look_as), subscriber.lang
            )
            if card.partition("#")[0] in presenter.names:
                subscriber.send(pointed)

    # -- browsers ----------------------------------------------------------------------------------

    def subscriber(self, client: str, person: Person, lang: str) -> Subscriber | None:
        """The subscriber of a browser that comes back; None if it is not known, or another person's."""
        found = self.subscribers.get(client)
        if found is None or found.person is not person or found.lang != lang:
            return None
        return found

    def turn_away(self, person: int) -> None:
        """Close the lines of a person who may come no more, and tell them."""
        for subscriber in [one for one in self.subscribers.values() if one.person.number == person]:
            subscriber.send(wire.Gone(why=catalogue(subscriber.lang).say("table-removed")))
            subscriber.disconnect()
            del self.subscribers[subscriber.client]
        self.count_people()

    def count_people(self) -> None:
        """See who is here."""
        self.members.gather({one.person.number for one in self.subscribers.values() if one.is_here})

    def forget_gone(self) -> None:
        """Forget browsers that have been gone for long, or longest if many have."""
        now = time.monotonic()
        gone = sorted(
            [one for one in self.subscribers.values() if not one.is_here], key=lambda one: -one.left
        )
        of_person: Counter[int] = Counter()
        for at, subscriber in enumerate(gone):
            number = subscriber.person.number
            of_person[number] += 1
            is_one_too_many = at >= limits.MOST_GONE or of_person[number] > limits.MOST_GONE_OF_A_PERSON
            if is_one_too_many or now - subscriber.left > FORGET_SECONDS:
                del self.subscribers[subscriber.client]

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens."""
        return not any(subscriber.is_here for subscriber in self.subscribers.values())


async def _wait_for(kept: "Future[None]") -> None:
    """Wait for something that is done by another thread, or by the loop itself. Raises what kept it from it."""
    if not kept.done():
        loop, here = asyncio.get_running_loop(), get_ident()
        waiting = loop.create_future()

        def tell() -> None:
            if not waiting.done():
                waiting.set_result(None)

        def on_done(_: "Future[None]") -> None:
            if get_ident() == here:
                tell()
            else:
                loop.call_soon_threadsafe(tell)

        kept.add_done_callback(on_done)
        await waiting
    kept.result()
