"""Every term of the effect language: its example can be read, built and said, and the reference shows it."""

import inspect
from pathlib import Path

import pytest

from fogbound.packs.build import term_builder
from fogbound.packs.examples import RULESETS, VOCABULARY, example_tree, nouns
from fogbound.packs.format import Ruleset
from fogbound.packs.patterns import Optional, Slot, pattern, slot_sorts
from fogbound.packs.reference import reference
from fogbound.packs.texts import form_keys
from fogbound.packs.wording import say
from fogbound.rules.common import terms
from fogbound.rules.common.book import Book, Vocabulary
from fogbound.rules.common.lexicon import LEXICON, Term, words_of

DOCS = Path(__file__).parents[2] / "docs"
MADE = {
    "effect": terms.Effect,
    "ability": terms.Ability,
    "condition": terms.Condition,
    "value": terms.Value,
    "who": terms.Who,
    "cards": terms.Cards,
}

CALLED = {
    "plain": "number",
    "title": "title",
    "uid": "uid",
    "read": "paragraph",
    "page": "page",
    "list": "quest",
    "begin": "quest",
    "finish": "quest",
    "reach": "goal",
}
"""How a term calls what, and the slot it names it in."""

every_term = pytest.mark.parametrize("term", LEXICON.values(), ids=lambda term: term.name)
every_use = pytest.mark.parametrize(
    ("term", "ruleset"),
    [(term, ruleset) for ruleset in RULESETS for term in words_of(ruleset)],
    ids=lambda part: part if isinstance(part, str) else part.name,
)


def build(tree):
    words = Vocabulary()
    for group, known in VOCABULARY.items():
        for word in sorted(known):
            words.number(group, word)
    if tree[0] == "one-of":  # a book takes them apart
        return [build(ability) for ability in tree[1]["abilities"]][-1]
    return term_builder(Book([], frozenset(), words))(tree)


@every_term
def test_what_a_term_asks_of_items_is_a_banner_or_keyword_of_its_own(term: Term):
    """A pictograph is always asked for; a keyword where the term says so, naming the slot."""
    sorts = slot_sorts(term.name)
    pictographs = [slot for slot, sort in sorts.items() if sort == "pictograph"]

    assert not term.asks or sorts[term.asks] in ("pictograph", "keyword")
    assert pictographs in ([], [term.asks])


@every_use
def test_the_example_can_be_read_and_built(term: Term, ruleset: Ruleset):
    """What the documentation shows is what authors can write, under each ruleset that knows the term."""
    assert build(example_tree(term, ruleset)) is not None


@every_term
def test_what_is_made_is_of_the_right_sort(term: Term):
    """A term built from its own slots is an effect if it says so, a condition if it says so."""
    trees = [tree for tree in _within(example_tree(term)) if tree[0] == term.name]

    assert isinstance(build(trees[0]), MADE[term.sort])


def _within(tree):
    if isinstance(tree, list) and len(tree) == 2 and isinstance(tree[1], dict):
        yield tree
        for part in tree[1].values():
            yield from _within(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _within(part)


@every_use
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_can_be_said(term: Term, ruleset: Ruleset, language: str):
    """Every term has a wording in both languages, to you and of somebody, and no slot of it is left open."""
    tree = example_tree(term, ruleset)

    for of_somebody in (False, True):
        said = say(tree, language, nouns(ruleset), of_somebody)
        assert said
        assert not set(said) & set("{}<>|~@[]")
        assert "  " not in said


@every_term
def test_every_way_to_write_it_can_be_made(term: Term):
    """No syntax leaves out what the term needs, and none fills what the term does not know."""
    parameters = inspect.signature(term.make).parameters
    needed = {name for name, part in parameters.items() if part.default is inspect.Parameter.empty}
    ways = [_filled(pattern(syntax)) for syntax in term.syntax]
    if term.form:
        keys = form_keys(term).values()
        ways.append(({part.slot for part in keys if not part.optional}, set()))

    assert set(slot_sorts(term.name)) <= set(parameters)
    for always, _ in ways:
        assert needed <= always, f"{needed - always} may be missing"


def _filled(parts) -> tuple[set[str], set[str]]:
    """The slots a syntax always fills, and those it may fill."""
    always: set[str] = set()
    perhaps: set[str] = set()
    for part in parts:
        if isinstance(part, Slot):
            always.add(part.name)
        elif isinstance(part, Optional):
            inner, deeper = _filled(part.parts)
            perhaps |= inner | deeper | {part.flag}
    return always, perhaps


@every_term
def test_what_it_calls_fits_its_slots(term: Term):
    """A call has a slot with what it calls, banners a pictograph; the linter relies on it."""
    sorts = set(slot_sorts(term.name).values())

    assert term.calls in ("", "banner", "guess", "gold", "end", *CALLED)
    assert term.calls not in CALLED or CALLED[term.calls] in sorts
    assert term.calls != "banner" or {"number", "pictograph"} <= sorts


def test_the_reference_is_up_to_date():
    """docs/effects.md is what `./fogbound reference` prints."""
    assert (DOCS / "effects.md").read_text(encoding="utf-8") == reference(), (
        "run ./fogbound reference > docs/effects.md"
    )
