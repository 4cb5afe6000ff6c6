"""Showing a table to everybody who listens: each thing is worked out once for all who may see it alike."""

from typing import Final

import msgspec

from fogbound.server import wire
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.members import Members
from fogbound.server.presentation.episodes import draw_of, laid_draw, readings_of, tells_of_draw
from fogbound.server.presentation.history import History
from fogbound.server.presentation.patches import SILENCE, EncodedNews, EncodedState, PartEncoder, SentState
from fogbound.server.presentation.presenter import Presenter, encode_asking
from fogbound.server.table_actions import TableActions
from fogbound.tables import Barrier, Table
from fogbound.text import Renderer
from fogbound.text.sentences import sentences
from fogbound.view import NONE, Standpoint

__all__ = ["Broadcast"]

NOTHING: Final = b"null"

_encode: Final = msgspec.json.Encoder().encode


class Broadcast:
    """What the people at a table are shown of it, kept until something happens."""

    def __init__(
        self, table: Table, members: Members, history: History, actions: TableActions, loaded: LoadedAdventure
    ) -> None:
        self.table = table
        self.members = members
        self.history = history
        self.actions = actions
        self.loaded = loaded
        self._entries = NONE  # how many entries of the journal the following is made from
        self._asked = NONE  # the seat that is asked
        self._present: list[int] = []  # the seats that can act
        self._stand_ins: dict[int, int] = {}  # by seat: the first that sees the same
        self._standpoints: dict[Standpoint, int] = {}  # and by what it sees
        self._presenters: dict[tuple[int, str], Presenter] = {}
        self._encoded_states: dict[tuple[int, str], EncodedState] = {}
        self._encoders = {lang: PartEncoder() for lang in loaded.renderers}  # by language
        self._asking: dict[
            tuple[Presenter, tuple[int, ...]], tuple[bytes, bytes]
        ] = {}  # by presenter and seats held
        self._lines: dict[
            tuple[Presenter, tuple[int, ...], int], EncodedNews
        ] = {}  # by presenter, what is heard, and the last line that was sent
        self._drawn: dict[
            tuple[Presenter, int | None], bytes
        ] = {}  # by presenter and seat, or for all seats at once
        self._undo: dict[tuple[int, str], bytes] = {}  # by who may hear it, and language
        self._barrier: Barrier | None = None  # the answer that cannot be taken back
        self._told_of_it: dict[tuple[int, str], str] = {}  # what came to light with it, by the same
        self._agreement = b""
        self._seated = NONE  # how often the members had changed when the following was made
        self._seating: dict[int, tuple[bytes, bytes]] = {}  # by person
        self._named: set[str] = set()  # cards that open views have named, until they are asked for
        self._foreseen: set[str] = set()  # and those that were asked for
        self.renew()

    def renew(self) -> None:
        """Something was said or done: forget what may be shown otherwise now."""
        self._undo.clear()
        barrier = self.actions.barrier()
        if barrier is not self._barrier:  # one and the same stands there for many answers
            self._barrier = barrier
            self._told_of_it.clear()
        self._agreement = b""
        entries = len(self.table.journal.entries)
        if self._entries != entries:  # a vote, a word or a seat change nothing in the game
            self._entries = entries
            self._stand_ins.clear()
            self._standpoints.clear()
            self._presenters.clear()
            self._encoded_states.clear()
            self._asking.clear()
            self._lines.clear()
            self._drawn.clear()
            asked = self.table.asked_question
            self._asked = asked.seat if asked is not None else NONE
            self._present = self.table.present_seats()

    # -- looking -----------------------------------------------------------------------------------

    def presenter(self, seat: int, lang: str) -> Presenter:
        """The game as a seat sees it now."""
        key = (seat, lang)
        found = self._presenters.get(key)
        if found is None:
            loaded = self.loaded
            found = Presenter(
                self.table.outlook(seat),
                loaded.renderers[lang],
                loaded.faces[lang],
                self.table.journal.decisions,
                loaded.choice_cache[lang],
            )
            self._presenters[key] = found
        return found

    def _stand_in(self, seat: int) -> int:
        """The first seat that sees the same as this one, so that one presenter does for all of them."""
        found = self._stand_ins.get(seat)
        if found is None:
            found = self._standpoints.setdefault(self.table.outlook(seat).standpoint, seat)
            self._stand_ins[seat] = found
        return found

    def seat_of(self, person: int, look_as: int = NONE) -> int:
        """From which seat a person looks: the one that is asked, the one they chose, one that can act, or none."""
        held = self.members.held_seats(person)
        if self._asked in held:
            return self._asked
        if look_as in held:
            return look_as
        for seat in held:
            if seat in self._present:
                return seat
        return held[0] if held else NONE

    # -- showing -----------------------------------------------------------------------------------

    def message(self, shown: SentState, person: int, look_as: int, lang: str) -> bytes:
        """What a person's browser has not been shown yet, as a message; empty when that is nothing."""
        seat = self.seat_of(person, look_as)
        presenter = self.presenter(self._stand_in(seat), lang)
        told = SILENCE
        if shown.line < self.history.last:
            told = self._news(presenter, seat, shown.line)
            shown.line = self.history.last
        return shown.message(
            self._encoded_state(presenter), self._personal_parts(presenter, seat, person), told
        )

    def take_new_names(self) -> set[str]:
        """The cards that open views name and have not named before."""
        new = self._named - self._foreseen
        self._foreseen |= new
        self._named.clear()
        return new

    def _encoded_state(self, presenter: Presenter) -> EncodedState:
        """What everybody at this seat, or at one that sees the same, is shown in this language."""
        key = (presenter.seat, presenter.lang)
        found = self._encoded_states.get(key)
        if found is None:
            constant: dict[str, object] = {
                "view.ruleset": self.table.book.ruleset(),
                "adventure": self.loaded.name,
                "title": self.loaded.title[presenter.lang],
                "changed": self._changes(presenter.renderer),
                "interlude": self.history.interlude(presenter.renderer, presenter.known),
            }
            found = self._encoded_states[key] = EncodedState(
                presenter, constant, self._encoders[presenter.lang]
            )
            self._named |= presenter.names
        return found

    def _changes(self, renderer: Renderer) -> str:
        """What is to be said of a game that could not go on exactly where it was left."""
        return " ".join(
            [renderer.say("table-changed", **remark.arguments()) for remark in self.table.remarks]
        )

    def _news(self, presenter: Presenter, seat: int, after: int) -> EncodedNews:
        """What the journal tells after a line; seats that see the same are told the same unless it was secret."""
        key = (presenter, self.history.equal_hearers(seat, after), after)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._tell(presenter, seat, after)
        return found

    def _tell(self, presenter: Presenter, seat: int, after: int) -> EncodedNews:
        renderer, known = presenter.renderer, presenter.known
        lines = self.history.lines(renderer, known, seat, after=after)
        if not lines:
            return SILENCE
        draw = NOTHING
        if tells_of_draw(lines):
            action, _ = self.history.since_action(renderer, known, seat, after)
            draw = _encode(draw_of(action, lines, self.history.is_decisive(after)))
        return _encode(lines), draw, _encode(readings_of(lines, presenter.faces))

    def _laid_draw(self, presenter: Presenter, seat: int) -> bytes:
        """What the action in progress has revealed, as it lies there."""
        if not self._encoded_state(presenter).is_in_action:
            return NOTHING
        found = self._drawn.get((presenter, None)) or self._drawn.get((presenter, seat))
        if found is None:
            renderer, known, last = presenter.renderer, presenter.known, self.history.last
            lines, is_open = self.history.since_action(renderer, known, seat, last)
            found = self._drawn[presenter, None if is_open else seat] = _encode(laid_draw(lines))
        return found

    # -- what concerns people ----------------------------------------------------------------------

    def _personal_parts(self, presenter: Presenter, seat: int, person: int) -> dict[str, bytes]:
        """What concerns the people at the table, as one of them sees it from their seat."""
        if not self._agreement:
            self._agreement = _encode(self.actions.agreement())
        held = self.members.held_seats(person)
        key = (presenter, held)
        asked = self._asking.get(key)
        if asked is None:
            asked = self._asking[key] = (encode_asking(presenter, held), _encode(presenter.refusals(held)))
        seats, people = self._seats_and_people(person)
        return {
            "view.seat": b"null" if seat == NONE else b"%d" % seat,
            "asking": asked[0],
            "agreement": self._agreement,
            "refused": asked[1],
            "drawn": self._laid_draw(presenter, seat),
            "table_seats": seats,
            "people": people,
            "undo": self._undo_state(presenter.renderer, seat),
            "again": _encode(self.history.again),
        }

    def _seats_and_people(self, person: int) -> tuple[bytes, bytes]:
        """The seats and the people at the table, as one of them sees them."""
        if self._seated != self.members.changes:
            self._seated = self.members.changes
            self._seating.clear()
        found = self._seating.get(person)
        if found is None:
            found = self._seating[person] = (_encode(self.table_seats(person)), _encode(self._people(person)))
        return found

    def table_seats(self, person: int) -> tuple[wire.TableSeat, ...]:
        """The seats, with who holds them."""
        found = []
        for seat in range(self.members.seats):
            holder = self.members.holders.get(seat)
            found.append(
                wire.TableSeat(
                    seat=seat,
                    held=holder is not None,
                    person=self.members.names.get(holder, "") if holder is not None else "",
                    you=holder == person,
                    here=holder is not None and self.members.is_here(holder),
                    back=self.members.may_take_back(person, seat) and not self.table.ending,
                )
            )
        return tuple(found)

    def _people(self, person: int) -> tuple[wire.PersonHere, ...]:
        found = []
        for number, name in sorted(self.members.names.items()):
            held, here = self.members.held_seats(number), self.members.is_here(number)
            if held or here:
                found.append(wire.PersonHere(name=name, seats=held, here=here, you=number == person))
        return tuple(found)

    def _undo_state(self, renderer: Renderer, seat: int) -> bytes:
        """How far one can go back, and what had come to light there, as a seat may hear it."""
        hearer = NONE if self._barrier is None or self._barrier.is_open else seat
        key = (hearer, renderer.lang)
        found = self._undo.get(key)
        if found is None:
            if key not in self._told_of_it:
                self._told_of_it[key] = self._barrier_text(renderer, hearer)
            found = self._undo[key] = _encode(self.actions.undo(self._told_of_it[key]))
        return found

    def _barrier_text(self, renderer: Renderer, hearer: int) -> str:
        """What cannot be taken back."""
        if self._barrier is None or not self._barrier.news:
            return ""
        news = self.table.seen_news(hearer, self._barrier.news, lays_once=True)
        lines = [line for line, _ in sentences(renderer, news) if line]
        return " ".join([renderer.say("undo-barrier"), *lines])
