"""Who calls which number: how numbered cards come into the game, read off the packs without playing.

A number is called plainly by a numbox (of an arrow, a clue, a text), as a sum with a banner, as a number in a
picture, or as the answer to a riddle. All but the first lead only to a card whose back names the caller
(C-NUM-13, C-RUL-60). A gold swap calls the gold card of the caller's own number.
"""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from fogbound.packs.findings import Site
from fogbound.packs.pack import LoadedCard, Pack, texts_of
from fogbound.packs.sentences import slot_sorts
from fogbound.packs.texts import terms_of
from fogbound.rules.common.lexicon import LEXICON

__all__ = ["Call", "Calls", "back_refs", "reached", "reference"]

Way = Literal["plain", "sum", "hidden", "guess", "gold", "named"]


class Call(NamedTuple):
    """One call of a number; `named` ones are only spoken of, a guess without a number may be any."""

    way: Way
    number: int | None
    site: Site
    banner: int = 0  # which banner call a sum belongs to

    def leads_to(self, card: LoadedCard) -> bool:
        """Whether this call brings this card into the game."""
        if self.way == "named" or card.source.number is None:
            return False
        if self.number is not None and self.number != card.source.number:
            return False
        if self.way == "gold":
            return card.source.back == "gold"
        if self.way == "plain":
            return True
        assert self.site.card is not None
        return reference(self.site.card) in back_refs(card)


def reference(card: LoadedCard) -> str:
    """How the back of another card names this one: by number, or by unique id without one (C-RUL-60)."""
    return f"{card.source.number:03}" if card.source.number is not None else card.uid


def back_refs(card: LoadedCard) -> list[str]:
    """The references on a card's back, as the engine reads them."""
    return [f"{ref:03}" if isinstance(ref, int) else ref for ref in card.source.back_ref]


class Calls:
    """All calls of some packs, by number and by caller."""

    def __init__(self, packs: list[Pack]) -> None:
        self.packs = packs
        self.carriers: dict[int, list[Site]] = {}  # number -> cards
        for pack in packs:
            for card in pack.cards:
                if card.source.number is not None:
                    self.carriers.setdefault(card.source.number, []).append(Site(pack, card, ()))
        self._banners = _banners(packs)
        self._banner_calls = 0
        self.every: list[Call] = []
        self.by_caller: dict[str, list[Call]] = {}  # "" is the manifest
        for pack in packs:
            self._note(self._of_manifest(pack), "")
            for card in pack.cards:
                self._note(self._of_card(pack, card), card.uid)
        self._by_number: dict[int | None, list[Call]] = {}
        for call in self.every:
            self._by_number.setdefault(call.number, []).append(call)

    def _note(self, calls: Iterator[Call], caller: str) -> None:
        found = list(calls)
        self.every.extend(found)
        self.by_caller.setdefault(caller, []).extend(found)

    def of(self, card: LoadedCard) -> list[Call]:
        """All calls of a card's number, whether they lead to it or not."""
        return [call for call in self._by_number.get(card.source.number, []) if call.way != "named"] + [
            call for call in self._by_number.get(None, []) if call.leads_to(card)
        ]

    def targets(self, call: Call) -> list[Site]:
        """The cards a call can bring into the game."""
        if call.number is not None:
            sites = self.carriers.get(call.number, [])
        else:
            sites = [site for carriers in self.carriers.values() for site in carriers]
        return [site for site in sites if site.card is not None and call.leads_to(site.card)]

    # -- gathering ---------------------------------------------------------------------------------

    def _of_manifest(self, pack: Pack) -> Iterator[Call]:
        for key in ("experience", "paranoid", "easy", "extreme"):
            number = getattr(pack.manifest, key)
            if number is not None:
                yield Call("plain", number, Site(pack, None, (key,)))

    def _of_card(self, pack: Pack, card: LoadedCard) -> Iterator[Call]:
        source = card.source
        if source.start is not None:
            yield Call("plain", source.start, Site(pack, card, ("start",)))
        for side, number in source.arrows.items():
            yield Call("plain", number, Site(pack, card, ("arrows", side)))
        if source.hidden is not None:
            yield Call("hidden", source.hidden.number, Site(pack, card, ("hidden", "number")))
        for path, tree in texts_of(source):
            for name, slots in terms_of(tree):
                yield from self._of_term(name, slots, Site(pack, card, path))

    def _of_term(self, name: str, slots: dict[str, Any], site: Site) -> Iterator[Call]:
        how = LEXICON[name].calls
        sorts = slot_sorts(name)
        numbers = [slots[slot] for slot, sort in sorts.items() if sort == "number" and slot in slots]
        if how == "gold":
            assert site.card is not None
            yield Call("gold", site.card.source.number, site)
        elif how == "guess":
            answers = [
                slots[slot][1]["number"]
                for slot, sort in sorts.items()
                if sort == "value" and slot in slots and slots[slot][0] == "number"
            ]
            for answer in answers or [None]:
                yield Call("guess", answer, site)
        else:
            for number in numbers:
                yield Call("plain" if how else "named", number, site)
            if how == "banner":
                yield from self._sums(numbers, slots, sorts, site)

    def _sums(
        self, numbers: list[int], slots: dict[str, Any], sorts: dict[str, str], site: Site
    ) -> Iterator[Call]:
        for slot, sort in sorts.items():
            if sort == "pictograph" and slot in slots:
                self._banner_calls += 1
                for number in numbers:
                    for value in sorted(self._banners.get(slots[slot], ())):
                        yield Call("sum", number + value, site, self._banner_calls)


def _banners(packs: list[Pack]) -> dict[str, set[int]]:
    """The values that banners of each pictograph can add."""
    values: dict[str, set[int]] = {}
    for pack in packs:
        for card in pack.cards:
            for part in (card.source, card.source.item):
                for pictograph, value in (part.banner if part is not None else {}).items():
                    values.setdefault(pictograph, set()).add(value)
    return values


def reached(calls: Calls) -> set[str]:
    """The ids of all cards that some chain of calls can bring into the game, from what is there at the start.

    Conditions are taken to hold some day. Cards without a number are there from the start; fog of an area
    comes with the first Terrain of that area that has an arrow.
    """
    every = [(pack, card) for pack in calls.packs for card in pack.cards]
    waiting = [card for _, card in every if card.source.number is None and card.source.fog is None]
    for call in calls.by_caller[""]:
        waiting.extend(site.card for site in calls.targets(call) if site.card is not None)
    found: set[str] = set()
    areas: set[str] = set()
    while waiting:
        card = waiting.pop()
        if card.uid in found:
            continue
        found.add(card.uid)
        for call in calls.by_caller[card.uid]:
            waiting.extend(site.card for site in calls.targets(call) if site.card is not None)
        area = card.source.area
        if area is not None and card.source.arrows and area not in areas:
            areas.add(area)
            waiting.extend(fog for _, fog in every if fog.source.fog is not None and fog.source.area == area)
    return found
