"""Landscapes: neighbours match along their edges, places keep their look, and nothing depends on the machine's mood."""

import gzip
import io
import os
import re
import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
import resvg_py
from PIL import Image

from fogbound.packs import library
from fogbound.packs.format import Feature, SceneSource
from fogbound.press.describe import describe
from fogbound.press.land import LandSurvey, draw, shows_land
from fogbound.press.land.contours import traced
from fogbound.press.land.field import BLEED, CELLS, survey_field
from fogbound.press.land.grounds import GROUNDS
from fogbound.press.land.hidden import digits, written
from fogbound.press.land.layout import furnished, places
from fogbound.press.land.marks import pen_at
from fogbound.press.land.rivers import carved, crossing, rivers
from fogbound.text import LANGUAGES
from packing import write_pack

NAMES = ("first-light", "selvage", "proving-ground")
LEAST_APART = 4.0  # between the impressions of two biomes; 2.3 is what one just notices

# Four cards around a corner; 13 lies where 12 lies, and 14 is led to by nobody.
QUARTET = """\
- {number: 10, back: green, kind: terrain, area: I, arrows: {east: 11, south: 12}, scene: {biome: moor, river: [east]}}
- {number: 11, back: green, kind: terrain, area: I, arrows: {west: 10}, scene: {biome: forest, edges: {north: sea}}}
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 10}
  scene: {biome: sand, edges: {south: sea}, paths: [north], features: [hut]}
  hidden: {number: 13}
- number: 13
  back: green
  kind: terrain
  area: I
  back-ref: [12]
  arrows: {north: 10}
  scene: {biome: sand, edges: {south: sea}, paths: [north], features: [hut, ruin]}
- {number: 14, back: green, kind: terrain, area: II, tags: [shore], arrows: {north: 15}}
- {number: 15, back: green, kind: terrain, area: II, arrows: {south: 14}, scene: {biome: jungle}}
"""


@pytest.fixture(scope="module")
def quartet(tmp_path_factory):
    """The cards of a small pack by number, and their survey."""
    folder = write_pack(tmp_path_factory.mktemp("packs"), "quartet", QUARTET, manifest="tags: [shore]\n")
    packs = library.packs_with([str(folder)])
    return {card.source.number: card for card in packs[0].cards}, LandSurvey(packs)


@pytest.fixture(scope="module", params=NAMES)
def shipped(request):
    """The Terrains of a shipped pack, and their survey."""
    packs = library.packs_with([request.param])
    return [card for pack in packs for card in pack.cards if shows_land(card)], LandSurvey(packs)


def crossings(field, side: str) -> list[float]:
    """Where the contours of a card cross one of its cuts, along that cut."""
    axis, cut = {"east": (0, 1000.0), "west": (0, 0.0), "south": (1, 1000.0), "north": (1, 0.0)}[side]
    found = []
    for level in (-0.1, 0.0, 0.084, 0.168, 0.21):
        for line in traced(field, level):
            across = line[:, axis] - cut
            for at in np.flatnonzero((across[:-1] < 0) != (across[1:] < 0)):
                share = across[at] / (across[at] - across[at + 1])
                along = line[at, 1 - axis] * (1 - share) + line[at + 1, 1 - axis] * share
                if 0 <= along <= 1000:
                    found.append(round(float(along), 3))
    return sorted(found)


def carved_field(site):
    field = survey_field(site)
    return carved(field, rivers(field, None))


def test_contours_of_neighbours_meet_at_their_edge(quartet):
    """Two cards that are drawn apart have the same land along the edge they share."""
    cards, survey = quartet
    fields = {number: carved_field(survey.site(card)) for number, card in cards.items()}

    for one, side, other, opposite in ((10, "east", 11, "west"), (10, "south", 12, "north")):
        here, there = crossings(fields[one], side), crossings(fields[other], opposite)
        assert here
        assert here == pytest.approx(there, abs=0.1)


