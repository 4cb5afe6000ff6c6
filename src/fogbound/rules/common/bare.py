"""Bare spaces: freed by a card's text, they get fog only when a figure next arrives on a Terrain pointing at them.

They are kept in the chronicle, by cell.
"""

from fogbound.core.game import Game


def strip(game: Game, cells: list[int]) -> None:
    """Leave these free spaces without fog."""
    for cell in cells:
        if not is_bare(game, cell):
            game.record(_key(cell))


def is_bare(game: Game, cell: int) -> bool:
    return _key(cell) in game.chronicle


def cover(game: Game, cell: int) -> None:
    """From now on the space is like any other."""
    game.chronicle = {key: times for key, times in game.chronicle.items() if key != _key(cell)}


def forget(game: Game) -> None:
    """The Board is cleared: no space of it is bare any more."""
    if any(key.startswith("bare ") for key in game.chronicle):
        game.chronicle = {key: times for key, times in game.chronicle.items() if not key.startswith("bare ")}


def _key(cell: int) -> str:
    return f"bare {cell}"
