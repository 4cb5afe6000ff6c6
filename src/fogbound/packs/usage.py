"""What becomes of the words a pack declares: which cards carry them, which texts ask for them."""

from collections import Counter
from collections.abc import Iterator

from fogbound.packs.findings import Finding, Places, Severity, Site
from fogbound.packs.pack import GROUPS, Pack, texts_of
from fogbound.packs.sense import family
from fogbound.packs.sentences import slot_sorts
from fogbound.packs.texts import terms_of

__all__ = ["check_states", "check_words"]

_Word = tuple[str, str]  # group and word

_OF_RULES: dict[str, frozenset[str]] = {
    "resource": frozenset({"fire"}),  # a fire figure offers it
    "action": frozenset({"craft", "move"}),  # the rules know them
}
"""Words that the rules themselves carry."""


def check_words(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """Declared words that nobody uses, that are asked for in vain, or that nobody asks for.

    In packs without a clue one half is enough: the packs that build on them bring the other.
    """
    carried, asked = _carried(packs), _asked(packs) | _shared(packs)
    playable = any(card.source.clue is not None for each in packs for card in each.cards)
    severity: Severity = "warning" if playable else "hint"
    for group in GROUPS:
        words: list[str] = getattr(pack.manifest, f"{group}s")
        for at, word in enumerate(words):
            site = Site(pack, None, (f"{group}s", at))
            named = "type of action" if group == "action" else group
            has, wants = (group, word) in carried, (group, word) in asked
            if word in words[:at]:
                message = f"the {named} {word!r} is declared twice"
                yield Finding("warning", "word-twice", message, places.mark(site))
            elif (has and (wants or group == "action")) or ((has or wants) and not playable):
                continue
            elif wants:
                if group not in ("store", "counter"):
                    vain: Severity = "hint" if group == "action" else severity
                    message = f"texts ask for the {named} {word!r}, but no card has it"
                    yield Finding(vain, "uncarried-word", message, places.mark(site))
            elif has:
                message = f"cards have the {named} {word!r}, but no text asks for it"
                yield Finding("hint", "unread-word", message, places.mark(site))
            else:
                message = f"nothing uses the {named} {word!r}"
                yield Finding(severity, "unused-word", message, places.mark(site))


def check_states(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """States that nothing takes away: no action or text of their own, no text that speaks of them."""
    named = {word for group, word in _asked(packs) if group == "title"}
    kinds = _kinds_asked(packs)
    for card in pack.cards:
        source = card.source
        silent = family(source) == "state" and not source.actions and not source.effects
        if silent and source.title not in named and "state" not in kinds:
            message = "nothing takes this state away: no text of its own or of another card"
            yield Finding("hint", "state-stays", message, places.mark(Site(pack, card, ())))


def _carried(packs: list[Pack]) -> set[_Word]:
    found = {(group, word) for group, words in _OF_RULES.items() for word in words}
    for pack in packs:
        for card in pack.cards:
            source = card.source
            found.update(("tag", word) for word in source.tags)
            found.update(("resource", word) for word in source.resources)
            for part in (source, source.item):
                if part is not None:
                    found.update(("keyword", word) for word in part.keywords)
                    found.update(("pictograph", word) for word in part.banner)
                    for entry in part.actions:
                        for types in entry:
                            found.update(("action", word.strip()) for word in types.split(","))
    return found


def _asked(packs: list[Pack]) -> set[_Word]:
    found: set[_Word] = set()
    for pack in packs:
        found.update(("action", word) for word in pack.manifest.no_camp)
        for card in pack.cards:
            found.update(("action", word) for word in card.source.done)
            if card.source.craft is not None:
                for words in card.source.craft.resources:
                    found.update(("resource", word.strip()) for word in words.split(" or "))
            for _, tree in texts_of(card.source):
                for name, slots in terms_of(tree):
                    for slot, sort in slot_sorts(name).items():
                        if slot in slots and sort == "types":
                            found.update(("action", word) for word in slots[slot][1:])
                        elif slot in slots and isinstance(slots[slot], str):
                            found.add((sort, slots[slot]))
    return found


def _shared(packs: list[Pack]) -> set[_Word]:
    """The keywords that two cards of an item can have in common; combining asks for them (C-COMB-04)."""
    bearers: Counter[str] = Counter()
    for pack in packs:
        for card in pack.cards:
            source = card.source
            part = source if source.kind == "item" else source.item
            if part is not None:
                bearers.update(dict.fromkeys(part.keywords, source.copies))
    return {("keyword", word) for word, cards in bearers.items() if cards > 1}


def _kinds_asked(packs: list[Pack]) -> set[str]:
    """The kinds of cards that texts select, in the singular."""
    return {
        slots[slot]["phrase"].removesuffix("s")
        for pack in packs
        for card in pack.cards
        for _, tree in texts_of(card.source)
        for name, slots in terms_of(tree)
        for slot, sort in slot_sorts(name).items()
        if sort == "kind" and slot in slots
    }
