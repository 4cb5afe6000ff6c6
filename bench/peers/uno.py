"""rlcard: random games of Uno through its Python environment."""

from importlib.metadata import version
from random import Random

import rlcard

from bench.contestant import WholeGames


class Uno(WholeGames):
    """Uno for two; decision and action are both a step of the environment."""

    name = "rlcard uno"
    version = version("rlcard")

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.env = rlcard.make("uno", config={"seed": seed})

    def game(self) -> tuple[int, int]:
        """Play one game."""
        random, env = self.random, self.env
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps, steps
