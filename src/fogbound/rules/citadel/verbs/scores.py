"""Community scores in texts: raised, lowered, paid, shared out, compared.

T-COMM-01, T-COMM-02, T-COMM-03, T-COMM-04, T-COMM-05, T-RUL-93, T-RUL-94.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Hint, Message
from fogbound.core.steps import GROUP, Option, Question
from fogbound.rules.citadel import leaflet, table
from fogbound.rules.citadel.options import OPTION_RAISE_SCORE
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Condition, Effect, Value

TOPIC = "leaflet"

ALL = range(4)


class ChangeScore(Effect):
    """A score rises or falls within its bounds; as a price it must not fall below 0.

    T-COMM-02, T-COMM-03, T-COMM-04.
    """

    def __init__(self, score: int, amount: Value) -> None:
        self.score = score
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        leaflet.change_score(game, self.score, self.amount.of(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return leaflet.can_pay_score(game, self.score, -self.amount.of(game, this, you, it))


term(
    "change-score",
    "effect",
    ChangeScore,
    syntax="{score:score} {amount:signed}",
    brings="score",
    doc="Raises or lowers a community score; it stays from 0 to 25. Where it is a price or a choice, it can be chosen "
    "only if the score does not fall below 0.",
    example="influence +2",
    icon="score",
    ruleset="citadel",
)


class ChangeEachScore(Effect):
    """All four scores rise or fall."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for score in ALL:
            leaflet.change_score(game, score, self.amount.of(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        amount = self.amount.of(game, this, you, it)
        return all(leaflet.can_pay_score(game, score, -amount) for score in ALL)


term(
    "change-each-score",
    "effect",
    ChangeEachScore,
    syntax="each score {amount:signed}",
    brings="score",
    doc="Raises or lowers all four community scores.",
    example="each score -1",
    icon="score",
    ruleset="citadel",
)


class SetScores(Effect):
    """All four scores are set to a number."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        amount = self.amount.count(game, this, you, it)
        for score in ALL:
            leaflet.change_score(game, score, amount - table.score(game, score))


term(
    "set-scores",
    "effect",
    SetScores,
    syntax="set each score to {amount:value}",
    brings="points",
    doc="Sets all four community scores to the same number.",
    example="set each score to 5",
    icon="score",
    ruleset="citadel",
)


class Distribute(Effect):
    """The players share out points over the scores, point by point; none is lifted above 25."""

    def __init__(self, amount: Value, most: Value | None = None) -> None:
        self.amount = amount
        self.most = most

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        amount = self.amount.count(game, this, you, it)
        most = self.most.count(game, this, you, it) if self.most is not None else amount
        game.next(DistributePoints(amount, most, (0, 0, 0, 0)))


class DistributePoints(Question):
    """Which score the next point goes to."""

    name: ClassVar[str] = "distribute-points"

    def __init__(self, left: int, most: int, placed: tuple[int, ...]) -> None:
        self.left = left
        self.most = most
        self.placed = placed

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        if self.left <= 0:
            return []
        return [
            Option(OPTION_RAISE_SCORE, n=score)
            for score in ALL
            if self.placed[score] < self.most and table.score(game, score) < table.MOST_SCORE
        ]

    def message(self, game: Game) -> Message:
        return self.says().count("n", self.left)

    def hint(self, game: Game, option: Option) -> Hint | None:
        """What the score is, so that players see which one is low."""
        now = table.score(game, option.n)
        return Hint(before=Message("note-raise-score").count("now", now).count("then", now + 1))

    def take(self, game: Game, option: Option, value: str) -> None:
        leaflet.change_score(game, option.n, 1)
        placed = tuple([self.placed[score] + (1 if score == option.n else 0) for score in ALL])
        game.next(DistributePoints(self.left - 1, self.most, placed))

    def rules(self) -> tuple[str, ...]:
        return ("T-COMM-02", "T-RUL-50")


term(
    "distribute-points",
    "effect",
    Distribute,
    syntax="distribute {amount:value} point/points [, at most {most:value} on one score]",
    brings="points",
    doc="The players share out points over the four scores as they agree. A point that would lift a score above 25 "
    "cannot be placed there.",
    example="distribute 4 points, at most 2 on one score",
    icon="score",
    ruleset="citadel",
)


class Score(Value):
    """A community score (T-COMM-01, T-COMM-05)."""

    def __init__(self, score: int) -> None:
        self.score = score

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return table.score(game, self.score)


term(
    "score",
    "value",
    Score,
    syntax="{score:score}",
    doc="What a community score stands at.",
    example="influence is at least 8",
    ruleset="citadel",
)


class EveryScore(Condition):
    """All four scores are high enough (T-COMM-05)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return all(table.score(game, score) >= self.amount.of(game, this, you, it) for score in ALL)


term(
    "every-score",
    "condition",
    EveryScore,
    syntax="every score is at least {amount:value}",
    doc="All four community scores are at least so high.",
    example="every score is at least 10",
    ruleset="citadel",
)
declare(
    "change-score",
    "change-each-score",
    "set-scores",
    "distribute-points",
    "score",
    "every-score",
    because="there are no community scores on the Continent",
)
