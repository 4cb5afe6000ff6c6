"""Fog cards in texts on the Continent: shown to all, explored at once, exchanged."""

from fogbound.core.board import beyond
from fogbound.core.game import EVERYBODY
from fogbound.rules.common import tabletop
from playing import act, at_cell, card, choose, news, offered, play, table, zone

LAND = """
- number: 12
  back: green
  kind: terrain
  area: III
  arrows: {north: 13, east: 13}
  actions: [{pathfind: {cost: 0, success: explore}}]
- {number: 13, back: green, kind: terrain, area: III}
- {fog: pond, area: III, kind: temporary event, text: take 040}
- {fog: glade, area: III, kind: temporary event, text: take 041}
- {fog: moor, area: IV, kind: temporary event, copies: 3}
- {number: 40, back: green, kind: quest item}
- {number: 41, back: green, kind: quest item}
- {fog: reeds, area: III, kind: temporary event, text: take 042}
- {number: 42, back: green, kind: quest item}
- {number: 44, back: green, kind: quest item, uid: lens,
   effects: ["when a fog card is flipped, once per turn: may exchange the fog card"]}
- {number: 43, back: green, kind: quest item, uid: chill,
   effects: ["fog of area III at arrows east: area IV instead"]}
"""


III, IV = 2, 3


def area_of_fog(game, side):
    """The area of the fog at this side of 012."""
    return game.content.cards[game.cells[beyond(game.places[card(game, "012")], side)]].area


def by_fog(**settings):
    return table(LAND, at="012", fog={(0, -1): "pond", (1, 0): "glade"}, **settings)


def test_all_look_at_a_fog_card():
    """One of the fog cards around is chosen, and everybody knows it while it lies there."""
    game = by_fog(explorers=2)
    play(game, "show a fog card", "look/0")

    assert game.known[card(game, "pond")] == EVERYBODY
    assert card(game, "glade") not in game.known
    assert news(game, "looked") == ["pond"]


def test_a_fog_card_is_explored_at_once():
    """What was shown is flipped and resolved, and its space opens behind it."""
    game = by_fog()
    play(game, "show a fog card, then resolve it", "look/1")

    assert zone(game, "041") == tabletop.QUESTS
    assert at_cell(game, 1, 0) == "013"
    assert at_cell(game, 0, -1) == "fog"


def test_without_fog_there_is_nothing_to_show():
    """Where no fog is attached it cannot even be chosen."""
    game = table(LAND, at="013")
    play(game, "may show a fog card")

    assert game.pending_name() == "choose-turn"


def test_a_flipped_fog_card_is_exchanged():
    """The card just flipped goes back unresolved, and the next one of its area is resolved in its place."""
    game = by_fog(satchel=["lens"])
    act(game, "pathfind", "reveal", "explore/0")
    choose(game, "use/lens")

    assert zone(game, "042") == tabletop.QUESTS
    assert zone(game, "040") == tabletop.ADVENTURE_DECK
    assert zone(game, "pond") == tabletop.PILES + III


def test_it_is_left_to_who_explores_whether_it_is_exchanged():
    """Who declines resolves what they have flipped."""
    game = by_fog(satchel=["lens"])
    act(game, "pathfind", "reveal", "explore/0")
    assert "decline/lens" in offered(game)
    choose(game, "decline")

    assert zone(game, "040") == tabletop.QUESTS


def test_fog_of_another_area_is_laid():
    """At the arrows that the text names there is fog of the other area, at all others that of their own."""
    game = table(LAND, at="start", satchel=["chill"])
    play(game, "put 012 east of your terrain")

    assert area_of_fog(game, 1) == IV
    assert area_of_fog(game, 0) == III
