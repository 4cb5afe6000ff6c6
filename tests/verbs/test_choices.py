"""may, choose, pay or, repeat: what is left to the explorers."""

import pytest

from fogbound.core import snapshot
from fogbound.rules.continent.turn import ChooseTurn
from playing import choose, deck_size, hand, inventory, offered, play, standing, table
from rulebook import rule


def test_what_may_be_done_can_be_declined():
    """A `may` is asked and costs nothing when it is declined."""
    game = play(table(deck=10), "may lose 2 cards")

    assert offered(game) == ["do", "decline"]
    choose(game, "decline")

    assert deck_size(game) == 10


def test_what_may_be_done_is_done_when_wanted():
    """A `may` that is taken up happens in full."""
    game = play(table(deck=10), "may lose 2 cards", "do")

    assert deck_size(game) == 8


def test_what_cannot_be_done_is_not_offered():
    """Nobody is asked about something that cannot be carried out."""
    game = play(table(deck=10, pile=0), "may restore 2 random")

    assert isinstance(game.pending(), ChooseTurn)


def test_everybody_is_asked_for_themself():
    """Said of several explorers, each of them decides, the active one first."""
    game = table(explorers=2, deck=10)
    play(game, "every explorer may take 105")

    assert game.pending().seat(game) == 0
    choose(game, "decline")
    assert game.pending().seat(game) == 1
    choose(game, "do")

    assert hand(game, 0) == []
    assert len(hand(game, 1)) == 1


def test_what_several_do_is_offered_if_one_of_them_would_do_something():
    """Who has no Skill loses nothing by it, and does not keep the other from it."""
    each = "{for: every explorer, do: {if: there is a skill in your hand, then: lose 1 card}}"
    game = table(explorers=2, hands={1: ["star"]}, deck=10)

    play(game, f"{{may: {each}}}")

    assert offered(game) == ["do", "decline"]


@rule("C-CONS-01")
def test_one_of_several_effects_is_chosen():
    """The explorer picks one branch and only that one happens."""
    game = play(table(deck=10), "{choose: [lose 2 cards, take 105, take 104]}")

    assert offered(game) == ["choose/1", "choose/2", "choose/3"]
    choose(game, "choose/2")

    assert len(hand(game)) == 1
    assert deck_size(game) == 10


@rule("C-CONS-01")
def test_the_only_branch_that_can_be_carried_out_is_forced():
    """With one possible branch nobody is asked."""
    game = play(table(deck=10, pile=0), "{choose: [restore 2 random, lose 3 cards]}")

    assert deck_size(game) == 7


def test_without_a_possible_branch_nothing_happens():
    """A choice between impossible things is dropped."""
    game = play(table(deck=10, pile=0), "{choose: [restore 2 random, restore up to 2 chosen]}")

    assert isinstance(game.pending(), ChooseTurn)


def test_somebody_else_may_choose_for_you():
    """`by` names who chooses; the effect still speaks to you."""
    game = table(explorers=2, deck=10)
    play(game, "{choose: [take 105, lose 1 card], by: the active explorer}", you=1)

    assert game.pending().seat(game) == 0
    choose(game, "choose/1")

    assert len(hand(game, 1)) == 1


def test_who_does_not_pay_suffers():
    """A price may be paid, else something worse happens."""
    form = "{pay: lose 2 cards, or: take 105}"

    paid = play(table(deck=10), form, "pay")
    assert (deck_size(paid), hand(paid)) == (8, [])

    suffered = play(table(deck=10), form, "suffer")
    assert (deck_size(suffered), len(hand(suffered))) == (10, 1)


def test_who_cannot_pay_suffers_unasked():
    """A price that cannot be paid is no way out."""
    game = play(table(deck=10), "pay: pay 1 experience, or else take 105")

    assert len(hand(game)) == 1


