"""Which languages there are is said once; everybody else looks there."""

import ast
from pathlib import Path

from fogbound.languages import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "fogbound"
OWN = {"languages.py"}
"""Where languages are listed."""


def lists_of_languages(source: str) -> list[int]:
    """The lines on which a tuple, list or type names several languages."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
            words = [one.value for one in node.elts if isinstance(one, ast.Constant)]
            if len(set(words) & set(LANGUAGES)) > 1:
                found.append(node.lineno)
    return found


def test_languages_are_listed_in_one_place():
    """A further language is entered there, and no command, format or page needs to hear of it."""
    found = {
        path.relative_to(SOURCE).as_posix(): lines
        for path in sorted(SOURCE.rglob("*.py"))
        if (lines := lists_of_languages(path.read_text("utf-8")))
    }

    assert found.keys() == OWN


def test_a_second_list_would_be_noticed():
    """Tuples, lists and types count; a mapping has its words by language and is no list."""
    assert lists_of_languages('LANGUAGES = ("en", "fr")')
    assert lists_of_languages('def play(lang: Literal["en", "fr"]): ...')
    assert not lists_of_languages('SAYS = {"en": 1, "fr": 2}')
