"""Three sit at the table, apart and unlike one another: what the third or the second does goes by them (T-GEN-10)."""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    die,
    finish,
    holds,
    life,
    name,
    names,
    news,
    offered,
    play,
    purse,
    standing,
    terrain,
    until,
    zone,
)
from fogbound.rules.citadel import homecoming, table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

LAND = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  actions:
    - swim: {cost: 0}
    - talk: {success: "lose 99 life, then each unconscious explorer gains 2 life"}
    - climb: {rows: [{cost: 1, difficulty: your life}, {cost: 1, difficulty: 1}]}
    - think: {success: take 020}
- {number: 11, uid: anvil, back: green, kind: purse, weight: 5}
- {number: 12, uid: spade, back: green, kind: purse, weight: 2}
- {number: 13, uid: bell, back: green, kind: quest item}
- {number: 14, uid: horn, back: green, kind: purse, hidden: {number: 318}}
- {number: 318, uid: trumpet, back: green, kind: purse, back-ref: [14], effects: ["when this enters play: gain 3 life"]}
- {number: 15, uid: chart, back: green, kind: world map, slot: A1, effects: ["when this enters play: gain 3 life"]}
- {number: 17, uid: pier, back: green, kind: terrain}
- {number: 20, uid: crowd, back: green, kind: temporary event, hidden: {number: 319, if: your life is at most 4},
   text: {choose: [lose 1 life, lose 2 life]}}
- {number: 319, uid: friend, back: green, kind: temporary event, back-ref: [20], text: gain 20 life}
"""


def mire(text="", **settings):
    """The first, on the field, has ten life points, the second and the third, in the mire, four and eight."""
    given = {
        "players": 3,
        "at": "field",
        "board": {(1, 0): "mire"},
        "where": {1: "mire", 2: "mire"},
        "life": [10, 4, 8],
        **settings,
    }
    return citadel_table(LAND + text, **given)


def lives(game):
    return [life(game, seat) for seat in range(3)]


# -- cards that come -------------------------------------------------------------------------------


@rule("T-HID-04", "T-RUL-122", "T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_claimed_card_does_when_it_enters_play_happens_to_its_owner(seat):
    """The trumpet takes the place of the horn in the same Purse, and its owner gains."""
    game = mire(purses={seat: ["horn"]})
    expected = lives(game)
    expected[seat] += 3

    choose(game, f"report/s{seat + 1}")
    choose(game, "number", value="318")

    assert purse(game, seat) == ["trumpet"]
    assert lives(game) == expected


@rule("T-TYPE-12", "T-GEN-10")
def test_a_map_card_speaks_to_who_inserts_it():
    """The third player inserts the chart and gains what it brings."""
    game = mire()

    play(game, "insert chart into the map", you=2)

    assert zone(game, "chart") == table.WORLD_MAP
    assert lives(game) == [10, 4, 11]


@rule("T-HID-03", "T-RUL-89", "T-GEN-10")
@pytest.mark.parametrize(("seat", "found"), [(1, True), (2, False)])
def test_a_number_under_a_condition_is_found_by_who_meets_it(seat, found):
    """Both stand before the crowd; only who has four life points or fewer finds their friend in it."""
    game = mire()
    act(game, "think", "reveal", seat=1)

    choose(game, f"report/s{seat + 1}")
    choose(game, "number", value="319")

    assert names(game, game.zones[tabletop.RESOLVING]) == (["friend"] if found else ["crowd"])


# -- cards that change hands -----------------------------------------------------------------------


@rule("T-ZONE-08", "T-ZONE-09", "T-GEN-10")
def test_a_quest_item_is_blocked_under_the_character_of_who_blocks_it():
    """The bell is everybody's; the third blocks it. A card of the second's is blocked under the second's."""
    game = mire(quests=["bell"], purses={1: ["spade"]})

    play(game, "block one quest item among the quest items of your choice for this", you=2, this="mire")
    play(game, "block one purse card in any purse of your choice for this", you=2, this="mire")

    assert [blocked(game, seat) for seat in range(3)] == [[], ["spade"], ["bell"]]