def test_something_is_repeated_until_the_explorer_stops():
    """What can still be paid is offered again; nothing is offered that cannot."""
    game = table(deck=10, satchel=["005", "005#2", "005#3"])
    play(game, "{repeat: [[pay 1 experience, take 105], [pay 2 experience, lose 1 card]]}")

    assert offered(game) == ["choose/1", "choose/2", "stop"]
    choose(game, "choose/2")
    assert offered(game) == ["choose/1", "stop"]
    choose(game, "stop")

    assert deck_size(game) == 9


def test_a_repeated_choice_ends_when_nothing_is_left():
    """When nothing more can be done, nobody has to say stop."""
    game = table(deck=10, satchel=["005"])
    play(game, "{repeat: [[pay 1 experience, lose 1 card]]}", "choose/1")

    assert isinstance(game.pending(), ChooseTurn)


def test_a_choice_is_saved_in_the_middle():
    """A game dumped at a choice goes on from it."""
    game = play(table(deck=10), "{choose: [lose 2 cards, take 105]}")
    copy = snapshot.load(game.content, snapshot.dump(game))

    assert offered(copy) == offered(game)
    choose(copy, "choose/1")

    assert deck_size(copy) == 8
    assert deck_size(game) == 10
    assert inventory(copy) == []


BRANCHES = {
    "if": "if the mode is extreme: lose 1 card",
    "first": "{first: [{if: the mode is extreme, then: lose 1 card}]}",
    "for": "{for: every explorer, do: {if: the mode is extreme, then: lose 1 card}}",
    "cards": "for each skill in your hand: discard it",
    "times": "0 times: lose 1 card",
    "list": "{do: ['if the mode is extreme: lose 1 card', 'if the mode is easy: lose 1 card']}",
    "later": "after the action: if the mode is extreme: lose 1 card",
}
"""Effects of which nothing would come, in a normal game and with an empty hand."""


def quoted(branch: str) -> str:
    return branch if branch.startswith("{") else f"'{branch}'"


@pytest.mark.parametrize("branch", BRANCHES.values(), ids=BRANCHES.keys())
@rule("C-CONS-01")
def test_a_branch_whose_condition_does_not_hold_is_not_offered(branch):
    """An option `if X: …` is there only while X holds; so is everything else of which nothing would come."""
    game = play(table(deck=10), f"{{choose: [{quoted(branch)}, lose 2 cards, lose 3 cards]}}")

    assert offered(game) == ["choose/2", "choose/3"]


def test_a_branch_whose_condition_holds_is_offered():
    """Otherwise the test above would prove nothing."""
    branches = (
        "'if the mode is normal: lose 1 card', 'if the mode is easy: lose 2 cards, otherwise lose 3 cards'"
    )
    game = play(table(deck=10), f"{{choose: [{branches}]}}")

    assert offered(game) == ["choose/1", "choose/2"]
    assert deck_size(choose(game, "choose/2")) == 7


def test_a_condition_that_does_not_hold_hinders_nothing_beside_it():
    """In a list of effects an `if` that does not hold is passed over; the rest can be chosen and is done."""
    branch = "{do: ['if the mode is extreme: take 105', lose 1 card]}"
    game = play(table(deck=10), f"{{choose: [{branch}, lose 2 cards]}}", "choose/1")

    assert (hand(game), deck_size(game)) == ([], 9)


@pytest.mark.parametrize("branch", BRANCHES.values(), ids=BRANCHES.keys())
def test_what_would_come_to_nothing_is_not_asked_about(branch):
    """Nobody is asked whether they want an effect whose condition does not hold."""
    game = play(table(deck=10), f"{{may: {quoted(branch)}}}")

    assert isinstance(game.pending(), ChooseTurn)


def test_a_card_offers_nothing_between_actions_while_its_condition_does_not_hold():
    """An `if` within such a text counts as one behind it does."""
    cards = """
- number: 20
  back: green
  kind: quest item
  effects: ["between actions: may if there is a skill in your hand: lose 1 card"]
"""
    idle, busy = (table(cards, satchel=["020"], hand=held, deck=10) for held in ([], ["star"]))

    assert not [found for found in standing(idle) if found.startswith("free-use")]
    assert [found for found in standing(busy) if found.startswith("free-use")]
