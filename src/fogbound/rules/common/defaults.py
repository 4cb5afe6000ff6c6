"""The answer that changes least, in either ruleset."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import Option

PLAIN: Final = ("done", "reveal", "keep-none", "stay-out", "decline", "stop", "leave-fog", "go-on")
"""The verbs of options that leave things as they are."""


def least_option(game: Game) -> Option | None:
    """The answer to the pending question that changes least, whatever it throws away."""
    for option in game.offered:
        if option.verb in PLAIN or (option.verb == "trade" and option.n == 0):
            return option
    return None
