"""Setting a table on the islet: what the tests of first-light are written with, beside `playing`."""

from collections.abc import Sequence
from functools import cache

from fogbound.core import NONE, Game
from fogbound.core.board import cell_at
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.filing import clear_board
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import items
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.setup import deal
from fogbound.text import CardTexts
from playing import card

PACK = "first-light"
CLUE = "held-morning"
STARS = ("against-the-odds", "second-wind", "long-stride", "bearings", "broad-back", "open-face")
"""Skills with stars, the best first: with these on top, next to everything succeeds."""
DUDS = ("mattock", "flint-knife", "eel-basket", "tallow-lamp", "windbreak", "log-raft")
"""Skills that show right halves and nothing else: with these on top, everything fails."""


@cache
def adventure() -> Adventure:
    return library.open([PACK])


@cache
def texts() -> CardTexts:
    return CardTexts(adventure().packs)


def landed(
    at: str = "010",
    *,
    people: Sequence[str] = ("surveyor",),
    board: dict[tuple[int, int], str] | None = None,
    fog: dict[tuple[int, int], str] | None = None,
    hand: Sequence[str] = (),
    own: Sequence[str] = (),
    satchel: Sequence[str] = (),
    top: Sequence[str] = STARS,
    mode: int = zones.NORMAL,
) -> Game:
    """A game whose explorers stand on the Terrain `at`, with these Action cards on top of the deck, first first."""
    game = deal(adventure().book, Setup(tuple(people), (CLUE,), mode), 1)
    if at != "010" or board:
        clear_board(game, NONE)
        filing.empty_past(game)
        for (column, row), name in {(0, 0): at, **(board or {})}.items():
            filing.lay(game, card(game, name), cell_at(column, row), tabletop.BOARD)
        for seat in tabletop.explorers(game):
            game.figures[seat] = card(game, at)
        for terrain in tabletop.board_terrains(game):
            lay_fog(game, terrain)
    for (column, row), name in (fog or {}).items():
        hide(game, name, cell_at(column, row))
    for name in hand:
        game.move(card(game, name), tabletop.HANDS)
    for name in own:
        items.make_item(game, card(game, name), 0)
    for name in satchel:
        game.move(card(game, name), zones.SATCHEL)
    wanted = [card(game, name) for name in top]
    rest = [other for other in game.zones[zones.ACTION_DECK] if other not in wanted]
    game.zones[zones.ACTION_DECK] = (*rest, *reversed(wanted))
    game.index = None
    game.news = []
    game.advance()
    return game


def hide(game: Game, name: str, cell: int) -> None:
    """Lay this Exploration card into the fog at a cell, in place of what lies there."""
    wanted = card(game, name)
    if wanted in game.places:
        filing.lay(game, game.cells[cell], game.places[wanted], tabletop.FOGGY)
    else:
        filing.put_back(game, game.cells[cell])
    filing.lay(game, wanted, cell, tabletop.FOGGY)


def under_satchel(game: Game) -> list[str]:
    """What the group has found, besides clues and experience."""
    found = [game.content.card_ids[each] for each in game.zones[zones.SATCHEL]]
    return sorted(name for name in found if name[0].isdecimal() and not name.startswith("005"))
