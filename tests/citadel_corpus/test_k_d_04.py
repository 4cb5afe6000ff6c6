"""K-D-04, the net-mender's scale: she judges the one who speaks."""

import pytest

from enduring import choose, farlamp_table, life, news, offered, play
from fogbound.rules.citadel import dialogue, table
from fogbound.rules.common import tabletop
from rulebook import rule

GOODS = """
- {number: 482, uid: anchor, back: green, kind: purse, weight: 9}
- {number: 483, uid: cough, back: green, kind: purse, keywords: [ailment], copies: 2}
"""
BARTHOLT, TRADE, LIGHTEN, MEND, BOY, LEAVE = (f"reply/p070/{n}" for n in range(1, 7))


def scale(you=0, **settings):
    game = farlamp_table(GOODS, only=["k-d-04", "k-u-04"], **settings)
    return play(game, "read 70", you=you)


def read(game):
    return news(game, "read")


def test_bartholt_hears_something_first():
    """If he speaks, 71 comes before the choices, whatever else."""
    game = scale(you=1, players=2, purses={1: ["anchor"]})

    assert read(game) == ["p070", "p071"]
    assert offered(game) == [LIGHTEN, LEAVE]


def test_others_do_not():
    """For anybody else the choices come at once."""
    assert read(scale(players=2)) == ["p070"]


def test_bartholt_may_be_let_to_speak():
    """He becomes active in the dialogue, and everything is worked out anew."""
    game = scale(players=2, life=[1, 10])
    assert MEND in offered(game)

    choose(game, BARTHOLT)

    assert read(game) == ["p070", "p070", "p071"]
    assert game.pending().seat(game) == 1
    assert offered(game) == [TRADE, LIGHTEN, LEAVE], "his life points count now"


@pytest.mark.parametrize("how", ["elsewhere", "unconscious", "not playing"])
def test_without_him_on_the_terrain_there_is_no_such_choice(how):
    """Elsewhere, unconscious or not in the game: the choice does not exist."""
    settings = {"board": {(1, 0): "field"}, "where": {1: "field"}} if how == "elsewhere" else {}
    game = farlamp_table(
        GOODS, only=["k-d-04", "k-u-04"], players=1 if how == "not playing" else 2, **settings
    )
    if how == "unconscious":
        game.registers[tabletop.STATUS + 1] = table.UNCONSCIOUS
        game.figures[1] = -1
    play(game, "read 70")

    assert BARTHOLT not in offered(game)
    assert all(at != 0 for at, _ in dialogue.closed_replies(game)), "it is not even shown"


def test_who_carries_too_much_hears_only_of_that():
    """All but 73 and the way out is shown struck through."""
    game = scale(players=2, purse=["anchor", "odd"], life=[1, 10])

    assert offered(game) == [LIGHTEN, LEAVE]
    assert dialogue.closed_replies(game) == [(at, dialogue.LOCKED) for at in (0, 1, 3, 4)]


@pytest.mark.parametrize(
    ("settings", "shown"),
    [
        ({}, False),
        ({"life": [2, 10]}, False),
        ({"life": [1, 10]}, True),
        ({"purse": ["cough"]}, False),
        ({"purse": ["cough", "cough#2"]}, True),
        ({"purse": ["cough"], "blocked": ["cough#2"]}, True),
        ({"purses": {1: ["cough", "cough#2"]}}, False),
    ],
)
def test_the_sick_are_offered_help(settings, shown):
    """Two ailments, blocked ones too, or exactly one life point, of the one who speaks."""
    assert (MEND in offered(scale(players=2, **settings))) == shown


@rule("T-LIFE-01")
def test_another_may_give_life_by_their_own_decision():
    """Each other on the Terrain is asked in turn; one gives 2, the active player gains 3, and no more."""
    game = scale(players=3, life=[1, 5, 20])
    choose(game, MEND)
    assert game.pending().seat(game) == 1

    choose(game, "decline")
    assert game.pending().seat(game) == 2
    choose(game, "do")

    assert [life(game, seat) for seat in range(3)] == [4, 5, 18]


def test_the_first_who_gives_is_enough():
    """Nobody is asked after that."""
    game = scale(players=3, life=[1, 5, 20])

    choose(game, MEND, "do")

    assert [life(game, seat) for seat in range(3)] == [4, 3, 20]
    assert game.pending_name() == "choose-action"


@pytest.mark.parametrize(
    ("settings", "shown"),
    [({}, False), ({"purse": ["odd"]}, True), ({"purses": {1: ["odd"]}}, True), ({"blocked": ["odd"]}, True)],
)
def test_she_asks_for_the_boy_if_anyone_has_him(settings, shown):
    """Odd with anybody in the group, blocked or not; hidden otherwise."""
    game = scale(players=2, **settings)

    assert (BOY in offered(game)) == shown
    assert dialogue.closed_replies(game) == []


def test_leaving_is_always_possible():
    """76 is the way out."""
    game = scale()

    choose(game, LEAVE)

    assert read(game)[-1] == "p076"
    assert game.pending_name() == "choose-action"
