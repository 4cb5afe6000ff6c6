"""start anew: the entire Board is discarded and the journey goes on from another Terrain."""

from fogbound.core.board import CENTRE
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import agenda, filing, news, tabletop
from fogbound.rules.common.book import GOLD, GREEN, TERRAIN, book_of
from fogbound.rules.common.filing import clear_board
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.movement import go
from fogbound.rules.common.reveal import TerrainEntered, candidates, note_taken
from fogbound.rules.common.terms import Effect

TOPIC = "story"


class StartAnew(Effect):
    """The Board goes to the Past, all figures onto a new Terrain, fires home (C-LEG-09, C-RUL-72, T-RUL-96)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not self._exists(game, you):
            game.tell(news.NO_SUCH_CARD, you, n=self.number)  # C-RUL-54
            return
        game.agenda = [entry for entry in game.agenda if entry[0] != agenda.OPENING]
        clear_board(game, NONE)
        terrain = self._terrain(game, you)
        if terrain == NONE:
            filing.empty_past(game)
            terrain = self._terrain(game, you)
        game.barriers += 1
        note_taken(game, terrain)
        filing.lay(game, terrain, CENTRE, tabletop.BOARD)
        game.tell(news.START_ANEW, you, terrain)
        lay_fog(game, terrain)
        go(game, tuple(tabletop.clockwise(game, you)), terrain)
        game.next(TerrainEntered(terrain, you))

    def _exists(self, game: Game, you: int) -> bool:
        """Whether such a Terrain is in the deck, in the Past, or on the Board that is to be discarded."""
        within = (tabletop.ADVENTURE_DECK, tabletop.PAST, tabletop.BOARD)
        book = book_of(game)
        return any(
            game.where[card] in within and book.cards[card].kind == TERRAIN and book.may_take(game, card, you)
            for card in book.numbered.get(self.number, [])
        )

    def _terrain(self, game: Game, you: int) -> int:
        """A random Terrain of the number in the deck, of those that are taken first; none if there is none."""
        book = book_of(game)
        found = [book.eligible(game, self.number, "", you)]  # there may be other cards among them
        found.extend([candidates(game, self.number, back, "") for back in (GREEN, GOLD)])
        for cards in found:
            terrains = [
                card for card in cards if tabletop.is_terrain(game, card) and book.may_take(game, card, you)
            ]
            if terrains:
                return game.pick(terrains)
        return NONE


term(
    "start-anew",
    "effect",
    StartAnew,
    syntax="start anew at {number:number}",
    brings="go",
    doc="Discards the entire Board and begins again on a Terrain with this number: all figures arrive "
    "there, fire figures go back to their owners. For the consequence of an action that takes all hands.",
    example="start anew at 300",
    icon="start-anew",
    calls="plain",
)
