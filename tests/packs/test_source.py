"""Pack sources: what the YAML means, where everything stood, and which faults are named at which place."""

import os
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from amounts import examples
from fogbound.packs import source
from fogbound.packs.faults import Fault, Mark, PackError, nearest
from fogbound.packs.source import Document, parse, read
from fogbound.packs.syntax import PlainLoader

PARSERS: list[type[Any]] = [PlainLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]

CARD = """\
- number: 112
  kind: terrain   # the wreck
  arrows: {north: 118, 'east': 012}
  actions:
    - dig: {cost: 6, success: "take 063, then \\"rest\\""}
    - move: {cost: 2, success: move}
- skill: rope-work
"""


@pytest.fixture(params=PARSERS, ids=lambda parser: parser.__name__)
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test with the compiled parser and with the interpreted one."""
    monkeypatch.setattr(source, "_LOADER", request.param)


def faults_of(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every fault."""
    with pytest.raises(PackError) as caught:
        parse(text, "cards.yaml")
    return [(fault.code, fault.mark.line, fault.mark.column) for fault in caught.value.faults]


def place(mark: Mark) -> tuple[int, int]:
    return mark.line, mark.column


def places(data: object, path: source.Path = ()) -> Iterator[tuple[source.Path, object]]:
    """Every path in the data, with what is there."""
    yield path, data
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in entries:
        yield from places(value, (*path, step))


def character(text: str, mark: Mark) -> str:
    """The character of the source to which a mark points."""
    return (text.splitlines()[mark.line - 1] + "\n")[mark.column - 1]


# What the YAML means


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("no", "no"),
        ("on", "on"),
        ("yes", "yes"),
        ("Off", "Off"),
        ("True", "True"),
        ("NULL", "NULL"),
        ("0", 0),
        ("-7", -7),
        ("+7", 7),
        ("010", 10),
        ("012", 12),
        ("089", 89),
        ("000", 0),
        ("-012", -12),
        ("999999999999999999", 10**18 - 1),
        ("0x1F", "0x1F"),
        ("0o17", "0o17"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
        ("2024-01-02", "2024-01-02"),
        ("1.5", 1.5),
        ("-.5", -0.5),
        ("1.", 1.0),
        ("01.50", 1.5),
        ("6e2", 600.0),
        ("1e-3", 0.001),
        (".inf", ".inf"),
        (".nan", ".nan"),
        (".", "."),
        ("+", "+"),
        ("1.2.3", "1.2.3"),
        ("٣", "٣"),
        ("=", "="),
        ("take 063", "take 063"),
        ("'12'", "12"),
        ('"null"', "null"),
        ("''", ""),
        ("|\n  12\n", "12\n"),
    ],
)
def test_scalars_are_those_of_yaml_1_2_without_its_traps(written: str, meant: object) -> None:
    """Only true, false, null, ~ and nothing are special; zeros in front mean nothing; the rest is text."""
    found = parse(f"value: {written}", "x").value(("value",))

    assert (type(found), found) == (type(meant), meant)


@pytest.mark.usefixtures("either_parser")
def test_keys_are_the_text_that_was_written() -> None:
    """A number as key keeps its zeros, and no key turns into a truth value."""
    assert parse("1: a\n012: b\nno: c\n~: d\ntrue: e\n'': f\n'<<': g", "x").data == {
        "1": "a", "012": "b", "no": "c", "~": "d", "true": "e", "": "f", "<<": "g",
    }  # fmt: skip


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize("text", ["", "\n", "# nothing but a remark\n", "---\n", "---\n...\n"])
def test_an_empty_file_holds_nothing(text: str) -> None:
    """No document, or an empty one, is null."""
    assert parse(text, "x").data is None


def test_a_byte_order_mark_is_no_part_of_the_first_line() -> None:
    """Some editors begin a file with one; columns count without it."""
    document = parse("\ufeffa: 1", "x")

    assert document.data == {"a": 1}
    assert place(document.mark(("a",))) == (1, 4)


# Where everything stood


@pytest.mark.usefixtures("either_parser")
def test_values_and_keys_have_their_exact_places() -> None:
    """Lines and columns count from 1, in block style and in brackets alike."""
    document = parse(CARD, "cards/marsh.yaml")

    assert document.mark(()) == Mark("cards/marsh.yaml", 1, 1)
    assert place(document.mark((0,))) == (1, 3)
    assert place(document.key_mark((0, "number"))) == (1, 3)
    assert place(document.mark((0, "number"))) == (1, 11)
    assert place(document.mark((0, "arrows"))) == (3, 11)
    assert place(document.key_mark((0, "arrows", "east"))) == (3, 24)
    assert place(document.mark((0, "arrows", "east"))) == (3, 32)
    assert place(document.mark((0, "actions"))) == (5, 5)
    assert place(document.mark((0, "actions", 1, "move", "success"))) == (6, 32)
    assert place(document.mark((1, "skill"))) == (7, 10)


