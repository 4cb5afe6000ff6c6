"""Mandatory actions: whom they oblige, when they fall due, what may come in between."""

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    deck_size,
    die,
    finish,
    life,
    offered,
    past,
    play,
    score,
    standing,
    terrain,
    zone,
)
from fogbound.rules.citadel import table
from fogbound.rules.citadel.agreement import fallback
from fogbound.rules.citadel.duty import ChooseLeader
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import tabletop
from rulebook import rule

EVENTS = """
- number: 10
  uid: camp
  back: green
  kind: terrain
  actions:
    - dig: {cost: 0, success: take 020}
    - swim: {cost: 0, success: "take 020, then take 021, then lose 1 life"}
- number: 20
  uid: wolf
  back: green
  kind: temporary event
  actions: [fight: {cost: 1, difficulty: 1, failure: lose 2 life}]
- {number: 21, uid: bear, back: green, kind: temporary event, actions: [fight: {cost: 1, mandatory: true}]}
- {number: 22, uid: apple, back: green, kind: purse, weight: 1}
"""


def camp(**settings):
    return citadel_table(EVENTS, at="camp", **settings)


@rule("T-TURN-07", "T-RUL-56", "T-MAND-03", "T-TYPE-05")
def test_the_action_of_a_temporary_event_is_mandatory_even_without_its_outline():
    """The wolf leaves no other choice; when it has been fought it goes to the Past."""
    game = act(camp(), "dig", "reveal")
    assert offered(game) == ["draw", "reveal"]

    finish(game)

    assert life(game) == 8
    assert past(game) == ["wolf"]


@rule("T-MAND-01", "T-TURN-09", "T-TURN-10")
def test_it_involves_all_on_the_terrain_of_who_revealed_it():
    """Two of three are there: they must, nobody asks them, and the third does not."""
    game = camp(players=3, board={(1, 0): "field"}, where={1: "field"})
    act(game, "dig", "reveal", seat=2)

    choose(game, "fight/s1")

    assert this_pass(game).involved == (0, 2)


@rule("T-RUL-48")
def test_without_agreement_the_next_to_the_left_of_the_last_is_active():
    """The first was active last, so it is the second; the third, who stands elsewhere, is passed over."""
    game = act(camp(players=3, board={(1, 0): "field"}, where={2: "field"}), "dig", "reveal")
    assert [game.option_id(option) for option in fallback(game)[1]] == ["fight/s2/wolf"]

    game = act(camp(players=3, board={(1, 0): "field"}, where={2: "field"}), "dig", "reveal", seat=1)
    assert fallback(game)[0] == 0


@rule("T-MAND-04")
def test_the_involved_choose_who_of_them_is_active():
    """Not only the one who turned the card over; the question is put to all."""
    game = act(camp(players=2), "dig", "reveal")

    assert isinstance(game.pending(), ChooseLeader)
    assert sorted(offered(game)) == ["fight/s1/wolf", "fight/s2/wolf"]


@rule("T-RUL-43", "T-RUL-44")
def test_the_current_action_is_finished_first_then_duties_in_the_order_revealed():
    """Two events are taken and a life point lost before the first fight; the wolf comes before the bear."""
    game = act(camp(), "swim", "reveal")
    assert life(game) == 9
    assert this_pass(game).card == card(game, "wolf")

    choose(game, "reveal")

    assert this_pass(game).card == card(game, "bear")


@rule("T-RUL-57")
def test_while_a_duty_waits_only_recovery_and_discarding_come_in_between():
    """Nobody gives, claims a number or saves; who wants to may recover or throw something away."""
    game = camp(players=2, purse=["apple"], pile=2)
    assert {"give-away/s1/apple/1", "report/s1", "recovery/s1", "drop/s1/apple"} <= set(standing(game))

    act(game, "dig", "reveal")

    assert isinstance(game.pending(), ChooseLeader)
    assert standing(game) == ["recovery/s1", "drop/s1/apple"]


TERRAINS = """
- number: 10
  uid: flats
  back: green
  kind: terrain
  actions:
    - run: {cost: 1, difficulty: 1, mandatory: true, success: gain 1 life, failure: lose 1 life}
- number: 11
  uid: thorns
  back: green
  kind: permanent event
  placement: [east]
  actions:
    - climb: {cost: 0, mandatory: true, success: lose 1 life}
- number: 12
  uid: rut
  back: green
  kind: permanent event
  placement: [east]
  done: [run]
- {number: 13, uid: dunes, back: green, kind: terrain, actions: [run: {cost: 0, mandatory: true}]}
"""


