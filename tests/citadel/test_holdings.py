"""Hands, purses, gifts, and cards that are blocked.

T-HAND, T-PURSE, T-ZONE-08, T-ZONE-09, T-ZONE-10, T-ZONE-11, T-ZONE-12, T-ZONE-13, T-ZONE-14.
"""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    life,
    offered,
    past,
    pile,
    pile_size,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.rules.citadel import duty, limits
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import agenda, tabletop
from rulebook import rule
from second_seat import seat_of

THINGS = """
- number: 10
  uid: yard
  back: green
  kind: terrain
  actions:
    - dig: {success: add 2 to hand}
    - climb: {success: suffer 1 damage}
    - observe: {success: step}
    - lift: {rows: [{difficulty: 2, success: add 2 to hand, failure: add 3 to hand}]}
    - talk: {success: take 016}
- {number: 11, uid: anvil, back: green, kind: purse, weight: 6, keywords: [tool], effects: ["dig: 1 fist"]}
- {number: 12, uid: hammer, back: green, kind: purse, weight: 3, keywords: [tool], effects: ["dig: 1 hand"]}
- number: 13
  uid: curse
  back: green
  kind: purse
  no-discard: true
  keywords: [temporary]
  effects: ["must dig: cost +1"]
- {number: 14, uid: relic, back: green, kind: quest item, effects: ["dig: 1 flag"]}
- {number: 15, uid: feather, back: green, kind: purse, keywords: [temporary], effects: ["dig: 1 target"]}
- number: 16
  uid: wasps
  back: green
  kind: temporary event
  actions: [run: {rows: [{difficulty: 2, success: discard this, failure: add 3 to hand}]}]
- {number: 19, uid: pebble, back: green, kind: purse, weight: 1}
- {skill: trick, effects: ["dig: 2 wild"]}
"""
ADD_TWO = ["star", "star#2", "star#3", "star#4", "star#5", "star#6"]


def options_of(game, verb):
    return [option for option in standing(game) if option.split("/")[0] == verb]


# -- the hand --------------------------------------------------------------------------------------


@rule("T-HAND-01", "T-HAND-02", "T-HAND-03", "T-RUL-80")
def test_skills_above_the_maximum_are_discarded_after_the_action():
    """Five Skills are the maximum alone; blocked and Purse cards do not count, and nothing is asked in between."""
    held = ["left", "left#2", "left#3", "left#4"]
    game = citadel_table(
        THINGS,
        at="yard",
        hand=held,
        blocked=["aim"],
        purse=["feather", "hammer"],
        deck=["star", "star#2", "star#3"],
    )

    act(game, "dig", "done", "draw", "draw", "reveal", "count/2", "retain/star", "retain/star#2")
    assert len(hand(game)) == 6
    assert [option.split("/")[0] for option in offered(game)] == ["discard"] * 6
    choose(game, "discard/left#2")

    assert hand(game) == ["left", "left#3", "left#4", "star", "star#2"]
    assert pile(game) == ["left#2"]
    assert offered(game)[0].startswith("dig")


@rule("T-HAND-01", "T-RUL-105")
@pytest.mark.parametrize(("players", "most"), [(1, 5), (2, 4), (3, 4), (4, 3)])
def test_the_maximum_depends_on_the_number_of_players(players, most):
    """It is printed on the Character card, by player count."""
    game = citadel_table(players=players)

    assert limits.hand_limit(game, 0) == most


@rule("T-HAND-01", "T-PURSE-02", "T-RUL-105")
def test_the_unconscious_still_count_as_players():
    """Nobody may hold or carry more because somebody has fallen."""
    game = citadel_table(players=4)

    play(game, "lose 99 life", "banish", you=3)

    assert (limits.hand_limit(game, 0), limits.weight_limit(game, 0)) == (3, 5)


@rule("T-HAND-03", "T-RUL-80", "T-RUL-41")
def test_no_hand_is_checked_between_passes_of_a_mandatory_action():
    """Who is in it keeps what they have until it is over; who is not discards at once."""
    game = citadel_table(
        THINGS, players=2, at="yard", where={1: "field"}, board={(1, 0): "field"},
        hand=["left", "left#2", "left#3"], deck=[*ADD_TWO, "blank"],
    )  # fmt: skip
    for name in ("right", "right#2", "right#3", "right#4", "right#5", "right#6"):
        game.move(card(game, name), tabletop.HANDS + 1)

    act(game, "talk", "reveal")
    assert game.pending_name() == "trim-hand"
    assert game.pending().seat(game) == 1
    choose(game, "discard/right")
    choose(game, "draw", "draw", "draw", "reveal", "count/1", "retain/star", "retain/star#2", "retain/star#3")

    assert len(hand(game)) == 6
    assert offered(game) == ["draw", "reveal"]
    choose(game, "draw", "reveal", "count/1")
    assert [option.split("/")[0] for option in offered(game)] == ["discard"] * 6


