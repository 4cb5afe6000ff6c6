"""A ruleset is a room one can take out: outside `rules` and `packs`, each room asks which one is played in one place."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from fogbound import native
from fogbound.packs.format import Ruleset
from fogbound.program import ROOT
from fogbound.rules import reference

HONEST = ("rules", "packs")
"""Rooms with a part for each ruleset, or for each of the two formats of cards."""
REGISTRIES = {
    "bots": "bots/registry.py",
    "odds": "odds/ahead.py",
    "server": "server/card_layout.py",
    "terminal": "terminal/rulesets.py",
    "text": "text/screens/__init__.py",
    "view": "view/projections.py",
}
"""Where each room looks up what belongs to a ruleset."""
NAMES = get_args(Ruleset)
CLASSES = tuple(name.capitalize() for name in NAMES)
LETTERS = {chapter.rules[0].id[:2] for name in NAMES for chapter in reference.chapters(name)}
"""What ids of rules begin with: `C-`, `T-`."""
HINTS = re.compile("|".join(NAMES) + """|["'][CT]-""", re.IGNORECASE)
LISTED = {
    "press/samples.py": ["continent"],
    "press/vignettes/subjects/houses.py": ["citadel"],
    "server/wire/http.py": ["continent", "citadel"],
    "view/citadel_schema.py": ["citadel"],
    "view/schema.py": ["continent"],
}
"""A pack of samples, a picture, a type that lists both names, and the tags of both views: they go by none."""
OWN = {
    "continent": (
        "bots/card_reading.py", "bots/careful.py", "bots/observation.py", "odds/action.py", "odds/starting.py",
        "press/samples.py", "text/continent_gist.py", "text/screens/continent.py", "view/continent.py",
    ),
    "citadel": (
        "bots/citadel/", "odds/citadel.py", "odds/gains.py", "text/citadel_gist.py", "text/screens/citadel.py",
        "view/citadel.py", "view/citadel_schema.py", "view/readings.py",
    ),
}  # fmt: skip
"""The modules that belong to one ruleset; its registry leads to them, and they would go with it."""
BOTH = {
    "bots/__init__.py": "offers the careful players of both",
    "lab/census.py": "counts what texts of both bring",
    "lab/sent.py": "compares how far actions of both have come",
    "server/card_faces.py": "takes cards of both formats",
    "server/typescript.py": "writes the views of both as types",
    "server/wire/common.py": "sends the views of both",
    "text/card_texts.py": "has the texts of both formats",
    "view/__init__.py": "offers the views of both",
    "view/perspective.py": "has what only cards of the Citadel print",
}
"""What is no registry and still names things of a ruleset, with the reason; these would lose a line with it."""


