"""What becomes of the words a pack declares: which cards carry them, which texts ask for them."""

import pathlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fogbound.packs.calls import playable
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.declared import GROUPS, word_for
from fogbound.packs.faults import Mark
from fogbound.packs.findings import Finding, Places, Severity, Site
from fogbound.packs.format import ContinentCard
from fogbound.packs.pack import AnyCard, Pack
from fogbound.packs.patterns import PHRASES
from fogbound.packs.printed import texts_in
from fogbound.packs.sense import family
from fogbound.packs.sentences import slot_sorts
from fogbound.packs.source import Path
from fogbound.packs.texts import terms_of
from fogbound.rules.citadel.memory import FIRST_FALLEN
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import SELECT, THIS

__all__ = [
    "check_curses",
    "check_destinations",
    "check_drawings",
    "check_memos",
    "check_states",
    "check_words",
    "drawing_mark",
]

_Word = tuple[str, str]  # group and word

_OF_RULES: tuple[_Word, ...] = (("resource", "fire"), ("action", "craft"), ("action", "move"))
"""Words that the rules themselves carry: a fire figure offers the resource, and the rules know the actions."""


_LACKING = {"memo": "none notes it", "counter": "none puts any", "store": "none puts anything there"}
_HAVING = {"memo": "texts note", "counter": "texts put", "store": "texts fill"}
"""What is said of words that texts carry themselves."""


