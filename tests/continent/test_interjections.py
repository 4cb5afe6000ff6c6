"""An item given up while something else waits: what waits finds the table as it is by then (C-RELQ-01, C-RUL-86)."""

from fogbound.rules.continent import sight
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from fogbound.rules.continent.turn import ChooseTurn
from playing import (
    act,
    choose,
    deck_size,
    finish,
    held,
    inventory,
    news,
    offered,
    pile_size,
    play,
    standing,
    table,
)
from rulebook import rule

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - observe: {cost: 0}
    - search: {cost: 0, difficulty: 9}
    - dig: {cost: 0, success: "pay: wear 2, or else take 105"}
    - fish: {cost: 0, success: take 105}
    - talk: {cost: 0, success: may wear 2}
- {number: 30, back: green, kind: item, durability: 3}
- {number: 31, back: green, kind: item, durability: 3}
- number: 32
  back: green
  kind: item
  durability: 3
  actions:
    - climb: {cost: 0}
- number: 33
  back: green
  kind: item
  durability: 3
  effects: ["when this leaves play: may lose 1 card"]
- number: 34
  back: green
  kind: item
  durability: 3
  effects:
    - "after a failed any: may discard this, then restore 2 random"
    - "instead of taking a state titled sprained: may discard this"
- number: 35
  back: green
  kind: bonus
  effects: ["instead of defeat by a curse: banish this, then choose one of skills in your hand: discard it"]
- {skill: charm, strip: {}, item: {durability: 2, effects: ["instead of failing search: may discard this"]}}
"""


@rule("C-RELQ-01", "C-RUL-87")
def test_a_swap_is_off_when_the_item_offered_is_given_up():
    """While the other chooses what to give for it, its owner throws it away: nothing is paid or exchanged."""
    game = table(
        CARDS, at="020", explorers=2, items_of={0: [(["030"], 3)], 1: [(["031"], 2), (["032"], 1)]}, deck=9
    )

    choose(game, "swap/s1/030/1")
    assert offered(game) == ["swap-for/031", "swap-for/032", "decline"]
    choose(game, "relinquish/s1/030")

    assert isinstance(game.pending(), ChooseTurn)
    assert inventory(game, 1) == [(["031"], 2), (["032"], 1)]
    assert deck_size(game) == 9


@rule("C-RELQ-01", "C-RUL-87")
def test_a_swap_is_off_when_nothing_is_left_to_give_for_it():
    """The other explorer gives up the only item that could come in exchange."""
    game = table(CARDS, at="020", explorers=2, items_of={0: [(["030"], 3)], 1: [(["031"], 2)]}, deck=9)

    choose(game, "swap/s1/030/1", "relinquish/s2/031")

    assert isinstance(game.pending(), ChooseTurn)
    assert inventory(game, 0) == [(["030"], 3)]
    assert deck_size(game) == 9


@rule("C-RELQ-01", "C-RUL-87", "C-RUL-23")
def test_a_gift_that_was_given_up_while_its_price_was_paid_goes_nowhere():
    """The price is paid, a question comes up on the way, and the item is gone when it should change hands."""
    game = table(
        CARDS,
        at="020",
        explorers=2,
        hand=["035", "star", "left"],
        items=[(["030"], 3)],
        deck=[],
        pile=["first-curse"],
    )

    choose(game, "give/s1/030/1")
    assert offered(game) == ["choose/star", "choose/left"]
    choose(game, "relinquish/s1/030", "choose/star")

    assert isinstance(game.pending(), ChooseTurn)
    assert inventory(game, 0) == inventory(game, 1) == []
    assert check(game) == []


@rule("C-RELQ-01", "C-RUL-87")
def test_of_a_swap_both_halves_happen_or_none():
    """One of the two items is given up while the price is paid: the other one stays where it is."""
    game = table(
        CARDS,
        at="020",
        explorers=2,
        hand=["035", "star", "left"],
        items_of={0: [(["030"], 3)], 1: [(["031"], 2), (["032"], 1)]},
        deck=[],
        pile=["first-curse"],
    )

    choose(game, "swap/s1/030/1", "swap-for/031", "relinquish/s1/030", "choose/star")

    assert inventory(game, 0) == []
    assert inventory(game, 1) == [(["031"], 2), (["032"], 1)]


@rule("C-RUL-86", "C-RUL-80")
def test_the_item_whose_action_begins_is_kept_whatever_is_asked_in_between():
    """Helpers are still being asked, another item's farewell asks something itself: the source cannot go."""
    game = table(CARDS, at="020", explorers=2, items=[(["032"], 3), (["033"], 3)], deck=9)

    choose(game, "climb/s1/032")
    assert standing(game) == ["relinquish/s1/033"]
    choose(game, "relinquish/s1/033")
    assert offered(game) == ["do/033", "decline/033"]
    assert standing(game) == []
    choose(game, "decline", "stay-out/s2")
    finish(game)

    assert inventory(game) == [(["032"], 2)]


