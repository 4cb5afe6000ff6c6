"""The odds of a Continent action: from what one seat knows of the cards to the chances with every number of them.

Nothing is taken from the hidden cards but how many of each there are in all, which everybody can work out
from what lies open (C-INFO); the order of cards counts only where the seat has been shown it.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from fogbound.core import NONE, Game, Option
from fogbound.odds import starting
from fogbound.odds.proposals import Prospect, asked_for, likely
from fogbound.odds.rows import MOST, OddsBasis, OddsRow
from fogbound.odds.source import CardSupply, known_part
from fogbound.odds.strips import ActionChance, OddsStrip
from fogbound.odds.strips import chances as chances_of
from fogbound.packs.pack import Pack
from fogbound.rules.common import points
from fogbound.rules.common.book import CURSE, Book, Card, book_of
from fogbound.rules.continent import cost, explain, frames, gifts, life, reach, result, sight, table
from fogbound.rules.continent.action import serves, usable
from fogbound.rules.continent.frames import ActionFrame

__all__ = [
    "basis",
    "chances",
    "ends",
    "extra_cards",
    "first_row",
    "forget",
    "odds",
    "odds_within",
    "opening_row",
    "resting_source",
    "starting_tables",
]

SURE: Final = ActionChance(1.0, 0.0)
ALWAYS: Final = (
    (gifts.COST_STAGE, points.DIFFICULTY),
    (gifts.RESULT_STAGE, points.STARS),
    (gifts.RESULT_STAGE, points.PER_SEVEN),
)
"""The effects that are reckoned as applied wherever they have no price."""


def odds(
    game: Game, seat: int, option: Option | None = None, most: int = MOST, shown: Collection[int] = ()
) -> list[OddsRow]:
    """The chances of the action in progress as this seat knows them, or of one that could be taken.

    C-RUL-28.

    There are none once the cards are revealed. Everything is counted in that involved players may apply
    later without a price: stars, stars per seven, less difficulty, a lock ignored. The cost is the one that
    stands; an action that could be taken is taken alone, or by everybody if it takes all hands, and at the
    lowest cost that nothing is paid for, as cards can be added to it, unless a lock forbids that. Cards that are
    `shown` count as known.
    """
    if option is not None:
        return _rows_alone(explain.forecast(game, option), seat, most, NONE)
    frame = frames.current(game)
    if frame is None or frame.stage > frames.COST:
        return []
    return _rows(game, frame, seat, _is_drawn(game), most, NONE, False, shown)


def odds_within(game: Game, seat: int, option: Option, cards: int) -> list[OddsRow]:
    """The same of an action that could be taken, up to so many cards in all; with its lowest cost at least."""
    return _rows_alone(explain.forecast(game, option), seat, MOST, cards)


def _rows_alone(ahead: Game, seat: int, most: int, cards: int) -> list[OddsRow]:
    """The rows of an action that has just begun, at its lowest cost."""
    return _rows(ahead, frames.action_frame(ahead), seat, False, most, cards, True)


def basis(game: Game, option: Option | None = None) -> OddsBasis:
    """What the odds of the action in progress, or of one that could be taken, rest on."""
    ahead = game if option is None else explain.forecast(game, option)
    frame = frames.current(ahead)
    if frame is None or frame.stage > frames.COST:
        return OddsBasis((), (), False)
    counted: list[int] = []
    if result.difficulty(ahead, frame):
        for stage, point in ALWAYS:
            counted.extend(part.card for part in reach.free(ahead, frame, stage, point))
    if cost.is_locked(ahead, frame):
        unlocking = reach.free(ahead, frame, gifts.COST_STAGE, points.UNLOCK)
        counted.extend(part.card for part in unlocking)
    if option is not None and not cost.is_locked(ahead, _prepare(ahead, frame, False)):
        counted.extend(part.card for part in reach.reductions(ahead, frame) if part.what == "card")
    left_out = [force.card for force in reach.perhaps(ahead, frame)]
    if option is not None:  # items are used once it has begun
        for column in [column for user in frame.involved for column in usable(ahead, frame, user)]:
            left_out.extend(card for card in ahead.zones[column] if serves(ahead, frame, card))
    return OddsBasis(
        tuple(dict.fromkeys(counted)), tuple(dict.fromkeys(left_out)), reach.ends_by_failure(ahead, frame)
    )


def ends(prospect: Prospect) -> bool:
    """Whether a failure of an action that could be taken ends the adventure."""
    ahead = prospect.alone
    return reach.ends_by_failure(ahead, frames.action_frame(ahead))


def first_row(prospect: Prospect, seat: int) -> OddsRow:
    """The chances of an action that could be taken, with the cards it costs."""
    return chances(prospect, seat, 0)[0]


def chances(prospect: Prospect, seat: int, most: int) -> list[OddsRow]:
    """The chances of an action that could be taken, as a seat knows them."""
    return _rows_alone(prospect.alone, seat, most, NONE)


def opening_row(prospect: Prospect, seat: int, cost: int) -> OddsRow | None:
    """The chances that stand beside an action in a list: with the cards it would cost before anything is saved."""
    rows = _rows_alone(prospect.alone, seat, MOST, cost)
    return likely(rows, cost) if len(rows) > 1 else rows[0]


def extra_cards(game: Game, seat: int, rows: Sequence[OddsRow]) -> int:
    """With how many more cards an action in progress is proposed: with those that its card asks for, if need be."""
    found = likely(rows, asked_for(game, seat, rows))
    return found.extra if found is not None else 0


def starting_tables(packs: Sequence[Pack]) -> dict[str, list[list[float]]] | None:
    """What the starting Skills promise each character: for each number of stars, the chances by cards drawn."""
    return starting.starting_tables(packs)


def _is_drawn(game: Game) -> bool:
    """Whether the cards of the cost have been drawn already."""
    return not any(
        isinstance(step, (cost.SettleCost, cost.DrawCost, cost.DrawNow)) for step in reach.steps_waiting(game)
    )


def _prepare(game: Game, frame: ActionFrame, lowest: bool) -> ActionFrame:
    """The action with everything applied that has no price and helps, and if wanted at its lowest cost."""
    reckoned = frame.clone()
    for part in reach.free(game, frame, gifts.COST_STAGE, points.DIFFICULTY):
        reckoned.eased -= part.amount
    if reach.free(game, frame, gifts.COST_STAGE, points.UNLOCK):
        reckoned.unlocked = True
    for part in reach.free(game, frame, gifts.RESULT_STAGE, points.STARS):
        reckoned.stars += part.amount
    for part in reach.free(game, frame, gifts.RESULT_STAGE, points.PER_SEVEN):
        reckoned.per_seven += part.amount
    if lowest and not cost.is_locked(game, reckoned):
        for part in reach.reductions(game, frame):
            reckoned.saved -= part.amount
    return reckoned


def _rows(
    game: Game,
    frame: ActionFrame,
    seat: int,
    is_drawn: bool,
    most: int,
    cards: int,
    lowest: bool,
    shown: Collection[int] = (),
) -> list[OddsRow]:
    """The rows for all numbers of additional cards up to `most`, and in all up to `cards` if that is a number."""
    reckoned = _prepare(game, frame, lowest)
    least = len(frame.drawn) + (0 if is_drawn else cost.final_cost(game, reckoned))
    there = len(game.zones[table.ACTION_DECK]) + len(game.zones[table.DISCARD_PILE]) + len(frame.drawn)
    more = most if cards == NONE else min(most, max(0, cards - least))
    last = min(least + _extra(game, reckoned, more), max(least, there))
    needed = result.difficulty(game, reckoned)
    stars = reckoned.stars + gifts.obliged(game, frame, points.STARS)
    if needed <= stars and not frame.drawn and last <= len(game.zones[table.ACTION_DECK]):
        return [OddsRow(drawn - least, drawn, SURE) for drawn in range(least, last + 1)]
    safe = len(frame.safe)
    if any(force.ability.when is None for force in book_of(game).forces_at(game, points.DEFEAT)):
        safe = last  # a card in force averts the defeat, and the action goes on
    found = chances_of(
        known_source(game, frame, seat, last, shown),
        least,
        last,
        needed,
        stars,
        reckoned.per_seven + gifts.obliged(game, frame, points.PER_SEVEN),
        safe,
    )
    return [OddsRow(at, least + at, chance) for at, chance in enumerate(found)]


def _extra(game: Game, frame: ActionFrame, most: int) -> int:
    """How many additional cards may still be drawn."""
    if cost.is_locked(game, frame) or frame.safe:
        return 0
    return min(most, max(0, cost.most_extra(game, frame) - frame.extra))


def known_source(
    game: Game, frame: ActionFrame, seat: int, most: int = NONE, shown: Collection[int] = ()
) -> CardSupply[OddsStrip]:
    """Where the cards of an action come from, as this seat knows it: those drawn face down come first.

    If the deck has as many as may be drawn at `most`, the Discard Pile is left out: equal decks make equal sources.
    """
    drawn: dict[int, list[int]] = {life.FROM_DECK: [], life.FROM_PILE: []}
    for card, origin in zip(frame.drawn, frame.origins, strict=True):
        drawn[origin].append(card)
    deck = [*drawn[life.FROM_DECK], *reversed(game.zones[table.ACTION_DECK])]
    is_deep = most == NONE or most > len(deck)
    pile = [*drawn[life.FROM_PILE], *game.zones[table.DISCARD_PILE]] if is_deep else []
    if frame.drawn or shown or game.known:
        top, rest = known_part(deck, [card in shown or sight.sees(game, seat, card) for card in deck])
    else:  # nobody has been shown anything of it
        top, rest = known_part(deck, ())
    return _source(book_of(game), top, rest, tuple(sorted(pile)))


@lru_cache(4096)
def _source(
    book: Book, top: tuple[int, ...], rest: tuple[int, ...], pile: tuple[int, ...]
) -> CardSupply[OddsStrip]:
    """Where cards come from; the same cards come up often."""
    upper = tuple([_strip(book.cards[card]) if card != NONE else None for card in top])
    return CardSupply(upper, _in_any_order(book, rest), _in_any_order(book, pile))


def forget() -> None:
    """Drop what was worked out for books that may not be played any more."""
    _source.cache_clear()
    _strip.cache_clear()


def _in_any_order(book: Book, cards: tuple[int, ...]) -> tuple[OddsStrip, ...]:
    """The strips of some cards, so sorted that equal ones make equal sources."""
    return tuple(sorted([_strip(book.cards[card]) for card in cards]))


def resting_source(game: Game, seat: int) -> CardSupply[OddsStrip]:
    """The Action Deck and the Discard Pile as this seat knows them, with nothing drawn."""
    return known_source(game, ActionFrame(NONE, NONE, seat, (seat,), False, NONE, NONE), seat)


@lru_cache(4096)
def _strip(definition: Card) -> OddsStrip:
    strip = definition.strip
    return OddsStrip(strip.stars, strip.left, strip.right, strip.sevens, definition.kind == CURSE)
