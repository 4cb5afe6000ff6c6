"""The Citadel's table: the zones and registers that only this ruleset knows, and who is conscious (T-CMP)."""

from typing import Final

from fogbound.core.game import OWN_SLOTS, Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop, zones
from fogbound.rules.common.book import PURSE, book_of
from fogbound.rules.common.zones import Zone

# Zones.
GLOBALS: Final = 7  # Global events, beside the Board
WORLD_MAP: Final = 8
LEAFLET: Final = 11  # buildings, destiny symbols, listed side quests, what holds for the community
PURSES: Final = 48  # one for each seat
BLOCKED: Final = 52  # under the Character card
DECKS: Final = 56  # Action Decks
DISCARD_PILES: Final = 60
CHARACTER: Final = 64  # the Character card of each seat
BOOKLET: Final = 68  # the page at the bookmark
READING: Final = 69  # paragraphs that are open
FIXED: Final = 70  # zones from here on are made when needed

# Registers.
LIFE: Final = 16  # life points of each seat
SCORES: Final = 20  # Influence, Knowledge, Production, Defense
TREMOR: Final = 24
SAVED: Final = 25  # whether this scenario has been saved once
FIRST_FALLEN: Final = 26  # the character who fell unconscious first in this adventure, as number + 1
HOMEWARD: Final = 27  # whether the scenario is over as soon as the action or dialogue is, see HOME and ONWARD
REGISTERS: Final = 28

# What a seat may be doing beside being present, that is conscious.
UNCONSCIOUS: Final = 5
HELD: Final = 6  # taken away for a while by an effect: neither conscious nor unconscious

# Recovery modes, in the register MODE.
STANDARD: Final = 0
STORY: Final = 1
SURVIVAL: Final = 2
MODES: Final = ("standard", "story", "survival")
"""What the modes are called, by number."""
MODE_CHOSEN: Final = 2  # an option of the setup: the mode was chosen with it, and is not asked for any more

# How a scenario ends, in the register HOMEWARD.
HOME: Final = 1  # at the Citadel
ONWARD: Final = 2  # on the spot; the next one begins at once

# Community scores.
INFLUENCE: Final = 0
KNOWLEDGE: Final = 1
PRODUCTION: Final = 2
DEFENSE: Final = 3
MOST_SCORE: Final = 25

MOST_LIFE: Final = 99
DICE: Final = 4

# Counters on cards.
WRITTEN: Final = OWN_SLOTS  # the digits written on a card, as one number
BLOCKER: Final = OWN_SLOTS + 1  # the card that keeps this one blocked, as its number + 1
DUTY: Final = (
    OWN_SLOTS + 2
)  # where those stand who must take what a card in resolution demands, as a cell + 1
# behind it: which actions are shut, see `common.closing`
ROW: Final = OWN_SLOTS + 4  # the row a die lies on, from 1; none without a die
DIE: Final = OWN_SLOTS + 5  # what the die shows

# Class icons.
FIST: Final = 0
HAND: Final = 1
FLAG: Final = 2
TARGET: Final = 3
WILD: Final = 4

ZONES: Final[zones.Table] = (
    Zone("character", CHARACTER, zones.SEAT, works=zones.OWN),
    Zone("hand", tabletop.HANDS, zones.SEAT, works=zones.OWN),
    Zone("purse", PURSES, zones.SEAT, works=zones.OWN),
    Zone("blocked", BLOCKED, zones.SEAT, works=zones.OWN),
    Zone("quests", tabletop.QUESTS, works=zones.SHARED, pile=zones.SPREAD, listed=True),
    Zone("global-events", GLOBALS, works=zones.SHARED, pile=zones.SPREAD),
    Zone("board", tabletop.BOARD, works=zones.SHARED),
    Zone("resolving", tabletop.RESOLVING, works=zones.SHARED),
    Zone("world-map", WORLD_MAP, works=zones.SHARED),
    Zone("leaflet", LEAFLET, works=zones.SHARED),
    Zone("booklet", BOOKLET, works=zones.SHARED),
    Zone("reading", READING, works=zones.SHARED),
    Zone("fog", tabletop.FOGGY, seen=zones.HIDDEN),
    Zone("drawn", tabletop.DRAWN, seen=zones.HIDDEN),
    Zone("past", tabletop.PAST, seen=zones.SHUT, pile=zones.DECK, listed=True, may_lose=True),  # T-INFO-04
    Zone(
        "banished", tabletop.BANISHED, seen=zones.SHUT, pile=zones.DECK, listed=True, may_lose=True
    ),  # T-INFO-05
    Zone("store", tabletop.STORES, zones.STORE, pile=zones.SPREAD, listed=True),
    Zone("deck", DECKS, zones.SEAT, seen=zones.HIDDEN, pile=zones.DECK, may_lose=True),
    Zone("discard", DISCARD_PILES, zones.SEAT, pile=zones.DECK, may_lose=True),
    Zone("exploration", tabletop.PILES, zones.AREA, seen=zones.HIDDEN, pile=zones.DECK, may_lose=True),
    Zone("adventure", tabletop.ADVENTURE_DECK, seen=zones.HIDDEN, pile=zones.INDEX, may_lose=True),
    Zone("out", tabletop.OUT, seen=zones.HIDDEN, may_lose=True),
)
"""All zones that there always are; in those made when needed, card texts can be in force."""
IN_PLAY: Final = zones.that_work(ZONES)
HIDDEN_ZONES: Final = zones.that_are(ZONES, zones.HIDDEN)
SHUT_ZONES: Final = zones.that_are(ZONES, zones.SHUT)
"""Zones of cards that lay open before, and that nobody may look through any more (T-INFO-04, T-INFO-05)."""


