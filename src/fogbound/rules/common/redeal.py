"""Re-dealt clones: the same knowledge of one seat, everything it cannot know dealt anew.

Each ruleset says what a seat cannot tell apart (`pools`); cards change places only within such a group.
"""

from fogbound.core.chance import seeded
from fogbound.core.game import Game
from fogbound.core.renaming import rename
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import Attempt, drawing


def redeal(game: Game, seat: int, seed: int) -> Game:
    """A clone in which this seat sees the same, and its future chance is another."""
    copy = game.clone()
    book = book_of(copy)
    chance = seeded(seed)
    names: dict[int, int] = {}
    for pool in book.pools(copy, seat):
        dealt = chance.shuffled(tuple(pool))
        for at in range(len(pool)):
            if pool[at] != dealt[at]:
                names[pool[at]] = dealt[at]
    if names:
        exchange_drawn(copy, names)
        rename(copy, names)
    book.mix(copy, seat, chance)
    copy.chance = chance
    copy.index = None
    question = copy.pending()
    if question is not None:
        copy.offered = question.options(copy)
    return copy


def exchange_drawn(game: Game, names: dict[int, int]) -> None:
    """Let the actions in progress hold the new cards face down instead of the old."""
    holding: list[tuple[Attempt, dict[int, int]]] = []
    for frame in game.frames:
        if isinstance(frame, Attempt):
            mine = [card for card in frame.drawn if card in names and drawing(game, card) is frame]
            holding.append((frame, {card: names[card] for card in mine}))
    for held, new in holding:
        held.exchange(new)
