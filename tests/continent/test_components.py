"""Components and zones: which card belongs where, what is shared, and what holds at every question."""

import pytest

from fogbound.core.chance import seeded
from fogbound.rules.common import book as kinds
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import (
    act,
    choose,
    deck_size,
    finish,
    hand,
    inventory,
    offered,
    past,
    pile,
    play,
    refused,
    standing,
    table,
    zone,
)
from rulebook import alone, rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14, east: 15, south: 14, west: 15}
  resources: [wood]
  actions:
    - dig: {cost: 3, difficulty: 1, success: take 031, failure: each involved takes 105}
    - forage: {cost: 2, difficulty: 1, success: take 040, failure: take 104}
    - pathfind: {cost: 1, success: explore}
    - move: {cost: 1, success: move}
    - make-fire: {cost: 1, success: place fire}
    - rest: {cost: 2, success: restore 3 random}
- number: 14
  back: green
  kind: terrain
  area: I
  copies: 4
  arrows: {north: 15, south: 15}
  actions:
    - hunt: {cost: 2, difficulty: 1, success: take 050, failure: wear 2}
    - pathfind: {cost: 1, success: explore}
    - move: {cost: 1, success: move}
- number: 15
  back: green
  kind: terrain
  area: II
  copies: 4
  arrows: {east: 14, west: 14}
  actions:
    - search: {cost: 1, success: take 060}
    - move: {cost: 1, success: move}
- number: 15
  back: gold
  kind: terrain
  area: II
  actions:
    - move: {cost: 1, success: move}
- number: 31
  back: green
  kind: item
  durability: 3
  copies: 3
  keywords: [blade]
  effects: ["dig: cost -1"]
- number: 31
  back: gold
  kind: item
  durability: 6
  keywords: [blade]
  effects: ["any: 1 star"]
- number: 40
  back: green
  kind: bonus
  copies: 3
- number: 50
  back: green
  kind: temporary event
  copies: 2
  actions:
    - fight: {cost: 2, difficulty: 2, success: "gain 1 experience", failure: suffer vital loss}
- number: 60
  back: green
  kind: permanent event
  placement: [north, south]
  copies: 2
  done: [search]
  actions:
    - dig: {cost: 1, success: "banish this"}
- number: 61
  back: green
  kind: quest item
  effects: ["item limit +1"]
- fog: flotsam
  area: I
  kind: item
  durability: 2
  copies: 2
- fog: thicket
  area: I
  kind: permanent event
  copies: 2
  actions:
    - cut: {cost: 2, success: open this space}
- fog: echo
  area: II
  kind: bonus
- skill: raft
  strip: {stars: 1}
  copies: 3
  craft: {cost: 2, resources: {wood: 2}}
  item: {durability: 4, keywords: [blade], effects: ["move: cost -1"]}
