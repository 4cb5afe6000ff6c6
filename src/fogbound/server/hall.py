"""The hall: tables that are opened when somebody comes and put away when nobody is left, one lock for each."""

import asyncio
import gc
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from fogbound.rules.common.setup import Setup
from fogbound.server import faults, limits, wire
from fogbound.server.addresses import networks_of
from fogbound.server.company import Company
from fogbound.server.dealing import Deal, Dealer
from fogbound.server.health import Meter
from fogbound.server.listener import Listener
from fogbound.server.outbox import Outbox
from fogbound.server.people import Guest, People, Person
from fogbound.server.refusals import Denied
from fogbound.server.shelf import Opened, Shelf
from fogbound.server.sight.chronicle import AGAIN
from fogbound.server.sitting import Sitting
from fogbound.server.throttle import ASKING, Throttle
from fogbound.server.troubles import NoSuchTable, NotAllowed, Refusal, TooFast, TooMany
from fogbound.server.turns import Turns
from fogbound.tables import Journal, JournalDamaged, Table, TableRefused
from fogbound.tables import fork as forked
from fogbound.tables.archive import Archive, Archived, ArchiveKeeper
from fogbound.tables.basis import setup_of
from fogbound.tables.seats import Glance, playing, present
from fogbound.tables.seeds import fresh_seed
from fogbound.text import catalogue

__all__ = ["Hall", "Line"]

IDLE_SECONDS: Final = 300
"""How long a table stays open when nobody listens."""
ROUND_SECONDS: Final = 20
"""How often somebody goes round and puts tables away."""
TIDY_SECONDS: Final = (60, 600)
"""After how long memory is tidied up: while nobody listens, and at the latest."""

Line = tuple[Listener, Outbox]
"""A browser that listens, and what is to be sent to it."""

_log: Final = logging.getLogger(__name__)


