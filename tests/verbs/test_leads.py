"""Numbers that lead elsewhere, and what follows a taken card, on the Continent."""

from fogbound.rules.common import tabletop
from playing import card, choose, hand, play, table, zone

CARDS = """
- {number: 30, back: green, kind: quest item}
- {number: 31, back: green, kind: quest item}
- {number: 40, back: green, kind: quest item, uid: ledger, effects: [noted numbers lead to 031]}
- {number: 41, back: green, kind: quest item, uid: tally,
   effects: ["when a card has been taken, if it is titled sprained: add 1 counter"]}
- {number: 42, back: green, kind: bonus, uid: guide, effects: ["when a card has been taken: may restore 1 random"]}
"""


def test_a_noted_number_leads_elsewhere():
    """The card of the other number is taken although one of the noted number is there; other numbers stay theirs."""
    game = table(CARDS, satchel=["ledger"])
    play(game, "choose a number up to 30: remember that number", this="ledger")
    choose(game, "number/ledger", value="30")
    play(game, "take 030")
    assert zone(game, "031") == tabletop.QUESTS
    assert zone(game, "030") == tabletop.ADVENTURE_DECK

    play(game, "take 105")
    assert hand(game) == ["105"]


def test_a_card_answers_each_card_that_is_taken():
    """Only a card that the condition fits counts, whoever takes it."""
    game = table(CARDS, explorers=2, satchel=["tally"])
    play(game, "take 105")
    play(game, "take 030")
    play(game, "take 105", you=1)

    assert game.count(card(game, "tally"), 0) == 2


def test_what_a_hand_answers_is_its_owners_alone():
    """A card in a hand answers what its owner takes, not what others do."""
    game = table(CARDS, explorers=2, hand=["guide"], pile=3)
    play(game, "take 030", you=1)
    assert game.pending_name() == "choose-turn"

    play(game, "take 031")
    assert game.pending_name() == "offer-reaction"
