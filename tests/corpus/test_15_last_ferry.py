"""K-C-15, Last Ferry: everybody aboard, the Board behind, beasts at a price."""

from functools import partial

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, at_cell, choose, corpus_table, finish, hand, offered, past, play, terrain, zone
from rulebook import alone, rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, arrows: {north: 11},
   actions: [move: {cost: 0, success: move}]}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 90, back: green, kind: bonus, companion: true, keywords: [beast], uid: mule}
- {number: 90, back: green, kind: bonus, companion: true, keywords: [beast], uid: goat}
- {number: 90, back: green, kind: bonus, companion: true, keywords: [dog], uid: hound}
"""
ferry = partial(corpus_table, CARDS, only=("15",), at="010")
QUAY = {(1, 0): "160"}
STARS = ["star", "star#2", "blank", "blank#2", "blank#3", "blank#4", "blank#5", "blank#6", "star#3"]


def cast_off(game):
    """Take the ferry with a success, up to what happens after the arrival."""
    return act(game, "sail", "trade/0", "reveal", "keep-none")


@rule("C-LEG-03")
def test_everybody_has_to_be_there():
    """With one figure elsewhere the ferry does not sail."""
    game = ferry(explorers=2, board={**QUAY, (0, 1): "011"}, deck=STARS)

    finish(act(game, "move", seat=1), "go/011")

    assert offered(game) == ["move/s1/010"]


@rule("C-LEG-09", "C-RUL-72")
def test_a_success_leaves_the_whole_board_behind():
    """Every Board card is in the Past, all stand on 300 with its fog, and the fire is back with its owner."""
    game = ferry(explorers=2, board=QUAY, deck=STARS)
    play(game, "place fire", you=1)

    cast_off(game)

    assert [terrain(game, 0), terrain(game, 1)] == ["300", "300"]
    assert [at_cell(game, 0, 0), at_cell(game, 0, -1), at_cell(game, 1, 0)] == ["300", "fog", ""]
    assert {"010", "160"} <= set(past(game))
    assert len(past(game)) == 3  # the fog at the arrow of 010 as well
    assert game.figures[zones.FIRES + 1] == NONE


@rule("C-RUL-72", "C-MOVE-08")
def test_it_is_an_arrival():
    """The mandatory climb of 300 follows, with everybody involved."""
    game = ferry(explorers=2, board=QUAY, deck=STARS)

    cast_off(game)

    frame = game.frames[-1]
    assert (game.content.card_ids[frame.card], frame.involved) == ("300", (0, 1))


def test_each_beast_costs_an_experience_or_stays_behind():
    """Each beast is paid for or discarded; other companions are not asked for."""
    game = ferry(
        explorers=2,
        board=QUAY,
        hand=["hound"],
        hands={1: ["mule", "goat"]},
        satchel=["005"],
        deck=STARS,
    )

    cast_off(game)
    assert offered(game) == ["pay/160", "suffer/160"]
    assert game.pending().seat(game) == 1
    choose(game, "pay")

    assert [hand(game, 0), hand(game, 1)] == [["hound"], ["mule"]]
    assert zone(game, "005") == tabletop.ADVENTURE_DECK
    assert zone(game, "goat") == tabletop.PAST


@alone("needs everybody together")
def test_a_beast_may_be_left_although_it_could_be_paid_for():
    """Who does not pay discards it and keeps the experience."""
    game = ferry(board=QUAY, hand=["mule"], satchel=["005"], deck=STARS)

    act(game, "sail", "reveal", "keep-none", "suffer")

    assert hand(game) == []
    assert zone(game, "005") == zones.SATCHEL


def test_the_active_explorer_chooses_first():
    """With one experience for two beasts, the active explorer's comes first."""
    game = ferry(explorers=2, board=QUAY, hand=["goat"], hands={1: ["mule"]}, satchel=["005"], deck=STARS)

    act(game, "sail", "trade/0", "reveal", "keep-none", seat=1)
    assert game.pending().seat(game) == 1
    choose(game, "pay")

    assert [hand(game, 0), hand(game, 1)] == [[], ["mule"]]


@alone("needs everybody together")
def test_a_failure_loses_the_boat_for_good():
    """The event is banished and the Board stays."""
    game = ferry(board=QUAY, deck=20)

    finish(act(game, "sail"))

    assert zone(game, "160") == tabletop.BANISHED
    assert terrain(game) == "010"
