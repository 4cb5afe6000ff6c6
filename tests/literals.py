"""Names that sources write out: in collections, as keys, in patterns, in comparisons of one thing with several of them.

The tests that count who lists news, verbs, terms or questions outside their declarations look with this.
"""

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

from fogbound import native
from fogbound.program import ROOT

__all__ = [
    "CLIENT",
    "Group",
    "browser_files",
    "constants_compared",
    "constants_listed",
    "in_browser",
    "in_python",
    "last_word",
    "rooms",
    "tree_of",
    "written",
    "written_on_page",
]

CLIENT = ROOT / "web" / "src"
MADE = ("wire.ts",)
"""What a program writes."""


class Group(NamedTuple):
    """Words that stand together; `subject` is what is compared with them, empty for a collection."""

    line: int
    subject: str
    words: tuple[str, ...]
    size: int  # how many entries there are, with those that are no words

    def names(self, vocabulary: frozenset[str]) -> tuple[str, ...]:
        """Those of the words that are names, if they make at least half of the entries."""
        found = tuple(dict.fromkeys(word for word in self.words if word in vocabulary))
        return found if 2 * len(found) >= self.size else ()


_WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")


def last_word(subject: str) -> str:
    """What an expression ends with: `verb` of `option.verb`."""
    return re.findall(r"\w+|\[0\]", subject)[-1] if re.search(r"\w", subject) else ""


def rooms(*without: str) -> list[tuple[str, str]]:
    """The modules of all rooms but these, by their place in the package, with their sources."""
    return [(place, source) for place, source in _modules() if place.split("/")[0] not in without]


@cache
def _modules() -> list[tuple[str, str]]:
    paths = sorted(native.HOME.rglob("*.py"))
    return [(path.relative_to(native.HOME).as_posix(), path.read_text("utf-8")) for path in paths]


@cache
def browser_files() -> list[tuple[str, str]]:
    """The modules and components of the page, but for tests and what a program writes."""
    paths: list[Path] = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [
        (path.relative_to(CLIENT).as_posix(), path.read_text("utf-8"))
        for path in paths
        if path.name not in MADE and ".test." not in path.name
    ]


# -- whole words -----------------------------------------------------------------------------------


def written(source: str, vocabulary: frozenset[str]) -> Iterator[str]:
    """Those of some names that stand in a module, whatever is done with them: alone, or in a text that is taken apart."""
    tree = tree_of(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            words = re.split(r"[\s|,^$()]+", node.value)
            yield from (word for word in words if word in vocabulary)
        elif isinstance(node, ast.keyword) and node.arg is not None:
            yield from (word for word in [node.arg.replace("_", "-")] if word in vocabulary)


_SAID = re.compile(r"""\bt\(\s*["'`][a-z-]+["'`]""")
_TEXT = re.compile(r"""(["'`/])([a-z^$()|, -]+)\1""")


def written_on_page(source: str, vocabulary: frozenset[str]) -> Iterator[str]:
    """Those of some names that stand in a module or component, but for the messages that it says."""
    for text in _TEXT.finditer(_SAID.sub("", source)):
        yield from (word for word in re.split(r"[\s|,^$()]+", text[2]) if word in vocabulary)


# -- Python ----------------------------------------------------------------------------------------


@cache
def tree_of(source: str) -> ast.Module:
    """A module as a tree; several tests look at the same ones."""
    return ast.parse(source)


@cache
def in_python(source: str) -> tuple[Group, ...]:
    """The groups of a module."""
    return tuple(_in_python(tree_of(source)))


def _in_python(tree: ast.Module) -> Iterator[Group]:
    yield from _compared(tree)
    for node in ast.walk(tree):
        match node:
            case ast.List() | ast.Tuple() | ast.Set():
                yield _group(node, node.elts)
                rows = [each.elts for each in node.elts if isinstance(each, ast.List | ast.Tuple)]
                yield from (_group(node, [*column]) for column in zip(*rows, strict=False))
            case ast.Dict():
                yield _group(node, [key for key in node.keys if key is not None])
                yield _group(node, node.values)
            case ast.Call(func=ast.Name(id="dict"), keywords=[_, *_] as keys):
                names = tuple(key.arg.replace("_", "-") for key in keys if key.arg is not None)
                yield Group(node.lineno, "", names, len(keys))
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str() as text), attr="split")):
                yield _apart(node, text)
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="re")), args=[ast.Constant(value=str() as text), *_]
            ):
                yield _apart(node, text)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _compared(node)


