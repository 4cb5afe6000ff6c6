"""World Map cards: each goes into its slot once the card that shows the way there is in place (T-TYPE-12).

One that came too early lies with the leaflet until then.
"""

from fogbound.core.game import Game
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common.book import WORLD_MAP, book_of
from fogbound.rules.common.reactions import entered


def filled_slots(game: Game) -> list[str]:
    return [rules_of(game).leaf(card).slot for card in game.zones[table.WORLD_MAP]]


def insert(game: Game, card: int, seat: int) -> None:
    """Insert a map card, or owe it until its neighbour is there; what was owed follows by itself.

    T-CMP-23, T-CARD-17.
    """
    if game.where[card] == table.WORLD_MAP:
        return
    leaf = rules_of(game).leaf(card)
    if leaf.after and leaf.after not in filled_slots(game):
        game.move(card, table.LEAFLET)
        game.tell(news.MAP_OWED, seat, card)
        return
    game.move(card, table.WORLD_MAP)
    game.tell(news.MAP_INSERTED, seat, card)
    for other in owed(game):
        if rules_of(game).leaf(other).after == leaf.slot:
            insert(game, other, seat)
    entered(game, card, seat)


def owed(game: Game) -> list[int]:
    """The map cards whose insertion is still owed."""
    cards = book_of(game).cards
    return [card for card in game.zones[table.LEAFLET] if cards[card].kind == WORLD_MAP]
