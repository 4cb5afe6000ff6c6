"""A trial: one random game at a table, questioned all the way; the same seed gives the same trial everywhere.

Play and questioning have their own streams of chance, so that other checks never change the game that is played.
"""

import traceback
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from fogbound.core import GROUP, NONE, Game, News, StaleAnswer, snapshot
from fogbound.core import Option as Choice
from fogbound.core.chance import Chance, seeded
from fogbound.lab.checks import CHECKS, Check, GameTeller, without_serials
from fogbound.lab.sent import play_twins
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.packs.pack import Pack
from fogbound.rules import rollout
from fogbound.rules.common.book import Book
from fogbound.rules.common.options import OPTION_LEAVE_FOR_GOOD
from fogbound.server.adventures import LoadedAdventure
from fogbound.tables import Table, journal
from fogbound.text import LANGUAGES
from fogbound.view import seen_piece

__all__ = ["Failure", "Trial", "TrialGround", "TrialOutcome", "ground", "run_trial"]

LIMIT: Final = 2000
"""Decisions after which a game that does not end is left."""
RESTLESS: Final = (60, 24, 12, 4)
"""In how many decisions one is an interjection: some games see few, some many."""
SELDOM: Final = (OPTION_LEAVE_FOR_GOOD,)
"""What is mostly thought better of: a table that loses its people early meets few questions."""
RARELY: Final = 8
"""In how many times it comes to mind one does it."""
LIKINGS: Final = (1, 1, 2, 4, 8)
"""How many tickets an option has in the draw, by its verb; every game draws other likings."""
TELL: Final = 24
"""One question and the news of one answer in so many are told in words."""
TAKE_BACK: Final = 12
"""One answer in so many is taken back, with some before it."""
SENT: Final = 1500
"""At one question in so many a twin is set beside the game, and all that both send is compared."""
FOLLOWED: Final = 2
"""For how many decisions at most."""
REPLAY: Final = 8
"""One game in so many is played again from its journal."""
TRACE: Final = 12
"""How many lines are kept of where something broke."""
NUMBERS: Final = 1000
"""How many numbers a card can have."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """The first thing that went wrong in a game, and how to see it again."""

    seed: int
    explorers: int  # 0 when the seed decides
    decision: int
    check: str
    wrong: tuple[str, ...]
    question: str
    answer: str  # the last one given, or the one that was being given
    journal: bytes  # the game up to there


class TrialOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a trial."""

    seed: int
    decisions: int
    turns: int
    ending: str
    checks: dict[str, int]
    questions: dict[str, int]
    failure: Failure | None = None


class Unsound(Exception):
    """A check has found something."""

    def __init__(self, wrong: Sequence[str]) -> None:
        super().__init__(*wrong)
        self.wrong = tuple(wrong)


class TrialGround:
    """An adventure opened for trials: its packs, its book, its words and what can be chosen."""

    def __init__(self, adventure: Adventure) -> None:
        self.packs: list[Pack] = adventure.packs
        self.book: Book = adventure.book
        self.opened = LoadedAdventure(adventure)  # as the server tells it
        book = self.book
        self.speaker = GameTeller(self.packs, self.opened.texts)
        hidden = [card.hidden.number for card in book.cards if card.hidden is not None]
        referred = [card.number for card in book.cards if card.back_refs and card.number != NONE]
        self.numbers = sorted({*hidden, *referred})  # those that may be right


@cache
def ground(names: tuple[str, ...]) -> TrialGround:
    """The ground of these packs, opened once in each process."""
    return TrialGround(library.open(names))


