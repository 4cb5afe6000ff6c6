"""Words said to one of three unlike players: what they ask, offer and do is that one's affair (T-GEN-10)."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    finish,
    holds,
    life,
    offered,
    play,
    purse,
    standing,
    terrain,
    under_fog,
    zone,
)
from every_text import between_actions, read
from fogbound.core.steps import GROUP
from fogbound.packs.build import term_builder
from fogbound.rules.citadel import leaflet, table
from fogbound.rules.citadel.agreement import fallback
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.memory import note_answer
from fogbound.rules.citadel.turn import may_act
from fogbound.rules.common import memory, tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule

LAND = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  arrows: {south: [I, 2]}
  actions:
    - dig: {cost: 1, success: nothing}
    - tend: {success: {after the action: [the active explorer gains 1 life, each involved gains 2 life]}}
    - lift:
        success:
          - suffer 99 damage
          - after the action: [the active explorer gains 1 life, each involved gains 2 life]
    - run: {success: "suffer 99 damage, then every explorer gains 2 life"}
- {number: 11, uid: pier, back: green, kind: terrain, effects: ["when this enters play: gain 3 life"]}
- {number: 12, uid: spade, back: green, kind: purse, title: spade, weight: 2, copies: 3}
- {number: 13, uid: flask, back: green, kind: purse, effects: ["when this enters play: gain 3 life"]}
- {number: 14, uid: horn, back: green, kind: purse, hidden: {number: 319}}
- {number: 319, uid: crowd, back: green, kind: temporary event, back-ref: [14],
   text: [the active explorer gains 1 life, each involved gains 2 life]}
- {number: 15, uid: gate, back: green, kind: permanent event, placement: [east, west],
   actions: [climb: {success: step across}]}
- {number: 16, uid: door, back: green, kind: permanent event, placement: [north, south],
   actions: [climb: {success: step across}]}
- {number: 17, uid: hope, back: green, kind: quest item, effects: ["pays 5 hope: banish this"]}
- {symbol: beacon, price: your life, if: your life is at least 8, text: gain 1 life}
- {side-quest: errand}
- {fog: glow, area: I, kind: temporary event, text: gain 3 life, back-actions: [pathfind: {success: flip}], copies: 2}
- {paragraph: 5, actions: [fight: {cost: 1, success: each involved gains 3 life}]}
- {paragraph: 6, asks: each, replies: {a: {}, b: {}}, revealed: each explorer who chose a loses 1 life}
"""
LIVES = [10, 4, 8]


def mire(text="", **settings):
    """The first, on the field, has ten life points, the second and the third, in the mire, four and eight."""
    given = {
        "players": 3,
        "at": "field",
        "board": {(1, 0): "mire"},
        "where": {1: "mire", 2: "mire"},
        "life": LIVES,
        **settings,
    }
    return citadel_table(LAND + text, **given)


def lives(game):
    return [life(game, seat) for seat in range(3)]


def gained(seat, points):
    """The life points at the mire after one of them has gained some."""
    return [start + points * (seat == at) for at, start in enumerate(LIVES)]


def fell(game, *seats):
    """Let some fall unconscious, and banish what falls to be banished."""
    for seat in seats:
        finish(play(game, "lose 99 life", you=seat))
    return game


# -- what is put into play -------------------------------------------------------------------------


@rule("T-GEN-10", "T-TYPE-01")
@pytest.mark.parametrize("text", ["open the space south of this with 011", "set out from 011"])
@pytest.mark.parametrize("seat", [1, 2])
def test_what_comes_into_play_by_a_text_speaks_to_the_same(text, seat):
    """The pier is laid, and who was spoken to gains."""
    game = play(mire(), text, you=seat, this="mire")

    assert zone(game, "pier") == tabletop.BOARD
    assert lives(game) == gained(seat, 3)


@rule("T-TYPE-08", "T-GEN-10")
def test_a_purse_card_speaks_to_who_keeps_it():
    """The third takes the flask for the second, who helps."""
    text = "- {number: 30, uid: den, back: green, kind: terrain, actions: [dig: {success: take 013}]}\n"
    game = mire(text, board={(1, 0): "mire", (2, 0): "den"}, where={1: "den", 2: "den"})

    act(game, "dig", "reveal", "keep/s2", seat=2, joined=[1])

    assert purse(game, 1) == ["flask"]
    assert lives(game) == gained(1, 3)


