"""Fogbound as a contestant, once for each ruleset: the random rollout that is compiled together with the core.

The engine supplies `fogbound.rules.rollout.play(book, setup, seed, limit) -> (decisions, actions)`: one
random game from its setup to its end or to `limit` decisions.
"""

from bench.book import SEATS, load_book
from bench.contestant import WholeGames
from fogbound import __version__, native
from fogbound.rules import rollout

LIMIT = 1_000


class Fogbound(WholeGames):
    """Random play of a whole adventure, every seat at once."""

    name = "fogbound"
    ruleset = "continent"
    version: str = __version__

    def __init__(self, seed: int) -> None:
        self.book = load_book(self.ruleset)
        self.setup = self.book.plain_setup(SEATS)
        self.seed = seed

    def describe(self) -> dict[str, str]:
        """Tell the version, and which kind of engine runs."""
        return {"version": self.version, "kind": "compiled" if native.compiled() else "interpreted"}

    def game(self) -> tuple[int, int]:
        """Play one game with the next seed."""
        self.seed += 1
        decisions, actions = rollout.play(self.book, self.setup, self.seed, LIMIT)
        return decisions, actions


class FogboundCitadel(Fogbound):
    """The same with the other ruleset."""

    name = "fogbound citadel"
    ruleset = "citadel"
