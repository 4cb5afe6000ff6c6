"""Actions are called as their author calls them: in options, in what happened, in refusals and on pages."""

import pytest

from fogbound.core import Game
from fogbound.packs import library
from fogbound.packs.books import trees_of
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.setup import deal
from fogbound.server.card_faces import CardFaces
from fogbound.text import CardTexts, Renderer
from fogbound.text.sentences import sentences
from fogbound.view import Perspective
from fogbound.view.news import seen_news
from labelling import labels

FIRST_LIGHT = library.open(["first-light"])
TEXTS = CardTexts(FIRST_LIGHT.packs)


def landed() -> Game:
    """The first question of First Light."""
    return deal(FIRST_LIGHT.book, Setup(characters=("surveyor",), clues=("held-morning",)), seed=1)


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Gather along the shore – The shingle: cost 2, difficulty 1"),
        ("fr", "Ramasser le long de la grève (cueillir) – La grève : coût 2, difficulté 1"),
    ],
)
def test_an_option_is_called_by_the_name_of_its_action(lang, label):
    """Its type follows, unless the name says it already."""
    game = landed()
    said = [
        each.replace("\u00a0", " ").replace("\u202f", " ") for each in labels(Renderer(TEXTS, lang), game)
    ]

    assert label in said


@pytest.mark.parametrize(("lang", "name"), [("en", "Hide in the kelp"), ("fr", "Se cacher dans le varech")])
def test_a_type_of_two_words_is_seen_in_a_name(lang, name):
    """« Se cacher dans le varech (se cacher) » would say it twice, as an option and on the card."""
    assert Renderer(TEXTS, lang).action("hide", "032") == name
    lines = [line.text for text in TEXTS.text("032", lang) for line in text]
    assert any(line.startswith(name) and "(" not in line for line in lines)


def test_what_happened_names_the_action():
    """The journal tells it as the option did."""
    game = landed()
    gather = next(option for option in game.offered if option.verb == "gather")
    game.news = []
    game.choose(gather, "")
    renderer = Renderer(TEXTS, "en")
    told = [line for line, _ in sentences(renderer, seen_news(game, 0, game.news), 0, False)]

    assert any(line.endswith(" chose “Gather along the shore” on The shingle.") for line in told)


def test_the_second_action_of_a_type_has_a_name_of_its_own():
    """Both climbs over the Comb are told apart on its face."""
    face = CardFaces(TEXTS, "en").face("058")

    assert [action.name for action in face.actions] == ["Climb over, eastwards", "Climb back, westwards"]
    assert [action.verbs for action in face.actions] == [("climb",), ("climb",)]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Take the boathook (130)", "Take the rope (131)"]),
        ("fr", ["Prendre la gaffe (130)", "Prendre la corde (131)"]),
    ],
)
def test_a_choice_is_called_as_its_author_calls_it(lang, names):
    """Two numbers say nothing; their names do."""
    uids = [card.uid for card in FIRST_LIGHT.packs[-1].cards]
    trees = {number: tree for number, tree in trees_of(FIRST_LIGHT.book).effects.items() if tree[0] == "take"}
    offered = [
        number
        for wanted in (130, 131)
        for number, tree in trees.items()
        if tree == ["take", {"number": wanted, "available": True}]
    ]

    assert "014" in uids
    assert [TEXTS.choice_name("014", number, lang) for number in offered] == names


def test_who_is_asked_to_take_part_reads_the_name_of_the_action():
    """Also of the second action of its type."""
    crew = Setup(characters=("surveyor", "diver"), clues=("held-morning",))
    game = deal(FIRST_LIGHT.book, crew, seed=1)
    gather = next(option for option in game.offered if option.verb == "gather" and option.seat == 0)
    game.choose(gather, "")
    asked = Perspective(game, 1).asked_question

    assert asked is not None
    assert "“Gather along the shore – The shingle”" in Renderer(TEXTS, "en").render(asked.message)
    assert TEXTS.ordinal("058", "climb", 1) == 2
    assert Renderer(TEXTS, "en").action_in_progress("climb", "058", 1) == "Climb back, westwards"


@pytest.mark.parametrize(
    ("pack", "card", "lang", "told"),
    [
        ("first-light", "020", "en", ["Talk through the boards", "Talk, with Joss beside you"]),
        ("selvage", "patrol", "en", ["Settle it with the patrol (fight, talk, mandatory)"]),
        ("selvage", "patrol", "fr", ["S’expliquer avec la patrouille (se battre, parler, obligatoire)"]),
    ],
)
def test_the_text_of_a_card_names_its_actions_as_options_do(pack, card, lang, told):
    """With their types, unless the names say those already."""
    text = "\n".join(
        line.text
        for part in CardTexts(library.open([pack]).packs).for_author().text(card, lang)
        for line in part
    )

    assert all(name in text for name in told)
