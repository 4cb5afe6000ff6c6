"""Whose cards speak: where a Citadel card must lie for its texts to be in force (T-ZONE-09, T-BLD-03, T-TYPE-07)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.leaflet import is_in_force
from fogbound.rules.common import points, tabletop, zones
from fogbound.rules.common.force import RANKS
from fogbound.rules.common.terms import InForce

OWN: Final = zones.of_seats(table.ZONES)
SHARED: Final = zones.shared(table.ZONES)

ON_FALLING: Final = (points.FALLING, points.FALLEN)
"""Where the cards of somebody answer who has just fallen unconscious."""


def rank(game: Game, zone: int) -> int:
    """Seat by seat: Character, hand, purse, blocked cards; then what everybody shares (T-TYPE-07)."""
    for at in range(len(OWN)):
        seat = zone - OWN[at]
        if 0 <= seat < tabletop.SEATS:
            return seat * RANKS + at
    return tabletop.SEATS * RANKS + SHARED.index(zone) if zone in SHARED else NONE


def is_mute(game: Game, force: InForce) -> bool:
    """A blocked card is inert and so are those of the unconscious, except for what says that it works even then.

    T-RUL-77.

    What answers a fall speaks to who has fallen. Of the leaflet only what holds now speaks: a building when it is built.
    """
    if force.holder == NONE:
        return game.where[force.card] == table.LEAFLET and not is_in_force(game, force.card)
    if force.ability.always:
        return False
    if table.is_blocked(game, force.card):
        return True
    return not tabletop.is_present(game, force.holder) and force.ability.point not in ON_FALLING
