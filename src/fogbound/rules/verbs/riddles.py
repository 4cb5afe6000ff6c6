"""Riddles: a player names a number, and only the right one leads to a card (C-NUM-13, C-RUL-57)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import hidden, news
from fogbound.rules.common.book import CARD_DIGITS, Do, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.options import OPTION_DECLINE, OPTION_FREE_USE, OPTION_NUMBER
from fogbound.rules.common.reveal import Reveal, fetch
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.asking import AskYou

TOPIC = "chance"


class Guess(Effect):
    """Name a number: a card with it whose back refers to this card is taken, else nothing is shown."""

    def __init__(self, answer: Value | None = None, wrong: Effect | None = None) -> None:
        self.answer = answer
        self.wrong = wrong

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(NameNumber(self.eid, this, you, it))

    def settle(self, game: Game, this: int, you: int, it: int, number: int) -> None:
        """Look for the card on its back alone; the Past is emptied only for one that fits."""
        game.barriers += 1
        card = NONE
        if self.answer is None or self.answer.of(game, this, you, it) == number:
            card = fetch(game, number, hidden.reference(game, this), you)
        if card != NONE:
            game.tell(news.NUMBER_FOUND, you, shown(game, this), number)
            game.next(Reveal(card, you, NONE))
        else:
            game.tell(news.NUMBER_WRONG, you, shown(game, this), number)
            if self.wrong is not None:
                game.next(Do(self.wrong.eid, this, you, it))


class NameNumber(AskYou):
    """Which number; the question never tells whether there is one."""

    name: ClassVar[str] = "name-number"

    def __init__(self, eid: int, this: int, you: int, it: int = NONE) -> None:
        super().__init__(you)
        self.eid = eid
        self.this = this
        self.it = it

    def options(self, game: Game) -> list[Option]:
        card = shown(game, self.this)
        return [Option(OPTION_NUMBER, card, wants="number"), Option(OPTION_DECLINE, card)]

    def short_label(self, game: Game, option: Option) -> Message | None:
        return Message("note-no-number") if option.verb == OPTION_DECLINE else None

    def digits(self) -> int:
        return CARD_DIGITS

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_NUMBER:
            guess = book_of(game).effects[self.eid]
            assert isinstance(guess, Guess)
            guess.settle(game, self.this, self.you, self.it, int(value))

    def rules(self) -> tuple[str, ...]:
        return ("C-NUM-13", "C-RUL-57", "C-RUL-60")


term(
    "guess",
    "effect",
    Guess,
    syntax="guess a number [that is {answer:value}] [, when wrong : {wrong:effect}]",
    form=(("guess a number", "answer=value"), ("when wrong?", "wrong=effect")),
    brings="riddle",
    doc="A player names a number. If a card with it refers to this card on its back, it is taken; if not, "
    "nothing is shown or refilled. `that is` narrows the right answer down to one number, which the printed "
    "text does not tell.",
    example="guess a number, when wrong: take 105",
    calls="guess",
)


def asks_for_number(game: Game, option: Option) -> bool:
    """Whether a card, used so beside a question, asks for a number to be named."""
    if option.verb != OPTION_FREE_USE:
        return False
    ahead = game.clone()
    ahead.interject(option)
    return isinstance(ahead.pending(), NameNumber)
