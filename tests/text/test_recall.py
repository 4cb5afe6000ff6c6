"""Prose that names what a game remembers: replies, lines, persons, places and scenarios."""

import pytest

import playing
from enduring import brim, citadel_table, play
from fogbound.core import NONE
from fogbound.packs import pack, source
from fogbound.packs.findings import Places
from fogbound.packs.format import Manifest
from fogbound.packs.prose import check_prose
from fogbound.rules.common import tabletop
from fogbound.text.card_texts import CardTexts
from fogbound.text.render import Renderer
from fogbound.view import Perspective, seen_piece
from labelling import labels

CARDS = """
- {number: 90, uid: weir, back: green, kind: terrain}
- {page: low-water, booklet: ebb, tremor: 0}
- paragraph: 5
  lines: [verdict]
  replies: {drink: {}, keep: {}}
- paragraph: 6
  lines: [verdict]
  text: [tell verdict about oath, tell verdict about keep at 5]
"""
EN = """
card-weir = Hollow Weir
card-low-water = Low Water
character-ansa = Ansa Quill
character-bartholt = Bartholt Reed
card-p005 = The cup
    .reply-drink = Drink it
    .reply-keep = Keep the cup
card-p006 = The verdict
    .flavour = She remembers { $oath } at { $oath-place }.
    .line-verdict = { $who }, in “{ $scenario }”, on { $place }.
"""
FR = EN.replace("Drink it", "Boire").replace("Keep the cup", "Garder la coupe").replace(", in", ", dans")


@pytest.fixture
def told():
    """A game in which Ansa gave her word and kept a cup, and who tells of it in English."""
    manifest = Manifest(
        name="cups", ruleset="citadel", format=1, memos=["oath"], requires=["brim"], languages=["en", "fr"]
    )
    texts = {"en": {"cards.ftl": EN}, "fr": {"cards.ftl": FR}}
    cups = pack.compose(manifest, [source.parse(CARDS, "cups/cards/a.yaml")], [brim()], [], "", texts)
    game = citadel_table(packs=[cups], players=2, at="weir", page="low-water")
    play(game, "read 5", "reply/p005/2")
    play(game, "remember oath of you")
    return game, [brim(), cups]


def said(game, packs, lang="en"):
    renderer = Renderer(CardTexts(packs), lang)
    assert game.news is not None
    return [renderer.news(seen_piece(game, NONE, item)) for item in game.news]


def test_replies_are_called_by_their_labels(told):
    """As options and as news, in either language."""
    game, packs = told
    assert "Ansa Quill chose: Keep the cup." in said(game, packs)
    assert "Ansa Quill a choisi\u00a0: Garder la coupe." in said(game, packs, "fr")

    play(game, "read 5")

    renderer = Renderer(CardTexts(packs), "en")
    assert labels(renderer, game) == ["Drink it", "Keep the cup"]


def test_lines_name_the_person_the_scenario_and_the_place(told):
    """Of a memory and of an answer alike, as it was when it happened."""
    game, packs = told

    play(game, "read 6")

    assert said(game, packs)[-2:] == ["Ansa Quill, in “Low Water”, on Hollow Weir."] * 2


def test_prose_names_who_is_remembered_even_when_they_have_left(told):
    """The character stays in the story."""
    game, packs = told
    game.registers[tabletop.CHARACTERS] = game.content.words.find("character", "dov")
    renderer = Renderer(CardTexts(packs), "en")

    told_now = renderer.prose(Perspective(game, NONE), "p006")

    assert told_now == ["She remembers Ansa Quill at Hollow Weir."]


@pytest.mark.parametrize(
    ("name", "fault"), [("oath", False), ("oath-place", False), ("who", False), ("oaths", True)]
)
def test_only_what_can_be_recalled_may_be_named(name, fault):
    """A variable nobody gives a value to is an error."""
    manifest = Manifest(
        name="cups", ruleset="citadel", format=1, memos=["oath"], requires=["brim"], languages=["en"]
    )
    texts = {"en": {"cards.ftl": f"card-weir = {{ ${name} }}\n    .back = …\nmemo-oath = oath\n"}}
    card = "- {number: 90, uid: weir, back: green, kind: terrain}"
    cups = pack.compose(manifest, [source.parse(card, "cups/cards/a.yaml")], [brim()], [], "", texts)

    codes = [finding.code for finding in check_prose(cups, [brim(), cups], Places())]

    assert ("unknown-variable" in codes) == fault


