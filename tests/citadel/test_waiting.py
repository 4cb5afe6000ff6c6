"""What waits for the end of an action: in which order it comes, for whom, and when nobody is left."""

import pytest

from enduring import (
    act,
    at_cell,
    card,
    choose,
    citadel_table,
    finish,
    life,
    names,
    news,
    offered,
    past,
    pile,
    purse,
    standing,
    terrain,
    under_fog,
    zone,
)
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import tabletop
from rulebook import rule

CAMP = """
- number: 10
  uid: camp
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: take 020}
    - swim: {success: "take 020, then take 021, then lose 1 life"}
    - talk: {success: ["after the action: set the tremor to 3", "after the action: raise the tremor by 1"]}
    - think: {success: ["take 020", "after the action: lose 4 life"]}
- number: 20
  uid: wolf
  back: green
  kind: temporary event
  actions: [fight: {cost: 1, difficulty: 1, failure: each involved suffers 99 damage}]
- {number: 21, uid: bear, back: green, kind: temporary event, actions: [fight: {cost: 1}]}
- {number: 22, uid: torch, back: green, kind: purse, effects: ["dig: +1 success", "selected in dig: lose 2 life"]}
- {number: 23, uid: pouch, back: green, kind: purse}
"""


def camp(players=2, **settings):
    """The first player is elsewhere; the others are in the camp."""
    given = {
        "at": "field",
        "board": {(1, 0): "camp"},
        "where": dict.fromkeys(range(1, players), "camp"),
        **settings,
    }
    return citadel_table(CAMP, players=players, **given)


@rule("T-RUL-43", "T-CONS-03", "T-CONS-07")
def test_what_selected_cards_bring_comes_before_the_mandatory_action():
    """The wolf is turned over; the revealed card is discarded and the torch burns before anybody fights it."""
    game = camp(purses={1: ["torch"]}, decks={1: ["star", "blank"]})

    act(game, "dig", "select/torch", "reveal", "count/0", seat=1)

    assert (this_pass(game).card, life(game, 1), pile(game, 1)) == (card(game, "wolf"), 8, ["star"])


@rule("T-RUL-43")
def test_what_was_put_off_comes_in_the_order_in_which_it_was_said():
    """Three first, then one more."""
    game = camp()

    act(game, "talk", "reveal", seat=1)

    assert game.registers[table.TREMOR] == 4


@rule("T-RUL-43", "T-GEN-10")
def test_what_was_put_off_comes_before_a_mandatory_action_and_strikes_who_acted():
    """The wolf was met first, yet the loss belongs to the action that is just over, and to its active player."""
    game = camp(3)

    act(game, "think", "reveal", seat=2)

    assert [life(game, seat) for seat in range(3)] == [10, 10, 6]
    assert sorted(offered(game)) == ["fight/s2/wolf", "fight/s3/wolf"]


@rule("T-UNC-07", "T-RUL-64", "T-RUL-44")
def test_every_event_whose_people_have_fallen_goes_back():
    """Two beasts wait and the first fells all who are there: both are returned, and the one elsewhere plays on."""
    game = camp(3, life=[10, 5, 5])

    act(game, "swim", "reveal", seat=1)
    choose(game, "fight/s2", "reveal")
    finish(game)

    assert zone(game, "wolf") == zone(game, "bear") == tabletop.ADVENTURE_DECK
    assert (past(game), names(game, game.zones[tabletop.RESOLVING])) == ([], [])
    assert game.agenda == []
    assert isinstance(game.pending(), ChooseAction)
    assert not any("/s2" in found or "/s3" in found for found in offered(game))


@rule("T-RUL-60", "T-RUL-44", "T-UNC-07")
def test_an_event_stays_for_those_who_are_left():
    """The wolf fells one of two and is discarded; the bear is for the other one."""
    text = CAMP.replace("99 damage", "5 damage")
    game = citadel_table(
        text, players=3, at="field", board={(1, 0): "camp"}, where={1: "camp", 2: "camp"}, life=[10, 20, 6]
    )

    act(game, "swim", "reveal", seat=2)
    choose(game, "fight/s3", "reveal", "banish")

    assert [life(game, seat) for seat in range(3)] == [10, 15, 0]
    assert past(game) == ["wolf"]
    assert (this_pass(game).card, this_pass(game).active) == (card(game, "bear"), 1)


