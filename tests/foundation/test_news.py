"""Kinds of news: each is declared once, under a name of its own, and nobody else lists them."""

import importlib
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from fogbound.core.messages import WORD
from fogbound.core.news import Kind
from fogbound.view.news import ROLES
from literals import (
    browser_files,
    constants_compared,
    constants_listed,
    in_browser,
    in_python,
    last_word,
    rooms,
    written,
    written_on_page,
)

TABLES = ("common", "continent", "citadel")
DEAF = ("packs", "press")
"""Rooms that hear no news: their words are those of cards and pictures."""
OTHER_WORDS = {
    "terminal/games.py": frozenset(("won", "lost")),  # how games ended
    "citadel/Leaflet.svelte": frozenset(("influence", "knowledge", "production", "defense")),  # scores
    "icon/Star.svelte": frozenset(("left", "joined")),  # parts of a star
    "view/citadel_schema.py": frozenset(("eliminated", "held")),  # how a character is
}
"""Lists of other words that are spelt like kinds of news."""
SPELT_ALIKE = {
    "bots/careful.py": {"draw-more"},  # a question
    "view/continent.py": {"vital-loss"},  # a number that players ask about
}
"""Other things that are called like a kind of news in several words."""
COUNTED = {"lab/census.py"}
"""Counts some of the news, each by itself."""
WHAT = ("what", "kind.name")
"""What the name of a kind is called where news is told."""


def kinds(table: str) -> dict[str, Kind]:
    """What a table declares, by the names of its constants."""
    module = importlib.import_module(f"fogbound.rules.{table}.news")
    return {name: value for name, value in vars(module).items() if isinstance(value, Kind)}


@cache
def names() -> frozenset[str]:
    """The names of all kinds."""
    return frozenset(kind.name for table in TABLES for kind in kinds(table).values())


def test_every_kind_is_declared_once():
    """The name of a kind is that of its message, so two of them would be told alike."""
    times = Counter(kind.name for table in TABLES for kind in kinds(table).values())

    assert [name for name, number in times.items() if number > 1] == []


@pytest.mark.parametrize("table", TABLES)
def test_a_constant_bears_the_name_of_its_kind(table):
    """Who reads `news.LIFE_LOST` knows which message to look for; a word belongs to a group."""
    for constant, kind in kinds(table).items():
        assert constant == kind.name.upper().replace("-", "_")
        assert bool(kind.group) == (kind.n == WORD)


def test_every_role_has_one_name():
    """Two bits under one name, or one under two, would say something else above the view."""
    assert len({bit for bit, _ in ROLES}) == len({name for _, name in ROLES}) == len(ROLES)
    assert all(bit.bit_count() == 1 for bit, _ in ROLES)


# -- lists of kinds --------------------------------------------------------------------------------


def listed(path: str, source: str) -> Iterator[str]:
    """Where a module lists kinds by their names, or compares what a piece of news is with a name."""
    other = OTHER_WORDS.get(path, frozenset())
    for group in in_browser(source) if path.endswith((".ts", ".svelte")) else in_python(source):
        found = group.names(names())
        is_list = len(found) > 1 and not other.issuperset(found)
        is_single = not group.subject and group.size == 1 and any("-" in word for word in found)
        is_mixed = len(found) > 2 and 3 * len(found) >= group.size and not other.issuperset(found)
        if is_list or is_single or is_mixed or (found and is_news(group.subject)):
            yield f"{path}:{group.line}: {group.subject} {', '.join(group.words)}"


def is_news(subject: str) -> bool:
    """Whether what is compared is the kind of a piece of news."""
    return last_word(subject) == "what" or subject.endswith(WHAT)


@pytest.mark.slow
def test_nobody_lists_kinds_of_news():
    """Who listens goes by their roles, so that a new kind is complete where it is declared."""
    files = [*rooms("rules", *DEAF), *browser_files()]

    assert [each for path, source in files for each in listed(path, source)] == []


@pytest.mark.slow
def test_nobody_above_the_rules_lists_their_constants():
    """Nor goes by several of them: what news are of one sort is told by their roles."""
    tables = {f"fogbound.rules.{table}.news" for table in TABLES}
    files = rooms("rules", "core")

    assert [path for path, source in files if list(constants_listed(source, tables))] == []
    assert {path for path, source in files if len(constants_compared(source, tables)) > 1} == COUNTED


