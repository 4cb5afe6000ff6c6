"""Items: found, crafted, combined, used, relinquished, given and swapped (section 17 of the catalogue)."""

from fogbound.rules.continent import table as zones
from fogbound.rules.continent.items import can_receive
from playing import (
    act,
    card,
    choose,
    deck_size,
    finish,
    hand,
    inventory,
    offered,
    past,
    pile,
    play,
    standing,
    table,
    zone,
)
from rulebook import rule

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  resources: [wood]
  actions:
    - observe: {cost: 0}
    - dig: {cost: 3, difficulty: 9}
- number: 21
  back: green
  kind: terrain
  area: I
  resources: [wood, vine]
- number: 22
  back: green
  kind: terrain
  area: I
- number: 23
  back: green
  kind: terrain
  area: I
  no-camp: true
  resources: [wood]
- number: 44
  back: green
  kind: permanent event
  placement: [west]
  resources: [vine, wood]
- number: 30
  back: green
  kind: item
  durability: 4
  keywords: [light]
  effects: ["craft, dig: cost -1"]
- number: 31
  back: green
  kind: item
  durability: 3
- number: 32
  back: green
  kind: item
  durability: 2
  keywords: [blade]
- number: 33
  back: green
  kind: item
  durability: 2
  copies: 5
- fog: canteen
  area: I
  kind: item
  durability: 3
- skill: raft
  strip: {stars: 2}
  craft: {cost: 5, resources: {wood: 3, vine: 2}}
  item: {durability: 3, keywords: [boat], effects: ["sail: cost -2"]}
- skill: hand-axe
  strip: {}
  effects: ["dig: cost -1"]
  craft: {cost: 4, resources: {bamboo or bone: 2, fire: 1}}
  item: {durability: 2, keywords: [blade]}
- skill: hard-craft
  strip: {}
  craft: {cost: 1, difficulty: 3}
  item: {durability: 2}
- skill: flint
  strip: {}
  craft: {cost: 0}
  item:
    durability: 2
    actions:
      - make-fire: {cost: 0, success: place fire}
- skill: staff
  strip: {}
  craft: {cost: 0}
  item: {durability: 2, keywords: [will], effects: ["move: cost -1"]}
- skill: bow
  strip: {}
  craft: {cost: 0}
  item: {durability: 6, keywords: [will], effects: ["hunt: cost -1"]}
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


# -- finding ---------------------------------------------------------------------------------------


@rule("C-FIND-01", "C-RUL-12", "C-REV-09")
def test_a_found_item_may_be_handed_over_free_of_charge_and_combined():
    """Another involved player takes it without paying, as a new item or under one of theirs."""
    game = table(CARDS, at="020", explorers=2, items_of={1: [(["031"], 2)]}, deck=10)
    act(game, "observe", joined=[1])
    play(game, "take 030", "hand-over/s2/030")
    receiving = offered(game)
    choose(game, "combine/031")

    assert receiving == ["new-item/030", "combine/031", "leave-it/030"]
    assert inventory(game, 1) == [(["031", "030"], 2)]
    assert deck_size(game) == 10


@rule("C-FIND-01", "C-REV-09")
def test_an_item_can_be_handed_only_to_the_involved():
    """Somebody who stayed out of the action gets nothing of it."""
    game = table(CARDS, at="020", explorers=2, deck=10)
    act(game, "observe")
    play(game, "take 030")

    assert offered(game) == ["new-item/030", "leave-it/030"]


@rule("C-FIND-02", "C-SET-06")
def test_a_new_item_needs_a_free_die_set_to_its_durability():
    """With all dice in use no new item is offered; with one free it shows the card's durability."""
    full = table(CARDS, at="020", explorers=2, items=[(["033"], 2), (["033#2"], 2), (["033#3"], 2)])
    play(full, "take 030")
    free = table(CARDS, at="020", explorers=2, items=[(["033"], 2), (["033#2"], 2)])
    play(free, "take 030", "new-item")

    assert "new-item/030" not in offered(full)
    assert (["030"], 4) in inventory(free)


