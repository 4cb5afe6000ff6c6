"""Progress on compound actions: for whom a row is worked out, whose choice a die is, when it ends (T-CPD)."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    die,
    finish,
    life,
    offered,
    past,
    play,
    purse,
    standing,
    zone,
)
from fogbound.rules.citadel import table
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import tabletop
from rulebook import rule

PIT = """
- number: 10
  uid: pit
  back: green
  kind: terrain
  actions:
    - dig:
        cost: 1
        rows:
          - {difficulty: your carried weight, success: die down 1, failure: lose 1 life}
          - {cost: your carried weight, difficulty: your carried weight, success: die down 1}
          - {difficulty: 1}
    - climb: {success: take 015}
- {number: 11, uid: anvil, back: green, kind: purse, weight: 5}
- {number: 12, uid: spade, back: green, kind: purse, weight: 2}
- {number: 13, uid: lockbox, back: green, kind: purse, weight: 1,
   actions: [tinker: {cost: 1, rows: [{difficulty: 5}, {difficulty: 1}]}]}
- {number: 14, uid: log, back: green, kind: quest item, actions: [think: {cost: 1, rows: [{difficulty: 4}]}]}
- number: 15
  uid: hounds
  back: green
  kind: temporary event
  actions:
    - fight:
        rows:
          - {cost: 1, difficulty: 2, success: discard this, failure: nothing}
          - {cost: 1, difficulty: 6, success: discard this, failure: lose 9 life}
