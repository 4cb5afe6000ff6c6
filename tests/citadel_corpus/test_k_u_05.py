"""K-U-05, Debt of breath: a state that makes Recovery dearer."""

import pytest

from enduring import (
    act,
    choose,
    deck_size,
    farlamp_table,
    life,
    names,
    offered,
    pile_size,
    play,
    purse,
    standing,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from second_seat import seat_of

SLOPE = """
- {number: 10, uid: slope, back: green, kind: terrain, actions: [climb: {cost: 3, success: nothing}]}
"""


def breathless(*cards, **settings):
    given = {"at": "slope", "purse": list(cards) or ["debt-of-breath"], "pile": 9, "deck": 5, **settings}
    return farlamp_table(SLOPE, only=["k-u-05"], **given)


def recover(game, cards):
    return choose(game, "recovery", f"recover/s1/{cards}")


def test_two_green_and_one_gold():
    """The green ones come first."""
    game = farlamp_table(SLOPE, only=["k-u-05"], at="slope", players=1)

    for _ in range(2):
        play(game, "take 443")
    assert purse(game) == ["debt-of-breath", "debt-of-breath#2"]
    play(game, "take 443")

    assert "old-debt-of-breath" in purse(game)


def test_it_is_kept_and_weighs():
    """No-discard, weight 1."""
    game = breathless()

    assert not [option for option in standing(game) if option.startswith("drop/")]
    assert zones.carried_weight(game, seat_of(0)) == 1


@pytest.mark.parametrize(
    ("mode", "cards", "price"),
    [(zones.STANDARD, 1, 2), (zones.STANDARD, 5, 4), (zones.STORY, 5, 3), (zones.SURVIVAL, 5, 5)],
)
def test_each_recovery_costs_one_more(mode, cards, price):
    """Whatever its size, on top of what the mode demands."""
    game = breathless(mode=mode)

    recover(game, cards)

    assert life(game) == 10 - price


def test_it_covers_six_cards_at_most():
    """More are not offered."""
    game = breathless()

    choose(game, "recovery")

    assert offered(game) == [*[f"recover/s1/{cards}" for cards in range(1, 7)], "decline"]


def test_the_surcharge_counts_towards_what_can_be_paid():
    """Nobody may choose what they cannot pay with it."""
    game = breathless(players=2, life=[3, 9])

    choose(game, "recovery")

    assert offered(game) == [*[f"recover/s1/{cards}" for cards in range(1, 5)], "decline"]


def test_green_cards_are_shuffled_in():
    """The recovered ones may lie anywhere."""
    below = set()
    for seed in range(10):
        game = breathless(pile=["star"], seed=seed)
        recover(game, 1)
        below.add(names(game, game.zones[zones.DECKS + seat_of(0)][:1])[0])

    assert len(below) > 1


def test_gold_puts_them_under_the_deck():
    """In random order, below everything that was there."""
    orders = set()
    for seed in range(10):
        game = breathless("old-debt-of-breath", pile=["star", "left", "right"], seed=seed)
        before = game.zones[zones.DECKS + seat_of(0)]
        recover(game, 3)
        assert game.zones[zones.DECKS + seat_of(0)][3:] == before
        orders.add(game.zones[zones.DECKS + seat_of(0)][:3])

    assert len(orders) > 2


def test_two_copies_add_up():
    """Two surcharges, one limit."""
    game = breathless("debt-of-breath", "debt-of-breath#2")

    choose(game, "recovery")
    assert offered(game)[-2] == "recover/s1/6"
    choose(game, "recover/s1/2")

    assert life(game) == 10 - 1 - 2


def test_exactly_six_cards_pay_it_off():
    """After such a Recovery it is returned; a smaller one does not do."""
    game = breathless()

    recover(game, 2)
    assert purse(game) == ["debt-of-breath"]
    recover(game, 6)

    assert zone(game, "debt-of-breath") == tabletop.ADVENTURE_DECK
    assert (deck_size(game), pile_size(game)) == (13, 1)


def test_only_its_owner_is_in_debt():
    """Others recover as usual, and their Recoveries pay nothing off."""
    game = breathless(players=2)
    for card in game.zones[zones.DECKS + 1][:6]:
        game.move(card, zones.DISCARD_PILES + 1)

    choose(game, "recovery/s2", "recover/s2/6")

    assert life(game, 1) == 7
    assert purse(game) == ["debt-of-breath"]


@pytest.mark.parametrize(("mode", "points"), [(zones.STANDARD, 1), (zones.SURVIVAL, 2)])
def test_a_forced_recovery_beyond_ones_means_fells_and_frees(mode, points):
    """What there is, is lost; unconscious, the card is returned with all that is temporary."""
    game = breathless(players=2, deck=1, pile=9, life=[points, 9], mode=mode)

    act(game, "climb")
    choose(game, "banish")

    assert life(game) == 0
    assert zone(game, "debt-of-breath") == tabletop.ADVENTURE_DECK
    assert game.registers[tabletop.STATUS] == zones.UNCONSCIOUS


def test_it_works_inside_an_action_without_being_selected():
    """A forced Recovery in the Draw step pays it, too."""
    game = breathless(deck=1)

    act(game, "climb", "recover/s1/2")

    assert life(game) == 8


def test_the_surcharge_is_no_damage():
    """Nothing cancels it."""
    text = '- {number: 11, uid: mail, back: green, kind: purse, effects: ["climb: cancel 3 damage"]}'
    game = farlamp_table(
        SLOPE + text, only=["k-u-05"], at="slope", purse=["debt-of-breath", "mail"], deck=3, pile=4
    )

    act(game, "climb", "select/mail")
    recover(game, 2)

    assert life(game) == 8
