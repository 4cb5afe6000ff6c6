"""A number is named, and only the right one leads to a card."""

from fogbound.rules.continent import table as zones
from playing import choose, deck_size, offered, past, play, table
from rulebook import rule

CARDS = """
- fog: dial
  kind: quest item
  area: I
- number: 40
  back: green
  kind: quest item
- number: 471
  back: green
  kind: quest item
  back-ref: [dial]
- number: 472
  back: green
  kind: quest item
  back-ref: [dial]
- number: 500
  back: green
  kind: quest item
  back-ref: [40]
- number: 501
  back: green
  kind: quest item
"""
GUESS = "guess a number, when wrong: lose 2 cards"


@rule("C-NUM-13", "C-RUL-60")
def test_the_right_number_leads_to_the_card():
    """The back names this card: by its unique id, or by its number if it has one."""
    game = table(CARDS, deck=10, satchel=["dial", "040"])
    play(game, GUESS, this="dial")
    assert offered(game) == ["number/dial", "decline/dial"]
    choose(game, "number", value="471")
    play(game, GUESS, this="040")
    choose(game, "number", value="500")

    assert deck_size(game) == 10
    assert {"471", "500"} <= {game.content.card_ids[card] for card in game.zones[zones.SATCHEL]}


@rule("C-RUL-57", "C-NUM-13")
def test_a_wrong_number_shows_nothing_and_has_its_price():
    """A card that refers to something else, one without a reference and no card at all are the same."""
    for number in ("500", "501", "999"):
        game = table(CARDS, deck=10, satchel=["dial"], past=["105", "104"])
        before = game.barriers
        play(game, GUESS, this="dial")
        choose(game, "number", value=number)

        assert deck_size(game) == 8
        assert len(past(game)) == 2  # no refill by guessing
        assert game.barriers > before


@rule("C-RUL-57")
def test_the_past_is_emptied_only_for_a_card_that_fits():
    """A right card that lies in the Past is fetched."""
    game = table(CARDS, deck=10, satchel=["dial"], past=["471", "105"])
    play(game, GUESS, this="dial")
    choose(game, "number", value="471")

    assert past(game) == []
    assert deck_size(game) == 10


def test_the_answer_can_depend_on_the_table():
    """Of several cards that refer to this one only the number that is right now counts."""
    text = "guess a number that is 470 plus the explorers, when wrong: lose 2 cards"
    alone = table(CARDS, deck=10, satchel=["dial"])
    play(alone, text, this="dial")
    choose(alone, "number", value="472")
    assert deck_size(alone) == 8

    together = table(CARDS, explorers=2, deck=10, satchel=["dial"])
    play(together, text, this="dial")
    choose(together, "number", value="472")
    assert deck_size(together) == 10


def test_nobody_has_to_name_a_number():
    """Declining costs nothing."""
    game = play(table(CARDS, deck=10, satchel=["dial"]), GUESS, "decline", this="dial")

    assert deck_size(game) == 10
