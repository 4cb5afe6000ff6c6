"""Discard, banish, return: where a card goes when it leaves, and what goes with it (C-DBR, C-LIFE-06, C-RUL-64)."""

from typing import Final

from fogbound.core.board import beyond
from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import NONE
from fogbound.rules.common import points
from fogbound.rules.common.book import ADVANCED, BLUE, FOG, GOLD, GREEN, OTHER, OWN, TERRAIN, book_of, do
from fogbound.rules.continent import agenda, markers, table
from fogbound.rules.continent.life import emptied

DISCARD: Final = 0
BANISH: Final = 1
RETURN: Final = 2


def discard(game: Game, card: int) -> None:
    """To the Discard Pile if its back is blue, else to the Past (C-DBR-01)."""
    send(game, card, DISCARD)


def banish(game: Game, card: int) -> None:
    """Out of play until the game is won or lost (C-DBR-02)."""
    send(game, card, BANISH)


def put_back(game: Game, card: int) -> None:
    """Return: home to its own deck, available again at once (C-DBR-05..07)."""
    send(game, card, RETURN)


def send(game: Game, card: int, how: int) -> None:
    """Let a card leave its place in one of the three ways; a Terrain under figures stays (C-RUL-64)."""
    if bears_figures(game, card):
        return
    source = game.where[card]
    witnesses = game.known.get(card, 0)
    leave(game, card, how)
    zone = destination(game, card, how)
    game.move(card, zone)
    if zone == table.BANISHED and is_unseen(source):
        keep_unseen(game, card, witnesses)
    if zone == table.DISCARD_PILE and not game.zones[table.ACTION_DECK]:
        shuffle_pile(game)  # it lies face down meanwhile (C-RUL-21)
    elif zone == table.ACTION_DECK or table.PILES <= zone < table.STORES:
        game.shuffle(zone)


def shuffle_pile(game: Game) -> None:
    """Shuffle the face-down Discard Pile; one that is shown to all for a choice stays shown (C-RUL-42)."""
    others = game.zones[table.DISCARD_PILE][:-1]
    shown = bool(others) and all(game.known.get(card, 0) == EVERYBODY for card in others)
    game.shuffle(table.DISCARD_PILE)
    if shown:
        for card in game.zones[table.DISCARD_PILE]:
            game.show(card, EVERYBODY)


def bears_figures(game: Game, card: int) -> bool:
    """Whether explorers stand on this card; they may never be left without a Terrain (C-RUL-64)."""
    return game.where[card] == table.BOARD and card in game.figures[: game.seats]


def send_all(game: Game, cards: list[int], how: int) -> None:
    """Let several cards leave together; decks that had to be searched for them are shuffled."""
    zones = searched(game, cards)
    for card in cards:
        send(game, card, how)
    close_search(game, zones)


def searched(game: Game, cards: list[int]) -> list[int]:
    """The hidden decks in which these cards lie, a face-down Discard Pile among them."""
    found: list[int] = []
    for card in cards:
        zone = game.where[card]
        hidden = zone == table.ACTION_DECK or table.PILES <= zone < table.STORES
        if zone == table.DISCARD_PILE and not game.zones[table.ACTION_DECK]:
            hidden = True
        if hidden and zone not in found:
            found.append(zone)
    return found


def close_search(game: Game, zones: list[int]) -> None:
    """Shuffle decks after a search; an Action Deck left empty counts as empty from now on (C-LIFE-04)."""
    for zone in zones:
        if zone == table.ACTION_DECK and not game.zones[zone]:
            emptied(game)
        else:
            game.shuffle(zone)


def is_unseen(zone: int) -> bool:
    """Whether Adventure and Exploration cards lie in this zone with their fronts hidden."""
    return zone == table.ADVENTURE_DECK or zone == table.FOGGY or table.PILES <= zone < table.STORES


def keep_unseen(game: Game, card: int, witnesses: int) -> None:
    """A card banished with its front down is not shown, nor which of the same backs it was (C-INFO-07)."""
    game.known[card] = witnesses
    book = book_of(game)
    back = book.cards[card].back
    for other in book.numbered.get(book.cards[card].number, []):
        if game.where[other] == table.ADVENTURE_DECK and book.cards[other].back == back:
            game.known.setdefault(other, 0)


def destination(game: Game, card: int, how: int) -> int:
    """The zone a card goes to."""
    definition = book_of(game).cards[card]
    if how == BANISH:
        return table.BANISHED
    if definition.back == BLUE:
        if definition.skill == OWN:
            status = character_status(game, definition.character)
            if status == table.ELIMINATED or status == table.GONE:
                return table.BANISHED  # it lay in somebody else's inventory until now (C-RUL-90)
            if status == table.AWAY:
                return table.OUT  # C-LEAVE-04
        if how == DISCARD:
            return table.DISCARD_PILE
        return table.OUT if definition.skill == ADVANCED else table.ACTION_DECK
    if definition.back == OTHER:
        return table.OUT
    if how == DISCARD:
        return table.PAST
    return home(game, card)


