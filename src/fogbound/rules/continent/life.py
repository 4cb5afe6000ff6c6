"""Life force: drawing and losing cards, the empty deck, cards coming back.

C-LIFE, C-STATE-04, C-RUL-23, C-RUL-30, C-RUL-31, C-RUL-32, C-RUL-33.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Part, Step
from fogbound.rules.common import news as common_news
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import CHARACTER, CURSE, STATE, book_of, do
from fogbound.rules.common.force import in_force, is_there, modified
from fogbound.rules.common.frames import acting
from fogbound.rules.continent import news, table

# Where a drawn card came from.
FROM_DECK: Final = 0
FROM_PILE: Final = 1


def is_curse(game: Game, card: int) -> bool:
    return book_of(game).cards[card].kind == CURSE


def draw(game: Game, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Draw face-down cards and remember where each came from.

    C-COST-10, C-COST-11, C-LIFE-10, C-LIFE-11, C-LIFE-12, C-LIFE-01.

    C-RUL-32.
    """
    cards: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    if game.zones[table.ACTION_DECK]:
        known = game.known.copy() if game.known else game.known
        cards = game.move_top(table.ACTION_DECK, tabletop.DRAWN, number)
        origins = (FROM_DECK,) * len(cards)
        if known:
            for card in cards:
                if known.get(card, 0):
                    game.known[card] = known[card]  # who has looked at the top still knows what was drawn
        emptied(game)
        number -= len(cards)
    elif number:
        game.shuffle(table.DISCARD_PILE)  # C-LIFE-05
    if number and game.zones[table.DISCARD_PILE]:
        from_pile = game.move_top(table.DISCARD_PILE, tabletop.DRAWN, number)
        cards += from_pile
        origins += (FROM_PILE,) * len(from_pile)
        game.barriers += 1
    return cards, origins


def emptied(game: Game) -> None:
    """The moment the last card leaves the Action Deck, the Discard Pile is shuffled face down.

    C-LIFE-04.
    """
    if not game.zones[table.ACTION_DECK]:
        game.shuffle(table.DISCARD_PILE)
        game.tell(news.DECK_EMPTIED)


class LoseCards(Step):
    """Discard from the top of the Action Deck; what it cannot give is revealed from the pile.

    C-LIFE-07, C-LIFE-13.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Game) -> None:
        left = self.number
        if game.zones[table.ACTION_DECK]:
            # They join the pile before it is shuffled (C-RUL-33).
            lost = game.move_top(table.ACTION_DECK, table.DISCARD_PILE, left)
            game.tell(news.LOST_CARDS, n=len(lost))
            game.barriers += 1
            emptied(game)
            left -= len(lost)
        if left and game.zones[table.DISCARD_PILE]:
            game.then(RevealFromPile(left))


class RevealFromPile(Step):
    """Reveal random cards of the Discard Pile: one Curse defeats, otherwise they are shuffled back.

    C-END-05.

    C-STATE-04.

    C-RUL-32.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Game) -> None:
        game.shuffle(table.DISCARD_PILE)
        pile = game.zones[table.DISCARD_PILE]
        shown = pile[max(0, len(pile) - self.number) :]
        game.barriers += 1
        for card in shown:
            game.tell(news.REVEALED_FROM_PILE, card=card)
        game.shuffle(table.DISCARD_PILE)
        if any(is_curse(game, card) for card in shown):
            game.next(Defeat("curse", NONE))


class Defeat(Step):
    """The game is lost, unless a card says otherwise (C-END-02, C-END-03, C-END-04)."""

    def __init__(self, reason: str, seat: int) -> None:
        self.reason = reason
        self.seat = seat

    def run(self, game: Game) -> None:
        if self.reason == "curse":
            for force in book_of(game).forces_at(game, points.DEFEAT):
                you = force.holder if force.holder != NONE else self._speaker(game)
                if force.ability.when is None or force.ability.when.holds(game, force.card, you, NONE):
                    game.tell(news.DEFEAT_AVERTED, card=force.card)
                    do(game, force.ability.effect, force.card, you)
                    return
        game.tell(common_news.LOST)
        game.end(f"lost:{self.reason}")

    def _speaker(self, game: Game) -> int:
        """Whom the text of a shared card speaks to: who drew the Curse, else who acts."""
        return self.seat if self.seat != NONE else acting(game, game.registers[tabletop.ACTIVE])


def counts_for_loss(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How many State/Character cards the explorer holds (C-STATE-02, C-RUL-52)."""
    cards = book_of(game).cards
    extra = in_force(game, points.COUNTS_AS_STATE)
    found = 0
    for card in tabletop.hand(game, seat):
        counted = cards[card].kind == CHARACTER or cards[card].kind == STATE
        for force in extra:
            assert force.ability.cards is not None
            you = force.holder if force.holder != NONE else seat
            if card in force.ability.cards.cards(game, force.card, you, NONE) and is_there(game, force, seat):
                counted = True
        if counted:
            found += 1
            if parts is not None:
                parts.append(Part("state", 1, card, "C-STATE-01"))
    return found


def vital_loss(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How many cards a loss of vital force costs this explorer (C-STATE-12)."""
    return modified(game, points.VITAL_LOSS, counts_for_loss(game, seat, parts), seat, parts)


class SufferVitalLoss(Step):
    """Lose one card for every State/Character card in hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Game) -> None:
        number = vital_loss(game, self.seat)
        game.tell(news.VITAL_LOSS, seat=self.seat, n=number)
        if number:
            game.next(LoseCards(number))


def restore(game: Game, cards: tuple[int, ...]) -> None:
    """Shuffle these cards of the Discard Pile into the Action Deck (C-LIFE-03, C-LIFE-08, C-LIFE-09)."""
    for card in cards:
        game.move(card, table.ACTION_DECK)
    if cards:
        game.shuffle(table.ACTION_DECK)
        game.tell(news.RESTORED, n=len(cards))


def restore_random(game: Game, number: int) -> None:
    """Shuffle so many random cards of the pile into the Action Deck, unseen (C-RUL-42)."""
    if not game.zones[table.DISCARD_PILE]:
        return
    game.shuffle(table.DISCARD_PILE)
    pile = game.zones[table.DISCARD_PILE]
    restore(game, pile[max(0, len(pile) - number) :])


def discard_pile_is_open(game: Game) -> bool:
    """The pile may be looked through exactly while the Action Deck has cards.

    C-INFO-05, C-LIFE-02, C-RUL-20.
    """
    return bool(game.zones[table.ACTION_DECK])