@pytest.mark.slow
def test_all_neighbours_of_the_shipped_packs_agree_about_their_land(shipped):
    """Along every edge that an arrow joins, both cards compute the same height and the same grounds."""
    cards, survey = shipped
    numbers = {card.source.number: card for card in cards if card.source.back == "green"}
    fields = {number: survey_field(survey.site(card)) for number, card in numbers.items()}
    first, last = BLEED, BLEED + CELLS
    checked = 0
    for number, field in fields.items():
        for rim, mine, opposite, theirs in (
            (field.site.rim("east"), np.s_[first:last, last], "west", np.s_[first:last, first]),
            (field.site.rim("south"), np.s_[last, first:last], "north", np.s_[first, first:last]),
        ):
            others = [f for n, f in fields.items() if n != number and f.site.rim(opposite).key == rim.key]
            for other in others if rim.joined else []:
                checked += 1
                assert np.allclose(field.height[mine], other.height[theirs], atol=1e-9)
                for biome, share in field.grounds.items():
                    known = other.grounds.get(biome)
                    assert np.allclose(share[mine], 0.0 if known is None else known[theirs], atol=1e-9)
    assert checked > 4


def test_rivers_and_paths_cross_an_edge_where_the_neighbour_expects_them(quartet):
    """What one card leads over an edge, the other takes up in the same place, though its scene says nothing of it."""
    cards, survey = quartet
    ten, eleven, twelve = (survey.site(cards[number]) for number in (10, 11, 12))

    assert eleven.rim("west").river
    assert crossing(ten.rim("east"), "river")[1] == crossing(eleven.rim("west"), "river")[1]
    assert ten.rim("south").path
    assert crossing(ten.rim("south"), "path")[0] == crossing(twelve.rim("north"), "path")[0]


def test_a_changed_card_shows_the_same_place_and_the_change(quartet):
    """Two cards that lie in one place share its land and what stands there; what is new is added."""
    cards, survey = quartet
    before, after = (survey_field(survey.site(cards[number])) for number in (12, 13))

    assert before.site.key == after.site.key
    assert np.array_equal(before.height, after.height)
    assert places(after)[0] == places(before)[0]
    assert [place.feature for place in places(after)] == ["hut", "ruin"]


def test_a_terrain_without_a_scene_gets_one_that_fits(quartet):
    """Tags and neighbours suggest what an author has not written."""
    cards, survey = quartet

    assert survey.scene(cards[14]) == SceneSource(biome="sand", edges={"east": "shore"})


SIGHTS = {
    "all colours": np.eye(3),
    "no red": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "no green": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "no blue": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
}
"""What is left of light for each way of seeing (Machado, Oliveira and Fernandes 2009)."""