def branches(source: str) -> Iterator[str]:
    """Where a module goes by the ruleset: by its name, however it is used, by an id of a rule, or by a class of one."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(word)) if id(node) not in prose and word in (*NAMES, *LETTERS):
                yield repr(word)
            case ast.keyword(arg=str(word)) if word in NAMES:
                yield f"{word}=…"
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]) if _is_of_one(
                kinds
            ):
                yield ast.unparse(node)
            case ast.Compare() if any(_is_of_one(part) for part in (node.left, *node.comparators)):
                yield ast.unparse(node)
            case ast.MatchClass() if _is_of_one(node.cls):
                yield ast.unparse(node)


def _is_of_one(node: ast.expr) -> bool:
    """Whether an expression is a class of one ruleset, or several classes with one among them."""
    named = node.elts if isinstance(node, ast.Tuple) else [node]
    return any(ast.unparse(each).rpartition(".")[2].startswith(CLASSES) for each in named)


def found_in(path: Path) -> list[str]:
    """The branches of a module, but for a statement that it was given what belongs to it."""
    source = path.read_text("utf-8")
    if not HINTS.search(source):  # most modules: there is nothing to be taken apart
        return []
    stated = {ast.unparse(node.test) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)}
    return [branch for branch in branches(source) if branch not in stated]


def imported(source: str) -> Iterator[str]:
    """The rulesets of which a module imports something: from their modules, or by its name."""
    for node in ast.walk(ast.parse(source if HINTS.search(source) else "")):
        if isinstance(node, ast.ImportFrom):
            parts = re.split(r"[._]", node.module or "")
            for name in NAMES:
                if name in parts or any(
                    each.name == name or each.name.startswith(name.capitalize()) for each in node.names
                ):
                    yield name


def owner(name: str) -> str:
    """The ruleset to which a module belongs; empty for one that is there for all."""
    return next((ruleset for ruleset, own in OWN.items() if name.startswith(own)), "")


@cache
def outside() -> dict[str, Path]:
    """The modules of all rooms but those that have a part for each ruleset."""
    paths = {path.relative_to(native.HOME).as_posix(): path for path in sorted(native.HOME.rglob("*.py"))}
    return {name: path for name, path in paths.items() if name.split("/")[0] not in HONEST}


@pytest.mark.parametrize(
    "planted",
    [
        'if book.ruleset() == "citadel": pass',
        'if ruleset in ("citadel", "other"): pass',
        'if ruleset in {"citadel"}: pass',
        'match ruleset:\n    case "citadel": pass',
        'STAGES = {"continent": 1, "citadel": 2}',
        "STAGES = dict(continent=1)",
        'WANTED = "citadel"\nif ruleset == WANTED: pass',
        'if rule.id.startswith("C-"): pass',
        "isinstance(seen, (View, CitadelView))",
        "type(seen) is CitadelView",
        "match seen:\n    case ContinentView(): pass",
    ],
)
def test_the_search_finds_what_it_looks_for(planted):
    """A comparison of any kind, a table, a class, a pattern, the letter of an id."""
    assert list(branches(planted))


def test_it_leaves_alone_what_is_no_branch():
    """What a docstring tells, and a class for both."""
    assert list(branches("isinstance(seen, View)")) == []
    assert list(branches('"""continent"""')) == []


def test_each_room_asks_for_the_ruleset_in_one_place():
    """Everywhere else the question has been answered already."""
    found = {name: found_in(path) for name, path in outside().items()}
    listed = {name: [*map(repr, words)] for name, words in LISTED.items()}

    assert len(found) > 200
    assert {name: each for name, each in found.items() if each and name not in REGISTRIES.values()} == listed
    for name in REGISTRIES.values():
        assert found[name], f"{name} is no registry any more"


def test_what_belongs_to_a_ruleset_is_reached_by_its_registry():
    """Other modules import nothing of one: who takes a ruleset out changes the registries and what is listed here."""
    found = {name: {*imported(path.read_text("utf-8"))} - {owner(name)} for name, path in outside().items()}
    unlisted = {name: each for name, each in found.items() if each and name not in REGISTRIES.values()}

    assert unlisted.keys() == BOTH.keys()
    assert all(any(name.startswith(each) for name in outside()) for own in OWN.values() for each in own)


PAGE = ROOT / "web" / "src"
ON_PAGE = "lib/table.svelte.ts"
"""Where the page looks up what belongs to a ruleset; components of the Citadel have a folder of their own."""
ASKED = re.compile(
    r"""["'`](?:citadel|continent|[CT]-)["'`]|\.(?:citadel|continent)\b|\b(?:citadel|continent)\s*[:,}]"""
)


def test_the_page_asks_for_the_ruleset_in_one_place():
    """Its parts ask the table what lies there; only the types of the wire and tests name both games."""
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = {
        path.relative_to(PAGE).as_posix(): ASKED.findall(path.read_text("utf-8"))
        for path in files
        if not path.name.endswith(".test.ts") and path.parent.name != "citadel"
    }

    assert len(found) > 100
    assert [name for name, asked in sorted(found.items()) if asked] == [ON_PAGE, "wire.ts"]


@pytest.mark.parametrize(
    "planted",
    [
        'ruleset === "citadel"',
        "'citadel' !== ruleset",
        'case "continent":',
        "{ citadel: 1, continent: 2 }[ruleset]",
        'rule.id.startsWith("C-")',
        "table.citadel",
        'table?.["citadel"]',
        "const { view, citadel } = table",
    ],
)
def test_what_the_page_asks_is_found(planted):
    """However it asks."""
    assert ASKED.search(planted)
    assert not ASKED.search('import Rows from "../citadel/Rows.svelte"; each.ruleset === game')
