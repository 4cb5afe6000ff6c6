"""The Item step: which items can be used in an action, what that costs and how long it lasts."""

import pytest

from fogbound.core import AnswerRefused
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import (
    act,
    choose,
    finish,
    inventory,
    offered,
    past,
    pile,
    table,
    zone,
)
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 6, difficulty: 2, success: take 063}
    - climb: {cost: 3, difficulty: 1, success: take 063}
- number: 63
  back: green
  kind: quest item
- number: 31
  back: green
  kind: item
  durability: 3
  effects: ["dig: cost -2", "dig: 1 star"]
- number: 32
  back: green
  kind: item
  durability: 3
  effects: ["dig: cost -1"]
- number: 33
  back: green
  kind: item
  durability: 3
  effects: ["climb, swim: cost -1"]
- number: 34
  back: green
  kind: item
  durability: 3
  effects: ["dig: 1 star"]
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 063}
- skill: spade
  strip: {}
  craft: {cost: 3}
  item: {durability: 3, effects: ["dig: cost -1"]}
- fog: driftwood
  area: I
  kind: item
  durability: 2
  effects: ["dig: cost -1"]
"""


def applied(choices: list[str]) -> list[str]:
    """The cards among the offered effects, in order."""
    return [found.split("/")[1] for found in choices if found.startswith("apply/")]


@rule("C-ITEM-01")
def test_each_involved_explorer_may_use_any_number_of_items():
    """The active explorer is asked about the own items, then the helper about theirs."""
    game = table(
        CARDS,
        at="012",
        explorers=3,
        items_of={0: [(["031"], 3), (["032"], 3)], 1: [(["spade"], 3)], 2: [(["034"], 3)]},
        deck=20,
    )

    act(game, "dig", on="012", joined=[1])
    assert offered(game) == ["use-item/031", "use-item/032", "done"]
    choose(game, "use-item/032", "use-item/031")
    assert offered(game) == ["use-item/spade", "done"]
    choose(game, "use-item/spade")

    assert inventory(game, 0) == [(["031"], 2), (["032"], 2)]
    assert inventory(game, 1) == [(["spade"], 2)]
    assert inventory(game, 2) == [(["034"], 3)]


@rule("C-ITEM-01", "C-ITEM-07")
def test_an_item_may_be_left_unused_and_then_stays_silent():
    """Who declines to use an item cannot apply its effects later in the same action."""
    game = table(CARDS, at="012", items=[(["031"], 3), (["032"], 3)], deck=20)

    act(game, "dig", "use-item/032", "done")
    assert applied(offered(game)) == ["032"]
    choose(game, "apply/032", "reveal")

    assert offered(game)[-1] == "keep-none"  # the star of 031 is not offered after the reveal either
    finish(game)
    assert inventory(game) == [(["031"], 3), (["032"], 2)]


@rule("C-ITEM-02")
def test_a_column_of_three_cards_costs_one_pip():
    """One pip pays for the whole item, however many cards form it."""
    game = table(CARDS, at="012", items=[(["031", "032", "spade"], 5)], deck=20)

    act(game, "dig", "use-item/031")

    assert inventory(game) == [(["031", "032", "spade"], 4)]


@rule("C-ITEM-04", "C-RUL-37")
def test_some_effects_of_a_used_item_are_applied_and_others_not():
    """Each effect of each card of the item is chosen by itself, whole or not at all."""
    game = table(CARDS, at="012", items=[(["031", "032", "spade"], 5)], deck=20)

    act(game, "dig", "use-item/031")
    assert applied(offered(game)) == ["031", "032", "spade"]
    choose(game, "apply/031", "apply/spade", "done")
    assert len(game.zones[tabletop.DRAWN]) == 6 - 2 - 1
    choose(game, "reveal")

    assert applied(offered(game)) == ["031"]
    choose(game, "done")
    assert finish(game).frames == []


@rule("C-ITEM-05", "C-RUL-38")
def test_an_effect_is_applied_once_and_an_item_used_once_per_action():
    """What has been used or applied is offered no more in this action, but again in the next."""
    game = table(CARDS, at="012", items=[(["031"], 3), (["032"], 3)], deck=20)

    act(game, "dig", "use-item/031")
    assert offered(game) == ["use-item/032", "done"]
    choose(game, "use-item/032", "apply/031")
    assert applied(offered(game)) == ["032"]
    choose(game, "apply/032", "reveal", "apply/031")
    assert applied(offered(game)) == []
    finish(game)

    act(game, "dig")
    assert offered(game) == ["use-item/031", "use-item/032", "done"]


@rule("C-ITEM-06", "C-RUL-81")
def test_only_items_that_serve_the_action_can_be_used():
    """A digging tool is no help on a climb; nobody can wear it down for nothing."""
    game = table(CARDS, at="012", items=[(["031"], 3), (["033"], 3)], deck=20)

    act(game, "climb")

    assert offered(game) == ["use-item/033", "done"]
    with pytest.raises(AnswerRefused):
        game.answer(0, game.pending_serial(), "use-item/031")
    assert inventory(game) == [(["031"], 3), (["033"], 3)]


@rule("C-ITEM-06")
def test_effects_of_a_used_item_that_do_not_match_stay_silent():
    """In a column used for digging, the climbing card gives nothing."""
    game = table(CARDS, at="012", items=[(["032", "033"], 3)], deck=20)

    act(game, "dig", "use-item/032")

    assert applied(offered(game)) == ["032"]


@rule("C-ITEM-03", "C-DISC-02", "C-RUL-10")
def test_an_item_used_up_stays_until_the_discard_step():
    """At 0 the die is off, the cards remain to the Discard step and then leave, each by its own back."""
    game = table(CARDS, at="012", items=[(["031", "spade", "driftwood"], 1)], deck=20)

    act(game, "dig", "use-item/031")
    assert inventory(game) == [(["031", "spade", "driftwood"], 0)]
    choose(game, "done", "reveal", "apply/031")
    assert offered(game)[-1] == "keep-none"
    assert inventory(game) == [(["031", "spade", "driftwood"], 0)]
    choose(game, "keep-none")

    assert inventory(game) == []
    assert past(game) == ["031", "driftwood"]
    assert "spade" in pile(game)


@rule("C-RUL-82", "C-ITEM-03")
def test_the_last_pip_still_gives_every_effect():
    """An item without a die serves to the end of the action in which it was used."""
    game = table(CARDS, at="012", items=[(["031"], 1)], deck=["star", *[f"blank#{n}" for n in range(2, 9)]])

    act(game, "dig", "use-item/031", "apply/031", "reveal", "apply/031", "keep-none")

    assert zone(game, "063") == zones.SATCHEL


@rule("C-RUL-82")
def test_a_used_up_item_frees_its_die_for_what_the_action_brings():
    """With four items at one explorer, the broken one makes room for the item the action gives."""
    cards = CARDS.replace(
        "dig: {cost: 6, difficulty: 2, success: take 063}", "dig: {cost: 6, success: take 041}"
    )
    cards += "- {number: 41, back: green, kind: item, durability: 2}\n"
    owned = [(["031"], 1), (["032"], 2), (["033"], 2), (["034"], 2)]
    game = table(cards, at="012", items=owned, deck=20)

    act(game, "dig", "use-item/031", "done", on="012")
    choose(game, "done", "reveal", "done", "keep-none")

    assert "new-item/041" in offered(game)


@rule("C-RUL-80")
def test_one_pip_covers_the_action_of_an_item_and_its_effects():
    """Taking the action an item shows also uses the item, so its effects are at hand without another pip."""
    game = table(CARDS, at="012", items=[(["034", "032"], 3)], deck=["blank", "blank#2", "blank#3"])

    act(game, "dig", on="034")
    assert applied(offered(game)) == ["032"]
    choose(game, "apply/032", "reveal", "apply/034", "keep-none")

    assert inventory(game) == [(["034", "032"], 2)]
    assert zone(game, "063") == zones.SATCHEL


@rule("C-RUL-81")
def test_an_item_without_any_part_in_the_action_is_not_even_asked_about():
    """When no item serves, the Item step passes without a question."""
    game = table(CARDS, at="012", items=[(["031"], 3)], deck=20)

    act(game, "climb")

    assert offered(game) == ["draw", "reveal"]


@rule("C-ITEM-07", "C-TURN-04")
def test_only_the_items_of_involved_explorers_count():
    """The tools of somebody who stays out can be neither used nor applied."""
    game = table(CARDS, at="012", explorers=2, items_of={1: [(["031"], 3)]}, deck=20)

    act(game, "dig")

    assert offered(game) == ["draw", "reveal"]
    assert inventory(game, 1) == [(["031"], 3)]


TOOLS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - cut: {cost: 1, success: "if blade was used: take 063", failure: take 105}
    - dig: {cost: 1, difficulty: 1, success: take 063, failure: wear 2}
    - climb: {cost: 1, success: take 064}
- {number: 63, back: green, kind: quest item}
- {number: 64, back: green, kind: quest item}
- {number: 31, back: green, kind: item, durability: 3, keywords: [blade]}
- {number: 32, back: green, kind: item, durability: 3, effects: ["dig: cost -1"]}
- {number: 33, back: green, kind: item, durability: 3}
- {number: 34, back: green, kind: item, durability: 3, effects: ["climb: on success, may take 063"]}
- {skill: machete, strip: {}, craft: {cost: 1}, item: {durability: 3, keywords: [blade]}}
"""


