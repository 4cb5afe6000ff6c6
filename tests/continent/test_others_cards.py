"""Whose card it is: the cards of those who are not involved, of helpers, and whom a text speaks to."""

import pytest

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import items
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.life import counts_for_loss
from fogbound.rules.continent.limits import hand_limit
from playing import act, card, choose, finish, hand, held, inventory, news, offered, pile, play, table, zone
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1}
    - climb: {cost: 1, difficulty: 2, success: take 063, failure: take 105}
    - search: {cost: 0, success: take 070}
    - sail: {cost: 0, success: "put 024 with bell east of this and go there"}
- {number: 24, back: green, kind: terrain, area: I}
- {number: 25, back: green, kind: terrain, area: I, back-ref: [20]}
- {number: 61, back: green, kind: quest item, banner: {bell: 1}}
- {number: 63, back: green, kind: quest item}
- {number: 64, back: green, kind: quest item, effects: ["when forced into fight: take 108"]}
- {number: 108, back: green, kind: state, title: wet, copies: 4}
- number: 70
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 0}
    - fight, run: {cost: 0}
- {number: 201, back: green, kind: state, title: haunted,
   effects: ["instead of discarding a curse drawn: put it into your hand"]}
- {number: 202, back: green, kind: state, title: timid, effects: ["at most 1 additional cards"]}
- {number: 203, back: green, kind: state, title: weary, effects: ["at the end of any: take 108"]}
- {number: 204, back: green, kind: state, title: cursed, effects: ["a curse in your hand counts for vital loss"]}
- {number: 205, back: green, kind: state, title: deaf, effects: ["the banner of a quest item under the satchel is off"]}
- {number: 206, back: green, kind: state, title: clumsy, effects: ["when forced into fight, run: take 108"]}
- {number: 207, back: green, kind: bonus, uid: luck, effects: ["instead of failing climb: may discard this"]}
- {number: 208, back: green, kind: bonus, uid: diary, effects: ["at the end of dig: take 108"]}
"""


@rule("C-RUL-40", "C-TURN-04")
def test_the_state_of_somebody_who_is_not_involved_does_not_act():
    """Bo stays out: the Curse Ann draws is discarded, Ann draws as she likes, and nothing happens at the end."""
    states = {1: ["201", "202", "203"]}
    game = table(
        LAND, at="020", explorers=2, hands=states, deck=["common-curse", "blank", "blank#2", "blank#3"]
    )
    finish(act(game, "dig", "draw", "draw"))

    assert "common-curse" in pile(game)
    assert hand(game, 1) == ["201", "202", "203"]
    assert news(game, "state-taken") == []


@rule("C-RUL-40", "C-SKILL-05")
def test_the_state_of_a_helper_speaks_to_its_holder():
    """Bo helps: the Curse goes to Bo's hand, and Bo suffers at the end; Ann, who leads, does neither."""
    states = {1: ["201", "203"]}
    game = table(LAND, at="020", explorers=2, hands=states, deck=["common-curse", "blank", "blank#2"])
    finish(act(game, "dig", joined=[1]))

    assert hand(game, 0) == []
    assert hand(game, 1) == ["108", "201", "203", "common-curse"]


@rule("C-RUL-40", "C-COST-07")
def test_the_state_of_a_helper_limits_the_additional_cards():
    """One more card, and the next may not be drawn."""
    game = table(LAND, at="020", explorers=2, hands={1: ["202"]}, deck=9)
    act(game, "dig", "trade/0", joined=[1])
    assert offered(game) == ["draw", "reveal"]
    choose(game, "draw")

    assert "draw" not in offered(game)


@rule("C-CARD-19", "C-TURN-04")
def test_another_card_says_itself_whose_actions_it_answers():
    """Only a State is bound to its holder's actions: a text that answers every dig answers Ann's, for Bo."""
    game = table(LAND, at="020", explorers=2, hands={1: ["diary"]}, deck=9)
    finish(act(game, "dig"))

    assert hand(game, 0) == []
    assert hand(game, 1) == ["108", "diary"]


