"""K-C-01, Ansa Quill: a character with an ability of her own."""

import pytest

from enduring import (
    act,
    card,
    choose,
    deck_size,
    farlamp_table,
    finish,
    offered,
    pile_size,
    play,
    terrain,
)
from fogbound.rules.citadel import limits
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop

WAYS = """
- number: 10
  uid: ford
  back: green
  kind: terrain
  actions: [swim: {success: each involved may step}, tend: {success: each unconscious explorer gains 1 life}]
- {page: ebb-1, booklet: ebb, tremor: 0}
"""


def ansa(players=2, seat=0, **settings):
    """A table at which one character is Ansa Quill; the field lies east of where the others stand."""
    given = {"board": {(1, 0): "field"}, "pile": 3, "deck": 6, **settings}
    game = farlamp_table(WAYS, only=["k-c-01"], players=players, **given)
    quill = card(game, "ansa-quill")
    game.move(game.zones[zones.CHARACTER + seat][0], tabletop.OUT)
    game.move(quill, zones.CHARACTER + seat)
    game.registers[tabletop.CHARACTERS + seat] = game.content.cards[quill].character
    game.advance()  # what is offered is worked out anew
    return game


@pytest.mark.parametrize(
    ("players", "most_hand", "most_weight"), [(1, 5, 7), (2, 4, 6), (3, 4, 6), (4, 3, 5)]
)
def test_her_limits(players, most_hand, most_weight):
    """Hand and weight by player count."""
    game = ansa(players)

    assert (limits.hand_limit(game, 0), limits.weight_limit(game, 0)) == (most_hand, most_weight)


def test_her_move():
    """One card, no difficulty, to an adjacent Terrain."""
    game = ansa(1)

    act(game, "move", "reveal")

    assert terrain(game) == "field"
    assert deck_size(game) == 5


def test_she_regains_on_arriving_in_company():
    """Where another conscious character stands she may regain 1 card."""
    game = ansa(where={1: "field"})

    act(game, "move", "reveal")
    assert offered(game) == ["use/ansa-quill", "decline/ansa-quill"]
    choose(game, "use")

    assert (deck_size(game), pile_size(game)) == (6, 3)  # one card drawn, one regained


def test_she_may_decline():
    """It is a permission."""
    game = ansa(where={1: "field"})

    act(game, "move", "reveal", "decline")

    assert (deck_size(game), pile_size(game)) == (5, 4)


def test_alone_there_is_no_comfort():
    """An empty Terrain, or one where nobody conscious stands, gives nothing."""
    game = ansa()

    act(game, "move", "reveal")

    assert terrain(game) == "field"
    assert offered(game)[0].startswith("move")


def test_whoever_is_active_it_is_her_arrival_that_counts():
    """Moved by somebody else's action she decides, for her own cards; others arriving at her side give her nothing."""
    game = ansa(at="ford", where={1: "field", 0: "ford"}, board={(1, 0): "field", (0, 1): "start"}, players=3)

    act(game, "swim", "reveal", seat=2, joined=[0])
    choose(game, "do/ford", "go/field")  # the active one goes to where company is: not Ansa, nothing offered
    assert game.pending_name() == "offer-effect"
    choose(game, "do/ford", "go/field")
    assert game.pending().seat(game) == 0
    choose(game, "use")

    assert (deck_size(game), pile_size(game)) == (7, 2)


def test_once_in_a_turn():
    """A second arrival in the same turn gives nothing more."""
    game = ansa(where={1: "field"})
    act(game, "move", "reveal", "use")
    before = pile_size(game)

    play(game, "step")
    play(game, "step")
    assert terrain(game) == "field"

    assert pile_size(game) == before
    assert offered(game)[0].startswith("move")
    act(game, "move", "reveal")
    act(game, "move", "reveal")
    assert offered(game) == ["use/ansa-quill", "decline/ansa-quill"]


def test_waking_up_is_an_arrival_too():
    """By whatever effect her figure arrives."""
    game = ansa(at="ford", deck=4, pile=3)
    play(game, "lose 99 life", "banish")
    game.move(game.zones[zones.DECKS][0], zones.DISCARD_PILES)

    act(game, "tend", "reveal", seat=1)

    assert offered(game) == ["use/ansa-quill", "decline/ansa-quill"]


def test_when_somebody_leaves_she_may_hold_more():
    """The number of players changes the values of everybody at once."""
    game = ansa(4, page="ebb-1")

    choose(game, "leave-for-good/s4")
    finish(game)

    assert (limits.hand_limit(game, 0), limits.weight_limit(game, 0)) == (4, 6)
