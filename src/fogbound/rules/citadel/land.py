"""The land as a whole: which Terrains hang together, whose arrow counts, room for a Terrain.

(T-EXPL, T-ROOM, T-RUL-85, T-RUL-86, T-RUL-91)
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Question
from fogbound.rules.citadel.legality import are_together
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.book import TERRAIN, book_of
from fogbound.rules.common.options import OPTION_RETURN_TERRAIN
from fogbound.rules.common.reveal import PlaceTerrain
from fogbound.rules.common.room import clearing_options, drop_loose_cards

# -- what hangs together ---------------------------------------------------------------------------


def linked(game: Game, terrain: int) -> list[int]:
    """The Terrains beside this one, and those behind a barrier that can be crossed by an action (T-MOVE-04)."""
    found = tabletop.adjacent(game, terrain)
    for event in tabletop.attached_events(game, terrain):
        if book_of(game).cards[event].actions:
            found.extend([other for other in tabletop.attached_terrains(game, event) if other != terrain])
    return found


# -- spaces ----------------------------------------------------------------------------------------


def opener(game: Game, pointing: list[int]) -> int:
    """Of the Terrains that point at a space, the one that came first and so brought its fog (T-RUL-86)."""
    for card in game.zones[tabletop.BOARD]:
        if card in pointing:
            return card
    raise AssertionError("what points at a space lies on the Board")


# -- lack of room ----------------------------------------------------------------------------------


def make_room(game: Game, terrain: int, seat: int, cell: int) -> None:
    """A Terrain for which the table is too small waits in its space until all have met (T-ROOM-01)."""
    game.occupy(terrain, cell)
    game.tell(news.NO_ROOM, seat)
    settle_waiting(game)


def settle_waiting(game: Game) -> bool:
    """Make room for a Terrain that waits, if all conscious characters stand together by now.

    T-ROOM-01, T-ROOM-02.
    """
    seat = tabletop.next_present(game, game.registers[tabletop.ACTIVE])
    for card in game.zones[tabletop.RESOLVING]:
        if book_of(game).cards[card].kind != TERRAIN:
            continue
        cell = game.places.get(card, NONE)
        if cell == NONE:
            filing.put_back(game, card)  # the Board it waited for has been cleared
        elif are_together(game, seat):
            game.then(ReturnTerrain(card, cell), PlaceTerrain(card, seat, cell, True))
            return True
    return False


class ReturnTerrain(Question):
    """Which Terrain is returned with its events; all others must stay reachable (T-ROOM-02, T-ROOM-03)."""

    name: ClassVar[str] = "return-terrain"

    def __init__(self, waiting: int, cell: int) -> None:
        self.waiting = waiting
        self.cell = cell

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        return clearing_options(game, self.waiting, self.cell, linked)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_RETURN_TERRAIN:
            game.next(ReturnTerrain(self.waiting, self.cell))
            filing.put_back(game, option.card)
            drop_loose_cards(game)

    def rules(self) -> tuple[str, ...]:
        return ("T-ROOM-02", "T-ROOM-03", "T-RUL-91")
