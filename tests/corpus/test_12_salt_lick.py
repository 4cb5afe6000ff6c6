"""K-C-12, Animals at the Salt Lick: prey that runs out and comes back after the night."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, card, choose, corpus_table, deck_size, finish, offered, past, zone
from rulebook import alone, rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [hunt: {cost: 0, success: take 066}, dig: {cost: 0, success: take 399}]}
- {number: 11, back: green, kind: terrain, area: I, actions: [hunt: {cost: 0, success: take 066}]}
- {number: 399, back: green, kind: quest item}
"""
hunt = partial(corpus_table, CARDS, only=("12",), at="010", board={(0, -2): "011"})
GREENS = ("hare", "deer", "elk")
STARS = ["star", "star#2", "star#3", "blank", "blank#2", "blank#3", "blank#4"]


def met(game):
    """Which animal was just met."""
    return next(name for name in GREENS if zone(game, name) == tabletop.RESOLVING)


@rule("C-LEG-07", "C-LIFE-03", "C-NUM-02")
def test_each_animal_has_its_price_and_its_worth():
    """Four, five or six cards are drawn; a success gives four, five or seven random cards back."""
    worth = {"hare": (4, 4), "deer": (5, 5), "elk": (6, 7)}
    seen = set()
    for seed in range(20):
        game = act(hunt(deck=STARS, pile=["left", "left#2", "left#3"], seed=seed), "hunt", "reveal")
        animal = met(game)
        seen.add(animal)
        cost, given = worth[animal]
        assert deck_size(game) == len(STARS) - cost
        finish(game)
        assert past(game) == [animal]
        assert deck_size(game) == len(STARS) - cost + given

    assert seen == set(GREENS)


def test_the_elk_takes_three_stars():
    """Two stars are enough for the hare and the deer, not for the elk."""
    two = ["star", "star#2", "blank", "blank#2", "blank#3", "blank#4", "blank#5"]
    for others, cost, given in ((("deer", "elk"), 4, 4), (("hare", "elk"), 5, 5), (("hare", "deer"), 6, 0)):
        game = finish(act(hunt(deck=two, pile=5, past=others), "hunt"))
        assert deck_size(game) == len(two) - cost + given
        assert set(past(game)) == set(GREENS)


@rule("C-NUM-03", "C-EX-30", "C-LEG-04")
def test_when_all_are_away_the_gold_card_blocks_the_hunt():
    """With all greens in the Past the bare lick is found, and there is no more hunting on this Terrain."""
    game = finish(act(hunt(deck=10, past=GREENS), "hunt"))

    assert zone(game, "bare-salt-lick") == tabletop.BOARD
    assert not [option for option in offered(game) if option.startswith("hunt")]


@rule("C-NUM-05", "C-LEG-05")
def test_a_call_from_another_terrain_empties_the_past_first():
    """Greens and gold away: the Past goes home and an animal comes out of it."""
    game = finish(act(hunt(deck=10, past=GREENS), "hunt"))
    game.figures[seat_of(0)] = card(game, "011")
    game.advance()
    act(game, "hunt", "reveal")

    assert past(game) == []
    assert met(game) in GREENS


@alone("needs everybody together")
@rule("C-LOAD-01", "C-EX-32", "C-LOAD-05")
def test_after_the_night_everything_is_back():
    """The gold card is off the Board, the animals are at home, and the hunt is on again."""
    game = finish(act(hunt(deck=10, past=GREENS), "hunt"))
    choose(game, "camp")

    assert [zone(game, name) for name in (*GREENS, "bare-salt-lick")] == [tabletop.ADVENTURE_DECK] * 4
    assert "hunt/s1/010" in offered(game)


@rule("C-NUM-05")
def test_a_refill_for_any_other_number_brings_them_back_too():
    """When 399 has to be fetched out of the Past, the animals go home as well."""
    game = hunt(deck=10, past=[*GREENS, "399"])
    finish(act(game, "dig"))

    assert [zone(game, name) for name in GREENS] == [tabletop.ADVENTURE_DECK] * 3
