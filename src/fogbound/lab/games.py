"""Games played by bots from their setup to their end: the same number and seed give the same game everywhere."""

import hashlib
from functools import cache, cached_property
from typing import Final, Literal

import msgspec

from fogbound.bots import School, careful
from fogbound.core import GROUP, Game, News
from fogbound.core.chance import seeded
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.rules import rollout
from fogbound.rules.common.options import OPTION_REPORT
from fogbound.rules.common.setup import SetupRefused

__all__ = ["LIMIT", "UNFINISHED", "Batch", "Match", "PlayedGame", "Policy", "batches", "play_batch", "stage"]

LIMIT: Final = 5000
"""Decisions after which a game that does not end is left."""
UNFINISHED: Final = "unfinished"
"""The outcome of such a game."""

Policy = Literal["random", "careful", "curious", "mixed"]
"""Who plays: at random, carefully, carefully with whims, or each of these in turn."""
MIXED: Final[tuple[Policy, ...]] = ("random", "careful", "curious")
WHIM: Final = 8
"""A curious player answers one question in so many at random, and guesses at every riddle."""
SIZES: Final[dict[str, int]] = {"random": 16, "careful": 1, "curious": 1, "mixed": 3}
"""How many games a process plays before it reports."""


class Match(msgspec.Struct, frozen=True):
    """What many games have in common."""

    pack: str
    seed: int
    explorers: int
    policy: Policy
    limit: int = LIMIT
    characters: tuple[str, ...] = ()  # who sets out; the first ones of the pack unless named


class Batch(msgspec.Struct, frozen=True):
    """Some games in a row, for one process."""

    match: Match
    numbers: range


class PlayedGame(msgspec.Struct, frozen=True):
    """What came of one game."""

    number: int
    decisions: int
    actions: int
    ending: str
    digest: bytes  # of all answers and the ending


class Stage:
    """An adventure opened for bots."""

    def __init__(self, adventure: Adventure) -> None:
        self.adventure = adventure

    @cached_property
    def careful(self) -> School:
        """Where careful players come from, who read what the cards say."""
        return careful(self.adventure.book.ruleset(), self.adventure.packs)


@cache
def stage(pack: str) -> Stage:
    """An adventure, opened once in each process; raises UnknownPackError or PackError."""
    return Stage(library.open((pack,)))


def check(match: Match) -> None:
    """Raise SetupRefused if such games cannot be played, saying what to change."""
    book = stage(match.pack).adventure.book
    most = book.most_players()
    if not most:
        start = "introduction" if book.setup_choices().chosen_in_play else "clue"
        raise SetupRefused(
            f"the pack {match.pack!r} has no {start} to start from; name one that can be played"
        )
    if not 1 <= match.explorers <= most:
        raise SetupRefused(f"{match.explorers} explorers cannot play {match.pack!r}: it is for 1 to {most}")
    if match.characters:
        if not book.plain_setup(1).characters:
            raise SetupRefused(f"the characters of {match.pack!r} are chosen in play; name none")
        deal(match, 0)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game among many; it depends on nothing else."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:7])


def deal(match: Match, number: int, news: list[News] | None = None) -> Game:
    """One of the games, before its first question is answered; who listens hears how it was dealt."""
    book = stage(match.pack).adventure.book
    setup = book.plain_setup(match.explorers)
    setup.characters = match.characters or setup.characters
    return book.deal(setup, game_seed(match.seed, number), news)


def policy_of(match: Match, number: int) -> Policy:
    """Who plays one of the games."""
    return MIXED[number % len(MIXED)] if match.policy == "mixed" else match.policy


class Hand:
    """A policy at work in one game: answers question after question and notes what it has answered."""

    def __init__(self, match: Match, seed: int, policy: Policy) -> None:
        self.noted: list[str] = []
        self._chance = seeded(seed + 1)
        self._mind = stage(match.pack).careful(seed + 1) if policy != "random" else None
        self._is_curious = policy == "curious"

    def play(self, game: Game, limit: int) -> int:
        """Answer until the game is over or so many decisions were taken; returns how many there were."""
        if self._mind is None:
            return rollout.play_on(game, self._chance, limit, self.noted)
        decisions = 0
        while decisions < limit and game.stack:
            decisions += 1
            if self._is_curious and self._chance.below(WHIM) == 0:
                self._follow_whim(game)
                continue
            if self._is_curious and any(option.wants == "word" for option in game.offered):
                rollout.random_step(game, self._chance, self.noted)
                continue
            answer = self._mind(game)
            self.noted.append(" ".join(filter(None, answer)))
            game.answer(GROUP, game.pending_serial(), answer.option, answer.value)
        return decisions

    def _follow_whim(self, game: Game) -> None:
        """Say a number that nobody has asked for, where one may, or answer at random."""
        reports = [option for option in game.content.standing(game) if option.verb == OPTION_REPORT]
        if reports and self._chance.below(2) == 0:
            option = reports[self._chance.below(len(reports))]
            self.noted.append(game.option_id(option))
            game.interject(option)
        else:
            rollout.random_step(game, self._chance, self.noted)


def hand_for(match: Match, number: int) -> Hand:
    """The hand that plays one of the games."""
    return Hand(match, game_seed(match.seed, number), policy_of(match, number))


def play(match: Match, number: int) -> PlayedGame:
    """Play one game to its end, or to the limit."""
    game = deal(match, number)
    hand = hand_for(match, number)
    decisions = hand.play(game, match.limit)
    return sum_up(match, number, game, decisions, hand.noted)


def sum_up(match: Match, number: int, game: Game, decisions: int, noted: list[str]) -> PlayedGame:
    """Sum up a game that is over or was left."""
    ending = game.ending or UNFINISHED
    digest = hashlib.sha256("\n".join([*noted, ending]).encode()).digest()
    return PlayedGame(number, decisions, rollout.actions_taken(game), ending, digest)


def batches(match: Match, numbers: range) -> list[Batch]:
    """These games, in portions."""
    size = SIZES[match.policy]
    return [
        Batch(match, range(at, min(at + size, numbers.stop)))
        for at in range(numbers.start, numbers.stop, size)
    ]


def play_batch(batch: Batch) -> list[PlayedGame]:
    """Play the games of a batch."""
    return [play(batch.match, number) for number in batch.numbers]
