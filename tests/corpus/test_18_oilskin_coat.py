"""K-C-18, Oilskin Coat: durability paid outside the Item step to prevent a State."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, corpus_table, deck_size, finish, hand, inventory, offered, past, play, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [swim: {cost: 1, difficulty: 1, failure: every explorer takes 900}]}
- {number: 900, back: green, kind: state, title: sodden, vital-loss: true, copies: 3}
- {number: 30, back: green, kind: item, durability: 3, keywords: [clothing], effects: ["swim: cost -1"]}
"""
coat = partial(corpus_table, CARDS, only=("18",), at="010", items=[(["oilskin-coat"], 2)], deck=20)


@rule("C-STATE-06", "C-RUL-50")
def test_a_pip_keeps_its_owner_dry():
    """The State is not taken, costs no vital force and goes home."""
    game = play(coat(), "take 900")
    assert offered(game) == ["prevent/oilskin-coat", "decline/oilskin-coat"]
    choose(game, "prevent")

    assert hand(game) == []
    assert deck_size(game) == 20
    assert inventory(game) == [(["oilskin-coat"], 1)]
    assert [zone(game, name) for name in ("900", "900#2", "900#3")] == [tabletop.ADVENTURE_DECK] * 3


def test_its_owner_may_rather_get_wet():
    """It is left to the owner."""
    game = play(coat(), "take 900", "decline")

    assert len(hand(game)) == 1
    assert deck_size(game) == 19
    assert inventory(game) == [(["oilskin-coat"], 2)]


def test_it_keeps_off_nothing_else():
    """A State of another title is not its business."""
    game = play(coat(), "take 105")

    assert isinstance(game.pending(), ChooseTurn)
    assert inventory(game) == [(["oilskin-coat"], 2)]


def test_it_works_in_an_action_of_others_too():
    """Its owner stays out and is protected all the same; the others are not."""
    game = coat(explorers=2)
    finish(act(game, "swim", seat=1), "prevent")

    assert hand(game, 0) == []
    assert len(hand(game, 1)) == 1
    assert inventory(game) == [(["oilskin-coat"], 1)]


@rule("C-WEAR-05")
def test_it_works_as_often_as_there_are_pips():
    """At 0 the item goes at once, and the third State is taken."""
    game = coat()
    play(game, "take 900", "prevent")
    play(game, "take 900", "prevent")
    assert inventory(game) == []
    assert past(game) == ["oilskin-coat"]

    play(game, "take 900")
    assert len(hand(game)) == 1


@rule("C-WEAR-05")
def test_used_in_the_same_action_or_not():
    """A coat that is part of an item in use pays from what the use has left."""
    game = coat(items=[(["030", "oilskin-coat"], 2)])
    act(game, "swim", "use-item", "apply")
    finish(game, "prevent")

    assert hand(game) == []
    assert inventory(game) == []
    assert past(game) == ["030", "oilskin-coat"]