def test_what_is_not_there_has_the_place_of_what_surrounds_it() -> None:
    """A missing field is shown where its mapping begins."""
    document = parse(CARD, "x")

    assert place(document.mark((0, "arrows", "west"))) == (3, 11)
    assert place(document.mark((0, "arrows", "north", "deeper", 3))) == (3, 19)
    assert place(document.mark((7,))) == (1, 1)
    assert place(document.mark((-1,))) == (1, 1)
    assert place(document.key_mark((0, "actions", 0))) == (5, 7)
    assert place(document.key_mark((0, "weight"))) == (1, 3)
    assert document.key_mark(()) == document.mark(())


def test_an_empty_value_stands_behind_its_colon() -> None:
    """There is nothing to point at but the place where something should be."""
    assert place(parse("a: 1\nb:\nc: 2\n", "x").mark(("b",))) == (2, 3)


def test_letters_of_every_script_count_as_one_column() -> None:
    """Columns count characters, not bytes."""
    assert place(parse("été: {île: 🌊, nord: 1}", "x").mark(("été", "nord"))) == (1, 21)


@pytest.mark.parametrize("line_break", ["\n", "\r\n", "\r"])
def test_lines_end_as_on_every_system(line_break: str) -> None:
    """Line numbers do not depend on the editor's line ends."""
    document = parse(CARD.replace("\n", line_break), "x")

    assert place(document.mark((0, "actions", 1, "move", "success"))) == (6, 32)


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize(
    ("text", "word", "where"),
    [
        ("a: take 063 then rest", "063", (1, 9)),
        ("a: 'it''s 063'", "063", (1, 11)),
        ('a: "\\x41\\u00e9\\U0001F30A\\n\\"063"', "063", (1, 29)),
        ("[take 063]", "063", (1, 7)),
        ("a: take\n   063 then\n\n   rest", "063", (2, 4)),
        ("a: take\n   063 then\n\n   rest", "rest", (4, 4)),
        ("a: take\n   063 then\n\n\n   rest", "\nrest", (4, 1)),
        ('a: "take   \n\n   063"', "063", (3, 4)),
        ('a: "take \\\n   063"', "063", (2, 4)),
        ('a: "take\\\n\n   063"', "063", (3, 4)),
        ("a: |\n  take\n    063", "063", (3, 5)),
        ("a: |2\n    take\n  063", "take", (2, 5)),
        ("a: |\n\n  take\n\n  063\n", "063", (5, 3)),
        ("a: >-  # folded\n  take\n  063\n\n  then\n", "063", (3, 3)),
        ("a: >\n  take\n  063\n\n  then\n", "then", (5, 3)),
        ("a: >\n  take\n    063\n  then\n", "063", (3, 5)),
        ("a: >\n  take\n    063\n\n  then\n", "then", (5, 3)),
    ],
)
def test_a_place_within_a_text(text: str, word: str, where: tuple[int, int]) -> None:
    """A parser of effects can point at a word, whichever way the text is quoted, folded or indented."""
    document = parse(text, "x")
    path: source.Path = (0,) if isinstance(document.data, list) else ("a",)

    assert place(document.within(path, document.value(path).index(word))) == where


def test_a_place_past_the_end_of_a_text() -> None:
    """The end of a text is just behind its last character; nothing lies further."""
    document = parse("a: 'it''s'\nb: rest\nc: ''\nd: \"\\x41\"\ne: 12\n", "x")

    assert place(document.within(("a",), 4)) == (1, 10)
    assert place(document.within(("b",), 400)) == (2, 8)
    assert place(document.within(("b",), -3)) == (2, 4)
    assert place(document.within(("c",), 0)) == (3, 5)
    assert place(document.within(("d",), 1)) == (4, 9)
    assert place(document.within(("e",), 1)) == (5, 4)
    assert document.within(("b", "deeper"), 2) == document.mark(("b",))
    assert document.within((), 2) == document.mark(())


