"""Showing a table to everybody who listens: each thing is worked out once for all who may see it alike."""

from collections.abc import Sequence
from typing import Final

import msgspec

from fogbound.core import NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.server import wire
from fogbound.server.company import Company
from fogbound.server.playing import Playing
from fogbound.server.shelf import Opened
from fogbound.server.sight.chronicle import Chronicle, changed
from fogbound.server.sight.look import Look, written_for
from fogbound.server.sight.slate import Shown, Slate
from fogbound.tables import Table, story
from fogbound.tables.seats import present
from fogbound.text import Teller
from fogbound.view import Standpoint, standpoint

__all__ = ["Showing"]

_encode: Final = msgspec.json.Encoder().encode


class Showing:
    """What the people at a table are shown of it, kept until something happens."""

    def __init__(
        self, table: Table, company: Company, chronicle: Chronicle, playing: Playing, opened: Opened
    ) -> None:
        self.table = table
        self.company = company
        self.chronicle = chronicle
        self.playing = playing
        self.opened = opened
        self._entries = NONE  # how many entries of the journal the following is made from
        self._asked = NONE  # the seat that is asked
        self._present: list[int] = []  # those who can act
        self._stand_ins: dict[int, int] = {}  # by seat: the first that sees the same
        self._standpoints: dict[Standpoint, int] = {}  # and by what it sees
        self._looks: dict[tuple[int, str], Look] = {}
        self._slates: dict[tuple[int, str], Slate] = {}
        self._asking: dict[tuple[Look, tuple[int, ...]], tuple[bytes, bytes]] = {}  # by look and seats held
        self._lines: dict[tuple[Look, int, int], bytes] = {}  # by look, seat, and the last line that was told
        self._undo: dict[tuple[int, str], bytes] = {}  # by who may hear it, and language
        self._wall: Sequence[News] = ()  # what came to light with the answer that cannot be taken back
        self._told_of_it: dict[tuple[int, str], str] = {}  # in words, by the same
        self._agreement = b""
        self._seated = NONE  # how often the company had changed when the following was made
        self._seating: dict[int, tuple[bytes, bytes]] = {}  # by person
        self._named: set[str] = set()  # cards that open views have named, until somebody asks for them
        self._foreseen: set[str] = set()  # and those for which somebody has asked
        self.renew()

    @property
    def game(self) -> Game:
        return self.table.game

    def renew(self) -> None:
        """Something was said or done: forget what may be shown otherwise now."""
        self._undo.clear()
        wall = self.playing.wall()
        if wall is not self._wall:  # one and the same stands there for many answers
            self._wall = wall
            self._told_of_it.clear()
        self._agreement = b""
        entries = len(self.table.journal.entries)
        if self._entries != entries:  # a voice, a word or a seat change nothing in the game
            self._entries = entries
            self._stand_ins.clear()
            self._standpoints.clear()
            self._looks.clear()
            self._slates.clear()
            self._asking.clear()
            self._lines.clear()
            question = self.game.pending()
            self._asked = question.seat(self.game) if question is not None else NONE
            self._present = present(self.game)

    # -- looking -----------------------------------------------------------------------------------

    def look(self, seat: int, lang: str) -> Look:
        """The game as a seat sees it now."""
        key = (seat, lang)
        found = self._looks.get(key)
        if found is None:
            opened = self.opened
            found = Look(self.table, seat, opened.tellers[lang], opened.faces[lang], opened.beside[lang])
            self._looks[key] = found
        return found

    def _stand_in(self, seat: int) -> int:
        """The first seat that sees the same as this one, so that one look does for all of them."""
        found = self._stand_ins.get(seat)
        if found is None:
            found = self._standpoints.setdefault(standpoint(self.game, seat), seat)
            self._stand_ins[seat] = found
        return found

    def seat_of(self, person: int, look_as: int = NONE) -> int:
        """From which seat somebody looks: the one that is asked, the one they chose, one that can act, or none."""
        held = self.company.held(person)
        if self._asked in held:
            return self._asked
        if look_as in held:
            return look_as
        for seat in held:
            if seat in self._present:
                return seat
        return held[0] if held else NONE

    # -- showing -----------------------------------------------------------------------------------

    def message(self, shown: Shown, person: int, look_as: int, lang: str) -> bytes:
        """What a browser of somebody has not been shown yet, as a message; empty when that is nothing."""
        seat = self.seat_of(person, look_as)
        look = self.look(self._stand_in(seat), lang)
        lines = b""
        if shown.line < self.chronicle.last:
            lines = self._news(look, seat, shown.line)
            shown.line = self.chronicle.last
        return shown.message(self._slate(look), self._own(look, seat, person), lines)

    def newly_named(self) -> set[str]:
        """The cards that open views name and have not named before."""
        new = self._named - self._foreseen
        self._foreseen |= new
        self._named.clear()
        return new

    def _slate(self, look: Look) -> Slate:
        """What all see in this language who look from this seat, or from one that sees the same."""
        key = (look.seat, look.lang)
        found = self._slates.get(key)
        if found is None:
            constant: dict[str, bytes] = {
                "view.ruleset": _encode(self.table.book.ruleset()),
                "adventure": _encode(self.opened.name),
                "title": _encode(self.opened.title[look.lang]),
                "changed": _encode(self._changes(look.teller)),
                "interlude": _encode(self.chronicle.interlude(look.teller, self.game)),
            }
            found = self._slates[key] = Slate(look, constant)
            self._named |= look.names
        return found

    def _changes(self, teller: Teller) -> str:
        """What is to be said of a game that could not go on exactly where it was left."""
        return " ".join([teller.say("table-changed", **changed(remark)) for remark in self.table.remarks])

    def _news(self, look: Look, seat: int, after: int) -> bytes:
        """The lines of the journal after a number; those who look alike are told the same unless it was secret."""
        hearer = NONE if self.chronicle.is_open(after) else seat
        key = (look, hearer, after)
        found = self._lines.get(key)
        if found is None:
            lines = self.chronicle.lines(look.teller, self.game, seat, look.names, after=after)
            found = self._lines[key] = _encode(lines) if lines else b""
        return found

    # -- what concerns people ----------------------------------------------------------------------

    def _own(self, look: Look, seat: int, person: int) -> dict[str, bytes]:
        """What concerns the people at the table, as one of them sees it from their seat."""
        if not self._agreement:
            self._agreement = _encode(self.playing.agreement())
        held = self.company.held(person)
        key = (look, held)
        asked = self._asking.get(key)
        if asked is None:
            asked = self._asking[key] = (written_for(look, held), _encode(look.refused(held)))
        chairs, people = self._company(person)
        return {
            "view.seat": b"null" if seat == NONE else b"%d" % seat,
            "asking": asked[0],
            "agreement": self._agreement,
            "refused": asked[1],
            "chairs": chairs,
            "people": people,
            "undo": self._taking_back(look.teller, seat),
            "again": _encode(self.chronicle.again),
        }

    def _company(self, person: int) -> tuple[bytes, bytes]:
        """The chairs, and the people in them or behind them, as one of them sees them."""
        if self._seated != self.company.changes:
            self._seated = self.company.changes
            self._seating.clear()
        found = self._seating.get(person)
        if found is None:
            found = self._seating[person] = (_encode(self.chairs(person)), _encode(self._people(person)))
        return found

    def chairs(self, person: int) -> tuple[wire.Chair, ...]:
        """The seats, with who holds them."""
        found = []
        for seat in range(self.game.seats):
            holder = self.company.holders.get(seat)
            found.append(
                wire.Chair(
                    seat=seat,
                    held=holder is not None,
                    person=self.company.names.get(holder, "") if holder is not None else "",
                    you=holder == person,
                    here=holder is not None and self.company.is_here(holder),
                    back=self.company.may_take_back(person, seat) and not self.game.ending,
                )
            )
        return tuple(found)

    def _people(self, person: int) -> tuple[wire.Person, ...]:
        found = []
        for number, name in sorted(self.company.names.items()):
            held, here = self.company.held(number), self.company.is_here(number)
            if held or here:
                found.append(wire.Person(name=name, seats=held, here=here, you=number == person))
        return tuple(found)

    def _taking_back(self, teller: Teller, seat: int) -> bytes:
        """How far one can go back, and what had come to light there, as a seat may hear it."""
        hearer = NONE
        for item in self._wall:
            if item.seen != EVERYBODY:
                hearer = seat
        key = (hearer, teller.lang)
        found = self._undo.get(key)
        if found is None:
            if key not in self._told_of_it:
                self._told_of_it[key] = self._in_words(teller, hearer)
            found = self._undo[key] = _encode(self.playing.undo(self._told_of_it[key]))
        return found

    def _in_words(self, teller: Teller, hearer: int) -> str:
        """What cannot be taken back."""
        if not self._wall:
            return ""
        lines = [line for line, _ in story.lines(teller, self.game, self._wall, hearer) if line]
        return " ".join([teller.say("undo-wall"), *lines])
