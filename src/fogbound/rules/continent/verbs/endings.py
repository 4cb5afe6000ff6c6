"""How adventures end: a curse is lifted, an adventure is over for those involved or for one alone."""

from fogbound.core.game import Game
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent.ending import AdventureOver, EliminateAlone, lift_curse

TOPIC = "story"


class LiftCurse(Effect):
    """A curse is lifted; with the last chosen one the game is won at once (C-END-01, C-RUL-98)."""

    def __init__(self, curse: int) -> None:
        self.curse = curse

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        lift_curse(game, self.curse)


class OverForInvolved(Effect):
    """Defeat when everybody is involved, else all involved are eliminated (C-END-03, C-ELIM-01, C-RUL-91)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(AdventureOver(involved_now(game, you)))

    def ends(self) -> bool:
        return True


class OverAlone(Effect):
    """One explorer alone is eliminated; defeat only when nobody is left."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(EliminateAlone(you))

    def ends(self) -> bool:
        return True


term(
    "lift-curse",
    "effect",
    LiftCurse,
    syntax="lift the curse {curse:curse}",
    brings="lift",
    doc="A curse is lifted. With the last one chosen at setup the game is won at once and nothing more "
    "happens; otherwise its cards stay unless the text removes them.",
    example="lift the curse first-clue",
    ruleset="continent",
)
term(
    "adventure-over",
    "effect",
    OverForInvolved,
    syntax="your adventure is over",
    brings="over",
    doc="All involved explorers are eliminated; when every explorer is involved, the game is lost.",
    example="your adventure is over",
    ruleset="continent",
)
term(
    "adventure-over-alone",
    "effect",
    OverAlone,
    syntax="your adventure alone is over",
    brings="over",
    doc="This explorer alone is eliminated, not the others involved; the game is lost when nobody is left.",
    example="your adventure alone is over",
    ruleset="continent",
)

declare("lift-curse", because="there are no curses at the Citadel")
declare(
    "adventure-over",
    "adventure-over-alone",
    because="nobody is eliminated at the Citadel, where all lose together: write `your adventure ends here`",
)
