"""Purse cards: discarding, giving, and blocking and unblocking of any card.

T-PURSE, T-ZONE-08, T-ZONE-09, T-ZONE-10, T-ZONE-11, T-ZONE-12, T-ZONE-13, T-ZONE-14.
"""

from typing import ClassVar

from fogbound.core.game import SLOTS, Game
from fogbound.core.steps import GROUP, NONE, Option, Question
from fogbound.rules.citadel import decks, news, table
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.citadel.options import OPTION_PAY_WEIGHT
from fogbound.rules.citadel.recovery import DiscardOwed
from fogbound.rules.common import news as common_news
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import PURSE, QUEST, SKILL, book_of
from fogbound.rules.common.force import concerns, in_force

# -- discarding and giving -------------------------------------------------------------------------


def may_discard(game: Game, seat: int, card: int) -> bool:
    """Whether its owner may choose to discard a Purse card; one that is in use may not.

    T-PURSE-05, T-PURSE-06, T-RUL-29, T-RUL-84.

    T-ZONE-12.
    """
    definition = book_of(game).cards[card]
    if definition.kind != PURSE or definition.kept or table.holder(game, card) != seat:
        return False
    frame = current_pass(game)
    return frame is None or card not in frame.selected


def may_give(game: Game, card: int, giver: int, receiver: int) -> bool:
    """Same Terrain, or as far as the card itself says, and it may be given at all (T-PURSE-06, T-PURSE-07)."""
    if giver == receiver or book_of(game).cards[card].fixed:
        return False
    here, there = game.figures[giver], game.figures[receiver]
    if here == NONE or there == NONE:
        return False
    if here == there:
        return True
    return any(
        force.card == card and concerns(game, force, giver) and there in neighbours(game, here)
        for force in in_force(game, points.GIVING)
    )


def neighbours(game: Game, terrain: int) -> list[int]:
    """The Terrains beside this one, with no card between (T-RUL-85)."""
    return tabletop.adjacent(game, terrain)


def give(game: Game, card: int, giver: int, receiver: int) -> None:
    """The card changes hands, blocked or not; then one of the two pays its weight.

    T-PURSE-08, T-PURSE-09, T-RUL-81, T-RUL-82, T-RUL-83.
    """
    zone = table.BLOCKED if table.is_blocked(game, card) else table.PURSES
    game.move(card, zone + receiver)
    game.tell(common_news.GIVEN, giver, card, other=receiver)
    weight = book_of(game).cards[card].weight
    if weight:
        game.next(ChoosePayer(giver, receiver, weight))


class ChoosePayer(Question):
    """Who of the two pays for a gift: the players' choice (T-PURSE-08)."""

    name: ClassVar[str] = "choose-payer"

    def __init__(self, giver: int, receiver: int, weight: int) -> None:
        self.giver = giver
        self.receiver = receiver
        self.weight = weight

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        both = (self.giver, self.receiver)  # one of them may have fallen over a Recovery
        able = [seat for seat in both if tabletop.is_present(game, seat)]
        return [Option(OPTION_PAY_WEIGHT, seat=seat, n=self.weight) for seat in able]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(DiscardOwed(option.seat, self.weight))

    def rules(self) -> tuple[str, ...]:
        return ("T-PURSE-08", "T-RUL-50", "T-RUL-81")


# -- blocking --------------------------------------------------------------------------------------


def block(game: Game, card: int, seat: int, by: int = NONE) -> None:
    """Put a card under a player's Character card: inert from now on (T-ZONE-08, T-ZONE-09, T-CMP-09).

    One that another card keeps blocked remembers `by` which, for as long as that one stays in play.
    """
    game.move(card, table.BLOCKED + seat)
    game.set_count(card, table.BLOCKER, by + 1)
    game.tell(news.BLOCKED, seat, card)


def blocked_by(game: Game, blocker: int) -> list[int]:
    """The cards that this card keeps blocked; on cards that are not blocked the counter means something else."""
    found = [
        key // SLOTS
        for key, value in game.counters.items()
        if key % SLOTS == table.BLOCKER and value == blocker + 1
    ]
    return sorted([card for card in found if table.is_blocked(game, card)])


def let_go(game: Game, blocker: int) -> None:
    """A card leaves: what it blocked stays blocked, but is no longer its own."""
    for card in blocked_by(game, blocker):
        game.set_count(card, table.BLOCKER, 0)


def unblock(game: Game, card: int) -> None:
    """A blocked Skill is shuffled into the deck, other cards go back where they were used.

    T-ZONE-13, T-ZONE-14, T-RUL-76.
    """
    seat = table.holder(game, card)
    game.set_count(card, table.BLOCKER, 0)
    kind = book_of(game).cards[card].kind
    if kind == SKILL:
        decks.shuffle_in(game, seat, card)
    elif kind == QUEST:
        game.move(card, tabletop.QUESTS)
    else:
        game.move(card, table.PURSES + seat)
    game.tell(news.UNBLOCKED, seat, card)
