"""Whose seat counts: what belongs to one explorer is never looked up at another's."""

import pytest

from fogbound.rules.continent.cost import MOVE_DISCOUNT
from playing import act, at_cell, card, choose, deck_size, finish, hand, news, offered, play, table, terrain
from rulebook import rule

APART = """
- number: 10
  back: green
  kind: terrain
  area: I
  actions: [move: {cost: 2, success: move}]
- number: 11
  back: green
  kind: terrain
  area: I
  arrows: {east: 13}
- number: 12
  back: green
  kind: terrain
  area: I
  no-camp: true
  arrows: {north: 14}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 14, back: green, kind: terrain, area: I}
- number: 15
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, success: "after the action: take 040; after the action: take 041"}
    - study: {cost: 1, success: "after the action: take 041; after the action: take 040"}
- fog: thicket
  area: I
  kind: permanent event
  actions: [cut: {cost: 1, success: discard this}]
- {number: 40, back: green, kind: temporary event}
- {number: 41, back: green, kind: temporary event}
- skill: snare
  copies: 2
  actions: [rest: {cost: 1}, dig: {cost: 1}]
"""


def stand(game, seat, named):
    """Put the figure of an explorer on this Terrain."""
    game.figures[seat] = card(game, named)
    game.offered = game.pending().options(game)


@rule("C-LEG-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_terrain_without_camp_binds_only_who_stands_there(seat):
    """One stands where nobody can rest; the other, elsewhere, rests with the same Skill."""
    game = table(
        APART, at="011", board={(1, 1): "012"}, explorers=2, hands={0: ["snare"], 1: ["snare#2"]}, deck=9
    )
    stand(game, seat, "012")

    resting = [option for option in offered(game) if option.startswith("rest")]
    assert resting == [["rest/s2/snare#2", "rest/s1/snare"][seat]]


@rule("C-MOVE-10", "C-RUL-14")
@pytest.mark.parametrize("maker", [0, 1])
def test_a_fire_is_company_to_move_towards(maker):
    """A fire figure alone, one's own or another's, makes the way one card cheaper."""
    board = {(1, 0): "011", (2, 0): "013"}
    game = table(APART, at="010", board=board, explorers=2, deck=9, options=MOVE_DISCOUNT)
    stand(game, maker, "013")
    play(game, "place fire", you=maker)
    stand(game, maker, "010")

    act(game, "move", joined=[1])
    assert offered(game) == ["declare/013", "done"]
    choose(game, "declare/013")
    finish(game)

    assert deck_size(game) == 9 - 1
    assert (terrain(game, 0), terrain(game, 1)) == ("013", "013")


@rule("C-RUL-24", "C-EXPL-01")
@pytest.mark.parametrize(("seat", "number"), [(0, "013"), (1, "014")])
def test_the_space_of_an_event_is_opened_by_who_removed_it(seat, number):
    """Two Terrains point at the event with different numbers; that of who cut it down counts."""
    game = table(APART, at="011", board={(1, 1): "012", (1, 0): "thicket"}, explorers=2, deck=9)
    stand(game, 1, "012")

    finish(act(game, "cut", seat=seat))

    assert at_cell(game, 1, 0) == number


@rule("C-RUL-45")
@pytest.mark.parametrize(("action", "order"), [("dig", ["040", "041"]), ("study", ["041", "040"])])
def test_what_waits_for_the_end_of_an_action_comes_in_the_order_of_its_appearance(action, order):
    """Two effects wait; the first one said is done first."""
    game = table(APART, at="015", deck=9)

    finish(act(game, action))

    assert news(game, "taken") == order


SHARED = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - move: {cost: 1, success: move}
    - dig: {cost: 1, success: "after the action: each involved takes 105"}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 50, back: green, kind: quest item, effects: ["when you arrive: take 104"]}
"""


@pytest.mark.parametrize("seat", [0, 1])
def test_a_shared_card_speaks_to_who_has_caused_it(seat):
    """The quest item belongs to everybody; what it does happens to the one who arrives."""
    game = table(SHARED, at="020", board={(1, 0): "021"}, explorers=2, satchel=["050"], deck=9)

    finish(act(game, "move", seat=seat))

    assert [len(hand(game, one)) for one in (0, 1)] == [int(one == seat) for one in (0, 1)]


@rule("C-RUL-45")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_waits_concerns_those_who_were_involved(seat):
    """Two of three dig; what follows the action happens to these two."""
    helper = (seat + 1) % 3
    game = table(SHARED, at="020", explorers=3, deck=9)

    finish(act(game, "dig", seat=seat, joined=[helper]))

    assert [len(hand(game, one)) for one in range(3)] == [int(one in (seat, helper)) for one in range(3)]
