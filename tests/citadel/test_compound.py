"""Compound actions: rows, the die that lies on one of them, and what becomes of it."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    deck_size,
    die,
    finish,
    hand,
    life,
    offered,
    past,
    pile,
    play,
    zone,
)
from fogbound.rules.citadel import table
from fogbound.rules.citadel.compound import with_dice
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import alone, rule
from second_seat import seat_of

WELL = """
- number: 10
  uid: well
  back: green
  kind: terrain
  actions:
    - dig:
        cost: 2
        rows:
          - {difficulty: 4, success: die down 1, failure: lose 1 life}
          - {cost: 3, chain: true, difficulty: 2, success: die down 2}
          - {difficulty: 6, success: lose 5 life}
          - {cost: 0, difficulty: 1, success: gain 1 life}
    - climb: {cost: 1, difficulty: 0}
- number: 11
  uid: gate
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - tinker:
        rows:
          - {cost: 1, difficulty: 2, success: die down 1}
          - {cost: 1, difficulty: 1, success: discard this}
- {skill: jolt, effects: ["dig: after the reveal, may die -2"]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 13))]


def well(**settings):
    return citadel_table(WELL, at="well", **{"deck": STARS, **settings})


@rule("T-CPD-01", "T-CPD-02", "T-CPD-03")
def test_a_die_goes_on_the_first_row_set_to_its_difficulty():
    """Taking the action puts a die with 4 on row 1."""
    game = well()
    assert die(game, "well") == (0, 0)

    act(game, "dig")

    assert die(game, "well") == (1, 4)


@rule("T-CPD-04", "T-CPD-08", "T-CPD-10", "T-CPD-11")
def test_a_failed_pass_lowers_the_die_and_costs_what_its_row_says():
    """Two successes counted: the die shows 2, a life point is lost; later the dig goes on from there."""
    game = act(well(), "dig", "reveal", "count/2")
    assert die(game, "well") == (1, 2)
    assert life(game) == 9
    finish(act(game, "climb"))

    act(game, "dig")

    assert die(game, "well") == (1, 2)


@rule("T-CPD-06", "T-CPD-12", "T-CPD-14", "T-CPD-15")
def test_a_success_moves_the_die_and_what_is_left_over_is_lost():
    """Six stars against 4: the die lies on row 2 and shows that row's 2, not less."""
    game = act(well(), "dig", *["draw"] * 4, "reveal", "count/6")

    assert die(game, "well") == (2, 2)
    assert offered(game)[0].startswith("dig/")


@rule("T-CPD-13", "T-RUL-39", "T-RES-25")
def test_the_die_may_skip_rows():
    """From row 2 it goes down two, past row 3; row 2 has its own cost and chain, row 4 its own cost."""
    game = well()
    act(game, "dig", "draw", "draw", "reveal", "count/4")
    act(game, "dig")
    assert len(this_pass(game).drawn) == 3
    assert this_pass(game).limit == 3
    choose(game, "reveal", "count/2")
    assert die(game, "well") == (4, 1)

    act(game, "dig")

    assert this_pass(game).drawn == ()
    assert life(game) == 10


@rule("T-RUL-39")
def test_a_row_without_a_cost_has_that_of_the_action():
    """Row 1 says nothing of a cost, so it is the action's 2."""
    game = act(well(), "dig")

    assert len(this_pass(game).drawn) == 2
    assert not this_pass(game).printed_row(game).chain


@rule("T-RUL-34", "T-RUL-35", "T-CPD-17")
def test_a_success_on_the_last_row_ends_the_action_which_may_be_begun_anew():
    """The last row says nothing of the die: it is taken off, and a new dig starts at row 1."""
    game = well()
    game.set_count(card(game, "well"), table.ROW, 4)
    game.set_count(card(game, "well"), table.DIE, 1)
    act(game, "dig", "draw", "reveal", "count/1")
    assert life(game) == 11
    assert die(game, "well") == (0, 0)

    act(game, "dig")

    assert die(game, "well") == (1, 4)


@rule("T-RUL-34")
def test_past_the_last_row_the_action_is_over():
    """Going down further than there are rows takes the die off."""
    game = well()
    act(game, "dig", "reveal", "count/0")

    play(game, "die down 4", this="well")

    assert die(game, "well") == (0, 0)


