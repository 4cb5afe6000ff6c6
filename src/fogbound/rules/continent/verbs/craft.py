"""craft: the Skill becomes an item."""

from fogbound.core.game import Game
from fogbound.rules.common import tabletop
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import OF_SKILL, needs
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent.items import GainItem

TOPIC = "gear"


class Craft(Effect):
    """Turn this Skill in hand into an Item card (C-CRAFT-01, C-CRAFT-06, C-RUL-88)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if (
            tabletop.HANDS <= game.where[this] < tabletop.HANDS + 4
        ):  # it may have been given up for something else
            game.move(this, tabletop.RESOLVING)
            game.next(GainItem(this, you, False, True))


term(
    "craft",
    "effect",
    Craft,
    syntax="craft this",
    brings="make",
    doc="Turns this Skill into an item: a new one, part of one, or somebody else's. The craft action of a "
    "Skill "
    "has this consequence by itself.",
    example="craft this",
    icon="craft",
    ruleset="continent",
)

declare("craft", because="Skills do not become items at the Citadel")
needs("craft", what=OF_SKILL)
