"""Re-dealt clones: the same knowledge of one seat, everything it cannot know dealt anew.

Each ruleset says what a seat cannot tell apart (`pools`); cards change places only within such a group, so every place
keeps its back and all that is printed there. A card whose back is being acted on stays where it lies as a back: what
goes on speaks of whatever lies there, and only its front is dealt anew.
"""

from fogbound.core.chance import seeded
from fogbound.core.game import Game
from fogbound.core.renaming import rename
from fogbound.rules.common import agenda
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import Attempt, drawing, shows_its_back


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
        _exchange(copy, names)
    book.mix(copy, seat, chance)
    copy.chance = chance
    copy.index = None
    question = copy.pending()
    if question is not None:
        copy.stack[-1] = question = question.dealt_anew(copy, seat, chance)
        copy.offered = question.options(copy)
    return copy


def _exchange(game: Game, names: dict[int, int]) -> None:
    """Let hidden cards change places, and all that goes on speak of them as before."""
    placed = known_by_place(game, names)
    exchange_drawn(game, names)
    rename(game, names, placed)
    game.agenda = [agenda.renamed(entry, placed) for entry in game.agenda]
    for frame in game.frames:
        if isinstance(frame, Attempt):
            frame.rename_marks(placed)


def known_by_place(game: Game, names: dict[int, int]) -> dict[int, int]:
    """Those of the cards to be exchanged that what goes on can only mean by where they lie.

    They lie by themselves with their backs up. The card whose back shows the action in progress is meant by its back,
    too, wherever that has sent it.
    """
    backs = [frame.card for frame in game.frames if isinstance(frame, Attempt) and frame.is_on_back()]
    return {card: names[card] for card in names if shows_its_back(game, card) or card in backs}


def exchange_drawn(game: Game, names: dict[int, int]) -> None:
    """Let the actions in progress hold the new cards face down instead of the old."""
    holding: list[tuple[Attempt, dict[int, int]]] = []
    for frame in game.frames:
        if isinstance(frame, Attempt):
            mine = [card for card in frame.drawn if card in names and drawing(game, card) is frame]
            holding.append((frame, {card: names[card] for card in mine}))
    for held, new in holding:
        held.exchange(new)
