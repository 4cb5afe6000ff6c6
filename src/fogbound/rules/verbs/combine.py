"""How effects are put together: one after the other, for somebody else, if something holds."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.terms import Condition, Effect, Who
from fogbound.rules.verbs.who import Everybody

TOPIC = "logic"


class Sequence(Effect):
    """Effects one after the other (C-STATE-08, T-RUL-72)."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for at in range(len(self.effects) - 1, -1, -1):
            game.next(Do(self.effects[at].eid, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return all(effect.possible(game, this, you, it) for effect in self.effects)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it) and any(
            effect.can_be_chosen(game, this, you, it) for effect in self.effects
        )

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return all(effect.prerequisite(game, this, you, it) for effect in self.effects)

    def is_idle(self, game: Game, this: int, you: int, it: int) -> bool:
        return all(effect.is_idle(game, this, you, it) for effect in self.effects)

    def ends(self) -> bool:
        return any(effect.ends() for effect in self.effects)

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        return next(filter(None, [effect.ways(game, this, you) for effect in self.effects]), [])


def then(first: Effect, second: Effect) -> Sequence:
    return Sequence((first, second))


term(
    "sequence",
    "effect",
    Sequence,
    form=(("do", "effects=effects"),),
    frame=True,
    doc="Does several things one after the other. A YAML list of effects means the same.",
    example="do: [take 063, take 105]",
)
term(
    "then",
    "effect",
    then,
    syntax=("{first:effect} , then {second:effect}", "{first:effect} ; {second:effect}"),
    frame=True,
    doc="Does one thing, then another.",
    example="take 063, then take 105",
)


class ForEach(Effect):
    """Somebody else does it, each for themself, one complete effect after the other.

    C-NUM-09, C-STATE-09, T-TAKE-11.
    """

    def __init__(self, who: Who, effect: Effect) -> None:
        self.who = who
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if isinstance(self.who, Everybody):
            apart = you if self.who.others else NONE
            game.then(*book_of(game).reached(game, self.effect, this, apart, it))
        for seat in reversed(self.who.seats(game, this, you, it)):
            if tabletop.is_present(game, seat):
                game.next(InTurn(self.effect.eid, this, seat, it))
            else:
                game.next(Do(self.effect.eid, this, seat, it))  # it is for those who have fallen

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        seats = self.who.seats(game, this, you, it)
        return bool(seats) and all(self.effect.possible(game, this, seat, it) for seat in seats)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it) and any(
            self.effect.can_be_chosen(game, this, seat, it) for seat in self.who.seats(game, this, you, it)
        )

    def is_idle(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.effect.is_idle(game, this, you, it)


class InTurn(Do):
    """Somebody's turn has come to do what each of several does, if they are still in the game (C-RUL-45, T-RUL-60)."""

    def run(self, game: Game) -> None:
        if tabletop.is_present(game, self.you):
            super().run(game)


term(
    "for-each",
    "effect",
    ForEach,
    syntax="{who:who} {effect:deed}",
    form=(("for", "who=who"), ("do", "effect=effect")),
    frame=True,
    addresses=True,
    doc="Each of these explorers does it for themself, one complete effect after the other, the active one first. Where "
    "there is nobody it cannot be chosen or paid; with `even in vain:` before it, it can.",
    example="each involved takes 105",
)


class If(Effect):
    """Only if something holds, else perhaps something else."""

    def __init__(self, when: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        self.when = when
        self.then = then
        self.otherwise = otherwise

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        effect = self.branch(game, this, you, it)
        if effect is not None:
            game.next(Do(effect.eid, this, you, it))

    def branch(self, game: Game, this: int, you: int, it: int) -> Effect | None:
        """What is done as things stand."""
        return self.then if self.when.holds(game, this, you, it) else self.otherwise

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        effect = self.branch(game, this, you, it)
        return effect is None or effect.possible(game, this, you, it)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        effect = self.branch(game, this, you, it)
        return effect is not None and effect.can_be_chosen(game, this, you, it)


term(
    "if",
    "effect",
    If,
    syntax=(
        "if {when:condition} : {then:effect}",
        "if {when:condition} : {then:effect} , otherwise {otherwise:effect}",
    ),
    form=(("if", "when=condition"), ("then", "then=effect"), ("else?", "otherwise=effect")),
    frame=True,
    doc="Does something only if a condition holds, and may name what happens otherwise.",
    example="if you are active: take 105",
)

declare("for-each", "sequence", seen=AFTER_SUCCESS | AFTER_FAILURE)
