"""Not enough room: an optional limit to the Board's size, as a table has one (C-ROOM, C-RUL-67, T-ROOM, T-RUL-91).

Which Terrains count as linked is for each ruleset to say: `links` gives those linked to one.
"""

from collections.abc import Callable
from typing import ClassVar

from fogbound.core.board import beyond, column_of, row_of
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import bare, filing, news, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.options import OPTION_DONE, OPTION_GATHER_ON, OPTION_RETURN_TERRAIN

Links = Callable[[Game, int], list[int]]


def lacks_room(game: Game, terrain: int, cell: int) -> bool:
    """Whether a Terrain in this cell would outgrow the table, with the fog at its arrows and at those of all others."""
    wanted = newcomer_cells(game, terrain, cell)
    for other in tabletop.board_terrains(game):
        wanted.extend(cells_at_arrows(game, other))
    return outgrows(game, wanted)


def newcomer_cells(game: Game, terrain: int, cell: int) -> list[int]:
    """The cells that a Terrain to be laid in this cell needs, for itself and for the fog at its arrows."""
    arrows = book_of(game).cards[terrain].arrows
    return [cell, *[beyond(cell, direction) for direction in range(4) if arrows[direction] != NONE]]


def cells_at_arrows(game: Game, terrain: int) -> list[int]:
    """The cells at the arrows of a Terrain on the Board: there is a card in each, or fog will come (C-ROOM-05)."""
    arrows = book_of(game).cards[terrain].arrows
    cells = [beyond(game.places[terrain], direction) for direction in range(4) if arrows[direction] != NONE]
    return [cell for cell in cells if not bare.is_bare(game, cell)]


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
        game.tell(news.NO_ROOM, self.seat)
        game.then(GatherOn(self.terrain, self.cell), ClearTerrain(self.terrain, self.cell))


class GatherOn(Question):
    """Where everybody gathers; free of charge, no move action and no arrival (C-RUL-67)."""

    name: ClassVar[str] = "gather-on"

    def __init__(self, terrain: int, cell: int) -> None:
        self.terrain = terrain
        self.cell = cell

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_GATHER_ON, place) for place in gathering_places(game, self.terrain, self.cell)]

    def take(self, game: Game, option: Option, value: str) -> None:
        for seat in tabletop.explorers(game):
            game.figures[seat] = option.card

    def rules(self) -> tuple[str, ...]:
        return ("C-ROOM-01", "C-RUL-67", "C-RUL-75")


def gathering_places(game: Game, terrain: int, cell: int) -> list[int]:
    """Where all can meet so that room can be made; none when they stand together in such a place already.

    Nobody passes an obstacle for nothing: it is a Terrain that all of them reach, or else one of those they stand on.
    """
    occupied = with_figures(game)
    if len(occupied) == 1 and room_around(game, terrain, cell, occupied, tabletop.adjacent):
        return []
    met = [
        place
        for place in tabletop.board_terrains(game)
        if all(place == other or place in tabletop.reachable(game, other) for other in occupied)
    ]
    places = met or occupied
    fitting = [place for place in places if room_around(game, terrain, cell, [place], tabletop.adjacent)]
    return fitting or (places if len(occupied) > 1 else [])


class ClearTerrain(Question):
    """Which Terrain is returned with its events; all that remain are reachable from each other (C-ROOM-02, C-ROOM-03)."""

    name: ClassVar[str] = "clear-terrain"

    def __init__(self, terrain: int, cell: int) -> None:
        self.terrain = terrain
        self.cell = cell

    def options(self, game: Game) -> list[Option]:
        return clearing_options(game, self.terrain, self.cell, tabletop.adjacent)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DONE:
            return
        game.next(ClearTerrain(self.terrain, self.cell))
        filing.put_back(game, option.card)
        drop_loose_cards(game)

    def rules(self) -> tuple[str, ...]:
        return ("C-ROOM-02", "C-ROOM-03", "C-RUL-75")


# -- which Terrains can go ---------------------------------------------------------------------------


def clearing_options(game: Game, terrain: int, cell: int, links: Links) -> list[Option]:
    """The Terrains that can be returned for a new one, one at a time; to stop, once it fits and the rest is linked."""
    options = [Option(OPTION_RETURN_TERRAIN, other) for other in removable(game, terrain, cell, links)]
    terrains = tabletop.board_terrains(game)
    whole = len(linked_within(game, with_figures(game)[:1], terrains, links)) == len(terrains)
    if whole and not lacks_room(game, terrain, cell):
        options.append(Option(OPTION_DONE))
    return options


