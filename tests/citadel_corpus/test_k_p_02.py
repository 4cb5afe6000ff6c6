"""K-P-02, Breached seawall: a barrier between two Terrains that can be climbed or dug away."""

from enduring import act, at_cell, choose, die, farlamp_table, finish, life, offered, pile_size, terrain, zone
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import alone, rule
from second_seat import seat_of

QUAY = """
- {number: 90, uid: quay, back: green, kind: terrain, arrows: {east: [I, 231]}}
- {page: first, booklet: ebb, tremor: 0, life: [10, 10, 10, 10]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 13))]
OPEN = {(1, 0): "breached-seawall", (2, 0): "behind-the-wall"}


def quay(**settings):
    return farlamp_table(QUAY, only=["k-p-02"], at="quay", **settings)


def at_wall(row=1, value=5, **settings):
    """The wall lies between quay and far side; the die lies on this row."""
    game = quay(board=OPEN, **{"deck": STARS, **settings})
    wall = game.cells[game.places[game.figures[seat_of(0)]] + 1]
    game.set_count(wall, table.ROW, row)
    game.set_count(wall, table.DIE, value)
    return game


@rule("T-RUL-87", "T-EXPL-04")
def test_it_fills_the_space_and_puts_a_terrain_beyond():
    """The fog to the east gives way to the wall, and 126 lies behind it."""
    game = finish(act(quay(deck=STARS), "pathfind"))

    assert at_cell(game, 1, 0) == "breached-seawall"
    assert at_cell(game, 2, 0) == "behind-the-wall"
    assert terrain(game) == "quay"


@rule("T-RUL-87")
def test_a_space_beyond_that_is_taken_stays_as_it_is():
    """Where a field lies already, no 126 comes."""
    game = finish(act(quay(deck=STARS, board={(2, 0): "field"}), "pathfind"))

    assert at_cell(game, 2, 0) == "field"
    assert zone(game, "behind-the-wall") == tabletop.ADVENTURE_DECK


@rule("T-RUL-55", "T-MOVE-04", "T-RUL-85")
def test_it_is_attached_on_both_sides_and_not_crossed_by_moving():
    """Its actions are within reach from either Terrain; the own move is not possible across it."""
    game = at_wall(players=2, where={1: "behind-the-wall"})

    assert {"climb/s1/breached-seawall", "climb/s2/breached-seawall"} <= set(offered(game))
    assert not any(found.startswith("move") for found in offered(game))


@rule("T-MOVE-04")
def test_a_climb_puts_the_own_figure_on_the_other_side():
    """Only the climber goes, also when another took part."""
    game = finish(act(at_wall(players=2), "climb", joined=[1]))

    assert terrain(game, 0) == "behind-the-wall"
    assert terrain(game, 1) == "quay"


@rule("T-LIFE-05")
def test_a_failed_climb_hurts():
    """Two damage for the climber."""
    game = finish(act(at_wall(deck=4), "climb"))

    assert life(game) == 8


@rule("T-CPD-08", "T-RUL-38", "T-RUL-40")
def test_anyone_on_either_side_goes_on_where_the_die_lies():
    """One digs on this side, another on the far side, and who takes part is asked each time."""
    game = quay(board=OPEN, players=3, where={2: "behind-the-wall"}, decks={0: STARS, 2: 6})
    act(game, "dig", "reveal", "count/3", joined=[1])
    assert die(game, "breached-seawall") == (1, 2)

    choose(game, "dig/s3")

    assert this_pass(game).involved == (2,)
    assert die(game, "breached-seawall") == (1, 2)


@rule("T-CPD-12", "T-CPD-14")
def test_the_first_row_leads_to_the_second():
    """Five successes; the second row shows six, which is the most a die can show."""
    game = act(at_wall(), "dig", "draw", "draw", "reveal", "count/5")

    assert die(game, "breached-seawall") == (2, 6)


@rule("T-ACT-02", "T-CPD-10")
def test_the_first_two_rows_have_no_black_section():
    """A failure lowers the die and costs nothing else."""
    for row, value in ((1, 5), (2, 6)):
        game = act(at_wall(row, value), "dig", "reveal", "count/1")
        assert die(game, "breached-seawall") == (row, value - 1)
        assert life(game) == 10


@rule("T-CPD-13", "T-RES-06")
def test_on_the_second_row_two_diggers_may_skip_a_row():
    """Alone the die goes down one; with a companion the active player may choose two."""
    alone = act(at_wall(2, 2), "dig", "reveal", "count/2")
    assert die(alone, "breached-seawall") == (3, 2)

    pair = act(at_wall(2, 2, players=2), "dig", "reveal", "count/2", joined=[1])
    assert len(offered(pair)) == 2
    choose(pair, offered(pair)[1])
    assert die(pair, "breached-seawall") == (4, 1)


@rule("T-RUL-39", "T-RES-06", "T-RES-07")
def test_the_second_row_has_a_chain_of_two():
    """Five stars are drawn, two count."""
    game = act(at_wall(2, 6), "dig", "draw", "draw", "draw", "reveal")

    assert offered(game)[0] == "count/2"


@rule("T-CONS-01", "T-ZONE-03")
def test_the_third_row_costs_something_either_way():
    """Success hurts by one and moves the die; failure discards a card more."""
    won = act(at_wall(3, 2), "dig", "reveal", "count/4")
    assert life(won) == 9
    assert die(won, "breached-seawall") == (4, 1)

    lost = act(at_wall(3, 2), "dig", "reveal", "count/0")
    assert die(lost, "breached-seawall") == (3, 2)
    assert pile_size(lost) == 4 + 1


@rule("T-CPD-16", "T-CPD-17", "T-COMM-01")
def test_the_last_row_strengthens_the_community_and_opens_the_way():
    """Defense rises, the wall is banished, 127 lies in its space."""
    game = act(at_wall(4, 1), "dig", "reveal", "count/1")

    assert table.score(game, table.DEFENSE) == 1
    assert zone(game, "breached-seawall") == tabletop.BANISHED
    assert at_cell(game, 1, 0) == "open-dyke"
    assert die(game, "breached-seawall") == (0, 0)


@alone("needs everybody together")
@rule("T-RUL-42")
def test_a_save_loses_the_progress():
    """The wall goes to the Past with the rest of the Board, and its die with it."""
    game = at_wall(2, 3, page="first")

    choose(game, "save")

    assert die(game, "breached-seawall") == (0, 0)
    assert zone(game, "breached-seawall") != tabletop.BOARD
