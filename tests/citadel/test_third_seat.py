"""Three sit at the table, apart and unlike one another: what the third or the second does goes by them (T-GEN-10)."""

import pytest

from enduring import (
    act,
    blocked,
    choose,
    citadel_table,
    die,
    life,
    names,
    offered,
    play,
    purse,
    zone,
)
from fogbound.rules.citadel import table
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
- {number: 20, uid: crowd, back: green, kind: temporary event, hidden: {number: 319, if: your life is at most 4},
   text: {choose: [lose 1 life, lose 2 life]}}
- {number: 319, uid: friend, back: green, kind: temporary event, back-ref: [20], text: gain 20 life}
"""


def mire(**settings):
    """The first, on the field, has ten life points, the second and the third, in the mire, four and eight."""
    given = {
        "players": 3,
        "at": "field",
        "board": {(1, 0): "mire"},
        "where": {1: "mire", 2: "mire"},
        "life": [10, 4, 8],
        **settings,
    }
    return citadel_table(LAND, **given)


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