OATH = """
- number: 20
  uid: weir
  back: green
  kind: terrain
  area: I
  actions: [{dig: {success: remember oath of you}}]
"""


def sworn(name: str) -> pack.Pack:
    """A pack of the Continent whose card names something in its prose."""
    manifest = Manifest(
        name="oaths", ruleset="continent", format=1, memos=["oath"], requires=["base"], languages=["en"]
    )
    words = f"card-weir = Hollow Weir\n    .flavour = We trust {{ ${name} }}.\n"
    texts = {"en": {"cards.ftl": words + "memo-oath = oath\ncharacter-ann = Ann Reed\n"}}
    return pack.compose(manifest, [source.parse(OATH, "oaths/cards/a.yaml")], [playing.base()], [], "", texts)


def test_prose_of_the_continent_names_people_and_places():
    """Before there is anything to name, dots stand in its place."""
    for name, before, after in (("oath", "…", "Ann Reed"), ("oath-place", "…", "Hollow Weir")):
        packs = [playing.base(), sworn(name)]
        renderer = Renderer(CardTexts(packs), "en")
        game = playing.table(packs=packs[1:], at="weir", deck=5)
        assert renderer.prose(Perspective(game, NONE), "weir") == [f"We trust {before}."]

        playing.finish(playing.act(game, "dig", "reveal"))

        assert renderer.prose(Perspective(game, NONE), "weir") == [f"We trust {after}."]


@pytest.mark.parametrize(
    ("name", "fault"), [("oath", False), ("oath-place", False), ("oath-scenario", True), ("scenario", True)]
)
def test_no_scenario_is_named_on_the_continent(name, fault):
    """There are none there."""
    packs = [playing.base(), sworn(name)]

    assert ("unknown-variable" in [one.code for one in check_prose(packs[1], packs, Places())]) == fault


def test_what_was_chosen_in_secret_is_told_as_its_author_calls_it():
    """As an option, and once all have chosen; without a name what it does is told."""
    card = OATH.replace(
        "remember oath of you", "{choose in secret: [remember oath of you, nothing], by: each involved}"
    )
    manifest = Manifest(name="oaths", ruleset="continent", format=1, memos=["oath"], requires=["base"])
    prose = "card-weir = Hollow Weir\n    .choice-1 = Give your word\nmemo-oath = oath\n"
    people = "character-ann = Ann\ncharacter-bo = Bo\n"
    texts = {"en": {"cards.ftl": prose + people}}
    oaths = pack.compose(
        manifest, [source.parse(card, "oaths/cards/a.yaml")], [playing.base()], [], "", texts
    )
    game = playing.table(packs=[oaths], at="weir", explorers=2, deck=5)
    packs = [playing.base(), oaths]
    playing.act(game, "dig", "reveal", joined=[1])

    renderer = Renderer(CardTexts(packs), "en")
    assert labels(renderer, game) == ["Give your word", "Do nothing"]
    playing.choose(game, "choose/weir/1", "choose/weir/2")

    assert [line for line in said(game, packs) if "chose: " in line] == [
        "Ann chose: Give your word.",
        "Bo chose: do nothing.",
    ]


def test_marks_out_of_turn_are_reported():
    """A speech that is never closed would run on to the end."""
    texts = {"en": {"cards.ftl": "card-start = <say>Hello\n"}}
    manifest = Manifest(name="talk", ruleset="citadel", format=1, requires=["brim"], languages=["en"])
    talk = pack.compose(manifest, [source.parse("[]", "talk/cards/a.yaml")], [brim()], [], "", texts)

    codes = [finding.code for finding in check_prose(talk, [brim(), talk], Places())]

    assert "mark-out-of-turn" in codes
