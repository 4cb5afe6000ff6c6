"""The people at one table: who may come, who holds which seat, who is there."""

import time
from collections.abc import Collection
from typing import Final

from fogbound.server.people import Guest, People, Person
from fogbound.server.refusals import Denied

__all__ = ["Company"]

AWAY_SECONDS: Final = 60
"""How long somebody must have been disconnected before others may free their seat."""
ABANDONED_SECONDS: Final = 600
"""How long everybody with a seat must have been gone before a guest may free one."""


class Company:
    """Everybody who may come to a table, and the seats they hold."""

    def __init__(self, seats: int, holders: dict[int, int], guests: Collection[Guest]) -> None:
        self.seats = seats
        self.holders = holders  # seat -> person
        self.names = {guest.person: guest.name for guest in guests}
        self.makers = {guest.person for guest in guests if guest.maker}
        self.changes = 0  # counts whatever changes who is there or holds a seat
        self._here: set[int] = set()  # those whose browsers listen
        self._left: dict[int, float] = {}  # person -> when the last of theirs was gone
        self._opened = time.monotonic()
        self._held: dict[int, tuple[int, ...]] = {}  # by person, until somebody changes seats

    @classmethod
    def of(cls, people: People, game: int, seats: int = 0) -> "Company":
        """The people of a game as the store knows them."""
        return cls(seats, people.seats(game), people.guests(game))

    def held(self, person: int) -> tuple[int, ...]:
        """The seats somebody holds."""
        if person not in self._held:
            self._held[person] = tuple(
                sorted(seat for seat, holder in self.holders.items() if holder == person)
            )
        return self._held[person]

    def _changed(self) -> None:
        self.changes += 1
        self._held.clear()

    def is_guest(self, person: int) -> bool:
        """Whether somebody may come to this table."""
        return person in self.names

    def is_here(self, person: int) -> bool:
        """Whether a browser of somebody listens."""
        return person in self._here

    def gather(self, persons: set[int]) -> None:
        """These are here now, and nobody else."""
        self._left.update(dict.fromkeys(self._here - persons, time.monotonic()))
        self._here = persons
        self._changed()

    def is_of_one(self, seats: Collection[int]) -> bool:
        """Whether one person holds all these seats."""
        return len({self.holders.get(seat) for seat in seats}) == 1 and all(
            seat in self.holders for seat in seats
        )

    def is_owner(self, person: int) -> bool:
        """Whether somebody made the game, or nobody else plays it."""
        return person in self.makers or self.is_alone(person)

    def is_alone(self, person: int) -> bool:
        """Whether somebody holds every seat that is held."""
        return set(self.holders.values()) == {person}

    def invite(self, person: Person) -> None:
        """Let somebody come to this table."""
        self.names[person.number] = person.name
        self._changed()

    def take(self, person: Person, seat: int) -> None:
        """Somebody holds this seat from now on."""
        self.holders[seat] = person.number
        self.invite(person)

    def free(self, seat: int) -> str:
        """Nobody holds this seat any more; tells who did."""
        who = self.names.get(self.holders.pop(seat, 0), "")
        self._changed()
        return who

    # -- what is not allowed -----------------------------------------------------------------------

    def check_take(self, seat: int) -> None:
        """Refuse a seat that somebody holds or that is not there."""
        if seat >= self.seats:
            raise Denied("unknown", "refused-no-seat")
        if seat in self.holders:
            raise Denied("not-yours", "refused-seat-taken")

    def check_give(self, person: Person, seat: int) -> None:
        """Refuse to free a seat that is not this person's."""
        if self.holders.get(seat) != person.number:
            raise Denied("not-yours")

    def check_hand_over(self, person: Person, seat: int, present: Collection[int]) -> None:
        """Refuse to free the seat of somebody who may come back any moment, unless the game's maker wants it.

        Everybody else has to hold one of the seats that are present in the game, unless all who do are long gone: they
        may have lost their keys, and whoever was invited can still play on.
        """
        holder = self.holders.get(seat)
        if holder is None:
            raise Denied("unknown", "refused-no-seat")
        if person.number in self.makers and holder != person.number:
            return
        if set(self.held(person.number)).isdisjoint(present) and not self._is_abandoned():
            raise Denied("not-yours", "refused-hand-over-guest", n=ABANDONED_SECONDS // 60)
        away = time.monotonic() - self._left.get(holder, 0.0)
        if self.is_here(holder) or away < AWAY_SECONDS:
            raise Denied("not-yours", "refused-hand-over", n=AWAY_SECONDS)

    def _is_abandoned(self) -> bool:
        """Whether nobody who holds a seat has been here for long."""
        holders = set(self.holders.values())
        last = max([self._opened, *(self._left.get(holder, 0.0) for holder in holders)])
        return holders.isdisjoint(self._here) and time.monotonic() - last >= ABANDONED_SECONDS
