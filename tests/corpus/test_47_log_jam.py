"""K-C-47, Log Jam: an obstacle with three arrows that may part the explorers."""

from functools import partial

from playing import act, choose, corpus_table, finish, offered, terrain
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 106}]}
- {number: 11, back: green, kind: terrain, area: I,
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 106}]}
- {number: 12, back: green, kind: terrain, area: I,
   actions: [dodge: {cost: 0, difficulty: 1, mandatory: true, failure: take 106}]}
"""
jam = partial(corpus_table, CARDS, only=("47",), at="010")
RIVER = {(1, 0): "059", (1, -1): "011", (2, 0): "012"}
STARS = ["star", "star#2", "blank", "blank#2", "blank#3", "blank#4"]


@rule("C-MOVE-06", "C-RUL-70", "C-RUL-75")
def test_a_success_leads_to_one_other_terrain_for_all():
    """The involved choose together; the Terrain they stand on is none of the choices."""
    game = jam(explorers=3, board=RIVER, deck=STARS)

    act(game, "balance", "trade/0", "reveal", "keep-none", joined=[1])
    assert offered(game) == ["go/011", "go/012"]
    assert game.pending().seat(game) == -1
    choose(game, "go/012")

    assert [terrain(game, seat) for seat in range(3)] == ["012", "012", "010"]


def test_it_is_offered_on_every_terrain_it_is_attached_to():
    """From the east bank it leads on as from the west."""
    game = jam(board=RIVER, deck=[*STARS, "star#3", "star#4"])
    finish(act(game, "balance"), "go/012")

    act(game, "balance", "reveal")
    choose(game, "keep-none")

    assert offered(game) == ["go/011", "go/010"]


@rule("C-RUL-70")
def test_with_one_terrain_alone_it_is_illegal():
    """Nothing lies beyond."""
    game = jam(board={(1, 0): "059"})

    assert [option for option in offered(game) if option.startswith("balance")] == []


def test_the_pilot_makes_it_easier():
    """One star is enough if the Pilot is involved, not if the Pilot only stands there."""
    one = ["star", "blank", "blank#2", "blank#3", "blank#4"]
    with_pilot = jam(characters=("ann", "pilot"), board=RIVER, deck=one)
    without = jam(characters=("ann", "pilot"), board=RIVER, deck=one)

    act(with_pilot, "balance", "trade/0", "reveal", "keep-none", joined=[1])
    act(without, "balance", "reveal", "keep-none")

    assert offered(with_pilot) == ["go/011", "go/012"]
    assert not [option for option in offered(without) if option.startswith("go/")]


@rule("C-RUL-45", "C-RUL-69")
def test_a_failure_sweeps_each_figure_somewhere():
    """Over many games every attached Terrain comes up, the present one included, and figures are parted."""
    ends = set()
    for seed in range(40):
        game = jam(explorers=2, board=RIVER, deck=20, seed=seed)
        finish(act(game, "balance", joined=[1]))
        ends.add((terrain(game, 0), terrain(game, 1)))

    assert {end for pair in ends for end in pair} == {"010", "011", "012"}
    assert any(first != second for first, second in ends)
    assert any(first == second for first, second in ends)


@rule("C-MOVE-08", "C-RUL-25")
def test_each_group_that_arrived_acts_together():
    """Who changed Terrain has arrived; a group takes its mandatory action together, who stayed takes none."""
    parted = together = stayed = 0
    for seed in range(60):
        game = jam(explorers=3, board=RIVER, deck=20, seed=seed)
        game.news = []
        finish(act(game, "balance", joined=[1, 2]))
        groups = {}
        for seat in range(3):
            if terrain(game, seat) != "010":
                groups.setdefault(terrain(game, seat), []).append(seat)
        acted = {game.content.card_ids[item.card] for item in game.news if item.what == "action"} - {"059"}
        assert acted == set(groups)
        distrust = sum(1 for item in game.news if _is_distrust(game, item))
        assert distrust == 1 + sum(1 for group in groups.values() if len(group) > 1)
        parted += len(groups) > 1
        together += any(len(group) > 1 for group in groups.values())
        stayed += any(terrain(game, seat) == "010" for seat in range(3))

    assert min(parted, together, stayed) > 0


def _is_distrust(game, item):
    return item.what == "state-taken" and game.content.card_ids[item.card].startswith("100")


def test_the_active_figure_is_swept_first():
    """The order of the moves is the order of the involved."""
    for seed in range(20):
        game = jam(explorers=3, board=RIVER, deck=20, seed=seed)
        act(game, "balance", seat=1, joined=[0, 2])
        finish(game)
        moved = [item.seat for item in game.news if item.what == "moved"]
        assert moved == [seat for seat in (1, 2, 0) if seat in moved]
