"""The tabletop both games share: which zone is which, who sits where, and short questions about the Board."""

from typing import Final

from fogbound.core.board import STEPS, beyond, opposite
from fogbound.core.game import EVERYBODY, OWN_SLOTS, Derived, Game
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE
from fogbound.rules.common.book import FOG, PERMANENT, TERRAIN, Card, book_of

# Zones. The first two are indexes without an order; those not named here belong to one of the rulesets.
OUT: Final = 0  # not in this game
ADVENTURE_DECK: Final = 1
PAST: Final = 2
BANISHED: Final = 3
BOARD: Final = 4  # face up
FOGGY: Final = 5  # on the Board, fog side up
RESOLVING: Final = 6  # a revealed card that is in no pile yet
DRAWN: Final = 9
QUESTS: Final = 10  # what all players hold together
HANDS: Final = 12  # one for each seat
PILES: Final = 16  # the Exploration Deck, one pile for each area
STORES: Final = 32  # named by packs
OWN_ZONES: Final = 48  # from here on each ruleset has its own

LAID: Final = (BOARD, FOGGY)
"""Zones of the cards on the Board."""

DISPLAY: Final = 2
"""The kind of a zone that is made for cards lying on another card, which is its owner."""

# Registers; those not named here belong to one of the rulesets.
TURN: Final = 0
ACTIVE: Final = 1  # who took the last action
MODE: Final = 2
OPTIONS: Final = 5  # rule options, as bits
BOARD_LIMIT: Final = 6  # most columns and rows of the Board, 0 for none
WAITING: Final = 7  # whether some space waits for fog
STATUS: Final = 8  # one for each seat
CHARACTERS: Final = 12  # the character each seat plays, as its number in the vocabulary
OWN_REGISTERS: Final = 16

# What a seat is doing. Only who is present takes part; a ruleset may know further ways of not taking part.
EMPTY: Final = 0
PRESENT: Final = 1
AWAY: Final = 2  # left for a while
ELIMINATED: Final = 3
GONE: Final = 4  # left for good

SEATS: Final = 4
"""The most seats; the first figures are theirs, one each."""
NAMED_COUNTERS: Final = OWN_SLOTS - 1
"""How many kinds of counters packs may name, beside the plain one; those behind them are the rules' own."""
NOTES: Final = OWN_SLOTS + 6
"""The counter that says how much is noted on a card."""
LAST_USED: Final = OWN_SLOTS + 7
"""The counter that remembers in which turn once-per-turn effects were used, and which of the card."""

# -- seats -----------------------------------------------------------------------------------------


def is_present(game: Game, seat: int) -> bool:
    return game.registers[STATUS + seat] == PRESENT


def is_out(game: Game, seat: int) -> bool:
    """Whether the adventure of whoever sits there is over, so that nothing is asked of them any more."""
    return seat >= 0 and game.registers[STATUS + seat] in (ELIMINATED, GONE)


def explorers(game: Game) -> list[int]:
    """The seats in play, by number."""
    return [seat for seat in range(game.seats) if game.registers[STATUS + seat] == PRESENT]


def deciding_seats(game: Game) -> list[int]:
    """The seats whose decision the pending question is where it is put to the group: some, or all in play."""
    question = game.pending()
    named = question.deciders(game) if question is not None else ()
    return [seat for seat in explorers(game) if not named or seat in named]


def player_count(game: Game) -> int:
    return game.registers[STATUS : STATUS + 4].count(PRESENT)


def seats_taken(game: Game) -> int:
    """How many seats somebody has taken, whatever became of their explorers."""
    return game.seats - game.registers[STATUS : STATUS + game.seats].count(EMPTY)


def clockwise(game: Game, first: int) -> list[int]:
    """The seats in play, beginning with this one or the next to its left (T-RUL-51)."""
    order: list[int] = []
    for step in range(game.seats):
        seat = (first + step) % game.seats
        if game.registers[STATUS + seat] == PRESENT:
            order.append(seat)
    return order


def next_present(game: Game, seat: int) -> int:
    """This seat, or the next to its left that is in play; the seat itself when nobody is left."""
    order = clockwise(game, seat)
    return order[0] if order else seat


def first_place(game: Game) -> int:
    """The card on which the first explorer in play stands, NONE while nobody stands anywhere."""
    for seat in explorers(game):
        if game.figures[seat] != NONE:
            return game.figures[seat]
    return NONE


def explorers_on(game: Game, terrain: int) -> list[int]:
    return [seat for seat in range(game.seats) if game.figures[seat] == terrain]


def hand(game: Game, seat: int) -> tuple[int, ...]:
    return game.zones[HANDS + seat]


def witnesses(game: Game, card: int) -> int:
    """Who may hear what this card is when it is spoken of: of fog only those who have looked behind it."""
    return game.known.get(card, 0) if game.where[card] == FOGGY else EVERYBODY


# -- the Board -------------------------------------------------------------------------------------


def is_terrain(game: Game, card: int) -> bool:
    return book_of(game).cards[card].kind == TERRAIN


