"""The Action Deck and its Discard Pile in texts: looking ahead, cards that come back, how many there are."""

from typing import ClassVar

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import filing, news
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.options import OPTION_DONE, OPTION_ON_TOP, OPTION_RESTORE
from fogbound.rules.common.terms import Cards, Effect, Value
from fogbound.rules.verbs.asking import AskYou
from fogbound.rules.verbs.values import plain

TOPIC = "draws"


def deck(game: Game, seat: int) -> tuple[int, ...]:
    """The cards of the explorer's Action Deck, the top one last."""
    zone = book_of(game).action_deck(seat)
    return game.zones[zone] if zone != NONE else ()


def pile(game: Game, seat: int) -> tuple[int, ...]:
    """The cards of the explorer's Discard Pile, the top one last."""
    zone = book_of(game).discard_pile(seat)
    return game.zones[zone] if zone != NONE else ()


# -- looking at the top ----------------------------------------------------------------------------


class LookAtTop(Effect):
    """You alone look at the top cards of the Action Deck and put them back in any order (C-RUL-23)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if book_of(game).has_dropped_out(game, this, you):
            return
        cards = deck(game, you)
        number = min(self.number.count(game, this, you, it), len(cards))
        for card in reversed(cards[len(cards) - number :]):
            game.show(card, 1 << you)
            game.tell(news.LOOKED, you, card, seen=1 << you)
        if number:
            game.next(PutBackOnTop(you, number, ()))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(deck(game, you))


class Looking(AskYou):
    """Where the cards looked at go; seen by one seat alone, whose deck must not be shuffled meanwhile (T-RUL-10)."""

    def is_secret(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("C-RUL-23", "C-INFO-02", "T-INFO-02", "T-GEN-02")


class PutBackOnTop(Looking):
    """Which of the cards looked at will be drawn next; asked from the top down."""

    name: ClassVar[str] = "put-back-on-top"

    def __init__(self, you: int, number: int, cards: tuple[int, ...]) -> None:
        super().__init__(you)
        self.number = number
        self.cards = cards  # those put back already, from the top down

    def options(self, game: Game) -> list[Option]:
        cards = deck(game, self.you)
        looked = cards[len(cards) - self.number :][::-1]
        return [Option(OPTION_ON_TOP, card) for card in looked if card not in self.cards]

    def take(self, game: Game, option: Option, value: str) -> None:
        placed = (*self.cards, option.card)
        if len(placed) < self.number:
            game.next(PutBackOnTop(self.you, self.number, placed))
        else:
            cards = deck(game, self.you)
            zone = book_of(game).action_deck(self.you)
            game.zones[zone] = cards[: len(cards) - self.number] + placed[::-1]
            for card in placed:
                game.known[card] = 1 << self.you  # nobody else knows the order any more


term(
    "look-at-top",
    "effect",
    LookAtTop,
    syntax="look at the top {number:value} [cards]",
    brings="sight",
    doc="The explorer alone looks at the top cards of the Action Deck (at the Citadel of the own one), fewer if there "
    "are fewer, and puts them back in any order. It is no draw and never defeats; with an empty deck it cannot be done.",
    example="look at the top 3",
)

# -- cards that come back --------------------------------------------------------------------------


class RestoreRandom(Effect):
    """Random cards of the Discard Pile go back into the Action Deck, as many as there are (C-LIFE-03)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        if number > 0 and not book_of(game).has_dropped_out(game, this, you):
            book_of(game).restore_random(game, you, number)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(pile(game, you))


term(
    "restore-random",
    "effect",
    RestoreRandom,
    syntax="restore {number:value} random [card/cards]",
    brings="restore",
    doc="Shuffles random cards of the Discard Pile into the Action Deck, unseen; fewer if there are fewer. At the "
    "Citadel they are the player's own, and nobody is asked how many, as `regain` asks.",
    example="restore 4 random",
    icon="restore",
)


