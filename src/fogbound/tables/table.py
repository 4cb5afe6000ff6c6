"""A table: a game, the people who play it, and the journal that is the game.

Every answer is applied, written down and on the disk before the news of it is given out; whoever closes the lid
goes on later with the very same question. What people agree on, take back or play again is settled here, and the
engine is given one answer.
"""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from fogbound import __version__
from fogbound.core import GROUP, AnswerRefused, Game, News, snapshot
from fogbound.core.errors import SnapshotRefused
from fogbound.packs.build import continent
from fogbound.packs.pack import Pack
from fogbound.rules.continent.redeal import redeal
from fogbound.rules.continent.ruleset import Continent
from fogbound.rules.continent.setup import Setup, SetupRefused, deal
from fogbound.tables import seats
from fogbound.tables.carry import carry_over
from fogbound.tables.journal import (
    Answer,
    Basis,
    Changed,
    Checkpoint,
    Chosen,
    Entry,
    Header,
    Journal,
    Undo,
    rules_digest,
)
from fogbound.tables.state import as_text, from_text, names_from, names_of, state_hash, state_of
from fogbound.tables.votes import AgreementNeeded, Votes
from fogbound.tables.writer import Writer

RULESET: Final = "continent"
_WITNESS: Final = 7
"""The bit of a seat nobody can take; while a fork is dealt it stands for all that anybody has seen."""


class TableRefused(ValueError):
    """The game cannot be set up, resumed or forked like this; the message says why."""


class UndoRefused(AnswerRefused):
    """The answer cannot be taken back: chance or hidden information was asked; `news` is what came of it."""

    def __init__(self, message: str, answer: Answer | None = None, news: Sequence[News] = ()) -> None:
        super().__init__(message)
        self.answer = answer
        self.news = tuple(news)


class ConsentNeeded(AnswerRefused):
    """Answers of other people would be taken back; these seats have to agree first."""

    def __init__(self, asked: frozenset[int]) -> None:
        super().__init__(f"seats {', '.join(str(seat + 1) for seat in sorted(asked))} have to agree")
        self.seats = asked


class Diverged(ValueError):
    """A replay came to something else than the journal says."""


class Remark:
    """Why a game does not stand exactly where it was left."""

    def __init__(self, what: str, turn: int, lost: int) -> None:
        self.what = what  # "rules", "packs" or "diverged", with what exactly after a colon
        self.turn = turn  # the turn from which it goes on
        self.lost = lost  # how many answers do not count any more


class _Taken:
    """An answer that can still be taken back, and the game before it."""

    def __init__(self, before: Game, answer: Answer, marked: int) -> None:
        self.before = before
        self.answer = answer
        self.marked = marked

    def owners(self) -> frozenset[int]:
        """Whose answer it was; an answer of everybody together at one device is nobody's in particular."""
        seats_of = self.answer.voices if self.answer.voices else (self.answer.seat,)
        return frozenset(seats_of) - {GROUP}


