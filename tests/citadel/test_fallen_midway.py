"""Somebody falls in the middle: who goes on, what is still taken, whom texts speak to from then on (T-UNC, T-RUL-59)."""

import pytest

from citadel.downfall import status
from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    finish,
    holds,
    life,
    news,
    offered,
    pile_size,
    play,
    purse,
    terrain,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.invariants import check
from fogbound.rules.common import tabletop
from rulebook import rule

MOOR = """
- number: 10
  uid: moor
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - dig: {success: take 011}
    - talk: {success: read 20}
    - run: {success: "suffer 9 damage, then take 013"}
    - climb: {success: "suffer 9 damage, then put 014 south of this"}
    - steal: {success: "suffer 9 damage, then take 015"}
    - tend: {success: "each involved suffers 9 damage, then every explorer gains 2 life, then each involved loses 1 life"}
    - fight: {success: "suffer 9 damage, then every explorer gains 2 life, then lose 1 life, then take 013"}
- number: 11
  uid: serpent
  back: green
  kind: temporary event
  text: lose 9 life
  actions: [fight: {cost: 0, difficulty: 0, success: gain 1 life}]
- {number: 13, uid: pouch, back: green, kind: purse}
- {number: 14, uid: mire, back: green, kind: terrain}
- {number: 15, uid: gate, back: green, kind: permanent event, placement: [north]}
- paragraph: 20
  text: lose 9 life
  actions: [fight: {mandatory: true, cost: 0, difficulty: 0, success: gain 1 life}]
"""


def moor(players=3, text=MOOR, **settings):
    """The first character is weak, the last stands elsewhere."""
    placed = {"at": "moor", "board": {(0, 1): "field"}, "where": {players - 1: "field"}}
    weak = [5, *[10] * (players - 1)]
    return citadel_table(text, players=players, **{**placed, "life": weak, **settings})


WAYS = ["lose 9 life", "be held", "leave for good"]
"""How somebody can be gone in the middle."""


@rule("T-MAND-01", "T-UNC-07", "T-LEAVE-01")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("action", ["dig", "talk"])
def test_what_its_reader_is_gone_from_still_obliges_those_who_stood_there(action, way):
    """The event or dialogue is not returned: who stayed on the Terrain takes its mandatory action."""
    game = moor(life=[10, 5, 10], text=MOOR.replace("text: lose 9 life", f"text: {way}"))

    act(game, action, "reveal", seat=1)
    finish(game)

    left = way == "leave for good"
    assert [life(game, seat) for seat in (0, 2)] == [11 + 2 * left, 10 + 3 * left]
    assert zone(game, "serpent") == (tabletop.PAST if action == "dig" else tabletop.ADVENTURE_DECK)


@rule("T-MAND-01", "T-UNC-07", "T-RUL-64")
def test_what_fells_the_only_one_there_is_returned():
    """Nobody is left on the Terrain."""
    game = moor(2)

    act(game, "dig", "reveal", "banish")

    assert zone(game, "serpent") == tabletop.ADVENTURE_DECK
    assert life(game, 1) == 10


@rule("T-MAND-01")
@pytest.mark.parametrize("way", WAYS)
def test_it_obliges_where_who_is_gone_stood_last(way):
    """The text leads to the field before it strikes."""
    text = MOOR.replace(
        "text: lose 9 life\n  actions: [fight: {cost",
        f"text: 'go to a random other terrain, then {way}'\n  actions: [fight: {{cost",
    )
    game = moor(life=[10, 5, 10], text=text)

    act(game, "dig", "reveal", seat=1)
    finish(game)

    left = way == "leave for good"
    assert [life(game, seat) for seat in (0, 2)] == [10 + 2 * left, 11 + 3 * left]


@rule("T-RUL-58")
@pytest.mark.parametrize("way", WAYS)
def test_an_action_whose_active_player_is_gone_has_no_result(way):
    """Cards have been drawn: they are discarded, nothing follows, and the next turn is chosen."""
    text = f"""
- number: 30
  uid: bog
  back: green
  kind: terrain
  actions: [dig: {{cost: 2, success: each involved loses 1 life, failure: each involved loses 1 life}}]
- {{number: 31, uid: mist, back: green, kind: quest item, effects: ["must dig: after the reveal, {way}"]}}
"""
    game = citadel_table(text, players=3, at="bog", life=[10, 5, 10], quests=["mist"])
    before = card(game, "star"), zones.DECKS + 1
    game.move(*before)

    act(game, "dig", "reveal", seat=1, joined=[0])
    finish(game)

    left = way == "leave for good"
    assert [life(game, seat) for seat in (0, 2)] == [10 + 2 * left, 10 + 3 * left]
    assert zone(game, "star") != tabletop.DRAWN
    assert (zone(game, "star") == zones.DISCARD_PILES + 1) == (way == "be held")


