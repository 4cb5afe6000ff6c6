"""What words of the effect language mean stands beside their syntax: nowhere else are they told apart by name."""

import ast
from collections.abc import Iterator

import pytest

from fogbound import native
from fogbound.core.verbs import declared
from fogbound.packs import library  # noqa: F401 - which knows both rulesets
from fogbound.packs.sentences import slot_sorts
from fogbound.rules.common import term_names
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.meaning import SUBJECTS, THINGS
from literals import browser_files, in_browser, in_python, last_word, rooms, tree_of, written, written_on_page

TERMS = frozenset(LEXICON)
DECLARED_IN = (
    "rules/verbs",
    "rules/continent/verbs",
    "rules/citadel/verbs",
    "rules/common/lexicon.py",
    "rules/common/term_names.py",
)
"""Where terms are declared, and where those are named that others know by name."""
NUMBERS = {
    "cost",
    "difficulty",
    "successes",
    "hand-limit",
    "weight-limit",
    "item-limit",
    "stack-limit",
    "vital-loss",
}
"""Numbers that players may ask about."""
OF_VIEWS = {"here", "used", "stars", "left", "read", "scenario-begun", "unconscious", "held", "icons"}
"""Words of the chronicle, of strips, of news, and of how a character is."""
ACTIONS = {"craft"}
"""What players do on a card."""
COMMANDS = {"help", "look", "read"}
"""What a player types."""
SORTS = {sort for name in LEXICON for sort in slot_sorts(name).values()}
"""What fills a slot."""
CALLS = {term.calls for term in LEXICON.values()}
"""How terms bring numbered cards into the game."""
ASPECTS = {"first", "second", "you", "somebody", "half", "both", "open", "leader"}
"""Names of slots, forms of a sentence, parts of the page, reasons of a refusal."""
OTHERWISE = {
    *THINGS,
    *SUBJECTS,
    *declared(),
    *NUMBERS,
    *OF_VIEWS,
    *COMMANDS,
    *ACTIONS,
    *SORTS,
    *CALLS,
    *ASPECTS,
}
"""Words that are names of terms and of something else as well."""
TERM = ("term", "[0]")
"""What the name of a term is called where a text is taken apart, which the rules never do."""
WRITTEN = ("packs/advice.py",)
"""Reads what authors have written, word by word."""
SPELT_ALIKE = {
    "bots/citadel/careful.py": {"distribute-points"},  # a question
    "packs/citadel_wording.py": {"no-joining"},  # a line of a page
    "packs/lacking.py": {"at-most"},  # a part of an action
    "packs/phrases.py": {"on-this"},  # a place
    "packs/wording.py": {"at-most"},  # a part of an action
    "server/card_layout.py": {"at-most"},  # a part of an action
    "view/citadel.py": {"hand-size"},  # a number that players ask about
    "view/continent.py": {"hand-size"},  # so is this
}
"""Other things that are called like a term of several words."""


def lists_of_terms(source: str, is_page: bool = False, is_rule: bool = False) -> Iterator[str]:
    """Collections that consist of names of terms, one of which is nothing else, and comparisons with such names."""
    for group in in_browser(source) if is_page else in_python(source):
        found = group.names(TERMS)
        is_list = len(found) > 1 and not OTHERWISE.issuperset(found)
        is_one = bool(group.subject) and not OTHERWISE.issuperset(found)
        is_term = not is_rule and last_word(group.subject) in TERM and found
        if is_list or is_one or is_term:
            yield f"{group.subject} {', '.join(found)}"
    if not is_page:
        yield from trees_written(source)


def trees_written(source: str) -> Iterator[str]:
    """Texts that a module puts together from names of terms and their slots."""
    for node in ast.walk(tree_of(source)):
        match node:
            case ast.List(elts=[ast.Constant(value=str() as name), ast.Dict()]) if name in TERMS:
                yield ast.unparse(node)


