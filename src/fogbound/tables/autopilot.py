"""Answers that nobody has to give: what is of no use to ask, and what people have said before they are asked.

The ruleset tells which answer is the only useful one. Beside that people make promises (to take part in an action, or to
let others take part in their own), plans (draw three cards, then reveal; go to that house), and may sit in two seats, of
which one need not ask the other. The user of a table sets its autopilot; without one everything is asked.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from fogbound.core import GROUP, NONE, Game, Option
from fogbound.core.verbs import ACCEPTS, STAYS_OUT, Role, meaning
from fogbound.odds.ahead import is_safe
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt
from fogbound.tables import game_queries
from fogbound.tables.journal import Answer
from fogbound.view import AskedOption

__all__ = ["AGREED", "ONLY", "PLANNED", "PROMISED", "Autopilot"]

# Why an answer was given by itself, as the journal says it.
ONLY: Final = "only"
PROMISED: Final = "promised"
PLANNED: Final = "planned"
AGREED: Final = "agreed"


class _Promise:
    """What a player has said about an action that is still to be chosen, while this question was asked."""

    def __init__(self, serial: int, verb: str, leader: int, joins: bool) -> None:
        self.serial = serial
        self.verb = verb
        self.leader = leader
        self.joins = joins


class _Goal:
    """Where a player wants to get by an action, and who has agreed to that."""

    def __init__(self, action: Option, way: Option, is_safe: bool, agreed: frozenset[int]) -> None:
        self.action = action
        self.way = way
        self.is_safe = is_safe  # when it was chosen
        self.agreed = agreed


class Autopilot:
    """Finds the answers; a table gives them."""

    def __init__(self, is_one_person: Callable[[Collection[int]], bool]) -> None:
        self._is_one_person = is_one_person
        self._promises: dict[int, _Promise] = {}  # by seat
        self._plan: list[Role] = []  # the roles of the options still to be taken
        self._planner = NONE  # for this seat
        self._goal: _Goal | None = None

    def promise(self, seat: int, serial: int, action: AskedOption, joins: bool) -> None:
        """Take part in an action, or stay out of it, once it is chosen; who leads it lets everybody take part."""
        leader = action.seat if action.seat is not None else NONE
        self._promises[seat] = _Promise(serial, action.verb, leader, joins)

    def withdraw(self, seat: int) -> None:
        """Be asked again."""
        self._promises.pop(seat, None)

    def plan(self, seat: int, roles: Sequence[Role]) -> None:
        """Take options of these roles, one question after the other, as long as they are offered to this seat."""
        self._planner, self._plan = seat, list(roles)

    def head_for(self, action: Option, way: Option, is_safe: bool, agreed: Iterable[int]) -> None:
        """Get through an action that has been chosen and then take this way, as these seats have agreed."""
        self._goal = _Goal(action, way, is_safe, frozenset(agreed) | {action.seat})

    def forget(self) -> None:
        """What was promised and planned concerns a game that has been taken back."""
        self._promises.clear()
        self._plan.clear()
        self._goal = None

    def next_answer(self, game: Game, given: Iterable[Answer]) -> tuple[Option, str] | None:
        """The answer to the pending question that nobody has to give, and why; None if it has to be asked.

        `given` are the answers before, the last one first.
        """
        if game.pending() is None:
            return None
        only = book_of(game).only_option(game)
        if only is not None:
            return only, ONLY
        agreed = self._earlier_consent(game, given) or self._own_consent(game)
        if agreed is not None:
            return agreed, AGREED
        promised = self._promised_answer(game)
        if promised is not None:
            return promised, PROMISED
        planned = self._planned_answer(game) or self._onward_answer(game)
        return (planned, PLANNED) if planned is not None else None

    def take(self, why: str) -> None:
        """The answer that was found is given now."""
        if why == PLANNED and self._plan:
            self._plan.pop(0)

    def _earlier_consent(self, game: Game, given: Iterable[Answer]) -> Option | None:
        """The consent of a player who was for the action that takes everybody.

        Where one person speaks for all who play, choosing it says so for each of them.
        """
        question, proposal = game.pending(), book_of(game).proposal(game)
        if question is None or proposal is None:
            return None
        name, asked = game.option_id(proposal), question.seat(game)
        for answer in given:
            if answer.option == name:
                agreed = answer.agreed or (
                    game_queries.present_seats(game) if answer.seat == GROUP else [answer.seat]
                )
                return game.offered[0] if asked in agreed else None
        return None

    def _own_consent(self, game: Game) -> Option | None:
        """The consent to help, or to what takes everybody, where one person has both seats: they have just offered it."""
        question, proposal = game.pending(), book_of(game).proposal(game)
        if question is None:
            return None
        for option in game.offered:
            other = (
                proposal.seat
                if proposal is not None
                else option.seat
                if meaning(option.verb).role == ACCEPTS
                else NONE
            )
            if other != NONE and self._is_one_person((question.seat(game), other)):
                return option
        return None

    def _promised_answer(self, game: Game) -> Option | None:
        """What the player who is asked has said about the action that is about to begin."""
        serial = game.pending_serial()
        for seat in [seat for seat, promise in self._promises.items() if promise.serial != serial]:
            if not self._is_about_to_begin(game, self._promises[seat]):
                del self._promises[seat]  # it came otherwise, or all have been asked
        question = game.pending()
        promise = self._promises.get(question.seat(game)) if question is not None else None
        if promise is None or promise.serial == serial:
            return None
        if promise.joins:
            return game.offered[0]
        last = game.offered[-1]
        return last if meaning(last.verb).role == STAYS_OUT else None

    def _is_about_to_begin(self, game: Game, promise: _Promise) -> bool:
        gathering = book_of(game).gathering(game)
        if gathering is None or gathering.active != promise.leader:
            return False
        return book_of(game).words.words["action"][gathering.kind] == promise.verb

    def _planned_answer(self, game: Game) -> Option | None:
        """The next answer of a plan; one that is no longer offered ends it."""
        question = game.pending()
        if self._plan and question is not None and question.seat(game) == self._planner:
            for option in game.offered:
                if meaning(option.verb).role == self._plan[0]:
                    return option
        self._plan.clear()
        return None

    def _onward_answer(self, game: Game) -> Option | None:
        """The next answer on the way to where a player wants to get; what has to be decided is asked."""
        goal, question, book = self._goal, game.pending(), book_of(game)
        if goal is None or question is None:
            return None
        if book.is_turn(question):
            self._goal = None  # the action is over
            return None
        if not goal.agreed.issuperset(
            tabletop.deciding_seats(game) if question.seat(game) == GROUP else [question.seat(game)]
        ):
            return None
        frame = attempt(game)
        if frame is None:
            gathering = book.gathering(game)
            is_own = gathering is not None and (gathering.card, gathering.index) == (
                goal.action.card,
                goal.action.index,
            )
            return game.offered[0] if is_own and meaning(game.offered[0].verb).role == ACCEPTS else None
        if (frame.card, frame.index, frame.active) != (goal.action.card, goal.action.index, goal.action.seat):
            return None
        name = game.option_id(goal.way)
        for option in game.offered:
            if game.option_id(option) == name:
                return option
        return book.onward_option(game, goal.way.card, goal.is_safe and is_safe(game, frame.active))
