"""Who calls which number: how numbered cards come into the game, read off the packs without playing.

A number is called plainly by a numbox (of an arrow, a clue, a text), as a sum with a banner, as a number in a
picture, or as the answer to a riddle. All but the first lead only to a card whose back names the caller
(C-NUM-13, C-RUL-60, T-HID-04). A gold swap calls the gold card of the caller's own number. Texts of the Citadel also
call cards by title or id, paragraphs by their number or as the answer to a riddle, pages and side quests by name.
"""

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.findings import Site
from fogbound.packs.format import SIDES, ContinentCard, Side
from fogbound.packs.pack import AnyCard, LoadedCard, Pack, title_of
from fogbound.packs.printed import texts_in
from fogbound.packs.sentences import slot_sorts
from fogbound.packs.texts import terms_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import NUMBER

__all__ = [
    "Call",
    "Calls",
    "arrows_of",
    "back_refs",
    "fog_areas",
    "playable",
    "reachable_cards",
    "reference",
    "sources",
]

Way = Literal[
    "plain", "sum", "hidden", "guess", "gold", "named", "titled", "called", "read", "answer", "page", "list"
]
"""How something is called; the last seven by a word or by the number of a paragraph, the others by a number."""


class Call(NamedTuple):
    """One call of a number; `named` ones are only spoken of, a guess without a number may be any."""

    way: Way
    number: int | None
    site: Site
    banner: int = 0  # which banner call a sum belongs to
    word: str = ""  # of a call by title, id or name
    in_place: bool = False  # whether what is called comes to lie where the caller lies

    def leads_to(self, card: LoadedCard) -> bool:
        """Whether this call brings this card into the game."""
        source = card.source
        if self.way in _WORDS:
            return self.word != "" and _WORDS[self.way](card) == self.word
        if self.way == "answer":
            return self.site.card is not None and reference(self.site.card) in sources(card)
        if self.way == "named" or source.number is None:
            return False
        if self.number is not None and self.number != source.number:
            return False
        if self.way == "gold":
            return source.back == "gold"
        if self.way == "plain":
            return True
        assert self.site.card is not None
        return reference(self.site.card) in back_refs(card)


def _entry(key: str) -> Callable[[LoadedCard], str]:
    return lambda card: str(getattr(card.source, key, None) or "")


_WORDS: dict[str, Callable[[LoadedCard], str]] = {
    "titled": lambda card: title_of(card.source),
    "called": lambda card: card.uid,
    "read": _entry("paragraph"),
    "page": _entry("page"),
    "list": _entry("side_quest"),
}
"""What calls by a word call."""


def reference(card: LoadedCard) -> str:
    """How the back of another card names this one: by number, or by unique id without one (C-RUL-60).

    A paragraph is named by its number, too.
    """
    number = card.source.number
    if number is None and isinstance(card.source, CitadelCard):
        number = card.source.paragraph
    return f"{number:03}" if number is not None else card.uid


def back_refs(card: LoadedCard) -> list[str]:
    """The references on a card's back, as the engine reads them."""
    return _as_numbers(card.source.back_ref)


def sources(card: LoadedCard) -> list[str]:
    """What a paragraph says it can be reached from as an answer, as the engine reads it."""
    return _as_numbers(card.source.from_) if isinstance(card.source, CitadelCard) else []


def _as_numbers(refs: list[int | str]) -> list[str]:
    return [f"{ref:03}" if isinstance(ref, int) else ref for ref in refs]


def arrows_of(source: AnyCard) -> dict[Side, int]:
    """The numbers at a Terrain's exploration arrows."""
    if isinstance(source, ContinentCard):
        return source.arrows
    return {side: int(source.arrows[side][1]) for side in SIDES if side in source.arrows}


def fog_areas(source: AnyCard) -> list[str]:
    """The areas whose fog lies at a Terrain's arrows."""
    if isinstance(source, ContinentCard):
        return [source.area] if source.area is not None and source.arrows else []
    return [str(arrow[0]) for arrow in source.arrows.values()]


def playable(packs: list[Pack]) -> bool:
    """Whether these packs can be played by themselves: they have a clue, or a booklet of scenarios."""
    return any(
        source.clue is not None if isinstance(source, ContinentCard) else source.booklet is not None
        for pack in packs
        for source in (card.source for card in pack.cards)
    )


