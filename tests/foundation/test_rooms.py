"""What belongs to one room stays there: nobody outside the rules knows one question from another by its class."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from fogbound.core import Question
from literals import (
    browser_files,
    in_browser,
    in_python,
    last_word,
    rooms,
    tree_of,
    written,
    written_on_page,
)
from soundness.test_steps import kinds

GUESSING = ("getattr", "hasattr", "isinstance", "issubclass", "type", "vars")
"""Functions that look into a thing without knowing what it is."""


@cache
def question_classes() -> frozenset[str]:
    """The names of all classes of questions."""
    return frozenset(kind.__name__ for kind in kinds(Question))


def questions_named(source: str) -> Iterator[str]:
    """The classes of questions that a module imports, reaches through other modules, matches, or has as a text."""
    tree = tree_of(source)
    for node in ast.walk(tree):
        match node:
            case (
                ast.Name(id=name)
                | ast.Attribute(attr=name)
                | ast.alias(name=name)
                | ast.Constant(value=str() as name)
            ) if name in question_classes():
                yield name


def guesses(source: str) -> Iterator[str]:
    """Where a module looks into a question: asks what it is, or whether it has something."""
    tree = tree_of(source)
    called = {"question"}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) | ast.NamedExpr(
                ast.Name(id=name), value
            ):
                called |= {name} if ast.unparse(value).endswith("pending()") else set()
            case ast.arg(arg=name, annotation=ast.expr() as kind) if "Question" in ast.unparse(kind).split(
                " | "
            ):
                called.add(name)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=function), args=[looked_at, *_]) if function in GUESSING:
                pass
            case ast.Attribute(value=looked_at, attr="__class__" | "__dict__") | ast.Match(subject=looked_at):
                pass
            case _:
                continue
        asked = ast.unparse(looked_at)
        if asked in called or asked.endswith("pending()"):
            yield ast.unparse(node)


@pytest.mark.parametrize(
    "source",
    [
        "from fogbound.rules.continent.cost import DrawMore",
        "from fogbound.rules.continent.turn import DrawMore as Asked",
        "from fogbound.rules.continent import cost\nisinstance(question, cost.DrawMore)",
        "from fogbound import rules\nisinstance(asked, rules.continent.cost.DrawMore)",
        "KINDS = (cost.DrawMore, cost.DrawOn)",
        "match asked:\n    case cost.DrawMore(): pass",
        "kind = getattr(cost, 'DrawMore')",
        "if name_of(kind) in {'DrawMore': 1}: pass",
    ],
)
def test_a_class_of_questions_is_noticed(source: str):
    """However a module comes by it."""
    assert "DrawMore" in questions_named(source)


@pytest.mark.parametrize(
    "source",
    [
        "getattr(question, 'card', 0)",
        "hasattr(question, 'card')",
        "vars(question)",
        "isinstance(question, kinds)",
        "type(game.pending()).__name__",
        "game.pending().__class__",
        "asked = game.pending()\ntype(asked) is kind",
        "if (asked := self.game.pending()) and isinstance(asked, kind): pass",
        "def hint(asked: Question | None): return type(asked)",
        "match question:\n    case kinds.Asked(): pass",
    ],
)
def test_a_guess_is_noticed(source: str):
    """Whatever the question is called."""
    assert list(guesses(source))


def test_other_things_may_be_looked_into():
    """A name that is no class of a question, a thing that is no question."""
    other = "from fogbound.rules.continent import cost\ncost.final_cost()\nisinstance(entry, Answer)"

    assert [*questions_named(other), *guesses(other)] == []


@pytest.mark.slow
def test_no_room_above_the_rules_knows_a_question_by_its_class():
    """A question says itself: it has a name, a message, labels for its options. Nobody asks what it is."""
    found = {path: {*questions_named(source), *guesses(source)} for path, source in rooms("core", "rules")}

    assert len(found) > 200
    assert {path: named for path, named in found.items() if named} == {}


# -- names of questions ----------------------------------------------------------------------------

MINDS = ("bots/careful.py", "bots/citadel/careful.py")
"""How a player settles each kind of question; that all of them exist is tested in `tests/bots`."""


WORDS = {
    "view/option_messages.py": {"choose-explorer"},  # the message of an option
    "view/readings.py": {"at-citadel"},  # a part of a card
}
"""Messages of other things that are spelt like the name of a question."""


@cache
def question_names() -> frozenset[str]:
    """What questions are called where they are shown; names of one word are words of other things, too."""
    return frozenset(str(name) for kind in kinds(Question) if "-" in (name := kind.__dict__.get("name", "")))


def names_compared(path: str, source: str) -> Iterator[str]:
    """Where a module or a part of the page compares the name of a question with anything."""
    groups = in_browser(source) if path.endswith((".ts", ".svelte")) else in_python(source)
    for group in groups:
        owner, _, field = group.subject.rpartition(".")
        if field in ("name", "kind") and last_word(owner) in ("question", "asked", "asking", "pending"):
            yield f"{group.subject}: {', '.join(group.words)}"


@pytest.mark.slow
def test_no_room_above_the_rules_knows_a_question_by_its_name():
    """A name is for messages and snapshots; who shows questions goes by what their options are for."""
    modules = [
        (path, source) for path, source in rooms("core", "rules", "packs", "press") if path not in MINDS
    ]
    found = {path: {*written(source, question_names())} for path, source in modules}
    found |= {path: {*written_on_page(source, question_names())} for path, source in browser_files()}

    assert len(question_names()) > 80
    assert {path: names for path, names in found.items() if names} == WORDS
    assert [
        each for path, source in (*modules, *browser_files()) for each in names_compared(path, source)
    ] == []


def test_a_name_of_a_question_is_noticed():
    """In a list, in a text, in a comparison, on the page."""
    assert list(written('DRAWING = ("draw-more", "draw-on")', question_names())) == ["draw-more", "draw-on"]
    assert list(written('DRAWING = "draw-more draw-on".split()', question_names())) == [
        "draw-more",
        "draw-on",
    ]
    assert list(written('asked.name == "keep-revealed"', question_names())) == ["keep-revealed"]
    assert list(written_on_page("if (asking.kind === 'draw-more') go();", question_names())) == ["draw-more"]
    assert list(written_on_page("{#if /^draw-more|draw-on$/.test(kind)}", question_names()))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("text/labels.py", 'if question.name == "sift": pass'),
        ("text/labels.py", 'if seen.question.kind in ("join", "accept"): pass'),
        ("text/labels.py", 'match asked.name:\n    case "sift": pass'),
        ("text/labels.py", 'asked.name.startswith("draw")'),
        ("text/labels.py", 'name = question.name\nif name == "sift": pass'),
        ("Slips.svelte", "{#if asking.kind === `join`}"),
        ("slips.ts", 'switch (asking.kind) {\n  case "join":\n    go();\n}'),
        ("slips.ts", 'if (asking.kind.startsWith("draw")) go();'),
    ],
)
def test_a_comparison_with_a_name_is_noticed(path: str, source: str):
    """Names of one word are words of other things, too: what is compared tells them."""
    assert list(names_compared(path, source))
