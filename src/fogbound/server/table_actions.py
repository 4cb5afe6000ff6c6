"""Playing at a table with others: answers and votes, what is taken back and with whose consent, what time decides."""

from collections.abc import Callable, Collection

from fogbound.server import wire
from fogbound.server.errors import Denied, denying
from fogbound.server.members import Members
from fogbound.server.people import Person
from fogbound.server.presentation.history import History
from fogbound.tables import GROUP, Autopilot, Barrier, ConsentNeeded, PlayedAnswer, Table, UndoRefused
from fogbound.tables.ballots import NO_VOTES, Ballot
from fogbound.view import AskedOption, AskedQuestion, Perspective
from fogbound.view.options import LAPSES

__all__ = ["TableActions"]


class _UndoRequest:
    """An undo that waits for the consent of others."""

    def __init__(self, person: Person, by: int, answers: int, first: int, missing: frozenset[int]) -> None:
        self.person = person
        self.by = by
        self.answers = answers
        self.first = first
        self.missing = missing
        self.consents: set[int] = set()


class TableActions:
    """Gives the table one answer for all that people say; raises Denied for what cannot be done.

    What people are for is given to `keep` until it comes to an answer, and comes back as `ballot` when the table is
    opened again.
    """

    def __init__(
        self,
        table: Table,
        members: Members,
        history: History,
        ballot: Ballot = NO_VOTES,
        keep: Callable[[Ballot], None] = lambda ballot: None,
    ) -> None:
        self.table = table
        self.members = members
        self.history = history
        self._undo_request: _UndoRequest | None = None
        self._keep = keep
        self._autopilot = table.autopilot = Autopilot(members.is_of_one)
        table.listener = self._take_down
        table.recall(ballot)

    def follow_seats(self) -> None:
        """People have to agree unless one person speaks for everybody in the game."""
        self.table.voting = not self.members.is_of_one(self.table.present_seats())

    # -- answers -----------------------------------------------------------------------------------

    def answer(self, person: Person, said: wire.GiveAnswer) -> None:
        """Answer for a seat, or be for an option where people have to agree."""
        asked, option = self._find_option(said.serial, said.option)
        held, beside = self.members.held_seats(person.number), option.is_beside
        if not held:
            raise Denied("not-yours", "refused-no-seat-held")
        seat = option.seat if beside or asked.is_first_come else asked.seat
        seat = None if seat == GROUP else seat
        speaks = seat in held if seat is not None else not set(held).isdisjoint(self.table.present_seats())
        if not speaks:
            raise Denied("not-yours")
        if beside and seat is not None and seat not in self.table.playing_seats():
            self.members.check_begin(person, seat, self.table.present_seats())
        if option.wants and asked.digits not in (0, len(said.value)):
            raise Denied("bad", "answer-digits")  # a wrong number may cost something
        if seat is not None:
            self._give(seat, said)
        elif not self.table.voting:
            self._give(GROUP, said)
        else:
            self._speak([said.seat] if said.seat is not None and said.seat in held else held, said)

    def _find_option(self, serial: int, name: str) -> tuple[AskedQuestion, AskedOption]:
        """The pending question, and the option that is meant, which may stand beside it."""
        asked = self.table.asked_question
        if asked is None:
            raise Denied("closed", "refused-over")
        if serial != asked.serial:
            raise Denied("stale")
        option = asked.find(name)
        if option is None or option.role == LAPSES:
            raise Denied("unknown")
        return asked, option

    def _speak(self, seats: Collection[int], said: wire.GiveAnswer) -> None:
        """Be for an option with every seat one holds; if the choice has fallen to one of them, decide."""
        if self.table.is_split():
            decider, options = self.table.fallback()
            if decider in seats and said.option in options:
                self._give(decider, said)
                return
        before = self.table.ballot()
        voters = [seat for seat in seats if seat in self.table.voters(said.option)]
        if not voters:
            raise Denied("not-yours")
        for seat in voters:
            with denying():
                played = self.table.propose(seat, said.serial, said.option, said.value, said.to)
            if played is not None:
                self._undo_request = None
                asked = self.table.asked_question
                if asked is not None and said.serial == asked.serial:
                    self._keep(self.table.ballot())  # it stood beside the question, which is still asked
                return
        self._keep_votes(before)

    def _keep_votes(self, before: Ballot) -> None:
        """Keep the votes as they are now; refuse one that changes nothing, as its voter waits for a reply."""
        after = self.table.ballot()
        if after == before:
            raise Denied("agreement", "refused-voted")
        self._keep(after)

    def _give(self, seat: int, said: wire.GiveAnswer) -> None:
        with denying():
            self.table.answer(seat, said.serial, said.option, said.value, said.then, said.to)
        self._undo_request = None

    def _take_down(self, played: PlayedAnswer, before: Perspective) -> None:
        """Tell what came of an answer, before the next one is given by itself."""
        self.history.add_answer(played, len(self.table.played))

    def promise(self, person: Person, said: wire.TakePart) -> None:
        """Say beforehand whether one takes part in an action that may be chosen, or lets others take part in it."""
        held = [seat for seat in self.members.held_seats(person.number) if seat in self.table.playing_seats()]
        if not held:
            raise Denied("not-yours", "refused-no-seat-held")
        _, action = self._find_option(said.serial, said.option)
        if not action.is_action:
            raise Denied("unknown")
        for seat in held:
            if said.joins is None:
                self._autopilot.withdraw(seat)
            else:
                self._autopilot.promise(seat, said.serial, action, said.joins)

    def lapse(self, serial: int) -> bool:
        """Time is up for a question; tells whether it was still waiting."""
        asked = self.table.asked_question
        if asked is None or serial != asked.serial:
            return False
        for option in asked.options:
            if option.role == LAPSES:
                self._let_pass(asked, option)
                self._undo_request = None
                return True
        return False

    def _let_pass(self, asked: AskedQuestion, option: AskedOption) -> None:
        """Answer the pending question for all who were asked and have not agreed in time."""
        voting, self.table.voting = self.table.voting, False
        try:
            self.table.answer(asked.seat, asked.serial, option.id)
        finally:
            self.table.voting = voting

    # -- agreement ---------------------------------------------------------------------------------

    def disagree(self, person: Person, serial: int) -> None:
        """There will be no agreement: let the rules' fallback decide."""
        if not self.table.voting:
            raise Denied("unknown")
        voters = [seat for seat in self.members.held_seats(person.number) if seat in self.table.voters()]
        if not voters:
            raise Denied("not-yours")
        before = self.table.ballot()
        with denying():
            self.table.disagree(voters[0], serial)
        self._keep_votes(before)

    def agreement(self) -> wire.Agreement | None:
        """How far people agree on the pending question; None where they do not have to."""
        asked = self.table.asked_question
        if not self.table.voting or asked is None or asked.is_first_come or asked.seat != GROUP:
            return None
        decider, ways = self.table.decider(), self.table.ways()
        votes = tuple(
            wire.Vote(seat=seat, option=option, value=value, to=ways.get(seat, ""))
            for seat, (option, value) in sorted(self.table.votes().items())
        )
        fallback = decider if decider != GROUP else None
        return wire.Agreement(
            seats=tuple(self.table.voters()), votes=votes, fallback=fallback, split=self.table.is_split()
        )

    # -- taking back -------------------------------------------------------------------------------

    def take_back(self, person: Person, answers: int) -> None:
        """Take back answers; those of others only when they consent."""
        held = [seat for seat in self.members.held_seats(person.number) if seat in self.table.playing_seats()]
        if not held:
            raise Denied("not-yours", "refused-no-part")
        if self.table.ending:  # its journal may have been read since
            raise Denied("closed", "refused-over")
        try:
            self._undo(held[0], [*held, *self._unheld_seats()], answers)
        except ConsentNeeded as needed:
            first = self.history.first_after(self.table.answers_before(answers))
            self._undo_request = _UndoRequest(person, held[0], answers, first, needed.seats)
            self.history.note("table-undo-wished", who=person.name, n=answers)
            return
        self._note_undo(person, answers)

    def consent(self, person: Person, agreed: bool) -> Person | None:
        """Agree to what a player wants to take back, or do not; the person who asked for it may withdraw it.

        Returns the person whose request was refused, as they wait for a reply.
        """
        request = self._undo_request
        if request is None:
            raise Denied("stale")
        if not agreed and person.number == request.person.number:
            self._undo_request = None
            return None
        asked = request.missing & set(self.members.held_seats(person.number))
        if not asked:
            raise Denied("not-yours")
        if not agreed:
            self._undo_request = None
            self.history.note("table-undo-refused", who=person.name)
            return request.person
        request.consents |= asked
        request.missing -= asked
        if not request.missing:
            self._undo_request = None
            consents = {
                *request.consents,
                *self.members.held_seats(request.person.number),
                *self._unheld_seats(),
            }
            with denying():
                self._undo(request.by, consents, request.answers)
            self._note_undo(request.person, request.answers)
        return None

    def _unheld_seats(self) -> list[int]:
        """The seats that nobody holds: there is nobody to be asked, and anybody may take them."""
        return self.members.free_seats(self.table.playing_seats())

    def _undo(self, by: int, consents: Collection[int], answers: int) -> None:
        """Take back answers, and with them what was passed over since."""
        try:
            self.table.undo(by, consents, answers)
        except UndoRefused:
            with denying():
                raise
        self._undo_request = None  # it was about other answers

    def _note_undo(self, person: Person, answers: int) -> None:
        left = len(self.table.played)
        self.history.add_undo("table-undo-done", left, who=person.name, n=answers)

    def undo(self, barrier: str) -> wire.UndoState:
        """How far one can go back, not at all once it is over; `barrier` is what stands in the way, in words."""
        request = self._undo_request
        waiting = (
            wire.UndoRequest(
                by=request.person.name,
                seat=request.by,
                answers=request.answers,
                first=request.first,
                missing=tuple(sorted(request.missing)),
            )
            if request is not None
            else None
        )
        answers = self.table.undoable_answers() if not self.table.ending else 0
        return wire.UndoState(answers=answers, barrier=barrier, request=waiting)

    def barrier(self) -> Barrier | None:
        """The answer that cannot be taken back, once none is left that can."""
        return self.table.barrier if not self.table.undoable_answers() else None
