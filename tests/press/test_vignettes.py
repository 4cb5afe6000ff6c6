"""Vignettes: every subject can be drawn and said, every card has one, and the same card always gives the same picture."""

import hashlib
import os
import pathlib
import subprocess
import sys
import zlib
from itertools import combinations
from xml.etree import ElementTree

import pytest

from fogbound.packs import library, pack
from fogbound.packs.faults import PackError
from fogbound.packs.subjects import SUBJECTS as WORDS
from fogbound.press.land import shows_land
from fogbound.press.vignettes import drawn, subject_for, tile, vignette
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.choosing import stage_for
from fogbound.press.vignettes.portraits import look_of
from fogbound.press.vignettes.sheet import Pen, Sheet
from fogbound.press.vignettes.subjects import SUBJECTS
from fogbound.text import LANGUAGES, catalogue
from packing import write_pack

SHIPPED = ("expedition", "first-light", "proving-ground", "selvage")
MOST_BYTES = 40_000  # compressed

SCRIPT = """
import hashlib
from fogbound.packs import library
from fogbound.press.vignettes import drawn, vignette
packs = library.packs_with(["expedition"])
cards = {card.uid: card for card in packs[-1].cards}
pictures = [drawn(name, "twice")[0] for name in ("rope", "fox", "lantern", "frost")]
pictures += [vignette(cards[uid], packs).svg for uid in ("long-shadow", "surveyor", "104")]
print(hashlib.sha256("".join(pictures).encode()).hexdigest())
"""


def packs_of(name):
    return library.packs_with([name])


def card_of(name, uid):
    packs = packs_of(name)
    return next(card for card in packs[-1].cards if card.uid == uid), packs


def made(tmp_path, text):
    """The only card of a small pack."""
    loaded = pack.load(write_pack(tmp_path, "isle", text), [])
    return loaded.cards[0], [loaded]


@pytest.mark.parametrize("name", ["first-light", "selvage"])
def test_no_two_skills_of_a_deck_show_the_same(name):
    """In one draw a picture comes twice only with two copies of a card."""
    packs = packs_of(name)
    skills = [card for pack in packs for card in pack.cards if card.family in ("skill", "curse")]
    shared = (
        packs[-1].manifest.ruleset == "continent"
    )  # all explorers draw from one deck, adventurers from their own
    found = {}
    for card in skills:
        found.setdefault(subject_for(card, packs), []).append(card)
    alike = [
        (one.uid, other.uid)
        for cards in found.values()
        for one, other in combinations(cards, 2)
        if shared or not (one.source.own and other.source.own) or one.source.own == other.source.own
    ]

    assert len(skills) > 40
    assert alike == []


def test_every_word_of_the_vocabulary_is_drawn():
    """What an author may write and what the press can draw are the same words."""
    assert set(SUBJECTS) == set(WORDS)


@pytest.mark.parametrize("name", ["bog", "diver", "gate", "keyhole", "moth", "watch"])
def test_what_many_cards_show_is_composed_in_several_ways(name):
    """Two cards with the same subject need not have the same plate: chance picks one of several drawings."""
    counts = set()
    for seed in range(12):
        sheet = Sheet(WordChance(f"{name}/{seed}"))
        SUBJECTS[name].draw(Pen(sheet))
        counts.add(len(sheet.parts))

    assert len(counts) > 1


def test_every_subject_is_in_the_handbook():
    """An author finds all words in the chapter on scenes."""
    page = (pathlib.Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")

    assert [name for name in WORDS if f"`{name}`" not in page] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_subject_can_be_said(lang):
    """Whoever cannot see a picture hears what it shows."""
    words = catalogue(lang)

    assert [name for name in WORDS if not words.has(f"subject-{name}")] == []


@pytest.mark.parametrize("name", SHIPPED)
def test_every_card_without_land_names_its_subject(name):
    """The packs that ship leave nothing to guessing, except the faces of characters."""
    cards = [
        card for card in packs_of(name)[-1].cards if not shows_land(card) and card.source.character is None
    ]

    assert [
        card.uid for card in cards if card.source.scene is None or card.source.scene.subject is None
    ] == []


def test_no_two_notes_of_the_ferryman_were_found_in_the_same_place():
    """Nine pages with one title: whoever has read them tells them apart by their pictures."""
    notes = [card for card in packs_of("first-light")[-1].cards if card.source.title == "page"]

    assert len({card.source.scene.subject for card in notes}) == len(notes) == 9


def test_an_unknown_subject_is_refused_with_the_nearest_word(tmp_path):
    """A picture that nobody can draw is found before anybody plays."""
    with pytest.raises(PackError) as refusal:
        made(tmp_path, "- {number: 7, back: green, kind: item, durability: 2, scene: {subject: lanten}}\n")

    assert "'lanten' is not known here (did you mean 'lantern'?)" in str(refusal.value.faults[0])


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("- {skill: rope-work, strip: {stars: 1}}", "rope"),
        ("- {number: 7, back: green, kind: item, durability: 2, uid: old-axe}", "hatchet"),
        ("- {number: 7, back: green, kind: item, durability: 2, uid: three-apples}", "apples"),
        ("- {satchel: kitbag, hand: [4, 3, 2, 2], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2]}", "satchel"),
    ],
)
def test_a_card_without_a_scene_shows_what_it_is_called(tmp_path, text, subject):
    """Words of a title, other names for things, and the kind of a card suggest a subject."""
    card, packs = made(tmp_path, text + "\n")

    assert subject_for(card, packs) == subject


@pytest.mark.slow
def test_a_picture_is_the_same_in_every_process():
    """Neither hash order nor anything else of a process shows."""
    seen = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        seen.add(done.stdout)

    assert len(seen) == 1


def test_two_cards_with_one_subject_are_not_twins():
    """The seed of a card turns, mirrors and tints what it shares with others."""
    pictures = {hashlib.sha256(drawn("page", seed)[0].encode()).digest() for seed in ("a", "b", "c")}

    assert len(pictures) == 3


def test_states_and_curses_have_a_ruling_of_their_own():
    """Wavering rings for what befalls the body, one spiral for a curse, and nothing said for the rest."""
    assert stage_for(card_of("expedition", "104")[0]) == "state"
    assert stage_for(card_of("expedition", "long-shadow")[0]) == "curse"
    assert stage_for(card_of("selvage", "moth-fever")[0]) == "state"
    assert stage_for(card_of("expedition", "torch")[0]) is None


def test_a_hidden_number_is_in_the_picture_and_in_no_sentence():
    """The signal hut hides a number: the loupe knows where, the description does not."""
    card, packs = card_of("proving-ground", "192")

    plate = vignette(card, packs)

    assert plate.spot is not None
    assert 0 < plate.spot.x < plate.width
    assert not any(letter.isdigit() for said in plate.says.values() for letter in said)


def test_characters_look_as_they_are_said_to_be():
    """A charcoal burner has a beard, a mason a kerchief; the tile shows the same head."""
    burner, packs = card_of("expedition", "charcoal-burner")
    mason, others = card_of("selvage", "ida")

    assert look_of(burner, packs).beard == "full"
    assert look_of(mason, others).hat == "scarf"
    assert vignette(burner, packs).height > tile(burner, packs).height == tile(burner, packs).width


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_every_subject_is_well_made_and_light(name):
    """Sound SVG within its budget, without a word or a digit of text in it."""
    svg, spot = drawn(name, "proof")

    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert spot is None
    assert not tags & {"text", "image", "script", "foreignObject"}
    assert "nan" not in svg
    assert len(zlib.compress(svg.encode(), 9)) < MOST_BYTES
