"""Narrow cases: of two things that a rule asks for only one is so, or one of several things can be done and not all."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    brim,
    card,
    choose,
    citadel_table,
    entries,
    finish,
    hand,
    holds,
    life,
    names,
    offered,
    past,
    pile,
    play,
    purse,
    terrain,
    under_fog,
    zone,
)
from fogbound.core.board import column_of, row_of
from fogbound.core.steps import NONE
from fogbound.packs.citadel_book import citadel
from fogbound.rules.citadel import table
from fogbound.rules.citadel.agreement import fallback
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.icons import can_pay
from fogbound.rules.citadel.setup import most_players
from fogbound.rules.common import tabletop
from rulebook import alone, rule

LAND = """
- number: 10
  uid: moor
  back: green
  kind: terrain
  arrows: {north: [I, 21], east: [I, 22]}
  actions:
    - dig: {success: take 020}
    - think: {success: take 023}
    - tend: {success: each involved takes 024}
    - run: {cost: 1, success: gain 1 life}
    - lift: {cost: 2, difficulty: 9}
- {number: 11, uid: pier, back: green, kind: terrain}
- {number: 12, uid: rope, back: green, kind: purse, copies: 3}
- {number: 13, uid: bell, back: green, kind: quest item}
- {number: 20, uid: wolf, back: green, kind: temporary event, actions: [fight: {success: banish this}]}
- {number: 21, uid: gale, back: green, kind: temporary event, actions: [fight: {success: gain 2 life}]}
- {number: 22, uid: scree, back: green, kind: permanent event, placement: [west], hidden: {number: 322}}
- {number: 322, uid: coin, back: green, kind: purse, back-ref: [22]}
- {number: 23, uid: bear, back: green, kind: temporary event,
   actions: [fight: {success: "lose 1 life, then discard this"}]}
- {number: 24, uid: crowd, back: green, kind: temporary event, copies: 3, hidden: {number: 324}, text: gain 1 life}
- {number: 25, uid: shell, back: green, kind: purse, hidden: {number: 325}}
- {number: 325, uid: reef, back: green, kind: terrain, back-ref: [25]}
- {side-quest: errand}
- {skill: knack, actions: [climb: {cost: 1, success: gain 5 life}]}
"""


def moor(text="", **settings):
    return citadel_table(LAND + text, **{"at": "moor", **settings})


# -- events ----------------------------------------------------------------------------------------


@rule("T-TYPE-05", "T-ZONE-05")
def test_an_event_that_banishes_itself_stays_banished():
    """Its action is over and it is not there any more to be discarded."""
    game = moor()

    act(game, "dig", "reveal", "go-on", "reveal")

    assert zone(game, "wolf") == tabletop.BANISHED


@rule("T-TYPE-05", "T-RUL-87", "T-EXPL-03")
def test_an_event_that_fills_a_space_opens_no_other():
    """The gale lies where the fog was; dealt with, it goes, and the number at the arrow is not taken once more."""
    game = moor()

    act(game, "pathfind", "reveal", on="0")
    finish(game)

    assert zone(game, "gale") == tabletop.PAST
    assert life(game) == 12
    assert at_cell(game, 0, -1) in ("", "fog")


@rule("T-RUL-89", "T-TAKE-11")
def test_who_turned_an_event_over_goes_on_with_it():
    """Each of two takes one: the pause is the taker's, whoever stands there as well."""
    game = moor(players=2)

    act(game, "tend", "reveal", seat=1, joined=[0])
    asked = []
    while game.pending_name() == "pause-over-event":
        asked.append(game.pending().seat(game))
        choose(game, "go-on")

    assert asked == [1, 0]


@rule("T-HID-04", "T-RUL-87", "T-RUL-122")
def test_what_is_claimed_from_the_board_and_is_no_land_goes_where_its_kind_goes():
    """The coin under the scree is a Purse card; the scree is discarded, and its space gets fog again."""
    game = moor(board={(1, 0): "scree"})
    choose(game, "report/s1")

    choose(game, "number", "keep", value="322")

    assert (purse(game), past(game)) == (["coin"], ["scree"])
    act(game, "run", "reveal")
    assert at_cell(game, 1, 0) == "fog"


@rule("T-HID-04", "T-RUL-122", "T-TYPE-01")
def test_land_that_is_claimed_from_a_purse_is_put_on_the_board():
    """The reef in the shell does not take the place of anything there."""
    game = moor(purse=["shell"])
    choose(game, "report/s1")

    choose(game, "number", value="325")
    while offered(game)[0].startswith("side"):
        choose(game, offered(game)[0])

    assert (purse(game), past(game)) == ([], ["shell"])
    assert zone(game, "reef") == tabletop.BOARD
    assert terrain(game) == "moor"


