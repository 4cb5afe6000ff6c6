"""What the questions of card texts have in common: they are put to the explorer the text speaks to."""

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import acting
from fogbound.rules.common.terms import Effect


class AskYou(Question):
    """A question to one explorer."""

    def __init__(self, you: int) -> None:
        self.you = you

    def run(self, game: Game) -> None:
        """Ask it; whose adventure is over is asked nothing any more (C-RUL-45)."""
        if tabletop.is_out(game, self.seat(game)):
            game.forget_asked(len(game.stack))
        else:
            super().run(game)

    def seat(self, game: Game) -> int:
        return self.you


def answering(game: Game, this: int, you: int) -> int:
    """Who answers what a text asks: whom it speaks to, or who goes on with the action they dropped out of (T-RUL-59)."""
    book = book_of(game)
    return acting(game, you) if book.has_dropped_out(game, this, you) else you


def show_offered(game: Game, options: list[Option]) -> None:
    """Show everybody what is offered from a face-down deck or pile, for this choice alone (C-RUL-42).

    Nobody can take back an answer given before they saw it, and what was searched is shuffled after the choice.
    """
    if len(options) < 2:
        return
    cards = [option.card for option in options if option.card != NONE]
    zones = filing.searched(game, cards)
    if not zones:
        return
    unseen = [card for card in cards if game.where[card] in zones and game.known.get(card, 0) != EVERYBODY]
    if unseen:
        for card in unseen:
            game.show(card, EVERYBODY)
        game.next(EndSearch(tuple(zones)))


class EndSearch(Step):
    """Shuffle decks whose cards were shown for a choice, unless that has been done since."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def run(self, game: Game) -> None:
        for zone in self.zones:
            if any(card in game.known for card in game.zones[zone]):
                book_of(game).searched(game, zone)


class AskAbout(AskYou):
    """A question about an effect of the book, in the context of its text."""

    def __init__(self, eid: int, this: int, you: int, it: int) -> None:
        super().__init__(you)
        self.eid = eid
        self.this = this
        self.it = it

    def run(self, game: Game) -> None:
        if not tabletop.is_out(game, self.seat(game)):
            show_offered(game, self.options(game))
        super().run(game)

    def seat(self, game: Game) -> int:
        return answering(game, self.this, self.you)


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
