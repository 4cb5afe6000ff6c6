"""Cost, the second step of an action: how many cards must be drawn, and drawing them (C-COST)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Gauge, Message
from fogbound.core.steps import GROUP, NONE, Option, Part, Question, Step
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.options import OPTION_DONE, OPTION_DRAW, OPTION_REVEAL
from fogbound.rules.continent import frames as stage
from fogbound.rules.continent import gifts, life, news, table
from fogbound.rules.continent.frames import ActionFrame, action_frame
from fogbound.rules.continent.options import OPTION_DECLARE, OPTION_TRADE

ENDLESS: Final = 999
DRAW: Final = Option(OPTION_DRAW)
REVEAL: Final = Option(OPTION_REVEAL)
MOVE_DISCOUNT: Final = 1
"""The rule option that makes moving towards company cheaper (C-MOVE-10)."""


class SettleCost(Step):
    """Fix how many cards must be drawn (C-COST-01, C-COST-02, C-COST-03, C-COST-04, C-COST-05)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.COST
        if len(frame.involved) > 1:
            game.next(TradeCost())
        if rules_option(game, MOVE_DISCOUNT) and is_move(game, frame) and gifts.company(game, frame):
            game.next(OfferMoveDiscount())
        gifts.offer(game, frame, gifts.COST_STAGE)


def rules_option(game: Game, option: int) -> bool:
    return game.registers[tabletop.OPTIONS] & option != 0


def is_move(game: Game, frame: ActionFrame) -> bool:
    move = book_of(game).words.find("action", "move")
    return move != NONE and frame.printed(game).types >> move & 1 == 1


class OfferMoveDiscount(Question):
    """A rule option: one card less for moving to a Terrain with another explorer or a fire (C-MOVE-10)."""

    name: ClassVar[str] = "offer-move-discount"

    def seat(self, game: Game) -> int:
        return gifts.together(action_frame(game))

    def deciders(self, game: Game) -> tuple[int, ...]:
        return action_frame(game).involved

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        terrains = gifts.company(game, frame)
        if frame.destination != NONE:  # declared already, and binding
            terrains = [terrain for terrain in terrains if terrain == frame.destination]
        return [Option(OPTION_DECLARE, terrain) for terrain in terrains] + [Option(OPTION_DONE)]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DECLARE:
            frame = action_frame(game)
            frame.destination = option.card
            frame.saved += 1

    def rules(self) -> tuple[str, ...]:
        return ("C-MOVE-10", "C-RUL-14", "C-RUL-75")


def is_locked(game: Game, frame: ActionFrame) -> bool:
    """A lock forbids the trade and additional cards, nothing else (C-RUL-35, C-COST-08, C-COST-09)."""
    return frame.printed(game).lock and not frame.unlocked and not gifts.obliged(game, frame, points.UNLOCK)


