"""Whatever is in a pack folder, it loads or is refused with faults that lead to a place; nothing else happens."""

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis.strategies as st
import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings

from amounts import examples
from fogbound.packs import build, citadel_book, pack, source
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.examples import VOCABULARY
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.folder import Files
from fogbound.packs.format import ContinentCard, Manifest
from fogbound.packs.linter import count, lint
from fogbound.packs.sentences import MisreadError, parse
from fogbound.rules.common.lexicon import LEXICON, words_of

pytestmark = pytest.mark.slow  # many examples each

HERE = Path(__file__).parent
SHIPPED = Path(pack.__file__).parents[1] / "adventures"
calm = settings(examples(1.5), suppress_health_check=list(HealthCheck))


class Land(NamedTuple):
    """What the packs of a ruleset are made from, for whoever wants to break them."""

    ground: str  # the folder of the pack that mutants build on
    words: str  # the folder of the pack whose manifest they borrow
    entry: type[ContinentCard] | type[CitadelCard]
    book: Callable[[list[pack.Pack]], object]
    names: tuple[str, ...]  # what may stand where a name is expected

    def base(self) -> pack.Pack:
        return loaded(self.ground)

    def manifest(self) -> str:
        text = (HERE / self.words / "pack.yaml").read_text(encoding="utf-8")
        return text.replace(f"name: {self.words}", "name: mutant")

    def fields(self) -> list[str]:
        return [field.encode_name for field in msgspec.structs.fields(self.entry)]


LANDS = {
    "continent": Land(
        "base",
        "base",
        ContinentCard,
        build.continent,
        ("north", "green", "terrain", "I", "dig", "rope", "wood", "ann", "first-clue", "012"),
    ),
    "citadel": Land(
        "brim",
        "farlamp",
        CitadelCard,
        citadel_book.citadel,
        ("north", "green", "terrain", "I", "dig", "purse", "eel", "ansa", "p014", "intro", "other", "012"),
    ),
}
every_ruleset = pytest.mark.parametrize("ruleset", LANDS)


@functools.cache
def loaded(folder: str) -> pack.Pack:
    return pack.load(HERE / folder, [])


@functools.cache
def real_entries(ruleset: str) -> tuple[str, ...]:
    """The text of every card and page there is under a ruleset."""
    folders = [
        manifest.parent
        for manifest in [*HERE.glob("*/pack.yaml"), *SHIPPED.glob("*/pack.yaml")]
        if f"ruleset: {ruleset}" in manifest.read_text(encoding="utf-8")
    ]
    found = [
        path for folder in folders for part in ("cards", "story") for path in folder.glob(f"{part}/*.yaml")
    ]
    texts = [path.read_text(encoding="utf-8") for path in sorted(found)]
    return tuple(
        entry for text in texts for entry in re.split(r"(?m)^(?=- )", text) if entry.startswith("- ")
    )


def judge(ruleset: str, entries: str, manifest: str = "") -> None:
    """Load, build and lint; a refusal must have marks inside the files, and all of them messages."""
    land = LANDS[ruleset]
    contents = {
        "pack.yaml": (manifest or land.manifest()).encode(),
        "cards/cards.yaml": entries.encode("utf-8", "replace"),
    }
    mutant, faults = load_or_refuse(Files(Path("mutant"), contents, []), land.base())
    if mutant is None:
        assert faults
        check_marks(faults, contents)
        return
    packs = pack.distinct([land.base(), mutant])
    packs[-1].folder = ""
    land.book(packs)
    count(packs[-1])
    assert all(finding.message for finding in lint(packs))


def load_or_refuse(files: Files, base: pack.Pack) -> tuple[pack.Pack | None, tuple[Fault, ...]]:
    try:
        return pack.assemble(files, [base]), ()
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
def mutated(draw: st.DrawFn, ruleset: str) -> str:
    """A few real cards and pages with some letters, words or lines changed."""
    text = "".join(draw(st.lists(st.sampled_from(real_entries(ruleset)), min_size=1, max_size=3)))
    for _ in range(draw(st.integers(1, 4))):
        change = draw(st.sampled_from([_other_letters, _other_word, _other_line]))
        text = change(draw, text, ruleset)
    return text


