"""What the questions of card texts have in common: they are put to the explorer the text speaks to."""

from fogbound.core.game import Game
from fogbound.core.steps import Question
from fogbound.rules.common.book import book_of
from fogbound.rules.common.terms import Effect


class AskYou(Question):
    """A question to one explorer."""

    def __init__(self, you: int) -> None:
        self.you = you

    def seat(self, game: Game) -> int:
        return self.you


def answering(game: Game, this: int, you: int) -> int:
    """Who answers what a text asks: whom it speaks to, or who goes on with the action they dropped out of (T-RUL-59)."""
    book = book_of(game)
    return book.taker(game, you) if book.has_dropped_out(game, this, you) else you


class AskAbout(AskYou):
    """A question about an effect of the book, in the context of its text."""

    def __init__(self, eid: int, this: int, you: int, it: int) -> None:
        super().__init__(you)
        self.eid = eid
        self.this = this
        self.it = it

    def seat(self, game: Game) -> int:
        return answering(game, self.this, self.you)

    def possible(self, game: Game) -> bool:
        """Whether the effect can still be carried out."""
        return book_of(game).effects[self.eid].possible(game, self.this, self.you, self.it)


class Pick(Effect):
    """Something is done with one of several cards or explorers."""

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        """Those with which it can be done."""
        raise AssertionError(f"{type(self).__name__} has nothing to pick from")

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        """Do it with the one that was picked."""
        raise AssertionError(f"{type(self).__name__} does nothing with what is picked")

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.fitting(game, this, you, it))


class AskWhich(AskAbout):
    """Which of those that fit a pick."""

    def pick(self, game: Game) -> Pick:
        """The effect that waits for the answer."""
        effect = book_of(game).effects[self.eid]
        assert isinstance(effect, Pick)
        return effect

    def fitting(self, game: Game) -> list[int]:
        """What there is to pick from now."""
        return self.pick(game).fitting(game, self.this, self.you, self.it)

    def settle(self, game: Game, picked: int) -> None:
        """Go on with the one that was picked."""
        self.pick(game).settle(game, self.this, self.you, self.it, picked)
