"""What words need, which field takes which sort of text, and what is there when it is read: tables of the reference.

They are made from the declarations by which `check` refuses what nothing could come of.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.examples import RULESETS
from fogbound.packs.format import ContinentCard
from fogbound.packs.needing import FIELDS, title_of
from fogbound.packs.patterns import PHRASES
from fogbound.packs.printed import texts_of_format
from fogbound.packs.reference.topics import topic_of
from fogbound.rules.common.lexicon import LEXICON, Term
from fogbound.rules.common.needs import AT_ANY_TIME, IN_PLAY, MOMENTS, NEEDS, UNNAMED, Occasion, moment_of

__all__ = ["fields_chapter", "needs_chapter", "what_it_needs"]

_MARKS: Final = {"continent": "Co", "citadel": "Ci"}
_FORMATS: Final[dict[str, type[Struct]]] = {"continent": ContinentCard, "citadel": CitadelCard}
_SORTS: Final = ("effect", "ability", "condition", "value")


def fields_chapter() -> str:
    """Which field of a card or an entry takes which sort of text."""
    return "\n".join(_fields())


def _fields() -> Iterator[str]:
    yield from (
        "### Fields",
        "",
        "What a field is for, and on which cards it makes sense, stands in [packs.md](packs.md). Lists and names that "
        "authors choose are left out: `actions.success` is the success of any action.",
        "",
        "| sort | under both rulesets | on the Continent only | at the Citadel only |",
        "|---|---|---|---|",
    )
    known = {name: _by_sort(name) for name in RULESETS}
    for sort in _SORTS:
        own = {name: known[name][sort] for name in RULESETS}
        shared = [way for way in own["continent"] if way in own["citadel"]]
        alone = [[way for way in own[name] if way not in shared] for name in RULESETS]
        yield f"| `{sort}` | {' | '.join(_list_ways(ways) for ways in (shared, *alone))} |"
    yield ""


def _by_sort(ruleset: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {sort: [] for sort in _SORTS}
    for way, sort in texts_of_format(_FORMATS[ruleset]):
        found[sort].append(".".join(way))
    return found


def _list_ways(ways: list[str]) -> str:
    return ", ".join(f"`{way}`" for way in sorted(ways))


# -- what words need -------------------------------------------------------------------------------


def needs_chapter() -> str:
    """What is there when a text is read, and which words need it."""
    return "\n".join(_needs())


def _needs() -> Iterator[str]:
    yield from (
        "",
        "### What words need",
        "",
        "Some words speak of an action in progress, of revealed cards, of an open dialogue. Where that is never there, "
        "`check` refuses them (`misplaced-word`), also deep within a text, and says what to do. Where it may be there or "
        "not, as in the text of an event, they are allowed: without it they do nothing, and a condition does not hold.",
        "",
        "| needed | by |",
        "|---|---|",
    )
    yield from (f"| {need.words} | {', '.join(_by(what))} |" for what, need in NEEDS.items())
    yield from (
        "",
        "`it`, `that card`, `that terrain` and `that place` are the card that was named last, `that number` is the "
        "number. Each stays until another one is named, also within choices and in what is put off. They are named",
        "",
        "| what | by |",
        "|---|---|",
    )
    for what in UNNAMED:
        yield f"| {NEEDS[what].words} | {', '.join(_named_by(what))} |"
    yield from (
        "",
        "What is there depends on when a text is read: ● it is there, – it never is; else it may be. What the table does "
        "not name is read in an action or outside. Co and Ci mark what belongs there under one ruleset only.",
        "",
        f"| read | fields | effects of abilities | {' | '.join(NEEDS[what].words for what in _CHANGING)} |",
        f"|---|---|---|{'---|' * len(_CHANGING)}",
    )
    for moment in MOMENTS:
        if moment is not AT_ANY_TIME:
            marks = (
                "●" if what in moment.certain else "–" if moment.lacks(what) else "" for what in _CHANGING
            )
            parts = (moment.words, ", ".join(_fields_at(moment)), ", ".join(_abilities_at(moment)), *marks)
            yield f"| {' | '.join(parts)} |"
    yield ""


_CHANGING: Final = [what for what in NEEDS if any(what in (*each.certain, *each.never) for each in MOMENTS)]
"""What depends on the moment, and not on what bears the text."""


def _by(what: str) -> Iterator[str]:
    for term in LEXICON.values():
        for need, slot, word, without in term.needs:
            if need == what:
                yield _sentence(term, slot, word, without)


def _sentence(term: Term, slot: str, word: int, without: str) -> str:
    if word:
        known = [name for name in RULESETS if word in PHRASES[name][slot].values()]
        phrase = next(said for said, number in PHRASES[known[0]][slot].items() if number == word)
        return f"cards `{phrase}`{_mark(known)}"
    shown = title_of([term.name, {slot: True} if slot else {}])
    less = f" without a {without}" if without else ""
    return f"[`{shown}`](effects/{topic_of(term.name).name}.md#{term.name}){less}{_mark([term.ruleset])}"


def _named_by(what: str) -> Iterator[str]:
    for term in LEXICON.values():
        if any(what in named for named in term.names.values()):
            yield f"[{term.name}](effects/{topic_of(term.name).name}.md#{term.name}){_mark([term.ruleset])}"


def _fields_at(moment: Occasion) -> Iterator[str]:
    for way in dict.fromkeys(way for name in RULESETS for way in FIELDS[name]):
        if own := [name for name in RULESETS if FIELDS[name].get(way) is moment]:
            yield f"`{'.'.join(way)}`{_mark(own)}"


def _abilities_at(moment: Occasion) -> Iterator[str]:
    for term in LEXICON.values():
        own = [
            name
            for name in RULESETS
            if term.sort == "ability" and term.ruleset in ("", name) and moment_of(term.name, name) is moment
        ]
        if own:
            yield f"[{term.name}](effects/{topic_of(term.name).name}.md#{term.name}){_mark(own)}"


def _mark(rulesets: Sequence[str]) -> str:
    return f" ({_MARKS[rulesets[0]]})" if len(rulesets) == 1 and rulesets[0] in _MARKS else ""


def what_it_needs(term: Term) -> str:
    """A sentence about what a term needs, however it is written; "" if nothing, or if it lacks when its card leaves."""
    found = [
        NEEDS[what].words
        for what, slot, _, without in term.needs
        if not slot and not without and what != IN_PLAY
    ]
    return f" It needs {' and '.join(found)}." if found else ""
