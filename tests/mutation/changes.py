"""What can be changed in a module of the engine: one small fault each, found in its syntax tree.

Only bodies of functions are changed. What merely tells people something (`game.tell`), asserts or cites is left alone.
"""

import ast
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Final

NEGATED: Final = "negated condition"
OFF_BY_ONE: Final = "off by one"
DROPPED: Final = "dropped statement"
SWAPPED: Final = "swapped branch"
WRONG_SEAT: Final = "wrong seat"
FAULTS: Final = (NEGATED, OFF_BY_ONE, DROPPED, SWAPPED)
"""The kinds of change to a rule; wrong seats are drawn and counted by themselves."""

SOURCES: Final = ("core", "rules")
NO_RULES: Final = (
    "core/errors.py",
    "core/messages.py",
    "core/news.py",
    "core/pickling.py",
    "core/renaming.py",
    "core/verbs.py",
    "rules/common/defaults.py",
    "rules/common/meaning.py",
    "rules/common/lexicon.py",
    "rules/common/soundness.py",
    "rules/common/redeal.py",
    "rules/continent/defaults.py",
    "rules/continent/explain.py",
    "rules/continent/invariants.py",
    "rules/continent/reach.py",
    "rules/continent/redeal.py",
    "rules/citadel/defaults.py",
    "rules/citadel/explain.py",
    "rules/citadel/involvement.py",
    "rules/citadel/invariants.py",
    "rules/citadel/redeal.py",
    "rules/reference/__init__.py",
    "rules/rollout.py",
)
"""Modules that check, explain, forecast or study games or speak to people, and change no game; others test these."""

NOT_ASKED_BY_RULES: Final = frozenset(
    (
        "_compared_en",
        "_refused",
        "_renamed_mark",
        "_resting_on",
        "_why_offered",
        "actions_on",
        "all_read",
        "amount",
        "any_setup",
        "applied_parts",
        "asking_for",
        "asks_for_number",
        "asks_others",
        "basis",
        "bearer",
        "cards_left",
        "chosen_setup",
        "closed_replies",
        "default_option",
        "destination_of",
        "digits",
        "effect_of",
        "ends",
        "exchange",
        "excludes",
        "exhaustion",
        "figure",
        "first_place",
        "forget_derived",
        "goals_met",
        "gravity",
        "guess",
        "hint",
        "is_fixture",
        "is_idle",
        "is_in_vain",
        "is_reply_asked",
        "is_used_up",
        "kept",
        "label",
        "leads_to",
        "lowest_cost",
        "meet",
        "memories_of_persons",
        "message",
        "mix",
        "most_explorers",
        "newcomer",
        "notable_in_play",
        "only_option",
        "option_price",
        "option_words",
        "outcomes",
        "picks_left",
        "plain_setup",
        "pools",
        "redealt",
        "reductions",
        "refresh",
        "refusals",
        "rename_marks",
        "renamed",
        "renumber",
        "safely",
        "same_back",
        "sayings",
        "says",
        "seat_named",
        "seconds",
        "setup_choices",
        "short_label",
        "source_rule",
        "sources",
        "standing_rules",
        "strength",
        "takes_several",
        "tell_score",
        "told_of",
        "why",
        "without_others",
    )
)
"""Functions, whatever their class, by which pages, bots and labs ask about a game or change a copy of it."""

SEATS: Final = frozenset(
    (
        "active",
        "asker",
        "chair",
        "decider",
        "explorer",
        "giver",
        "helper",
        "holder",
        "leader",
        "leaver",
        "owner",
        "player",
        "reader",
        "receiver",
        "seat",
        "taker",
        "you",
    )
)
"""Names of variables and fields that hold a seat."""
SEAT_FUNCTIONS: Final = frozenset(("acting", "active_now", "holder", "next_present", "owner", "seat_of"))

_TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_COMPARISONS: Final = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
_QUIET: Final = frozenset(("tell",))


@dataclass(frozen=True, order=True)
class Change:
    """One fault in one place of a module: some pieces of its text give way to others."""

    path: str  # from the package's folder
    line: int
    kind: str
    function: str
    before: str
    after: str
    edits: tuple[tuple[int, int, str], ...] = field(repr=False)
    copy: int = 0  # tells apart the same change to the same words of one function

    @property
    def name(self) -> str:
        """What a change is called wherever its lines have moved to."""
        copy = f" ({self.copy + 1})" if self.copy else ""
        return f"{self.path} {self.function}: {self.before} → {self.after}{copy}"

    def places(self, text: str) -> list[tuple[int, int]]:
        """Where its pieces begin, as the syntax tree counts: line, and column in bytes."""
        found = []
        for start, _, _ in self.edits:
            before = text[:start]
            found.append((before.count("\n") + 1, len(before[before.rfind("\n") + 1 :].encode())))
        return found

    def applied(self, text: str) -> str:
        """The module's text with the fault in it."""
        for start, end, new in sorted(self.edits, reverse=True):
            text = text[:start] + new + text[end:]
        return text