def _group(node: ast.expr, entries: list[ast.expr]) -> Group:
    return Group(node.lineno, "", tuple(_words(entries)), len(entries))


def _apart(node: ast.expr, text: str) -> Group:
    """The words of a text that is split or searched for."""
    words = tuple(_WORD.findall(text))
    return Group(node.lineno, "", words, len(words))


def _words(nodes: list[ast.expr]) -> list[str]:
    return [one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def _compared(scope: ast.AST) -> Iterator[Group]:
    """What is compared in a function or at the top of a module, each thing with all that it is compared with there."""
    found: dict[str, tuple[int, list[str]]] = {}
    called: dict[str, str] = {}  # what a name stands for
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        waiting[:0] = ast.iter_child_nodes(node)
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) | ast.NamedExpr(
                ast.Name(id=name), value
            ):
                called[name] = ast.unparse(value)
        for subject, word in _comparisons(node):
            found.setdefault(called.get(subject, subject), (getattr(node, "lineno", 0), []))[1].append(word)
    for subject, (line, words) in found.items():
        yield Group(line, subject, tuple(words), len(set(words)))


def _comparisons(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What an expression or a statement compares with which words."""
    match node:
        case ast.Compare():
            parts = [node.left, *node.comparators]
            single = [part for part in parts if isinstance(part, ast.Constant)]
            several = [part for part in parts if isinstance(part, ast.List | ast.Tuple | ast.Set | ast.Dict)]
            words = _words([*single, *(one for part in several for one in _entries(part))])
            others = [part for part in parts if part not in single and part not in several]
            yield from ((ast.unparse(other), word) for other in others for word in words)
        case ast.Match():
            patterns = [each for case in node.cases for each in ast.walk(case.pattern)]
            values = [each.value for each in patterns if isinstance(each, ast.MatchValue)]
            yield from ((ast.unparse(node.subject), word) for word in _words(values))
        case ast.Call(func=ast.Attribute(value=subject, attr="startswith" | "endswith" | "removeprefix")):
            yield from ((ast.unparse(subject), word) for word in _words(node.args))
        case (
            ast.Subscript(value=ast.Dict() as table, slice=subject)
            | ast.Call(func=ast.Attribute(value=ast.Dict() as table, attr="get"), args=[subject, *_])
        ):
            yield from ((ast.unparse(subject), word) for word in _words(_entries(table)))


def _entries(node: ast.expr) -> list[ast.expr]:
    """What a collection consists of; a mapping of its keys."""
    if isinstance(node, ast.Dict):
        return [key for key in node.keys if key is not None]
    return node.elts if isinstance(node, ast.List | ast.Tuple | ast.Set) else []


class Constants:
    """How a module calls what it has imported from some modules."""

    def __init__(self, tree: ast.AST, modules: Collection[str]) -> None:
        self._names: set[str] = set()
        self._modules: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for name in node.names:
                    if node.module in modules:
                        self._names.add(name.asname or name.name)
                    elif f"{node.module}.{name.name}" in modules:
                        self._modules.add(name.asname or name.name)
            elif isinstance(node, ast.Import):
                self._modules |= {name.asname or name.name for name in node.names if name.name in modules}

    def has(self, node: ast.AST | None) -> bool:
        """Whether an expression is one of them."""
        if isinstance(node, ast.Name):
            return node.id in self._names
        return isinstance(node, ast.Attribute) and ast.unparse(node.value) in self._modules


def constants_listed(source: str, modules: Collection[str]) -> Iterator[str]:
    """Collections and mappings with several constants of some modules."""
    tree = tree_of(source)
    constants = Constants(tree, modules)
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            rows = [each.elts for each in node.elts if isinstance(each, ast.List | ast.Tuple)]
            collections = [node.elts, *map(list, zip(*rows, strict=False))]
        elif isinstance(node, ast.Dict):
            collections = [_entries(node), node.values]
        else:
            continue
        for entries in collections:
            found = [ast.unparse(entry) for entry in entries if constants.has(entry)]
            if len(found) > 1:
                yield ", ".join(found)


def constants_compared(source: str, modules: Collection[str]) -> set[str]:
    """The constants of some modules that anything is compared with."""
    tree = tree_of(source)
    constants = Constants(tree, modules)
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    parts = [part for node in compared for part in (node.left, *node.comparators)]
    parts += [node.value for node in ast.walk(tree) if isinstance(node, ast.MatchValue)]
    return {ast.unparse(part) for part in parts if constants.has(part)}


# -- the browser -----------------------------------------------------------------------------------

_NAME = r"[\"']([a-z]+(?:-[a-z]+)*)[\"']"
_ARRAY = re.compile(r"\[([^\[\]]*)\]")
_OBJECT = re.compile(r"\{([^{}]*)\}")
_KEY = re.compile(r"(?:^|[,{\s])[\"']?([a-z]+(?:-[a-z]+)*)[\"']?\s*:")
_UNION = re.compile(rf"(?:{_NAME}\s*\|\s*)+{_NAME}")
_EQUAL = re.compile(rf"([\w.?!\]\[]+)\)?\s*[!=]==?\s*{_NAME}")
_TURNED = re.compile(rf"{_NAME}\s*[!=]==?\s*([\w.?!\]\[]+)")
_CASE = re.compile(rf"\bcase\s+{_NAME}")
_SWITCH = re.compile(r"\bswitch\s*\(([^)]*)\)")
_ASKED = re.compile(rf"([\w.?!\]\[]+)\.(?:startsWith|endsWith|includes)\(\s*{_NAME}")
_PLAIN = re.compile(r"`([a-z]+(?:-[a-z]+)*)`")
_PART = re.compile(r"(?<=[\w)\]])(?:\?\.)?\[[\"'](\w+)[\"']\]")
_AMONG = re.compile(r"\[([^\[\]]*)\]\)?\.(?:includes|has|indexOf)\(\s*([\w.?!]+)\s*\)")
_LOOKED_UP = re.compile(r"\{([^{}]*)\}\)?\[([\w.?!]+)\]")
_APART = re.compile(r"[\"']([^\"'\n]+)[\"']\.split\(")
_SOUGHT = re.compile(r"/([a-z^$()|-]+)/\w*\.test\(\s*([\w.?!]+)\s*\)")
_PAIRS = re.compile(rf"\[\s*(?:\[\s*{_NAME}[^\[\]]*\]\s*,?\s*)+\]")


def in_browser(source: str) -> Iterator[Group]:
    """The groups of a module or component."""
    source = _PART.sub(r".\1", _PLAIN.sub(r'"\1"', source))
    found: dict[str, list[str]] = {}
    for among in _AMONG.finditer(source):
        found.setdefault(among[2], []).extend(re.findall(_NAME, among[1]))
    for among in _LOOKED_UP.finditer(source):
        found.setdefault(among[2], []).extend(_KEY.findall(among[1]))
    for sought in _SOUGHT.finditer(source):
        found.setdefault(sought[2], []).extend(_WORD.findall(sought[1]))
    for compared in (*_EQUAL.finditer(source), *_ASKED.finditer(source)):
        found.setdefault(compared[1], []).append(compared[2])
    for compared in _TURNED.finditer(source):
        found.setdefault(compared[2], []).append(compared[1])
    switches = list(_SWITCH.finditer(source))
    for one, following in zip_longest(switches, switches[1:]):
        end = following.start() if following is not None else len(source)
        found.setdefault(one[1], []).extend(each[1] for each in _CASE.finditer(source, one.end(), end))
    for subject, words in found.items():
        yield Group(0, subject, tuple(words), len(set(words)))
    for text in _APART.finditer(source):
        words = _WORD.findall(text[1])
        yield Group(source.count("\n", 0, text.start()) + 1, "", tuple(words), len(words))
    for pairs in _PAIRS.finditer(source):
        words = re.findall(rf"\[\s*{_NAME}", pairs[0])
        yield Group(source.count("\n", 0, pairs.start()) + 1, "", tuple(words), len(words))
    for pattern in (_ARRAY, _UNION):
        for listed in pattern.finditer(source):
            words = re.findall(_NAME, listed[0])
            entries = (
                listed[0].count("|") + 1 if pattern is _UNION else listed[0].rstrip(", \n]").count(",") + 1
            )
            yield Group(source.count("\n", 0, listed.start()) + 1, "", tuple(words), entries)
    for listed in _OBJECT.finditer(source):
        keys = _KEY.findall(listed[1])
        yield Group(source.count("\n", 0, listed.start()) + 1, "", tuple(keys), len(keys))
        values = re.findall(rf":\s*{_NAME}", listed[1])
        yield Group(source.count("\n", 0, listed.start()) + 1, "", tuple(values), len(values))
