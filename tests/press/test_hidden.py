"""Hidden numbers: lost in the texture of a card on the board, plain to read under the loupe, in both manners."""

import io
from functools import cache
from typing import NamedTuple

import msgspec
import numpy as np
import pytest
import resvg_py
from PIL import Image

from fogbound.packs import library
from fogbound.packs.format import Biome
from fogbound.press import numerals
from fogbound.press.land import LandSurvey, draw, drawing, shows_land
from fogbound.press.plate import BLEED, LAND, VIGNETTE, Spot, opening
from fogbound.press.vignettes import drawn, hidden, order
from packing import write_pack

BOARD, LOUPE = (
    300,
    2100,
)  # pixels: a card that lies near, and the picture of 700 under the loupe, three times as large
MOST_NOTICED = 0.6  # of the strength of the texture around: below 1 a difference is lost in it
MOST_LIVELY = 0.9  # of all places of a picture, those that are less lively than the one of the number
LEAST_DARK = 45  # of 255, what a stroke of the number takes from its ground under the loupe
MANNERS = ("tinted", "ink")

TWO_CARDS = """\
- {number: 10, back: green, kind: terrain, area: I, arrows: {east: 11}, scene: {biome: moor}, hidden: {number: 11}}
- {number: 11, back: green, kind: terrain, area: I, arrows: {west: 10}, scene: {biome: meadow}}
"""


class Hiding(NamedTuple):
    """A picture with its number, the same without the digits alone, and where they stand."""

    page: str
    blank: str
    spot: Spot
    size: tuple[int, int]  # units between the cuts
    bleed: int
    shown: int  # units that fill the width of a card on the board

    def near(self, page: str) -> np.ndarray:
        """All of a page as it lies on the board."""
        return greys(page, round((self.size[0] + 2 * self.bleed) * self.scale))

    @property
    def scale(self) -> float:
        """Pixels to the unit on the board."""
        return BOARD / self.shown

    def box(self, raster: np.ndarray, wide: float, high: float) -> np.ndarray:
        """What lies around the number on the board, in heights of it from its middle."""
        x, y = ((at + self.bleed) * self.scale for at in (self.spot.x, self.spot.y))
        dx, dy = (self.spot.height * self.scale * by for by in (wide, high))
        return raster[max(0, int(y - dy)) : int(y + dy), max(0, int(x - dx)) : int(x + dx)]

    def magnified(self, page: str) -> np.ndarray:
        """The place of the number as the loupe shows it, and some of what lies around."""
        height = self.spot.height
        x, y, wide, high = self.spot.x - 3 * height, self.spot.y - 2 * height, 6 * height, 4 * height
        window = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {wide} {high}">'
        framed = page.replace(opening(*self.size, self.bleed), window, 1)
        assert framed != page
        return greys(framed, round(wide * self.power))

    @property
    def power(self) -> float:
        """Pixels to the unit under the loupe."""
        return LOUPE / self.size[0]