@rule("C-RUL-82", "C-RUL-81")
@pytest.mark.parametrize("blade", ["031", "machete"])
def test_a_tool_used_up_still_counts_as_used_in_the_consequence(blade):
    """The text asks for a blade that was used; that it broke in the Discard step does not matter."""
    game = table(TOOLS, at="012", items=[([blade], 1)], deck=5)

    finish(act(game, "cut", f"use-item/{blade}"))

    assert inventory(game) == []
    assert zone(game, "063") == zones.SATCHEL


@rule("C-RUL-82")
def test_an_effect_upon_success_holds_though_the_item_is_gone():
    """What a used item adds to a success is offered even if it was its last pip."""
    game = table(TOOLS, at="012", items=[(["034"], 1)], deck=5)

    finish(act(game, "climb", "use-item/034"), "apply")

    assert inventory(game) == []
    assert zone(game, "063") == zone(game, "064") == zones.SATCHEL


@rule("C-RUL-82", "C-TURN-04")
def test_what_a_helper_s_broken_item_adds_is_for_the_helper_to_decide():
    """The second explorer used it with its last pip; the active one is not asked."""
    game = table(TOOLS, at="012", explorers=2, items_of={1: [(["034"], 1)]}, deck=5)

    act(game, "climb", "use-item/034", "trade/0", "reveal", "keep-none", joined=[1])

    assert inventory(game, 1) == []
    assert (offered(game)[0].split("/")[:2], game.pending().seat(game)) == (["apply", "034"], 1)


@rule("C-RUL-82", "C-RUL-10")
def test_an_item_used_up_cannot_absorb_wear():
    """From the Discard step on it is gone: the loss falls on the item that is left."""
    game = table(TOOLS, at="012", items=[(["032"], 1), (["033"], 3)], deck=5)

    finish(act(game, "dig", "use-item/032", "apply/032", "reveal"))

    assert inventory(game) == [(["033"], 1)]
    assert past(game) == ["032"]
