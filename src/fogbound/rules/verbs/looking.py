"""Looking through what is closed otherwise: the banished cards, the Past."""

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.news import Kind
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Effect

TOPIC = "chance"


class LookThrough(Effect):
    """All players look through cards that are closed otherwise (C-INFO-07, T-INFO-04, T-INFO-05)."""

    def __init__(self, zone: int, told: Kind) -> None:
        self.zone = zone
        self.told = told

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in game.zones[self.zone]:
            if not book_of(game).is_open(game, card):
                game.show(card, EVERYBODY)
        game.tell(self.told, you)


term(
    "look-at-banished",
    "effect",
    lambda: LookThrough(tabletop.BANISHED, news.BANISHED_SEEN),
    syntax="look at the banished cards",
    brings="sight",
    doc="Shows the banished cards to all players, also those that nobody may look at otherwise.",
    example="look at the banished cards",
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
    because="everybody may look through the Past on the Continent",
)
