"""K-D-02, the toll at Hollow Weir: grain, a seal, somebody's goods, or a fight."""

import pytest

from enduring import act, card, choose, farlamp_table, finish, life, offered, play, purse, until, zone
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import table
from fogbound.rules.common import memory, tabletop
from rulebook import rule

WEIR = """
- number: 120
  uid: weir
  back: green
  kind: terrain
  actions:
    - talk: {success: read 20}
- {number: 480, uid: sack, back: green, kind: purse, weight: 2, copies: 2}
- {number: 481, uid: trinket, back: green, kind: purse, weight: 1}
"""
GRAIN, SEAL, GOODS, PUSH, BACK = (f"reply/p020/{n}" for n in range(1, 6))


def weir(production=0, influence=0, **settings):
    settings = {"board": {(1, 0): "toll-bar"}, **settings}
    game = farlamp_table(WEIR, only=["k-d-02", "k-q-01"], at="weir", **settings)
    game.registers[table.SCORES + table.PRODUCTION] = production
    game.registers[table.SCORES + table.INFLUENCE] = influence
    act(game, "talk")
    return until(game, "reply")


@pytest.mark.parametrize(
    ("production", "influence", "log", "shown"),
    [
        (0, 0, False, [PUSH, BACK]),
        (1, 7, False, [PUSH, BACK]),
        (2, 0, False, [GRAIN, PUSH, BACK]),
        (0, 8, False, [SEAL, PUSH, BACK]),
        (0, 5, False, [PUSH, BACK]),
        (0, 5, True, [SEAL, PUSH, BACK]),
        (0, 4, True, [PUSH, BACK]),
    ],
)
@rule("T-COMM-04", "T-RUL-116")
def test_only_what_can_be_taken_is_shown(production, influence, log, shown):
    """Grain for two, the seal for a name, or for a smaller one with the Keeper's log."""
    game = weir(production, influence, quests=["keepers-log"] if log else [])

    assert offered(game) == shown


def test_grain_opens_the_weir():
    """Production −2; the toll bar is banished wherever it lies on the Board."""
    game = weir(production=3)

    choose(game, GRAIN)

    assert table.score(game, table.PRODUCTION) == 1
    assert zone(game, "toll-bar") == tabletop.BANISHED
    assert memory.recall(game, "weir-knows-us") == 0


def test_the_seal_is_remembered():
    """The weir knows us from then on."""
    game = weir(influence=8)

    choose(game, SEAL)

    assert zone(game, "toll-bar") == tabletop.BANISHED
    assert memory.recall(game, "weir-knows-us") == 1
    assert table.score(game, table.INFLUENCE) == 8


def test_the_goods_of_somebody_on_the_terrain():
    """The active player names who; the named one may refuse, or chooses what to hand over."""
    game = weir(players=2, purses={1: ["sack", "sack#2", "trinket"]})
    assert GOODS in offered(game)

    choose(game, GOODS)
    assert game.pending().seat(game) == 1, "only one has such goods, so they are named without asking"
    choose(game, "suffer")
    assert zone(game, "toll-bar") == tabletop.BOARD
    assert GOODS in offered(game), "refused: back to the choices"

    choose(game, GOODS, "pay")
    assert game.pending().seat(game) == 1
    assert offered(game) == ["discard/sack", "discard/sack#2"]
    choose(game, "discard/sack#2")

    assert purse(game, 1) == ["sack", "trinket"]
    assert zone(game, "toll-bar") == tabletop.BANISHED


@pytest.mark.parametrize("blocked", [False, True])
def test_light_or_blocked_goods_do_not_count(blocked):
    """Without an unblocked card of weight 2 or more there is nothing to hand over."""
    game = weir(purse=["trinket"], blocked=["sack"] if blocked else [])

    assert GOODS not in offered(game)


@rule("T-MAND-01", "T-MAND-04")
def test_pushing_through_is_for_all_on_the_terrain():
    """Everybody there fights, one chosen among them is active; elsewhere nobody."""
    game = weir(players=3, board={(1, 0): "toll-bar", (0, 2): "field"}, where={2: "field"})

    choose(game, PUSH)
    until(game, "fight")

    assert offered(game) == ["fight/s1/p020", "fight/s2/p020"]
    assert game.pending().seat(game) == GROUP


def fight(game, seat=1):
    choose(game, PUSH)
    until(game, "fight")
    choose(game, f"fight/s{seat}")
    return game


@rule("T-RUL-93")
def test_won_the_bar_goes_and_the_name_suffers():
    """Influence −1 is no price: at 0 it stays 0."""
    for influence, left in ((3, 2), (0, 0)):
        game = weir(influence=influence, players=2, deck=["star", "star#2", "star#3"])
        fight(game)
        finish(game)

        assert zone(game, "toll-bar") == tabletop.BANISHED
        assert table.score(game, table.INFLUENCE) == left
        assert memory.recall(game, "weir-knows-us") == 0


@rule("T-RUL-31")
def test_lost_there_is_something_to_gain():
    """Each involved is hurt; one of them takes a token; then once more or enough."""
    game = weir(players=2)
    fight(game, seat=2)
    until(game, "choose")

    assert (life(game, 0), life(game, 1)) == (9, 9)
    assert game.pending().seat(game) == 1, "you are the active player of the fight"
    choose(game, "choose/s1")
    if offered(game)[0].startswith("keep"):
        choose(game, "keep")
    until(game, "reply/p023")
    assert purse(game, 0) == ["weir-token"]
    assert game.pending().seat(game) == 1

    choose(game, "reply/p023/1")
    until(game, "fight")
    assert sorted(offered(game)) == ["fight/s1/p020", "fight/s2/p020"]


def test_turning_back_ends_it():
    """Nothing happened, and the bar still lies there."""
    game = weir(production=2)

    choose(game, BACK)

    assert zone(game, "toll-bar") == tabletop.BOARD
    assert zone(game, "p020") == tabletop.OUT
    play(game, "read 20")
    assert card(game, "p020") in game.zones[table.READING]
