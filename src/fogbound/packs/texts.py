"""Texts of the effect language as authors write them in YAML: sentences, lists of texts, forms of terms.

Everything becomes trees of plain data, so that a pack can be cached; what cannot be read becomes a fault at the
very word.
"""

from typing import Any

from fogbound.packs.faults import Fault, Mark, nearest
from fogbound.packs.sentences import LEAVES, Misread, Tree, parse
from fogbound.packs.source import Document, Path
from fogbound.rules import verbs as _verbs  # fills the lexicon
from fogbound.rules.common.lexicon import LEXICON, Term

__all__ = ["TextReader"]

assert _verbs

_FORMS: dict[str, list[Term]] = {}
for _term in LEXICON.values():
    if _term.form:
        _FORMS.setdefault(_term.form[0][0].rstrip("?"), []).append(_term)


class TextReader:
    """Reads the texts of one document and gathers the faults."""

    def __init__(self, document: Document, words: dict[str, set[str]], faults: list[Fault]) -> None:
        self._document = document
        self._words = words
        self._faults = faults

    def read(self, source: Any, sort: str, path: Path) -> Any:
        """The tree of a text; None for nothing and for what is wrong."""
        if source is None:
            return None
        if isinstance(source, bool):
            return self._wrong(
                "wrong-type", f"expected {self._named(sort)}, found {str(source).lower()}", path
            )
        if isinstance(source, int) and sort in ("value", "signed"):
            return ["number", {"number": source}]
        if isinstance(source, int):
            source = f"{source}"
        if isinstance(source, str):
            return self._sentence(source, sort, path)
        if isinstance(source, list):
            if sort == "effect":
                trees = [self.read(item, sort, (*path, at)) for at, item in enumerate(source)]
                return ["sequence", {"effects": [tree for tree in trees if tree is not None]}]
            return self._wrong("wrong-type", f"expected {self._named(sort)}, found a list", path)
        if isinstance(source, dict):
            return self._form(source, sort, path)
        return self._wrong("wrong-type", f"expected {self._named(sort)}", path)

    def _sentence(self, text: str, sort: str, path: Path) -> Any:
        try:
            return parse(text, sort, self._words)
        except Misread as error:
            mark = self._document.within(path, error.offset)
            self._faults.append(Fault("not-understood", error.message, mark, error.hint))
            return None

    def _form(self, source: dict[str, Any], sort: str, path: Path) -> Any:
        """A mapping: its first key says which term it is."""
        for key in source:
            for term in _FORMS.get(key, []):
                if term.sort == sort:
                    return self._filled(term, source, path)
        keys = [key for key, terms in _FORMS.items() if any(term.sort == sort for term in terms)]
        first = next(iter(source), "")
        hint = (
            f"did you mean {close!r}?"
            if (close := nearest(first, keys))
            else f"one of: {', '.join(sorted(keys))}"
        )
        return self._wrong(
            "unknown-form", f"no {self._named(sort)} is written with {first!r}", (*path, first), hint
        )

    def _filled(self, term: Term, source: dict[str, Any], path: Path) -> Any:
        slots: dict[str, Any] = {}
        names = {}
        for key, sort in term.form:
            name, _, sort = sort.rpartition("=")
            names[key.rstrip("?")] = (name or key.rstrip("?"), sort, key.endswith("?"))
        for key, value in source.items():
            if key not in names:
                hint = f"did you mean {close!r}?" if (close := nearest(key, names)) else ""
                self._wrong("unknown-field", f"{term.name!r} has no part {key!r}", (*path, key), hint)
                continue
            name, sort, _ = names[key]
            slots[name] = self._part(value, sort, (*path, key))
        for key, (_, _, optional) in names.items():
            if key not in source and not optional:
                self._wrong("missing-field", f"{term.name!r} needs a part {key!r}", path)
        return [term.name, slots]

    def _part(self, value: Any, sort: str, path: Path) -> Any:
        if sort == "effects":
            if not isinstance(value, list):
                return self._wrong("wrong-type", "expected a list of texts", path)
            trees = [self.read(item, "effect", (*path, at)) for at, item in enumerate(value)]
            return [tree for tree in trees if tree is not None]
        if sort == "cases":
            return self._cases(value, path)
        if sort == "flag":
            return bool(value)
        return self.read(value, sort, path)

    def _cases(self, value: Any, path: Path) -> Any:
        """`{1: …, 2-4: …, 6: …}` as (lowest, highest, effect)."""
        if not isinstance(value, dict):
            return self._wrong("wrong-type", "expected a mapping of results to texts", path)
        cases = []
        for key, text in value.items():
            low, _, high = str(key).partition("-")
            if not low.isdecimal() or (high and not high.isdecimal()):
                self._wrong("wrong-form", f"{key!r} is no result; write 1 or 2-4", (*path, key))
                continue
            cases.append([int(low), int(high or low), self.read(text, "effect", (*path, key))])
        return cases

    def _named(self, sort: str) -> str:
        return LEAVES.get(
            sort, {"effect": "an effect", "ability": "an effect in force"}.get(sort, f"a {sort}")
        )

    def _wrong(self, code: str, message: str, path: Path, hint: str = "") -> None:
        mark: Mark = self._document.mark(path)
        self._faults.append(Fault(code, message, mark, hint))


def is_tree(value: Any) -> bool:
    """Whether a part of a tree is itself a term."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
    )


def terms_of(tree: Any) -> list[Tree]:
    """All terms in a tree, outermost first."""
    if is_tree(tree):
        return [tree, *(term for part in tree[1].values() for term in terms_of(part))]
    if isinstance(tree, list):
        return [term for part in tree for term in terms_of(part)]
    return []