- {page: ebb-1, booklet: ebb, tremor: 0}
"""
STARS = ["star", "star#2", "star#3", "star#4", "star#5", "star#6"]


def pit(**settings):
    """The first player carries an anvil and stands elsewhere; the second, on the pit, carries a spade."""
    given = {
        "players": 2,
        "at": "field",
        "board": {(1, 0): "pit"},
        "where": {1: "pit"},
        "purse": ["anvil"],
        "purses": {1: ["spade"]},
        "decks": {1: STARS},
        **settings,
    }
    return citadel_table(PIT, **given)


@rule("T-CPD-03", "T-CPD-14", "T-RUL-39")
def test_a_row_is_worked_out_for_the_active_player():
    """Difficulty and cost go by what the second player carries, on the first row and on the next."""
    game = pit()

    act(game, "dig", seat=1)
    assert die(game, "pit") == (1, 2)
    choose(game, "draw", "reveal", "count/2")
    assert die(game, "pit") == (2, 2)
    act(game, "dig", seat=1)

    assert len(game.zones[tabletop.DRAWN]) == 2


@rule("T-CPD-05", "T-RUL-36")
def test_who_is_active_says_which_card_gives_up_its_die():
    """All four dice lie on cards: the second player is asked, and nobody else."""
    game = pit()
    for one in ("start", "field", "log", "lockbox"):
        game.set_count(card(game, one), table.ROW, 1)
        game.set_count(card(game, one), table.DIE, 3)

    act(game, "dig", seat=1)
    assert game.pending().seat(game) == 1
    choose(game, "take-die/log")

    assert (die(game, "log"), die(game, "lockbox"), die(game, "pit")) == ((0, 0), (1, 3), (1, 2))


@rule("T-RUL-33", "T-CPD-04")
def test_a_row_lowered_to_nothing_succeeds_at_the_next_pass():
    """What another text takes off the die between two passes counts: the next one succeeds without a success."""
    game = pit(decks={1: ["blank", "blank#2"]})
    act(game, "dig", "reveal", seat=1)
    assert (die(game, "pit"), life(game, 1)) == ((1, 2), 9)

    play(game, "die -3", this="pit", you=1)
    assert die(game, "pit") == (1, 0)
    act(game, "dig", "reveal", seat=1)

    assert (die(game, "pit"), life(game, 1)) == ((2, 2), 9)


@rule("T-CPD-17", "T-CPD-12", "T-CPD-07")
def test_a_mandatory_action_ends_early_when_its_card_leaves():
    """The first row discards the hounds: the second never comes, and turns are free again."""
    game = pit()

    act(game, "climb", "reveal", "draw", "reveal", "count/2", seat=1)

    assert past(game) == ["hounds"]
    assert isinstance(game.pending(), ChooseAction)
    assert life(game, 1) == 10


@rule("T-CPD-15", "T-CPD-10", "T-RES-05")
def test_successes_that_are_not_counted_do_not_lower_the_die():
    """Three stars lie there; with one of them counted the die falls by one."""
    game = pit(purses={1: ["anvil"]}, purse=["spade"])

    act(game, "dig", "draw", "draw", "reveal", "count/1", seat=1)

    assert die(game, "pit") == (1, 4)


@rule("T-CPD-16")
@pytest.mark.parametrize("way", ["discard", "banish", "return"])
@pytest.mark.parametrize("one", ["lockbox", "log"])
def test_a_die_goes_back_from_any_kind_of_card(one, way):
    """A Purse card and a Quest item lose their dice as they leave play."""
    game = pit(purses={1: ["lockbox"]}, quests=["log"])
    act(game, "tinker" if one == "lockbox" else "think", "reveal", "count/1", seat=1)
    assert die(game, one) == ((1, 4) if one == "lockbox" else (1, 3))

    play(game, f"{way} this", this=one, you=1)

    assert die(game, one) == (0, 0)


@rule("T-CPD-16", "T-PURSE-05")
def test_throwing_a_card_away_gives_its_die_back():
    """By choice as by effect."""
    game = pit(purses={1: ["lockbox"]})
    act(game, "tinker", "reveal", "count/1", seat=1)

    choose(game, "drop/s2/lockbox")

    assert die(game, "lockbox") == (0, 0)


@rule("T-RUL-38", "T-PURSE-07")
def test_progress_goes_with_the_card_that_is_given():
    """The die lies on the lockbox, whoever owns it."""
    game = pit(where={}, at="pit", board={}, purses={1: ["lockbox"]})
    act(game, "tinker", "draw", "reveal", "count/2", seat=1)

    choose(game, "give-away/s2/lockbox/0", "pay-weight/s1")

    assert "lockbox" in purse(game, 0)
    assert die(game, "lockbox") == (1, 3)


@rule("T-RUL-42", "T-SAVE-08", "T-SAVE-10")
def test_a_save_keeps_the_dice_of_purse_cards_and_quest_items():
    """Neither leaves its place, so the die stays where it is."""
    game = pit(
        where={}, at="pit", board={(1, 0): "field"}, page="ebb-1", purses={1: ["lockbox"]}, quests=["log"]
    )
    act(game, "tinker", "reveal", "count/1", seat=1)
    act(game, "think", "reveal", "count/1", seat=1)

    choose(game, "save-game")

    assert (die(game, "lockbox"), die(game, "log")) == ((1, 4), (1, 3))
    assert zone(game, "log") == tabletop.QUESTS


@rule("T-RUL-41", "T-PURSE-07", "T-SAVE-04", "T-CPD-08")
def test_between_passes_of_a_free_action_everything_is_free():
    """What is not mandatory is performed only during a pass: gifts, saving, other actions come in between."""
    game = pit(where={}, at="pit", board={}, page="ebb-1")

    act(game, "dig", seat=1)
    assert not [found for found in standing(game) if found.startswith(("give", "save"))]
    choose(game, "reveal", "count/1")

    assert {"give-away/s2/spade/0", "save-game"} <= set(standing(game))
    assert {"climb/s1/pit", "dig/s1/pit", "dig/s2/pit"} <= set(offered(game))
    finish(act(game, "climb", seat=0), "fight/s2")
    assert die(game, "pit") == (1, 1)


@rule("T-RUL-34", "T-CPD-12")
def test_a_success_before_the_last_row_that_says_nothing_of_the_die_leaves_it():
    """Only on the last row does such a success end the action; here the die stays on its row as it was."""
    text = """
- {number: 10, uid: weir, back: green, kind: terrain,
   actions: [swim: {cost: 1, rows: [{difficulty: 1, success: gain 1 life}, {difficulty: 2}]}]}
"""
    game = citadel_table(
        text, players=2, at="field", board={(1, 0): "weir"}, where={1: "weir"}, decks={1: STARS}
    )

    act(game, "swim", "reveal", "count/1", seat=1)

    assert (life(game, 1), die(game, "weir")) == (11, (1, 1))
