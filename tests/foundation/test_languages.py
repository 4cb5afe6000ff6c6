"""Which languages there are is said once; everybody else looks there, and each of them is complete."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from fogbound.languages import LANGUAGES
from fogbound.packs.languages import GRAMMARS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fogbound"
OWN = {"languages.py"}
"""Where languages are listed."""
FOLDERS = (
    "src/fogbound/packs/languages/*/terms.txt",
    "src/fogbound/packs/languages/*/phrases.txt",
    "src/fogbound/packs/languages/*/examples.ftl",
    "src/fogbound/text/*/*.ftl",
    "src/fogbound/packs/template/continent/text/*/*.ftl",
    "src/fogbound/packs/template/citadel/text/*/*.ftl",
    "web/src/text/*.ftl",
)
"""The files that each language has; the star that is not a name stands for it."""
NAME = re.compile(r"^([A-Za-z][\w.&-]*) *=", re.MULTILINE)
"""What a line or a message of such a file is called."""


# -- complete --------------------------------------------------------------------------------------


def lacking(lang: str) -> Iterator[str]:
    """Everything that a language lacks, measured by the first one: files, the names in them, its grammar, rules."""
    if lang not in GRAMMARS:
        yield "src/fogbound/packs/languages/__init__.py: no grammar in GRAMMARS"
    for pattern in FOLDERS:
        for path in sorted(ROOT.glob(pattern.replace("*", LANGUAGES[0], 1))):
            yield from _unlike(
                path, ROOT.joinpath(*(_renamed(part, lang) for part in path.relative_to(ROOT).parts))
            )
    for path in sorted(ROOT.glob("src/fogbound/rules/reference/*/*.yaml")):
        page = yaml.load(path.read_bytes(), yaml.CSafeLoader)
        named = [("title", page["title"]), *((rule["id"], rule) for rule in page["rules"])]
        shown = path.relative_to(ROOT).as_posix()
        yield from (f"{shown}: {name!r} is missing" for name, texts in named if lang not in texts)


def _renamed(part: str, lang: str) -> str:
    return {LANGUAGES[0]: lang, f"{LANGUAGES[0]}.ftl": f"{lang}.ftl"}.get(part, part)


def _unlike(first: Path, own: Path) -> Iterator[str]:
    """What a file lacks of the same one in the first language, or has beyond it."""
    shown = own.relative_to(ROOT).as_posix()
    if not own.is_file():
        yield f"{shown}: there is no such file"
        return
    names, there = (NAME.findall(path.read_text("utf-8")) for path in (first, own))
    yield from (f"{shown}: {name!r} is missing" for name in names if name not in there)
    yield from (f"{shown}: nobody asks for {name!r}" for name in there if name not in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_complete(lang):
    """Who adds one finds here what is still to be written."""
    found = [*lacking(lang)]

    assert not found, "\n".join(["", *found])


def test_a_language_that_nobody_has_written_lacks_everything():
    """Each folder of words, the grammar and every rule is asked for."""
    found = [*lacking("eo")]

    for pattern in FOLDERS:
        folder = pattern.partition("*")[0]
        assert any(line.startswith(folder) and line.endswith("no such file") for line in found), pattern
    assert any("GRAMMARS" in line for line in found)
    assert sum(line.startswith("src/fogbound/rules/reference/") for line in found) > 900


def test_the_docs_tell_of_everything_a_grammar_may_bring():
    """Each member that one of the languages overrides stands in the table."""
    told = (ROOT / "docs" / "languages.md").read_text("utf-8")
    overridden = {
        name for grammar in GRAMMARS.values() for name in vars(type(grammar)) if not name.startswith("_")
    }

    assert "spell" in overridden
    assert [name for name in sorted(overridden) if f"`{name}`" not in told] == []


# -- listed once -----------------------------------------------------------------------------------


def lists_of_languages(source: str) -> list[int]:
    """The lines on which a tuple, list or type names several languages."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
            words = [one.value for one in node.elts if isinstance(one, ast.Constant)]
            if len(set(words) & set(LANGUAGES)) > 1:
                found.append(node.lineno)
    return found


@pytest.mark.slow
def test_languages_are_listed_in_one_place():
    """A further language is entered there, and no command, format or page needs to hear of it."""
    found = {
        path.relative_to(SOURCE).as_posix(): lines
        for path in sorted(SOURCE.rglob("*.py"))
        if (lines := lists_of_languages(path.read_text("utf-8")))
    }

    assert found.keys() == OWN


def test_the_page_names_no_language():
    """It takes them from the types of the wire, which are made from the same list."""
    pages = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    codes = re.compile("|".join(rf"""["'`]{lang}["'`]""" for lang in LANGUAGES))
    own = [
        path.name
        for path in pages
        if not path.name.endswith(".test.ts") and codes.search(path.read_text("utf-8"))
    ]

    assert own == ["wire.ts"]


def test_a_second_list_would_be_noticed():
    """Tuples, lists and types count; a mapping has its words by language and is no list."""
    assert lists_of_languages('LANGUAGES = ("en", "fr")')
    assert lists_of_languages('def play(lang: Literal["en", "fr"]): ...')
    assert not lists_of_languages('SAYS = {"en": 1, "fr": 2}')
