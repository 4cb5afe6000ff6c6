"""What texts do with the cards an action draws: look ahead, draw more, draw anew, bless a Curse."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.options import OPTION_DONE, OPTION_ON_TOP
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.continent import news, table
from fogbound.rules.continent.aftermath import send_back
from fogbound.rules.continent.cost import draw_cards
from fogbound.rules.continent.frames import RESULT, ActionFrame, action_frame, current
from fogbound.rules.continent.life import FROM_DECK, is_curse
from fogbound.rules.continent.options import OPTION_BLESS, OPTION_REDRAW
from fogbound.rules.continent.result import check_curses
from fogbound.rules.verbs.asking import AskYou

TOPIC = "draws"

# -- looking at the top of the Action Deck ---------------------------------------------------------


class LookAtTop(Effect):
    """You alone look at the top cards of the Action Deck and put them back in any order (C-RUL-23)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        deck = game.zones[table.ACTION_DECK]
        number = min(self.number.count(game, this, you, it), len(deck))
        for card in reversed(deck[len(deck) - number :]):
            game.show(card, 1 << you)
            game.tell(common_news.LOOKED, you, card, seen=1 << you)
        if number:
            game.next(PutBackOnTop(you, number, ()))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(game.zones[table.ACTION_DECK])


class PutBackOnTop(AskYou):
    """Which of the cards looked at will be drawn next; asked from the top down, seen by one seat alone."""

    name: ClassVar[str] = "put-back-on-top"

    def __init__(self, you: int, number: int, cards: tuple[int, ...]) -> None:
        super().__init__(you)
        self.number = number
        self.cards = cards  # those put back already, from the top down

    def options(self, game: Game) -> list[Option]:
        deck = game.zones[table.ACTION_DECK]
        looked = deck[len(deck) - self.number :][::-1]
        return [Option(OPTION_ON_TOP, card) for card in looked if card not in self.cards]

    def take(self, game: Game, option: Option, value: str) -> None:
        placed = (*self.cards, option.card)
        if len(placed) < self.number:
            game.next(PutBackOnTop(self.you, self.number, placed))
        else:
            deck = game.zones[table.ACTION_DECK]
            game.zones[table.ACTION_DECK] = deck[: len(deck) - self.number] + placed[::-1]
            for card in placed:
                game.known[card] = 1 << self.you  # nobody else knows the order any more

    def is_secret(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("C-RUL-23", "C-INFO-02")


term(
    "look-at-top",
    "effect",
    LookAtTop,
    syntax="look at the top {number:value} [cards]",
    brings="sight",
    doc="The explorer alone looks at the top cards of the Action Deck, fewer if there are fewer, and puts "
    "them back in any order. It is no draw and never defeats; with an empty deck it cannot be done.",
    example="look at the top 3",
    ruleset="continent",
)

# -- drawing more ----------------------------------------------------------------------------------


class DrawSafely(Effect):
    """Draw cards that never defeat and go back where they came from unless somebody keeps them."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        frame = action_frame(game)
        frame.safe += draw_cards(game, frame, self.number.count(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        left = game.zones[table.ACTION_DECK] or game.zones[table.DISCARD_PILE]
        return current(game) is not None and bool(left)


term(
    "draw-safely",
    "effect",
    DrawSafely,
    syntax="draw {number:value} safe card/cards",
    brings="draw",
    doc="Draws so many more cards for the action, lock or not. They never defeat, and those nobody keeps "
    "are shuffled back into the deck or pile they came from.",
    example="draw 3 safe cards",
    ruleset="continent",
)

# -- drawing anew ----------------------------------------------------------------------------------


def revealed(game: Game, frame: ActionFrame) -> list[int]:
    """The drawn cards that lie there face up; none before the Result step (C-INFO-03)."""
    if frame.stage < RESULT:
        return []
    return [card for card in frame.drawn if game.where[card] == tabletop.DRAWN]


class Redraw(Effect):
    """Some revealed cards are discarded and as many new ones drawn and revealed."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        if number:
            game.next(ChooseRedraw(you, number, ()))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and bool(revealed(game, frame))


class ChooseRedraw(AskYou):
    """Which revealed cards are drawn anew: at least one, at most so many."""

    name: ClassVar[str] = "choose-redraw"

    def __init__(self, you: int, number: int, cards: tuple[int, ...]) -> None:
        super().__init__(you)
        self.number = number
        self.cards = cards

    def options(self, game: Game) -> list[Option]:
        left = [card for card in revealed(game, action_frame(game)) if card not in self.cards]
        options = [Option(OPTION_REDRAW, card) for card in left]
        if self.cards:
            options.append(Option(OPTION_DONE))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DONE:
            redraw(game, self.cards)
        elif len(self.cards) + 1 < self.number:
            game.next(ChooseRedraw(self.you, self.number, (*self.cards, option.card)))
        else:
            redraw(game, (*self.cards, option.card))

    def rules(self) -> tuple[str, ...]:
        return ("C-RES-02", "C-LIFE-10", "C-COST-09")


def redraw(game: Game, cards: tuple[int, ...]) -> None:
    """The old cards count for nothing; the new ones follow the same rules of origin (C-RES-02, C-LIFE-10)."""
    frame = action_frame(game)
    for card in cards:
        give_up(game, frame, card)
    new = draw_cards(game, frame, len(cards))
    game.barriers += 1
    for card in new:
        game.tell(common_news.REVEALED, frame.active, card)
    check_curses(game, frame, new)


def give_up(game: Game, frame: ActionFrame, card: int) -> None:
    """A revealed card is no longer one of the action's cards."""
    at = frame.drawn.index(card)
    origin = frame.origins[at]
    frame.drawn = frame.drawn[:at] + frame.drawn[at + 1 :]
    frame.origins = frame.origins[:at] + frame.origins[at + 1 :]
    frame.blessed = tuple(other for other in frame.blessed if other != card)
    game.tell(common_news.DISCARDED, frame.active, card)
    if card in frame.safe:
        frame.safe = tuple(other for other in frame.safe if other != card)
        send_back(game, card, origin)
    else:
        filing.discard(game, card)


term(
    "redraw",
    "effect",
    Redraw,
    syntax="redraw up to {number:value} [cards]",
    brings="draw",
    doc="The explorer chooses one or more revealed cards; they are discarded, count for nothing and cannot "
    "be kept. As many new ones are drawn and revealed: a Curse from the Discard Pile defeats as always.",
    example="redraw up to 2",
    ruleset="continent",
)

# -- blessing a Curse ------------------------------------------------------------------------------


class Bless(Effect):
    """One revealed Curse that came from the Action Deck counts as one star and one seven."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseCurse(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and bool(blessable(game, frame))


def blessable(game: Game, frame: ActionFrame) -> list[int]:
    """The revealed Curses from the Action Deck that are not blessed yet."""
    return [
        card
        for card in revealed(game, frame)
        if frame.origins[frame.drawn.index(card)] == FROM_DECK
        and is_curse(game, card)
        and card not in frame.blessed
    ]


class ChooseCurse(AskYou):
    """Which revealed Curse is meant."""

    name: ClassVar[str] = "choose-curse"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_BLESS, card) for card in blessable(game, action_frame(game))]

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = action_frame(game)
        frame.blessed = (*frame.blessed, option.card)
        game.tell(news.BLESSED, self.you, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-RES-03", "C-RUL-30")


term(
    "bless",
    "effect",
    Bless,
    syntax="bless a curse",
    brings="draw",
    doc="A revealed Curse that came from the Action Deck counts as one star and one seven in this action. It "
    "stays a Curse and is discarded with the others.",
    example="bless a curse",
    ruleset="continent",
)
