"""The message catalogue: everything the engine can say has its words, in every language alike."""

import ast
import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fogbound.rules
from fogbound import native
from fogbound.core import Question
from fogbound.text import LANGUAGES, catalogue
from fogbound.text.catalogue import messages, sources

RULES = Path(fogbound.rules.__file__).parent


@cache
def _all_calls() -> tuple[ast.Call, ...]:
    """Every call in the sources of the rules."""
    return tuple(
        node
        for path in sorted(RULES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
    )


def _calls(name: str) -> set[str]:
    """The words with which the engine calls something, as first arguments."""
    return {
        word for node in _all_calls() if node.args and _called(node) == name for word in _words(node.args[0])
    }


def _words_in_calls(name: str) -> set[str]:
    """The words that the engine hands to something, wherever they stand."""
    calls = [node for node in _all_calls() if _called(node) == name]
    return {word for node in calls for argument in node.args for word in _words(argument)}


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _words(node: ast.expr) -> list[str]:
    words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [word for word in words if isinstance(word, str)]


def _questions() -> set[str]:
    """The names of all questions that can be asked."""
    for module in pkgutil.walk_packages(fogbound.rules.__path__, "fogbound.rules."):
        importlib.import_module(module.name)
    found: set[type[Question]] = set()
    border: list[type[Question]] = [Question]
    while border:
        for kind in border.pop().__subclasses__():
            found.add(kind)
            border.append(kind)
    return {kind.name for kind in found if kind.name}


def _refusals() -> set[str]:
    """The reasons with which an action is refused: by the rules of legality, and by explanations."""
    found: set[str] = set()
    for ruleset in ("continent", "citadel"):
        tree = ast.parse((RULES / ruleset / "legality.py").read_text("utf-8"))
        returned = [
            word
            for node in ast.walk(tree)
            if isinstance(node, ast.Return) and node.value
            for word in _words(node.value)
        ]
        explained = ast.parse((RULES / ruleset / "explain.py").read_text("utf-8"))
        given = [
            word
            for node in ast.walk(explained)
            if isinstance(node, ast.Call) and _called(node) == "Refusal" and len(node.args) > 1
            for word in _words(node.args[1])
        ]
        found |= {word.partition(":")[0] for word in returned if ":" in word} | set(given)
    return found


def _endings() -> set[str]:
    lost = {f"lost-{reason}" for reason in _calls("Defeat")}
    ended = _calls("end") | {how for how in _words_in_calls("end_adventure") if how}
    return lost | {ending.replace(":", "-") for ending in ended if not ending.endswith(":")}


SPEECH = {
    "option": lambda: _calls("verb"),
    "question": _questions,
    "news": lambda: _calls("kind"),
    "part": lambda: _calls("Part"),
    "refusal": _refusals,
    "ending": _endings,
}
"""What the engine says, by the beginning of the messages' names."""


@pytest.mark.parametrize(
    ("sort", "known"),
    [
        ("option", {"keep-none"}),
        ("question", {"choose-turn"}),
        ("news", {"succeeded", "failed"}),
        ("part", {"default"}),
        ("refusal", {"done"}),
        ("ending", {"lost-curse", "won"}),
    ],
)
def test_everything_the_engine_says_has_words(sort, known):
    """Every option, question, news, part, refusal and ending of the rules has a message in every language."""
    spoken = SPEECH[sort]()

    assert known <= spoken, "the search finds what it looks for"
    assert [
        f"{lang}: {sort}-{what}"
        for lang in LANGUAGES
        for what in sorted(spoken)
        if not catalogue(lang).has(f"{sort}-{what}")
    ] == []


AGREEMENT = {"many"}
"""What a language needs whose verbs agree with several people, and another does not."""


@cache
def _variables(lang: str) -> dict[str, set[str]]:
    """The variables of every message and attribute of a language."""
    found: dict[str, set[str]] = {}
    for source in sources(lang).values():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = set(_named(entry.value)) - AGREEMENT
    return found


def _named(node: object) -> list[str]:
    return [found.id.name for found in _inside(node, fluent.VariableReference)]


def _inside(node: object, kind: Any) -> list[Any]:
    """The parts of a message that are of a kind, itself included."""
    if isinstance(node, kind):
        return [node]
    parts = (
        vars(node).values() if isinstance(node, fluent.BaseNode) else node if isinstance(node, list) else []
    )
    return [found for part in parts for found in _inside(part, kind)]


def test_both_languages_say_the_same():
    """The catalogues have the same messages, and each uses the same variables."""
    assert _variables("en") == _variables("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_read_by_itself_as_in_its_file(lang):
    """What is cut out of a file is what Fluent reads there, and needs no other message."""
    for name, source in sources(lang).items():
        body = FluentParser(with_spans=False).parse(source).body
        whole = [entry for entry in body if not isinstance(entry, fluent.BaseComment)]
        alone = [FluentParser(with_spans=False).parse(each).body for each in messages(source).values()]

        assert list(messages(source)) == [entry.id.name for entry in whole], name
        for entry, read in zip(whole, alone, strict=True):
            assert len(read) == 1, entry.id.name
            assert read[0].equals(entry, ignored_fields=["comment"]), entry.id.name
            assert not _inside(entry, fluent.MessageReference | fluent.TermReference), entry.id.name


SAYING = {
    "say": 0,
    "RequestRefused": 0,
    "NotAllowed": 0,
    "NotHere": 0,
    "OutOfOrder": 0,
    "Unusable": 0,
    "Denied": 1,
}
"""What is called with the key of a message, and where among its arguments it stands."""


@pytest.mark.slow
def test_every_message_that_is_said_by_its_key_is_there():
    """A misspelt key would be noticed only when somebody comes to it."""
    said = {
        word: f"{path.relative_to(native.HOME)}:{node.lineno}"
        for path in sorted(native.HOME.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and (at := SAYING.get(_called(node))) is not None
        for argument in node.args[at : at + 1]
        for branch in ([argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument])
        if isinstance(branch, ast.Constant)
        for word in _words(branch)
    }

    assert len(said) > 250
    assert {word: place for word, place in said.items() if not catalogue("en").has(word)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang):
    """With its variables filled in, no message fails, for none, one and several."""
    for key, names in _variables(lang).items():
        for number in (0, 1, 5):
            said = catalogue(lang).say(key, **dict.fromkeys(names | AGREEMENT, number))
            assert said
            assert "{" not in said


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 0, "0 cards were drawn."),
        ("en", 1, "1 card was drawn."),
        ("fr", 0, "0 carte a été piochée."),
        ("fr", 1, "1 carte a été piochée."),
        ("fr", 2, "2 cartes ont été piochées."),
    ],
)
def test_a_number_changes_the_noun(lang, number, said):
    """One card is a card, and in French none is said like one."""
    assert catalogue(lang).say("news-drawn", n=number) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_turns_none_into_one(lang):
    """A message that counts says 0 for none, or says it in words of its own."""
    for key, names in _variables(lang).items():
        if "n" in names:
            said = catalogue(lang).say(key, **{name: 0 if name == "n" else "X" for name in names | AGREEMENT})
            assert "1" not in said, key


def test_an_unknown_language_is_refused():
    """The refusal names the languages there are."""
    with pytest.raises(LookupError, match=" and ".join(LANGUAGES)):
        catalogue("eo")


def test_what_only_some_may_know_has_words_for_the_others():
    """News that names a hidden card can be told without it."""
    told = {
        part.attr.lower().replace("_", "-")
        for node in _all_calls()
        if _called(node) == "tell" and any(keyword.arg == "seen" for keyword in node.keywords)
        for part in ast.walk(node.args[0])
        if isinstance(part, ast.Attribute)
    }

    assert "looked" in told
    assert all(catalogue(lang).has(f"news-{what}-hidden") for what in told for lang in LANGUAGES)
