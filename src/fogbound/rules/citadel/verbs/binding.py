"""What a card keeps blocked, in texts: blocked for this card, and let go by it."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.citadel import decks, purse, table
from fogbound.rules.citadel.options import OPTION_BLOCK
from fogbound.rules.citadel.verbs.holdings import blockable
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import IN_PLAY, needs
from fogbound.rules.common.terms import Cards, Effect
from fogbound.rules.verbs.asking import AskWhich, Pick

TOPIC = "gear"


class BlockForThis(Pick):
    """One of the cards is blocked, by choice, and belongs to this card until it leaves."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseBound(self.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return blockable(game, self.cards.cards(game, this, you, it))

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        holder = table.holder(game, picked)
        purse.block(game, picked, holder if holder != NONE else you, this)


class ChooseBound(AskWhich):
    """Which card is blocked."""

    name: ClassVar[str] = "choose-bound"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_BLOCK, card) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-ZONE-08", "T-ZONE-09")


term(
    "block-for-this",
    "effect",
    BlockForThis,
    syntax="block one {cards:cards} of your choice for this",
    brings="block",
    doc="Blocks one of some cards, by choice; it belongs to this card, which can let it go again, until this card "
    "leaves play.",
    example="block one skill in your hand of your choice for this",
    icon="block",
    ruleset="citadel",
)


class BlockTop(Effect):
    """The top card of the Action Deck is blocked, face up."""

    def __init__(self, bound: bool = False) -> None:
        self.bound = bound

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if decks.deck(game, you):
            game.barriers += 1
            purse.block(game, decks.deck(game, you)[-1], you, this if self.bound else NONE)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(decks.deck(game, you))


term(
    "block-top",
    "effect",
    BlockTop,
    syntax="block the top card of the deck [for this](bound)",
    brings="part",
    doc="Blocks the top card of one's own Action Deck, face up; with `for this` it belongs to this card.",
    example="block the top card of the deck for this",
    icon="block",
    ruleset="citadel",
)


class LetGo(Effect):
    """Cards of yours that this card has blocked are unblocked, and only those (T-ZONE-13, T-ZONE-14)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in self.held(game, this, you):
            purse.unblock(game, card)

    def held(self, game: Game, this: int, you: int) -> list[int]:
        return [card for card in purse.blocked_by(game, this) if table.holder(game, card) == you]

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.held(game, this, you))


term(
    "let-go",
    "effect",
    LetGo,
    syntax="unblock what this has blocked",
    brings="unblock",
    doc="Unblocks those of one's cards that were blocked for this card, and only those.",
    example="every explorer unblocks what this has blocked",
    icon="unblock",
    ruleset="citadel",
)

declare("block-for-this", "block-top", "let-go", because="no card is blocked on the Continent")
needs("block-for-this", "let-go", what=IN_PLAY)
needs("block-top", what=IN_PLAY, slot="bound")
