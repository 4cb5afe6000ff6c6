"""What the Citadel is played with: how it is won and lost, zones, and what is printed on each kind of card."""

import pytest

from enduring import (
    act,
    at_cell,
    brim,
    card,
    choose,
    citadel_table,
    finish,
    hand,
    life,
    names,
    offered,
    past,
    pile,
    play,
    purse,
    refused,
    zone,
)
from fogbound.packs.citadel_book import citadel
from fogbound.rules.citadel import table
from fogbound.rules.citadel.limits import hand_limit, weight_limit
from fogbound.rules.citadel.setup import Setup, deal
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import BLUE, FOG, OWN, PURSE, REFLEX, SKILL, book_of
from rulebook import rule
from second_seat import seat_of

# -- outcome -----------------------------------------------------------------------------------------


@rule("T-GEN-01", "T-GEN-05", "T-EX-33")
def test_all_lose_together_when_nobody_is_conscious_any_more():
    """One has fallen and play goes on; when the other falls too it is over for both, at once."""
    game = citadel_table(players=2)
    play(game, "lose 10 life", you=0)
    finish(game)
    assert not game.ending

    play(game, "suffer 10 damage", you=1)

    assert game.ending.startswith("lost")


@rule("T-GEN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play(players):
    """Every number from one to four sits down."""
    assert len(table.players(citadel_table(players=players))) == players


@rule("T-GEN-04")
def test_the_players_win_when_the_threat_is_said_to_be_overcome():
    """Nothing else wins: the words do, at once."""
    game = citadel_table(players=2)
    assert not game.ending

    play(game, "the threat is overcome, then your adventure ends here")

    assert game.ending == "won"


@rule("T-GEN-06")
def test_the_players_lose_when_a_text_ends_their_adventure():
    """Life points do not matter then."""
    game = citadel_table(players=2)

    play(game, "your adventure ends here, then gain 5 life")

    assert game.ending.startswith("lost")
    assert life(game) == 10


@rule("T-GEN-07", "T-GEN-08")
def test_the_next_adventure_begins_with_the_introduction_and_nothing_else():
    """What was gained is no part of a new game played with the same book."""
    game = citadel_table(players=1, quests=[], purse=[])
    play(game, "gain 5 life")
    play(game, "influence +3")
    play(game, "the threat is overcome")

    new = deal(citadel([brim()]), Setup(players=1), 2)

    assert names(new, new.zones[table.BOOKLET]) == ["intro"]
    assert new.registers[table.SCORES : table.SCORES + 4] == [0, 0, 0, 0]
    assert new.registers[table.LIFE] != life(game)
    assert not any(new.zones[base] for base in (table.PURSES, tabletop.HANDS, tabletop.QUESTS))


@rule("T-GEN-02")
def test_the_text_of_a_card_beats_the_rules():
    """Ansa holds five cards alone; a text says six."""
    game = citadel_table(
        "- {number: 10, uid: shelf, back: green, kind: quest item, effects: [hand limit +1]}"
    )
    assert hand_limit(game, seat_of(0)) == 5

    play(game, "take 010")

    assert hand_limit(game, seat_of(0)) == 6


@rule("T-GEN-09", "T-GEN-10")
def test_this_is_the_card_and_you_are_the_active_player():
    """The second of two identical lanterns is discarded, and its active owner loses the life point."""
    text = """
- number: 10
  uid: lantern
  back: green
  kind: purse
  copies: 2
  actions: [tend: {success: "discard this, then lose 1 life"}]
"""
    game = citadel_table(text, players=2, purses={0: ["lantern"], 1: ["lantern#2"]})

    finish(act(game, "tend", seat=1, joined=[0]))

    assert past(game) == ["lantern#2"]
    assert (life(game, 0), life(game, 1)) == (10, 9)


# -- zones -------------------------------------------------------------------------------------------

THINGS = """
- {number: 10, uid: shell, back: green, kind: purse}
- {number: 11, uid: key, back: green, kind: quest item}
- {number: 12, uid: gale, back: green, kind: global event}
- {number: 13, uid: dune, back: green, kind: terrain, arrows: {east: [II, 2]}}
- {number: 14, uid: rut, back: green, kind: permanent event, placement: [west]}
- {number: 15, uid: gull, back: gold, kind: purse}
- {number: 15, uid: tern, back: green, kind: purse}
- {number: 16, uid: plain, back: green, kind: purse}
- {number: 16, uid: marked, back: green, kind: purse, link: eel}
- {number: 17, uid: golden, back: gold, kind: purse, link: quill}
- {number: 18, uid: sign, back: green, kind: quest item, shows: [eel]}
- {skill: ansas, own: ansa}
- {skill: anybodys}
- {skill: start-up, reflex: true}
- {skill: mastery, advanced: true}
"""


@rule("T-CMP-05", "T-CMP-06", "T-CMP-07", "T-CMP-08", "T-CMP-09")
def test_each_player_has_a_deck_a_pile_a_hand_a_purse_and_a_blocked_area_of_their_own():
    """All but the deck begin empty; Action cards go from deck to pile, never to another player's."""
    game = citadel_table(THINGS, players=2)
    for seat in range(2):
        assert [book_of(game).cards[one].back for one in game.zones[table.DECKS + seat]] == [BLUE] * 10
        for base in (table.DISCARD_PILES, tabletop.HANDS, table.PURSES, table.BLOCKED):
            assert game.zones[base + seat] == ()

    play(game, "discard 3 from the deck", you=1)

    assert len(pile(game, 1)) == 3
    assert pile(game, 0) == []
    assert game.content.hidden_zones.isdisjoint({table.DISCARD_PILES, table.DISCARD_PILES + 1})


@rule("T-CMP-07", "T-CMP-08")
def test_purse_cards_lie_in_front_of_their_owner_not_in_the_hand():
    """Taking a shell fills the purse."""
    game = play(citadel_table(THINGS), "take 010", "keep/s1")

    assert purse(game) == ["shell"]
    assert hand(game) == []


@rule("T-CMP-10", "T-CMP-11")
def test_green_cards_come_before_gold_ones_of_the_same_number():
    """The tern is taken before the gull, whichever the pack names first."""
    game = play(citadel_table(THINGS), "take 015", "keep/s1")
    assert purse(game) == ["tern"]

    play(game, "take 015", "keep/s1")

    assert purse(game) == ["gull", "tern"]


@rule("T-CMP-12")
def test_a_linked_card_comes_before_a_plain_one():
    """With the sign held the marked card comes first."""
    game = play(citadel_table(THINGS, quests=["sign"]), "take 016", "keep/s1")

    assert purse(game) == ["marked"]


@rule("T-CMP-13")
def test_a_number_may_exist_in_gold_and_linked_only():
    """The pack is read without a fault, and the card is taken when its link matches."""
    game = citadel_table(THINGS)
    play(game, "take 017")

    assert zone(game, "golden") == tabletop.ADVENTURE_DECK


@rule("T-CMP-14")
def test_the_exploration_deck_has_one_face_down_pile_for_each_area():
    """The fixture's fog lies in two hidden piles."""
    game = citadel_table(THINGS)
    for area in range(2):
        cards = game.zones[tabletop.PILES + area]
        assert len(cards) == 6
        assert {book_of(game).cards[one].area for one in cards} == {area}
        assert tabletop.PILES + area in game.content.hidden_zones


@rule("T-CMP-15", "T-CMP-16")
def test_there_is_one_past_and_one_place_for_the_banished():
    """Whoever discards or banishes, it is the same place for all; blue cards are banished there too."""
    game = citadel_table(THINGS, players=2, purses={0: ["shell"], 1: ["gull"]}, hands={1: ["star"]})

    play(game, "discard a purse card in your purse", you=0)
    play(game, "banish a purse card in your purse", you=1)
    play(game, "banish a skill in your hand", you=1)

    assert past(game) == ["shell"]
    assert names(game, game.zones[tabletop.BANISHED]) == ["gull", "star"]


@rule("T-CMP-17", "T-CMP-18", "T-CMP-19")
def test_quest_items_and_global_events_are_shared_and_the_board_holds_the_rest():
    """A key goes to all, a gale beside the Board; Terrain and event lie face up, fog face down."""
    game = citadel_table(THINGS, at="dune", players=2)
    play(game, "take 011", you=1)
    play(game, "take 012", you=1)

    assert zone(game, "key") == tabletop.QUESTS
    assert zone(game, "gale") == table.GLOBALS
    assert zone(game, "dune") == tabletop.BOARD
    assert at_cell(game, 1, 0) == "fog"
    assert {book_of(game).cards[one].back for one in game.zones[tabletop.FOGGY]} == {FOG}


@rule("T-CMP-20")
@pytest.mark.parametrize(
    ("settings", "taken"), [({}, True), ({"past": ["shell"]}, False), ({"purse": ["shell"]}, False)]
)
def test_a_card_is_available_only_in_its_deck(settings, taken):
    """A shell in the Past or in play is not taken by a text that wants an available one."""
    game = citadel_table(THINGS, **settings)
    before = game.where[card(game, "shell")]

    play(game, "take 010 if available")

    assert (game.where[card(game, "shell")] != before) is taken


@rule("T-CMP-21", "T-CMP-22")
def test_the_bookmark_moves_and_the_leaflet_stays():
    """The page at the bookmark changes, scores stay what they were."""
    text = "- {page: first, booklet: ebb, tremor: 0}\n- {page: second, booklet: ebb, tremor: 0}"
    game = citadel_table(text, page="first")
    play(game, "influence +4")

    play(game, "bookmark to second")

    assert names(game, game.zones[table.BOOKLET]) == ["second"]
    assert table.score(game, table.INFLUENCE) == 4


@rule("T-CMP-03")
def test_a_character_skill_belongs_to_one_character_or_to_none():
    """Own Skills carry their character; the others are anybody's."""
    game = citadel_table(THINGS)
    cards = book_of(game).cards

    assert cards[card(game, "ansas")].skill == OWN
    assert cards[card(game, "ansas")].character == game.registers[tabletop.CHARACTERS + seat_of(0)]
    assert cards[card(game, "anybodys")].character == -1


# -- what is printed -----------------------------------------------------------------------------------


@rule("T-CARD-01")
@pytest.mark.parametrize(("players", "held", "carried"), [(1, 5, 7), (2, 4, 6), (3, 4, 6), (4, 3, 5)])
def test_a_character_has_an_action_and_limits_by_player_count(players, held, carried):
    """Hand size and weight depend on how many play; the own action is to move."""
    game = citadel_table(players=players, board={(1, 0): "field"})

    assert hand_limit(game, 0) == held
    assert weight_limit(game, 0) == carried
    assert "move/s1/ansa" in offered(game)


@rule("T-CARD-01")
def test_a_character_without_limits_is_refused():
    """Hand size and weight are needed for one to four players."""
    assert refused("- {character: eve, hand: [4, 4], most-weight: [5, 5, 5, 5]}")


@rule("T-CARD-03", "T-CARD-04")
def test_a_skill_has_a_kind_a_result_area_effects_and_actions():
    """Only stars, halves and icons of the result area count as result; an action may stand beside it."""
    text = """
- skill: lunge
  reflex: true
  strip: {stars: 2, left: 1, right: 1, icons: [fist, fist, wild]}
  effects: ["fight: +3 successes"]
  actions: [swim: {cost: 1}]
"""
    game = citadel_table(text)
    lunge = book_of(game).cards[card(game, "lunge")]

    assert (lunge.kind, lunge.skill) == (SKILL, REFLEX)
    assert (lunge.strip.stars, lunge.strip.left, lunge.strip.right) == (2, 1, 1)
    assert lunge.strip.icons == (2, 0, 0, 0, 1)
    assert len(lunge.actions) == 1
    assert refused("- {skill: lunge, strip: {stars: 1, moons: 2}}")


@rule("T-CARD-05", "T-CARD-06")
def test_the_back_of_a_fog_card_shows_area_and_action():
    """Both are needed; what it is attached to is where an arrow points at it."""
    assert refused("- {fog: haze, kind: temporary event, back-actions: [pathfind: {success: flip}]}")
    assert refused("- {fog: haze, area: I, kind: temporary event}")
    game = citadel_table(THINGS, at="dune")

    assert tabletop.attached_fog(game, card(game, "dune")) == [1]


@rule("T-CARD-09")
def test_a_terrain_has_for_each_arrow_an_area_and_a_number():
    """The dune's eastern arrow leads into area II and to card 2."""
    dune = book_of(citadel_table(THINGS)).cards[card(citadel_table(THINGS), "dune")]

    assert dune.areas == (-1, 1, -1, -1)
    assert dune.arrows == (-1, 2, -1, -1)
    assert refused("- {number: 20, back: green, kind: terrain, arrows: {north: 108}}")


@rule("T-CARD-10")
def test_a_permanent_event_needs_an_arrow():
    """Without one it could be attached to nothing."""
    assert refused("- {number: 20, back: green, kind: permanent event}")
    assert not refused("- {number: 20, back: green, kind: permanent event, placement: [north], done: [dig]}")


@rule("T-CARD-11", "T-CARD-12", "T-CARD-16")
@pytest.mark.parametrize("kind", ["temporary event", "global event", "quest item"])
def test_events_and_quest_items_carry_effects_and_actions(kind):
    """Type, effects and actions; nothing that belongs to a Purse card or to the Board."""
    entry = "{number: 20, back: green, kind: %s, effects: [hand limit +1], actions: [dig: {cost: 1}]%s}"

    assert not refused("- " + entry % (kind, ""))
    assert refused("- " + entry % (kind, ", weight: 2"))
    assert refused("- " + entry % (kind, ", placement: [north]"))


@rule("T-CARD-13", "T-CARD-14")
@pytest.mark.parametrize("kind", ["terrain", "temporary event", "global event", "quest item"])
def test_only_purse_cards_have_weight_and_keywords(kind):
    """They are refused on anything else."""
    assert not refused("- {number: 20, back: green, kind: purse, weight: 3, keywords: [tool]}")
    assert refused(f"- {{number: 20, back: green, kind: {kind}, keywords: [tool]}}")
    assert refused("- {skill: lunge, keywords: [tool]}")


@rule("T-CARD-15")
def test_items_companions_and_states_are_all_purse_cards():
    """Whatever it stands for, a Purse card lies in the purse, weighs, and is selected the same way."""
    text = """
- {number: 20, uid: hook, back: green, kind: purse, weight: 1, keywords: [tool], effects: ["climb: +1 success"]}
- {number: 21, uid: odd, back: green, kind: purse, weight: 1, keywords: [companion], effects: ["climb: +1 success"]}
- {number: 22, uid: fever, back: green, kind: purse, weight: 1, keywords: [ailment], effects: ["climb: +1 success"]}
- {number: 23, uid: crag, back: green, kind: terrain, actions: [climb: {cost: 1}]}
"""
    game = citadel_table(text, at="crag", purse=["hook", "odd", "fever"])
    assert {book_of(game).cards[one].kind for one in table.purse(game, seat_of(0))} == {PURSE}
    assert table.carried_weight(game, seat_of(0)) == 3

    act(game, "climb")

    assert offered(game) == ["select/hook", "select/odd", "select/fever", "done"]
    choose(game, "done")


@rule("T-CPD-01")
def test_rows_that_no_die_could_show_are_refused():
    """A die shows at most 6, and one die lies on a card."""
    steep = "- {number: 20, back: green, kind: terrain, actions: [dig: {rows: [{difficulty: %d}]}]}"
    assert not refused(steep % 6)
    assert refused(steep % 7)

    twice = "actions: [dig: {rows: [{difficulty: 1}]}, climb: {rows: [{difficulty: 1}]}]"
    assert refused(f"- {{number: 20, back: green, kind: terrain, {twice}}}")
