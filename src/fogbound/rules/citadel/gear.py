"""Step 1, Gear up: which Purse cards are used in this action.

T-GEAR-01, T-GEAR-02, T-GEAR-03, T-GEAR-04, T-GEAR-05, T-GEAR-06, T-GEAR-07, T-GEAR-08.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import Option, Question, Step
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.frames import GEAR_UP, Pass, this_pass
from fogbound.rules.citadel.gifts import holds
from fogbound.rules.citadel.options import OPTION_SELECT
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.options import OPTION_DONE


class GearUp(Step):
    """The card whose action this is comes first, then what must be selected, then what may be.

    T-RUL-15, T-RUL-16.
    """

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        frame.stage = GEAR_UP
        if frame.card in table.purse(game, frame.active):
            select(game, frame, frame.card)  # T-GEAR-05
        game.then(SelectBurden(), SelectGear())


def select(game: Game, frame: Pass, card: int) -> None:
    frame.selected = (*frame.selected, card)
    game.tell(news.SELECTED, frame.active, card)


def clashes(game: Game, frame: Pass, card: int) -> bool:
    """Whether the card shares a keyword with one that is selected already.

    T-GEAR-04, T-PURSE-10, T-RUL-119.
    """
    cards = book_of(game).cards
    return any(cards[card].keywords & cards[other].keywords for other in frame.selected)


def matches(game: Game, frame: Pass, card: int, burden: bool) -> bool:
    """Whether one of the card's conditions matches the action; of a burden, one that binds.

    T-GEAR-02, T-GEAR-03, T-GEAR-06.
    """
    types = frame.printed(game).types
    for ability in book_of(game).cards[card].abilities:
        if not ability.types & types or not is_gear(ability.point):
            continue
        binds = ability.must and ability.point != points.SKIP_FAILURE  # which spares, and asks nothing
        if not burden or (binds and holds(game, ability, card, frame.active)):
            return True
    return False


def is_gear(point: int) -> bool:
    """Whether an effect at this point serves an action and needs its card to be selected."""
    return (
        point in points.BY_USE
        or points.ICONS <= point <= points.ADD_HAND
        or point == points.SELECTED
        or point == points.SKIP_FAILURE
    )


def selectable(game: Game, frame: Pass, burden: bool) -> list[int]:
    """The active player's Purse cards that can still be selected, all or only those that must be."""
    return [
        card
        for card in table.purse(game, frame.active)
        if card not in frame.selected
        and not clashes(game, frame, card)
        and matches(game, frame, card, burden)
    ]


class SelectBurden(Question):
    """What must be selected; of two that share a keyword exactly one, by choice (T-GEAR-06, T-RUL-14)."""

    name: ClassVar[str] = "select-burden"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        burdens = selectable(game, this_pass(game), True)
        cards = book_of(game).cards
        for card in burdens:
            if not any(cards[card].keywords & cards[other].keywords for other in burdens if other != card):
                return [Option(OPTION_SELECT, card)]  # nothing else could be selected in its place
        return [Option(OPTION_SELECT, card) for card in burdens]

    def take(self, game: Game, option: Option, value: str) -> None:
        select(game, this_pass(game), option.card)
        game.next(SelectBurden())

    def rules(self) -> tuple[str, ...]:
        return ("T-GEAR-06", "T-RUL-14", "T-RUL-15")


def excludes(game: Game) -> bool:
    """Whether some of the Purse cards that may be selected cannot be used together (T-GEAR-04)."""
    cards = book_of(game).cards
    offered = [option.card for option in game.offered if option.verb == OPTION_SELECT]
    for at in range(len(offered)):
        for other in offered[at + 1 :]:
            if cards[offered[at]].keywords & cards[other].keywords:
                return True
    return False


class SelectGear(Question):
    """Which further Purse cards the active player uses (T-GEAR-01)."""

    name: ClassVar[str] = "select-gear"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        options = [Option(OPTION_SELECT, card) for card in selectable(game, this_pass(game), False)]
        return [*options, Option(OPTION_DONE)] if options else []

    def takes_several(self) -> bool:
        return True

    def message(self, game: Game) -> Message:
        return self.says("either" if excludes(game) else "")

    def label(self, game: Game, option: Option) -> str:
        if option.verb != OPTION_DONE:
            return option.verb
        return "select-no-other" if this_pass(game).selected else "select-none"

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_SELECT:
            select(game, this_pass(game), option.card)
            game.next(SelectGear())

    def rules(self) -> tuple[str, ...]:
        return ("T-GEAR-01", "T-GEAR-02", "T-GEAR-04")