TERRAINS = """
- {number: 10, uid: flats, back: green, kind: terrain, actions: [run: {cost: 0, mandatory: true, success: lose 1 life}]}
- {number: 11, uid: thorns, back: green, kind: permanent event, placement: [east],
   actions: [climb: {cost: 0, mandatory: true, success: lose 2 life}]}
"""


@rule("T-RUL-44", "T-RUL-46", "T-MAND-05")
def test_who_has_arrived_orders_what_falls_due_together():
    """The second player came to the flats last and is asked; those who stand there already are not."""
    game = citadel_table(
        TERRAINS,
        players=3,
        at="field",
        board={(0, 1): "flats", (-1, 1): "thorns"},
        where={2: "flats"},
    )

    act(game, "move", "reveal", seat=1)
    assert (game.pending().seat(game), offered(game)) == (1, ["face/flats", "face/thorns"])
    choose(game, "face/thorns")
    assert game.pending().seat(game) == GROUP
    assert sorted(offered(game)) == ["climb/s2/thorns", "climb/s3/thorns"]
    choose(game, "climb/s3", "reveal", "run/s2", "reveal")

    assert [life(game, seat) for seat in range(3)] == [10, 9, 8]
    assert terrain(game, 0) == "field"


# -- opening a space -------------------------------------------------------------------------------

BANKS = """
- {number: 10, uid: pier, back: green, kind: terrain, arrows: {east: [I, 13]}}
- {number: 12, uid: shed, back: green, kind: terrain, arrows: {north: [I, 14]}}
- {number: 13, uid: corner, back: green, kind: terrain}
- {number: 14, uid: attic, back: green, kind: terrain}
- {number: 14, uid: linked-attic, back: green, kind: terrain, link: eel}
- {number: 15, uid: token, back: green, kind: purse, shows: [eel]}
- fog: bog
  area: I
  kind: permanent event
  back-actions: [pathfind: {success: flip}]
  actions:
    - listen: {cost: 1, rows: [{difficulty: 1, success: die down 1}, {difficulty: 1, success: discard this}]}
- fog: eels
  area: I
  kind: temporary event
  back-actions: [pathfind: {success: flip}]
  actions:
    - fight: {cost: 1, rows: [{difficulty: 1, success: die down 1}, {difficulty: 1, success: discard this}]}
"""


def banks(fog, where, text=BANKS, **settings):
    """A space between pier and shed, which lead into it with different numbers; a third player is elsewhere."""
    stars = {
        seat: [f"star#{2 * seat + 2}", f"star#{2 * seat + 3}", f"blank#{seat + 30}"] for seat in range(3)
    }
    game = citadel_table(
        text,
        players=3,
        at="pier",
        board={(1, 1): "shed", (5, 5): "field"},
        where=where,
        deck=stars[0],
        decks={1: stars[1], 2: stars[2]},
        **settings,
    )
    under_fog(game, fog, 1, 0)
    return game


@rule("T-RUL-112", "T-RUL-86", "T-EXPL-03", "T-EXPL-04")
def test_who_finished_an_event_opens_its_space():
    """The first turns the bog over and clears its first row; the second, on the shed, finishes it: the shed's number."""
    game = banks("bog", {1: "shed", 2: "field"})
    act(game, "pathfind", "reveal", seat=0)
    act(game, "listen", "reveal", "count/1", seat=0)
    assert at_cell(game, 1, 0) == "bog"

    act(game, "listen", "reveal", "count/1", seat=1)

    assert at_cell(game, 1, 0) == "attic"
    assert [item.seat for item in game.news if item.what == "taken"][-1] == 1


@rule("T-RUL-112", "T-RUL-86", "T-TAKE-04", "T-RUL-70")
@pytest.mark.parametrize("end", ["discard this", "nothing"])
@pytest.mark.parametrize(("leader", "taken"), [(0, "attic"), (1, "linked-attic")])
def test_the_active_player_of_the_last_pass_takes_the_card_behind(leader, taken, end):
    """Both fight on the shed; who leads the last pass takes the card, and only their pictograph counts."""
    text = BANKS.rsplit("discard this", 1)  # the last row of the eels
    game = banks("eels", {0: "shed", 1: "shed", 2: "field"}, text=end.join(text), purses={1: ["token"]})
    act(game, "pathfind", "reveal", seat=0)

    choose(game, "fight/s2" if leader == 0 else "fight/s1", "reveal", "count/1")
    choose(game, f"fight/s{leader + 1}", "reveal", "count/1")

    assert at_cell(game, 1, 0) == taken
    assert [item.seat for item in game.news if item.what == "taken"][-1] == leader