@rule("C-RUL-84")
def test_room_may_be_made_by_relinquishing_first():
    """At the moment of the find another item may be given up, and the new one started."""
    game = table(CARDS, at="020", explorers=4, items=[(["033", "033#2"], 2), (["033#3", "033#4"], 2)])
    play(game, "take 030")
    before = offered(game)
    choose(game, "relinquish/s1/033")
    after = offered(game)

    assert before == ["leave-it/030"]
    assert "new-item/030" in after


@rule("C-RUL-84")
def test_a_receiver_needs_capacity_too():
    """Nobody can be handed a card they have neither a die nor a column for."""
    game = table(
        CARDS, at="020", explorers=4, items_of={1: [(["033", "033#2"], 2), (["033#3", "033#4"], 2)]}, deck=10
    )
    act(game, "observe", joined=[1, 2])
    play(game, "take 030")

    assert "hand-over/s2/030" not in offered(game)
    assert "hand-over/s3/030" in offered(game)


@rule("C-REV-09", "C-DBR-01")
def test_a_refused_find_goes_to_the_past():
    """Leaving it discards it by its back."""
    game = table(CARDS, at="020")
    play(game, "take 030", "leave-it")

    assert past(game) == ["030"]


# -- crafting --------------------------------------------------------------------------------------


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


@rule("C-CRAFT-08", "C-RES-10", "C-XP-02")
def test_strip_and_skill_effect_of_a_crafted_card_are_inert():
    """Its skill effect is not offered, only its item part works."""
    as_skill = table(CARDS, at="020", hand=["hand-axe"], deck=5)
    act(as_skill, "dig")
    as_item = table(CARDS, at="020", items=[(["hand-axe"], 2)], deck=5)
    act(as_item, "dig")

    assert any(option.startswith("apply/hand-axe") for option in offered(as_skill))
    assert offered(as_item) == ["draw", "reveal"]


# -- combining -------------------------------------------------------------------------------------


@rule("C-EX-22", "C-COMB-03", "C-COMB-04")
def test_bow_under_walking_staff_makes_one_item_with_a_die_of_six():
    """They share a keyword, so the durabilities add up, up to 6; the first card stays first."""
    game = table(CARDS, at="022", hand=["bow"], items=[(["staff"], 2)], deck=5)
    act(game, "craft", "reveal", "combine/staff")

    assert inventory(game) == [(["staff", "bow"], 6)]


@rule("C-EX-22")
def test_as_a_new_item_the_bow_has_its_own_die():
    """Two items then, the bow's die shows its durability."""
    game = table(CARDS, at="022", hand=["bow"], items=[(["staff"], 2)], deck=5)
    act(game, "craft", "reveal", "new-item")

    assert inventory(game) == [(["staff"], 2), (["bow"], 6)]


@rule("C-COMB-06")
def test_without_a_shared_keyword_the_die_keeps_its_value():
    """Combining is still allowed."""
    game = table(CARDS, at="020", items=[(["031"], 1)])
    play(game, "take 032", "combine/031")

    assert inventory(game) == [(["031", "032"], 1)]


@rule("C-COMB-05")
def test_only_the_first_card_is_compared():
    """A keyword shared with a card in between adds nothing."""
    game = table(CARDS, at="022", hand=["bow"], items=[(["031", "staff"], 2)], deck=5)
    act(game, "craft", "reveal", "combine/031")

    assert inventory(game) == [(["031", "staff", "bow"], 2)]


@rule("C-COMB-03", "C-ITEM-04", "C-USE-02")
def test_effects_and_actions_of_every_card_in_the_column_work():
    """An effect of the second card is applied, an action of the third is offered."""
    game = table(CARDS, at="020", items=[(["031", "030", "flint"], 3)], deck=8)
    makes_fire = [option for option in offered(game) if option.startswith("make-fire")]
    act(game, "dig", "use-item/031")

    assert makes_fire == ["make-fire/s1/flint"]
    assert offered(game)[0].startswith("apply/030")


