"""Renaming: hidden cards change places with each other, in the state and in all that speaks of them by their places.

What happens next may name a hidden card in two ways. One that lies by itself where everybody sees its back is known by
its *place*: whatever lies there is meant. One that was seen and has gone into a pile since is known by its *front*: it
is meant wherever it lies. Names of the first kind follow the place, those of the second are left alone. A secret
question speaks of what one seat was shown where it lies, so to all others its names are of the first kind.
"""

from typing import Final

from fogbound.core.game import SLOTS, Game
from fogbound.core.naming import card_named, with_card
from fogbound.core.pickling import fields_of
from fogbound.core.steps import Frame, Question, Step

HOLDING: Final = frozenset(
    (
        "bottom",
        "card",
        "cards",
        "it",
        "looked",
        "new",
        "old",
        "terrain",
        "terrains",
        "this",
        "top",
        "waiting",
    )
)
"""The fields of steps and frames that may hold a card of which only the back was seen, and never hold anything else."""


def rename(game: Game, names: dict[int, int], placed: dict[int, int]) -> None:
    """Let hidden cards take each other's places, all at once; `names` is a permutation.

    `placed` is the part of it whose cards are known by their places (see above).
    """
    zones = game.zones
    for zone in {game.where[card] for card in names}:
        zones[zone] = tuple([names.get(card, card) for card in zones[zone]])
    where = game.where.copy()
    for card in names:
        game.where[names[card]] = where[card]
    game.cells = {cell: names.get(card, card) for cell, card in game.cells.items()}
    game.places = {card: cell for cell, card in game.cells.items()}
    game.layout = None
    game.counters = {
        names.get(key // SLOTS, key // SLOTS) * SLOTS + key % SLOTS: number
        for key, number in game.counters.items()
    }
    game.known = {names.get(card, card): seats for card, seats in game.known.items()}
    for at in range(len(game.stack)):
        step = game.stack[at]
        is_secret = isinstance(step, Question) and step.is_secret()
        renamed = _renamed(step, names if is_secret else placed)
        assert isinstance(renamed, Step)
        game.stack[at] = renamed
    for at in range(len(game.frames)):
        frame = _renamed(game.frames[at], placed)
        assert isinstance(frame, Frame)
        game.frames[at] = frame


def _renamed(thing: object, names: dict[int, int]) -> object:
    """A step or frame that speaks of the new cards; the same one if it speaks of none of them."""
    kind = type(thing)
    values: list[object] = []
    is_other = False
    for field in fields_of(kind):
        value: object = getattr(thing, field)
        if field in HOLDING:
            new = _exchanged(value, names)
            is_other = is_other or new != value
            value = new
        values.append(value)
    return kind(*values) if is_other else thing


def _exchanged(value: object, names: dict[int, int]) -> object:
    if isinstance(value, tuple):
        return tuple([_exchanged(item, names) for item in value])
    if isinstance(value, int):
        card = card_named(value)
        return with_card(value, names[card]) if card in names else value
    return value
