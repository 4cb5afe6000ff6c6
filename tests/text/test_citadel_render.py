"""What is said of a Citadel game at its questions."""

import pytest

from enduring import act, brim, choose, citadel_table, entries, play
from fogbound.core import Game
from fogbound.text import CardTexts, Renderer
from fogbound.view import question_message
from labelling import labelled, labels

LAND = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 1}
- {paragraph: 5, riddle: {answers: [{words: {en: [salt]}, do: gain 1 life}]}, replies: {leave: {}}}
- {paragraph: 6, replies: {leave: {}, stay: {}}}
"""


def asked(game: Game, lang: str) -> str:
    """The pending question in words."""
    return Renderer(CardTexts([brim(), entries(LAND)]), lang).render(question_message(game, 0))


@pytest.mark.parametrize(
    ("lang", "paragraph", "said"),
    [
        ("en", 5, "What do you answer?"),
        ("fr", 5, "Que répondez-vous ?"),
        ("en", 6, "What do you do?"),
        ("fr", 6, "Que faites-vous ?"),
    ],
)
def test_an_answer_is_asked_for_where_there_is_a_riddle(lang, paragraph, said):
    """Elsewhere a reply may be a deed as well as a word."""
    game = play(citadel_table(LAND, at="quay"), f"read {paragraph}")

    assert (
        asked(game, lang).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == said
    )


@pytest.mark.parametrize(
    ("lang", "deck", "said"),
    [("en", 3, "One more?"), ("en", 2, "Your deck is empty."), ("fr", 2, "Votre pioche est vide.")],
)
def test_nobody_is_asked_for_another_card_of_an_empty_deck(lang, deck, said):
    """The question is still put, for a Recovery may come in between (T-RUL-115), but says what it is about."""
    game = act(citadel_table(LAND, at="quay", deck=deck), "dig")

    assert said in asked(game, lang)


WAYS = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  actions:
    - run: {group: true, cost: 0, success: {choose: [go east of this, go south of this]}}
    - tend: {cost: 0, success: "choose an explorer here: gain 2 life"}
    - steal: {cost: 0, success: "choose an explorer here: take 020"}
    - tinker: {cost: 0, success: "the players choose an explorer here: take 020"}
    - think: {cost: 0, success: "the players choose an explorer here: gain the skill star"}
- {number: 11, uid: pier, back: green, kind: terrain}
- {number: 12, uid: sands, back: green, kind: terrain}
- {number: 20, uid: spade, back: green, kind: purse}
"""


def at_quay(action: str) -> Game:
    """Two who have taken an action of the quay together."""
    board = {(0, 0): "quay", (1, 0): "pier", (0, 1): "sands"}
    return act(citadel_table(WAYS, at="quay", players=2, board=board, deck=3), action, "reveal", joined=[1])


def test_ways_are_told_by_where_they_lead():
    """Where each choice is a way, the question is where to, and every way has a name."""
    game = at_quay("run")
    renderer = Renderer(CardTexts([brim(), entries(WAYS)]), "en")

    assert asked(game, "en") == "Where do you go?"
    assert labels(renderer, game) == ["East, to Pier", "South, to Sands"]


@pytest.mark.parametrize(
    ("action", "lang", "said"),
    [
        ("tend", "en", "Which character is to gain 2 life points?"),
        ("tend", "fr", "Quel personnage doit gagner 2 points de vie ?"),
        ("steal", "en", "Who takes the card?"),
        ("steal", "fr", "Qui prend la carte ?"),
        ("tinker", "en", "Who takes the card? Choose together."),
        ("tinker", "fr", "Qui prend la carte ? Décidez ensemble."),
        ("think", "en", "Who gains the Skill Star? Choose together."),
        ("think", "fr", "Qui gagne la Compétence Star ? Décidez ensemble."),
    ],
)
def test_who_is_chosen_is_told_what_for(action, lang, said):
    """A card that is taken lies face down and goes by the number on its back."""
    told = Renderer(CardTexts([brim(), entries(WAYS)]), lang).render(question_message(at_quay(action), 0))

    assert told.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == said


def test_what_stands_beside_a_question_is_not_told_by_it():
    """While a note is written, a Purse card may still be dropped: only what is wiped out has a note."""
    cards = """
    - {number: 10, uid: pit, back: green, kind: terrain, actions: [dig: {cost: 1}]}
    - {number: 20, uid: spade, back: green, kind: purse}
    """
    game = citadel_table(cards, at="pit", purse=["spade"])
    choose(game, "annotate/s1")
    game.answer(0, game.pending_serial(), "write-on-map", "north?")
    choose(game, "annotate/s1")
    choices = labelled(Renderer(CardTexts([brim(), entries(cards)]), "en"), game)

    notes = {option.verb: choices.on_page(option, "")[1] for _, option in choices.offered_choices()}
    beside = [choices.on_page(option, "")[1] for option in choices.beside()]

    assert notes["erase-from-map"] == "north?"
    assert beside
    assert "north?" not in beside
