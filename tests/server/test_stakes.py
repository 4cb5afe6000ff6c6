"""What is told of an action that is in progress: what it brings, and what is known of the cards that it names."""

from fogbound.core import Game
from fogbound.server.presentation.presenter import Presenter
from fogbound.text import CardTexts
from playing import act, base, pack_of, table
from seating import around
from server.presenting import presented

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  resources: [wood]
  actions:
    - search: {cost: 1, success: take 033 if available}
    - dig: {cost: 1, success: take 034}
- number: 33
  back: green
  kind: temporary event
  uid: gull
- number: 34
  back: green
  kind: temporary event
  uid: gust
  text: banish this
- skill: drill
  strip: {stars: 1}
  craft: {cost: 1}
  item:
    durability: 3
    actions:
      - make-fire: {cost: 1, success: lose 1 card}
"""


def shown(game: Game) -> Presenter:
    packs = [base(), pack_of(CARDS)]
    open_table = around(game)
    open_table.packs = packs
    return presented(open_table, 0, CardTexts(packs))


def test_the_number_of_a_card_is_known_once_the_table_has_met_it():
    """Before, nobody can say what lies behind it; and that none is left is known as well."""
    game = table(CARDS, at="012", deck=8)
    assert "number/033" not in shown(game).nouns

    act(game, "search", "reveal", "keep-none")
    act(game, "dig", "reveal", "keep-none")

    assert shown(game).nouns["number/033"] == "Gull", "it lies in the Past, and may come again"
    assert shown(game).nouns["number/034"] == "Gust, none left"


def test_to_craft_an_item_does_not_do_what_the_item_does():
    """The drill that is made lights no fire yet."""
    game = act(table(CARDS, at="012", hand=["drill"], deck=8), "craft")

    action = shown(game).action

    assert action is not None
    assert action.verb == "craft"
    assert action.success == ()
