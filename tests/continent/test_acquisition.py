"""Handing on what was just found, crafted or revealed, and where it goes when nobody wants it."""

import pytest

from fogbound.rules.continent.gains import GainHandCard
from playing import act, choose, deck_size, finish, hand, inventory, offered, past, pile, table
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  resources: [wood]
  actions:
    - dig: {cost: 0, success: take 031}
    - talk: {cost: 0, success: take 040}
- {number: 31, back: green, kind: item, durability: 3, keywords: [blade]}
- {number: 32, back: green, kind: item, durability: 2, keywords: [blade]}
- {number: 40, back: green, kind: bonus}
- {skill: raft, strip: {}, craft: {cost: 0}, item: {durability: 3, keywords: [blade]}}
"""


@rule("C-RUL-12", "C-REV-09")
def test_a_found_item_is_handed_over_for_nothing_and_may_be_combined():
    """No card is paid, and the receiver adds it to an item of theirs."""
    game = table(CARDS, at="012", explorers=3, items_of={1: [(["032"], 2)]}, deck=8)

    act(game, "dig", "reveal", joined=[1])
    assert [found for found in offered(game) if found.startswith("hand-over")] == ["hand-over/s2/031"]
    choose(game, "hand-over/s2")
    assert game.pending().seat(game) == 1
    choose(game, "combine/032")

    assert inventory(game, 1) == [(["032", "031"], 5)]
    assert deck_size(game) == 8


@rule("C-RUL-12", "C-CRAFT-07")
def test_a_crafted_item_is_handed_over_for_nothing_and_may_be_combined():
    """The same holds for what was crafted a moment ago."""
    game = table(CARDS, at="012", explorers=2, hands={0: ["raft"]}, items_of={1: [(["032"], 2)]}, deck=8)

    act(game, "craft", "reveal", "hand-over/s2", "combine/032", joined=[1])

    assert inventory(game, 1) == [(["032", "raft"], 5)]
    assert hand(game, 0) == []
    assert deck_size(game) == 8


@rule("C-REV-12", "C-RUL-46")
def test_a_revealed_card_for_the_hand_is_left_by_its_back():
    """A Bonus that nobody wants goes to the Past, a Skill to the Discard Pile."""
    game = table(CARDS, at="012", deck=8, pile=[])
    act(game, "talk", "reveal", "leave-it/040")
    assert past(game) == ["040"]

    game.next(GainHandCard(game.content.card_ids.index("star"), seat_of(0)))
    game.advance()
    choose(game, "leave-it/star")
    assert pile(game) == ["star"]


@rule("C-REV-12")
def test_a_revealed_bonus_goes_to_any_involved_hand():
    """The active explorer or a helper, not a bystander."""
    game = table(CARDS, at="012", explorers=3, deck=8)

    act(game, "talk", "reveal", joined=[2])

    assert offered(game) == ["take-in-hand/s1/040", "take-in-hand/s3/040", "leave-it/040"]
    finish(choose(game, "take-in-hand/s3"))
    assert hand(game, 2) == ["040"]


@rule("C-SKILL-04", "C-REV-12", "C-XP-01")
@pytest.mark.parametrize("taker", [0, 1])
def test_a_revealed_own_skill_goes_to_its_character_or_to_nobody(taker):
    """Bo's can go to Bo alone, though Ann may reveal it; Cy takes no part, so nobody can have Cy's."""
    game = table(CARDS, at="012", explorers=3, deck=8, pile=[])
    act(game, "talk", joined=[1])
    for skill in ("bo-own", "cy-own"):
        game.next(GainHandCard(game.content.card_ids.index(skill), taker))
    game.advance()

    assert pile(game) == ["cy-own"]
    assert offered(game) == ["take-in-hand/s2/bo-own", "leave-it/bo-own"]


@rule("C-REV-12")
def test_whoever_takes_a_bonus_may_keep_it_involved_or_not():
    """A text that reaches a bystander leaves the card to them, or to those involved."""
    cards = CARDS.replace("success: take 040", "success: every other explorer takes 040")
    game = table(cards, at="012", explorers=2, deck=8)

    act(game, "talk", "reveal")

    assert game.pending().seat(game) == 1
    assert offered(game) == ["take-in-hand/s2/040", "take-in-hand/s1/040", "leave-it/040"]
