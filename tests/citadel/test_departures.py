"""Leaving from any seat, what that changes afterwards, and the moment between a save and resuming."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    life,
    name,
    offered,
    past,
    pile,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.core.board import cell_at
from fogbound.rules.citadel import leaflet, table
from fogbound.rules.common import tabletop
from rulebook import rule

EBB = """
- {page: ebb-1, booklet: ebb, tremor: 0, epilogue: bookmark to ebb-2}
- {page: ebb-2, booklet: ebb, tremor: 0, life: [20, 15, 11, 8], setup: [clear the board, set out from 010]}
- number: 10
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2], east: [II, 11]}
  actions: [dig: {cost: 1, success: nothing}, run: {group: true, success: the scenario ends}]
- {number: 11, uid: shed, back: green, kind: terrain, arrows: {north: [I, 2]}}
- {number: 12, uid: oar, back: green, kind: purse, weight: 4}
- {number: 13, uid: chill, back: green, kind: purse, no-discard: true, copies: 2}
- {number: 14, uid: bell, back: green, kind: quest item}
- {number: 15, uid: rope, back: green, kind: purse}
- number: 16
  uid: watch
  back: green
  kind: quest item
  effects:
    - "when the game is saved, if there is a card 015 in the past: knowledge +1"
    - "when the game is saved, if there is a quest item 014 among the quest items: influence +1"
    - "after resuming, if there is no card 015 in the past: production +1"
- {number: 17, uid: tide, back: green, kind: global event}
- {skill: oath, own: bartholt}
- {skill: craft, advanced: true, copies: 2}
- {skill: twitch, reflex: true}
- {building: loft, boxes: 2}
- {symbol: flame, price: 0}
- {side-quest: errand}
"""


def crew(players=3, **settings):
    """Some characters on the quay in a scenario."""
    return citadel_table(EBB, players=players, **{"at": "quay", "page": "ebb-1", **settings})


# -- leaving ---------------------------------------------------------------------------------------


@rule("T-LEAVE-01", "T-LEAVE-02", "T-RUL-75")
def test_what_the_second_player_takes_along():
    """Figure, Character card, own and common Skills from everywhere, no-discard cards blocked or not; nobody else's."""
    game = crew(
        hand=["flag"],
        hands={1: ["oath", "fist"]},
        decks={1: ["star", "left"]},
        purses={1: ["chill"], 2: ["rope"]},
    )
    game.move(card(game, "chill#2"), table.BLOCKED + 1)
    game.move(card(game, "aim"), table.BLOCKED + 1)
    game.move(card(game, "right"), table.DISCARD_PILES + 1)

    choose(game, "leave-for-good/s2")
    finish(game)

    for one in ("bartholt", "oath", "fist", "star", "left", "aim", "right"):
        assert zone(game, one) == tabletop.OUT, one
    assert zone(game, "chill") == zone(game, "chill#2") == tabletop.ADVENTURE_DECK
    assert [terrain(game, seat) for seat in range(3)] == ["quay", "", "quay"]
    assert (hand(game, 0), purse(game, 2), deck_size(game, 2)) == (["flag"], ["rope"], 10)


@rule("T-LEAVE-03", "T-LEAVE-04", "T-LEAVE-06", "T-RUL-102", "T-RUL-103")
def test_the_second_player_hands_on_to_both_neighbours():
    """Each card goes to whom the leaver chooses among those who stay, who are never asked."""
    game = crew(hands={1: ["craft"]}, decks={1: ["twitch", "blank#40"]}, purses={1: ["rope"]})
    game.move(card(game, "craft#2"), table.BLOCKED + 1)
    game.move(card(game, "oar"), table.BLOCKED + 1)
    to = {"rope": 0, "oar": 2, "craft": 2, "craft#2": 0, "twitch": 2}

    choose(game, "leave-for-good/s2")
    while offered(game)[0].startswith("hand-on"):
        one = offered(game)[0].split("/")[2]
        assert game.pending().seat(game) == 1
        assert offered(game) == [f"hand-on/s1/{one}", f"hand-on/s3/{one}"]
        choose(game, f"hand-on/s{to[one] + 1}/{one}")

    assert (purse(game, 0), blocked(game, 0), pile(game, 0)) == (["rope"], [], ["craft#2"])
    assert (purse(game, 2), blocked(game, 2), pile(game, 2)) == ([], ["oar"], ["craft", "twitch"])
    assert [deck_size(game, seat) for seat in (0, 2)] == [10, 10]


