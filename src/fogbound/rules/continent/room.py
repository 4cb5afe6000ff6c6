"""Not enough room: an optional limit to the Board's size, as a table has one (C-ROOM, C-RUL-67)."""

from fogbound.core.board import column_of, row_of
from fogbound.core.game import Game
from fogbound.core.steps import Option, Question, Step
from fogbound.rules.continent import filing, table
from fogbound.rules.continent.fog import lay_fog


def lacks_room(game: Game, cell: int) -> bool:
    """Whether a card in this cell would make the Board wider or higher than the table."""
    limit = game.registers[table.BOARD_LIMIT]
    if not limit:
        return False
    return (
        _span([column_of(c) for c in (*game.cells, cell)]) > limit
        or _span([row_of(c) for c in (*game.cells, cell)]) > limit
    )


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


class MakeRoom(Step):
    """All gather on one Terrain, then Terrains are returned until the new card fits (C-ROOM-01, C-ROOM-02)."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, game: Game) -> None:
        game.tell("no-room", self.seat)
        game.then(GatherOn(self.seat), ClearTerrain(self.seat, self.cell), RefillArrows())


class GatherOn(Question):
    """Where everybody gathers; free of charge, no move action and no arrival (C-RUL-67)."""

    def __init__(self, decider: int) -> None:
        self.decider = decider

    def seat(self, game: Game) -> int:
        return self.decider

    def options(self, game: Game) -> list[Option]:
        return [Option("gather-on", terrain) for terrain in table.board_terrains(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        for seat in table.explorers(game):
            game.figures[seat] = option.card

    def rules(self) -> tuple[str, ...]:
        return ("C-ROOM-01", "C-RUL-67")


class ClearTerrain(Question):
    """Which Terrain is returned with its events; the rest must stay reachable from each other (C-ROOM-02, 03)."""

    def __init__(self, decider: int, cell: int) -> None:
        self.decider = decider
        self.cell = cell

    def seat(self, game: Game) -> int:
        return self.decider

    def options(self, game: Game) -> list[Option]:
        options = [Option("return-terrain", terrain) for terrain in removable(game)]
        if not lacks_room(game, self.cell):
            options.append(Option("done"))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "done":
            return
        game.next(ClearTerrain(self.decider, self.cell))
        filing.put_back(game, option.card)
        drop_loose_cards(game)

    def rules(self) -> tuple[str, ...]:
        return ("C-ROOM-02", "C-ROOM-03", "C-RUL-75")


def removable(game: Game) -> list[int]:
    """Terrains nobody stands on, without which the others still hang together; all may go if none is so."""
    terrains = table.board_terrains(game)
    empty = [terrain for terrain in terrains if terrain not in game.figures[: game.seats]]
    return [terrain for terrain in empty if _hang_together(game, terrains, terrain)]


def _hang_together(game: Game, terrains: list[int], without: int) -> bool:
    left = [terrain for terrain in terrains if terrain != without]
    if not left:
        return False
    cell = game.places[without]
    game.cells.pop(cell)
    linked = len(table.reachable(game, left[0])) + 1
    game.cells[cell] = without
    return linked == len(left)


def drop_loose_cards(game: Game) -> None:
    """Fog at which no Terrain points any more goes back into its pile."""
    for card in game.zones[table.FOGGY]:
        if not filing.pointing_at(game, game.places[card]):
            filing.put_back(game, card)


class RefillArrows(Step):
    """Every empty space an arrow now points at gets a new Exploration card (C-ROOM-05)."""

    def run(self, game: Game) -> None:
        for terrain in table.board_terrains(game):
            lay_fog(game, terrain)
