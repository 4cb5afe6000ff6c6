"""The registry: tables, opened when the first person comes and put away when nobody is left, one lock for each."""

import asyncio
import gc
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from fogbound.server import faults, limits, wire
from fogbound.server.addresses import networks_of
from fogbound.server.adventures import Adventures, LoadedAdventure
from fogbound.server.errors import Denied, Draining, NoSuchTable, NotAllowed, RequestRefused, TooFast, TooMany
from fogbound.server.members import Members
from fogbound.server.metrics import Metrics
from fogbound.server.new_game import Deal, Dealer
from fogbound.server.open_table import OpenTable
from fogbound.server.outbox import Outbox
from fogbound.server.people import Guest, People, Person
from fogbound.server.presentation.history import AGAIN
from fogbound.server.subscriber import Subscriber
from fogbound.server.throttle import ASKING, Throttle
from fogbound.server.turns import AddressQueue
from fogbound.tables import Journal, JournalDamaged, JournalInUse, Setup, Table, TableRefused
from fogbound.tables import fork as forked
from fogbound.tables.archive import Archive, Archived, ArchiveSink
from fogbound.tables.glance import Glance
from fogbound.tables.journal import Flaw
from fogbound.tables.origin import setup_of
from fogbound.tables.seeds import fresh_seed
from fogbound.text import catalogue

__all__ = ["Line", "TableRegistry"]

IDLE_SECONDS: Final = 300
"""How long a table stays open when nobody listens."""
ROUND_SECONDS: Final = 20
"""How often idle tables are put away."""
TIDY_SECONDS: Final = (60, 600)
"""After how long memory is tidied up: while nobody listens, and at the latest."""

Line = tuple[Subscriber, Outbox]
"""A browser that listens, and what is to be sent to it."""

_log: Final = logging.getLogger(__name__)