def sources(package: Path) -> list[Path]:
    """The modules whose rules can be changed."""
    found = [path for folder in SOURCES for path in sorted((package / folder).rglob("*.py"))]
    return [path for path in found if path.relative_to(package).as_posix() not in NO_RULES]


def all_changes(package: Path) -> list[Change]:
    """Every change to every module of the engine."""
    return [
        change
        for path in sources(package)
        for change in changes_in(path.read_text("utf-8"), path.relative_to(package).as_posix())
    ]


def drawn(changes: Sequence[Change], faults: int, wrong_seats: int, seed: int) -> list[Change]:
    """A sample: as many of each kind of fault, and so many wrong seats. The same seed draws the same."""
    wanted = {kind: faults // len(FAULTS) + (at < faults % len(FAULTS)) for at, kind in enumerate(FAULTS)}
    found: list[Change] = []
    for kind, number in {**wanted, WRONG_SEAT: wrong_seats}.items():
        fitting = [change for change in changes if change.kind == kind]
        found += random.Random(f"{seed} {kind}").sample(fitting, min(number, len(fitting)))
    return found


def changes_in(text: str, path: str) -> list[Change]:
    """Every change to the functions of one module, in the order of its lines."""
    finder = _Finder(text, path)
    for node, name in _functions(ast.parse(text)):
        finder.look_at(node, name)
    return sorted(finder.found)


def _functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions of a module and the methods of its classes; what is nested in them belongs to them."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, node.name
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield inner, f"{node.name}.{inner.name}"


def code_of(text: str, path: str, function: str) -> CodeType:
    """The compiled body of a function of this text."""
    return body_of(compile(text, path, "exec", dont_inherit=True), function)


def body_of(module: CodeType, function: str) -> CodeType:
    """The body of a function in a compiled module."""
    found = module
    for name in function.split("."):
        fitting = [part for part in found.co_consts if isinstance(part, CodeType) and part.co_name == name]
        assert fitting, f"{module.co_filename} has no {function}"
        found = fitting[-1]  # of several of one name the last one counts
    return found


class _Finder:
    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path
        self.starts = [0]  # offset of each line
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = text.splitlines()
        self.found: list[Change] = []
        self.names: dict[str, int] = {}
        self.function = ""
        self.knows_game = False
        self.no_seats: set[ast.expr] = set()  # a function that is called, or where any seat would do

    def look_at(self, function: ast.FunctionDef, name: str) -> None:
        self.function = name
        self.knows_game = "game" in [argument.arg for argument in function.args.args]
        if _is_changed(function):
            for statement in function.body:
                self._walk(statement)

    # -- walking -----------------------------------------------------------------------------------

    def _walk(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom) or _is_quiet(node):
            return
        if isinstance(node, ast.stmt):
            self._statement(node)
        elif isinstance(node, ast.expr):
            self._expression(node)
        elif isinstance(node, ast.comprehension):
            for condition in node.ifs:
                self._negate(condition)
        for child in _evaluated(node):
            self._walk(child)

    def _statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.If):
            self._swap_or_negate(node)
        elif isinstance(node, ast.While):
            self._negate(node.test)
        if _can_go(node):
            self._change(DROPPED, node, "pass")

    def _expression(self, node: ast.expr) -> None:
        if isinstance(node, ast.IfExp):
            swapped = f"{self._words(node.orelse)} if {self._words(node.test)} else {self._words(node.body)}"
            self._change(SWAPPED, node, f"({swapped})")
        elif isinstance(node, ast.BoolOp):
            word = " or " if isinstance(node.op, ast.And) else " and "
            self._change(
                SWAPPED, node, "(" + word.join(f"({self._words(value)})" for value in node.values) + ")"
            )
            for value in node.values:
                self._negate(value)
        elif isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARISONS and len(node.ops) == 1:
            sides = [self._operand(side) for side in (node.left, node.comparators[0])]
            self._change(OFF_BY_ONE, node, f"({sides[0]} {_COMPARISONS[type(node.ops[0])]} {sides[1]})")
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            self._change(OFF_BY_ONE, node, str(node.value + 1))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _TWINS:
            self._change(SWAPPED, node.func, _TWINS[node.func.id])
        if isinstance(node, ast.Compare):
            self.no_seats |= _tested_for_none(node)
        elif isinstance(node, ast.Call):
            self.no_seats.add(node.func)
        if self.knows_game and _is_seat(node) and node not in self.no_seats:
            self._change(WRONG_SEAT, node, f"another_seat(game, {self._words(node)})")

    # -- changing ----------------------------------------------------------------------------------

    def _swap_or_negate(self, node: ast.If) -> None:
        """Exchange what happens if and else; without an else, or before an elif, ask for the contrary."""
        if not node.orelse:
            self._negate(node.test)
            return
        other = node.orelse[0].body if _is_elif(node) else node.orelse  # type: ignore[attr-defined]
        first, second = self._span(node.body[0], node.body[-1]), self._span(other[0], other[-1])
        texts = self.text[slice(*first)], self.text[slice(*second)]
        edits = ((*first, texts[1]), (*second, texts[0]))
        before = f"if {self._words(node.test)}: {_squeezed(texts[0])} else: {_squeezed(texts[1])}"
        self._note(SWAPPED, node.test, before, "the branches swapped", edits)

    def _negate(self, condition: ast.expr) -> None:
        if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
            self._change(NEGATED, condition, f"bool({self._words(condition.operand)})")
        else:
            self._change(NEGATED, condition, f"(not ({self._words(condition)}))")

    def _change(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        start, end = self._span(node, node)
        line = self.lines[node.lineno - 1].strip()
        before = self._words(node) if isinstance(node, ast.stmt) else f"{line} · {self._words(node)}"
        self._note(kind, node, before, new, ((start, end, new),))

    def _note(
        self,
        kind: str,
        node: ast.expr | ast.stmt,
        before: str,
        after: str,
        edits: tuple[tuple[int, int, str], ...],
    ) -> None:
        name = f"{self.function} {before} {after}"
        copy = self.names.get(name, 0)
        self.names[name] = copy + 1
        self.found.append(Change(self.path, node.lineno, kind, self.function, before, after, edits, copy))

    def _span(self, first: ast.expr | ast.stmt, last: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where the text of these nodes begins and ends; columns are counted in bytes."""
        assert last.end_lineno is not None
        assert last.end_col_offset is not None
        return (
            self.starts[first.lineno - 1] + self._column(first.lineno, first.col_offset),
            self.starts[last.end_lineno - 1] + self._column(last.end_lineno, last.end_col_offset),
        )

    def _column(self, line: int, offset: int) -> int:
        return len(self.lines[line - 1].encode()[:offset].decode())

    def _operand(self, node: ast.expr) -> str:
        """The words of one side of a comparison, in brackets if they need any."""
        words = self._words(node)
        return f"({words})" if isinstance(node, ast.IfExp | ast.BoolOp) else words

    def _words(self, node: ast.expr | ast.stmt) -> str:
        return _squeezed(self.text[slice(*self._span(node, node))])


def _squeezed(text: str) -> str:
    """Text of several lines in one, without comments, which would hide what follows."""
    return " ".join(line.split("  # ")[0].strip() for line in text.splitlines())


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """What is evaluated when a node is: no annotations, defaults or decorators."""
    if isinstance(node, ast.FunctionDef):
        yield from node.body
    elif isinstance(node, ast.AnnAssign):
        yield from (part for part in (node.target, node.value) if part is not None)
    else:
        yield from ast.iter_child_nodes(node)


def _is_changed(function: ast.FunctionDef) -> bool:
    """Whether a function plays a part in a game: no constructor, citation or study, nothing that declares words."""
    if function.name in ("__init__", "rules") or function.name in NOT_ASKED_BY_RULES:
        return False  # fields are missed at once, citations bind nobody
    return not any(_calls(node, "term") for node in ast.walk(function))  # that has run before any test does


def _calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _is_explanation(node: ast.AST) -> bool:
    """Whether a branch is taken only where a number is to be explained, part by part."""
    if not isinstance(node, ast.If) or node.orelse:
        return False
    first = node.test.values[0] if isinstance(node.test, ast.BoolOp) else node.test
    return ast.unparse(first) == "parts is not None"


def _is_quiet(node: ast.AST) -> bool:
    """Whether a statement only tells people what happens, explains itself or says how far an undo goes."""
    if _is_explanation(node):
        return True
    if isinstance(node, ast.AugAssign):
        return isinstance(node.target, ast.Attribute) and node.target.attr == "barriers"
    if not isinstance(node, ast.Expr):
        return False
    called = node.value.func if isinstance(node.value, ast.Call) else node.value
    return isinstance(called, ast.Constant) or (isinstance(called, ast.Attribute) and called.attr in _QUIET)


def _can_go(node: ast.stmt) -> bool:
    """Whether a statement can be left out without a name going missing."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Delete)


def _is_elif(node: ast.If) -> bool:
    return (
        len(node.orelse) == 1
        and isinstance(node.orelse[0], ast.If)
        and node.orelse[0].col_offset == node.col_offset
    )


def _tested_for_none(node: ast.Compare) -> set[ast.expr]:
    """What is compared with NONE: that asks whether there is a seat, not which one."""
    sides = [node.left, *node.comparators]
    return set(sides) if any(isinstance(side, ast.Name) and side.id == "NONE" for side in sides) else set()


def _is_seat(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id in SEATS and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Attribute):
        return node.attr in SEATS and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Subscript):
        return isinstance(node.ctx, ast.Load) and ast.unparse(node) == "game.registers[tabletop.ACTIVE]"
    if isinstance(node, ast.Call):
        called = node.func
        return (
            called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        ) in SEAT_FUNCTIONS
    return False
