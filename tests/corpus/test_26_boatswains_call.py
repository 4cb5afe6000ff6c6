"""K-C-26, Boatswain's Call: one or two revealed cards are drawn anew."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, choose, corpus_table, finish, hand, inventory, news, offered, pile, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 031}
    - climb: {cost: 2, difficulty: 1, lock: true, success: take 031}
    - fight: {cost: 2, difficulty: 1, success: take 031}
- {number: 31, back: green, kind: quest item}
"""
call = partial(corpus_table, CARDS, only=("26",), at="012", items=[(["041"], 2)])


def test_two_cards_are_drawn_anew():
    """The owner chooses after the reveal; the use costs one pip."""
    game = call(deck=["blank", "left", "star", "right", "blank#2"])

    act(game, "dig", "use-item/041", "reveal", "apply/041", "redraw/blank", "redraw/left")
    assert offered(game) == ["keep/s1/star", "keep/s1/right", "keep-none"]  # the old ones cannot be kept
    finish(game)

    assert zone(game, "031") == zones.SATCHEL
    assert inventory(game) == [(["041"], 1)]
    assert pile(game) == ["blank", "left", "right", "star"]


def test_one_card_or_none_is_enough():
    """A single card may be chosen, and the effect may be declined."""
    game = call(deck=["blank", "left", "star", "right"])
    finish(act(game, "dig", "use-item/041", "reveal", "apply/041", "redraw/left", "done"))
    assert news(game, "revealed") == ["blank", "left", "star"]
    assert zone(game, "031") == zones.SATCHEL

    game = call(deck=["blank", "left", "star", "right"])
    finish(act(game, "dig", "use-item/041", "reveal", "done"))
    assert zone(game, "031") == tabletop.ADVENTURE_DECK


def test_discarded_cards_count_for_nothing():
    """A star that is given up is lost."""
    game = call(deck=["star", "blank", "left", "blank#2"])

    finish(act(game, "dig", "use-item/041", "reveal", "apply/041", "redraw/star", "done"))

    assert zone(game, "031") == tabletop.ADVENTURE_DECK


def test_once_per_use():
    """After it has been applied it is not offered again."""
    game = call(deck=["blank", "left", "right", "blank#2", "star"])

    act(game, "dig", "use-item/041", "reveal", "apply/041", "redraw/left", "done")

    assert offered(game) == ["keep/s1/blank", "keep/s1/right", "keep-none"]


@rule("C-COST-09")
def test_a_lock_does_not_forbid_it():
    """New cards are no additional cards."""
    game = call(deck=["blank", "left", "star", "right"])

    finish(act(game, "climb", "use-item/041", "apply/041", "redraw/left", "done"))

    assert zone(game, "031") == zones.SATCHEL


@rule("C-ITEM-06", "C-RUL-81")
def test_it_is_of_no_use_in_a_fight():
    """The only type it does not serve: the item cannot even be used."""
    game = call(deck=9)

    act(game, "fight")

    assert offered(game) == ["draw", "reveal"]


@rule("C-RES-03")
def test_a_new_curse_from_the_deck_is_harmless():
    """It counts for nothing and that is all."""
    game = call(deck=["blank", "left", "first-curse", "blank#2"])

    finish(act(game, "dig", "use-item/041", "reveal", "apply/041", "redraw/left", "done"))

    assert not game.ending
    assert hand(game) == []


@rule("C-RES-02", "C-LIFE-10")
def test_a_new_curse_from_the_pile_defeats():
    """The last cards of the deck were drawn; the new ones come out of a pile of Curses."""
    game = call(deck=["blank", "left"], pile=["first-curse", *(f"common-curse#{n}" for n in range(2, 5))])

    act(game, "dig", "use-item/041", "reveal", "apply/041", "redraw/left", "redraw/blank")

    assert game.ending == "lost:curse"


@rule("C-RUL-30")
def test_defeat_comes_before_it():
    """A Curse from the pile in the first reveal cannot be drawn anew."""
    game = call(deck=["blank"], pile=["first-curse"])

    act(game, "dig", "use-item/041")

    assert game.ending == "lost:curse"


def test_its_owner_decides():
    """A helper who used it is asked, also when somebody else is active."""
    game = corpus_table(
        CARDS,
        only=("26",),
        at="012",
        explorers=2,
        items_of={1: [(["041"], 2)]},
        deck=["blank", "left", "star"],
    )

    act(game, "dig", "use-item/041", "trade/0", "reveal", joined=[1])
    assert game.pending().seat(game) == 1
    choose(game, "apply/041")

    assert game.pending().seat(game) == 1
