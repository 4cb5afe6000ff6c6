"""The odds of an action: from what one seat knows of the cards to the chances with every number of them.

Nothing is taken from the hidden cards but how many of each there are in all, which everybody can work out
from what lies open (C-INFO); the order of cards counts only where the seat has been shown it.
"""

from typing import Final, NamedTuple

from fogbound.core import Game, Option
from fogbound.core.steps import CloseFrame, Step
from fogbound.odds.strips import Chance, Source, Strip, chances
from fogbound.rules.common import points
from fogbound.rules.common.book import CURSE, book_of
from fogbound.rules.continent import cost, explain, frames, gifts, life, result, sight, table
from fogbound.rules.continent.force import in_force
from fogbound.rules.continent.frames import ActionFrame

__all__ = ["Row", "odds"]

MOST: Final = 10
"""How many additional cards the table goes up to."""


class Row(NamedTuple):
    """The chances with so many additional cards, and how many cards that makes in all."""

    extra: int
    drawn: int
    chance: Chance


def odds(game: Game, seat: int, option: Option | None = None, most: int = MOST) -> list[Row]:
    """The chances of the action in progress as this seat knows them, or of one that could be taken.

    There are none once the cards are revealed. An action that could be taken is taken alone, with nothing
    applied by choice.
    """
    if option is not None:
        ahead = explain.forecast(game, option)
        return _rows(ahead, frames.action_frame(ahead), seat, False, most)
    frame = frames.current(game)
    if frame is None or frame.stage > frames.COST:
        return []
    return _rows(game, frame, seat, _is_drawn(game), most)


def _is_drawn(game: Game) -> bool:
    """Whether the cards of the cost have been drawn already."""
    waiting: list[Step] = []
    for step in reversed(game.stack):
        if isinstance(step, CloseFrame):
            break
        waiting.append(step)
    return not any(isinstance(step, cost.SettleCost | cost.DrawCost | cost.DrawNow) for step in waiting)


def _rows(game: Game, frame: ActionFrame, seat: int, is_drawn: bool, most: int) -> list[Row]:
    first = len(frame.drawn) + (0 if is_drawn else cost.final_cost(game, frame))
    source = known_source(game, frame, seat)
    there = len(game.zones[table.ACTION_DECK]) + len(game.zones[table.DISCARD_PILE]) + len(frame.drawn)
    last = min(first + _extra(game, frame, most), max(first, there))
    safe = len(frame.safe)
    if any(force.ability.when is None for force in in_force(game, points.DEFEAT)):
        safe = last  # a card in force averts the defeat, and the action goes on
    found = chances(
        source,
        first,
        last,
        result.difficulty(game, frame),
        frame.stars + gifts.obliged(game, frame, points.STARS),
        frame.per_seven + gifts.obliged(game, frame, points.PER_SEVEN),
        safe,
    )
    return [Row(at, first + at, chance) for at, chance in enumerate(found)]


def _extra(game: Game, frame: ActionFrame, most: int) -> int:
    """How many additional cards may still be drawn."""
    if cost.is_locked(game, frame) or frame.safe:
        return 0
    return min(most, max(0, cost.most_extra(game, frame) - frame.extra))


def known_source(game: Game, frame: ActionFrame, seat: int) -> Source:
    """Where the cards of an action come from, as this seat knows it: those drawn face down come first."""
    drawn: dict[int, list[int]] = {life.FROM_DECK: [], life.FROM_PILE: []}
    for card, origin in zip(frame.drawn, frame.origins, strict=True):
        drawn[origin].append(card)
    deck = [*drawn[life.FROM_DECK], *reversed(game.zones[table.ACTION_DECK])]
    pile = [*drawn[life.FROM_PILE], *game.zones[table.DISCARD_PILE]]
    strips = {card: _strip(game, card) for card in (*deck, *pile)}
    seen = [sight.sees(game, seat, card) for card in deck]
    depth = max((at + 1 for at, is_seen in enumerate(seen) if is_seen), default=0)
    top = tuple(strips[card] if seen[at] else None for at, card in enumerate(deck[:depth]))
    rest = [strips[card] for at, card in enumerate(deck) if not seen[at]]
    return Source(top, tuple(sorted(rest)), tuple(sorted(strips[card] for card in pile)))


def _strip(game: Game, card: int) -> Strip:
    definition = book_of(game).cards[card]
    strip = definition.strip
    return Strip(strip.stars, strip.left, strip.right, strip.sevens, definition.kind == CURSE)