@rule("C-TURN-04")
def test_a_failure_is_turned_by_the_owner_of_the_card():
    """Bo's luck is Bo's to spend when Bo helps, and nobody's when Bo stays out."""
    game = table(LAND, at="020", explorers=2, hands={1: ["luck"]}, deck=9)
    act(game, "climb", "trade/0", "reveal", "keep-none", joined=[1])
    assert game.pending().seat(game) == 1
    choose(game, "turn-failure/luck")
    alone = table(LAND, at="020", explorers=2, hands={1: ["luck"]}, deck=9)
    finish(act(alone, "climb"), "turn-failure")

    assert zone(game, "063") == zones.SATCHEL
    assert zone(game, "luck") == tabletop.PAST
    assert zone(alone, "063") == tabletop.ADVENTURE_DECK


@rule("C-STATE-02", "C-RUL-40")
def test_a_state_that_makes_cards_count_speaks_of_its_holder():
    """Bo's State counts the Curse in Bo's hand, not the one in Ann's."""
    game = table(
        LAND, at="020", explorers=2, hands={0: ["common-curse"], 1: ["204", "common-curse#2"]}, deck=9
    )

    assert counts_for_loss(game, 0) == 1
    assert counts_for_loss(game, 1) == 3


@pytest.mark.parametrize(("joined", "numbers"), [([], ["number/24", "number/25"]), ([1], [])])
@rule("C-RUL-40", "C-NUM-11")
def test_a_banner_is_switched_off_by_the_states_of_those_involved(joined, numbers):
    """Bo is deaf: alone, Ann hears the bell under the Satchel & Journal."""
    game = table(LAND, at="020", explorers=2, hands={1: ["205"]}, satchel=["061"], deck=9)
    act(game, "sail", joined=joined)
    while offered(game) and offered(game)[0] in ("trade/0", "draw"):
        choose(game, "trade/0" if offered(game)[0] == "trade/0" else "reveal")

    assert [option for option in offered(game) if option.startswith("number")] == numbers


@rule("C-LEG-08", "C-CARD-19")
def test_who_is_forced_into_an_action_is_told_once():
    """Both actions of the event are fights: Ann's State speaks once, and the quest item to her who leads."""
    game = table(LAND, at="020", explorers=2, hand=["206"], satchel=["064"], deck=9)
    finish(act(game, "search", joined=[1]))

    assert news(game, "state-taken") == ["108", "108#2"]
    assert "108" not in "".join(hand(game, 1))


WHOSE = """
- number: 20
  back: green
  kind: terrain
  area: I
  resources: [wood]
  actions:
    - dig: {cost: the number of skills in your hand, difficulty: 3}
    - climb: {cost: 0, difficulty: the number of skills in your hand, success: take 063}
    - sail: {cost: 0, at-most: the number of skills in your hand}
    - search: {cost: 0, success: take 070}
    - enter: {cost: 0, success: put 024 with bell east of this}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 24, back: green, kind: terrain, area: I}
- {number: 25, back: green, kind: terrain, area: I, back-ref: [20]}
- {number: 26, back: green, kind: permanent event, placement: [north], effects: [
   "the banner of a quest item under the satchel is off if there is a skill in your hand"]}
- {number: 30, back: green, kind: item, durability: 3, uid: pole, effects: ["observe: cost -1",
   "observe: using this item costs no durability if there is a skill in your hand"],
   actions: [observe: {cost: 1}]}
- {number: 61, back: green, kind: quest item, banner: {bell: 1}}
- {number: 62, back: green, kind: quest item, effects: [
   "when forced into fight: take 105", "when forced into run: take 104"]}
- {number: 63, back: green, kind: quest item}
- number: 70
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 0, if: there is a skill in your hand, success: take 063}
    - dodge: {cost: 0}
- {number: 71, back: green, kind: state, title: lame, effects: ["when forced into fight: take 105"]}
- {number: 72, back: green, kind: permanent event, placement: [north], uid: trap,
   effects: ["when forced into fight: take 104"]}
- {number: 80, back: green, kind: quest item, effects: ["each explorer here: hand limit +1"]}
- {number: 81, back: green, kind: permanent event, placement: [south], effects: ["each explorer on this: hand limit +1"]}
- {number: 82, back: green, kind: bonus, uid: bell-ringer,
   effects: ["instead of taking a state: may discard one skill in your hand of your choice"]}
- {skill: kiln, strip: {}, craft: {cost: 3, resources: {wood: 2}}, item: {durability: 1}}
- {number: 83, back: green, kind: bonus, uid: hand, effects: ["craft: cost -1", "craft: 1 star"]}
"""
SKILLS = {0: ["star", "star#2"], 1: ["left"]}


