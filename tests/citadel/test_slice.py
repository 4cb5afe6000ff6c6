"""A whole action of the Citadel from end to end, as its examples tell it."""

from enduring import (
    act,
    at_cell,
    card,
    choose,
    citadel_table,
    deck_size,
    die,
    finish,
    life,
    offered,
    pile,
    purse,
    terrain,
    zone,
)
from fogbound.rules.common import tabletop
from rulebook import rule

BOULDER = """
- number: 10
  uid: quarry
  back: green
  kind: terrain
- number: 11
  uid: boulder
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - lift: {cost: 5, difficulty: 3, success: discard this, failure: each involved suffers 1 damage}
- number: 12
  uid: flail
  back: green
  kind: purse
  weight: 3
  keywords: [weapon]
  effects:
    - "fight, lift: cost -2"
    - "fight, lift: 3 any for +1 success, max 2"
    - "selected in fight, lift: discard this"
- {skill: one, strip: {stars: 1}}
- {skill: two, strip: {left: 1, icons: [fist, hand]}}
- {skill: three, strip: {right: 1, icons: [flag]}}
"""


@rule("T-EX-02", "T-DRAW-01", "T-RES-02", "T-RES-03", "T-CONS-03")
def test_the_boulder_is_moved():
    """Cost 5 less 2, a star, a pair and three icons make three successes."""
    game = citadel_table(
        BOULDER,
        at="quarry",
        board={(1, 0): "boulder"},
        deck=["one", "two", "three", "blank"],
        purse=["flail"],
    )

    act(game, "lift", "select/flail", "apply/flail/1", "save/2")
    assert deck_size(game) == 1
    choose(game, "reveal", "convert/flail")
    assert offered(game)[0] == "count/3"
    choose(game, "count/3")

    assert zone(game, "boulder") == tabletop.PAST
    assert pile(game) == ["one", "three", "two"]
    assert zone(game, "flail") == tabletop.PAST
    assert purse(game) == []


HOUNDS = """
- number: 305
  uid: hounds
  back: green
  kind: temporary event
  actions:
    - fight:
        rows:
          - {cost: 2, chain: true, difficulty: 3, success: die down 1, failure: suffer 1 damage}
          - {cost: 2, chain: true, difficulty: 2, success: discard this, failure: suffer 2 damage}
- number: 20
  uid: kennel
  back: green
  kind: terrain
  actions:
    - dig: {success: take 305}
"""


@rule("T-CPD-03", "T-CPD-07", "T-CPD-10", "T-CPD-11", "T-CPD-14", "T-RES-06")
def test_a_compound_fight_goes_on_until_it_is_over():
    """A failed pass lowers the die, a success moves it to the next row, the last one ends it."""
    deck = ["star", "star#2", "star#3", "star#4", "star#5", "star#6", "star#7"]
    game = citadel_table(HOUNDS, at="kennel", deck=deck, players=2)

    act(game, "dig")
    finish_dig(game)
    choose(game, "fight/s1")
    assert die(game, "hounds") == (1, 3)
    choose(game, "reveal", "count/2")

    assert life(game) == 9
    assert die(game, "hounds") == (1, 1)
    choose(game, "fight/s1", "reveal", "count/2")
    assert die(game, "hounds") == (2, 2)
    choose(game, "fight/s1", "reveal", "count/2")
    assert zone(game, "hounds") == tabletop.PAST
    assert card(game, "hounds") not in game.counters


def finish_dig(game):
    """Nothing is drawn for an action without cost."""
    while not offered(game)[0].startswith("fight"):
        finish_one(game)


def finish_one(game):
    choose(game, "reveal" if "reveal" in offered(game) else offered(game)[0])


@rule("T-EX-29", "T-EXPL-02", "T-EXPL-03", "T-EXPL-04")
def test_fog_is_flipped_and_the_space_opens():
    """The action on the back turns the card over; then the number at the arrow fills the space."""
    text = """
- number: 30
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
"""
    game = citadel_table(text, at="quay")

    act(game, "pathfind")
    finish(game)

    assert at_cell(game, 0, -1) == "field"
    assert terrain(game) == "quay"
