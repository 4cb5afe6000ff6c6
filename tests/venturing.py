"""Setting small tables with the cards of the expedition: one clearing on which everything can be done."""

from functools import cache
from typing import Any

from fogbound.core import Game
from fogbound.packs import library
from fogbound.packs.pack import Pack, distinct
from playing import base, news, play, table

LAND = """
- number: 12
  back: green
  kind: terrain
  area: I
  tags: [shore, height, cave, freshwater]
  resources: [wood, stone, vine, bone, pelt, plant]
  arrows: {north: 13}
  actions:
    - swim: {cost: 3, difficulty: 2}
    - climb: {cost: 3, difficulty: 2}
    - dig: {cost: 3, difficulty: 2}
    - sail: {cost: 3, difficulty: 2, lock: true}
    - search: {cost: 3, difficulty: 2}
    - hunt: {cost: 3, difficulty: 2}
    - fish: {cost: 3, difficulty: 2}
    - gather: {cost: 3, difficulty: 2}
    - fight: {cost: 3, difficulty: 2}
    - hide: {cost: 3, difficulty: 2}
    - talk: {cost: 3, difficulty: 2}
    - study: {cost: 3, difficulty: 2}
    - rest: {cost: 3, difficulty: 2}
    - make-fire: {cost: 3, difficulty: 0, success: place fire}
    - pathfind: {cost: 3, difficulty: 2}
- {number: 13, back: green, kind: terrain, area: I, arrows: {south: 12}}
"""
"""Every action costs three cards and needs two stars."""


@cache
def expedition() -> Pack:
    """The pack, with ids that differ from those of the pack that all tables build on."""
    packs = distinct([base(), *library.packs_with(["expedition"])])
    return packs[-1]


def clearing(*people: str, cards: str = "", **settings: Any) -> Game:
    """Explorers of the expedition in the clearing; everything else as in `playing.table`."""
    return table(LAND + cards, packs=(expedition(),), characters=people, at="012", **settings)


def fire_at(game: Game, seat: int = 0) -> Game:
    """Put an explorer's fire figure where they stand."""
    return play(game, "place fire", you=seat)


def cards_shown(game: Game) -> int:
    """How many cards have been revealed since the table was set."""
    return len(news(game, "revealed"))


def succeeded(game: Game) -> bool:
    """Whether the action that has just ended succeeded."""
    return bool(news(game, "succeeded"))
