"""Exact chances of a draw, from the strips a seat knows to be in the Action Deck and the Discard Pile.

Pure arithmetic over small values: whole numbers of equally likely draws, divided once at the end. It knows
no game; what a seat knows is gathered elsewhere.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from fogbound.odds.source import CardSupply

STEP: Final = 4


class OddsStrip(NamedTuple):
    """The icons on the strip of an action card; a Curse is worth nothing, whatever else is said of it."""

    stars: int = 0
    left: int = 0
    right: int = 0
    sevens: int = 0
    curse: bool = False


class ActionChance(NamedTuple):
    """How likely an action is to succeed, and to end the game by a Curse from the Discard Pile."""

    success: float
    defeat: float

    @property
    def failure(self) -> float:
        """The chance to fail without losing the game."""
        return max(0.0, 1.0 - self.success - self.defeat)


def chance(
    source: CardSupply[OddsStrip],
    drawn: int,
    difficulty: int,
    bonus: int = 0,
    per_seven: int = 0,
    safe: int = 0,
    one_curse: int = 0,
) -> ActionChance:
    """Return the chance of reaching the difficulty with that many cards.

    Effects may give `bonus` successes, `per_seven` successes for every seven, and `one_curse` successes if at
    least one Curse of the Action Deck is revealed; the last `safe` of the drawn cards never defeat.
    """
    return chances(source, drawn, drawn, difficulty, bonus, per_seven, safe, one_curse)[0]


def chances(
    source: CardSupply[OddsStrip],
    first: int,
    last: int,
    difficulty: int,
    bonus: int = 0,
    per_seven: int = 0,
    safe: int = 0,
    one_curse: int = 0,
) -> list[ActionChance]:
    """Return `chance` for every number of cards from `first` to `last`, sharing the work."""
    needed = max(0, difficulty - bonus)
    return [
        ActionChance(sum(tally.counts[needed:]) / tally.total, tally.defeats / tally.total)
        for tally in _tallies(source, first, last, per_seven, safe, one_curse)
    ]


def distribution(
    source: CardSupply[OddsStrip], drawn: int, per_seven: int = 0, safe: int = 0, one_curse: int = 0
) -> list[float]:
    """Return, for each number of successes, the chance to reveal exactly that many undefeated."""
    (tally,) = _tallies(source, drawn, drawn, per_seven, safe, one_curse)
    return [count / tally.total for count in tally.counts]


def table(strips: Iterable[OddsStrip], drawn: int = 6, required: int = 7) -> list[list[int]]:
    """Return the chances in per cent by stars required (rows) and cards drawn (columns), sevens left aside.

    The cards are drawn from a full Action Deck. Figures are rounded down: 100 is certainty and nothing less.
    """
    tallies = _tallies(CardSupply((), tuple(strips), ()), 1, drawn, 0, 0, 0)
    return [
        [100 * sum(tally.counts[stars:]) // tally.total for tally in tallies]
        for stars in range(1, required + 1)
    ]


# How the counting works.
#
# A draw that reaches the Discard Pile has taken the whole Action Deck, so only one pool is ever drawn from at
# random: the unknown part of the deck, or the pile. All other cards of the draw are a fixed hand.
#
# Draws are counted by what they show. Only halves interact, so the pool is split into cards without halves,
# with left halves, with right halves and with both; each part is counted alone and the parts are joined. The
# pairs follow from the sum L of the left halves, the sum R of the right halves and, since a card does not
# pair with itself, the most halves W on one card bearing both: min(L, R, L + R - W). A card with a single
# sort of half never limits the pairs more than L or R does, so it need not count towards W.
#
# Stars and sevens only add up. Counts by their sum are a polynomial, packed into one integer with a slot of
# `width` bits per coefficient: adding and multiplying integers then adds and multiplies the polynomials, and
# a shift by one slot is one more success. No slot overflows, as it never holds more than the number of draws.


_Kind = tuple[int, int, int]  # stars (and sevens that count), left halves, right halves
_Kinds = tuple[tuple[_Kind, int], ...]  # with the number of cards of each kind
_Shown = tuple[int, int, int, int]  # cards, left halves, right halves, most halves on one card bearing both
_Ways = dict[_Shown, int]  # packed counts by what is shown


class _Tally(NamedTuple):
    """Numbers of equally likely draws: all, those that defeat, and the others by their successes."""

    total: int
    defeats: int
    counts: tuple[int, ...]


class _Hand(NamedTuple):
    """What the cards that are sure to be drawn show together."""

    stars: int
    left: int
    right: int
    widest: int


class _Pool(NamedTuple):
    """The cards that may be drawn, sorted so that equal pools are equal keys and wide kinds come last."""

    kinds: _Kinds
    curses: int
    size: int


class _Spread(NamedTuple):
    """The ways to take a few cards other than Curses from a pool, part by part."""

    width: int
    plain: tuple[int, ...]
    left: _Ways
    right: _Ways
    both: _Ways


@lru_cache(maxsize=8192)
def _tallies(
    source: CardSupply[OddsStrip], first: int, last: int, per_seven: int, safe: int, one_curse: int
) -> tuple[_Tally, ...]:
    """Count the draws of every number of cards from `first` to `last`."""
    if not 0 <= first <= last:
        raise ValueError(f"cannot draw {first} to {last} cards")
    known = _known_strips(source.top)
    unknown = len(source.top) - len(known)
    if unknown > len(source.rest):
        raise ValueError(f"{unknown} unknown cards on top, but the rest has only {len(source.rest)}")
    deck = len(known) + len(source.rest)

    tallies: list[_Tally] = []
    if first <= deck:
        pool = _rest(source, per_seven)
        deepest = min(last, deck)
        most = _round_up(deepest - len(_known_strips(source.top[:deepest])))
        for drawn in range(first, deepest + 1):
            sure = _known_strips(source.top[:drawn])
            hand = _hand(sure, per_seven, one_curse)
            worth = 0 if any(strip.curse for strip in sure) else one_curse  # a second Curse is worth nothing
            tallies.append(_tally(pool, hand, drawn - len(sure), 0, worth, most))
    if last > deck:
        pool = _pool(source.pile, per_seven)
        most = _round_up(min(last - deck, pool.size))
        hand = _hand([*known, *source.rest], per_seven, one_curse)
        for drawn in range(max(first, deck + 1), last + 1):
            cards = min(drawn - deck, pool.size)  # a shortage is no defeat (C-RUL-32)
            risky = min(max(0, drawn - safe - deck), cards)
            tallies.append(_tally(pool, hand, cards, risky, 0, most))
    return tuple(tallies)


@lru_cache(maxsize=4096)
def _rest(source: CardSupply[OddsStrip], per_seven: int) -> _Pool:
    """The unknown part of the deck; it is asked for again with other numbers of cards."""
    return _pool(source.rest, per_seven)


def _round_up(most: int) -> int:
    """A few cards more, so that what was counted for one number of cards serves the next as well."""
    return -(-most // STEP) * STEP


def _known_strips(cards: Iterable[OddsStrip | None]) -> list[OddsStrip]:
    return [card for card in cards if card is not None]


def _kind(strip: OddsStrip, per_seven: int) -> _Kind:
    return strip.stars + per_seven * strip.sevens, strip.left, strip.right


def _pool(strips: Iterable[OddsStrip], per_seven: int) -> _Pool:
    """Sort a multiset of cards into kinds."""
    kinds: Counter[_Kind] = Counter()
    curses = 0
    for strip, count in Counter(strips).items():
        if strip.curse:
            curses += count
        else:
            kinds[_kind(strip, per_seven)] += count
    ordered = sorted(kinds.items(), key=lambda entry: (_width(entry[0][1], entry[0][2]), entry))
    return _Pool(tuple(ordered), curses, kinds.total() + curses)


def _hand(strips: Sequence[OddsStrip], per_seven: int, one_curse: int) -> _Hand:
    """Add up cards of the Action Deck that are sure to be drawn."""
    kinds = [_kind(strip, per_seven) for strip in strips if not strip.curse]
    return _Hand(
        sum(stars for stars, _, _ in kinds) + (one_curse if len(kinds) < len(strips) else 0),
        sum(left for _, left, _ in kinds),
        sum(right for _, _, right in kinds),
        max((_width(left, right) for _, left, right in kinds), default=0),
    )


def _width(left: int, right: int) -> int:
    return left + right if left and right else 0


@lru_cache(maxsize=16384)
def _tally(pool: _Pool, hand: _Hand, cards: int, risky: int, one_curse: int, most: int) -> _Tally:
    """Count the draws of that many cards from a pool, `risky` of which must not be Curses.

    A draw is a set of cards together with the choice of the risky ones among them.
    """
    width, plain, lefts, rights, boths = _spread(pool, most)
    # The ways to take so many Curses, then to fill up a draw with them and with cards without halves.
    choices = [
        comb(pool.curses, curses) * (comb(cards - curses, risky) if risky else 1)
        << (width * one_curse if curses else 0)
        for curses in range(min(pool.curses, cards - risky) + 1)
    ]
    fill = [
        sum([choices[curses] * plain[filling - curses] for curses in range(min(filling + 1, len(choices)))])
        for filling in range(cards + 1)
    ]
    packed = 0
    for (both, both_left, both_right, both_widest), both_ways in boths.items():
        widest = max(both_widest, hand.widest)
        for (left, left_halves, _, _), left_ways in lefts.items():
            ways = both_ways * left_ways
            all_left = hand.left + both_left + left_halves
            for (right, _, right_halves, _), right_ways in rights.items():
                filling = cards - both - left - right
                if filling >= 0:
                    all_right = hand.right + both_right + right_halves
                    pairs = min(all_left, all_right, all_left + all_right - widest)
                    packed += ways * right_ways * fill[filling] << width * pairs

    counts = (0,) * hand.stars + _unpack(packed, width)
    if not risky:
        return _Tally(comb(pool.size, cards), 0, counts)
    total = comb(pool.size, cards) * comb(cards, risky)
    undefeated = comb(pool.size - pool.curses, risky) * comb(pool.size - risky, cards - risky)
    return _Tally(total, total - undefeated, counts)


@lru_cache(maxsize=4096)
def _spread(pool: _Pool, most: int) -> _Spread:
    """Count the ways to take up to `most` cards other than Curses from a pool."""
    width = (comb(pool.size, min(most, pool.size // 2)) << most).bit_length()
    parts: dict[tuple[bool, bool], list[tuple[_Kind, int]]] = {}
    for kind, copies in pool.kinds:
        parts.setdefault((kind[1] > 0, kind[2] > 0), []).append((kind, copies))
    plain, left, right, both = (
        _ways(parts.get(part, ()), most, width)
        for part in ((False, False), (True, False), (False, True), (True, True))
    )
    by_cards = tuple(plain.get((cards, 0, 0, 0), 0) for cards in range(most + 1))
    return _Spread(width, by_cards, left, right, both)


def _ways(kinds: Iterable[tuple[_Kind, int]], most: int, width: int) -> _Ways:
    """Count the ways to take up to `most` cards of these kinds, the widest last, by what they show."""
    ways: _Ways = {(0, 0, 0, 0): 1}
    for (stars, left, right), copies in kinds:
        widest = _width(left, right)
        takes = [
            (taken, comb(copies, taken) << width * stars * taken) for taken in range(1, min(copies, most) + 1)
        ]
        grown = ways.copy()
        for (cards, lefts, rights, _), number in ways.items():
            for taken, choices in takes[: most - cards]:
                shown = (cards + taken, lefts + taken * left, rights + taken * right, widest)
                grown[shown] = grown.get(shown, 0) + number * choices
        ways = grown
    return ways


def _unpack(packed: int, width: int) -> tuple[int, ...]:
    """Return the counts in the slots of a packed integer, smallest number of successes first."""
    mask = (1 << width) - 1
    counts = []
    while packed:
        counts.append(packed & mask)
        packed >>= width
    return tuple(counts)
