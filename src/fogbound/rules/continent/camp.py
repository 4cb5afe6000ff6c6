"""Camp: the rulebook's save and resume, a night's rest as a game event (C-SAVE, C-LOAD, C-RUL-97).

The technical suspend is something else: it is exact, free, and has no rule effect.
"""

from fogbound.core.game import SLOTS, Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.common import filing, markers, points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.reactions import React
from fogbound.rules.continent import news, table


def may_camp(game: Game) -> bool:
    """All figures on one Terrain, nothing in progress and nothing pending (C-SAVE-01)."""
    seats = tabletop.explorers(game)
    together = len({game.figures[seat] for seat in seats}) == 1
    return together and not game.frames and not game.agenda


class MakeCamp(Step):
    """Save, sleep, resume (C-RUL-97)."""

    def run(self, game: Game) -> None:
        game.tell(news.CAMP)
        game.then(
            ClearBoard(),
            React(points.CAMP_CLEARED, NONE, NONE),
            ResumeAtCamp(),
            React(points.CAMP_RESUMED, NONE, NONE),
        )


def camp_terrain(game: Game) -> int:
    return game.figures[tabletop.explorers(game)[0]]


class ClearBoard(Step):
    """All Board cards but the camp Terrain go to the Past, events attached to it included; all else is kept.

    C-SAVE-02, C-SAVE-03, C-SAVE-04, C-SAVE-06, C-LOAD-05.
    """

    def run(self, game: Game) -> None:
        camp = camp_terrain(game)
        filing.clear_board(game, camp)
        clear_markers(game)


def clear_markers(game: Game) -> None:
    """Counters do not survive camp, except on cards that keep them and on items in a store."""
    for key in list(game.counters):
        card, slot = key // SLOTS, key % SLOTS
        kept = book_of(game).cards[card].keeps or table.is_stored(game, card)
        if slot == tabletop.LAST_USED or not kept:
            if slot == tabletop.NOTES:
                markers.forget(game, card)
            del game.counters[key]


class ResumeAtCamp(Step):
    """The Past goes home, the camp Terrain gets new fog, fires are back with their owners.

    C-RUL-71, C-SAVE-07, C-LOAD-01, C-LOAD-02, C-LOAD-03, C-LOAD-04.
    """

    def run(self, game: Game) -> None:
        for fire in range(table.FIRES, table.FIRES + game.seats):
            game.figures[fire] = NONE
        filing.empty_past(game)
        lay_fog(game, camp_terrain(game))
        game.tell(news.RESUMED)
