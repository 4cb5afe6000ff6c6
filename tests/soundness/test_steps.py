"""Steps and frames are plain values: each kind has a name of its own, and its fields are what makes it."""

import ast
import importlib
import pkgutil
import re
from functools import cache

import pytest

import fogbound.rules
from fogbound import native
from fogbound.core import Frame, Question, Step, snapshot
from fogbound.core.naming import card_named, number_named, with_card, with_number
from fogbound.core.renaming import HOLDING
from fogbound.core.steps import NONE
from fogbound.rules.common import agenda
from fogbound.rules.common.frames import Attempt


def kinds(root: type) -> list[type]:
    """All classes below this one, once every module of the rules is imported."""
    for module in pkgutil.walk_packages(fogbound.rules.__path__, "fogbound.rules."):
        importlib.import_module(module.name)
    found: list[type] = []
    border = [root]
    while border:
        for kind in border.pop().__subclasses__():
            found.append(kind)
            border.append(kind)
    return sorted(set(found), key=lambda kind: (kind.__name__, kind.__module__))


STEPS, FRAMES = kinds(Step), [kind for kind in kinds(Frame) if kind is not Attempt]  # a base, never opened


@cache
def declared() -> dict[str, dict[str, str]]:
    """The types of each class's fields, read from the sources: a compiled class does not tell them."""
    found: dict[str, dict[str, str]] = {}
    for path in native.sources(native.RULES):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    typed = [field for field in part.args.args if field.annotation is not None]
                    found[node.name] = {field.arg: ast.unparse(field.annotation) for field in typed}
    return found


def sample(kind: type) -> object:
    """One of this kind, with a different value in each field."""
    types = next((declared()[base.__name__] for base in kind.__mro__ if base.__name__ in declared()), {})
    values: list[object] = []
    for at, field in enumerate(snapshot.fields_of(kind)):
        possible = {"int": at + 1, "bool": True, "str": f"word {at}", "tuple[int, ...]": (at, at + 1)}
        assert types[field] in possible, f"no snapshot can hold {kind.__name__}.{field}: {types[field]}"
        values.append(possible[types[field]])
    return kind(*values)


def fields(thing: object) -> list[object]:
    return [getattr(thing, field) for field in snapshot.fields_of(type(thing))]


def test_there_are_steps_and_frames():
    """The search above finds what it looks for."""
    assert {"ChooseTurn", "TakeAction", "CloseFrame", "Do"} <= {kind.__name__ for kind in STEPS}
    assert "ActionFrame" in {kind.__name__ for kind in FRAMES}


@pytest.mark.parametrize("found", [STEPS, FRAMES], ids=["steps", "frames"])
def test_no_two_kinds_share_a_name(found):
    """A snapshot knows steps and frames by name alone."""
    names = [name for kind in found for name in {kind.__name__, snapshot.name_of(kind)}]

    assert [name for name in names if names.count(name) > 1] == []


def test_its_fields_are_the_parameters_of_its_constructor():
    """What is written of a step or frame makes the same one again, and there is nothing else in it."""
    changed = []
    for kind in [*STEPS, *FRAMES]:
        thing = sample(kind)
        whole = set(getattr(thing, "__dict__", {})) <= set(snapshot.fields_of(kind))
        if fields(kind(*fields(thing))) != fields(thing) or not whole:
            changed.append(kind.__name__)

    assert changed == []


@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: kind.__name__)
def test_a_cloned_frame_is_equal_and_its_own(kind):
    """A frame, unlike a step, is edited while it is open, so a clone has its own."""
    frame = sample(kind)
    assert isinstance(frame, Frame)

    clone = frame.clone()

    assert type(clone) is kind
    assert clone is not frame
    assert fields(clone) == fields(frame)


def test_a_question_can_be_asked_and_answered():
    """Every kind of question says what may be answered and what comes of it."""
    questions = [kind for kind in STEPS if issubclass(kind, Question) and kind.name]
    assert len(questions) > 50

    assert [kind.__name__ for kind in questions if kind.options is Question.options] == []
    assert [kind.__name__ for kind in questions if kind.take is Question.take] == []


