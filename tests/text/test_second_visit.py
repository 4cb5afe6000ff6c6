"""What comes up once more may tell another story than the first time, in both games."""

import io
from functools import cache

import pytest

from enduring import brim, citadel_table
from enduring import play as play_citadel
from fogbound.core import NONE, Game
from fogbound.packs import pack, source
from fogbound.packs.build import continent
from fogbound.packs.findings import Places
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.packs.prose import check_prose
from fogbound.rules.common.setup import Setup
from fogbound.server.card_faces import CardFaces
from fogbound.tables import Table
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output
from fogbound.text import CardTexts, Renderer, recall
from fogbound.view import Perspective
from playing import base, play
from playing import table as continent_table

QUAY = """
- {clue: rumour, start: 12}
- {number: 12, uid: quay, back: green, kind: terrain, area: I, actions: [dig: {cost: 0, success: take 031}]}
- {number: 31, uid: gull, back: green, kind: temporary event, copies: 3, text: restore 1 random}
"""
QUAY_PROSE = """
card-rumour = The rumour
card-quay = The quay
    .back = The boat has gone.
card-gull = The gull
    .back = It does not fly off.
    .flavour = It counts: one, two, four.
    .again = It goes on counting: five, seven.
"""
INN = """
- {paragraph: 5, replies: {drink: {}, leave: {}}}
"""
INN_PROSE = """
card-p005 = The inn
    .flavour = Nobody knows you here.
    .again = They know you here.
    .reply-drink = Drink
    .reply-leave = Leave
"""


@cache
def quay() -> tuple[Pack, ...]:
    manifest = Manifest(name="quay", ruleset="continent", format=1, languages=["en"], requires=["base"])
    cards = source.parse(QUAY, "quay/cards/cards.yaml")
    return base(), pack.compose(manifest, [cards], [base()], [], "", {"en": {"cards.ftl": QUAY_PROSE}})


@cache
def inn() -> tuple[Pack, ...]:
    manifest = Manifest(name="inn", ruleset="citadel", format=1, languages=["en"], requires=["brim"])
    cards = source.parse(INN, "inn/story/a.yaml")
    return brim(), pack.compose(manifest, [cards], [brim()], [], "", {"en": {"cards.ftl": INN_PROSE}})


def flavour(game: Game, packs: tuple[Pack, ...], name: str) -> str:
    """What is told of a card, which the browser, too, shows on its face."""
    texts = CardTexts(list(packs))
    renderer, known = Renderer(texts, "en"), Perspective(game, NONE)
    face = CardFaces(texts, "en").face(name, recall.recall(renderer, known), known.met_names)
    assert face.flavour in renderer.prose(known, name)
    return face.flavour


def test_a_paragraph_that_was_read_before_may_tell_something_else():
    """From the second reading on."""
    game = citadel_table(packs=[inn()[1]], players=2)

    play_citadel(game, "read 5", "reply/p005/2")
    assert flavour(game, inn(), "p005") == "Nobody knows you here."

    for _ in range(2):
        play_citadel(game, "read 5", "reply/p005/2")
        assert flavour(game, inn(), "p005") == "They know you here."


def test_a_card_that_came_before_may_tell_something_else():
    """Also another copy of it."""
    game = continent_table(packs=[quay()[1]], explorers=1, pile=5)

    play(game, "take 031")
    assert flavour(game, quay(), "gull") == "It counts: one, two, four."

    play(game, "take 031")
    assert flavour(game, quay(), "gull") == "It goes on counting: five, seven."


def test_at_the_keyboard_the_other_story_is_read_out_once():
    """What was read before is told by its title alone, but for a story that nobody has read yet."""
    table = Table.create(continent(list(quay())), quay(), Setup(("ann",), ("rumour",)), 1, None, "")
    out, typed = io.StringIO(), iter("")
    person = LineClient(table, "en", lambda prompt: next(typed), Output(out, 200))
    told = []
    for _ in range(3):
        out.seek(0)
        out.truncate()
        typed = iter(["dig", "2", "quit"])
        with pytest.raises(Stopped):
            person.play()
        told.append(out.getvalue())

    assert "It counts: one, two, four." in told[0]
    assert "It goes on counting" in told[1]
    assert "counting" not in told[2]
    assert "The gull" in told[2]


@pytest.mark.parametrize(
    ("cards", "lost", "said"),
    [
        ("- {number: 31, uid: gull, back: green, kind: temporary event}", "", []),
        ("- {number: 31, uid: gull, back: green, kind: temporary event}", "fr", ["nothing in fr"]),
        (
            "- {number: 31, uid: gull, back: green, kind: temporary event}\n"
            "- {number: 31, uid: tern, back: gold, kind: temporary event}",
            "",
            ["tern has its number, too"] * 2,
        ),
        ("- {clue: gull, start: 31}", "", ["has no use for '.again'"] * 2),
    ],
)
def test_check_says_where_another_story_is_told_in_vain(cards: str, lost: str, said: list[str]):
    """Games know how often a number came up, so it has to be the number of one card; and both languages tell it."""
    manifest = Manifest(name="quay", ruleset="continent", format=1, languages=["en", "fr"], requires=["base"])
    prose = "card-gull = The gull\n    .back = It sits.\n    .again = It sits again.\n"
    prose += "card-tern = The tern\n    .back = It flies.\n" if "tern" in cards else ""
    texts = {
        lang: {"a.ftl": prose.replace("    .again = It sits again.\n", "") if lang == lost else prose}
        for lang in ("en", "fr")
    }
    composed = pack.compose(manifest, [source.parse(cards, "quay/cards/a.yaml")], [base()], [], "", texts)

    found = [
        one.message
        for one in check_prose(composed, [base(), composed], Places())
        if "again" in one.message or "once more" in one.message
    ]

    assert len(found) == len(said)
    assert all(part in message for part, message in zip(said, found, strict=True))