# -- getting involved ------------------------------------------------------------------------------


@rule("T-TURN-08", "T-FORB-02", "T-HAND-04")
def test_an_action_whose_card_is_given_up_while_others_are_asked_is_not_taken():
    """The Skill is discarded meanwhile; that other actions could be taken does not help."""
    game = moor(players=2, hand=["knack"])
    choose(game, "climb/s1")

    choose(game, "drop-skill/s1/knack", "stay-out")

    assert game.pending_name() == "choose-action"
    assert game.registers[tabletop.TURN] == 0


@rule("T-RUL-48", "T-TRAIT-01")
def test_without_agreement_it_is_one_who_may_lead():
    """The second would be next, but only the third is strong enough to lead."""
    text = (
        "- {trait: bold, effects: ['only every explorer for whom your life is at least 6 may be active']}\n"
    )
    text += "- {number: 30, uid: lair, back: green, kind: terrain, actions: [dig: {success: take 031}]}\n"
    text += (
        "- {number: 31, uid: boar, back: green, kind: temporary event, actions: [fight: {traits: [bold]}]}\n"
    )
    game = citadel_table(text, players=4, at="lair", life=[8, 4, 8, 8])

    act(game, "dig", "reveal", seat=0)

    assert fallback(game)[0] == 2


# -- damage ----------------------------------------------------------------------------------------

SHIELDS = """
- number: 40
  uid: den
  back: green
  kind: terrain
  actions:
    - fight: {success: suffer (the tremor) damage}
- {number: 41, uid: shield, back: green, kind: purse, copies: 2, effects: ["fight: cancel 1 damage"]}
"""


@rule("T-LIFE-05", "T-LIFE-06")
def test_no_damage_is_nothing_to_cancel():
    """Nobody is asked."""
    game = citadel_table(SHIELDS, at="den", purse=["shield"])

    act(game, "fight", "select/shield", "reveal")

    assert game.pending_name() == "choose-action"


@rule("T-LIFE-06", "T-GEAR-11", "T-RUL-18")
def test_each_copy_cancels_once():
    """Of two shields the second is used, and the first is left."""
    game = play(citadel_table(SHIELDS, at="den", purse=["shield", "shield#2"]), "set the tremor to 3")
    act(game, "fight", "select/shield", "select/shield#2", "reveal")

    choose(game, "apply/shield#2/1")
    assert offered(game) == ["apply/shield/1", "done"]
    choose(game, "apply/shield/1")

    assert life(game) == 9


# -- revealed cards --------------------------------------------------------------------------------


@rule("T-RES-21", "T-RUL-27")
def test_a_reflex_that_was_given_up_serves_no_more():
    """Both of its effects would serve; the first costs the card itself."""
    text = """
- {skill: gut, reflex: true, effects: ["lift: +1 success, price: discard this", "lift: +2 successes"]}
"""
    game = moor(text, deck=["gut", "blank"])

    act(game, "lift", "reveal")
    assert {"apply/gut/1", "apply/gut/2"} <= set(offered(game))
    choose(game, "apply/gut/1")

    assert not [found for found in offered(game) if found.startswith("apply")]
    assert pile(game) == ["gut"]


@rule("T-CONS-03", "T-RES-01")
@pytest.mark.parametrize(
    ("when", "banished"), [("before the draw", []), ("after the reveal", ["flag", "star"])]
)
def test_only_what_lies_open_is_revealed(when, banished):
    """A text that banishes the revealed cards finds none before there are any: here that of an event."""
    text = "- {number: 31, back: green, kind: temporary event, text: banish every skill revealed}\n"
    text += "- {number: 30, uid: idol, back: green, kind: quest item,\n"
    text += f"   effects: ['must lift: {when}, take 031']}}\n"
    game = moor(text, deck=["star", "flag"], quests=["idol"])

    act(game, "lift")
    finish(game, "go-on", "reveal")

    assert names(game, game.zones[tabletop.BANISHED]) == banished


@rule("T-RES-09", "T-RES-06")
@pytest.mark.parametrize(("tremor", "most"), [(0, 1), (1, 2)])
def test_extra_cards_are_as_many_as_a_text_says(tremor, most):
    """None is none: under the chain one of two stars counts."""
    text = """
- {number: 30, uid: rock, back: green, kind: terrain, actions: [climb: {cost: 1, chain: true, difficulty: 9}]}
- {number: 31, uid: hook, back: green, kind: quest item, effects: ["climb: (the tremor) extra cards"]}
"""
    game = citadel_table(LAND + text, at="rock", quests=["hook"], deck=["star", "star#2", "blank"])
    play(game, f"set the tremor to {tremor}")

    act(game, "climb", "draw", "reveal", "apply/hook")

    assert offered(game)[0] == f"count/{most}"


