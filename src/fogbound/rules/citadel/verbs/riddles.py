"""Riddles in texts: the name of a remembered person among several, and a look at what is banished."""

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.news import Kind
from fogbound.rules.citadel import news
from fogbound.rules.common import tabletop
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect


class LookThrough(Effect):
    """All players look through cards that are closed otherwise (T-INFO-04, T-INFO-05)."""

    def __init__(self, zone: int, told: Kind) -> None:
        self.zone = zone
        self.told = told

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in game.zones[self.zone]:
            game.show(card, EVERYBODY)
        game.tell(self.told, you)


term(
    "look-at-banished",
    "effect",
    lambda: LookThrough(tabletop.BANISHED, news.BANISHED_SEEN),
    syntax="look at the banished cards",
    brings="sight",
    doc="Shows the banished cards, which nobody may look at otherwise, to all players.",
    example="look at the banished cards",
    ruleset="citadel",
)
term(
    "look-at-past",
    "effect",
    lambda: LookThrough(tabletop.PAST, news.PAST_SEEN),
    syntax="look through the past",
    brings="sight",
    doc="Shows the cards of the Past, which nobody may look at otherwise, to all players.",
    example="look through the past",
    ruleset="citadel",
)
