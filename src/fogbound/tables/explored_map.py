"""Surveys of the land at a table: drawn on after every answer, and saved when rules or cards change."""

from collections.abc import Sequence

from fogbound.core import Game, News
from fogbound.core.errors import SnapshotRefused
from fogbound.rules.common import roles, tabletop
from fogbound.rules.common.book import Book
from fogbound.rules.common.setup import SetupRefused
from fogbound.tables.journal import Checkpoint, Journal, Origin
from fogbound.tables.origin import migrate
from fogbound.view.chart import is_stirred, survey
from fogbound.view.chart_schema import Survey


def update_survey(drawn: Survey, before: Game, game: Game, news: Sequence[News]) -> Survey:
    """The survey after an answer; a journey that starts anew gets a new sheet."""
    if not is_stirred(before, game):
        return drawn
    return survey(drawn, game, any(item.kind.role & roles.STARTS for item in news))


def carry_survey(drawn: Survey | None, game: Game) -> Survey:
    """A survey from before this game began, without cards that are no longer in the packs, drawn on."""
    if drawn is None:
        return survey(Survey(), game)
    known = set(game.content.card_ids)
    notes = tuple(note for note in drawn.notes if note.card in known and known.issuperset(note.before))
    return survey(Survey(drawn.sheet, notes), game)


def recover_survey(book: Book, journal: Journal, basis: Origin) -> Survey | None:
    """What had been seen when rules or cards changed, as far as the checkpoints since the basis tell."""
    drawn = basis.drawn
    before: set[tuple[int, int]] = set()
    for at in journal.standing_entries():
        entry = journal.entries[at]
        if not isinstance(entry, Checkpoint):
            continue
        try:
            game = migrate(book, journal.header, entry, basis.names)
        except (SnapshotRefused, SetupRefused):
            continue
        now = {(game.places[terrain], terrain) for terrain in tabletop.board_terrains(game)}
        drawn = (
            carry_survey(drawn, game)
            if not before or before & now
            else survey(_survey_or_new(drawn), game, True)
        )
        before = now
    return drawn


def _survey_or_new(drawn: Survey | None) -> Survey:
    return drawn if drawn is not None else Survey()
