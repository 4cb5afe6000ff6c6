"""A glance at a game: what lies where as one seat may see it, by the rules alone and without a projection."""

from typing import NamedTuple

from fogbound.core import NONE, Game
from fogbound.core.game import SLOTS, UNORDERED
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Book, book_of
from fogbound.rules.common.door import reads_question

__all__ = ["VisibleCards", "glance", "readable"]


class VisibleCards(NamedTuple):
    """Cards by name where their fronts are seen, by a number that equal backs share on the Board, else not at all."""

    zones: tuple[tuple[str, ...], ...]
    cells: tuple[tuple[int, str], ...]
    figures: tuple[str, ...]
    counters: tuple[tuple[str, int, int], ...]
    registers: tuple[int, ...]
    question: tuple[str, ...]
    standing: tuple[str, ...]


def glance(game: Game, seat: int) -> VisibleCards:
    """What this seat can learn by looking around; NONE for a watcher."""
    book = book_of(game)
    names = [name if book.sees(game, seat, card) else "" for card, name in enumerate(game.content.card_ids)]
    offered, standing = readable(game, seat)
    return VisibleCards(
        tuple(tuple(names[card] for card in zone) for zone in game.zones[UNORDERED:]),
        tuple((cell, names[card] or _back(game, book, card)) for cell, card in sorted(game.cells.items())),
        tuple(names[card] if card != NONE else "" for card in game.figures),
        tuple(
            sorted(
                (names[key // SLOTS], key % SLOTS, number)
                for key, number in game.counters.items()
                if names[key // SLOTS]
            )
        ),
        tuple(game.registers),
        tuple(offered),
        tuple(standing),
    )


def _back(game: Game, book: Book, card: int) -> str:
    """What is seen of a fog card: the first of all whose backs look the same."""
    if game.where[card] != tabletop.FOGGY:
        return ""
    alike = (other for other in range(len(book.cards)) if book.same_back(game, card, other))
    return f"back {next(alike)}"


def readable(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """The ids of the options this seat may read, and of what stands beside them."""
    offered = game.offered if reads_question(game, seat) else []
    standing = game.content.standing(game) if game.pending() is not None else []
    return [game.option_id(option) for option in offered], [game.option_id(option) for option in standing]
