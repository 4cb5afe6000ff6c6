"""What a seat cannot tell apart, so that it can be dealt anew in a clone (see `common/redeal.py`).

Cards change places only with cards whose backs look alike, within what lies hidden now. What everybody saw go to the
Past or out of the game stays where it is: nobody may look there, but nobody has forgotten it.
"""

from fogbound.core.chance import Chance
from fogbound.core.game import Game
from fogbound.rules.citadel import sight, table
from fogbound.rules.citadel.frames import RESULT
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import is_back_read


def mix(game: Game, seat: int, chance: Chance) -> None:
    """Deal the order of all piles anew, whatever their backs show."""
    for zone in range(tabletop.PILES, tabletop.STORES):
        if game.zones[zone]:
            mix_pile(game, zone, seat, chance)


def mix_pile(game: Game, zone: int, seat: int, chance: Chance) -> None:
    """Deal the order of a pile anew; what this seat was shown keeps its place."""
    cards = list(game.zones[zone])
    places = [at for at in range(len(cards)) if not book_of(game).sees(game, seat, cards[at])]
    dealt = chance.shuffled(tuple([cards[at] for at in places]))
    for at in range(len(places)):
        cards[places[at]] = dealt[at]
    game.zones[zone] = tuple(cards)


def pools(game: Game, seat: int) -> list[list[int]]:
    """The cards this seat cannot see, in groups within which it cannot tell one from another."""
    groups: list[list[int]] = []
    for owner in range(tabletop.SEATS):
        groups.append([*game.zones[table.DECKS + owner], *face_down(game, owner)])
    backs: list[list[int]] = []
    for zone in (*range(tabletop.PILES, tabletop.STORES), tabletop.FOGGY):
        for card in game.zones[zone]:
            _join(game, backs, card)
    for card in game.zones[tabletop.DRAWN]:
        if is_back_read(game, card):
            for other in back_read_among(game, card):
                _join(game, backs, other)
    for card in sorted(game.known):
        zone = game.where[card]
        if zone in table.SHUT_ZONES or zone == tabletop.ADVENTURE_DECK:  # put there with their fronts down
            _join(game, backs, card)
    groups.extend(backs)
    book = book_of(game)
    return [[card for card in group if not book.sees(game, seat, card)] for group in groups]


def back_read_among(game: Game, card: int) -> list[int]:
    """The card whose back is being read, and those of the Adventure Deck that might have been taken in its place.

    Those that somebody was shown there are left out here: where they lie is told by `known`.
    """
    others = [
        other
        for other in book_of(game).numbered.get(book_of(game).cards[card].number, [])
        if game.where[other] == tabletop.ADVENTURE_DECK and other not in game.known
    ]
    return [card, *others]


def face_down(game: Game, owner: int) -> list[int]:
    """The cards this player has drawn and nobody has revealed yet."""
    found: list[int] = []
    for card in game.zones[tabletop.DRAWN]:
        frame = sight.drawing(game, card)
        if frame is not None and frame.active == owner and frame.stage < RESULT:
            found.append(card)
    return found


def _join(game: Game, groups: list[list[int]], card: int) -> None:
    """Put a card into the group of its back."""
    for group in groups:
        if sight.same_back(game, group[0], card):
            group.append(card)
            return
    groups.append([card])
