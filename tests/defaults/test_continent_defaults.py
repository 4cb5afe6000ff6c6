"""What Enter takes on the Continent."""

from fogbound.rules.common.book import book_of
from playing import act, table

CARDS = """
- {number: 103, back: green, kind: state, uid: freezing}
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - rest: {cost: 1, success: each involved may return one state in your hand of your choice}
    - search: {cost: 1, success: you may lose 2 cards}
"""


def asked_by(verb: str, hand: list[str]) -> str:
    """What is offered once this action has succeeded, and what Enter takes of it."""
    game = act(table(CARDS, at="012", hand=hand, deck=8), verb, "reveal", "keep-none")
    offered = [option.verb for option in game.offered]
    assert offered == ["do", "decline"]
    default = book_of(game).default_option(game)
    return default.verb if default is not None else ""


def test_enter_does_not_decline_what_an_action_has_won():
    """The cards are paid: whether a State goes is to be said in so many words."""
    assert asked_by("rest", ["freezing"]) == ""


def test_enter_declines_what_costs_something():
    """What an action offers at a price is no gift."""
    assert asked_by("search", []) == "decline"
