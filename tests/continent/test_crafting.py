"""Items crafted from Skills, and the resources that make them cheaper (section 17 of the catalogue)."""

import pytest

from continent.workshop import WORKSHOP
from fogbound.rules.continent import table as zones
from playing import act, card, choose, deck_size, finish, hand, inventory, news, offered, play, table, zone
from rulebook import rule

CARDS = (
    WORKSHOP
    + """\
- number: 44
  back: green
  kind: permanent event
  placement: [west]
  resources: [vine, wood]
- skill: hand-axe
  strip: {}
  effects: ["dig: cost -1"]
  craft: {cost: 4, resources: {bamboo or bone: 2, fire: 1}}
  item: {durability: 2, keywords: [blade]}
- skill: hard-craft
  strip: {}
  craft: {cost: 1, difficulty: 3}
  item: {durability: 2}
"""
)


def crafting(terrain, skill="raft", **more):
    """A table on that Terrain with the Skill in hand, and its craft action begun."""
    game = table(CARDS, at=terrain, hand=[skill], deck=12, **more)
    return act(game, "craft")


def price(game, *applied):
    """How many cards the action draws when these resources are applied."""
    before = deck_size(game)
    choose(game, *applied)
    if offered(game)[0] not in ("draw", "reveal"):
        choose(game, "done")
    return before - deck_size(game)


@rule("C-EX-19", "C-CRAFT-02")
def test_a_raft_on_wood_costs_two():
    """5 - 3 for the wood of the Terrain."""
    assert price(crafting("020"), "use-resource/raft/0") == 2


@rule("C-EX-20", "C-COST-05")
def test_a_raft_with_wood_and_vine_costs_nothing_and_more_may_be_drawn():
    """No card has to be drawn; drawing extra is allowed."""
    game = crafting("021")

    assert price(game, "use-resource/raft/0", "use-resource/raft/1") == 0
    assert offered(game) == ["draw", "reveal"]


@rule("C-EX-21", "C-CRAFT-03")
def test_without_any_resource_crafting_costs_the_default():
    """Missing resources only withhold the reduction."""
    game = crafting("022")

    assert deck_size(game) == 12 - 5


@rule("C-CRAFT-02", "C-RUL-89")
def test_a_resource_is_optional_and_counts_once_wherever_it_comes_from():
    """Wood on the Terrain and on an event saves 3 once; applying it may be declined."""
    game = crafting("020", board={(1, 0): "044"})
    twice = [option for option in offered(game) if option.startswith("use-resource/raft/0")]

    assert twice == ["use-resource/raft/0"]
    assert price(game, "done") == 5

    game = crafting("020", board={(1, 0): "044"})
    choose(game, "use-resource/raft/0")
    assert "use-resource/raft/0" not in offered(game)


@rule("C-CRAFT-02", "C-RUL-89")
def test_an_attached_event_offers_its_resources_too():
    """The vine grows on the event."""
    game = crafting("020", board={(1, 0): "044"})

    assert "use-resource/raft/1" in offered(game)


@rule("C-RUL-89")
def test_only_the_active_players_terrain_matters():
    """A friend elsewhere on wood is no help."""
    game = table(CARDS, at="022", board={(0, -1): "020"}, explorers=2, hand=["raft"], deck=12)
    game.figures[1] = card(game, "020")
    act(game, "craft")

    assert deck_size(game) == 12 - 5


@rule("C-CRAFT-04")
def test_a_fire_figure_provides_the_fire_resource():
    """With a fire on the own terrain the axe costs one less."""
    game = table(CARDS, at="022", hand=["hand-axe"], deck=12)
    play(game, "place fire")
    act(game, "craft")

    assert offered(game) == ["use-resource/hand-axe/1", "done"]
    assert price(game, "use-resource/hand-axe/1") == 3


@rule("C-CRAFT-05")
def test_resources_are_not_consumed():
    """Two rafts in a row get the same wood."""
    game = table(CARDS, at="020", hand=["raft", "hand-axe"], deck=20)
    finish(act(game, "craft", "use-resource/raft/0", on="raft"), "new-item")

    assert zones.resources_on(game, card(game, "020")) != 0


@rule("C-CRAFT-05", "C-CRAFT-02")
def test_the_same_wood_serves_a_second_craft():
    """The second explorer makes a staff of it after the first one has made a raft; each saves three cards."""
    cards = (
        CARDS + "- {skill: spear, strip: {}, craft: {cost: 4, resources: {wood: 3}}, item: {durability: 2}}"
    )
    game = table(cards, at="020", explorers=2, hands={0: ["raft"], 1: ["spear"]}, deck=20)

    finish(act(game, "craft", "use-resource/raft/0"), "new-item")
    finish(act(game, "craft", "use-resource/spear/0", seat=1), "new-item")

    assert deck_size(game) == 20 - 2 - 1