def impression(svg: str, sight) -> np.ndarray:
    """What an eye takes in of a card on the board at a glance: its colour (CIELAB), and how lively it is."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=150))
    page = np.asarray(Image.open(io.BytesIO(data)).convert("RGB")) / 255
    light = np.where(page <= 0.04045, page / 12.92, ((page + 0.055) / 1.055) ** 2.4)
    seen = np.clip(light @ sight.T, 0, 1)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    x, y, z = np.moveaxis(np.cbrt(seen @ to_xyz.T / [0.9505, 1, 1.089]), -1, 0)
    bright = 116 * y - 16
    return np.array(
        [bright.mean(), 500 * (x - y).mean(), 200 * (y - z).mean(), bright.std()], dtype=np.float64
    )


@pytest.mark.slow
def test_grounds_are_told_apart_at_a_glance_by_every_eye(quartet):
    """At the size of the board no two biomes make the same impression, whichever colours somebody sees."""
    cards, survey = quartet
    inland = survey.site(cards[15])
    pages = {}
    for biome in GROUNDS:
        rims = [
            msgspec.structs.replace(rim, kind="land", grounds=(biome, biome), river=False)
            for rim in inland.rims
        ]
        corners = [msgspec.structs.replace(corner, grounds=(biome,) * 4) for corner in inland.corners]
        site = msgspec.structs.replace(inland, biome=biome, rims=tuple(rims), corners=tuple(corners))
        pages[biome] = draw(site).svg
    for sight in SIGHTS.values():
        seen = {biome: impression(page, sight) for biome, page in pages.items()}
        alike = [
            (one, other)
            for one, other in combinations(seen, 2)
            if np.linalg.norm(seen[one] - seen[other]) < LEAST_APART
        ]
        assert alike == []


@pytest.mark.slow
def test_every_feature_stands_clear_of_slips(quartet):
    """Whatever an author asks for finds a spot that no name, slip, waymark or resource will cover."""
    cards, survey = quartet
    site = survey.site(cards[11])
    for feature in msgspec.inspect.type_info(Feature).values:
        for place in places(survey_field(msgspec.structs.replace(site, features=(feature,)))):
            assert place.feature == feature
            assert not furnished(np.array([place.x]), np.array([place.y])).any()


@pytest.mark.slow
def test_every_feature_changes_the_picture(quartet):
    """No feature is a word without a drawing."""
    cards, survey = quartet
    site = msgspec.structs.replace(survey.site(cards[10]), features=())
    bare = draw(site).svg

    features = msgspec.inspect.type_info(Feature).values
    assert len(features) >= 18
    assert [f for f in features if draw(msgspec.structs.replace(site, features=(f,))).svg == bare] == []


@pytest.mark.parametrize("feature", ["birches", "hanging-orchard", "kelp", "orchard"])
def test_a_grove_keeps_off_the_edges(quartet, feature):
    """What only this card has does not lean over to a neighbour that has none of it."""
    cards, survey = quartet
    site = msgspec.structs.replace(survey.site(cards[10]), features=(feature,))

    svg = draw(site).svg

    grown = re.findall(r'href="#(?:birch|kelp|apple|hung-apple)-\d" x="(\d+)" y="(\d+)"', svg)
    assert len(grown) > 20
    assert all(70 < int(at) < 930 for spot in grown for at in spot)


def test_a_hidden_number_is_cut_with_the_pen_around_it(quartet):
    """It stands clear of slips, nearly level, and is drawn like the marks around it, no more than 15 % finer."""
    cards, survey = quartet
    site = survey.site(cards[12])
    drawing, without = draw(site), draw(msgspec.structs.replace(site, hidden=None))
    spot = drawing.spot
    assert spot is not None
    assert without.spot is None
    assert 50 <= spot.height <= 60
    assert abs(spot.turn) <= 25
    assert not furnished(np.array([spot.x]), np.array([spot.y])).any()

    field = carved_field(site)
    cut, pen = digits(field, spot, written(site.hidden, spot)), pen_at(field, spot)
    assert cut.element() in drawing.svg
    assert cut.element() not in without.svg
    assert (cut.colour, cut.opacity) == (pen.colour, pen.opacity)
    assert 0.85 <= cut.width / pen.width <= 1


def test_a_number_is_written_the_same_whatever_hides_it(quartet):
    """Only the digits and the lines that would cross them tell a card with a number from one without."""
    cards, survey = quartet
    site = survey.site(cards[12])
    plants = [
        re.findall(r"<use[^>]+>", draw(msgspec.structs.replace(site, hidden=hidden)).svg)
        for hidden in (13, 888, None)
    ]

    assert plants[0] == plants[1] == plants[2]


@pytest.mark.slow
def test_every_terrain_of_the_shipped_packs_has_a_picture_within_its_budget(shipped):
    """It is well formed, wordless, said in every language, and weighs at most 45 kB compressed, its wash 10 kB."""
    cards, survey = shipped
    assert len(cards) > 10
    for card in cards:
        svg = draw(survey.site(card)).svg
        wash = re.search(r'base64,([^"]+)"', svg)
        assert wash is not None
        assert len(wash[1]) * 3 / 4 < 10_000
        assert len(gzip.compress(svg.encode())) < 45_000
        assert not list(ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"))
        assert len({describe(survey.scene(card), lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.slow
def test_two_processes_draw_the_same():
    """A picture is the same in every process, whatever the seed of its hashes."""
    told = []
    for seed in ("1", "2"):
        script = (
            "import hashlib\n"
            "from fogbound.packs import library\n"
            "from fogbound.press.land import land, shows_land\n"
            "packs = library.packs_with(['first-light'])\n"
            "cards = [card for card in packs[-1].cards if shows_land(card)][:3]\n"
            "print([hashlib.sha256(land(card, packs).svg.encode()).hexdigest() for card in cards])\n"
        )
        run = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(run.stdout)

    assert told[0] == told[1]
    assert told[0].count("'") == 6
