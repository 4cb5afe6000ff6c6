"""Telling a game: options, questions, news, refusals and reasons in the words of the packs."""

from functools import cache
from pathlib import Path

import pytest

from fogbound.core import NONE, Game
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.setup import deal
from fogbound.text import CardTexts, Renderer
from fogbound.view import Perspective, addressees, question_message, seen_piece, why
from labelling import label, labels
from playing import base, card, pack_of, table
from rulebook import rule

ISLET = Path(__file__).parent.parent / "packs" / "islet"


@cache
def islet() -> Adventure:
    return library.open([str(ISLET)])


@cache
def renderer(lang: str) -> Renderer:
    return Renderer(CardTexts(islet().packs), lang)


def game(*explorers: str) -> Game:
    dealt = deal(islet().book, Setup(explorers or ("ann",), ("drowned-bell",)), 3)
    dealt.news = []
    return dealt


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def answer(played: Game, *choices: str) -> Game:
    for choice in choices:
        ids = [played.option_id(option) for option in played.offered]
        fitting = [found for found in ids if found.startswith(choice)]
        played.answer(NONE, played.pending_serial(), fitting[0])
    return played


def options(played: Game, lang: str) -> list[str]:
    return [plain(label) for label in labels(renderer(lang), played)]


@pytest.mark.parametrize(
    ("lang", "question", "first"),
    [
        ("en", "What do you do?", "Dig – The landing: cost 3, difficulty 1"),
        ("fr", "Que faites-vous ?", "Creuser – Le débarcadère : coût 3, difficulté 1"),
    ],
)
def test_an_action_is_told_with_its_price(lang, question, first):
    """Name, card, cost and difficulty, in the words of the pack."""
    played = game()

    assert plain(renderer(lang).render(question_message(played, 0))) == question
    assert options(played, lang)[0] == first


def test_an_action_of_ones_own_character_is_named_without_the_card():
    """The character is the one who acts; a Terrain's actions are told with its name."""
    adventure = library.open(["first-light"])
    game = adventure.book.deal(Setup(("surveyor",), adventure.book.setup_choices().clues), 1)
    renderer = Renderer(CardTexts(adventure.packs), "en")
    told = {option.verb: label(renderer, game, option) for option in game.offered}

    assert told["study"].startswith("Study: cost ")
    assert told["gather"].startswith("Gather along the shore – The shingle: cost ")


def test_several_explorers_are_asked_together():
    """With others at the table a turn is everybody's question."""
    played = game("ann", "bo")

    assert renderer("en").who_is_asked(addressees(played)) == "Everybody"
    assert renderer("fr").render(question_message(played, 0)).startswith("Qui agit")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Discard 1 card from the Action Deck", "Take 105"]),
        ("fr", ["Défausser 1 carte du Deck d’Action", "Prendre 105"]),
    ],
)
def test_a_choice_of_effects_says_what_each_does(lang, said):
    """Options that stand for texts are worded from the same trees that run."""
    played = answer(game(), "pathfind", "reveal", "keep-none", "explore/0")
    while played.pending() is not None and not any(option.verb == "move" for option in played.offered):
        answer(played, played.option_id(played.offered[-1]))
    answer(played, "move", "reveal")
    while not any(option.verb == "observe" for option in played.offered):
        answer(played, played.option_id(played.offered[-1]))
    answer(played, "observe", "reveal", "keep-none")

    assert options(played, lang) == said


def test_news_names_cards_and_people():
    """What happens is told with the names of explorers and cards."""
    played = answer(game(), "dig", "reveal")
    told = [plain(renderer("fr").news(seen_piece(played, NONE, item))) for item in played.news]

    assert told[0] == "Anne a choisi « Creuser » sur Le débarcadère."
    assert told[1] == "3 cartes ont été piochées."


def test_a_hidden_card_is_named_only_to_who_has_seen_it():
    """News about a look at hidden cards names them to one seat alone."""
    played = game("ann", "bo")
    spade = played.content.card_ids.index("spade")
    played.tell(news.LOOKED, 0, spade, seen=1)
    item = played.news[-1]

    assert renderer("en").news(seen_piece(played, 0, item)) == "Ann looked at Rusty spade."
    assert renderer("en").news(seen_piece(played, 1, item)) == "Ann looked at a hidden card."
    assert renderer("en").news(seen_piece(played, NONE, item)) == "Ann looked at a hidden card."


def test_refusals_say_what_and_why():
    """Resting needs a fire, moving a place to go."""
    played = game()
    known, voice = Perspective(played, 0), renderer("en")
    told = [
        f"{voice.refused_option(known, refused)}: {voice.refusal(known, refused)}"
        for refused in known.refusals(0)
    ]

    assert told == [
        "Move – The landing: it would have no effect",
        "Rest – The landing: the condition on The landing is not met",
    ]


def test_the_parts_of_a_number_are_told_with_their_sign():
    """A cost is explained row by row."""
    played = game()
    rows = why(played, 0, "dig/s1/landing:cost")

    assert [plain(renderer("fr").row(Perspective(played, 0), row)) for row in rows] == [
        "+3 : imprimé sur Le débarcadère"
    ]


@pytest.mark.parametrize(
    ("answered", "said"),
    [
        ("dig/s1/landing", "Dig – The landing"),
        ("keep/s1/spade", "Keep Rusty spade"),
        ("explore/1", "Explore the fog to the east"),
        ("trade/2", "Draw 2 cards fewer, but need 2 stars more"),
    ],
)
def test_an_earlier_answer_is_told_from_its_name(answered, said):
    """A journal holds the names of options alone."""
    assert renderer("en").answer(Perspective(game(), 0), answered) == said


@pytest.mark.parametrize(
    ("column", "row", "place"), [(0, 0, "start"), (2, -1, "E2 N1"), (-1, 3, "W1 S3"), (0, 1, "S1")]
)
def test_places_are_counted_from_the_start(column, row, place):
    """Coordinates stay the same while the Board grows."""
    assert renderer("en").at(column, row) == place


FINDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, success: take 060 if available}
    - swim: {cost: 2, success: "take 060 if available, then lose 1 card"}
    - climb: {cost: 2, success: take 061}
- {number: 60, uid: net, back: green, kind: item, durability: 3}
- {number: 60, uid: net-line, back: green, kind: item, durability: 3}
- {number: 61, uid: spade, back: green, kind: item, durability: 3}
"""


@pytest.mark.parametrize(("lang", "told"), [("en", "brings nothing now"), ("fr", "n’apporte rien")])
@rule("C-NUM-06")
def test_an_action_says_that_its_card_is_gone(lang, told):
    """While one is left nothing is said; nor of an action that does something besides, or that empties the Past."""
    played = table(FINDS, at="012", deck=9)
    speaker = Renderer(CardTexts([base(), pack_of(FINDS)]), lang)

    def brings_nothing() -> dict[str, bool]:
        return {option.verb: told in label(speaker, played, option) for option in played.offered}

    played.move(card(played, "net"), tabletop.OUT)
    assert not any(brings_nothing().values())
    for gone in ("net-line", "spade"):
        played.move(card(played, gone), tabletop.OUT)

    assert brings_nothing() == {"dig": True, "swim": False, "climb": False}