@rule("C-COST-01", "C-ACT-01")
@pytest.mark.parametrize(("seat", "cost"), [(0, 2), (1, 1), (2, 0)])
def test_a_cost_is_counted_for_who_leads(seat, cost):
    """Ann has two Skills in hand, Bo one, Cy none."""
    game = table(WHOSE, at="020", explorers=3, hands=SKILLS, deck=9)

    act(game, "dig", seat=seat)

    assert len(game.zones[tabletop.DRAWN]) == cost


@rule("C-RES-11", "C-ACT-01")
@pytest.mark.parametrize(("seat", "is_reached"), [(0, False), (1, False), (2, True)])
def test_a_difficulty_is_counted_for_who_leads(seat, is_reached):
    """Nothing is drawn, so that only Cy, who has no Skill, succeeds."""
    game = table(WHOSE, at="020", explorers=3, hands=SKILLS, deck=9)

    finish(act(game, "climb", seat=seat))

    assert (zone(game, "063") == zones.SATCHEL) is is_reached


@rule("C-TURN-03")
@pytest.mark.parametrize(("seat", "asked"), [(0, True), (1, False)])
def test_how_many_may_take_part_is_counted_for_who_leads(seat, asked):
    """As many as there are Skills in the leader's hand: Ann may be joined by one, Bo acts alone."""
    game = table(WHOSE, at="020", explorers=3, hands=SKILLS, deck=9)

    choose(game, f"sail/s{seat + 1}")

    assert (game.pending_name() == "join") is asked


@rule("C-ITEM-02")
@pytest.mark.parametrize(("seat", "die"), [(1, 3), (2, 2)])
def test_an_item_is_spared_by_what_its_owner_has(seat, die):
    """It costs no durability while there is a Skill in the owner's hand: Bo has one, Cy none."""
    game = table(WHOSE, at="020", explorers=3, hands=SKILLS, items_of={seat: [(["pole"], 3)]}, deck=9)

    act(game, "observe", seat=seat)

    assert game.values[zones.columns(game, seat)[0]] == die


@rule("C-NUM-11", "C-RUL-40")
@pytest.mark.parametrize(
    ("seat", "holder", "is_off"), [(0, 0, True), (0, 1, False), (1, 0, False), (1, 1, False), (2, 2, False)]
)
def test_an_event_switches_a_banner_off_for_those_who_stand_there(seat, holder, is_off):
    """It lies below Ann's Terrain and asks for a Skill in hand; Bo and Cy, elsewhere on such a Terrain, hear the bell."""
    cards = (
        WHOSE
        + """
- {number: 27, back: green, kind: terrain, area: I, actions: [enter: {cost: 0, success: put 024 with bell east of this}]}
"""
    )
    cards = cards.replace("back-ref: [20]", "back-ref: [20, 27]")
    board = {(0, 1): "026", (4, 0): "027"}
    game = table(cards, at="020", board=board, explorers=3, satchel=["061"], hands={holder: ["star"]}, deck=9)
    game.figures[1] = game.figures[2] = card(game, "027")
    game.offered = game.pending().options(game)

    act(game, "enter", "reveal", seat=seat)

    found = [option for option in offered(game) if option.startswith("number")]
    assert found == ([] if is_off else ["number/24", "number/25"])


