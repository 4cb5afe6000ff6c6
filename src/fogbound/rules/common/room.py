"""Not enough room: an optional limit to the Board's size, as a table has one (C-ROOM, C-RUL-67)."""

from fogbound.core.board import beyond, column_of, row_of
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.fog import lay_fog


def lacks_room(game: Game, terrain: int, cell: int) -> bool:
    """Whether a Terrain in this cell, with the fog at its arrows, would outgrow the table."""
    arrows = book_of(game).cards[terrain].arrows
    fog = [beyond(cell, direction) for direction in range(4) if arrows[direction] != NONE]
    return outgrows(game, [cell, *fog])


def outgrows(game: Game, wanted: list[int]) -> bool:
    """Whether the Board with cards in these cells would be wider or higher than the table."""
    limit = game.registers[tabletop.BOARD_LIMIT]
    if not limit:
        return False
    return (
        _span([column_of(c) for c in (*game.cells, *wanted)]) > limit
        or _span([row_of(c) for c in (*game.cells, *wanted)]) > limit
    )


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


class MakeRoom(Step):
    """All gather on one Terrain, then Terrains are returned until the new card fits (C-ROOM-01, C-ROOM-02)."""

    def __init__(self, terrain: int, seat: int, cell: int) -> None:
        self.terrain = terrain
        self.seat = seat
        self.cell = cell

    def run(self, game: Game) -> None:
        game.tell("no-room", self.seat)
        game.then(GatherOn(), ClearTerrain(self.terrain, self.cell))


class GatherOn(Question):
    """Where everybody gathers; free of charge, no move action and no arrival (C-RUL-67)."""

    def options(self, game: Game) -> list[Option]:
        return [Option("gather-on", terrain) for terrain in tabletop.board_terrains(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        for seat in tabletop.explorers(game):
            game.figures[seat] = option.card

    def rules(self) -> tuple[str, ...]:
        return ("C-ROOM-01", "C-RUL-67", "C-RUL-75")


class ClearTerrain(Question):
    """Which Terrain is returned with its events; the rest must stay reachable from each other (C-ROOM-02, 03)."""

    def __init__(self, terrain: int, cell: int) -> None:
        self.terrain = terrain
        self.cell = cell

    def options(self, game: Game) -> list[Option]:
        options = [Option("return-terrain", terrain) for terrain in removable(game, self.cell)]
        if not lacks_room(game, self.terrain, self.cell):
            options.append(Option("done"))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "done":
            return
        game.next(ClearTerrain(self.terrain, self.cell))
        filing.put_back(game, option.card)
        drop_loose_cards(game)

    def rules(self) -> tuple[str, ...]:
        return ("C-ROOM-02", "C-ROOM-03", "C-RUL-75")


def removable(game: Game, cell: int) -> list[int]:
    """Terrains nobody stands on, without which the others and the one to come in this cell still hang together."""
    terrains = tabletop.board_terrains(game)
    empty = [terrain for terrain in terrains if terrain not in game.figures[: game.seats]]
    return [terrain for terrain in empty if _hang_together(game, terrains, terrain, cell)]


def _hang_together(game: Game, terrains: list[int], without: int, newcomer: int) -> bool:
    left = [terrain for terrain in terrains if terrain != without]
    if not any(game.places[terrain] == beyond(newcomer, side) for terrain in left for side in range(4)):
        return False
    cells = game.cells
    game.cells = {cell: card for cell, card in cells.items() if card != without}
    linked = len(tabletop.linked_to(game, left[0])) + 1
    game.cells = cells
    return linked == len(left)


def drop_loose_cards(game: Game) -> None:
    """Fog at which no Terrain points any more goes back into its pile."""
    for card in game.zones[tabletop.FOGGY]:
        if not filing.pointing_at(game, game.places[card]):
            filing.put_back(game, card)


def refill_arrows(game: Game) -> None:
    """Every empty space an arrow now points at gets a new Exploration card (C-ROOM-05)."""
    for terrain in tabletop.board_terrains(game):
        lay_fog(game, terrain)
