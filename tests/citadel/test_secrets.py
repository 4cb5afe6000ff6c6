"""What anybody may look at, and what nobody may (T-INFO)."""

from enduring import act, card, choose, citadel_table, offered
from fogbound.core.game import EVERYBODY
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule
from second_seat import seat_of

QUAY = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  arrows: {east: [I, 2]}
  actions: [dig: {cost: 2, success: nothing}]
- {number: 11, uid: bell, back: green, kind: quest item}
- {number: 12, uid: oar, back: green, kind: purse}
"""


def is_hidden(game, name):
    """Whether a card lies face down and nobody has been shown it."""
    found = card(game, name)
    return game.where[found] in game.content.hidden_zones and not game.known.get(found, 0)


@rule("T-INFO-01", "T-INFO-02")
def test_decks_are_hidden_from_everybody():
    """Neither the cards of an Action Deck nor what has not been taken yet is known to anybody."""
    game = citadel_table(QUAY, players=2, deck=["star"], decks={1: ["left"]})

    assert is_hidden(game, "star")
    assert is_hidden(game, "left")
    assert is_hidden(game, "oar")


@rule("T-INFO-03", "T-INFO-06", "T-INFO-07")
def test_what_lies_open():
    """One's own pile, Quest items and blocked cards may be looked at at any time."""
    game = citadel_table(QUAY, pile=["star"], quests=["bell"], blocked=["left", "oar"])

    assert not any(is_hidden(game, name) for name in ("star", "bell", "left", "oar"))


@rule("T-INFO-08")
def test_fog_is_named_by_its_side_alone():
    """The option to turn a fog card over says where it lies and nothing of what it is."""
    game = citadel_table(QUAY, at="quay")

    assert "pathfind/s1/1" in offered(game)
    assert not [option for option in offered(game) if "fog" in option]
    fog = game.zones[tabletop.FOGGY][0]
    assert game.where[fog] in game.content.hidden_zones
    assert not game.known.get(fog, 0)


@rule("T-INFO-09")
def test_drawn_cards_are_face_down_until_the_result():
    """Then everybody sees them."""
    game = citadel_table(QUAY, at="quay", deck=["star", "left"])

    act(game, "dig")
    assert is_hidden(game, "star")
    choose(game, "reveal")

    assert game.known[card(game, "star")] == EVERYBODY
    assert game.where[card(game, "star")] == tabletop.DRAWN
    choose(game, "count/0")
    assert game.where[card(game, "star")] == zones.DISCARD_PILES + seat_of(0)
