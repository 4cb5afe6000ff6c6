"""What belongs to one room stays there: nobody outside the rules knows one question from another by its class."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fogbound import native
from fogbound.core import Question
from literals import browser_files, rooms, tree_of
from soundness.test_steps import kinds

INSIDE = ("core", "rules")
GUESSING = ("getattr", "type")


def modules_outside() -> list[Path]:
    """The modules of all rooms above the rules."""
    paths = sorted(native.HOME.rglob("*.py"))
    return [path for path in paths if path.relative_to(native.HOME).parts[0] not in INSIDE]


@cache
def question_classes() -> frozenset[tuple[str, str]]:
    """All classes of questions, each by its module and its name there."""
    return frozenset((kind.__module__, kind.__name__) for kind in kinds(Question))


def questions_named(source: str) -> Iterator[str]:
    """The classes of questions that a module imports from the rules or reaches through one of their modules."""
    classes = question_classes()
    rooms: dict[str, str] = {}  # what the module calls the modules it has imported
    tree = tree_of(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                if (node.module, name.name) in classes:
                    yield name.name
                rooms[name.asname or name.name] = f"{node.module}.{name.name}"
        elif isinstance(node, ast.Import):
            rooms.update({name.asname: name.name for name in node.names if name.asname is not None})
    names = {name for _, name in classes}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in names:
            room = ast.unparse(node.value)
            if (rooms.get(room, room), node.attr) in classes:
                yield node.attr


def guesses(source: str) -> Iterator[str]:
    """Where a module looks into a question without knowing what it is: `getattr` of one, or its class."""
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in GUESSING:
            first = ast.unparse(node.args[0])
            if first == "question" or first.endswith("pending()"):
                yield ast.unparse(node)


def test_the_search_finds_what_it_looks_for():
    """A class that is imported, one that is reached through its module, and a guess."""
    imported = "from fogbound.rules.continent.cost import DrawMore"
    reached = "from fogbound.rules.continent import cost\nisinstance(question, cost.DrawMore)"

    assert list(questions_named(imported)) == list(questions_named(reached)) == ["DrawMore"]
    assert list(questions_named("from fogbound.rules.continent import cost\ncost.final_cost()")) == []
    assert list(guesses("getattr(question, 'card', 0)\ntype(game.pending()).__name__")) == [
        "getattr(question, 'card', 0)",
        "type(game.pending())",
    ]


def test_no_room_above_the_rules_knows_a_question_by_its_class():
    """A question says itself: it has a name, a message, labels for its options. Nobody asks what it is."""
    sources = {
        path.relative_to(native.HOME).as_posix(): path.read_text("utf-8") for path in modules_outside()
    }
    found = {path: {*questions_named(source), *guesses(source)} for path, source in sources.items()}

    assert len(found) > 200
    assert {path: named for path, named in found.items() if named} == {}


# -- names of questions ----------------------------------------------------------------------------

MINDS = ("bots/careful.py", "bots/citadel/careful.py")
"""How a player settles each kind of question; that all of them exist is tested in `tests/bots`."""


WORDS = {
    "view/option_messages.py": {"choose-explorer"},  # the message of an option
}
"""Messages of other things that are spelt like the name of a question."""


@cache
def question_names() -> frozenset[str]:
    """What questions are called where they are shown; names of one word are words of other things, too."""
    return frozenset(str(name) for kind in kinds(Question) if "-" in (name := kind.__dict__.get("name", "")))


def names_written(source: str) -> Iterator[str]:
    """The names of questions that stand in a module of Python."""
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Constant) and node.value in question_names():
            yield str(node.value)


def names_on_page(source: str) -> Iterator[str]:
    """The names of questions that stand in a part of the page."""
    yield from (name for name in re.findall(r"[\"'`]([a-z-]+)[\"'`]", source) if name in question_names())


def test_no_room_above_the_rules_knows_a_question_by_its_name():
    """A name is for messages and snapshots; who shows questions goes by what their options are for."""
    rest = rooms("core", "rules", "packs", "press")
    found = {path: set(names_written(source)) for path, source in rest if path not in MINDS}
    found |= {path: set(names_on_page(source)) for path, source in browser_files()}

    assert len(question_names()) > 80
    assert {path: names for path, names in found.items() if names} == WORDS


def test_a_name_of_a_question_is_noticed():
    """In a list, in a comparison, on the page."""
    assert list(names_written('DRAWING = ("draw-more", "draw-on")')) == ["draw-more", "draw-on"]
    assert list(names_written('asked.name == "keep-revealed"')) == ["keep-revealed"]
    assert list(names_on_page("if (asking.kind === 'draw-more') go();")) == ["draw-more"]
