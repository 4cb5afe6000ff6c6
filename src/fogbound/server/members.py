"""The people at one table: who may come, who holds which seat, who is there."""

import time
from collections.abc import Collection
from typing import Final

from fogbound.server.errors import Denied
from fogbound.server.people import Guest, People, Person, PlayedSeat
from fogbound.server.wire import Parting

__all__ = ["Members"]

AWAY_SECONDS: Final = 60
"""How long a person must have been disconnected before others may free their seat."""
ABANDONED_SECONDS: Final = 600
"""How long everybody with a seat must have been gone before a guest may free one."""


class Members:
    """Everybody who may come to a table, and the seats they hold.

    Seats that have no part in the game can be held, so that a person may begin to play there, but they give no right;
    the methods that decide about rights are told which seats play.
    """

    def __init__(
        self,
        seats: int,
        holders: dict[int, int],
        guests: Collection[Guest],
        played: Collection[PlayedSeat] = (),
    ) -> None:
        self.seats = seats
        self.holders = holders  # seat -> person
        self.names = {guest.person: guest.name for guest in guests if not guest.removed}
        self.makers = {guest.person for guest in guests if guest.maker}
        self.removed = {guest.person: guest.name for guest in guests if guest.removed}
        self.players = {
            (one.seat, one.person) for one in played
        }  # everybody who has ever played, with their seats
        self.claims = {one.seat: one.person for one in played if one.claim}  # whose seat was freed by others
        self.admitted: set[tuple[int, int]] = set()  # seats and persons who may begin to play
        self.changes = 0  # counts whatever changes who is there or holds a seat
        self._here: set[int] = set()  # the people whose browsers listen
        self._left: dict[int, float] = {}  # person -> when the last of theirs was gone
        self._opened = time.monotonic()
        self._held: dict[int, tuple[int, ...]] = {}  # by person, until anybody changes seats

    @classmethod
    def load(cls, people: People, game: int, seats: int = 0) -> "Members":
        """The people of a game as the store knows them."""
        return cls(seats, people.seats(game), people.guests(game), people.players(game))

    def held_seats(self, person: int) -> tuple[int, ...]:
        """The seats a person holds."""
        if person not in self._held:
            self._held[person] = tuple(
                sorted(seat for seat, holder in self.holders.items() if holder == person)
            )
        return self._held[person]

    def _note_change(self) -> None:
        self.changes += 1
        self._held.clear()

    def is_guest(self, person: int) -> bool:
        """Whether a person may come to this table."""
        return person in self.names

    def is_here(self, person: int) -> bool:
        """Whether a browser of this person listens."""
        return person in self._here

    def gather(self, persons: set[int]) -> None:
        """These are here now, and nobody else."""
        self._left.update(dict.fromkeys(self._here - persons, time.monotonic()))
        self._here = persons
        self._note_change()

    def is_of_one(self, seats: Collection[int]) -> bool:
        """Whether one person holds all these seats."""
        return len({self.holders.get(seat) for seat in seats}) == 1 and all(
            seat in self.holders for seat in seats
        )

    def plays(self, person: int, playing: Collection[int]) -> bool:
        """Whether a person holds one of the seats that have a part in the game."""
        return not set(self.held_seats(person)).isdisjoint(playing)

    def is_alone(self, person: int, playing: Collection[int]) -> bool:
        """Whether one person holds every seat that is held and has a part in the game."""
        return {self.holders[seat] for seat in playing if seat in self.holders} == {person}

    def free_seats(self, playing: Collection[int]) -> list[int]:
        """The seats that have a part in the game and are held by nobody."""
        return [seat for seat in playing if seat not in self.holders]

    def new_players(self, playing: Collection[int]) -> list[tuple[int, int]]:
        """Who plays now and has not been remembered for it, with their seats."""
        now = [(seat, self.holders[seat]) for seat in playing if seat in self.holders]
        return [one for one in now if one not in self.players]

    # -- parting with the game ---------------------------------------------------------------------

    def parting(self, person: int) -> Parting:
        """How a person may part with the game: only its maker, or all who have ever played it, can delete it."""
        everybody = {each for _, each in self.players}
        if person in self.makers or everybody == {person}:
            return "delete"
        return "agree" if person in everybody else "hide"

    def missing_consents(self, agreed: Collection[int]) -> list[int]:
        """The people who have played the game and have not agreed to deleting it."""
        return sorted({person for _, person in self.players} - set(agreed))

    # -- changes -----------------------------------------------------------------------------------

    def invite(self, person: Person) -> None:
        """Let a person come to this table."""
        self.names[person.number] = person.name
        self._note_change()

    def take(self, person: Person, seat: int) -> None:
        """Give this seat to a person."""
        self.holders[seat] = person.number
        if self.claims.get(seat) == person.number:
            del self.claims[seat]
        self.invite(person)

    def free(self, seat: int, claim: int = 0) -> str:
        """Free this seat and return who held it. They may keep a claim to it."""
        holder = self.holders.pop(seat, 0)
        if claim:
            self.claims[seat] = claim
        elif self.claims.get(seat) == holder:
            del self.claims[seat]
        self.admitted = {one for one in self.admitted if one[0] != seat}
        self._note_change()
        return self.names.get(holder, "")

    def claim_of(self, seat: int) -> int:
        """Who may take a seat back if others free it now: who did not get it like that themselves."""
        holder = self.holders[seat]
        return self.claims.get(seat, holder) if (seat, holder) in self.players else 0

    def may_take_back(self, person: int, seat: int) -> bool:
        """Whether others have freed this person's seat, who then may have it again, even if another person holds it."""
        return self.claims.get(seat) == person and self.holders.get(seat) != person

    def remove(self, person: int) -> list[int]:
        """Let a person come no more; returns the seats that are free by that."""
        freed = list(self.held_seats(person))
        for seat in freed:
            self.free(seat)
        self.claims = {seat: whose for seat, whose in self.claims.items() if whose != person}
        self.removed[person] = self.names.pop(person, "")
        self._note_change()
        return freed

    def let_in(self, person: int) -> None:
        """Let a removed person come again."""
        if person in self.removed:
            self.names[person] = self.removed.pop(person)
            self._note_change()

    def admit(self, seat: int) -> None:
        """Let the holder of this seat begin to play."""
        self.admitted.add((seat, self.holders[seat]))

    # -- what is not allowed -----------------------------------------------------------------------

    def check_take(self, person: Person, seat: int) -> None:
        """Refuse a seat that is held, unless it was freed while this person was away, or that is not there."""
        if seat >= self.seats:
            raise Denied("unknown", "refused-no-seat")
        if seat in self.holders and not self.may_take_back(person.number, seat):
            raise Denied("not-yours", "refused-seat-taken")

    def check_admit(
        self, person: Person, seat: int, present: Collection[int], playing: Collection[int]
    ) -> None:
        """Refuse to let a person begin to play, unless this person plays; and only at a seat that has no part yet."""
        if not self.plays(person.number, present):
            raise Denied("not-yours", "refused-no-part")
        if seat not in self.holders or seat in playing:
            raise Denied("unknown", "refused-no-seat")

    def check_begin(self, person: Person, seat: int, present: Collection[int]) -> None:
        """Refuse to let a person begin to play in a game of others before one of them has agreed."""
        if not self.plays(person.number, present) and (seat, person.number) not in self.admitted:
            raise Denied("not-yours", "refused-not-admitted")

    def check_give(self, person: Person, seat: int) -> None:
        """Refuse to free a seat that is not this person's."""
        if self.holders.get(seat) != person.number:
            raise Denied("not-yours")

    def check_hand_over(
        self, person: Person, seat: int, present: Collection[int], playing: Collection[int]
    ) -> None:
        """Refuse to free the seat of a person who may come back any moment, unless the game's maker wants it.

        Everybody else has to hold one of the seats that are present in the game, unless all who do are long gone: they
        may have lost their keys, and an invited guest can still play on.
        """
        holder = self.holders.get(seat)
        if holder is None:
            raise Denied("unknown", "refused-no-seat")
        if person.number in self.makers and holder != person.number:
            return
        if not self.plays(person.number, present) and not self._is_abandoned(playing):
            raise Denied("not-yours", "refused-hand-over-guest", n=ABANDONED_SECONDS // 60)
        away = time.monotonic() - max(
            self._opened, self._left.get(holder, 0.0)
        )  # a closed table counts nobody's time
        if self.is_here(holder) or away < AWAY_SECONDS:
            raise Denied("not-yours", "refused-hand-over", n=AWAY_SECONDS)

    def _is_abandoned(self, playing: Collection[int]) -> bool:
        """Whether every player has been gone for long."""
        holders = {self.holders[seat] for seat in playing if seat in self.holders}
        last = max([self._opened, *(self._left.get(holder, 0.0) for holder in holders)])
        return holders.isdisjoint(self._here) and time.monotonic() - last >= ABANDONED_SECONDS