class Around(Picklable):
    """What lies around a Terrain: events and fog attached to it, other Terrains linked to it."""

    def __init__(self, events: list[int], fog: list[int]) -> None:
        self.events = events
        self.fog = fog  # directions
        self.links: list[int] | None = None  # found out when first asked for


class Layout(Derived):
    """What lies around the Terrains that were asked for since the Board last changed."""

    def __init__(self) -> None:
        self.around: dict[int, Around] = {}


def _around(game: Game, terrain: int) -> Around:
    layout = game.layout
    if layout is None:
        layout = Layout()
        game.layout = layout
    assert isinstance(layout, Layout)
    found = layout.around.get(terrain)
    if found is None:
        found = Around(_events_at(game, terrain), _fog_at(game, terrain))
        layout.around[terrain] = found
    return found


def attached_events(game: Game, terrain: int) -> list[int]:
    """The face-up Permanent events attached to a Terrain, north first, then those laid alongside.

    C-REV-06, T-TYPE-04.
    """
    found = _around(game, terrain).events
    if game.beside:
        return found + [card for card, other in game.beside.items() if other == terrain]
    return found


def _events_at(game: Game, terrain: int) -> list[int]:
    found: list[int] = []
    cell = game.places.get(terrain, NONE)
    if cell == NONE:
        return found
    cards = book_of(game).cards
    for direction in range(4):
        card = game.cells.get(beyond(cell, direction), NONE)
        if (
            card != NONE
            and game.where[card] == BOARD
            and cards[card].kind == PERMANENT
            and points_at(game, card, opposite(direction))
        ):
            found.append(card)
    return found


def points_at(game: Game, card: int, direction: int) -> bool:
    """Whether a Permanent event has a placement arrow in that direction, where a Terrain lies.

    An Exploration card's single arrow points at the Terrain that brought it into play, and it serves every
    Terrain whose own arrow points back at it (C-CARD-09, C-RUL-24).
    """
    definition = book_of(game).cards[card]
    if definition.back == FOG:
        neighbour = game.cells[beyond(game.places[card], direction)]
        return book_of(game).cards[neighbour].arrows[opposite(direction)] != NONE
    return definition.placements >> direction & 1 == 1


def attached_terrains(game: Game, event: int) -> list[int]:
    """The Terrains a Permanent event is attached to."""
    if event in game.beside:
        return [game.beside[event]]
    cell = game.places.get(event, NONE)
    found: list[int] = []
    if cell == NONE:
        return found
    for direction in range(4):
        card = game.cells.get(beyond(cell, direction), NONE)
        if (
            card != NONE
            and game.where[card] == BOARD
            and is_terrain(game, card)
            and points_at(game, event, direction)
        ):
            found.append(card)
    return found


def attached_fog(game: Game, terrain: int) -> list[int]:
    """The directions in which a fog card is attached to a Terrain (C-RUL-24, T-CARD-06, T-RUL-53)."""
    return _around(game, terrain).fog


def _fog_at(game: Game, terrain: int) -> list[int]:
    cell = game.places.get(terrain, NONE)
    if cell == NONE:
        return []
    arrows = book_of(game).cards[terrain].arrows
    found: list[int] = []
    for direction in range(4):
        if arrows[direction] != NONE:
            card = game.cells.get(beyond(cell, direction), NONE)
            if card != NONE and game.where[card] == FOGGY:
                found.append(direction)
    return found


def board_terrains(game: Game) -> list[int]:
    """All Terrains in play, in the order of their cells."""
    cards = book_of(game).cards
    return [
        game.cells[cell] for cell in sorted(game.cells) if _is_open_terrain(game, cards, game.cells[cell])
    ]


def _is_open_terrain(game: Game, cards: list[Card], card: int) -> bool:
    return game.where[card] == BOARD and cards[card].kind == TERRAIN


def reachable(game: Game, terrain: int) -> list[int]:
    """The other Terrains linked to this one by an unbroken series of Terrains, in cell order (C-MOVE-03)."""
    around = _around(game, terrain)
    links = around.links
    if links is None:
        links = linked_to(game, terrain)
        around.links = links
    return links


def linked_to(game: Game, terrain: int) -> list[int]:
    """Follow the series of Terrains that begins with this one (C-MOVE-05)."""
    start = game.places.get(terrain, NONE)
    if start == NONE:
        return []
    cards = book_of(game).cards
    seen = {start}
    border = [start]
    while border:
        cell = border.pop()
        for step in STEPS:
            other = cell + step
            if other not in seen:
                card = game.cells.get(other, NONE)
                if card != NONE and _is_open_terrain(game, cards, card):
                    seen.add(other)
                    border.append(other)
    seen.discard(start)
    return [game.cells[cell] for cell in sorted(seen)]


def adjacent(game: Game, terrain: int) -> list[int]:
    """The Terrains that share a side with this one, north first (T-RUL-85)."""
    cards = book_of(game).cards
    cell = game.places.get(terrain, NONE)
    if cell == NONE:
        return []
    found: list[int] = []
    for direction in range(4):
        card = game.cells.get(beyond(cell, direction), NONE)
        if card != NONE and _is_open_terrain(game, cards, card):
            found.append(card)
    return found