def home(game: Game, card: int) -> int:
    """The deck an Adventure or Exploration card belongs to."""
    definition = book_of(game).cards[card]
    if definition.back == GREEN or definition.back == GOLD:
        return table.ADVENTURE_DECK
    if definition.back == FOG:
        return table.PILES + definition.area
    return table.OUT


def character_status(game: Game, character: int) -> int:
    """What the seat playing this character is doing; EMPTY when nobody plays it."""
    for seat in range(game.seats):
        if game.registers[table.CHARACTERS + seat] == character:
            return game.registers[table.STATUS + seat]
    return table.ELIMINATED if is_spent(game, character) else table.EMPTY


def spend_character(game: Game, character: int) -> None:
    """Remember a character whose adventure is over and whose seat somebody else takes now (C-RUL-95)."""
    game.record(f"spent {character}")


def is_spent(game: Game, character: int) -> bool:
    """Whether this character was eliminated earlier in this game, at a seat that was taken again since."""
    return f"spent {character}" in game.chronicle


def leave(game: Game, card: int, how: int) -> None:
    """Everything that ends when a card leaves its place: attachments, fires, counters, cards lying on it."""
    zone = game.where[card]
    if zone == table.ADVENTURE_DECK or zone == table.OUT:
        return
    owner = table.holder(game, card)
    definition = table.card_of(game, card)
    if zone == table.BOARD or zone == table.FOGGY or card in game.places:
        leave_board(game, card, how)
    if game.counters:
        markers.clear(game, card)
    for display in displays(game, card):
        for shown in game.zones[display]:
            game.move(shown, table.OUT)
    in_play = owner != NONE or zone in (table.BOARD, table.SATCHEL)
    if in_play and book_of(game).able[card]:
        you = owner if owner != NONE else game.registers[table.ACTIVE]
        for ability in definition.abilities:
            if ability.point == points.LEFT:
                do(game, ability.effect, card, you)


def displays(game: Game, card: int) -> list[int]:
    """The zones of cards that lie on this card."""
    return [
        zone
        for zone in range(table.FIXED, len(game.zones))
        if game.kinds[zone] == table.DISPLAY and game.owners[zone] == card and game.zones[zone]
    ]


def leave_board(game: Game, card: int, how: int) -> None:
    """Take a card off the Board; what is attached to it alone leaves the same way (C-RUL-64)."""
    follow: list[int] = []
    if table.is_terrain(game, card) and game.where[card] == table.BOARD:
        for event in table.attached_events(game, card):
            if len(table.attached_terrains(game, event)) == 1:
                follow.append(event)
        follow.extend(lone_fog(game, card))
        for fire in range(table.FIRES, table.FIRES + game.seats):
            if game.figures[fire] == card:
                game.figures[fire] = NONE  # C-RUL-71
    game.beside.pop(card, NONE)
    cell = game.vacate(card)
    if cell != NONE:
        face_up = game.where[card] == table.BOARD or game.where[card] == table.RESOLVING
        if face_up and book_of(game).cards[card].back == FOG:
            agenda.opening(game, cell, game.registers[table.ACTIVE])  # C-EXPL-01
    for other in follow:
        send(game, other, how)


def lone_fog(game: Game, terrain: int) -> list[int]:
    """The fog cards at which no other Terrain points."""
    found: list[int] = []
    for direction in table.attached_fog(game, terrain):
        cell = beyond(game.places[terrain], direction)
        if all(pointing == terrain for pointing in pointing_at(game, cell)):
            found.append(game.cells[cell])
    return found


def pointing_at(game: Game, cell: int) -> list[int]:
    """The Terrains in play one of whose exploration arrows points at this cell, north first."""
    found: list[int] = []
    for direction in range(4):
        card = game.cells.get(beyond(cell, direction), NONE)
        if card != NONE and game.where[card] == table.BOARD:
            definition = book_of(game).cards[card]
            if definition.kind == TERRAIN and definition.arrows[direction ^ 2] != NONE:
                found.append(card)
    return found


def lay(game: Game, card: int, cell: int, zone: int) -> None:
    """Put a card into a cell of the Board, face up or fog side up."""
    game.move(card, zone)
    game.occupy(card, cell)


def vacate(game: Game, card: int) -> None:
    """A card from the fog that somebody keeps has left its space (C-EXPL-08)."""
    game.vacate(card)


def empty_past(game: Game) -> None:
    """All Adventure cards of the Past go home, all Exploration cards into their shuffled piles (C-NUM-05)."""
    piles: list[int] = []
    for card in game.zones[table.PAST]:
        zone = home(game, card)
        game.move(card, zone)
        if zone >= table.PILES and zone not in piles:
            piles.append(zone)
    for zone in piles:
        game.shuffle(zone)
    game.tell("past-returned")
