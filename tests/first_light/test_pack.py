"""The pack first-light: it is clean, it has what it promises, and both languages tell all of it."""

import re

import pytest

from first_light.landing import PACK, adventure, texts
from fogbound.packs import library
from fogbound.packs.commands import check
from fogbound.packs.linter import count, lint

NUMBERS = {
    "en": ("", "one", "two", "three", "four", "five", "six"),
    "fr": ("", "une", "deux", "trois", "quatre", "cinq", "six"),
}
COUNTED = {
    "en": (("022", "ewes"), ("020", "windows"), ("010", "bell")),
    "fr": (("022", "brebis"), ("020", "fenêtres"), ("010", "cloche")),
}
"""What the wheels ask for, and the place where each is to be counted, in their order."""
READ_ALOUD = 62
"""Words that can be read aloud in some twenty seconds."""


@pytest.mark.slow
def test_the_linter_has_nothing_to_say(capsys):
    """No error, no warning and no hint; the command leaves with status 0."""
    assert lint(adventure().packs) == []

    check(PACK)

    assert capsys.readouterr().out.endswith("no findings\n")


def test_the_cards_are_counted():
    """About sixty Adventure cards, two areas of eight Exploration cards, one clue and its Curse."""
    pack = adventure().packs[-1]
    counts = count(pack)
    fog = [card.source.area for card in pack.cards if card.source.fog is not None]

    assert 55 <= counts.backs["green"] + counts.backs["gold"] <= 75
    assert counts.backs["gold"] >= 3
    assert (fog.count("I"), fog.count("II"), len(fog)) == (8, 8, 16)
    assert 14 <= counts.kinds["terrain"] <= 18
    assert (counts.kinds["clue"], counts.kinds["curse"]) == (1, 1)


def test_every_place_has_a_scene():
    """Pictures are made from it."""
    places = [card for card in adventure().packs[-1].cards if card.source.kind == "terrain"]

    assert [card.uid for card in places if card.source.scene is None or card.source.scene.biome is None] == []


def test_it_is_the_first_adventure_on_offer():
    """A newcomer is offered the islet first, and never a pack that is only built upon."""
    assert library.adventures()[0] == PACK
    assert "expedition" not in library.adventures()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_wheels_ask_for_can_be_counted(lang):
    """The number of the shutter is worked out from three places, by whoever reads or listens."""
    asked = " ".join(texts().prose("140", lang)).lower()
    digits = ""
    for place, thing in COUNTED[lang]:
        prose = " ".join(texts().prose(place, lang)).lower()
        found = re.search(rf"(\w+) {thing}", prose)
        assert found is not None
        digits += str(NUMBERS[lang].index(found[1]))

    singular = [thing.removesuffix("s") for _, thing in COUNTED[lang]]
    places = [asked.index(thing[:5]) for thing in singular]
    assert digits == "361"
    assert places == sorted(places)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_can_be_read_aloud(lang):
    """Each has a name and a story, and no back or front takes long to read."""
    long = []
    for card in adventure().packs[-1].cards:
        assert texts().name(card.uid, lang)
        assert texts().prose(card.uid, lang), card.uid
        long += [card.uid for part in texts().prose(card.uid, lang) if len(part.split()) > READ_ALOUD]

    assert long == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_end_has_its_words(lang):
    """Whoever wins, loses or gives up is told how the story ends; nobody else's end is."""
    told = [texts().epilogue(end, lang) for end in ("won", "lost:curse", "lost:over", "lost:conceded")]

    assert all(told)
    assert len(set(told)) == len(told)
    assert texts().epilogue("lost:unconscious", lang) == ""


@pytest.mark.parametrize(
    ("name", "lang", "words"),
    [
        (
            "184",
            "en",
            ("whistle", "footstep", "Morning House"),
        ),  # what the keeper hears is for her log to tell
        ("184", "fr", ("siffle", "les pas", "Maison du Matin")),
        ("132", "en", ("fortnight",)),  # she has been behind the door for nine days and has not sat here
        ("132", "fr", ("quinze jours",)),
    ],
)
def test_the_keeper_tells_her_secret_herself(name, lang, words):
    """Nothing on the Head knows why the shutter stays shut, or has seen its keeper since."""
    told = " ".join(texts().prose(name, lang))

    assert told
    assert [word for word in words if word in told] == []