# Faults


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a: 1\nb: 2\na: 3", ("duplicate-key", 3, 1)),
        ("1: x\n'1': y", ("duplicate-key", 2, 1)),
        ("{a: 1, a: 2}", ("duplicate-key", 1, 8)),
        ("a: &spot 1", ("anchor", 1, 4)),
        ("- &spot\n  a: 1", ("anchor", 1, 3)),
        ("b: 1\n&spot a: 1", ("anchor", 2, 1)),
        ("&spot a: 1", ("anchor", 1, 1)),
        ("a: & rest", ("anchor", 1, 4)),
        ("a: *spot", ("alias", 1, 4)),
        ("*spot : 1", ("alias", 1, 1)),
        ("a: *bold* text", ("alias", 1, 4)),
        ("<<: {a: 1}", ("merge-key", 1, 1)),
        ("a: !!str 1", ("tag", 1, 4)),
        ("a: ! 1", ("tag", 1, 4)),
        ("a: !!python/object/apply:os.system [ls]", ("tag", 1, 4)),
        ("a: !x!y 1", ("tag", 1, 4)),
        ("a: !<x y", ("tag", 1, 4)),
        ("a: 1\n!b c: 1", ("tag", 2, 1)),
        ("%YAML 1.2\n---\na: 1", ("directive", 1, 1)),
        ("%YAML 3.0\n---\na: 1", ("directive", 1, 1)),
        ("%FOG 1\n---\na: 1", ("directive", 1, 1)),
        ("a: 1\n---\nb: 2", ("second-document", 2, 1)),
        ("a: 1\n  \tb: 2", ("tab", 2, 3)),
        ("a: 1\nb: x\x07y", ("control-character", 2, 5)),
        ("a: x\u2028y", ("control-character", 1, 5)),
        ("a: \ud800", ("control-character", 1, 4)),
        ('a: "safe \\x1b[2J"', ("control-character", 1, 10)),
        ("a: 1000000000000000000", ("number-too-large", 1, 4)),
        ("a: 1e999", ("number-too-large", 1, 4)),
        ("a: " + "9" * 5000, ("number-too-large", 1, 4)),
        ("{{a}: 1}", ("key-not-a-word", 1, 2)),
        ("?\n: 1", ("key-missing", 1, 2)),
        ("{: 1}", ("syntax", 1, 2)),
        ("a: " + "[" * 40, ("too-deep", 1, 43)),
        ("a: b: c", ("syntax", 1, 5)),
        ("a: [1, 2\n", ("syntax", 2, 1)),
        ("a: {b: 1\nc: 2", ("syntax", 2, 2)),
        ("a: 'open\nb: 1\n", ("syntax", 1, 4)),
        ("a: 'open\n---\n", ("syntax", 1, 4)),
        ('a: "\\U00110000"', ("syntax", 1, 7)),
        ("a: @here", ("syntax", 1, 4)),
        ("a: > 5", ("syntax", 1, 6)),
        ("a: |# remark\n  b", ("syntax", 1, 5)),
        ("a: - b", ("syntax", 1, 4)),
        ("a: ]", ("syntax", 1, 4)),
        ("a: 1\nb", ("syntax", 2, 1)),
        ("a:\n  b: 1\n c: 2", ("syntax", 3, 2)),
        ("- a\nb: 1", ("syntax", 2, 1)),
        ("  a: 1\nb: 2", ("syntax", 2, 1)),
    ],
)
def test_a_fault_is_named_and_placed(text: str, fault: tuple[str, int, int]) -> None:
    """Everything that packs do without is refused where it stands, by both parsers alike."""
    assert faults_of(text) == [fault]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: 1\n\tb: 2", "x:2:1: tab: tabs are not used in packs (use spaces)"),
        ("kind: a\nkind: b", "x:2:1: duplicate-key: the key 'kind' stands here twice (first in line 1)"),
        ("a: @here", "x:1:4: syntax: a value cannot begin with @ (put it in quotes)"),
        ("a: 'open", "x:1:4: syntax: the quote that opens here is never closed"),
        (
            "a: {b: 1\nc: 2",
            "x:2:2: syntax: expected , or } for the mapping that opens in line 1 "
            "(close it, or put text with a colon in quotes)",
        ),
        ("a: !x 1", "x:1:4: tag: tags are not used in packs (put text that begins with ! in quotes)"),
    ],
)
def test_faults_speak_plainly(text: str, said: str) -> None:
    """A fault reads as one line: place, code, what is wrong, and what would be right."""
    with pytest.raises(PackError) as caught:
        parse(text, "x")

    assert str(caught.value) == said


