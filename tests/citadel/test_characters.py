"""Characters that differ: each has the limits, the move and the effects of their own Character card."""

import pytest

from enduring import act, card, choose, citadel_table, deck_size, finish, hand, life, offered, play, purse
from fogbound.rules.citadel import limits, table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule

CAST = """
- character: eda
  hand: [6, 3, 2, 1]
  most-weight: [9, 4, 3, 2]
  actions: [move: {cost: 2, difficulty: 1, success: step, failure: lose 1 life}]
- character: finn
  hand: [8, 7, 5, 4]
  most-weight: [12, 11, 10, 8]
  effects: ["climb: +1 success", "climb: 2 flag"]
  actions: [move: {cost: 0, success: "step, then gain 1 life"}]
- {number: 10, uid: crag, back: green, kind: terrain, actions: [climb: {cost: 1, difficulty: 2, success: gain 3 life}]}
- {number: 11, uid: anvil, back: green, kind: purse, weight: 5, copies: 3}
- {number: 12, uid: feather, back: green, kind: purse}
- {number: 13, uid: horn, back: green, kind: quest item, effects: ["climb: 1 hand", "climb: 1 any for +1 success"]}
- {page: ebb-1, booklet: ebb, tremor: 0}
"""


def cast(*people, **settings):
    """A table on the crag at which the first seats play these characters, the others those of the base pack."""
    given = {"players": len(people), "at": "crag", "board": {(1, 0): "field"}, **settings}
    game = citadel_table(CAST, **given)
    for seat, person in enumerate(people):
        played = card(game, person)
        game.move(table.character_card(game, seat), tabletop.OUT)
        game.move(played, table.CHARACTER + seat)
        game.registers[tabletop.CHARACTERS + seat] = book_of(game).cards[played].character
    game.offered = game.pending().options(game)
    return game


def both(game, seat):
    return limits.hand_limit(game, seat), limits.weight_limit(game, seat)


@rule("T-DATA-01", "T-CARD-01", "T-HAND-01", "T-PURSE-02")
@pytest.mark.parametrize(
    ("players", "first", "second"), [(2, (3, 4), (7, 11)), (3, (2, 3), (5, 10)), (4, (1, 2), (4, 8))]
)
def test_hand_and_weight_are_those_of_the_own_card(players, first, second):
    """Two characters at one table, each with the numbers of their own card for so many players."""
    game = cast("eda", "finn", players=players)

    assert (both(game, 0), both(game, 1)) == (first, second)


@rule("T-DATA-01", "T-RUL-105")
def test_each_limit_follows_the_own_card_when_somebody_leaves():
    """Three become two: both who stay go by the second column of their own cards."""
    game = cast("ansa", "eda", "finn", page="ebb-1", life=[2, 9, 9])

    choose(game, "leave-for-good/s1")
    finish(game)

    assert (both(game, 1), both(game, 2)) == ((3, 4), (7, 11))
    assert [life(game, seat) for seat in range(3)] == [0, 10, 10]


@rule("T-FORB-08", "T-PURSE-02", "T-PURSE-03")
def test_each_is_overloaded_by_their_own_measure():
    """Five are too much for Eda and little for Finn, who is barred from moving above eleven only."""
    game = cast("eda", "finn", purse=["anvil"], purses={1: ["anvil#2", "anvil#3"]})
    assert [found for found in offered(game) if found.startswith("move")] == ["move/s2/finn"]

    game = cast("finn", "eda", purse=["anvil", "anvil#2", "anvil#3"], purses={1: ["feather"]})
    assert [found for found in offered(game) if found.startswith("move")] == ["move/s2/eda"]


@rule("T-HAND-01", "T-HAND-03", "T-RUL-80")
def test_each_trims_the_hand_to_their_own_measure():
    """Four Skills are one too many for Eda, seven not for Finn; only Eda, in the second seat, discards."""
    seven = ["fist", "fist#2", "fist#3", "grip", "grip#2", "grip#3", "flag"]
    game = cast("finn", "eda", hand=seven, hands={1: ["left", "left#2", "left#3", "right"]})

    act(game, "climb", "reveal", "count/0")
    assert game.pending().seat(game) == 1
    choose(game, "discard/right")

    assert (len(hand(game, 0)), hand(game, 1)) == (7, ["left", "left#2", "left#3"])
    assert offered(game)[0].startswith("climb")


@rule("T-DATA-02", "T-CARD-01", "T-TURN-06")
def test_cost_difficulty_and_effect_of_the_move_are_those_of_the_own_card():
    """Eda draws two and stays when she fails; Finn draws none and gains a life point."""
    game = cast("finn", "eda")

    act(game, "move", seat=1)
    assert len(this_pass(game).drawn) == 2
    choose(game, "reveal")
    assert (game.figures[1], life(game, 1)) == (card(game, "crag"), 9)

    act(game, "move", "reveal")
    assert (game.figures[0], life(game, 0), deck_size(game, 0)) == (card(game, "field"), 11, 10)


@rule("T-RUL-108", "T-RES-13", "T-TURN-13")
def test_the_effects_of_a_character_card_serve_its_player_without_selection():
    """Finn has a success and two flags for his climb and Eda has not; the Quest item serves both."""
    game = cast("eda", "finn", quests=["horn"])

    act(game, "climb", "reveal", seat=1, joined=[0])
    assert sorted(found for found in offered(game) if found.startswith("apply")) == [
        "apply/finn/1",
        "apply/finn/2",
        "apply/horn/1",
    ]
    choose(game, "apply/finn/1", "apply/finn/2", "convert/horn/2", "count/2")
    assert life(game, 1) == 13

    act(game, "climb", "reveal", joined=[1])
    assert [found for found in offered(game) if found.startswith("apply")] == ["apply/horn/1"]


@rule("T-PURSE-03", "T-RUL-83")
def test_a_gift_overloads_by_the_receivers_measure():
    """What Finn carries with ease keeps Eda, who accepts it, from moving."""
    game = cast("finn", "eda", purse=["anvil"])
    assert [found for found in offered(game) if found.startswith("move")] == ["move/s1/finn", "move/s2/eda"]

    choose(game, "give-away/s1/anvil/1", "pay-weight/s1")

    assert purse(game, 1) == ["anvil"]
    assert [found for found in offered(game) if found.startswith("move")] == ["move/s1/finn"]


@rule("T-GEN-02", "T-HAND-01")
def test_a_text_that_changes_a_limit_speaks_to_its_holder():
    """A belt in the second player's Purse lets them carry more, and nobody else."""
    text = (
        CAST
        + "- {number: 14, uid: belt, back: green, kind: purse, effects: [most weight +2, hand limit -1]}\n"
    )
    game = citadel_table(text, players=3, at="crag", purses={1: ["belt"]})
    bare = citadel_table(text, players=3, at="crag")

    assert [both(game, seat) for seat in (0, 2)] == [both(bare, seat) for seat in (0, 2)]
    assert both(game, 1) == (both(bare, 1)[0] - 1, both(bare, 1)[1] + 2)
    play(game, "block cards in your purse", you=1)
    assert both(game, 1) == both(bare, 1)