@rule("T-CPD-16", "T-CPD-12")
@pytest.mark.parametrize("way", ["discard", "banish", "return"])
def test_a_card_that_leaves_gives_its_die_back(way):
    """However the gate goes, its die goes with it."""
    game = well(board={(1, 0): "gate"})
    act(game, "tinker", "reveal", "count/1")
    assert die(game, "gate") == (1, 1)

    play(game, f"{way} this", this="gate")

    assert die(game, "gate") == (0, 0)
    assert zone(game, "gate") != tabletop.BOARD


@rule("T-RUL-33")
def test_a_die_below_one_counts_as_difficulty_nothing():
    """A jolt takes the last points off the die: the pass succeeds without a success."""
    game = well(hand=["jolt"])
    act(game, "dig", "reveal", "count/2")

    act(game, "dig", "reveal", "apply/jolt/1")
    assert die(game, "well") == (1, 0)
    choose(game, "count/0")

    assert die(game, "well") == (2, 2)


@rule("T-RUL-37", "T-CMP-04")
def test_a_die_is_rolled_without_a_free_die():
    """Four dice lie on cards and still one can be rolled."""
    text = quarries(4)
    game = citadel_table(text, at="quarry-1", deck=STARS)
    for number in range(1, 5):
        game.set_count(card(game, f"quarry-{number}"), table.ROW, 1)
        game.set_count(card(game, f"quarry-{number}"), table.DIE, 5)

    play(game, "{roll: {1-6: gain 1 life}}")

    assert life(game) == 11


def quarries(number):
    """So many Terrains with a compound action."""
    entry = """
- number: {at}
  uid: quarry-{at}
  back: green
  kind: terrain
  actions:
    - dig:
        cost: 1
        rows:
          - {{difficulty: 5, success: die down 1}}
          - {{difficulty: 1}}
"""
    return "".join(entry.format(at=at) for at in range(1, number + 1)).replace("number: ", "number: 8")


@rule("T-CPD-05", "T-RUL-36", "T-CMP-04")
def test_with_four_dice_in_use_the_active_player_takes_one_from_another_card():
    """The robbed card loses its progress."""
    game = citadel_table(quarries(5), at="quarry-5", deck=STARS)
    for number in range(1, 5):
        game.set_count(card(game, f"quarry-{number}"), table.ROW, 2)
        game.set_count(card(game, f"quarry-{number}"), table.DIE, 1)

    act(game, "dig")
    assert offered(game) == [f"take-die/quarry-{number}" for number in range(1, 5)]
    choose(game, "take-die/quarry-3")

    assert die(game, "quarry-3") == (0, 0)
    assert die(game, "quarry-5") == (1, 5)


@rule("T-RUL-38", "T-RUL-40")
def test_progress_belongs_to_the_card_and_involvement_to_the_pass():
    """Another character goes on where the first stopped, and who takes part is asked anew."""
    game = well(players=2)
    choose(game, "dig/s1", "join", "accept")
    assert this_pass(game).involved == (0, 1)
    choose(game, "reveal", "count/2")

    choose(game, "dig/s2")
    assert offered(game) == ["join/s1", "stay-out/s1"]
    choose(game, "stay-out")

    assert die(game, "well") == (1, 2)
    assert this_pass(game).involved == (1,)


HOUNDS = """
- number: 305
  uid: hounds
  back: green
  kind: temporary event
  actions:
    - fight:
        rows:
          - cost: 2
            chain: true
            difficulty: 4
            success: suffer 2 damage, then add 1 to hand, then die down 1
            failure: suffer 1 damage
          - {cost: 2, chain: true, difficulty: 3, success: discard this, failure: suffer 2 damage}
- number: 20
  uid: kennel
  back: green
  kind: terrain
  actions:
    - dig: {success: take 305}
- number: 21
  uid: sword
  back: green
  kind: purse
  keywords: [weapon]
  effects:
    - one-of: ["fight: 1 extra card", "fight: 1 fist for +1 success, max 3"]
- {skill: keen, strip: {stars: 1, icons: [fist]}}
"""
DUEL = ["star", "star#2", "keen", "wild", "blank", "blank#2", "blank#3", "blank#4"]


def kennel(**settings):
    """Ansa and Bartholt have turned over the hounds; Cora is elsewhere."""
    game = citadel_table(
        HOUNDS,
        at="kennel",
        board={(1, 0): "field"},
        players=3,
        where={2: "field"},
        **settings,
    )
    return act(game, "dig", "reveal")


def drawn_out(game):
    """Bartholt fights with his sword, draws four cards and reveals them."""
    return choose(game, "fight/s2", "select/sword", "draw", "draw", "reveal")


