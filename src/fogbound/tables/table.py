"""A table: a game, the people who play it, and the journal that is the game.

Every answer is applied, written down and on the disk before the news of it is given out; a player who closes the
lid goes on later with the very same question. What people agree on, take back or play again is settled here,
and the engine is given one answer.
"""

import sys
from collections.abc import Callable, Collection, Sequence

from fogbound import __version__
from fogbound.core import GROUP, NONE, AnswerRefused, Game, News, Option
from fogbound.core.errors import SnapshotRefused
from fogbound.core.verbs import Role
from fogbound.odds import Outlook
from fogbound.odds.ahead import is_safe_choice
from fogbound.odds.proposals import Prospect
from fogbound.packs.books import bind
from fogbound.packs.pack import Pack
from fogbound.rules.common import roles
from fogbound.rules.common.book import Book
from fogbound.rules.common.setup import Setup, SetupRefused
from fogbound.tables import game_queries
from fogbound.tables.autopilot import Autopilot
from fogbound.tables.ballots import Ballot
from fogbound.tables.errors import ConsentNeeded, TableRefused, UndoRefused
from fogbound.tables.explored_map import carry_survey, recover_survey, update_survey
from fogbound.tables.journal import (
    Answer,
    Changed,
    Checkpoint,
    Chosen,
    Entry,
    Header,
    Journal,
    Origin,
    Undo,
    rules_digest,
)
from fogbound.tables.journal_sink import JournalSink, Keep
from fogbound.tables.origin import Remark, change, digests, last_serial, migrate, start
from fogbound.tables.snapshots import as_text, names_of, state_hash, state_of
from fogbound.tables.votes import Votes
from fogbound.view import (
    AskedQuestion,
    Perspective,
    SeenNews,
    is_open,
    news_by_seat,
    read_out_cards,
    recent_news,
    seen_news,
)
from fogbound.view.chart import chart
from fogbound.view.chart_schema import Chart, Survey


class Diverged(ValueError):
    """A replay came to something else than the journal says."""


class PlayedAnswer:
    """An answer that stands, and what came of it; `turn` is how many turns had begun before."""

    def __init__(
        self,
        answer: Answer,
        news: list[News],
        turn: int,
        begun: int,
        needed: int,
        place: str,
        secret_to: int,
    ) -> None:
        self.answer = answer
        self.news = news
        self.turn = turn
        self.begun = begun  # how many turns began with it
        self.needed = needed  # the difficulty of the action whose result it brought, NONE if it brought none
        self.place = place  # the card on which the first explorer then stood
        self.secret_to = secret_to  # the seat that alone knows the answer, NONE if everybody may
        self.is_decisive = (
            False  # whether the last card that it revealed could still change how the action came out
        )


class _UndoableAnswer:
    """An answer that can still be taken back, and the game before it."""

    def __init__(self, before: Game, answer: Answer, marked: int, drawn: Survey) -> None:
        self.before = before
        self.answer = answer
        self.marked = marked
        self.drawn = drawn

    def owners(self) -> frozenset[int]:
        """Whose answer it was: nobody's if it was passed over, everybody's if one person spoke for all who were there."""
        if self.answer.passed:
            return frozenset()
        if self.answer.agreed:
            return frozenset(self.answer.agreed)
        if self.answer.seat == GROUP:
            return frozenset(game_queries.present_seats(self.before))
        return frozenset([self.answer.seat])


class Barrier:
    """The answer that can no longer be taken back, the game before it, what came to light, whether chance decided."""

    def __init__(self, before: Game, answer: Answer, news: list[News], is_chance: bool) -> None:
        self.before = before
        self.answer = answer
        self.news = news
        self.is_chance = is_chance

    @property
    def is_open(self) -> bool:
        """Whether everybody may know all that came to light."""
        return is_open(self.news)


Listener = Callable[[PlayedAnswer, Perspective], None]
"""Hears of an answer that was given, and of the game before it as those knew it who were asked."""