@rule("T-RUL-60")
def test_who_is_held_and_released_in_the_same_pass_is_involved_no_more():
    """What strikes the involved after that strikes the first, who acts, alone."""
    text = """
- number: 30
  uid: bog
  back: green
  kind: terrain
  actions:
    - dig:
        success:
          - each other involved is held
          - each held explorer is released
          - each involved loses 1 life
"""
    game = citadel_table(text, players=3, at="bog")

    act(game, "dig", "reveal", joined=[1])
    finish(game)

    assert [life(game, seat) for seat in range(3)] == [9, 10, 10]


@rule("T-RUL-59")
@pytest.mark.parametrize(("action", "what"), [("run", "pouch"), ("steal", "gate")])
def test_what_the_fallen_should_take_is_taken_by_nobody_when_nobody_else_was_involved(action, what):
    """It does not go to somebody elsewhere, nor to who stands beside and did not take part."""
    game = moor()

    act(game, action, "reveal", "banish")

    assert zone(game, what) == tabletop.ADVENTURE_DECK
    assert (purse(game, 1), purse(game, 2)) == ([], [])


@rule("T-RUL-59")
def test_what_happens_to_the_board_still_happens():
    """The mire is laid although nobody involved is left."""
    game = moor(board={(0, -2): "field"}, where={2: "field"})

    act(game, "climb", "reveal", "banish")

    assert zone(game, "mire") == tabletop.BOARD


@rule("T-RUL-59")
def test_a_card_whose_back_fells_its_only_taker_goes_back():
    """The back is read before the front is turned up; nobody is left to keep the pouch."""
    text = MOOR.replace("uid: pouch, back: green,", "uid: pouch, back: green, back-text: lose 9 life,")
    game = citadel_table(
        text.replace("suffer 9 damage, then take 013", "take 013"), players=2, at="moor", life=[5, 10]
    )

    act(game, "run", "reveal", "banish")

    assert zone(game, "pouch") == tabletop.ADVENTURE_DECK


@rule("T-RUL-60", "T-RUL-63", "T-CONS-02")
def test_who_falls_and_wakes_in_the_same_pass_is_involved_no_more():
    """The helper falls and wakes; what strikes the involved after that does not strike them."""
    game = moor(life=[20, 5, 10])

    act(game, "tend", "reveal", joined=[1])
    choose(game, "banish")
    finish(game)

    assert life(game, 0) == 20 - 9 + 2 - 1
    assert life(game, 1) == 2


@rule("T-RUL-59", "T-RUL-62")
def test_an_active_player_who_falls_and_wakes_is_passed_over_by_the_rest():
    """They wake with what everybody gains; the rest of the text is not for them any more."""
    game = moor(2, where={})

    act(game, "fight", "reveal", "banish")

    assert life(game) == 2
    assert purse(game) == purse(game, 1) == []
    assert check(game) == []


@rule("T-RUL-63", "T-CPD-07")
def test_who_wakes_takes_part_in_the_next_pass():
    """In the pass in which they fell they were out of it."""
    text = """
- {number: 30, uid: lair, back: green, kind: terrain, actions: [dig: {success: take 031}]}
- number: 31
  uid: beast
  back: green
  kind: temporary event
  actions:
    - fight:
        cost: 0
        rows: [{difficulty: 6, failure: "the active explorer suffers 9 damage, then every explorer gains 2 life"}]
"""
    game = citadel_table(text, players=2, at="lair", life=[20, 5])
    act(game, "dig", "reveal")
    choose(game, "fight/s2", "reveal", "banish")

    assert sorted(offered(game)) == ["fight/s1/beast", "fight/s2/beast"]
    choose(game, "fight/s1")
    assert this_pass(game).involved == (0, 1)


ANSWERS = """
- {number: 40, uid: charm, back: green, kind: purse, effects: ["%s"]}
- {number: 41, uid: grave, back: green, kind: purse}
"""


@rule("T-GEN-02", "T-UNC-01", "T-UNC-04")
@pytest.mark.parametrize(
    ("text", "lies"),
    [
        ("when you fall unconscious: discard this", tabletop.PAST),
        ("after you have fallen unconscious: discard this", tabletop.PAST),
        ("when you fall unconscious, even while blocked: return this", tabletop.ADVENTURE_DECK),
        ("after a recovery: discard this", zones.PURSES),
    ],
)
def test_the_cards_of_who_falls_answer_the_fall(text, lies):
    """Whoever falls is unconscious by then, and no other text of theirs works."""
    game = citadel_table(ANSWERS % text, players=2, purse=["charm"])

    play(game, "lose 99 life", "banish")

    assert zone(game, "charm") == lies


