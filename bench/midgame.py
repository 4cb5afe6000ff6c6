"""Fogbound as the subject of micro and flat: one adventure, a random player in every seat."""

from collections.abc import Callable
from random import Random

from bench.book import SEATS, load_book

try:
    from fogbound.view import view

    from fogbound import native
    from fogbound.core.snapshot import dump, load
    from fogbound.odds import odds
    from fogbound.rules.continent import deal
except ImportError as error:
    raise ImportError(f"Fogbound cannot be measured: {error}") from error


class Midgame:
    """A game that is played one random decision at a time."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.book = load_book()
        self.game = deal(self.book, SEATS, seed)

    def advance(self) -> bool:
        """Take one of the options of the pending question."""
        game = self.game
        if game.pending() is None:
            return False
        options = game.offered
        option = options[int(self.random() * len(options))]
        game.choose(option, "1" if option.wants else "")
        return True

    def operations(self) -> dict[str, Callable[[], object]]:
        """What clients and bots ask of a game again and again."""
        game, book = self.game, self.book
        snapshot = dump(game)
        return {
            "clone": game.clone,
            "dump": lambda: dump(game),
            "load": lambda: load(book, snapshot),
            "view": lambda: view(game, 0),
            "odds": lambda: odds(game, 0),
        }

    def is_compiled(self) -> bool:
        """Tell whether the core runs as native code."""
        return native.compiled()
