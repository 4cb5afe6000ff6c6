"""Three unlike players, the first elsewhere: what concerns one of them goes by that one and no other (T-GEN-10)."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    die,
    finish,
    holds,
    life,
    names,
    offered,
    play,
    standing,
    terrain,
)
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.gifts import serving
from fogbound.rules.citadel.limits import weight_limit
from fogbound.rules.citadel.memory import answer_memo, note_answer
from fogbound.rules.citadel.recovery import affordable
from fogbound.rules.common import memory, points, tabletop
from rulebook import rule

LAND = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  tags: [shore]
  hidden: {number: 316}
  actions:
    - dig: {cost: 1, success: nothing}
    - lift: {cost: 2, difficulty: 9}
    - tend: {cost: 1, success: suffer 4 damage}
    - talk: {success: read 5}
    - think: {success: read 7}
    - climb: {rows: [{cost: 1, difficulty: 3}, {cost: 1, difficulty: 1}]}
- {number: 11, uid: pier, back: green, kind: terrain}
- {number: 12, uid: spade, back: green, kind: purse, title: spade, weight: 2, copies: 3}
- {number: 13, uid: bell, back: green, kind: quest item, hidden: {number: 318, if: your life is at most 4}}
- {number: 14, uid: horn, back: green, kind: purse, hidden: {number: 319}}
- {number: 316, uid: fen, back: green, kind: terrain, back-ref: [10], back-text: gain 1 life,
   effects: ["when this enters play: gain 2 life"]}
- {number: 318, uid: knell, back: green, kind: quest item, back-ref: [13]}
- {number: 319, uid: crowd, back: green, kind: temporary event, back-ref: [14],
   text: [the active explorer gains 1 life, each involved gains 2 life]}
- {number: 20, uid: dusk, back: green, kind: global event, effects: ["when this enters play: gain 3 life"]}
- {number: 21, uid: chart, back: green, kind: world map, slot: A1, effects: ["when this enters play: gain 3 life"]}
- {number: 22, uid: map, back: green, kind: world map, slot: A2, after: A1,
   effects: ["when this enters play: gain 3 life"]}
- {paragraph: 5, actions: [fight: {mandatory: true, cost: 1, success: each involved gains 5 life}]}
- {paragraph: 7, asks: anybody, replies: {a: {do: read 8}, b: {}}}
- {paragraph: 8, text: gain 3 life}
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


def gained(seat, points):
    """The life points at the mire after one of them has gained some."""
    return [start + points * (seat == at) for at, start in enumerate((10, 4, 8))]


def shared(*abilities):
    """A Quest item with these texts."""
    return f"- {{number: 90, uid: idol, back: green, kind: quest item, effects: {list(abilities)}}}\n"


def own(*abilities):
    """A Purse card with these texts."""
    return shared(*abilities).replace(
        "uid: idol, back: green, kind: quest item", "uid: idol, back: green, kind: purse"
    )


# -- cards that come -------------------------------------------------------------------------------


@rule("T-TYPE-06", "T-TYPE-12", "T-GEN-10")
@pytest.mark.parametrize(("number", "points"), [("020", 3), ("021", 3)])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_for_all_speaks_to_who_takes_it(seat, number, points):
    """A Global event and a map card gain their taker something."""
    game = play(mire(), f"take {number}", you=seat)

    assert lives(game) == gained(seat, points)


@rule("T-TYPE-12", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_map_card_that_was_owed_speaks_to_who_shows_the_way(seat):
    """The map waits for the chart; who inserts the chart gains by both."""
    game = play(mire(), "insert map into the map", you=0)
    assert lives(game) == [10, 4, 8]

    play(game, "insert chart into the map", you=seat)

    assert lives(game) == gained(seat, 6)


@rule("T-HID-04", "T-RUL-88", "T-RUL-109", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_land_that_is_claimed_speaks_to_who_claims_it(seat):
    """Its back and its front gain them something, and all who stood there stand on it."""
    game = choose(mire(), f"report/s{seat + 1}")

    choose(game, "number", value="316")

    assert [terrain(game, each) for each in range(3)] == ["field", "fen", "fen"]
    assert lives(game) == gained(seat, 3)


@rule("T-HID-03", "T-GEN-10")
@pytest.mark.parametrize(("seat", "lies"), [(0, "bell"), (1, "knell"), (2, "bell")])
def test_a_number_on_a_shared_card_is_found_by_who_meets_its_condition(seat, lies):
    """Everybody holds the bell; only the second has four life points or fewer."""
    game = choose(mire(quests=["bell"]), f"report/s{seat + 1}")

    choose(game, "number", value="318")

    assert names(game, game.zones[tabletop.QUESTS]) == [lies]


@rule("T-HID-04", "T-TYPE-05", "T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_event_that_is_claimed_between_actions_is_the_claimants(seat):
    """Who finds the crowd in their horn is the active player in what it says."""
    game = choose(mire(purses={seat: ["horn"]}), f"report/s{seat + 1}")

    choose(game, "number", value="319")

    assert lives(game) == gained(seat, 3)
    assert game.chronicle["taken 319"] == 1


@rule("T-TYPE-08", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_what_is_taken_by_its_title_is_taken_by_who_is_told(seat):
    """They are asked whether they keep the spade."""
    game = play(mire(), "take a card titled spade", you=seat)

    assert game.pending().seat(game) == seat
    assert offered(game)[0].startswith(f"keep/s{seat + 1}")


# -- dialogues -------------------------------------------------------------------------------------


@rule("T-MAND-01", "T-DLG-02")
def test_what_a_paragraph_demands_obliges_those_who_stand_with_its_reader():
    """The second walks off, so that the third reads and fights alone."""
    game = mire(where={2: "mire"})

    act(game, "talk", "reveal", seat=2)
    finish(game)

    assert lives(game) == gained(2, 5)


@rule("T-DLG-02", "T-GEN-10")
@pytest.mark.parametrize(("reader", "speaks"), [(1, 2), (2, 1), (2, 2)])
def test_who_replies_reads_on(reader, speaks):
    """Whoever answers first is the one who reads what follows."""
    game = act(mire(), "think", "reveal", seat=reader, joined=[3 - reader])

    choose(game, f"reply/s{speaks + 1}/p007/1")

    assert lives(game) == gained(speaks, 3)


@rule("T-DLG-02")
@pytest.mark.parametrize("asks", ["each", "in-turn"])
def test_who_is_asked_alone_may_answer_what_is_for_them(asks):
    """The second has few life points, the third many: each has a reply of their own."""
    text = f"""