class Table:
    """One game being played; made by `create`, `resume` or `fork`."""

    def __init__(self, book: Continent, packs: Sequence[Pack], journal: Journal, game: Game) -> None:
        self.book = book
        self.packs = list(packs)
        self.journal = journal
        self.game = game
        self.voting = False  # whether several people hold seats and joint answers need their agreement
        self.remarks: list[Remark] = []
        self._writer: Writer | None = None
        self._votes = Votes()
        self._past: list[_Taken] = []  # since the last barrier
        self._wall: _Taken | None = None  # the answer that raised it
        self._marked = -1  # the turn of the last checkpoint

    # -- beginning and ending ----------------------------------------------------------------------

    @classmethod
    def create(
        cls,
        book: Continent,
        packs: Sequence[Pack],
        setup: Setup,
        seed: int,
        path: Path | None = None,
        name: str = "",
    ) -> "Table":
        """Deal a new game; with a path its journal is kept there."""
        chosen = Chosen(
            setup.characters, setup.clues, setup.mode, setup.options, setup.board_limit, setup.chairs
        )
        digests = tuple((pack.manifest.name, pack.does) for pack in packs)
        header = Header(
            __version__, RULESET, rules_digest(), digests, names_of(book), seed, chosen, name=name
        )
        return cls._begin(book, packs, header, deal(book, setup, seed), path)

    @classmethod
    def _begin(
        cls, book: Continent, packs: Sequence[Pack], header: Header, game: Game, path: Path | None
    ) -> "Table":
        table = cls(book, packs, Journal(header, []), game)
        table.journal.entries.extend(table._due())
        if path is not None:
            table._writer = Writer.create(path, table.journal)
        return table

    @classmethod
    def resume(cls, path: Path, packs: Sequence[Pack], book: Continent | None = None) -> "Table":
        """Go on with a game exactly where it was left; `remarks` says so if that was not possible."""
        journal, writer = Writer.reopen(path)
        try:
            table = cls.replay(journal, packs, book)
            new = table.journal.entries[len(journal.entries) :]
            if new:
                writer.append(new)
        except BaseException:
            writer.close()
            raise
        table._writer = writer
        return table

    @classmethod
    def replay(cls, journal: Journal, packs: Sequence[Pack], book: Continent | None = None) -> "Table":
        """A table that has played a journal again, on no disk; the journal itself is left alone."""
        if journal.header.ruleset != RULESET:
            raise TableRefused(f"the game is played by the rules {journal.header.ruleset!r}, not {RULESET!r}")
        missing = {name for name, _ in journal.header.packs} - {pack.manifest.name for pack in packs}
        if missing:
            raise TableRefused(f"the game needs the packs {', '.join(sorted(missing))}")
        book = book if book is not None else continent(list(packs))
        copy = Journal(journal.header, list(journal.entries))
        first, basis = journal.basis()
        change = _change(basis, packs)
        if not change:
            try:
                table = cls(book, packs, copy, _start(book, copy.header, basis))
                table._follow(copy.entries[first:])
                return table
            except (Diverged, AnswerRefused, SnapshotRefused) as fault:
                change = f"diverged: {fault}"
        return cls._go_on(book, packs, copy, change)

    @classmethod
    def _go_on(cls, book: Continent, packs: Sequence[Pack], journal: Journal, change: str) -> "Table":
        """Play on from the last checkpoint with other rules or cards."""
        standing = journal.standing()
        first, basis = journal.basis()
        source: Basis | Checkpoint = basis
        lost = 0
        for at in reversed(standing):
            entry = journal.entries[at]
            if isinstance(entry, Checkpoint):
                first, source = at + 1, entry
                break
            lost += 1
        try:
            game = _moved(book, journal, source, names=basis.names)
        except (SnapshotRefused, SetupRefused) as fault:
            played = f"Fogbound {basis.fogbound} with the packs as they were"
            raise TableRefused(
                f"{change}, and the game cannot go on: {fault}; {played} can play it"
            ) from fault
        game.renumber(_last_serial(game, journal.entries[first:]))
        state = state_of(game)
        digests = tuple((pack.manifest.name, pack.does) for pack in packs)
        journal.entries.append(
            Changed(
                __version__,
                rules_digest(),
                digests,
                names_of(book),
                state_hash(state),
                as_text(state),
                change,
                lost,
            )
        )
        table = cls(book, packs, journal, game)
        table.remarks.append(Remark(change, seats.turn(game), lost))
        journal.entries.extend(table._due())
        return table

    def close(self) -> None:
        """Leave the table; nothing needs saving, for everything is."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- answers -----------------------------------------------------------------------------------

    def answer(self, seat: int, serial: int, option: str, value: str = "") -> list[News]:
        """Answer the pending question or take a standing option; returns what happened. Refusals change nothing."""
        if self.voting and seat == GROUP:
            raise AgreementNeeded("at this table every seat speaks for itself")
        if self.voting:
            self._votes.check(self.game, seat, option)
        return self._give(Answer(seat, serial, option, value))

    def propose(self, seat: int, serial: int, option: str, value: str = "") -> list[News] | None:
        """Be for an option of a joint question; when everybody present is, it is answered (C-TURN-01)."""
        if not self.voting:
            return self.answer(seat, serial, option, value)
        if serial != self.game.pending_serial():
            return self.answer(seat, serial, option, value)  # which says why it is too late
        if not self._votes.speak(self.game, seat, option, value):
            return None
        return self._give(Answer(GROUP, serial, option, value, tuple(seats.present(self.game))))

    def voices(self) -> dict[int, tuple[str, str]]:
        """What each seat is for, as option and value."""
        return self._votes.voices(self.game)

    def disagree(self, seat: int) -> None:
        """There will be no agreement: from now on the pending question is the fallback seat's to answer."""
        self._votes.split(self.game, seat)

    def fallback(self) -> tuple[int, list[str]]:
        """Who decides if the group does not agree, and among which options (C-TURN-02, C-RUL-74, C-RUL-75)."""
        return seats.fallback(self.game)

    def _give(self, answer: Answer) -> list[News]:
        """Apply an answer and write it down, both or neither."""
        before, marked = self.game.clone(), self._marked
        past, wall = self._past.copy(), self._wall
        news: list[News] = []
        self.game.news = news
        try:
            self._apply(answer)
            self._write([answer, *self._due()])
        except BaseException:
            self.game, self._marked, self._past, self._wall = before, marked, past, wall
            raise
        finally:
            self.game.news = None
        return news

    def _apply(self, answer: Answer) -> None:
        """Apply an answer and remember how to take it back."""
        game = self.game
        taken = _Taken(game.clone(), answer, self._marked)
        game.answer(answer.seat, answer.serial, answer.option, answer.value)
        if game.barriers != taken.before.barriers:
            self._past.clear()
            self._wall = taken
        else:
            self._past.append(taken)

    def _due(self) -> list[Entry]:
        """The checkpoint that belongs here, if a turn has just begun or the game has just ended."""
        game = self.game
        turn = seats.turn(game)
        if not game.ending and (turn == self._marked or not seats.is_between_turns(game)):
            return []
        self._marked = turn
        state = state_of(game)
        return [Checkpoint(turn, state_hash(state), as_text(state), seats.place(game), game.ending)]

    def _write(self, entries: list[Entry]) -> None:
        if self._writer is not None:
            self._writer.append(entries)
        self.journal.entries.extend(entries)

    # -- taking back -------------------------------------------------------------------------------

    def undoable(self) -> int:
        """How many answers can be taken back: those since chance or hidden information was last asked."""
        return len(self._past)

    def undo(self, by: int, consents: Collection[int] = (), answers: int = 1) -> None:
        """Take back the last answers; other people's only with their consent. GROUP is everybody together."""
        if answers < 1:
            raise UndoRefused("there is nothing to take back")
        if answers > len(self._past):
            raise self._wall_ahead()
        taken = self._past[-answers:]
        owners = frozenset[int]().union(*(one.owners() for one in taken))
        missing = owners - {by} - frozenset(consents)
        if missing and by != GROUP:
            raise ConsentNeeded(missing)
        serial = self.game.serial
        renumbered = taken[0].before.clone()
        renumbered.renumber(serial)
        self._write(
            [Undo(by, renumbered.serial, answers, tuple(sorted(owners & frozenset(consents) - {by})))]
        )
        self._take_back(answers)

    def _take_back(self, answers: int) -> None:
        taken = self._past[-answers]
        del self._past[-answers:]
        taken.before.renumber(self.game.serial)
        self.game = taken.before
        self._marked = taken.marked
        self._votes.clear()

    def _wall_ahead(self) -> UndoRefused:
        """Why it goes no further back, with what had come to light."""
        wall = self._wall
        if wall is None:
            return UndoRefused("there is nothing to take back")
        again = wall.before.clone()
        again.news = []
        again.answer(wall.answer.seat, wall.answer.serial, wall.answer.option, wall.answer.value)
        first, second = wall.before.chance.first, wall.before.chance.second
        drawn = (again.chance.first, again.chance.second) != (first, second)
        asked = "chance has decided since" if drawn else "hidden cards were asked"
        return UndoRefused(f"{wall.answer.option!r} cannot be taken back: {asked}", wall.answer, again.news)

    # -- playing again -----------------------------------------------------------------------------

    def _follow(self, entries: Sequence[Entry]) -> None:
        """Play entries again and compare every checkpoint."""
        self._due()
        for entry in entries:
            if isinstance(entry, Answer):
                self._apply(entry)
            elif isinstance(entry, Undo):
                if entry.answers > len(self._past):
                    raise Diverged("an answer that was taken back cannot be")
                self._take_back(entry.answers)
            elif isinstance(entry, Checkpoint):
                if state_hash(state_of(self.game)) != entry.state:
                    raise Diverged(f"turn {entry.turn} begins in another state")
                self._marked = entry.turn

    def steps(self) -> int:
        """How many steps the game has had: answers and undos."""
        return sum(1 for entry in self.journal.entries if isinstance(entry, Answer | Undo))

    def fork(
        self,
        at: int | None = None,
        seed: int = 0,
        path: Path | None = None,
        name: str = "",
        exact: bool = False,
    ) -> "Table":
        """Another table that plays on after so many steps; this one is left alone.

        What nobody has seen is dealt anew from the seed. Only of a finished game an exact copy is given, in
        which everything lies as it lay.
        """
        if exact and not self.game.ending:
            raise TableRefused("only a finished game can be played again exactly as it lay")
        entries = self._entries_until(self.steps() if at is None else at)
        if exact:
            copy = self.replay(Journal(self.journal.header, entries), self.packs, self.book)
            if path is not None:
                copy._writer = Writer.create(path, copy.journal)
            return copy
        game = dealt_anew(
            self.replay(Journal(self.journal.header, entries), self.packs, self.book).game, seed
        )
        old = self.journal.header
        steps = sum(1 for entry in entries if isinstance(entry, Answer | Undo))
        digests = tuple((pack.manifest.name, pack.does) for pack in self.packs)
        header = Header(
            __version__,
            RULESET,
            rules_digest(),
            digests,
            names_of(self.book),
            seed,
            old.setup,
            name,
            as_text(state_of(game)),
            old.name,
            steps,
        )
        return self._begin(self.book, self.packs, header, game, path)

    def _entries_until(self, steps: int) -> list[Entry]:
        """The journal up to so many steps, with the checkpoint that stands right behind."""
        first, _ = self.journal.basis()
        kept: list[Entry] = []
        done = 0
        for entry in self.journal.entries:
            is_step = isinstance(entry, Answer | Undo)
            if is_step and done == steps:
                break
            kept.append(entry)
            done += is_step
        if done < steps or steps < 0:
            raise TableRefused(f"the game has had only {done} steps")
        if len(kept) < first:
            raise TableRefused("rules or cards changed after that step; it cannot be played again")
        return kept


