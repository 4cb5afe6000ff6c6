"""Verbs of options are declared in the rules, and no other room lists them or compares a name of one."""

from collections.abc import Iterator

import pytest

from fogbound import native
from fogbound.core.verbs import declared
from fogbound.rules.citadel import options as citadel
from fogbound.rules.common import options as common
from fogbound.rules.common.meaning import THINGS
from fogbound.rules.continent import options as continent
from literals import (
    CLIENT,
    browser_files,
    constants_listed,
    in_browser,
    in_python,
    last_word,
    rooms,
    written,
    written_on_page,
)

VERBS = frozenset(declared())
DECLARATIONS = {module.__name__ for module in (common, continent, citadel)}
PLACES = {f"{name.removeprefix('fogbound.').replace('.', '/')}.py" for name in DECLARATIONS}
SORTS = frozenset(("count", "number", "reply", "side"))
OTHER_WORDS = {
    "bots": frozenset(THINGS),  # what texts bring
    "rules/verbs/put.py": frozenset(("discard", "banish", "return")),  # terms begin like that
    "play/draw.ts": frozenset(("draw", "reveal")),  # roles, of which a plan is made
    "terminal/client.py": frozenset(("camp", "report", "recover", "save")),  # what a player types
    "terminal/setup_prompts.py": frozenset(("help", "look")),  # so is this
    "text/render.py": SORTS,  # what a blank of a sentence is filled with
    "view/news.py": SORTS,
    "view/news_schema.py": SORTS,
}
"""Lists of other words that are spelt like verbs, by room or module."""
SPELT_ALIKE = {
    "server/commands.py": {"go-on"},  # an option of the command line
    "server/wire/messages.py": {"hand-over", "take-back"},  # messages of the wire
    "view/readings.py": {"at-citadel"},  # a part of a card
    "citadel/Dialogue.svelte": {"go-on"},  # a class of a button
    "look/SeatView.svelte": {"hand-over"},  # a message of the wire
    "play/undo.ts": {"take-back"},  # so is this
    "table/ComesBack.svelte": {"come-back"},  # a role
}
"""Other things that are called like a verb of several words."""
TASTES = ("bots/careful.py", "bots/citadel/careful.py")
"""How much a player likes what options do is a matter of that player: it goes by the constants of the rules."""


def listed(path: str, source: str) -> Iterator[str]:
    """Where a module lists verbs by their names, or compares one with a name."""
    other = OTHER_WORDS.get(path, OTHER_WORDS.get(path.split("/")[0], frozenset()))
    for group in in_browser(source) if path.endswith((".ts", ".svelte")) else in_python(source):
        found = group.names(VERBS)
        subject = last_word(group.subject)
        if subject == "role":
            continue  # roles are a type of their own: a misspelt one is found by mypy, and by svelte-check
        if (len(found) > 1 and not other.issuperset(found)) or (subject.endswith("verb") and group.words):
            yield f"{path}:{group.line}: {group.subject} {', '.join(group.words)}"


@pytest.mark.slow
def test_no_room_lists_verbs_but_the_declarations():
    """Neither in collections, keys, patterns and types, nor by comparing one thing with several of them."""
    found = [each for path, source in rooms("core") if path not in PLACES for each in listed(path, source)]
    found += [each for path, source in browser_files() for each in listed(path, source)]

    assert found == []


@pytest.mark.slow
def test_no_room_above_the_rules_writes_the_name_of_one():
    """A name of several words is found wherever it stands; to `packs` such words are parts of cards."""
    several = frozenset(verb for verb in VERBS if "-" in verb)
    found = {path: {*written(source, several)} for path, source in rooms("core", "rules", "packs")}
    found |= {path: {*written_on_page(source, several)} for path, source in browser_files()}

    assert {path: each for path, each in found.items() if each} == SPELT_ALIKE