class Hall:
    """All tables of a server."""

    def __init__(
        self,
        archive: Archive,
        people: People,
        shelf: Shelf,
        meter: Meter,
        throttle: Throttle,
        foresee: Callable[[Opened, Collection[str]], None] | None = None,
    ) -> None:
        self.archive = archive
        self.people = people
        self.shelf = shelf
        self.meter = meter
        self._throttle = throttle
        self._heavy = Turns(limits.HEAVY_EACH)
        self._dealer = Dealer(archive, people)
        self._foresee = foresee  # has the pictures of cards drawn before they are asked for
        self._open: dict[str, Sitting] = {}
        self._opener: dict[str, str] = {}  # the address from which each was opened
        self._opened_from: Counter[str] = Counter()  # and how many are open from each
        self._opening: dict[str, asyncio.Task[Sitting]] = {}
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._stopped: dict[str, Exception] = {}  # why tables could not be opened, by their keys
        self._going: set[str] = set()  # the keys of games that are being deleted
        self._rounds: asyncio.Task[None] | None = None
        self._tidied = time.monotonic()

    def begin(self) -> None:
        """Go round from now on."""
        self._rounds = faults.start("going round the tables", self._go_round())

    async def end(self) -> None:
        """Put everything away."""
        for task in (self._rounds, *self._timers.values()):
            if task is not None:
                task.cancel()
        for sitting in list(self._open.values()):
            async with sitting.lock:
                await self._put_away(sitting)

    # -- opening -----------------------------------------------------------------------------------

    def stopped(self, key: str) -> Exception | None:
        """Why a table could not be opened when somebody last came to it."""
        return self._stopped.get(key)

    def found(self, key: str) -> Sitting | None:
        """A table, if it is open."""
        return self._open.get(key)

    async def sitting(self, key: str, person: Person) -> Sitting:
        """A table to which this person may come, opened if need be. Raises NoSuchTable, or why it cannot be."""
        sitting = self._open.get(key)
        if sitting is None:  # whoever may not come learns nothing of it, not even that it cannot be opened
            await asyncio.to_thread(self._row, key, person)
            sitting = self._open.get(key)
        while sitting is not None:
            async with sitting.lock:  # it may be being put away, or an answer may not be on the disk yet
                pass
            if not sitting.is_closed:
                break
            sitting = self._open.get(key)
        if sitting is None:
            if key in self._going:
                raise NoSuchTable
            task = self._opening.get(key)
            if task is None:
                task = self._opening[key] = asyncio.create_task(self._opened(key))
                task.add_done_callback(lambda _: self._opening.pop(key, None))
            sitting = await asyncio.shield(task)
        if not sitting.company.is_guest(person.number):
            raise NoSuchTable
        sitting.touched = time.monotonic()
        return sitting

    def _row(self, key: str, person: Person) -> tuple[Archived, Company]:
        """A game to which this person may come, and its people, without opening it. Raises NoSuchTable."""
        row = self.archive.find(key)
        if row is None:
            raise NoSuchTable
        company = Company.of(self.people, row.id)
        if not company.is_guest(person.number):
            raise NoSuchTable
        return row, company

    async def _opened(self, key: str) -> Sitting:
        if not self._throttle.openings.takes():
            raise TooFast
        await self._make_room()
        try:
            async with self._heavy.turn():
                number, table, keeper, opened, company = await asyncio.to_thread(self._take_up, key)
        except (JournalDamaged, TableRefused) as fault:
            self._stopped[key] = fault
            raise
        self._stopped.pop(key, None)
        return self._put_up(Sitting(number, table, keeper, opened, company))

    async def _make_room(self) -> None:
        """See to it that one more table may be open, here and from this address: one that nobody needs is put away.

        Raises TooMany if somebody sits at all of them.
        """
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

    def _put_up(self, sitting: Sitting) -> Sitting:
        self._open[sitting.key] = sitting
        self._opener[sitting.key] = networks_of(ASKING.get())[0]
        self._opened_from[self._opener[sitting.key]] += 1
        self.meter.count("tables_opened")
        self._hurry(sitting)
        return sitting

    def _take_up(self, key: str) -> tuple[int, Table, ArchiveKeeper, Opened, Company]:
        """Read a game and play its journal again; takes a moment, so it is done in a thread."""
        row = self.archive.find(key)
        if row is None:
            raise NoSuchTable
        opened = self.shelf.open([name for name, _ in row.header.packs])
        try:
            journal, keeper = self.archive.resume(key, waits=False)
        except KeyError:  # it has just been deleted
            raise NoSuchTable from None
        table = Table.resume((journal, keeper), opened.packs, opened.book)
        return row.id, table, keeper, opened, Company.of(self.people, row.id, table.game.seats)

    # -- new games ---------------------------------------------------------------------------------

    async def create(
        self, person: Person, opened: Opened, setup: Setup, seed: int, name: str, seats: tuple[int, ...]
    ) -> str:
        """Deal a new game; the maker takes these seats, or all that play. Raises SetupRefused."""
        called = name or opened.title[person.lang]

        def deal(keep: Callable[[Journal, Glance], ArchiveKeeper]) -> Table:
            return Table.create(opened.book, opened.packs, setup, seed, keep, called)

        return await self._begun(person, opened, deal, called, seats)

    async def fork(self, person: Person, sitting: Sitting, at: int, name: str) -> str:
        """Play on from a step of a game, as a new one with everybody's seats. Raises TableRefused, or Refusal.

        What a seat alone has seen stays in it, so nobody gets the seats of others before the game is over.
        """
        if not sitting.game.ending and not sitting.company.is_alone(person.number, playing(sitting.game)):
            raise NotAllowed("trouble-fork")
        opened, journal = sitting.opened, sitting.table.journal
        copy = Journal(journal.header, list(journal.entries))
        called = name or journal.header.name

        def deal(keep: Callable[[Journal, Glance], ArchiveKeeper]) -> Table:
            return forked(
                copy,
                opened.packs,
                opened.book,
                at=at,
                seed=fresh_seed(),
                keep=keep,
                name=called,
                of=journal.header.name or sitting.key,
            )

        return await self._begun(person, opened, deal, called, ())

    async def again(self, person: Person, sitting: Sitting) -> str:
        """Another game with all that was chosen for this one, for the same people; the one that somebody has begun.

        It is made by who made this one, if they still play it; otherwise by who asks for it, and they have to play it.
        """
        async with sitting.lock:
            if sitting.is_closed:
                raise NoSuchTable
            begun = sitting.chronicle.again
            if begun and await asyncio.to_thread(self.archive.find, begun) is not None:
                return begun
            company, seats = sitting.company, playing(sitting.game)
            if not company.plays(person.number, seats):
                raise NotAllowed
            still = [maker for maker in sorted(company.makers) if company.plays(maker, seats)]
            maker = Person(still[0], company.names[still[0]], "") if still else person
            opened, header = sitting.opened, sitting.table.journal.header
            setup, seed = setup_of(header), fresh_seed()

            def deal(keep: Callable[[Journal, Glance], ArchiveKeeper]) -> Table:
                return Table.create(opened.book, opened.packs, setup, seed, keep, header.name)

            key = await self._begun(maker, opened, deal, header.name, (), sitting.number)
            sitting.chronicle.noted(sitting.game, AGAIN, who=person.name, table=key)
            await self._settled(sitting)
            return key

    async def _begun(
        self, maker: Person, opened: Opened, deal: Deal, name: str, seats: tuple[int, ...], like: int = 0
    ) -> str:
        """Put up the table of a new game; its maker takes seats, or all sit as they did at another one."""
        await self._check_begin()
        await self._make_room()
        async with self._heavy.turn():
            begun = await asyncio.to_thread(self._dealer.begin, maker, opened, deal, name, seats, like)
        self._throttle.begun.add(ASKING.get(), begun.number)
        return self._put_up(begun).key

    async def _check_begin(self) -> None:
        """Raises TooFast or Refusal if too many games are begun from this address."""
        if not self._throttle.games.takes():
            raise TooFast("trouble-games-fast")
        begun = self._throttle.begun.of(ASKING.get())
        if len(begun) >= limits.GAMES_EACH:
            unfinished = await asyncio.to_thread(self.archive.unfinished, begun)
            if unfinished >= limits.GAMES_EACH:
                raise Refusal("trouble-games-here", n=unfinished)

    async def delete(self, key: str, person: Person) -> tuple[str, ...]:
        """Remove a game for good, even one that cannot be opened: its maker may, or all who have played it together.

        Returns the names of those who have not agreed; it is gone if there are none. Raises NoSuchTable, or NotAllowed
        for somebody who has never played it.
        """
        row, company = await asyncio.to_thread(self._row, key, person)
        how = company.parting(person.number)
        if how == "hide":
            raise NotAllowed("trouble-not-owner")
        missing: tuple[str, ...] = ()
        if how == "agree":
            missing = await asyncio.to_thread(self._agreed, row.id, company, person)
        if not missing:
            await self._remove_game(key, row.id)
        return missing

    def _agreed(self, game: int, company: Company, person: Person) -> tuple[str, ...]:
        """Somebody agrees to a game being deleted; the names of those who have not."""
        self.people.mark(game, person.number, agreed=True)
        guests = self.people.guests(game)
        missing = company.missing([guest.person for guest in guests if guest.agreed])
        return tuple(guest.name for guest in guests if guest.person in missing)

    async def set_listed(self, key: str, person: Person, listed: bool) -> None:
        """Take a game off somebody's list or put it there again; who does that has not agreed to deleting it."""
        row, _ = await asyncio.to_thread(self._row, key, person)
        agreed = False if listed else None
        await asyncio.to_thread(self.people.mark, row.id, person.number, hidden=not listed, agreed=agreed)

    async def _remove_game(self, key: str, number: int) -> None:
        """Put away a game for good, once those who are at its table have been sent home."""
        if key in self._going:
            raise NoSuchTable
        self._going.add(key)  # from now on nobody opens it
        try:
            if (opening := self._opening.get(key)) is not None:
                await asyncio.wait((opening,))
            if (sitting := self._open.get(key)) is not None:
                await self._send_home(sitting)
            await asyncio.to_thread(self.archive.delete, key)
            await asyncio.to_thread(self.people.forget, number)
            self._stopped.pop(key, None)
        finally:
            self._going.discard(key)

    async def _send_home(self, sitting: Sitting) -> None:
        """Put a table away and tell everybody that its game is no more."""
        async with sitting.lock:
            for listener in sitting.listeners.values():
                listener.send(wire.Gone(why=catalogue(listener.lang).say("table-deleted")))
            await self._put_away(sitting)

    # -- guests ------------------------------------------------------------------------------------

    async def guests(self, sitting: Sitting) -> list[Guest]:
        """Everybody who may come to a table, and those who were removed from it."""
        return await asyncio.to_thread(self.people.guests, sitting.number)

    async def let_in(self, sitting: Sitting, person: Person) -> None:
        """Somebody follows an invitation to a table that is open."""
        async with sitting.lock:
            if not sitting.is_closed and person.number not in sitting.company.removed:
                sitting.company.invite(person)

    async def remove(self, sitting: Sitting, maker: Person, guest: Guest, removed: bool) -> None:
        """Let somebody come to a table no more, or again; only its maker decides that. Raises NotAllowed."""
        async with sitting.lock:
            company, game = sitting.company, sitting.game
            if maker.number not in company.makers or guest.maker:
                raise NotAllowed("trouble-not-maker")
            await asyncio.to_thread(self.people.mark, sitting.number, guest.person, removed=removed)
            if sitting.is_closed:
                return
            if not removed:
                company.let_in(guest.person)
                return
            for seat in company.remove(guest.person):
                sitting.chronicle.noted(game, "table-seat-free", who=guest.name, n=seat + 1)
            sitting.turn_away(guest.person)
            await self._settled(sitting)

    # -- what people do ----------------------------------------------------------------------------

    async def act(self, sitting: Sitting, listener: Listener, said: wire.FromBrowser) -> None:
        """Do what a browser asks for, keep it, and show everybody; a refusal goes to that browser alone."""
        async with sitting.lock:
            if sitting.is_closed or not sitting.company.is_guest(listener.person.number):
                return
            try:
                await self._do(sitting, listener, said)
            except Denied as denied:
                self.meter.count("refusals", denied.code)
                text = catalogue(listener.lang).say(denied.key, **denied.arguments)
                listener.send(wire.Refused(code=denied.code, text=text))
            except Exception:  # a fault of ours; the table is as the disk has it when it is opened again
                self.meter.count("faults")
                _log.exception("the table %s failed at %s", sitting.key, type(said).__name__)
                await self._lose(sitting)

    async def _do(self, sitting: Sitting, listener: Listener, said: wire.FromBrowser) -> None:
        person, table = listener.person, sitting.playing
        if isinstance(said, wire.Point):
            sitting.point(person, said.card)
            return
        if isinstance(said, wire.Speak):
            listener.speak(said.lang)
            sitting.show(listener)
            return
        if isinstance(said, wire.LookAs):
            sitting.company.check_give(person, said.seat)
            listener.look_as = said.seat
            sitting.show(listener)
            return
        if isinstance(said, wire.Answer):
            table.answer(person, said)
        elif isinstance(said, wire.Disagree):
            table.disagree(person, said.serial)
        elif isinstance(said, wire.TakeBack):
            table.take_back(person, said.answers)
        elif isinstance(said, wire.Consent):
            refused = table.consent(person, said.agreed)
            if refused is not None:
                sitting.decline(refused, by=person)
        elif isinstance(said, wire.Say):
            sitting.say(person, said.text)
        else:
            await self._change_seats(sitting, person, said)
        self.meter.count("answers")
        await self._settled(sitting)

    async def _change_seats(
        self,
        sitting: Sitting,
        person: Person,
        said: wire.TakeSeat | wire.GiveSeat | wire.Hand | wire.Admit,
    ) -> None:
        company, game = sitting.company, sitting.game
        seats = playing(game)
        if isinstance(said, wire.GiveSeat):
            company.check_give(person, said.seat)
            await asyncio.to_thread(self.people.get_up, sitting.number, said.seat)
            who = company.free(said.seat)
            sitting.chronicle.noted(game, "table-seat-free", who=who, n=said.seat + 1)
            return
        if game.ending:  # whose game it was is settled
            raise Denied("closed", "refused-over")
        if isinstance(said, wire.Admit):
            company.check_admit(person, said.seat, present(game), seats)
            company.admit(said.seat)
            who = company.names.get(company.holders[said.seat], "")
            sitting.chronicle.noted(game, "table-admitted", who=who, n=said.seat + 1)
        elif isinstance(said, wire.TakeSeat):
            company.check_take(person, said.seat)
            is_back = said.seat in company.holders
            await asyncio.to_thread(self.people.sit_down, sitting.number, person, (said.seat,))
            company.take(person, said.seat)
            note = "table-seat-back" if is_back else "table-seat-taken"
            sitting.chronicle.noted(game, note, who=person.name, n=said.seat + 1)
        else:
            company.check_hand_over(person, said.seat, present(game), seats)
            claim = company.claim_of(said.seat)
            await asyncio.to_thread(self.people.get_up, sitting.number, said.seat, claim)
            who = company.free(said.seat, claim)
            sitting.chronicle.noted(game, "table-seat-free", who=who, n=said.seat + 1)

    async def _remember_players(self, sitting: Sitting) -> None:
        """Keep who holds a seat that has a part in the game: they have played it, whatever becomes of their seat."""
        new = sitting.company.new_players(playing(sitting.game))
        if new:
            await asyncio.to_thread(self.people.remember_players, sitting.number, new)
            await asyncio.to_thread(self.people.record, {person for _, person in new}, sitting.adventure, ())
            sitting.company.players.update(new)

    async def _settled(self, sitting: Sitting) -> None:
        """Show everybody what has changed, once it is on the disk."""
        begun = time.perf_counter()
        try:
            await self._remember_players(sitting)
            await sitting.settle()
        except Exception:
            self.meter.count("faults")
            _log.exception("the table %s could not be kept; it is closed", sitting.key)
            await self._lose(sitting)
            return
        self.meter.count("settle_seconds", by=time.perf_counter() - begun)
        if sitting.game.ending and not sitting.is_recorded:
            sitting.is_recorded = True
            held = sitting.company.holders
            holders = {held[seat] for seat in playing(sitting.game) if seat in held}
            await asyncio.to_thread(self.people.record, holders, sitting.adventure, sitting.overcome())
        self.meter.count("shown_bytes", by=sitting.show_all())
        self._draw_ahead(sitting)
        self._hurry(sitting)

    async def _lose(self, sitting: Sitting) -> None:
        """Close a table whose last answer is not safe; it is opened again from what is."""
        self.meter.count("tables_lost")
        for listener in sitting.listeners.values():
            text = catalogue(listener.lang).say("refused-closed")
            listener.send(wire.Refused(code="closed", text=text))
        await self._put_away(sitting)

    def _draw_ahead(self, sitting: Sitting) -> None:
        """Have drawn what somebody is being shown, and nothing else."""
        if self._foresee is not None and (names := sitting.showing.newly_named()):
            self._foresee(sitting.opened, names)

    # -- coming and going --------------------------------------------------------------------------

    async def came(self, sitting: Sitting, client: str, person: Person, lang: str, seq: int) -> Line:
        """A browser listens from now on; everybody sees that its person is there."""
        async with sitting.lock:
            if sitting.is_closed:
                raise TooMany
            if not sitting.company.is_guest(person.number):  # they have just been removed
                raise NoSuchTable
            sitting.forget_gone()
            listener = sitting.listener(client, person, lang)
            if listener is None:
                if sum(one.is_here for one in sitting.listeners.values()) >= limits.MOST_LISTENERS:
                    raise TooMany
                listener = Listener(secrets.token_urlsafe(16), person, lang)
                sitting.listeners[listener.client] = listener
            outbox = listener.connect(seq)
            sitting.count_people()
            sitting.show_all()
            self._draw_ahead(sitting)
            return listener, outbox

    async def left(self, sitting: Sitting, line: Line) -> None:
        """The line to a browser is gone; everybody sees whether its person still is there."""
        listener, outbox = line
        listener.disconnect(outbox)
        sitting.count_people()
        if not sitting.is_closed:
            async with sitting.lock:
                sitting.show_all()

    async def renamed(self, person: Person) -> None:
        """Somebody has another name from now on."""
        for sitting in list(self._open.values()):
            if sitting.company.is_guest(person.number):
                sitting.company.invite(person)
                async with sitting.lock:
                    sitting.show_all()

    # -- time --------------------------------------------------------------------------------------

    def _hurry(self, sitting: Sitting) -> None:
        """Where a rule leaves little time, answer for those who let it pass."""
        question = sitting.game.pending()
        seconds = question.seconds(sitting.game) if question is not None else 0
        serial = sitting.game.pending_serial() if question is not None else 0
        timer = self._timers.get(sitting.key)
        if timer is not None and (timer.done() or timer.get_name() != f"{serial}"):
            timer.cancel()
            del self._timers[sitting.key]
        if seconds and sitting.key not in self._timers:
            self._timers[sitting.key] = faults.start(f"{serial}", self._lapse(sitting, serial, seconds))

    async def _lapse(self, sitting: Sitting, serial: int, seconds: int) -> None:
        await asyncio.sleep(seconds)
        async with sitting.lock:
            self._timers.pop(sitting.key, None)
            try:
                if not sitting.is_closed and sitting.playing.lapse(serial):
                    await self._settled(sitting)
            except Exception:  # as in `act`
                self.meter.count("faults")
                _log.exception("the table %s failed when time was up", sitting.key)
                await self._lose(sitting)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            for sitting in list(self._open.values()):
                try:
                    await self._look_after(sitting)
                except Exception:  # the round goes on, whatever is wrong with one table
                    self.meter.count("faults")
                    _log.exception("the table %s could not be put away", sitting.key)
            self._tidy()

    async def _look_after(self, sitting: Sitting) -> None:
        """Put a table away at which nobody has been for a while."""
        sitting.forget_gone()
        if sitting.is_idle and time.monotonic() - sitting.touched > IDLE_SECONDS:
            async with sitting.lock:
                await self._put_away(sitting)

    def _tidy(self) -> None:
        """Look for circles of garbage, which takes a moment in a full house; games make none, lines that broke may."""
        quiet, latest = TIDY_SECONDS
        waited = time.monotonic() - self._tidied
        is_quiet = all(sitting.is_idle for sitting in self._open.values())
        if waited > latest or (is_quiet and waited > quiet):
            gc.collect()
            self._tidied = time.monotonic()

    async def _put_away(self, sitting: Sitting) -> None:
        """Close a table whose lock is held; who comes meanwhile waits until it can be opened again."""
        timer = self._timers.pop(sitting.key, None)
        if timer is not None and timer is not asyncio.current_task():
            timer.cancel()
        if self._open.get(sitting.key) is sitting:
            try:
                await sitting.close()
            finally:
                self._open.pop(sitting.key, None)
                opener = self._opener.pop(sitting.key, "")
                self._opened_from[opener] -= 1
                if self._opened_from[opener] <= 0:
                    del self._opened_from[opener]

    def gauges(self) -> dict[str, float]:
        """How many tables are open, and how many browsers listen."""
        tables = list(self._open.values())
        listening = sum(one.is_here for table in tables for one in table.listeners.values())
        return {"tables": len(tables), "listeners": listening}