@rule("T-RUL-80")
def test_what_was_put_off_obliges_nobody():
    """An effect or a space that waits names seats, places and effects; none of its numbers is taken for a card."""
    cards = "- {number: 10, uid: mill, back: green, kind: terrain, actions: [dig: {mandatory: true, success: step}]}"
    game = citadel_table(cards, at="mill")
    mill = card(game, "mill")

    assert duty.due(game, (agenda.ARRIVAL, mill, 1)) == [(mill, mill)]
    for kind in (agenda.OPENING, agenda.DEFERRED):
        assert duty.due(game, (kind, mill, mill, mill, mill, mill, len(game.where) + 1)) == []


@rule("T-HAND-03")
def test_between_passes_of_a_free_action_the_hand_is_checked():
    """A compound action that is not mandatory is performed only during a pass."""
    game = citadel_table(THINGS, at="yard", hand=["left", "left#2", "left#3"], deck=ADD_TWO)

    act(
        game,
        "lift",
        "draw",
        "draw",
        "draw",
        "reveal",
        "count/1",
        "retain/star",
        "retain/star#2",
        "retain/star#3",
    )

    assert [option.split("/")[0] for option in offered(game)] == ["discard"] * 6


@rule("T-HAND-04", "T-ZONE-01")
def test_skills_may_be_discarded_at_any_time():
    """Also in the middle of somebody's action, into one's own pile."""
    game = citadel_table(THINGS, players=2, at="yard", hands={1: ["star"]})

    act(game, "dig")
    choose(game, "drop-skill/s2/star")

    assert pile(game, 1) == ["star"]
    assert offered(game) == ["draw", "reveal"]


@rule("T-HAND-05", "T-CMP-17")
def test_only_purse_cards_are_given():
    """Neither Skills, blocked or not, nor what everybody holds."""
    game = citadel_table(
        THINGS, players=2, at="yard", hand=["trick"], purse=["hammer"], blocked=["star"], quests=["relic"]
    )

    assert options_of(game, "give-away") == ["give-away/s1/hammer/1"]


@rule("T-HAND-06", "T-ZONE-09")
def test_a_skill_in_hand_may_be_applied_a_blocked_one_not():
    """Blocked, the very same Skill is inert."""
    game = citadel_table(THINGS, at="yard", hand=["trick"])
    act(game, "dig", "reveal")
    assert "apply/trick/1" in offered(game)

    game = citadel_table(THINGS, at="yard", blocked=["trick"])
    act(game, "dig", "reveal")
    assert offered(game)[0] == "dig/s1/yard"


@rule("T-HAND-07", "T-CMP-02")
def test_advanced_and_reflex_skills_are_gained_in_the_course_of_play():
    """They lie in no deck until an effect brings them, and then into the deck of who gains them."""
    text = THINGS + "- {skill: mastery, advanced: true}\n- {skill: reflex, reflex: true}\n"
    game = citadel_table(text, players=2)
    assert zone(game, "mastery") == zone(game, "reflex") == tabletop.OUT

    play(game, "gain the skill mastery", you=1)
    play(game, "gain the skill reflex")

    assert zone(game, "mastery") == zones.DECKS + 1
    assert zone(game, "reflex") == zones.DECKS


@rule("T-RUL-79")
def test_hands_are_open():
    """What somebody holds is hidden from nobody."""
    game = citadel_table(players=2, hands={1: ["star"]})

    assert game.where[card(game, "star")] not in game.content.hidden_zones


# -- weight ----------------------------------------------------------------------------------------


@rule("T-PURSE-01", "T-PURSE-02", "T-PURSE-03", "T-PURSE-04", "T-FORB-08", "T-ZONE-10")
def test_too_much_weight_bars_only_the_own_move():
    """The maximum itself may be carried; blocked cards weigh as much; other ways of moving stay open."""
    game = citadel_table(THINGS, at="yard", board={(1, 0): "field"}, purse=["anvil", "pebble"])
    assert zones.carried_weight(game, seat_of(0)) == 7
    assert "move/s1/ansa" in offered(game)

    game = citadel_table(THINGS, at="yard", board={(1, 0): "field"}, purse=["anvil"], blocked=["hammer"])
    assert zones.carried_weight(game, seat_of(0)) == 9
    assert limits.weight_limit(game, seat_of(0)) == 7
    assert "move/s1/ansa" not in offered(game)
    act(game, "observe", "reveal")
    assert terrain(game) == "field"