@rule("T-EX-08", "T-MAND-01", "T-MAND-04", "T-CPD-03", "T-TURN-09", "T-TURN-10")
def test_everybody_on_the_terrain_is_drawn_into_a_mandatory_fight():
    """Two of three stand there; either may be active, not the third; the die shows 4."""
    game = kennel()
    assert offered(game) == ["fight/s1/hounds", "fight/s2/hounds"]

    choose(game, "fight/s2")

    assert this_pass(game).involved == (1, 0)
    assert die(game, "hounds") == (1, 4)


@rule("T-EX-10", "T-RES-10")
def test_two_cards_count_and_two_fists_turn():
    """Two stars under the chain, a fist and a wild one as a fist: four against four."""
    game = drawn_out(kennel(decks={1: DUEL}, purses={1: ["sword"]}))

    choose(game, "convert/sword/2", "pay-fist", "convert/sword/2")
    assert offered(game)[0] == "count/4"
    choose(game, "count/4")

    assert die(game, "hounds") == (2, 3)


@rule("T-EX-11")
def test_the_other_use_of_the_sword_is_not_enough():
    """Three cards count, nothing can be turned: three against four fails."""
    game = drawn_out(kennel(decks={1: DUEL}, purses={1: ["sword"]}))

    choose(game, "apply/sword/1")
    assert offered(game) == ["count/3", "count/2", "count/1", "count/0"]
    choose(game, "count/3")

    assert die(game, "hounds") == (1, 1)


@rule("T-EX-12", "T-CPD-10", "T-CPD-11")
def test_a_near_miss_leaves_the_die_at_one():
    """Three counted of four: the die goes to 1, the row's failure hurts, and it is still row 1."""
    game = drawn_out(kennel(decks={1: DUEL}, purses={1: ["sword"]}))

    choose(game, "convert/sword/2", "pay-fist", "count/3")

    assert die(game, "hounds") == (1, 1)
    assert life(game, 1) == 9


@rule("T-EX-13", "T-CONS-02", "T-CONS-03", "T-CONS-04")
def test_what_follows_strikes_the_active_player_alone():
    """Bartholt loses two and keeps one of his four cards; the die goes to row 2; Ansa loses nothing."""
    game = drawn_out(kennel(decks={1: DUEL}, purses={1: ["sword"]}))
    choose(game, "convert/sword/2", "pay-fist", "convert/sword/2", "count/4")
    assert offered(game) == ["retain/star", "retain/star#2", "retain/keen", "retain/wild", "done"]

    choose(game, "retain/keen")

    assert (life(game, 0), life(game, 1)) == (10, 8)
    assert hand(game, 1) == ["keen"]
    assert pile(game, 1) == ["star", "star#2", "wild"]
    assert die(game, "hounds") == (2, 3)


@rule("T-EX-14", "T-CPD-07", "T-CPD-09", "T-MAND-03")
def test_the_fight_must_be_taken_again_with_an_active_player_of_choice():
    """After the first row nothing else can be done; Ansa leads the next pass and pays from her own deck."""
    game = drawn_out(kennel(decks={1: DUEL}, purses={1: ["sword"]}))
    choose(game, "convert/sword/2", "pay-fist", "convert/sword/2", "count/4", "done")
    assert sorted(offered(game)) == ["fight/s1/hounds", "fight/s2/hounds"]
    before = deck_size(game, 0), deck_size(game, 1)

    choose(game, "fight/s1")

    assert (deck_size(game, 0), deck_size(game, 1)) == (before[0] - 2, before[1])


@rule("T-RUL-41", "T-RUL-80")
def test_hand_limits_wait_until_a_mandatory_compound_action_is_over():
    """Between two passes a hand above its maximum stays as it is; when the hounds are gone it is trimmed."""
    stars = {0: STARS}
    game = kennel(decks=stars, hands={0: ["blank", "blank#2", "blank#3", "blank#4"]})

    choose(game, "fight/s1", "draw", "draw", "reveal")
    finish_fight(game)

    assert zone(game, "hounds") == tabletop.PAST
    assert len(hand(game)) == 4


def finish_fight(game):
    """Fight on, keeping what can be kept and trimming hands only when asked for it."""
    seen = False
    for _ in range(80):
        ids = offered(game)
        if ids[0].startswith("dig/"):
            assert seen, "the hand was never trimmed"
            return
        if ids[0].startswith("discard/"):
            assert zone(game, "hounds") == tabletop.PAST
            seen = True
        wanted = [found for found in ids if found.startswith(("retain/", "fight/s1"))]
        choose(game, (wanted or [found for found in ids if found == "reveal"] or ids)[0])


