"""Texts of the effect language as authors write them in YAML: sentences, lists of texts, forms of terms.

Everything becomes trees of plain data, so that a pack can be cached; what cannot be read becomes a fault at
the very word.
"""

import re
from typing import Any, NamedTuple

from fogbound.packs.elsewhere import known_only
from fogbound.packs.faults import Fault, nearest
from fogbound.packs.sentences import LEAVES, SORTS, MisreadError, Tree, parse
from fogbound.packs.source import CUT_OFF, Document, Path
from fogbound.rules import verbs as _verbs  # fills the lexicon
from fogbound.rules.citadel import verbs as _citadel_verbs
from fogbound.rules.common.lexicon import LEXICON, Term
from fogbound.rules.common.term_names import AT_LEAST, COUNTERS, GAIN_SKILL, NUMBER, ONE_OF, SEQUENCE, TAKE
from fogbound.rules.continent import verbs as _continent_verbs

__all__ = [
    "FormPart",
    "TextReader",
    "counters_asked",
    "deed_between_actions",
    "form_keys",
    "is_tree",
    "number_taken",
    "plain_number",
    "skills_in",
    "terms_in",
    "terms_of",
]

assert _verbs
assert _citadel_verbs
assert _continent_verbs

_LARGEST = 999  # no number in a text is larger
_RESULT = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")

_FORMS: dict[str, list[Term]] = {}
for _term in LEXICON.values():
    if _term.form:
        _FORMS.setdefault(_term.form[0][0].rstrip("?"), []).append(_term)


class FormPart(NamedTuple):
    """One key of a YAML form: the slot it fills, the sort of its value, whether it may be left out."""

    slot: str
    sort: str
    optional: bool


