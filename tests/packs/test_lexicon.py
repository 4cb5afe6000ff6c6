"""Every term of the effect language: its example can be read, built and said, and the reference shows it."""

import inspect
from pathlib import Path

import pytest

from fogbound.packs.build import term_builder
from fogbound.packs.examples import VOCABULARY, example_tree, nouns
from fogbound.packs.patterns import Optional, Slot, pattern, slot_sorts
from fogbound.packs.reference import reference
from fogbound.packs.texts import form_keys
from fogbound.packs.wording import say
from fogbound.rules.common import terms
from fogbound.rules.common.book import Book, Vocabulary
from fogbound.rules.common.lexicon import LEXICON, Term

DOCS = Path(__file__).parents[2] / "docs"
MADE = {
    "effect": terms.Effect,
    "ability": terms.Ability,
    "condition": terms.Condition,
    "value": terms.Value,
    "who": terms.Who,
    "cards": terms.Cards,
}

every_term = pytest.mark.parametrize("term", LEXICON.values(), ids=lambda term: term.name)


def build(tree):
    words = Vocabulary()
    for group, known in VOCABULARY.items():
        for word in sorted(known):
            words.number(group, word)
    return term_builder(Book([], frozenset(), words))(tree)


@every_term
def test_what_a_term_asks_of_items_is_a_banner_or_keyword_of_its_own(term: Term):
    """A pictograph is always asked for; a keyword where the term says so, naming the slot."""
    sorts = slot_sorts(term.name)
    pictographs = [slot for slot, sort in sorts.items() if sort == "pictograph"]

    assert not term.asks or sorts[term.asks] in ("pictograph", "keyword")
    assert pictographs in ([], [term.asks])


@every_term
def test_the_example_can_be_read_and_built(term: Term):
    """What the documentation shows is what authors can write."""
    assert build(example_tree(term)) is not None


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


@every_term
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_can_be_said(term: Term, language: str):
    """Every term has a wording in both languages, and no slot of it is left open."""
    said = say(example_tree(term), language, nouns())

    assert said
    assert not set(said) & set("{}<>|")


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
def test_how_it_calls_numbers_fits_its_slots(term: Term):
    """Plain and banner calls have a number to call, banners a pictograph; the linter relies on it."""
    sorts = set(slot_sorts(term.name).values())

    assert term.calls in ("", "plain", "banner", "guess", "gold")
    assert "number" in sorts or term.calls not in ("plain", "banner")
    assert "pictograph" in sorts or term.calls != "banner"


def test_the_reference_is_up_to_date():
    """docs/effects.md is what `./fogbound reference` prints."""
    assert (DOCS / "effects.md").read_text(encoding="utf-8") == reference(), (
        "run ./fogbound reference > docs/effects.md"
    )
