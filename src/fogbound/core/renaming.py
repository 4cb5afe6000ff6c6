"""Renaming: cards change places with each other everywhere in a game, on the stack and in frames as well."""

from fogbound.core.game import SLOTS, Game
from fogbound.core.snapshot import fields_of
from fogbound.core.steps import Frame, Step


def rename(game: Game, names: dict[int, int], holding: frozenset[str]) -> None:
    """Let cards take each other's places, as the permutation `names` says; `holding`: fields with cards."""
    zones = game.zones
    for zone in {game.where[card] for card in names}:
        zones[zone] = tuple([names.get(card, card) for card in zones[zone]])
    where = game.where.copy()
    for card in names:
        game.where[names[card]] = where[card]
    for cell, card in game.cells.items():
        if card in names:
            game.cells[cell] = names[card]
    game.places = {card: cell for cell, card in game.cells.items()}
    game.counters = {
        names.get(key // SLOTS, key // SLOTS) * SLOTS + key % SLOTS: number
        for key, number in game.counters.items()
    }
    game.known = {names.get(card, card): seats for card, seats in game.known.items()}
    for at in range(len(game.stack)):
        game.stack[at] = _renamed_step(game.stack[at], names, holding)
    for frame in game.frames:
        _rename_frame(frame, names, holding)


def held_by(game: Game, fields: frozenset[str]) -> set[int]:
    """Everything that the waiting steps hold in fields of these names."""
    found: set[int] = set()
    for step in game.stack:
        for field in fields_of(type(step)):
            if field in fields:
                value = getattr(step, field)
                if isinstance(value, int):
                    found.add(value)
    return found


def _renamed(value: object, names: dict[int, int]) -> object:
    if isinstance(value, tuple):
        return tuple([_renamed(item, names) for item in value])
    if isinstance(value, int):
        return names.get(value, value)
    return value


def _renamed_step(step: Step, names: dict[int, int], holding: frozenset[str]) -> Step:
    kind = type(step)
    fields = fields_of(kind)
    if not any(field in holding for field in fields):
        return step
    values: list[object] = []
    for field in fields:
        value = getattr(step, field)
        values.append(_renamed(value, names) if field in holding else value)
    renamed: object = kind(*values)
    assert isinstance(renamed, Step)
    return renamed


def _rename_frame(frame: Frame, names: dict[int, int], holding: frozenset[str]) -> None:
    for field in fields_of(type(frame)):
        if field in holding:
            setattr(frame, field, _renamed(getattr(frame, field), names))