class TrialPlayer:
    """Answers at random, with likings that differ from game to game, and never gives up without need."""

    def __init__(self, on: TrialGround, chance: Chance) -> None:
        self.ground = on
        self.chance = chance
        self.restless = RESTLESS[chance.below(len(RESTLESS))]
        self._likings: dict[str, int] = {}

    def answer(self, game: Game) -> tuple[int, str, str]:
        """An answer to the pending question, or something that stands beside it: seat, option, value."""
        chance = self.chance
        question = game.pending()
        assert question is not None
        stuck = not rollout.is_sensible(game.offered[0])
        if chance.below(2 if stuck else self.restless) == 0:
            standing = [option for option in game.content.standing(game) if rollout.is_sensible(option)]
            if standing:
                option = self._pick(standing)
                if option.verb not in SELDOM or chance.below(RARELY) == 0:
                    return option.seat if option.seat != NONE else GROUP, game.option_id(option), ""
        option = self._pick(game.offered)
        value = self._value(game, option) if option.wants else ""
        return question.seat(game), game.option_id(option), value

    def _pick(self, options: list[Choice]) -> Choice:
        tickets = [self._liking(option.verb) for option in options]
        drawn = self.chance.below(sum(tickets))
        at = 0
        while drawn >= tickets[at]:
            drawn -= tickets[at]
            at += 1
        return options[at]

    def _liking(self, verb: str) -> int:
        if verb not in self._likings:
            self._likings[verb] = LIKINGS[self.chance.below(len(LIKINGS))]
        return self._likings[verb]

    def _value(self, game: Game, option: Choice) -> str:
        """A number that may be right, a small one, or any; a word that may be right."""
        chance, book = self.chance, self.ground.book
        if option.wants == "word":
            return book.guess("word", chance)
        kind = chance.below(3)
        if kind == 0 and self.ground.numbers:
            return book.written(self.ground.numbers[chance.below(len(self.ground.numbers))])
        return book.written(chance.below(10 if kind == 1 else NUMBERS))