class Table:
    """One game being played; made by `create`, `resume` or `replay`, or as a fork of another."""

    def __init__(
        self,
        book: Book,
        packs: Sequence[Pack],
        journal: Journal,
        game: Game,
        opening: Sequence[News] = (),
        drawn: Survey | None = None,
    ) -> None:
        self.book = book
        self.packs = list(packs)
        self.journal = journal
        self.game = game
        self.voting = False  # whether several people hold seats and joint answers need their agreement
        self.remarks: list[Remark] = []
        self.opening = tuple(opening)  # the news of how it was dealt
        self.played: list[
            PlayedAnswer
        ] = []  # the answers that stand, as far back as they can be played again
        self.drawn = carry_survey(drawn, game)  # what has been seen of the land
        self.autopilot: Autopilot | None = None  # gives the answers that need not be asked for; see `settle`
        self.listener: Listener | None = None  # hears of every answer before the next one is given
        self._keeper: JournalSink | None = None
        self._votes = Votes()
        self._past: list[_UndoableAnswer] = []  # since the last barrier
        self._barrier: Barrier | None = None  # which raised it
        self._decision: _UndoableAnswer | None = None  # the last one, even behind a barrier
        self._marked = NONE  # the turn of the last checkpoint
        self._closed = False
        self._unwritten: list[Entry] = []  # goes to the disk with the next answer: looking changes nothing

    # -- beginning and ending ----------------------------------------------------------------------

    @classmethod
    def create(
        cls,
        book: Book,
        packs: Sequence[Pack],
        setup: Setup,
        seed: int,
        keep: Keep | None = None,
        name: str = "",
    ) -> "Table":
        """Deal a new game; its journal is kept by what `keep` begins, or nowhere."""
        chosen = Chosen(
            setup.characters,
            setup.clues,
            setup.mode,
            setup.options,
            setup.board_limit,
            setup.chairs,
            0 if setup.characters else setup.players,
        )
        header = Header(
            __version__,
            book.ruleset(),
            rules_digest(),
            digests(packs),
            seed,
            chosen,
            name=name,
            names=names_of(book),
        )
        news: list[News] = []
        table = cls(book, packs, Journal(header, []), book.deal(setup, seed, news), news)
        table.begin(keep)
        return table

    def begin(self, keep: Keep | None) -> None:
        """Write the first lines of the journal and have it kept from now on."""
        self.game.news = None
        if not self.journal.entries:
            self.journal.entries.extend(self._due_checkpoints())
        if keep is not None:
            self._keeper = keep(self.journal, game_queries.glance(self.game))

    @classmethod
    def resume(
        cls, opened: tuple[Journal, JournalSink], packs: Sequence[Pack], book: Book | None = None
    ) -> "Table":
        """Go on with a game exactly where it was left; `remarks` says so if that was not possible."""
        journal, keeper = opened
        try:
            table = cls.replay(journal, packs, book)
        except BaseException:
            keeper.close()
            raise
        table._keeper = keeper
        table._unwritten = table.journal.entries[len(journal.entries) :]
        return table

    @classmethod
    def replay(cls, journal: Journal, packs: Sequence[Pack], book: Book | None = None) -> "Table":
        """A table that has played a journal again, on no disk; the journal itself is left alone."""
        missing = {name for name, _ in journal.header.packs} - {pack.manifest.name for pack in packs}
        if missing:
            needed = ", ".join(sorted(missing))
            raise TableRefused(f"the game needs the packs {needed}", "packs", needed)
        book = book if book is not None else bind(packs)
        if journal.header.ruleset != book.ruleset():
            other = f"the game is played by the rules {journal.header.ruleset!r}, not {book.ruleset()!r}"
            raise TableRefused(other, "ruleset", journal.header.ruleset)
        copy = Journal(journal.header, list(journal.entries))
        first, basis = journal.basis()
        why, detail = change(basis, packs)
        if not why:
            try:
                table = cls.at_basis(book, packs, copy, basis)
                for entry in copy.entries[first:]:
                    table.follow(entry)
                return table
            except (Diverged, AnswerRefused, SnapshotRefused) as fault:
                why, detail = "diverged", str(fault)
        return cls._go_on(book, packs, copy, why, detail)

    @classmethod
    def at_basis(cls, book: Book, packs: Sequence[Pack], journal: Journal, basis: Origin) -> "Table":
        """A table at which the journal is still to be followed, entry by entry."""
        news: list[News] = []
        table = cls(book, packs, journal, start(book, journal.header, basis, news), news, basis.drawn)
        table.game.news = None
        table._due_checkpoints()
        return table

    @classmethod
    def _go_on(cls, book: Book, packs: Sequence[Pack], journal: Journal, why: str, detail: str) -> "Table":
        """Play on from the last checkpoint with other rules or cards."""
        standing = journal.standing_entries()
        first, basis = journal.basis()
        source: Origin | Checkpoint = basis
        lost = 0
        for at in reversed(standing):
            entry = journal.entries[at]
            if isinstance(entry, Checkpoint):
                first, source = at + 1, entry
                break
            lost += isinstance(entry, Answer) and not entry.passed
        try:
            game = migrate(book, journal.header, source, names=basis.names)
        except (SnapshotRefused, SetupRefused) as fault:
            played = f"Fogbound {basis.fogbound} with the packs as they were can still play it"
            changed = f"the game cannot go on with changed {why}: {fault}; {played}"
            raise TableRefused(changed, "cannot-go-on", basis.fogbound) from fault
        drawn = recover_survey(book, journal, basis)
        table = cls(book, packs, journal, game, drawn=drawn)
        table.remarks.append(Remark(why, detail, game_queries.turn(game), lost))
        if not game.ending:  # a finished game stays as it was played
            game.renumber(last_serial(game, journal.entries[first:]))
            state = state_of(game)
            journal.entries.append(
                Changed(
                    __version__,
                    rules_digest(),
                    digests(packs),
                    why,
                    detail,
                    lost,
                    state_hash(state),
                    names_of(book),
                    as_text(state),
                    table.drawn,
                )
            )
            journal.entries.extend(table._due_checkpoints())
        return table

    def close(self) -> None:
        """Leave the table; nothing needs saving, for everything is."""
        self._closed = True
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- answers -----------------------------------------------------------------------------------

    def answer(
        self, seat: int, serial: int, option: str, value: str = "", then: Sequence[Role] = (), to: str = ""
    ) -> list[PlayedAnswer]:
        """Answer the pending question or take a standing option; returns that and what was given by itself since.

        `then` are the roles of the options with which this seat goes on, and `to` is where an action shall lead, one of
        its ways by name, if the table has an autopilot.
        """
        course = self._course(serial, option, to)
        if self.voting:
            self._votes.check(self.game, seat, option)
        agreed = self.present_seats() if seat == GROUP else [seat]
        played = self._give(Answer(seat, serial, option, value))
        if self.autopilot is not None:
            self.autopilot.plan(seat, then)
            if course is not None:
                self.autopilot.head_for(*course, agreed)
        return [played, *self.settle()]

    def _course(self, serial: int, option: str, to: str) -> tuple[Option, Option, bool] | None:
        """The action that is chosen, the way it shall lead, and if it cannot fail; None if nothing is said of that."""
        self.game.expected(serial)
        if not to:
            return None
        for action in self.game.offered:
            if self.game.option_id(action) == option:
                for way in self.book.ways(self.game, action):
                    if self.game.option_id(way) == to:
                        return action, way, is_safe_choice(Prospect(self.game, action), action.seat)
        raise AnswerRefused(f"{option!r} does not lead to {to!r}")

    def settle(self) -> list[PlayedAnswer]:
        """Give all answers that need not be asked for, until there is something to choose; returns them.

        That is done after every answer and after an undo; who opens a table and sets an autopilot does it, too.
        """
        given: list[PlayedAnswer] = []
        while (found := self._next_by_itself()) is not None:
            option, why = found
            question = self.game.pending()
            assert self.autopilot is not None
            assert question is not None
            name, serial = self.game.option_id(option), self.game.pending_serial()
            self.autopilot.take(why)
            given.append(self._give(Answer(question.seat(self.game), serial, name, passed=True, why=why)))
        return given

    def _next_by_itself(self) -> tuple[Option, str] | None:
        """The answer to the pending question that nobody has to give, and why; None if it is asked."""
        if self.autopilot is None:
            return None
        return self.autopilot.next_answer(self.game, (one.answer for one in reversed(self.played)))

    def why_by_itself(self) -> str:
        """Why the pending question is answered by itself; empty if it is asked."""
        found = self._next_by_itself()
        return found[1] if found is not None else ""

    def propose(
        self, seat: int, serial: int, option: str, value: str = "", to: str = ""
    ) -> list[PlayedAnswer] | None:
        """Be for an option of a joint question; when everybody present is, it is answered (C-TURN-01).

        Returns that and what was given by itself since, None as long as people do not agree. An action leads where its
        player said (`to`), as far as others who have to agree said the same.
        """
        if not self.voting:
            return self.answer(seat, serial, option, value, to=to)
        self._course(serial, option, to)
        if not self._votes.speak(self.game, seat, option, value, to):
            return None
        agreed = tuple(self._votes.needed(self.game, option))
        ways = self._votes.ways(self.game)
        leader = game_queries.leader(self.game, option)
        course = self._course(serial, option, ways.get(leader, ""))
        played = self._give(Answer(GROUP, serial, option, value, agreed))
        if self.autopilot is not None and course is not None:
            self.autopilot.head_for(*course, [each for each in ways if ways[each] == ways[leader]])
        self._votes.clear()  # what stands beside a question leaves it as it is, and was agreed on only once
        return [played, *self.settle()]

    def votes(self) -> dict[int, tuple[str, str]]:
        """What each seat is for, as option and value."""
        return self._votes.by_seat(self.game)

    def ways(self) -> dict[int, str]:
        """Where each seat wants the action to lead that it is for; those that said nothing of that are left out."""
        return self._votes.ways(self.game)

    def voters(self, option: str = "") -> list[int]:
        """The seats that have to agree on an option, or on the pending question."""
        return self._votes.voters(self.game, option) if option else game_queries.voters(self.game)

    def ballot(self) -> Ballot:
        """The votes on the pending question, to be kept while the table is closed."""
        return self._votes.ballot(self.game)

    def recall(self, ballot: Ballot) -> None:
        """Go on with the votes that were kept, unless the question they are about is no longer asked."""
        self._votes.recall(self.game, ballot)

    def disagree(self, seat: int, serial: int) -> None:
        """There will be no agreement: from now on the pending question is the fallback seat's to answer."""
        self.game.expected(serial)
        self._votes.split(self.game, seat)

    def is_split(self) -> bool:
        """Whether a player has said so about the pending question."""
        return self._votes.is_split(self.game)

    def fallback(self) -> tuple[int, list[str]]:
        """Who decides if the group does not agree, and among which options.

        C-TURN-02, C-RUL-74, C-RUL-75.
        """
        return game_queries.fallback(self.game)

    def decider(self) -> int:
        """Who decides if the group does not agree; NONE where the rules name no one."""
        return self._votes.decider(self.game)

    def _give(self, answer: Answer) -> PlayedAnswer:
        """Apply an answer and write it down, both or neither."""
        before, marked = self.game.clone(), self._marked
        past, barrier = self._past.copy(), self._barrier
        told, drawn = self.played.copy(), self.drawn
        try:
            self._apply(answer, before)
            self._write([answer, *self._due_checkpoints()], self.game)
        except AnswerRefused:
            raise
        except BaseException:
            self.game, self._marked, self._past, self._barrier = before, marked, past, barrier
            self.played, self.drawn = told, drawn
            self._votes.renew()
            raise
        played = self.played[-1]
        if self.listener is not None:
            revealed = [item.card for item in played.news if item.kind.role & roles.REVEALS]
            played.is_decisive = Outlook(before, NONE).is_last_decisive(revealed)
            question = before.pending()
            assert question is not None
            self.listener(played, Perspective(before, question.seat(before)))
        return played

    def _apply(self, answer: Answer, before: Game) -> None:
        """Apply an answer, draw what is seen, and remember how to take it back."""
        game = self.game
        self._votes.renew()
        taken = _UndoableAnswer(before, answer, self._marked, self.drawn)
        news: list[News] = []
        game.news = news
        try:
            game.answer(answer.seat, answer.serial, answer.option, answer.value)
        finally:
            game.news = None
        news.extend(self.book.after_answer(before, game))
        needed = (
            game_queries.difficulty(before) if any(item.kind.role & roles.RESULT for item in news) else NONE
        )
        turn = game_queries.turn(before)
        begun, secret_to = game_queries.turn(game) - turn, game_queries.secret_to(before, answer.option)
        self.played.append(
            PlayedAnswer(answer, news, turn, begun, needed, game_queries.place(game), secret_to)
        )
        if not answer.passed:
            self._decision = taken
        self.drawn = update_survey(self.drawn, before, game, news)
        if game.barriers != before.barriers:
            self._past.clear()
            is_chance = game.chance.dump() != before.chance.dump()
            self._barrier = Barrier(before, answer, news, is_chance)
        else:
            self._past.append(taken)

    def _due_checkpoints(self) -> list[Entry]:
        """The checkpoint that belongs here, if a turn has just begun or the game has just ended."""
        game = self.game
        turn = game_queries.turn(game)
        if not game.ending and (turn == self._marked or not game_queries.is_between_turns(game)):
            return []
        self._marked = turn
        state = state_of(game)
        return [Checkpoint(turn, state_hash(state), as_text(state), game_queries.place(game), game.ending)]

    def _write(self, entries: list[Entry], game: Game) -> None:
        """Write entries down, after which the game stands like this one."""
        if self._closed:
            raise TableRefused("this table is closed", "closed")
        if self._keeper is not None:
            self._keeper.append([*self._unwritten, *entries], game_queries.glance(game))
            self._unwritten = []
        self.journal.entries.extend(entries)

    # -- taking back -------------------------------------------------------------------------------

    def undoable_answers(self) -> int:
        """How many decisions can be taken back: those since chance or hidden information was last asked."""
        return sum(not taken.answer.passed for taken in self._past)

    @property
    def barrier(self) -> Barrier | None:
        """The newest answer that cannot be taken back; None if all of them can."""
        return self._barrier

    def undo(self, by: int, consents: Collection[int] = (), answers: int = 1) -> None:
        """Take back the last decisions, and what was given by itself since, so that people are asked again.

        Other people's are taken back only with their consent; GROUP is everybody together.
        """
        if answers < 1:
            raise UndoRefused("there is nothing to take back")
        if answers > self.undoable_answers():
            raise self._barrier_error()
        taken = self._past[self._decision_index(answers) :]
        owners = frozenset[int]().union(*(one.owners() for one in taken))
        missing = owners - {by} - frozenset(consents)
        if missing and by != GROUP:
            raise ConsentNeeded(missing)
        serial = self.game.serial + len(taken[0].before.asked)  # every waiting question gets a new number
        consented = tuple(sorted(owners & frozenset(consents) - {by}))
        self._write([Undo(by, serial, answers, consented)], taken[0].before)
        self._take_back(answers)
        if self.autopilot is not None:
            self.autopilot.forget()
        self.settle()

    def answers_before(self, decisions: int) -> int:
        """How many answers stay when so many decisions are taken back."""
        return len(self.played) + self._decision_index(decisions) - len(self._past)

    def _decision_index(self, answers: int) -> int:
        """Where in the past so many decisions ago is."""
        return [at for at, taken in enumerate(self._past) if not taken.answer.passed][-answers]

    def _take_back(self, answers: int) -> None:
        at = self._decision_index(answers)
        taken = self._past[at]
        del self.played[at - len(self._past) :]
        del self._past[at:]
        taken.before.renumber(self.game.serial)
        self.game = taken.before
        self.drawn = taken.drawn
        self._marked = taken.marked
        self._votes.clear()
        self._votes.renew()

    def _barrier_error(self) -> UndoRefused:
        """Why it goes no further back, with what had come to light."""
        barrier = self._barrier
        if barrier is None:
            return UndoRefused("there is nothing to take back")
        asked = "chance has decided since" if barrier.is_chance else "hidden cards were asked"
        return UndoRefused(
            f"{barrier.answer.option!r} cannot be taken back: {asked}", barrier.answer, barrier.news
        )

    # -- playing again -----------------------------------------------------------------------------

    def follow(self, entry: Entry) -> None:
        """Play the next entry of a journal again and compare it if it is a checkpoint; nothing is written."""
        if isinstance(entry, Answer):
            self._apply(entry, self.game.clone())
        elif isinstance(entry, Undo):
            if entry.answers > self.undoable_answers():
                raise Diverged("an answer that was taken back cannot be")
            self._take_back(entry.answers)
        elif isinstance(entry, Checkpoint):
            if state_hash(state_of(self.game)) != entry.state:
                raise Diverged(f"turn {entry.turn} begins in another state")
            self._marked = entry.turn

    def steps(self) -> int:
        """How many steps the game has had: answers and undos."""
        return self.journal.steps()

    # -- looking -----------------------------------------------------------------------------------

    def outlook(self, seat: int) -> Outlook:
        """The game as a seat knows it now; NONE for a person who only watches."""
        return Outlook(self.game, seat)

    @property
    def asked_question(self) -> AskedQuestion | None:
        """The pending question as those know it who are asked; None when the game is over."""
        question = self.game.pending()
        return AskedQuestion(self.game, question.seat(self.game)) if question is not None else None

    @property
    def seats(self) -> int:
        """How many seats there are, taken or not."""
        return self.game.seats

    @property
    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        return self.game.ending

    def overcome(self) -> tuple[str, ...]:
        """What a game that is won counts for: the Clues it began with, or the Threat."""
        return self.book.overcome(self.game, self.journal.header.setup.clues)

    @property
    def turn(self) -> int:
        """How many turns are over."""
        return game_queries.turn(self.game)

    def present_seats(self) -> list[int]:
        """The seats that have a vote."""
        return game_queries.present_seats(self.game)

    def playing_seats(self) -> list[int]:
        """The seats that have a part in the game, whatever became of their explorers."""
        return game_queries.playing_seats(self.game)

    # -- looking back ------------------------------------------------------------------------------

    def _before(self, told: PlayedAnswer) -> Game | None:
        """The game in which an answer was given, if it is the last decision or can still be taken back."""
        known = [*self._past, self._decision, self._barrier]
        return next((one.before for one in known if one is not None and one.answer is told.answer), None)

    def last_answer(self, seat: int) -> tuple[Perspective | None, str, str] | None:
        """The last decision as a seat may hear it: the game before it, if it is still known, the option and its value.

        A secret of others has no option; before anything was decided there is None.
        """
        last = next((one for one in reversed(self.played) if not one.answer.passed), None)
        if last is None:
            return None
        if last.secret_to not in (NONE, seat):
            return None, "", ""
        before = self._before(last)
        known = Perspective(before, seat) if before is not None else None
        return known, last.answer.option, last.answer.value

    def seen_news(
        self, seat: int, news: Sequence[News], *, lays_once: bool = False, draws: bool = True
    ) -> list[SeenNews]:
        """News as a seat may know them; see `seen_news`."""
        return seen_news(self.game, seat, news, lays_once, draws)

    def news_by_seat(self, news: Sequence[News]) -> dict[int, list[SeenNews]]:
        """News as each seat may know them, by seat; see `news_by_seat` of the view."""
        return news_by_seat(self.game, news)

    def read_out_cards(self) -> list[str]:
        """The cards that were read out so far, as far as it can be played again."""
        told = (self.opening, *(one.news for one in self.played))
        return [card for news in told for card in read_out_cards(self.game, news)]

    def recent_news(self, seat: int) -> list[tuple[list[SeenNews], int]]:
        """What happened in the last turns, as a seat may know it, with the difficulty of the action then."""
        return recent_news(self.game, seat, ((one.news, one.needed) for one in reversed(self.played)))

    def journal_news(self, seat: int, turns: int) -> list[tuple[list[SeenNews], int]]:
        """What happened in so many turns, all of it, as a seat may know it, with the difficulty of the action then."""
        played = ((one.news, one.needed) for one in reversed(self.played))
        return recent_news(self.game, seat, played, turns, sys.maxsize)

    def chart(self, seat: int) -> Chart:
        """All that has been seen of the land, as this seat knows it; camp clears nothing of it."""
        return chart(self.drawn, self.game, seat)
