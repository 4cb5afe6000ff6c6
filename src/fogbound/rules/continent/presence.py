"""Whose cards speak: where a Continent card must lie for its texts to be in force (C-CARD-19)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop, zones
from fogbound.rules.common.force import RANKS
from fogbound.rules.continent import table

SHARED: Final = zones.shared(table.ZONES)


def rank(game: Game, zone: int) -> int:
    """Seat by seat, hand before items, then shared cards."""
    if zone >= table.FIXED:
        seat = game.owners[zone]
        if seat < 0 or game.kinds[zone] != table.ITEM_COLUMN or not tabletop.is_present(game, seat):
            return NONE
        return seat * RANKS + zone
    if tabletop.HANDS <= zone < tabletop.HANDS + 4:
        seat = zone - tabletop.HANDS
        return seat * RANKS if tabletop.is_present(game, seat) else NONE
    return 4 * RANKS + SHARED.index(zone) if zone in SHARED else NONE
