"""Re-dealt clones of the Citadel: one seat knows the same, and everything it cannot know may be otherwise."""

import pytest

from amounts import seeds
from enduring import act, citadel_table, names
from fogbound.core import snapshot
from fogbound.core.chance import seeded
from fogbound.lab.glance import glance
from fogbound.lab.trial import ground
from fogbound.rules import rollout
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from playing import HERE
from rulebook import rule

LAND = """
- {number: 10, uid: shore, back: green, kind: terrain, arrows: {north: [I, 2], east: [II, 2]}, actions: [dig: {cost: 2}]}
- {fog: mist, area: I, kind: temporary event, copies: 3, back-actions: [pathfind: {success: flip}]}
- {fog: thicket, area: I, kind: temporary event, copies: 3, back-actions: [climb: {cost: 2, success: flip}]}
"""
SEEDS = range(30)
DECK = ["star", "left", "right", "fist", "grip", "flag"]


def redealt(game, seat, seed):
    return book_of(game).redealt(game, seat, seed)


@rule("T-INFO-02", "T-CMP-05")
def test_each_deck_is_dealt_in_another_order_and_stays_its_owners():
    """The same cards in every deck, in orders that differ from seed to seed; the original keeps its own."""
    game = citadel_table(LAND, players=2, at="shore", deck=DECK, decks={1: ["wild", "aim", "star#2"]})
    before = snapshot.dump(game)

    clones = [redealt(game, 0, seed) for seed in SEEDS]

    for seat in (0, 1):
        orders = {clone.zones[zones.DECKS + seat] for clone in clones}
        assert len(orders) > 4
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(game.zones[zones.DECKS + seat]))}
    assert snapshot.dump(game) == before


@rule("T-INFO-09")
def test_drawn_cards_change_with_the_deck_of_who_drew_them():
    """Face down they may be any of that deck; a re-dealt action draws and reveals the new ones."""
    game = act(citadel_table(LAND, at="shore", deck=DECK), "dig")
    drawn = game.zones[tabletop.DRAWN]

    clones = [redealt(game, 0, seed) for seed in SEEDS]

    assert len({frozenset(clone.zones[tabletop.DRAWN]) for clone in clones}) > 5
    for clone in clones:
        assert book_of(clone).faults(clone) == []
        assert set(clone.frames[-1].drawn) == set(clone.zones[tabletop.DRAWN])
        assert len(clone.zones[tabletop.DRAWN]) == len(drawn)


@rule("T-INFO-08")
def test_fog_changes_only_with_what_has_the_same_back():
    """Area and action on the back stay, whatever is behind them."""
    game = citadel_table(LAND, at="shore")
    book = book_of(game)
    fog = {cell: one for cell, one in game.cells.items() if game.where[one] == tabletop.FOGGY}

    clones = [redealt(game, 0, seed) for seed in SEEDS]

    for cell, one in fog.items():
        behind = {clone.cells[cell] for clone in clones}
        assert len(behind) > 1
        assert all(book.same_back(game, one, other) for other in behind)
    piles = {clone.zones[tabletop.PILES] for clone in clones}
    assert len(piles) > 10


@rule("T-INFO-04")
def test_what_was_seen_to_leave_stays_where_it_went():
    """The Past is closed, but nobody forgets what lay open before; only what went there unseen is dealt anew."""
    game = citadel_table(LAND, at="shore")
    seen = game.zones[tabletop.PILES][0]
    game.move(seen, tabletop.RESOLVING)
    filing.discard(game, seen)
    unseen = next(one for one in game.zones[tabletop.FOGGY] if book_of(game).cards[one].area == 0)
    filing.discard(game, unseen)

    pasts = {redealt(game, 0, seed).zones[tabletop.PAST] for seed in SEEDS}

    assert {past[0] for past in pasts} == {seen}
    assert len({past[1] for past in pasts}) > 2


def test_who_was_shown_a_card_keeps_it_in_its_place():
    """For others it may lie anywhere."""
    game = citadel_table(LAND, players=2, at="shore", deck=DECK)
    top = game.zones[zones.DECKS][-1]
    game.show(top, 1 << 1)

    assert {redealt(game, 1, seed).zones[zones.DECKS][-1] for seed in SEEDS} == {top}
    assert len({redealt(game, 0, seed).zones[zones.DECKS][-1] for seed in SEEDS}) > 3
    assert names(game, [top]) == ["star"]


@pytest.mark.parametrize("seed", seeds(1, 3))
def test_every_seat_sees_the_same_in_a_redealt_clone(seed):
    """At every question of random games, and each clone is sound and can be played on."""
    book = ground((str(HERE / "packs" / "lamplight"),)).book
    game, chance = book.deal(book.plain_setup((2, 1, 3)[seed]), seed), seeded(seed)
    for _ in range(120):
        if game.pending() is None:
            break
        for seat in range(game.seats):
            clone = redealt(game, seat, chance.below(1000))
            assert glance(clone, seat) == glance(game, seat)
            assert book.faults(clone) == []
            rollout.play_on(clone, chance.clone(), 3)
        rollout.random_step(game, chance)
