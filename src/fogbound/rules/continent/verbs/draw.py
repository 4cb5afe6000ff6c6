"""What texts do with the cards an action draws that only the Continent knows: draw safely, bless a Curse."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import ACTION, REVEALED, UNCOMPARED, needs
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.continent import news, places, table
from fogbound.rules.continent.cost import draw_cards
from fogbound.rules.continent.drawn import revealed
from fogbound.rules.continent.frames import ActionFrame, action_frame, current
from fogbound.rules.continent.life import FROM_DECK, is_curse
from fogbound.rules.continent.options import OPTION_BLESS
from fogbound.rules.verbs.asking import AskYou

TOPIC = "draws"

# -- drawing more ----------------------------------------------------------------------------------


class DrawSafely(Effect):
    """Draw cards that never defeat and go back where they came from unless somebody keeps them."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        frame = current(game)
        if frame is None:
            return  # it speaks of an action, and none is in progress (C-CARD-19)
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
    doc="Draws so many more cards for the action in progress, lock or not; without one nothing happens. They "
    "never defeat, and those nobody keeps "
    "are shuffled back into the deck or pile they came from.",
    example="draw 3 safe cards",
    ruleset="continent",
)

# -- blessing a Curse ------------------------------------------------------------------------------


class Bless(Effect):
    """One revealed Curse that came from the Action Deck counts as one star and one seven."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if current(game) is not None:
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

declare("draw-safely", because="no card drawn at the Citadel defeats anybody")
declare("bless", because="there are no Curses at the Citadel")
needs("draw-safely", what=UNCOMPARED)
needs("bless", what=REVEALED)
needs("select", what=ACTION, slot="zone", word=places.DISCARDED_NOW)