"""


def definition(game, card: int):
    return book_of(game).cards[card]


@alone("needs everybody together")
@rule("C-COMP-01", "C-COMP-12", "C-COMP-13")
def test_the_back_decides_where_a_discarded_card_goes():
    """Blue to the Discard Pile, all others to the Past; after a night each is in the deck of its family."""
    game = table(CARDS, at="012", items=[(["031", "031-gold", "flotsam", "raft"], 3)], deck=5, pile=[])

    choose(game, "relinquish/s1/031")
    assert pile(game) == ["raft"]
    assert past(game) == ["031", "031-gold", "flotsam"]

    choose(game, "camp")
    assert zone(game, "031") == zone(game, "031-gold") == tabletop.ADVENTURE_DECK
    assert zone(game, "flotsam") in (tabletop.PILES, tabletop.FOGGY)
    assert zone(game, "raft") == zones.DISCARD_PILE


@rule("C-COMP-01")
def test_characters_clues_and_the_satchel_belong_to_no_deck():
    """They are in a hand, under the Satchel & Journal or out of the game, never in a deck or pile."""
    game = table(CARDS, explorers=2)

    for card in range(len(game.where)):
        if definition(game, card).back == kinds.OTHER:
            assert game.where[card] in (tabletop.HANDS, tabletop.HANDS + 1, zones.SATCHEL, tabletop.OUT)
    assert zone(game, "satchel") == zone(game, "cy") == tabletop.OUT


@rule("C-COMP-04")
def test_eight_dice_serve_the_whole_table():
    """With all eight on items a ninth cannot be made, even by somebody whose own limit would allow it."""
    cards = CARDS + "- {number: 70, back: green, kind: item, durability: 1, copies: 9}\n"
    stones = ["070", *[f"070#{n}" for n in range(2, 10)]]
    owned = {seat: [([stones[2 * seat]], 1), ([stones[2 * seat + 1]], 1)] for seat in range(4)}
    game = table(cards, at="012", explorers=4, items_of=owned, satchel=["061"], deck=10)

    play(game, "take 070")
    assert "new-item/070#9" not in offered(game)

    choose(game, "relinquish/s4/070#7")
    assert "new-item/070#9" in offered(game)


@rule("C-COMP-04", "C-CARD-05")
@pytest.mark.parametrize("pips", [0, 7])
def test_a_die_shows_one_to_six(pips):
    """No item begins with another durability."""
    assert refused(f"- {{number: 70, back: green, kind: item, durability: {pips}}}")
    assert not refused("- {number: 70, back: green, kind: item, durability: 6}")


@rule("C-COMP-05")
def test_every_explorer_has_one_fire():
    """A second fire of the same explorer is the first one placed anew; each of four has their own."""
    game = table(CARDS, at="012", explorers=4, board={(0, 1): "014"}, deck=10)
    here, there = game.figures[0], game.content.card_ids.index("014")

    for seat in range(4):
        play(game, "place fire", you=seat)
    assert game.figures[zones.FIRES :] == [here] * 4
    game.figures[0] = there
    play(game, "place fire")

    assert game.figures[zones.FIRES :] == [there, here, here, here]


@rule("C-COMP-07", "C-COMP-08")
def test_decks_and_piles_are_shared_hands_and_inventories_are_not():
    """Two explorers share deck, pile and Past; each has a hand and items of their own."""
    game = table(
        CARDS, at="012", explorers=2, items_of={0: [(["031"], 1)], 1: [(["031#2"], 1)]}, deck=12, pile=[]
    )

    act(game, "dig", "use-item/031", "apply/031", "reveal", "keep/s1")
    finish(game)
    finish(act(game, "dig", "use-item/031#2", "apply/031#2", "reveal", "keep/s2", seat=1))

    assert deck_size(game) == 12 - 2 - 2
    assert len(pile(game)) == 2
    assert past(game) == ["031", "031#2"]
    assert [len(hand(game, seat)) for seat in (0, 1)] == [2, 2]  # a Skill and a sprain each
    assert inventory(game, 0) == inventory(game, 1) == []


@rule("C-COMP-10")
def test_fog_comes_from_the_pile_of_its_area():
    """A Terrain of area I is surrounded by cards of area I; the pile of area II is untouched."""
    game = table(CARDS, at="012")

    assert {definition(game, card).area for card in game.zones[tabletop.FOGGY]} == {0}
    assert len(game.zones[tabletop.FOGGY]) == 4
    assert {definition(game, card).area for card in game.zones[tabletop.PILES + 1]} == {1}
    assert len(game.zones[tabletop.PILES + 1]) == 5


@alone("needs everybody together")
@rule("C-COMP-14")
def test_what_is_banished_stays_out_over_a_night():
    """Neither a refill of the Past nor a camp brings it back."""
    game = table(CARDS, at="012", hand=["040"], past=["040#2"], deck=5)
    play(game, "banish bonuses in your hand")

    play(game, "take 066")  # nobody carries this number, so the Past is emptied
    choose(game, "camp")

    assert past(game) == []
    assert zone(game, "040") == tabletop.BANISHED


# -- what holds at every question ------------------------------------------------------------------


def belongs(game, card: int) -> bool:
    """Whether a card lies in a zone that takes its back and its kind."""
    where = game.where[card]
    back, kind = definition(game, card).back, definition(game, card).kind
    if where in (zones.ACTION_DECK, zones.DISCARD_PILE, tabletop.DRAWN):
        return back == kinds.BLUE and kind in (kinds.SKILL, kinds.CURSE)
    if where == tabletop.PAST:
        return back in (kinds.GREEN, kinds.GOLD, kinds.FOG)
    if where == tabletop.ADVENTURE_DECK:
        return back in (kinds.GREEN, kinds.GOLD)
    if tabletop.PILES <= where < tabletop.STORES:
        return back == kinds.FOG and definition(game, card).area == where - tabletop.PILES
    if where == tabletop.BOARD:
        return kind in (kinds.TERRAIN, kinds.PERMANENT)
    if where == tabletop.FOGGY:
        return back == kinds.FOG
    if tabletop.HANDS <= where < tabletop.HANDS + 4:
        return kind in (kinds.CHARACTER, kinds.SKILL, kinds.BONUS, kinds.STATE)
    if where >= zones.FIXED:
        return kind == kinds.ITEM or definition(game, card).item is not None
    return True


def lies_once(game) -> bool:
    """Whether every ordered zone and `where` tell the same of every card."""
    listed = [(card, at) for at, cards in enumerate(game.zones) for card in cards]
    told = [
        (card, at) for card, at in enumerate(game.where) if at not in (tabletop.OUT, tabletop.ADVENTURE_DECK)
    ]
    return sorted(listed) == told


@rule("C-COMP-11", "C-COMP-12", "C-COMP-13", "C-COMP-15", "C-COMP-16", "C-COMP-17", "C-COMP-18", "C-SET-08")
@pytest.mark.parametrize("explorers", [1, 2, 3, 4])
def test_every_card_is_where_it_belongs_all_through_a_game(explorers):
    """In random games, at every question, each card lies in one zone and fits there."""
    seen: set[int] = set()
    for seed in range(6):
        game = table(CARDS, at="012", explorers=explorers, satchel=["061"], seed=seed)
        total = len(game.where)
        chance = seeded(seed * 7 + explorers)
        for _ in range(160):
            if game.pending() is None:
                break
            ways = [found for found in offered(game) if found != "concede"]
            asides = [
                found for found in standing(game) if found.split("/")[0] in ("relinquish", "give", "camp")
            ]
            if asides and (not ways or chance.below(12) == 0):
                ways = asides
            if not ways:
                break
            choose(game, ways[chance.below(len(ways))])

            assert len(game.where) == total
            assert lies_once(game)
            assert all(belongs(game, card) for card in range(total))
            assert all(game.where[game.figures[seat]] == tabletop.BOARD for seat in range(explorers))
            assert all(
                definition(game, game.figures[seat]).kind == kinds.TERRAIN for seat in range(explorers)
            )
            assert zones.dice_in_use(game) <= 8
            if isinstance(game.pending(), ChooseTurn):
                assert all(
                    game.values[column] in range(1, 7)
                    for seat in range(4)
                    for column in zones.columns(game, seat)
                )
                assert game.zones[tabletop.DRAWN] == game.zones[tabletop.RESOLVING] == ()
            seen.update(at for at in range(len(game.zones)) if game.zones[at])
    assert {tabletop.PAST, zones.DISCARD_PILE, zones.FIXED} <= seen
