"""Tally as a subject; its worker's search path says which kind of it is imported."""

from collections.abc import Callable

import tally


class Fake:
    """A random player at a game of Tally."""

    def __init__(self, seed: int) -> None:
        self.game = tally.deal(seed)

    def advance(self) -> bool:
        """Draw ten times as often as not."""
        self.game.choose(0 if self.game.below(10) else 1)
        return True

    def operations(self) -> dict[str, Callable[[], object]]:
        """The calls that an engine has, too."""
        game = self.game
        dump = game.dump()
        return {
            "clone": game.clone,
            "dump": game.dump,
            "load": lambda: tally.load(dump),
            "view": game.view,
            "odds": lambda: game.odds(200),
        }

    def compiled(self) -> bool:
        """Tell whether Tally runs as native code."""
        return not str(tally.__file__).endswith(".py")