@rule("T-RUL-86", "T-EXPL-04", "T-EXPL-03")
def test_the_second_player_opens_a_space_from_their_own_terrain():
    """An ordinary event from the fog: the number is that of the shed, where the second player stands."""
    game = banks("fog-1", {1: "shed", 2: "field"})

    act(game, "pathfind", "reveal", seat=1)

    assert at_cell(game, 1, 0) == "attic"
    assert terrain(game, 1) == "shed"


@rule("T-RUL-57", "T-MAND-03")
def test_a_waiting_duty_of_some_leaves_no_gift_to_others():
    """While the second and third must fight, nobody gives or saves, not even the first, elsewhere."""
    game = camp(3, where={2: "camp"}, at="camp", board={}, purse=["pouch"])

    act(game, "dig", "reveal", seat=1)

    assert sorted(offered(game)) == ["fight/s1/wolf", "fight/s2/wolf", "fight/s3/wolf"]
    assert [found for found in standing(game) if "pouch" in found] == ["drop/s1/pouch"]
    choose(game, "drop/s1/pouch")
    assert (purse(game), news(game, "given")) == ([], [])


@rule("T-SCN-04", "T-RUL-43")
def test_what_was_put_off_is_still_done_when_the_scenario_is_over():
    """The way home was taken first, yet the loss belongs to the action and comes before the epilogue."""
    text = """
- {page: ebb-1, booklet: ebb, tremor: 0, epilogue: gain 1 life}
- {number: 10, uid: quay, back: green, kind: terrain,
   actions: [run: {success: ["the scenario ends", "after the action: set your life to 4"]}]}
"""
    game = citadel_table(text, players=2, page="ebb-1", at="field", board={(1, 0): "quay"}, where={1: "quay"})

    act(game, "run", "reveal", seat=1)

    assert game.pending_name() == "at-citadel"
    assert [life(game, seat) for seat in (0, 1)] == [10, 5]


VISIONS = """
- {number: 10, uid: camp, back: green, kind: terrain, actions: [think: {success: every explorer takes 020}]}
- {number: 20, uid: vision, back: green, kind: temporary event, copies: 2,
   actions: [fight: {cost: 1, difficulty: 1, failure: each involved loses 1 life}]}
"""


@rule("T-MAND-01", "T-RUL-44", "T-TAKE-11")
def test_an_event_obliges_those_who_stand_with_the_one_who_revealed_it():
    """Each takes a vision where they are: that of the active player is faced in the camp, the other on the field."""
    game = citadel_table(VISIONS, players=2, at="field", board={(1, 0): "camp"}, where={1: "camp"})

    act(game, "think", "reveal", seat=1)
    assert (this_pass(game).active, this_pass(game).involved) == (1, (1,))
    choose(game, "reveal")
    assert (this_pass(game).active, this_pass(game).involved) == (0, (0,))
    choose(game, "reveal")

    assert [life(game, seat) for seat in (0, 1)] == [9, 9]


@rule("T-RUL-80", "T-HAND-03")
def test_no_hand_is_checked_before_a_mandatory_action_that_waits_for_its_owner():
    """The first player holds nine Skills and has a vision to face after the second's; only then are they trimmed."""
    held = [f"blank#{at}" for at in range(21, 30)]
    game = citadel_table(
        VISIONS, players=2, at="field", board={(1, 0): "camp"}, where={1: "camp"}, hand=held[:2]
    )
    choose(game, "think/s2")
    for one in held[2:]:
        game.move(card(game, one), tabletop.HANDS)
    choose(game, "reveal")
    assert this_pass(game).active == 1

    choose(game, "reveal")
    assert (this_pass(game).active, offered(game)) == (0, ["draw", "reveal"])
    choose(game, "reveal")

    assert game.pending_name() == "trim-hand"
    assert game.pending().seat(game) == 0
