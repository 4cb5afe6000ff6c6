"""Turns: what waits is done first, then the group picks who acts; who joins.

C-TURN, C-LEG-07.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.common import agenda, points, tabletop
from fogbound.rules.common.book import Action, Do, book_of
from fogbound.rules.common.explore import OpenSpace
from fogbound.rules.common.fog import fill_waiting_spaces
from fogbound.rules.common.frames import Party, acting, mark
from fogbound.rules.common.options import (
    OPTION_ACCEPT,
    OPTION_CONCEDE,
    OPTION_JOIN,
    OPTION_REFUSE,
    OPTION_STAY_OUT,
)
from fogbound.rules.common.reactions import react
from fogbound.rules.continent import leading, news
from fogbound.rules.continent.action import TakeAction
from fogbound.rules.continent.book import Source
from fogbound.rules.continent.duty import StartMandatory
from fogbound.rules.continent.legality import item_shown, legal_actions, may_join, sources_on


class Turns(Step):
    """The bottom of the stack: whatever waits, then a new turn, for as long as the game lasts.

    C-TURN-05, C-LEG-01.
    """

    def run(self, game: Game) -> None:
        game.next(self)
        if game.agenda:
            begin(game, next_entry(game))
        else:
            if game.registers[tabletop.WAITING]:
                fill_waiting_spaces(game)
            game.next(CHOOSE_TURN)


def next_entry(game: Game) -> tuple[int, ...]:
    """Deferred effects before mandatory actions, otherwise in order of appearance (C-RUL-45)."""
    for at in range(len(game.agenda)):
        if game.agenda[at][0] != agenda.MANDATORY and game.agenda[at][0] != agenda.ARRIVAL:
            return game.agenda.pop(at)
    return game.agenda.pop(0)


def begin(game: Game, entry: tuple[int, ...]) -> None:
    kind = entry[0]
    if kind == agenda.ARRIVAL:
        _arrive(game, entry[1], entry[2])
        return
    active = entry[1]
    involved = tuple(seat for seat in tabletop.clockwise(game, active) if entry[2] >> seat & 1)
    if kind == agenda.MANDATORY:
        game.next(StartMandatory(entry[3], involved))
        return
    game.open(Party(active, involved))
    if kind == agenda.OPENING:
        game.next(OpenSpace(entry[3], active))
    else:
        game.next(Do(entry[3], entry[4], entry[5], entry[6]))


def _arrive(game: Game, terrain: int, arrived: int) -> None:
    """A mandatory action of a Terrain is taken by those who have come there and still are.

    C-MOVE-08, C-MOVE-09, C-RUL-25.
    """
    if any(action.mandatory for action in book_of(game).cards[terrain].actions):
        order = tabletop.clockwise(game, game.registers[tabletop.ACTIVE])
        seats = [seat for seat in order if arrived >> seat & 1 and game.figures[seat] == terrain]
        game.next(StartMandatory(terrain, tuple(seats)))


class EndTurn(Step):
    """A turn is over once the mandatory actions are that it has brought; cards answer it (C-TURN-05)."""

    def run(self, game: Game) -> None:
        if game.agenda:
            game.next(self)
            begin(game, next_entry(game))
        else:
            react(game, points.TURN_ENDED, NONE, NONE)


def take_turn(game: Game, action: TakeAction) -> None:
    """An action that was chosen makes a turn."""
    if book_of(game).points_known[points.TURN_ENDED]:
        game.next(EndTurn())
    game.next(action)


class ChooseTurn(Question):
    """Each turn the group picks one active player and the action they take (C-TURN-01).

    An action for all hands that somebody did not want to take part in is withdrawn for the rest of the turn (C-LEG-03),
    unless nothing else is left to do.
    """

    name: ClassVar[str] = "choose-turn"

    def __init__(self, withdrawn: tuple[int, ...] = (), refusers: tuple[int, ...] = ()) -> None:
        self.withdrawn = withdrawn  # actions, as `mark` writes them
        self.refusers = refusers  # who refused each of them

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        if game.agenda:
            return options  # something between two turns has brought what comes before any choice (C-LEG-07)
        withdrawn: list[Option] = []
        for seat in tabletop.explorers(game):
            for source in legal_actions(game, seat):
                found = withdrawn if self.refuser(source) != NONE else options
                found.append(source.options[seat])
        options = options or withdrawn
        if not options:
            options.append(Option(OPTION_CONCEDE))  # camping, leaving and joining stand beside it (C-RUL-77)
        return options

    def refuser(self, source: Source) -> int:
        """Who did not want to take part in this action when it was chosen in this turn, or NONE."""
        marked = mark(source.index, source.card)
        return self.refusers[self.withdrawn.index(marked)] if marked in self.withdrawn else NONE

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_CONCEDE:
            game.end("lost:conceded")
            return
        column = item_shown(game, option.card)
        card, index, alone = option.card, option.index, (option.seat,)
        if printed(game, card, index, column).all_hands:
            gather_all(game, card, index, alone, column, self.withdrawn, self.refusers)
        else:
            gather(game, card, index, option.seat, alone, (), column)

    def asks_even_one(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("C-TURN-01", "C-TURN-02", "C-RUL-77")


CHOOSE_TURN: Final = ChooseTurn()


def fallback_seat(game: Game) -> int:
    """Who is active when the group does not agree: the next to the left who can act (C-TURN-02, C-RUL-74)."""
    first = 0 if game.registers[tabletop.TURN] == 0 else game.registers[tabletop.ACTIVE] + 1
    question = game.pending()
    options = question.options(game) if isinstance(question, ChooseTurn) else []
    for seat in tabletop.clockwise(game, first % game.seats):
        if any(option.seat == seat for option in options):
            return seat
    return NONE


def fallback(game: Game) -> tuple[int, list[Option]]:
    """Who decides when the group does not agree, and among which options; nobody where the rules name no one.

    A turn falls to the next on the left who can act, with an action of their own (C-TURN-02, C-RUL-74); what
    is decided together inside an action falls to its active player, or who acts instead (C-RUL-45, C-RUL-75).
    """
    question = game.pending()
    if question is None or question.seat(game) != GROUP:
        return NONE, []
    if isinstance(question, ChooseTurn):
        seat = fallback_seat(game)
        return seat, [option for option in game.offered if seat != NONE and option.seat == seat]
    return acting(game, game.registers[tabletop.ACTIVE]), game.offered


def printed(game: Game, card: int, index: int, column: int) -> Action:
    """The action on a card, or on the item a Skill has become."""
    definition = book_of(game).cards[card]
    if column != NONE and definition.item is not None:
        return definition.item.actions[index]
    return definition.actions[index]


def gather(
    game: Game,
    card: int,
    index: int,
    active: int,
    involved: tuple[int, ...],
    asked: tuple[int, ...],
    column: int,
) -> None:
    """Determine who is involved; the set is fixed before the first step (C-RUL-73)."""
    action = printed(game, card, index, column)
    seats = to_ask(game, card, action, involved, asked)
    if seats:
        game.next(Join(card, index, active, involved, asked, column, seats[0]))
        return
    take_turn(game, TakeAction(card, index, active, involved, False, column))


def gather_all(
    game: Game,
    card: int,
    index: int,
    involved: tuple[int, ...],
    column: int,
    withdrawn: tuple[int, ...],
    refusers: tuple[int, ...],
) -> None:
    """An action for all hands is taken when everybody wants to take part (C-TURN-03, C-LEG-03)."""
    active = involved[0]
    for seat in tabletop.clockwise(game, active):
        if seat not in involved:
            game.next(JoinAll(card, index, active, involved, (), column, seat, withdrawn, refusers))
            return
    take_turn(game, TakeAction(card, index, active, involved, False, column))


def to_ask(game: Game, card: int, action: Action, involved: Sequence[int], asked: Sequence[int]) -> list[int]:
    """Who is still to be asked to join the first involved, who leads; nobody once all are in, or as many as may be."""
    active, most = involved[0], action.most_involved
    if action.all_hands or (most is not None and len(involved) >= most.count(game, card, active, NONE)):
        return []
    others = [seat for seat in tabletop.clockwise(game, active) if seat not in involved and seat not in asked]
    found = [seat for seat in others if may_join(game, seat, active, card, action)]
    if not leading.is_spoken_of(game):
        return found
    column = item_shown(game, card)
    source = next(one for one in sources_on(game, card) if one.action is action)
    return [seat for seat in found if active in leading.leaders(game, source, column, [*involved, seat])]


class Join(Question):
    """Does this explorer want to join? (C-TURN-03)"""

    name: ClassVar[str] = "join"

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        involved: tuple[int, ...],
        asked: tuple[int, ...],
        column: int,
        helper: int,
    ) -> None:
        self.card = card
        self.index = index
        self.active = active
        self.involved = involved  # those who are in so far
        self.asked = asked  # those who have been asked so far
        self.column = column
        self.helper = helper

    def seat(self, game: Game) -> int:
        return self.helper

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_JOIN, seat=self.helper), Option(OPTION_STAY_OUT, seat=self.helper)]

    def message(self, game: Game) -> Message:
        action = printed(game, self.card, self.index, self.column)
        may_fail = action.difficulty.of(game, self.card, self.active, NONE)
        on_item = self.column != NONE and game.zones[self.column]
        message = self.says().word("action", "action", action.kind)
        message = message.card("card", game.zones[self.column][0] if on_item else self.card)
        message = message.count("ordinal", max(1, action.ordinal))
        return message.seat("who", self.active).choice("risk", "yes" if may_fail else "no")

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_JOIN:
            game.next(
                Accept(
                    self.card, self.index, self.active, self.involved, self.asked, self.column, self.helper
                )
            )
        else:
            self._go_on(game, self.involved)

    def _go_on(self, game: Game, involved: tuple[int, ...]) -> None:
        """This explorer is in or not; there may be another to ask."""
        asked = (*self.asked, self.helper)
        gather(game, self.card, self.index, self.active, involved, asked, self.column)

    def rules(self) -> tuple[str, ...]:
        return ("C-TURN-03",)


class Accept(Join):
    """Does the active player accept the help?"""

    name: ClassVar[str] = "accept"

    def seat(self, game: Game) -> int:
        return self.active

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_ACCEPT, seat=self.helper), Option(OPTION_REFUSE, seat=self.helper)]

    def message(self, game: Game) -> Message:
        return self.says().seat("other", self.helper)

    def take(self, game: Game, option: Option, value: str) -> None:
        self._go_on(game, (*self.involved, self.helper) if option.verb == OPTION_ACCEPT else self.involved)


class JoinAll(Join):
    """Does this explorer want to take part in what takes everybody? If not, it is withdrawn for this turn (C-LEG-03)."""

    name: ClassVar[str] = "join-all"

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        involved: tuple[int, ...],
        asked: tuple[int, ...],
        column: int,
        helper: int,
        withdrawn: tuple[int, ...],
        refusers: tuple[int, ...],
    ) -> None:
        super().__init__(card, index, active, involved, asked, column, helper)
        self.withdrawn = withdrawn  # what was withdrawn in this turn before, and by whom
        self.refusers = refusers

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_JOIN:
            involved = (*self.involved, self.helper)
            gather_all(game, self.card, self.index, involved, self.column, self.withdrawn, self.refusers)
            return
        game.tell(news.WITHDRAWN, self.helper, self.card)
        marked = mark(self.index, self.card)
        if marked in self.withdrawn:  # proposed once more, as nothing else was left to do
            game.next(ChooseTurn(self.withdrawn, self.refusers))
        else:
            game.next(ChooseTurn((*self.withdrawn, marked), (*self.refusers, self.helper)))

    def proposal(self, game: Game) -> Option:
        """The choice of a turn that everybody is asked to agree to."""
        return next(
            source.options[self.active]
            for source in sources_on(game, self.card)
            if source.index == self.index
        )

    def rules(self) -> tuple[str, ...]:
        return ("C-TURN-03", "C-LEG-03")
