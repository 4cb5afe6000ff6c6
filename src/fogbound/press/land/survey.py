"""The survey: where the Terrains of some packs lie, read off their arrows, and what each picture is drawn from.

Neighbours never see each other's pictures. They match because an edge and a corner belong to all cards that meet
there: their seeds are made of the numbers of those cards, or of the class of the edge where nobody is known.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from fogbound.packs.calls import arrows_of
from fogbound.packs.format import SIDES, Biome, Edge, Feature, Light, SceneSource, Side, Weather
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.land.grounds import GROUNDS, LEVELS, ROUGHNESS
from fogbound.press.land.scenes import fitting_scene
from fogbound.press.manner import Manner

__all__ = ["Corner", "LandSite", "LandSurvey", "Rim", "shows_land"]

STEPS: Final[dict[Side, tuple[int, int]]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}
OPPOSITE: Final[dict[Side, Side]] = {"north": "south", "east": "west", "south": "north", "west": "east"}

# The four cells around a corner, from the corner: north-west, north-east, south-west, south-east.
QUARTERS: Final = ((-1, -1), (0, -1), (-1, 0), (0, 0))

_RUNS: Final[dict[Side, str]] = {"north": "across", "east": "up", "south": "across", "west": "up"}
_STRONGEST: Final[tuple[Edge, ...]] = ("sea", "shore", "ridge", "land")  # when neighbours disagree


class Rim(Struct, frozen=True):
    """One edge of a card, the same for both neighbours but for the side it is seen from."""

    side: Side
    key: str
    kind: Edge
    level: float
    rough: float
    grounds: tuple[Biome, Biome]  # of this card and of its neighbour
    hours: tuple[Light, Light]
    joined: bool
    river: bool
    path: bool


class Corner(Struct, frozen=True):
    """A corner, the same for all cards that meet there."""

    key: str
    level: float
    rough: float
    grounds: tuple[Biome, ...]  # of the cells around it, in the order of QUARTERS
    hours: tuple[Light, ...]


class LandSite(Struct, frozen=True):
    """All that the picture of a Terrain is drawn from; equal sites make equal pictures."""

    key: str  # of the place: cards that lie in the same place share it
    biome: Biome
    features: tuple[Feature, ...]
    light: Light
    weather: Weather
    rims: tuple[Rim, Rim, Rim, Rim]  # north, east, south, west
    corners: tuple[Corner, Corner, Corner, Corner]  # north-west, north-east, south-west, south-east
    hidden: int | None = None
    manner: Manner = "tinted"

    def rim(self, side: Side) -> Rim:
        """The edge on one side."""
        return self.rims[SIDES.index(side)]


class _Cell(NamedTuple):
    """A place on one of the charts."""

    chart: int
    x: int
    y: int

    def step(self, side: Side) -> "_Cell":
        dx, dy = STEPS[side]
        return _Cell(self.chart, self.x + dx, self.y + dy)

    def shifted(self, dx: int, dy: int) -> "_Cell":
        return _Cell(self.chart, self.x + dx, self.y + dy)


class _Plot(NamedTuple):
    """The card that a cell is known by, though others may come to lie there."""

    key: str
    card: LoadedCard
    scene: SceneSource

    @property
    def biome(self) -> Biome:
        assert self.scene.biome is not None
        return self.scene.biome


def shows_land(card: LoadedCard) -> bool:
    """Whether the picture of a card is a piece of land."""
    return card.source.kind == "terrain"


class LandSurvey:
    """The charts of all Terrains of some packs."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self._cells: dict[str, _Cell] = {}  # by uid
        self._spots: dict[int, _Cell] = {}  # where a number was met first
        self._plots: dict[_Cell, _Plot] = {}
        self._terrains = [(pack, card) for pack in packs for card in pack.cards if shows_land(card)]
        self._lay_out()
        self._scenes = {card.uid: self._scene(card) for _, card in self._terrains}
        for pack, card in self._terrains:
            number = card.source.number
            name = card.uid if number is None else f"{number:03}"
            plot = _Plot(f"{pack.manifest.name}/{name}", card, self._scenes[card.uid])
            self._plots.setdefault(self._cells[card.uid], plot)

    def scene(self, card: LoadedCard) -> SceneSource:
        """The scene of a Terrain, as its author wrote it or as its surroundings suggest it; it has a biome."""
        return self._scenes[card.uid]

    def site(self, card: LoadedCard, manner: Manner = "tinted") -> LandSite:
        """What the picture of a Terrain of these packs is drawn from, and in which manner."""
        cell, scene = self._cells[card.uid], self._scenes[card.uid]
        assert scene.biome is not None
        north, east, south, west = (self._rim(cell, side, card, scene) for side in SIDES)
        nw, ne, sw, se = (self._corner(cell.shifted(dx, dy)) for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)))
        hidden = card.source.hidden.number if card.source.hidden is not None else None
        return LandSite(
            key=self._plots[cell].key,
            biome=scene.biome,
            features=tuple(scene.features),
            light=scene.light,
            weather=scene.weather,
            rims=(north, east, south, west),
            corners=(nw, ne, sw, se),
            hidden=hidden,
            manner=manner,
        )

    # -- charts ------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Walk along the arrows from every Terrain that has not been met on the way."""
        carriers: dict[int, list[LoadedCard]] = {}
        for _, card in self._terrains:
            if card.source.number is not None:
                carriers.setdefault(card.source.number, []).append(card)
        leading: dict[int, list[tuple[Side, LoadedCard]]] = {}
        for _, card in self._terrains:
            for side, number in arrows_of(card.source).items():
                leading.setdefault(number, []).append((side, card))
        charts = 0
        for _, first in self._terrains:
            if first.uid in self._cells:
                continue
            waiting = [(first, _Cell(charts, 0, 0))]
            charts += 1
            while waiting:
                card, cell = waiting.pop(0)
                if card.uid in self._cells:
                    continue
                self._cells[card.uid] = cell
                if card.source.number is not None:
                    self._spots.setdefault(card.source.number, cell)
                    back = leading.get(card.source.number, [])
                    waiting += [(other, cell.step(OPPOSITE[side])) for side, other in back]
                for side, number in arrows_of(card.source).items():
                    spot = self._spots.setdefault(number, cell.step(side))
                    waiting += [(other, spot) for other in carriers.get(number, [])]
                    if (
                        number not in carriers
                    ):  # an event lies there; a Terrain that leads to it lies around it, too
                        back = leading.get(number, [])
                        waiting += [(other, spot.step(OPPOSITE[side])) for side, other in back]

    def _scene(self, card: LoadedCard) -> SceneSource:
        scene = card.source.scene
        if scene is not None and scene.biome is not None:
            return scene
        found = fitting_scene(card.source, [near.source for near in self._around(card)])
        if scene is None:
            return found
        return msgspec.structs.replace(scene, biome=found.biome)

    def _around(self, card: LoadedCard) -> Iterator[LoadedCard]:
        """All other Terrains of the chart, the nearest first."""
        here = self._cells[card.uid]
        others = [
            (abs(cell.x - here.x) + abs(cell.y - here.y), at, other)
            for at, (_, other) in enumerate(self._terrains)
            if other is not card and (cell := self._cells[other.uid]).chart == here.chart
        ]
        return (other for _, _, other in sorted(others, key=lambda row: row[:2]))

    # -- edges and corners -------------------------------------------------------------------------

    def _neighbour(self, cell: _Cell, side: Side) -> _Plot | None:
        """Who lies on that side: the card the arrow names, wherever else it may lie, or who is charted there."""
        arrow = arrows_of(self._plots[cell].card.source).get(side)
        spot = cell.step(side) if arrow is None else self._spots[arrow]
        return self._plots.get(spot)

    def _rim(self, cell: _Cell, side: Side, card: LoadedCard, scene: SceneSource) -> Rim:
        rim = self._shared(cell, side)
        return msgspec.structs.replace(
            rim, river=rim.river or side in scene.river, path=rim.path or side in scene.paths
        )

    def _shared(self, cell: _Cell, side: Side) -> Rim:
        """An edge as all who lie at it know it."""
        plot = self._plots[cell]
        other = self._neighbour(cell, side)
        scenes = [(plot.scene, side)] + ([(other.scene, OPPOSITE[side])] if other is not None else [])
        kinds = [scene.edges.get(at, "land") for scene, at in scenes]
        kind = next(kind for kind in _STRONGEST if kind in kinds)
        beyond = other or plot
        pair = [GROUNDS[plot.biome], GROUNDS[beyond.biome]]
        return Rim(
            side=side,
            key="|".join(sorted([plot.key, other.key])) if other is not None else f"{kind} {_RUNS[side]}",
            kind=kind,
            level=LEVELS.get(kind, (pair[0].level + pair[1].level) / 2),
            rough=ROUGHNESS.get(kind, (pair[0].rough + pair[1].rough) / 2),
            grounds=(plot.biome, beyond.biome),
            hours=(plot.scene.light, beyond.scene.light),
            joined=other is not None,
            river=any(at in scene.river for scene, at in scenes),
            path=any(at in scene.paths for scene, at in scenes),
        )

    def _corner(self, at: _Cell) -> Corner:
        """The corner at the north-west of a cell, which need not hold a card."""
        cells = [at.shifted(dx, dy) for dx, dy in QUARTERS]
        plots = [self._plots.get(cell) for cell in cells]
        arms: dict[frozenset[_Cell], Rim] = {}
        for cell, (dx, dy) in zip(cells, QUARTERS, strict=True):
            if cell in self._plots:
                for side in ("south" if dy else "north", "east" if dx else "west"):
                    arms[frozenset((cell, cell.step(side)))] = self._shared(cell, side)
        rims = sorted(arms.values(), key=lambda rim: (rim.key, rim.side))
        known = [plot for plot in plots if plot is not None]
        kinds = " ".join(sorted(rim.kind for rim in rims))
        return Corner(
            key="+".join(plot.key for plot in known) if len(known) > 1 else kinds,
            level=sum(rim.level for rim in rims) / len(rims),
            rough=sum(rim.rough for rim in rims) / len(rims),
            grounds=tuple(plot.biome for plot in _quartered(plots)),
            hours=tuple(plot.scene.light for plot in _quartered(plots)),
        )


def _quartered(plots: list[_Plot | None]) -> list[_Plot]:
    """Who the four quarters are like; an unknown one is like its neighbour across, below or beyond."""
    found = []
    for at in range(4):
        plot = plots[at] or plots[at ^ 1] or plots[at ^ 2] or plots[at ^ 3]
        assert plot is not None
        found.append(plot)
    return found
