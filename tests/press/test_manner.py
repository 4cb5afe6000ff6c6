"""The ink manner: the same pictures in black on white, kept apart from the tinted ones."""

import io
import re

import msgspec
import numpy as np
import pytest
import resvg_py
from PIL import Image

from fogbound.packs import library
from fogbound.press.backs import BACKS, back
from fogbound.press.card_pictures import plate
from fogbound.press.fog import fog
from fogbound.press.land import LandSurvey, draw, land, shows_land
from fogbound.press.manner import BLACK, WHITE, inked
from fogbound.press.store import PictureStore
from fogbound.press.vignettes import drawn
from fogbound.press.vignettes.portraits import portrait
from packing import write_pack

CARDS = """\
- number: 10
  back: green
  kind: terrain
  area: I
  arrows: {east: 11}
  scene: {biome: forest, features: [hut], paths: [east], edges: {west: sea}, weather: mist}
- number: 11
  back: green
  kind: terrain
  area: I
  arrows: {west: 10}
  scene: {biome: sand, light: night}
  hidden: {number: 10}
- {number: 12, back: green, kind: item, durability: 2, scene: {subject: lantern, light: dusk, weather: rain}}
"""
COLOUR = re.compile(r'(?:fill|stroke|stop-color|flood-color)="(#[0-9A-Fa-f]{3,6})"')
FAINT = re.compile(r'opacity="(?!1")')


@pytest.fixture(scope="module")
def packs(tmp_path_factory):
    return library.packs_with([str(write_pack(tmp_path_factory.mktemp("packs"), "trio", CARDS))])


def pure(svg: str) -> bool:
    """Whether a drawing has nothing but black and white in it, and nothing faint or blurred."""
    colours = {colour.upper() for colour in COLOUR.findall(svg)}
    return (
        colours == {BLACK, WHITE} and not FAINT.search(svg) and "<image" not in svg and "<filter" not in svg
    )


@pytest.mark.parametrize(
    ("colour", "ink"), [("#241F22", BLACK), ("#2D5A70", BLACK), ("#FFFAF0", WHITE), ("#A9C8CC", WHITE)]
)
def test_a_colour_becomes_ink_or_paper(colour, ink):
    """Dark pigments print black, light ones are left to the paper."""
    assert inked(colour) == ink


@pytest.mark.slow
@pytest.mark.parametrize("at", range(3))
def test_cards_in_ink_are_black_and_white(packs, at):
    """Lands at every hour and vignettes in every weather lose their washes and all that is grey."""
    card = packs[0].cards[at]

    assert pure(plate(card, packs, "ink").svg)
    assert not pure(plate(card, packs).svg)


def test_what_belongs_to_no_card_is_printed_in_ink_too():
    """Fog is white paper with black edges, backs are black rosettes, a curse is no negative any more."""
    assert pure(fog("II", 1, "ink").svg)
    assert all(pure(back(name, "ink").svg) for name in BACKS)
    assert pure(drawn("eyes", "a curse", "curse", manner="ink")[0])


@pytest.mark.slow
def test_weather_is_drawn_in_ink():
    """It is cut out of the ruling or drawn around, and differs from a clear day and from other weather."""
    days = ["clear", "rain", "snow", "wind", "mist"]
    pages = [drawn("boat", "weather", weather=weather, manner="ink")[0] for weather in days]

    assert all(map(pure, pages))
    assert len(set(pages)) == len(pages)


def test_portraits_in_ink_are_silhouettes_on_white():
    """Characters keep their shapes."""
    packs = library.packs_with(["expedition"])
    card = next(card for card in packs[-1].cards if card.source.character is not None)

    assert pure(portrait(card, packs, manner="ink").svg)


def test_a_number_stands_in_the_same_place_in_both_manners(packs):
    """The loupe asks for the spot of a card, whatever the theme."""
    card = packs[0].cards[1]
    spots = {land(card, packs, manner).spot for manner in ("tinted", "ink")}

    assert len(spots) == 1
    assert None not in spots


def test_land_in_ink_is_mostly_paper_with_full_black(packs):
    """A print has white to rest on and lines that reach black at the size of a card in reading."""
    svg = land(packs[0].cards[0], packs, "ink").trimmed()
    page = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=400)))).convert("L")
    greys = np.asarray(page)

    assert np.mean(greys > 230) > 0.35
    assert np.mean(greys < 60) > 0.03


@pytest.mark.slow
def test_water_in_ink_is_ruled_and_land_is_not(packs):
    """Without a wash, level lines tell the sea in the west from the land beside it."""
    svg = land(packs[0].cards[0], packs, "ink").trimmed()
    page = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=1000)))).convert("L")
    level = np.asarray(page)[:, :12] < 128  # right at the edge, where it is sea from north to south
    sea = np.flatnonzero(level.all(axis=1))

    assert len(np.flatnonzero(np.diff(sea) > 1)) > 20


@pytest.mark.slow
def test_snow_lies_on_trees_in_both_manners(packs):
    """A wood in snow is told from one without, also where there is no white wash."""
    site = LandSurvey(packs).site(packs[0].cards[0], "ink")
    bare, snowed = (
        draw(msgspec.structs.replace(site, biome="forest", weather=weather)).svg
        for weather in ("clear", "snow")
    )

    assert blackest(snowed) < 0.75 * blackest(bare)


def blackest(svg):
    """How much of the middle of a picture is printed black."""
    page = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=400)))).convert("L")
    return np.mean(np.asarray(page) < 60)


@pytest.mark.slow
def test_both_manners_are_kept_apart(packs, tmp_path):
    """Each has a key of its own, and a second shop finds both."""
    card = next(card for card in packs[0].cards if not shows_land(card))
    shop = PictureStore(packs, tmp_path)
    made = {manner: shop.picture(card, 200, manner) for manner in ("tinted", "ink")}
    finder = PictureStore(packs, tmp_path, draws=False)

    assert made["tinted"] != made["ink"]
    assert {manner: finder.picture(card, 200, manner) for manner in made} == made
    assert shop.fog("I", 0, 200) != shop.fog("I", 0, 200, "ink")
