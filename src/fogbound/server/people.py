"""The people a server knows: the keys of their browsers, their seats, invitations, and what they have achieved.

Nobody has an account. A browser has a key of 256 random bits, of which only the hash is kept here, as of every other
secret; who holds a key is that person.
"""

import hashlib
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from threading import Lock
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection, delete, func, insert, select, update

from fogbound.server.people_schema import (
    CODES,
    GUESTS,
    INVITATIONS,
    KEYS,
    PERSONS,
    PLAYERS,
    RECORDS,
    SEATS,
    PeopleRefused,
    check,
)
from fogbound.tables.archive import Archive
from fogbound.tables.databases.dialects import insert_missing, insertion_order, upsert

__all__ = ["Guest", "People", "PeopleRefused", "Person", "PlayedSeat"]

CODE_SECONDS: Final = 600
"""How long a person may take to carry the code to another device."""
MOST_KEYS: Final = 20
"""How many browsers one person may have; the oldest keys are forgotten."""
MOST_KNOWN: Final = 10_000
"""How many keys are remembered without asking the disk."""
KNOWN_SECONDS: Final = 5.0
"""How long a key is believed that another server may have forgotten."""


class Person:
    """A person, as the server knows them."""

    def __init__(self, number: int, name: str, lang: str) -> None:
        self.number = number
        self.name = name
        self.lang = lang


class Guest:
    """A person who may come to a table, or might once."""

    def __init__(
        self,
        person: int,
        name: str,
        maker: bool,
        hidden: bool = False,
        agreed: bool = False,
        removed: bool = False,
    ) -> None:
        self.person = person
        self.name = name
        self.maker = maker
        self.hidden = hidden  # they have taken the game off their list
        self.agreed = agreed  # to its being deleted
        self.removed = removed  # by the maker: they may not come


class PlayedSeat(NamedTuple):
    """A person holds, or has held, a seat that has a part in the game."""

    seat: int
    person: int
    claim: bool  # whether others freed it, so that it can be taken back


