"""Texts that lead all involved somewhere, flip fog, begin on another Board, or swap green for gold; who may join."""

import pytest

from enduring import (
    act,
    at_cell,
    card,
    choose,
    citadel_table,
    finish,
    hand,
    life,
    news,
    offered,
    past,
    play,
    purse,
    terrain,
    until,
    zone,
)
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import tabletop
from rulebook import alone, rule

LAND = """
- number: 10
  uid: ford
  back: green
  kind: terrain
  actions:
    - run: {cost: 0, success: move}
    - pathfind: {cost: 0, success: explore}
    - think: {cost: 0, success: gain 1 life}
    - talk: {cost: 0, modifiers: [nobody may join], success: gain 1 life}
    - lift: {cost: 0, group: true, success: gain 1 life}
- {number: 11, uid: bank, back: green, kind: terrain}
- {number: 12, uid: knoll, back: green, kind: terrain, arrows: {east: [I, 11]}}
- {number: 13, uid: isle, back: green, kind: terrain}
- number: 20
  uid: bridge
  back: green
  kind: permanent event
  placement: [west, east, south]
  actions: [climb: {cost: 0, success: cross}]
- {number: 21, uid: solitude, back: green, kind: purse, effects: ["nobody may join in think"]}
- {number: 22, uid: mist, back: green, kind: permanent event, placement: [south], effects: [nobody may join]}
- {number: 23, uid: hermit, back: green, kind: global event, effects: ["nobody may join in lift"]}
- {number: 300, uid: shore, back: green, kind: terrain, arrows: {north: [I, 11]},
   actions: [dodge: {mandatory: true, cost: 0, difficulty: 1, failure: each involved suffers 1 damage}]}
- {number: 300, uid: golden-shore, back: gold, kind: terrain}
- {number: 301, uid: plain-deep, back: green, kind: terrain, tags: [sound]}
- {number: 301, uid: linked-deep, back: gold, kind: terrain, link: eel}
- {number: 302, uid: find, back: green, kind: quest item, copies: 2}
- {number: 310, uid: coin, back: green, kind: purse, weight: 1}
- {number: 310, uid: golden-coin, back: gold, kind: purse, weight: 1}
- {number: 310, uid: linked-coin, back: gold, kind: purse, weight: 1, link: eel}
- {number: 320, uid: shack, back: green, kind: terrain}
- {number: 320, uid: golden-shack, back: gold, kind: terrain}
"""


def land(**settings):
    return citadel_table(LAND, **{"at": "ford", **settings})


# -- moving together -------------------------------------------------------------------------------


@rule("T-MOVE-03")
def test_all_involved_go_to_one_linked_terrain():
    """As far as Terrains lie side by side; who is not involved stays."""
    game = land(players=3, board={(1, 0): "bank", (2, 0): "knoll", (5, 5): "isle"})

    until(act(game, "run", joined=[2]), "go/")
    assert sorted(offered(game)) == ["go/bank", "go/knoll"]
    choose(game, "go/knoll")

    assert [terrain(game, seat) for seat in range(3)] == ["knoll", "ford", "knoll"]


@rule("T-FORB-02")
@alone("the companion's Terrain lies elsewhere")
def test_without_another_terrain_the_action_cannot_be_taken():
    """Nothing is linked to the Terrain."""
    assert not [found for found in offered(land()) if found.startswith("run")]


@rule("T-MOVE-03", "T-MOVE-04")
def test_all_involved_cross_an_event():
    """It has three sides; they choose one of the other two together."""
    game = land(players=2, board={(1, 0): "bridge", (2, 0): "bank", (1, 1): "isle"})

    until(act(game, "climb", joined=[1]), "go/")
    assert sorted(offered(game)) == ["go/bank", "go/isle"]
    choose(game, "go/isle")

    assert (terrain(game, 0), terrain(game, 1)) == ("isle", "isle")


@rule("T-EXPL-02", "T-EXPL-03", "T-FORB-02")
def test_a_fog_card_around_the_terrain_is_flipped():
    """It is resolved, leaves, and its space opens; on a Terrain without fog it cannot be done."""
    game = citadel_table(LAND, at="knoll", board={(0, 1): "ford"})

    play(game, "explore")

    assert at_cell(game, 1, 0) == "bank"
    assert not [found for found in offered(land()) if found.startswith("pathfind/s1/ford")]


# -- another Board ---------------------------------------------------------------------------------


@rule("T-RUL-96")
def test_everything_is_discarded_and_everybody_arrives():
    """The Board goes to the Past, all conscious characters stand on the new Terrain, its mandatory action is due."""
    game = land(players=2, board={(1, 0): "bank"}, where={1: "bank"}, life=9)

    finish(play(game, "start anew at 300"))

    assert [terrain(game, seat) for seat in range(2)] == ["shore", "shore"]
    assert (at_cell(game, 0, 0), at_cell(game, 0, -1), at_cell(game, 1, 0)) == ("shore", "fog", "")
    assert {"ford", "bank"} <= set(past(game))
    assert (life(game), life(game, 1)) == (8, 8)
    assert game.content.faults(game) == []


@rule("T-TAKE-04", "T-TAKE-05")
def test_a_linked_terrain_comes_first_where_its_link_matches():
    """Without the pictograph it is the plain one."""
    assert terrain(play(land(), "start anew at 301")) == "plain-deep"

    token = "- {number: 400, uid: token, back: green, kind: quest item, shows: [eel]}"
    game = citadel_table(LAND + token, at="ford", quests=["token"])
    assert terrain(play(game, "start anew at 301")) == "linked-deep"


