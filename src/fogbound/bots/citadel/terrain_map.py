"""The land as an adventurer sees it: Terrains, ways between them, and what there is to do on each."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from fogbound.bots.citadel.card_reading import CitadelCardReading, holds
from fogbound.bots.citadel.evaluation import CitadelEvaluation
from fogbound.bots.citadel.observation import CitadelObservation
from fogbound.bots.memory import key
from fogbound.view.schema import SeenCard, SeenCell

__all__ = ["CitadelTerrainMap", "WayThere"]

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SIDES: Final = ("north", "east", "south", "west")
FARTHER: Final = 0.9
"""What is left of a place's appeal for each step that it is away."""
TIRED: Final = 0.8
"""What is left of it after each visit that has brought nothing new."""
COMPANY: Final = 18.0
"""What it is worth to be where the leader is."""


class WayThere(NamedTuple):
    """A Terrain that can be reached: what the way costs, how many steps it has, the first of them."""

    cell: SeenCell
    cost: float
    steps: int
    first: str  # the Terrain next on the way, or the event that lies across it


class CitadelTerrainMap:
    """The Board of one view."""

    def __init__(self, position: CitadelObservation, worth: CitadelEvaluation) -> None:
        self.position = position
        self.worth = worth
        self.cells = {(cell.column, cell.row): cell for cell in position.view.board}
        self._appeals: dict[tuple[str, int], float] = {}

    @cached_property
    def leader(self) -> int:
        """The first character on their feet."""
        return next((who.seat for who in self.position.view.seats if who.status == "present"), 0)

    def terrain_of(self, seat: int) -> SeenCell | None:
        """Where a character stands."""
        return next((cell for cell in self.cells.values() if seat in cell.explorers), None)

    def around(self, cell: SeenCell | None) -> Iterator[tuple[int, SeenCell]]:
        """What lies on the four sides of a cell."""
        if cell is None:
            return
        for side, (right, down) in enumerate(STEPS):
            neighbour = self.cells.get((cell.column + right, cell.row + down))
            if neighbour is not None:
                yield side, neighbour

    def fog_beside(self, seat: int, side: int) -> str:
        """The area of the fog at a side of where a character stands."""
        return next(other.fog or "" for at, other in self.around(self.terrain_of(seat)) if at == side)

    def face(self, cell: SeenCell) -> CitadelCardReading | None:
        """What lies open in a cell."""
        return self.position.face(cell.card.id) if cell.card is not None and cell.fog is None else None

    def events(self, cell: SeenCell) -> Iterator[SeenCard]:
        """The events whose actions can be taken from a Terrain."""
        yield from cell.beside
        for side, neighbour in self.around(cell):
            face = self.face(neighbour)
            if face is None or neighbour.card is None or face.kind != "permanent event":
                continue
            if SIDES[(side + 2) % 4] in (face.placement or SIDES):
                yield neighbour.card

    def ways(self, start: SeenCell) -> list[WayThere]:
        """All Terrains that walking and crossing lead to, the nearest first."""
        found: dict[tuple[int, int], WayThere] = {(start.column, start.row): WayThere(start, 0.0, 0, "")}
        waiting = [start]
        for cell in waiting:  # grows while it is walked through
            way = found[cell.column, cell.row]
            for beyond, price, first in self._links(cell):
                place = (beyond.column, beyond.row)
                if place not in found:
                    found[place] = WayThere(beyond, way.cost + price, way.steps + 1, way.first or first)
                    waiting.append(beyond)
        return [way for way in found.values() if way.steps]

    def _links(self, cell: SeenCell) -> Iterator[tuple[SeenCell, float, str]]:
        """The Terrains one step away, what the step costs and the card that leads there."""
        for side, neighbour in self.around(cell):
            face = self.face(neighbour)
            if face is None or neighbour.card is None:
                continue
            if face.kind == "terrain":
                yield neighbour, 1.0, neighbour.card.id
                continue
            costs = [deed.rows[0].cost for deed in face.deeds.values() if "go" in deed.rows[0].success]
            right, down = STEPS[side]
            beyond = self.cells.get((neighbour.column + right, neighbour.row + down))
            behind = self.face(beyond) if beyond is not None else None
            if costs and beyond is not None and behind is not None and behind.kind == "terrain":
                yield beyond, 1.0 + min(costs), neighbour.card.id

    def best_way(self, seat: int) -> tuple[WayThere | None, float]:
        """Where a character had best go, and what that is worth."""
        start = self.terrain_of(seat)
        if start is None:
            return None, 0.0
        ways = self.ways(start)
        values = [
            self.appeal(way.cell, seat) * FARTHER**way.steps + self.worth.breath(seat, -way.cost)
            for way in ways
        ]
        if not ways:
            return None, 0.0
        best = max(range(len(ways)), key=values.__getitem__)
        return ways[best], values[best]

    def beyond(self, event: str, seat: int) -> float:
        """What lies behind an event and nowhere else, at its best."""
        start = self.terrain_of(seat)
        if start is None:
            return 0.0
        ways = [way for way in self.ways(start) if way.first == event]
        return max((self.appeal(way.cell, seat) * FARTHER**way.steps for way in ways), default=0.0)

    def appeal(self, cell: SeenCell, seat: int) -> float:
        """What the best thing to do there seems to be worth to a character."""
        assert cell.card is not None
        known = (cell.card.id, seat)
        if known not in self._appeals:
            self._appeals[known] = self._appeal(cell, cell.card, seat)
        return self._appeals[known]

    def _appeal(self, cell: SeenCell, terrain: SeenCard, seat: int) -> float:
        if seat != self.leader:
            return COMPANY if self.leader in cell.explorers else 0.0
        best = 0.0
        arrows = self.position.face(terrain.id).arrows
        for side, other in self.around(cell):
            if other.fog is not None and SIDES[side] in arrows:
                best = max(best, self.worth.fog(other.fog) + self.worth.breath(seat, -1.0))
        view = self.position.view
        page = view.page.card.id if view.page is not None else ""
        for card in (terrain, *self.events(cell)):
            for (verb, ordinal), deed in self.position.face(card.id).deeds.items():
                passing = "go" in deed.rows[0].success or "step" in deed.rows[0].success
                if passing or deed.place in card.shut or not holds(deed.needs, view.read, page):
                    continue
                at = card.die.row - 1 if card.die is not None else 0
                best = max(best, self.worth.from_afar(deed, at, seat, key(verb, card.id, ordinal)))
        return best * TIRED ** self.worth.memory.visits[terrain.id]