@rule("T-RUL-41", "T-RUL-43")
def test_what_waits_for_the_end_of_the_action_waits_for_the_last_pass():
    """An effect put off during a mandatory compound action comes when that is over."""
    text = """
- number: 305
  uid: hounds
  back: green
  kind: temporary event
  actions:
    - fight:
        rows:
          - {cost: 0, difficulty: 0, success: "die down 1, then after the action: lose 4 life"}
          - {cost: 0, difficulty: 0, success: discard this}
- {number: 20, uid: kennel, back: green, kind: terrain, actions: [dig: {success: take 305}]}
"""
    game = citadel_table(text, at="kennel")
    act(game, "dig", "reveal", "reveal")
    assert die(game, "hounds") == (2, 0)
    assert life(game) == 10

    choose(game, "reveal")

    assert past(game) == ["hounds"]
    assert life(game) == 6


@alone("needs everybody together")
@rule("T-RUL-42")
def test_progress_on_the_board_is_lost_when_the_board_is_cleared():
    """Saving discards the gate and with it the die; the Terrain under the figures keeps its own."""
    text = WELL + "\n- {page: first, booklet: ebb, tremor: 0, life: [10, 10, 10, 10]}\n"
    game = citadel_table(text, at="well", board={(1, 0): "gate"}, page="first", deck=STARS)
    act(game, "tinker", "reveal", "count/1")
    act(game, "dig", "reveal", "count/2")

    choose(game, "save-game")

    assert die(game, "gate") == (0, 0)
    assert die(game, "well") == (1, 2)


FERRY = """
- skill: ferry
  copies: 2
  actions:
    - dig: {cost: 1, rows: [{difficulty: 3, success: gain 5 life, failure: lose 1 life}]}
- {skill: push, effects: ["dig: after the reveal, may die -2"]}
"""


@rule("T-CPD-16", "T-RES-25", "T-HAND-04")
def test_who_drops_the_skill_of_a_compound_action_still_has_to_reach_its_die():
    """The die goes back to the pool with the card, and the successes are compared with what it showed."""
    game = citadel_table(FERRY, hand=["ferry"], deck=["star", "blank"])

    act(game, "dig", "reveal", "drop-skill/s1/ferry")
    choose(game, "count/0")

    assert with_dice(game) == []
    assert life(game) == 9


@rule("T-CPD-16", "T-RES-25")
def test_what_the_die_showed_last_counts_when_its_card_is_dropped():
    """A push has lowered the die before: one success is enough."""
    game = citadel_table(FERRY, hand=["ferry", "push"], deck=["star"])

    act(game, "dig", "reveal", "apply/push/1", "drop-skill/s1/ferry")
    choose(game, "count/1")

    assert life(game) == 15


@rule("T-CPD-16", "T-ZONE-13")
def test_a_skill_that_is_unblocked_into_the_deck_gives_its_die_back():
    """It was blocked with a die on it."""
    game = citadel_table(FERRY, hand=["ferry"], deck=["blank", "star"])
    act(game, "dig", "reveal")
    play(game, "block one skill in your hand of your choice")

    play(game, "unblock cards among your blocked cards")

    assert zone(game, "ferry") == table.DECKS + seat_of(0)
    assert die(game, "ferry") == (0, 0)


@rule("T-CPD-16")
def test_a_skill_that_is_exchanged_gives_its_die_back():
    """It goes back to the reserve without it."""
    game = citadel_table(FERRY, hand=["ferry"], deck=["blank", "star"])
    act(game, "dig", "reveal")
    assert die(game, "ferry") == (1, 3)

    play(game, "exchange up to 1 skill", "give-up-skill/ferry", "pick-skill/fist")

    assert zone(game, "ferry") == tabletop.OUT
    assert die(game, "ferry") == (0, 0)


@rule("T-CPD-03", "T-CPD-14")
def test_a_difficulty_is_worked_out_for_who_is_active():
    """The first row and the next are set for the second player, who has other life points than the first."""
    text = """
- number: 10
  uid: wall
  back: green
  kind: terrain
  actions: [climb: {rows: [{difficulty: your life, success: die down 1}, {difficulty: your life}]}]
"""
    game = citadel_table(text, at="wall", players=2, life=[6, 2], decks={1: ["star", "star#2"]})
    act(game, "climb", seat=1)
    assert die(game, "wall") == (1, 2)

    choose(game, "draw", "draw", "reveal", "count/2")

    assert die(game, "wall") == (2, 2)
