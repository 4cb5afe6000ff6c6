"""What a Result step of the Citadel can make of revealed cards: the best use of effects and class icons.

Pure arithmetic over small values; it knows no game. What counts is how many successes can be reached at all: free
effects are used, prices are paid, icons are spent where they bring most.

T-RES-05, T-RES-06, T-RES-07, T-RES-08, T-RES-09, T-RES-10, T-RES-11, T-RES-12, T-RES-13, T-RES-14, T-RES-15,
T-RES-16, T-RES-17, T-RES-18, T-RES-19, T-RES-20.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from fogbound.core import NONE

__all__ = ["NO_GAIN", "NO_ICONS", "WILD", "Gain", "Icons", "Offer", "Trade", "best", "groups_of"]

WILD: Final = 4
"""The icon that stands for any of the four others."""
FOUR: Final = 0b1111
MOST: Final = 20
"""How often a conversion without a limit is considered."""

Icons = tuple[int, ...]  # fists, hands, flags, targets, wild ones
NO_ICONS: Final[Icons] = (0, 0, 0, 0, 0)


class Gain(NamedTuple):
    """What an effect brings: successes, cards that count under a chain, icons, how much less is needed."""

    stars: int = 0
    extra: int = 0
    icons: Icons = NO_ICONS
    lowers: int = 0

    def plus(self, other: "Gain") -> "Gain":
        """Both together."""
        icons = _sum(self.icons, other.icons)
        return Gain(self.stars + other.stars, self.extra + other.extra, icons, self.lowers + other.lowers)


NO_GAIN: Final = Gain()


class Offer(NamedTuple):
    """An effect that can be used once; of those with the same group, which is not 0, only one."""

    gain: Gain
    must: bool = False
    group: int = 0


class Trade(NamedTuple):
    """Icons for something: the icons each of them may be paid with, as bits, and how often it may be used."""

    price: tuple[int, ...]
    gain: Gain
    most: int = NONE  # without a limit
    must: bool = False
    group: int = 0


Reach = tuple[int, int, int]  # successes, cards that count, how much less is needed


def best(icons: Icons, offers: tuple[Offer, ...], trades: tuple[Trade, ...]) -> frozenset[Reach]:
    """All that these effects can bring together, without what is no better than something else."""
    found: set[Reach] = set()
    for chosen_offers, chosen_trades in _choices(offers, trades):
        found |= _reach_of_all(icons, chosen_offers, chosen_trades)
    return frozenset(_frontier(found))


def _choices(
    offers: tuple[Offer, ...], trades: tuple[Trade, ...]
) -> Iterator[tuple[list[Offer], list[Trade]]]:
    """Every way to choose one of each group (T-RUL-19)."""
    joined: list[list[Offer | Trade]] = []
    for group in groups_of(offers, trades):
        members: list[Offer | Trade] = [offer for offer in offers if offer.group == group]
        joined.append([*members, *(trade for trade in trades if trade.group == group)])
    for chosen in product(*joined):
        yield (
            [one for one in offers if not one.group] + [one for one in chosen if isinstance(one, Offer)],
            [one for one in trades if not one.group] + [one for one in chosen if isinstance(one, Trade)],
        )


def groups_of(offers: Iterable[Offer], trades: Iterable[Trade]) -> list[int]:
    """The groups of which only one may be used, in order."""
    return sorted(({offer.group for offer in offers} | {trade.group for trade in trades}) - {0})


def _reach_of_all(icons: Icons, offers: Iterable[Offer], trades: Iterable[Trade]) -> set[Reach]:
    """What these effects bring, all of them used; icons on offer may be taken at any moment."""
    total = Gain(icons=icons)
    later: list[Icons] = []
    forced = any(trade.must for trade in trades)
    for offer in offers:
        gain = offer.gain
        if forced and not offer.must and any(gain.icons):
            later.append(gain.icons)  # when it is taken matters to what must be spent
            gain = gain._replace(icons=NO_ICONS)
        total = total.plus(gain)
    kept = tuple(sorted(trades))
    left = tuple(_limit(trade) for trade in kept)
    bought = _reach_of_icons(total.icons, tuple(sorted(later)), kept, left)
    return {
        (total.stars + stars, total.extra + extra, total.lowers + lowers) for stars, extra, lowers in bought
    }


def _limit(trade: Trade) -> int:
    return MOST if trade.most == NONE else max(0, min(MOST, trade.most))


@lru_cache(maxsize=100_000)
def _reach_of_icons(
    icons: Icons, later: tuple[Icons, ...], trades: tuple[Trade, ...], left: tuple[int, ...]
) -> frozenset[Reach]:
    """All that can be bought with these icons; what must be bought comes before everything else (T-RUL-125)."""
    payable = [at for at in range(len(trades)) if left[at] and _pays(icons, trades[at].price)]
    forced = [at for at in payable if trades[at].must]
    found: set[Reach] = set() if forced else {(0, 0, 0)}
    for at in range(len(later)):
        rest = later[:at] + later[at + 1 :]
        found |= _reach_of_icons(_sum(icons, later[at]), rest, trades, left)
    for at in forced or payable:
        trade = trades[at]
        fewer = (*left[:at], left[at] - 1, *left[at + 1 :])
        gain = trade.gain
        for rest_icons in _payments(icons, trade.price):
            for stars, extra, lowers in _reach_of_icons(_sum(rest_icons, gain.icons), later, trades, fewer):
                found.add((gain.stars + stars, gain.extra + extra, gain.lowers + lowers))
    return frozenset(_frontier(found))


def _frontier(found: set[Reach]) -> list[Reach]:
    """Those that no other equals or exceeds in everything."""
    return [
        one
        for one in found
        if not any(other != one and all(a >= b for a, b in zip(other, one, strict=True)) for other in found)
    ]


# -- icons -----------------------------------------------------------------------------------------


def _sum(one: Icons, other: Icons) -> Icons:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _fits(icon: int, wanted: int) -> bool:
    """Whether an icon can pay for one that is wanted (T-RES-18)."""
    return bool(wanted & FOUR if icon == WILD else wanted >> icon & 1)


def _pays(icons: Icons, price: tuple[int, ...]) -> bool:
    return next(iter(_payments(icons, price)), None) is not None


@lru_cache(maxsize=100_000)
def _payments(icons: Icons, price: tuple[int, ...]) -> tuple[Icons, ...]:
    """What can be left of the icons when a price has been paid, each once."""
    if not price:
        return (icons,)
    found: dict[Icons, None] = {}
    for icon in range(len(icons)):
        if icons[icon] and _fits(icon, price[0]):
            left = (*icons[:icon], icons[icon] - 1, *icons[icon + 1 :])
            found.update(dict.fromkeys(_payments(left, price[1:])))
    return tuple(found)
