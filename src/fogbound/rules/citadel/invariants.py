"""What is true of every game of the Citadel at every question; `check` names what is not (T-CMP, T-LIFE, T-COMM-02)."""

from typing import Final

from fogbound.core.game import SLOTS, Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import compound, sight, table
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.citadel.reading import is_due
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import markers, tabletop
from fogbound.rules.common.book import (
    BLUE,
    BUILDING,
    CHARACTER,
    CUSTOM,
    FOG,
    GLOBAL,
    GOLD,
    GREEN,
    OTHER,
    OWN,
    PAGE,
    PARAGRAPH,
    PERMANENT,
    PURSE,
    QUEST,
    SIDE_QUEST,
    SKILL,
    SYMBOL,
    TERRAIN,
    WORLD_MAP,
    book_of,
)
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

BACKS: Final[dict[int, frozenset[int]]] = {
    tabletop.OUT: frozenset((BLUE, OTHER)),
    tabletop.ADVENTURE_DECK: frozenset((GREEN, GOLD)),
    tabletop.PAST: frozenset((GREEN, GOLD, FOG)),
    tabletop.FOGGY: frozenset((FOG,)),
    tabletop.DRAWN: frozenset((BLUE,)),
}
KINDS: Final[dict[int, frozenset[int]]] = {
    tabletop.BOARD: frozenset((TERRAIN, PERMANENT)),
    tabletop.QUESTS: frozenset((QUEST,)),
    table.GLOBALS: frozenset((GLOBAL,)),
    table.WORLD_MAP: frozenset((WORLD_MAP,)),
    table.LEAFLET: frozenset((BUILDING, SYMBOL, SIDE_QUEST, CUSTOM, WORLD_MAP)),  # a map card that is owed
    table.BOOKLET: frozenset((PAGE,)),
    table.READING: frozenset((PARAGRAPH,)),
}
OWN_KINDS: Final[dict[int, frozenset[int]]] = {
    tabletop.HANDS: frozenset((SKILL,)),
    table.PURSES: frozenset((PURSE,)),
    table.BLOCKED: frozenset((SKILL, PURSE, QUEST)),
    table.DECKS: frozenset((SKILL,)),
    table.DISCARD_PILES: frozenset((SKILL,)),
    table.CHARACTER: frozenset((CHARACTER,)),
}
"""What each player's own zones may hold (T-CMP-05, T-CMP-06, T-CMP-07, T-CMP-08, T-CMP-09)."""
CLOSED: Final = table.HIDDEN_ZONES | table.SHUT_ZONES
"""Zones in which a card can lie unseen."""
UNMARKED: Final = CLOSED - {tabletop.OUT, tabletop.FOGGY}
"""Zones in which no marker can lie on a card; a fog side may bear a die, a part of the leaflet its checks."""


def check(game: Game) -> list[str]:
    """Everything that is wrong with a game, in words; nothing in a sound one."""
    wrong: list[str] = []
    check_zones(game, wrong)
    if wrong:
        return wrong  # everything else takes the zones for granted
    # What lies where: T-CMP-05, T-CMP-06, T-CMP-07, T-CMP-08, T-CMP-09, T-CMP-10, T-CMP-11, T-CMP-12, T-CMP-13,
    # T-CMP-14, T-CMP-15, T-CMP-16, T-CMP-17, T-CMP-18, T-CMP-19.
    check_unused(game, wrong)
    check_contents(game, BACKS, KINDS, wrong)
    check_booklet(game, wrong)
    check_belongings(game, wrong)
    check_board(game, wrong)
    check_people(game, wrong)
    check_community(game, wrong)
    check_dice(game, wrong)
    check_knowledge(game, CLOSED, wrong)
    check_counters(game, UNMARKED, wrong)
    check_rest(game, wrong)
    check_options(game, wrong)
    check_derived(game, wrong)
    check_copies(game, wrong)
    return wrong


def check_booklet(game: Game, wrong: list[str]) -> None:
    """There is one bookmark."""
    if len(game.zones[table.BOOKLET]) > 1:
        wrong.append("the bookmark lies at several pages")


