"""Playing a journal again to look at it: every step with the game before and after it, forwards and back."""

from collections.abc import Sequence

from fogbound.core import AnswerRefused, Game, News
from fogbound.core.errors import SnapshotRefused
from fogbound.odds import Outlook
from fogbound.packs.books import bind
from fogbound.packs.pack import Pack
from fogbound.rules.common.book import Book
from fogbound.rules.common.setup import SetupRefused
from fogbound.tables import game_queries
from fogbound.tables.errors import TableRefused
from fogbound.tables.journal import Answer, Changed, Entry, Journal, Origin, Step, Undo
from fogbound.tables.snapshots import Names, names_from
from fogbound.tables.table import Diverged, Table
from fogbound.view import SeenNews, seen_news
from fogbound.view.chart import chart
from fogbound.view.chart_schema import Chart, Survey


class Moment:
    """The game after one step; step 0 is how it was dealt, and has no entry."""

    def __init__(
        self,
        step: int,
        entry: Step | None,
        before: Game | None,
        game: Game,
        news: Sequence[News],
        drawn: Survey,
        remark: str,
    ) -> None:
        self.step = step
        self.entry = entry
        self.before = before
        self.game = game
        self.news = tuple(news)
        self.drawn = drawn
        self.remark = remark  # why the game stands elsewhere than the step before left it, as in `Changed`

    def outlook(self, seat: int) -> Outlook:
        """The game after it as this seat knew it."""
        return Outlook(self.game, seat)

    def outlook_before(self, seat: int) -> Outlook | None:
        """The game before it as this seat knew it; None where nothing was before."""
        return Outlook(self.before, seat) if self.before is not None else None

    def seen_news(self, seat: int) -> list[SeenNews]:
        """What came of it, as this seat was told."""
        return seen_news(self.game, seat, self.news, lays_once=True)

    def chart(self, seat: int) -> Chart:
        """The chart as this seat knew it then."""
        return chart(self.drawn, self.game, seat)


class Gap:
    """Steps that cannot be played again with the rules and cards of today."""

    def __init__(self, first: int, last: int, why: str) -> None:
        self.first = first
        self.last = last
        self.why = why


class Playback:
    """A journal, played again step by step; moments stand in order, gaps say what is missing between them.

    Steps are shown only as far as the checkpoints vouch for them: rules may have changed in a way that does not
    matter to this game, and then it is shown whole.
    """

    def __init__(self, journal: Journal, packs: Sequence[Pack], book: Book | None = None) -> None:
        missing = {name for name, _ in journal.header.packs} - {pack.manifest.name for pack in packs}
        if missing:
            needed = ", ".join(sorted(missing))
            raise TableRefused(f"the game needs the packs {needed}", "packs", needed)
        self.journal = journal
        self.packs = packs
        self.book = book if book is not None else bind(packs)
        self.moments: list[Moment] = []
        self.gaps: list[Gap] = []
        self._names = Names(self.book.card_ids, self.book.words.words)
        self._play()

    @property
    def last_step(self) -> int:
        """The number of the last step, whether it can be shown or not."""
        return self.journal.steps()

    @property
    def seats_taken(self) -> int:
        """How many have a part in the game in the end."""
        return len(game_queries.playing_seats(self.moments[-1].game))

    def moment_at(self, step: int) -> Moment:
        """The moment after this step; LookupError if there is none, with the reason."""
        found = [moment for moment in self.moments if moment.step == step]
        if found:
            return found[-1]
        for gap in self.gaps:
            if gap.first <= step <= gap.last:
                raise LookupError(gap.why)
        raise LookupError(f"the game has had only {self.last_step} steps")

    def _play(self) -> None:
        """Play each stretch of the journal between changes of rules or cards."""
        basis: Origin = self.journal.header
        stretch: list[Entry] = []
        step = 0
        for entry in self.journal.entries:
            if isinstance(entry, Changed):
                step = self._stretch(basis, step, stretch)
                basis, stretch = entry, []
            else:
                stretch.append(entry)
        self._stretch(basis, step, stretch)

    def _stretch(self, basis: Origin, step: int, entries: Sequence[Entry]) -> int:
        """Play what follows a basis, as far as it is the same game; returns the number of its last step."""
        last = step + sum(1 for entry in entries if isinstance(entry, (Answer, Undo)))
        sound = len(self.moments)
        shown = step
        try:
            if names_from(basis.names) != self._names:
                raise Diverged("the cards have changed since")
            table = Table.at_basis(self.book, self.packs, Journal(self.journal.header, []), basis)
            remark = basis.why if isinstance(basis, Changed) else ""
            self._add(table, step, None, None, table.opening, remark)
            for entry in entries:
                if isinstance(entry, (Answer, Undo)):
                    before = self.moments[-1].game
                    table.follow(entry)
                    shown += 1
                    news = table.played[-1].news if isinstance(entry, Answer) else ()
                    self._add(table, shown, entry, before, news, "")
                else:
                    table.follow(entry)
                    sound = len(self.moments)
        except (Diverged, AnswerRefused, SnapshotRefused, SetupRefused) as fault:
            del self.moments[sound:]
            reached = self.moments[-1].step + 1 if self.moments and self.moments[-1].step >= step else step
            self.gaps.append(Gap(reached, last, str(fault)))
        return last

    def _add(
        self,
        table: Table,
        step: int,
        entry: Step | None,
        before: Game | None,
        news: Sequence[News],
        remark: str,
    ) -> None:
        self.moments.append(Moment(step, entry, before, table.game.clone(), news, table.drawn, remark))
