"""Turns: who is active, which actions are within reach, who gets involved, what is forbidden."""

import pytest

from enduring import act, card, choose, citadel_table, finish, life, offered, play, standing, zone
from fogbound.core import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.turn import ChooseAction, fallback_seat
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule

PLACES = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - climb: {cost: 1, difficulty: 1, success: gain 1 life}
- {number: 11, uid: crate, back: green, kind: permanent event, placement: [west], actions: [lift: {cost: 1}]}
- {number: 12, uid: spade, back: green, kind: purse, actions: [dig: {cost: 1}]}
- {number: 13, uid: map, back: green, kind: quest item, actions: [think: {cost: 1}]}
- {number: 14, uid: storm, back: green, kind: global event, actions: [listen: {cost: 1}]}
- {skill: song, actions: [talk: {cost: 1}]}
- {number: 15, uid: rock, back: green, kind: terrain, actions: [swim: {cost: 1}]}
- {number: 16, uid: net, back: green, kind: permanent event, placement: [west], actions: [tinker: {cost: 1}]}
"""


def quay(**settings):
    return citadel_table(PLACES, at="quay", **settings)


@rule("T-TURN-01", "T-ACT-03")
def test_a_turn_is_an_action_and_then_comes_the_next_turn():
    """Choose, involve, resolve the four steps, begin anew."""
    game = quay()
    assert isinstance(game.pending(), ChooseAction)
    assert game.registers[tabletop.TURN] == 0

    finish(act(game, "climb"))

    assert isinstance(game.pending(), ChooseAction)
    assert game.registers[tabletop.TURN] == 1
    assert not game.frames


@rule("T-TURN-02", "T-TURN-03")
def test_all_choose_together_who_is_active_and_may_choose_the_same_again():
    """The question is put to the group and offers everybody's actions, turn after turn."""
    game = quay(players=2)
    assert game.pending().seat(game) == NONE
    assert {"climb/s1/quay", "climb/s2/quay"} <= set(offered(game))

    finish(act(game, "climb", seat=1))

    assert {"climb/s1/quay", "climb/s2/quay"} <= set(offered(game))


@rule("T-TURN-04", "T-RUL-49")
def test_without_agreement_it_is_the_next_to_the_left():
    """At first that is the first seat, later the neighbour of who was active, round the table."""
    game = quay(players=3)
    assert fallback_seat(game) == 0
    finish(act(game, "climb", seat=1))
    assert fallback_seat(game) == 2

    finish(act(game, "climb", seat=2))

    assert fallback_seat(game) == 0


@rule("T-RUL-51", "T-TURN-04")
def test_the_unconscious_are_passed_over():
    """They are neither offered an action nor next in turn."""
    game = quay(players=3, life=[10, 1, 10])
    play(game, "lose 1 life", you=1)
    finish(game)
    finish(act(game, "climb", seat=0))

    assert fallback_seat(game) == 2
    assert not any("/s2" in found for found in offered(game))


@rule("T-TURN-05", "T-TURN-06", "T-RUL-52")
def test_actions_within_reach():
    """Terrain, attached event, hand, purse, Quest item, Global event, Character card and fog; nothing from elsewhere."""
    game = quay(
        board={(1, 0): "crate", (0, 1): "rock", (1, 1): "net"},
        hand=["song"],
        purse=["spade"],
        quests=["map"],
        globals_=["storm"],
    )

    assert sorted(offered(game)) == [
        "climb/s1/quay",
        "dig/s1/spade",
        "lift/s1/crate",
        "listen/s1/storm",
        "move/s1/ansa",
        "pathfind/s1/0",
        "talk/s1/song",
        "think/s1/map",
    ]


@rule("T-TURN-13", "T-TURN-05")
def test_nobody_takes_an_action_of_somebody_elses_card():
    """A spade in the purse of the second is out of the first one's reach."""
    game = quay(players=2, purses={1: ["spade"]}, hands={1: ["song"]})

    assert [found for found in offered(game) if found.startswith(("dig", "talk"))] == [
        "talk/s2/song",
        "dig/s2/spade",
    ]


@rule("T-RUL-53")
def test_fog_belongs_to_every_terrain_that_points_at_it():
    """The same fog card is north of one Terrain and west of another."""
    text = """
- {number: 10, uid: south, back: green, kind: terrain, arrows: {north: [I, 2]}}
- {number: 11, uid: east, back: green, kind: terrain, arrows: {west: [I, 2]}}
- {number: 12, uid: blind, back: green, kind: terrain}
"""
    game = citadel_table(
        text, at="south", board={(1, 1): "east", (-1, 1): "blind"}, players=3, where={1: "east", 2: "blind"}
    )

    fog = [found for found in offered(game) if found.startswith("pathfind")]

    assert fog == ["pathfind/s1/0", "pathfind/s2/3"]


