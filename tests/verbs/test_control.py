"""The first case that holds, for each card, several times, after the action, nothing."""

from fogbound.rules.common import tabletop
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, deck_size, finish, hand, offered, past, pile, play, table


def test_only_the_first_case_that_holds_is_done():
    """The list is gone down and left at the first case that holds."""
    cases = """{first: [
      {if: the mode is extreme, then: lose 5 cards},
      {if: the cards in the deck are at least 10, then: lose 1 card},
      {if: the cards in the deck are at least 2, then: lose 2 cards},
      take 105]}"""

    assert deck_size(play(table(deck=10), cases)) == 9
    assert deck_size(play(table(deck=9), cases)) == 7
    last = play(table(deck=1), cases)
    assert deck_size(last) == 1
    assert len(hand(last)) == 1


def test_each_card_is_named_in_turn():
    """Something is done once for each card, and `it` is that card."""
    game = table(hand=["star", "blank", "105"], deck=5, pile=0)
    play(game, "for each skill in your hand: discard it")

    assert hand(game) == ["105"]
    assert pile(game) == ["blank", "star"]


def test_something_is_done_several_times():
    """Each time is a complete effect of its own."""
    game = play(table(deck=10), "3 times: lose 2 cards")

    assert deck_size(game) == 4


def test_a_deferred_effect_waits_for_the_end_of_the_action():
    """It comes after the whole action and before a mandatory one."""
    cards = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - think:
        cost: 0
        success: [take 300, "after the action: lose 2 cards"]
- number: 300
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 0, mandatory: true, success: "may take 105"}
"""
    game = table(cards, at="012", deck=10)
    act(game, "think", "reveal")

    assert deck_size(game) == 8  # the mandatory fight asks now, and the loss has come before it
    assert offered(game) == ["draw", "reveal"]
    finish(game)
    assert past(game) == ["300"]


def test_without_an_action_nothing_is_deferred():
    """Between actions the effect happens at once."""
    game = play(table(deck=10), "after the action: lose 2 cards")

    assert deck_size(game) == 8
    assert game.agenda == []


def test_nothing_happens():
    """`nothing` changes nothing."""
    game = table(deck=10)
    before = [tuple(zone) for zone in game.zones]
    play(game, "nothing")

    assert [tuple(zone) for zone in game.zones] == before
    assert isinstance(game.pending(), ChooseTurn)
    assert game.registers[tabletop.TURN] == 0


def test_a_deferred_effect_speaks_of_the_card_that_bears_it():
    """When the action is over it is this card that goes."""
    cards = """
- {number: 12, back: green, kind: terrain, area: I, actions: [think: {cost: 0}]}
- {number: 40, back: green, kind: bonus, uid: idea, actions: [study: {cost: 0, success: "after the action: banish this"}]}
"""
    game = table(cards, at="012", hand=["idea"], deck=10)
    finish(act(game, "study"))

    assert hand(game) == []
    assert game.where[game.content.card_ids.index("idea")] == tabletop.BANISHED
