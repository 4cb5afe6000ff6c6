"""What is true of every game at every question; `check` names what is not (C-COMP-07..18)."""

from typing import Final

from fogbound.core import snapshot
from fogbound.core.game import EVERYBODY, SLOTS, UNORDERED, Game
from fogbound.core.steps import NONE
from fogbound.rules.common.book import (
    BLUE,
    BONUS,
    CHARACTER,
    CURSE,
    FOG,
    GOLD,
    GREEN,
    ITEM,
    OTHER,
    PERMANENT,
    SKILL,
    STATE,
    TERRAIN,
    book_of,
)
from fogbound.rules.continent import force, table
from fogbound.rules.continent.frames import ActionFrame
from fogbound.rules.continent.items import HIGHEST
from fogbound.rules.continent.turn import ChooseTurn

ALL_BACKS: Final = frozenset((GREEN, GOLD, FOG, BLUE, OTHER))
BACKS: Final[dict[int, frozenset[int]]] = {
    table.OUT: frozenset((BLUE, OTHER)),
    table.ADVENTURE_DECK: frozenset((GREEN, GOLD)),
    table.ACTION_DECK: frozenset((BLUE,)),
    table.DISCARD_PILE: frozenset((BLUE,)),
    table.DRAWN: frozenset((BLUE,)),
    table.PAST: frozenset((GREEN, GOLD, FOG)),
    table.FOGGY: frozenset((FOG,)),
}
KINDS: Final[dict[int, frozenset[int]]] = {
    table.ACTION_DECK: frozenset((SKILL, CURSE)),
    table.BOARD: frozenset((TERRAIN, PERMANENT)),
}
HAND_KINDS: Final = frozenset((CHARACTER, SKILL, BONUS, STATE))


def check(game: Game) -> list[str]:
    """Everything that is wrong with a game, in words; nothing in a sound one."""
    wrong: list[str] = []
    check_zones(game, wrong)
    if wrong:
        return wrong  # everything else takes the zones for granted
    check_contents(game, wrong)
    check_board(game, wrong)
    check_items(game, wrong)
    check_hands(game, wrong)
    check_knowledge(game, wrong)
    check_rest(game, wrong)
    check_derived(game, wrong)
    check_copies(game, wrong)
    return wrong


def named(game: Game, card: int) -> str:
    """A card by its id, or as a number when there is no such card."""
    ids = game.content.card_ids
    return ids[card] if 0 <= card < len(ids) else f"card {card}"


def check_zones(game: Game, wrong: list[str]) -> None:
    """Every card is in exactly one zone, and `where` agrees (C-COMP-07, C-COMP-18)."""
    total = len(game.content.card_ids)
    if len(game.where) != total:
        wrong.append(f"there are {len(game.where)} cards instead of {total}")
        return
    if not len(game.zones) == len(game.kinds) == len(game.owners) == len(game.values):
        wrong.append("zones, kinds, owners and values differ in number")
        return
    times = [0] * total
    for zone in range(len(game.zones)):
        if zone < UNORDERED and game.zones[zone]:
            wrong.append(f"zone {zone} has no order but holds a list")
        for card in game.zones[zone]:
            times[card] += 1
            if game.where[card] != zone:
                wrong.append(
                    f"{named(game, card)} lies in zone {zone} but is said to be in {game.where[card]}"
                )
    for zone in range(table.SATCHEL + 1, table.HANDS):
        if game.zones[zone]:
            wrong.append(f"zone {zone} is no place for {named(game, game.zones[zone][0])}")
    for card in range(total):
        if times[card] != (0 if game.where[card] < UNORDERED else 1):
            wrong.append(f"{named(game, card)} lies in {times[card]} zones")


def check_contents(game: Game, wrong: list[str]) -> None:
    """Each zone holds the families of cards that belong there (C-COMP-09..16)."""
    cards = book_of(game).cards
    for card in range(len(cards)):
        zone = game.where[card]
        definition = cards[card]
        fits = definition.back in BACKS.get(zone, ALL_BACKS)
        if zone in KINDS:
            fits = fits and definition.kind in KINDS[zone]
        if table.PILES <= zone < table.STORES:
            fits = definition.back == FOG and definition.area == zone - table.PILES
        if not fits:
            wrong.append(f"{named(game, card)} does not belong in zone {zone}")


def check_board(game: Game, wrong: list[str]) -> None:
    """One card per cell, every Board card has a place, figures stand on Terrains (C-COMP-15)."""
    for cell, card in game.cells.items():
        if game.places.get(card, NONE) != cell:
            wrong.append(
                f"{named(game, card)} lies in cell {cell} but has place {game.places.get(card, NONE)}"
            )
        if game.where[card] not in (table.BOARD, table.FOGGY, table.RESOLVING):
            wrong.append(f"{named(game, card)} keeps a cell in zone {game.where[card]}")
    if len(game.places) != len(game.cells):
        wrong.append(f"{len(game.places)} cards have places in {len(game.cells)} cells")
    for card in (*game.zones[table.BOARD], *game.zones[table.FOGGY]):
        if (card in game.places) == (card in game.beside):
            wrong.append(f"{named(game, card)} on the Board lies in a cell and beside a card, or in neither")
    for card, terrain in game.beside.items():
        if game.where[card] != table.BOARD or not _in_play(game, terrain):
            wrong.append(f"{named(game, card)} lies beside {named(game, terrain)}, which cannot be")
    for figure in range(len(game.figures)):
        terrain = game.figures[figure]
        if terrain != NONE and not _in_play(game, terrain):
            wrong.append(f"figure {figure} stands on {named(game, terrain)}")
    for seat in range(game.seats):
        if table.is_present(game, seat) != (game.figures[seat] != NONE):
            wrong.append(f"the figure of seat {seat + 1} is not where its explorer is")