@rule("T-LEAVE-05", "T-RUL-102", "T-ZONE-12")
def test_a_blocked_quest_item_of_the_second_player_stays_blocked_with_another():
    """It lies under the Character card of the one who receives it, and not among those of everybody."""
    game = crew()
    game.move(card(game, "bell"), table.BLOCKED + 1)

    choose(game, "leave-for-good/s2", "hand-on/s3/bell")

    assert blocked(game, 2) == ["bell"]


@rule("T-LEAVE-07", "T-RUL-102")
def test_the_rest_of_the_second_players_life_goes_to_one_of_choice():
    """Seven points for two: three each, and the leaver says who has the seventh."""
    game = crew(life=[10, 7, 5])

    choose(game, "leave-for-good/s2")
    assert game.pending().seat(game) == 1
    assert sorted(offered(game)) == ["leave-life/s1", "leave-life/s3"]
    choose(game, "leave-life/s1")

    assert [life(game, seat) for seat in range(3)] == [14, 0, 8]


@rule("T-LEAVE-07", "T-UNC-08")
def test_the_unconscious_inherit_no_life_points():
    """All seven go to the only one who is conscious, and nobody wakes by them."""
    game = crew(life=[10, 7, 5])
    play(game, "lose 5 life", "banish", you=2)

    choose(game, "leave-for-good/s2")

    assert [life(game, seat) for seat in range(3)] == [17, 0, 0]
    assert table.is_unconscious(game, 2)


@rule("T-SETUP-04", "T-DATA-03", "T-RUL-105")
def test_the_next_scenario_counts_those_who_are_left():
    """The first of three leaves: the others get the life points for two, and the one who left gets none."""
    game = crew(life=[2, 9, 9])
    choose(game, "leave-for-good/s1")
    finish(game)

    act(game, "run", "reveal", "set-out/ebb-2", seat=1)

    assert [life(game, seat) for seat in range(3)] == [0, 15, 15]
    assert [terrain(game, seat) for seat in range(3)] == ["", "quay", "quay"]


@rule("T-SETUP-04", "T-DATA-03")
@pytest.mark.parametrize(("players", "points"), [(1, 20), (2, 15), (3, 11), (4, 8)])
def test_every_scenario_gives_life_points_by_player_count(players, points):
    """Whatever everybody had before, each character gets what the page says for so many."""
    game = crew(players, life=list(range(3, 3 + players)))

    act(game, "run", "reveal", "set-out/ebb-2")

    assert [life(game, seat) for seat in range(players)] == [points] * players


@rule("T-SETUP-04", "T-RUL-105")
def test_the_unconscious_count_for_the_life_points_of_a_scenario():
    """One of three has fallen: all three get the number for three."""
    game = crew(life=[9, 4, 9])
    play(game, "lose 9 life", "banish", you=1)

    act(game, "run", "reveal", "set-out/ebb-2")

    assert [life(game, seat) for seat in range(3)] == [11, 11, 11]


# -- saving ----------------------------------------------------------------------------------------


@rule("T-SAVE-05", "T-RUL-100")
def test_after_somebody_left_everybody_else_still_discards_on_saving():
    """The first has left; the hands of the second, and of the third who is unconscious, go to their own piles."""
    game = crew(hands={1: ["flag"]}, decks={2: ["left", "right", "fist"]})
    choose(game, "leave-for-good/s1")
    finish(game)
    play(game, "lose 99 life", "banish/left", you=2)

    choose(game, "save-game")

    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    assert (pile(game, 1), pile(game, 2)) == (["flag"], ["fist", "right"])


@rule("T-SAVE-03", "T-SAVE-06", "T-RSM-02", "T-RSM-03", "T-RSM-04")
def test_the_terrain_that_is_kept_is_the_one_with_the_figures():
    """The others stand on the shed: it stays and gets fog at its arrow, the quay and its fog go home."""
    game = crew(board={(1, 0): "shed"}, where={1: "shed", 2: "shed"})
    assert "save-game" not in standing(game)
    play(game, "lose 99 life", "banish")

    choose(game, "save-game")

    assert [terrain(game, seat) for seat in range(3)] == ["", "shed", "shed"]
    assert (at_cell(game, 1, 0), at_cell(game, 1, -1), at_cell(game, 0, 0)) == ("shed", "fog", "")
    assert zone(game, "quay") == tabletop.ADVENTURE_DECK


