"""K-D-06, the rope burns: a choice against the clock, and one for whoever is quickest."""

import pytest

from enduring import choose, farlamp_table, life, news, offered, play
from fogbound.core import snapshot
from fogbound.rules.citadel import dialogue

CUT, CLIMB = "reply/p100/1", "reply/p100/2"


def rope(paragraph=100, **settings):
    game = farlamp_table(only=["k-d-06", "k-u-04"], **{"players": 3, **settings})
    return play(game, f"read {paragraph}")


def test_twenty_seconds_to_choose():
    """The active player cuts or climbs; the lapse of time is the host's answer, not a choice."""
    game = rope()

    assert game.pending().seconds(game) == 20
    assert game.pending().seat(game) == 0
    assert offered(game) == [CUT, CLIMB, "lapse/p100"]


@pytest.mark.parametrize(("answer", "paragraph"), [(CUT, "p101"), (CLIMB, "p102"), ("lapse/p100", "p103")])
def test_where_each_answer_leads(answer, paragraph):
    """No answer in time leads to 103."""
    game = rope()

    choose(game, answer)

    assert news(game, "read")[-1] == paragraph


def test_a_replayed_game_takes_the_same_road():
    """The lapse is an answer like any other: given again, everything is as it was."""
    first, second = rope(), rope()

    choose(first, "lapse")
    choose(second, "lapse")

    assert snapshot.dump(first) == snapshot.dump(second)


def test_after_a_suspend_the_full_time_runs_again():
    """No clock is part of the state."""
    game = rope()

    again = snapshot.load(game.content, snapshot.dump(game))
    again.advance()

    assert again.pending().seconds(again) == 20


def test_without_haste_hesitating_is_offered_openly():
    """No time runs, and 103 is a choice."""
    game = rope(options=dialogue.UNHURRIED)

    assert game.pending().seconds(game) == 0
    assert offered(game) == [CUT, CLIMB, "hesitate/p100"]
    choose(game, "hesitate")
    assert news(game, "read")[-1] == "p103"


def test_whoever_is_quickest_answers_for_all():
    """Ten seconds, and the first answer of anybody on the Terrain counts."""
    game = rope(101, board={(0, 2): "field"}, where={2: "field"})
    assert game.pending().seconds(game) == 10
    assert game.pending().is_first_come(game)
    assert offered(game) == ["reply/s1/p101/2", "reply/s2/p101/2", "lapse/p101"]

    choose(game, "reply/s2")

    assert [life(game, seat) for seat in range(3)] == [9, 9, 10]


def test_who_hesitates_falls_harder():
    """Two damage for each of them."""
    game = rope(101, board={(0, 2): "field"}, where={2: "field"})

    choose(game, "lapse")

    assert [life(game, seat) for seat in range(3)] == [8, 8, 10]


@pytest.mark.parametrize(
    ("holder", "blocked", "shown"), [(0, False, True), (1, False, True), (2, False, False)]
)
def test_odds_hand_only_if_he_is_here(holder, blocked, shown):
    """Hidden unless somebody on the Terrain has him."""
    game = rope(101, purses={holder: ["odd"]}, board={(0, 2): "field"}, where={2: "field"})

    assert ("reply/s1/p101/1" in offered(game)) == shown
    if shown:
        choose(game, "reply/s1/p101/1")
        assert [life(game, seat) for seat in range(3)] == [10, 10, 10]