@rule("C-END-02", "C-RUL-40", "C-CARD-19")
def test_a_state_of_somebody_who_is_not_involved_may_avert_a_defeat():
    """The Curse is drawn by Ann, alone; a defeat is everybody's, and so Bo's State answers it."""
    cards = (
        WHOSE
        + """
- {number: 90, back: green, kind: state, title: stubborn, effects: ["instead of defeat by a curse: take 105"]}
"""
    )
    game = table(
        cards, at="020", explorers=2, hands={0: ["star"], 1: ["090"]}, deck=[], pile=["common-curse"]
    )

    finish(act(game, "dig"))

    assert not game.ending
    assert held(game, 1) == ["090", "105"]


@rule("C-LEG-06", "C-LEG-07", "C-RUL-47")
@pytest.mark.parametrize(("seat", "is_done"), [(0, True), (1, False), (2, False)])
def test_what_forbids_a_mandatory_action_forbids_it_to_who_leads(seat, is_done):
    """Bo stands where nobody can rest, Cy never takes part in a rest; Ann rests."""
    cards = (
        WHOSE
        + """
- {number: 91, back: green, kind: terrain, area: I, no-camp: true}
- {number: 92, back: green, kind: temporary event, actions: [rest: {cost: 0, success: take 063}]}
- {number: 93, back: green, kind: state, title: restless, effects: ["never involved in rest"]}
- {number: 94, back: green, kind: quest item, uid: call, actions: [talk: {cost: 0, success: take 092}]}
"""
    )
    game = table(
        cards, at="020", board={(5, 5): "091"}, explorers=3, hands={2: ["093"]}, satchel=["call"], deck=9
    )
    game.figures[1] = card(game, "091")

    finish(act(game, "talk", seat=seat))

    assert (zone(game, "063") == zones.SATCHEL) is is_done


@rule("C-GIVE-04", "C-CARD-19", "C-LEAVE-02", "C-ELIM-03")
def test_texts_of_an_item_follow_it_from_hand_to_hand_and_out_of_play():
    """It raises its owner's limit: Bo's once it is given, nobody's when it has been given up or its owner is away."""
    cards = (
        WHOSE
        + """
- {skill: belt, strip: {}, craft: {cost: 0}, item: {durability: 3, effects: ["hand limit +1"]}}
- {number: 95, back: green, kind: bonus, uid: flag, effects: ["every explorer: hand limit +1"]}
"""
    )
    game = table(cards, at="020", explorers=3, items_of={0: [(["belt"], 2)]}, hands={2: ["flag"]}, deck=9)
    limits = [[hand_limit(game, seat) for seat in range(3)]]
    for answer in ("give/s1/belt/1", "relinquish/s2/belt", "leave-for-a-while/s3"):
        choose(game, answer)
        limits.append([hand_limit(game, seat) for seat in range(3)])

    assert limits == [[4, 3, 3], [3, 4, 3], [3, 3, 3], [3, 3, 3]]
    play(game, "put cards called belt in the pile into your hand", you=1)
    game.move(card(game, "belt"), tabletop.HANDS + 1)
    items.make_item(game, card(game, "belt"), 1)
    play(game, "set aside one of your items in the hoard", you=1)
    aside = [hand_limit(game, seat) for seat in (0, 1)]
    play(game, "hand out the hoard", "hand-over/s1", you=0)

    assert (aside, [hand_limit(game, seat) for seat in (0, 1)]) == ([3, 3], [4, 3])