def check_words(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """Declared words that nobody uses, that are asked for in vain, or that nobody asks for.

    In packs that cannot be played alone one half is enough: the packs that build on them bring the other.
    """
    carried, asked = _carried_words(packs), _asked_words(packs) | _shared_keywords(packs)
    whole = playable(packs)
    severity: Severity = "warning" if whole else "hint"
    for group in GROUPS:
        words: list[str] = getattr(pack.manifest, f"{group}s")
        for at, word in enumerate(words):
            site = Site(pack, None, (f"{group}s", at))
            named = word_for(group)
            has, wants = (group, word) in carried, (group, word) in asked
            if word in words[:at]:
                message = f"the {named} {word!r} is declared twice"
                yield Finding("warning", "word-twice", message, places.mark(site))
            elif (has and (wants or group == "action")) or ((has or wants) and not whole):
                continue
            elif wants:
                vain: Severity = "hint" if group == "action" else severity
                message = f"texts ask for the {named} {word!r}, but {_LACKING.get(group, 'no card has it')}"
                yield Finding(vain, "uncarried-word", message, places.mark(site))
            elif has:
                have = _HAVING.get(group, "cards have")
                message = f"{have} the {named} {word!r}, but no text asks for it"
                yield Finding("hint", "unread-word", message, places.mark(site))
            else:
                message = f"nothing uses the {named} {word!r}"
                yield Finding(severity, "unused-word", message, places.mark(site))


_KEPT_AS = {
    "note": ("as a note or a number", "`{0} is remembered`, `the {0}`"),
    "choice": ("as yes or no", "`{0} is yes`, `{0} is no`"),
    "person": (
        "of persons",
        "`{0} is remembered of somebody`, `{0} is remembered of you`, `each explorer of {0}`",
    ),
}
"""As what something is remembered, and how texts ask for it then."""


def check_memos(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """Texts that ask for something as it is never remembered: as yes or no what is remembered of persons."""
    kept: dict[str, dict[str, None]] = {FIRST_FALLEN: {"person": None}}
    for other in packs:
        for card in other.cards:
            for _, slots, kind in _memory_terms(card.source, "remembers"):
                kept.setdefault(slots["memo"], {})[kind] = None
    severity: Severity = "warning" if playable(packs) else "hint"
    for card in pack.cards:
        for path, slots, kind in _memory_terms(card.source, "recalls"):
            memo = slots["memo"]
            known = kept.get(memo, {kind: None})
            if kind not in known:
                ways, asked = (" and ".join(_KEPT_AS[each][part] for each in known) for part in (0, 1))
                message = (
                    f"this asks for the memo {memo!r} {_KEPT_AS[kind][0]}, but it is remembered {ways} only"
                )
                mark = places.mark(Site(pack, card, path))
                yield Finding(severity, "remembered-otherwise", message, mark, f"write {asked.format(memo)}")


def _memory_terms(source: AnyCard, what: str) -> Iterator[tuple[Path, dict[str, Any], str]]:
    """The terms of a card that remember something, or recall it, and as what: the way to their text, and their slots."""
    for path, _, tree in texts_in(source):
        for name, slots in terms_of(tree):
            kind = getattr(LEXICON[name], what)
            if kind and "memo" in slots:
                yield path, slots, kind
    riddle = source.riddle if isinstance(source, CitadelCard) and what == "recalls" else None
    for at, answer in enumerate(riddle.answers if riddle is not None else []):
        if answer.person is not None:
            yield ("riddle", "answers", at), {"memo": answer.person}, "person"


def check_states(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """States without a title, and those that nothing takes away: no text of their own or that speaks of them."""
    named = {word for group, word in _asked_words(packs) if group == "title"}
    kinds = _kinds_asked(packs)
    for card in pack.cards:
        source = card.source
        if not isinstance(source, ContinentCard):
            continue
        if family(source) == "state" and source.title is None:
            message = "a state needs a title: that of the same title replaces it"
            hint = "states that may be held side by side have different titles"
            yield Finding("error", "no-title", message, places.mark(Site(pack, card, ())), hint)
        silent = family(source) == "state" and not source.actions and not source.effects
        if silent and source.title not in named and "state" not in kinds:
            message = "nothing takes this state away: no text of its own or of another card"
            yield Finding("hint", "state-stays", message, places.mark(Site(pack, card, ())))


_MIXED = ("card", "advanced skill", "companion", "skill or bonus")
"""Kinds among which there are cards that can."""


def check_destinations(pack: Pack, places: Places) -> Iterator[Finding]:
    """Texts that send cards where such cards can never be (C-COMP-11, C-COMP-16)."""
    known = PHRASES["continent"]["kind"]
    for card in pack.cards:
        for path, _, tree in texts_in(card.source):
            for name, slots in terms_of(tree):
                doing, families = LEXICON[name].lands
                if not doing or not isinstance(card.source, ContinentCard):
                    continue
                term, within = slots["cards"]
                fitting = {known[kind] for kind in (*families, *_MIXED)}
                if term == THIS and family(card.source) not in families:
                    message = f"this card can never {doing}"
                elif term == SELECT and within["kind"]["is"] not in fitting:
                    message = f"{within['kind']['phrase']!r} can never {doing}"
                else:
                    continue
                hint = f"of these kinds cards can: {', '.join(families)}"
                mark = places.mark(Site(pack, card, path))
                yield Finding("error", "wrong-place", message, mark, hint)


def check_curses(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """Clues whose curse no text lifts: an explorer who follows one can never win (C-END-01)."""
    lifted = {
        slots["curse"]
        for each in packs
        for card in each.cards
        for _, _, tree in texts_in(card.source)
        for name, slots in terms_of(tree)
        if LEXICON[name].brings == "lift" and "curse" in slots
    }
    for card in pack.cards:
        source = card.source
        if isinstance(source, ContinentCard) and source.clue is not None and source.clue not in lifted:
            message = f"nothing lifts the curse {source.clue!r}: a player who follows this clue can never win"
            hint = f"somewhere a text must say: lift the curse {source.clue}"
            site = Site(pack, card, ("clue",))
            yield Finding("warning", "curse-stays", message, places.mark(site), hint)


def check_drawings(pack: Pack, packs: list[Pack]) -> Iterator[Finding]:
    """Drawings that no card shows; those of a pack that cannot be played alone may be there for others."""
    scenes = [card.source.scene for card in pack.cards]
    shown = {scene.subject for scene in (*scenes, pack.manifest.cover) if scene is not None}
    severity: Severity = "warning" if playable(packs) else "hint"
    for name in sorted(set(pack.drawings) - shown):
        hint = f"a card shows it with scene: {{subject: {name}}}"
        yield Finding(
            severity, "unused-drawing", f"no card shows the drawing {name!r}", drawing_mark(pack, name), hint
        )


def drawing_mark(pack: Pack, name: str) -> Mark:
    """Where the drawing of a pack begins."""
    return Mark(f"{pathlib.Path(pack.folder).name or pack.manifest.name}/drawings/{name}.svg", 1, 1)


def _carried_words(packs: list[Pack]) -> set[_Word]:
    found = set(_OF_RULES)
    for pack in packs:
        for card in pack.cards:
            found.update(("tag", word) for word in card.source.tags)
            found.update(("keyword", word) for word in card.source.keywords)
            found.update(("memo", slots["memo"]) for _, slots, _ in _memory_terms(card.source, "remembers"))
            found.update(_fillings(card.source))
            found.update(_of_continent(card.source) if isinstance(card.source, ContinentCard) else ())
            found.update(_of_citadel(card.source) if isinstance(card.source, CitadelCard) else ())
    return found


def _fillings(source: AnyCard) -> Iterator[_Word]:
    """The counters that the texts of a card put somewhere, and the stores that they fill."""
    for _, _, tree in texts_in(source):
        for name, slots in terms_of(tree):
            if LEXICON[name].fills:
                sorts = slot_sorts(name)
                yield from ((sorts[slot], word) for slot, word in slots.items() if sorts[slot] in _FILLED)


_FILLED = ("counter", "store")


def _of_continent(source: ContinentCard) -> Iterator[_Word]:
    for word in source.resources:
        yield "resource", word
    for part in (source, source.item):
        if part is not None:
            yield from (("keyword", word) for word in part.keywords)
            yield from (("pictograph", word) for word in part.banner)
            yield from _types(types for entry in part.actions for types in entry)


def _of_citadel(source: CitadelCard) -> Iterator[_Word]:
    yield from (("pictograph", word) for word in source.shows)
    if source.pictograph is not None:
        yield "pictograph", source.pictograph
    yield from _types(types for entry in (*source.actions, *source.back_actions) for types in entry)


def _types(keys: Iterator[str]) -> Iterator[_Word]:
    for types in keys:
        yield from (("action", word.strip()) for word in types.split(","))


def _asked_words(packs: list[Pack]) -> set[_Word]:
    found: set[_Word] = set()
    for pack in packs:
        found.update(("action", word) for word in pack.manifest.no_camp)
        for card in pack.cards:
            source = card.source
            found.update(("action", word) for word in source.done)
            found.update(word for word in _words_said(source) if word[0] != "memo")
            found.update(("memo", slots["memo"]) for _, slots, _ in _memory_terms(source, "recalls"))
            if isinstance(source, ContinentCard):
                for words in source.craft.resources if source.craft is not None else ():
                    found.update(("resource", word.strip()) for word in words.split(" or "))
            else:
                found.update(("pictograph", word) for word in (source.link,) if word is not None)
    return found


def _words_said(source: AnyCard) -> Iterator[_Word]:
    """The words in a card's texts, but those that they carry themselves."""
    for _, _, tree in texts_in(source):
        for name, slots in terms_of(tree):
            for slot, sort in slot_sorts(name).items():
                if LEXICON[name].fills and sort in _FILLED:
                    continue
                if slot in slots and sort == "types":
                    yield from (("action", word) for word in slots[slot][1:])
                elif slot in slots and isinstance(slots[slot], str):
                    yield sort, slots[slot]


def _shared_keywords(packs: list[Pack]) -> set[_Word]:
    """The keywords that the rules ask for: those that two cards of an item can have in common (C-COMB-04).

    At the Citadel every keyword limits what may be selected together (T-GEAR-04).
    """
    bearers: Counter[str] = Counter()
    for pack in packs:
        for card in pack.cards:
            source = card.source
            if isinstance(source, CitadelCard):
                bearers.update(dict.fromkeys(source.keywords, 2))
                continue
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
        for _, _, tree in texts_in(card.source)
        for name, slots in terms_of(tree)
        for slot, sort in slot_sorts(name).items()
        if sort == "kind" and slot in slots
    }
