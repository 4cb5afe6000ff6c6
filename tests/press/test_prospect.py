"""Prospects and roundels: what stands beside a story, drawn from the place and from who speaks there."""

import zlib
from xml.etree import ElementTree

import msgspec
import pytest

from fogbound.packs import library
from fogbound.press.land.grounds import GROUNDS
from fogbound.press.manner import BLACK, WHITE
from fogbound.press.prospect import HEIGHT, WIDTH, prospect, prospect_of
from fogbound.press.store import NotDrawn, PictureStore
from fogbound.press.vignettes import roundel
from fogbound.text import LANGUAGES
from packing import write_pack

MOST_BYTES = 45_000  # compressed

CARDS = """\
- {number: 10, back: green, kind: terrain, area: I, arrows: {east: 11}, scene: {biome: moor, features: [hut]}}
- number: 11
  back: green
  kind: terrain
  area: I
  arrows: {west: 10}
  scene: {biome: sand, features: [pools], light: dusk, weather: mist, edges: {east: sea}}
- {number: 12, back: green, kind: item, durability: 2, scene: {subject: needle}}
- {number: 13, back: green, kind: item, durability: 2, scene: {subject: village, light: night}}
- {number: 14, back: green, kind: item, durability: 2, scene: {subject: old-man}}
- {number: 15, back: green, kind: item, durability: 2, scene: {subject: old-man}}
- {number: 16, back: green, kind: permanent event, placement: [north], scene: {subject: lantern}, hidden: {number: 15}}
"""


@pytest.fixture(scope="module")
def packs(tmp_path_factory):
    return library.packs_with([str(write_pack(tmp_path_factory.mktemp("packs"), "told", CARDS))])


@pytest.fixture(scope="module")
def cards(packs):
    return {card.source.number: card for card in packs[0].cards}


def test_a_prospect_shows_the_place(packs, cards):
    """The ground, what stands there, its hour and weather, and the sea if it has one."""
    hut, coast = prospect_of(cards[10], packs), prospect_of(cards[11], packs)

    assert (hut.biome, hut.motif, hut.light, hut.at_sea) == ("moor", "house", "day", False)
    assert (coast.biome, coast.motif, coast.weather, coast.at_sea) == ("sand", None, "mist", True)


def test_only_what_stands_outdoors_stands_in_a_landscape(packs, cards):
    """A village does; a needle as large as a house does not."""
    assert prospect_of(cards[12], packs).motif is None
    assert prospect_of(cards[13], packs).motif == "village"
    selvage = library.open(["selvage"]).packs
    [page] = [card for pack in selvage for card in pack.cards if card.uid == "first-stitch"]
    assert prospect_of(page, selvage).motif == "edge-town"


@pytest.mark.slow
@pytest.mark.parametrize("number", [10, 11, 13])
def test_a_prospect_is_tall_and_light(packs, cards, number):
    """It can be read, is said in every language and weighs no more than a land."""
    plate = prospect(cards[number], packs)

    assert (plate.width, plate.height) == (WIDTH, HEIGHT)
    assert not list(ElementTree.fromstring(plate.svg).iter("{http://www.w3.org/2000/svg}text"))
    assert "nan" not in plate.svg
    assert len(zlib.compress(plate.svg.encode(), 9)) < MOST_BYTES
    assert len(set(plate.says.values())) == len(LANGUAGES)


@pytest.mark.slow
def test_every_ground_has_a_prospect_of_its_own(packs, cards):
    """No two biomes give the same view, and the same one always gives the same."""
    card = cards[10]
    views = []
    for biome in GROUNDS:
        scene = msgspec.structs.replace(card.source.scene, biome=biome)
        changed = msgspec.structs.replace(card, source=msgspec.structs.replace(card.source, scene=scene))
        pack = msgspec.structs.replace(packs[0], cards=(changed,))
        views += [prospect(changed, [pack]).svg, prospect(changed, [pack]).svg]

    assert views[::2] == views[1::2]
    assert len(set(views)) == len(GROUNDS)


@pytest.mark.slow
def test_a_person_looks_the_same_on_every_page(packs, cards):
    """Who speaks twice has one face; things are drawn as on their cards."""
    assert roundel(cards[14], packs).svg == roundel(cards[15], packs).svg
    assert roundel(cards[14], packs).svg != roundel(cards[12], packs).svg
    assert roundel(cards[14], packs).says["en"] == "An old man with a crook."


def test_a_roundel_hides_nothing(packs, cards):
    """The number of a card is in its picture alone, where the loupe looks for it."""
    plate = roundel(cards[16], packs)

    assert plate.width == plate.height
    assert plate.spot is None
    source = msgspec.structs.replace(cards[16].source, hidden=None)
    assert plate.svg == roundel(msgspec.structs.replace(cards[16], source=source), packs).svg


@pytest.mark.slow
def test_both_are_printed_in_ink(packs, cards):
    """High contrast has black and white alone."""
    for plate in (prospect(cards[10], packs, "ink"), roundel(cards[14], packs, "ink")):
        for colour in ("fill", "stroke", "stop-color"):
            used = {part.partition('"')[0].upper() for part in plate.svg.split(f'{colour}="#')[1:]}
            assert used <= {BLACK[1:], WHITE[1:]}


@pytest.mark.slow
def test_both_are_kept(packs, cards, tmp_path):
    """A second shop finds what the first has drawn, and nothing else."""
    shop, finder = PictureStore(packs, tmp_path), PictureStore(packs, tmp_path, draws=False)
    with pytest.raises(NotDrawn):
        finder.prospect(cards[10])

    assert shop.prospect(cards[10]) == finder.prospect(cards[10])
    assert shop.roundel(cards[14]) == finder.roundel(cards[14])
    assert shop.roundel(cards[10]) == shop.vector(cards[10])