def test_nobody_writes_the_name_of_one():
    """A name of several words is found wherever it stands: alone, in a list of one, in a text that is split."""
    several = frozenset(name for name in names() if "-" in name)
    found = {path: {*written(source, several)} for path, source in rooms("rules", "core", *DEAF)}
    found |= {path: {*written_on_page(source, several)} for path, source in browser_files()}

    assert {path: each for path, each in found.items() if each} == SPELT_ALIKE


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("lab/ears.py", 'DRAWN = ("cost", "draw-more", "drawn")'),
        ("lab/ears.py", 'GRAVE = {"deck-emptied"}'),
        ("lab/ears.py", 'GRAVE = ("drawn", "kept", "took-it-all", "fell")'),
        ("lab/ears.py", 'GRAVE: Final = frozenset("drawn kept".split())'),
        ("lab/ears.py", 'ANSWERS = {"kept": "retain", "replied": "reply"}'),
        ("lab/ears.py", 'ANSWERS = {"retain": "kept", "reply": "replied"}'),
        ("lab/ears.py", 'is_taken = item.what == "taken"'),
        ("lab/ears.py", 'is_taken = "taken" == item.what'),
        ("lab/ears.py", 'is_taken = item.kind.name == "taken"'),
        ("lab/ears.py", 'match item.what:\n    case "taken": pass'),
        ("lab/ears.py", 'match word:\n    case "taken" | "drawn": pass'),
        ("lab/ears.py", 'kind = item.what\nis_taken = kind == "taken"'),
        ("lab/ears.py", 'is_taken = {"taken": True}.get(item.what, False)'),
        ("lab/ears.py", 'is_taken = item.what in {"taken": True}'),
        ("lab/ears.py", "GRAVE = dict(taken=1, drawn=2)"),
        ("lab/ears.py", 'GRAVE = (("taken", 1), ("drawn", 2))'),
        ("lab/ears.py", 'GRAVE = "taken|drawn".split("|")'),
        ("lab/ears.py", 'GRAVE = re.compile("taken|drawn")'),
        ("ears.ts", 'const LAID = new Set(["event", "terrain"]);'),
        ("ears.ts", "const LAID = ['event', 'terrain'] as const;"),
        ("ears.ts", 'const OUTCOMES = { succeeded: "success", failed: "failure" };'),
        ("ears.ts", 'const begun = lines.some((line) => line.what === "action");'),
        ("ears.ts", 'switch (line.what) {\n  case "action":\n    go();\n}'),
        ("ears.ts", 'switch (word) {\n  case "taken":\n  case "drawn":\n    go();\n}'),
        ("ears.ts", 'type Laid = "event" | "terrain";'),
        ("ears.ts", "const LAID = 'event terrain'.split(' ');"),
        ("ears.ts", 'const LAID = new Map([["event", 1], ["terrain", 2]]);'),
        ("ears.ts", "if (/^(event|terrain)$/.test(word)) go();"),
        ("ears.ts", 'if (line["what"] === "taken") go();'),
        ("Ears.svelte", '{#if ["taken"].includes(line.what)}'),
        ("Ears.svelte", "<p class:grave={line.what === `taken`}>"),
        ("Ears.svelte", "{{ taken: 'a', moved: 'b' }[line.what]}"),
    ],
)
def test_such_a_list_is_found(path: str, source: str):
    """As they stood in many rooms before kinds had roles, and however else one may write them."""
    assert list(listed(path, source))


@pytest.mark.parametrize(
    "source",
    [
        "GRAVE = (news.TAKEN, news.GIVEN)",
        "GRAVE = {1: news.TAKEN, 2: news.GIVEN}",
        "GRAVE = dict(((news.TAKEN, 1), (news.GIVEN, 2)))",
        "match kind:\n    case news.TAKEN | news.GIVEN: pass",
        "is_grave = kind is news.TAKEN or kind is news.GIVEN",
    ],
)
def test_a_list_of_constants_is_found(source: str):
    """By themselves, as keys or values, in rows, as patterns, one after the other."""
    tables = {"fogbound.rules.common.news"}
    source = f"from fogbound.rules.common import news\n{source}"

    assert list(constants_listed(source, tables)) or len(constants_compared(source, tables)) > 1


def test_a_name_is_found_wherever_it_stands():
    """In a tuple of one, in a text, as a keyword, on the page; what the page says is a message."""
    several = frozenset(("deck-emptied",))

    assert list(written('GRAVE = ("deck-emptied",)', several))
    assert list(written('GRAVE = "taken deck-emptied".split()', several))
    assert list(written("GRAVE = dict(deck_emptied=1)", several))
    assert list(written_on_page("if (/^(taken|deck-emptied)$/.test(word)) go();", several))
    assert list(written_on_page("{#if word === `deck-emptied`}", several))
    assert not list(written('"""deck-emptied"""', several))
    assert not list(written_on_page('{t("deck-emptied", { n })}', several))
