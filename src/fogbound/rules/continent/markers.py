"""Markers on cards: counters, and places and numbers noted on a card; what becomes of them.

A note is kept in the chronicle under its card; a counter of its own says how many there are.
"""

from fogbound.core.game import SLOTS, Game
from fogbound.rules.common.book import book_of
from fogbound.rules.continent import table


def can_bear(game: Game, card: int) -> bool:
    """Whether markers can lie on the card: it is in play, in no deck and in no pile."""
    return game.where[card] not in (
        table.OUT,
        table.ADVENTURE_DECK,
        table.PAST,
        table.BANISHED,
        table.ACTION_DECK,
        table.DISCARD_PILE,
    )


def note(game: Game, card: int, number: int) -> None:
    """Note a number on the card; one that stands there already is not noted twice."""
    if not is_noted(game, card, number):
        game.record(_key(card, number))
        game.set_count(card, table.NOTES, notes(game, card) + 1)
        game.tell("noted", card=card, n=number)


def is_noted(game: Game, card: int, number: int) -> bool:
    return notes(game, card) > 0 and _key(card, number) in game.chronicle


def notes(game: Game, card: int) -> int:
    """How many numbers are noted on the card."""
    return game.count(card, table.NOTES)


def noted(game: Game, card: int) -> list[int]:
    """The numbers that are noted on the card."""
    if not notes(game, card):
        return []
    prefix = _key_of(card)
    return sorted([int(key[len(prefix) :]) for key in game.chronicle if key.startswith(prefix)])


def clear(game: Game, card: int) -> None:
    """The card leaves: its counters are lost, what was noted on it is forgotten."""
    if notes(game, card):
        _forget(game, card)
    for slot in range(SLOTS):
        game.counters.pop(card * SLOTS + slot, 0)


def clear_at_camp(game: Game) -> None:
    """Counters do not survive camp, except on cards that keep them and on items in a store."""
    for key in list(game.counters):
        card, slot = key // SLOTS, key % SLOTS
        kept = book_of(game).cards[card].keeps >> slot & 1 or table.is_stored(game, card)
        if slot == table.LAST_USED or not kept:
            if slot == table.NOTES:
                _forget(game, card)
            del game.counters[key]


def _key_of(card: int) -> str:
    return f"noted {card} "


def _key(card: int, number: int) -> str:
    return f"{_key_of(card)}{number}"


def _forget(game: Game, card: int) -> None:
    prefix = _key_of(card)
    game.chronicle = {key: times for key, times in game.chronicle.items() if not key.startswith(prefix)}
