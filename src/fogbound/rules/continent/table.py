"""The Continent's table: the zones, registers and figures that only this ruleset knows (C-COMP)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop, zones
from fogbound.rules.common.book import BONUS, CHARACTER, SKILL, STATE, Card, book_of
from fogbound.rules.common.zones import Zone

# Zones.
ACTION_DECK: Final = 7
DISCARD_PILE: Final = 8
SATCHEL: Final = tabletop.QUESTS  # quest items lie under the Satchel & Journal
FIXED: Final = tabletop.OWN_ZONES  # zones from here on are made when needed

ITEM_COLUMN: Final = 1
"""The kind of a zone that is an item; owner: a seat, a store as `stored(n)`, or `kept_for(n)`; value: pips on its die."""
KEPT_HAND: Final = 3
"""The kind of a zone that is the hand of an explorer who is away and whose chair is taken; owner: `kept_for(n)`."""

KEPT: Final = -64  # owners from here on downwards are characters; stores lie above

# Registers.
CHOSEN: Final = 3  # curses chosen at setup, as bits
LIFTED: Final = 4  # curses lifted, as bits

# Modes.
NORMAL: Final = 0
EASY: Final = 1
EXTREME: Final = 2
MODES: Final = ("normal", "easy", "extreme")
"""What the modes are called, by number."""

FIRES: Final = tabletop.SEATS  # the figures behind those of the explorers are their fires
DICE: Final = 8

ZONES: Final[zones.Table] = (
    Zone("hand", tabletop.HANDS, zones.SEAT, works=zones.OWN),
    Zone("satchel", SATCHEL, works=zones.SHARED, pile=zones.SPREAD, listed=True),
    Zone("board", tabletop.BOARD, works=zones.SHARED),
    Zone("resolving", tabletop.RESOLVING, works=zones.SHARED),
    Zone("fog", tabletop.FOGGY, seen=zones.HIDDEN),
    Zone("drawn", tabletop.DRAWN, seen=zones.HIDDEN),
    Zone("past", tabletop.PAST, pile=zones.SPREAD, listed=True, may_lose=True),
    Zone("banished", tabletop.BANISHED, pile=zones.SPREAD, listed=True, may_lose=True),
    Zone("store", tabletop.STORES, zones.STORE, pile=zones.SPREAD, listed=True),
    Zone("deck", ACTION_DECK, seen=zones.HIDDEN, pile=zones.DECK, may_lose=True),
    Zone("discard", DISCARD_PILE, pile=zones.DECK, may_lose=True),
    Zone("exploration", tabletop.PILES, zones.AREA, seen=zones.HIDDEN, pile=zones.DECK, may_lose=True),
    Zone("adventure", tabletop.ADVENTURE_DECK, seen=zones.HIDDEN, pile=zones.INDEX, may_lose=True),
    Zone("out", tabletop.OUT, may_lose=True),
)
"""All zones that there always are; in those made when needed, card texts are in force."""
IN_PLAY: Final = zones.that_work(ZONES)
HIDDEN_ZONES: Final = zones.that_are(ZONES, zones.HIDDEN)


def card_of(game: Game, card: int) -> Card:
    """What this card is; a crafted Skill is the item it became (C-CRAFT-08)."""
    definition = book_of(game).cards[card]
    if definition.item is not None and game.kinds[game.where[card]] == ITEM_COLUMN:
        return definition.item
    return definition


def item_part(game: Game, card: int) -> Card:
    """What this card is as part of an item, wherever it lies now."""
    definition = book_of(game).cards[card]
    return definition.item if definition.item is not None else definition


# -- hands -----------------------------------------------------------------------------------------


def limited(game: Game, seat: int) -> list[int]:
    """The Skill and Bonus cards in hand, which share one limit (C-HAND-02)."""
    cards = book_of(game).cards
    return [
        card
        for card in game.zones[tabletop.HANDS + seat]
        if cards[card].kind == SKILL or cards[card].kind == BONUS
    ]


def states(game: Game, seat: int) -> list[int]:
    cards = book_of(game).cards
    return [card for card in game.zones[tabletop.HANDS + seat] if cards[card].kind == STATE]


def character_card(game: Game, seat: int) -> int:
    cards = book_of(game).cards
    for card in game.zones[tabletop.HANDS + seat]:
        if cards[card].kind == CHARACTER:
            return card
    return NONE


def holder(game: Game, card: int) -> int:
    """The seat in whose hand or inventory the card is."""
    zone = game.where[card]
    if tabletop.HANDS <= zone < tabletop.HANDS + 4:
        return zone - tabletop.HANDS
    if game.kinds[zone] == ITEM_COLUMN and game.owners[zone] >= 0:
        return game.owners[zone]
    return NONE


# -- items -----------------------------------------------------------------------------------------


def is_in_hand(game: Game, card: int) -> bool:
    """Whether an explorer holds the card."""
    return tabletop.HANDS <= game.where[card] < tabletop.HANDS + tabletop.SEATS


def stored(store: int) -> int:
    """The owner of a column that lies in a store."""
    return -2 - store


def kept_for(character: int) -> int:
    """The owner of what is kept for a character who is away and whose chair is taken."""
    return KEPT - character


def kept_hand(game: Game, character: int) -> int:
    """The zone with the hand that is kept for a character, or NONE."""
    for zone in range(FIXED, len(game.zones)):
        if game.kinds[zone] == KEPT_HAND and game.zones[zone] and game.owners[zone] == kept_for(character):
            return zone
    return NONE


def is_stored(game: Game, card: int) -> bool:
    """Whether the card belongs to an item that lies in a store."""
    zone = game.where[card]
    return game.kinds[zone] == ITEM_COLUMN and game.owners[zone] < NONE


def columns(game: Game, owner: int) -> list[int]:
    """The items of a seat (or of a store), each a zone whose value is its die."""
    zones = game.zones
    return [
        zone
        for zone in range(FIXED, len(zones))
        if zones[zone] and game.owners[zone] == owner and game.kinds[zone] == ITEM_COLUMN
    ]


def dice_in_use(game: Game) -> int:
    """Dice lying on items of players; who left for a while has written the durability down.

    C-LEAVE-02, C-COMB-07.
    """
    zones = game.zones
    return sum(
        1
        for zone in range(FIXED, len(zones))
        if zones[zone]
        and game.kinds[zone] == ITEM_COLUMN
        and game.owners[zone] >= 0
        and tabletop.is_present(game, game.owners[zone])
        and game.values[zone] > 0
    )


# -- the Board -------------------------------------------------------------------------------------


def fire_on(game: Game, terrain: int) -> bool:
    """Whether a fire figure stands there."""
    figures = game.figures
    return any(figures[FIRES + seat] == terrain for seat in range(game.seats))


def resources_on(game: Game, terrain: int) -> int:
    """The resources of a Terrain, its events and the fire standing there, as bits (C-CRAFT-02, C-CRAFT-04)."""
    book = book_of(game)
    found = book.cards[terrain].resources
    for event in tabletop.attached_events(game, terrain):
        found |= book.cards[event].resources
    if fire_on(game, terrain):
        fire = book.words.find("resource", "fire")
        if fire != NONE:
            found |= 1 << fire
    return found
