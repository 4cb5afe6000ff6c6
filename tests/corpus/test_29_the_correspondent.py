"""K-C-29, The Correspondent: learns from the failures of others."""

from functools import partial

from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, corpus_table, deck_size, finish, hand, offered, pile
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3, difficulty: 9, failure: take 105}
    - climb: {cost: 1}
    - observe: {cost: 3}
    - talk: {cost: 3}
    - search: {cost: 1, difficulty: 9, failure: take 031}
- number: 31
  back: green
  kind: temporary event
  actions:
    - dodge: {cost: 1, difficulty: 9}
"""
letters = partial(corpus_table, CARDS, only=("29",), at="012", characters=("ann", "correspondent", "bo"))
DECK = ["left", "first-curse", "ann-own", "blank", "blank#2", "blank#3", "blank#4", "blank#5"]


def test_a_skill_of_a_failed_action_may_be_taken():
    """Right after the Discard step, before the consequence; then a card of the Action Deck is the price."""
    game = letters(deck=DECK)

    act(game, "dig", "reveal", "keep-none")
    assert game.pending().seat(game) == 1
    assert offered(game) == ["use/correspondent", "decline/correspondent"]
    assert hand(game, 0) == []  # the consequence has not come yet
    choose(game, "use/correspondent")
    finish(game)

    assert hand(game, 1) == ["left"]
    assert deck_size(game) == 4
    assert pile(game) == ["ann-own", "blank", "first-curse"]


@rule("C-SKILL-04")
def test_only_skills_of_that_step_are_offered_and_no_own_skills_of_others():
    """No Curse, no own Skill of another, nothing that lay in the pile before, nothing that was kept."""
    game = letters(deck=["left", "right", "ann-own", "seven", "blank"], pile=["star"])

    act(game, "dig", "draw", "reveal", "keep/s1/seven", "use/correspondent")

    assert offered(game) == ["put-in-hand/left", "put-in-hand/right"]


def test_it_may_be_declined():
    """Nothing is taken and nothing paid."""
    game = letters(deck=DECK)

    finish(act(game, "dig"), "decline")

    assert hand(game, 1) == []
    assert deck_size(game) == 5


def test_not_when_involved_and_not_after_a_success():
    """The Correspondent's own failures teach nothing, nor do successes."""
    game = letters(deck=DECK)
    act(game, "dig", "trade/0", "reveal", "keep-none", joined=[1])
    assert "use/correspondent" not in offered(game)

    game = letters(deck=DECK)
    act(game, "climb", "reveal", "keep-none")
    assert "use/correspondent" not in offered(game)


def test_once_per_turn():
    """A mandatory action that fails in the same turn gives no second chance; the next turn does."""
    game = letters(deck=12)

    act(game, "search", "reveal", "keep-none", "use/correspondent", "reveal", "keep-none")
    assert isinstance(game.pending(), ChooseTurn)  # the dodge has failed unanswered
    assert len(hand(game, 1)) == 1

    act(game, "search", "reveal", "keep-none")
    assert offered(game) == ["use/correspondent", "decline/correspondent"]


def test_a_turn_with_two_failures():
    """Declined at the first failure, the reaction may still be used at the second."""
    game = letters(deck=12)

    act(game, "search", "reveal", "keep-none", "decline/correspondent", "reveal", "keep-none")

    assert offered(game) == ["use/correspondent", "decline/correspondent"]


def test_not_with_three_skills_in_hand():
    """Two are allowed, three are too many."""
    game = letters(hands={1: ["star", "right", "seven"]}, deck=DECK)
    act(game, "dig", "reveal", "keep-none")
    assert "use/correspondent" not in offered(game)

    game = letters(hands={1: ["star", "right"]}, deck=DECK)
    act(game, "dig", "reveal", "keep-none")
    assert "use/correspondent" in offered(game)


@rule("C-LIFE-06")
def test_not_while_the_deck_is_empty():
    """The cards have been shuffled away into the face-down pile."""
    game = letters(deck=["left", "right", "blank"], pile=["star"])

    act(game, "dig", "reveal", "keep-none")

    assert "use/correspondent" not in offered(game)


def test_observe_and_talk_cost_one_less():
    """The reduction may be applied, in these two types alone."""
    for action in ("observe", "talk"):
        game = letters(deck=9)
        act(game, action, "apply/correspondent", "reveal", seat=1)
        assert deck_size(game) == 7

    game = letters(deck=9)
    act(game, "climb", seat=1)
    assert offered(game) == ["draw", "reveal"]
