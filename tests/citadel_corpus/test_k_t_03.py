"""K-T-03, Sucking flats: who arrives must run, and what is carried weighs."""

from enduring import act, choose, deck_size, farlamp_table, life, offered, past, play, purse
from fogbound.rules.citadel import table
from fogbound.rules.citadel.duty import ChooseLeader
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.turn import ChooseAction
from rulebook import rule

LAND = """
- {number: 90, uid: anvil, back: green, kind: purse, weight: 3}
- {number: 91, uid: stone, back: green, kind: purse, weight: 2}
- {number: 92, uid: grief, back: green, kind: purse, weight: 0, no-discard: true}
- {number: 93, uid: boots, back: green, kind: purse, weight: 0, effects: ["dodge: cost -2", "run: 1 flag for +1 success"]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 13))]


def flats(**settings):
    """Everybody stands on the field, the flats lie east of it."""
    return farlamp_table(
        LAND, **{"only": ["k-t-03"], "at": "field", "board": {(1, 0): "sucking-flats"}, **settings}
    )


def arrive(game, seat=0):
    return act(game, "move", "reveal", seat=seat)


@rule("T-MAND-05", "T-RUL-45", "T-MAND-02")
def test_who_arrives_must_run_at_once():
    """Nothing else can be done first."""
    game = arrive(flats())

    assert this_pass(game).mandatory
    assert offered(game) == ["draw", "reveal"]


@rule("T-RES-07", "T-PURSE-01", "T-ZONE-10")
def test_the_cost_is_the_carried_weight_with_what_is_blocked_and_at_least_one():
    """Anvil and blocked stone make five; with nothing it is one; the chain has the same length."""
    game = arrive(flats(purse=["anvil"], blocked=["stone"]))
    assert len(this_pass(game).drawn) == 5
    assert this_pass(game).limit == 5

    game = arrive(flats())
    assert len(this_pass(game).drawn) == 1
    assert this_pass(game).limit == 1


@rule("T-RES-07", "T-GEAR-02")
def test_it_counts_as_dodging_too_and_reductions_do_not_shorten_the_chain():
    """Boots for dodging save two cards, boots for running spend flags; three cards count all the same."""
    game = flats(purse=["anvil", "boots"], deck=["blank", *STARS])
    arrive(game)
    choose(game, "select/boots", "apply/boots/1", "save/2", *["draw"] * 4, "reveal")

    assert this_pass(game).limit == 3
    assert offered(game)[0] == "count/3"


@rule("T-RES-24")
def test_the_difficulty_is_the_number_of_those_involved():
    """Alone one success is enough, for two it takes two."""
    game = arrive(flats(deck=["blank", "star", "blank#2"]))
    choose(game, "reveal", "count/1")
    assert isinstance(game.pending(), ChooseAction)
    assert deck_size(game) == 1

    game = arrive(flats(players=2, where={1: "sucking-flats"}, deck=["blank", *STARS], purse=["stone"]))
    choose(game, "run/s1", "reveal", "count/1")
    assert past(game) == ["stone"]


@rule("T-CONS-02", "T-PURSE-06", "T-ZONE-03")
def test_failure_takes_a_purse_card_or_three_cards_from_each():
    """One chooses between two, another has only what sticks and pays with the deck."""
    game = arrive(
        flats(players=2, where={1: "sucking-flats"}, purse=["anvil", "stone"], purses={1: ["grief"]}, deck=9)
    )
    choose(game, "run/s2", "reveal")
    assert offered(game) == ["discard/anvil", "discard/stone"]
    choose(game, "discard/anvil")

    assert purse(game, 0) == ["stone"]
    assert purse(game, 1) == ["grief"]
    assert deck_size(game, 1) == 10 - 1 - 3


@rule("T-MAND-04")
def test_the_involved_choose_who_runs_for_them():
    """Knowing what each carries."""
    game = arrive(flats(players=2, where={1: "sucking-flats"}, purse=["anvil"]))
    assert isinstance(game.pending(), ChooseLeader)
    assert sorted(offered(game)) == ["run/s1/sucking-flats", "run/s2/sucking-flats"]

    choose(game, "run/s2")

    assert len(this_pass(game).drawn) == 1


@rule("T-RUL-58", "T-DRAW-08", "T-DRAW-10")
def test_when_the_active_player_falls_the_others_run_and_all_is_computed_anew():
    """The first carries five and falls paying for cards; for the second it is one card and one success."""
    game = flats(
        players=2,
        where={1: "sucking-flats"},
        purse=["anvil", "stone"],
        deck=2,
        pile=2,
        life=[1, 9],
        decks={1: STARS},
    )
    arrive(game)
    choose(game, "run/s1")
    while offered(game)[0].startswith("banish/"):
        choose(game, offered(game)[0])

    assert table.is_unconscious(game, 0)
    assert this_pass(game).active == 1
    assert len(this_pass(game).drawn) == 1
    choose(game, "reveal", "count/1")
    assert isinstance(game.pending(), ChooseAction)
    assert life(game, 1) == 9


@rule("T-RUL-45")
def test_it_is_repeated_only_when_somebody_arrives_anew_and_then_all_join():
    """After the failed run the turn is free; the next to arrive takes the first with them."""
    game = arrive(flats(players=2, deck=9))
    choose(game, "reveal")
    assert isinstance(game.pending(), ChooseAction)

    arrive(game, 1)
    choose(game, "run/s2")

    assert this_pass(game).involved == (1, 0)


@rule("T-RUL-45")
def test_a_terrain_put_under_the_figures_counts_as_arriving():
    """Replaced by the flats, the field is left without a step."""
    game = farlamp_table(LAND, only=["k-t-03"], at="field")

    play(game, "discard this and put 147 in its place", this="field")

    assert this_pass(game).mandatory