def test_minor_faults_are_gathered_up_to_the_one_that_ends_the_reading() -> None:
    """An author sees several mistakes at once, in the order of the file."""
    assert faults_of("a: 1\na: 2\nb: !t 3\nc: *d\ne: f: g") == [
        ("duplicate-key", 2, 1),
        ("tag", 3, 4),
        ("alias", 4, 4),
        ("syntax", 5, 5),
    ]


def test_endless_faults_end() -> None:
    """A hopeless file is not listed to its end."""
    assert len(faults_of("- *a\n" * 1000)) == source.MOST_FAULTS


def test_nesting_ends_at_forty_levels() -> None:
    """Forty levels are read; the forty-first is refused."""
    assert parse("[" * 40 + "]" * 40, "x").data
    assert faults_of("[" * 41 + "]" * 41) == [("too-deep", 1, 41)]
    assert faults_of("{a: " * 41 + "}" * 41) == [("too-deep", 1, 161)]


def test_faults_survive_the_way_between_processes() -> None:
    """An error that is pickled comes back with its faults."""
    error = PackError([Fault("tab", "a tab", Mark("x", 1, 2), "use spaces")])

    assert pickle.loads(pickle.dumps(error)).faults == error.faults


@pytest.mark.parametrize(
    ("word", "found"),
    [("terain", "terrain"), ("Terrain", "terrain"), ("dgi", "dig"), ("xyz", ""), ("", ""), ("d" * 10**6, "")],
)
def test_the_nearest_word(word: str, found: str) -> None:
    """A slip finds its word whatever the order of the words; a stranger finds none."""
    words = ["terrain", "dig", "item", "event"]

    assert nearest(word, words) == nearest(word, iter(reversed(words))) == found


# Files


def test_a_file_is_read_under_the_name_it_is_shown_as(tmp_path: Path) -> None:
    """Faults name the file as the author knows it."""
    (tmp_path / "a.yaml").write_bytes("name: Écueil\r\nsize: 2\r\n".encode())

    document = read(tmp_path / "a.yaml", "cards/a.yaml")

    assert document.data == {"name": "Écueil", "size": 2}
    assert document.mark(("size",)) == Mark("cards/a.yaml", 2, 7)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"a: 1\nb: \xc3\xa9\xff", "x:2:5: not-utf8: this is not UTF-8 (save the file as UTF-8)"),
        (b"\xef\xbb\xbfa: \xe9t\xe9", "x:1:4: not-utf8: this is not UTF-8 (save the file as UTF-8)"),
        ("a: 1".encode("utf-16"), "x:1:1: not-utf8: this is not UTF-8 (save the file as UTF-8)"),
        (
            b"#" * (4 * 1024 * 1024 + 1),
            "x:1:1: file-too-large: the file is larger than 4 MiB (share its cards among several files)",
        ),
    ],
)
def test_a_file_that_is_no_text_or_too_much_of_it(tmp_path: Path, content: bytes, fault: str) -> None:
    """Wrong encodings are placed at their first wrong byte."""
    (tmp_path / "a.yaml").write_bytes(content)

    with pytest.raises(PackError) as caught:
        read(tmp_path / "a.yaml", "x")

    assert str(caught.value) == fault


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    """The limit itself is allowed."""
    (tmp_path / "a.yaml").write_bytes(b"#" * (4 * 1024 * 1024))

    assert read(tmp_path / "a.yaml", "x").data is None


def test_what_is_no_file(tmp_path: Path) -> None:
    """A missing file, a folder, a pipe, a link to itself, an impossible name: none hangs or slips through."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    codes = {}
    for name in ("missing", "", "pipe", "loop", "n" * 5000, "zero\0"):
        with pytest.raises(PackError) as caught:
            read(tmp_path / name, "x")
        codes[name[:7]] = caught.value.faults[0].code

    assert codes == {
        "missing": "file-missing",
        "": "not-a-file",
        "pipe": "not-a-file",
        "loop": "file-missing",
        "nnnnnnn": "file-unreadable",
        "zero\0": "file-missing",
    }


# Properties

LETTERS = st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"], exclude_characters="\ufeff\ufffe\uffff")
TEXTS = st.text(st.one_of(st.sampled_from(" \n:#-'\"\\,[]{}&*!|>%@?~0123456789.eE+_"), LETTERS), max_size=30)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**18) + 1, 10**18 - 1),
    st.floats(allow_nan=False, allow_infinity=False),
    TEXTS,
    st.sampled_from(
        ["no", "on", "012", "08", "1e5", "0x1F", "1_000", "~", "null", "", "<<", "=", "\n", " a"]
    ),
)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
SNIPPETS = st.sampled_from([
    "- ", "a: ", ": ", "? ", ", ", "{", "}", "[", "]", "#", " #", "'", '"', "&a", "*a", "!t", "|", ">", "%",
    "\n", "\n  ", "---\n", "...\n", "\r", "\t", "\0", "\\", "\\x41", "\\ud800", "012", "063", "null", "<<: ",
])  # fmt: skip


class Writer(yaml.SafeDumper):
    """Writes YAML in which every text that we would read as something else is quoted."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