@rule("C-COMB-01", "C-GIVE-03")
def test_items_are_never_combined_later():
    """Neither between turns nor after a gift is there a way to put two items together."""
    game = table(CARDS, at="020", explorers=2, items=[(["030"], 2), (["031"], 2)], deck=8)
    alone = [option for option in offered(game) + standing(game) if "combine" in option]
    choose(game, "give/s1/030/1")

    assert alone == []
    assert inventory(game, 1) == [(["030"], 2)]
    assert not any("combine" in option for option in offered(game) + standing(game))


@rule("C-COMB-02", "C-REV-10")
def test_a_column_never_exceeds_the_stacking_limit():
    """Four players have two cards per item, one player four."""
    four = table(CARDS, at="020", explorers=4, items=[(["030", "031"], 2)])
    play(four, "take 032")
    one = table(CARDS, at="020", items=[(["030", "031"], 2)])
    play(one, "take 032")

    assert "combine/030" not in offered(four)
    assert "combine/030" in offered(one)


@rule("C-COMB-07")
def test_a_combined_item_takes_one_die_and_one_slot():
    """With three cards in one column there are still three slots left for a lone player."""
    game = table(CARDS, at="020", items=[(["030", "031", "032"], 2), (["033"], 2), (["033#2"], 2)])
    play(game, "take 033", "new-item")

    assert len(inventory(game)) == 4
    assert zones.dice_in_use(game) == 4


# -- relinquishing ---------------------------------------------------------------------------------


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


# -- using -----------------------------------------------------------------------------------------


@rule("C-EX-25", "C-ITEM-06", "C-CARD-16")
def test_an_item_serves_only_the_types_it_shows():
    """The can helps craft and dig, nothing else, and offers no action of its own."""
    game = table(CARDS, at="020", hand=["raft"], items=[(["030"], 4)], deck=20)
    types = {option.split("/")[0] for option in offered(game)}
    act(game, "observe")
    observing = offered(game)
    finish(game)
    act(game, "dig")
    digging = offered(game)
    finish(game)
    act(game, "craft")

    assert types == {"observe", "dig", "craft"}
    assert "use-item/030" not in observing
    assert "use-item/030" in digging
    assert "use-item/030" in offered(game)


@rule("C-EX-26", "C-USE-01", "C-LEG-06", "C-TURN-11")
def test_a_flint_offers_craft_in_hand_and_fire_in_the_inventory():
    """Crafted, its make-fire action costs a pip and is refused where camping is forbidden."""
    in_hand = table(CARDS, at="022", hand=["flint"], deck=9)
    crafted = table(CARDS, at="022", items=[(["flint"], 2)], deck=9)
    forbidden = table(CARDS, at="023", items=[(["flint"], 2)], deck=9)
    offers = offered(in_hand), offered(crafted), offered(forbidden)
    finish(act(crafted, "make-fire"))

    assert offers == (["craft/s1/flint"], ["make-fire/s1/flint"], ["concede"])
    assert inventory(crafted) == [(["flint"], 1)]
    assert zones.fire_on(crafted, card(crafted, "022"))


@rule("C-USE-03")
def test_an_item_without_a_die_cannot_be_used():
    """Its last pip used in this action, it is no use for another one until it is gone."""
    game = table(CARDS, at="020", items=[(["030"], 1)], deck=9)
    act(game, "dig", "use-item/030")
    still_there = inventory(game)
    finish(game)

    assert still_there == [(["030"], 0)]
    assert inventory(game) == []


@rule("C-USE-04")
def test_quest_items_are_used_freely():
    """An action on a quest item costs no durability and serves any player."""
    cards = (
        CARDS
        + """
- number: 60
  back: green
  kind: quest item
  actions:
    - think: {cost: 0}
"""
    )
    game = table(cards, at="022", explorers=2, satchel=["060"], deck=9)
    finish(act(game, "think", seat=1))

    assert zone(game, "060") == zones.SATCHEL
    assert offered(game) == ["think/s1/060", "think/s2/060"]


# -- giving and swapping ---------------------------------------------------------------------------