class RestoreChosen(Effect):
    """Chosen cards of the Discard Pile go back into the Action Deck (C-LIFE-03)."""

    def __init__(self, number: Value, upto: bool = False) -> None:
        self.number = number
        self.upto = upto

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        cards = pile(game, you)
        if number <= 0 or not cards or book_of(game).has_dropped_out(game, this, you):
            return
        closed = not book_of(game).is_pile_open(game, you)
        if closed:  # shown for this choice only (C-RUL-42)
            for card in cards:
                game.show(card, EVERYBODY)
        game.next(ChooseToRestore(min(number, len(cards)), self.upto, closed, (), you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(pile(game, you))


class ChooseToRestore(AskYou):
    """Which card comes back next; they are shuffled in together when the choice is over (C-RUL-42)."""

    name: ClassVar[str] = "choose-to-restore"

    def __init__(self, number: int, upto: bool, closed: bool, chosen: tuple[int, ...], you: int) -> None:
        super().__init__(you)
        self.number = number
        self.upto = upto
        self.closed = closed  # the pile lay face down and is shuffled again afterwards
        self.chosen = chosen

    def options(self, game: Game) -> list[Option]:
        options = [Option(OPTION_RESTORE, card) for card in pile(game, self.you) if card not in self.chosen]
        if self.upto:
            options.append(Option(OPTION_DONE))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        chosen = self.chosen
        if option.verb == OPTION_RESTORE:
            chosen = (*chosen, option.card)
            if len(chosen) < self.number:
                game.next(ChooseToRestore(self.number, self.upto, self.closed, chosen, self.you))
                return
        book_of(game).restore(game, self.you, chosen)
        if self.closed:
            game.shuffle(book_of(game).discard_pile(self.you))

    def rules(self) -> tuple[str, ...]:
        return ("C-LIFE-03", "C-RUL-42", "T-INFO-03", "T-GEN-02")


term(
    "restore-chosen",
    "effect",
    RestoreChosen,
    syntax="restore [up to](upto) {number:value} chosen [card/cards]",
    brings="restore",
    doc="Shuffles cards of the Discard Pile (at the Citadel of the own one) that the explorer chooses into the Action "
    "Deck, exactly so many or `up to` so many; fewer if there are fewer. A pile that lies face down is shown for this "
    "choice only.",
    example="restore up to 4 chosen",
    icon="restore",
)


class ShuffleIn(Effect):
    """Action cards are shuffled into the Action Deck (C-LIFE-03); an empty one is formed anew (C-LIFE-08)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        book = book_of(game)
        cards = self._fitting(game, this, you, it)
        zones = [book.deck_for(game, card, you) for card in cards]
        for at in range(len(cards)):
            filing.leave(game, cards[at], filing.RETURN)
            game.move(cards[at], zones[at])
        for zone in sorted(set(zones)):
            game.shuffle(zone)
        if cards:
            game.tell(news.SHUFFLED_IN, you, n=len(cards))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self._fitting(game, this, you, it))

    def _fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        book = book_of(game)
        if book.has_dropped_out(game, this, you):
            return []
        return [
            card for card in self.cards.cards(game, this, you, it) if book.deck_for(game, card, you) != NONE
        ]


term(
    "shuffle-in",
    "effect",
    ShuffleIn,
    syntax="shuffle {cards:cards} into the deck",
    brings="deck",
    doc="Shuffles Action cards into the Action Deck; into an empty one, they form a new deck. At the Citadel it is the "
    "own one; Skills of another player or character stay where they are.",
    example="shuffle skills in your hand into the deck",
)

declare("shuffle-in", lands=("be in the Action Deck", ("skill", "curse")))

# -- how many there are ----------------------------------------------------------------------------


class DeckCards(Value):
    """Cards left in the Action Deck."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(deck(game, you))


class PileCards(Value):
    """Cards lying in the Discard Pile."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(pile(game, you))


plain(
    "deck-cards",
    DeckCards,
    "the cards in the deck",
    "How many cards the Action Deck holds, at the Citadel the own one.",
    "the cards in the deck",
)
plain(
    "pile-cards",
    PileCards,
    "the cards in the pile",
    "How many cards lie in the Discard Pile, at the Citadel in the own one.",
    "the cards in the pile",
)

declare("restore-random", "restore-chosen", "deck-cards", "pile-cards", topic="life")
declare(
    "shuffle-in",
    topic="come",
    takes_all="`choose one of …: shuffle it into the deck`, or name them in the plural",
)
