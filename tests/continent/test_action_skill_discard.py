"""The Skill and Discard steps: which revealed card may be kept, by whom, and where all others go."""

import pytest

from fogbound.core import AnswerRefused
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, deck_size, finish, hand, inventory, offered, past, pile, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3, difficulty: 1, success: take 063}
- number: 63
  back: green
  kind: quest item
- number: 31
  back: green
  kind: item
  durability: 3
  effects: ["dig: cost -1"]
- number: 31
  back: gold
  kind: item
  durability: 3
  effects: ["dig: cost -1"]
- fog: driftwood
  area: I
  kind: item
  durability: 2
  effects: ["dig: cost -1"]
- skill: spade
  strip: {}
  craft: {cost: 3}
  item: {durability: 3, effects: ["dig: cost -1"]}
"""


@rule("C-SKILL-01")
@pytest.mark.parametrize("first", ["star", "blank"], ids=["success", "failure"])
def test_one_revealed_skill_may_be_kept_after_success_and_failure_alike(first):
    """One card is kept, the question is not asked again, and keeping none is an answer too."""
    deck = [first, "left", "right", "blank#9"]
    game = table(CARDS, at="012", deck=deck)
    act(game, "dig", "reveal")
    assert offered(game) == [f"keep/s1/{first}", "keep/s1/left", "keep/s1/right", "keep-none"]
    choose(game, "keep/s1/left")
    assert hand(game) == ["left"]
    assert game.frames == []

    game = table(CARDS, at="012", deck=deck)
    act(game, "dig", "reveal", "keep-none")
    assert hand(game) == []


@rule("C-SKILL-01", "C-SKILL-02", "C-RUL-11")
def test_one_skill_per_action_whatever_the_number_of_explorers():
    """With three involved one of them gets one card; the bystander can get none, and nothing more is asked."""
    game = table(CARDS, at="012", explorers=4, deck=["blank", "blank#2", "blank#3", "blank#4"])

    act(game, "dig", "trade/2", "draw", "reveal", joined=[1, 2])
    assert offered(game) == [
        *("keep/s1/blank", "keep/s2/blank", "keep/s3/blank"),
        *("keep/s1/blank#2", "keep/s2/blank#2", "keep/s3/blank#2"),
        "keep-none",
    ]
    choose(game, "keep/s3/blank")

    assert [hand(game, seat) for seat in (1, 2, 3)] == [[], ["blank"], []]
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-SKILL-01")
def test_the_active_explorer_chooses_the_card_that_is_kept():
    """A helper cannot answer for the active explorer."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "dig", "trade/0", "reveal", joined=[1])

    with pytest.raises(AnswerRefused):
        game.answer(1, game.pending_serial(), "keep-none")
    game.answer(0, game.pending_serial(), "keep-none")


@rule("C-SKILL-03")
def test_the_kept_skill_may_exceed_the_limit_until_the_hand_is_trimmed():
    """With four cards at a limit of four a fifth is taken, and only afterwards one is discarded."""
    held = ["blank", "blank#2", "blank#3", "blank#4"]
    game = table(CARDS, at="012", hand=held, deck=["star", "left", "right", "blank#9"])

    act(game, "dig", "reveal", "keep/s1/star")

    assert hand(game) == [*held, "star"]
    assert zone(game, "063") == zones.SATCHEL
    assert offered(game)[0] == "discard/blank"


@rule("C-SKILL-04", "C-RUL-11")
def test_an_own_skill_goes_only_to_its_character():
    """Ann's Skill is offered to Ann alone, and to nobody in an action without her."""
    game = table(CARDS, at="012", explorers=3, deck=["ann-own", "bo-own", "blank", "blank#2"])
    act(game, "dig", "trade/0", "reveal", seat=1, joined=[0])
    assert offered(game) == [
        "keep/s1/ann-own",
        "keep/s2/bo-own",
        "keep/s2/blank",
        "keep/s1/blank",
        "keep-none",
    ]

    game = table(CARDS, at="012", explorers=3, deck=["ann-own", "ann-own#2", "blank", "blank#2"])
    act(game, "dig", "trade/0", "reveal", seat=1, joined=[2])
    assert offered(game) == ["keep/s2/blank", "keep/s3/blank", "keep-none"]


@rule("C-SKILL-05")
def test_a_curse_is_never_kept():
    """When only Curses were revealed the step passes without a question."""
    game = table(CARDS, at="012", deck=["first-curse", "common-curse", "common-curse#2", "blank"])

    act(game, "dig", "reveal")

    assert game.frames == []
    assert hand(game) == []


@rule("C-DISC-01")
def test_all_other_drawn_cards_go_to_the_discard_pile():
    """Skills and Curses alike, additional cards too, on top of what lay there."""
    game = table(CARDS, at="012", deck=["star", "first-curse", "left", "right", "blank"], pile=["seven"])

    act(game, "dig", "draw", "reveal", "keep/s1/right")

    assert pile(game) == ["first-curse", "left", "seven", "star"]
    assert deck_size(game) == 1


@rule("C-DISC-02")
def test_a_used_up_item_is_discarded_card_by_card():
    """Blue backs go to the Discard Pile; green, gold and fog backs go to the Past."""
    item = ["031", "031-gold", "driftwood", "spade"]
    game = table(CARDS, at="012", items=[(item, 1)], deck=["star", "left", "right", "blank"])

    finish(act(game, "dig", "use-item/031", "done"))

    assert inventory(game) == []
    assert past(game) == ["031", "031-gold", "driftwood"]
    assert pile(game) == ["left", "right", "spade", "star"]


@rule("C-DISC-02")
def test_an_item_with_a_pip_left_stays():
    """Only items without a die are discarded."""
    game = table(CARDS, at="012", items=[(["031"], 2), (["spade"], 1)], deck=10)

    finish(act(game, "dig", "use-item/031", "use-item/spade", "done"))

    assert inventory(game) == [(["031"], 1)]
    assert "spade" in pile(game)
