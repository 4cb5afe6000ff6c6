"""An action before it is taken: as it would begin, with all in use that goes without saying, and with whom.

Nothing is looked at that the action would bring to light: where it would come to that, there are no chances.
"""

from collections.abc import Sequence
from typing import Final

from fogbound.core import Game, Option
from fogbound.odds.action import OddsRow, odds_within
from fogbound.odds.ahead import odds
from fogbound.odds.strips import Chance
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt

__all__ = ["MOST_EXTRA", "action_after", "action_begun", "chances", "extra_cards", "opening_row"]

UNPRINTED: Final = ("floor", "trade")
"""What of a cost no card says."""

LIKELY: Final = 0.8
"""A chance with which most are content."""

MOST_EXTRA: Final = 6
"""How many additional cards chances are told for."""

FREE: Final = [OddsRow(0, 0, Chance(1.0, 0.0))]
"""What cannot get better."""


def chances(game: Game, seat: int, option: Option, most: int) -> list[OddsRow]:
    """The chances of an action that could be taken, as a seat knows them: alone, unless others join by themselves."""
    plain = odds(game, seat, option, most)
    if book_of(game).ruleset() != "citadel" or not plain:
        return plain
    ahead = action_begun(game, option)
    return (odds(ahead, seat, None, most) if ahead is not None else []) or plain


def opening_row(game: Game, seat: int, option: Option, cost: int) -> OddsRow | None:
    """The chances that stand beside an action in a list: with the cards with which it would be proposed.

    On the Continent it would cost so many before anything is saved; at the Citadel what is saved goes without saying.
    """
    if book_of(game).ruleset() != "citadel":
        rows = odds_within(game, seat, option, cost)
        return _likely_row(rows, cost) if len(rows) > 1 else rows[0]
    if not cost and odds(game, seat, option, 0) == FREE:
        return FREE[0]
    ahead = action_begun(game, option)
    found = odds(ahead, seat, None, 0) if ahead is not None else []
    if ahead is None or not found:
        return odds(game, seat, option, 0)[0]
    if not found[0].chance.success:
        return _likely_row(odds(ahead, seat, None, MOST_EXTRA), 0) or found[0]
    return found[0]


def extra_cards(game: Game, seat: int, rows: Sequence[OddsRow]) -> int:
    """With how many more cards an action in progress is proposed."""
    told = 0
    if book_of(game).ruleset() != "citadel" and rows[0].chance.success < 1:
        parts = book_of(game).why(game, seat, "cost")
        told = sum([part.amount for part in parts if part.amount > 0 and part.what not in UNPRINTED])
    found = _likely_row(rows, told)
    return found.extra if found is not None else 0


def _likely_row(rows: Sequence[OddsRow], told: int) -> OddsRow | None:
    """As few cards as make an action likely, and never more than it was told to cost.

    Nor so few that it cannot succeed; nor, beyond that, so many that they might end everything.
    """
    found: OddsRow | None = None
    for row in rows:
        if found is not None and row.chance.defeat > found.chance.defeat:
            break
        if row.chance.success > 0:
            found = row
            if row.drawn >= told or row.chance.success >= LIKELY:
                break
    return found


def action_begun(game: Game, option: Option) -> Game | None:
    """The game after the questions that would be passed over, up to the first that is asked.

    Players who are asked to take part after this option stay out, and no item is used; None where it would bring
    something to light.
    """
    ahead = game.clone()
    ahead.news = None
    ahead.choose(option, "")
    while (only := book_of(ahead).opening_option(ahead)) is not None:
        ahead.choose(only, "")
    is_secret_kept = ahead.barriers == game.barriers and ahead.known == game.known
    return ahead if is_secret_kept and attempt(ahead) is not None else None


def action_after(game: Game, option: Option) -> Game | None:
    """The action in progress after this answer; None where it would end, or bring something to light."""
    before, ahead = attempt(game), game.clone()
    ahead.news = None
    ahead.choose(option, "")
    after = attempt(ahead)
    if before is None or after is None or len(ahead.frames) != len(game.frames):
        return None
    has_drawn = len(after.drawn) > len(before.drawn)  # face down, maybe from a pile that was shuffled
    is_same = (after.card, after.index, after.active) == (before.card, before.index, before.active)
    is_same = is_same and after.drawn[: len(before.drawn)] == before.drawn
    is_secret_kept = ahead.known == game.known and (has_drawn or ahead.barriers == game.barriers)
    return ahead if is_same and is_secret_kept else None
