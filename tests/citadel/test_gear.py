"""Step 1, Gear up: which Purse cards serve an action, which must, and how their effects are used."""

from enduring import (
    act,
    choose,
    citadel_table,
    deck_size,
    finish,
    life,
    names,
    offered,
    pile,
    purse,
    standing,
)
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

YARD = """
- number: 10
  uid: yard
  back: green
  kind: terrain
  actions:
    - climb: {cost: 4, difficulty: 2}
    - fight: {cost: 3, difficulty: 2}
    - tend: {cost: 2, difficulty: 1}
- {number: 11, uid: sword, back: green, kind: purse, keywords: [weapon], effects: ["fight: +1 success"]}
- {number: 12, uid: gladius, back: green, kind: purse, keywords: [weapon], effects: ["fight: +2 successes"]}
- {number: 13, uid: hook, back: green, kind: purse, keywords: [tool, weapon], effects: ["climb, fight: cost -2"]}
- {number: 14, uid: charm, back: green, kind: purse, effects: ["any: 1 flag", "any: 1 flag for +1 success"]}
- number: 15
  uid: cough
  back: green
  kind: purse
  keywords: [ailment]
  no-discard: true
  effects: ["must climb: cost +1"]
  actions:
    - tend: {cost: 1, difficulty: 1, success: return this}
- number: 16
  uid: cramp
  back: green
  kind: purse
  keywords: [ailment]
  effects: ["must climb: cost +2", "must tend: cost +3"]
- {number: 17, uid: salve, back: green, kind: purse, keywords: [ailment], effects: ["climb, tend: cost -1"]}
- {number: 18, uid: weight, back: green, kind: purse, effects: ["must climb: cost +1"]}
"""


def yard(**settings):
    return citadel_table(YARD, at="yard", deck=12, **settings)


def selected(game):
    """The Purse cards selected in the action in progress."""
    return names(game, this_pass(game).selected)


@rule("T-GEAR-01", "T-GEAR-02", "T-GEAR-03")
def test_only_cards_with_a_matching_condition_can_be_selected():
    """A sword does not help to climb; what serves any action does."""
    game = act(yard(purse=["sword", "hook", "charm"]), "climb")

    assert offered(game) == ["select/hook", "select/charm", "done"]


@rule("T-GEAR-04", "T-EX-09")
def test_two_cards_that_share_a_keyword_are_not_selected_together():
    """With the sword selected no other weapon can be, whatever else it is."""
    game = act(yard(purse=["sword", "gladius", "hook", "charm"]), "fight", "select/sword")

    assert offered(game) == ["select/charm", "done"]


@rule("T-GEAR-05")
def test_a_card_whose_own_action_is_taken_is_selected_by_itself():
    """The cough need not be chosen to be tended, and what shares its keyword is out."""
    game = act(yard(purse=["cough", "salve"]), "tend", on="cough")

    assert selected(game) == ["cough"]
    assert offered(game) == ["draw", "reveal"]


@rule("T-GEAR-06", "T-GEAR-07")
def test_a_burden_is_selected_and_applied_without_being_asked():
    """The cough makes climbing dearer, and there is no way around it."""
    game = act(yard(purse=["cough"]), "climb")

    assert selected(game) == ["cough"]
    assert offered(game) == ["draw", "reveal"]
    assert deck_size(game) == 12 - 5


@rule("T-GEAR-06")
def test_a_burden_binds_only_in_the_actions_it_names():
    """In a fight the cough does nothing."""
    game = act(yard(purse=["cough"]), "fight")

    assert selected(game) == []
    assert deck_size(game) == 12 - 3


@rule("T-RUL-14")
def test_of_two_burdens_that_share_a_keyword_exactly_one_is_selected():
    """Cough and cramp are both ailments: the active player chooses which of them counts."""
    game = act(yard(purse=["cough", "cramp", "weight"]), "climb")

    assert selected(game) == ["weight"]
    assert offered(game) == ["select/cough", "select/cramp"]
    choose(game, "select/cough")
    assert selected(game) == ["cough", "weight"]
    assert deck_size(game) == 12 - 6


@rule("T-RUL-15")
def test_a_burden_keeps_an_optional_card_with_its_keyword_out():
    """Must beats may: the salve cannot be selected beside the cough."""
    game = act(yard(purse=["salve", "cough"]), "climb")

    assert selected(game) == ["cough"]
    assert offered(game) == ["draw", "reveal"]