class TextReader:
    """Reads the texts of one document and gathers the faults."""

    def __init__(
        self,
        document: Document,
        words: dict[str, set[str]],
        faults: list[Fault],
        ruleset: str = "continent",
    ) -> None:
        self._ruleset = ruleset
        self._document = document
        self._words = words
        self._faults = faults

    def read(self, source: Any, sort: str, path: Path) -> Any:
        """The tree of a text; None for nothing and for what is wrong."""
        if source is None:
            return None
        if isinstance(source, bool):
            return self._wrong(
                "wrong-type", f"expected {_sort_name(sort)}, found {str(source).lower()}", path
            )
        if isinstance(source, int):
            return self._number(source, sort, path)
        if isinstance(source, str):
            return self._sentence(source, sort, path)
        if source in ([], {}):
            return self._empty(path)
        if isinstance(source, list):
            if sort == "effect":
                return [SEQUENCE, {"effects": self._effects(source, path)}]
            if sort == "ability":
                trees = [self.read(item, "ability", (*path, at)) for at, item in enumerate(source)]
                return [ONE_OF, {"abilities": [tree for tree in trees if tree is not None]}]
            return self._wrong("wrong-type", f"expected {_sort_name(sort)}, found a list", path)
        if isinstance(source, dict):
            return self._form(source, sort, path)
        return self._wrong("wrong-type", f"expected {_sort_name(sort)}", path)

    def _number(self, source: int, sort: str, path: Path) -> Any:
        if sort in ("value", "signed", "number", "int"):
            lowest = -_LARGEST if sort == "signed" else 0
            if not lowest <= source <= _LARGEST:
                message = f"expected {_sort_name(sort)} from {lowest} to {_LARGEST}, found {source}"
                return self._wrong("out-of-range", message, path)
            return source if sort in ("number", "int") else [NUMBER, {"number": source}]
        return self._sentence(str(source), sort, path)

    def _sentence(self, text: str, sort: str, path: Path) -> Any:
        try:
            return parse(text, sort, self._words, self._ruleset)
        except MisreadError as error:
            mark = self._document.within(path, error.offset)
            hint = error.hint or self._hint_within(text, sort, error.offset)
            self._faults.append(Fault("not-understood", error.message, mark, hint))
            return None

    def _hint_within(self, text: str, sort: str, at: int) -> str:
        """What to do where a sentence goes on with a colon that it has not, or with YAML."""
        if text[at : at + 1] not in (":", "{", "["):
            return ""
        written = self._as_yaml(text[:at].rstrip().removesuffix(":"), sort)
        return written or (
            "" if text[at] == ":" else "within a sentence there is no YAML: give each part a key"
        )

    def _effects(self, source: list[Any], path: Path) -> list[Tree]:
        trees = [self.read(item, "effect", (*path, at)) for at, item in enumerate(source)]
        return [tree for tree in trees if tree is not None]

    # -- YAML forms --------------------------------------------------------------------------------

    def _form(self, source: dict[str, Any], sort: str, path: Path) -> Any:
        """A mapping: one of its keys says which term it is."""
        terms = [term for key in source for term in self._forms(key, sort)]
        for term in terms:
            if source.keys() <= form_keys(term).keys():
                return self._fill_form(term, source, path)
        for key in source:
            for term in _FORMS.get(key, []):
                if term.sort == sort and source.keys() <= form_keys(term).keys():
                    why = known_only(term.ruleset, term.because)
                    return self._wrong_key("unknown-form", f"{key!r} is {why}", (*path, key))
        if terms and not any(self._as_yaml(key, sort) for key in source):
            return self._fill_form(terms[0], source, path)
        first = next((key for key in source if self._as_yaml(key, sort)), next(iter(source)))
        message = f"nothing that is {_sort_name(sort)} is written with {first!r}"
        mark = self._document.key_mark((*path, first))
        self._faults.append(Fault("unknown-form", message, mark, self._hint(source, sort, first)))
        return None

    def _forms(self, key: str, sort: str) -> list[Term]:
        """The terms of this sort whose YAML form begins with this key."""
        known = ("", self._ruleset)
        return [term for term in _FORMS.get(key, []) if term.sort == sort and term.ruleset in known]

    def _as_yaml(self, key: str, sort: str) -> str:
        """How a sentence is written as YAML of which this is the beginning, before its colon; empty for none."""
        if sort == "effect" and self._reads(key, "who"):
            return f"it is written as YAML: {{for: {key}, do: …}}"
        if not self._reads(f"{key}: nothing", sort):
            return ""
        term = LEXICON[parse(f"{key}: nothing", sort, self._words, self._ruleset)[0]]
        keys = [found.rstrip("?") for found, _ in term.form if not found.endswith("?")]
        if not keys or key in keys:
            return ""
        keys += [found[:-1] for found, _ in term.form if found.endswith("?") and f", {found[:-1]}" in key]
        return f"it is written as YAML: {{{', '.join(f'{found}: …' for found in keys)}}}"

    def _reads(self, text: str, sort: str) -> bool:
        """Whether this can be read as a sentence."""
        try:
            parse(text, sort, self._words, self._ruleset)
        except MisreadError:
            return False
        return True

    def _hint(self, source: dict[str, Any], sort: str, first: str) -> str:
        is_long = len(source) > 1 or not isinstance(source[first], str)
        if is_long and (written := self._as_yaml(first, sort)):
            return written
        if len(source) == 1:
            if self._reads(f"{first}: {source[first]}", sort):  # `climb: cost -2` without quotes is a mapping
                return "put text with a colon in quotes"
            if isinstance(source[first], str) and not nearest(first, _FORMS):
                return "put text with a colon in quotes"
        keys = sorted(key for key in _FORMS if self._forms(key, sort))
        if close := nearest(first, keys):
            return f"did you mean {close!r}?"
        return f"one of: {', '.join(keys)}" if keys else "put text with a colon in quotes"

    def _fill_form(self, term: Term, source: dict[str, Any], path: Path) -> Any:
        slots: dict[str, Any] = {}
        parts = form_keys(term)
        for key, value in source.items():
            if key in parts:
                slot, sort, _ = parts[key]
                slots[slot] = self._slot(value, sort, (*path, key))
                ruleset, because = term.only.get(slot, ("", ""))
                if ruleset not in ("", self._ruleset):
                    why = known_only(ruleset, because)
                    self._wrong_key("unknown-form", f"{key!r} is {why}", (*path, key))
                continue
            close = nearest(key, parts) or next((form for form in _FORMS if key.endswith(f" {form}")), "")
            hint = f"did you mean {close!r}?" if close else f"its parts are {', '.join(parts)}"
            hint = CUT_OFF if not close and value is None and " " in key else hint
            mark = self._document.key_mark((*path, key))
            written = term.form[0][0].rstrip("?")
            self._faults.append(
                Fault("unknown-field", f"what is written with {written!r} has no part {key!r}", mark, hint)
            )
        for key, part in parts.items():
            if source.get(key) is None and not part.optional:
                written = term.form[0][0].rstrip("?")
                self._wrong("missing-field", f"what is written with {written!r} needs a part {key!r}", path)
        return [term.name, {slot: value for slot, value in slots.items() if value is not None}]

    def _slot(self, value: Any, sort: str, path: Path) -> Any:
        if value in ([], {}):
            return self._empty(path)
        if sort == "effects":
            if not isinstance(value, list):
                return self._wrong("wrong-type", "expected a list of texts", path)
            return self._effects(value, path)
        if sort == "abilities":
            if not isinstance(value, list):
                return self._wrong("wrong-type", "expected a list of texts", path)
            return [self.read(item, "ability", (*path, at)) for at, item in enumerate(value)]
        if sort == "cases":
            return self._cases(value, path)
        if sort == "flag":
            if not isinstance(value, bool):
                return self._wrong("wrong-type", "expected true or false", path)
            return value or None
        return self.read(value, sort, path)

    def _cases(self, value: Any, path: Path) -> Any:
        """`{1: …, 2-4: …, 6: …}` as (lowest, highest, effect)."""
        if not isinstance(value, dict):
            return self._wrong("wrong-type", "expected a mapping of results to texts", path)
        cases: list[list[Any]] = []
        for key, text in value.items():
            found = _RESULT.fullmatch(key)
            low, high = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
            if low > high:
                self._wrong_key("wrong-form", f"{key!r} is no result; write 1 or 2-4", (*path, key))
            elif any(low <= last and first <= high for first, last, _ in cases):
                self._wrong_key("wrong-form", f"{key!r} is among the results above", (*path, key))
            else:
                cases.append([low, high, self.read(text, "effect", (*path, key))])
        return cases

    def _empty(self, path: Path) -> None:
        self._wrong("unknown-form", "this says nothing", path, "leave it out, or say: nothing")

    def _wrong(self, code: str, message: str, path: Path, hint: str = "") -> None:
        self._faults.append(Fault(code, message, self._document.mark(path), hint))

    def _wrong_key(self, code: str, message: str, path: Path) -> None:
        self._faults.append(Fault(code, message, self._document.key_mark(path)))