def removable(game: Game, terrain: int, cell: int, links: Links) -> list[int]:
    """The Terrains without figures that can go now.

    What is not linked to the figures has to go, in any order. Of the others, one whose loss parts the rest stays for
    now, and so does one without which no room could be made any more.
    """
    occupied = with_figures(game)
    terrains = tabletop.board_terrains(game)
    linked = linked_within(game, occupied[:1], terrains, links)
    ways = room_around(game, terrain, cell, occupied, links)
    found: list[int] = []
    for gone in terrains:
        if gone in occupied:
            continue
        left = [other for other in linked if other != gone]
        if len(linked_within(game, occupied[:1], left, links)) < len(left):
            continue
        if ways:
            serves = any(
                _links_up(game, [o for o in way if o != gone], occupied, cell, links) for way in ways
            )
        else:
            serves = _links_up(game, left, occupied, cell, links)  # as much room as can be made
        if serves:
            found.append(gone)
    return found


def with_figures(game: Game) -> list[int]:
    """The Terrains on which figures of explorers stand."""
    return [terrain for terrain in tabletop.board_terrains(game) if terrain in game.figures[: game.seats]]


def linked_within(game: Game, first: list[int], kept: list[int], links: Links) -> list[int]:
    """The Terrains linked to the first ones if there were only those kept."""
    seen = list(first)
    for terrain in seen:  # grows while it is walked through
        seen.extend([other for other in links(game, terrain) if other in kept and other not in seen])
    return seen


def _links_up(game: Game, kept: list[int], occupied: list[int], cell: int, links: Links) -> bool:
    """Whether the Terrains kept link all figures with each other and with a Terrain beside this cell."""
    linked = linked_within(game, occupied[:1], kept, links)
    beside = [beyond(cell, side) for side in range(4)]
    return all(terrain in linked for terrain in occupied) and any(
        game.places[terrain] in beside for terrain in linked
    )


def room_around(game: Game, terrain: int, cell: int, occupied: list[int], links: Links) -> list[list[int]]:
    """The ways to make room for a Terrain in this cell while figures stand on these Terrains.

    For every place the table's edges can have around the new card: the Terrains that fit in between with all that
    belongs to them, if they link the figures with the new card.
    """
    limit = game.registers[tabletop.BOARD_LIMIT]
    terrains = tabletop.board_terrains(game)
    ground = {other: [game.places[other], *belonging(game, other)] for other in terrains}
    needed = [*newcomer_cells(game, terrain, cell), *_staying(game, ground)]
    columns, rows = [column_of(c) for c in needed], [row_of(c) for c in needed]
    found: list[list[int]] = []
    for west in range(max(columns) - limit + 1, min(columns) + 1):
        for north in range(max(rows) - limit + 1, min(rows) + 1):
            kept = [
                other
                for other in terrains
                if all(
                    west <= column_of(c) < west + limit and north <= row_of(c) < north + limit
                    for c in ground[other]
                )
            ]
            fits = all(other in kept for other in occupied)
            if fits and kept not in found and _links_up(game, kept, occupied, cell, links):
                found.append(kept)
    return found


def belonging(game: Game, terrain: int) -> list[int]:
    """The cells of what stays on the Board with a Terrain: attached events, and fog at its arrows."""
    events = [game.places[event] for event in tabletop.attached_events(game, terrain) if event in game.places]
    return [*events, *cells_at_arrows(game, terrain)]


def _staying(game: Game, ground: dict[int, list[int]]) -> list[int]:
    """The cells of cards that stay whichever Terrains go: neither Terrains, nor fog, nor what belongs to a Terrain."""
    covered = [cell for cells in ground.values() for cell in cells]
    return [
        cell
        for cell, card in game.cells.items()
        if cell not in covered and game.where[card] != tabletop.FOGGY
    ]


def drop_loose_cards(game: Game) -> None:
    """Fog at which no Terrain points any more goes back into its pile."""
    for card in game.zones[tabletop.FOGGY]:
        if not filing.pointing_at(game, game.places[card]):
            filing.put_back(game, card)


def refill_arrows(game: Game) -> None:
    """Every empty space an arrow now points at gets a new Exploration card (C-ROOM-05, T-ROOM-04)."""
    for terrain in tabletop.board_terrains(game):
        lay_fog(game, terrain)


def tears_apart(game: Game, terrain: int) -> bool:
    """Whether Terrains that can be reached from this one could not be reached from each other without it (T-ROOM-03)."""
    parts = book_of(game).linked(game, terrain)
    seen = parts[:1]
    for other in seen:  # grows while it is walked through
        beside = book_of(game).linked(game, other)
        seen.extend([one for one in beside if one != terrain and one not in seen])
    return any(part not in seen for part in parts)


def dispensable(game: Game) -> list[int]:
    """The Terrains without figures that can leave without tearing the land apart; the last one stays."""
    terrains = tabletop.board_terrains(game)
    empty = [terrain for terrain in terrains if terrain not in game.figures[: game.seats]]
    return [terrain for terrain in empty if len(terrains) > 1 and not tears_apart(game, terrain)]