- paragraph: 6
  asks: {asks}
  replies: {{weak: {{if: your life is at most 4}}, strong: {{if: your life is at least 8}}, calm: {{}}}}
"""
    game = play(mire(text), "read 6", you=2)

    asked = []
    while game.pending_name() in ("choose-alone", "choose-in-turn"):
        asked.append((game.pending().seat(game), [found.split("/")[2] for found in offered(game)]))
        choose(game, offered(game)[0])

    assert asked == [(2, ["2", "3"]), (1, ["1", "3"])]


# -- inside an action ------------------------------------------------------------------------------


@rule("T-GEN-10", "T-GEAR-10", "T-DRAW-03")
@pytest.mark.parametrize(("seat", "serves"), [(1, False), (2, True)])
def test_a_shared_card_serves_who_meets_its_condition(seat, serves):
    """The idol is for those with eight life points or more."""
    game = mire(shared("dig: cost -1 if your life is at least 8"), quests=["idol"])

    act(game, "dig", seat=seat)

    assert ("apply/idol/1" in offered(game)) == serves


@rule("T-GEN-10", "T-RES-09", "T-CONS-04")
@pytest.mark.parametrize("seat", [1, 2])
def test_how_much_a_shared_card_gives_goes_by_the_active_player(seat):
    """As many successes, cards to keep and points of damage cancelled as they have life points above three."""
    game = mire(
        shared("tend: +(your life less 3) success", "tend: cancel (your life less 3) damage"),
        quests=["idol"],
        decks={seat: 5},
    )

    act(game, "tend", "reveal", "apply/idol/1", seat=seat)
    assert offered(game)[0] == f"count/{lives(game)[seat] - 3}"
    choose(game, offered(game)[0], "apply/idol/2")

    assert lives(game) == [10, 1, 8] if seat == 1 else [10, 4, 8]


@rule("T-TURN-14", "T-RUL-124")
def test_only_who_is_involved_helps_and_again_as_long_as_they_can():
    """The third, who acts, is helped twice by the second; the first, elsewhere, holds the same Skill in vain."""
    skills = "- {skill: hint, copies: 3, effects: ['dig: help, may gain 1 life']}\n"
    game = mire(skills, hands={0: ["hint"], 1: ["hint#2", "hint#3"]})

    act(game, "dig", "reveal", seat=2, joined=[1])
    asked = []
    assert len(serving(game, this_pass(game), points.HELP)) == 2
    while offered(game)[0].startswith("help"):
        asked.append((game.pending().seat(game), len(offered(game))))
        choose(game, offered(game)[0])

    assert asked == [(1, 3), (1, 2)]
    assert lives(game) == gained(1, 2)


@rule("T-TURN-14", "T-RUL-124")
def test_who_could_help_but_stays_out_is_not_asked():
    """The second stands in the mire and is not involved."""
    skills = "- {skill: hint, effects: ['dig: help, may gain 1 life']}\n"
    game = mire(skills, where={0: "mire", 1: "mire", 2: "mire"}, hands={1: ["hint"]})

    act(game, "dig", "reveal", seat=2, joined=[0])

    assert lives(game) == [10, 4, 8]


@rule("T-RES-20", "T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize(("seat", "successes"), [(1, 1), (2, 5)])
def test_what_icons_buy_goes_by_the_active_player(seat, successes):
    """As many successes for a fist as they have life points above three."""
    game = mire(
        shared("lift: 1 fist for +(your life less 3) successes"),
        quests=["idol"],
        decks={seat: ["fist", "blank#40", "blank#39"]},
    )

    act(game, "lift", "reveal", "convert/idol/1", seat=seat)

    assert offered(game)[0] == f"count/{successes}"


@rule("T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize(("owner", "offers"), [(0, False), (1, False), (2, True)])
def test_what_icons_buy_must_be_possible_for_the_active_player(owner, offers):
    """The third would throw a spade away for it, and has to have one."""
    game = mire(
        shared("lift: 1 fist for: discard one purse card in your purse of your choice"),
        quests=["idol"],
        purses={owner: ["spade"]},
        decks={2: ["fist", "blank#40", "blank#39"]},
    )

    act(game, "lift", seat=2)
    while offered(game)[0] not in ("reveal", "draw"):
        choose(game, "done")
    choose(game, "reveal")

    assert ("convert/idol/1" in offered(game)) == offers


@rule("T-RUL-107", "T-RES-19")
@pytest.mark.parametrize(("owner", "paying"), [(0, ["pay-fist", "pay-flag"]), (2, [])])
def test_a_ban_on_an_icon_leaves_others_their_price(owner, paying):
    """Two icons are the price: with two fists and a flag it can be paid unless the vow is in the third's own Purse."""
    altar = shared("lift: 2 any for +1 success").replace("90, uid: idol", "91, uid: altar")
    game = mire(
        altar + own("fist may not be spent"),
        quests=["altar"],
        purses={owner: ["idol"]},
        decks={2: ["fist", "fist#2", "flag", "blank#40"]},
    )

    act(game, "lift", "draw", "reveal", seat=2)
    if "convert/altar/1" in offered(game):
        choose(game, "convert/altar/1")

    assert [found.split("/")[0] for found in offered(game) if found.startswith("pay")] == paying


