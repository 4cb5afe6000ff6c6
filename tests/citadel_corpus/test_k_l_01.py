"""K-L-01, the net loft: boxes, weight, and what the nets bring home."""

import pytest

from enduring import card, choose, farlamp_table, offered, play
from fogbound.rules.citadel import leaflet, limits, table
from rulebook import rule

PAGES = "- {page: one, booklet: ebb, tremor: 0}\n- {building: shed, boxes: 1}"


def loft(boxes, **settings):
    game = farlamp_table(PAGES, only=["k-l-01"], page="one", **settings)
    for _ in range(boxes):
        play(game, "check a box of net-loft")
    return game


@rule("T-BLD-02")
def test_each_check_is_for_a_building_the_players_choose():
    """The group is asked every time."""
    game = loft(0, players=2)

    play(game, "2 times: check a box", "check-box/net-loft", "check-box/shed")

    assert [game.count(card(game, name), leaflet.BOXES) for name in ("net-loft", "shed")] == [1, 1]


@rule("T-BLD-03")
@pytest.mark.parametrize(("boxes", "more"), [(0, 0), (2, 0), (3, 1)])
def test_everybody_carries_one_more_once_it_is_built(boxes, more):
    """At once, for every character, and not before the third box."""
    game = loft(boxes, players=2)

    assert [limits.weight_limit(game, seat) for seat in (0, 1)] == [6 + more, 5 + more]


@rule("T-SCN-04", "T-COMM-03", "T-BLD-03")
@pytest.mark.parametrize(
    ("players", "fallen", "before", "after"),
    [(1, 0, 3, 4), (2, 0, 3, 4), (3, 0, 3, 5), (3, 1, 3, 4), (4, 1, 24, 25)],
)
def test_production_rises_after_the_epilogue(players, fallen, before, after):
    """One for every two conscious characters, rounded up, never above 25."""
    game = loft(3, players=players)
    game.registers[table.SCORES + table.PRODUCTION] = before
    for seat in range(players - fallen, players):
        play(game, "lose 50 life", "banish", you=seat)

    play(game, "the scenario ends")

    assert table.score(game, table.PRODUCTION) == after
    choose(game, "set-out/one")


def test_an_unfinished_loft_brings_nothing_home():
    """Two boxes are not enough."""
    game = loft(2)

    play(game, "the scenario ends")

    assert table.score(game, table.PRODUCTION) == 0
    assert offered(game) == ["set-out/one"]
