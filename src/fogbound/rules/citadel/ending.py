"""How an adventure ends, won or lost, and that banished cards are back then.

T-GEN-04, T-GEN-05, T-GEN-06, T-GEN-07, T-GEN-08, T-ZONE-05, T-ZONE-06.
"""

from fogbound.core.game import Game
from fogbound.rules.citadel import news
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common import news as common_news


def end_adventure(game: Game, how: str) -> None:
    """It is over, at once and for all; banished cards go back to where they belong (T-ZONE-05, T-ZONE-06)."""
    for card in game.zones[tabletop.BANISHED]:
        game.move(card, filing.home(game, card))
    game.tell(news.THREAT_OVERCOME if how == "won" else common_news.LOST)
    game.end(how)
