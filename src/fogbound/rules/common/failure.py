"""A failure that may be turned into a success: between the result of an action and its consequence."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.common import news
from fogbound.rules.common.book import book_of, do
from fogbound.rules.common.frames import FAILURE, SUCCESS, attempt
from fogbound.rules.common.options import OPTION_DECLINE, OPTION_TURN_FAILURE


def offer_turning(game: Game) -> None:
    """Ask for each text that may turn the failure: its holder, the active explorer for one that all share."""
    frame = attempt(game)
    assert frame is not None
    for force in book_of(game).against_failure(game):
        you = force.holder if force.holder != NONE else frame.active
        game.next(TurnFailure(force.ability.aid, force.card, you))


class TurnFailure(Question):
    """The holder of a card, or the active player, may pay what it asks, and the action counts as a success."""

    name: ClassVar[str] = "turn-failure"

    def __init__(self, aid: int, card: int, you: int) -> None:
        self.aid = aid
        self.card = card
        self.you = you

    def seat(self, game: Game) -> int:
        return self.you

    def options(self, game: Game) -> list[Option]:
        frame = attempt(game)
        effect = book_of(game).abilities[self.aid].effect
        assert frame is not None
        assert effect is not None
        for force in book_of(game).against_failure(game):
            is_this = force.ability.aid == self.aid and force.card == self.card
            if is_this and frame.outcome == FAILURE and effect.possible(game, self.card, self.you, NONE):
                return [
                    Option(OPTION_TURN_FAILURE, self.card, index=self.aid),
                    Option(OPTION_DECLINE, self.card),
                ]
        return []

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = attempt(game)
        assert frame is not None
        if option.verb == OPTION_TURN_FAILURE:
            frame.outcome = SUCCESS
            game.tell(news.FAILURE_TURNED, self.you, self.card)
            do(game, book_of(game).abilities[self.aid].effect, self.card, self.you)
