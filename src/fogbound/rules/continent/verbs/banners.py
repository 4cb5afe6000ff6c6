"""Banners: numbers that grow by what cards show, and cards whose banner does not count.

C-NUM-10, C-NUM-11, C-NUM-12, C-NUM-13.
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, not_in, term
from fogbound.rules.common.standing_places import MODIFIERS, OF_PLAY
from fogbound.rules.common.terms import Ability, Cards, Condition, Effect
from fogbound.rules.continent.banners import ChooseNumber
from fogbound.rules.verbs.put import Put
from fogbound.rules.verbs.standing import IF, rule

TOPIC = "come"


class TakeWithBanner(Effect):
    """Take the plain number, or the sum with a banner of the same pictograph.

    C-NUM-10, C-NUM-11, C-NUM-12, C-NUM-13.
    """

    def __init__(self, number: int, pictograph: int) -> None:
        self.number = number
        self.pictograph = pictograph

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseNumber(self.number, self.pictograph, this, you, NONE, False))


term(
    "take-with-banner",
    "effect",
    TakeWithBanner,
    syntax="take {number:number} with {pictograph:pictograph}",
    brings="lead",
    doc="Takes a card with this number, or with the number plus what a banner of this pictograph shows: on "
    "an item used in the action, or on a card under the Satchel & Journal. A sum leads only to a card whose "
    "back names this card; otherwise the plain number is taken.",
    example="take 430 with bell",
    icon="numbox-banner",
    calls="banner",
    asks="pictograph",
    ruleset="continent",
)


class PutWithBanner(Put):
    """Put the card of the plain number, or of the sum with a banner, into the space at a side."""

    def __init__(self, number: int, pictograph: int, side: int, go: bool = False, own: bool = False) -> None:
        super().__init__(number, side, go, own)
        self.pictograph = pictograph

    def call(self, game: Game, this: int, you: int, cell: int) -> None:
        game.next(ChooseNumber(self.number, self.pictograph, this, you, cell, self.go))


term(
    "put-with-banner",
    "effect",
    PutWithBanner,
    syntax=(
        "put {number:number} with {pictograph:pictograph} {side:side} of this [and go there](go)",
        "put {number:number} with {pictograph:pictograph} {side:side} of [your](own!) terrain [and go there](go)",
    ),
    brings="land",
    doc="Puts a numbered card into the space at a side of this card or of your Terrain, as `put` does; what a "
    "banner of this pictograph shows may be added to the number, as with `take`.",
    example="put 151 with oar south of this and go there",
    icon="numbox",
    calls="banner",
    asks="pictograph",
    ruleset="continent",
)


def banner_off(cards: Cards, when: Condition | None = None) -> Ability:
    return rule(points.BANNER, cards=cards, when=when)


term(
    "banner-off",
    "ability",
    banner_off,
    syntax=f"the banner of {{cards:cards}} is off {IF}",
    doc="Switches off the banner of other cards.",
    example="the banner of a clue titled first-clue under the satchel is off",
    ruleset="continent",
)

not_in("banner-off", places=(MODIFIERS,), reason=OF_PLAY)
declare("take-with-banner", "put-with-banner", "banner-off", because="there are no banners at the Citadel")