@rule("T-RES-15")
def test_an_icon_that_was_tried_in_vain_is_still_one():
    """Any icon and two fists cannot be paid with a fist, a hand and a flag."""
    game = act(moor(), "lift")
    frame = this_pass(game)
    frame.icons = (1, 1, 1, 0, 0)

    assert not can_pay(game, frame, (0b1111, 1, 1))
    assert can_pay(game, frame, (0b1111, 1, 0b100))


# -- what holds of a row ---------------------------------------------------------------------------


@rule("T-CPD-04", "T-CPD-02", "T-RES-06")
@pytest.mark.parametrize(("row", "able"), [(0, True), (1, True), (2, False)])
def test_what_is_forbidden_goes_by_the_row_the_die_lies_on(row, able):
    """Only the second row has a chain; without a die it is the first one that counts."""
    text = """
- {number: 30, uid: wall, back: green, kind: terrain, actions: [climb: {rows: [{cost: 1}, {cost: 1, chain: true}]}]}
- {number: 31, uid: vow, back: green, kind: quest item, effects: ["never involved in climb if the action has a chain"]}
"""
    game = citadel_table(text, at="wall", quests=["vow"])
    game.set_count(card(game, "wall"), table.ROW, row)
    game.offered = game.pending().options(game)

    assert any(found.startswith("climb") for found in offered(game)) == able


# -- the side quests -------------------------------------------------------------------------------


@rule("T-SQ-03", "T-SQ-04", "T-SQ-05", "T-SQ-06")
def test_how_far_a_side_quest_is():
    """Listed is active, initiated still is, finished is neither."""
    words = ("listed", "active", "initiated", "finished")
    game, found = moor(), []
    for sentence in ("", "list", "initiate", "finish"):
        if sentence:
            play(game, f"{sentence} the side quest errand")
        found.append([word for word in words if holds(game, f"the side quest errand is {word}")])

    assert found == [[], ["listed", "active"], ["listed", "active", "initiated"], ["listed", "finished"]]


# -- cards ---------------------------------------------------------------------------------------


@rule("T-ZONE-08", "T-ZONE-09", "T-HAND-05")
@pytest.mark.parametrize(
    ("sentence", "blocks"),
    [
        ("block every skill in your hand", ["star"]),
        ("block every skill in your discard pile", []),
        ("block every terrain on the board", []),
        ("block every purse card in the past", []),
    ],
)
def test_only_what_somebody_holds_is_blocked(sentence, blocks):
    """Skills in hand, Purse cards, Quest items."""
    game = moor(hand=["star"], pile=["flag"], past=["rope"])

    play(game, sentence)

    assert blocked(game) == blocks


@alone("needs another's hand")
@rule("T-HAND-05", "T-TYPE-10")
def test_only_purse_cards_of_others_are_received():
    """Neither a Skill of another's hand nor what everybody holds."""
    game = moor(players=2, hands={1: ["star"]}, quests=["bell"], past=["rope"])

    for cards in ("skill in any hand", "quest item among the quest items", "purse card in the past"):
        play(game, f"receive {cards}")

    assert (purse(game), hand(game, 1)) == ([], ["star"])


@rule("T-ZONE-08", "T-GEN-02")
@pytest.mark.parametrize(("bound", "left"), [("", ["flag"]), (" for this", [])])
def test_the_top_card_is_blocked_by_a_card_or_by_none(bound, left):
    """What this has blocked is let go, what nothing holds is not."""
    game = moor(deck=["flag"])

    play(game, f"block the top card of the deck{bound}", this="moor")
    assert blocked(game) == ["flag"]
    play(game, "unblock what this has blocked", this="moor")

    assert blocked(game) == left


# -- places ----------------------------------------------------------------------------------------


@alone("looks at an empty Board")
@rule("T-RUL-96", "T-ROOM-01")
def test_what_is_set_out_from_lies_apart_from_all_that_is_there():
    """One space stays free between it and the rest; all stand on it, if it is land."""
    game = moor(players=2, board={(2, 0): "field"}, where={1: "field"})

    play(game, "set out from 011")
    assert [terrain(game, seat) for seat in range(2)] == ["pier", "pier"]
    column, row = column_of(game.places[card(game, "pier")]), row_of(game.places[card(game, "pier")])
    assert [at_cell(game, column + x, row + y) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))] == [""] * 4
    assert (column, row) == (4, 0)

    play(game, "set out from 012", "leave-it")
    assert [terrain(game, seat) for seat in range(2)] == ["pier", "pier"]


