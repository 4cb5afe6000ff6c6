"""The pack selvage: it is clean, it has what it promises, and both languages tell all of it."""

import re

import pytest

from fogbound.packs.commands import check
from fogbound.packs.linter import count, lint
from fogbound.packs.pack import Pack
from selvage.at_selvage import PACK, adventure, texts

LANGUAGES = ("en", "fr")
CARD_WORDS, PARAGRAPH_WORDS = 75, 105
"""What can be read aloud in some twenty and forty seconds."""


def own() -> Pack:
    return adventure().packs[-1]


@pytest.mark.slow
def test_the_linter_has_nothing_to_say(capsys):
    """No error, no warning and no hint; the command leaves with status 0."""
    assert lint(adventure().packs) == []

    check(PACK)

    assert capsys.readouterr().out.endswith("no findings\n")


def test_the_cards_are_counted():
    """About seventy Adventure cards, sixteen kinds of fog in three areas, and what a leaflet holds."""
    counts = count(own())
    fog = [card.source for card in own().cards if card.source.fog is not None]

    assert 65 <= counts.backs["green"] + counts.backs["gold"] <= 80
    assert counts.backs["gold"] >= 3
    assert len(fog) == 16
    assert {source.area for source in fog} == {"I", "II", "III"}
    assert counts.kinds["paragraph"] >= 40
    kinds = ("side-quest", "building", "symbol", "trait", "page", "global event")
    assert [counts.kinds[kind] for kind in kinds] == [3, 4, 6, 3, 4, 2]


def test_every_character_owns_fifteen_skills():
    """Five more are drafted from twenty-four shared ones, so that four can play; Hope teaches the others."""
    skills = count(own()).skills

    assert [skills[f"own of {name}"] for name in ("ida", "tam", "sunniva", "abel")] == [15] * 4
    assert skills["common"] >= 20
    assert skills["advanced"] == 4
    assert skills["reflex"] == 4


def test_every_skill_is_of_use_to_whoever_plays_alone():
    """None does nothing but help another character."""
    skills = [card for card in own().cards if card.citadel.skill is not None and not card.source.actions]

    assert [card.uid for card in skills if {effect[0] for effect in card.source.effects} <= {"help"}] == []


def test_every_character_has_a_class_of_their_own():
    """The icon that comes up most in one's own Skills is a different one for each."""
    favourites = {}
    for name in ("ida", "tam", "sunniva", "abel"):
        icons = [
            icon
            for card in own().cards
            if card.citadel.own == name and card.citadel.strip is not None
            for icon in card.citadel.strip.icons * card.citadel.copies
        ]
        favourites[name] = max(sorted(set(icons)), key=icons.count)

    assert favourites == {"ida": "fist", "tam": "hand", "sunniva": "flag", "abel": "target"}


def test_there_is_a_card_of_hope_for_every_text_that_gives_one():
    """All of them can be met in one adventure but one: on the square it is either truth or comfort."""
    giving = [
        card.uid
        for card in own().cards
        if "take one “thread for tomorrow”" in texts().paragraph(card.uid, "en").casefold()
    ]
    cards = next(card.citadel.copies for card in own().cards if card.source.title == "hope")

    assert {"p010", "p011", "lost-bell"} <= set(giving)
    assert cards == len(giving) - 1


def test_there_are_linked_versions_of_places_and_events():
    """For each pictograph that a page or a card shows some card waits."""
    links = {card.citadel.link for card in own().cards if card.citadel.link is not None}

    assert links == {"bobbin", "moth", "needle", "coat"}


def test_every_place_has_a_scene():
    """Pictures are made from it."""
    places = [card for card in own().cards if card.source.kind == "terrain"]

    assert len(places) >= 20
    assert [card.uid for card in places if card.source.scene is None or card.source.scene.biome is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_read_aloud(lang):
    """No back or front takes longer than twenty seconds, no paragraph much longer than forty."""
    long = []
    for card in own().cards:
        most = (
            PARAGRAPH_WORDS
            if card.citadel.paragraph is not None or card.citadel.page is not None
            else CARD_WORDS
        )
        long += [card.uid for part in texts().prose(card.uid, lang) if len(part.split()) > most]

    assert long == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_has_words_of_its_own(lang):
    """Nothing is told twice."""
    told = [
        " ".join(texts().prose(card.uid, lang)) for card in own().cards if card.citadel.paragraph is not None
    ]

    assert all(told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prose_never_names_a_card_by_its_number(lang):
    """Things have names; the one number to be found out stands in the picture of the cairn."""
    numbered = [
        card.uid
        for card in own().cards
        for part in texts().prose(card.uid, lang)
        if re.search(r"\d{3}", part)
    ]

    assert numbered == ["cairn"]


@pytest.mark.parametrize(
    ("name", "lang", "words"),
    [
        ("lt-2-late", "en", ("same road",)),  # who comes late from the first scenario has never been on it
        ("lt-2-late", "fr", ("même route",)),
        ("p093", "en", ("list",)),  # nobody need have copied one
        ("p093", "fr", ("liste",)),
    ],
)
def test_what_every_group_reads_is_true_for_every_group(name, lang, words):
    """These are read by groups that came by different ways."""
    told = " ".join(texts().prose(name, lang))

    assert told
    assert [word for word in words if word in told] == []
