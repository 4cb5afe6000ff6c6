"""The tests and the reference of the rules know the same rules."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

import rulebook

TESTS = Path(__file__).resolve().parent.parent
REFERENCE = TESTS.parent / "src" / "fogbound" / "rules" / "reference"


@cache
def reference_ids() -> list[str]:
    """Every id of the rules reference, chapter by chapter."""
    chapters = [yaml.load(path.read_bytes(), yaml.CSafeLoader) for path in sorted(REFERENCE.glob("*/*.yaml"))]
    return [entry["id"] for chapter in chapters for entry in chapter["rules"]]


@cache
def exemptions() -> dict[str, str]:
    """The rules that no test can pin, each with its reason."""
    listed = yaml.safe_load((TESTS / "exempt.yaml").read_text("utf-8"))
    assert isinstance(listed, dict)
    return listed


def citations_in(tree: ast.Module) -> Iterator[str]:
    """The ids given to `rule(...)`, except where it decorates something that pytest does not collect."""
    for node in _marking(tree.body):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: ids are written as literals"
                assert isinstance(argument.value, str), f"line {node.lineno}: ids are strings"
                yield argument.value


def _marking(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """Where marks can stand: on tests, on classes of tests and in them, and outside of both."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.lower().startswith("test"):
                for decorator in node.decorator_list:
                    yield from ast.walk(decorator)
                if isinstance(node, ast.ClassDef):
                    yield from _marking(node.body)
        else:
            yield from ast.walk(node)


@cache
def cited() -> dict[str, set[str]]:
    """Every id that the tests cite, with the files that cite it."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        source = path.read_text("utf-8")
        if "rule(" in source:
            for cited_id in citations_in(ast.parse(source, str(path))):
                found.setdefault(cited_id, set()).add(str(path.relative_to(TESTS)))
    return found


def test_no_rule_stands_twice_in_the_reference():
    """An id names one rule."""
    ids = reference_ids()

    assert sorted(ids) == sorted(set(ids))


def test_tests_cite_only_rules_that_exist():
    """A misspelt id would pin nothing."""
    known = set(reference_ids())

    unknown = {cited_id: sorted(files) for cited_id, files in cited().items() if cited_id not in known}

    assert not known or not unknown


def test_every_rule_is_pinned_by_a_test_or_exempt():
    """Nothing in the reference goes untested without a reason."""
    settled = cited().keys() | exemptions().keys()

    missing = [known for known in reference_ids() if known not in settled]

    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_exemptions_are_real_reasoned_and_needed():
    """An exemption names a rule, says why, and goes when a test pins that rule after all."""
    known, pinned = set(reference_ids()), cited()

    for exempt, reason in exemptions().items():
        assert isinstance(reason, str), exempt
        assert reason.endswith("."), f"{exempt}: the reason is a sentence"
        assert not known or exempt in known, f"{exempt} is in no chapter"
        assert exempt not in pinned, f"{exempt} is pinned by {sorted(pinned[exempt])}: no longer exempt"


def test_citations_are_read_from_the_tests_source():
    """Decorators, marks of parameters and module marks count; a mark on a helper does not."""
    source = """
pytestmark = rule("C-A-01")
@rule("C-A-02", "C-A-03")
def test_one(): ...
@rule("C-A-04")
def helper(): ...
CASES = [pytest.param(1, marks=rule("C-A-05"))]
"""

    assert sorted(citations_in(ast.parse(source))) == ["C-A-01", "C-A-02", "C-A-03", "C-A-05"]


def test_a_rule_mark_carries_its_ids():
    """The mark can be read back from a test, and an empty one is refused."""
    assert rulebook.rule("C-A-01", "C-A-02").mark.args == ("C-A-01", "C-A-02")
    with pytest.raises(ValueError, match="at least one"):
        rulebook.rule()
