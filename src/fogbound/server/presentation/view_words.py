"""The words of packs that a view contains: what they are called is sent along with it."""

from collections.abc import Iterable, Sequence

from fogbound.view import CitadelView, ContinentView, View
from fogbound.view.schema import SeenCard

__all__ = ["words_of"]


def words_of(seen: View, action_types: Iterable[str]) -> frozenset[tuple[str, str]]:
    """The words of packs that a view contains, each after its group; nothing that it does not show."""
    found: set[tuple[str, str]] = {("action", word) for word in action_types}
    for seat in seen.seats:
        if seat.character:
            found.add(("character", seat.character))
        _note_all(seat.hand, found)
    for cell in seen.board:
        if cell.card is not None:
            _note_counters(cell.card, found)
        _note_all(cell.beside, found)
    if isinstance(seen, ContinentView):
        for curse in (*seen.curses_chosen, *seen.curses_lifted):
            found.add(("curse", curse))
        for store in seen.stores:
            found.add(("store", store.name))
        _note_all(seen.satchel, found)
    elif isinstance(seen, CitadelView):
        for name in seen.stores:
            found.add(("store", name))
        if seen.page is not None:
            for goal in seen.page.goals:
                found.add(("goal", goal.name))
        for one in seen.seats:
            _note_all((*one.purse, *one.blocked), found)
        quests = [one.card for one in seen.leaflet.side_quests]
        _note_all((*quests, *seen.quests, *seen.global_events), found)
    return frozenset(found)


def _note_all(cards: Sequence[SeenCard], found: set[tuple[str, str]]) -> None:
    for card in cards:
        _note_counters(card, found)


def _note_counters(card: SeenCard, found: set[tuple[str, str]]) -> None:
    for counter in card.counters:
        if counter.name:
            found.add(("counter", counter.name))
    _note_all(card.bears, found)
