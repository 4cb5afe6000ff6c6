"""What players read comes from the files of a language: no sentence stands in the code that speaks to them.

The made-up language (`tests/text/test_pseudo.py`) shows what its games come to; this looks at every line. Words that
stand beside others, or begin like a sentence, are looked for: a single small word may as well be the name of something.
`web/src/text/unworded.test.ts` does the same for the page.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fogbound import native

SPEAKING = (
    "text/**/*.py",
    "terminal/*.py",
    "view/*.py",
    "odds/*.py",
    "server/**/*.py",
    "packs/wording.py",
    "packs/citadel_wording.py",
    "packs/writer.py",
    "packs/lines.py",
    "packs/phrases.py",
    "packs/sayings.py",
    "packs/templates.py",
    "packs/nouns.py",
    "packs/printed.py",
    "packs/abridging.py",
    "packs/languages/grammar.py",
    "press/describe.py",
    "press/card_pictures.py",
)
"""What makes the words that players read."""
AUTHORS = {"terminal/show.py"}
"""Commands for those who write packs; what these find wrong is told in English, as by `check`."""
MACHINES = {"faults", "metrics", "people_schema", "static_files", "typescript"}
"""Of the server, what makes text for the log and for other programs: measurements, SQL, a page without words, types."""
PROSE = re.compile(
    r"[^\W\d_]{2}[,.:;!?]? [^\W\d_]|^[,.:;]? [^\W\d_]{2}|[^\W\d_]{2}[,.:;!?]? $|^[A-Z][a-z]+[.:!?]?$"
)
LINTER = {("packs/wording.py", said) for said in ("lacks ", "adds ", " and ")}
"""What the linter finds in a wording of an author's own, told beside the rest in English."""
NAMES = {
    *("quest item", "world map", "global event", "permanent event", "temporary event"),
    *(" again", " or "),
    *("Bearer ", ", max-age=86400", "text/plain; version=0.0.4", 'attachment; filename="'),
}
"""Kinds of cards, what a game calls that something came again, how packs name one of several resources, and headers."""
NOTED = ("debug", "info", "warning", "error", "exception", "report", "start", "NotPrinted")
"""What writes its words into the log of the host, beside a fault of the program."""


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The strings of a module that look like something to be read, with their lines."""
    tree = ast.parse(source)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        for part in _unread(node):
            skipped.update(map(id, ast.walk(part)))
    for node in ast.walk(tree):
        said = node.value if isinstance(node, ast.Constant) and id(node) not in skipped else None
        if isinstance(said, str) and PROSE.search(said) and said not in NAMES:
            yield node.lineno, said


TOLD = re.compile(r"\b(?:OSError|SystemExit)\b")
"""Faults whose words are the system's, and those that have their words already."""


def faults_told(source: str) -> Iterator[tuple[int, str]]:
    """Faults that are put among words as they were raised, in English."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ExceptHandler) and not TOLD.search(ast.unparse(node.type or node)):
            passed_on = [each for each in ast.walk(node) if isinstance(each, ast.Raise)]
            inner = {id(part) for each in passed_on for part in _unread(each) for part in ast.walk(part)}
            yield from (
                (each.lineno, ast.unparse(each))
                for each in ast.walk(node)
                if isinstance(each, ast.expr) and id(each) not in inner and _is_word(each, node.name or "")
            )


def _is_word(node: ast.expr, fault: str) -> bool:
    match node:
        case (
            ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=name)])
            | ast.FormattedValue(value=ast.Name(id=name))
        ):
            return name == fault
    return False


def _unread(node: ast.AST) -> Iterator[ast.AST]:
    """Parts of a node that no player reads: docstrings, annotations, what it offers, faults of the program itself."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Subscript():
            yield node
        case ast.Raise() if "SystemExit" not in ast.unparse(node):
            yield node
        case (
            ast.Assign(targets=[ast.Name(id="__all__" | "__slots__")]) | ast.Call(func=ast.Name(id="TypeVar"))
        ):
            yield node
        case ast.AnnAssign(annotation=ast.expr() as part) | ast.arg(annotation=ast.expr() as part):
            yield part
        case ast.FunctionDef(returns=ast.expr() as part):
            yield part
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in NOTED:
            yield from node.args[:1]
        case ast.Dict():
            yield from filter(None, node.keys)


def modules() -> dict[str, Path]:
    """The modules that speak, by their names."""
    found = {
        path.relative_to(native.HOME).as_posix(): path
        for pattern in SPEAKING
        for path in native.HOME.glob(pattern)
    }
    return {
        name: found[name]
        for name in sorted(found.keys() - AUTHORS - {f"server/{name}.py" for name in MACHINES})
    }


@pytest.mark.parametrize(
    "planted",
    [
        'output.say("The deck ends there")',
        'output.say(f"{n} cards are left")',
        'told = ", ".join(names[:-1]) + " and " + names[-1]',
        'def title() -> str:\n    return "Cards"',
        'raise SystemExit(f"there is no {name}")',
        'label = "Décor: "',
    ],
)
def test_the_search_finds_what_it_looks_for(planted: str):
    """A sentence, a piece of one, a joint, a title, a refusal."""
    assert [*sentences(planted)]


@pytest.mark.parametrize(
    "other",
    [
        '"""A docstring of some length."""',
        'output.say(say("closing-deck", n=size))',
        'key = f"place-{side}"',
        'raise LookupError("the message has no text")',
        '__all__ = ["Renderer"]',
        'log.warning("the disk is full")',
        'def made(renderer: "Renderer | None") -> "Screens": ...',
    ],
)
def test_it_leaves_alone_what_no_player_reads(other: str):
    """Docstrings, keys of messages, faults of the program itself, names of classes."""
    assert not [*sentences(other)]


def test_a_fault_that_is_told_as_it_was_raised_is_found():
    """By itself or in a sentence; not one that is told by its kind, nor what the system says of a file."""
    tried = "try:\n    begin()\nexcept {} as fault:\n    say({})\n"

    assert [*faults_told(tried.format("TableRefused", "str(fault)"))]
    assert [*faults_told(tried.format("(KeyError, ValueError)", "f'no: {fault}'"))]
    assert not [*faults_told(tried.format("TableRefused", "reason(fault, lang)"))]
    assert not [*faults_told(tried.format("OSError", "fault.strerror or str(fault)"))]


def test_no_fault_is_told_to_players_as_it_was_raised():
    """It has a kind, and a message for each kind: `tables/error_texts`."""
    found = [
        f"{name}:{line}: {told}"
        for name, path in modules().items()
        for line, told in faults_told(path.read_text("utf-8"))
    ]

    assert not found, "\n".join(found)


@pytest.mark.slow
def test_no_sentence_stands_in_code_that_speaks_to_players():
    """Write it into the files of each language, and say it by its key."""
    paths = modules()
    found = [
        f"{name}:{line}: {said!r}"
        for name, path in paths.items()
        for line, said in sentences(path.read_text("utf-8"))
        if (name, said) not in LINTER
    ]

    assert len(paths) > 100
    assert not found, "\n".join(found)
