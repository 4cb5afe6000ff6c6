"""A chart of the land, drawn from the exploration arrows alone: whether they agree about what lies where.

All arrows at one space must carry one number (C-RUL-24), and a number that only one card carries cannot lie
in two places.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fogbound.packs.calls import Call, Calls, arrows_of
from fogbound.packs.faults import Mark
from fogbound.packs.findings import Finding, Places, Site
from fogbound.packs.pack import LoadedCard

__all__ = ["check_arrows"]

_Space = tuple[int, int]

_STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


class _Claim(NamedTuple):
    """An arrow says which number lies in a space; the Terrain a chart begins with claims its own."""

    number: int
    at: _Space  # where the arrow is
    site: Site


def check_arrows(calls: Calls, places: Places) -> Iterator[Finding]:
    """What the arrows of all Terrains disagree about; every piece of land has a chart of its own.

    T-EXPL-05, T-RUL-111.
    """
    charted: set[str] = set()
    told: set[Mark] = set()  # charts of the same land from different ends say the same
    behind = {call.number for call in calls.every if _stays(call)}
    for number in sorted(calls.carriers, key=lambda number: (number in behind, number)):
        for site in _terrains(calls, number):
            assert site.card is not None
            if site.card.uid not in charted:
                chart = _Chart(calls)
                chart.draw(number, site)
                charted |= chart.charted
                for finding in chart.findings(places):
                    if finding.mark not in told:
                        told.add(finding.mark)
                        yield finding


def _stays(call: Call) -> bool:
    """Whether what is called comes to lie where the caller lies."""
    return call.way == "hidden" or call.in_place


def _terrains(calls: Calls, number: int) -> list[Site]:
    return [
        site
        for site in calls.carriers.get(number, [])
        if site.card is not None and site.card.source.kind == "terrain"
    ]


class _Chart:
    def __init__(self, calls: Calls) -> None:
        self._calls = calls
        self._claims: dict[_Space, list[_Claim]] = {}
        self._spaces: dict[int, _Space] = {}  # where each number was put first
        self._twice: list[tuple[_Claim, _Space]] = []
        self.charted: set[str] = set()

    def draw(self, number: int, start: Site) -> None:
        """Follow every arrow from here on."""
        waiting: list[tuple[_Claim, _Space]] = [(_Claim(number, (0, 0), start), (0, 0))]
        while waiting:
            claim, space = waiting.pop(0)
            self._claims.setdefault(space, []).append(claim)
            known = self._spaces.setdefault(claim.number, space)
            if known != space:
                self._twice.append((claim, known))
            for site in self._lying(claim.number):
                card = site.card
                assert card is not None
                if card.uid in self.charted:
                    continue
                self.charted.add(card.uid)
                for side, pointed in arrows_of(card.source).items():
                    east, north = _STEPS[side]
                    there = (space[0] + east, space[1] + north)
                    waiting.append((_Claim(pointed, space, Site(site.pack, card, ("arrows", side))), there))

    def _lying(self, number: int) -> list[Site]:
        """The Terrains that can lie where this number is called: those that carry it or take the place of one."""
        found = _terrains(self._calls, number)
        for site in found:
            assert site.card is not None
            for call in self._calls.by_caller[site.card.uid]:
                if _stays(call):
                    found = [
                        *found,
                        *(
                            new
                            for new in self._calls.targets(call)
                            if new not in found and _is_terrain(new.card)
                        ),
                    ]
        return found

    def findings(self, places: Places) -> Iterator[Finding]:
        for claims in self._claims.values():
            first = claims[0]
            for claim in claims[1:]:
                if claim.number != first.number and claim.at != first.at:
                    has = (
                        f"{first.site.name} has {first.number:03}"
                        if first.site.path
                        else f"{first.number:03} lies"
                    )
                    message = f"this arrow calls {claim.number:03} into a space where {has}"
                    hint = f"see {places.mark(first.site)}; all arrows at one space carry one number"
                    yield Finding("warning", "arrows-disagree", message, places.mark(claim.site), hint)
                    break
        for claim, known in self._twice:
            carriers = self._calls.carriers.get(claim.number, [])
            copies = sum(site.card.source.copies for site in carriers if site.card is not None)
            if copies == 1:
                message = (
                    f"this arrow puts {claim.number:03} where it cannot be, {self._way_to(claim, known)}"
                )
                yield Finding("warning", "land-does-not-close", message, places.mark(claim.site))

    def _way_to(self, claim: _Claim, known: _Space) -> str:
        """Where a card lies already, as seen from the arrow."""
        east, north = known[0] - claim.at[0], known[1] - claim.at[1]
        ways = [
            f"{abs(steps)} {side}"
            for steps, side in (
                (north, "north" if north > 0 else "south"),
                (east, "east" if east > 0 else "west"),
            )
            if steps
        ]
        return f"as it already lies {' and '.join(ways) or 'here'} of this card"


def _is_terrain(card: LoadedCard | None) -> bool:
    return card is not None and card.source.kind == "terrain"
