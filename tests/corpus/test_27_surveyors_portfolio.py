"""K-C-27, Satchel & Journal, and the Surveyor's Portfolio: limits, and a quest item that changes them."""

from functools import partial

from fogbound.rules.common import filing
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.limits import hand_limit, item_limit, stack_limit
from playing import act, card, choose, corpus_table, finish, hand, inventory, news, offered, play, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [observe: {cost: 0, difficulty: 1}, dig: {cost: 0}]}
- {number: 30, back: green, kind: item, durability: 3, copies: 6}
"""
camp = partial(corpus_table, CARDS, only=("27",), at="010", deck=20)
held = partial(camp, satchel=["surveyors-portfolio"])


def limits(game):
    return hand_limit(game, 0), item_limit(game, 0), stack_limit(game, 0)


@rule("C-CARD-13", "C-HAND-03", "C-EX-27")
def test_the_satchel_sets_the_limits_by_the_number_of_players():
    """Hand limit, dice and cards per item for one to four explorers."""
    assert [limits(camp(explorers=number)) for number in (1, 2, 3, 4)] == [
        (4, 4, 4),
        (3, 3, 3),
        (3, 2, 3),
        (2, 2, 2),
    ]


@rule("C-REV-11")
def test_the_portfolio_raises_every_hand_limit_and_lowers_the_columns():
    """One hand card more, one card per item less, for everybody."""
    game = play(camp(explorers=2), "take 183")

    assert zone(game, "surveyors-portfolio") == zones.SATCHEL
    assert limits(game) == (4, 3, 2)
    assert (hand_limit(game, 1), stack_limit(game, 1)) == (4, 2)


def test_a_column_is_never_lower_than_one():
    """Four explorers have two cards per item, and one at least with the portfolio."""
    assert stack_limit(held(explorers=4), 0) == 1


@rule("C-COMB-02")
def test_taller_columns_stay_but_cannot_grow():
    """Two explorers had three cards per item; now it is two, so only a single card can be combined with."""
    game = held(explorers=2, items=[(["030", "030#2", "030#3"], 4), (["030#4"], 3)])
    play(game, "take 030")
    assert [option for option in offered(game) if option.startswith("combine")] == ["combine/030#4"]

    choose(game, "leave-it")
    assert inventory(game)[0] == (["030", "030#2", "030#3"], 4)


@rule("C-RUL-78", "C-HAND-01")
def test_when_it_leaves_nobody_discards_before_their_next_hand_limit_step():
    """Five cards are held on one's own; only the next action trims them to four."""
    game = held(hand=["star", "star#2", "star#3", "star#4", "star#5"])
    finish(act(game, "dig"))
    assert len(hand(game)) == 5

    filing.discard(game, card(game, "surveyors-portfolio"))
    game.advance()
    assert len(hand(game)) == 5
    finish(act(game, "dig"))
    assert len(hand(game)) == 4


@rule("C-RUL-39", "C-USE-04")
def test_it_helps_who_carries_little_to_observe():
    """One star, once per action, if the active explorer holds at most one Skill or Bonus."""
    game = held(hand=["star", "105"])
    act(game, "observe", "reveal")
    assert [option.split("/")[0] for option in offered(game)] == ["apply", "done"]
    choose(game, "apply")
    assert news(game, "succeeded") == ["1"]

    laden = held(hand=["star", "star#2"])
    act(laden, "observe", "reveal")
    assert news(laden, "failed") == ["0"]


def test_it_is_the_active_explorer_s_hand_that_counts():
    """A laden helper does not matter, and the star is there once for both."""
    game = held(explorers=2, hands={1: ["star", "star#2"]})
    act(game, "observe", joined=[1])
    finish(game, "apply")

    assert news(game, "succeeded") == ["1"]