@rule("T-PURSE-04", "T-FORB-08")
def test_a_move_printed_elsewhere_is_open_to_the_overloaded():
    """Only the Character card's own move is barred, not one of the same type on another card."""
    text = (
        THINGS + "- {number: 20, uid: raft, back: green, kind: quest item, actions: [move: {success: step}]}"
    )
    game = citadel_table(text, at="yard", board={(1, 0): "field"}, purse=["anvil", "hammer"], quests=["raft"])

    assert [found for found in offered(game) if found.startswith("move")] == ["move/s1/raft"]


@rule("T-PURSE-02", "T-RUL-105")
@pytest.mark.parametrize(("players", "most"), [(1, 7), (2, 6), (3, 6), (4, 5)])
def test_the_most_weight_depends_on_the_number_of_players(players, most):
    """It is printed on the Character card, by player count."""
    game = citadel_table(players=players)

    assert limits.weight_limit(game, 0) == most


@rule("T-PURSE-10", "T-GEAR-04", "T-RUL-119")
def test_keywords_restrict_use_and_not_possession():
    """Two tools are carried but not used together; TEMPORARY limits like any keyword."""
    text = (
        THINGS
        + '- {number: 17, uid: petal, back: green, kind: purse, keywords: [temporary], effects: ["dig: 1 fist"]}'
    )
    game = citadel_table(text, at="yard", purse=["anvil", "hammer", "feather", "petal"])

    act(game, "dig", "select/anvil")

    assert offered(game) == ["select/feather", "select/petal", "done"]
    choose(game, "select/petal")
    assert offered(game) == ["draw", "reveal"]


# -- discarding ------------------------------------------------------------------------------------


@rule("T-PURSE-05", "T-PURSE-06", "T-ZONE-02", "T-ZONE-11", "T-ZONE-12")
def test_what_may_be_discarded_from_the_purse():
    """Own Purse cards, blocked or not, into the Past; no no-discard card, no blocked Skill, no Quest item."""
    game = citadel_table(THINGS, at="yard", purse=["anvil", "curse"], blocked=["hammer", "trick", "relic"])

    assert options_of(game, "drop") == ["drop/s1/anvil", "drop/s1/hammer"]
    assert options_of(game, "drop-skill") == []
    choose(game, "drop/s1/anvil", "drop/s1/hammer")
    assert past(game) == ["anvil", "hammer"]


@rule("T-PURSE-06", "T-ZONE-11")
def test_a_blocked_no_discard_card_stays():
    """Blocking does not free one of it."""
    game = citadel_table(THINGS, players=2, at="yard", blocked=["curse"])

    assert options_of(game, "drop") == []
    assert options_of(game, "give-away") == []


@rule("T-RUL-29")
def test_a_card_in_use_may_not_be_discarded():
    """A selected Purse card stays until the action is over; another may go."""
    game = citadel_table(THINGS, at="yard", purse=["anvil", "feather"])

    act(game, "dig", "select/anvil", "done")
    assert options_of(game, "drop") == ["drop/s1/feather"]
    choose(game, "reveal")
    finish(game)

    assert options_of(game, "drop") == ["drop/s1/anvil", "drop/s1/feather"]


@rule("T-RUL-84")
def test_an_effect_takes_what_its_owner_may_not_give_up():
    """Discarding and blocking by an effect work on no-discard cards."""
    game = citadel_table(THINGS, purse=["curse"])

    play(game, "block this", this="curse")
    assert blocked(game) == ["curse"]
    play(game, "discard this", this="curse")
    assert past(game) == ["curse"]


# -- giving ----------------------------------------------------------------------------------------


@rule("T-EX-34", "T-PURSE-07", "T-PURSE-08", "T-RUL-50", "T-RUL-81")
@pytest.mark.parametrize("payer", [0, 1])
def test_a_gift_costs_its_weight(payer):
    """Giver or receiver, as the players choose, discards as many cards as the card weighs."""
    game = citadel_table(THINGS, players=2, at="yard", purse=["hammer"])

    choose(game, "give-away/s1/hammer/1")
    assert purse(game, 1) == ["hammer"]
    assert offered(game) == ["pay-weight/s1/3", "pay-weight/s2/3"]
    choose(game, f"pay-weight/s{payer + 1}")

    assert [deck_size(game, seat) for seat in (0, 1)] == [7 if seat == payer else 10 for seat in (0, 1)]
    assert pile_size(game, payer) == 3


