"""Items given up, whole or card by card (section 17 of the catalogue)."""

from continent.workshop import WORKSHOP
from fogbound.rules.continent import table as zones
from playing import act, choose, finish, inventory, offered, past, pile, play, standing, table
from rulebook import rule

CARDS = (
    WORKSHOP
    + """\
- fog: canteen
  area: I
  kind: item
  durability: 3
- skill: bolas
  strip: {}
  craft: {cost: 0}
  item:
    durability: 2
    effects: ["hunt: 1 star, price: discard this"]
- number: 45
  back: green
  kind: permanent event
  placement: [north]
  actions:
    - hunt: {cost: 0, difficulty: 1}
"""
)


@rule("C-RELQ-01", "C-DBR-01")
def test_a_relinquished_item_is_discarded_card_by_card_by_its_backs():
    """Blue to the Discard Pile, green and fog to the Past."""
    game = table(CARDS, at="020", items=[(["raft", "030", "canteen"], 3)], deck=5, pile=[])
    choose(game, "relinquish/s1/raft")

    assert pile(game) == ["raft"]
    assert past(game) == ["030", "canteen"]
    assert inventory(game) == []


@rule("C-RELQ-02", "C-EX-24", "C-RUL-83")
def test_a_single_card_leaves_a_column_only_by_an_effect():
    """The throwing weapon discards itself after use; its owner cannot do the same by choice."""
    game = table(CARDS, at="022", board={(0, 1): "045"}, items=[(["staff", "bolas"], 3)], deck=5)
    choices = [option for option in standing(game) if option.startswith("relinquish")]
    act(game, "hunt", "use-item/staff", "reveal")
    choose(game, next(option for option in offered(game) if option.startswith("apply/bolas")))
    finish(game)

    assert choices == ["relinquish/s1/staff"]
    assert inventory(game) == [(["staff"], 2)]
    assert "bolas" in pile(game)


@rule("C-RUL-83")
def test_when_the_first_card_goes_the_next_is_first_and_the_die_stays():
    """The item lives on; without any card left the die is free."""
    game = table(CARDS, at="020", items=[(["raft", "030"], 3), (["flint"], 1)])
    play(game, "discard item cards with boat in your inventory")
    left = inventory(game)
    play(game, "discard item cards called flint in your inventory")

    assert left == [(["030"], 3), (["flint"], 1)]
    assert zones.dice_in_use(game) == 1


@rule("C-RUL-86")
def test_an_item_in_use_cannot_be_given_up_before_the_discard_step():
    """No escape from its cost; an unused one may go at any decision."""
    game = table(CARDS, at="020", items=[(["030"], 3), (["031"], 3)], deck=8)
    act(game, "dig", "use-item/030")

    assert [option for option in standing(game) if option.startswith("relinquish")] == ["relinquish/s1/031"]


@rule("C-RUL-86")
def test_an_item_that_was_used_can_be_given_up_from_the_discard_step_on():
    """While the hand is trimmed at the end of the same action it is free to go again."""
    held = ["blank", "blank#2", "blank#3", "blank#4", "blank#5"]
    game = table(CARDS, at="020", hand=held, items=[(["030"], 3)], deck=8)
    act(game, "dig", "use-item/030")
    while not offered(game)[0].startswith("discard"):
        choose(game, offered(game)[-1])

    assert standing(game) == ["relinquish/s1/030"]