def raised_cost(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """The default cost with everything that must be added or taken off (C-RUL-36)."""
    default = frame.printed(game).cost.count(game, frame.card, frame.active, NONE)
    if parts is not None:
        parts.append(Part("default", default, frame.card, "C-COST-01"))
    return default + gifts.obliged(game, frame, points.COST, parts)


def final_cost(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """The final cost, clamped once at 0 (C-COST-05, C-RUL-36)."""
    number = raised_cost(game, frame, parts) - frame.trade - frame.saved
    if parts is not None:
        gifts.applied_parts(game, frame, points.COST, -frame.saved, parts)
        if frame.trade:
            parts.append(Part("trade", -frame.trade, rule="C-COST-02"))
        if number < 0:
            parts.append(Part("floor", -number, rule="C-RUL-36"))
    return max(0, number)


def most_traded(game: Game, frame: ActionFrame) -> int:
    """The default cost and its forced increases; what lowers the cost does not bound the trade (C-RUL-34)."""
    parts: list[Part] = []
    raised_cost(game, frame, parts)
    return sum(part.amount for part in parts if part.amount > 0)


class TradeCost(Question):
    """Several explorers together may lower the cost and raise the difficulty as much (C-COST-02).

    What all have agreed to do costs what it costs, unless they agree on something else.
    """

    name: ClassVar[str] = "trade-cost"

    def seat(self, game: Game) -> int:
        return GROUP

    def deciders(self, game: Game) -> tuple[int, ...]:
        return action_frame(game).involved

    def needed_for(self, game: Game, option: Option) -> tuple[int, ...]:
        return (action_frame(game).active,) if option.n == 0 else ()

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        if is_locked(game, frame):  # a lock fixes the price for everyone (C-COST-03)
            return []
        return [Option(OPTION_TRADE, n=number) for number in range(most_traded(game, frame) + 1)]

    def message(self, game: Game) -> Message:
        book = book_of(game)
        return (
            self.says()
            .count("cost", book.figure(game, "cost"))
            .count("difficulty", book.figure(game, "difficulty"))
        )

    def gauges(self, game: Game, option: Option) -> tuple[Gauge, ...] | None:
        frame, book = action_frame(game), book_of(game)
        owed, needed, most = (
            book.figure(game, "cost"),
            book.figure(game, "difficulty"),
            most_traded(game, frame),
        )
        return (
            Gauge("gauge-draw", owed, max(0, owed - option.n), owed),
            Gauge("gauge-stars", needed, needed + option.n, needed + most),
        )

    def take(self, game: Game, option: Option, value: str) -> None:
        action_frame(game).trade = option.n
        game.tell(news.TRADE, n=option.n)

    def rules(self) -> tuple[str, ...]:
        return ("C-COST-02", "C-RUL-34", "C-RUL-75")


class DrawCost(Step):
    """Draw exactly the final cost, face down, then any additional cards (C-COST-06, C-COST-07)."""

    def run(self, game: Game) -> None:
        game.stack.extend(DRAWING)
        gifts.offer(game, action_frame(game), gifts.DRAW_STAGE)


class DrawNow(Step):
    """The cards of the cost."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        draw_cards(game, frame, final_cost(game, frame))


def draw_cards(game: Game, frame: ActionFrame, number: int) -> tuple[int, ...]:
    """Draw for this action and remember where each card came from."""
    cards, origins = life.draw(game, number)
    frame.drawn += cards
    frame.origins += origins
    if cards:
        game.tell(news.DRAWN, frame.active, NONE, len(cards))
    return cards


class DrawMore(Question):
    """Additional cards, one at a time, until the active player stops (C-COST-07, C-RUL-31)."""

    name: ClassVar[str] = "draw-more"

    def seat(self, game: Game) -> int:
        return action_frame(game).active

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        if is_locked(game, frame) or not (game.zones[table.ACTION_DECK] or game.zones[table.DISCARD_PILE]):
            return []
        if frame.extra >= most_extra(game, frame):
            return []
        return [DRAW, REVEAL]

    def safely(self, game: Game, times: int) -> int:
        """Once the deck is empty, cards come from the Discard Pile, where a Curse ends everything (C-LIFE-05)."""
        return max(1, min(times, len(game.zones[table.ACTION_DECK])))

    def message(self, game: Game) -> Message:
        book = book_of(game)
        is_sure = book.figure(game, "stars-to-draw") == 0
        message = self.says("sure" if is_sure else "").count("n", len(action_frame(game).drawn))
        return message.count("difficulty", book.figure(game, "difficulty"))

    def amount(self, game: Game, option: Option) -> int:
        return len(action_frame(game).drawn) if option.verb in (OPTION_DRAW, OPTION_REVEAL) else option.n

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DRAW:
            frame = action_frame(game)
            draw_cards(game, frame, 1)
            frame.extra += 1
            game.next(self)

    def rules(self) -> tuple[str, ...]:
        return ("C-COST-07", "C-RUL-31")


def most_extra(game: Game, frame: ActionFrame) -> int:
    """How many additional cards may be drawn; without a card that says so, any number."""
    limits = [gifts.amount_of(game, frame, force) for force in gifts.at_work(game, frame, points.EXTRA_DRAWS)]
    return max(0, min(limits)) if limits else ENDLESS


class OfferBeforeReveal(Step):
    """Effects between the last draw and the reveal."""

    def run(self, game: Game) -> None:
        gifts.offer(game, action_frame(game), gifts.REVEAL_STAGE)


DRAWING: Final[tuple[Step, ...]] = (OfferBeforeReveal(), DrawMore(), DrawNow())
"""As they lie on the stack. The steps carry nothing, so all actions share them."""
