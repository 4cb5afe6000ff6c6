"""What can be wrong with numbers: called but not carried, carried but not called, called in vain."""

from collections.abc import Iterator

from fogbound.packs.calls import Call, Calls, back_refs, fog_areas, playable, reachable_cards, reference
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.findings import Finding, Places, Severity, Site
from fogbound.packs.pack import LoadedCard, Pack

__all__ = ["check_numbers"]

_BOARD = ("terrain", "permanent event")


def check_numbers(pack: Pack, calls: Calls, places: Places) -> Iterator[Finding]:
    """All findings about the numbers of one pack among those it builds on."""
    check = _Numbers(pack, calls, places)
    yield from check.unknown()
    yield from check.starts()
    yield from check.led_nowhere()
    yield from check.gold()
    yield from check.backs()
    yield from check.lonely()
    yield from check.fog()


class _Numbers:
    def __init__(self, pack: Pack, calls: Calls, places: Places) -> None:
        self.pack = pack
        self.calls = calls
        self.places = places
        self.own = [call for call in calls.every if call.site.pack is pack]
        self.playable = playable(calls.packs)  # else others will call its cards
        self.citadel = pack.manifest.ruleset == "citadel"
        self.ids = {card.uid: card for each in calls.packs for card in each.cards}

    def _finding(
        self, severity: Severity, code: str, message: str, site: Site, word: str = "", hint: str = ""
    ) -> Finding:
        return Finding(severity, code, message, self.places.mark(site, word), hint)

    # -- calls -------------------------------------------------------------------------------------

    def unknown(self) -> Iterator[Finding]:
        """Numbers that nobody carries; a sum without a card gives the plain number, so it is no mistake."""
        for call in self.own:
            asked = call.way in ("plain", "hidden", "guess", "named") and call.number is not None
            if asked and call.number not in self.calls.carriers:
                number = f"{call.number:03}"
                yield self._finding("error", "unknown-number", f"no card carries {number}", call.site, number)

    def starts(self) -> Iterator[Finding]:
        """Clues that start on something else than a Terrain."""
        for call in self.own:
            targets = self.calls.targets(call) if call.site.path == ("start",) else []
            if targets and not any(site.card and site.card.source.kind == "terrain" for site in targets):
                message = f"a clue must start on a terrain, and {call.number:03} is none"
                yield self._finding("error", "start-not-terrain", message, call.site)

    def led_nowhere(self) -> Iterator[Finding]:
        """Numbers without a numbox that lead to no card whose back names the caller (C-NUM-13)."""
        banners: dict[int, list[Call]] = {}
        unknown = {call.number for call in self.own if call.number not in self.calls.carriers} - {None}
        for call in self.own:
            if call.way == "sum":
                banners.setdefault(call.banner, []).append(call)
            elif call.way == "hidden" and call.number in self.calls.carriers:
                yield from self._hidden_number_faults(call)
            elif call.way == "guess" and not self.calls.targets(call) and call.number not in unknown:
                message = "no number can be right here: no card refers to this one on its back"
                yield self._finding("error", "guess-leads-nowhere", message, call.site)
        for sums in banners.values():
            if not any(self.calls.targets(call) for call in sums):
                numbers = ", ".join(f"{call.number:03}" for call in sums)
                message = f"no sum with a banner leads anywhere ({numbers})"
                hint = f"a card of such a number needs `back-ref: [{_reference(sums[0])}]`"
                yield self._finding("warning", "banner-leads-nowhere", message, sums[0].site, hint=hint)

    def _hidden_number_faults(self, call: Call) -> Iterator[Finding]:
        targets = [site.card for site in self.calls.targets(call) if site.card is not None]
        if not targets:
            message = f"no {call.number:03} refers to this card on its back"
            hint = f"give one `back-ref: [{_reference(call)}]`"
            yield self._finding("error", "hidden-leads-nowhere", message, call.site, hint=hint)
        elif not self.citadel and not any(card.source.kind in _BOARD for card in targets):
            message = (
                f"{call.number:03} cannot take the place of this card: it is no terrain or permanent event"
            )
            yield self._finding("error", "hidden-leads-nowhere", message, call.site)

    def gold(self) -> Iterator[Finding]:
        for call in self.own:
            if call.way != "gold":
                continue
            card = call.site.card
            assert card is not None
            if card.source.back == "gold":
                yield self._finding("warning", "gold-swap-on-gold", "a gold card is never swapped", call.site)
            elif card.source.number is None:
                message = "a gold swap needs a card with a number"
                yield self._finding("error", "no-gold", message, call.site)
            elif not self.calls.targets(call):
                yield self._finding("error", "no-gold", f"no gold card carries {call.number:03}", call.site)

    # -- cards -------------------------------------------------------------------------------------

    def backs(self) -> Iterator[Finding]:
        """References on backs that name nothing, or something that does not lead here."""
        for card in self.pack.cards:
            for at, ref in enumerate(back_refs(card)):
                site = Site(self.pack, card, ("back-ref", at))
                callers = self._cards_meant(ref)
                if not callers:
                    known = self.ids.get(ref)
                    hint = f"write {known.source.number}" if known and known.source.number is not None else ""
                    message = (
                        f"{ref!r} is neither a number some card carries nor the id of a card without one"
                    )
                    yield self._finding("error", "unknown-back-ref", message, site, hint=hint)
                elif not any(
                    call.leads_to(card) and call.way != "plain"
                    for caller in callers
                    for call in self.calls.by_caller[caller.uid]
                ):
                    message = f"{ref} does not lead to this card, except perhaps by a plain numbox"
                    yield self._finding("hint", "idle-back-ref", message, site)

    def _cards_meant(self, ref: str) -> list[LoadedCard]:
        return [card for each in self.calls.packs for card in each.cards if reference(card) == ref]

    def lonely(self) -> Iterator[Finding]:
        """Cards that nobody calls, that no call reaches by its back, or that no chain of calls reaches."""
        there = reachable_cards(self.calls)
        for card in self.pack.cards:
            number = card.source.number
            site = Site(self.pack, card, ("number",) if number is not None else ())
            calls = self.calls.of(card) if number is not None else []
            if number is not None and not calls:
                if self.playable:
                    yield self._finding("warning", "uncalled-number", f"nobody calls {number:03}", site)
            elif number is not None and not any(call.leads_to(card) for call in calls):
                yield self._unfit(card, calls, site)
            elif self.playable and card.uid not in there:
                start = "a first page" if self.citadel else "the start of a clue"
                message = f"no chain of calls from {start} leads to {self._name_of(card)}"
                yield self._finding("warning", "unreachable", message, site)

    def _name_of(self, card: LoadedCard) -> str:
        source = card.source
        if source.number is not None:
            return f"{source.number:03}"
        if isinstance(source, CitadelCard) and source.paragraph is not None:
            return f"paragraph {source.paragraph}"
        return f"fog of area {source.area}" if source.fog is not None else repr(card.uid)

    def _unfit(self, card: LoadedCard, calls: list[Call], site: Site) -> Finding:
        callers = [call for call in calls if call.way != "gold"]
        if not callers:
            return self._finding("warning", "uncalled-number", f"nobody calls {site.name}", site)
        named = ", ".join(dict.fromkeys(call.site.name for call in callers))
        message = f"{site.name} is reached only without a plain numbox, and its back does not name {named}"
        hint = f"add `back-ref: [{_reference(callers[0])}]`"
        return self._finding("error", "missing-back-ref", message, site, hint=hint)

    def fog(self) -> Iterator[Finding]:
        """Terrains whose arrows find no fog: their spaces stay empty and can never be explored (C-RUL-65)."""
        sources = [card.source for each in self.calls.packs for card in each.cards]
        areas = {source.area for source in sources if source.fog is not None}
        told = set()
        for card in self.pack.cards:
            for area in fog_areas(card.source):
                if area not in areas and area not in told:
                    told.add(area)
                    message = f"there is no fog of area {area} for the arrows of this terrain"
                    severity: Severity = "error" if self.playable else "hint"
                    where = Site(self.pack, card, ("arrows",) if self.citadel else ("area",))
                    yield self._finding(severity, "no-fog", message, where)


def _reference(call: Call) -> str:
    """The caller as an author writes it in `back-ref`."""
    assert call.site.card is not None
    return reference(call.site.card)
