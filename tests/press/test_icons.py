"""Icons: one for every word that packs and rules show as a mark, in one sprite, without letters."""

from xml.etree import ElementTree

import pytest

from fogbound.packs import library
from fogbound.packs.pack import vocabulary
from fogbound.press import icons

SHIPPED = ("expedition", "first-light", "proving-ground", "selvage")
RULES = (
    *(
        "star",
        "left",
        "right",
        "joined",
        "seven",
        "lozenge",
        "seal",
        "lock",
        "all-hands",
        "mandatory",
        "chain",
        "reflex",
    ),
    *(
        "fist",
        "hand",
        "flag",
        "target",
        "wild",
        "any",
        "weight",
        "life",
        "vital-loss",
        "damage",
        "numbox",
        "banner",
    ),
    *(
        "arrow",
        "no-camp",
        "done",
        "defeat",
        "victory",
        "past",
        "satchel",
        "banished",
        "fog",
        "lamp",
        "hand-limit",
    ),
    *(
        "die-1",
        "die-2",
        "die-3",
        "die-4",
        "die-5",
        "die-6",
        "fire",
        "figure",
        "loupe",
        "undo",
        "camp",
        "fork",
    ),
)
SAME = {"link": "chain"}  # one object, one idea, twice


@pytest.mark.parametrize("group", ["action", "resource", "keyword", "tag", "pictograph"])
@pytest.mark.parametrize("name", SHIPPED)
def test_every_word_of_the_shipped_packs_has_an_icon(name, group):
    """Nothing that a shipped card can show falls back to an invented mark."""
    packs = library.packs_with([name])
    words = vocabulary(packs[-1].manifest, packs[:-1], [])[group]

    assert sorted(words - set(icons.NAMES)) == []


def test_every_mark_of_the_rules_has_an_icon():
    """Stars, halves, seals, dice and the like."""
    assert [name for name in RULES if name not in icons.NAMES] == []


def test_the_sprite_is_sound():
    """Every name is a symbol on the grid of 32, once, and no letter is drawn."""
    root = ElementTree.fromstring(icons.sprite())
    symbols = [element for element in root if element.tag.endswith("symbol")]

    assert [symbol.get("id") for symbol in symbols] == list(icons.NAMES)
    assert {symbol.get("viewBox") for symbol in symbols} == {"0 0 32 32"}
    assert {element.tag.rpartition("}")[2] for symbol in symbols for element in symbol} == {"path"}


def test_no_two_icons_are_alike():
    """A shape means one thing."""
    shapes = {}
    for name in icons.NAMES:
        shapes.setdefault(icons.shape(name), []).append(name)

    assert [
        names for names in shapes.values() if len(names) > 1 and SAME.get(names[1], names[0]) != names[0]
    ] == []


def test_a_word_nobody_has_drawn_gets_a_mark_of_its_own():
    """Packs may bring new verbs: each has a shape without letters, always the same, and the sprite can hold it."""
    words = ("waltz", "juggle", "yodel", "barter")

    assert len({icons.shape(word) for word in words}) > 2
    assert icons.shape("waltz") == icons.shape("waltz")
    assert '<symbol id="waltz"' in icons.sprite(("waltz",))


def test_colours_are_left_to_the_page():
    """Solid parts take the current colour, carved ones the colour behind."""
    move = icons.icon("move")

    assert "currentColor" in move
    assert "var(--cut" in move
