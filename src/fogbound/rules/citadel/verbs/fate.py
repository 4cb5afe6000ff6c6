"""Life points in texts: damage, losing and gaining, falling unconscious and coming back (T-LIFE, T-UNC)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import life, table
from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, not_in, only_in, term
from fogbound.rules.common.needs import (
    NAMED_CARD,
    NAMED_NUMBER,
    NAMED_RECOVERY,
    OUTSIDE_ACTIONS,
    happens,
    names,
)
from fogbound.rules.common.standing_places import BESIDE, KEPT, ON_BOARD
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Value, Who
from fogbound.rules.verbs.reacting import NARROWED, limited, ways_to_answer

TOPIC = "life"


class SufferDamage(Effect):
    """Damage, which may be cancelled (T-LIFE-05, T-LIFE-06)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not life.has_dropped_out(game, this, you):
            game.next(life.Damage(you, self.amount.count(game, this, you, it)))


term(
    "suffer",
    "effect",
    SufferDamage,
    syntax="suffer {amount:value} damage",
    brings="damage",
    doc="Damage costs life points, as far as its victim does not cancel it.",
    example="each involved suffers 1 damage",
    icon="damage",
    ruleset="citadel",
)


class LoseLife(Effect):
    """A loss that nothing cancels (T-LIFE-07)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not life.has_dropped_out(game, this, you):
            life.lose(game, you, self.amount.count(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return table.life(game, you) >= self.amount.count(game, this, you, it)


term(
    "lose-life",
    "effect",
    LoseLife,
    syntax="lose {amount:value} life",
    brings="damage",
    doc="Life points are lost; this is no damage and cannot be cancelled.",
    example="lose 1 life",
    icon="life",
    ruleset="citadel",
)


term(
    "gain-life",
    "effect",
    life.GainLife,
    syntax="gain {amount:value} life",
    brings="life",
    doc="Life points are gained, up to 99; who had none regains consciousness.",
    example="gain 2 life",
    icon="life",
    ruleset="citadel",
)


class LifePoints(Value):
    """The life points of the character the text speaks to."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return table.life(game, you) if you != NONE else 0


term(
    "life-points",
    "value",
    LifePoints,
    syntax="your life",
    doc="How many life points the character has.",
    example="lose your life life",
    ruleset="citadel",
)


# -- falling unconscious, coming back --------------------------------------------------------------


class Wake(Effect):
    """Somebody unconscious regains consciousness with so many life points (T-UNC-08)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if table.is_unconscious(game, you):
            life.gain_life(game, you, self.amount.count(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return table.is_unconscious(game, you) and self.amount.count(game, this, you, it) > 0


term(
    "wake",
    "effect",
    Wake,
    syntax="wake with {amount:value} life",
    brings="life",
    doc="A character who is unconscious regains consciousness with so many life points, on the active player's Terrain "
    "or where the players choose.",
    example="after the action: wake with 3 life",
    icon="life",
    ruleset="citadel",
)


class Spare(Effect):
    """Who is just falling unconscious draws as usual but banishes none of the cards (T-UNC-01)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        life.spare(game, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return table.is_unconscious(game, you)


term(
    "spare",
    "effect",
    Spare,
    syntax="banish no card for it",
    brings="reprieve",
    doc="In answer to falling unconscious: of the three cards that are drawn then none is banished.",
    example="banish no card for it",
    ruleset="citadel",
)


class Unconscious(Who):
    """Everybody who is unconscious."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [seat for seat in table.players(game) if table.is_unconscious(game, seat)]


term(
    "unconscious",
    "who",
    Unconscious,
    syntax=("each unconscious explorer", "an unconscious explorer"),
    doc="Everybody who is unconscious; every other text that speaks of explorers means those who are conscious.",
    example="each unconscious explorer gains 1 life",
    ruleset="citadel",
)


class Anybody(Who):
    """Everybody in the adventure, conscious or not."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return table.players(game)


def _answer(name: str, point: int, words: str, doc: str, example: str, subject: Who | None = None) -> None:
    """A happening of this chapter that cards may answer; `subject` is to whom it must happen, if not to their owner."""

    def make(
        effect: Effect,
        when: Condition | None = None,
        may: bool = False,
        once: bool = False,
        scenario: bool = False,
        always: bool = False,
    ) -> Ability:
        ability = Ability(point, ANY_TYPE, None, effect, when, subject, None, not may, once, 0)
        ability.always = always
        return limited(ability, scenario)

    term(
        name,
        "ability",
        make,
        syntax=ways_to_answer(f"{words} [, even while blocked](always)", "citadel"),
        form=((words, "effect=effect"), ("even while blocked?", "always=flag"), *NARROWED),
        doc=doc,
        example=example,
        ruleset="citadel",
    )


_answer(
    "falling",
    points.FALLING,
    "when you fall unconscious",
    "When its owner, or anybody for a card that all share, has fallen unconscious and the players have not lost: the "
    "figure has left the Board, the rest of the procedure follows. `that terrain` is where the figure stood.",
    "when you fall unconscious, even while blocked: return this",
)
_answer(
    "fallen",
    points.FALLEN,
    "after you have fallen unconscious",
    "When all that follows from falling unconscious has been done; `that terrain` is where the figure stood.",
    "after you have fallen unconscious: discard this",
)
_answer(
    "recovered",
    points.RECOVERED,
    "after a recovery",
    "After a Recovery of its owner, chosen or forced; `that number` is how many cards it covered.",
    "after a recovery, if the recovered cards is exactly 6: return this",
)
_answer(
    "anybody-recovered",
    points.RECOVERED,
    "after any recovery",
    "After a Recovery of anybody, chosen or forced; `that number` is how many cards it covered.",
    "after any recovery: add 1 counter",
    Anybody(),
)
_answer(
    "saved",
    points.CAMP_CLEARED,
    "when the game is saved",
    "When the game is saved by the rules of the book: the Board has been cleared and play has not resumed yet.",
    "when the game is saved: return this",
)
_answer(
    "resumed",
    points.CAMP_RESUMED,
    "after resuming",
    "After a save by the rules of the book, when everything is laid out again.",
    "after resuming: add 1 counter",
)

declare("resumed", moment="laid")
only_in(
    "saved",
    "resumed",
    places=KEPT,
    reason="who saves is in no action, and hands and events are discarded before",
)
not_in(
    "falling",
    "fallen",
    places=(*ON_BOARD, *BESIDE),
    reason="who falls unconscious has left the Board, and the action if it was theirs",
)
declare(
    "suffer",
    "lose-life",
    "gain-life",
    because="there are no life points on the Continent, only the Action Deck",
)
declare("wake", "spare", "falling", "fallen", because="nobody falls unconscious on the Continent")
declare("recovered", "anybody-recovered", because="there are no Recoveries on the Continent")
declare("saved", "resumed", because="on the Continent the group camps: `at camp`, `after camp`")
declare("unconscious", because="nobody falls unconscious on the Continent")
declare("life-points", because="there are no life points on the Continent")
declare("saved", "resumed", "recovered", "anybody-recovered", "falling", "fallen", topic="happenings")
happens("saved", "resumed", moment=OUTSIDE_ACTIONS)
names("falling", "fallen", what=NAMED_CARD, slots=("effect", "when"))
names("recovered", "anybody-recovered", what=NAMED_NUMBER, slots=("effect", "when"))
names("recovered", "anybody-recovered", what=NAMED_RECOVERY, slots=("effect", "when"))