@rule("T-RUL-122", "T-GEN-10")
@pytest.mark.parametrize(("seat", "found"), [(1, False), (2, True)])
def test_a_number_is_claimed_by_who_makes_it(seat, found):
    """It is 311 and their life points: right for the third, who is the active player in what is found."""
    game = play(mire(purses={seat: ["horn"]}), "claim (your life plus 311)", you=seat, this="horn")

    assert (zone(game, "crowd") == tabletop.PAST) == found
    assert lives(game) == gained(2, 3 * found)


@rule("T-TAKE-04", "T-RUL-70", "T-HID-01")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_linked_version_is_found_by_who_has_its_pictograph(owner):
    """The second claims the number of their horn; it is the second's own lens that counts."""
    text = """
- {number: 40, uid: lens, back: green, kind: purse, shows: [eel]}
- {number: 41, uid: shell, back: green, kind: purse, hidden: {number: 320}}
- {number: 320, uid: pearl, back: green, kind: purse, back-ref: [41], link: eel}
"""
    purses = {1: ["shell", "lens"]} if owner == 1 else {1: ["shell"], 2: ["lens"]}
    game = choose(mire(text, purses=purses), "report/s2")

    choose(game, "number", value="320")

    assert ("pearl" in purse(game, 1)) == (owner == 1)