@rule("T-EXPL-02")
def test_what_lies_open_is_not_flipped():
    """A Permanent event from the fog keeps lying as it lies."""
    text = """
- fog: bog
  area: I
  kind: permanent event
  placement: [south]
  effects: ["when this enters play: gain 1 life"]
  back-actions: [pathfind: {success: flip}]
"""
    game = moor(text)
    under_fog(game, "bog", 0, -1)
    act(game, "pathfind", "reveal", on="0")
    before = zone(game, "bog"), at_cell(game, 0, -1)

    play(game, "flip", this="bog")

    assert (zone(game, "bog"), at_cell(game, 0, -1)) == before == (tabletop.BOARD, "bog")
    assert life(game) == 11


@rule("T-GEN-02", "T-RUL-87")
def test_nobody_goes_where_no_land_was_laid():
    """The space is opened with an event, or is taken already by one."""
    game = moor()
    play(game, "open the space east of this with 022 and go there", this="moor")
    assert (at_cell(game, 1, 0), terrain(game)) == ("scree", "moor")

    play(game, "open the space east of this with 011 and go there", this="moor")
    assert (at_cell(game, 1, 0), terrain(game)) == ("scree", "moor")


# -- titles, digits, fog ---------------------------------------------------------------------------

TITLED = """
- {number: 50, uid: lamp, back: green, kind: purse, title: lamp, copies: 2}
- {number: 51, uid: slate, back: green, kind: quest item}
- {number: 52, uid: sign, back: green, kind: terrain, digit: 7}
"""


@rule("T-TAKE-08", "T-TAKE-09")
@pytest.mark.parametrize("available", ["", " if available"])
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_a_title_is_sought_in_the_past_only_where_none_is_left(available, gone):
    """Of two lamps some lie in the Past: with one left the Past stays as it is, with none it depends on the words."""
    game = moor(TITLED, past=["rope", "lamp", "lamp#2"][: gone + 1])

    play(game, f"take a card titled lamp{available}")
    taken = game.pending_name() == "keep-purse"
    finish(game, "keep")

    returned = gone == 2 and not available
    assert taken == (gone < 2 or returned)
    assert ("rope" in past(game)) != returned
    copy = play(game, f"may take a card titled lamp{available}")
    assert any(found.startswith("do") for found in offered(copy)) == (not available or gone == 0)


# -- how many may play -----------------------------------------------------------------------------


@rule("T-GEN-01", "T-SETUP-03")
def test_as_many_may_play_as_there_are_characters():
    """Four at most, and nobody without an introduction in which characters are chosen."""
    book = citadel([brim(), entries("- {character: elsa, hand: [2, 2, 2, 2], most-weight: [3, 3, 3, 3]}\n")])
    assert most_players(book) == 4
    book.cards = [each for each in book.cards if each.uid not in ("ansa", "dov", "cora")]
    assert most_players(book) == 2
    book.introduction = NONE
    assert most_players(book) == 0


# -- effects joined by "or" ------------------------------------------------------------------------

KIT = """
- {number: 60, uid: pit, back: green, kind: terrain,
   actions: [fight: {cost: 2, chain: true, difficulty: 1, success: suffer 2 damage}]}
- number: 61
  uid: kit
  back: green
  kind: quest item
  effects:
    - ["fight: before the draw, may gain 1 life", "fight: +3 successes"]
    - "fight: before the draw, may gain 2 life"
    - "fight: cost -1"
    - "fight: 1 extra card"
    - "fight: +1 success"
    - "fight: 1 fist"
    - "fight: 1 any for +1 success, max 1"
    - "fight: 1 any for: gain 1 life"
    - "fight: after the reveal, may gain 3 life"
    - "fight: on success, may gain 4 life"
    - "fight: cancel 1 damage"
    - "fight: 1 any to cancel 1 damage"
"""


@rule("T-RUL-19", "T-GEAR-10", "T-GEAR-11")
def test_what_is_joined_by_no_or_excludes_nothing():
    """One of two that exclude each other is used: all others of the kit are there when their time comes."""
    game = citadel_table(LAND + KIT, at="pit", quests=["kit"], deck=["flag", "flag#2", "flag#3", "star"])

    def ordinals():
        return [
            int(found.split("/")[2]) for found in offered(game) if found.split("/")[0] in ("apply", "convert")
        ]

    act(game, "fight")
    assert ordinals() == [1, 3]
    choose(game, "apply/kit/1", "apply/kit/3")
    assert ordinals() == [4]
    choose(game, "done", "draw", "draw", "reveal")
    assert ordinals() == [7, 6, 5, 10, 8, 9, 13]
    choose(game, "convert/kit/8", "count/1")
    assert ordinals() == [12, 13]
    choose(game, "convert/kit/13", "apply/kit/12", "done")
    assert ordinals() == [11]
    choose(game, "apply/kit/11")

    assert life(game) == 10 + 1 + 2 + 4
