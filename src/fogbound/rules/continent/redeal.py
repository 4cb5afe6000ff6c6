"""What a seat cannot tell apart, so that it can be dealt anew in a clone (see `common/redeal.py`).

Cards change places only with cards whose backs look alike, within what lies hidden now. What a good memory
could work out besides (a card seen in the Past after that fog was laid) is left out of account.
"""

from fogbound.core.game import Game
from fogbound.rules.common import tabletop
from fogbound.rules.continent import life, sight, table


def pools(game: Game, seat: int) -> list[list[int]]:
    """The cards this seat cannot see, in groups within which it cannot tell one from another."""
    groups: list[list[int]] = [
        [*game.zones[table.ACTION_DECK], *face_down(game, life.FROM_DECK)],
        face_down(game, life.FROM_PILE),
    ]
    if not life.discard_pile_is_open(game):
        groups[1].extend(game.zones[table.DISCARD_PILE])
    for zone in range(tabletop.PILES, tabletop.STORES):
        if game.zones[zone]:
            groups.append(list(game.zones[zone]))
    for card in game.zones[tabletop.FOGGY]:
        _join(game, groups, card)
    for card in sorted(game.known):
        if game.where[card] == tabletop.BANISHED or game.where[card] == tabletop.ADVENTURE_DECK:
            _join(game, groups, card)
    return [[card for card in group if not sight.sees(game, seat, card)] for group in groups]


def face_down(game: Game, origin: int) -> list[int]:
    """The drawn cards nobody has revealed yet that came from there."""
    found: list[int] = []
    for card in game.zones[tabletop.DRAWN]:
        frame = sight.drawing(game, card)
        if frame is not None and frame.origins[frame.drawn.index(card)] == origin:
            found.append(card)
    return found


def _join(game: Game, groups: list[list[int]], card: int) -> None:
    """Put an Exploration or Adventure card into the group of its back."""
    for group in groups[2:]:
        if sight.same_back(game, group[0], card):
            group.append(card)
            return
    groups.append([card])
