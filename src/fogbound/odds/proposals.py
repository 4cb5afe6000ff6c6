"""What both rulesets share of an action before it is taken: how it would begin, and with how many cards it is proposed.

Nothing is looked at that the action would bring to light: where it would come to that, there are no chances.
"""

from collections.abc import Sequence
from typing import Final

from fogbound.core import Game, Option
from fogbound.odds.rows import OddsRow
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt

__all__ = ["MOST_EXTRA", "Prospect", "action_after", "asked_for", "likely"]

LIKELY: Final = 0.8
"""A chance with which most are content."""

UNPRINTED: Final = ("floor", "trade")
"""What of a cost no card says."""

MOST_EXTRA: Final = 6
"""How many additional cards chances are told for."""


def likely(rows: Sequence[OddsRow], told: int) -> OddsRow | None:
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


def asked_for(game: Game, seat: int, rows: Sequence[OddsRow]) -> int:
    """How many cards an action in progress asks for before anything is saved; none are proposed for what is sure."""
    if rows[0].chance.success >= 1:
        return 0
    parts = book_of(game).why(game, seat, "cost")
    return sum([part.amount for part in parts if part.amount > 0 and part.what not in UNPRINTED])


class Prospect:
    """An action that could be taken, or an answer with which one begins: the game ahead of it, worked out once.

    It holds for the game as it is now.
    """

    def __init__(self, game: Game, option: Option) -> None:
        self.game = game
        self.option = option
        self._alone: Game | None = None
        self._begun: Game | None = None
        self._is_begun_known = False
        self.first_rows: dict[int, OddsRow] = {}  # the chances with the cards it costs, by seat

    @property
    def alone(self) -> Game:
        """The game with the action just begun: taken alone, unless others join by themselves."""
        if self._alone is None:
            self._alone = book_of(self.game).forecast(self.game, self.option)
        return self._alone

    @property
    def begun(self) -> Game | None:
        """The game in which its cards would be drawn; None where it would bring something to light before."""
        if not self._is_begun_known:
            self._begun, self._is_begun_known = _action_begun(self.game, self.option), True
        return self._begun


def _action_begun(game: Game, option: Option) -> Game | None:
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