@rule("C-RELQ-01", "C-CARD-19")
def test_a_price_cannot_be_paid_with_what_was_given_up():
    """Once the only item is gone the wear is no choice any more, and the other half is suffered."""
    game = table(CARDS, at="020", items=[(["030"], 3)], deck=9)
    act(game, "dig", "reveal")
    assert offered(game) == ["pay/020", "suffer/020"]

    choose(game, "relinquish/s1/030")

    assert held(game) == ["105"]


@rule("C-RELQ-01", "C-CARD-19")
def test_what_may_be_done_is_offered_only_as_long_as_it_can_be():
    """The optional wear disappears with the item."""
    game = table(CARDS, at="020", items=[(["030"], 3)], deck=9)
    act(game, "talk", "reveal")
    assert offered(game) == ["do/020", "decline/020"]

    choose(game, "relinquish/s1/030")

    assert isinstance(game.pending(), ChooseTurn)


@rule("C-RELQ-01", "C-CARD-19")
def test_an_item_that_was_given_up_answers_nothing_any_more():
    """Its reaction, its protection and its way out of a failure are withdrawn while they are being offered."""
    game = table(CARDS, at="020", items=[(["034"], 3)], deck=5, pile=5)
    act(game, "search", "reveal")
    assert offered(game) == ["use/034", "decline/034"]
    choose(game, "relinquish/s1/034")
    assert isinstance(game.pending(), ChooseTurn)
    assert (deck_size(game), pile_size(game)) == (5, 5)

    game = table(CARDS, at="020", items=[(["034"], 3)], deck=5)
    act(game, "fish", "reveal")
    assert offered(game) == ["prevent/034", "decline/034"]
    choose(game, "relinquish/s1/034")
    assert held(game) == ["105"]

    game = table(CARDS, at="020", items=[(["charm"], 2)], deck=5)
    act(game, "search", "use-item/charm", "reveal")
    assert offered(game) == ["turn-failure/charm", "decline/charm"]
    choose(game, "relinquish/s1/charm")
    assert news(game, "failure-turned") == []


@rule("C-RUL-42", "C-RUL-21")
def test_a_pile_that_is_shown_for_a_choice_stays_shown_when_something_is_discarded():
    """The charm joins the face-down pile while it is looked through: it can be chosen too, then all is hidden."""
    game = table(CARDS, at="020", items=[(["charm"], 2)], deck=[], pile=["star", "left", "right"])

    play(game, "restore 1 chosen", "relinquish/s1/charm")
    pile = game.zones[zones.DISCARD_PILE]

    assert sorted(offered(game)) == ["restore/charm", "restore/left", "restore/right", "restore/star"]
    assert all(sight.sees(game, 0, card) for card in pile)
    choose(game, "restore/charm")
    play(game, "lose 1 card")
    assert not any(sight.sees(game, 0, card) for card in game.zones[zones.DISCARD_PILE])
