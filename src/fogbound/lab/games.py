"""Games played by bots from their setup to their end: the same number and seed give the same game everywhere."""

import hashlib
from functools import cache, cached_property
from typing import Final, Literal

import msgspec

from fogbound.bots import Careful, Faces, Position
from fogbound.core import GROUP, Game
from fogbound.core.chance import seeded
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.rules import rollout
from fogbound.rules.common.setup import SetupRefused

__all__ = ["LIMIT", "UNFINISHED", "Batch", "Match", "Played", "Policy", "batches", "play_batch", "stage"]

LIMIT: Final = 5000
"""Decisions after which a game that does not end is left."""
UNFINISHED: Final = "unfinished"
"""The outcome of such a game."""

Policy = Literal["random", "careful"]
SIZES: Final[dict[str, int]] = {"random": 16, "careful": 1}
"""How many games a process plays before it reports."""


class Match(msgspec.Struct, frozen=True):
    """What many games have in common."""

    pack: str
    seed: int
    explorers: int
    policy: Policy
    limit: int = LIMIT


class Batch(msgspec.Struct, frozen=True):
    """Some games in a row, for one process."""

    match: Match
    numbers: range


class Played(msgspec.Struct, frozen=True):
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
    def faces(self) -> Faces:
        """What the cards say, for players who read them."""
        return Faces(self.adventure.packs)


@cache
def stage(pack: str) -> Stage:
    """An adventure, opened once in each process; raises UnknownPackError or PackError."""
    return Stage(library.open((pack,)))


def check(match: Match) -> None:
    """Raise SetupRefused if such games cannot be played, saying what to change."""
    book = stage(match.pack).adventure.book
    most = book.most_players()
    if not most:
        start = "clue" if book.ruleset() == "continent" else "introduction"
        raise SetupRefused(
            f"the pack {match.pack!r} has no {start} to start from; name one that can be played"
        )
    if match.policy == "careful" and book.ruleset() != Careful.ruleset:
        raise SetupRefused(f"the careful player cannot play by the rules {book.ruleset()!r} yet; use random")
    if not 1 <= match.explorers <= most:
        raise SetupRefused(f"{match.explorers} explorers cannot play {match.pack!r}: it is for 1 to {most}")


def game_seed(seed: int, number: int) -> int:
    """The seed of one game among many; it depends on nothing else."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:7])


def dealt(match: Match, number: int) -> Game:
    """One of the games, before its first question is answered."""
    book = stage(match.pack).adventure.book
    return book.deal(book.plain_setup(match.explorers), game_seed(match.seed, number))


class Hand:
    """A policy at work in one game: answers question after question and notes what it has answered."""

    def __init__(self, match: Match, seed: int, policy: Policy) -> None:
        self.noted: list[str] = []
        self._chance = seeded(seed + 1)
        self._stage = stage(match.pack)
        self._careful = Careful(seed + 1) if policy == "careful" else None

    def play(self, game: Game, limit: int) -> int:
        """Answer until the game is over or so many decisions were taken; returns how many there were."""
        if self._careful is None:
            return rollout.play_on(game, self._chance, limit, self.noted)
        decisions = 0
        while decisions < limit and game.stack:
            answer = self._careful.answer(Position(game, self._stage.faces))
            self.noted.append(" ".join(filter(None, answer)))
            game.answer(GROUP, game.pending_serial(), answer.option, answer.value)
            decisions += 1
        return decisions


def play(match: Match, number: int) -> Played:
    """Play one game to its end, or to the limit."""
    game = dealt(match, number)
    hand = Hand(match, game_seed(match.seed, number), match.policy)
    decisions = hand.play(game, match.limit)
    return played(match, number, game, decisions, hand.noted)


def played(match: Match, number: int, game: Game, decisions: int, noted: list[str]) -> Played:
    """Sum up a game that is over or was left."""
    ending = game.ending or UNFINISHED
    digest = hashlib.sha256("\n".join([*noted, ending]).encode()).digest()
    return Played(number, decisions, rollout.actions_taken(game), ending, digest)


def batches(match: Match, first: int, games: int) -> list[Batch]:
    """So many games from a number on, in portions."""
    size = SIZES[match.policy]
    last = first + games
    return [Batch(match, range(at, min(at + size, last))) for at in range(first, last, size)]


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch."""
    return [play(batch.match, number) for number in batch.numbers]
