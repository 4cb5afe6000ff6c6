"""K-C-32, Brass Dial: a riddle whose answer depends on the number of explorers."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import (
    act,
    at_cell,
    card,
    choose,
    corpus_table,
    deck_size,
    finish,
    inventory,
    past,
    pile_size,
    standing,
    zone,
)
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: IV, arrows: {east: 204},
   actions: [pathfind: {cost: 0, success: explore}]}
- {fog: gloom, area: IV, kind: temporary event, copies: 3}
- {number: 500, back: green, kind: item, durability: 2}
"""
dial = partial(corpus_table, CARDS, only=("32",))
held = partial(dial, at="203", satchel=["brass-dial"], deck=10, pile=0)


def name_number(game, number, seat=0):
    choose(game, f"free-use/s{seat + 1}/brass-dial")
    return choose(game, "number", value=number)


@rule("C-EXPL-08", "C-REV-11")
def test_found_it_lies_under_the_satchel_and_its_space_opens():
    """It is a quest item out of the fog."""
    game = dial(at="010", fog={(1, 0): "brass-dial"}, deck=10)
    finish(act(game, "pathfind"))

    assert zone(game, "brass-dial") == zones.SATCHEL
    assert at_cell(game, 1, 0) == "204"


def test_only_who_stands_at_a_sundial_may_name_a_number():
    """Any such player, between actions, and without one."""
    game = held(explorers=2, board={(0, 2): "010"})
    game.figures[1] = card(game, "010")

    assert [option for option in standing(game) if option.startswith("free-use")] == [
        "free-use/s1/brass-dial"
    ]


@rule("C-RUL-57", "C-RUL-60", "C-NUM-13")
def test_the_right_number_is_the_one_for_this_many_explorers():
    """461 to 464: each is right for its own number of explorers and wrong for the others."""
    for explorers in (1, 2, 3, 4):
        for number in (461, 462, 463, 464):
            game = held(explorers=explorers)
            name_number(game, str(number))
            if number == 460 + explorers:
                finish(game, "new-item")
                assert inventory(game) == [([str(number)], 3)]
                assert deck_size(game) == 10
            else:
                assert zone(game, str(number)) == tabletop.ADVENTURE_DECK
                assert deck_size(game) == 8


@rule("C-RUL-57")
def test_a_wrong_number_shows_nothing_and_costs_two_cards():
    """A card that exists without the reference, and a number nobody bears, are wrong alike; no refill."""
    for number in ("500", "999", "7"):
        game = held(past=["105"])
        before = game.barriers
        name_number(game, number)

        assert (deck_size(game), pile_size(game)) == (8, 2)
        assert past(game) == ["105"]
        assert game.barriers > before


@rule("C-LIFE-07")
def test_with_an_empty_deck_a_wrong_number_may_be_the_end():
    """The two cards are revealed from the pile, where a Curse defeats."""
    game = held(deck=[], pile=["common-curse", "common-curse#2"])
    name_number(game, "999")

    assert game.ending == "lost:curse"


def test_the_player_who_names_it_takes_the_card():
    """Not the last active one."""
    game = held(explorers=2)
    name_number(game, "462", seat=1)
    assert game.pending().seat(game) == 1
    finish(game, "new-item")

    assert inventory(game, 1) == [(["462"], 3)]
    assert game.registers[tabletop.TURN] == 0