@rule("C-FIND-02", "C-COMP-17")
def test_a_new_item_has_its_own_owner_and_die():
    """Ann has given up an item; where it lay on the table Bo now lays one of another durability."""
    cards = WHOSE + "- {number: 96, back: green, kind: item, durability: 5}\n"
    game = table(cards, at="020", explorers=2, items_of={0: [(["pole"], 2)]}, deck=9)
    choose(game, "relinquish/s1/pole")

    play(game, "take 096", "new-item", you=1)

    assert [inventory(game, seat) for seat in (0, 1)] == [[], [(["096"], 5)]]


@rule("C-LEG-07", "C-LEG-02", "C-RUL-48")
@pytest.mark.parametrize(("seat", "fights"), [(1, ["dodge/s2/070", "fight/s2/070"]), (2, ["dodge/s3/070"])])
def test_whether_a_mandatory_action_can_be_taken_is_judged_by_who_leads(seat, fights):
    """The fight needs a Skill in hand: Bo has one and may choose it, Cy has none."""
    game = table(WHOSE, at="020", explorers=3, hands=SKILLS, deck=9)

    act(game, "search", "reveal", seat=seat)

    found = offered(game) if game.pending_name() == "choose-mandatory" else ["dodge/s3/070"]
    assert sorted(found) == fights


@rule("C-LEG-08", "C-CARD-19")
def test_who_is_forced_into_an_action_is_told_by_what_concerns_it():
    """Ann searches alone: neither Bo's State says anything, nor a trap elsewhere, nor what speaks of running."""
    board = {(3, 0): "021", (3, 1): "trap"}
    game = table(WHOSE, at="020", board=board, explorers=3, hands={1: ["071"]}, satchel=["062"], deck=9)

    finish(act(game, "search"))

    assert held(game, 0) == ["105"]
    assert held(game, 1) == ["071"]


@rule("C-CARD-19", "C-HAND-03")
def test_a_shared_text_about_several_is_read_by_each():
    """Under the Satchel & Journal `here` is where each of them stands, and so it raises everybody's limit."""
    board = {(3, 0): "021", (0, -1): "081"}
    for satchel, limits in (([], [3, 2, 2]), (["080"], [4, 3, 3])):
        game = table(WHOSE, at="020", board=board, explorers=3, satchel=satchel, deck=9)
        game.figures[1] = card(game, "021")
        game.figures[2] = NONE

        assert [hand_limit(game, seat) for seat in range(3)][:2] == limits[:2]


@rule("C-STATE-06")
@pytest.mark.parametrize(("seat", "is_offered"), [(1, True), (2, False)])
def test_a_protection_is_paid_by_its_holder(seat, is_offered):
    """It costs a Skill of the holder's hand: Bo has one, Cy none."""
    game = table(
        WHOSE, at="020", explorers=3, hands={**SKILLS, seat: [*SKILLS.get(seat, []), "bell-ringer"]}, deck=9
    )

    play(game, "take 105", you=seat)

    assert (game.pending_name() == "prevent-state") is is_offered


@rule("C-CRAFT-02", "C-RUL-89", "C-TURN-04")
def test_the_resources_save_cards_for_who_crafts():
    """Ann crafts and may use the wood, in the Cost step alone; her helpers have but their own cards to apply."""
    game = table(WHOSE, at="020", explorers=2, hands={0: ["kiln", "hand"]}, deck=9)
    act(game, "craft", joined=[1])
    verbs = [[option.split("/")[0] for option in offered(game)]]
    choose(game, "done", "trade/0", "reveal")
    verbs.append([option.split("/")[0] for option in offered(game)])

    assert verbs == [["apply", "use-resource", "done"], ["apply", "done"]]
    helped = table(WHOSE, at="020", explorers=2, hands={0: ["kiln"], 1: ["hand"]}, deck=9)
    act(helped, "craft", "done", joined=[1])
    assert helped.pending().seat(helped) == 1
    assert [option.split("/")[0] for option in offered(helped)] == ["apply", "done"]
