"""Camp: the rulebook's save and resume, a night's rest as a game event (C-SAVE, C-LOAD, C-RUL-97).

The technical suspend is something else: it is exact, free, and has no rule effect.
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.common import points
from fogbound.rules.continent import filing, markers, table
from fogbound.rules.continent.fog import lay_fog
from fogbound.rules.continent.reactions import React


def may_camp(game: Game) -> bool:
    """All figures on one Terrain, nothing in progress and nothing pending (C-SAVE-01)."""
    seats = table.explorers(game)
    together = len({game.figures[seat] for seat in seats}) == 1
    return together and not game.frames and not game.agenda


class MakeCamp(Step):
    """Save, sleep, resume."""

    def run(self, game: Game) -> None:
        game.tell("camp")
        game.then(
            ClearBoard(),
            React(points.CAMP_CLEARED, NONE, NONE),
            ResumeAtCamp(),
            React(points.CAMP_RESUMED, NONE, NONE),
        )


def camp_terrain(game: Game) -> int:
    return game.figures[table.explorers(game)[0]]


class ClearBoard(Step):
    """All Board cards but the camp Terrain go to the Past, events attached to it included (C-SAVE-02)."""

    def run(self, game: Game) -> None:
        camp = camp_terrain(game)
        clear_board(game, camp)
        markers.clear_at_camp(game)


def clear_board(game: Game, kept: int) -> None:
    """Discard the Board except for one card, or entirely; the figures must then be put elsewhere."""
    if kept == NONE:
        for seat in range(game.seats):
            game.figures[seat] = NONE
    cell = game.places[kept] if kept != NONE else NONE
    game.cells = {cell: kept} if kept != NONE else {}
    game.places = {kept: cell} if kept != NONE else {}
    game.beside.clear()
    game.layout = None
    for zone in (table.FOGGY, table.BOARD):
        for card in game.zones[zone]:
            if card != kept:
                filing.discard(game, card)


class ResumeAtCamp(Step):
    """The Past goes home, the camp Terrain gets new fog, fires are back with their owners (C-LOAD, C-RUL-71)."""

    def run(self, game: Game) -> None:
        for fire in range(table.FIRES, table.FIRES + game.seats):
            game.figures[fire] = NONE
        filing.empty_past(game)
        lay_fog(game, camp_terrain(game))
        game.tell("resumed")
