"""What words of the effect language mean stands beside their syntax: nowhere else are they listed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fogbound.core.verbs import declared
from fogbound.packs import library  # noqa: F401 - which knows both rulesets
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.meaning import SUBJECTS, THINGS

SOURCE = Path(__file__).parents[2] / "src" / "fogbound"
DECLARED_IN = ("rules/verbs", "rules/continent/verbs", "rules/citadel/verbs", "rules/common/lexicon.py")
"""Where terms are declared."""
NUMBERS = {
    "cost",
    "difficulty",
    "successes",
    "hand-limit",
    "weight-limit",
    "item-limit",
    "stack-limit",
    "vital-loss",
}
"""Numbers that players may ask about."""
OF_VIEWS = {"here", "used", "stars", "left", "read", "scenario-begun", "unconscious", "held"}
"""Words of the chronicle, of strips, of news, and of how a character is."""
OTHERWISE = {*THINGS, *SUBJECTS, *declared(), *NUMBERS, *OF_VIEWS}
"""Words that are names of terms and of something else as well."""


def lists_of_terms(source: str) -> Iterator[str]:
    """The lists, sets and mappings of a module that consist of names of terms, one of which is nothing else."""
    for node in ast.walk(ast.parse(source)):
        entries: list[ast.expr | None] = []
        if isinstance(node, (ast.Set, ast.List, ast.Tuple)):
            entries = [*node.elts]
        elif isinstance(node, ast.Dict):
            entries = [*node.keys]
        words = [one.value for one in entries if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        named = [word for word in words if word in LEXICON]
        if len(named) > 1 and 2 * len(named) >= len(entries) and not OTHERWISE.issuperset(named):
            yield ", ".join(named)


def test_no_module_lists_terms():
    """Nobody but the lexicon says which words do what."""
    found = [
        f"{path.relative_to(SOURCE)}: {named}"
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.relative_to(SOURCE).as_posix().startswith(DECLARED_IN)
        for named in lists_of_terms(path.read_text("utf-8"))
    ]

    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'HARMS = frozenset({"for-each", "suffer", "discard-top"})',
        'AMOUNTS = {"restore-random": "restore", "gain-life": "life"}',
        'if name in ("plus", "less"): pass',
    ],
)
def test_such_a_list_is_noticed(source):
    """Sets, mappings and comparisons count."""
    assert list(lists_of_terms(source))


def test_other_words_are_no_terms():
    """Verbs of options and things that are brought may be called like a term."""
    assert not list(lists_of_terms('WAYS = ("discard", "banish", "return")'))
    assert not list(lists_of_terms('CHARMS = {"explore": 4, "wear": -1}'))
