"""The rulebook's save, once in a scenario, and resuming: a game event, not the technical suspend (T-SAVE, T-RSM)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.leaflet import record_life
from fogbound.rules.citadel.story import scenario
from fogbound.rules.common import filing, movement, points, tabletop
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.reactions import React


def is_quiet(game: Game) -> bool:
    """Whether the bookmark lies where saving is allowed, no dialogue is open and nobody acts.

    T-SAVE-02, T-SAVE-04, T-RUL-99.
    """
    page = scenario(game)
    if page is None or page.booklet == NONE or not page.saving:
        return False
    return not game.frames and not game.zones[tabletop.RESOLVING]


def may_save(game: Game) -> bool:
    """Once in a scenario, when all conscious characters are together.

    T-SAVE-01, T-SAVE-02, T-SAVE-03, T-SAVE-04, T-RUL-97.
    """
    together = len({game.figures[seat] for seat in tabletop.explorers(game)}) == 1
    standing = game.figures[tabletop.explorers(game)[0]] != NONE
    return is_quiet(game) and together and standing and not game.registers[table.SAVED]


class Save(Step):
    """Hands are discarded, the Board but one Terrain goes to the Past; then play resumes there.

    T-SAVE-05, T-SAVE-06, T-SAVE-07, T-SAVE-08, T-SAVE-09, T-SAVE-10, T-SAVE-11, T-RUL-42.
    """

    def run(self, game: Game) -> None:
        game.registers[table.SAVED] = 1
        game.tell(news.SAVED)
        record_life(game)  # T-COMM-06
        for seat in table.players(game):
            for card in tabletop.hand(game, seat):
                filing.discard(game, card)  # T-RUL-100
        kept = game.figures[tabletop.explorers(game)[0]]
        filing.clear_board(game, kept)
        game.then(React(points.CAMP_CLEARED, NONE, kept), Resume(kept))


class Resume(Step):
    """The Past goes home, the Terrain gets new fog, the figures of the conscious come to it.

    T-RSM-01, T-RSM-02, T-RSM-03, T-RSM-04, T-RSM-05, T-RSM-06.
    """

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def run(self, game: Game) -> None:
        filing.empty_past(game)
        lay_fog(game, self.terrain)
        game.tell(news.PLAY_RESUMED)
        game.next(React(points.CAMP_RESUMED, NONE, self.terrain))
        for seat in range(game.seats):
            game.figures[seat] = NONE
        movement.go(game, tuple(tabletop.explorers(game)), self.terrain)  # T-RUL-45
