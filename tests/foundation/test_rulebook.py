"""The tests and the reference of the rules know the same rules."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

import citing
import rulebook
from fogbound.core.board import beyond

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent
REFERENCE = ROOT / "src" / "fogbound" / "rules" / "reference"
WRITTEN = (
    "src/**/*.py",
    "src/**/*.yaml",
    "tests/**/*.py",
    "tests/**/*.yaml",
    "docs/*.md",
    "web/src/**/*.ts*",
    "*.md",
)
"""Where rules are cited."""
ID = re.compile(r"\b[CT]-[A-Z]{2,}-\d+\b")
RANGE = re.compile(r"\b[CT]-[A-Z]+-(?:\*|\d+ ?(?:\.\.|–|-\d|/\d|, \d{2,3}\b(?!-)|(?:to|à) [CT\d]))")
"""Several rules cited as one: from this to that, all of a family, or numbers without their family."""


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


def test_a_range_of_rules_is_recognised():
    """Each way of writing one, and none of what is written one by one."""
    one = "T-ATLANTIS-05"

    for several in ("..08", "..", "–08", "-08", "/06", ", 06", " to 08", f" to {one}", f" à {one}"):
        assert RANGE.search(one + several), several
    assert RANGE.search("T-ATLANTIS-" + "*")
    assert not RANGE.search(f"(T-ATLANTIS, {one}, T-ATLANTIS-06): {one}. {one}, 6 cards, {one}; 12")


def test_rules_are_cited_one_by_one():
    """Whoever searches for an id finds every place that means it."""
    ranges = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for pattern in WRITTEN
        for path in sorted(ROOT.glob(pattern))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if RANGE.search(line)
    ]

    assert not ranges


def test_every_rule_is_cited_by_the_code_that_implements_it_or_has_no_single_place():
    """Whether that code runs under a test that cites the rule, `./test` finds out beside."""
    settled = citing.exempt().keys() | exemptions().keys()

    missing = [
        rule
        for rule, places in citing.places().items()
        if not any(map(_is_code, places)) and rule not in settled
    ]

    assert not missing, f"{len(missing)} rules that no function or class cites: {' '.join(missing)}"


def _is_code(place):
    """A function or class; that a module lists a rule says only where to look for it."""
    return bool(place.name)


def test_code_cites_only_rules_that_exist():
    """Sources, pages and handbooks; those of an example are made up (CONTRIBUTING)."""
    known = set(reference_ids())
    unknown = [
        f"{path.relative_to(ROOT)}: {cited_id}"
        for pattern in (
            "src/**/*.py",
            "src/**/*.ftl",
            "src/**/*.yaml",
            "docs/**/*.md",
            "README.md",
            "CHANGELOG.md",
            "web/src/**/*.ts*",
            "web/src/**/*.svelte",
        )
        for path in sorted(ROOT.glob(pattern))
        if not path.name.endswith(".test.ts")
        for cited_id in ID.findall(path.read_text("utf-8"))
        if cited_id not in known
    ]

    assert not unknown


def test_rules_without_a_single_place_are_real_reasoned_and_pinned():
    """Each is in the reference, says why, and is not among those that no test can pin."""
    known = set(reference_ids())

    for rule, reason in citing.exempt().items():
        assert rule in known, rule
        assert reason.endswith("."), f"{rule}: the reason is a sentence"
        assert rule not in exemptions(), f"{rule} stands in exempt.yaml, too"


def test_a_function_that_is_watched_says_so_and_does_the_same():
    """Also one that is held by others, has defaults, and knows its surroundings; afterwards it is as before."""
    calls = []
    factor = 3

    def tripled(number, /, more=1, *, least=0):
        return max(least, factor * number + more)

    held, code = tripled, tripled.__code__
    with citing.watched(tripled, lambda: calls.append("called")):
        assert [held(2), held(2, 2), held(-9, least=5)] == [7, 8, 5]

    assert calls == ["called"] * 3
    assert held.__code__ is code
    assert held(2) == 7
    assert calls == ["called"] * 3


def test_functions_are_found_by_what_cites_a_rule():
    """By their own name and by their class; a module cites nothing for them."""
    board = "src/fogbound/core/board.py"
    step = "src/fogbound/rules/common/explore.py"

    assert citing.functions_at(citing.Citation(board, 1, "beyond")) == [beyond]
    assert citing.functions_at(citing.Citation(board, 1, "")) == []
    of_class = citing.functions_at(citing.Citation(step, 1, "Flip"))
    assert sorted(each.__qualname__ for each in of_class) == ["Flip.__init__", "Flip.run"]


class Asked:
    """A test that cites a rule, as pytest hands it over."""

    def __init__(self, rule):
        self.rule = rule

    def iter_markers(self, name):
        return [pytest.mark.rule(self.rule).mark] if name == "rule" else []


def test_a_rule_whose_code_does_not_run_is_named():
    """Code that runs is seen once; a test that does nothing shows nothing, and a rule without a place has none to run."""
    rule = next(name for name, places in citing.places().items() if places and name not in citing.exempt())
    witness = citing.Witness(None)

    for each in (Asked(rule), Asked(next(iter(citing.exempt())))):
        running = witness.pytest_runtest_protocol(each)
        next(running)
        with pytest.raises(StopIteration):
            running.send(None)
    assert witness.missing() == [rule]
    assert witness.found() == []

    witness.pytest_testnodedown(type("Node", (), {"workeroutput": {citing.CITES: ([rule], [rule])}}))
    assert witness.missing() == []
