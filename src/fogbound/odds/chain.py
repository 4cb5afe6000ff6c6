"""Exact chances of a draw of the Citadel, from the cards a seat knows to be in a deck and a Discard Pile.

Pure arithmetic: whole numbers of equally likely draws, divided once at the end. Draws are told apart only by what can
make a difference: how many cards count in the same way, the icons that something can be bought with, Reflexes.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb
from operator import add
from typing import Final, NamedTuple

from fogbound.core import NONE
from fogbound.odds.source import CardSupply
from fogbound.odds.spending import NO_ICONS, WILD, Icons, Offer, Trade, best, groups_of

__all__ = ["ActionTrial", "DrawFace", "chances", "is_reached"]


class DrawFace(NamedTuple):
    """What a card shows when it is revealed, and what it brings along if it is a Reflex."""

    stars: int = 0
    left: int = 0
    right: int = 0
    icons: Icons = NO_ICONS
    offers: tuple[Offer, ...] = ()
    trades: tuple[Trade, ...] = ()


class ActionTrial(NamedTuple):
    """What an action demands, and what serves it whichever cards are revealed."""

    difficulty: int
    limit: int = NONE  # how many cards count under a chain; NONE without one
    stars: int = 0  # successes that are sure, which may be less than none
    icons: Icons = NO_ICONS
    offers: tuple[Offer, ...] = ()
    trades: tuple[Trade, ...] = ()


Shown = tuple[int, int, int]  # stars, left halves, right halves
WON: Final[tuple[int, ...]] = ()
"""A draw that succeeds whatever comes along."""
UNLIMITED: Final = 20
_State = tuple[int, ...]
"""What a draw shows, by the axes it is measured on; two draws together are the sum of both."""


class _Axes(NamedTuple):
    """What draws are told apart by."""

    kinds: tuple[Shown, ...]  # how often cards count in each way, under a chain; without one sums are enough
    useful: tuple[int, ...]  # icons with which something can be bought
    special: tuple[DrawFace, ...]  # Reflexes
    caps: _State  # beyond which nothing makes a difference; empty where icons must be spent
    harmless: bool  # whether more cards are never worse


class _Scale:
    """Measures draws for an action, and remembers which of them succeed."""

    def __init__(self, axes: _Axes, trial: ActionTrial) -> None:
        self.axes = axes
        self.trial = trial
        self.caps = axes.caps
        self.harmless = axes.harmless
        self.nothing: _State = (0,) * (max(3, len(axes.kinds)) + len(axes.useful) + len(axes.special))
        self._judged: dict[_State, bool] = {WON: True}

    def of(self, face: DrawFace) -> _State:
        """Where one card lies."""
        axes = self.axes
        shown: Shown = (face.stars, face.left, face.right)
        counted = [int(shown == kind) for kind in axes.kinds] if axes.kinds else [*shown]
        icons = [face.icons[icon] for icon in axes.useful]
        return (*counted, *icons, *[int(face == one) for one in axes.special])

    def all_of(self, faces: Iterable[DrawFace]) -> _State:
        """Where some cards lie together."""
        total = self.nothing
        for face in faces:
            total = self.join(total, self.of(face))
        return total

    def join(self, one: _State, other: _State) -> _State:
        """Two draws together."""
        caps = self.caps
        if not caps:
            return tuple(map(add, one, other))
        return tuple([min(one[axis] + other[axis], caps[axis]) for axis in range(len(caps))])

    def succeeds(self, state: _State) -> bool:
        """Whether what was revealed can reach the difficulty."""
        found = self._judged.get(state)
        if found is None:
            found = self._judged[state] = _succeeds(state, self.axes, self.trial)
        return found


@lru_cache(maxsize=4096)
def _scale(axes: _Axes, trial: ActionTrial) -> _Scale:
    return _Scale(axes, trial)


@lru_cache(maxsize=4096)
def chances(draw: CardSupply[DrawFace], first: int, last: int, trial: ActionTrial) -> tuple[float, ...]:
    """The chance of success with every number of cards from `first` to `last`; so many there must be."""
    known = [face for face in draw.top if face is not None]
    size = len(known) + len(draw.rest)
    scale = _scale(_axes((*known, *draw.rest, *draw.pile), trial), trial)
    pools: dict[bool, list[dict[_State, int]]] = {}
    found: list[float] = []
    for drawn in range(first, last + 1):
        beyond = drawn > size
        sure = [*known, *draw.rest] if beyond else [face for face in draw.top[:drawn] if face is not None]
        pool = draw.pile if beyond else draw.rest
        if beyond not in pools:
            pools[beyond] = _ways(pool, min(len(pool), last - len(sure)), scale)
        unknown = drawn - len(sure)
        base = scale.all_of(sure)
        won = 0
        for state, ways in pools[beyond][unknown].items():
            if state == WON or scale.succeeds(scale.join(base, state)):
                won += ways
        found.append(won / comb(len(pool), unknown))
    return tuple(found)


def is_reached(faces: Iterable[DrawFace], trial: ActionTrial) -> bool:
    """Whether these cards, all revealed, can make a success."""
    cards = tuple(faces)
    scale = _scale(_axes(cards, trial), trial)
    return scale.succeeds(scale.all_of(cards))


# -- counting draws --------------------------------------------------------------------------------


def _axes(faces: tuple[DrawFace, ...], trial: ActionTrial) -> _Axes:
    """What these cards can differ in, as far as it matters to the action."""
    wanted = 0
    for trade in (*trial.trades, *(trade for face in faces for trade in face.trades)):
        for mask in trade.price:
            wanted |= mask | 1 << WILD
    special = sorted({face for face in faces if face.offers or face.trades})
    kinds: list[Shown] = []
    if trial.limit != NONE:
        nothing = [(0, 0, 0)] * 3  # so that there are always some
        kinds = sorted({(face.stars, face.left, face.right) for face in faces} - {(0, 0, 0)})
        kinds += nothing[len(kinds) :]
    useful = tuple([icon for icon in range(len(NO_ICONS)) if wanted >> icon & 1])
    caps = _caps(faces, trial, len(kinds), useful, len(special))
    harmless = bool(caps) and all(min(_amounts(offer)) >= 0 for face in special for offer in face.offers)
    return _Axes(tuple(kinds), useful, tuple(special), caps, harmless)


def _caps(
    faces: tuple[DrawFace, ...], trial: ActionTrial, kinds: int, useful: tuple[int, ...], special: int
) -> _State:
    """How much of everything can make a difference, at most."""
    offers = [*trial.offers, *(offer for face in faces for offer in face.offers)]
    trades = [*trial.trades, *(trade for face in faces for trade in face.trades)]
    if any(trade.must for trade in trades):
        return ()
    harm = sum(min(0, offer.gain.stars) + min(0, offer.gain.lowers) for offer in offers)
    need = max(0, trial.difficulty - trial.stars - harm)
    extra = sum(max(0, offer.gain.extra) for offer in offers)
    icons = [0] * len(useful)
    for trade in trades:
        uses = trade.most if trade.most != NONE else need if trade.gain.stars > 0 else UNLIMITED
        extra += uses * trade.gain.extra
        for at, icon in enumerate(useful):
            icons[at] += uses * sum([1 for mask in trade.price if icon == WILD or mask >> icon & 1])
    shown = (max(0, trial.limit + extra),) * kinds if kinds else (need,) * 3
    return (*shown, *icons, *(len(faces),) * special)


def _amounts(offer: Offer) -> tuple[int, ...]:
    return (offer.gain.stars, offer.gain.extra, offer.gain.lowers)


def _ways(pool: Iterable[DrawFace], most: int, scale: _Scale) -> list[dict[_State, int]]:
    """For each number of cards, how many draws of a pool lead to each state; where nothing does harm, won is won."""
    found: list[dict[_State, int]] = [{} for _ in range(most + 1)]
    found[0][scale.nothing] = 1
    alike = Counter([scale.of(face) for face in pool])
    for state, copies in sorted(alike.items()):
        for cards in range(most, 0, -1):
            grown = found[cards]
            for taken in range(1, min(copies, cards) + 1):
                choices = comb(copies, taken)
                step = tuple([taken * n for n in state])
                for other, ways in found[cards - taken].items():
                    joined = scale.join(other, step) if other != WON else WON
                    if scale.harmless and joined != WON and scale.succeeds(joined):
                        joined = WON
                    grown[joined] = grown.get(joined, 0) + ways * choices
    return found


# -- judging a draw --------------------------------------------------------------------------------


def _succeeds(state: _State, axes: _Axes, trial: ActionTrial) -> bool:
    """Whether what was revealed can reach the difficulty."""
    width = max(3, len(axes.kinds))
    shown = state[:width]
    icons = [*trial.icons]
    for at, icon in enumerate(axes.useful):
        icons[icon] += state[width + at]
    offers, trades = list(trial.offers), list(trial.trades)
    group = max(groups_of(offers, trades), default=0)
    for face, copies in zip(axes.special, state[width + len(axes.useful) :], strict=True):
        highest = max(groups_of(face.offers, face.trades), default=0)
        for _ in range(copies):  # each copy is a card of its own
            offers += [one._replace(group=one.group + group) if one.group else one for one in face.offers]
            trades += [one._replace(group=one.group + group) if one.group else one for one in face.trades]
            group += highest
    return any(
        max(0, trial.stars + stars + _count_successes(shown, axes.kinds, trial.limit + extra))
        >= max(0, trial.difficulty - lowers)
        for stars, extra, lowers in best(tuple(icons), tuple(offers), tuple(trades))
    )


@lru_cache(maxsize=200_000)
def _count_successes(shown: _State, kinds: tuple[Shown, ...], room: int) -> int:
    """The successes on the cards: stars, and pairs of a left and a right half; the best ones under a chain."""
    if not kinds:
        stars, left, right = shown
        return stars + min(left, right)
    states: dict[tuple[int, int, int], int] = {(0, 0, 0): 0}  # cards, lefts, rights -> most stars
    for (stars, left, right), copies in zip(kinds, shown, strict=True):
        grown = states.copy()
        for (cards, lefts, rights), most in states.items():
            for taken in range(1, min(copies, room - cards) + 1):
                key = (cards + taken, lefts + left * taken, rights + right * taken)
                grown[key] = max(grown.get(key, 0), most + stars * taken)
        states = grown
    return max(stars + min(lefts, rights) for (_, lefts, rights), stars in states.items())
