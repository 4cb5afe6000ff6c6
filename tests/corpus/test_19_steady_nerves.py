"""K-C-19, Steady Nerves: a revealed Curse from the Action Deck counts as one star and one seven."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, choose, corpus_table, finish, hand, news, offered, past, pile, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 031}
    - swim: {cost: 2, difficulty: 2, success: take 031}
- {number: 31, back: green, kind: quest item}
- {number: 32, back: green, kind: quest item, effects: ["swim: star per seven"]}
"""
nerves = partial(corpus_table, CARDS, only=("19",), at="012")


def test_the_owner_may_discard_it_for_a_star():
    """The Curse brings the one success; Steady Nerves goes to the Past."""
    game = nerves(hand=["087"], deck=["first-curse", "blank", "blank#2"])

    act(game, "dig", "reveal", "apply/087")
    finish(game)

    assert zone(game, "031") == zones.SATCHEL
    assert past(game) == ["087"]


def test_it_is_a_seven_too():
    """With a star per seven the Curse is worth two successes."""
    game = nerves(hand=["087"], satchel=["032"], deck=["first-curse", "blank", "blank#2"])

    act(game, "swim", "reveal", "apply/087", "apply/032")
    finish(game)

    assert zone(game, "031") == zones.SATCHEL


def test_it_may_be_declined():
    """Nothing is spent and the Curse is worth nothing."""
    game = nerves(hand=["087"], deck=["first-curse", "blank", "blank#2"])

    act(game, "dig", "reveal", "done")
    finish(game)

    assert hand(game) == ["087"]
    assert zone(game, "031") == tabletop.ADVENTURE_DECK


@rule("C-SKILL-05", "C-DISC-01")
def test_the_owner_points_at_one_and_it_stays_a_curse():
    """One of two Curses is chosen; neither can be kept and both are discarded."""
    game = nerves(hand=["087"], deck=["first-curse", "common-curse", "blank"])

    act(game, "dig", "reveal", "apply/087")
    assert offered(game) == ["bless/first-curse", "bless/common-curse"]
    choose(game, "bless/common-curse")
    finish(game)

    assert zone(game, "031") == zones.SATCHEL
    assert pile(game) == ["common-curse", "first-curse"]


def test_the_owner_decides_wherever_they_are_involved():
    """A helper's card serves the action, and the helper is asked; one who stays out is not."""
    game = nerves(explorers=2, hands={1: ["087"]}, deck=["first-curse", "blank", "blank#2"])
    act(game, "dig", "trade/0", "reveal", joined=[1])
    assert game.pending().seat(game) == 1
    assert offered(game)[0].startswith("apply/087")

    game = nerves(explorers=2, hands={1: ["087"]}, deck=["first-curse", "blank", "blank#2"])
    act(game, "dig", "reveal")
    assert offered(game) == ["keep/s1/blank", "keep-none"]


def test_without_a_curse_from_the_deck_it_is_not_offered():
    """There is nothing to point at."""
    game = nerves(hand=["087"], deck=["blank", "star", "blank#2"])

    act(game, "dig", "reveal")

    assert offered(game) == ["keep/s1/blank", "keep/s1/star", "keep-none"]


@rule("C-RUL-30", "C-RES-02")
def test_a_curse_from_the_pile_is_defeat_before_anyone_can_react():
    """The check by origin comes first."""
    game = nerves(hand=["087"], deck=["first-curse"], pile=["common-curse"])

    act(game, "dig")

    assert news(game, "revealed") == ["first-curse", "common-curse"]
    assert game.ending == "lost:curse"
