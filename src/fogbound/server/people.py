"""The people a server knows: the keys of their browsers, their seats, invitations, and what they have achieved.

Nobody has an account. A browser has a key of 256 random bits, of which only the hash is kept here, as of every other
secret; who holds a key is that person.
"""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from threading import Lock
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    delete,
    func,
    insert,
    inspect,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Engine

from fogbound.tables.archive_shape import as_one

__all__ = ["Guest", "People", "PeopleRefused", "Person"]

FORMAT: Final = 1
CODE_SECONDS: Final = 600
"""How long a person may take to carry the code to another device."""
MOST_KEYS: Final = 20
"""How many browsers one person may have; the oldest keys are forgotten."""
MOST_KNOWN: Final = 10_000
"""How many keys are remembered without asking the disk."""

METADATA: Final = MetaData()
ABOUT: Final = Table("people_format", METADATA, Column("format", Integer, nullable=False))
PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("since", Integer, nullable=False),  # seconds since 1970, as everywhere here
    sqlite_autoincrement=True,
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("since", Integer, nullable=False),
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("until", Integer, nullable=False),
)
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("game", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True, index=True),
    Column("maker", Boolean, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
)
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("game", Integer, nullable=False, index=True),
    Column("since", Integer, nullable=False),
)
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("adventure", String, primary_key=True),
    Column("clue", String, primary_key=True),  # what was overcome; empty for having played the adventure
    Column("since", Integer, nullable=False),
)


class PeopleRefused(ValueError):
    """What is kept about people was written by a later version."""


class Person:
    """Somebody, as the server knows them."""

    def __init__(self, number: int, name: str, lang: str) -> None:
        self.number = number
        self.name = name
        self.lang = lang


class Guest:
    """Somebody who may come to a table."""

    def __init__(self, person: int, name: str, maker: bool) -> None:
        self.person = person
        self.name = name
        self.maker = maker


