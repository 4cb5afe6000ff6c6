"""K-D-11, The tollmen keep one of you: neither conscious nor unconscious, and not gone either."""

import pytest

from enduring import (
    act,
    choose,
    farlamp_table,
    finish,
    hand,
    life,
    offered,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.rules.citadel import limits
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.homecoming import GoHome
from fogbound.rules.common import tabletop

TOLL = """
- {page: ebb-1, booklet: ebb, tremor: 0}
- number: 10
  uid: weir
  back: green
  kind: terrain
  actions:
    - talk: {success: read 210}
    - dig: {group: true, success: gain 1 life}
    - fight: {success: every explorer loses 1 life}
- {number: 11, uid: coat, back: green, kind: purse, weight: 1}
"""


def weir(players=3, influence=5, **settings):
    given = {
        "players": players, "at": "weir", "page": "ebb-1", "purses": {1: ["coat"]}, "hands": {1: ["star"]}, **settings,
    }  # fmt: skip
    game = farlamp_table(TOLL, only=["k-d-11"], **given)
    game.registers[zones.SCORES + zones.INFLUENCE] = influence
    return game


def taken(game, seat=1):
    """Let the tollmen take somebody."""
    act(game, "talk", "reveal", f"choose/s{seat + 1}")
    return finish(game)


def status(game, seat=1):
    return game.registers[tabletop.STATUS + seat]


def test_the_players_choose_whom_they_keep():
    """Among the conscious characters on the Terrain, all together, or lots are drawn."""
    game = weir(4, where={3: "field"}, board={(1, 0): "field"})

    act(game, "talk", "reveal")

    assert game.pending().seat(game) == -1
    assert offered(game) == ["choose/s1", "choose/s2", "choose/s3", "draw-lots"]
    choose(game, "choose/s2")
    assert status(game) == zones.HELD
    assert terrain(game, 1) == ""


def test_without_agreement_lots_are_drawn():
    """Chance picks one of them."""
    found = set()
    for seed in range(12):
        game = weir(seed=seed, purses={}, hands={})
        act(game, "talk", "reveal", "draw-lots")
        found.update(seat for seat in range(3) if status(game, seat) == zones.HELD)

    assert found == {0, 1, 2}


def test_the_hostage_keeps_everything_and_can_use_nothing():
    """Cards and life points stay, but nothing can be done with them; it is no leaving, values stay as they are."""
    game = taken(weir())

    assert (purse(game, 1), hand(game, 1), life(game, 1)) == (["coat"], ["star"], 10)
    others = [
        option for option in [*offered(game), *standing(game)] if "/s2" in option or option.endswith("/1")
    ]
    assert others == ["leave-for-good/s2"]
    assert limits.hand_limit(game, 0) == 4
    assert limits.weight_limit(game, 0) == 6


def test_the_hostage_is_ignored():
    """Neither needed for a group, nor involved, nor one of "every character"."""
    game = taken(weir())

    assert any(option.startswith("dig/s1") for option in offered(game))
    act(game, "fight", "reveal", joined=[2])

    assert [life(game, seat) for seat in range(3)] == [9, 10, 9]


def test_a_hostage_cannot_keep_the_game_going():
    """When all others are unconscious it is lost."""
    game = taken(weir(2))

    play(game, "lose 99 life")

    assert game.ending == "lost:unconscious"


def test_the_active_player_may_be_the_one():
    """The action ends without them."""
    game = weir()

    act(game, "talk", "reveal", "choose/s1")

    assert status(game, 0) == zones.HELD
    assert not game.frames
    assert offered(game)[0].startswith("talk/s2")


def test_the_cage_is_broken():
    """A success at its lock brings the figure back on its Terrain."""
    deck = ["star#2", "star#3", "star#4", "star#5"]
    game = taken(weir(board={(1, 0): "toll-cage"}, deck=deck))

    act(game, "steal", "reveal", "count/4")

    assert status(game) == tabletop.PRESENT
    assert terrain(game, 1) == "weir"
    assert zone(game, "toll-cage") == tabletop.PAST


def test_nobody_to_free_no_lock_to_pick():
    """Without a hostage the cage offers nothing."""
    game = weir(board={(1, 0): "toll-cage"})

    assert not [option for option in offered(game) if option.startswith("steal")]


def end(game):
    """Let the scenario end."""
    game.next(GoHome())
    game.advance()
    return game


def test_at_home_the_price_may_be_paid():
    """Influence -4 brings the hostage back."""
    game = end(taken(weir()))

    assert game.pending().seat(game) == -1
    choose(game, offered(game)[0])

    assert zones.score(game, zones.INFLUENCE) == 1
    assert status(game) == tabletop.PRESENT


def test_declined_the_hostage_is_gone():
    """They leave for good by all the rules, and their player may join with another character."""
    game = end(taken(weir()))

    choose(game, offered(game)[1])
    assert game.pending().seat(game) == 1
    finish_sharing(game)

    assert status(game) == tabletop.GONE
    assert zone(game, "bartholt") == zone(game, "star") == tabletop.OUT
    assert purse(game, 0) == ["coat"]
    assert [life(game, seat) for seat in range(3)] == [15, 0, 15]
    assert "join-adventure/s2" in offered(game)


def finish_sharing(game):
    while offered(game)[0].startswith(("hand-on", "leave-life")):
        choose(game, offered(game)[0])


def test_without_influence_there_is_nothing_to_choose():
    """What cannot be paid is lost."""
    game = end(taken(weir(influence=3)))

    finish_sharing(game)

    assert status(game) == tabletop.GONE
    assert zones.score(game, zones.INFLUENCE) == 3


def test_who_was_freed_costs_nothing():
    """With nobody held the epilogue asks nothing."""
    game = end(weir())

    assert "set-out/ebb-1" in offered(game)
    assert zones.score(game, zones.INFLUENCE) == 5


@pytest.mark.parametrize(("before", "after"), [(10, 5), (9, 4), (1, 0)])
def test_alone_it_costs_half_of_ones_life_and_a_possession(before, after):
    """Rounded up, and one Purse card of choice."""
    game = weir(1, purse=["coat"], purses={}, hands={}, life=before)

    act(game, "talk", "reveal")

    assert life(game) == after
    if after:
        assert zone(game, "coat") == tabletop.PAST
        assert status(game, 0) == tabletop.PRESENT
    else:
        assert game.ending
