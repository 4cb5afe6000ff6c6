"""What authors are told of a word that fits no reading: what was expected, and what they probably mean.

Some turns of phrase are natural in English but not in the effect language; they are answered with what to write instead.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from fogbound.packs.declared import BROUGHT, GROUPS, declare_hint, word_for
from fogbound.packs.faults import nearest
from fogbound.packs.habits import usual_phrase
from fogbound.packs.patterns import LEAVES, SORTS
from fogbound.rules.common.lexicon import words_of

__all__ = ["ICONS", "MARKS", "NUMBERED", "OPEN", "UNSEEN", "misreading", "name_of"]

ICONS = ("fist", "hand", "flag", "target", "wild")
"""The class icons, as texts call them."""

OPEN = "open"
UNSEEN = "unseen"
MARKS = (OPEN, UNSEEN)
"""The words with which an author decides for a condition whether players may read it."""

NUMBERED = 3  # digits of a card's number
_MOST: Final = 6
"""So much of what is expected is named."""

_CARD: Final = "the number of a card"
_HABITS: Final[tuple[tuple[str, str, str], ...]] = (
    ("if", "the end", "a condition comes first: `if …: …`"),
    ("when", "the end", "a condition comes first: `if …: …`"),
    ("unless", "the end", "a condition comes first: `if not …: …`"),
    ("and", "';'", "join effects with `, then`, or make a list of them"),
    (".", "';'", "join effects with `, then`, or make a list of them"),
    ("every", LEAVES["types"], "it is `any`: `at the end of any: …`"),
    ("all", LEAVES["types"], "it is `any`: `at the end of any: …`"),
    ("each", LEAVES["types"], "it is `any`: `at the end of any: …`"),
    ("for", "';'", "a number stays together: `lose (1 for each involved) cards`"),
    ("then", "';'", "there is a comma before it: `, then`"),
    ("or", "';'", "leave a choice with `choose`: {choose: [take 105, nothing]}"),
    ("from", "where cards are", "it is `in your hand`, `on the board`"),
    ("per", "'for'", "it is `1 for every explorer`, `1 for each skill in your hand`"),
    ("all", "an effect", "it is `every explorer` or `each involved`"),
    ("everyone", "an effect", "it is `every explorer` or `each involved`"),
    ("everybody", "an effect", "it is `every explorer` or `each involved`"),
    ("players", "an effect", "it is `every explorer` or `each involved`"),
    ("player", "an effect", "it is `every explorer` or `each involved`"),
    ("have", "", "it is `there is a card with … in your hand`"),
    ("has", "", "it is `for whom there is a card with … in your hand`"),
    ("card", _CARD, "the number alone: `take 105`"),
    ("terrain", _CARD, "the number alone: `set out from 101`"),
    ("paragraph", "the number of a paragraph", "the number alone: `read 14`"),
    ("must", "'cost'", "`must` comes first: `must any: cost +1`"),
    ("one", SORTS["cards"], "choose it first: `choose one of skills in your hand: discard it`"),
    ("influence", "'plus'", "it is `influence +1`"),
    ("knowledge", "'plus'", "it is `knowledge +1`"),
    ("production", "'plus'", "it is `production +1`"),
    ("defense", "'plus'", "it is `defense +1`"),
)
"""A word that is not understood, something that was expected there (or nothing), and a hint."""


def name_of(wanted: list[str]) -> str:
    """What is expected, in a message."""
    return ", ".join(wanted[:_MOST]) + (" …" if len(wanted) > _MOST else "")


def misreading(
    words: list[str],
    at: int,
    wanted: list[str],
    candidates: Iterable[str],
    vocabulary: Mapping[str, set[str]],
    ruleset: str,
) -> tuple[str, str]:
    """What is wrong with this word of a text, and a hint, where it is known what was expected instead."""
    word, following = words[at], [*words[at + 1 :], "", ""]
    is_number = LEAVES["number"] in wanted and word.isdecimal() and len(word) < NUMBERED
    close = f"{int(word):03}" if is_number else nearest(word, candidates)
    hint = f"did you mean {close!r}?" if close else ""
    if word in MARKS:
        hint = f"{word!r} stands before a condition: `if {word} …`"
    elif usual := (
        _habit(words[at - 1] if at else "", word, following[0], wanted) or usual_phrase(words, at, ruleset)
    ):
        hint = usual
    elif group := _missing_group(word, following, wanted):
        near = nearest(word, vocabulary.get(group, ()))
        return f"is no {word_for(group)} of this pack", (
            f"did you mean {near!r}?" if near else declare_hint(group)
        )
    elif counted := _advice_on_number(words[:at], word, wanted, vocabulary):
        hint = counted
    elif (group := _group_of_cards(wanted)) and not close:
        hint = _known_words(group, vocabulary.get(group, ()))
    elif form := _form(word, wanted, ruleset):
        hint = f"it is written as YAML: {{{form}: …}}"
    elif not hint and word.isidentifier() and (LEAVES["icons"] in wanted or LEAVES["prices"] in wanted):
        hint = f"class icons are {', '.join(ICONS)}"
    elif not hint and word[0].isalpha():
        groups = [group for group in GROUPS if LEAVES[group] in wanted]
        groups.extend(["action"] if LEAVES["types"] in wanted else [])
        hint = f"a new {word_for(groups[0])}? {declare_hint(groups[0])}" if len(groups) == 1 else ""
    return f"is not understood here; expected {name_of(wanted)}", hint


def _missing_group(word: str, following: list[str], wanted: list[str]) -> str:
    """The group of words that this one is meant to belong to, if that is plain from what stands beside it."""
    if not word[0].isalpha():
        return ""
    if SORTS["ability"] in wanted and following[0] in (":", ","):
        return "action"
    if SORTS["condition"] in wanted and following[:2] == ["is", "remembered"]:
        return "memo"
    return next((group for group in GROUPS if wanted == [LEAVES[group]]), "")


def _advice_on_number(
    before: list[str], word: str, wanted: list[str], vocabulary: Mapping[str, set[str]]
) -> str:
    """How to speak of a number that goes by a word of the pack, where the word alone was written."""
    memos, counters = vocabulary.get("memo", ()), vocabulary.get("counter", ())
    is_compared = "'remembered'" in wanted and before[-1:] == ["is"] and before[-2] in memos
    if is_compared:
        return f"the number that is remembered is `the {before[-2]}`"
    if SORTS["value"] in wanted and word in memos:
        return f"the number that is remembered is `the {word}`; `{word} +1` changes it"
    if word in counters and (SORTS["value"] in wanted or SORTS["condition"] in wanted):
        return f"how many there are is `the {word} counters`"
    return ""


def _group_of_cards(wanted: list[str]) -> str:
    """The group of words that cards bring by being what they are, if just one of these is expected."""
    return next((group for group in BROUGHT if wanted == [LEAVES[group]]), "")


def _known_words(group: str, words: Iterable[str]) -> str:
    """Which words of a group there are, where none of them is near."""
    return f"there is {name_of(sorted(words))}" if words else f"there is none yet: {BROUGHT[group]}"


def _form(word: str, wanted: list[str], ruleset: str) -> str:
    """The key of something that is written as YAML only, if a sentence begins with it."""
    for term in words_of(ruleset):
        if term.form and not term.syntax and SORTS[term.sort] in wanted:
            key = term.form[0][0].rstrip("?")
            if key.split(" ")[0] == word:
                return key
    return ""


def _habit(before: str, word: str, following: str, wanted: list[str]) -> str:
    """What an author means by this word where something else is expected; empty when that is not known."""
    if before == "if" and wanted == ["'available'"] and not nearest(word, ["available"]):
        return _HABITS[0][2]
    if word.isdecimal() and "cards" in wanted:
        is_counted = following.startswith("counter")
        return (
            "it is `the counters are at least 3`" if is_counted else "it is `the number of … is at least 3`"
        )
    said = (
        hint for known, expected, hint in _HABITS if known == word and (not expected or expected in wanted)
    )
    return next(said, "")