@rule("T-TURN-08", "T-TURN-11")
def test_who_gets_involved_wants_to_and_the_active_player_agrees():
    """Either may say no; the active player is involved in any case."""
    game = quay(players=3)
    choose(game, "climb/s1")
    assert offered(game) == ["join/s2", "stay-out/s2"]
    choose(game, "join")
    assert game.pending().seat(game) == 0
    choose(game, "accept", "join", "refuse")

    assert this_pass(game).involved == (0, 1)


@rule("T-TURN-10")
def test_who_stands_elsewhere_is_not_asked():
    """A character on another Terrain cannot get involved."""
    game = quay(players=2, board={(0, 1): "rock"}, where={1: "rock"})

    choose(game, "climb/s1")

    assert this_pass(game).involved == (0,)


HELP = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  actions:
    - climb: {cost: 2, difficulty: 2, failure: lose 1 life}
- {skill: knack, effects: ["climb: +1 success"]}
- {number: 11, uid: rope, back: green, kind: purse, effects: ["climb: +1 success", "must climb: cost +3"]}
- skill: call
  effects:
    - "climb: help, may obtain 1 wild and 1 flag, then discard this"
    - "climb: help, may obtain +1 success, then gain 1 life"
- {number: 12, uid: glove, back: green, kind: purse, effects: ["climb: 1 flag for +1 success"]}
"""


@rule("T-TURN-12", "T-TURN-13", "T-TURN-14")
def test_cards_of_others_do_not_serve():
    """The knack and the rope of a companion who takes part add nothing and cost nothing."""
    game = citadel_table(HELP, at="quay", players=2, hands={1: ["knack"]}, purses={1: ["rope"]})

    finish(act(game, "climb", joined=[1]))

    assert life(game) == 9
    assert len(game.zones[table.DISCARD_PILES]) == 2


@rule("T-TURN-14", "T-RUL-124", "T-RES-16")
def test_a_skill_that_helps_serves_the_active_player():
    """Its owner decides and pays; the icons are the active player's, who alone spends them."""
    game = citadel_table(HELP, at="quay", players=2, hands={1: ["call"]}, purse=["glove"])
    act(game, "climb", "select/glove", "reveal", joined=[1])
    assert game.pending().seat(game) == 1
    assert offered(game) == ["help/call/1", "help/call/2", "done"]

    choose(game, "help/call/1")

    assert zone(game, "call") == table.DISCARD_PILES + 1
    assert this_pass(game).icons == (0, 0, 1, 0, 1)
    assert game.pending().seat(game) == 0
    assert offered(game)[0] == "convert/glove/1"


@rule("T-RUL-124")
def test_who_is_not_involved_or_is_active_does_not_help():
    """The helping Skill is silent in the active player's own hand and in that of who stayed out."""
    game = citadel_table(HELP, at="quay", players=2, hand=["call"])
    finish(act(game, "climb", joined=[1]))
    assert life(game) == 9

    game = citadel_table(HELP, at="quay", players=2, hands={1: ["call"]})
    finish(act(game, "climb"))
    assert life(game) == 9
    assert zone(game, "call") == tabletop.HANDS + 1


# -- forbidden ---------------------------------------------------------------------------------------


@rule("T-ACT-01")
def test_every_action_has_type_cost_difficulty_and_what_success_brings():
    """The climb costs one, demands one, and pays a life point."""
    game = quay(deck=["star"])
    act(game, "climb")
    assert len(this_pass(game).drawn) == 1

    choose(game, "reveal", "count/1")

    assert life(game) == 11


@rule("T-FORB-01")
def test_no_action_is_taken_during_another():
    """While the climb is under way no other action is on offer."""
    game = act(quay(purse=["spade"]), "climb")

    assert not any(found.startswith(("dig", "climb", "move")) for found in offered(game) + standing(game))


@rule("T-FORB-02", "T-RUL-116")
def test_an_action_needs_what_it_demands():
    """Without life to spare the offering is not on the list; with it, it is."""
    text = """
- number: 10
  uid: altar
  back: green
  kind: terrain
  actions:
    - think: {cost: 1, if: your life is at least 5}
    - climb: {cost: 1, success: step}
"""
    assert "think/s1/altar" in offered(citadel_table(text, at="altar", life=5))
    game = citadel_table(text, at="altar", life=4)
    assert offered(game) == ["concede"]


GROUP = """
- {number: 10, uid: winch, back: green, kind: terrain, actions: [lift: {cost: 1, group: true, difficulty: 0}]}
"""


@rule("T-FORB-03", "T-FORB-04")
def test_a_group_action_needs_every_conscious_character():
    """With one elsewhere it cannot be taken; with one unconscious it can."""
    apart = citadel_table(GROUP, at="winch", players=3, board={(1, 0): "field"}, where={2: "field"})
    assert not any(found.startswith("lift") for found in offered(apart))

    play(apart, "lose 10 life", you=2)
    finish(apart)
    choose(apart, "lift/s1")

    assert this_pass(apart).involved == (0, 1)


