"""Renaming: hidden cards change places with each other, in the state and in secret questions that hold them.

Everything else on the stack speaks of cards that have been seen; frames that hold hidden ones are left to
their ruleset.
"""

from typing import Final

from fogbound.core.game import SLOTS, Game
from fogbound.core.snapshot import fields_of
from fogbound.core.steps import Question

HOLDING: Final = frozenset(("card", "cards"))
"""The fields in which a secret question holds cards that only who answers it may see."""


def rename(game: Game, names: dict[int, int]) -> None:
    """Let hidden cards take each other's places, all at once; `names` is a permutation."""
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
        if isinstance(step, Question) and step.is_secret():
            game.stack[at] = _renamed_question(step, names)


def _renamed(value: object, names: dict[int, int]) -> object:
    if isinstance(value, tuple):
        return tuple([_renamed(item, names) for item in value])
    if isinstance(value, int):
        return names.get(value, value)
    return value


def _renamed_question(question: Question, names: dict[int, int]) -> Question:
    kind = type(question)
    values: list[object] = []
    for field in fields_of(kind):
        value = getattr(question, field)
        values.append(_renamed(value, names) if field in HOLDING else value)
    renamed: object = kind(*values)
    assert isinstance(renamed, Question)
    return renamed