@pytest.mark.slow
def test_nobody_above_the_rules_lists_their_constants_but_players_with_tastes():
    """Which verbs are of one kind is told by their roles and bits."""
    found = {path for path, source in rooms("rules", "core") if list(constants_listed(source, DECLARATIONS))}

    assert found == set(TASTES)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("server/look.py", 'GIVEN: Final = frozenset({"hand-over", "give-away"})'),
        ("server/look.py", 'GIVEN = ("hand-over", "give-away", other)'),
        ("server/look.py", 'GIVEN = "hand-over give-away".split()'),
        ("server/look.py", 'GIVEN = {"hand-over": 1, "give-away": 2}'),
        ("server/look.py", 'GIVEN = {1: "hand-over", 2: "give-away"}'),
        ("server/look.py", 'Given = Literal["hand-over", "give-away"]'),
        ("server/look.py", 'match word:\n    case "hand-over" | "give-away": pass'),
        ("server/look.py", 'match option.verb:\n    case "hand-over": pass'),
        ("server/look.py", 'if word == "hand-over": pass\nelif word == "give-away": pass'),
        ("server/look.py", 'def given(word):\n    return word == "hand-over" or "give-away" == word'),
        ("server/look.py", 'if option.verb == "hand-over": pass'),
        ("server/look.py", 'if "hand-over" != option.verb: pass'),
        ("server/look.py", 'if option.verb.startswith("hand"): pass'),
        ("server/look.py", 'verb = option.verb\nif verb == "keep": pass'),
        ("server/look.py", '{"keep": 1}.get(option.verb)'),
        ("server/look.py", "GIVEN = dict(keep=1, hand_over=2)"),
        ("server/look.py", 'GIVEN = (("keep", 1), ("hand-over", 2))'),
        ("server/look.py", 'GIVEN = "keep|hand-over".split("|")'),
        ("look.ts", 'const GIVEN = new Set(["hand-over", "give-away"]);'),
        ("look.ts", 'const GIVEN: Record<string, number> = {\n  "hand-over": 1,\n  "give-away": 2,\n};'),
        ("look.ts", "const GIVEN = ['hand-over', 'give-away'] as const;"),
        ("look.ts", 'type Given = "hand-over" | "give-away";'),
        ("look.ts", 'switch (word) {\n  case "hand-over":\n  case "give-away":\n    return 1;\n}'),
        ("look.ts", 'if (word === "hand-over" || word === "give-away") go();'),
        ("look.ts", 'if (choice.verb === "hand-over") go();'),
        ("look.ts", 'if ("hand-over" === choice.verb) go();'),
        ("look.ts", 'switch (choice.verb) {\n  case "hand-over":\n    go();\n}'),
        ("look.ts", 'if (choice.verb.startsWith("hand")) go();'),
        ("look.ts", 'if (choice["verb"] === "keep") go();'),
        ("look.ts", 'if (["keep"].includes(choice.verb)) go();'),
        ("look.ts", 'const GIVEN = new Map([["keep", 1], ["hand-over", 2]]);'),
        ("Look.svelte", "{#if choice.verb === `keep`}"),
        ("Look.svelte", "{{ keep: 1 }[choice.verb]}"),
    ],
)
def test_such_a_list_is_noticed(path: str, source: str):
    """However it is written."""
    assert list(listed(path, source))


def test_lists_of_constants_are_noticed():
    """Under their own names, under others, and through their module."""
    imported = "from fogbound.rules.common.options import OPTION_KEEP, OPTION_DISCARD as AWAY\n"
    through = "from fogbound.rules.common import options\n"

    assert list(constants_listed(imported + "LIKED = {OPTION_KEEP: 1.0, AWAY: -1.0}", DECLARATIONS))
    assert list(
        constants_listed(through + "LIKED = (options.OPTION_KEEP, options.OPTION_DISCARD)", DECLARATIONS)
    )
    assert not list(constants_listed(imported + "verb == OPTION_KEEP", DECLARATIONS))


def test_what_is_left_out_exists():
    """Exemptions do not outlive what they are for."""
    home = native.HOME

    assert all(
        (home / path).exists() or (CLIENT / path).exists() for path in (*OTHER_WORDS, *TASTES, *PLACES)
    )
    assert frozenset().union(*OTHER_WORDS.values()) >= SORTS
