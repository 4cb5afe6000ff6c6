"""What words bring: every effect says it, and a text means all that its words do."""

import pytest

from fogbound.packs import library
from fogbound.packs.build import term_builder
from fogbound.packs.examples import VOCABULARY
from fogbound.packs.sentences import parse
from fogbound.rules.common.book import Book, Vocabulary
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.meaning import (
    BOON,
    GIFT,
    HARM,
    HELP,
    OWN_LEAVING,
    RISK,
    SUBJECTS,
    SUCCESSES,
    THINGS,
    UNKNOWN,
    bits,
    is_only,
)
from fogbound.rules.common.terms import Effect

EFFECTS = [term for term in LEXICON.values() if term.sort == "effect"]
ADVENTURES = ("first-light", "proving-ground", "selvage")


@pytest.mark.parametrize("term", EFFECTS, ids=lambda term: term.name)
def test_every_effect_says_what_it_brings(term):
    """An effect brings one of the things there are, or only arranges others; never both, never neither."""
    assert (term.brings in THINGS) != term.frame
    assert not term.brings or not term.frame


@pytest.mark.parametrize("term", list(LEXICON.values()), ids=lambda term: term.name)
def test_terms_name_things_and_subjects_that_exist(term):
    """What a term brings or speaks of is one of those that `meaning` knows."""
    assert not term.brings or term.brings in THINGS
    assert not term.speaks_of or term.speaks_of in SUBJECTS


def test_every_thing_is_brought_by_some_term():
    """There is no thing that nothing brings; what leaves by itself is made from what leaves."""
    brought = {term.brings for term in LEXICON.values()}

    assert set(THINGS) - brought == {"leaving-itself"}


def test_nothing_is_both_welcome_and_not():
    """A thing does harm, or good, or helps an action, or none of these."""
    assert not HARM & BOON
    assert not HARM & HELP
    assert GIFT & BOON == GIFT
    assert GIFT & RISK == GIFT


@pytest.mark.parametrize(
    ("sentence", "things"),
    [
        ("suffer 2 damage", ("damage",)),
        ("each involved suffers 1 damage", ("damage", "involved")),
        ("if you are involved: suffer 1 damage", ("damage", "involvement")),
        ("may regain 2", ("regain",)),
        ("suffer (the successes) damage", ("damage", "successes")),
        ("discard this", ("leaving-itself",)),
        ("discard one skill in your hand of your choice", ("leaving",)),
        ("discard a purse card, or else discard 3 from the deck", ("belongings", "shed")),
        ("nothing", ()),
    ],
)
def test_a_text_means_all_that_its_words_bring(sentence, things):
    """The meaning of a text is the set of what its terms bring and speak of, the inner ones included."""
    effect = term_builder(Book([], frozenset(), Vocabulary()))(
        parse(sentence, "effect", VOCABULARY, "citadel")
    )

    assert isinstance(effect, Effect)
    assert effect.means == bits(*things)


def test_only_what_is_asked_for_counts():
    """A text is only harm whoever it speaks of; one more thing in it makes it more."""
    assert is_only(bits("damage", "involved", "shed"), HARM)
    assert not is_only(bits("damage", "regain"), HARM)
    assert not is_only(UNKNOWN, HARM | BOON | HELP)
    assert is_only(0, 0)


@pytest.mark.parametrize("name", ADVENTURES)
def test_a_book_knows_the_text_of_all_its_effects(name):
    """Every effect and ability of a book has a text it was made from, and a meaning."""
    book = library.open([name]).book

    assert set(book.sources.effects) == set(range(len(book.effects)))
    assert set(book.sources.abilities) == set(range(len(book.abilities)))
    assert all(effect.means & UNKNOWN == 0 for effect in book.effects)
    assert any(effect.means & OWN_LEAVING for effect in book.effects)
    assert not any(effect.means & SUCCESSES for effect in book.effects if not effect.means & ~OWN_LEAVING)