# -- characters ------------------------------------------------------------------------------------


def players(game: Game) -> list[int]:
    """The seats whose character is in the adventure, conscious or not."""
    status = game.registers[tabletop.STATUS : tabletop.STATUS + game.seats]
    return [seat for seat in range(game.seats) if status[seat] in (tabletop.PRESENT, UNCONSCIOUS, HELD)]


def is_unconscious(game: Game, seat: int) -> bool:
    return game.registers[tabletop.STATUS + seat] == UNCONSCIOUS


def life(game: Game, seat: int) -> int:
    return game.registers[LIFE + seat]


def score(game: Game, which: int) -> int:
    """How many points a community score has; none where nothing is marked (T-COMM-01, T-RUL-94)."""
    return game.registers[SCORES + which]


def character_card(game: Game, seat: int) -> int:
    cards = game.zones[CHARACTER + seat]
    return cards[0] if cards else NONE


def seat_of(game: Game, character: int) -> int:
    """The seat that plays this character, NONE when nobody does."""
    for seat in players(game):
        if game.registers[tabletop.CHARACTERS + seat] == character:
            return seat
    return NONE


# -- cards -----------------------------------------------------------------------------------------


def holder(game: Game, card: int) -> int:
    """The seat that has the card in hand, purse or blocked area, or whose Character card it is."""
    zone = game.where[card]
    if tabletop.HANDS <= zone < tabletop.HANDS + 4:
        return zone - tabletop.HANDS
    if PURSES <= zone < PURSES + 4:
        return zone - PURSES
    if BLOCKED <= zone < BLOCKED + 4:
        return zone - BLOCKED
    if CHARACTER <= zone < CHARACTER + 4:
        return zone - CHARACTER
    return NONE


def owner(game: Game, card: int) -> int:
    """The seat an Action card belongs to, in hand, deck, pile or blocked area; else its holder."""
    zone = game.where[card]
    if DECKS <= zone < DECKS + 4:
        return zone - DECKS
    if DISCARD_PILES <= zone < DISCARD_PILES + 4:
        return zone - DISCARD_PILES
    return holder(game, card)


def is_blocked(game: Game, card: int) -> bool:
    return BLOCKED <= game.where[card] < BLOCKED + 4


def purse(game: Game, seat: int) -> tuple[int, ...]:
    """The Purse cards in front of a player, those that are blocked not among them."""
    return game.zones[PURSES + seat]


def carried(game: Game, seat: int) -> list[int]:
    """All Purse cards of a player, blocked ones too (T-PURSE-01, T-ZONE-10)."""
    cards = book_of(game).cards
    blocked = [card for card in game.zones[BLOCKED + seat] if cards[card].kind == PURSE]
    return [*game.zones[PURSES + seat], *blocked]


def carried_weight(game: Game, seat: int) -> int:
    cards = book_of(game).cards
    return sum([cards[card].weight for card in carried(game, seat)])


# -- whom a card concerns --------------------------------------------------------------------------


def concern(game: Game, card: int, terrain: int) -> None:
    """A card that lies nowhere on the Board obliges those who stand where it was revealed (T-MAND-01)."""
    game.set_count(card, DUTY, game.places.get(terrain, NONE) + 1)


# -- dice on cards ---------------------------------------------------------------------------------


def row_of(game: Game, card: int) -> int:
    """The row the die lies on, from 0; NONE without a die (T-CPD-02)."""
    return game.count(card, ROW) - 1


def die_on(game: Game, card: int) -> int:
    return game.count(card, DIE)
