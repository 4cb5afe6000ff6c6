"""Places that only texts of the Citadel name: purses, personal decks and piles, blocked cards, what all hold together."""

from typing import Final

from fogbound.core.game import Game
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import RESULT, current_pass
from fogbound.rules.common import tabletop
from fogbound.rules.common.places import CITADEL, IN_HAND

IN_PURSE: Final[int] = CITADEL
IN_ANY_PURSE: Final[int] = CITADEL + 1
BLOCKED: Final[int] = CITADEL + 2
IN_DECK: Final[int] = CITADEL + 3
IN_PILE: Final[int] = CITADEL + 4
REVEALED: Final[int] = CITADEL + 5
AMONG_QUESTS: Final[int] = CITADEL + 6
AMONG_GLOBALS: Final[int] = CITADEL + 7
SELECTED: Final[int] = CITADEL + 8

OWN: Final = (IN_HAND, IN_PURSE, BLOCKED, IN_DECK, IN_PILE)
"""The places of the character a text speaks to."""


def cards_in(game: Game, place: int, you: int) -> list[int]:
    """The cards in such a place."""
    if place == IN_PURSE:
        return list(table.purse(game, you))
    if place == IN_ANY_PURSE:  # the unconscious keep theirs (T-UNC-06)
        return [card for seat in table.players(game) for card in table.purse(game, seat)]
    if place == BLOCKED:
        return list(game.zones[table.BLOCKED + you])
    if place == IN_DECK:
        return list(game.zones[table.DECKS + you])
    if place == IN_PILE:
        return list(game.zones[table.DISCARD_PILES + you])
    if place == AMONG_QUESTS:
        return list(game.zones[tabletop.QUESTS])
    if place == AMONG_GLOBALS:
        return list(game.zones[table.GLOBALS])
    frame = current_pass(game)
    if place == SELECTED:
        return list(frame.selected) if frame is not None else []
    assert place == REVEALED, f"the Citadel has no place {place}"
    drawn = frame.drawn if frame is not None and frame.stage >= RESULT else ()
    return [card for card in drawn if game.where[card] == tabletop.DRAWN]
