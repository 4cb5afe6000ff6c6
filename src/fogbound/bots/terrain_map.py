"""The land as a player sees it: Terrains, what lies around them, and what there is to do on each."""

from collections.abc import Iterator
from typing import Final

from fogbound.bots.card_reading import CardReading
from fogbound.bots.evaluation import Evaluation
from fogbound.bots.memory import key
from fogbound.bots.observation import Observation
from fogbound.view.schema import SeenCell

__all__ = ["TerrainMap"]

STEPS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}
WEARY: Final = 0.75
"""What is left of a place's appeal after each visit that has brought nothing new."""


class TerrainMap:
    """The Board of one view."""

    def __init__(self, position: Observation, worth: Evaluation) -> None:
        self.position = position
        self.worth = worth
        self.cells = {(cell.column, cell.row): cell for cell in position.view.board}

    def terrain_of(self, seat: int) -> SeenCell | None:
        """Where an explorer stands."""
        return next((cell for cell in self.cells.values() if seat in cell.explorers), None)

    def reachable(self, start: SeenCell) -> list[SeenCell]:
        """The other Terrains to which an unbroken series of Terrains leads."""
        found = {(start.column, start.row): start}
        border = [start]
        while border:
            for _, cell in self.around(border.pop()):
                place = (cell.column, cell.row)
                if place not in found and self._is_terrain(cell):
                    found[place] = cell
                    border.append(cell)
        return [cell for cell in found.values() if cell is not start]

    def beyond(self, event: str, start: SeenCell) -> float:
        """The appeal of what lies behind an event and cannot be reached otherwise."""
        cell = next(
            (one for one in self.cells.values() if one.card is not None and one.card.id == event), None
        )
        if cell is None:
            return 0.0
        near = [start, *self.reachable(start)]
        sides = [other for _, other in self.around(cell) if other not in near and self._is_terrain(other)]
        behind = [place for side in sides for place in (side, *self.reachable(side))]
        return max((self.appeal(place) for place in behind), default=0.0)

    def _is_terrain(self, cell: SeenCell) -> bool:
        face = self.face(cell)
        return face is not None and face.kind == "terrain"

    def around(self, cell: SeenCell) -> Iterator[tuple[str, SeenCell]]:
        """What lies on the four sides of a cell."""
        for side, (right, down) in STEPS.items():
            neighbour = self.cells.get((cell.column + right, cell.row + down))
            if neighbour is not None:
                yield side, neighbour

    def face(self, cell: SeenCell) -> CardReading | None:
        """What lies open in a cell."""
        return self.position.face(cell.card.id) if cell.card is not None and cell.fog is None else None

    def appeal(self, cell: SeenCell) -> float:
        """What the best thing to do there seems to be worth."""
        assert cell.card is not None
        terrain = self.position.face(cell.card.id)
        cards = [cell.card.id, *(card.id for card in cell.beside)]
        done = {verb for card in cell.beside for verb in self.position.face(card.id).done}
        has_fog = False
        for side, neighbour in self.around(cell):
            if neighbour.fog is not None:
                has_fog = has_fog or side in terrain.arrows
            elif neighbour.card is not None:
                event = self.position.face(neighbour.card.id)
                if event.kind == "permanent event" and OPPOSITE[side] in (event.placement or STEPS):
                    cards.append(neighbour.card.id)
                    done |= set(event.done)
        best = 0.0
        for card in cards:
            for (verb, ordinal), deed in self.position.face(card).deeds.items():
                idle = "move" in deed.success or (verb in done and card == cell.card.id)
                idle = idle or key(verb, card, ordinal) in self.worth.memory.barred
                if not idle and (has_fog or "explore" not in deed.success or card != cell.card.id):
                    best = max(best, self.worth.from_afar(deed, key(verb, card, ordinal)))
        return best * WEARY ** self.worth.memory.visits[cell.card.id]
