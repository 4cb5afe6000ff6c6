"""Places that only texts of the Continent name: inventories, the Satchel & Journal, the common deck and pile."""

from typing import Final

from fogbound.core.game import Game
from fogbound.rules.common.places import CONTINENT
from fogbound.rules.continent import life, table
from fogbound.rules.continent.frames import current

IN_INVENTORY: Final = CONTINENT
UNDER_SATCHEL: Final = CONTINENT + 1
IN_DECK: Final = CONTINENT + 2
IN_PILE: Final = CONTINENT + 3
DISCARDED_NOW: Final = CONTINENT + 4


def cards_in(game: Game, place: int, you: int) -> list[int]:
    """The cards in such a place."""
    if place == IN_INVENTORY:
        return [card for column in table.columns(game, you) for card in game.zones[column]]
    if place == UNDER_SATCHEL:
        return list(game.zones[table.SATCHEL])
    if place == IN_DECK:
        return list(game.zones[table.ACTION_DECK])
    if place == IN_PILE:
        return list(game.zones[table.DISCARD_PILE])
    assert place == DISCARDED_NOW, f"the Continent has no place {place}"
    frame = current(game)
    if frame is None or not life.discard_pile_is_open(game):
        return []  # they have been shuffled into the face-down pile (C-LIFE-06)
    return [card for card in frame.discarded if game.where[card] == table.DISCARD_PILE]