@rule("T-GEN-02", "T-ZONE-09")
def test_a_blocked_card_answers_a_fall_only_if_it_says_so():
    """Blocked, it is inert."""
    game = citadel_table(ANSWERS % "when you fall unconscious: discard this", players=2, blocked=["charm"])

    play(game, "lose 99 life", "banish")

    assert zone(game, "charm") == zones.BLOCKED


@rule("T-GEN-02")
def test_the_fall_of_another_is_not_answered():
    """The charm is its owner's alone, and speaks only once."""
    game = citadel_table(ANSWERS % "when you fall unconscious: discard this", players=3, purse=["charm"])
    play(game, "lose 99 life", "banish", you=1)
    assert purse(game) == ["charm"]


@rule("T-UNC-06", "T-SCN-06")
@pytest.mark.parametrize("place", ["in any purse", "in any hand"])
def test_what_the_unconscious_have_still_counts(place):
    """Two cards stay in their hand, and their purse stays theirs."""
    game = citadel_table(ANSWERS % "hand limit +0", players=2, purse=["charm", "grave"])

    play(game, "lose 99 life", "banish")

    assert holds(game, f"the number of cards {place} is exactly 2", you=1)


@rule("T-UNC-11", "T-RUL-06")
def test_who_falls_at_the_citadel_sets_out_awake():
    """A Recovery there took the last life point."""
    text = "- {page: ebb-1, booklet: ebb, tremor: 0}\n- {page: ebb-2, booklet: ebb, tremor: 0}\n"
    game = citadel_table(text, players=2, page="ebb-1", life=[1, 10], pile=2)
    play(game, "bookmark to ebb-2, then the scenario ends")
    choose(game, "recovery/s1", "recover/s1/2", "banish")
    assert status(game) == zones.UNCONSCIOUS

    choose(game, "set-out")

    assert status(game) == tabletop.PRESENT
    assert life(game) == 1


@rule("T-GEN-10", "T-UNC-08")
@pytest.mark.parametrize("asks", ["each", "in-turn"])
def test_what_follows_the_answers_speaks_to_who_reads_now(asks):
    """The reader falls over a Recovery while all answer: the next of the involved is spoken to."""
    text = f"""
- number: 50
  uid: hall
  back: green
  kind: terrain
  actions: [talk: {{group: true, success: read 14}}]
- {{paragraph: 14, asks: {asks}, replies: {{a: {{}}, b: {{}}}}, revealed: gain 3 life}}
"""
    game = citadel_table(text, players=2, at="hall", life=[1, 10], pile=2)
    choose(game, "talk/s1", "reveal")
    choose(game, "recovery/s1", "recover/s1/2", "banish")
    while game.pending_name().startswith("choose") and offered(game)[0].startswith("reply"):
        choose(game, "reply/p014/1")

    assert status(game) == zones.UNCONSCIOUS
    assert (life(game), life(game, 1)) == (0, 13)


@rule("T-UNC-01")
def test_the_figure_leaves_before_anything_answers_the_recovery_that_fells():
    """What answers the Recovery fells somebody else, and is asked about while the first lies on the ground."""
    text = """
- {number: 40, uid: bell, back: green, kind: quest item,
   effects: ["after any recovery: every other explorer loses 5 life"]}
"""
    game = citadel_table(text, players=3, life=[1, 5, 9], pile=2, quests=["bell"])

    choose(game, "recovery/s1", "recover/s1/2")

    assert game.pending_name() == "banish-one"
    assert (terrain(game), terrain(game, 1)) == ("", "")
    assert check(game) == []
    choose(game, "banish", "banish")
    assert status(game) == status(game, 1) == zones.UNCONSCIOUS


@rule("T-RUL-59", "T-DLG-01")
@pytest.mark.parametrize("joined", [[], [1]])
def test_what_the_fallen_should_read_is_read_by_who_is_involved_or_by_nobody(joined):
    """A dialogue does not go to somebody elsewhere."""
    text = """
- {number: 60, uid: well, back: green, kind: terrain, actions: [talk: {success: "suffer 9 damage, then read 21"}]}
- {paragraph: 21, text: gain 1 life}
"""
    board = {(0, 1): "field"}
    game = citadel_table(text, players=3, at="well", board=board, where={2: "field"}, life=[5, 10, 10])

    act(game, "talk", "reveal", "banish", joined=joined)

    assert [life(game, seat) for seat in range(3)] == [0, 11 if joined else 10, 10]
    assert news(game, "read") == (["p021"] if joined else [])


