"""tell: prose that is read out in the course of a text."""

from fogbound.core.game import Game
from fogbound.rules.common import news
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Effect

TOPIC = "story"


class TellLine(Effect):
    """A line of the card's prose is told; it may speak of something that is remembered of you."""

    def __init__(self, line: str, memo: str = "") -> None:
        self.line = line
        self.memo = memo

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.tell(news.LINE, you, this, self.eid)  # whoever listens finds its words and its circumstances


term(
    "tell",
    "effect",
    TellLine,
    syntax=("tell {line:line}", "tell {line:line} about {memo:memo}"),
    brings="story",
    doc="Reads out one of the `lines` of the card or paragraph. Its prose may name `$who`, the explorer it speaks to, "
    "and with `about` the `$place` (and at the Citadel the `$scenario`) in which what is remembered of them happened.",
    example="tell verdict about promise",
)
declare("tell", recalls="person")
