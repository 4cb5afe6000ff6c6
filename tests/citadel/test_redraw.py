"""redraw, and failures that cards take back: what a text still changes once the cards lie open."""

import pytest

from enduring import (
    act,
    choose,
    citadel_table,
    deck_size,
    die,
    finish,
    hand,
    life,
    offered,
    pile,
    purse,
    zone,
)
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

HALL = """
- number: 10
  uid: hall
  back: green
  kind: terrain
  actions:
    - climb: {cost: 2, difficulty: 1, success: take 031, failure: lose 1 life}
    - fight: {cost: 3, chain: true, difficulty: 2, success: take 031, failure: lose 1 life}
    - think: {cost: 1, difficulty: 1, modifiers: [skip the failure], success: take 031, failure: lose 1 life}
    - listen:
        cost: 2
        difficulty: 2
        modifiers: [skip the failure if light was used]
        success: take 031
        failure: lose 1 life
    - dodge:
        cost: 1
        rows:
          - {difficulty: 2, success: die down 1, failure: lose 1 life}
          - {difficulty: 1, success: [take 031, discard this], failure: lose 1 life}
- {number: 31, uid: find, back: green, kind: quest item}
- {skill: turn, effects: ["any: after the reveal, may redraw up to 2"]}
- {skill: luck, effects: ["instead of failing climb, dodge: may discard this"]}
- {skill: grit, effects: ["instead of failing climb, if your life is at least 5: may lose 4 life"]}
- {skill: tip, effects: ["any: help, may redraw up to 1"]}
- {skill: jolt, reflex: true, effects: ["must climb: after the reveal, lose 1 life", "climb: +1 success"]}
- {skill: knack, effects: ["climb: 1 fist for +1 success, max 1"]}
- {number: 40, uid: lamp, back: green, kind: purse, keywords: [light], effects: ["listen: cost -1"]}
- {number: 41, uid: rope, back: green, kind: purse, effects: ["instead of failing climb: may discard this"]}
- {number: 42, uid: charm, back: green, kind: quest item, effects: ["instead of failing any: may lose 2 life"]}
- {skill: last, reflex: true, effects: ["instead of failing any: may lose 3 life"]}
"""


def hall(deck, **settings):
    return citadel_table(HALL, at="hall", deck=deck, **settings)


# -- drawing anew ----------------------------------------------------------------------------------


@rule("T-RES-01", "T-DRAW-06")
def test_new_cards_count_and_old_ones_do_not():
    """Two blank cards go to the pile, a star and a blank one come: a failure becomes a success."""
    game = hall(["blank", "blank#2", "star", "blank#3", "left"], hand=["turn"])

    act(game, "climb", "reveal", "apply/turn")
    assert offered(game) == ["redraw/blank", "redraw/blank#2"]
    choose(game, "redraw/blank", "redraw/blank#2")
    assert this_pass(game).drawn == tuple(game.zones[tabletop.DRAWN])
    assert pile(game) == ["blank", "blank#2"]
    finish(game)

    assert zone(game, "find") == tabletop.QUESTS
    assert pile(game) == ["blank", "blank#2", "blank#3", "star"]


def test_one_card_is_enough():
    """At least one must be chosen, a second one may; without a price it is used once."""
    game = hall(["blank", "left", "right", "star"], hand=["turn"])

    act(game, "climb", "reveal", "apply/turn", "redraw/blank")
    assert offered(game) == ["redraw/left", "done"]
    choose(game, "done")

    assert "apply/turn" not in offered(game)
    finish(game)
    assert (zone(game, "find"), deck_size(game)) == (tabletop.QUESTS, 1)


@rule("T-DRAW-07", "T-DRAW-06")
def test_a_short_deck_gives_what_it_has():
    """No Recovery is forced, and no life point lost."""
    game = hall(["blank", "blank#2", "star"], hand=["turn"], life=8)

    act(game, "climb", "reveal", "apply/turn", "redraw/blank", "redraw/blank#2")
    finish(game)

    assert (life(game), deck_size(game), pile(game)) == (8, 0, ["blank", "blank#2", "star"])
    assert zone(game, "find") == tabletop.QUESTS


@rule("T-RES-13", "T-RES-15")
def test_icons_come_and_go_with_their_cards():
    """The fist of a card that is drawn anew cannot be spent any more; that of the new one can."""
    game = hall(["fist", "blank", "fist#2"], hand=["turn", "knack"])
    act(game, "climb", "reveal")
    assert this_pass(game).icons[0] == 1

    copy = choose(game.clone(), "apply/turn", "redraw/blank", "done")
    assert this_pass(copy).icons[0] == 2
    choose(game, "apply/turn", "redraw/fist", "done")
    assert this_pass(game).icons[0] == 1

    choose(game, "convert/knack", "count/1")
    assert zone(finish(game), "find") == tabletop.QUESTS


def test_an_icon_that_is_spent_stays_spent():
    """What it was spent for remains; there are never fewer icons than none."""
    game = hall(["fist", "blank", "blank#2"], hand=["turn", "knack"])

    act(game, "climb", "reveal", "convert/knack", "apply/turn", "redraw/fist", "done")

    assert this_pass(game).icons == (0, 0, 0, 0, 0)
    assert "count/1" in offered(game)


