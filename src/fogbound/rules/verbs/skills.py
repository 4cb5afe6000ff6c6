"""The Action Deck in texts that change it: its top is sifted, it is shuffled, Skills join it or are banished."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.book import SKILL, book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.options import OPTION_ON_TOP, OPTION_TO_BOTTOM
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.action_deck import Looking, deck

TOPIC = "gear"


class SiftTop(Effect):
    """You alone look at the top cards of your deck; some go to the bottom, the rest back on top."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if book_of(game).has_dropped_out(game, this, you):
            return
        cards = deck(game, you)
        number = min(self.number.count(game, this, you, it), len(cards))
        looked = cards[len(cards) - number :][::-1]
        for card in looked:
            game.show(card, 1 << you)
            game.tell(news.LOOKED, you, card, seen=1 << you)
        if looked:
            game.next(Sift(you, looked, (), ()))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(deck(game, you))


class Sift(Looking):
    """Where the next card goes: under all that is there, or on top, asked from the top down."""

    name: ClassVar[str] = "sift"

    def __init__(
        self, you: int, looked: tuple[int, ...], top: tuple[int, ...], bottom: tuple[int, ...]
    ) -> None:
        super().__init__(you)
        self.looked = looked
        self.top = top  # from the top down
        self.bottom = bottom  # the last one lies lowest

    def options(self, game: Game) -> list[Option]:
        left = [card for card in self.looked if card not in self.top and card not in self.bottom]
        return [Option(verb, card) for verb in (OPTION_ON_TOP, OPTION_TO_BOTTOM) for card in left]

    def take(self, game: Game, option: Option, value: str) -> None:
        top = (*self.top, option.card) if option.verb == OPTION_ON_TOP else self.top
        bottom = (*self.bottom, option.card) if option.verb == OPTION_TO_BOTTOM else self.bottom
        if len(top) + len(bottom) < len(self.looked):
            game.next(Sift(self.you, self.looked, top, bottom))
            return
        rest = tuple([card for card in deck(game, self.you) if card not in self.looked])
        game.zones[book_of(game).action_deck(self.you)] = bottom[::-1] + rest + top[::-1]
        for card in self.looked:
            game.known[card] = 1 << self.you  # nobody else knows the order


term(
    "sift-top",
    "effect",
    SiftTop,
    syntax="sift the top {number:value} [cards]",
    brings="sight",
    doc="The explorer alone looks at the top cards of the Action Deck (at the Citadel of the own one), puts any of them "
    "under it and the others back on top, in any order.",
    example="sift the top 4",
)


class ShuffleDeck(Effect):
    """The Action Deck is shuffled."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.shuffle(book_of(game).action_deck(you))


term(
    "shuffle-own-deck",
    "effect",
    ShuffleDeck,
    syntax="shuffle your deck",
    brings="deck",
    doc="Shuffles the Action Deck, at the Citadel one's own.",
    example="each involved shuffles your deck",
)


class GainSkill(Effect):
    """A named Skill that is not in the game is shuffled into the deck, or put on the Discard Pile (T-HAND-07)."""

    def __init__(self, uid: str, pile: bool = False) -> None:
        self.uid = uid
        self.pile = pile

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = self._card(game)
        if card == NONE:
            return
        game.tell(news.SKILL_GAINED, you, card)
        book = book_of(game)
        if self.pile:
            game.move(card, book.discard_pile(you))
            book.received(game, book.discard_pile(you))
        else:
            game.move(card, book.action_deck(you))
            game.shuffle(book.action_deck(you))

    def _card(self, game: Game) -> int:
        cards = book_of(game).cards
        for card in range(len(cards)):
            if cards[card].uid == self.uid and cards[card].kind == SKILL and game.where[card] == tabletop.OUT:
                return card
        return NONE

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return self._card(game) >= 0


term(
    "gain-skill",
    "effect",
    GainSkill,
    syntax="gain the skill {uid:uid} [on your pile](pile)",
    brings="skill",
    doc="A Skill that is not in the game, called by its id, is shuffled into the Action Deck (at the Citadel from the "
    "reserve into one's own) or put on the Discard Pile.",
    example="gain the skill rope-work",
    icon="skill",
    calls="uid",
)


class BanishSkill(Effect):
    """A named Skill is banished from wherever it is, whoever has it now; a deck it lay in is shuffled."""

    def __init__(self, uid: str) -> None:
        self.uid = uid

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = book_of(game).cards
        found = [
            card
            for card in range(len(cards))
            if cards[card].uid == self.uid and game.where[card] not in (tabletop.OUT, tabletop.BANISHED)
        ]
        filing.send_all(game, found, filing.BANISH)


term(
    "banish-skill",
    "effect",
    BanishSkill,
    syntax="banish the skill {uid:uid} wherever it is",
    brings="deck",
    doc="A Skill, called by its id, is banished from any deck, pile or hand, from under a Character card and from an "
    "item.",
    example="banish the skill rope-work wherever it is",
    icon="skill",
)

declare("sift-top", topic="come")
