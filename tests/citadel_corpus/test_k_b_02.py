"""K-B-02, LE-1 "Low Water": set-up, goal, epilogue, and where it leads."""

import pytest

from enduring import (
    act,
    at_cell,
    card,
    choose,
    farlamp_table,
    finish,
    hand,
    life,
    offered,
    past,
    play,
    terrain,
    zone,
)
from fogbound.rules.citadel import story, table
from fogbound.rules.common import tabletop
from rulebook import alone, rule

PIECES = ["k-b-01", "k-b-02", "k-g-01", "k-q-01"]


def begin(game, page):
    """Go home from whatever is played and set out for this page."""
    play(game, "the scenario ends")
    play(game, f"bookmark to {page}")
    return choose(game, f"set-out/{page}")


def low_water(players=1, mode=table.STANDARD, **settings):
    """LE-1 as it begins."""
    return finish(
        begin(farlamp_table(only=PIECES, players=players, mode=mode, page="le-2b", **settings), "le-1")
    )


@rule("T-SETUP-04", "T-RUL-92", "T-DATA-03")
@pytest.mark.parametrize(
    ("players", "mode", "points"),
    [
        (1, 0, 14),
        (2, 0, 11),
        (3, 0, 9),
        (4, 0, 8),
        (1, table.STORY, 16),
        (4, table.STORY, 10),
        (2, table.SURVIVAL, 11),
    ],
)
def test_life_points_by_players_and_mode(players, mode, points):
    """14 / 11 / 9 / 8, in Story mode two more."""
    game = low_water(players, mode)

    assert [life(game, seat) for seat in range(players)] == [points] * players


@rule("T-RUL-96", "T-COMM-07", "T-SCN-02")
def test_the_page_clears_up_and_lays_the_gate():
    """Board, Past and hands are cleared; Terrain 101 with fog and the gate; the eel; level 2."""
    game = low_water(2, hand=["star"], past=["field"])

    assert hand(game) == past(game) == []
    assert zone(game, "start") == zone(game, "field") == tabletop.ADVENTURE_DECK
    assert [terrain(game, seat) for seat in (0, 1)] == ["watch-stair", "watch-stair"]
    assert [at_cell(game, 0, -1), at_cell(game, 1, 0), at_cell(game, 0, 1)] == ["fog", "fog", "causeway-gate"]
    assert game.registers[table.TREMOR] == 2
    assert story.scenario(game).pictograph == game.content.words.find("pictograph", "eel")


@pytest.mark.parametrize(
    ("players", "mode", "marks"),
    [(2, 0, None), (3, 0, 4), (4, 0, 4), (3, table.SURVIVAL, 3), (2, table.SURVIVAL, None)],
)
def test_the_tide_comes_with_three_or_four_players(players, mode, marks):
    """290 enters with 4 marks, in Survival mode with 3 only."""
    game = low_water(players, mode)

    tide = card(game, "turning-tide")
    if marks is None:
        assert game.where[tide] == tabletop.ADVENTURE_DECK
    else:
        assert game.where[tide] == table.GLOBALS
        assert game.count(tide, 1 + game.content.words.find("counter", "tide")) == marks


@rule("T-SCN-05", "T-FORB-03")
def test_the_gate_needs_the_group_and_asks_for_no_goal():
    """With somebody elsewhere it is shut; together it ends the scenario, goal or not."""
    game = low_water(2)
    game.figures[1] = -1
    assert not any(option.startswith("run") for option in offered_turn(game))
    game.figures[1] = game.figures[0]

    leave(game)

    assert offered(game) == ["set-out/le-2c"]


def offered_turn(game):
    return [game.option_id(option) for option in game.pending().options(game)]


def leave(game, *choices):
    act(game, "run", "reveal", *choices)


@rule("T-SCN-06", "T-RUL-93", "T-COMM-02")
@pytest.mark.parametrize(("held", "before", "after"), [(True, 5, 7), (False, 5, 4), (False, 0, 0)])
def test_the_log_is_worth_knowledge(held, before, after):
    """With 512 two points more, without it one less, but never below 0."""
    game = low_water()
    game.registers[table.SCORES + table.KNOWLEDGE] = before
    if held:
        play(game, "take 512")

    leave(game)

    assert table.score(game, table.KNOWLEDGE) == after


@rule("T-UNC-11", "T-COMM-06")
def test_who_fell_starts_the_next_with_two_points_fewer():
    """Awake again or still unconscious, they begin LE-2 weaker; the others do not."""
    game = low_water(3)
    for seat in (1, 2):
        play(game, "lose 50 life", "banish", you=seat)
    play(game, "gain 3 life", you=1)
    finish(game)

    leave(game)
    assert [game.chronicle[f"life {one}"] for one in range(3)] == [9, 3, 0]
    choose(game, "set-out/le-2c")

    assert [life(game, seat) for seat in range(3)] == [9, 7, 7]


def test_what_was_read_decides_what_is_read():
    """22 leads to 61; without it the weir's favour leads to 62; else nothing is read."""
    for deeds, paragraphs in (
        (["read 22", "remember weir-knows-us"], ["p061"]),
        (["remember weir-knows-us"], ["p062"]),
        ([], []),
    ):
        game = farlamp_table("- {paragraph: 22}", only=PIECES, page="le-1")
        for deed in deeds:
            play(game, deed)
        game.news.clear()

        play(game, "the scenario ends")

        assert [game.content.card_ids[item.card] for item in game.news if item.what == "read"] == paragraphs


@rule("T-RUL-50", "T-ZONE-05")
@pytest.mark.parametrize(
    ("goal", "burn", "page"),
    [(True, False, "le-2a"), (True, True, "le-2b"), (False, True, "le-2c"), (False, False, "le-2c")],
)
def test_the_players_burn_the_log_or_keep_it(goal, burn, page):
    """Burnt: banished, Production +2, remembered; where the bookmark goes depends on it and on the goal."""
    game = farlamp_table(
        only=PIECES, page="le-1", players=2, quests=["keepers-log", *(["lamp-log"] if goal else [])]
    )

    play(game, "the scenario ends")
    assert game.pending().seat(game) == -1
    choose(game, "do" if burn else "decline")

    assert (zone(game, "keepers-log") == tabletop.BANISHED) is burn
    assert table.score(game, table.PRODUCTION) == (2 if burn else 0)
    assert offered(game) == [f"set-out/{page}"]


def test_without_the_log_nothing_is_asked():
    """What is not there cannot be burnt."""
    game = farlamp_table(only=PIECES, page="le-1")

    play(game, "the scenario ends")

    assert game.pending_name() == "at-citadel"


@alone("counts the players")
@rule("T-COMM-07")
def test_le_2c_is_le_2a_without_tremor():
    """Everything else is the same page."""
    levels = []
    for page in ("le-2a", "le-2b", "le-2c"):
        game = begin(farlamp_table(only=PIECES, page="le-2b"), page)
        levels.append((game.registers[table.TREMOR], life(game)))

    assert levels == [(2, 13), (3, 13), (0, 13)]
