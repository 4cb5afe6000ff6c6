"""Counters on other cards, and cards that are called by their title."""

from enduring import citadel_table
from enduring import play as tell
from fogbound.rules.common import tabletop
from playing import card, hand, news, past, play, table, zone

CARDS = """
- {number: 12, back: green, kind: terrain, area: I}
- {number: 20, uid: snare, back: green, kind: permanent event, placement: [west], copies: 2}
- {number: 30, back: green, kind: quest item}
- {number: 31, back: green, kind: quest item, title: wreck}
- {number: 31, back: gold, kind: quest item, title: wreck, uid: golden-wreck}
"""
SNARES = {"at": "012", "board": {(1, 0): "snare", (-1, 0): "snare#2"}}


def marks(game, named):
    return game.count(card(game, named), 0)


def test_counters_are_put_on_other_cards():
    """Each of the cards named gets them, at most so many, and the card that says so gets none."""
    game = table(CARDS, satchel=["030"], **SNARES)
    play(game, "add 1 counter to a permanent event called snare on the board", this="030")
    play(game, "add 2 counters to permanent events on the board, at most 2", this="030")

    assert [marks(game, named) for named in ("snare", "snare#2", "030")] == [2, 2, 0]


def test_counters_on_other_cards_are_counted_and_set():
    """The number of all of them can be asked for and put back to nothing; a kind of counter is counted apart."""
    game = table(CARDS, satchel=["030"], **SNARES)
    play(game, "add 2 counters to permanent events on the board")
    play(game, "if the counters on permanent events on the board is exactly 4: take 105")
    assert hand(game) == ["105"]

    play(game, "set the counters on permanent events on the board to 0")
    play(game, "add 3 marks counters to quest items anywhere")
    play(game, "if the counters on quest items anywhere is at least 1: take 105")
    play(game, "if the marks counters on quest items anywhere is exactly 3: take 106")
    assert marks(game, "snare") == 0
    assert news(game, "no-such-card") == ["106"]


def test_a_card_out_of_play_bears_no_counters():
    """Of a card in the Past and one on the Board only the one on the Board gets them."""
    game = table(CARDS, at="012", board={(1, 0): "snare"}, past=["snare#2"])
    play(game, "add 1 counter to permanent events anywhere")

    assert [marks(game, "snare"), marks(game, "snare#2")] == [1, 0]


def test_a_card_is_taken_by_its_title():
    """Green before gold; the Past is emptied for it unless the text says not to."""
    game = table(CARDS, past=["031"])
    play(game, "take a card titled wreck if available")
    assert zone(game, "golden-wreck") == tabletop.QUESTS
    assert past(game) == ["031"]

    play(game, "take a card titled wreck if available")
    assert news(game, "none-of-that-title")
    play(game, "take a card titled wreck")
    assert zone(game, "031") == tabletop.QUESTS


def test_by_its_title_the_green_card_comes_first():
    """Of a green and a gold card with one title the green one is taken, under both rulesets."""
    game = table(CARDS)
    play(game, "take a card titled wreck")
    assert zone(game, "031") == tabletop.QUESTS

    titled = CARDS.replace("12, back: green, kind: terrain, area: I", "12, back: green, kind: terrain")
    at_citadel = citadel_table(titled)
    tell(at_citadel, "take a card titled wreck")
    assert zone(at_citadel, "031") == tabletop.QUESTS
    assert zone(at_citadel, "golden-wreck") == tabletop.ADVENTURE_DECK