def test_a_question_has_a_name_of_its_own():
    """One that has none stands for what others have in common, and is never asked; none inherits that of another."""
    questions = [kind for kind in STEPS if issubclass(kind, Question)]

    assert [kind.__name__ for kind in questions if kind.name and "name" not in vars(kind)] == []
    assert [kind.__name__ for kind in questions if not kind.name and not kind.__subclasses__()] == []
    assert [kind.name for kind in questions if not re.fullmatch(r"[a-z]*(-[a-z]+)*", kind.name)] == []


def constructors() -> list[tuple[str, ast.FunctionDef, object]]:
    """The constructors of all steps and frames, with the modules they stand in."""
    names = {kind.__name__ for kind in [*STEPS, *FRAMES]}
    found: list[tuple[str, ast.FunctionDef, object]] = []
    for path in native.sources(native.RULES):
        room = ".".join(path.relative_to(native.HOME).with_suffix("").parts).removesuffix(".__init__")
        module = importlib.import_module(room if room.startswith("fogbound") else f"fogbound.{room}")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name in names:
                made = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                found += [(node.name, part, module) for part in made if part.name == "__init__"]
    return found


def is_plain(node: ast.expr, module: object) -> bool:
    """Whether a default can be written into the signature of a compiled class: a literal, or a number's name."""
    if isinstance(node, ast.Name):
        return isinstance(getattr(module, node.id), int | str)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return isinstance(getattr(getattr(module, node.value.id), node.attr), int | str)
    if isinstance(node, ast.Tuple):
        return all(isinstance(part, ast.Constant) for part in node.elts)
    return isinstance(node, ast.Constant)


def test_defaults_are_plain():
    """A compiled class with any other default would hide its parameters, and its snapshots would lack fields."""
    made = constructors()
    assert {"Pass", "ActionFrame"} <= {name for name, _, _ in made}

    assert [
        f"{name}: {ast.unparse(default)}"
        for name, init, module in made
        for default in init.args.defaults
        if not is_plain(default, module)
    ] == []


OPEN = (
    "bearer",
    "blessed",
    "character_card",
    "discarded",
    "done",
    "kept",
    "page",
    "selected",
    "state",
    "symbol",
    "tools",
    "withdrawn",
)
"""Fields of cards that lay open when they were named."""
EXCHANGED = ("applied", "drawn", "safe")
"""Fields of frames that see to it themselves."""
OTHER = """
    active added again agreed aid amount asked at back back_ref between_actions branches buyer cancels cell chair
    chooser chosen closed column crafted crowded decider destination dice die eased eid explorer extra extra_cards
    following forced gained given giver helper how icons if_available index involved keepers keeps least leaver left
    limit losing lowered mandatory most named number onward origins other otherwise outcome owed owner people
    per_seven pictograph pips placed plain player point price reader reason received receiver refusers rest revealer
    row said saved seat seats stage stars store struck successes taker trade unlocked upto used users way weight
    writer you zones
"""
"""Fields that hold no card."""


def test_every_field_says_whether_it_may_hold_an_unseen_card():
    """Who gives a step or frame a new field says here what it holds, so that re-dealt clones know what to rename."""
    named = {field for kind in [*STEPS, *FRAMES] for field in snapshot.fields_of(kind)}

    assert sorted(named) == sorted([*HOLDING, *OPEN, *EXCHANGED, *OTHER.split()])


def test_a_text_names_a_card_and_a_number_beside_each_other():
    """What is renamed in `it` is the card; numbers lie where no card does, and each comes back as it was."""
    for number in (-3, 0, 7, 999_999_999):
        alone = with_number(NONE, number)
        assert alone > 0xFFFF
        assert (card_named(alone), number_named(alone)) == (NONE, number)
        for both in (with_number(12, number), with_card(alone, 12), with_card(with_number(0, number), 12)):
            assert (card_named(both), number_named(both)) == (12, number)
    assert (card_named(12), number_named(12)) == (12, NONE)
    assert (card_named(NONE), number_named(NONE)) == (NONE, NONE)


def test_what_is_put_off_speaks_of_the_new_card_beside_its_number():
    """A card that changes places with another is renamed, the number stays."""
    entry = (agenda.DEFERRED, 0, 1, 5, 12, 0, with_number(12, 7))

    renamed = agenda.renamed(entry, {12: 13, 13: 12, 7: 9})

    assert renamed == (agenda.DEFERRED, 0, 1, 5, 13, 0, with_number(13, 7))
