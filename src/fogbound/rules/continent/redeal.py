"""Re-dealt clones: the same knowledge of one seat, everything it cannot know dealt anew.

Cards change places only with cards whose backs look alike, within what lies hidden now. What a good memory
could work out besides (a card seen in the Past after that fog was laid) is left out of account.
"""

from fogbound.core.chance import seeded
from fogbound.core.game import Game
from fogbound.core.renaming import rename
from fogbound.rules.common import tabletop
from fogbound.rules.continent import life, sight, table
from fogbound.rules.continent.frames import ActionFrame


def redeal(game: Game, seat: int, seed: int) -> Game:
    """A clone in which this seat sees the same, and its future chance is another."""
    copy = game.clone()
    chance = seeded(seed)
    names: dict[int, int] = {}
    for pool in pools(copy, seat):
        dealt = chance.shuffled(tuple(pool))
        for at in range(len(pool)):
            if pool[at] != dealt[at]:
                names[pool[at]] = dealt[at]
    if names:
        exchange_drawn(copy, names)
        rename(copy, names)
    copy.chance = chance
    copy.index = None
    question = copy.pending()
    if question is not None:
        copy.offered = question.options(copy)
    return copy


def exchange_drawn(game: Game, names: dict[int, int]) -> None:
    """Let the actions in progress hold the new cards face down instead of the old."""
    holding: list[tuple[ActionFrame, dict[int, int]]] = []
    for frame in game.frames:
        if isinstance(frame, ActionFrame):
            mine = [card for card in frame.drawn if card in names and sight.drawing(game, card) is frame]
            holding.append((frame, {card: names[card] for card in mine}))
    for held, new in holding:
        held.drawn = tuple([new.get(card, card) for card in held.drawn])
        held.safe = tuple([new.get(card, card) for card in held.safe])


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
