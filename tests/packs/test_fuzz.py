"""Whatever is in a pack folder, it loads or is refused with faults that lead to a place; nothing else happens."""

import functools
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings

from fogbound.packs import build, pack, source
from fogbound.packs.examples import VOCABULARY
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.folder import Files
from fogbound.packs.format import ContinentCard, Manifest
from fogbound.packs.linter import count, lint
from fogbound.packs.sentences import MisreadError, parse
from fogbound.rules.common.lexicon import LEXICON

pytestmark = pytest.mark.slow  # many examples each

HERE = Path(__file__).parent
calm = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


@functools.cache
def base() -> pack.Pack:
    return pack.load(HERE / "base", [])


@functools.cache
def real_cards() -> tuple[str, ...]:
    """The text of every card file there is."""
    shipped = Path(pack.__file__).parents[1] / "adventures"
    found = [*HERE.glob("corpus/cards/*.yaml"), *shipped.glob("*/cards/*.yaml")]
    return tuple(path.read_text(encoding="utf-8") for path in sorted(found))


def judge(cards: str, manifest: str = "") -> None:
    """Load, build and lint; a refusal must have marks inside the files, and all of them messages."""
    words = (HERE / "base" / "pack.yaml").read_text(encoding="utf-8").replace("name: base", "name: mutant")
    contents = {
        "pack.yaml": (manifest or words).encode(),
        "cards/cards.yaml": cards.encode("utf-8", "replace"),
    }
    loaded, faults = load_or_refuse(Files(Path("mutant"), contents, []))
    if loaded is None:
        assert faults
        check_marks(faults, contents)
        return
    packs = pack.distinct([base(), loaded])
    packs[-1].folder = ""
    build.continent(packs)
    count(packs[-1])
    assert all(finding.message for finding in lint(packs))


def load_or_refuse(files: Files) -> tuple[pack.Pack | None, tuple[Fault, ...]]:
    try:
        return pack.assemble(files, [base()]), ()
    except PackError as error:
        return None, error.faults


def check_marks(faults: tuple[Fault, ...], contents: dict[str, bytes]) -> None:
    lines = {f"mutant/{path}": content.decode().count("\n") + 2 for path, content in contents.items()}
    for fault in faults:
        assert fault.message
        assert fault.code
        assert 1 <= fault.mark.line <= lines[fault.mark.file]
        assert fault.mark.column >= 1


@st.composite
def mutated_cards(draw: st.DrawFn) -> str:
    """A piece of a real card file with a few characters, words or lines changed."""
    text = draw(st.sampled_from(real_cards()))
    start = draw(st.integers(0, max(0, len(text) - 1)))
    text = text[text.rfind("\n- ", 0, start) + 1 :][:1500]
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.sampled_from([0, 1, 1, 3, 12, 60])))
        new = draw(st.one_of(st.sampled_from(SNIPPETS), st.text(max_size=4), st.just("")))
        text = text[:at] + new + text[end:]
    return text


SNIPPETS = (
    "\n- ",
    "\n  ",
    ": ",
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    "~",
    "-1",
    "999999999999999999999",
    "1.5",
    "true",
    "take 063",
    "if you are involved: ",
    ", then ",
    "each involved ",
    "(",
    "number: ",
    "actions: ",
    "effects: [",
    "text: ",
    "kind: state\n  ",
    "#",
    "\t",
    "\\",
    "٣٤٥",
    "*a",
    "&a ",
    "!!python/object:os.system ",
)


@calm
@given(mutated_cards())
def test_a_mutated_card_file_loads_or_is_refused(cards):
    """Real cards with real mistakes."""
    judge(cards)


_FIELDS = [field.encode_name for field in msgspec.structs.fields(ContinentCard)]
_values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-5, 1200),
        st.floats(allow_nan=False, allow_infinity=False),
        st.sampled_from([term.example for term in LEXICON.values()]),
        st.sampled_from(
            ["north", "green", "terrain", "I", "dig", "rope", "wood", "ann", "first-clue", "012"]
        ),
        st.text(max_size=8),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.one_of(st.sampled_from([*_FIELDS, "dig", "cost", "success", "if", "then", "do", "roll"])),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=12,
)


@calm
@given(st.lists(st.dictionaries(st.sampled_from(_FIELDS), _values, max_size=6), max_size=4))
def test_random_structures_load_or_are_refused(cards):
    """Every field with every kind of value."""
    judge(yaml.safe_dump(cards, allow_unicode=True))


@calm
@given(st.dictionaries(st.sampled_from([*Manifest.__struct_encode_fields__, "other"]), _values, max_size=8))
def test_random_manifests_load_or_are_refused(manifest):
    """The manifest as well."""
    whole = {"name": "mutant", "ruleset": "continent", "format": 1, **manifest}

    judge("- {skill: one}\n", yaml.safe_dump(whole, allow_unicode=True))


_words = sorted({word for term in LEXICON.values() for syntax in term.syntax for word in syntax.split()})
_sentences = st.lists(
    st.one_of(
        st.sampled_from(_words),
        st.sampled_from(sorted(word for words in VOCABULARY.values() for word in words)),
        st.sampled_from(["063", "1", "+", "-", "(", ")", ",", ":", '"', "any", "except"]),
        st.sampled_from([term.example for term in LEXICON.values()]),
    ),
    max_size=25,
).map(" ".join)


@calm
@given(_sentences, st.sampled_from(["effect", "ability", "condition", "value", "who", "cards"]))
def test_any_words_are_read_or_refused(text, sort):
    """The furthest word is always within the text, and what is read ends where the text ends."""
    tree, error = read_or_refuse(text, sort)

    if error is None:
        assert tree[0] in LEXICON
    else:
        assert 0 <= error.offset <= len(text)
        assert error.message


def read_or_refuse(text: str, sort: str) -> tuple[Any, MisreadError | None]:
    try:
        return parse(text, sort, VOCABULARY), None
    except MisreadError as error:
        return None, error


@calm
@given(st.text(alphabet="ab-{}$.= \n*[]>\"#'é1", max_size=200))
def test_any_prose_is_linted(prose):
    """Broken Fluent is a finding, never a crash."""
    manifest = Manifest(name="mutant", ruleset="continent", format=1, languages=["en"])
    document = source.parse("- {skill: grit}", "mutant/cards/cards.yaml")
    try:
        text = pack.prose(prose.encode(), "mutant/text/en/a.ftl")
    except PackError:
        return
    loaded = pack.compose(manifest, [document], [], [], "", {"en": {"a.ftl": text}})

    for finding in lint([loaded]):
        assert finding.mark.line >= 1
