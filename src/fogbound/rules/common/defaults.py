"""The answer that changes least, in either ruleset."""

from fogbound.core.game import Game
from fogbound.core.steps import Option
from fogbound.core.verbs import CHANGES_NOTHING, meaning


def least_option(game: Game) -> Option | None:
    """The answer to the pending question that changes least, whatever it throws away."""
    for option in game.offered:
        if meaning(option.verb).bits & CHANGES_NOTHING:
            return option
    return None
