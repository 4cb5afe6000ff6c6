"""The odds of an action, whichever ruleset is played: each reckons them in its own way."""

from collections.abc import Callable
from typing import Final

from fogbound.core import Game, Option
from fogbound.odds import action, citadel
from fogbound.odds.action import MOST, OddsBasis, OddsRow
from fogbound.rules.common.book import book_of

__all__ = ["basis", "ends", "forget", "odds", "per_cent"]

Reckoning = Callable[[Game, int, Option | None, int], list[OddsRow]]

_RECKONINGS: Final[dict[str, Reckoning]] = {"continent": action.odds, "citadel": citadel.odds}


def odds(game: Game, seat: int, option: Option | None = None, most: int = MOST) -> list[OddsRow]:
    """The chances of the action in progress as this seat knows them, or of one that could be taken."""
    return _RECKONINGS[book_of(game).ruleset()](game, seat, option, most)


def basis(game: Game, option: Option | None = None) -> OddsBasis:
    """What the odds rest on beside the cards to be drawn; the Citadel's leave nothing out and name nothing."""
    if book_of(game).ruleset() != "continent":
        return OddsBasis((), (), False)
    return action.basis(game, option)


def ends(game: Game, option: Option) -> bool:
    """Whether a failure of an action that could be taken ends the adventure; nothing in the Citadel's does so at once."""
    return book_of(game).ruleset() == "continent" and action.ends(game, option)


def forget() -> None:
    """Drop what was worked out for books that may not be played any more, as by callers that make many."""
    action.forget()
    citadel.forget()


def per_cent(row: OddsRow, ends: bool = False) -> tuple[int, int]:
    """Success rounded down and defeat rounded up, in whole per cents: 100 and 0 are certain.

    Where a failure `ends` the adventure, whatever is no success is a defeat.
    """
    success = int(row.chance.success * 100 + 1e-9)
    return success, 100 - success if ends else -int(-(row.chance.defeat * 100 - 1e-9) // 1)