@rule("C-CRAFT-01", "C-CRAFT-06", "C-FIND-02")
def test_a_crafted_skill_becomes_an_item_with_its_own_die():
    """The card leaves the hand and lies under a die at its durability."""
    game = crafting("022")
    finish(game, "new-item")

    assert inventory(game) == [(["raft"], 3)]
    assert "raft" not in hand(game)


@rule("C-CRAFT-06", "C-CRAFT-07", "C-RUL-12")
def test_a_crafted_card_can_be_given_and_combined_by_its_receiver():
    """The receiver has the same two options, free of charge."""
    game = table(CARDS, at="020", explorers=2, hand=["flint"], items_of={1: [(["031"], 2)]}, deck=10)
    act(game, "craft", "reveal", joined=[1])
    finishers = offered(game)
    choose(game, "hand-over/s2/flint")
    receiver = offered(game)
    choose(game, "combine/031")

    assert "hand-over/s2/flint" in finishers
    assert receiver == ["new-item/flint", "combine/031"]
    assert inventory(game, 1) == [(["031", "flint"], 2)]


@rule("C-RUL-88")
def test_a_failed_craft_leaves_the_skill_in_hand():
    """Only success transforms it; without a difficulty it is a sure success."""
    game = crafting("022", "hard-craft")
    finish(game)

    assert hand(game) == ["hard-craft"]
    assert inventory(game) == []


@rule("C-RUL-88")
def test_the_card_leaves_the_hand_before_the_hand_limit_is_checked():
    """A full hand and a kept Skill fit, because the crafted one is gone by then."""
    game = table(CARDS, at="022", hand=["flint", "star", "star#2", "star#3"], deck=["left", "right"])
    act(game, "craft", "draw", "reveal", "keep/s1/left", "new-item")

    assert hand(game) == ["left", "star", "star#2", "star#3"]


@rule("C-RUL-88", "C-CRAFT-01")
def test_the_card_stays_in_hand_until_the_consequence():
    """Without a difficulty it is a sure success, and yet the Skill is in hand while another one is kept."""
    game = table(CARDS, at="022", explorers=2, hands={1: ["raft"]}, deck=12)

    act(game, "craft", seat=1)
    while not offered(game)[0].startswith("keep"):
        assert hand(game, 1) == ["raft"]
        choose(game, "reveal")
    assert hand(game, 1) == ["raft"]
    assert news(game, "succeeded") == ["0"]
    choose(game, "keep-none", "new-item")

    assert (hand(game, 1), inventory(game, 1)) == ([], [(["raft"], 3)])


@rule("C-CRAFT-08", "C-RES-10", "C-XP-02")
def test_strip_and_skill_effect_of_a_crafted_card_are_inert():
    """Its skill effect is not offered, only its item part works."""
    as_skill = table(CARDS, at="020", hand=["hand-axe"], deck=5)
    act(as_skill, "dig")
    as_item = table(CARDS, at="020", items=[(["hand-axe"], 2)], deck=5)
    act(as_item, "dig")

    assert any(option.startswith("apply/hand-axe") for option in offered(as_skill))
    assert offered(as_item) == ["draw", "reveal"]


@rule("C-CRAFT-01", "C-RUL-38")
def test_a_skill_given_up_on_the_way_is_not_crafted():
    """Discarded as the price of another card's help, it lies in the Discard Pile and stays there."""
    cards = (
        CARDS
        + """
- number: 90
  back: green
  kind: bonus
  effects: ["craft: cost -2, price: discard one skill in your hand of your choice"]
"""
    )
    game = table(cards, at="020", hand=["raft", "090"], deck=20)
    act(game, "craft", "apply/090")
    finish(game)

    assert zone(game, "raft") == zones.DISCARD_PILE
    assert inventory(game) == []


@rule("C-RUL-84", "C-CRAFT-06")
@pytest.mark.parametrize(("owned", "may_be_discarded"), [(2, False), (3, True)])
def test_a_crafted_card_may_be_discarded_when_there_is_no_die_for_it(owned, may_be_discarded):
    """With every die in use it can be combined but need not be; with a free die it is not thrown away."""
    cards = CARDS + "- {number: 77, back: green, kind: item, durability: 3, uid: tool, copies: 3}"
    items = [(["tool"], 3), (["tool#2"], 3), (["tool#3"], 3)][:owned]
    game = table(cards, at="022", explorers=2, hands={1: ["hand-axe"]}, items_of={1: items}, deck=12)

    act(game, "craft", "reveal", "keep-none", seat=1)

    assert any(found.startswith("combine") for found in offered(game))
    assert ("leave-it/hand-axe" in offered(game)) == may_be_discarded
    if may_be_discarded:
        finish(choose(game, "leave-it/hand-axe"))
        assert zone(game, "hand-axe") == zones.DISCARD_PILE
        assert len(inventory(game, 1)) == owned