def _other_letters(draw: st.DrawFn, text: str, ruleset: str) -> str:
    at = draw(st.integers(0, len(text)))
    end = min(len(text), at + draw(st.sampled_from([0, 1, 1, 3, 12, 60])))
    new = draw(st.one_of(st.sampled_from(SNIPPETS), st.text(max_size=4), st.just("")))
    return text[:at] + new + text[end:]


def _other_word(draw: st.DrawFn, text: str, ruleset: str) -> str:
    """One word becomes another one of the same text, of the format, or of the pack."""
    words = list(re.finditer(r"\w[\w-]*", text)) or [re.match("", text)]
    old = draw(st.sampled_from(words))
    choice = [*LANDS[ruleset].names, *LANDS[ruleset].fields(), *(word[0] for word in words)]
    return text[: old.start()] + draw(st.sampled_from(choice)) + text[old.end() :]


def _other_line(draw: st.DrawFn, text: str, ruleset: str) -> str:
    """One line is left out, or stands there twice, or at another place."""
    lines = text.splitlines(keepends=True) or [""]
    line = lines.pop(draw(st.integers(0, len(lines) - 1)))
    for _ in range(draw(st.integers(0, 2))):
        lines.insert(draw(st.integers(0, len(lines))), line)
    return "".join(lines)


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
    "goals: {",
    "paragraph: ",
    "read 14",
    "replies: {",
    "like: ",
    "#",
    "\t",
    "\\",
    "٣٤٥",
    "*a",
    "&a ",
    "!!python/object:os.system ",
)


@every_ruleset
def test_real_files_are_found(ruleset):
    """There is something to mutate, and the least of all packs is sound."""
    assert len(real_entries(ruleset)) > 100

    contents = {"pack.yaml": LANDS[ruleset].manifest().encode(), "cards/a.yaml": b"- {skill: one}"}
    mutant, faults = load_or_refuse(Files(Path("mutant"), contents, []), LANDS[ruleset].base())

    assert (mutant is not None, faults) == (True, ())


@every_ruleset
@calm
@given(data=st.data())
def test_a_mutated_file_loads_or_is_refused(ruleset, data):
    """Real cards and pages with real mistakes."""
    judge(ruleset, data.draw(mutated(ruleset)))


@functools.cache
def values(ruleset: str) -> st.SearchStrategy[Any]:
    """Anything that can stand behind a field: plain, named, said, or nested."""
    inner_keys = [*LANDS[ruleset].fields(), "dig", "cost", "success", "if", "then", "do", "roll"]
    plain = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-5, 1200),
        st.floats(allow_nan=False, allow_infinity=False),
        st.sampled_from([term.example for term in words_of(ruleset)]),
        st.sampled_from(LANDS[ruleset].names),
        st.text(max_size=8),
    )
    return st.recursive(
        plain,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(inner_keys), inner, max_size=4)
        ),
        max_leaves=12,
    )


@every_ruleset
@calm
@given(data=st.data())
def test_random_structures_load_or_are_refused(ruleset, data):
    """Every field with every kind of value."""
    entry = st.dictionaries(st.sampled_from(LANDS[ruleset].fields()), values(ruleset), max_size=6)

    judge(ruleset, yaml.safe_dump(data.draw(st.lists(entry, max_size=4)), allow_unicode=True))


@every_ruleset
@calm
@given(data=st.data())
def test_random_manifests_load_or_are_refused(ruleset, data):
    """The manifest as well."""
    keys = st.sampled_from([*Manifest.__struct_encode_fields__, "other"])
    manifest = data.draw(st.dictionaries(keys, values(ruleset), max_size=8))
    whole = {"name": "mutant", "ruleset": ruleset, "format": 1, **manifest}

    judge(ruleset, "- {skill: one}\n", yaml.safe_dump(whole, allow_unicode=True))


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


@every_ruleset
@calm
@given(text=_sentences, sort=st.sampled_from(["effect", "ability", "condition", "value", "who", "cards"]))
def test_any_words_are_read_or_refused(ruleset, text, sort):
    """The furthest word is always within the text, and what is read ends where the text ends."""
    tree, error = read_or_refuse(text, sort, ruleset)

    if error is None:
        assert tree[0] in LEXICON
    else:
        assert 0 <= error.offset <= len(text)
        assert error.message


def read_or_refuse(text: str, sort: str, ruleset: str) -> tuple[Any, MisreadError | None]:
    try:
        return parse(text, sort, VOCABULARY, ruleset), None
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