def flats(board=None, **settings):
    """Everybody stands on the field; the flats are to the east of it."""
    return citadel_table(TERRAINS, at="field", board={(1, 0): "flats", **(board or {})}, **settings)


@rule("T-MAND-02", "T-MAND-05", "T-RUL-45")
def test_who_arrives_on_a_terrain_takes_its_mandatory_action_at_once_with_all_who_are_there():
    """The second figure arrives where the first one stands: both run."""
    game = flats(players=2, where={1: "flats"})

    finish_move(game, 0)
    assert sorted(offered(game)) == ["run/s1/flats", "run/s2/flats"]
    choose(game, "run/s2")

    assert this_pass(game).involved == (1, 0)


def finish_move(game, seat):
    """Move that character to the only neighbouring Terrain."""
    act(game, "move", "reveal", seat=seat)


@rule("T-RUL-45")
def test_a_failed_one_is_not_repeated_until_somebody_arrives_anew():
    """After the failure a free turn comes; the next arrival obliges those who stand there again."""
    game = flats(players=2, deck=5)
    finish_move(game, 0)
    choose(game, "reveal")
    assert life(game) == 9
    assert isinstance(game.pending(), ChooseAction)

    finish_move(game, 1)

    assert sorted(offered(game)) == ["run/s1/flats", "run/s2/flats"]


@rule("T-MAND-02", "T-MAND-05")
def test_what_can_no_longer_be_taken_obliges_nobody():
    """An event shows the run as done: arriving is free."""
    game = citadel_table(TERRAINS, at="field", board={(0, 1): "flats", (-1, 1): "rut"})

    finish_move(game, 0)

    assert terrain(game) == "flats"
    assert isinstance(game.pending(), ChooseAction)


@rule("T-RUL-46", "T-RUL-44")
def test_events_attached_to_the_terrain_oblige_like_the_terrain_itself():
    """Arriving means both the run and the thorns, in the order the active player chooses."""
    game = citadel_table(TERRAINS, at="field", board={(0, 1): "flats", (-1, 1): "thorns"}, deck=5)
    finish_move(game, 0)
    assert offered(game) == ["face/flats", "face/thorns"]

    choose(game, "face/thorns", "reveal")
    assert life(game) == 9
    choose(game, "reveal")

    assert life(game) == 8
    assert isinstance(game.pending(), ChooseAction)


@rule("T-RUL-46")
def test_thorns_on_a_terrain_without_a_duty_of_its_own_oblige_who_arrives():
    """The Terrain itself demands nothing; the event does."""
    game = citadel_table(TERRAINS, at="start", board={(0, 1): "field", (-1, 1): "thorns"}, deck=5)

    finish_move(game, 0)
    choose(game, "reveal")

    assert life(game) == 9


@rule("T-RUL-46")
def test_an_event_obliges_when_it_comes_into_play():
    """Thorns that are taken lie beside the Terrain and must be climbed at once."""
    game = citadel_table(TERRAINS, at="start", deck=5)

    play(game, "take 011")

    assert offered(game) == ["draw", "reveal"]
    assert this_pass(game).card == card(game, "thorns")


@rule("T-RUL-45")
def test_a_terrain_that_replaces_another_under_the_figures_is_arrived_at():
    """The dunes take the place of the field: their run falls due."""
    game = citadel_table(TERRAINS, at="field", deck=5)

    play(game, "discard this and put 013 in its place", this="field")

    assert terrain(game) == "dunes"
    assert this_pass(game).card == card(game, "dunes")


@rule("T-RUL-45", "T-RUL-63")
def test_who_wakes_up_has_arrived():
    """A character comes to on the flats and so the run falls due for all there."""
    game = flats(players=2, where={0: "flats"}, life=[10, 1])
    play(game, "lose 1 life", you=1)
    finish(game)

    play(game, "gain 2 life", you=1)

    assert terrain(game, 1) == "flats"
    assert sorted(offered(game)) == ["run/s1/flats", "run/s2/flats"]


REST = """
- number: 10
  uid: lock
  back: green
  kind: terrain
  actions:
    - lift: {cost: 0, mandatory: true, group: true, success: gain 1 life}
    - dig: {cost: 0}
"""


@rule("T-RUL-47")
def test_a_duty_that_cannot_be_done_rests_until_it_can():
    """Alone on the lock the group action waits and turns are free; the other's arrival makes it due."""
    game = citadel_table(REST, at="field", board={(1, 0): "lock"}, players=2)
    finish_move(game, 0)
    assert "dig/s1/lock" in offered(game)
    assert "report/s1" in standing(game)
    finish(act(game, "dig"))
    assert life(game) == 10

    finish_move(game, 1)
    choose(game, "lift/s1", "reveal")

    assert life(game) == 11
    assert isinstance(game.pending(), ChooseAction)


