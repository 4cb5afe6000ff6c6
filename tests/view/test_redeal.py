"""Re-dealt clones: one seat sees the same as before, and nothing it cannot see is as it was by necessity."""

import pytest

from amounts import seeds
from fogbound.core import NONE, snapshot
from fogbound.core.chance import seeded
from fogbound.lab.checks import check_displacement
from fogbound.lab.twins import outside
from fogbound.rules import rollout
from fogbound.rules.common import tabletop
from fogbound.rules.common.redeal import redeal
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from fogbound.tables.origin import redeal_unseen
from playing import HERE, act, card, choose, names, play, table
from rulebook import rule

ISLAND = (HERE / "soundness" / "island.yaml").read_text()
SEEDS = range(20)


def fog(game):
    """The fog cards on the Board, by cell."""
    return tuple(
        game.cells[cell] for cell in sorted(game.cells) if game.where[game.cells[cell]] == tabletop.FOGGY
    )


def drawn(game):
    return game.zones[tabletop.DRAWN]


@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(1, 3))
def test_every_seat_sees_the_same_in_a_redealt_clone(seed):
    """At every question of random games, each seat's view, options and reasons are those of the original."""
    game = table(ISLAND, explorers=(2, 1, 3)[seed], clues=("second-clue",), seed=seed)
    chance = seeded(seed)
    for _ in range(60):
        if game.pending() is None:
            break
        fork = redeal_unseen(game, chance.below(1000))
        for seat in range(NONE, game.seats):
            clone = redeal(game, seat, chance.below(1000))
            for copy in (clone, fork):
                assert outside(copy, seat) == outside(game, seat)
                assert check_displacement(game, copy) == []
                assert check(copy) == []
            rollout.play_on(clone, chance.clone(), 3)
        rollout.play_on(fork, chance.clone(), 3)
        rollout.random_step(game, chance)


@rule("C-INFO-02", "C-COMP-11")
def test_the_deck_is_dealt_in_another_order():
    """The same cards, in orders that differ from seed to seed; the original keeps its own."""
    game = table(ISLAND, deck=["star", "two-stars", "left", "right", "seven", "scout"])
    before = snapshot.dump(game)

    orders = {redeal(game, 0, seed).zones[zones.ACTION_DECK] for seed in SEEDS}

    assert len(orders) > 15
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(game.zones[zones.ACTION_DECK]))}
    assert snapshot.dump(game) == before


@rule("C-INFO-01", "C-COMP-10")
def test_fog_changes_with_the_pile_of_its_area():
    """Any card of the area may lie there, none of another."""
    game = table(ISLAND, at="012")
    areas = {one: game.content.cards[one].area for one in range(len(game.where))}

    dealt = [redeal(game, 0, seed) for seed in SEEDS]

    assert len({fog(clone) for clone in dealt}) > 10
    assert {areas[one] for clone in dealt for one in fog(clone)} == {0}
    assert len({one for clone in dealt for one in fog(clone)}) > len(fog(game))


def test_fog_somebody_has_looked_under_stays_for_that_seat():
    """What the seat was shown keeps its place; for everybody else it is dealt like the rest."""
    game = table(ISLAND, explorers=2, at="012")
    looked_at = fog(game)[0]
    game.show(looked_at, 1 << 1)

    assert {fog(redeal(game, 1, seed))[0] for seed in SEEDS} == {looked_at}
    others = [redeal(game, 0, seed) for seed in SEEDS]
    assert len({fog(clone)[0] for clone in others}) > 3
    assert all(clone.known == {fog(clone)[0]: 1 << 1} for clone in others)


@rule("C-INFO-03")
def test_cards_drawn_face_down_are_dealt_anew():
    """Before the reveal they change with the deck; afterwards they stay."""
    game = act(table(ISLAND, at="012", deck=["star", "two-stars", "left", "right", "seven", "scout"]), "dig")

    before = {drawn(redeal(game, 0, seed)) for seed in SEEDS}
    choose(game, "reveal")
    after = {drawn(redeal(game, 0, seed)) for seed in SEEDS}

    assert len(before) > 15
    assert after == {drawn(game)}


def test_a_redealt_draw_is_the_one_that_is_revealed():
    """The clone goes on with its own cards: what it reveals is what it holds."""
    game = act(table(ISLAND, at="012", deck=["star", "blank", "blank#2", "blank#3", "seven"]), "dig")
    revealed = set()
    for seed in SEEDS:
        clone = redeal(game, 0, seed)
        held = drawn(clone)
        choose(clone, "reveal")
        revealed.add(clone.frames[-1].successes)
        assert clone.frames[-1].drawn == held
        assert check(clone) == []

    assert revealed == {0, 1}


def test_the_chosen_order_of_the_deck_is_known_to_who_chose_it():
    """The secret question itself holds the hidden cards: for another seat it is dealt anew with them."""
    game = table(ISLAND, explorers=2, at="012", deck=["star", "seven", "left", "right", "two-stars"])
    play(game, "look at the top 3", "on-top/left", you=1)

    assert names(game, redeal(game, 1, 5).pending().cards) == ["left"]
    others = [redeal(game, 0, seed) for seed in SEEDS]
    assert len({clone.pending().cards for clone in others}) > 2
    for clone in others:
        choose(clone, "on-top")
        assert check(clone) == []


@rule("C-INFO-05")
def test_a_closed_discard_pile_is_dealt_anew_and_an_open_one_is_not():
    """The pile is shuffled exactly while nobody may look through it."""
    pile = ["star", "two-stars", "left", "right", "seven"]
    open_pile, closed = table(ISLAND, deck=3, pile=pile), table(ISLAND, deck=0, pile=pile)

    assert {redeal(open_pile, 0, seed).zones[zones.DISCARD_PILE] for seed in SEEDS} == {
        open_pile.zones[zones.DISCARD_PILE]
    }
    assert len({redeal(closed, 0, seed).zones[zones.DISCARD_PILE] for seed in SEEDS}) > 15


@rule("C-INFO-07")
def test_which_card_was_banished_unseen_is_open():
    """Any green card of the number may be the one that went; a gold one, or one seen since, cannot."""
    game = table(ISLAND, at="012")
    play(game, "banish 031")
    gone = game.zones[tabletop.BANISHED]

    banished = {one for seed in SEEDS for one in redeal(game, 0, seed).zones[tabletop.BANISHED]}
    assert names(game, sorted(banished)) == ["031", "031#2", "knife"]

    back = next(one for one in sorted(banished) if one not in gone)
    game.move(back, tabletop.PAST)
    game.move(back, tabletop.ADVENTURE_DECK)
    assert back not in {one for seed in SEEDS for one in redeal(game, 0, seed).zones[tabletop.BANISHED]}


def test_the_future_is_another():
    """The clone's chance comes from its own seed."""
    game = table(ISLAND, at="012")

    rolls = {
        tuple(clone.below(1000) for _ in range(3)) for clone in (redeal(game, 0, seed) for seed in SEEDS)
    }

    assert len(rolls) == len(SEEDS)
    assert redeal(game, 0, 3).chance.first == redeal(game, 0, 3).chance.first
    assert card(game, "012") in game.places
