"""What is asked, as each seat may hear it: cards by their ids, nothing of those it may not know."""

from functools import cache

import msgspec
import pytest

from fogbound.core import NONE, Game, Message, snapshot
from fogbound.text import LANGUAGES, CardTexts, Renderer
from fogbound.view import addressees, question_message, seen_message
from fogbound.view.messages import NamedBack, NamedCard, NamedFog, NamedSeat, NamedWord
from playing import act, card, choose, table
from rulebook import rule
from soundness.saved import RULESETS, book_of_saved, packs_of_saved, saved

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions: [dig: {cost: 3, difficulty: 2, success: take 031}]
- {number: 31, back: green, kind: item, durability: 3}
"""


def asked(game: Game, seat: int = 0) -> tuple[str, dict[str, object]]:
    """The sentence that asks, and what fills its blanks."""
    message = question_message(game, seat)
    return message.key, message.blanks


def test_a_question_tells_the_figures_of_its_action():
    """How many cards are drawn and how many stars it takes, worked out by the rules."""
    game = act(table(CARDS, at="012"), "dig", "draw")

    assert asked(game) == ("question-draw-more", {"n": 4, "difficulty": 2})


def test_a_question_names_people_cards_and_actions():
    """Seats by their characters, actions by their word, so that any language can say them."""
    game = table(CARDS, at="012", explorers=2)
    choose(game, "dig/s1")

    key, blanks = asked(game, 1)

    assert (game.pending_name(), key) == ("join", "question-join")
    assert blanks == {
        "action": NamedWord("action", "dig"),
        "card": NamedCard("012"),
        "ordinal": 1,
        "who": NamedSeat(0, "ann", is_present=True),
        "risk": "yes",
    }


@rule("C-INFO-03")
def test_a_card_that_a_seat_may_not_know_has_no_name():
    """Whatever a message names: who has not seen a card hears nothing of it, and who has been shown it does."""
    game = table(CARDS, at="012", explorers=2, deck=["star", "left"])
    message = Message("test").card("card", card(game, "star"))

    def heard() -> list[object]:
        return [seen_message(game, seat, message).blanks["card"] for seat in (NONE, 0, 1)]

    assert heard() == [NamedCard(None)] * 3
    game.show(card(game, "star"), 1 << 1)
    assert heard() == [NamedCard(None), NamedCard(None), NamedCard("star")]


def test_a_card_that_lies_with_its_back_up_is_named_by_its_back():
    """Fog has no number; where it lies can be told."""
    game = table(CARDS, at="012", fog={(1, 0): "mist"})
    message = Message("test").card("card", card(game, "mist")).fog("fog", 1)

    assert seen_message(game, 0, message).blanks == {"card": NamedBack(None), "fog": NamedFog(1)}


def test_who_is_asked_is_known_to_everybody():
    """A turn is everybody's question, who takes part is one explorer's."""
    game = table(CARDS, at="012", explorers=2)
    assert addressees(game).is_everybody

    choose(game, "dig/s1")

    assert addressees(game).named == (NamedSeat(1, "bo", is_present=True),)


@cache
def texts_of(ruleset: str, packs: tuple[str, ...]) -> CardTexts:
    """The texts of packs that games were saved with; many share them."""
    return CardTexts(packs_of_saved(ruleset, packs))


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_question_can_be_asked_in_every_language(ruleset):
    """What its message gives is all that its sentence needs, for who is asked and for who only watches."""
    wrong = []
    for row in saved(ruleset).games:
        game = snapshot.load(book_of_saved(ruleset, row), msgspec.msgpack.decode(row.snapshot))
        question = game.pending()
        assert question is not None
        for lang in LANGUAGES:
            for seat in (NONE, question.seat(game)):
                said = Renderer(texts_of(ruleset, row.packs), lang).render(question_message(game, seat))
                if "{" in said or said[-1:] not in "?.!":
                    wrong.append(f"{question.name} in {lang}: {said}")

    assert wrong == []