@rule("T-TURN-08", "T-TURN-10", "T-FORB-03")
def test_it_is_known_before_an_action_whether_anybody_is_asked_to_take_part():
    """Whoever stands beside is; nobody is who stands elsewhere, or where all are involved."""
    near, far = quay(players=2), quay(players=2, board={(1, 0): "rock"}, where={1: "rock"})
    group = citadel_table(GROUP, at="winch", players=2)

    assert asked(near, "climb/s1") == [1]
    assert asked(far, "climb/s1") == []
    assert asked(group, "lift/s1") == []


def asked(game, beginning):
    option = next(option for option in game.offered if game.option_id(option).startswith(beginning))
    return [question.seat(game) for question in book_of(game).offers(game, option)]


DONE = """
- number: 10
  uid: beach
  back: green
  kind: terrain
  actions:
    - dig: {cost: 0, success: take 011}
    - dig, tinker: {cost: 1}
    - swim: {cost: 0}
- number: 11
  uid: hole
  back: green
  kind: permanent event
  placement: [west, east]
  done: [dig]
  actions: [dig: {cost: 0, success: discard this}]
- {number: 12, uid: spade, back: green, kind: purse, actions: [dig: {cost: 1}]}
- {number: 13, uid: dune, back: green, kind: terrain, actions: [dig: {cost: 0}]}
"""


@rule("T-FORB-05", "T-FORB-06", "T-EX-37", "T-RUL-54")
def test_what_an_event_shows_as_done_is_closed_on_the_terrain_until_it_leaves():
    """Nobody digs there, not by either action that counts as digging; the spade digs on."""
    game = citadel_table(DONE, at="beach", players=2, purse=["spade"])
    act(game, "dig", "reveal")
    finish(game, "side/1")
    digging = [found for found in offered(game) if found.startswith("dig")]
    assert digging == ["dig/s1/hole", "dig/s1/spade", "dig/s2/hole"]

    finish(act(game, "dig", on="hole"))

    assert zone(game, "hole") == tabletop.PAST
    assert [found for found in offered(game) if found.startswith("dig/s2")] == [
        "dig/s2/beach",
        "dig/s2/beach/2",
    ]


@rule("T-RUL-55", "T-FORB-05")
def test_an_event_with_two_arrows_is_attached_to_both_terrains():
    """The hole between beach and dune closes the digging of both and is within reach from both."""
    game = citadel_table(
        DONE, at="beach", board={(1, 0): "hole", (2, 0): "dune"}, players=2, where={1: "dune"}
    )

    digging = [found for found in offered(game) if found.startswith("dig")]

    assert digging == ["dig/s1/hole", "dig/s2/hole"]


@rule("T-FORB-07", "T-FORB-01")
def test_no_action_is_taken_while_a_dialogue_is_read():
    """Until the reply is given, neither the Terrain's nor anybody's own action is on offer."""
    text = """
- {number: 10, uid: beach, back: green, kind: terrain, actions: [talk: {cost: 0, success: read 014}]}
- paragraph: 14
  replies:
    yes: {do: gain 1 life}
    no: {do: lose 1 life}
"""
    game = act(citadel_table(text, at="beach"), "talk", "reveal")
    assert offered(game) == ["reply/p014/1", "reply/p014/2"]
    assert not any(found.startswith(("move", "talk")) for found in standing(game))

    choose(game, "reply/p014/1")

    assert "talk/s1/beach" in offered(game)


@rule("T-FORB-08")
@pytest.mark.parametrize(("weight", "moves"), [(7, True), (8, False)])
def test_who_carries_too_much_does_not_move(weight, moves):
    """Seven is the most Ansa carries alone; with eight her own action is barred."""
    text = f"- {{number: 10, uid: anvil, back: green, kind: purse, weight: {weight}}}"
    game = citadel_table(text, board={(1, 0): "field"}, purse=["anvil"])

    assert ("move/s1/ansa" in offered(game)) is moves


@rule("T-RUL-50")
def test_the_active_player_decides_what_is_left_open():
    """Who of the involved keeps a card is asked of the active player."""
    text = """
- {number: 10, uid: beach, back: green, kind: terrain, actions: [dig: {cost: 0, success: take 011}]}
- {number: 11, uid: shell, back: green, kind: purse}
"""
    game = citadel_table(text, at="beach", players=2)

    act(game, "dig", "reveal", seat=1, joined=[0])

    assert game.pending().seat(game) == 1
    assert {"keep/s1/shell", "keep/s2/shell"} <= set(offered(game))
    assert card(game, "shell") in game.zones[tabletop.RESOLVING]
