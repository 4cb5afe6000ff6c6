"""Drawings that packs bring: engraved as our own subjects are, in every view, and drawn anew when they change."""

import io
import re
from xml.etree import ElementTree

import numpy as np
import pytest
import resvg_py
from PIL import Image

from fogbound.packs import library
from fogbound.packs.drawings import BOX, SVG, read_drawing
from fogbound.packs.inks import INKS, nearest_ink
from fogbound.press.card_pictures import plate, shown
from fogbound.press.frontispiece import cover
from fogbound.press.prospect import prospect, prospect_of
from fogbound.press.store import NotDrawn, PictureStore
from fogbound.press.vignettes import drawn, order, roundel
from fogbound.press.vignettes.brought import as_subject
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.exporting import exported, own_sheet
from fogbound.press.vignettes.sheet import Pen, Sheet
from fogbound.press.vignettes.subjects import SUBJECTS
from packing import write_pack

NEAR = 0.005
"""How far a point may lie from where the code draws it, in units: coordinates are written with two decimals."""
DAILY = ("birches", "compass", "diver", "heart", "moth", "noon", "reel", "shears", "traveller", "warp")
CARDS = """\
- {number: 7, back: green, kind: item, durability: 2, scene: {subject: house-mark}}
- {number: 8, back: green, kind: permanent event, placement: [west], hidden: {number: 316}, scene: {subject: house-mark}}
"""


@pytest.fixture
def packs(tmp_path):
    return packs_with(tmp_path, exported("heart"))


def packs_with(tmp_path, drawing):
    texts = dict.fromkeys(("en/a.ftl", "xx_y/a.ftl"), "drawing-house-mark = The mark of a house.\n")
    folder = write_pack(tmp_path, "isle", CARDS, manifest="cover: {subject: house-mark}\n", texts=texts)
    (folder / "drawings").mkdir()
    (folder / "drawings" / "house-mark.svg").write_text(drawing, "utf-8")
    return library.packs_with([str(folder)])


def pixels(svg):
    return np.asarray(
        Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=300)))).convert("L")
    ).astype(float)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name in DAILY else [pytest.mark.slow]) for name in sorted(SUBJECTS)],
)
def test_a_subject_that_is_exported_and_read_back_gives_the_sheet_of_the_code(name):
    """Every shape, stroke and glow, in order; a colour that is no ink becomes the nearest."""
    known, code = as_subject(read_drawing(exported(name), name)), own_sheet(name)
    sheet = Sheet(WordChance(name))
    known.draw(Pen(sheet))

    assert (known.stage, known.flips, known.size, known.light) == (
        SUBJECTS[name].stage,
        SUBJECTS[name].flips,
        SUBJECTS[name].size,
        SUBJECTS[name].light,
    )
    for part, own in zip(sheet.parts, code.parts, strict=True):
        assert [line.shape for line in part.outlines] == [line.shape for line in own.outlines]
        assert all(
            np.abs(line - other).max() <= NEAR
            for line, other in zip(part.outlines, own.outlines, strict=True)
        )
        assert part.colour == INKS[nearest_ink(own.colour)]
        assert (part.rim in ("", "none"), bool(part.rim)) == (own.rim in ("", "none"), bool(own.rim))
        assert (part.tone, part.swell, part.edge, part.lift) == pytest.approx(
            (own.tone, own.swell, own.edge, own.lift), abs=NEAR
        )
    for stroke, own in zip(sheet.strokes, code.strokes, strict=True):
        assert np.abs(stroke.points - own.points).max() <= NEAR
        assert (stroke.even, stroke.free, stroke.above) == (own.even, own.free, own.above)
        assert stroke.width == pytest.approx(own.width, abs=NEAR)
    glows = sorted(code.glows, key=lambda glow: glow.above)
    for glow, own in zip(sheet.glows, glows, strict=True):
        assert (glow.x, glow.y, glow.radius, glow.strength) == pytest.approx(
            (own.x, own.y, own.radius, own.strength), abs=NEAR
        )
        assert glow.above == own.above


def test_the_export_has_curves_and_ellipses_to_take_hold_of():
    """What the code draws smoothly does not come out as a row of points."""
    assert not any("L" in data for data in re.findall(r' d="([^"]*)"', exported("heart")))
    assert "<ellipse" in exported("knife")
    assert 'fill="#a5352c"' in exported("heart")  # so that an editor shows madder
    assert "Inks: madder #a5352c" in exported("heart")


def test_what_the_code_mixes_becomes_the_nearest_ink_and_says_so():
    """Authors have inks alone."""
    assert "#4a3524 is no ink: umber stands for it." in exported("lamp")


@pytest.mark.slow
@pytest.mark.parametrize("manner", ["tinted", "ink"])
def test_a_drawing_is_engraved_exactly_like_a_subject_of_our_own(manner):
    """The same hand, ruling and wash: the heart that a pack brings looks like ours."""
    own, _ = drawn("heart", "proof", manner=manner)
    brought, _ = drawn("heart", "proof", manner=manner, drawing=read_drawing(exported("heart"), "heart"))

    assert np.abs(pixels(own) - pixels(brought)).mean() < 0.2