@rule("T-EX-34", "T-PURSE-06", "T-PURSE-07")
def test_when_nothing_is_given():
    """Not from one Terrain to another, not during an action, never a no-discard card."""
    game = citadel_table(
        THINGS, players=3, at="yard", where={2: "field"}, board={(1, 0): "field"}, purse=["hammer", "curse"]
    )

    assert options_of(game, "give-away") == ["give-away/s1/hammer/1"]
    act(game, "climb")
    assert options_of(game, "give-away") == []


@rule("T-PURSE-06", "T-PURSE-07")
@pytest.mark.parametrize("met", [True, False])
def test_a_card_that_may_go_to_a_neighbour_says_when(met):
    """Its condition is judged, as any other."""
    kite = """
- {number: 60, uid: kite, back: green, kind: purse,
   effects: ["may be given to a neighbour if there is a skill in your hand"]}
"""
    game = citadel_table(
        THINGS + kite,
        players=2,
        at="yard",
        where={1: "field"},
        board={(1, 0): "field"},
        purse=["kite"],
        hand=["star"] if met else [],
    )

    assert options_of(game, "give-away") == (["give-away/s1/kite/1"] if met else [])


@rule("T-RUL-57")
def test_nothing_is_given_while_a_duty_waits():
    """Recovery and discarding stay possible, gifts, numbers and saving do not."""
    game = citadel_table(THINGS, players=2, at="yard", purse=["hammer"], hand=["star"], pile=2)

    act(game, "talk", "reveal")

    assert game.pending_name() == "choose-leader"
    assert [option.split("/")[0] for option in standing(game)] == ["recovery", "drop-skill", "drop"]


@rule("T-RUL-82", "T-RUL-83")
def test_a_weightless_gift_is_free_and_a_heavy_one_may_be_too_much():
    """Weight 0 asks nobody; who receives too much may still have it."""
    game = citadel_table(THINGS, players=2, at="yard", purse=["feather", "anvil"], purses={1: ["hammer"]})

    choose(game, "give-away/s1/feather/1")
    assert offered(game)[0].startswith("dig")
    assert deck_size(game) == deck_size(game, 1) == 10
    choose(game, "give-away/s1/anvil/1", "pay-weight/s1")

    assert zones.carried_weight(game, 1) == 9 > limits.weight_limit(game, 1)


@rule("T-RUL-81")
def test_paying_may_force_a_recovery_and_fell_the_payer():
    """The gift stands whatever becomes of who pays for it, and the unconscious pay no more."""
    game = citadel_table(THINGS, players=2, at="yard", purse=["hammer"], deck=1, pile=6, life=[1, 9])

    choose(game, "give-away/s1/hammer/1", "pay-weight/s1", "banish")

    assert life(game) == 0
    assert purse(game, 1) == ["hammer"]
    assert (deck_size(game), pile_size(game)) == (4, 0)


@rule("T-PURSE-08", "T-RUL-66")
def test_who_falls_before_paying_leaves_the_price_to_the_other():
    """A Recovery may come in between and take the last life point of one of the two."""
    game = citadel_table(THINGS, players=2, at="yard", purse=["hammer"], pile=2, life=[1, 9])

    choose(game, "give-away/s1/hammer/1", "recovery/s1", "recover/s1/2", "banish")

    assert pile_size(game, 1) == 3
    assert offered(game)[0].startswith("dig/s2")


@rule("T-PURSE-09")
def test_a_blocked_card_is_given_blocked():
    """It lies under the receiver's Character card."""
    game = citadel_table(THINGS, players=2, at="yard", blocked=["hammer"])

    choose(game, "give-away/s1/hammer/1", "pay-weight/s2")

    assert blocked(game, 1) == ["hammer"]
    assert purse(game, 1) == []


@rule("T-RUL-82")
def test_a_swap_is_two_gifts():
    """Each of them is paid for."""
    game = citadel_table(THINGS, players=2, at="yard", purse=["hammer"], purses={1: ["anvil"]})

    choose(game, "give-away/s1/hammer/1", "pay-weight/s1", "give-away/s2/anvil/0", "pay-weight/s2")

    assert (purse(game), purse(game, 1)) == (["anvil"], ["hammer"])
    assert (deck_size(game), deck_size(game, 1)) == (7, 4)


# -- blocking --------------------------------------------------------------------------------------


