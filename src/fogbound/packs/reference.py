"""The reference of the effect language, written from the lexicon: every term, how to write it, an example."""

import re
from collections.abc import Iterable, Iterator

from fogbound.languages import LANGUAGES
from fogbound.packs.elsewhere import known_only
from fogbound.packs.examples import example_tree, nouns
from fogbound.packs.format import Ruleset
from fogbound.packs.patterns import LEAVES, PHRASE_SORTS, PHRASES
from fogbound.packs.wording import say, sentence
from fogbound.rules.common.lexicon import LEXICON, Term

__all__ = ["reference"]

_CHAPTERS = (
    ("effect", "Effects", "What a card does: the `text` of an event, `success` and `failure` of an action."),
    (
        "ability",
        "Effects in force",
        "What a card changes while it is in play: its `effects`, an action's `modifiers`.",
    ),
    ("condition", "Conditions", "What may follow `if`."),
    ("value", "Values", "Numbers that are read off the table; a plain number is one, too."),
    (
        "who",
        "Explorers",
        "Whom a text concerns. With another subject than you, a verb has an s: `each involved takes 105`.",
    ),
    ("cards", "Cards", "Which cards a text speaks of."),
)

_SLOT = re.compile(r"\{\w+:(\w+)!?\}")
_FLAG = re.compile(r"\]\(\w+\)")
_LOOSE = re.compile(r" ([:,;])")

_SHOWN = {
    "number": "three digits, `063`",
    "int": "`3`",
    "pips": "`1` to `6`",
    "signed": "`+1`, `-2`",
    "types": "`climb`, `climb, descend`, `any`, `any except fight`",
    "side": "`north`, `east`, `south`, `west`",
    "event": '`"taken 399"`',
    "icons": "`1 flag`, `2 fist and 1 wild`; of `fist`, `hand`, `flag`, `target`, `wild`",
    "prices": "`1 fist or 1 hand`, `3 any`; of `fist`, `hand`, `flag`, `target`, `any`",
    "paragraph": "`14`",
}
"""How some slots are filled."""

_PREFACE = """\
# The effect language

<!-- Written by the command `reference`; change src/fogbound/rules and src/fogbound/packs/languages instead. -->

Every text of a card that does something is written in this language: short English sentences, the same every
time. What you write is what runs, and the rules text on the card, in English and French, is made from it.

A text is a sentence (`take 063 if available`), a YAML list of texts that happen one after the other, or a
YAML mapping where a term below shows one. Put a text with a colon in quotes. Parentheses group what belongs
together: `if (… or …) and …: …`.

Most terms are known under both rulesets; where only one knows a term, it says which.

How the syntax is shown: words stand as they are, `a/b` is one or the other, `[…]` may be left out, `{…}` is a
slot. A slot is named after what belongs there; each kind of slot has a chapter below or is one of these:

"""


def reference() -> str:
    """The whole reference as Markdown."""
    lines = [_PREFACE.rstrip("\n"), "", "| slot | what to write |", "|---|---|"]
    lines.extend(f"| `{name}` | {_leaf(name)} |" for name in LEAVES)
    for sort, title, opening in _CHAPTERS:
        terms = sorted((term for term in LEXICON.values() if term.sort == sort), key=lambda term: term.name)
        if terms:
            lines.extend(["", f"## {title}", "", opening])
        for term in terms:
            ruleset: Ruleset = "citadel" if term.ruleset == "citadel" else "continent"
            tree = example_tree(term, ruleset)
            readings = nouns(ruleset)
            said = {language: sentence(say(tree, language, readings), language) for language in LANGUAGES}
            known = [f"*K{known_only(term)[1:]}.*", ""] if term.ruleset else []
            lines.extend(["", f"### {term.name}", "", *known, *_syntax(term), "", term.doc, ""])
            lines.append(f"- `{term.example}`")
            lines.extend(f"- {language}: {text}" for language, text in said.items())
    return "\n".join(lines) + "\n"


def _leaf(name: str) -> str:
    if name in PHRASE_SORTS:
        known = {ruleset: sorts[name] for ruleset, sorts in PHRASES.items()}
        parts = [_phrases(phrase for phrase in known["continent"] if phrase in known["citadel"])]
        for ruleset, title in (("continent", "on the Continent"), ("citadel", "at the Citadel")):
            other = known["citadel" if ruleset == "continent" else "continent"]
            if own := _phrases(phrase for phrase in known[ruleset] if phrase not in other):
                parts.append(f"{title} {own}")
        return "; ".join(part for part in parts if part)
    shown = _SHOWN.get(name, "")
    return f"{LEAVES[name]}: {shown}" if shown else LEAVES[name]


def _phrases(phrases: Iterable[str]) -> str:
    return ", ".join(f"`{phrase}`" for phrase in phrases)


def _syntax(term: Term) -> Iterator[str]:
    """The ways to write a term, as sentences and as a mapping."""
    if term.syntax:
        yield "```text"
        for syntax in term.syntax:
            yield _LOOSE.sub(r"\1", _FLAG.sub("]", _SLOT.sub(r"{\1}", syntax)))
        yield "```"
    if term.form:
        yield "```yaml"
        for key, said in term.form:
            sort = said.rpartition("=")[2]
            yield f"{key.rstrip('?')}: {{{sort}}}" + ("  # may be left out" if key.endswith("?") else "")
        yield "```"
