"""The Action Deck and the Discard Pile: which cards go there, and how both are kept.

C-DBR, C-LIFE, C-RUL-21, C-RUL-42, C-RUL-90.
"""

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import NONE
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import ADVANCED, BLUE, OWN, book_of
from fogbound.rules.continent import table
from fogbound.rules.continent.life import emptied


def destination(game: Game, card: int, how: int) -> int:
    """Where a Skill, a Curse or a card without a deck goes when it leaves (C-DBR-01, C-DBR-06, C-COMP-01)."""
    definition = book_of(game).cards[card]
    if definition.back != BLUE:
        return tabletop.OUT
    if definition.skill == OWN:
        status = character_status(game, definition.character)
        if status == tabletop.ELIMINATED or status == tabletop.GONE:
            return tabletop.BANISHED  # it lay in somebody else's inventory until now (C-RUL-90)
        if status == tabletop.AWAY:
            return tabletop.OUT  # C-LEAVE-04
    if how == filing.DISCARD:
        return table.DISCARD_PILE
    return tabletop.OUT if definition.skill == ADVANCED else table.ACTION_DECK


def is_face_down(game: Game, zone: int) -> bool:
    """The Action Deck always lies face down, the Discard Pile while the deck is empty (C-INFO-05)."""
    return zone == table.ACTION_DECK or (zone == table.DISCARD_PILE and not game.zones[table.ACTION_DECK])


def received(game: Game, zone: int) -> None:
    """What joins a face-down deck is shuffled in (C-RUL-21)."""
    if zone == table.ACTION_DECK:
        game.shuffle(zone)
    elif zone == table.DISCARD_PILE and not game.zones[table.ACTION_DECK]:
        shuffle_pile(game)


def searched(game: Game, zone: int) -> None:
    """A searched deck is shuffled; an Action Deck left empty counts as empty from now on (C-LIFE-04)."""
    if zone == table.ACTION_DECK and not game.zones[zone]:
        emptied(game)
    else:
        game.shuffle(zone)


def shuffle_pile(game: Game) -> None:
    """Shuffle the face-down Discard Pile; one that is shown to all for a choice stays shown (C-RUL-42)."""
    others = game.zones[table.DISCARD_PILE][:-1]
    shown = bool(others) and all(game.known.get(card, 0) == EVERYBODY for card in others)
    game.shuffle(table.DISCARD_PILE)
    if shown:
        for card in game.zones[table.DISCARD_PILE]:
            game.show(card, EVERYBODY)


def character_status(game: Game, character: int) -> int:
    """What the seat playing this character is doing, AWAY also without a seat; EMPTY when nobody plays it."""
    for seat in range(game.seats):
        if game.registers[tabletop.CHARACTERS + seat] == character:
            return game.registers[tabletop.STATUS + seat]
    if table.kept_hand(game, character) != NONE:
        return tabletop.AWAY
    return tabletop.ELIMINATED if is_spent(game, character) else tabletop.EMPTY


def spend_character(game: Game, character: int) -> None:
    """Remember a character whose adventure is over and whose seat somebody else takes now (C-RUL-95)."""
    game.record(f"spent {character}")


def is_spent(game: Game, character: int) -> bool:
    """Whether this character was eliminated earlier in this game, at a seat that was taken again since."""
    return f"spent {character}" in game.chronicle
