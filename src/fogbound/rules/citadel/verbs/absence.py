"""Absence in texts: somebody is held by others, is set free, leaves for good (T-LEAVE)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import company, table
from fogbound.rules.common import tabletop
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Effect, Who

TOPIC = "life"


class BeHeld(Effect):
    """The character is taken away: neither conscious nor unconscious, but still one of the company."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if tabletop.is_present(game, you):
            company.hold(game, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return tabletop.is_present(game, you)


term(
    "be-held",
    "effect",
    BeHeld,
    syntax="be/is held",
    brings="absence",
    doc="The figure leaves the Board. Cards and life points stay as they are but are of no use; the character counts as "
    "neither conscious nor unconscious, is involved in nothing and missed by no group, but still counts as a player.",
    example="the players choose an explorer here, or chance: be held",
    ruleset="citadel",
)


class BeReleased(Effect):
    """The character is free again, on the Terrain of the card that says so."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if you in company.held(game):
            company.release(game, you, self._terrain(game, this))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return you in company.held(game)

    def _terrain(self, game: Game, this: int) -> int:
        if this == NONE or game.where[this] != tabletop.BOARD:
            return NONE
        if tabletop.is_terrain(game, this):
            return this
        attached = tabletop.attached_terrains(game, this)
        return attached[0] if attached else NONE


term(
    "be-released",
    "effect",
    BeReleased,
    syntax="be/is released",
    brings="freedom",
    doc="A character who was held is free; the figure comes to this Terrain, or to the one this event is attached to. "
    "A text that lies elsewhere brings it to the active player's Terrain, or to one the players choose; where there is "
    "no Board it comes back with everybody's.",
    example="each held explorer is released",
    ruleset="citadel",
)


class LeaveTheAdventure(Effect):
    """The character leaves for good.

    T-LEAVE-01, T-LEAVE-02, T-LEAVE-03, T-LEAVE-04, T-LEAVE-05, T-LEAVE-06, T-LEAVE-07.
    """

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if you in table.players(game):
            game.next(company.LeaveForGood(you))


term(
    "leave-for-good",
    "effect",
    LeaveTheAdventure,
    syntax="leave for good",
    brings="absence",
    doc="The character leaves the adventure: own Skills and no-discard cards go back, everything else is shared out.",
    example="each held explorer leaves for good",
    ruleset="citadel",
)


class HeldOnes(Who):
    """Everybody who is held."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return company.held(game)


term(
    "held",
    "who",
    HeldOnes,
    syntax=("each held explorer", "a held explorer"),
    doc="Everybody who has been taken away and is held somewhere.",
    example="each held explorer is released",
    ruleset="citadel",
)

declare("be-held", "be-released", "held", because="who is away on the Continent comes back when they like")
declare(
    "leave-for-good",
    because="on the Continent a text ends the adventure of one: `your adventure alone is over`",
)