class People:
    """Everybody who has ever come to this server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # By the hash of a key, who came last at the end; and by number, one and the same for all keys.
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._persons: WeakValueDictionary[int, Person] = WeakValueDictionary()
        self._lock = Lock()  # of both, for people arrive in threads
        with engine.begin() as connection:
            if ABOUT.name not in inspect(connection).get_table_names():
                as_one(connection)
                METADATA.create_all(connection)
                connection.execute(insert(ABOUT).values(format=FORMAT))
            found = connection.execute(select(func.max(ABOUT.c.format))).scalar_one()
        if found > FORMAT:
            raise PeopleRefused(
                f"the people in this archive have format {found}; this version reads up to {FORMAT}:"
                " use a newer Fogbound"
            )

    # -- persons and their browsers ----------------------------------------------------------------

    def arrive(self, lang: str) -> tuple[Person, str]:
        """A new person without a name, and the key for their browser."""
        now = int(time.time())
        key = secrets.token_urlsafe(32)
        with self._engine.begin() as connection:
            done = connection.execute(insert(PERSONS).values(name="", lang=lang, since=now))
            assert done.inserted_primary_key is not None
            number = done.inserted_primary_key[0]
            connection.execute(insert(KEYS).values(hash=_hash(key), person=number, since=now))
        return self._met(_hash(key), Person(number, "", lang)), key

    def person(self, key: str) -> Person | None:
        """Who has this key."""
        with self._lock:
            found = self._known.get(_hash(key))
            if found is not None:
                self._known.move_to_end(_hash(key))
                return found
        query = select(PERSONS).join(KEYS, KEYS.c.person == PERSONS.c.id).where(KEYS.c.hash == _hash(key))
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return self._met(_hash(key), Person(row.id, row.name, row.lang)) if row is not None else None

    def _met(self, hashed: str, person: Person) -> Person:
        """Remember whose key this is; somebody who is known already stays the same for all who know them."""
        with self._lock:
            found = self._persons.setdefault(person.number, person)
            self._known[hashed] = found
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
            return found

    def introduce(self, person: Person, name: str, lang: str) -> None:
        """Call somebody by this name and speak to them in this language."""
        with self._engine.begin() as connection:
            connection.execute(
                update(PERSONS).where(PERSONS.c.id == person.number).values(name=name, lang=lang)
            )
        person.name, person.lang = name, lang

    def code_for(self, person: Person) -> str:
        """A code that makes another browser this person's, once and soon."""
        code = secrets.token_urlsafe(12)
        now = int(time.time())
        with self._engine.begin() as connection:
            connection.execute(delete(CODES).where((CODES.c.until < now) | (CODES.c.person == person.number)))
            connection.execute(
                insert(CODES).values(hash=_hash(code), person=person.number, until=now + CODE_SECONDS)
            )
        return code

    def adopt(self, code: str) -> str | None:
        """A key for the browser that brings this code; None if the code is used, too old or made up."""
        now = int(time.time())
        with self._engine.begin() as connection:
            whose = (CODES.c.hash == _hash(code)) & (CODES.c.until >= now)
            person = connection.execute(select(CODES.c.person).where(whose)).scalar_one_or_none()
            if person is None:
                return None
            if not connection.execute(delete(CODES).where(CODES.c.hash == _hash(code))).rowcount:
                return None  # somebody was quicker
            key = secrets.token_urlsafe(32)
            connection.execute(insert(KEYS).values(hash=_hash(key), person=person, since=now))
            keys = select(KEYS.c.hash).where(KEYS.c.person == person)
            newest = keys.order_by(KEYS.c.since.desc(), literal_column("rowid").desc())
            old = list(connection.execute(newest).scalars())[MOST_KEYS:]
            connection.execute(delete(KEYS).where(KEYS.c.hash.in_(old)))
        with self._lock:
            for hashed in old:
                self._known.pop(hashed, None)
        return key

    # -- tables ------------------------------------------------------------------------------------

    def sit_down(self, game: int, person: Person, seats: Collection[int], maker: bool = False) -> None:
        """Make somebody a guest of a table, with these seats."""
        with self._engine.begin() as connection:
            there = (GUESTS.c.game == game) & (GUESTS.c.person == person.number)
            if connection.execute(select(GUESTS.c.person).where(there)).one_or_none() is None:
                connection.execute(insert(GUESTS).values(game=game, person=person.number, maker=maker))
            for seat in seats:
                held = sqlite.insert(SEATS).values(game=game, seat=seat, person=person.number)
                connection.execute(
                    held.on_conflict_do_update(
                        index_elements=["game", "seat"], set_={"person": person.number}
                    )
                )

    def sit_again(self, game: int, of: int, maker: Person) -> None:
        """Everybody who came to one table is a guest of another, in the same seats."""
        guests = [
            {"game": game, "person": guest.person, "maker": guest.person == maker.number}
            for guest in self.guests(of)
        ]
        seats = [{"game": game, "seat": seat, "person": person} for seat, person in self.seats(of).items()]
        with self._engine.begin() as connection:
            connection.execute(insert(GUESTS), guests)
            connection.execute(insert(SEATS), seats)

    def get_up(self, game: int, seat: int) -> None:
        """Free a seat."""
        with self._engine.begin() as connection:
            connection.execute(delete(SEATS).where((SEATS.c.game == game) & (SEATS.c.seat == seat)))

    def seats(self, game: int) -> dict[int, int]:
        """Who holds which seat."""
        query = select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.game == game).order_by(SEATS.c.seat)
        with self._engine.connect() as connection:
            return {row.seat: row.person for row in connection.execute(query)}

    def guests(self, game: int) -> list[Guest]:
        """Everybody who may come to a table."""
        query = (
            select(GUESTS.c.person, GUESTS.c.maker, PERSONS.c.name)
            .join(PERSONS, PERSONS.c.id == GUESTS.c.person)
            .where(GUESTS.c.game == game)
            .order_by(GUESTS.c.person)
        )
        with self._engine.connect() as connection:
            return [Guest(row.person, row.name, row.maker) for row in connection.execute(query)]

    def games(self, person: Person) -> list[int]:
        """The games to which somebody may come."""
        query = select(GUESTS.c.game).where(GUESTS.c.person == person.number)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def made(self, person: Person) -> list[int]:
        """The games that somebody has begun."""
        query = select(GUESTS.c.game).where((GUESTS.c.person == person.number) & GUESTS.c.maker)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def invitation(self, game: int) -> str:
        """A token with which others come to a table; it holds until the game is deleted."""
        token = secrets.token_urlsafe(16)
        with self._engine.begin() as connection:
            connection.execute(
                insert(INVITATIONS).values(hash=_hash(token), game=game, since=int(time.time()))
            )
        return token

    def invited_to(self, token: str) -> int | None:
        """The game that an invitation is for."""
        query = select(INVITATIONS.c.game).where(INVITATIONS.c.hash == _hash(token))
        with self._engine.connect() as connection:
            found: int | None = connection.execute(query).scalar_one_or_none()
        return found

    def forget(self, game: int) -> None:
        """Forget who came to a game that has been deleted."""
        with self._engine.begin() as connection:
            for table in (SEATS, GUESTS, INVITATIONS):
                connection.execute(delete(table).where(table.c.game == game))

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
            with self._engine.begin() as connection:
                connection.execute(sqlite.insert(RECORDS).on_conflict_do_nothing(), rows)

    def achieved(self, person: Person) -> dict[str, set[str]]:
        """The adventures somebody has played, each with what they overcame there."""
        query = select(RECORDS.c.adventure, RECORDS.c.clue).where(RECORDS.c.person == person.number)
        found: dict[str, set[str]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                found.setdefault(row.adventure, set()).update([row.clue] if row.clue else [])
        return found


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
