"""K-T-02, "Flooded undercroft": a group action, a space opened by a text, a state for each who is not afloat."""

from enduring import (
    act,
    at_cell,
    choose,
    farlamp_table,
    news,
    offered,
    past,
    purse,
    terrain,
)
from fogbound.core.board import cell_at
from fogbound.rules.common import tabletop

MORE = """
- {number: 801, uid: raft, back: green, kind: purse, keywords: [float], copies: 2}
- {number: 108, uid: upper-stair, back: green, kind: terrain}
- {number: 111, uid: far-quay, back: green, kind: terrain}
"""


def undercroft(players=2, **settings):
    return farlamp_table(MORE, only=["k-t-02"], at="flooded-undercroft", players=players, **settings)


def test_the_undercroft_needs_the_whole_group_and_one_float():
    """Everybody must stand there, and one unblocked FLOAT card among all of them is enough."""
    assert "swim/s1/flooded-undercroft" in offered(undercroft(purses={1: ["raft"]}))
    assert "swim/s1/flooded-undercroft" not in offered(undercroft())
    assert "swim/s1/flooded-undercroft" not in offered(undercroft(blocked=["raft"]))
    apart = undercroft(purses={1: ["raft"]}, board={(1, 0): "field"}, where={1: "field"})
    assert "swim/s1/flooded-undercroft" not in offered(apart)


def test_the_float_is_asked_for_only_when_the_action_is_chosen():
    """It may be thrown away afterwards; the action goes on."""
    game = undercroft(purse=["raft"], deck=["star", "star#2", "blank", "blank#2"])

    act(game, "swim")
    choose(game, "drop/s1/raft", "reveal", "count/2")

    assert terrain(game) == "dry-gallery"


def test_success_opens_the_space_and_brings_everybody_there():
    """The fog is returned unresolved, 121 fills the space, all figures go there."""
    game = undercroft(purse=["raft"], deck=["star", "star#2", "blank", "blank#2"])
    fog = game.cells[cell_at(0, 1)]

    act(game, "swim", "reveal", "count/2")

    assert at_cell(game, 0, 1) == "dry-gallery"
    assert game.where[fog] == tabletop.PILES + 1
    assert terrain(game, 0) == terrain(game, 1) == "dry-gallery"
    assert past(game) == []


def test_an_open_space_is_just_gone_to():
    """The gallery lies there already."""
    game = undercroft(
        purse=["raft"], deck=["star", "star#2", "blank", "blank#2"], board={(0, 1): "dry-gallery"}
    )

    act(game, "swim", "reveal", "count/2")

    assert terrain(game, 0) == terrain(game, 1) == "dry-gallery"
    assert news(game, "taken") == []


def test_who_has_no_float_gets_soaked():
    """Active player first, then clockwise; those with a FLOAT of their own stay dry."""
    game = undercroft(3, purses={1: ["raft"]}, deck=4)

    act(game, "swim", "reveal", seat=0)

    assert [item.seat for item in game.news if item.what == "taken"] == [0, 2]
    assert purse(game, 1) == ["raft"]
    assert sorted(purse(game, 0) + purse(game, 2)) == ["soaked", "soaked#2"]


def test_the_third_takes_gold_and_the_fourth_empties_the_past():
    """A blocked FLOAT does not help; when nothing is left even after the refill, the instruction lapses."""
    game = undercroft(4, purse=["raft"], deck=4, past=["upper-stair"])

    act(game, "swim", "drop/s1/raft", "reveal")

    assert purse(game, 2) == ["soaked-through"]
    assert purse(game, 3) == []
    assert past(game) == []
    assert news(game, "no-such-card") == ["452"]
