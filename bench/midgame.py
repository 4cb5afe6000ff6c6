"""Fogbound as the subject of micro and flat: an adventure of either ruleset, a random player in every seat."""

from collections.abc import Callable
from random import Random

from bench.book import SEATS, load_book
from fogbound import native
from fogbound.core.snapshot import dump, load
from fogbound.odds import odds
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CURSE
from fogbound.view import view


class Midgame:
    """A game of the Continent that is played one random decision at a time."""

    ruleset = "continent"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.book = load_book(self.ruleset)
        self.game = self.book.deal(self.book.plain_setup(SEATS), seed)
        self.lengthen()

    def lengthen(self) -> None:
        """Without Curses nobody dies, so that a game lasts as long as it is measured."""
        for card in range(len(self.book.cards)):
            if self.book.cards[card].kind == CURSE:
                self.game.move(card, tabletop.OUT)

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

    def compiled(self) -> bool:
        """Tell whether the core runs as native code."""
        return native.compiled()


class CitadelMidgame(Midgame):
    """A game of the Citadel; it ends when its random players fall, mostly within two hundred decisions."""

    ruleset = "citadel"

    def lengthen(self) -> None:
        """What makes players fall here is all over the cards, so a game lasts as long as it lasts."""
