"""K-U-01, Boathook: cheaper climbs and lifts, icons in a fight, wear after it."""

from enduring import act, choose, deck_size, farlamp_table, finish, offered, pile, purse
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule
from second_seat import seat_of

YARD = """
- number: 90
  uid: yard
  back: green
  kind: terrain
  actions:
    - climb: {cost: 3, difficulty: 1}
    - lift: {cost: 3, difficulty: 1}
    - fight: {cost: 3, difficulty: 2}
    - swim: {cost: 1}
- {number: 91, uid: gaff, back: green, kind: purse, keywords: [tool], effects: ["any: 1 flag"]}
- {number: 92, uid: pike, back: green, kind: purse, keywords: [weapon], effects: ["any: 1 flag"]}
- {number: 93, uid: lamp, back: green, kind: purse, keywords: [light], effects: ["any: 1 flag"]}
"""


def yard(**settings):
    return farlamp_table(YARD, only=["k-u-01"], at="yard", **{"purse": ["boathook"], **settings})


@rule("T-DRAW-03", "T-PURSE-01")
def test_it_weighs_two_and_saves_one_or_two_cards():
    """A climb is one card cheaper, a lift two."""
    game = yard()
    assert table.carried_weight(game, seat_of(0)) == 2
    act(game, "climb", "select/boathook", "apply/boathook/1")
    assert len(this_pass(game).drawn) == 2
    finish(game)

    act(game, "lift", "select/boathook", "apply/boathook/2", "save/2")

    assert len(this_pass(game).drawn) == 1


@rule("T-RES-17", "T-RES-19")
def test_in_a_fight_a_fist_or_a_hand_is_a_success_twice_at_most():
    """Each application may be paid with the other icon; the third icon stays."""
    game = yard(deck=["fist", "grip", "grip#2", "blank"])
    act(game, "fight", "select/boathook", "reveal", "convert/boathook/3", "pay-fist", "convert/boathook/3")

    assert offered(game) == ["count/2", "count/1", "count/0"]
    assert this_pass(game).icons == (0, 1, 0, 0, 0)


@rule("T-GEAR-13", "T-CONS-07", "T-ZONE-03")
def test_after_a_fight_in_which_it_was_selected_the_top_card_of_the_deck_goes():
    """The fourth card follows the three revealed ones; after a climb nothing follows."""
    game = yard(deck=["fist", "grip", "flag", "star", "star#2"])
    finish(act(game, "fight", "select/boathook"))
    assert pile(game) == ["fist", "flag", "grip", "star"]
    news = [item.what for item in game.news]
    assert news.index("discarded-top") > news.index("failed")

    game = finish(act(yard(), "climb", "select/boathook"))
    assert deck_size(game) == 10 - 3


@rule("T-GEAR-13")
def test_a_fight_without_it_wears_nothing():
    """Left aside in Gear up, it costs no card."""
    game = finish(act(yard(), "fight", "done"))

    assert deck_size(game) == 10 - 3


@rule("T-GEAR-04", "T-PURSE-10")
def test_no_other_tool_or_weapon_is_selected_beside_it():
    """Owning several is fine; selecting the hook leaves only the lamp."""
    game = yard(purse=["boathook", "gaff", "pike", "lamp"])
    assert len(purse(game)) == 4
    act(game, "fight", "select/boathook")
    assert offered(game) == ["select/lamp", "done"]

    choose(game, "done")


@rule("T-GEAR-02")
def test_it_is_of_no_use_in_the_water():
    """No condition of it matches a swim."""
    game = act(yard(), "swim")

    assert offered(game) == ["draw", "reveal"]