@rule("T-TAKE-09")
def test_a_start_in_the_past_comes_back():
    """The Past is emptied when no such Terrain is available; without one at all everything stays."""
    game = land(past=["shore", "golden-shore"])
    play(game, "start anew at 302")
    assert (terrain(game), news(game, "no-such-card")) == ("ford", ["302"])

    finish(play(game, "start anew at 300"))

    assert terrain(game) == "shore"


# -- gold for green --------------------------------------------------------------------------------


@rule("T-TAKE-04")
def test_gold_takes_the_place_of_green():
    """The green card is banished, a gold one whose link does not stand in the way is taken in its stead."""
    game = land(purse=["coin"])

    play(game, "gold swap", this="coin")
    choose(game, "keep")

    assert purse(game) == ["golden-coin"]
    assert zone(game, "coin") == tabletop.BANISHED
    play(game, "gold swap", this="golden-coin")
    assert purse(game) == ["golden-coin"]


def test_a_terrain_is_swapped_under_the_figures():
    """They stand on the gold one."""
    game = citadel_table(LAND, at="shack")

    play(game, "gold swap", this="shack")

    assert (terrain(game), zone(game, "shack")) == ("golden-shack", tabletop.BANISHED)


# -- who may join ----------------------------------------------------------------------------------


@rule("T-TURN-08", "T-GEN-02")
@pytest.mark.parametrize(
    ("settings", "action", "alone_in_it"),
    [
        ({}, "think", False),
        ({"purse": ["solitude"]}, "think", True),
        ({"purses": {1: ["solitude"]}}, "think", False),
        ({"board": {(0, 1): "mist"}}, "think", False),
        ({"board": {(0, -1): "mist"}}, "think", True),
        ({}, "talk", True),
    ],
)
def test_nobody_is_asked_to_join(settings, action, alone_in_it):
    """Where a card, an event or the action itself keeps others away from the active player."""
    board = {(1, 0): "bank", **settings.pop("board", {})}
    game = land(players=2, board=board, **settings)

    choose(game, f"{action}/s1")

    assert (game.pending_name() == "offer-involvement") != alone_in_it


@rule("T-FORB-03", "T-GEN-02")
def test_what_takes_everybody_is_refused_and_explained():
    """Nobody may join, so not all could be involved; alone in the adventure one may."""
    game = land(players=2, globals_=["hermit"])

    assert not [found for found in offered(game) if found.startswith("lift")]
    rows = [found for found in game.content.refusals(game, 0) if found.option.verb == "lift"]
    assert [(row.reason, row.cards, row.seats) for row in rows] == [("group", (card(game, "hermit"),), (1,))]
    assert [found for found in offered(land(globals_=["hermit"])) if found.startswith("lift")]


# -- before a mandatory action ---------------------------------------------------------------------

FORCED = """
- number: 50
  uid: reef
  back: green
  kind: terrain
  actions: [swim: {mandatory: true, cost: 0, difficulty: 1, failure: each involved suffers 1 damage}]
- {number: 60, uid: ring, back: green, kind: purse, effects: ["when forced into swim: lose 2 life"]}
- {number: 61, uid: luck, back: green, kind: quest item, effects: ["when forced into swim: gain 3 life"]}
- {skill: dread, effects: ["when forced into swim: discard this"]}
- {skill: other, effects: ["when forced into climb: discard this"]}
- {number: 62, uid: way, back: green, kind: global event,
   effects: ["when forced into swim: go to a random other terrain"]}
- number: 63
  uid: eels
  back: green
  kind: temporary event
  effects: ["when forced into fight: lose 1 life"]
  actions:
    - fight:
        cost: 0
        rows:
          - {difficulty: 1, success: discard this, failure: "if the die is exactly 1: discard this"}
"""


def forced(**settings):
    return citadel_table(FORCED, **{"at": "start", "board": {(1, 0): "reef"}, **settings})


@rule("T-MAND-05", "T-GEN-02")
def test_what_a_card_says_comes_before_a_mandatory_action():
    """Once, for its owner if the action concerns them, whatever the action brings after it."""
    game = forced(players=2, purse=["ring"], hand=["dread"])

    finish(play(game, "go to a random other terrain"))

    assert terrain(game) == "reef"
    assert (life(game), hand(game)) == (7, [])


def test_it_concerns_those_alone_who_are_obliged():
    """Another player's card is silent, and so is one for another type of action."""
    game = forced(players=2, purses={1: ["ring"]}, hand=["other"])

    finish(play(game, "go to a random other terrain"))

    assert (life(game), life(game, 1), hand(game)) == (9, 10, ["other"])


def test_a_shared_card_speaks_to_the_first_of_the_obliged():
    """A Quest item does so once, not for each of them."""
    game = forced(quests=["luck"])

    finish(play(game, "go to a random other terrain"))

    assert life(game) == 12


def test_who_is_led_away_has_nothing_to_take():
    """The action is due for those who are still there."""
    game = forced(globals_=["way"])

    finish(play(game, "go to a random other terrain"))

    assert (terrain(game), life(game)) == ("start", 10)
    assert isinstance(game.pending(), ChooseAction)


@rule("T-CPD-07", "T-TURN-07")
def test_an_action_that_goes_on_is_no_new_force():
    """The event speaks once, however many passes its action takes."""
    game = forced(deck=["blank", "blank#2", "star"])

    finish(play(game, "take 063"))

    assert life(game) == 9
    assert zone(game, "eels") == tabletop.PAST
