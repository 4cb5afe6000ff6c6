"""What else the press prints: backs, flags, figures, dice, the frontispiece and covers."""

import zlib
from xml.etree import ElementTree

import pytest

from fogbound.packs import library
from fogbound.press import flags
from fogbound.press.backs import BACKS, back
from fogbound.press.frontispiece import cover, frontispiece


def sound(svg):
    """Whether it can be read, and draws no text."""
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    return "text" not in tags and "nan" not in svg


@pytest.mark.parametrize("name", BACKS)
def test_backs_are_rosettes_within_their_budget(name):
    """A back is square, light, and without a word."""
    plate = back(name)

    assert sound(plate.svg)
    assert plate.width == plate.height == 1000
    assert len(zlib.compress(plate.svg.encode(), 9)) < 45_000


def test_green_and_gold_differ_in_shape():
    """Who sees no colours tells them by the place of their number."""
    assert "<polygon" in back("gold").svg
    assert "<polygon" not in back("green").svg


def test_flags_are_patterns_first():
    """The four flags differ even when every colour is taken for one."""
    patterns = {flag.pattern.replace(flag.colour, "c") for flag in flags.FLAGS}

    assert len(patterns) == 4
    assert all(sound(flags.flag(seat)) and sound(flags.figure(seat)) for seat in range(4))


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_pips(value):
    """As many pips as its value."""
    assert flags.die(value).count("<ellipse") == value


def test_a_spent_die_leaves_a_slot():
    """No pips, a dashed place."""
    assert "<ellipse" not in flags.die(0)
    assert "dasharray" in flags.die(0)
    assert sound(flags.fire())


@pytest.mark.slow
@pytest.mark.parametrize("hour", ["day", "lamp"])
def test_the_frontispiece_is_one_wide_engraving(hour):
    """Day and lamplight, the same land."""
    plate = frontispiece(hour)

    assert sound(plate.svg)
    assert (plate.width, plate.height) == (1600, 460)
    assert len(zlib.compress(plate.svg.encode(), 9)) < 60_000


@pytest.mark.slow
def test_every_adventure_has_a_cover():
    """One vignette each, and no two alike."""
    found = {}
    for name in [*library.adventures(), "proving-ground"]:
        packs = library.packs_with([name])
        found[name] = cover(packs[-1], packs)

    assert all(sound(plate.svg) and plate.width == 600 for plate in found.values())
    assert len({plate.svg for plate in found.values()}) == len(found)
