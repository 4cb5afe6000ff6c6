"""What takes part in a race: a seeded player of random games that counts what it decides."""

import time
from typing import Protocol


class Contestant(Protocol):
    """A game with a random player in every seat."""

    name: str
    version: str

    def describe(self) -> dict[str, str]:
        """Tell the version, and whatever else a reader of the figures should know."""

    def play(self, seconds: float) -> tuple[int, int, float]:
        """Play for about so many seconds of processor time; return decisions, actions and the time it took."""


class WholeGames:
    """A contestant that plays game after game and looks at the clock between two of them."""

    version: str

    def describe(self) -> dict[str, str]:
        """Tell the version."""
        return {"version": self.version}

    def game(self) -> tuple[int, int]:
        """Play one game; return the decisions of its players and the actions applied to it."""
        raise NotImplementedError

    def play(self, seconds: float) -> tuple[int, int, float]:
        """Play whole games until the time is up."""
        decisions = actions = 0
        start = time.process_time()
        elapsed = 0.0
        while elapsed < seconds:
            more_decisions, more_actions = self.game()
            decisions += more_decisions
            actions += more_actions
            elapsed = time.process_time() - start
        return decisions, actions, elapsed