class Calls:
    """All calls of some packs, by number and by caller."""

    def __init__(self, packs: list[Pack]) -> None:
        self.packs = packs
        self.carriers: dict[int, list[Site]] = {}  # number -> cards
        for pack in packs:
            for card in pack.cards:
                if card.source.number is not None:
                    self.carriers.setdefault(card.source.number, []).append(Site(pack, card, ()))
        self._wordy = [Site(pack, card, ()) for pack in packs for card in pack.cards]
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
        if call.way in _WORDS or call.way == "answer":
            sites = self._wordy
        elif call.number is not None:
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
        if isinstance(source, ContinentCard):
            if source.start is not None:
                yield Call("plain", source.start, Site(pack, card, ("start",)))
        else:
            if source.riddle is not None and source.riddle.numbers:
                yield Call("answer", None, Site(pack, card, ("riddle", "numbers")))
            if source.like is not None:
                yield Call("page", None, Site(pack, card, ("like",)), word=source.like)
        for side, number in arrows_of(source).items():
            yield Call("plain", number, Site(pack, card, ("arrows", side)))
        if source.hidden is not None:
            yield Call("hidden", source.hidden.number, Site(pack, card, ("hidden", "number")))
        for path, _, tree in texts_in(source):
            for name, slots in terms_of(tree):
                yield from self._of_term(name, slots, Site(pack, card, path))

    def _of_term(self, name: str, slots: dict[str, Any], site: Site) -> Iterator[Call]:
        how = LEXICON[name].calls
        sorts = slot_sorts(name)
        numbers = [slots[slot] for slot, sort in sorts.items() if sort == "number" and slot in slots]
        if how == "gold":
            assert site.card is not None
            yield Call("gold", site.card.source.number, site)
        elif how in _CALLED:
            way, called = _CALLED[how]
            for slot, sort in sorts.items():
                if sort == called and slot in slots:
                    yield Call(way, None, site, word=str(slots[slot]))
        elif how == "guess":
            answers = [
                slots[slot][1]["number"]
                for slot, sort in sorts.items()
                if sort == "value" and slot in slots and slots[slot][0] == NUMBER
            ]
            for answer in answers or [None]:
                yield Call("guess", answer, site)
        else:
            for number in numbers:
                yield Call("plain" if how else "named", number, site, in_place=LEXICON[name].in_place)
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


_CALLED: dict[str, tuple[Way, str]] = {
    "title": ("titled", "title"),
    "uid": ("called", "uid"),
    "read": ("read", "paragraph"),
    "page": ("page", "page"),
    "list": ("list", "quest"),
}
"""Terms that call by a word: the way, and the sort of the slot with the word."""


def _banners(packs: list[Pack]) -> dict[str, set[int]]:
    """The values that banners of each pictograph can add."""
    values: dict[str, set[int]] = {}
    for pack in packs:
        for card in pack.cards:
            if not isinstance(card.source, ContinentCard):
                continue
            for part in (card.source, card.source.item):
                for pictograph, value in (part.banner if part is not None else {}).items():
                    values.setdefault(pictograph, set()).add(value)
    return values


def reachable_cards(calls: Calls) -> set[str]:
    """The ids of all cards that some chain of calls can bring into the game, from what is there at the start.

    Conditions are taken to hold some day. What has neither a number nor a place in a story is there from the start;
    fog of an area comes with the first Terrain that has an arrow of that area.
    """
    every = [card for pack in calls.packs for card in pack.cards]
    waiting = [*_there(every)]
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
        new = {*fog_areas(card.source), *_areas_named(card)} - areas
        areas |= new
        waiting.extend(fog for fog in every if fog.source.fog is not None and fog.source.area in new)
    return found


def _there(cards: list[LoadedCard]) -> Iterator[LoadedCard]:
    """What nobody needs to call: in a booklet the first page alone, of paragraphs and side quests none."""
    booklets: set[str | None] = set()
    for card in cards:
        source = card.source
        if source.number is not None or source.fog is not None:
            continue
        if isinstance(source, CitadelCard):
            if source.paragraph is not None or source.side_quest is not None:
                continue
            if source.page is not None and source.booklet in booklets:
                continue
            if source.page is not None:
                booklets.add(source.booklet)
        yield card


def _areas_named(card: LoadedCard) -> Iterator[str]:
    """The areas that a card's texts speak of, which may lay their fog."""
    for _, _, tree in texts_in(card.source):
        for name, slots in terms_of(tree):
            for slot, sort in slot_sorts(name).items():
                if sort == "area" and slot in slots:
                    yield slots[slot]["phrase"]