@rule("C-EX-33", "C-GIVE-01", "C-GIVE-02", "C-GIVE-04")
def test_a_gift_costs_two_cards_and_keeps_column_and_die():
    """Two Action Deck cards are discarded, the item changes hands as it is."""
    game = table(CARDS, at="020", explorers=2, items=[(["031", "030"], 2)], deck=8, pile=[])
    choose(game, "give/s1/031/1")

    assert inventory(game, 1) == [(["031", "030"], 2)]
    assert deck_size(game) == 6
    assert len(pile(game)) == 2


@rule("C-EX-33", "C-GIVE-02")
def test_a_swap_of_two_items_costs_two_cards_not_four():
    """One swap, one price."""
    game = table(CARDS, at="020", explorers=2, items=[(["031"], 2)], items_of={1: [(["030"], 4)]}, deck=8)
    choose(game, "swap/s1/031/1", "swap-for/030")

    assert inventory(game) == [(["030"], 4)]
    assert inventory(game, 1) == [(["031"], 2)]
    assert deck_size(game) == 6


@rule("C-GIVE-01")
def test_only_explorers_on_the_same_terrain_exchange_items():
    """Apart, nothing can be given."""
    game = table(CARDS, at="020", board={(0, -1): "021"}, explorers=2, items=[(["031"], 2)])
    near = any(option.startswith("give") for option in standing(game))
    game.figures[1] = card(game, "021")

    assert near
    assert not any(option.startswith(("give", "swap")) for option in standing(game))


@rule("C-GIVE-05")
def test_hand_cards_are_never_exchanged():
    """There is no way to give a Skill, Bonus or State away."""
    game = table(CARDS, at="020", explorers=2, hand=["star", "104"])

    assert not any(option.startswith(("give", "swap")) for option in standing(game))


@rule("C-RUL-87")
def test_a_gift_needs_a_free_die_a_swap_does_not():
    """With all dice of the receiver in use only the swap is offered."""
    full = [(["033"], 2), (["033#2"], 2), (["033#3"], 2)]
    game = table(CARDS, at="020", explorers=2, items=[(["031"], 2)], items_of={1: full}, deck=8)

    assert not any(option.startswith("give/s1") for option in standing(game))
    assert any(option.startswith("swap/s1/031") for option in standing(game))


@rule("C-RUL-87", "C-RUL-23")
def test_the_price_of_a_gift_can_defeat():
    """With an empty deck two random cards of the pile are revealed first; a Curse among them ends the game."""
    game = table(
        CARDS, at="020", explorers=2, items=[(["031"], 2)], deck=0, pile=["common-curse", "common-curse#2"]
    )
    choose(game, "give/s1/031/1")

    assert game.ending == "lost:curse"


@rule("C-RUL-87", "C-LEG-01")
def test_nothing_is_given_during_an_action():
    """Only between actions."""
    game = table(CARDS, at="020", explorers=2, items=[(["031"], 2)], deck=8)
    act(game, "dig")

    assert not any(option.startswith(("give", "swap")) for option in standing(game))


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


@rule("C-RUL-84", "C-ITEM-03")
def test_an_item_without_a_die_is_no_room_for_another_card():
    """All items of the helper have used their last pip in this action: nothing more can be added to them."""
    full = [(["033"], 1), (["033#2"], 1), (["033#3"], 1)]
    game = table(CARDS, at="020", explorers=2, items_of={1: full}, deck=20)
    before = can_receive(game, 1)
    for column in zones.columns(game, 1):
        game.values[column] = 0

    assert before
    assert not can_receive(game, 1)


@rule("C-USE-03")
def test_an_action_on_an_item_without_a_die_is_not_offered():
    """Its cards may still lie there; its action cannot be taken."""
    game = table(CARDS, at="022", items=[(["flint"], 1)], deck=9)
    before = offered(game)
    game.values[zones.columns(game, 0)[0]] = 0
    game.advance()

    assert before == ["make-fire/s1/flint"]
    assert offered(game) == ["concede"]
