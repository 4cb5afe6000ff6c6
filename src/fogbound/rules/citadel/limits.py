"""Limits by player count, as cards change them: hand and carried weight (T-HAND, T-PURSE-02, T-RUL-105)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Part, Question
from fogbound.rules.citadel import table
from fogbound.rules.common import filing, points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import modified
from fogbound.rules.common.options import OPTION_DISCARD

HAND: Final = 0
WEIGHT: Final = 1


def _limit(game: Game, seat: int, which: int, point: int, parts: list[Part] | None) -> int:
    card = table.character_card(game, seat)
    if card == NONE:
        return 0
    printed = book_of(game).cards[card].limits[which][len(table.players(game)) - 1]
    if parts is not None:
        parts.append(Part("printed", printed, card, "T-DATA-01"))
    return modified(game, point, printed, seat, parts)


def hand_limit(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How many Skills the character may hold (T-HAND-01)."""
    return _limit(game, seat, HAND, points.HAND_LIMIT, parts)


def weight_limit(game: Game, seat: int, parts: list[Part] | None = None) -> int:
    """How much the character can bear (T-PURSE-02)."""
    return _limit(game, seat, WEIGHT, points.WEIGHT_LIMIT, parts)


class TrimHand(Question):
    """Skills above the maximum are discarded as soon as their owner is in no action (T-HAND-03, T-RUL-80)."""

    name: ClassVar[str] = "trim-hand"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        cards = tabletop.hand(game, self.player)
        if not tabletop.is_present(game, self.player) or len(cards) <= hand_limit(game, self.player):
            return []
        return [Option(OPTION_DISCARD, card) for card in cards]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(TrimHand(self.player))
        filing.discard(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-HAND-01", "T-HAND-02", "T-HAND-03", "T-RUL-80")


def trim_hands(game: Game, busy: tuple[int, ...] = ()) -> None:
    """Ask everybody who is in no action and holds too many Skills, in seat order (T-RUL-80)."""
    for seat in reversed(tabletop.explorers(game)):
        if seat not in busy:
            game.next(TrimHand(seat))