HOUNDS = """
- number: 10
  uid: kennel
  back: green
  kind: terrain
  actions: [dig: {cost: 0, success: take 020}]
- number: 20
  uid: hounds
  back: green
  kind: temporary event
  actions:
    - fight:
        rows:
          - {cost: 3, difficulty: 3, success: discard this, failure: suffer 1 damage}
- {number: 21, uid: bog, back: green, kind: terrain, actions: [run: {cost: 3, difficulty: 1, mandatory: true}]}
"""


@rule("T-RUL-58")
def test_the_others_take_a_mandatory_action_again_when_its_active_player_falls():
    """The first pays the last life point for cards: no result, the die as it was, the second fights on."""
    game = citadel_table(HOUNDS, at="kennel", players=2, deck=1, pile=2, life=[1, 5])
    act(game, "dig", "reveal", "fight/s1")
    finish_fall(game)

    assert table.is_unconscious(game, 0)
    assert die(game, "hounds") == (1, 3)
    assert this_pass(game).active == 1
    assert this_pass(game).involved == (1,)


def finish_fall(game):
    """Banish whatever falls to be banished."""
    while any(found.startswith("banish/") for found in offered(game)):
        choose(game, offered(game)[0])


@rule("T-RUL-58")
def test_a_simple_mandatory_action_is_taken_again_too():
    """The run of the bog broke off; who is left runs with a deck of their own."""
    game = citadel_table(
        HOUNDS, at="field", board={(1, 0): "bog"}, players=2, deck=2, pile=2, life=[1, 5], where={1: "bog"}
    )
    finish_move(game, 0)
    choose(game, "run/s1")
    finish_fall(game)

    assert table.is_unconscious(game, 0)
    assert this_pass(game).active == 1
    assert deck_size(game, 1) == 10 - 3


@rule("T-UNC-07", "T-RUL-64")
def test_an_event_whose_people_have_all_fallen_is_returned():
    """Nobody stands there any more: the hounds go back to the deck, their die to the others."""
    game = citadel_table(
        HOUNDS,
        at="kennel",
        board={(1, 0): "field"},
        where={1: "field"},
        players=2,
        deck=1,
        pile=2,
        life=[1, 5],
    )
    act(game, "dig", "reveal")
    finish_fall(game)

    assert zone(game, "hounds") == tabletop.ADVENTURE_DECK
    assert die(game, "hounds") == (0, 0)
    assert isinstance(game.pending(), ChooseAction)


@rule("T-UNC-07", "T-RUL-64", "T-RUL-44")
def test_a_duty_for_which_nobody_is_left_is_returned():
    """Two events wait; the wolf fells everybody there, and the bear behind it goes back, too, at once."""
    text = EVENTS.replace("lose 2 life", "each involved loses 9 life").replace(
        "take 021, then lose 1 life", "take 021, then take 023"
    )
    text += "- {number: 23, uid: boar, back: green, kind: temporary event, actions: [fight: {cost: 1}]}\n"
    game = citadel_table(
        text, at="camp", players=3, board={(1, 0): "field"}, where={2: "field"}, life=[5, 5, 5]
    )

    act(game, "swim", "reveal")
    choose(game, "fight/s2/wolf", "reveal", "banish", "banish")

    assert isinstance(game.pending(), ChooseAction)
    assert [zone(game, name) for name in ("wolf", "bear", "boar")] == [tabletop.ADVENTURE_DECK] * 3
    assert game.zones[tabletop.RESOLVING] == ()
    assert game.agenda == []


@rule("T-UNC-07", "T-RUL-44")
def test_a_duty_for_which_somebody_is_left_elsewhere_stays():
    """The wolf fells those at the camp; the bear waits for who was met on the field."""
    text = EVENTS.replace("lose 2 life", "each involved loses 9 life").replace(
        "take 020, then take 021", "take 020, then every other explorer takes 021"
    )
    game = citadel_table(text, at="camp", players=2, board={(1, 0): "field"}, where={1: "field"}, life=[5, 5])

    act(game, "swim", "reveal")
    choose(game, "reveal", "banish")

    assert zone(game, "wolf") == tabletop.ADVENTURE_DECK
    assert this_pass(game).card == card(game, "bear")
    assert this_pass(game).involved == (1,)