def _sort_name(sort: str) -> str:
    return LEAVES.get(sort) or SORTS[sort]


def form_keys(term: Term) -> dict[str, FormPart]:
    """The keys of a term's YAML form."""
    parts = {}
    for key, said in term.form:
        slot, _, sort = said.rpartition("=")
        name = key.rstrip("?")
        parts[name] = FormPart(slot or name, sort, key.endswith("?"))
    return parts


def is_tree(value: Any) -> bool:
    """Whether a part of a tree is itself a term."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
    )


def deed_between_actions(ability: Tree) -> Tree | None:
    """What is done with an ability that a player may use between actions; None for another one."""
    term, slots = ability
    return slots.get("effect") if LEXICON[term].moment == "between" else None


def terms_in(tree: object) -> set[str]:
    """The terms that a text, or several of them, is made with."""
    found: set[str] = set()
    border = [tree]
    while border:
        part = border.pop()
        if isinstance(part, (list, tuple)):
            found.update(word for word in part[:1] if isinstance(word, str))
            border.extend(part)
        elif isinstance(part, dict):
            border.extend(part.values())
    return found


def terms_of(tree: Any) -> list[Tree]:
    """All terms in a tree, outermost first."""
    if is_tree(tree):
        return [tree, *(term for part in tree[1].values() for term in terms_of(part))]
    if isinstance(tree, list):
        return [term for part in tree for term in terms_of(part)]
    return []


def plain_number(number: int) -> Tree:
    """A number as a text has it that names it."""
    return [NUMBER, {"number": number}]


def number_taken(tree: Any) -> int | None:
    """The number of the card that a text has players take first; None if it has them take none."""
    return next((slots["number"] for name, slots in terms_of(tree) if name == TAKE), None)


def counters_asked(tree: Tree | None) -> dict[str, int]:
    """How many counters of each name a condition asks for, where that is all it asks."""
    if tree is None or tree[0] != AT_LEAST:
        return {}
    (what, counted), (kind, number) = tree[1]["first"], tree[1]["second"]
    is_own = what == COUNTERS and set(counted) == {"counter"} and kind == NUMBER
    return {counted["counter"]: number["number"]} if is_own else {}


def skills_in(tree: object) -> list[str]:
    """The ids of the Skills that a text gives, in its order."""
    if isinstance(tree, dict):
        return [uid for part in tree.values() for uid in skills_in(part)]
    if not isinstance(tree, (list, tuple)):
        return []
    given = tree[1].get("uid") if tree[:1] == [GAIN_SKILL] and isinstance(tree[1], dict) else None
    return [given] if isinstance(given, str) else [uid for part in tree for uid in skills_in(part)]
