"""What only one ruleset knows, written under the other: the message says where it is known, whatever it is."""

from typing import get_args

import pytest

from fogbound.packs import citadel, source
from fogbound.packs import format as continent
from fogbound.packs.elsewhere import WHERE, known_only
from fogbound.packs.examples import VOCABULARY, example_tree
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.lacking import because_of_field, because_of_phrase
from fogbound.packs.pack import load
from fogbound.packs.patterns import PHRASE_SORTS, PHRASES
from fogbound.packs.sentences import MisreadError, parse
from fogbound.packs.shape import convert
from fogbound.packs.texts import TextReader, terms_of
from fogbound.rules.common.lexicon import LEXICON, Term

OTHER = {"continent": "citadel", "citadel": "continent"}
SORTS = ("effect", "ability", "condition", "value", "who", "cards")
ONE_SIDED = [term for term in LEXICON.values() if term.ruleset]
CARDS = {"continent": continent.ContinentCard, "citadel": citadel.CitadelCard}
OWN_WORDS = ("memo", "page", "building", "symbol", "quest", "trait", "custom", "goal", "reply", "line")
"""Groups of which a pack for the Continent may have no word at all."""


def sort_of(term: Term) -> str:
    """The sort as which the example of a term is read."""
    tree = example_tree(term)
    return LEXICON[tree[0]].sort


def is_sentence(term: Term, sort: str) -> bool:
    """Whether an example is written as a sentence, not as YAML."""
    try:
        parse(term.example, sort, VOCABULARY, term.ruleset)
    except MisreadError:
        return False
    return True


def complaints(term: Term, words, ruleset: str) -> list[str]:
    """What the loader says to the example of a term: as a sentence, or as YAML."""
    sort = sort_of(term)
    if is_sentence(term, sort):
        try:
            tree = parse(term.example, sort, words, ruleset)
        except MisreadError as error:
            return [error.message]
        assert term.name not in {name for name, _ in terms_of(tree)}
        return []  # the other ruleset says the same in a word of its own
    document = source.parse(term.example, "example")
    faults: list[Fault] = []
    TextReader(document, words, faults, ruleset).read(document.data, sort, ())
    return [fault.message for fault in faults]


@pytest.mark.parametrize("words", ["all", "own"])
@pytest.mark.parametrize("term", ONE_SIDED, ids=lambda term: term.name)
def test_the_example_of_a_term_is_said_to_be_known_elsewhere(term: Term, words: str):
    """Under the other ruleset it names that term, or another one in it, with the reason; also where the pack has no
    such words.
    """
    ruleset = OTHER[term.ruleset]
    known = VOCABULARY if words == "all" else {**VOCABULARY, **{group: set() for group in OWN_WORDS}}
    within = {name for name, _ in terms_of(example_tree(term))}
    foreign = [LEXICON[name] for name in within if LEXICON[name].ruleset not in ("", ruleset)]
    reasons = [known_only(one.ruleset, one.because) for one in foreign]
    reasons.append(f"known {WHERE[term.ruleset]} only")

    told = complaints(term, known, ruleset)

    assert not told or any(reason in message for message in told for reason in reasons), told


@pytest.mark.parametrize("ruleset", OTHER)
@pytest.mark.parametrize("sort", ["kind", "zone"])
def test_a_kind_or_place_is_said_to_be_known_elsewhere(ruleset: str, sort: str):
    """Each phrase that the other ruleset alone has."""
    own = [phrase for phrase in PHRASES[OTHER[ruleset]][sort] if phrase not in PHRASES[ruleset][sort]]
    assert sort in PHRASE_SORTS
    assert own

    for phrase in own:
        text = f"the number of {phrase} anywhere" if sort == "kind" else f"the number of cards {phrase}"
        with pytest.raises(MisreadError) as told:
            parse(text, "value", VOCABULARY, ruleset)
        why = because_of_phrase(phrase)
        assert told.value.message == f"{phrase!r} is known {WHERE[OTHER[ruleset]]} only: {why}"


@pytest.mark.parametrize("ruleset", OTHER)
def test_a_field_is_said_to_be_known_elsewhere(ruleset: str):
    """Each field that cards of the other ruleset alone have."""
    own, other = CARDS[ruleset].__struct_encode_fields__, CARDS[OTHER[ruleset]].__struct_encode_fields__

    for field in set(other) - set(own):
        told = refused(f"{field}: x", ruleset)
        assert because_of_field(field)
        assert told == f"the field {field!r} is known {WHERE[OTHER[ruleset]]} only: {because_of_field(field)}"


@pytest.mark.parametrize("ruleset", OTHER)
def test_so_are_fields_of_actions_and_strips(ruleset: str):
    """What is nested in a card is compared with its like."""
    own, other = ("lock", "chain") if ruleset == "continent" else ("chain", "lock")
    assert refused(f"actions: [dig: {{{other}: true}}]", ruleset).startswith(f"the field {other!r} is known")
    assert refused(f"actions: [dig: {{{own}: true}}]", ruleset) == ""

    for pair in (
        (continent.ActionSource, citadel.CitadelActionSource),
        (continent.StripSource, citadel.CitadelStripSource),
    ):
        fields = [set(source.__struct_encode_fields__) for source in pair]
        assert [field for field in sorted(fields[0] ^ fields[1]) if not because_of_field(field)] == []

    part = "icons: [fist]" if ruleset == "continent" else "sevens: 1"
    assert f"is known {WHERE[OTHER[ruleset]]} only" in refused(f"strip: {{{part}}}", ruleset)


@pytest.mark.parametrize("ruleset", OTHER)
def test_so_are_kinds_of_cards(ruleset: str):
    """What stands after `kind:`."""
    kinds = {"continent": continent.Kind, "citadel": citadel.Kind}

    for kind in set(get_args(kinds[OTHER[ruleset]])) - set(get_args(kinds[ruleset])):
        assert refused(f"kind: {kind}", ruleset) == (
            f"{kind!r} is known {WHERE[OTHER[ruleset]]} only: {because_of_field(kind)}"
        )


@pytest.mark.parametrize(
    ("ruleset", "field", "where"),
    [
        ("continent", "introduction: dawn", "at the Citadel"),
        ("citadel", "no-camp: [dig]", "on the Continent"),
        ("citadel", "easy: 40", "on the Continent"),
    ],
)
def test_so_are_fields_of_the_manifest(tmp_path, ruleset: str, field: str, where: str):
    """What would be read and never looked at."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "none.yaml").write_text("", "utf-8")
    manifest = f"name: {tmp_path.name}\nruleset: {ruleset}\nformat: 1\nactions: [dig]\n{field}\n"
    (tmp_path / "pack.yaml").write_text(manifest, "utf-8")

    with pytest.raises(PackError) as told:
        load(tmp_path, [])

    assert told.value.faults[0].message.startswith(
        f"the field {field.partition(':')[0]!r} is known {where} only: "
    )
    assert told.value.faults[0].mark.line == 5


def refused(text: str, ruleset: str) -> str:
    """What is wrong with a card; empty when nothing is."""
    try:
        convert(source.parse(text, "card"), (), CARDS[ruleset])
    except PackError as error:
        return error.faults[0].message
    return ""
