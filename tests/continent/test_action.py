"""Actions as a whole: what one consists of, the order of its steps, and a dig told from beginning to end."""

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, deck_size, hand, inventory, names, news, offered, pile, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 6, difficulty: 1, success: take 063, failure: each involved takes 105}
    - rest: {cost: 1, success: take 063}
- number: 63
  back: green
  kind: quest item
- skill: shovel
  strip: {}
  craft: {cost: 3}
  item: {durability: 4, effects: ["dig: cost -2", "dig: star per seven"]}
- skill: lucky-right
  strip: {right: 1, sevens: 1}
- skill: knack
  strip: {}
  effects: ["dig: 1 star"]
"""


@rule("C-ACT-01", "C-EX-01")
def test_a_dig_alone_succeeds_with_one_star():
    """Six cards are drawn and one star among them is enough for the white section."""
    game = table(
        CARDS, at="012", deck=["blank", "blank#2", "star", "blank#3", "blank#4", "blank#5", "blank#6"]
    )

    act(game, "dig", "reveal", "keep-none")

    assert news(game, "revealed") == ["blank", "blank#2", "star", "blank#3", "blank#4", "blank#5"]
    assert names(game, game.zones[zones.SATCHEL]) == ["063", "first-clue"]
    assert hand(game) == []


@rule("C-ACT-01", "C-EX-01", "C-CONS-05")
def test_a_dig_alone_fails_without_a_star_and_leaves_no_paranoia():
    """Without a star the black section applies, and nobody alone becomes paranoid."""
    game = table(CARDS, at="012", deck=7)

    act(game, "dig", "reveal", "keep-none")

    assert deck_size(game) == 1
    assert zone(game, "063") == tabletop.ADVENTURE_DECK
    assert len(hand(game)) == 1
    assert hand(game)[0].startswith("105")


@rule("C-ACT-01")
def test_an_action_without_a_black_section_is_complete():
    """The failure consequence is the only part that an action may lack."""
    game = table(CARDS, at="012", deck=7)

    act(game, "rest", "reveal", "keep-none")

    assert names(game, game.zones[zones.SATCHEL]) == ["063", "first-clue"]


@rule("C-ACT-02", "C-RUL-09")
def test_the_seven_steps_follow_each_other():
    """Item, Cost, Result, Skill, Discard, Consequence, Hand limit, each visible in what is asked and told."""
    game = table(
        CARDS,
        at="012",
        explorers=2,
        hands={0: ["knack", "blank#9"], 1: ["blank#10", "blank#11", "blank#12", "blank#13"]},
        items_of={0: [(["shovel"], 1)]},
        deck=["star", "star#2", "blank", "blank#2", "blank#3", "blank#4"],
    )

    act(game, "dig", joined=[1])
    assert offered(game) == ["use-item/shovel", "done"]  # 1. Item
    choose(game, "use-item/shovel")
    assert [found.split("/")[0] for found in offered(game)] == ["apply", "done"]  # 2. Cost
    choose(game, "apply/shovel", "trade/1")
    assert news(game, "drawn") == ["3"]
    assert news(game, "revealed") == []
    choose(game, "reveal")
    assert news(game, "revealed") == ["star", "star#2", "blank"]  # 3. Result
    assert all(found.split("/")[0] in ("apply", "done") for found in offered(game))
    assert zone(game, "shovel") >= zones.FIXED
    choose(game, "done")
    assert offered(game)[-1] == "keep-none"  # 4. Skill
    assert zone(game, "star") == tabletop.DRAWN
    assert zone(game, "shovel") >= zones.FIXED
    assert zone(game, "063") == tabletop.ADVENTURE_DECK
    choose(game, "keep/s1/star#2")
    assert pile(game) == ["blank", "shovel", "star"]  # 5. Discard
    assert zone(game, "063") == zones.SATCHEL  # 6. Consequence
    assert {found.split("/")[0] for found in offered(game)} == {"discard"}  # 7. Hand limit
    choose(game, "discard/blank#10")
    assert isinstance(game.pending(), ChooseTurn)
    told = [item.what for item in game.news or []]
    steps = ["item-used", "drawn", "revealed", "succeeded", "kept", "broken", "taken", "discarded"]
    assert [told.index(step) for step in steps] == sorted(told.index(step) for step in steps)


@rule("C-EX-02", "C-COST-02", "C-RES-03", "C-RES-08", "C-SKILL-02")
def test_two_dig_with_a_shovel():
    """The shovel and the trade make it three cards for two stars: a pair of halves and a lucky seven."""
    game = table(
        CARDS,
        at="012",
        explorers=2,
        hands={0: ["blank", "blank#2", "blank#3"]},
        items_of={0: [(["shovel"], 3)]},
        deck=["lucky-right", "first-curse", "left", "star"],
    )

    act(game, "dig", "use-item/shovel", joined=[1])
    choose(game, "apply/shovel", "trade/1", "reveal")
    assert inventory(game) == [(["shovel"], 2)]
    assert news(game, "revealed") == ["lucky-right", "first-curse", "left"]

    choose(game, "apply/shovel")
    assert not game.ending
    choose(game, "keep/s2/left")

    assert news(game, "succeeded") == ["2"]
    assert hand(game, 1) == ["left"]
    assert hand(game, 0) == ["blank", "blank#2", "blank#3"]
    assert pile(game) == ["first-curse", "lucky-right"]
    assert zone(game, "063") == zones.SATCHEL
    assert isinstance(game.pending(), ChooseTurn)
