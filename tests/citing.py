"""Whether the code that cites a rule runs under a test that cites it, too: what `--citing` asks, as `./test` does.

A test that cites a rule for which this has not been seen yet is watched: the functions that cite the rule are
exchanged for others that say so when they are called and then do the same. All other tests run as ever, so it costs
next to nothing. Rules that no single place implements stand in `no_single_place.yaml`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from inspect import isclass, signature, unwrap
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest
import yaml

from fogbound.rules import reference
from fogbound.terminal import citations
from fogbound.terminal.citations import Citation

TESTS: Final = Path(__file__).resolve().parent
CITES: Final = "citing"
"""Under this name a process tells the one that has started it which rules its tests cite, and which were seen."""


def every_id() -> list[str]:
    """The ids of both games."""
    chapters = [chapter for ruleset in reference.rulesets() for chapter in reference.chapters(ruleset)]
    return [rule.id for chapter in chapters for rule in chapter.rules]


@cache
def exempt() -> dict[str, str]:
    """The rules that no single place implements, each with its reason."""
    listed: dict[str, str] = yaml.safe_load((TESTS / "no_single_place.yaml").read_text("utf-8"))
    return listed


@cache
def places() -> dict[str, list[Citation]]:
    """What of the sources cites each rule."""
    return citations.in_sources(every_id())


@cache
def functions(rule: str) -> tuple[FunctionType, ...]:
    """The functions that cite a rule, and those in classes that do; a module cites nothing for them."""
    return tuple(function for place in places()[rule] if place.name for function in functions_at(place))


def functions_at(place: Citation) -> list[FunctionType]:
    """A function, or all that stand in a class."""
    name = place.path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return [
        function
        for function in functions_in(import_module(name))
        if place.name == function.__code__.co_qualname
        or function.__code__.co_qualname.startswith(f"{place.name}.")
    ]


@cache
def functions_in(module: ModuleType) -> tuple[FunctionType, ...]:
    """The functions that a module defines, and those of its classes."""
    waiting, found = list(vars(module).values()), []
    while waiting:
        each = waiting.pop()
        if isclass(each) and each.__module__ == module.__name__:
            waiting.extend(vars(each).values())
        function = bare(each)
        if isinstance(function, FunctionType) and function.__code__.co_filename == module.__file__:
            found.append(function)
    return tuple(found)


def bare(value: Any) -> Any:
    """A function without what decorates it."""
    for name in ("fget", "func", "__func__"):
        value = getattr(value, name, None) or value
    return unwrap(value) if hasattr(value, "__wrapped__") else value


def _pass_on(*args: Any, **options: Any) -> Any:
    other = "the other function"
    return other(*args, **options)


@contextmanager
def watched(function: FunctionType, called: Callable[[], None]) -> Iterator[None]:
    """Within this, a function that is called says so first; whoever holds it need not know."""
    code = function.__code__
    same = FunctionType(code, function.__globals__, code.co_name, function.__defaults__, function.__closure__)
    same.__kwdefaults__ = function.__kwdefaults__

    def other(*args: Any, **options: Any) -> Any:
        called()
        return same(*args, **options)

    constants = [other if each == "the other function" else each for each in _pass_on.__code__.co_consts]
    vars(function)["__signature__"] = signature(
        function
    )  # which snapshots go by: a step is saved by its parameters
    function.__code__ = _pass_on.__code__.replace(
        co_consts=tuple(constants), co_freevars=code.co_freevars, co_name=code.co_name
    )
    try:
        yield
    finally:
        function.__code__ = code
        vars(function).pop("__signature__", None)


class Witness:
    """What pytest calls: it watches tests, and at the end names the rules of which nothing was seen to run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.cited: set[str] = set()
        self.seen: set[str] = set()

    def missing(self) -> list[str]:
        """The rules cited by the tests that have run, but by nothing that ran under them."""
        return sorted(self.cited - self.seen - exempt().keys())

    def found(self) -> list[str]:
        """The rules that were said to be implemented nowhere, and are."""
        return sorted(self.seen & exempt().keys())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        cited = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        self.cited |= cited
        doors = [
            watched(function, lambda rule=rule: self.seen.add(rule))
            for rule in sorted(cited - self.seen)
            for function in functions(rule)
        ]
        for door in doors:
            door.__enter__()
        try:
            return (yield)
        finally:
            for door in reversed(doors):
                door.__exit__(None, None, None)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        cited, seen = getattr(node, "workeroutput", {}).get(CITES, ((), ()))
        self.cited.update(cited)
        self.seen.update(seen)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[CITES] = (sorted(self.cited), sorted(self.seen))
        elif session.exitstatus == pytest.ExitCode.OK and (self.missing() or self.found()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.missing():
            terminalreporter.section("rules whose code does not run under the tests that cite them")
            for rule in self.missing():
                cited = ", ".join(f"{place.path}:{place.line}" for place in places()[rule])
                terminalreporter.line(f"{rule}: cited by {cited or 'nothing'}")
            terminalreporter.line(
                "Cite each where it is implemented, or say in tests/no_single_place.yaml why not."
            )
        if self.found():
            terminalreporter.section("rules of which tests/no_single_place.yaml says what is not so any more")
            terminalreporter.line(f"{', '.join(self.found())}: code that cites them runs under their tests.")