@pytest.mark.slow
def test_a_drawing_is_shown_in_every_view(packs):
    """As vignette in both manners, as roundel, on the cover and, if it stands on land, in a landscape."""
    card = packs[-1].cards[0]

    views = [plate(card, packs), plate(card, packs, "ink"), roundel(card, packs), cover(packs[-1], packs)]

    assert len({view.svg for view in views}) == 4
    assert {view.says["en"] for view in views} == {"The mark of a house."}
    assert prospect_of(card, packs).motif is None  # it hangs in a room


@pytest.mark.slow
def test_a_drawing_whose_stage_is_land_stands_in_the_landscape_of_a_story(tmp_path):
    """As the house's own do."""
    packs = packs_with(tmp_path, exported("windbreak").replace('data-stage="ground"', 'data-stage="land"'))
    wanted = prospect_of(packs[-1].cards[0], packs)

    assert (wanted.motif, wanted.drawing) == ("house-mark", packs[-1].drawings["house-mark"])
    assert "<svg" in prospect(packs[-1].cards[0], packs).svg


@pytest.mark.slow
def test_a_number_is_hidden_beside_a_drawing(packs):
    """The loupe finds it, as in any vignette."""
    spot = plate(packs[-1].cards[1], packs).spot

    assert spot is not None


def test_what_a_drawing_shows_is_told_in_the_language_there_is(packs):
    """A pack that speaks no French tells a French reader in its own words."""
    assert {lang: shown(packs[-1].cards[0], packs, lang) for lang in ("en", "fr")} == {
        "en": "The mark of a house.",
        "fr": "The mark of a house.",
    }


def test_each_pack_shows_its_own_drawing_when_two_have_given_the_same_name(tmp_path):
    """Packs that know nothing of each other may be mixed."""
    folders = []
    for name, own in (("one", "heart"), ("two", "knife")):
        folder = write_pack(tmp_path, name, f"- {{skill: {name}-skill, scene: {{subject: house-mark}}}}\n")
        (folder / "drawings").mkdir()
        (folder / "drawings" / "house-mark.svg").write_text(exported(own), "utf-8")
        folders.append(str(folder))
    packs = library.packs_with(folders)

    found = [order(pack.cards[0], packs).brought.drawing for pack in packs]

    assert found == [pack.drawings["house-mark"] for pack in packs]
    assert found[0] != found[1]


@pytest.mark.slow
def test_a_changed_drawing_is_drawn_anew(tmp_path):
    """What is kept of a picture is found by the drawing it was made from; other cards' pictures stay."""
    before = packs_with(tmp_path / "before", exported("heart"))
    after = packs_with(tmp_path / "after", exported("knife"))
    kept = tmp_path / "kept"
    first = PictureStore(before, kept).vector(before[-1].cards[0])

    assert PictureStore(before, kept, draws=False).vector(before[-1].cards[0]) == first
    with pytest.raises(NotDrawn):
        PictureStore(after, kept, draws=False).vector(after[-1].cards[0])


DEGENERATE = {
    "nothing is left of a shape": '<g transform="scale(0)"><path class="shape" fill="ink" d="M0 0L9 0L9 9Z"/></g>',
    "a shape without height": '<ellipse class="shape" transform="scale(1 0)" data-lift="4" fill="ink" rx="9" ry="9"/>',
    "a being in one point": '<path class="being" d="M0 0L0 0L0 0Z"/>',
    "a stroke in one point": '<path class="stroke" d="M0 0L0 0"/>',
    "a free stroke in one point": '<path class="stroke" data-free="yes" d="M0 0L0 0"/>',
    "the least glow": '<ellipse class="glow" rx="0.1" ry="0.1"/>',
    "outside the picture": '<path class="shape" fill="ink" d="M480 480L499 480L499 499Z"/>',
    "a hole outside its shape": '<path class="shape" fill="ink" d="M480 480L499 480L499 499ZM0 0L9 0L9 9Z"/>',
    "the whole picture": (
        '<path class="shape" data-swell="100" data-lift="20" fill="ink" d="M-500 -500L500 -500L500 500L-500 500Z"/>'
    ),
    "a mirror image": '<path class="being" transform="scale(-1 1)" d="M0 0L50 0L9 80Z"/>',
}


@pytest.mark.slow
@pytest.mark.parametrize("what", DEGENERATE)
@pytest.mark.filterwarnings("error")
def test_whatever_may_be_drawn_can_be_engraved(what):
    """What is hardly there, beside what is, or larger than the picture comes out as a sound picture with its number."""
    seen = '<ellipse class="shape" fill="ink" rx="40" ry="30"/>'
    drawing = read_drawing(f'<svg xmlns="{SVG}" viewBox="{BOX}">{seen}{DEGENERATE[what]}</svg>', what)

    for manner in ("tinted", "ink"):
        svg, spot = drawn("strange", "proof", hidden=316, manner=manner, drawing=drawing)

        ElementTree.fromstring(svg)
        assert spot is not None
        assert "nan" not in svg