@rule("T-RUL-16")
def test_the_card_whose_action_is_taken_outdoes_a_burden():
    """Tending the cough leaves no room for the cramp, which would make it dearer."""
    game = act(yard(purse=["cramp", "cough"]), "tend", on="cough")

    assert selected(game) == ["cough"]
    assert deck_size(game) == 12 - 1


SHARED = (
    YARD
    + """
- {number: 20, uid: log, back: green, kind: quest item, effects: ["must climb: cost +1", "climb: +1 success"]}
- {number: 21, uid: fogbank, back: green, kind: global event, effects: ["must climb: cost +1"]}
- {number: 22, uid: slime, back: green, kind: permanent event, placement: [west], effects: ["must climb: cost +1"]}
- {number: 23, uid: moss, back: green, kind: permanent event, placement: [west], effects: ["must climb: cost +5"]}
"""
)


@rule("T-GEAR-08", "T-RUL-17", "T-RUL-108")
def test_shared_cards_bind_without_being_selected():
    """Quest item, Global event and an attached event each make the climb dearer; an event elsewhere does not."""
    game = citadel_table(
        SHARED,
        at="yard",
        board={(1, 0): "slime", (0, 1): "field", (1, 1): "moss"},
        quests=["log"],
        globals_=["fogbank"],
        deck=12,
    )

    act(game, "climb")

    assert deck_size(game) == 12 - 7
    choose(game, "reveal")
    assert offered(game) == ["apply/log/2", "count/0"]


SKILLS = (
    YARD
    + """
- {skill: knack, copies: 2, effects: ["climb: +1 success"]}
- {skill: leap, effects: ["climb: cost -1", "climb: +2 successes, price: discard this"]}
"""
)


@rule("T-GEAR-09", "T-GEAR-14")
def test_a_skill_in_hand_needs_no_selection_but_a_matching_condition():
    """The knack serves a climb at once, and no fight."""
    game = act(citadel_table(SKILLS, at="yard", hand=["knack"]), "climb", "reveal")
    assert offered(game) == ["apply/knack/1", "count/0"]
    finish(game)

    act(game, "fight", "reveal")

    assert offered(game)[0].startswith("climb/")


@rule("T-GEAR-10", "T-GEAR-11")
def test_effects_of_a_selected_card_are_optional_and_used_once():
    """The charm's flag may be left alone; once obtained it is not obtained again."""
    game = act(yard(purse=["charm"]), "climb", "select/charm", "reveal")
    assert offered(game) == ["apply/charm/1", "count/0"]

    choose(game, "apply/charm/1")

    assert offered(game) == ["convert/charm/2", "count/0"]


@rule("T-GEAR-12")
def test_a_card_that_was_not_selected_contributes_nothing():
    """Without having been selected the sword gives no success."""
    game = act(yard(purse=["sword"]), "fight", "done", "reveal")

    assert offered(game)[0].startswith("climb/")


@rule("T-GEAR-15", "T-RUL-116")
def test_a_skill_is_held_or_spent_as_its_effects_say():
    """The reduction leaves the card in hand, the successes cost it; both may serve in one climb."""
    game = citadel_table(SKILLS, at="yard", hand=["leap"], deck=12)

    act(game, "climb", "apply/leap/1")
    assert deck_size(game) == 12 - 3
    choose(game, "reveal", "apply/leap/2")

    assert pile(game) == ["leap"]
    assert offered(game)[0] == "count/2"


@rule("T-RUL-18")
def test_each_copy_of_a_card_has_its_own_effects():
    """Two knacks give two successes."""
    game = citadel_table(SKILLS, at="yard", hand=["knack", "knack#2"])

    act(game, "climb", "reveal", "apply/knack/1")
    assert offered(game) == ["apply/knack#2/1", "count/1", "count/0"]
    choose(game, "apply/knack#2/1")

    assert offered(game)[0] == "count/2"


SELECTED = """
- number: 10
  uid: yard
  back: green
  kind: terrain
  actions:
    - fight: {cost: 2, difficulty: 1, success: discard one purse card in your purse of your choice}
    - climb: {cost: 1}
- number: 11
  uid: flail
  back: green
  kind: purse
  effects: ["fight: cost -1", "selected in fight: lose 2 life"]
- number: 12
  uid: torch
  back: green
  kind: purse
  effects: ["fight: +1 success", "selected in any: lose the number of cards in your discard pile life"]
"""


