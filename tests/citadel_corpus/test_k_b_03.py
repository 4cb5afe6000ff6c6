"""K-B-03, the epilogue of LE-5: everything is weighed, and the weight decides."""

import pytest

from enduring import choose, farlamp_table, names, news, offered, play
from fogbound.rules.citadel import table
from fogbound.rules.common import tabletop
from rulebook import rule

PIECES = ["k-b-03", "k-g-02", "k-l-01", "k-l-05", "k-s-03", "k-w-01"]
GOALS = ("ferry", "rope", "stones")
READ = "- {paragraph: 22}"


def le_5(goals=0, stones=0, strikes=0, fallen=0, read=True, players=3, mode=table.STANDARD, seed=1):
    """The end of LE-5 after so much; three players who have read 22 weigh nothing by themselves."""
    names_held = ["lamp-stone", "lamp-stone#2", "lamp-stone#3", "lamp-stone#4"][:stones]
    game = farlamp_table(
        READ, only=PIECES, page="le-5", players=players, mode=mode, quests=names_held, seed=seed
    )
    for score in range(4):
        game.registers[table.SCORES + score] = 5
    for goal in GOALS[:goals]:
        play(game, f"reach the goal {goal}")
    if read:
        play(game, "read 22")
    for _ in range(strikes):
        play(game, "lamp-out-strikes +1 in this scenario")
    for seat in range(players - fallen, players):
        play(game, "lose 50 life", "banish", you=seat)
    play(game, "the scenario ends")
    return game


def weight(game):
    return [item.n for item in game.news if item.what == "reckoned"]


@rule("T-SCN-06", "T-COMM-05")
@pytest.mark.parametrize(
    ("happened", "sum_"),
    [
        ({"goals": 1}, 2),
        ({"goals": 3}, 6),
        ({"stones": 3}, 3),
        ({"goals": 2, "fallen": 1}, 3),
        ({"goals": 2, "strikes": 2}, 2),
        ({"goals": 1, "read": False}, 3),
        ({"goals": 1, "players": 2}, 3),
        ({"goals": 1, "players": 1}, 3),
        ({"goals": 1, "players": 4}, 2),
        ({"goals": 1, "mode": table.SURVIVAL}, 3),
        ({"goals": 3, "stones": 4, "read": False, "players": 2, "mode": table.SURVIVAL}, 13),
    ],
)
def test_what_is_weighed(happened, sum_):
    """Goals, stones, the fallen, strikes of the dark, 22 never read, few players, Survival."""
    assert weight(le_5(**happened)) == [sum_]


def scores(game):
    return [table.score(game, score) for score in range(4)]


@pytest.mark.parametrize("goals_and_stones", [(0, 1), (1, 0)])
def test_one_or_two_costs_a_point_of_each_score(goals_and_stones):
    """Each score falls by one, and LE-6c follows."""
    game = le_5(*goals_and_stones)

    assert scores(game) == [4, 4, 4, 4]
    assert offered(game) == ["set-out/le-6c"]


@rule("T-RUL-93")
def test_the_loss_stops_at_0():
    """A score of 0 stays 0."""
    game = farlamp_table(READ, only=PIECES, page="le-5", players=2)
    play(game, "read 22")

    play(game, "the scenario ends")

    assert (weight(game), scores(game)) == ([1], [0, 0, 0, 0])


@pytest.mark.parametrize("stones", [3, 4])
def test_three_or_four_gives_two_points_to_share_out(stones):
    """The players place them as they agree; LE-6b follows."""
    game = le_5(stones=stones)

    choose(game, "raise-score/3", "raise-score/3")

    assert scores(game) == [5, 5, 5, 7]
    assert offered(game) == ["set-out/le-6b"]


@rule("T-COMM-02", "T-DEST-01")
def test_five_or_more_gives_four_points_and_hope():
    """At most two on one score, none above 25; a Hope card; LE-6a follows."""
    game = le_5(goals=2, stones=1)
    game.registers[table.SCORES] = 25
    game.offered = game.pending().options(game)
    assert offered(game) == ["raise-score/1", "raise-score/2", "raise-score/3"]
    choose(game, "raise-score/1", "raise-score/1")
    assert offered(game) == ["raise-score/2", "raise-score/3"]
    choose(game, "raise-score/2", "raise-score/3")

    assert scores(game) == [25, 7, 6, 6]
    assert [name for name in names(game, game.zones[tabletop.QUESTS]) if name.startswith("light-")]
    assert offered(game)[-1] == "set-out/le-6a"


@pytest.mark.parametrize(("stones", "read"), [(0, []), (1, ["p150"]), (2, [])])
def test_seven_exactly_is_read_about(stones, read):
    """150 is read at 7 and at no other weight."""
    game = le_5(goals=3, stones=stones)
    game.news.clear()

    choose(game, "raise-score/0", "raise-score/0", "raise-score/1", "raise-score/1")

    assert news(game, "read") == read


@rule("T-GEN-06", "T-RUL-78")
def test_nothing_or_less_is_a_gamble():
    """A die above W + 4 ends the adventure; otherwise it goes on as with 1."""
    seen = set()
    for seed in range(40):
        game = le_5(strikes=1, stones=0, seed=seed)
        rolled = [item.n for item in game.news if item.what == "rolled"]
        assert weight(game) == [-1]
        if rolled[0] > 3:
            assert game.ending == "lost:ended"
        else:
            assert (scores(game), offered(game)) == ([4, 4, 4, 4], ["set-out/le-6c"])
        seen.add(rolled[0] > 3)

    assert seen == {True, False}


def test_much_darkness_leaves_no_hope():
    """At W = -4 every result is too high."""
    assert all(le_5(strikes=4, seed=seed).ending == "lost:ended" for seed in range(4))
