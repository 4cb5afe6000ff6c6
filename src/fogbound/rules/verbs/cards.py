"""Cards: which cards a text speaks of, by kind, number, title, keyword and where they are."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.common import book as kinds
from fogbound.rules.common import filing, places, tabletop
from fogbound.rules.common.book import Card, book_of
from fogbound.rules.common.frames import attempt
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.needs import ACTION, IN_PLAY, NAMED_CARD, needs
from fogbound.rules.common.terms import Cards

TOPIC = "cards"

# Kinds that texts can ask for beside those of the book.
ANY: Final = -1
COMPANION: Final = 100
ADVANCED_SKILL: Final = 101
LIMITED: Final = 102  # Skill or Bonus
REFLEX: Final = 103


class This(Cards):
    """The card that carries the text (C-CARD-18, T-GEN-09)."""

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [this]


class That(Cards):
    """The card just named."""

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        card = card_named(it)
        return [card] if card != NONE else []


class Select(Cards):
    """All cards of a kind in a place, narrowed down as the text says."""

    def __init__(
        self,
        kind: int,
        zone: int,
        number: int = NONE,
        title: int = NONE,
        keyword: int = 0,
        green: bool = False,
        gold: bool = False,
        uid: str = "",
    ) -> None:
        self.kind = kind
        self.zone = zone
        self.number = number
        self.title = title
        self.keyword = keyword
        self.green = green
        self.gold = gold
        self.uid = uid

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [card for card in cards_in(game, self.zone, this, you) if self._fits(game, card)]

    def may_name(self, game: Game, card: int) -> bool:
        return self._fits(game, card)

    def _fits(self, game: Game, card: int) -> bool:
        definition = book_of(game).face(game, card)
        return (
            is_kind(definition, self.kind)
            and (self.number == NONE or definition.number == self.number)
            and (self.title == NONE or definition.title == self.title)
            and (not self.keyword or definition.keywords & self.keyword != 0)
            and (not self.green or definition.back == kinds.GREEN)
            and (not self.gold or definition.back == kinds.GOLD)
            and (not self.uid or definition.uid == self.uid)
        )


def cards_in(game: Game, place: int, this: int, you: int) -> list[int]:
    """The cards in a place that texts name; those that only one ruleset has are for its book to say.

    What somebody has who has dropped out of the action is left alone by its text (T-RUL-59).
    """
    if book_of(game).is_own(place) and book_of(game).has_dropped_out(game, this, you):
        return []
    if place == places.IN_HAND:
        return held(game, you)
    if place == places.IN_ANY_HAND:
        return [card for seat in book_of(game).keepers(game) for card in held(game, seat)]
    if place == places.IN_PAST:
        return list(game.zones[tabletop.PAST])
    if place == places.BANISHED:
        return list(game.zones[tabletop.BANISHED])
    if place == places.ON_BOARD:
        return list(game.zones[tabletop.BOARD])
    if place == places.HERE:
        terrain = game.figures[you]
        return [terrain, *tabletop.attached_events(game, terrain)] if terrain != NONE else []
    if place == places.ON_THIS:
        return [card for display in filing.displays(game, this) for card in game.zones[display]]
    if place == places.DRAWN:
        return drawn(game)
    if place == places.OUT_OF_GAME:
        return [card for card in range(len(game.where)) if game.where[card] == tabletop.OUT]
    if place == places.ANYWHERE:
        gone = (tabletop.OUT, tabletop.BANISHED)
        return [card for card in range(len(game.where)) if game.where[card] not in gone]
    return book_of(game).cards_in(game, place, you)


def held(game: Game, seat: int) -> list[int]:
    """What texts mean by the cards in a hand: all but the Character card, which stays there (C-CARD-12)."""
    cards = book_of(game).cards
    return [card for card in game.zones[tabletop.HANDS + seat] if cards[card].kind != kinds.CHARACTER]


def drawn(game: Game) -> list[int]:
    """The cards of the action in progress whose fronts everybody sees: no text speaks of those that lie face down."""
    frame = attempt(game)
    if frame is None:
        return []
    book = book_of(game)
    return [card for card in frame.drawn if game.where[card] != tabletop.DRAWN or book.is_open(game, card)]


def is_kind(definition: Card, kind: int) -> bool:
    """Whether a card is of a kind that texts ask for."""
    if kind == ANY:
        return True
    if kind == COMPANION:
        return definition.companion
    if kind == ADVANCED_SKILL:
        return definition.kind == kinds.SKILL and definition.skill == kinds.ADVANCED
    if kind == REFLEX:
        return definition.kind == kinds.SKILL and definition.skill == kinds.REFLEX
    if kind == LIMITED:
        return definition.kind == kinds.SKILL or definition.kind == kinds.BONUS
    return definition.kind == kind


term(
    "this",
    "cards",
    This,
    syntax="this",
    doc="The card that carries the text.",
    example="banish this",
)
term(
    "that",
    "cards",
    That,
    syntax=("it", "that card"),
    doc="The card just chosen or named.",
    example="discard it",
)
term(
    "select",
    "cards",
    Select,
    syntax="[a/an/the] [green](green) [gold](gold) {kind:kind} [{number:number}] [titled {title:title}] "
    "[with {keyword:keyword}] [called {uid:uid}] {zone:zone}",
    doc="All cards of a kind in a place: `[green|gold] KIND [NUMBER] [titled TITLE] [with KEYWORD] WHERE`. A Character "
    "card is never one of the cards in a hand.",
    example="a skill with beast in your hand",
)

declare("this", seen=AFTER_SUCCESS | AFTER_FAILURE)
needs("select", what=ACTION, slot="zone", word=places.DRAWN)
needs("select", what=IN_PLAY, slot="zone", word=places.ON_THIS)
needs("that", what=NAMED_CARD)
