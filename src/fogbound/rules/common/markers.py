"""Markers on cards: counters, and places and numbers noted on a card; what becomes of them.

A note is kept in the chronicle under its card; a counter of its own says how many there are.
"""

from fogbound.core.game import SLOTS, Game
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.book import book_of


def can_bear(game: Game, card: int) -> bool:
    """Whether markers can lie on the card: it is in play, in no deck and in no pile."""
    zone = game.where[card]
    return zone > tabletop.BANISHED and not book_of(game).is_pile(zone)


def note(game: Game, card: int, number: int) -> None:
    """Note a number on the card; one that stands there already is not noted twice."""
    if not is_noted(game, card, number):
        game.record(_key(card, number))
        game.set_count(card, tabletop.NOTES, notes(game, card) + 1)
        game.tell(news.NOTED, card=card, n=number)


def is_noted(game: Game, card: int, number: int) -> bool:
    return notes(game, card) > 0 and _key(card, number) in game.chronicle


def notes(game: Game, card: int) -> int:
    """How many numbers are noted on the card."""
    return game.count(card, tabletop.NOTES)


def noted(game: Game, card: int) -> list[int]:
    """The numbers that are noted on the card."""
    if not notes(game, card):
        return []
    prefix = _key_of(card)
    return sorted([int(key[len(prefix) :]) for key in game.chronicle if key.startswith(prefix)])


def clear(game: Game, card: int) -> None:
    """The card leaves: its counters are lost, what was noted on it is forgotten."""
    if notes(game, card):
        forget(game, card)
    for key in [key for key in game.counters if key // SLOTS == card]:
        game.counters.pop(key)


def _key_of(card: int) -> str:
    return f"noted {card} "


def _key(card: int, number: int) -> str:
    return f"{_key_of(card)}{number}"


def forget(game: Game, card: int) -> None:
    """Forget what is noted on the card."""
    game.chronicle = {
        key: times for key, times in game.chronicle.items() if not key.startswith(_key_of(card))
    }
