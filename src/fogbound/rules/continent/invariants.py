"""What is true of every game at every question; `check` names what is not.

C-COMP-07, C-COMP-08, C-COMP-09, C-COMP-10, C-COMP-11, C-COMP-12, C-COMP-13, C-COMP-14, C-COMP-15, C-COMP-16,
C-COMP-17, C-COMP-18.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
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
from fogbound.rules.common.filing import bearers
from fogbound.rules.common.markers import can_bear
from fogbound.rules.common.soundness import (
    check_board,
    check_contents,
    check_copies,
    check_counters,
    check_derived,
    check_knowledge,
    check_options,
    check_unused,
    check_zones,
    named,
)
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import ActionFrame
from fogbound.rules.continent.items import HIGHEST
from fogbound.rules.continent.turn import ChooseTurn

BACKS: Final[dict[int, frozenset[int]]] = {
    tabletop.OUT: frozenset((BLUE, OTHER)),
    tabletop.ADVENTURE_DECK: frozenset((GREEN, GOLD)),
    table.ACTION_DECK: frozenset((BLUE,)),
    table.DISCARD_PILE: frozenset((BLUE,)),
    tabletop.DRAWN: frozenset((BLUE,)),
    tabletop.PAST: frozenset((GREEN, GOLD, FOG)),
    tabletop.FOGGY: frozenset((FOG,)),
}
KINDS: Final[dict[int, frozenset[int]]] = {
    table.ACTION_DECK: frozenset((SKILL, CURSE)),
    tabletop.BOARD: frozenset((TERRAIN, PERMANENT)),
}
CLOSED: Final = table.HIDDEN_ZONES | {tabletop.BANISHED, table.DISCARD_PILE}
"""Zones in which a card can lie unseen."""
HAND_KINDS: Final = frozenset((CHARACTER, SKILL, BONUS, STATE))


def check(game: Game) -> list[str]:
    """Everything that is wrong with a game, in words; nothing in a sound one (C-COMP-07, C-COMP-18)."""
    wrong: list[str] = []
    check_zones(game, wrong)
    if wrong:
        return wrong  # everything else takes the zones for granted
    check_unused(game, wrong)
    # What lies where: C-COMP-09, C-COMP-10, C-COMP-11, C-COMP-12, C-COMP-13, C-COMP-14, C-COMP-15, C-COMP-16.
    check_contents(game, BACKS, KINDS, wrong)
    check_board(game, wrong)
    check_figures(game, wrong)
    check_items(game, wrong)
    check_hands(game, wrong)
    check_laid(game, wrong)
    check_knowledge(game, CLOSED, wrong)
    check_counters(game, table.HIDDEN_ZONES, wrong)
    check_rest(game, wrong)
    check_options(game, wrong)
    check_derived(game, wrong)
    check_copies(game, wrong)
    return wrong


def check_figures(game: Game, wrong: list[str]) -> None:
    """Who takes part has a figure on the Board, nobody else has (C-COMP-15)."""
    for seat in range(game.seats):
        if tabletop.is_present(game, seat) != (game.figures[seat] != NONE):
            wrong.append(f"the figure of seat {seat + 1} is not where its explorer is")


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
    """A hand holds a Character, Skills, Bonuses, States, one State of each title (C-COMP-16, C-STATE-05).

    C-COMP-08.
    """
    cards = book_of(game).cards
    for seat in range(4):
        characters = 0
        titles: list[int] = []
        for card in tabletop.hand(game, seat):
            definition = cards[card]
            characters += definition.kind == CHARACTER
            if definition.kind == STATE:
                if definition.title != NONE and definition.title in titles:
                    wrong.append(f"seat {seat + 1} holds two States with the title of {named(game, card)}")
                titles.append(definition.title)
            # A card's text may put a Curse into a hand (C-SKILL-05).
            if definition.kind not in HAND_KINDS and definition.kind != CURSE:
                wrong.append(f"{named(game, card)} is in the hand of seat {seat + 1}")
            if definition.kind == SKILL and definition.character not in (
                NONE,
                game.registers[tabletop.CHARACTERS + seat],
            ):
                wrong.append(f"{named(game, card)} is another character's own Skill (C-SKILL-04)")
        status = game.registers[tabletop.STATUS + seat]
        if characters != (1 if status in (tabletop.PRESENT, tabletop.AWAY) else 0):
            wrong.append(f"seat {seat + 1} has {characters} Character cards")


def check_laid(game: Game, wrong: list[str]) -> None:
    """Cards lie on a card that is in play itself."""
    for bearer in bearers(game):
        if not can_bear(game, bearer):
            wrong.append(f"cards lie on {named(game, bearer)}, which is not in play")


def check_rest(game: Game, wrong: list[str]) -> None:
    """Nothing waits when a turn is chosen."""
    if isinstance(game.pending(), ChooseTurn):
        if game.agenda:
            wrong.append(f"a turn is chosen while {len(game.agenda)} things wait")
        if game.frames:
            wrong.append(f"a turn is chosen inside {type(game.frames[-1]).__name__}")
        for zone in (tabletop.DRAWN, tabletop.RESOLVING):
            for card in game.zones[zone]:
                wrong.append(f"{named(game, card)} was left in zone {zone}")
