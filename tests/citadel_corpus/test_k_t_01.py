"""K-T-01, Gull Steps: a Terrain with two arrows, a climb and an observation."""

from enduring import act, at_cell, card, farlamp_table, finish, life, offered, past, pile_size, play, purse
from fogbound.core.board import beyond
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule

BESIDE = """
- {number: 412, uid: net-float, back: green, kind: purse}
- {paragraph: 14, text: gain 1 life}
"""


def steps(**settings):
    return farlamp_table(BESIDE, only=["k-t-01"], at="gull-steps", **settings)


@rule("T-EXPL-06", "T-EXPL-07", "T-EXPL-08", "T-CARD-09")
def test_each_arrow_gets_fog_of_its_own_area():
    """Area I to the north, area II to the east, nothing on the open water."""
    game = farlamp_table(only=["k-t-01"])
    play(game, "put 104 south of this", this="start")

    assert at_cell(game, 0, 1) == "gull-steps"
    assert (at_cell(game, 1, 1), at_cell(game, -1, 1), at_cell(game, 0, 2)) == ("fog", "", "")
    fog = [game.cells[cell] for cell in game.cells if game.where[game.cells[cell]] == tabletop.FOGGY]
    assert [book_of(game).cards[one].area for one in fog] == [1]


@rule("T-CARD-09", "T-EXPL-06")
def test_fog_lies_to_the_north_and_to_the_east():
    """Both arrows show areas of their own."""
    game = steps()
    areas = {
        side: book_of(game).cards[game.cells[cell]].area
        for side, cell in zip((0, 1), fog_cells(game), strict=True)
    }

    assert areas == {0: 0, 1: 1}


def fog_cells(game):
    """The cells north and east of the steps."""
    here = game.places[card(game, "gull-steps")]
    return [beyond(here, 0), beyond(here, 1)]


@rule("T-TAKE-08", "T-RES-24")
def test_a_climb_finds_one_412_if_there_is_one():
    """The first climber takes the float, a second one finds nothing and the Past stays."""
    game = steps(deck=["star", *(f"star#{at}" for at in range(2, 13))], past=["field"])
    finish(act(game, "climb"), "keep")
    assert purse(game) == ["net-float"]

    finish(act(game, "climb"), "keep")

    assert purse(game) == ["net-float"]
    assert past(game) == ["field"]


@rule("T-ACT-02")
def test_a_failed_climb_costs_only_the_cards():
    """Three blank cards are gone and nothing else has happened."""
    game = finish(act(steps(), "climb"))

    assert life(game) == 10
    assert pile_size(game) == 3
    assert purse(game) == []


@rule("T-DLG-01")
def test_anybody_may_observe_again_on_later_turns():
    """Each observation reads paragraph 14, whoever does it."""
    game = steps(players=2)
    finish(act(game, "observe"))
    finish(act(game, "observe", seat=1))

    assert (life(game, 0), life(game, 1)) == (11, 11)
    assert {"observe/s1/gull-steps", "climb/s2/gull-steps"} <= set(offered(game))
