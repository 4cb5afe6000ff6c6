"""Mandatory actions: who takes them, which of several, and what becomes of one that cannot be taken any more (C-LEG).

C-LEG-07, C-LEG-08.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import TEMPORARY, Action, book_of, do
from fogbound.rules.common.force import in_force, is_there
from fogbound.rules.common.frames import Party
from fogbound.rules.continent import leading, news
from fogbound.rules.continent.action import TakeAction
from fogbound.rules.continent.aftermath import PutAwaySource
from fogbound.rules.continent.book import Source
from fogbound.rules.continent.legality import refusal, sources_on
from fogbound.rules.continent.options import OPTION_SKIP


class StartMandatory(Step):
    """A mandatory action is taken by those it concerns, all of them and nobody else (C-LEG-08)."""

    def __init__(self, card: int, involved: tuple[int, ...]) -> None:
        self.card = card
        self.involved = involved

    def run(self, game: Game) -> None:
        if self.involved:
            game.next(ChooseMandatory(self.card, self.involved))
            types = 0
            for action in mandatory_actions(game, self.card):
                types |= action.types
            for force in in_force(game, points.FORCED_IN):
                you = force.holder if force.holder != NONE else self.involved[0]
                if force.ability.types & types and you in self.involved and is_there(game, force, you):
                    do(game, force.ability.effect, force.card, you)
        else:
            game.next(SkipMandatory(self.card, ()))


def mandatory_actions(game: Game, card: int) -> list[Action]:
    """All actions of a Temporary event (C-RUL-44), else those that are marked."""
    definition = book_of(game).cards[card]
    return [action for action in definition.actions if action.mandatory or definition.kind == TEMPORARY]


class ChooseMandatory(Question):
    """One of several mandatory actions on a card; none if none can be taken any more (C-RUL-47, C-RUL-48)."""

    name: ClassVar[str] = "choose-mandatory"

    def __init__(self, card: int, involved: tuple[int, ...]) -> None:
        self.card = card
        self.involved = involved

    def seat(self, game: Game) -> int:
        return self.involved[0]

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        if game.where[self.card] in (tabletop.BOARD, tabletop.RESOLVING):
            allowed = mandatory_actions(game, self.card)
            for source in sources_on(game, self.card):
                if source.action in allowed and self._legal(game, source):
                    options.append(source.options[self._leader(game, source)])
        return options or [Option(OPTION_SKIP, self.card)]

    def _leader(self, game: Game, source: Source) -> int:
        """Who is active: the same as before, unless a text wants somebody else of those involved (C-LEG-08)."""
        return leading.leaders(game, source, NONE, list(self.involved))[0]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def _legal(self, game: Game, source: Source) -> bool:
        if source.action.all_hands and len(self.involved) < tabletop.player_count(game):
            return False
        reason = refusal(game, self.involved[0], source)
        return not reason or reason.partition(":")[0] in ("all-hands", "leader")

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_SKIP:
            game.next(SkipMandatory(self.card, self.involved))
            return
        involved = takers(game, self.card, option, self.involved)
        game.next(TakeAction(self.card, option.index, option.seat, involved, True, NONE))

    def rules(self) -> tuple[str, ...]:
        return ("C-LEG-07", "C-RUL-48")


def takers(game: Game, card: int, option: Option, involved: tuple[int, ...]) -> tuple[int, ...]:
    """The same people, with the one who leads them first; no more than the action says, if it does (C-CARD-19)."""
    at = involved.index(option.seat)
    in_order = involved[at:] + involved[:at]
    most = book_of(game).face(game, card).actions[option.index].most_involved
    return in_order[: max(1, most.count(game, card, option.seat, NONE))] if most is not None else in_order


class SkipMandatory(Step):
    """It can no longer be taken: its card counts as resolved (C-RUL-47)."""

    def __init__(self, card: int, involved: tuple[int, ...]) -> None:
        self.card = card
        self.involved = involved

    def run(self, game: Game) -> None:
        involved = self.involved or (tabletop.next_present(game, game.registers[tabletop.ACTIVE]),)
        seat = involved[0]
        game.tell(news.SKIPPED, seat, self.card)
        game.open(Party(seat, involved))
        game.next(PutAwaySource(self.card, seat))
        if game.where[self.card] in (tabletop.RESOLVING, tabletop.BOARD):
            do(game, book_of(game).cards[self.card].skipped, self.card, seat)