Writer.add_implicit_resolver(
    "tag:yaml.org,2002:float",
    re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z"),
    list("+-.0123456789"),
)


def write(data: object, style: str | None, flow: bool | None, width: int) -> str:
    """The data as YAML, its texts quoted or folded in the given style where that is possible."""

    class Styled(Writer):
        pass

    Styled.add_representer(
        str, lambda writer, text: writer.represent_scalar("tag:yaml.org,2002:str", text, style)
    )
    return yaml.dump(
        data, Dumper=Styled, default_flow_style=flow, width=width, allow_unicode=True, sort_keys=False
    )


STYLES = st.sampled_from([None, "'", '"', "|", ">"])
WRITTEN = st.builds(
    lambda data, style, flow, width: (data, write(data, style, flow, width)),
    DATA,
    STYLES,
    st.sampled_from([None, True, False]),
    st.sampled_from([8, 20, 80, 1000]),
)


@given(WRITTEN)
def test_what_is_written_is_read(written: tuple[object, str]) -> None:
    """Any plain data comes back equal, types included, in whichever style it was written."""
    data, text = written

    assert repr(parse(text, "x").data) == repr(data)


@given(WRITTEN)
def test_marks_point_at_what_they_mark(written: tuple[object, str]) -> None:
    """A mark shows the first character of a value or key, or the sign that opens it."""
    _, text = written
    document = parse(text, "x")
    for path, value in places(document.data):
        here = character(text, document.mark(path))
        if isinstance(value, str):
            check_text(text, document, path, value, here)
        elif isinstance(value, dict | list) and value:
            assert here in "{[-?'\"|>" or document.mark(path) == document.key_mark((*path, next(iter(value))))
        elif value is not None:
            assert here in "-+.0123456789tf[{"
        if path and isinstance(path[-1], str) and path[-1][:1].isalnum():
            assert character(text, document.key_mark(path)) in {path[-1][0], "'", '"', "|", ">", "\\"}


def check_text(text: str, document: Document, path: source.Path, value: str, here: str) -> None:
    """Each character of a text stands at its place, or else the escape or line break that made it."""
    assert here in {"'", '"', "|", ">", value[:1]}
    for offset, letter in enumerate(value):
        there = character(text, document.within(path, offset))
        assert there == letter or (there == "\\" and here == '"') or (there == "\n" and letter in " \n")


@given(st.one_of(st.text(), st.lists(st.one_of(SNIPPETS, st.text(max_size=3)), max_size=20).map("".join)))
@example("? |#\n : 1")
@example("'\\ud800'")
@examples(5)
def test_any_text_is_a_document_or_a_pack_error(text: str) -> None:
    """Nothing else ever comes out, and every fault and every value lies within the file."""
    try:
        document = parse(text, "x")
    except PackError as error:
        marks = [fault.mark for fault in error.faults]
    else:
        paths = [path for path, _ in places(document.data)]
        marks = [*map(document.mark, paths), *map(document.key_mark, paths)]
    lines = re.split(r"\r\n?|\n", text)
    assert marks
    assert all(1 <= mark.line <= len(lines) for mark in marks)
    assert all(1 <= mark.column <= len(lines[mark.line - 1]) + 1 for mark in marks)


@given(st.lists(SNIPPETS.filter(lambda snippet: snippet != "? "), max_size=20).map("".join))
@examples(5)
def test_both_parsers_agree(text: str) -> None:
    """The interpreted parser reads the same data at the same places, and refuses the same files."""
    results = []
    for parser in PARSERS:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(source, "_LOADER", parser)
            try:
                document = parse(text, "x")
            except PackError:
                results.append("refused")
            else:
                found = places(document.data)
                results.append(
                    repr([(value, document.mark(path), document.key_mark(path)) for path, value in found])
                )

    assert results == results[:1] * len(PARSERS)
