"""Discard, banish, return: where a card goes when it leaves, and what goes with it (C-DBR, C-LIFE-06, C-RUL-64)."""

from typing import Final

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import agenda, bare, markers, news, points, tabletop
from fogbound.rules.common.book import CHARACTER, FOG, GOLD, GREEN, TERRAIN, book_of, do

DISCARD: Final = 0
BANISH: Final = 1
RETURN: Final = 2


def discard(game: Game, card: int) -> None:
    """To the Discard Pile if its back is blue, else to the Past (C-DBR-01, T-ZONE-02)."""
    send(game, card, DISCARD)


def banish(game: Game, card: int) -> None:
    """Out of play until the game is won or lost (C-DBR-02)."""
    send(game, card, BANISH)


def put_back(game: Game, card: int) -> None:
    """Return: home to its own deck, available again at once.

    C-DBR-05, C-DBR-06, C-DBR-07, C-RUL-53, T-ZONE-07.
    """
    send(game, card, RETURN)


def send(game: Game, card: int, how: int) -> None:
    """Let a card leave its place in one of the three ways, unless it has to stay."""
    if has_to_stay(game, card):
        return
    source = game.where[card]
    witnesses = game.known.get(card, 0)
    leave(game, card, how)
    zone = destination(game, card, how)
    game.move(card, zone)
    if is_unseen(source) and book_of(game).conceals(zone):
        keep_unseen(game, card, witnesses)
    if tabletop.PILES <= zone < tabletop.STORES:
        game.shuffle(zone)
    else:
        book_of(game).received(game, zone)


def has_to_stay(game: Game, card: int) -> bool:
    """Whether no text takes this card away: a Character card (C-CARD-12), a Terrain with figures on it (C-RUL-64)."""
    return book_of(game).cards[card].kind == CHARACTER or bears_figures(game, card)


def bears_figures(game: Game, card: int) -> bool:
    """Whether explorers stand on this card; they may never be left without a Terrain (C-RUL-64)."""
    return game.where[card] == tabletop.BOARD and card in game.figures[: game.seats]


def send_all(game: Game, cards: list[int], how: int) -> None:
    """Let several cards leave together; decks that had to be searched for them are shuffled."""
    zones = searched(game, cards)
    for card in cards:
        send(game, card, how)
    close_search(game, zones)


def searched(game: Game, cards: list[int]) -> list[int]:
    """The face-down decks in which these cards lie."""
    found: list[int] = []
    for card in cards:
        zone = game.where[card]
        if zone not in found and (
            tabletop.PILES <= zone < tabletop.STORES or book_of(game).is_deck(game, zone)
        ):
            found.append(zone)
    return found


def close_search(game: Game, zones: list[int]) -> None:
    """Shuffle decks after a search."""
    for zone in zones:
        book_of(game).searched(game, zone)


def is_unseen(zone: int) -> bool:
    """Whether Adventure and Exploration cards lie in this zone with their fronts hidden."""
    return (
        zone == tabletop.ADVENTURE_DECK or zone == tabletop.FOGGY or tabletop.PILES <= zone < tabletop.STORES
    )


def keep_unseen(game: Game, card: int, witnesses: int) -> None:
    """A card banished with its front down is not shown, nor which of the same backs it was (C-INFO-07)."""
    game.known[card] = witnesses
    book = book_of(game)
    back = book.cards[card].back
    for other in book.numbered.get(book.cards[card].number, []):
        if game.where[other] == tabletop.ADVENTURE_DECK and book.cards[other].back == back:
            game.known.setdefault(other, 0)


def destination(game: Game, card: int, how: int) -> int:
    """The zone a card goes to (C-DBR-07, T-ZONE-07, T-CMP-15, T-CMP-16)."""
    book = book_of(game)
    back = book.cards[card].back
    if how == BANISH:
        return tabletop.BANISHED
    if back != GREEN and back != GOLD and back != FOG:
        return book.destination(game, card, how)
    return tabletop.PAST if how == DISCARD else home(game, card)


def home(game: Game, card: int) -> int:
    """The deck an Adventure or Exploration card belongs to (C-COMP-01)."""
    definition = book_of(game).cards[card]
    if definition.back == GREEN or definition.back == GOLD:
        return tabletop.ADVENTURE_DECK
    if definition.back == FOG:
        return tabletop.PILES + definition.area
    return tabletop.OUT