@rule("T-GEAR-13", "T-CONS-07")
def test_what_a_selected_card_brings_comes_after_the_discard():
    """The torch burns for every card in the pile, those just revealed among them."""
    game = citadel_table(SELECTED, at="yard", purse=["torch"], deck=5)

    act(game, "fight", "select/torch", "reveal", "count/0")

    assert life(game) == 10 - 2


@rule("T-GEAR-13")
def test_without_selection_nothing_comes_of_it():
    """A torch that is left alone does not burn."""
    game = citadel_table(SELECTED, at="yard", purse=["torch"], deck=5)

    act(game, "fight", "done", "reveal")

    assert life(game) == 10


@rule("T-RUL-28")
def test_the_active_player_orders_what_selected_cards_bring():
    """Flail and torch both cost life; the order is a choice."""
    game = citadel_table(SELECTED, at="yard", purse=["torch", "flail"], deck=5)

    act(game, "fight", "select/torch", "select/flail", "done", "reveal", "count/0")
    assert offered(game) == ["perform/torch/2", "perform/flail/2"]
    choose(game, "perform/flail/2")

    assert life(game) == 10 - 2 - 2


@rule("T-RUL-28")
def test_a_card_that_has_left_brings_nothing_any_more():
    """The torch is discarded by the consequence, so it cannot burn."""
    game = citadel_table(SELECTED, at="yard", purse=["torch"], deck=5)

    act(game, "fight", "select/torch", "reveal", "apply/torch/1", "count/1")

    assert purse(game) == []
    assert life(game) == 10


@rule("T-RUL-29")
def test_a_card_in_use_cannot_be_thrown_away_before_the_action_ends():
    """The selected torch is not among what may be dropped; the flail beside it is."""
    game = citadel_table(SELECTED, at="yard", purse=["torch", "flail"], deck=5)
    assert {"drop/s1/torch", "drop/s1/flail"} <= set(standing(game))

    act(game, "fight", "select/torch", "done")

    assert "drop/s1/flail" in standing(game)
    assert "drop/s1/torch" not in standing(game)


EITHER = """
- number: 10
  uid: yard
  back: green
  kind: terrain
  actions:
    - fight: {cost: 2, chain: true, difficulty: 4}
- number: 11
  uid: sword
  back: green
  kind: purse
  effects:
    - one-of: ["fight: cost -1", "fight: 1 extra card", "fight: 1 fist for +1 success, max 3"]
    - "fight: 1 flag"
"""


@rule("T-RUL-19")
def test_effects_joined_by_or_exclude_each_other():
    """Who has saved a card with the sword counts no extra card and turns no fist; the flag is independent."""
    game = citadel_table(EITHER, at="yard", purse=["sword"], deck=["fist", "star", "star#2"])

    act(game, "fight", "select/sword", "apply/sword/1", "draw", "reveal")

    assert offered(game) == ["apply/sword/4", "count/1", "count/0"]


@rule("T-RUL-19", "T-GEAR-11")
def test_the_alternative_in_use_may_be_used_on():
    """Turning one fist into a success shuts the others out, not the next fist."""
    game = citadel_table(EITHER, at="yard", purse=["sword"], deck=["fist", "fist#2"])

    act(game, "fight", "select/sword", "done", "reveal", "convert/sword/3")

    assert offered(game) == ["apply/sword/4", "convert/sword/3", "count/1", "count/0"]


BURDENS = """
- number: 10
  uid: yard
  back: green
  kind: terrain
  actions:
    - talk: {cost: 3, difficulty: 1}
- number: 11
  uid: grudge
  back: green
  kind: purse
  effects: ["must talk: cost +1", "must talk: 1 any for -1 success, max 2"]
- {number: 12, uid: wit, back: green, kind: purse, effects: ["talk: 1 any for +1 success"]}
"""


@rule("T-RUL-125")
def test_everything_behind_a_binding_condition_is_applied_as_far_as_possible():
    """The grudge costs a card and eats two icons before any other effect gets one."""
    game = citadel_table(
        BURDENS, at="yard", purse=["grudge", "wit"], deck=["fist", "flag", "wild", "star", "star#2"]
    )

    act(game, "talk", "select/wit", "reveal")
    assert deck_size(game) == 1
    assert offered(game) == ["pay-fist/grudge", "pay-flag/grudge", "pay-wild/grudge"]
    choose(game, "pay-fist", "pay-flag")

    assert offered(game) == ["convert/wit/1", "count/0"]
