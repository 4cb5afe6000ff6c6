"""The land as a whole: which Terrains hang together, whose arrow counts, which fog is laid, room for a Terrain.

(T-EXPL, T-ROOM, T-RUL-85, T-RUL-86, T-RUL-91)
"""

from typing import ClassVar

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Question
from fogbound.rules.citadel.legality import are_together
from fogbound.rules.citadel.terms import OtherFog
from fogbound.rules.common import bare, filing, news, points, tabletop
from fogbound.rules.common.book import TERRAIN, book_of
from fogbound.rules.common.fog import fill_with_fog
from fogbound.rules.common.force import in_force
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


def hangs_together(game: Game, gone: int) -> bool:
    """Whether all other Terrains would be reachable from each other without this one (T-ROOM-03)."""
    left = [terrain for terrain in tabletop.board_terrains(game) if terrain != gone]
    if not left:
        return False
    seen = [left[0]]
    for terrain in seen:  # grows while it is walked through
        seen.extend([other for other in linked(game, terrain) if other != gone and other not in seen])
    return all(terrain in seen for terrain in left)


def dispensable(game: Game) -> list[int]:
    """The Terrains without figures that can leave without tearing the land apart."""
    empty = [
        terrain for terrain in tabletop.board_terrains(game) if terrain not in game.figures[: game.seats]
    ]
    return [terrain for terrain in empty if hangs_together(game, terrain)]


# -- spaces and fog --------------------------------------------------------------------------------


def opener(game: Game, pointing: list[int]) -> int:
    """Of the Terrains that point at a space, the one that came first and so brought its fog (T-RUL-86)."""
    for card in game.zones[tabletop.BOARD]:
        if card in pointing:
            return card
    raise AssertionError("what points at a space lies on the Board")


def fog_areas(game: Game, area: int, side: int) -> tuple[int, ...]:
    """The area an arrow shows, behind the one that a card in force puts in its place (T-EXPL-07)."""
    for force in in_force(game, points.FOG_AREA):
        ability = force.ability
        assert isinstance(ability, OtherFog)
        if ability.area == area and ability.side in (NONE, side):
            return (ability.other, area)
    return (area,)


def cover_bare_spaces(game: Game, terrain: int) -> None:
    """Spaces that a text left without fog get it when a figure arrives on a Terrain that points at them."""
    definition = book_of(game).cards[terrain]
    for side in range(4):
        cell = beyond(game.places[terrain], side)
        if definition.arrows[side] != NONE and bare.is_bare(game, cell):
            bare.cover(game, cell)
            if cell not in game.cells:
                fill_with_fog(game, cell, definition.areas[side], side)


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