@rule("T-RSM-04", "T-SAVE-06", "T-RUL-126")
def test_a_way_that_was_open_is_covered_again():
    """The shed lay behind the quay's eastern arrow; after resuming fog of that arrow's area lies there."""
    game = crew(board={(1, 0): "shed"})

    choose(game, "save-game")

    assert (at_cell(game, 0, -1), at_cell(game, 1, 0), at_cell(game, 1, -1)) == ("fog", "fog", "")
    assert game.content.cards[game.cells[cell_at(1, 0)]].area == 1


@rule("T-SAVE-10", "T-RSM-01")
def test_between_sittings_the_past_and_the_quest_items_lie_where_they_lay():
    """When the game has been saved the Past is still the Past; only resuming returns it."""
    game = crew(quests=["watch", "bell"], past=["rope"])

    choose(game, "save-game")

    assert (table.score(game, table.KNOWLEDGE), table.score(game, table.INFLUENCE)) == (1, 1)
    assert table.score(game, table.PRODUCTION) == 1
    assert (past(game), zone(game, "rope")) == ([], tabletop.ADVENTURE_DECK)
    assert zone(game, "bell") == tabletop.QUESTS


@rule("T-RSM-01", "T-RSM-04")
def test_the_past_is_returned_before_fog_is_laid():
    """One card of the arrow's area is left in its pile; what lay in the Past may be the new fog all the same."""
    returned = []
    for seed in range(8):
        game = crew(1, seed=seed)
        last, *others = game.zones[tabletop.PILES]
        for one in others:
            game.move(one, tabletop.PAST)
        choose(game, "save-game")
        returned.append(game.cells[cell_at(0, -1)] != last)

    assert any(returned)
    assert past(game) == []


@rule("T-SAVE-01", "T-RUL-97")
def test_the_next_scenario_may_be_saved_again():
    """Once used up, the save comes back with the next page and not before."""
    game = crew(2)
    choose(game, "save-game")
    act(game, "dig", "reveal", seat=1)
    assert "save-game" not in standing(game)

    act(game, "run", "reveal", "set-out/ebb-2")

    assert "save-game" in standing(game)


# -- what persists ---------------------------------------------------------------------------------


@rule("T-CMP-22", "T-CMP-21", "T-SQ-03", "T-BLD-01", "T-DEST-02")
def test_the_leaflet_goes_on_from_scenario_to_scenario():
    """Scores, boxes, symbols and side quests are after the epilogue what they were before it."""
    game = crew(quests=["bell"])
    play(game, "influence +4")
    play(game, "check a box of loft")
    leaflet.check_symbol(game, card(game, "flame"))
    play(game, "list the side quest errand")

    act(game, "run", "reveal", "set-out/ebb-2")

    assert table.score(game, table.INFLUENCE) == 4
    assert game.count(card(game, "loft"), leaflet.BOXES) == 1
    assert leaflet.is_checked(game, card(game, "flame"))
    assert leaflet.is_active(game, card(game, "errand"))
    assert (zone(game, "bell"), name(game, game.zones[table.BOOKLET][0])) == (tabletop.QUESTS, "ebb-2")


@rule("T-ZONE-06", "T-ZONE-05")
@pytest.mark.parametrize("end", ["the threat is overcome", "your adventure ends here"])
def test_every_kind_of_banished_card_goes_home_when_the_adventure_ends(end):
    """A numbered card to the Adventure Deck, fog to its pile, a Skill to its reserve; not before the end."""
    game = crew(purse=["rope"], hand=["craft"])
    for one in ("rope", "craft", "fog-2"):
        play(game, "banish this", this=one)
    play(game, "take 015")
    assert [zone(game, one) for one in ("rope", "craft", "fog-2")] == [tabletop.BANISHED] * 3

    play(game, end)

    assert zone(game, "rope") == tabletop.ADVENTURE_DECK
    assert zone(game, "fog-2") == tabletop.PILES + 1
    assert zone(game, "craft") == tabletop.OUT


@rule("T-COMM-06")
def test_life_points_are_noted_for_the_character_not_for_the_seat():
    """The page remembers Bartholt's and Cora's after Ansa has left."""
    game = crew(life=[2, 6, 4])
    choose(game, "leave-for-good/s1")
    finish(game)

    choose(game, "save-game")

    people = [game.registers[tabletop.CHARACTERS + seat] for seat in (1, 2)]
    assert [leaflet.recorded_life(game, person) for person in people] == [7, 5]
