"""Every term of the effect language: its example can be read, built and said."""

import inspect
from functools import cache
from itertools import product

import pytest

from fogbound.languages import LANGUAGES
from fogbound.packs.build import term_builder
from fogbound.packs.examples import RULESETS, VOCABULARY, example_tree, nouns
from fogbound.packs.patterns import PatternSlot, pattern, slot_sorts
from fogbound.packs.texts import form_keys
from fogbound.packs.wording import say
from fogbound.rules.common import terms
from fogbound.rules.common.book import Book, Vocabulary
from fogbound.rules.common.lexicon import LEXICON, Term

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


@cache
def known_words() -> Vocabulary:
    """The words that examples may use, numbered as in a book."""
    words = Vocabulary()
    for group, known in VOCABULARY.items():
        for word in sorted(known):
            words.number(group, word)
    return words


def build(tree):
    if tree[0] == "one-of":  # a book takes them apart
        return [build(ability) for ability in tree[1]["abilities"]][-1]
    return term_builder(Book([], frozenset(), known_words()))(tree)


@every_term
def test_the_example_can_be_read_built_and_said(term: Term):
    """What the documentation shows can be written under each ruleset that knows the term, and has words.

    The term makes what its sort promises; its wordings in every language, to you and of somebody, leave no slot open.
    """
    rulesets = [ruleset for ruleset in RULESETS if term.ruleset in ("", ruleset)]
    assert rulesets

    for ruleset in rulesets:
        tree = example_tree(term, ruleset)
        own = next(part for part in _within(tree) if part[0] == term.name)
        assert build(tree) is not None
        assert isinstance(build(own), MADE[term.sort])
        for language, of_somebody in product(LANGUAGES, (False, True)):
            said = say(tree, language, nouns(ruleset), of_somebody)
            assert said
            assert not set(said) & set("{}<>|~@[]")
            assert "  " not in said


def _within(tree):
    if isinstance(tree, list) and len(tree) == 2 and isinstance(tree[1], dict):
        yield tree
        for part in tree[1].values():
            yield from _within(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _within(part)


@every_term
def test_what_it_declares_fits_its_slots(term: Term):
    """What a term asks of items, how it is written and what it calls: linter and builder rely on it."""
    sorts = slot_sorts(term.name)

    # A pictograph is always asked for; a keyword where the term says so, naming the slot, or the item itself.
    assert term.asks in ("", "this") or sorts[term.asks] in ("pictograph", "keyword")
    assert [slot for slot, sort in sorts.items() if sort == "pictograph"] in ([], [term.asks])

    # No syntax leaves out what the term needs, and none fills what the term does not know.
    parameters = inspect.signature(term.make).parameters
    needed = {name for name, part in parameters.items() if part.default is inspect.Parameter.empty}
    ways = [_always_filled(pattern(syntax)) for syntax in term.syntax]
    if term.form:
        ways.append({part.slot for part in form_keys(term).values() if not part.optional})
    assert set(sorts) <= set(parameters)
    assert [needed - always for always in ways if not needed <= always] == []

    # A call has a slot with what it calls, banners a pictograph.
    assert term.calls in ("", "banner", "guess", "gold", "end", *CALLED)
    assert term.calls not in CALLED or CALLED[term.calls] in sorts.values()
    assert term.calls != "banner" or {"number", "pictograph"} <= set(sorts.values())


@every_term
def test_what_one_ruleset_alone_knows_has_a_reason(term: Term):
    """A term is known under both rulesets, or it says what the other one lacks; authors read that there."""
    assert bool(term.because) == bool(term.ruleset)
    assert not term.because.endswith(".")


def _always_filled(parts) -> set[str]:
    """The slots that a syntax fills whichever of its optional parts are written."""
    return {part.name for part in parts if isinstance(part, PatternSlot)}
