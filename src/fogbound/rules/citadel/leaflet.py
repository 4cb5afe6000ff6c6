"""The leaflet: community scores, buildings, the destiny page, side quests (T-COMM, T-BLD, T-DEST, T-SQ)."""

from typing import Final

from fogbound.core.game import OWN_SLOTS, Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.reading import open_paragraph
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import BUILDING, CUSTOM, SIDE_QUEST, SYMBOL, book_of

BOXES: Final = OWN_SLOTS
"""The counter of what is checked: the boxes of a building, the one of a symbol. No digits are written on these."""
STATUS: Final = OWN_SLOTS
"""The counter that says how far a side quest is."""
SOURCE: Final = OWN_SLOTS + 2
"""The counter that says which paragraph a side quest was heard of in."""

# How far a side quest is; one that was never listed lies outside the leaflet.
ACTIVE: Final = 1
INITIATED: Final = 2
FINISHED: Final = 3


def is_in_force(game: Game, card: int) -> bool:
    """Whether what the leaflet says here holds: a building once it is built, a symbol once it is checked (T-BLD-03)."""
    kind = book_of(game).cards[card].kind
    if kind == BUILDING:
        return is_built(game, card)
    if kind == SYMBOL:
        return is_checked(game, card)
    if kind == SIDE_QUEST:
        return is_active(game, card)
    return kind == CUSTOM


def _on_leaflet(game: Game, kind: int) -> list[int]:
    cards = book_of(game).cards
    return [card for card in game.zones[table.LEAFLET] if cards[card].kind == kind]


# -- scores ----------------------------------------------------------------------------------------


def change_score(game: Game, which: int, amount: int) -> None:
    """Raise or lower a score; it stays from 0 to 25 (T-COMM-02, T-COMM-03, T-RUL-93)."""
    old = table.score(game, which)
    new = max(0, min(table.MOST_SCORE, old + amount))
    game.registers[table.SCORES + which] = new
    if new != old:
        tell_score(game, which)


def tell_score(game: Game, which: int) -> None:
    """Tell what a score stands at now."""
    score = table.score(game, which)
    if which == table.INFLUENCE:
        game.tell(news.INFLUENCE, n=score)
    elif which == table.KNOWLEDGE:
        game.tell(news.KNOWLEDGE, n=score)
    elif which == table.PRODUCTION:
        game.tell(news.PRODUCTION, n=score)
    else:
        game.tell(news.DEFENSE, n=score)


def can_pay_score(game: Game, which: int, amount: int) -> bool:
    """Whether a price does not push the score below 0 (T-COMM-04)."""
    return table.score(game, which) >= amount


# -- life points -----------------------------------------------------------------------------------


def record_life(game: Game) -> None:
    """Note the life points of each character, as when a scenario ends or is saved (T-COMM-06)."""
    noted = game.chronicle.copy()
    for seat in table.players(game):
        noted[f"life {game.registers[tabletop.CHARACTERS + seat]}"] = table.life(game, seat)
    game.chronicle = noted


def recorded_life(game: Game, character: int) -> int:
    """What the page says of a character's life points; NONE before anything was noted."""
    return game.chronicle.get(f"life {character}", NONE)


# -- buildings -------------------------------------------------------------------------------------


def buildings(game: Game) -> list[int]:
    return _on_leaflet(game, BUILDING)


def is_built(game: Game, building: int) -> bool:
    """Whether all its boxes are checked (T-BLD-03)."""
    return game.count(building, BOXES) >= book_of(game).cards[building].boxes


def built(game: Game) -> list[int]:
    return [building for building in buildings(game) if is_built(game, building)]


def unbuilt(game: Game) -> list[int]:
    return [building for building in buildings(game) if not is_built(game, building)]


def check_box(game: Game, building: int) -> None:
    """Check one box; with the last one the building stands (T-BLD-01, T-BLD-03)."""
    if is_built(game, building):
        return
    game.set_count(building, BOXES, game.count(building, BOXES) + 1)
    game.index = None
    game.tell(news.BUILT if is_built(game, building) else news.BOX_CHECKED, card=building)


def clear_boxes(game: Game, building: int) -> None:
    """A building loses all its checks, and what it brought ends at once."""
    game.set_count(building, BOXES, 0)
    game.index = None
    game.tell(news.BOXES_CLEARED, card=building)


# -- the destiny page ------------------------------------------------------------------------------


def symbols(game: Game) -> list[int]:
    return _on_leaflet(game, SYMBOL)


def is_checked(game: Game, symbol: int) -> bool:
    return game.count(symbol, BOXES) > 0


def price_of(game: Game, symbol: int, you: int) -> int:
    """What a symbol costs now, in Hope (T-DEST-02, T-DATA-06)."""
    price = rules_of(game).leaf(symbol).price
    return price.count(game, symbol, you, NONE) if price is not None else 0


def can_be_checked(game: Game, symbol: int, you: int) -> bool:
    """Once only, and only if what it needs holds."""
    needs = rules_of(game).leaf(symbol).needs
    return not is_checked(game, symbol) and (needs is None or needs.holds(game, symbol, you, NONE))


def check_symbol(game: Game, symbol: int) -> None:
    game.set_count(symbol, BOXES, 1)
    game.index = None
    game.tell(news.SYMBOL_CHECKED, card=symbol)


# -- side quests -----------------------------------------------------------------------------------


def quests(game: Game) -> list[int]:
    """The side quests that are listed, in the order in which they were."""
    return _on_leaflet(game, SIDE_QUEST)


def quest_status(game: Game, quest: int) -> int:
    """0 for a side quest that is not listed."""
    return game.count(quest, STATUS)


def is_active(game: Game, quest: int) -> bool:
    """Listed and not finished; initiated ones still are (T-SQ-03, T-SQ-06)."""
    return quest_status(game, quest) in (ACTIVE, INITIATED)


def list_quest(game: Game, quest: int) -> None:
    """A side quest is listed once; being told of it again changes nothing.

    T-SQ-01, T-SQ-02, T-SQ-03, T-RUL-95.
    """
    if quest_status(game, quest) != 0:
        return
    game.move(quest, table.LEAFLET)
    game.set_count(quest, STATUS, ACTIVE)
    reading = open_paragraph(game)
    if reading is not None:
        game.set_count(quest, SOURCE, rules_of(game).paragraph(reading.card).number)
    game.index = None
    game.tell(news.QUEST_LISTED, card=quest)


def quest_source(game: Game, quest: int) -> int:
    """The paragraph that told of a side quest, which may be reread freely; 0 without one (T-SQ-02, T-INFO-10)."""
    return game.count(quest, SOURCE)


def initiate_quest(game: Game, quest: int) -> None:
    """Only an active side quest is initiated (T-SQ-04)."""
    if quest_status(game, quest) == ACTIVE:
        game.set_count(quest, STATUS, INITIATED)
        game.tell(news.QUEST_INITIATED, card=quest)


def finish_quest(game: Game, quest: int) -> None:
    """A listed side quest is finished, initiated or not (T-SQ-05, T-SQ-06)."""
    if is_active(game, quest):
        game.set_count(quest, STATUS, FINISHED)
        game.index = None
        game.tell(news.QUEST_FINISHED, card=quest)
