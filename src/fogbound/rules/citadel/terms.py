"""Abilities that only the Citadel's cards have: class icons obtained or spent, fog of another area."""

from fogbound.rules.common import points
from fogbound.rules.common.terms import Ability, Condition, Effect, Value


class Grant(Ability):
    """Class icons that are obtained: fists, hands, flags, targets, wild ones."""

    def __init__(
        self,
        types: int,
        icons: tuple[int, ...],
        effect: Effect | None,
        when: Condition | None,
        must: bool,
    ) -> None:
        super().__init__(points.ICONS, types, None, effect, when, None, None, must, False, 0)
        self.icons = icons


class Conversion(Ability):
    """Class icons spent for successes, cancelled damage or another bonus, at most so often.

    T-RES-14, T-RES-15, T-RES-16, T-RES-17, T-RES-18, T-RES-19, T-RES-20.
    """

    def __init__(
        self,
        types: int,
        price: tuple[int, ...],
        gain: int,
        amount: Value | None,
        effect: Effect | None,
        most: Value | None,
        when: Condition | None,
        must: bool,
    ) -> None:
        super().__init__(points.CONVERT, types, amount, effect, when, None, None, must, False, 0)
        self.price = price  # for each icon to be paid, the icons it may be paid with, as bits
        self.gain = gain  # the point that `amount` counts at; NONE when only `effect` is gained
        self.most = most  # applications in one action; without it as many as icons allow (T-RUL-20)