class People:
    """Everybody who has ever come to this server."""

    def __init__(self, archive: Archive) -> None:
        self._engine = archive.engine
        self._write = archive.write
        # By the hash of a key, who came last at the end; and by number, one and the same for all keys.
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()  # and until when that is believed
        self._persons: WeakValueDictionary[int, Person] = WeakValueDictionary()
        self._seconds = KNOWN_SECONDS if archive.database.is_shared else math.inf
        self._lock = Lock()  # of both, for people arrive in threads
        with archive.engine.begin() as connection:
            self.server = check(connection)  # the name by which browsers tell this folder from others

    # -- persons and their browsers ----------------------------------------------------------------

    def arrive(self, lang: str) -> tuple[Person, str]:
        """A new person without a name, and the key for their browser."""
        now = int(time.time())
        key = secrets.token_urlsafe(32)

        def enter(connection: Connection) -> int:
            done = connection.execute(insert(PERSONS).values(name="", lang=lang, since=now))
            assert done.inserted_primary_key is not None
            number: int = done.inserted_primary_key[0]
            connection.execute(insert(KEYS).values(hash=_hash(key), person=number, since=now))
            return number

        return self._remember(_hash(key), Person(self._write(enter), "", lang)), key

    def person(self, key: str) -> Person | None:
        """Who has this key."""
        if (remembered := self.remembered(key)) is not None:
            return remembered
        query = select(PERSONS).join(KEYS, KEYS.c.person == PERSONS.c.id).where(KEYS.c.hash == _hash(key))
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        known = self._remember(_hash(key), Person(row.id, row.name, row.lang))
        known.name, known.lang = row.name, row.lang  # which they may have changed elsewhere
        return known

    def remembered(self, key: str) -> Person | None:
        """Who has this key, if that is known without asking the disk."""
        with self._lock:
            found, until = self._known.get(_hash(key), (None, 0.0))
            if found is None or time.monotonic() >= until:
                return None
            self._known.move_to_end(_hash(key))
            return found

    def _remember(self, hashed: str, person: Person) -> Person:
        """Remember whose key this is; a person who is known already stays the same object."""
        with self._lock:
            found = self._persons.setdefault(person.number, person)
            self._known[hashed] = (found, time.monotonic() + self._seconds)
            self._known.move_to_end(hashed)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
            return found

    def introduce(self, person: Person, name: str, lang: str) -> None:
        """Call a person by this name and speak to them in this language."""
        named = update(PERSONS).where(PERSONS.c.id == person.number).values(name=name, lang=lang)
        self._write(lambda connection: connection.execute(named))
        person.name, person.lang = name, lang

    def code_for(self, person: Person) -> str:
        """A code that makes another browser this person's, once and soon."""
        code = secrets.token_urlsafe(12)
        now = int(time.time())

        def enter(connection: Connection) -> None:
            connection.execute(delete(CODES).where((CODES.c.until < now) | (CODES.c.person == person.number)))
            connection.execute(
                insert(CODES).values(hash=_hash(code), person=person.number, until=now + CODE_SECONDS)
            )

        self._write(enter)
        return code

    def person_of_code(self, code: str) -> int | None:
        """Whose code this is; None if it is used, too old or made up."""
        whose = (CODES.c.hash == _hash(code)) & (CODES.c.until >= int(time.time()))
        with self._engine.connect() as connection:
            found: int | None = connection.execute(select(CODES.c.person).where(whose)).scalar_one_or_none()
        return found

    def adopt(self, code: str) -> str | None:
        """A key for the browser that brings this code; None if the code is used, too old or made up."""
        now = int(time.time())
        key = secrets.token_urlsafe(32)

        def exchange(connection: Connection) -> list[str] | None:
            """The code for the key; the keys that are forgotten for it, or None if there is no such code."""
            whose = (CODES.c.hash == _hash(code)) & (CODES.c.until >= now)
            spent = (
                delete(CODES).where(whose).returning(CODES.c.person)
            )  # by one browser, whichever server it asks
            person = connection.execute(spent).scalar_one_or_none()
            if person is None:
                return None
            connection.execute(insert(KEYS).values(hash=_hash(key), person=person, since=now))
            keys = select(KEYS.c.hash).where(KEYS.c.person == person)
            newest = keys.order_by(KEYS.c.since.desc(), insertion_order(connection).desc())
            old = list(connection.execute(newest).scalars())[MOST_KEYS:]
            connection.execute(delete(KEYS).where(KEYS.c.hash.in_(old)))
            return old

        old = self._write(exchange)
        if old is None:
            return None
        with self._lock:
            for hashed in old:
                self._known.pop(hashed, None)
        return key

    # -- tables ------------------------------------------------------------------------------------

    def sit_down(self, game: int, person: Person, seats: Collection[int], maker: bool = False) -> None:
        """Make a person a guest of a table, with these seats; they find it on their list, even if it was off it."""

        def enter(connection: Connection) -> None:
            came = upsert(connection, GUESTS).values(game=game, person=person.number, maker=maker)
            connection.execute(
                came.on_conflict_do_update(index_elements=["game", "person"], set_={"hidden": False})
            )
            for seat in seats:
                held = upsert(connection, SEATS).values(game=game, seat=seat, person=person.number)
                connection.execute(
                    held.on_conflict_do_update(
                        index_elements=["game", "seat"], set_={"person": person.number}
                    )
                )
                own = (PLAYERS.c.game == game) & (PLAYERS.c.seat == seat)
                connection.execute(
                    update(PLAYERS).where(own & (PLAYERS.c.person == person.number)).values(claim=False)
                )

        self._write(enter)

    def sit_again(self, game: int, of: int, maker: int, playing: Collection[int]) -> None:
        """Everybody who may come to one table is a guest of another; the players sit in the same seats."""
        guests = [
            {"game": game, "person": guest.person, "maker": guest.person == maker}
            for guest in self.guests(of)
            if not guest.removed
        ]
        seats = [
            {"game": game, "seat": seat, "person": person}
            for seat, person in self.seats(of).items()
            if seat in playing
        ]

        def enter(connection: Connection) -> None:
            connection.execute(insert(GUESTS), guests)
            connection.execute(insert(SEATS), seats)

        self._write(enter)

    def get_up(self, game: int, seat: int, claim: int = 0) -> None:
        """Free a seat; a person who did not give it up themselves may claim it, one who did can no longer."""

        def free(connection: Connection) -> None:
            of_seat = (SEATS.c.game == game) & (SEATS.c.seat == seat)
            holder = connection.execute(select(SEATS.c.person).where(of_seat)).scalar_one_or_none()
            connection.execute(delete(SEATS).where(of_seat))
            played = (PLAYERS.c.game == game) & (PLAYERS.c.seat == seat)
            if claim:
                connection.execute(
                    update(PLAYERS).where(played & (PLAYERS.c.person == claim)).values(claim=True)
                )
            elif holder is not None:
                connection.execute(
                    update(PLAYERS).where(played & (PLAYERS.c.person == holder)).values(claim=False)
                )

        self._write(free)

    def seats(self, game: int) -> dict[int, int]:
        """Who holds which seat."""
        query = select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.game == game).order_by(SEATS.c.seat)
        with self._engine.connect() as connection:
            return {row.seat: row.person for row in connection.execute(query)}

    def remember_players(self, game: int, seats: Collection[tuple[int, int]]) -> None:
        """These people, each with a seat that has a part in the game, have played it."""
        rows = [{"game": game, "seat": seat, "person": person} for seat, person in seats]
        if rows:
            self._write(lambda connection: insert_missing(connection, PLAYERS, rows))

    def players(self, game: int) -> list[PlayedSeat]:
        """Everybody who has ever held a seat that has a part in the game."""
        query = select(PLAYERS).where(PLAYERS.c.game == game).order_by(PLAYERS.c.seat, PLAYERS.c.person)
        with self._engine.connect() as connection:
            return [PlayedSeat(row.seat, row.person, row.claim) for row in connection.execute(query)]

    def guests(self, game: int) -> list[Guest]:
        """Everybody who may come to a table or was removed from it."""
        query = (
            select(GUESTS, PERSONS.c.name)
            .join(PERSONS, PERSONS.c.id == GUESTS.c.person)
            .where(GUESTS.c.game == game)
            .order_by(GUESTS.c.person)
        )
        with self._engine.connect() as connection:
            return [
                Guest(row.person, row.name, row.maker, row.hidden, row.agreed, row.removed)
                for row in connection.execute(query)
            ]

    def mark(
        self,
        game: int,
        person: int,
        *,
        hidden: bool | None = None,
        agreed: bool | None = None,
        removed: bool | None = None,
    ) -> None:
        """Keep what a person wants of a game, or that its maker does not want them there."""
        given = {"hidden": hidden, "agreed": agreed, "removed": removed}
        values = {name: value for name, value in given.items() if value is not None}
        whose = (GUESTS.c.game == game) & (GUESTS.c.person == person)

        def enter(connection: Connection) -> None:
            connection.execute(update(GUESTS).where(whose).values(**values))
            if removed:
                of_them = (SEATS.c.game == game) & (SEATS.c.person == person)
                connection.execute(delete(SEATS).where(of_them))
                played = (PLAYERS.c.game == game) & (PLAYERS.c.person == person)
                connection.execute(update(PLAYERS).where(played).values(claim=False))

        self._write(enter)

    def games(self, person: Person) -> list[int]:
        """The games to which a person may come."""
        query = select(GUESTS.c.game).where((GUESTS.c.person == person.number) & ~GUESTS.c.removed)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def made_games(self, person: int) -> list[int]:
        """The games that a person has begun."""
        query = select(GUESTS.c.game).where((GUESTS.c.person == person) & GUESTS.c.maker)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def has_something(self, person: Person) -> bool:
        """Whether a person would lose anything if their browser became another person's."""
        of_them = [
            select(func.count()).select_from(GUESTS).where(GUESTS.c.person == person.number),
            select(func.count()).select_from(RECORDS).where(RECORDS.c.person == person.number),
        ]
        with self._engine.connect() as connection:
            return bool(person.name) or any(connection.execute(query).scalar_one() for query in of_them)

    def forget(self, game: int) -> None:
        """Forget who came to a game that has been deleted."""

        def remove(connection: Connection) -> None:
            for table in (SEATS, PLAYERS, GUESTS, INVITATIONS):
                connection.execute(delete(table).where(table.c.game == game))

        self._write(remove)

    # -- records -----------------------------------------------------------------------------------

    def record(self, persons: Collection[int], adventure: str, overcome: Collection[str]) -> None:
        """Remember that these people have played an adventure, and what they overcame there."""
        now = int(time.time())
        rows = [
            {"person": person, "adventure": adventure, "clue": clue, "since": now}
            for person in persons
            for clue in ("", *overcome)
        ]
        if rows:
            self._write(lambda connection: insert_missing(connection, RECORDS, rows))

    def achievements(self, person: Person) -> dict[str, set[str]]:
        """The adventures a person has played, each with what they overcame there."""
        query = select(RECORDS.c.adventure, RECORDS.c.clue).where(RECORDS.c.person == person.number)
        found: dict[str, set[str]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                found.setdefault(row.adventure, set()).update([row.clue] if row.clue else [])
        return found


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