GATES = """
- number: 10
  uid: lock
  back: green
  kind: terrain
  actions:
    - dig: {cost: 0, success: "take 020, then take 021"}
    - climb: {cost: 0, success: "take 020, then take 022"}
    - think: {cost: 0, success: defense -1}
- number: 20
  uid: ram
  back: green
  kind: temporary event
  actions:
    - lift:
        if: defense is exactly 0
        rows: [{cost: 0, difficulty: 0, success: "defense +1"}, {cost: 0, difficulty: 0, success: discard this}]
- number: 21
  uid: wolf
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 0, success: "discard this, then read 5"}
- number: 22
  uid: gate
  back: green
  kind: temporary event
  actions: [lift: {if: defense is exactly 0, cost: 0, success: discard this}]
- {paragraph: 5, replies: {leave: {}}}
"""


@rule("T-CPD-07", "T-RUL-44", "T-RUL-47")
def test_a_compound_duty_that_cannot_go_on_rests_before_what_fell_due_later():
    """After one pass neither the ram nor the gate can be lifted; once both can, the ram comes first again."""
    game = citadel_table(GATES, at="lock")

    act(game, "climb", "reveal", "reveal")
    assert (die(game, "ram"), score(game, "defense")) == ((1, 0), 1)
    act(game, "think", "reveal")

    assert this_pass(game).card == card(game, "ram")


@rule("T-DLG-01", "T-RUL-121")
def test_a_paragraph_is_closed_though_another_duty_waits():
    """The wolf is fought and its paragraph read while the ram rests; then the dialogue is over."""
    game = citadel_table(GATES, at="lock")

    finish(act(game, "dig", "reveal"))

    assert zone(game, "ram") == tabletop.RESOLVING
    assert zone(game, "p005") == tabletop.OUT


# -- several at once -------------------------------------------------------------------------------

BRAMBLES = """
- number: 14
  uid: brambles
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - climb: {cost: 0, mandatory: true, success: lose 1 life}
"""


@rule("T-RUL-44", "T-RUL-46")
def test_three_duties_at_once_are_done_one_by_one():
    """The flats and an event on either side of them: two wait while the first is done, then one."""
    game = citadel_table(
        TERRAINS + BRAMBLES,
        at="field",
        board={(0, 1): "flats", (-1, 1): "thorns", (1, 1): "brambles"},
        deck=5,
    )
    finish_move(game, 0)

    choose(game, "face/thorns", "reveal")
    assert (life(game), sorted(offered(game))) == (9, ["face/brambles", "face/flats"])
    choose(game, "face/brambles", "reveal")

    assert (life(game), this_pass(game).card) == (8, card(game, "flats"))


CALL = """
- {trait: tame, effects: ["instead of a pass, the players may gain 3 life if your life is at most 5"]}
- number: 10
  uid: glen
  back: green
  kind: terrain
  actions:
    - talk: {cost: 0, mandatory: true, if: your life is at most 5, traits: [tame]}
"""


def glen(points):
    """The first and the third are in the glen; the third came last."""
    game = citadel_table(CALL, players=3, at="field", board={(1, 0): "glen"}, where={0: "glen"}, life=points)
    return act(game, "move", "reveal", seat=2)


@rule("T-RUL-47")
def test_a_duty_is_due_if_one_of_the_obliged_can_take_it():
    """Only the first meets what the talk asks; it must be taken all the same."""
    assert isinstance(glen((4, 9, 9)).pending(), ChooseLeader)
    assert isinstance(glen((9, 4, 9)).pending(), ChooseAction)


@rule("T-TRAIT-01", "T-GEN-10")
def test_a_trait_offers_something_instead_of_a_pass():
    """It goes by the first of the obliged from the last active player on: the third, who gains."""
    game = glen((9, 9, 4))
    choose(game, "instead/tame")
    assert [life(game, seat) for seat in range(3)] == [9, 9, 7]

    assert [found for found in offered(glen((4, 4, 9))) if found.startswith("instead")] == []


@rule("T-RUL-44")
def test_what_fell_due_together_is_done_before_what_fell_due_later():
    """The swimmer arrives where two duties wait, then meets the wolf: both duties come first."""
    ford = """
- {number: 15, uid: ford, back: green, kind: terrain, actions: [swim: {cost: 0, success: "step, then take 016"}]}
- {number: 16, uid: wolf, back: green, kind: temporary event, actions: [fight: {cost: 1}]}
"""
    game = citadel_table(TERRAINS + ford, at="ford", board={(0, 1): "flats", (-1, 1): "thorns"}, deck=9)

    act(game, "swim", "reveal", "face/thorns", "reveal")
    assert this_pass(game).card == card(game, "flats")
    choose(game, "reveal")

    assert this_pass(game).card == card(game, "wolf")
