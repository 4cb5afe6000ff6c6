"""Explanations as plain data: why an option is there, why something is refused, what a number is made of."""

from fogbound.core import NONE, Game
from fogbound.rules.common.book import book_of
from fogbound.view.shape import Refused, Row

__all__ = ["refusals", "why"]


def why(game: Game, seat: int, subject: str) -> tuple[Row, ...]:
    """The rows that explain a subject (see `Door.why`) to a seat; none for what it cannot see."""
    return tuple(
        Row(
            what=part.what,
            amount=part.amount,
            card=_card(game, part.card),
            rule=part.rule,
            seat=None if part.seat == NONE else part.seat,
        )
        for part in book_of(game).why(game, seat, subject)
    )


def refusals(game: Game, seat: int) -> tuple[Refused, ...]:
    """What this seat's explorer sees and cannot do now."""
    return tuple(
        Refused(
            id=game.option_id(refused.option),
            verb=refused.option.verb,
            seat=None if refused.option.seat == NONE else refused.option.seat,
            card=_card(game, refused.option.card),
            n=None if refused.option.n == NONE else refused.option.n,
            reason=refused.reason,
            rule=refused.rule,
            cards=tuple(game.content.card_ids[card] for card in refused.cards),
            seats=refused.seats,
        )
        for refused in book_of(game).refusals(game, seat)
    )


def _card(game: Game, card: int) -> str | None:
    return None if card == NONE else game.content.card_ids[card]