@rule("T-RUL-59", "T-GEAR-07")
@pytest.mark.parametrize(("fallen", "action", "then"), [(1, "tend", [10, 0, 8]), (2, "dig", [10, 6, 0])])
def test_who_falls_by_a_success_gets_nothing_more_from_it(fallen, action, then):
    """What must be applied on success is not, if the active player lies there; the fall of another is no hindrance."""
    game = mire(shared("must any: on success, gain 2 life"), quests=["idol"])
    if fallen == 2:
        finish(play(game, "lose 99 life", you=2))

    act(game, action, "reveal", seat=1)
    finish(game)

    assert lives(game) == then


@rule("T-GEN-10", "T-RUL-58")
def test_a_turn_that_breaks_off_ends_for_who_takes_over():
    """The second falls before there is a result; the third, who was involved, gains what every end of a turn brings."""
    game = mire(
        shared("at the end of every turn: gain 1 life", "must tend: before the draw, suffer 99 damage"),
        quests=["idol"],
    )

    act(game, "tend", seat=1, joined=[2])
    finish(game)

    assert lives(game) == [10, 0, 9]


@rule("T-GEN-10", "T-CPD-14")
@pytest.mark.parametrize("text", ["put the die on row 2", "die down 1"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_row_is_as_hard_as_who_is_spoken_to_makes_it(text, seat):
    """The second row is as difficult as they have life points, up to six."""
    rows = """
- {number: 91, uid: cliff, back: green, kind: terrain, actions: [swim: {rows: [{}, {difficulty: your life}]}]}
"""
    game = mire(rows, board={(1, 0): "mire", (1, 1): "cliff"})
    game.set_count(card(game, "cliff"), table.ROW, 1)

    play(game, text, you=seat, this="cliff")

    assert die(game, "cliff") == (2, min(6, lives(game)[seat]))


# -- who may act and lead --------------------------------------------------------------------------


@rule("T-GEN-02", "T-GEN-10")
@pytest.mark.parametrize(
    ("condition", "able"),
    [
        ("your terrain is shore", [0]),
        ("the action began on a shore terrain", [0]),
        ("the involved is at least 2", [0]),
        ("you are involved", []),
        ("you are active", []),
    ],
)
def test_a_text_that_keeps_out_is_judged_as_if_they_acted(condition, able):
    """The first is alone on the field, the others are two in the mire: what they would do is what counts."""
    game = mire(
        shared(f"never involved in fight if {condition}").replace("]}", "], actions: [fight: {cost: 1}]}"),
        quests=["idol"],
    )

    assert [found for found in offered(game) if found.startswith("fight")] == [
        f"fight/s{seat + 1}/idol" for seat in able
    ]


@rule("T-PURSE-03", "T-FORB-08", "T-GEN-10")
@pytest.mark.parametrize(
    "condition", ["you are active", "you are involved", "the action began on a shore terrain"]
)
def test_whether_a_load_is_too_heavy_is_judged_as_if_they_moved(condition):
    """The yoke helps its owner as soon as they act."""
    yoke = own(f"most weight +9 if {condition}").replace("kind: purse,", "kind: purse, weight: 9,")
    game = mire(yoke, purses={2: ["idol"]})
    assert weight_limit(game, 2) < 9

    assert "move/s3/cora" in offered(game)


GATE = """
- {number: 92, uid: gate, back: green, kind: permanent event, placement: [west],
   actions: [run: {mandatory: true, cost: 1}]}
"""


def runners(game):
    """Who may lead what all on the mire must do together."""
    return [seat for seat in range(3) if f"run/s{seat + 1}/gate" in offered(game)]


@rule("T-TRAIT-01", "T-GEN-10")
@pytest.mark.parametrize(("owner", "leading"), [(1, [1, 2]), (2, [2])])
def test_a_players_own_card_says_who_leads_by_its_owner(owner, leading):
    """It wants its owner to lead, if they have eight life points."""
    text = own("only you may be active if your life is at least 8")
    game = mire(GATE + text, purses={owner: ["idol"]}, board={(1, 0): "mire", (2, 0): "gate"})

    assert runners(game) == leading


@rule("T-TRAIT-01", "T-GEN-10")
def test_who_was_active_last_is_active_in_a_text_on_who_may_lead():
    """The idol wants the last active player again, as long as that one is the active one."""
    text = shared("only you may be active if you are active")
    game = mire(GATE + text, quests=["idol"], board={(1, 0): "mire", (2, 0): "gate"})

    act(game, "dig", "reveal", seat=2)

    assert runners(game) == [2]


# -- memory ----------------------------------------------------------------------------------------


@rule("T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_where_something_happened_to_somebody_is_where_they_stood(seat):
    """For a note about somebody and for a reply they gave."""
    game = citadel_table(
        LAND,
        packs=[],
        players=3,
        at="field",
        board={(1, 0): "mire", (2, 0): "pier"},
        where={1: "mire", 2: "pier"},
    )
    memory.note_person(game, "oath", seat)
    note_answer(game, 7, "a", seat)
    who = memory.character_of(game, seat)

    for memo in ("oath", answer_memo(7, "a")):
        assert memory.place_of(game, memo, who) == game.figures[seat]
        assert [memory.scenario_of(game, memo, other) for other in range(4) if other != who] == [-1] * 3
        assert [memory.place_of(game, memo, other) for other in range(4) if other != who] == [-1] * 3


# -- recovery, limits, hands -----------------------------------------------------------------------


@rule("T-RECO-05", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_how_many_cards_a_recovery_covers_goes_by_who_recovers(seat):
    """As many as half their life points."""
    text = shared("every explorer: recovery covers at most (half of your life) cards")
    game = mire(text, quests=["idol"])
    for name in ("star", "left", "right", "fist", "flag"):
        game.move(card(game, name), table.DISCARD_PILES + seat)

    assert affordable(game, seat)[-1] == lives(game)[seat] // 2


@rule("T-HAND-03", "T-RUL-80")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_holds_too_much_discards_until_it_fits(seat):
    """Two too many: the same player is asked twice."""
    skills = ["star", "left", "right", "fist", "flag", "aim", "wild", "grip"]
    game = mire(hands={seat: skills[: (7, 5)[seat - 1]]})
    act(game, "dig", "reveal", seat=3 - seat)

    asked = []
    while game.pending_name() == "trim-hand":
        asked.append(game.pending().seat(game))
        choose(game, offered(game)[0])

    assert asked == [seat, seat]


# -- beside an empty chair -------------------------------------------------------------------------


@rule("T-LEAVE-01", "T-RUL-101", "T-UNC-06")
def test_who_has_left_is_passed_over():
    """The second has left: the third still can, has their Purse counted, and is the first one's left neighbour."""
    game = choose(mire(purses={2: ["spade"]}), "leave-for-good/s2")
    finish(game)

    assert [found for found in standing(game) if found.startswith("leave")] == [
        "leave-for-good/s1",
        "leave-for-good/s3",
    ]
    assert holds(game, "there is a purse card called spade in any purse")
    play(game, "the player to your left gains 1 life", you=0)
    play(game, "the player to your left gains 2 life", you=2)
    assert [life(game, 0) - 10 - 2, life(game, 2) - 8 - 2] == [2, 1]