def dealt_anew(game: Game, seed: int) -> Game:
    """A copy in which all that anybody has seen is the same, and everything else is dealt anew."""
    copy = game.clone()
    seen = {card: who for card, who in copy.known.items() if who}
    for card, who in seen.items():
        copy.known[card] = who | 1 << _WITNESS
    forked = redeal(copy, _WITNESS, seed)
    forked.known.update(seen)
    return forked


def _change(basis: Basis, packs: Sequence[Pack]) -> str:
    """What changed since the game was last played; empty if nothing that matters did."""
    now = tuple((pack.manifest.name, pack.does) for pack in packs)
    if now != basis.packs:
        names = dict.fromkeys(
            name for name, digest in (*basis.packs, *now) if (name, digest) not in basis.packs
        )
        return f"packs: {', '.join(names) or 'in another order'}"
    return "rules" if basis.rules != rules_digest() else ""


def _setup(header: Header) -> Setup:
    chosen = header.setup
    return Setup(
        chosen.characters, chosen.clues, chosen.mode, chosen.options, chosen.board_limit, chosen.chairs
    )


def _start(book: Continent, header: Header, basis: Basis) -> Game:
    """The game as its basis leaves it, before the first entry."""
    if isinstance(basis, Changed):
        return snapshot.load(book, from_text(basis.snapshot))
    if basis.start:
        return snapshot.load(book, from_text(basis.start))
    return deal(book, _setup(header), header.seed)


def _moved(book: Continent, journal: Journal, source: Basis | Checkpoint, names: str) -> Game:
    """The game of a checkpoint (or, before the first one, of its basis), with the cards of this book."""
    header = journal.header
    text = source.start if isinstance(source, Header) else source.snapshot
    if not text:
        return deal(book, _setup(header), header.seed)
    if names == names_of(book):
        return snapshot.load(book, from_text(text))
    return carry_over(from_text(text), names_from(names), book, _setup(header), header.seed)


def _last_serial(game: Game, entries: Sequence[Entry]) -> int:
    """A number no question had so far: each answer led to one more, and an undo says what it had come to."""
    last = game.serial
    for entry in entries:
        if isinstance(entry, Answer):
            last += 1
        elif isinstance(entry, Undo):
            last = max(last, entry.serial)
    return last
