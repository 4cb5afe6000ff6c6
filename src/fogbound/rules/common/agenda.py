"""What waits until the current action is over: mandatory actions, arrivals, spaces to open (C-LEG-07, C-RUL-45)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.naming import card_named, with_card
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import active_now, took_part
from fogbound.rules.common.reactions import React

MANDATORY: Final = 0  # (kind, active, involved as bits, card)
ARRIVAL: Final = 1  # (kind, terrain, arrived as bits)
OPENING: Final = 2  # (kind, active, involved as bits, cell)
DEFERRED: Final = 3  # (kind, active, involved as bits, effect, this, you, it)
DUTIES: Final = 4  # (kind, card, terrain, …): what must be taken there and has fallen due together (Citadel)
CONTINUED: Final = 5  # (kind, card, terrain): what must be taken there again before anything else (Citadel)


_CARDS: Final = {MANDATORY: (3,), ARRIVAL: (1,), DEFERRED: (4, 6), CONTINUED: (1, 2)}
"""Where entries hold cards; that of duties holds nothing else."""


def renamed(entry: tuple[int, ...], names: dict[int, int]) -> tuple[int, ...]:
    """An entry that speaks of other cards instead."""
    kind = entry[0]
    at = range(1, len(entry)) if kind == DUTIES else _CARDS.get(kind, ())
    return tuple([_exchanged(entry[i], names) if i in at else entry[i] for i in range(len(entry))])


def _exchanged(named: int, names: dict[int, int]) -> int:
    card = card_named(named)
    return with_card(named, names[card]) if card in names else named


def bits(seats: tuple[int, ...]) -> int:
    """A set of seats as bits."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def mandatory(game: Game, card: int, seat: int) -> None:
    """An action that must be taken has become known; whom it concerns is for the ruleset to say (C-LEG-08, T-MAND-01)."""
    game.agenda.append(
        (MANDATORY, active_now(game, seat), bits(book_of(game).obliged(game, card, seat)), card)
    )


def arrivals(game: Game, seats: tuple[int, ...], terrain: int) -> None:
    """Figures have changed Terrain: its mandatory action waits for them, and cards may answer (C-MOVE-08)."""
    if not seats:
        return
    arrived = bits(seats)
    for at in range(len(game.agenda)):
        entry = game.agenda[at]
        if entry[0] == ARRIVAL:
            here = entry[2] | arrived if entry[1] == terrain else entry[2] & ~arrived
            game.agenda[at] = (ARRIVAL, entry[1], here)
            if entry[1] == terrain:
                arrived = 0
    if arrived:
        game.agenda.append((ARRIVAL, terrain, arrived))
    for seat in reversed(seats):
        game.next(React(points.ARRIVED, seat, terrain))
    book_of(game).arrived(game, terrain)


def opening(game: Game, cell: int, seat: int) -> None:
    """A space has become free and gets its card when the action is over."""
    game.agenda.append((OPENING, active_now(game, seat), bits(took_part(game, seat)), cell))


def forget_opening(game: Game, cell: int) -> None:
    game.agenda = [entry for entry in game.agenda if entry[0] != OPENING or entry[3] != cell]


def deferred(game: Game, eid: int, this: int, you: int, it: int) -> None:
    """An effect that waits for the end of the action and still concerns those involved in it."""
    game.agenda.append((DEFERRED, active_now(game, you), bits(took_part(game, you)), eid, this, you, it))
