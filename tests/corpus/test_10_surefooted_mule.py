"""K-C-10, Surefooted Mule: a companion that carries, and does not climb or swim."""

from functools import partial

from fogbound.rules.common import filing
from fogbound.rules.continent.limits import has_free_die, item_limit
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, at_cell, card, choose, corpus_table, finish, hand, inventory, offered, past, play
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: II, arrows: {east: 11},
   actions: [climb: {cost: 1}, swim: {cost: 1}, dig: {cost: 1}, pathfind: {cost: 0, success: explore},
             forage: {cost: 0, success: take 20}, search: {cost: 0, success: take 021}]}
- {number: 11, back: green, kind: terrain, area: II}
- {number: 20, back: green, kind: temporary event, actions: [swim: {cost: 1}]}
- {number: 21, back: green, kind: temporary event, actions: [fight: {cost: 1}]}
- {number: 30, back: green, kind: item, durability: 4, copies: 9}
"""
CARDS = CARDS.replace("take 20}", "take 020}")
mule = partial(corpus_table, CARDS, only=("10",), at="010", deck=20)


def items_named(*names):
    return [([name], 4) for name in names]


@rule("C-EXPL-08", "C-REV-12")
def test_found_in_the_fog_it_comes_along():
    """It is taken into hand, and its space opens."""
    game = mule(fog={(1, 0): "surefooted-mule"})
    finish(act(game, "pathfind"), "take-in-hand")

    assert hand(game) == ["surefooted-mule"]
    assert at_cell(game, 1, 0) == "011"


@rule("C-REV-10")
def test_its_owner_may_have_one_item_more():
    """Two explorers have three items each; the one with the mule has room for a fourth."""
    game = mule(explorers=2, hand=["surefooted-mule"], items=items_named("030", "030#2", "030#3"))
    assert (item_limit(game, 0), item_limit(game, 1)) == (4, 3)

    play(game, "take 030", "new-item")
    assert len(inventory(game)) == 4


@rule("C-COMP-04")
def test_there_are_never_more_than_eight_dice():
    """With eight items on the table even a mule finds no die."""
    owned = {seat: items_named(f"030#{2 * seat + 2}", f"030#{2 * seat + 3}") for seat in range(4)}
    game = mule(explorers=4, hand=["surefooted-mule"], items_of=owned)

    assert item_limit(game, 0) == 3
    assert not has_free_die(game, 0)


def test_its_owner_neither_climbs_nor_swims():
    """Such actions are not offered to the owner, whatever else is."""
    game = mule(explorers=2, hand=["surefooted-mule"])
    own = [option.split("/")[0] for option in offered(game) if "/s1/" in option]

    assert "climb" not in own
    assert "swim" not in own
    assert "dig" in own
    assert "climb/s2/010" in offered(game)


def test_its_owner_does_not_join_a_climb():
    """Nobody asks them, while they may join a dig."""
    game = mule(explorers=2, hand=["surefooted-mule"])
    choose(game, "climb/s2")
    assert offered(game) == ["draw", "reveal"]

    digging = mule(explorers=2, hand=["surefooted-mule"])
    choose(digging, "dig/s2")
    assert offered(digging) == ["join/s1", "stay-out/s1"]


def test_a_mandatory_swim_drives_it_away_first():
    """The mule goes to the Past before the action, which its owner then takes."""
    game = mule(hand=["surefooted-mule"])
    act(game, "forage", "reveal")
    assert past(game) == ["surefooted-mule"]
    assert offered(game) == ["draw", "reveal"]
    finish(game)

    assert past(game) == ["020", "surefooted-mule"]


def test_it_stays_for_other_mandatory_actions():
    """A fight does not frighten it."""
    game = finish(act(mule(hand=["surefooted-mule"]), "search"))

    assert hand(game) == ["surefooted-mule"]


@rule("C-RELQ-01")
def test_when_it_leaves_too_many_items_are_one_too_many():
    """For whatever reason it leaves, its owner gives up an item of their choice at once."""
    ways = (filing.DISCARD, filing.BANISH, filing.RETURN)
    for how in ways:
        game = mule(
            explorers=2, hand=["surefooted-mule"], items=items_named("030", "030#2", "030#3", "030#4")
        )
        filing.send(game, card(game, "surefooted-mule"), how)
        game.advance()
        assert game.pending().seat(game) == 0
        assert len(offered(game)) == 4
        choose(game, "relinquish/030#2")
        assert [names for names, _ in inventory(game)] == [["030"], ["030#3"], ["030#4"]]


def test_within_the_limit_nothing_is_given_up():
    """Three items are as many as two explorers may have each."""
    game = mule(explorers=2, hand=["surefooted-mule"], items=items_named("030", "030#2", "030#3"))
    play(game, "discard a companion with beast in your hand")

    assert isinstance(game.pending(), ChooseTurn)
    assert len(inventory(game)) == 3
