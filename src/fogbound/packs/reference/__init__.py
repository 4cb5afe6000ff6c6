"""The reference of the effect language, written from the lexicon and arranged by what one wants to say.

`pages` makes `docs/effects.md` and a page for each topic; `search` answers a query in the terminal.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fogbound.packs.patterns import LEAVES, PHRASE_SORTS, PHRASES
from fogbound.packs.reference.index import index_page, key_words, singular, words_about
from fogbound.packs.reference.needs import fields_chapter, needs_chapter
from fogbound.packs.reference.places import places_chapter
from fogbound.packs.reference.recipes import recipe_lines, recipe_page, recipes_about
from fogbound.packs.reference.terms import markdown, plain, reference_of
from fogbound.packs.reference.topics import TOPICS, Topic, terms_of
from fogbound.rules.common.chronicle import HAPPENINGS
from fogbound.rules.common.lexicon import LEXICON

__all__ = ["FRONT", "differing", "overview", "pages", "search"]

FRONT: Final = "effects.md"
"""The first page, beside the folder of the others."""

CHAPTERS: Final[tuple[Callable[[], str], ...]] = (fields_chapter, places_chapter, needs_chapter)
"""What else the first page ends with: functions that give Markdown."""

_SORTED: Final = {
    "effect": "Effects",
    "ability": "Abilities",
    "condition": "Conditions",
    "value": "Numbers",
    "who": "Explorers",
    "cards": "Cards",
}
_MARKS: Final = {"": "●", "continent": "Co", "citadel": "Ci"}
_SHOWN: Final = {
    "number": "three digits, `063`",
    "int": "`3`",
    "pips": "`1` to `6`",
    "signed": "`+1`, `-2`; before a number that is reckoned as well: `- half of the counters`, `+ (1 plus the involved)`",
    "types": "`climb`, `climb, descend`, `any`, `any except fight`",
    "side": "`north`, `east`, `south`, `west`",
    "event": '`"taken 399"`; see [Happenings](#happenings)',
    "icons": "`1 flag`, `2 fist and 1 wild`; of `fist`, `hand`, `flag`, `target`, `wild`",
    "prices": "`1 fist or 1 hand`, `3 any`; of `fist`, `hand`, `flag`, `target`, `any`",
    "paragraph": "`14`",
}
"""How some slots are filled."""


@cache
def pages() -> Mapping[str, str]:
    """Every page by its path in the folder of the documentation."""
    made = {FRONT: _front(), "effects/index.md": index_page({name: _mark(name) for name in LEXICON})}
    made["effects/recipes.md"] = recipe_page()
    made.update({f"effects/{topic.name}.md": _topic(topic) for topic in TOPICS})
    return made


def differing(folder: Path) -> list[str]:
    """The pages in this folder that are not what they would be made today, or that should not be there."""
    made = pages()
    there = {f"effects/{path.name}" for path in (folder / "effects").glob("*.md")}
    stale = [name for name, text in made.items() if not _holds(folder / name, text)]
    return sorted({*stale, *(there - made.keys())})


def _holds(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


# -- pages -----------------------------------------------------------------------------------------


def _front() -> str:
    text = (Path(__file__).parent / "front.md").read_text("utf-8")
    parts = {
        "topics": "\n".join(
            f"- [{topic.title}](effects/{topic.name}.md): {topic.opening}" for topic in TOPICS
        ),
        "slots": "\n".join(f"| `{name}` | {_leaf(name)} |" for name in LEAVES),
        "happenings": "\n".join(
            f"| `{each.example}` | {_MARKS[each.ruleset]} | {each.doc} |" for each in HAPPENINGS
        ),
        "chapters": "\n".join(chapter() for chapter in CHAPTERS),
    }
    for name, part in parts.items():
        text = text.replace(f"{{{name}}}", part)
    return text.rstrip("\n") + "\n"


def _topic(topic: Topic) -> str:
    terms = terms_of(topic)
    lines = [f"# {topic.title}", "", f"{topic.opening} [The language](../{FRONT}) · [index](index.md)", ""]
    lines.extend(["| | what one writes | |", "|---|---|---|"])
    lines.extend(
        f"| {_mark(term.name)} | `{reference_of(term).title}` | [{term.name}](#{term.name}) |"
        for term in terms
    )
    for sort, title in _SORTED.items():
        own = [term for term in terms if term.sort == sort]
        if own:
            lines.extend(["", f"## {title}"])
        for term in own:
            lines.extend(markdown(reference_of(term)))
    return "\n".join(lines).replace("](effects/", "](") + "\n"


def _mark(name: str) -> str:
    return _MARKS[LEXICON[name].ruleset]


def _leaf(name: str) -> str:
    if name in PHRASE_SORTS:
        known = {ruleset: sorts[name] for ruleset, sorts in PHRASES.items()}
        parts = [_phrases(phrase for phrase in known["continent"] if phrase in known["citadel"])]
        for ruleset, title in (("continent", "on the Continent"), ("citadel", "at the Citadel")):
            other = known["citadel" if ruleset == "continent" else "continent"]
            if own := _phrases(phrase for phrase in known[ruleset] if phrase not in other):
                parts.append(f"{title} {own}")
        return "; ".join(part for part in parts if part)
    text = _SHOWN.get(name, "")
    return f"{LEAVES[name]}: {text}" if text else LEAVES[name]


def _phrases(phrases: Iterable[str]) -> str:
    return ", ".join(f"`{phrase}`" for phrase in phrases)


# -- queries ---------------------------------------------------------------------------------------


def overview() -> Iterator[str]:
    """What there is, for the terminal: each topic with how many sentences it has."""
    width = max(len(topic.name) for topic in TOPICS)
    for topic in TOPICS:
        yield f"{topic.name:{width}}  {len(terms_of(topic)):3}  {topic.title}: {topic.opening}"


def search(words: str) -> list[list[str]]:
    """The recipes and terms that fit these words, the best first: by name, topic, how they begin, words about them."""
    asked = words.lower().split()
    topic = next((topic for topic in TOPICS if topic.name == "-".join(asked)), None)
    if topic is not None:
        return [list(plain(reference_of(term))) for term in terms_of(topic)]
    ranked = sorted((rank, name) for name in LEXICON if (rank := _rank(name, asked)))
    return [
        *map(recipe_lines, recipes_about(words)),
        *(list(plain(reference_of(LEXICON[name]))) for _, name in ranked),
    ]


_LEFT_OUT: Final = re.compile(r"\[[^\]]*\] ?")


def _rank(name: str, asked: list[str]) -> int:
    """How well a term fits what is asked for, the lowest best; 0 if it does not."""
    ways = [*reference_of(LEXICON[name]).sentences, *reference_of(LEXICON[name]).form]
    ways.extend([_LEFT_OUT.sub("", way).strip() for way in ways])
    stems = [singular(word) for word in asked]
    if name == "-".join(asked):
        return 1
    if any(way.startswith(" ".join(asked)) for way in ways):
        return 2
    if any(" ".join(asked) in way for way in ways):
        return 3
    if all(stem in key_words(name) for stem in stems):
        return 4
    return 5 if all(stem in words_about(name) for stem in stems) else 0
