"""Explanations as plain data: why an option is there, why something is refused, what a number is made of."""

from fogbound.core import NONE, Game
from fogbound.rules.common.book import book_of
from fogbound.view.meeting import is_printed
from fogbound.view.schema import SeenRefused, SeenRow

__all__ = ["refusals", "why"]


def why(game: Game, seat: int, subject: str) -> tuple[SeenRow, ...]:
    """The rows that explain a subject (see `Door.why`) to a seat; none for what it cannot see."""
    parts = book_of(game).why(game, seat, subject)
    if any(part.what == "needs" for part in parts) and subject in _unprinted_names(game):
        return ()
    return tuple(
        SeenRow(
            what=part.what,
            amount=part.amount,
            card=_card(game, part.card),
            rule=part.rule,
            seat=None if part.seat == NONE else part.seat,
        )
        for part in parts
    )


def refusals(game: Game, seat: int) -> tuple[SeenRefused, ...]:
    """What this seat's explorer sees and cannot do now."""
    return tuple(
        SeenRefused(
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
        if is_printed(game, refused)
    )


def _unprinted_names(game: Game) -> set[str]:
    """The names of what is refused to anybody and does not stand on its card yet."""
    book = book_of(game)
    refused = [
        one for seat in range(game.seats) for one in book.refusals(game, seat) if one.reason == "needs"
    ]
    return {game.option_id(one.option) for one in refused if not is_printed(game, one)}


def _card(game: Game, card: int) -> str | None:
    return None if card == NONE else game.content.card_ids[card]
