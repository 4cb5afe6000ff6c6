"""Camp: saving as a night's rest, and resuming (sections 18 and 19 of the catalogue)."""

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.tabletop import AWAY
from fogbound.rules.continent import table as zones
from playing import (
    act,
    at_cell,
    card,
    choose,
    deck_size,
    finish,
    hand,
    inventory,
    names,
    offered,
    past,
    pile_size,
    play,
    standing,
    table,
    terrain,
    zone,
)
from rulebook import alone, rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  arrows: {north: 21}
  actions:
    - hunt: {cost: 0, success: take 066}
- number: 21
  back: green
  kind: terrain
  area: I
  arrows: {south: 20}
- number: 66
  back: green
  kind: permanent event
  placement: [west]
  done: [hunt]
- number: 30
  back: green
  kind: item
  durability: 3
- number: 40
  back: green
  kind: quest item
"""


@rule("C-SAVE-01")
def test_camp_needs_everybody_on_one_terrain():
    """Two explorers apart cannot camp; together they can."""
    game = table(LAND, at="020", board={(0, -1): "021"}, explorers=2)
    together = "camp" in standing(game)
    game.figures[1] = card(game, "021")

    assert together
    assert "camp" not in standing(game)


@rule("C-SAVE-01")
def test_nobody_camps_in_the_middle_of_an_action():
    """While an action asks its questions, camp is not offered."""
    game = table(LAND, at="020")
    act(game, "hunt")

    assert offered(game)[0] == "draw"
    assert "camp" not in standing(game)


@alone("needs everybody together")
@rule("C-SAVE-02", "C-LOAD-02", "C-LOAD-05")
def test_only_the_camp_terrain_stays_and_new_fog_is_laid():
    """Other Terrains and attached events go, the camp Terrain gets one new card at each arrow."""
    game = table(LAND, at="020", board={(0, -1): "021"})
    finish(act(game, "hunt"))
    assert at_cell(game, 1, 0) == "066"

    choose(game, "camp")

    assert at_cell(game, 0, 0) == "020"
    assert at_cell(game, 0, -1) == "fog"
    assert at_cell(game, 1, 0) == ""
    assert terrain(game) == "020"


@alone("needs everybody together")
@rule("C-EX-32", "C-LOAD-01", "C-SAVE-07", "C-LOAD-05")
def test_prey_comes_back_and_the_done_mark_is_gone_after_a_night():
    """The hunting event left its block; after camp its number is available and the action legal again."""
    game = table(LAND, at="020", deck=10, pile=7)
    finish(act(game, "hunt"))
    blocked = not any(option.startswith("hunt") for option in offered(game))

    choose(game, "camp")

    assert blocked
    assert zone(game, "066") == tabletop.ADVENTURE_DECK
    assert past(game) == []
    assert offered(game) == ["hunt/s1/020"]
    assert (deck_size(game), pile_size(game)) == (10, 7)


@alone("needs everybody together")
@rule("C-SAVE-03", "C-SAVE-04", "C-LOAD-03", "C-LOAD-04")
def test_hands_items_satchel_deck_and_pile_outlast_the_night():
    """Everything the explorers carry and their life force are the same after camp."""
    game = table(
        LAND,
        at="020",
        hand=["star", "104"],
        items=[(["030"], 2)],
        satchel=["040"],
        deck=["two-stars", "left"],
        pile=3,
    )
    order = game.zones[zones.ACTION_DECK]

    choose(game, "camp")

    assert hand(game) == ["104", "star"]
    assert inventory(game) == [(["030"], 2)]
    assert zone(game, "040") == zones.SATCHEL
    assert game.zones[zones.ACTION_DECK] == order
    assert pile_size(game) == 3


@rule("C-SAVE-03", "C-LOAD-03", "C-RUL-97")
def test_every_explorer_wakes_with_what_they_went_to_sleep_with():
    """Character, Skills, Bonuses, States and items with their dice, each explorer's own, and the mode of the game."""
    cards = (
        LAND
        + """
- {number: 41, back: green, kind: bonus}
- {number: 777, back: green, kind: quest item}
- {skill: spar, strip: {}, item: {durability: 5}}
"""
    )
    game = table(
        cards,
        at="020",
        explorers=2,
        hands={0: ["star", "105"], 1: ["left", "041", "104", "bo-own"]},
        items_of={0: [(["030"], 1)], 1: [(["spar"], 4)]},
        deck=9,
        mode=zones.EASY,
    )
    before = [(names(game, tabletop.hand(game, seat)), inventory(game, seat)) for seat in (0, 1)]

    choose(game, "camp")

    assert before == [(names(game, tabletop.hand(game, seat)), inventory(game, seat)) for seat in (0, 1)]
    assert before[1][0] == ["041", "104", "bo", "bo-own", "left"]
    assert game.registers[tabletop.MODE] == zones.EASY


@alone("needs everybody together")
@rule("C-SAVE-06", "C-COMP-14")
def test_banished_cards_stay_banished():
    """Camp empties the Past but brings no banished card back."""
    game = table(LAND, at="020")
    play(game, "banish 066")

    choose(game, "camp")

    assert zone(game, "066") == tabletop.BANISHED