def check_belongings(game: Game, wrong: list[str]) -> None:
    """What players have is theirs to have: the right kinds of cards, one Character, Skills of their own (T-CMP-03)."""
    cards = book_of(game).cards
    for seat in range(tabletop.SEATS):
        character = game.registers[tabletop.CHARACTERS + seat]
        for first, kinds in OWN_KINDS.items():
            for card in game.zones[first + seat]:
                definition = cards[card]
                if definition.kind not in kinds:
                    wrong.append(f"{named(game, card)} does not belong to seat {seat + 1} in zone {first}")
                if definition.kind == SKILL and definition.skill == OWN and definition.character != character:
                    wrong.append(
                        f"{named(game, card)} is the Skill of another character than seat {seat + 1}'s"
                    )
        held = game.zones[table.CHARACTER + seat]
        if len(held) > 1 or (held and cards[held[0]].character != character):
            wrong.append(f"seat {seat + 1} has the wrong Character card")


def check_people(game: Game, wrong: list[str]) -> None:
    """Life points from 0 to 99; at 0 unconscious and without a figure.

    T-LIFE-02, T-LIFE-03, T-LIFE-04, T-UNC-01.
    """
    for seat in range(game.seats):
        life = table.life(game, seat)
        status = game.registers[tabletop.STATUS + seat]
        if not 0 <= life <= table.MOST_LIFE:
            wrong.append(f"seat {seat + 1} has {life} life points")
        if status != tabletop.PRESENT and game.figures[seat] != NONE and not game.ending:
            wrong.append(f"the figure of seat {seat + 1} is on the Board without its character")
        if status == table.UNCONSCIOUS and life != 0:
            wrong.append(f"seat {seat + 1} is unconscious with {life} life points")
        if status == tabletop.PRESENT and game.figures[seat] != NONE and life == 0:
            wrong.append(f"seat {seat + 1} is conscious without life points")


def check_community(game: Game, wrong: list[str]) -> None:
    """No score goes below 0 or above 25 (T-COMM-02); boxes are no more than there are (T-BLD-01)."""
    for which in range(table.INFLUENCE, table.DEFENSE + 1):
        if not 0 <= table.score(game, which) <= table.MOST_SCORE:
            wrong.append(f"score {which} stands at {table.score(game, which)}")
    if game.registers[table.TREMOR] < 0:
        wrong.append(f"the tremor stands at {game.registers[table.TREMOR]}")


def check_dice(game: Game, wrong: list[str]) -> None:
    """Four dice at most, each on a row that its card has and showing what a die can (T-CMP-04, T-RUL-36)."""
    if compound.dice_in_use(game) > table.DICE:
        wrong.append(f"{compound.dice_in_use(game)} dice lie on cards")
    for key in game.counters:
        card = key // SLOTS
        if key % SLOTS == table.ROW and not markers.can_bear(game, card):
            wrong.append(f"a die lies on {named(game, card)}, which is not in play")
        if key % SLOTS == table.ROW:
            rows = len(compound.rows_of(game, card))
            if not 0 <= table.row_of(game, card) < rows or not 0 <= table.die_on(game, card) <= 6:
                wrong.append(f"the die on {named(game, card)} cannot be where it is")
        elif key % SLOTS == table.DIE and table.row_of(game, card) == NONE:
            wrong.append(f"{named(game, card)} remembers a die that does not lie on it")


def check_rest(game: Game, wrong: list[str]) -> None:
    """Drawn cards belong to an action; when a turn is chosen nothing goes on, though a duty may rest (T-RUL-47)."""
    for card in game.zones[tabletop.DRAWN]:
        if sight.drawing(game, card) is None:
            wrong.append(f"{named(game, card)} was drawn for no action")
    for frame in game.frames:
        if isinstance(frame, Pass) and min(frame.icons) < 0:
            wrong.append("more class icons were spent than obtained")
    if isinstance(game.pending(), ChooseAction):
        if game.frames:
            wrong.append(f"a turn is chosen inside {type(game.frames[-1]).__name__}")
        for card in game.zones[tabletop.DRAWN]:
            wrong.append(f"{named(game, card)} was left among the drawn cards")
        for card in game.zones[table.READING]:
            if not is_due(game, card):
                wrong.append(f"the paragraph {named(game, card)} was left open")
