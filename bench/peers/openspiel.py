"""OpenSpiel: random play of its C++ games through pyspiel, shared by the games raced."""

from importlib.metadata import version
from random import Random

import pyspiel

from bench.contestant import WholeGames


class OpenSpiel(WholeGames):
    """One game of OpenSpiel; a decision is a player's, an action is any step, those of chance included."""

    version = version("open-spiel")
    game_name: str

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.rules = pyspiel.load_game(self.game_name)

    def game(self) -> tuple[int, int]:
        """Play one game, drawing chance by its probabilities."""
        random = self.random
        state = self.rules.new_initial_state()
        decisions = actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = self.sample(state.chance_outcomes())
            else:
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
                decisions += 1
            state.apply_action(action)
            actions += 1
        return decisions, actions

    def sample(self, outcomes: list[tuple[int, float]]) -> int:
        """Draw one outcome; this plain walk is faster than `random.choices` and `pyspiel.sample_action`."""
        rest = self.random()
        for action, probability in outcomes:
            rest -= probability
            if rest < 0.0:
                return action
        return outcomes[-1][0]