def _in_play(game: Game, terrain: int) -> bool:
    return game.where[terrain] == table.BOARD and table.is_terrain(game, terrain) and terrain in game.places


def check_items(game: Game, wrong: list[str]) -> None:
    """An item is a column of Item cards under one die; eight dice serve everybody (C-COMP-04, C-COMP-17)."""
    in_use = _items_in_use(game)
    for zone in range(table.FIXED, len(game.zones)):
        if not game.zones[zone] or game.kinds[zone] != table.ITEM_COLUMN:
            continue
        lowest = 0 if zone in in_use else 1
        if not lowest <= game.values[zone] <= HIGHEST:
            wrong.append(f"the die of {named(game, game.zones[zone][0])} shows {game.values[zone]}")
        for card in game.zones[zone]:
            definition = book_of(game).cards[card]
            if definition.item is None and definition.kind != ITEM:
                wrong.append(f"{named(game, card)} is part of an item")
    if table.dice_in_use(game) > table.DICE:
        wrong.append(f"{table.dice_in_use(game)} dice lie on items")


def _items_in_use(game: Game) -> set[int]:
    """Columns whose die may be used up: they stay until the Discard step (C-ITEM-03)."""
    found: set[int] = set()
    for frame in game.frames:
        if isinstance(frame, ActionFrame):
            found.update(frame.used)
    return found


def check_hands(game: Game, wrong: list[str]) -> None:
    """A hand holds a Character, Skills, Bonuses, States, one State of each title (C-COMP-16, C-STATE-05)."""
    cards = book_of(game).cards
    for seat in range(4):
        characters = 0
        titles: list[int] = []
        for card in table.hand(game, seat):
            definition = cards[card]
            characters += definition.kind == CHARACTER
            if definition.kind == STATE:
                if definition.title in titles:
                    wrong.append(f"seat {seat + 1} holds two States with the title of {named(game, card)}")
                titles.append(definition.title)
            # A card's text may put a Curse into a hand (C-SKILL-05).
            if definition.kind not in HAND_KINDS and definition.kind != CURSE:
                wrong.append(f"{named(game, card)} is in the hand of seat {seat + 1}")
            if definition.kind == SKILL and definition.character not in (
                NONE,
                game.registers[table.CHARACTERS + seat],
            ):
                wrong.append(f"{named(game, card)} is another character's own Skill (C-SKILL-04)")
        status = game.registers[table.STATUS + seat]
        if characters != (1 if status in (table.PRESENT, table.AWAY) else 0):
            wrong.append(f"seat {seat + 1} has {characters} Character cards")


def check_knowledge(game: Game, wrong: list[str]) -> None:
    """Only hidden cards are kept among what somebody has been shown."""
    for card, seats in game.known.items():
        zone = game.where[card]
        if zone not in table.HIDDEN_ZONES and zone not in (table.BANISHED, table.DISCARD_PILE):
            wrong.append(f"{named(game, card)} lies open in zone {zone} and is remembered as hidden")
        if not 0 <= seats <= EVERYBODY:
            wrong.append(f"{named(game, card)} is known to impossible seats")


def check_rest(game: Game, wrong: list[str]) -> None:
    """Nothing waits when a turn is chosen; markers lie on cards in play; nobody asks for nothing."""
    for key, count in game.counters.items():
        if count <= 0 or game.where[key // SLOTS] in table.HIDDEN_ZONES:
            wrong.append(f"{count} counters lie on {named(game, key // SLOTS)}")
    if isinstance(game.pending(), ChooseTurn):
        if game.agenda:
            wrong.append(f"a turn is chosen while {len(game.agenda)} things wait")
        if game.frames:
            wrong.append(f"a turn is chosen inside {type(game.frames[-1]).__name__}")
        for zone in (table.DRAWN, table.RESOLVING):
            for card in game.zones[zone]:
                wrong.append(f"{named(game, card)} was left in zone {zone}")
    if game.pending() is None and not game.ending:
        wrong.append("nothing is asked and the game is not over")
    for options in (game.offered, game.content.standing(game)):
        ids = [game.option_id(option) for option in options]
        if len(set(ids)) != len(ids):
            wrong.append(f"two options have one name: {', '.join(sorted(ids))}")


def check_derived(game: Game, wrong: list[str]) -> None:
    """What is kept of the abilities in force and of the Board is what would be found out anew."""
    anew = game.clone()
    anew.forget_derived()
    if force.kept(game) != force.kept(anew):
        wrong.append("the abilities kept in the index are not those in force")
    for seat in table.explorers(game):
        terrain = game.figures[seat]
        if _around(game, terrain) != _around(anew, terrain):
            wrong.append(f"what is kept of the Board around {named(game, terrain)} is not what lies there")


def _around(game: Game, terrain: int) -> list[list[int]]:
    return [
        table.attached_events(game, terrain),
        table.attached_fog(game, terrain),
        table.reachable(game, terrain),
    ]


def check_copies(game: Game, wrong: list[str]) -> None:
    """A snapshot that is read back and a clone are the same game."""
    written = snapshot.dump(game)
    if snapshot.dump(game.clone()) != written:
        wrong.append("a clone is another game")
    if snapshot.dump(snapshot.load(game.content, written)) != written:
        wrong.append("a snapshot read back is another game")