class Trial:
    """One game from its setup to its end."""

    def __init__(self, on: TrialGround, seed: int, explorers: int = 0, every: int = 1) -> None:
        self.ground = on
        self.every = every  # so many times as seldom as usual it is questioned
        self.seed = seed
        self.explorers = explorers
        chance = seeded(seed * 2 + 1)
        self.look = seeded(seed * 2)
        setup = on.book.any_setup(chance, explorers)
        self.table = Table.create(on.book, on.packs, setup, seed)
        self.player = TrialPlayer(on, chance)
        self.decisions = 0
        self.given = ""
        self.doing = ""
        self.checks: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self._serials: set[int] = set()  # of all questions so far
        self._past: list[tuple[list[object], tuple[int, str, str]]] = []  # what can be taken back

    def run(self) -> TrialOutcome:
        """Play to the end, or to the first thing that is wrong."""
        failure: Failure | None = None
        try:
            self._inspect()
            while self.table.game.pending() is not None and self.decisions < LIMIT:
                self._step()
                self._inspect()
            self._replay()
        except Unsound as found:
            failure = self._failure(self.doing, found.wrong)
        except Exception:  # whatever breaks is a finding too
            failure = self._failure(self.doing, _trace())
        game = self.table.game
        return TrialOutcome(
            seed=self.seed,
            decisions=self.decisions,
            turns=rollout.actions_taken(game),
            ending=game.ending or "unfinished",
            checks=dict(self.checks),
            questions=dict(self.questions),
            failure=failure,
        )

    def _failure(self, check: str, wrong: Sequence[str]) -> Failure:
        step = self.table.game.stack[-1] if self.table.game.stack else None
        return Failure(
            seed=self.seed,
            explorers=self.explorers,
            decision=self.decisions,
            check=check,
            wrong=tuple(wrong),
            question=snapshot.name_of(type(step)) if step is not None else "",
            answer=self.given,
            journal=journal.encode_journal(self.table.journal)[0],
        )

    # -- questions ---------------------------------------------------------------------------------

    def _inspect(self) -> None:
        """Ask of the game as it stands whatever is due."""
        game = self.table.game
        question = game.pending()
        if question is not None:
            self.questions[question.name] += 1
        for name, (every, check) in CHECKS.items():
            if self._is_due(every):
                self._ask(name, check)
        if self.ground.speaker.tellers and self._is_due(TELL):
            self._ask("telling", self.ground.speaker.telling)
        if question is not None and self._is_due(SENT):
            self._ask("sent", self._compare_sent)

    def _is_due(self, rate: int) -> bool:
        """Whether it is time for something that is done once in so many times."""
        rate *= self.every
        return rate == 1 or self.look.below(rate) == 0

    def _compare_sent(self, game: Game, chance: Chance) -> list[str]:
        """Nobody can tell the game from its twin by anything that is sent to them."""
        spoken = [renderer.lang for renderer in self.ground.speaker.tellers] or list(LANGUAGES)
        _, found = play_twins(
            self.ground.opened,
            self.table.journal.header,
            game.clone(),
            chance,
            1 + chance.below(FOLLOWED),
            [spoken[chance.below(len(spoken))]],
        )
        return [f"twins differ: {what}" for what in found]

    def _ask(self, name: str, check: Check) -> None:
        self._begin(name)
        self._expect(check(self.table.game, self.look))

    def _begin(self, name: str) -> None:
        """From here on, what goes wrong goes wrong in this check."""
        self.checks[name] += 1
        self.doing = name

    def _expect(self, wrong: Sequence[str]) -> None:
        if wrong:
            raise Unsound(wrong)

    # -- answers -----------------------------------------------------------------------------------

    def _step(self) -> None:
        """Give one answer and see what became of the one before."""
        game = self.table.game
        before = snapshot.dump(game)
        answer = self.player.answer(game)
        self.given = "/".join(filter(None, (answer[1], answer[2])))
        self.decisions += 1
        serial = game.pending_serial()
        waiting = {number for _, number in game.asked}
        self._serials |= waiting
        if answer[1] in [game.option_id(option) for option in game.offered]:
            waiting.remove(serial)  # answered, unlike under an interjection
        self.doing = "answer"
        [given] = self.table.answer(answer[0], serial, answer[1], answer[2])
        if self.table.undoable_answers() == 0:
            self._past.clear()
        else:
            self._past.append((before, answer))
        self._expect(self._fresh(waiting))
        if self._is_due(TELL):
            self._tell(given.news)
        if self._past and self._is_due(TAKE_BACK):
            self._take_back(self.look.below(len(self._past)) + 1)

    def _fresh(self, waiting: set[int]) -> list[str]:
        """A question has a number that no other had; those that still wait keep their own."""
        again = ({number for _, number in self.table.game.asked} - waiting) & self._serials
        return [f"question {number} was there before" for number in sorted(again)]

    def _tell(self, news: Sequence[News]) -> None:
        self._begin("news")
        for renderer in self.ground.speaker.tellers:
            for item in news:
                for seat in range(NONE, self.table.game.seats):
                    renderer.news(seen_piece(self.table.game, seat, item))

    def _take_back(self, answers: int) -> None:
        """Take answers back, find the game as it was but for the numbers, and give them once more."""
        self._begin("undo")
        table = self.table
        after = snapshot.dump(table.game)
        old = {number for _, number in table.game.asked} | self._serials
        serial = table.game.pending_serial()
        table.undo(GROUP, answers=answers)
        wrong: list[str] = []
        if without_serials(snapshot.dump(table.game)) != without_serials(self._past[-answers][0]):
            wrong.append(f"taking back {answers} answers does not lead to where they were given")
        if repeated := old & {number for _, number in table.game.asked}:
            wrong.append(f"after an undo the numbers {sorted(repeated)} are used again")
        if not self._is_stale(serial):
            wrong.append("an answer from before an undo was taken after it")
        for _, (seat, option, value) in self._past[-answers:]:
            table.answer(seat, table.game.pending_serial(), option, value)
        if without_serials(snapshot.dump(table.game)) != without_serials(after):
            wrong.append(f"{answers} answers given once more lead elsewhere")
        self._serials |= old
        self._expect(wrong)

    def _is_stale(self, serial: int) -> bool:
        seat, option, value = self._past[-1][1]
        try:
            self.table.game.clone().answer(seat, serial, option, value)
        except StaleAnswer:
            return True
        return False

    def _replay(self) -> None:
        """The journal of the game is the game."""
        if self._is_due(REPLAY):
            self._begin("journal")
            again = Table.replay(self.table.journal, self.ground.packs, self.ground.book)
            if again.remarks:
                self._expect([f"a replay goes astray: {again.remarks[0].detail}"])
            if snapshot.dump(again.game) != snapshot.dump(self.table.game):
                self._expect(["a replay ends in another state"])


def _trace() -> list[str]:
    """Where the exception in hand came from."""
    return traceback.format_exc().strip().splitlines()[-TRACE:]


def run_trial(on: TrialGround, seed: int, explorers: int = 0, every: int = 1) -> TrialOutcome:
    """What comes of the trial with this seed; a game that cannot even be dealt has failed too."""
    try:
        trial = Trial(on, seed, explorers, every)
    except Exception:
        failure = Failure(
            seed=seed,
            explorers=explorers,
            decision=0,
            check="deal",
            wrong=tuple(_trace()),
            question="",
            answer="",
            journal=b"",
        )
        return TrialOutcome(
            seed=seed, decisions=0, turns=0, ending="undealt", checks={}, questions={}, failure=failure
        )
    return trial.run()
