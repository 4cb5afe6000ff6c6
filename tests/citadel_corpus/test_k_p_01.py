"""K-P-01, Sprung hatch: an event that closes the digging, and what lies under it."""

from enduring import act, choose, farlamp_table, finish, life, offered, past, purse, zone
from fogbound.rules.common import tabletop
from rulebook import rule

SHORE = """
- {number: 90, uid: shore, back: green, kind: terrain, actions: [dig: {success: take 207 if available}]}
- {number: 91, uid: spade, back: green, kind: purse, actions: [dig: {cost: 1}]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 13))]


def shore(**settings):
    return farlamp_table(SHORE, only=["k-p-01", "k-u-01"], at="shore", **settings)


def dug(**settings):
    """The hatch has been dug up and lies to the east."""
    game = act(shore(**settings), "dig", "reveal")
    return game if offered(game)[0].startswith(("dig", "lift")) else choose(game, "side/1")


@rule("T-FORB-05", "T-RUL-54")
def test_nobody_digs_on_the_terrain_while_the_hatch_lies_there():
    """The spade in the purse digs on."""
    game = dug(players=2, purse=["spade"])

    assert [found for found in offered(game) if found.startswith("dig")] == ["dig/s1/spade"]


@rule("T-CONS-02", "T-TYPE-08")
def test_one_of_the_involved_takes_the_boathook_and_the_hatch_is_discarded():
    """The active player says who; the hatch goes to the Past."""
    game = dug(players=2, deck=STARS)
    act(game, "lift", "reveal", "count/5", joined=[1])
    choose(game, next(found for found in offered(game) if "s2" in found))
    finish(game, "keep")

    assert purse(game, 1) == ["boathook"]
    assert past(game) == ["sprung-hatch"]


@rule("T-CONS-02", "T-LIFE-05")
def test_a_failure_hurts_everybody_involved():
    """Each of the two suffers 1; who stayed out does not."""
    game = dug(players=3)

    finish(act(game, "lift", joined=[1]))

    assert [life(game, seat) for seat in range(3)] == [9, 9, 10]


@rule("T-FORB-06", "T-TAKE-08")
def test_once_it_is_gone_digging_is_open_again_and_finds_nothing():
    """The second digger finds no 207, and the Past is left alone."""
    game = dug(deck=STARS)
    finish(act(game, "lift"), "keep")
    assert zone(game, "sprung-hatch") == tabletop.PAST

    finish(act(game, "dig"))

    assert past(game) == ["sprung-hatch"]
    assert "dig/s1/shore" in offered(game)