def leave(game: Game, card: int, how: int) -> None:
    """Everything that ends when a card leaves its place: attachments, fires, counters, cards lying on it."""
    zone = game.where[card]
    if zone == tabletop.ADVENTURE_DECK or zone == tabletop.OUT:
        return
    book = book_of(game)
    owner = book.holder(game, card)
    definition = book.face(game, card)
    if zone == tabletop.BOARD or zone == tabletop.FOGGY or card in game.places:
        leave_board(game, card, how)
    lose_markers(game, card)
    for display in displays(game, card):
        for laid in game.zones[display]:
            put_back(game, laid)  # each goes home to its own deck
    if book.able[card] and (owner != NONE or is_in_play(game, zone)):
        you = owner if owner != NONE else game.registers[tabletop.ACTIVE]
        for ability in definition.abilities:
            if ability.point == points.LEFT:
                do(game, ability.effect, card, you)


def lose_markers(game: Game, card: int) -> None:
    """A card goes where nothing can lie on it: its counters, its die and what it held are free again (T-CPD-16)."""
    if game.counters:
        markers.clear(game, card)
        book_of(game).let_go(game, card)


def is_in_play(game: Game, zone: int) -> bool:
    """Whether the texts of cards in this zone are in force; one that is still being resolved is not in play yet."""
    return zone != tabletop.RESOLVING and book_of(game).rank(game, zone) != NONE


def displays(game: Game, card: int) -> list[int]:
    """The zones of cards that lie on this card."""
    return [
        zone
        for zone in range(tabletop.OWN_ZONES, len(game.zones))
        if game.kinds[zone] == tabletop.DISPLAY and game.owners[zone] == card and game.zones[zone]
    ]


def bearers(game: Game) -> list[int]:
    """The cards on which cards lie."""
    return [
        game.owners[zone]
        for zone in range(tabletop.OWN_ZONES, len(game.zones))
        if game.kinds[zone] == tabletop.DISPLAY and game.zones[zone]
    ]


def leave_board(game: Game, card: int, how: int) -> None:
    """Take a card off the Board; what is attached to it alone leaves the same way (C-RUL-64)."""
    follow: list[int] = []
    if tabletop.is_terrain(game, card) and game.where[card] == tabletop.BOARD:
        for event in tabletop.attached_events(game, card):
            if len(tabletop.attached_terrains(game, event)) == 1:
                follow.append(event)
        follow.extend(lone_fog(game, card))
        book_of(game).uncover(game, card)
    game.beside.pop(card, NONE)
    cell = game.vacate(card)
    if cell != NONE:
        face_up = game.where[card] == tabletop.BOARD or game.where[card] == tabletop.RESOLVING
        if face_up and book_of(game).cards[card].back == FOG:
            agenda.opening(game, cell, game.registers[tabletop.ACTIVE])  # C-EXPL-01
    for other in follow:
        send(game, other, how)


def lone_fog(game: Game, terrain: int) -> list[int]:
    """The fog cards at which no other Terrain points."""
    found: list[int] = []
    for direction in tabletop.attached_fog(game, terrain):
        cell = beyond(game.places[terrain], direction)
        if all(pointing == terrain for pointing in pointing_at(game, cell)):
            found.append(game.cells[cell])
    return found


def pointing_at(game: Game, cell: int) -> list[int]:
    """The Terrains in play one of whose exploration arrows points at this cell, north first."""
    found: list[int] = []
    for direction in range(4):
        card = game.cells.get(beyond(cell, direction), NONE)
        if card != NONE and game.where[card] == tabletop.BOARD:
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
    """All Adventure cards of the Past go home, all Exploration cards into their shuffled piles.

    C-NUM-05, C-RUL-13, T-TAKE-10, T-RUL-74.
    """
    piles: list[int] = []
    for card in game.zones[tabletop.PAST]:
        zone = home(game, card)
        game.move(card, zone)
        if zone >= tabletop.PILES and zone not in piles:
            piles.append(zone)
    for zone in piles:
        game.shuffle(zone)
    game.tell(news.PAST_RETURNED)


def clear_board(game: Game, kept: int) -> None:
    """Discard the Board except for one card, or entirely; the figures must then be put elsewhere.

    T-RUL-126.
    """
    if kept == NONE:
        for seat in range(game.seats):
            game.figures[seat] = NONE
    cell = game.places[kept] if kept != NONE else NONE
    game.cells = {cell: kept} if kept != NONE else {}
    game.places = {kept: cell} if kept != NONE else {}
    game.beside.clear()
    game.layout = None
    bare.forget(game)
    for zone in (tabletop.FOGGY, tabletop.BOARD):
        for card in game.zones[zone]:
            if card != kept:
                discard(game, card)