def greys(page: str, width: int) -> np.ndarray:
    """A drawing as a raster of greys."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=page, width=width))
    return np.asarray(Image.open(io.BytesIO(data)).convert("L"), dtype=np.float64)


def land_hiding(site, monkeypatch) -> Hiding:
    """A land with its number and without its digits."""
    with_number = draw(site)
    real = drawing.digits
    with monkeypatch.context() as patch:
        patch.setattr(drawing, "digits", lambda field, spot, lines: real(field, spot, []))
        without = draw(site)
    return Hiding(with_number.svg, without.svg, with_number.spot, LAND, BLEED, LAND[0])


def vignette_hiding(wanted, monkeypatch) -> Hiding:
    """A vignette with its number and without its digits."""
    parts = (wanted.subject, wanted.seed, wanted.stage, wanted.light, wanted.weather, wanted.hidden)
    page, spot = drawn(*parts, wanted.manner)
    with monkeypatch.context() as patch:
        patch.setattr(hidden, "strokes", lambda number: [])
        blank, _ = drawn(*parts, wanted.manner)
    return Hiding(page, blank, spot, VIGNETTE, 0, VIGNETTE[1])  # the board shows its middle, square


def hiding(card, packs, manner, monkeypatch) -> Hiding:
    if shows_land(card):
        return land_hiding(LandSurvey(packs).site(card, manner), monkeypatch)
    return vignette_hiding(order(card, packs, manner), monkeypatch)


def texture(greys: np.ndarray, reach: int) -> np.ndarray:
    """A raster without what changes slowly in it: only lines and grain are left."""
    padded = np.pad(greys, ((reach + 1, reach), (reach + 1, reach)), mode="edge")
    sums = padded.cumsum(axis=0).cumsum(axis=1)
    size = 2 * reach + 1
    return (
        greys
        - (sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]) / size**2
    )


def strength(values: np.ndarray) -> float:
    return float(np.sqrt((values**2).mean()))


def noticed(found: Hiding) -> float:
    """How strong the digits are on the board, compared with the texture around them."""
    page, blank = found.near(found.page), found.near(found.blank)
    grain = texture(blank, max(2, round(0.6 * found.spot.height * found.scale)))
    return strength(found.box(page - blank, 1.5, 0.75)) / strength(found.box(grain, 4, 2.5))


def livelier(found: Hiding) -> float:
    """The share of places of the picture that are calmer, on the board, than the place of the number."""
    grain = texture(found.near(found.page), max(2, round(0.6 * found.spot.height * found.scale)))
    here = found.box(grain, 1.5, 0.75)
    high, wide = here.shape
    cut = round(found.bleed * found.scale)
    rows, columns = grain.shape
    places = [
        strength(grain[top : top + high, left : left + wide])
        for top in range(cut, rows - cut - high, high // 2)
        for left in range(cut, columns - cut - wide, wide // 2)
    ]
    return float(np.mean(np.array(places) < strength(here)))


def darkness(found: Hiding, number: int) -> float:
    """How much darker than their ground the digits are under the loupe, all along their strokes."""
    change = found.magnified(found.blank) - found.magnified(found.page)
    lines = [at(found, along(line)) for line in numerals.strokes(number)]
    return float(np.mean([sampled(change, points).mean() for points in lines]))


def along(line: np.ndarray) -> np.ndarray:
    """Points all along a stroke."""
    steps = np.linspace(0, len(line) - 1, 60)
    return np.stack([np.interp(steps, np.arange(len(line)), line[:, axis]) for axis in (0, 1)], axis=1)


def at(found: Hiding, points: np.ndarray) -> np.ndarray:
    """Points of the number, in heights of it from its middle, as pixels under the loupe."""
    turn = np.radians(found.spot.turn)
    turned = points @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return (turned + np.array([3, 2])) * found.spot.height * found.power


def sampled(raster: np.ndarray, points: np.ndarray) -> np.ndarray:
    """The highest value at each of some points, or one pixel beside it."""
    x, y = np.rint(points).astype(int).T
    return np.max([raster[y + dy, x + dx] for dy in (-1, 0, 1) for dx in (-1, 0, 1)], axis=0)


def read(found: Hiding) -> str:
    """The number as an eye that knows digits reads it from the page under the loupe: each is what fits best."""
    grain = texture(found.magnified(found.page), round(0.35 * found.spot.height * found.power))
    dark = np.clip(-grain, 0, 60)

    def fit(digit: int, place: int) -> float:
        on, off = (sampled(dark, at(found, points)) for points in templates(digit, place))
        return float(np.quantile(on, 0.25) + on.mean() - off.mean())

    return "".join(str(max(range(10), key=lambda digit: fit(digit, place))) for place in range(3))


def digit_strokes(digit: int, place: int) -> list[np.ndarray]:
    """The strokes of a digit in one of the three places of a number, the others being noughts of one stroke each."""
    every = numerals.strokes(digit * 10 ** (2 - place))
    return every[place : len(every) - (2 - place)]


@cache
def templates(digit: int, place: int) -> tuple[np.ndarray, np.ndarray]:
    """Where a digit has its strokes, and where only others have theirs."""
    own = np.concatenate([along(line) for line in digit_strokes(digit, place)])
    others = np.concatenate([along(line) for other in range(10) for line in digit_strokes(other, place)])
    gaps = others[:, None, :] - own[None, :, :]
    return own, others[np.sqrt((gaps**2).sum(axis=2)).min(axis=1) > 0.09]


def shipped() -> list[tuple[str, str]]:
    """All cards of the shipped packs that hide a number."""
    return [
        (name, card.uid)
        for name in [*library.adventures(), "proving-ground"]
        for card in library.packs_with([name])[-1].cards
        if card.source.hidden is not None
    ]


def judged(found: Hiding, number: int) -> None:
    """A number is fair: not noticed on the board, and read by whoever looks there with the loupe."""
    assert noticed(found) < MOST_NOTICED
    assert livelier(found) < MOST_LIVELY
    assert darkness(found, number) > LEAST_DARK
    assert read(found) == f"{number:03}"


@pytest.fixture(scope="module")
def moor(tmp_path_factory):
    """The site of a card that hides a number."""
    packs = library.packs_with([str(write_pack(tmp_path_factory.mktemp("packs"), "pair", TWO_CARDS))])
    return LandSurvey(packs).site(packs[0].cards[0])


def test_there_are_numbers_to_judge():
    """The shipped packs hide some, in lands and in vignettes."""
    assert len(shipped()) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(("name", "uid"), shipped())
def test_every_hidden_number_of_the_shipped_packs_is_fair(name, uid, manner, monkeypatch):
    """Measured on the picture that players see: texture on the board, a number under the loupe."""
    packs = library.packs_with([name])
    card = next(card for card in packs[-1].cards if card.uid == uid)

    judged(hiding(card, packs, manner, monkeypatch), card.source.hidden.number)


@pytest.mark.slow
@pytest.mark.parametrize("biome", msgspec.inspect.type_info(Biome).values)
def test_every_ground_hides_a_number_fairly(moor, biome, monkeypatch):
    """Whatever land an author writes, its grain takes a number in and gives it back to the loupe."""
    for number, manner in ((586, "tinted"), (290, "ink")):
        site = msgspec.structs.replace(moor, biome=biome, hidden=number, manner=manner)
        judged(land_hiding(site, monkeypatch), number)


@pytest.mark.slow
def test_a_loud_number_would_be_noticed(moor, monkeypatch):
    """The measure tells a number in a broader, blacker pen from one that is hidden."""
    real = drawing.digits
    monkeypatch.setattr(drawing, "digits", lambda *where: real(*where)._replace(width=5.0, opacity=1.0))
    page, spot = draw(moor)
    monkeypatch.undo()

    quiet = land_hiding(moor, monkeypatch)
    loud = quiet._replace(page=page)
    assert spot == quiet.spot
    assert noticed(quiet) < MOST_NOTICED < noticed(loud)


@pytest.mark.slow
def test_nothing_is_read_where_nothing_is_written(moor, monkeypatch):
    """The eye of these tests reads what is there, not what it hopes for."""
    found = land_hiding(moor, monkeypatch)

    assert read(found) == "011"
    assert read(found._replace(page=found.blank)) != "011"
    assert darkness(found._replace(page=found.blank), 11) == 0