@pytest.mark.slow
def test_nobody_lists_terms():
    """Nobody but the lexicon says which words do what; those that texts are put together with are named once."""
    found = [
        f"{path}: {named}"
        for path, source in rooms("core")
        if not path.startswith(DECLARED_IN) and path not in WRITTEN
        for named in lists_of_terms(source, is_rule=path.startswith("rules/"))
    ]
    found += [
        f"{path}: {named}" for path, source in browser_files() for named in lists_of_terms(source, True)
    ]

    assert found == []


@pytest.mark.slow
def test_nobody_above_the_rules_writes_the_name_of_one():
    """A name of several words that is nothing else is found wherever it stands."""
    several = frozenset(name for name in TERMS.difference(OTHERWISE) if "-" in name)
    sources = [(path, source) for path, source in rooms("core", "rules") if path not in WRITTEN]
    found = {path: {*written(source, several)} for path, source in sources}
    found |= {path: {*written_on_page(source, several)} for path, source in browser_files()}

    assert {path: each for path, each in found.items() if each} == SPELT_ALIKE


def test_what_is_known_by_name_is_a_term():
    """A name that no word of the language has would be a comparison that is never true."""
    known = {name: value for name, value in vars(term_names).items() if name.isupper()}

    assert len(known) > 20
    assert {name: value for name, value in known.items() if value not in TERMS} == {}


def test_what_is_known_by_name_is_asked_for():
    """A name that nobody needs any more goes."""
    sources = [source for path, source in rooms() if not path.startswith(DECLARED_IN)]
    unused = [
        name
        for name in vars(term_names)
        if name.isupper() and not any(f"{name}," in source or f"{name}\n" in source for source in sources)
    ]

    assert unused == []


@pytest.mark.parametrize(
    "source",
    [
        'HARMS = frozenset({"for-each", "suffer", "discard-top"})',
        'AMOUNTS = {"restore-random": "restore", "gain-life": "life"}',
        'AMOUNTS = {"life": "gain-life", "restore": "restore-random"}',
        'HARMS: Final = "suffer discard-top".split()',
        'if name in ("plus", "less"): pass',
        'if name == "for-each": pass',
        'if tree[0] == "number": pass',
        'match tree[0]:\n    case "for-each" | "suffer": pass',
        'def bad(name):\n    return name == "suffer" or name == "gain-life"',
        'NONE = ["number", {"number": 0}]',
        'HARMS = "for-each|suffer".split("|")',
        "HARMS = dict(for_each=1, suffer=2)",
        'HARMS = (("for-each", 1), ("suffer", 2))',
        'weight = {"for-each": 1}.get(name)',
        'called = tree[0]\nif called == "number": pass',
    ],
)
def test_such_a_list_is_noticed(source):
    """Sets, mappings, patterns, texts and comparisons count."""
    assert list(lists_of_terms(source))


@pytest.mark.parametrize(
    "source",
    [
        'const HARMS = new Set(["for-each", "suffer"]);',
        'switch (name) {\n  case "for-each":\n    break;\n}',
        'if (effect[0] === "number") go();',
        'type Harm = "suffer" | "gain-life";',
        "{#if name === `for-each`}",
        'const HARMS = new Map([["for-each", 1], ["suffer", 2]]);',
        "if (/for-each|suffer/.test(name)) go();",
    ],
)
def test_the_page_has_none_either(source):
    """It is sent texts in words."""
    assert list(lists_of_terms(source, True))


def test_other_words_are_no_terms():
    """Verbs of options and things that are brought may be called like a term."""
    assert not list(lists_of_terms('WAYS = ("discard", "banish", "return")'))
    assert not list(lists_of_terms('CHARMS = {"explore": 4, "wear": -1}'))


def test_what_is_left_out_exists():
    """Exemptions do not outlive what they are for."""
    assert all((native.HOME / path).exists() for path in (*DECLARED_IN, *WRITTEN))