@rule("T-EXPL-02", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_fog_card_that_is_exchanged_is_resolved_by_the_same(seat):
    """The glow is turned over in place of another and gains them something."""
    text = "- {number: 30, uid: veil, back: green, kind: quest item,\n"
    text += "   effects: ['when a fog card is flipped, once per turn: may exchange the fog card']}\n"
    game = mire(text, quests=["veil"])
    for fog in ("glow", "glow#2"):
        game.move(card(game, fog), tabletop.OUT)
    under_fog(game, "glow", 1, 1)
    game.move(card(game, "glow#2"), game.content.cards[card(game, "glow")].area + tabletop.PILES)

    act(game, "pathfind", "reveal", "use", seat=seat)

    assert lives(game)[seat] - LIVES[seat] == 3
    area = book_of(game).cards[card(game, "glow")].area
    assert zone(game, "glow") == tabletop.PILES + area
    assert card(game, "glow") not in game.places


# -- what is asked ---------------------------------------------------------------------------------


@rule("T-MOVE-01", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_moves_says_whereto(seat):
    """Two Terrains are beside the mire."""
    game = mire(board={(1, 0): "mire", (2, 0): "pier"})

    act(game, "move", "reveal", seat=seat)
    assert (game.pending().seat(game), sorted(offered(game))) == (seat, ["go/field", "go/pier"])
    choose(game, "go/pier")

    assert [terrain(game, each) == "pier" for each in range(3)] == [each == seat for each in range(3)]


@rule("T-MOVE-04", "T-RUL-55", "T-GEN-10")
@pytest.mark.parametrize(("seat", "other"), [(1, "pier"), (2, "mire")])
def test_who_crosses_comes_to_the_other_side(seat, other):
    """The second stands to the west of the gate, the third to the east; a door with nothing behind it leads nowhere."""
    game = mire(
        board={(1, 0): "mire", (2, 0): "gate", (3, 0): "pier", (3, 1): "door"}, where={1: "mire", 2: "pier"}
    )
    assert not any(found.endswith("door") for found in offered(game))

    act(game, "climb", "reveal", seat=seat, on="gate")

    assert terrain(game, seat) == other


@rule("T-RUL-50", "T-GEN-10")
def test_a_terrain_that_sinks_is_chosen_by_who_is_spoken_to():
    """The third chooses one that nobody needs."""
    game = mire(board={(1, 0): "mire", (2, 0): "pier", (1, 1): "start"})

    play(game, "sink a terrain, or else nothing", you=2, this="mire")

    assert game.pending().seat(game) == 2


@rule("T-RUL-50", "T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_what_the_players_choose_together_is_possible_for_who_is_spoken_to(seat):
    """Only the third can lose eight life points, so that there is a choice."""
    game = play(mire(), "{the players choose: [lose 8 life, raise the tremor by 1]}", you=seat)

    assert (game.pending().seat(game), len(offered(game)) == 2) == (GROUP, seat == 2)
    assert game.registers[table.TREMOR] == 2 - seat


@rule("T-RUL-50", "T-RUL-78")
@pytest.mark.parametrize(("seat", "asked"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_picks_for_who_is_spoken_to(seat, asked):
    """Which of two spades goes; alone, chance picks."""
    spades = "purse card titled spade in your purse"
    sentence = f"{{somebody picks: the player to your left, one of: {spades}, do: discard that card}}"
    game = play(mire(purses={seat: ["spade", "spade#2"]}), sentence, you=seat)

    assert game.pending().seat(game) == asked
    choose(game, offered(game)[0])
    assert len(purse(game, seat)) == 1


@rule("T-RUL-50")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_what_is_settled_together_between_actions_falls_to_the_last_active_player(last):
    """Which building gets the check."""
    game = mire("- {building: loft, boxes: 2}\n- {building: tavern, boxes: 2}\n")
    game.registers[tabletop.ACTIVE] = last

    play(game, "check a box", you=0)

    assert fallback(game)[0] == last


@rule("T-TURN-04")
@pytest.mark.parametrize("able", [[0, 1, 2], [0, 1]])
def test_who_may_do_something_is_judged_for_each(able):
    """The third is on an island where nothing can be done, or not; the others are in the mire."""
    game = mire(
        board={(1, 0): "mire", (9, 9): "start"},
        where={0: "mire", 1: "mire", 2: "start" if len(able) < 3 else "mire"},
    )

    assert [seat for seat in range(3) if may_act(game, seat)] == able


# -- what is possible ------------------------------------------------------------------------------


TORCH = "- {number: 31, uid: torch, back: green, kind: quest item, effects: ['pays 4 hope: banish this']}\n"


@rule("T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize(
    "text",
    [
        "block every purse card in your purse",
        "{discard a purse card or else: discard one skill in your hand of your choice}",
        "check a symbol for its hope",
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_may_be_done_is_judged_for_who_would_do_it(text, seat):
    """Only the third has a spade, a Skill, and life points for the beacon, which nine Hope pay for."""
    game = mire(
        TORCH,
        hands={2: ["star"]},
        purses={2: [] if "or else" in text else ["spade"]},
        quests=["hope", "torch"],
    )

    play(game, f"{{may: {text}}}" if text.startswith("{") else f"may {text}", you=seat)

    assert any(found.startswith("do") for found in offered(game)) == (seat == 2)


@rule("T-DEST-02", "T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_symbol_asks_and_costs_goes_by_who_checks_it(seat):
    """The second is too weak for the beacon, free or not; it costs eight for the third, and the first lacks one Hope."""
    symbols = TORCH + "- {symbol: candle, price: 1}\n- {symbol: wick, price: 1}\n"
    offers = ["check-symbol/beacon/8"] if seat == 2 else []
    game = play(mire(symbols, quests=["hope", "torch"]), "check a symbol for its hope", you=seat)
    assert offered(game) == [*offers, "check-symbol/candle/1", "check-symbol/wick/1"]

    game = play(mire(), "check the symbol beacon", you=seat)
    assert leaflet.is_checked(game, card(game, "beacon")) == (seat != 1)


@rule("T-SQ-07", "T-RUL-116", "T-GEN-10")
@pytest.mark.parametrize(("seat", "offers"), [(1, False), (2, True)])
def test_what_is_underlined_is_possible_for_who_would_do_it(seat, offers):
    """Eight life points are the price of going on with the errand."""
    game = play(mire(), "list the side quest errand")

    copy = play(game.clone(), "may side quest errand: lose 8 life", you=seat)
    assert any(found.startswith("do") for found in offered(copy)) == offers
    play(game, "{pay: 'side quest errand: lose 8 life', or: gain 1 life}", you=seat)
    assert any(found.startswith("pay") for found in offered(game)) == offers


@rule("T-PURSE-03", "T-GEN-10")
def test_too_much_is_more_than_ones_own_character_can_carry():
    """Six for the first, five for the second, four for the third."""
    held = {seat: ["spade", "spade#2", "spade#3"][: 3 - (seat == 2)] for seat in range(3)}

    found = [holds(mire(purses={seat: held[seat]}), "you carry too much", you=seat) for seat in range(3)]

    assert found == [False, True, False]


@rule("T-GEN-10")
def test_counters_are_counted_on_the_cards_of_who_is_spoken_to():
    """The third's spade bears three."""
    game = mire(purses={1: ["spade"], 2: ["spade#2"]})
    play(game, "add 3 mark counters to purse card titled spade in your purse", you=2)

    for seat, number in ((1, 0), (2, 3)):
        play(game, "set the tremor to the mark counters on purse card titled spade in your purse", you=seat)
        assert game.registers[table.TREMOR] == number


@rule("T-GEN-10")
@pytest.mark.parametrize(("seat", "gains"), [(0, 0), (1, 5), (2, 0)])
def test_a_roll_is_compared_with_the_number_of_who_is_spoken_to(seat, gains):
    """Who has four life points needs more than none, all others more than a die shows."""
    sentence = "{roll above: 'your life less 4 times 6', do: gain 5 life}".replace(
        "your life less 4 times 6", "(your life less 4) times 6"
    )
    game = play(mire(), sentence, you=seat)

    assert lives(game) == gained(seat, gains)


# -- between actions -------------------------------------------------------------------------------


@rule("T-GEN-10")
@pytest.mark.parametrize(
    "text",
    ["between actions, if your life is at least 8: may lose 1 life", "between actions: may lose 8 life"],
)
def test_what_a_shared_card_offers_between_actions_goes_by_who_does_it(text):
    """The second has too few life points; the third does it and pays."""
    game = mire(
        f"- {{number: 30, uid: idol, back: green, kind: quest item, effects: ['{text}']}}\n", quests=["idol"]
    )
    offers = [found for found in standing(game) if found.startswith("free-use")]
    assert [found.split("/")[1] for found in offers] == ["s1", "s3"]

    choose(game, offers[1])
    finish(game)

    assert life(game, 2) < 8
    assert lives(game)[:2] == [10, 4]


# -- the fallen, the held, the gone ----------------------------------------------------------------


@rule("T-UNC-08", "T-LEAVE-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("other", [0, 1, 2])
def test_only_who_is_awake_is_held(seat, other):
    """One has fallen: the others are taken away whoever it is, and the fallen lies where they lie."""
    game = fell(mire(), other)

    offers = play(game.clone(), "may be held", you=seat)
    assert any(found.startswith("do") for found in offered(offers)) == (seat != other)
    play(game, "be held", you=seat)

    expected = [table.UNCONSCIOUS if each == other else tabletop.PRESENT for each in range(3)]
    expected[seat] = table.UNCONSCIOUS if seat == other else table.HELD
    assert [game.registers[tabletop.STATUS + each] for each in range(3)] == expected


@rule("T-LEAVE-01")
@pytest.mark.parametrize("seat", [0, 2])
def test_who_is_still_there_may_be_told_to_leave(seat):
    """The second has left; the others follow when a text says so."""
    game = finish(choose(mire(), "leave-for-good/s2"))

    finish(play(game, "leave for good", you=seat))

    assert table.players(game) == [2 - seat]


@rule("T-CONS-08", "T-UNC-03", "T-RUL-66")
@pytest.mark.parametrize(("seat", "fallen"), [(1, 2), (2, 2), (2, 0)])
def test_only_who_is_awake_says_how_much_they_regain(seat, fallen):
    """Whoever lies there is asked nothing."""
    game = fell(mire(), fallen)
    for name in ("star", "left", "right"):
        game.move(card(game, name), table.DISCARD_PILES + seat)

    play(game, "regain 2", you=seat)

    assert (game.pending_name() == "choose-regained") == (seat != fallen)


@rule("T-DRAW-08", "T-ZONE-04", "T-RUL-51")
def test_a_short_deck_forces_a_recovery_whoever_else_has_fallen():
    """The second has to discard two and has none; the third is unconscious."""
    game = fell(mire(decks={1: []}), 2)
    for name in ("star", "left", "right"):
        game.move(card(game, name), table.DISCARD_PILES + 1)

    play(game, "discard 2 from the deck", you=1)

    assert (game.pending_name(), game.pending().seat(game)) == ("choose-recovery", 1)


@rule("T-RECO-01", "T-RECO-05", "T-GEN-10")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_who_cannot_pay_for_a_recovery_is_offered_none(owner):
    """Whoever has the strap would pay nine more life points; only the first has ten."""
    text = "- {number: 30, uid: strap, back: green, kind: purse, effects: ['recovery costs +9 life']}\n"
    game = mire(text, purses={owner: ["strap"]})
    for seat, name in enumerate(("star", "left", "right")):
        game.move(card(game, name), table.DISCARD_PILES + seat)

    expected = [seat for seat in range(3) if seat == 0 or seat != owner]
    assert [seat for seat in range(3) if f"recovery/s{seat + 1}" in standing(game)] == expected


@rule("T-UNC-09", "T-UNC-10", "T-RUL-62")
@pytest.mark.parametrize("fallen", [0, 2])
def test_nobody_wakes_beside_an_active_player_who_has_just_fallen_and_woken(fallen):
    """The second acts, falls and wakes, and so does one who lay there before; where, the players choose for each."""
    game = fell(mire(players=4, life=[*LIVES, 9], where={1: "mire", 2: "field", 3: "mire"}), fallen)

    act(game, "run", "reveal", seat=1)
    asked = []
    while game.pending_name() != "choose-action":
        if game.pending_name() == "choose-bed":
            asked.append(sorted(offered(game)))
        choose(game, offered(game)[0])

    assert asked == [
        [f"appear-on/s{seat + 1}/field", f"appear-on/s{seat + 1}/mire"] for seat in sorted((1, fallen))
    ]


@rule("T-UNC-09", "T-GEN-10")
@pytest.mark.parametrize(("seat", "there"), [(0, "field"), (1, "mire")])
def test_all_who_are_unconscious_wake_where_the_text_speaks(seat, there):
    """Without a Terrain that it names, it is the one of who is spoken to."""
    game = fell(mire(), 2)

    finish(play(game, "wake the unconscious on that terrain with 3 life", you=seat))

    assert (terrain(game, 2), life(game, 2)) == (there, 3)


@rule("T-UNC-09", "T-GEN-10")
def test_who_is_woken_by_a_text_that_names_no_place_says_where_to_appear():
    """The third lies nowhere, and is the one who is spoken to: any Terrain with somebody on it will do."""
    game = fell(mire(), 2)

    play(game, "wake the unconscious on that terrain with 3 life", you=2)

    assert sorted(offered(game)) == ["appear-on/s3/field", "appear-on/s3/mire"]
    choose(game, "appear-on/s3/mire")
    assert (terrain(game, 2), life(game, 2)) == ("mire", 3)


@rule("T-RUL-118", "T-GEN-10")
@pytest.mark.parametrize(
    "text",
    [
        "{do: [gain AMOUNT life, influence +1]}",
        "{if: your life is at most 0, then: gain AMOUNT life}",
        "{first: [{if: your life is at least 1, then: nothing}, gain AMOUNT life]}",
        "'AMOUNT times: gain 1 life'",
        "'1 times: gain AMOUNT life'",
    ],
)
def test_what_heals_is_measured_by_who_has_fallen_inside_other_texts_too(text):
    """One for each of their own falls in this scenario, and two."""
    game = fell(mire(), 2)
    inner = text.replace("AMOUNT", "(2 plus your falls in this scenario)")

    play(game, f"{{for: every explorer, do: {inner}}}")

    assert life(game, 2) == 3


@rule("T-RUL-58", "T-RUL-59", "T-GEN-10")
@pytest.mark.parametrize(
    ("action", "joined", "then"),
    [
        ("tend", [1], [10, 6, 11]),
        ("tend", [], [10, 4, 11]),
        ("lift", [1], [10, 7, 0]),
        ("lift", [], [13, 4, 0]),
    ],
)
def test_what_was_put_off_concerns_those_who_were_involved(action, joined, then):
    """The third acts; fallen, the helper stands in, and without one the next to the left."""
    game = mire()

    act(game, action, "reveal", seat=2, joined=joined)
    finish(game)

    assert lives(game) == then


@rule("T-UNC-10", "T-UNC-11", "T-RUL-96")
def test_one_figure_on_the_board_is_enough_to_seat_the_others():
    """The second has left and the first recovers at the Citadel; the third stands on the old Board."""
    pages = """
- {page: ebb-1, booklet: ebb, tremor: 0, epilogue: bookmark to ebb-2}
- {page: ebb-2, booklet: ebb, tremor: 0}
"""
    game = finish(choose(mire(pages, page="ebb-1"), "leave-for-good/s2"))
    fell(game, 0)

    play(game, "the scenario ends", "set-out", you=2)

    assert [terrain(game, seat) for seat in (0, 2)] == ["mire", "mire"]


# -- in which order --------------------------------------------------------------------------------


@rule("T-TAKE-11", "T-GEN-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_those_a_text_names_come_in_turn(seat):
    """From who is spoken to those who have chosen, and of whom something is remembered; on a Terrain from the last."""
    game = between_actions("citadel").clone()
    for other in range(3):
        note_answer(game, 206, "keep", other)
        memory.note_person(game, "promise", other)
        game.figures[other] = card(game, "moor")
    game.registers[tabletop.ACTIVE] = seat
    build = term_builder(book_of(game))
    names = [
        "each explorer of promise",
        "each explorer who chose keep at 206",
        "each explorer on that terrain",
    ]

    for text in names:
        who = build(read(text, "who", "citadel"))
        you = 0 if "on that" in text else seat
        assert who.seats(game, card(game, "moor"), you, card(game, "moor")) == [
            (seat + at) % 3 for at in range(3)
        ]


@rule("T-RUL-50", "T-RUL-78")
def test_who_is_left_alone_picks_for_themselves_or_lets_chance_pick():
    """The neighbour falls while being asked; without one nobody is asked, and what follows is still for the same."""
    spades = "purse card titled spade in your purse"
    sentence = (
        f"{{somebody picks: the player to your left, one of: {spades}, do: [discard that card, gain 1 life]}}"
    )
    game = fell(mire(purses={1: ["spade", "spade#2", "spade#3"]}), 0)
    play(game, sentence, you=1)
    assert game.pending().seat(game) == 2
    play(game, "lose 99 life", "banish", you=2)
    assert game.pending().seat(game) == 1
    choose(game, offered(game)[0])

    play(game, sentence, you=1)

    assert (len(purse(game, 1)), lives(game)) == (1, [0, 6, 0])


@rule("T-DLG-02", "T-FORB-07", "T-MAND-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_action_that_a_dialogue_invites_to_is_for_those_who_stand_with_who_reads(seat):
    """The first reads on the field, the others are in the mire; or the second does."""
    game = play(mire("- {paragraph: 7, text: face the fight of 5}\n"), "read 7", you=seat)

    finish(game)

    assert [life(game, each) - LIVES[each] for each in range(3)] in (
        [[3, 0, 0]] if seat == 0 else [[0, 3, 3]]
    )


@rule("T-GEAR-06", "T-GEN-10")
@pytest.mark.parametrize(("points", "bound"), [([10, 4, 8], True), ([8, 8, 4], False)])
def test_whether_a_card_must_be_selected_is_asked_of_who_acts(points, bound):
    """The yoke binds those with eight life points or more; the third acts."""
    text = "- {number: 30, uid: yoke, back: green, kind: purse,\n"
    text += "   effects: ['must dig: +1 success if your life is at least 8', 'climb: +1 success']}\n"
    game = mire(text, purses={2: ["yoke"]}, life=points)

    act(game, "dig", seat=2)

    assert (this_pass(game).selected == (card(game, "yoke"),)) == bound


@rule("T-ROOM-01", "T-ROOM-02", "T-GEN-10")
@pytest.mark.parametrize("fallen", [None, 1])
def test_land_that_had_to_wait_speaks_to_the_last_active_player(fallen):
    """The pier does not fit until all have met: both come to the first, or, with one fallen, the first to the third."""
    game = citadel_table(
        LAND,
        players=3,
        at="start",
        board={(1, 0): "field", (2, 0): "mire"},
        where={1: "field", 2: "field"},
        life=[10, 10, 10],
    )
    game.registers[tabletop.BOARD_LIMIT] = 3
    if fallen is not None:
        fell(game, fallen)
    play(game, "put 011 west of your terrain", you=0)
    assert zone(game, "pier") == tabletop.RESOLVING
    before = lives(game)

    if fallen is None:
        act(game, "move", "reveal", "go/start", seat=1)
        act(game, "move", "reveal", "go/start", seat=2)
    else:
        act(game, "move", "reveal", seat=0)
    finish(game)

    assert zone(game, "pier") == tabletop.BOARD
    last = 2 if fallen is None else 0
    assert [life(game, seat) - before[seat] for seat in range(3)] == [3 * (seat == last) for seat in range(3)]


@rule("T-ROOM-01")
def test_land_that_waits_goes_home_when_the_board_is_cleared():
    """Nothing is left that it could be laid to."""
    game = mire(board={(1, 0): "mire", (2, 0): "start"})
    game.registers[tabletop.BOARD_LIMIT] = 3
    play(game, "put 011 west of your terrain", you=0)
    assert zone(game, "pier") == tabletop.RESOLVING

    play(game, "clear the board, then set out from 010", you=0)
    act(game, "dig", "reveal")

    assert zone(game, "pier") == tabletop.ADVENTURE_DECK


@rule("T-UNC-08", "T-RUL-116")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_who_lies_there_may_wake(seat):
    """The second has fallen."""
    game = play(fell(mire(), 1), "may wake with 3 life", you=seat)

    assert any(found.startswith("do") for found in offered(game)) == (seat == 1)
