"""What is said of a Citadel game at its questions."""

import pytest

from enduring import act, brim, citadel_table, entries, play
from fogbound.core import Game
from fogbound.text import CardTexts, Teller

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
    question = game.pending()
    assert question is not None
    return Teller(CardTexts([brim(), entries(LAND)]), lang).question(game, question)


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
