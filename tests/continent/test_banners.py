"""Numboxes with a banner: the plain number, or the sum with what a used item or a quest item shows."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, inventory, news, offered, past, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {cost: 1, success: take 159 with raft}
    - dig: {cost: 1, success: take 159}
- number: 159
  back: green
  kind: quest item
  uid: plain
- number: 164
  back: green
  kind: quest item
  uid: far
  back-ref: [12]
- number: 164
  back: green
  kind: quest item
  uid: elsewhere
  back-ref: [99]
- number: 166
  back: green
  kind: quest item
  uid: farther
  back-ref: [12, 13]
- number: 31
  back: green
  kind: item
  durability: 3
  banner: {raft: 5}
- number: 32
  back: green
  kind: item
  durability: 3
  banner: {oar: 5}
- number: 33
  back: green
  kind: quest item
  banner: {raft: 7}
- number: 34
  back: green
  kind: quest item
  banner: {bell: 5}
- skill: coracle
  strip: {}
  craft: {cost: 2}
  item: {durability: 2, banner: {raft: 5}}
"""


def swim(game, *choices: str, **options):
    """Swim with a success, up to the choice of the number."""
    return finish_cost(act(game, "swim", *choices, **options))


def finish_cost(game):
    """Answer plainly as far as the Skill step."""
    while offered(game)[0].split("/")[0] in ("trade", "draw", "keep"):
        verb = offered(game)[0].split("/")[0]
        choose(game, {"trade": "trade/0", "draw": "reveal", "keep": "keep-none"}[verb])
    return game


@rule("C-NUM-10", "C-NUM-11", "C-RUL-81")
def test_an_item_used_in_the_action_adds_its_banner():
    """The raft is used for its banner alone; then 159 and 159 + 5 are both open."""
    game = table(CARDS, at="012", items=[(["031"], 3)], deck=20)

    swim(game, "use-item/031")
    assert offered(game) == ["number/159", "number/164"]
    choose(game, "number/164")

    assert zone(game, "far") == zones.SATCHEL
    assert zone(game, "plain") == tabletop.ADVENTURE_DECK


@rule("C-NUM-12")
def test_the_banner_is_optional_and_the_pip_is_paid_all_the_same():
    """Whoever used the raft may still take the plain number."""
    game = table(CARDS, at="012", items=[(["031"], 3)], deck=20)

    swim(game, "use-item/031")
    choose(game, "number/159")

    assert zone(game, "plain") == zones.SATCHEL
    assert inventory(game) == [(["031"], 2)]


@rule("C-NUM-11")
def test_an_item_that_was_not_used_adds_nothing():
    """Owning the raft is not enough: a pip must have been paid in this action."""
    game = table(CARDS, at="012", items=[(["031"], 3)], deck=20)

    act(game, "swim", "done", "reveal", "keep-none")

    assert isinstance(game.pending(), ChooseTurn)  # there was nothing to choose
    assert zone(game, "plain") == zones.SATCHEL
    assert inventory(game) == [(["031"], 3)]


@rule("C-NUM-11", "C-RUL-16")
def test_the_item_of_any_involved_explorer_serves():
    """The helper's raft is enough, used by the helper; the active explorer chooses the number."""
    game = table(CARDS, at="012", explorers=2, items_of={1: [(["031"], 3)]}, deck=20)

    swim(game, "use-item/031", joined=[1])

    assert offered(game) == ["number/159", "number/164"]
    assert game.pending().seat(game) == 0


@rule("C-NUM-11", "C-USE-04")
def test_a_quest_item_adds_without_being_used_up():
    """What lies under the Satchel & Journal is always at hand."""
    game = table(CARDS, at="012", satchel=["033"], deck=20)

    swim(game)
    choose(game, "number/166")

    assert zone(game, "farther") == zones.SATCHEL
    assert zone(game, "033") == zones.SATCHEL


@rule("C-NUM-10", "C-RUL-08", "C-RUL-81")
def test_only_the_same_pictograph_adds():
    """An oar or a bell means nothing to a numbox with the raft, and the item cannot be used for it."""
    game = table(CARDS, at="012", items=[(["032"], 3)], satchel=["034"], deck=20)

    act(game, "swim")
    assert offered(game) == ["draw", "reveal"]
    choose(game, "reveal", "keep-none")

    assert isinstance(game.pending(), ChooseTurn)
    assert zone(game, "plain") == zones.SATCHEL


@rule("C-RUL-16", "C-RUL-08")
def test_exactly_one_value_is_added():
    """With two fitting cards there are two sums, never the sum of both."""
    game = table(CARDS, at="012", items=[(["031"], 3)], satchel=["033"], deck=20)

    swim(game, "use-item/031")

    assert offered(game) == ["number/159", "number/164", "number/166"]


@rule("C-NUM-13", "C-RUL-57", "C-RUL-60")
def test_a_sum_that_leads_to_a_wrong_card_gives_the_plain_number():
    """The back of the 164 does not name 012, so it stays where it is and 159 is taken instead."""
    game = table(CARDS, at="012", items=[(["031"], 3)], satchel=["far"], past=["033"], deck=20)

    swim(game, "use-item/031")
    choose(game, "number/164")

    assert zone(game, "plain") == zones.SATCHEL
    assert zone(game, "elsewhere") == tabletop.ADVENTURE_DECK
    assert "elsewhere" not in news(game, "taken")
    assert past(game) == ["033"]


@rule("C-RUL-57")
def test_a_sum_empties_the_past_only_for_a_card_that_fits():
    """With the right 164 in the Past it comes back; with a wrong one nothing moves."""
    game = table(CARDS, at="012", items=[(["031"], 3)], past=["far", "elsewhere", "033"], deck=20)
    choose(swim(game, "use-item/031"), "number/164")
    assert zone(game, "far") == zones.SATCHEL
    assert past(game) == []

    game = table(CARDS, at="012", items=[(["031"], 3)], satchel=["far"], past=["elsewhere", "034"], deck=20)
    choose(swim(game, "use-item/031"), "number/164")
    assert zone(game, "plain") == zones.SATCHEL
    assert past(game) == ["034", "elsewhere"]


@rule("C-RUL-82")
@pytest.mark.parametrize("raft", ["031", "coracle"])
def test_the_banner_of_an_item_holds_though_its_last_pip_is_spent(raft):
    """The item is gone since the Discard step, yet its banner counts to the end of the action."""
    game = table(CARDS, at="012", items=[([raft], 1)], deck=20)

    swim(game, f"use-item/{raft}")

    assert inventory(game) == []
    assert offered(game) == ["number/159", "number/164"]


@rule("C-NUM-14", "C-NUM-10")
def test_a_numbox_without_a_banner_offers_no_choice():
    """The raft has no part in a dig whose numbox is plain."""
    game = table(CARDS, at="012", items=[(["031"], 3)], satchel=["033"], deck=20)

    act(game, "dig", "reveal", "keep-none")

    assert isinstance(game.pending(), ChooseTurn)
    assert news(game, "taken") == ["plain"]
