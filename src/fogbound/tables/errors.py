"""What a table says when it is asked for something it cannot do; nothing has changed when one is raised."""

from collections.abc import Sequence

from fogbound.core import AnswerRefused, News
from fogbound.tables.journal import Answer


class TableRefused(ValueError):
    """The game cannot be set up, resumed or forked like this; the message says why.

    Clients say it in their language by its kind and the word and number that belong to it.
    """

    def __init__(self, message: str, kind: str, word: str = "", n: int = 0) -> None:
        super().__init__(message)
        self.kind = kind
        self.word = word
        self.n = n


class UndoRefused(AnswerRefused):
    """The answer cannot be taken back: chance or hidden information was asked; `news` is what came of it."""

    def __init__(self, message: str, answer: Answer | None = None, news: Sequence[News] = ()) -> None:
        super().__init__(message)
        self.answer = answer
        self.news = tuple(news)


class ConsentNeeded(AnswerRefused):
    """Answers of other people would be taken back; these seats have to agree first."""

    def __init__(self, asked: frozenset[int]) -> None:
        super().__init__(f"seats {', '.join(str(seat + 1) for seat in sorted(asked))} have to agree")
        self.seats = asked


class AgreementNeeded(AnswerRefused):
    """One seat alone cannot decide this."""