@rule("T-RES-21", "T-RES-22")
def test_a_reflex_drawn_anew_works_when_it_is_revealed():
    """What it must do is done at once, what it may do can be applied; the discarded one does nothing more."""
    game = hall(["blank", "left", "jolt"], hand=["turn"], life=8)

    act(game, "climb", "reveal", "apply/turn", "redraw/blank", "done")

    assert life(game) == 7
    assert "apply/jolt/2" in offered(game)


@rule("T-RES-06", "T-RES-07")
def test_a_chain_counts_as_many_cards_as_before():
    """Three cards were demanded, so of those revealed three count."""
    game = hall(["blank", "blank#2", "blank#3", "star", "star#2"], hand=["turn"])

    finish(act(game, "fight", "reveal", "apply/turn", "redraw/blank", "redraw/blank#2"))

    assert zone(game, "find") == tabletop.QUESTS


@rule("T-TURN-14")
def test_a_helper_chooses_and_the_active_player_draws():
    """The text speaks to who helps; the cards are those of the active player."""
    game = hall(["blank", "blank#2", "star"], players=2, hands={1: ["tip"]})

    act(game, "climb", "reveal", joined=[1])
    choose(game, "help")
    assert game.pending().seat(game) == 1
    choose(game, "redraw/blank")
    finish(game)

    assert (pile(game), pile(game, 1)) == (["blank", "blank#2", "star"], [])
    assert zone(game, "find") == tabletop.QUESTS


# -- failures that are turned ----------------------------------------------------------------------


@rule("T-GEN-02")
@pytest.mark.parametrize(
    ("bearers", "price"),
    [
        ({"hand": ["luck"]}, "luck"),
        ({"purse": ["rope"]}, "rope"),
        ({"hand": ["grit"], "life": 9}, 4),
        ({"quests": ["charm"], "life": 9}, 2),
    ],
)
def test_a_failure_is_turned_for_a_price(bearers, price):
    """Right after the comparison the active player may pay; then the success counts and nothing of the failure."""
    game = hall(["blank", "blank#2"], **bearers)
    before = life(game)

    act(game, "climb")
    finish(game, "select", "turn-failure")

    assert zone(game, "find") == tabletop.QUESTS
    assert before - life(game) == (price if isinstance(price, int) else 0)
    assert price not in (*hand(game), *purse(game))


def test_a_failure_that_is_not_turned_stands():
    """The offer may be declined; without the price, or in another action, there is none."""
    game = hall(["blank", "blank#2"], hand=["luck"], life=9)
    act(game, "climb")
    copy = finish(game.clone())
    assert (hand(copy), life(copy)) == (["luck"], 8)

    weak = act(hall(["blank", "blank#2"], hand=["grit"], life=4), "climb")
    finish(weak, "turn-failure")
    assert life(weak) == 3

    other = act(hall(["blank", "blank#2"], hand=["grit"], life=9), "listen")
    finish(other, "turn-failure")
    assert life(other) == 8


def test_a_success_is_not_turned():
    """Nothing is offered where nothing failed."""
    game = hall(["star", "blank"], hand=["luck"])

    finish(act(game, "climb"), "turn-failure")

    assert hand(game) == ["luck"]


@rule("T-TURN-12", "T-TURN-13")
def test_only_the_active_player_turns_a_failure():
    """An involved player's own card is of no use to another."""
    game = hall(["blank", "blank#2"], players=2, hands={1: ["luck"]}, life=9)

    act(game, "climb", joined=[1])
    finish(game, "turn-failure")

    assert (hand(game, 1), life(game)) == (["luck"], 8)


@rule("T-RES-21")
def test_a_reflex_turns_the_failure_it_was_revealed_in():
    """It lies among the drawn cards; from the hand it does nothing."""
    game = hall(["last", "blank"], life=9)
    finish(act(game, "climb"), "turn-failure")
    assert (zone(game, "find"), life(game)) == (tabletop.QUESTS, 6)

    held = hall(["blank", "blank#2"], hand=["last"], life=9)
    finish(act(held, "climb"), "turn-failure")
    assert life(held) == 8


@rule("T-CPD-12", "T-CPD-10")
def test_a_turned_failure_of_a_compound_action_moves_the_die_on():
    """The die goes to the next row and is not lowered."""
    game = hall(["blank", "blank#2"], hand=["luck"], life=9)

    finish(act(game, "dodge"), "turn-failure")

    assert life(game) == 9
    assert die(game, "hall") == (2, 1)


def test_a_failure_can_be_without_consequence():
    """Among an action's own modifiers; it is a failure all the same."""
    game = finish(act(hall(["blank"], life=9), "think"))

    assert life(game) == 9
    assert zone(game, "find") != tabletop.QUESTS


@pytest.mark.parametrize(("verb", "left"), [("select", 9), ("nothing", 8)])
def test_what_was_used_decides_about_the_consequence(verb, left):
    """A Purse card with the keyword was selected, or was not."""
    game = hall(["blank", "blank#2"], purse=["lamp"], life=9)

    finish(act(game, "listen"), verb)

    assert life(game) == left