@rule("T-ZONE-08", "T-CMP-09")
def test_a_blocked_card_lies_under_the_character_card():
    """A Skill or Purse card under its holder's, a Quest item under that of who must block it."""
    game = citadel_table(THINGS, players=2, hands={1: ["trick"]}, purse=["hammer"], quests=["relic"])

    play(game, "block one skill in your hand of your choice", you=1)
    play(game, "block this", this="hammer")
    play(game, "block one quest item among the quest items of your choice", you=1)

    assert blocked(game) == ["hammer"]
    assert blocked(game, 1) == ["relic", "trick"]


@rule("T-ZONE-09", "T-RUL-77")
def test_a_blocked_purse_card_has_no_effect_and_no_keyword():
    """It cannot be selected, its compulsion does not bind, its keyword stands in nobody's way."""
    game = citadel_table(THINGS, at="yard", purse=["hammer"], blocked=["anvil", "curse"])

    act(game, "dig")
    assert offered(game) == ["select/hammer", "done"]
    choose(game, "select/hammer", "reveal")

    assert offered(game) == ["apply/hammer/1", "count/0"]
    assert deck_size(game) == 10  # what would cost a card more is blocked


@rule("T-ZONE-08")
def test_a_card_that_leaves_lets_go_of_what_it_blocked_and_of_nothing_else():
    """Dialogues count in the same place what is none of a Purse card's business."""
    game = citadel_table(THINGS + "- {paragraph: 5, text: nothing}", purse=["feather"], blocked=["hammer"])
    feather, hammer, paragraph = [card(game, name) for name in ("feather", "hammer", "p005")]
    for other in (hammer, paragraph):
        game.set_count(other, zones.BLOCKER, feather + 1)

    choose(game, "drop/s1/feather")

    assert game.count(hammer, zones.BLOCKER) == 0
    assert game.count(paragraph, zones.BLOCKER) == feather + 1


@rule("T-EX-38", "T-ZONE-13")
def test_an_unblocked_skill_is_shuffled_into_the_deck():
    """It is somewhere in the Action Deck and not in the hand."""
    at = set()
    for seed in range(12):
        game = citadel_table(THINGS, blocked=["trick"], seed=seed)
        play(game, "unblock cards among your blocked cards")
        assert hand(game) == []
        at.add(game.zones[zones.DECKS + seat_of(0)].index(card(game, "trick")))

    assert len(at) > 3


@rule("T-ZONE-14", "T-RUL-76")
def test_unblocked_purse_cards_and_quest_items_go_where_they_are_used():
    """In front of their owner, and to what everybody holds."""
    game = citadel_table(THINGS, blocked=["hammer", "relic"])

    play(game, "unblock one card among your blocked cards of your choice", "unblock/hammer")
    assert purse(game) == ["hammer"]
    play(game, "unblock one card among your blocked cards of your choice")

    assert zone(game, "relic") == tabletop.QUESTS
    assert blocked(game) == []


# -- where cards go --------------------------------------------------------------------------------


@rule("T-ZONE-05", "T-ZONE-07", "T-RUL-75", "T-CMP-16")
def test_banished_and_returned_cards():
    """Banished ones lie with all others of every kind; a returned Action card is in the reserve, others in their deck."""
    game = citadel_table(THINGS, hand=["trick"], purse=["hammer", "anvil"], deck=3)

    play(game, "banish this", this="anvil")
    play(game, "return this", this="hammer")
    play(game, "return this", this="trick")

    assert zone(game, "anvil") == tabletop.BANISHED
    assert zone(game, "hammer") == tabletop.ADVENTURE_DECK
    assert zone(game, "trick") == tabletop.OUT
    assert deck_size(game) == 3


@rule("T-ZONE-05")
def test_a_banished_card_is_not_available():
    """A number that only lies banished leads to nothing, and the Past does not help."""
    game = citadel_table(THINGS, purse=["hammer"])
    play(game, "banish this", this="hammer")

    play(game, "take 012")

    assert zone(game, "hammer") == tabletop.BANISHED
    assert purse(game) == []


@rule("T-ZONE-06", "T-GEN-08")
def test_the_next_adventure_has_all_cards_again():
    """What was banished lies in its deck again when a new adventure begins with the same book."""
    game = citadel_table(THINGS, purse=["hammer"])
    play(game, "banish this", this="hammer")
    choose(game, "concede")
    assert game.ending
    assert zone(game, "hammer") == tabletop.ADVENTURE_DECK

    again = citadel_table(THINGS)

    assert zone(again, "hammer") == tabletop.ADVENTURE_DECK