class TableRegistry:
    """All tables of a server."""

    def __init__(
        self,
        archive: Archive,
        people: People,
        adventures: Adventures,
        metrics: Metrics,
        throttle: Throttle,
        foresee: Callable[[LoadedAdventure, Collection[str]], None] | None = None,
    ) -> None:
        self.archive = archive
        self.people = people
        self.adventures = adventures
        self.metrics = metrics
        self._throttle = throttle
        self._heavy = AddressQueue(limits.HEAVY_EACH)
        self._dealer = Dealer(archive, people)
        self._foresee = foresee  # has the pictures of cards drawn before they are asked for
        self._open: dict[str, OpenTable] = {}
        self._opener: dict[str, str] = {}  # the address from which each was opened
        self._opened_from: Counter[str] = Counter()  # and how many are open from each
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._stopped: dict[str, Exception] = {}  # why tables could not be opened, by their keys
        self._going: set[str] = set()  # the keys of games that are being deleted
        self._rounds: asyncio.Task[None] | None = None
        self._tidied = time.monotonic()
        self._is_draining = False

    def begin(self) -> None:
        """Go round from now on."""
        self._rounds = faults.start("going round the tables", self._go_round())

    async def end(self) -> None:
        """Put everything away."""
        for task in (self._rounds, *self._timers.values()):
            if task is not None:
                task.cancel()
        for open_table in list(self._open.values()):
            async with open_table.lock:
                await self._put_away(open_table)

    async def drain(self) -> None:
        """Let go of one table after the other and have its browsers come again elsewhere; no table is opened any more."""
        self._is_draining = True
        while self._opening or self._open:
            if self._opening:
                await asyncio.wait(list(self._opening.values()))
            for open_table in list(self._open.values()):
                try:
                    async with open_table.lock:
                        await self._put_away(open_table, open_table.hand_over)
                except Exception:  # the others are let go of, whatever is wrong with one
                    self.metrics.count("faults")
                    _log.exception("the table %s could not be handed over", open_table.key)

    # -- opening -----------------------------------------------------------------------------------

    def opening_fault(self, key: str) -> Exception | None:
        """Why a table could not be opened when it was last tried."""
        return self._stopped.get(key)

    def find(self, key: str) -> OpenTable | None:
        """A table, if it is open."""
        return self._open.get(key)

    async def open_table(self, key: str, person: Person) -> OpenTable:
        """A table to which this person may come, opened if need be. Raises NoSuchTable, or why it cannot be."""
        open_table = self._open.get(key)
        if open_table is None:  # a stranger learns nothing of it, not even that it cannot be opened
            await asyncio.to_thread(self._row, key, person)
            open_table = self._open.get(key)
        while open_table is not None:
            async with open_table.lock:  # it may be being put away, or an answer may not be on the disk yet
                pass
            if not open_table.is_closed:
                break
            open_table = self._open.get(key)
        if open_table is None:
            if key in self._going:
                raise NoSuchTable
            task = self._opening.get(key)
            if task is None:
                task = self._opening[key] = asyncio.create_task(self._load(key))
                task.add_done_callback(lambda _: self._opening.pop(key, None))
            open_table = await asyncio.shield(task)
        if not open_table.members.is_guest(person.number):
            raise NoSuchTable
        open_table.touched = time.monotonic()
        return open_table

    def _row(self, key: str, person: Person) -> tuple[Archived, Members]:
        """A game to which this person may come, and its people, without opening it. Raises NoSuchTable."""
        row = self.archive.find(key)
        if row is None:
            raise NoSuchTable
        members = Members.load(self.people, row.id)
        if not members.is_guest(person.number):
            raise NoSuchTable
        return row, members

    async def _load(self, key: str) -> OpenTable:
        if not self._throttle.openings.take():
            raise TooFast
        await self._make_room()
        try:
            async with self._heavy.turn():
                number, table, keeper, loaded, members = await asyncio.to_thread(self._take_up, key)
        except (JournalDamaged, TableRefused) as fault:
            self._stopped[key] = fault
            raise
        self._stopped.pop(key, None)
        return self._put_up(OpenTable(number, table, keeper, loaded, members))

    async def _make_room(self) -> None:
        """See to it that one more table may be open, here and from this address: one that nobody needs is put away.

        Raises TooMany if all of them are in use, or Draining.
        """
        if self._is_draining:
            raise Draining
        own = networks_of(ASKING.get())[0]
        if self._opened_from[own] >= limits.TABLES_EACH:
            among = [table for table in self._open.values() if self._opener.get(table.key) == own]
        elif len(self._open) >= limits.MOST_TABLES:
            among = list(self._open.values())
        else:
            return
        idle = [table for table in among if table.is_idle and not table.lock.locked()]
        if not idle:
            raise TooMany
        longest = min(idle, key=lambda table: table.touched)
        async with longest.lock:
            await self._put_away(longest)

    def _put_up(self, open_table: OpenTable) -> OpenTable:
        self._open[open_table.key] = open_table
        self._opener[open_table.key] = networks_of(ASKING.get())[0]
        self._opened_from[self._opener[open_table.key]] += 1
        self.metrics.count("tables_opened")
        self._hurry(open_table)
        return open_table

    def _take_up(self, key: str) -> tuple[int, Table, ArchiveSink, LoadedAdventure, Members]:
        """Read a game and play its journal again; takes a moment, so it is done in a thread."""
        row = self.archive.find(key)
        if row is None:
            raise NoSuchTable
        loaded = self.adventures.open([name for name, _ in row.header.packs])
        try:
            journal, keeper = self.archive.resume(key, waits=False)
        except KeyError:  # it has just been deleted
            raise NoSuchTable from None
        table = Table.resume((journal, keeper), loaded.packs, loaded.book)
        return row.id, table, keeper, loaded, Members.load(self.people, row.id, table.seats)

    # -- new games ---------------------------------------------------------------------------------

    async def create(
        self,
        person: Person,
        loaded: LoadedAdventure,
        setup: Setup,
        seed: int,
        name: str,
        seats: tuple[int, ...],
    ) -> str:
        """Deal a new game; the maker takes these seats, or all that play. Raises SetupRefused."""
        called = name or loaded.title[person.lang]

        def deal(keep: Callable[[Journal, Glance], ArchiveSink]) -> Table:
            return Table.create(loaded.book, loaded.packs, setup, seed, keep, called)

        return await self._begin_game(person, loaded, deal, called, seats)

    async def fork(self, person: Person, open_table: OpenTable, at: int, name: str) -> str:
        """Play on from a step of a game, as a new one with everybody's seats. Raises TableRefused, or Refusal.

        What a seat alone has seen stays in it, so nobody gets the seats of others before the game is over.
        """
        if not open_table.table.ending and not open_table.members.is_alone(
            person.number, open_table.table.playing_seats()
        ):
            raise NotAllowed("trouble-fork")
        loaded, journal = open_table.loaded, open_table.table.journal
        copy = Journal(journal.header, list(journal.entries))
        called = name or journal.header.name

        def deal(keep: Callable[[Journal, Glance], ArchiveSink]) -> Table:
            return forked(
                copy,
                loaded.packs,
                loaded.book,
                at=at,
                seed=fresh_seed(),
                keep=keep,
                name=called,
                of=journal.header.name or open_table.key,
            )

        return await self._begin_game(person, loaded, deal, called, ())

    async def again(self, person: Person, open_table: OpenTable) -> str:
        """Another game with all that was chosen for this one, for the same people; the one that was begun already.

        It is made by the maker of this one, if they still play it; otherwise by the person who asks, if they play it.
        """
        async with open_table.lock:
            if open_table.is_closed:
                raise NoSuchTable
            begun = open_table.history.again
            if begun and await asyncio.to_thread(self.archive.find, begun) is not None:
                return begun
            members, seats = open_table.members, open_table.table.playing_seats()
            if not members.plays(person.number, seats):
                raise NotAllowed
            still = [maker for maker in sorted(members.makers) if members.plays(maker, seats)]
            maker = Person(still[0], members.names[still[0]], "") if still else person
            loaded, header = open_table.loaded, open_table.table.journal.header
            setup, seed = setup_of(header), fresh_seed()

            def deal(keep: Callable[[Journal, Glance], ArchiveSink]) -> Table:
                return Table.create(loaded.book, loaded.packs, setup, seed, keep, header.name)

            key = await self._begin_game(maker, loaded, deal, header.name, (), open_table.number)
            open_table.history.note(AGAIN, who=person.name, table=key)
            await self._settle(open_table)
            return key

    async def _begin_game(
        self,
        maker: Person,
        loaded: LoadedAdventure,
        deal: Deal,
        name: str,
        seats: tuple[int, ...],
        like: int = 0,
    ) -> str:
        """Put up the table of a new game; its maker takes seats, or all sit as they did at another one."""
        await self._check_begin()
        await self._make_room()
        async with self._heavy.turn():
            begun = await asyncio.to_thread(self._dealer.begin, maker, loaded, deal, name, seats, like)
        self._throttle.begun.add(ASKING.get(), begun.number)
        return self._put_up(begun).key

    async def _check_begin(self) -> None:
        """Raises TooFast or RequestRefused if too many games are begun from this address."""
        if not self._throttle.games.take():
            raise TooFast("trouble-games-fast")
        begun = self._throttle.begun.games_of(ASKING.get())
        if len(begun) >= limits.GAMES_EACH:
            unfinished = await asyncio.to_thread(self.archive.count_unfinished, begun)
            if unfinished >= limits.GAMES_EACH:
                raise RequestRefused("trouble-games-here", n=unfinished)

    async def delete(self, key: str, person: Person) -> tuple[str, ...]:
        """Remove a game for good, even one that cannot be opened: its maker may, or all who have played it together.

        Returns the names of the people who have not agreed; the game is gone if there are none. Raises NoSuchTable, or
        NotAllowed for a person who has never played it.
        """
        row, members = await asyncio.to_thread(self._row, key, person)
        how = members.parting(person.number)
        if how == "hide":
            raise NotAllowed("trouble-not-owner")
        missing: tuple[str, ...] = ()
        if how == "agree":
            missing = await asyncio.to_thread(self._agree_to_delete, row.id, members, person)
        if not missing:
            await self._remove_game(key, row.id)
        return missing

    def _agree_to_delete(self, game: int, members: Members, person: Person) -> tuple[str, ...]:
        """Note that a person agrees to deleting a game; returns the names of the people who have not."""
        self.people.mark(game, person.number, agreed=True)
        guests = self.people.guests(game)
        missing = members.missing_consents([guest.person for guest in guests if guest.agreed])
        return tuple(guest.name for guest in guests if guest.person in missing)

    async def set_listed(self, key: str, person: Person, listed: bool) -> None:
        """Take a game off a person's list or put it there again; either takes back their consent to deleting it."""
        row, _ = await asyncio.to_thread(self._row, key, person)
        agreed = False if listed else None
        await asyncio.to_thread(self.people.mark, row.id, person.number, hidden=not listed, agreed=agreed)

    async def _remove_game(self, key: str, number: int) -> None:
        """Put away a game for good, once the people at its table have been sent home."""
        if key in self._going:
            raise NoSuchTable
        self._going.add(key)  # from now on nobody opens it
        try:
            if (opening := self._opening.get(key)) is not None:
                await asyncio.wait((opening,))
            if (open_table := self._open.get(key)) is not None:
                await self._send_home(open_table)
            await asyncio.to_thread(self.archive.delete, key)
            await asyncio.to_thread(self.people.forget, number)
            self._stopped.pop(key, None)
        finally:
            self._going.discard(key)

    async def _send_home(self, open_table: OpenTable) -> None:
        """Put a table away and tell everybody that its game is no more."""
        async with open_table.lock:
            for subscriber in open_table.subscribers.values():
                subscriber.send(wire.Gone(why=catalogue(subscriber.lang).say("table-deleted")))
            await self._put_away(open_table)

    # -- guests ------------------------------------------------------------------------------------

    async def guests(self, open_table: OpenTable) -> list[Guest]:
        """Everybody who may come to a table or was removed from it."""
        return await asyncio.to_thread(self.people.guests, open_table.number)

    async def admit_guest(self, row: Archived, person: Person) -> None:
        """Let a person come to a game who follows an invitation to it, whether its table is open or not.

        Raises JournalInUse if another server has opened it, which has to let them in, too.
        """
        await asyncio.to_thread(self.people.sit_down, row.id, person, ())
        open_table = self.find(row.key)
        if open_table is None:  # who opens it from now on finds them among its guests
            await asyncio.to_thread(self._check_not_elsewhere, row.key)
            return
        async with open_table.lock:
            if not open_table.is_closed and person.number not in open_table.members.removed:
                open_table.members.invite(person)

    def _check_not_elsewhere(self, key: str) -> None:
        holder = self.archive.holder(key)
        if holder not in ("", self.archive.server):
            raise JournalInUse(Flaw(0, "in-use", word=key), holder)

    async def remove(self, open_table: OpenTable, maker: Person, guest: Guest, removed: bool) -> None:
        """Let a person come to a table no more, or again; only its maker decides that. Raises NotAllowed."""
        async with open_table.lock:
            members = open_table.members
            if maker.number not in members.makers or guest.maker:
                raise NotAllowed("trouble-not-maker")
            await asyncio.to_thread(self.people.mark, open_table.number, guest.person, removed=removed)
            if open_table.is_closed:
                return
            if not removed:
                members.let_in(guest.person)
                return
            for _ in members.remove(guest.person):
                open_table.history.note("table-seat-free", who=guest.name)
            open_table.turn_away(guest.person)
            await self._settle(open_table)

    # -- what people do ----------------------------------------------------------------------------

    async def act(self, open_table: OpenTable, subscriber: Subscriber, said: wire.FromBrowser) -> None:
        """Do what a browser asks for, keep it, and show everybody; a refusal goes to that browser alone."""
        async with open_table.lock:
            if open_table.is_closed or not open_table.members.is_guest(subscriber.person.number):
                return
            try:
                await self._do(open_table, subscriber, said)
            except Denied as denied:
                self.metrics.count("refusals", denied.code)
                text = catalogue(subscriber.lang).say(denied.key, **denied.arguments)
                subscriber.send(wire.Refused(code=denied.code, text=text))
            except Exception:  # a fault of ours; the table is as the disk has it when it is opened again
                self.metrics.count("faults")
                _log.exception("the table %s failed at %s", open_table.key, type(said).__name__)
                await self._lose(open_table)

    async def _do(self, open_table: OpenTable, subscriber: Subscriber, said: wire.FromBrowser) -> None:
        person, table = subscriber.person, open_table.actions
        if isinstance(said, wire.Point):
            open_table.point(person, said.card)
            return
        if isinstance(said, wire.Speak):
            subscriber.speak(said.lang)
            open_table.show(subscriber)
            return
        if isinstance(said, wire.LookAs):
            open_table.members.check_give(person, said.seat)
            subscriber.look_as = said.seat
            open_table.show(subscriber)
            return
        if isinstance(said, wire.GiveAnswer):
            table.answer(person, said)
        elif isinstance(said, wire.TakePart):
            table.promise(person, said)
        elif isinstance(said, wire.Disagree):
            table.disagree(person, said.serial)
        elif isinstance(said, wire.TakeBack):
            table.take_back(person, said.answers)
        elif isinstance(said, wire.Consent):
            refused = table.consent(person, said.agreed)
            if refused is not None:
                open_table.decline(refused, by=person)
        elif isinstance(said, wire.Say):
            open_table.say(person, said.text)
        else:
            await self._change_seats(open_table, person, said)
        self.metrics.count("answers")
        await self._settle(open_table)

    async def _change_seats(
        self,
        open_table: OpenTable,
        person: Person,
        said: wire.TakeSeat | wire.GiveSeat | wire.HandOverSeat | wire.Admit,
    ) -> None:
        members, table = open_table.members, open_table.table
        seats = table.playing_seats()
        if isinstance(said, wire.GiveSeat):
            members.check_give(person, said.seat)
            await asyncio.to_thread(self.people.get_up, open_table.number, said.seat)
            who = members.free(said.seat)
            open_table.history.note("table-seat-free", who=who)
            return
        if table.ending:  # whose game it was is settled
            raise Denied("closed", "refused-over")
        if isinstance(said, wire.Admit):
            members.check_admit(person, said.seat, table.present_seats(), seats)
            members.admit(said.seat)
            who = members.names.get(members.holders[said.seat], "")
            open_table.history.note("table-admitted", who=who)
        elif isinstance(said, wire.TakeSeat):
            members.check_take(person, said.seat)
            is_back = said.seat in members.holders
            await asyncio.to_thread(self.people.sit_down, open_table.number, person, (said.seat,))
            members.take(person, said.seat)
            note = "table-seat-back" if is_back else "table-seat-taken"
            open_table.history.note(note, who=person.name)
        else:
            members.check_hand_over(person, said.seat, table.present_seats(), seats)
            claim = members.claim_of(said.seat)
            await asyncio.to_thread(self.people.get_up, open_table.number, said.seat, claim)
            who = members.free(said.seat, claim)
            open_table.history.note("table-seat-free", who=who)

    async def _remember_players(self, open_table: OpenTable) -> None:
        """Keep who holds a seat that has a part in the game: they have played it, whatever becomes of their seat."""
        new = open_table.members.new_players(open_table.table.playing_seats())
        if new:
            await asyncio.to_thread(self.people.remember_players, open_table.number, new)
            await asyncio.to_thread(
                self.people.record, {person for _, person in new}, open_table.adventure, ()
            )
            open_table.members.players.update(new)

    async def _settle(self, open_table: OpenTable) -> None:
        """Show everybody what has changed, once it is on the disk."""
        begun = time.perf_counter()
        try:
            await self._remember_players(open_table)
            await open_table.settle()
        except Exception:
            self.metrics.count("faults")
            _log.exception("the table %s could not be kept; it is closed", open_table.key)
            await self._lose(open_table)
            return
        self.metrics.count("settle_seconds", by=time.perf_counter() - begun)
        if open_table.table.ending and not open_table.is_recorded:
            open_table.is_recorded = True
            held = open_table.members.holders
            holders = {held[seat] for seat in open_table.table.playing_seats() if seat in held}
            await asyncio.to_thread(
                self.people.record, holders, open_table.adventure, open_table.achievements()
            )
        self.metrics.count("shown_bytes", by=open_table.show_all())
        self._draw_ahead(open_table)
        self._hurry(open_table)

    async def _lose(self, open_table: OpenTable) -> None:
        """Close a table whose last answer is not safe; it is opened again from what is."""
        self.metrics.count("tables_lost")
        for subscriber in open_table.subscribers.values():
            text = catalogue(subscriber.lang).say("refused-closed")
            subscriber.send(wire.Refused(code="closed", text=text))
        await self._put_away(open_table)

    def lose_claims(self) -> None:
        """The session that held the games has ended: close the tables that were open in it, for others may write them."""
        for open_table in list(self._open.values()):
            if not self.archive.is_claimed(open_table.number, open_table.keeper.epoch):
                faults.start(f"closing the table {open_table.key}", self._lose_claim(open_table))

    async def _lose_claim(self, open_table: OpenTable) -> None:
        async with open_table.lock:
            if not open_table.is_closed:
                await self._lose(open_table)

    def _draw_ahead(self, open_table: OpenTable) -> None:
        """Have drawn what browsers are being shown, and nothing else."""
        if self._foresee is not None and (names := open_table.broadcast.take_new_names()):
            self._foresee(open_table.loaded, names)

    # -- coming and going --------------------------------------------------------------------------

    async def connect(self, open_table: OpenTable, client: str, person: Person, lang: str, seq: int) -> Line:
        """A browser listens from now on; everybody sees that its person is there.

        Raises JournalInUse if another server has gone on with the game meanwhile.
        """
        async with open_table.lock:
            if open_table.is_closed:
                raise TooMany
            await self._check_kept(open_table)
            if not open_table.members.is_guest(person.number):  # they have just been removed
                raise NoSuchTable
            open_table.forget_gone()
            subscriber = open_table.subscriber(client, person, lang)
            if subscriber is None:
                if sum(one.is_here for one in open_table.subscribers.values()) >= limits.MOST_LISTENERS:
                    raise TooMany
                subscriber = Subscriber(secrets.token_urlsafe(16), person, lang)
                open_table.subscribers[subscriber.client] = subscriber
            outbox = subscriber.connect(seq)
            open_table.count_people()
            open_table.show_all()
            self._draw_ahead(open_table)
            return subscriber, outbox

    async def _check_kept(self, open_table: OpenTable) -> None:
        """Close a table whose game may have been written elsewhere, rather than show what it was."""
        game, epoch = open_table.number, open_table.keeper.epoch
        if not await asyncio.to_thread(self.archive.still_has, game, epoch):
            await self._lose(open_table)
            holder = await asyncio.to_thread(self.archive.holder, open_table.key)
            raise JournalInUse(Flaw(0, "in-use", word=open_table.key), holder)

    async def disconnect(self, open_table: OpenTable, line: Line) -> None:
        """The line to a browser is gone; everybody sees whether its person still is there."""
        subscriber, outbox = line
        subscriber.disconnect(outbox)
        open_table.count_people()
        if not open_table.is_closed:
            async with open_table.lock:
                open_table.show_all()

    async def rename(self, person: Person) -> None:
        """Give a person another name."""
        for open_table in list(self._open.values()):
            if open_table.members.is_guest(person.number):
                open_table.members.invite(person)
                async with open_table.lock:
                    open_table.show_all()

    # -- time --------------------------------------------------------------------------------------

    def _hurry(self, open_table: OpenTable) -> None:
        """Where a rule leaves little time, answer for the players who let it pass."""
        asked = open_table.table.asked_question
        seconds, serial = (asked.seconds, asked.serial) if asked is not None else (0, 0)
        timer = self._timers.get(open_table.key)
        if timer is not None and (timer.done() or timer.get_name() != f"{serial}"):
            timer.cancel()
            del self._timers[open_table.key]
        if seconds and open_table.key not in self._timers:
            self._timers[open_table.key] = faults.start(f"{serial}", self._lapse(open_table, serial, seconds))

    async def _lapse(self, open_table: OpenTable, serial: int, seconds: int) -> None:
        await asyncio.sleep(seconds)
        async with open_table.lock:
            self._timers.pop(open_table.key, None)
            try:
                if not open_table.is_closed and open_table.actions.lapse(serial):
                    await self._settle(open_table)
            except Exception:  # as in `act`
                self.metrics.count("faults")
                _log.exception("the table %s failed when time was up", open_table.key)
                await self._lose(open_table)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            for open_table in list(self._open.values()):
                try:
                    await self._look_after(open_table)
                except Exception:  # the round goes on, whatever is wrong with one table
                    self.metrics.count("faults")
                    _log.exception("the table %s could not be put away", open_table.key)
            self._tidy()

    async def _look_after(self, open_table: OpenTable) -> None:
        """Put a table away at which nobody has been for a while."""
        open_table.forget_gone()
        if open_table.is_idle and time.monotonic() - open_table.touched > IDLE_SECONDS:
            async with open_table.lock:
                await self._put_away(open_table)

    def _tidy(self) -> None:
        """Look for circles of garbage, which takes a moment on a full server; games make none, lines that broke may."""
        quiet, latest = TIDY_SECONDS
        waited = time.monotonic() - self._tidied
        is_quiet = all(open_table.is_idle for open_table in self._open.values())
        if waited > latest or (is_quiet and waited > quiet):
            gc.collect()
            self._tidied = time.monotonic()

    async def _put_away(
        self, open_table: OpenTable, close: Callable[[], Coroutine[Any, Any, None]] | None = None
    ) -> None:
        """Close a table whose lock is held; a person who comes meanwhile waits until it can be opened again."""
        timer = self._timers.pop(open_table.key, None)
        if timer is not None and timer is not asyncio.current_task():
            timer.cancel()
        if self._open.get(open_table.key) is open_table:
            try:
                await (close or open_table.close)()
            finally:
                self._open.pop(open_table.key, None)
                opener = self._opener.pop(open_table.key, "")
                self._opened_from[opener] -= 1
                if self._opened_from[opener] <= 0:
                    del self._opened_from[opener]

    def gauges(self) -> dict[str, float]:
        """How many tables are open, and how many browsers listen."""
        tables = list(self._open.values())
        listening = sum(one.is_here for table in tables for one in table.subscribers.values())
        return {"tables": len(tables), "listeners": listening}