@alone("needs everybody together")
@rule("C-SAVE-02")
def test_fog_goes_to_the_past_and_home_again():
    """The fog that lay on the Board is back in its pile, less the one newly laid."""
    game = table(LAND, at="020", board={(0, -1): "021"})
    piles = sum(len(game.zones[tabletop.PILES + area]) for area in range(2)) + len(game.zones[tabletop.FOGGY])

    choose(game, "camp")

    laid = len(game.zones[tabletop.FOGGY])
    assert laid == 1
    assert sum(len(game.zones[tabletop.PILES + area]) for area in range(2)) + laid == piles


@alone("needs everybody together")
@rule("C-RUL-71")
def test_fires_are_back_with_their_owners_after_camp():
    """A save keeps the Terrain, not the fire on it."""
    game = table(LAND, at="020")
    play(game, "place fire")
    burning = zones.fire_on(game, card(game, "020"))

    choose(game, "camp")

    assert burning
    assert not zones.fire_on(game, card(game, "020"))


@rule("C-RUL-71", "C-SAVE-02")
def test_every_fire_is_back_after_camp_wherever_it_stood():
    """Each of three explorers has lit one, two here and one on a Terrain that is gone in the morning."""
    game = table(LAND, at="020", board={(0, -1): "021"}, explorers=3)
    for seat in range(3):
        play(game, "place fire", you=seat)
    game.figures[zones.FIRES + 1] = card(game, "021")

    choose(game, "camp")

    assert game.figures[zones.FIRES :] == [NONE] * 4


@alone("needs everybody together")
@rule("C-RUL-97", "C-RUL-69")
def test_resuming_is_no_arrival():
    """A mandatory action of the camp Terrain is not due after a night."""
    cards = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {mandatory: true, cost: 0, failure: take 105}
"""
    game = table(cards, at="020")

    choose(game, "camp")

    assert game.pending_name() == "choose-turn"


@rule("C-SAVE-01")
def test_an_absent_explorer_does_not_hinder_camp():
    """Who has left for a while has no figure that would have to be there."""
    game = table(LAND, at="020", board={(0, -1): "021"}, explorers=2)
    game.figures[1] = card(game, "021")
    choose(game, "leave-for-a-while/s2")

    assert game.registers[tabletop.STATUS + 1] == AWAY
    assert "camp" in standing(game)


@alone("needs everybody together")
@rule("C-SAVE-02", "C-LOAD-01")
def test_the_board_lies_in_the_past_until_the_game_is_resumed():
    """A card that says something at camp speaks between the two: Terrains, events and fog are all in the Past."""
    cards = LAND + '- {number: 80, back: green, kind: bonus, effects: ["at camp: may lose 1 card"]}'
    game = table(cards, at="020", board={(0, -1): "021"}, hand=["080"], deck=9)
    finish(act(game, "hunt"))

    choose(game, "camp")
    assert offered(game) == ["use/080", "decline/080"]
    assert past(game) == ["021", "066"]
    choose(game, "decline")

    assert past(game) == []


@rule("C-SAVE-02", "C-LOAD-02")
def test_fog_lies_in_the_past_during_the_night_and_other_cards_may_follow():
    """In between it is in the Past; afterwards there is one card at each arrow, and all figures stand there."""
    cards = (
        LAND.replace("arrows: {north: 21}", "arrows: {north: 21, west: 21}")
        + '- {number: 80, back: green, kind: bonus, effects: ["at camp: may lose 1 card"]}'
    )
    before, after = set(), set()
    for seed in range(6):
        game = table(cards, at="020", explorers=2, hands={1: ["080"]}, deck=9, seed=seed)
        fog = sorted(game.zones[tabletop.FOGGY])
        before.add(tuple(fog))

        choose(game, "camp")
        assert game.pending().seat(game) == 1
        assert sorted(game.zones[tabletop.PAST]) == fog
        assert len(fog) == 2
        choose(game, "decline")

        assert (at_cell(game, 0, -1), at_cell(game, -1, 0)) == ("fog", "fog")
        assert (terrain(game, 0), terrain(game, 1)) == ("020", "020")
        after.add(tuple(sorted(game.zones[tabletop.FOGGY])))

    assert before != after


@alone("needs everybody together")
@rule("C-RUL-97", "C-LOAD-04")
def test_a_night_changes_neither_deck_nor_pile_nor_their_order():
    """Life force is put away and taken out as it was."""
    game = table(LAND, at="020", deck=12, pile=8)
    order = game.zones[zones.ACTION_DECK], game.zones[zones.DISCARD_PILE]

    choose(game, "camp")

    assert (game.zones[zones.ACTION_DECK], game.zones[zones.DISCARD_PILE]) == order


@alone("needs everybody together")
@rule("C-SAVE-01", "C-LEG-06")
def test_the_night_may_be_spent_on_a_terrain_without_camp():
    """Such a Terrain forbids some actions; the rulebook's save is none of them."""
    cards = "- {number: 70, back: green, kind: terrain, area: I, no-camp: true, actions: [rest: {}, dig: {}]}"
    game = table(cards, at="070", deck=9)

    assert [found for found in offered(game) if found.startswith(("rest", "dig"))] == ["dig/s1/070"]
    assert "camp" in standing(game)