@rule("T-RUL-59", "T-UNC-08")
def test_the_rest_of_an_event_passes_over_who_has_fallen_over_it():
    """What it would still give them does not wake them; what it asks is asked of somebody else there."""
    text = """
- {number: 60, uid: well, back: green, kind: terrain, actions: [talk: {success: take 061}]}
- {number: 61, uid: ghost, back: green, kind: temporary event,
   text: {do: [lose 9 life, gain 2 life, {choose: [each other involved gains 1 life, each other involved loses 1 life]}]}}
"""
    game = citadel_table(text, players=2, at="well", life=[5, 10])

    act(game, "talk", "reveal", "banish", joined=[1])
    assert game.pending().seat(game) == 1
    choose(game, "choose/ghost/1")

    assert [life(game, seat) for seat in range(2)] == [0, 11]


@rule("T-RUL-66", "T-RUL-89")
def test_somebody_else_goes_on_with_an_event_when_who_read_it_has_fallen():
    """They fell over a Recovery while it lay open; the event says nothing to them any more."""
    text = """
- {number: 60, uid: well, back: green, kind: terrain, actions: [talk: {success: take 061}]}
- {number: 61, uid: ghost, back: green, kind: temporary event, hidden: {number: 62}, text: gain 2 life}
- {number: 62, uid: sheet, back: green, kind: purse, back-ref: [61]}
"""
    game = citadel_table(text, players=2, at="well", life=[1, 10], pile=2)

    act(game, "talk", "reveal", "recovery/s1", "recover/s1/2", "banish")
    assert game.pending().seat(game) == 1
    choose(game, "go-on")

    assert life(game) == 0
    assert zone(game, "ghost") == tabletop.PAST


# -- what a text still does, and to whom -----------------------------------------------------------

DEN = """
- number: 40
  uid: den
  back: green
  kind: terrain
  actions:
    - fight: {success: "suffer 99 damage, then each involved %s"}
    - tend: {success: "suffer 99 damage, then every explorer gains 2 life, then %s"}
- {number: 41, uid: spade, back: green, kind: purse}
- {number: 42, uid: rope, back: green, kind: purse, copies: 3}
- {number: 43, uid: lamp, back: green, kind: purse}
- {number: 44, uid: bell, back: green, kind: quest item}
- {paragraph: 45, text: gain 7 life}
"""
DEEDS = [
    "discard(s) 2 from the deck",
    "discard(s) a purse card",
    "discard(s) every purse card called rope in your purse",
    "block(s) every quest item among the quest items",
    "block(s) one quest item among the quest items of your choice",
    "unblock(s) every purse card called rope anywhere",
    "unblock(s) one purse card called rope anywhere of your choice",
    "receive(s) purse card called lamp in any purse",
    "suffer(s) 1 damage",
    "lose(s) 1 life",
    "gain(s) 1 life",
]


def den(deed):
    """Two are in the den, with a rope in the Purse and one that is blocked; the lamp is the third's, elsewhere."""
    game = citadel_table(
        DEN % (deed.replace("(s)", "s"), deed.replace("(s)", "")),
        players=3,
        at="den",
        board={(1, 0): "field"},
        where={2: "field"},
        purses={0: ["rope"], 1: ["rope#2"], 2: ["lamp"]},
        quests=["bell"],
    )
    game.move(card(game, "rope#3"), zones.BLOCKED)
    return game


def has(game, seat):
    """What somebody has, in numbers."""
    return life(game, seat), len(purse(game, seat)), blocked(game, seat), pile_size(game, seat)


@rule("T-RUL-59", "T-CONS-02")
@pytest.mark.parametrize("deed", DEEDS)
def test_what_an_action_brings_is_for_who_helped_and_not_for_who_fell_in_it(deed):
    """The second acts and falls; the first, who helps, does what the text says. Awake again, the second does not."""
    game = den(deed)
    before = has(game, 0)
    act(game, "fight", "reveal", seat=1, joined=[0])
    finish(game)
    done = has(game, 0)
    assert done != before
    assert done == has(finish(play(den(deed), deed.replace("(s)", ""), this="den")), 0)

    game = den(deed)
    act(game, "tend", "reveal", "banish", seat=1)
    finish(game)
    plain = den("gain(s) 1 life")
    act(plain, "tend", "reveal", "banish", seat=1)
    finish(plain)
    assert [has(game, seat) for seat in range(3)] == [has(plain, seat) for seat in range(3)]
    assert life(game, 1) == 2
