"""How much an effect heals: what it does for the unconscious, who take no other part in it (T-RUL-118)."""

from fogbound.core.game import Game
from fogbound.rules.citadel.life import GainLife
from fogbound.rules.common.terms import Effect
from fogbound.rules.verbs.combine import If, Sequence
from fogbound.rules.verbs.control import First, Times


def healing(game: Game, effect: Effect | None, this: int, you: int, it: int) -> int:
    """How many life points this effect gives to somebody, alone or among other things."""
    if isinstance(effect, GainLife):
        return effect.amount.count(game, this, you, it)
    if isinstance(effect, Sequence):
        return sum([healing(game, part, this, you, it) for part in effect.effects])
    if isinstance(effect, If):
        return healing(game, effect.branch(game, this, you, it), this, you, it)
    if isinstance(effect, First):
        return healing(game, effect.case(game, this, you, it), this, you, it)
    if isinstance(effect, Times):
        return effect.number.count(game, this, you, it) * healing(game, effect.effect, this, you, it)
    return 0