@rule("T-GEN-10")
def test_what_somebody_receives_is_measured_by_them():
    """Whoever receives takes what weighs at least their life points: the third the anvil alone."""
    game = mire(purse=["anvil"], purses={1: ["spade"]}, life=[10, 2, 4])

    play(game, "receive purse card in any purse weighing at least your life", you=2)

    assert [purse(game, seat) for seat in range(3)] == [[], ["spade"], ["anvil"]]


# -- numbers ---------------------------------------------------------------------------------------


@rule("T-CPD-03", "T-CPD-14", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_die_shows_the_difficulty_worked_out_for_the_active_player(seat):
    """The slope is as hard as the climber is strong."""
    game = mire(life=[6, 3, 5])

    act(game, "climb", seat=seat)

    assert die(game, "mire") == (1, [6, 3, 5][seat])


@rule("T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_tremor_rises_and_falls_by_numbers_of_who_is_spoken_to(seat):
    """By the life points of each in turn; it is lowered only by as much as can be."""
    game = mire()

    play(game, "raise the tremor by your life", you=seat)
    assert game.registers[table.TREMOR] == lives(game)[seat]
    play(game, "lower the tremor by half of your life", you=seat)
    assert game.registers[table.TREMOR] == lives(game)[seat] // 2
    play(game, "set the tremor to your life", you=seat)
    assert game.registers[table.TREMOR] == lives(game)[seat]


# -- getting involved ------------------------------------------------------------------------------


@rule("T-TURN-08", "T-RUL-66")
def test_who_falls_while_being_asked_stays_out():
    """The third loses the last life point meanwhile and is asked no more; the fall of the first changes nothing."""
    game = fell(choose(mire(), "swim/s2"), 2)
    assert this_pass(game).involved == (1,)

    game = fell(choose(mire(), "swim/s2"), 0)
    assert offered(game) == ["join/s3", "stay-out/s3"]


def fell(game, seat):
    """Let somebody fall unconscious now, and banish what falls to be banished."""
    play(game, "lose 99 life", you=seat)
    while offered(game)[0].startswith("banish"):
        choose(game, offered(game)[0])
    return game


# -- what is worked out ----------------------------------------------------------------------------


@rule("T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_numbers_made_of_numbers_are_those_of_who_is_spoken_to(seat):
    """The lower and the higher of two, one that is worked out beforehand, and one that a roll is compared with."""
    game = mire(life=[10, 4, 8], purses={0: ["anvil"], 1: ["spade"]})
    weight, points = [5, 2, 0][seat], lives(game)[seat]

    play(game, "set the tremor to (your life but at most 9)", you=seat)
    assert game.registers[table.TREMOR] == min(9, points)
    play(game, "set the tremor to (1 but at least your carried weight)", you=seat)
    assert game.registers[table.TREMOR] == max(1, weight)
    play(game, "{reckon: your carried weight, do: set the tremor to that number}", you=seat)
    assert game.registers[table.TREMOR] == weight


@rule("T-UNC-01")
def test_the_unconscious_are_counted_beside_an_empty_chair():
    """The second has left for good and the third has fallen: one is unconscious."""
    game = mire(life=[10, 4, 8])
    fell(game, 2)
    game.registers[tabletop.STATUS + 1] = tabletop.GONE

    play(game, "set the tremor to the unconscious")

    assert game.registers[table.TREMOR] == 1


# -- waking ----------------------------------------------------------------------------------------


@rule("T-UNC-08")
def test_only_who_is_unconscious_may_wake_and_only_with_life_points():
    """Awake, nobody is asked; nor is who would wake with none."""
    game = fell(mire(), 1)

    play(game, "may wake with 3 life", you=2)
    assert game.pending_name() == "choose-action"
    play(game, "may wake with (your life) life", you=1)
    assert game.pending_name() == "choose-action"
    play(game, "wake with 3 life", you=2)

    assert lives(game) == [10, 0, 8]


@rule("T-UNC-08", "T-GEN-10")
def test_the_fallen_wake_on_the_terrain_a_text_speaks_of():
    """The third brings the pier into play, and the second wakes there, by their own falls; nobody else moves."""
    dawn = "when a terrain enters play: wake the unconscious on that terrain with (2 times your falls) life"
    game = mire(
        text=f"- {{number: 16, uid: dawn, back: green, kind: global event, effects: ['{dawn}']}}\n",
        globals_=["dawn"],
    )
    fell(game, 1)

    play(game, "put 017 south of your terrain", you=2)

    assert [terrain(game, seat) for seat in range(3)] == ["field", "pier", "mire"]
    assert lives(game) == [10, 2, 8]


# -- at the Citadel --------------------------------------------------------------------------------

HOME = """
- {number: 30, uid: spark, back: green, kind: purse,
   effects: ["pays (your life less 2) hope: banish this if your life is at least 4"]}
- {number: 31, uid: ember, back: green, kind: quest item,
   effects: ["pays 1 hope: banish this if your life is at most 4"]}
- {building: inn, boxes: 1, if: your life is at most 4, at-citadel: gain 1 life}
- {symbol: first-flame, price: 1}
- {page: first, booklet: ebb, tremor: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, tremor: 0}
"""


@rule("T-DEST-01", "T-DATA-09")
@pytest.mark.parametrize(("owner", "worth"), [(0, 8), (1, 2), (2, 0)])
def test_what_a_hope_card_is_worth_goes_by_its_owner(owner, worth):
    """Each has other life points, and the third has too few for the card to pay at all."""
    game = citadel_table(HOME, players=3, life=[10, 4, 3], purses={owner: ["spark"]})

    assert homecoming.hope(game) == worth


@rule("T-DEST-01", "T-DATA-09", "T-SCN-04")
@pytest.mark.parametrize(("last", "hope", "offers"), [(1, 1, ["at-citadel/inn"]), (0, 0, []), (2, 0, [])])
def test_at_the_citadel_you_is_who_was_active_last(last, hope, offers):
    """A shared card of Hope and the offer of a building go by the life points of that player."""
    game = citadel_table(HOME, players=3, life=[10, 4, 8], quests=["ember"], page="first")
    game.registers[tabletop.ACTIVE] = last
    play(game, "check a box of inn")
    play(game, "the scenario ends", you=last)

    assert homecoming.hope(game) == hope
    assert [found for found in offered(game) if found.startswith("at-citadel")] == offers


# -- skills ----------------------------------------------------------------------------------------


@rule("T-DATA-04")
def test_skills_in_hand_and_pile_are_exchanged_by_their_owner():
    """The second gives up what lies in their own hand or pile, and nothing of the third's."""
    game = mire(decks={1: [], 2: ["left"]}, hands={1: ["star"], 2: ["right"]})
    game.move(card(game, "fist"), table.DISCARD_PILES + 1)
    game.move(card(game, "flag"), table.DISCARD_PILES + 2)

    play(game, "exchange up to 1 skill", you=1)

    assert offered(game) == ["give-up-skill/fist", "give-up-skill/star", "done"]


@rule("T-SETUP-03")
def test_everybody_shuffles_their_own_deck():
    """The second shuffles; the decks of the others lie as they lay."""
    game = mire()
    before = [list(game.zones[table.DECKS + seat]) for seat in range(3)]

    play(game, "shuffle your deck", you=1)

    after = [list(game.zones[table.DECKS + seat]) for seat in range(3)]
    assert [after[seat] == before[seat] for seat in range(3)] == [True, False, True]


# -- dialogues -------------------------------------------------------------------------------------


@rule("T-DLG-01", "T-GEN-10")
def test_who_reads_outside_an_action_takes_part_alone():
    """The third reads and gains; nobody else is involved."""
    game = citadel_table(
        "- {paragraph: 5, text: 'each involved gains 3 life', replies: {leave: {}, stay: {}}}",
        players=3,
        life=[10, 4, 8],
    )

    play(game, "read 5", you=2)

    assert game.pending().seat(game) == 2
    assert lives(game) == [10, 4, 11]


# -- in an action ----------------------------------------------------------------------------------

PASS = """
- number: 40
  uid: den
  back: green
  kind: terrain
  actions:
    - fight: {cost: 1, success: suffer 5 damage}
    - dig: {group: true}
- {number: 41, uid: shield, back: green, kind: purse, weight: 1, effects: ["fight: cancel 1 damage"]}
- {number: 42, uid: helmet, back: green, kind: purse, weight: 1, effects: ["fight: cancel 2 damage"]}
- {number: 43, uid: whetstone, back: green, kind: purse, weight: 1,
   effects: ["fight: +1 success, price: discard one purse card called plate in your purse of your choice"]}
- {number: 47, uid: grudge, back: green, kind: purse, weight: 1,
   effects: ["must fight: +1 success, price: discard one purse card called plate in your purse of your choice"]}
- {number: 44, uid: plate, back: green, kind: purse, weight: 1}
- {number: 45, uid: yoke, back: green, kind: purse, weight: 9, effects: ["most weight +9 if you are active"]}
- {number: 46, uid: edict, back: green, kind: global event,
   effects: ["only an involved explorer with the greatest (your life) may be active if your life is at least 9"]}
"""


def den(text="", **settings):
    """All three stand in the den."""
    return citadel_table(PASS + text, **{"players": 3, "at": "den", "life": [10, 9, 8], **settings})


@rule("T-LIFE-06", "T-RUL-23")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_active_player_is_asked_again_what_else_cancels_damage(seat):
    """After the shield comes the helmet, and it is the same player who is asked."""
    game = den(purses={seat: ["shield", "helmet"]})
    act(game, "fight", "select/shield", "select/helmet", seat=seat)
    until(game, "apply/")

    choose(game, "apply/shield")
    assert game.pending().seat(game) == seat
    choose(game, "apply/helmet")

    assert life(game, seat) == [10, 9, 8][seat] - 2


@rule("T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize(("owner", "payable"), [(1, False), (2, True)])
def test_a_price_is_asked_of_who_holds_the_card(owner, payable):
    """The third fights with the whetstone; only a plate of their own pays for it."""
    game = den(purses={2: ["whetstone"], owner: ["whetstone", "plate"] if owner == 2 else ["plate"]})

    act(game, "fight", "select/whetstone", "reveal", seat=2)

    assert any(found.startswith("apply/whetstone") for found in offered(game)) == payable


@rule("T-RUL-116", "T-GEAR-07", "T-GEN-10")
@pytest.mark.parametrize(("owner", "left"), [(0, ["plate"]), (2, [])])
def test_a_compulsory_price_is_paid_by_who_holds_the_card(owner, left):
    """The third fights with the grudge: a plate of their own is the price, and that of the first is left alone."""
    game = den(purses={0: ["plate"], 2: ["grudge"]} if owner == 0 else {2: ["grudge", "plate"]})

    act(game, "fight", "reveal", seat=2)

    assert [found for found in purse(game, owner) if found == "plate"] == left


@rule("T-PURSE-03", "T-FORB-08")
def test_whether_somebody_could_move_is_judged_as_if_they_were_active():
    """The yoke carries itself as long as its owner is active, which they would be."""
    game = den(purses={1: ["yoke"]}, board={(1, 0): "field"})

    assert "move/s2/bartholt" in offered(game)


@rule("T-TRAIT-01", "T-GEN-02", "T-GEN-10")
@pytest.mark.parametrize(("last", "leading"), [(1, [0]), (2, [0, 1, 2])])
def test_a_condition_of_who_may_lead_is_asked_of_the_last_active_player(last, leading):
    """The edict binds only where that player has nine life points; with eight anybody leads."""
    game = den(globals_=["edict"])
    game.registers[tabletop.ACTIVE] = last
    game.offered = game.pending().options(game)

    assert [found for found in offered(game) if found.startswith("dig")] == [
        f"dig/s{seat + 1}/den" for seat in leading
    ]


# -- what goes by who it is ------------------------------------------------------------------------

WARES = """
- {number: 60, uid: flask, back: green, kind: purse, effects: ["when this leaves play: gain 3 life"]}
- {number: 61, uid: isle, back: green, kind: terrain, effects: ["when this enters play: gain 3 life"]}
- {number: 62, uid: seal, back: green, back-text: gain 3 life, kind: terrain}
- {number: 63, uid: lance, back: green, kind: purse, weight: 1,
   effects: ["fight: + (your life less 6) successes"]}
- {number: 64, uid: flats, back: green, kind: terrain, actions: [fight: {cost: 1, difficulty: 2, success: gain 10 life}]}
"""


@rule("T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_card_does_when_it_leaves_play_happens_to_its_owner(seat):
    """The second throws the flask away, and it is its owner who gains."""
    game = mire(text=WARES, purses={seat: ["flask"]})
    expected = lives(game)
    expected[seat] += 3

    play(game, "discard every purse card called flask in any purse", you=1)

    assert lives(game) == expected


@rule("T-TYPE-01", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_terrain_speaks_to_who_lays_it(seat):
    """Whoever takes the isle says where it lies and gains what it brings."""
    game = mire(text=WARES)
    expected = lives(game)
    expected[seat] += 3

    play(game, "take 061", "side", you=seat)

    assert lives(game) == expected


@rule("T-RUL-109", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_back_of_a_card_that_takes_a_place_speaks_to_who_puts_it_there(seat):
    """What is read on the back of the seal happens to the one who exchanges the mire for it."""
    game = mire(text=WARES)
    expected = lives(game)
    expected[seat] += 3

    play(game, "discard this and put 062 in its place", you=seat, this="mire")

    assert terrain(game, seat) == "seal"
    assert lives(game) == expected


@rule("T-RES-12", "T-GEN-10")
@pytest.mark.parametrize(("points", "gained"), [((20, 20, 8), 10), ((20, 20, 7), 0)])
def test_what_a_card_adds_goes_by_its_owner(points, gained):
    """The lance is worth what its bearer has more than six life points; two successes are needed."""
    game = citadel_table(WARES, players=3, at="flats", life=points, purses={2: ["lance"]})

    act(game, "fight", "select/lance", "reveal", seat=2)
    until(game, "apply/")
    finish(choose(game, "apply/lance"))

    assert life(game, 2) == points[2] + gained


@rule("T-DEST-02", "T-GEN-10")
@pytest.mark.parametrize(
    ("last", "offers"),
    [
        (0, ["first-flame/1"]),
        (1, ["first-flame/1", "lantern/1", "beacon/1"]),
        (2, ["first-flame/1", "lantern/5"]),
    ],
)
def test_the_price_of_a_symbol_and_what_it_asks_go_by_who_was_active_last(last, offers):
    """The lantern costs what they have above three life points, five at most can be paid; the beacon is for the weak."""
    text = """
- {symbol: lantern, price: your life less 3}
- {symbol: beacon, price: 1, if: your life is at most 4}
- {number: 33, uid: torch, back: green, kind: quest item, effects: ["pays 5 hope: banish this"]}
"""
    game = citadel_table(HOME + text, players=3, life=[10, 4, 8], quests=["torch"], page="first")
    game.registers[tabletop.ACTIVE] = last

    play(game, "the scenario ends", you=last)

    assert [found for found in offered(game) if found.startswith("check-symbol")] == [
        f"check-symbol/{offer}" for offer in offers
    ]


# -- who gives way ---------------------------------------------------------------------------------

LAIR = """
- {trait: bold, effects: ["only every explorer for whom your life is at least 6 may be active"]}
- number: 70
  uid: lair
  back: green
  kind: terrain
  actions:
    - fight: {cost: 1, traits: [bold], if: your life is at most 8}
"""


@rule("T-TRAIT-01", "T-CPD-09")
@pytest.mark.parametrize(
    ("points", "leading"),
    [
        ((2, 4, 8), [2]),  # the third is strong
        ((2, 4, 9), [1]),  # the third is too strong to take it
        ((8, 4, 2), [1, 2]),  # the first is elsewhere
        ((2, 8, 4), [1]),  # the second is strong
    ],
)
def test_who_gives_way_gives_way_to_somebody_here_who_could_take_it(points, leading):
    """Two stand in the lair, the first in the field."""
    game = citadel_table(
        LAIR, players=3, at="field", board={(1, 0): "lair"}, where={1: "lair", 2: "lair"}, life=points
    )

    assert [found for found in offered(game) if found.startswith("fight")] == [
        f"fight/s{seat + 1}/lair" for seat in leading
    ]


@rule("T-DLG-02", "T-GEN-10")
def test_anybody_on_the_terrain_of_the_third_may_answer():
    """The third reads; the second, who stands there, may answer, and the first may not."""
    text = "- {paragraph: 5, asks: anybody, replies: {a: {}, b: {}}}\n"
    game = mire(text=text)

    play(game, "read 5", you=2)

    assert {found.split("/")[1] for found in offered(game)} == {"s2", "s3"}


@rule("T-GEN-10")
def test_the_absent_are_counted_by_who_reads():
    """As many dice are rolled as the reader has life points above six."""
    text = """
- paragraph: 5
  asks: each
  replies: {a: {}, b: {}}
  absent: {number: your life less 6, cast: [a, a, a, b, b, b]}
"""
    game = mire(text=text, life=[10, 4, 8])

    play(game, "read 5", "reply", "reply", you=2)

    assert len(news(game, "absent-replied")) == 2


@rule("T-SCN-04", "T-GEN-10")
@pytest.mark.parametrize(("last", "offers"), [(0, ["ring", "well"]), (1, ["well"]), (2, ["ring", "well"])])
def test_what_a_building_offers_is_done_by_who_was_active_last(last, offers):
    """The ring costs five life points, which the second has not; the well is for everybody."""
    text = """
- {building: well, boxes: 1, at-citadel: gain 2 life}
- {building: ring, boxes: 1, at-citadel: lose 5 life}
- {page: first, booklet: ebb, tremor: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, tremor: 0}
"""
    game = citadel_table(text, players=3, life=[10, 4, 8], page="first")
    for building in ("well", "ring"):
        play(game, f"check a box of {building}")
    game.registers[tabletop.ACTIVE] = last

    play(game, "the scenario ends", you=last)
    found = sorted(each.split("/")[1] for each in offered(game) if each.startswith("at-citadel"))
    choose(game, "at-citadel/well")

    assert found == offers
    assert lives(game) == [(10, 4, 8)[seat] + 2 * (seat == last) for seat in range(3)]


@rule("T-GEN-10")
def test_who_goes_astray_leaves_their_own_terrain():
    """The third is in the mire, so there is only the field, where the first stands."""
    game = mire()

    play(game, "go to a random other terrain", you=2)

    assert [terrain(game, seat) for seat in range(3)] == ["field", "mire", "field"]


# -- decks, places, healing ------------------------------------------------------------------------


@rule("T-INFO-02", "T-GEN-02")
@pytest.mark.parametrize(
    ("choices", "order"),
    [
        (
            ("to-bottom/star", "on-top/right", "on-top/left"),
            ["right", "left", "blank#39", "blank#40", "star"],
        ),
        (
            ("to-bottom/left", "to-bottom/star", "on-top/right"),
            ["right", "blank#39", "blank#40", "left", "star"],
        ),
    ],
)
def test_who_sifts_their_deck_orders_it_and_alone_knows_it(choices, order):
    """The third looks at three of five cards; what is chosen first lies highest, on top and at the bottom."""
    game = mire(decks={2: ["star", "left", "right", "blank#39", "blank#40"]})
    sifted = [card(game, name) for name in ("star", "left", "right")]

    play(game, "sift the top 3", you=2)
    assert game.pending().seat(game) == 2
    assert [game.known.get(each, 0) for each in sifted] == [0b100] * 3
    choose(game, choices[0])
    taken = choices[0].split("/")[1]
    assert sorted(found.split("/")[1] for found in offered(game)) == sorted(
        other for other in ("star", "left", "right") if other != taken for _ in range(2)
    )
    choose(game, *choices[1:])

    assert [name(game, each) for each in reversed(game.zones[table.DECKS + 2])] == order
    assert [game.known.get(each, 0) for each in sifted] == [0b100] * 3
    assert game.known.get(card(game, "blank#39"), 0) == 0


@rule("T-INFO-02")
def test_a_short_deck_is_sifted_as_far_as_it_goes():
    """One card is left of which to look at two; without any nobody is asked."""
    game = mire(decks={1: [], 2: ["star"]})

    play(game, "sift the top 2", you=2)
    assert offered(game) == ["on-top/star", "to-bottom/star"]
    choose(game, "on-top/star")
    play(game, "may sift the top 2", you=1)

    assert type(game.pending()).__name__ == "ChooseAction"


@rule("T-RUL-118")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("{for: every explorer, do: {do: [gain 1 life, influence +1, gain 2 life]}}", 3),
        ("{for: every explorer, do: {if: your life is at most 0, then: gain 4 life}}", 4),
        ("{for: every explorer, do: {if: your life is at least 1, then: gain 4 life}}", 0),
        (
            "{for: every explorer, do: {first: [{if: your life is at least 1, then: nothing}, gain 5 life]}}",
            5,
        ),
        ("{for: every explorer, do: '2 times: gain 3 life'}", 6),
        ("every explorer gains (2 plus your falls in this scenario) life", 3),
    ],
)
def test_what_heals_everybody_is_measured_for_who_has_fallen(text, gained):
    """The third is unconscious and wakes with all that the text gives to them, and to nobody else."""
    game = fell(mire(), 2)

    play(game, text)

    assert life(game, 2) == gained


@rule("T-GEN-02", "T-GEN-10")
def test_who_opens_a_space_goes_there():
    """The third opens the space to the east with the pier and stands on it; the others stay where they are."""
    game = mire()

    play(game, "open the space east of this with 017 and go there", you=2, this="mire")

    assert [terrain(game, seat) for seat in range(3)] == ["field", "mire", "pier"]


@rule("T-GEN-02")
def test_a_space_that_is_open_is_not_opened_again():
    """The field lies there: nothing is put, and the second goes to the field."""
    game = mire()

    play(game, "open the space west of this with 017 and go there", you=1, this="mire")

    assert zone(game, "pier") == tabletop.ADVENTURE_DECK
    assert [terrain(game, seat) for seat in range(3)] == ["field", "field", "mire"]


@rule("T-DLG-02", "T-GEN-10")
def test_what_is_answered_is_remembered_of_who_answered():
    """The third reads and the second answers first: it is the second who chose it."""
    text = "- {paragraph: 5, asks: anybody, replies: {a: {}, b: {}}}\n"
    game = mire(text=text)

    play(game, "read 5", "reply/s2/p005/1", you=2)

    assert [holds(game, "you chose a at 5", you=seat) for seat in range(3)] == [False, True, False]


@rule("T-PURSE-07")
@pytest.mark.parametrize("fallen", [0, 2])
def test_who_is_unconscious_does_not_keep_others_from_giving(fallen):
    """The second gives the spade to the one who is awake."""
    game = fell(den(text=LAND, purses={1: ["spade"]}), fallen)

    given = [found for found in standing(game) if found.startswith("give-away")]

    assert given == [f"give-away/s2/spade/{2 - fallen}"]


@rule("T-RUL-122", "T-GEN-10")
@pytest.mark.parametrize(("seat", "offers"), [(1, False), (2, True)])
def test_a_number_that_is_none_cannot_be_claimed(seat, offers):
    """It is worked out from the life points of who claims it; the second has too few."""
    game = mire(purses={seat: ["horn"]})

    play(game, "may claim (your life less 6)", you=seat, this="horn")

    assert any(found.startswith("do") for found in offered(game)) == offers


ARMS = """
- {number: 65, uid: spear, back: green, kind: purse, weight: 1,
   effects: ["fight: +2 successes if your life is at most 8"]}
- {skill: gut, reflex: true, effects: ["fight: +2 successes if your life is at most 8"]}
"""


@rule("T-GEAR-10", "T-RES-21", "T-GEN-10")
@pytest.mark.parametrize(("points", "serves"), [((20, 20, 8), True), ((8, 8, 20), False)])
@pytest.mark.parametrize("arm", ["spear", "gut"])
def test_whether_a_card_serves_is_asked_of_who_fights_with_it(arm, points, serves):
    """The third fights; the spear and the reflex are for those with eight life points or fewer."""
    game = citadel_table(
        WARES + ARMS,
        players=3,
        at="flats",
        life=points,
        purses={2: ["spear"]},
        decks={2: ["gut", "blank#40"]},
    )

    act(game, "fight", "select/spear" if arm == "spear" else "done", "reveal", seat=2)

    assert any(found.startswith(f"apply/{arm}") for found in offered(game)) == serves


@rule("T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize(("seat", "offers"), [(1, False), (2, True)])
@pytest.mark.parametrize("text", ["(your life less 4) times: gain 1 life", "check the symbol beacon"])
def test_what_may_be_chosen_is_judged_by_who_chooses(text, seat, offers):
    """The second has four life points, the third has eight."""
    game = mire(text="- {symbol: beacon, price: 1, if: your life is at least 8}\n")

    play(game, f"may {text}", you=seat)

    assert any(found.startswith("do") for found in offered(game)) == offers


@rule("T-TURN-08", "T-UNC-01")
def test_who_has_fallen_keeps_nobody_from_helping():
    """The third is unconscious; the second fights, and the first is asked."""
    game = fell(den(), 2)

    choose(game, "fight/s2")

    assert offered(game) == ["join/s1", "stay-out/s1"]


@rule("T-TRAIT-01")
def test_who_gives_way_to_one_text_gives_way_though_another_wants_them():
    """Both would do for the meek, but only the third is bold enough."""
    text = LAIR.replace("traits: [bold]", "traits: [meek, bold]") + (
        '- {trait: meek, effects: ["only every explorer for whom your life is at most 20 may be active"]}\n'
    )
    game = citadel_table(text, players=2, at="lair", life=[4, 8])

    assert [found for found in offered(game) if found.startswith("fight")] == ["fight/s2/lair"]


@rule("T-GEN-02")
@pytest.mark.parametrize(("which", "gained"), [("greatest", 0), ("smallest", 1)])
def test_the_greatest_and_the_smallest_number_are_told_apart(which, gained):
    """The first has most life points, the second has fewest."""
    game = den(life=[10, 4, 8])
    expected = lives(game)
    expected[gained] += 5

    play(game, f"every explorer with the {which} (your life) gains 5 life")

    assert lives(game) == expected
