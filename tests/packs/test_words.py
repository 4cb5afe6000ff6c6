"""The words of each language: every term has its wording, and what is missing, unknown or wrong is named."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from fogbound.languages import LANGUAGES
from fogbound.packs.languages import GRAMMARS, words
from fogbound.packs.languages.words import LanguageError, Phrases, other_names, phrases, read, terms
from fogbound.packs.nouns import own_noun
from fogbound.packs.patterns import PHRASES, slot_sorts
from fogbound.packs.phrases import KINDS, ZONES, place
from fogbound.packs.templates import Forms, Node, Slot, When, template
from fogbound.rules.common import places
from fogbound.rules.common.lexicon import LEXICON

KNOWN = ("regain", "suffer", "take")


def faults(tmp_path: Path, text: str) -> list[str]:
    """What is wrong with a file of words in which only three are known."""
    page = tmp_path / "xx" / "terms.txt"
    page.parent.mkdir()
    page.write_text(text, "utf-8")
    with pytest.raises(LanguageError) as caught:
        read(page, KNOWN)
    return str(caught.value).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_worded_by_its_own_slots(lang: str):
    """A template can be taken apart, and each slot in it is one of the term."""
    assert terms(lang).keys() == LEXICON.keys()
    unknown = [
        f"{name}: {slot}"
        for name, wording in terms(lang).items()
        for slot in slots(template(wording))
        if slot not in slot_sorts(name)
    ]

    assert unknown == []


def slots(nodes: tuple[Node, ...]) -> set[str]:
    """The slots that a template names."""
    named: set[str] = set()
    for node in nodes:
        if isinstance(node, Slot):
            named.add(node.name)
        elif isinstance(node, When):
            named |= slots(node.nodes)
        elif isinstance(node, Forms):
            named |= set().union(*map(slots, node.forms))
    return named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_are_named_after_the_modules_of_their_terms(lang: str):
    """Each section of the file stands for a module of the rules, which writes down the names of its terms."""
    rules = Path(words.__file__).parents[2] / "rules"
    page = (words.HOME / lang / "terms.txt").read_text("utf-8")
    sections = [section.splitlines() for section in page.split("\n\n# ")[1:]]
    lost = []
    for module, *lines in sections:
        source = (rules / f"{module}.py").read_text("utf-8")
        verbs = ("discard", "banish", "return")  # what several words share is written down once
        for name in [line.partition(" = ")[0] for line in lines]:
            stem = next((name.removeprefix(verb) for verb in verbs if name.startswith(f"{verb}-")), name)
            if f'"{name}"' not in source and f'{stem}"' not in source and name not in verbs:
                lost.append(f"{module}: {name}")

    assert sections
    assert lost == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_place_has_words(lang: str):
    """Kinds of cards are nouns; a place is a template, for cards that lie there and for cards that come from there."""
    assert all(own_noun(lang, f"kind.{name}").text for name in KINDS.values())
    assert all(template(place(zone, lang)) for zone in ZONES)


@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_every_place_of_the_rules_can_be_named_by_texts(ruleset):
    """Each number in its module of places has words by which a text finds it, and a name among the phrases."""
    module = import_module(f"fogbound.rules.{ruleset}.places")
    first = getattr(places, ruleset.upper())
    share = range(first, first + 20)
    numbers = {name: number for name, number in vars(module).items() if name.isupper() and number in share}
    there = {number for name, number in numbers.items() if name != ruleset.upper()}

    assert len(there) >= 5
    assert there == {*PHRASES[ruleset]["zone"].values()} & {*share} == ZONES.keys() & {*share}


@pytest.mark.slow
def test_every_phrase_is_asked_for():
    """A phrase that no module of this room names any more would be translated in vain."""
    room = words.HOME.parent
    writers = {
        "continent": ["wording.py", "writer.py"],
        "citadel": ["citadel_wording.py", "writer.py", "citadel.py"],
    }
    everywhere = [path.name for path in room.glob("*.py")]
    idle = []
    for name in phrases(LANGUAGES[0]):
        group, _, key = name.partition(".")
        modules = [(room / module).read_text("utf-8") for module in writers.get(group, everywhere)]
        asked = {word for module in modules for word in re.findall(r"[\w-]+", module)}
        ways = {f"{way}-asks" for way in asked}  # how a paragraph may be answered
        if not {key.removesuffix(".from") or group, key.removesuffix("s")} & (asked | ways):
            idle.append(name)

    assert idle == []


def test_what_a_ruleset_calls_otherwise_stands_in_shared_wordings():
    """Each line of the file of a ruleset finds something to put right."""
    idle = [
        f"{lang}: {shared}"
        for lang in LANGUAGES
        for ruleset in ("citadel", "continent")
        for shared, _ in other_names(lang, ruleset)
        if not any(shared in terms(lang)[term.name] for term in LEXICON.values() if not term.ruleset)
    ]

    assert other_names("fr", "citadel")
    assert other_names("fr", "unknown") == ()
    assert idle == []


def test_every_language_has_its_grammar():
    """The languages that are listed are those whose grammar is entered."""
    assert tuple(GRAMMARS) == LANGUAGES


def test_a_phrase_without_words_is_named(tmp_path):
    """Who asks for a phrase that the file does not have hears which one is near it."""
    known = Phrases(tmp_path / "xx" / "phrases.txt", {"continent.cost": "cost {}", "or": " or "})

    assert known.group("continent")["cost"] == "cost {}"
    with pytest.raises(
        LanguageError, match=r"phrases\.txt:1:1: missing-words: there are no words for 'continent\.coats'"
    ):
        known["continent.coats"]
    with pytest.raises(LanguageError, match=r"is 'cost' meant for it\?"):
        known.group("continent")["coast"]


def test_words_are_read_with_their_spaces(tmp_path):
    """Comments and empty lines say nothing; quotes keep the spaces at the ends, and signs inside are left alone."""
    page = tmp_path / "words.txt"
    page.write_text('# a section\n\ntake = {a} = “b”, # c\nregain = " or "\nsuffer = "\n', "utf-8")

    assert read(page, KNOWN) == {"take": "{a} = “b”, # c", "regain": " or ", "suffer": '"'}


def test_a_mistyped_name_is_named_with_the_one_it_is_near_to(tmp_path):
    """Both sides of a slip are told: the name nobody asks for, and the one that has no words now."""
    assert faults(tmp_path, "take = take\n# life\nregian = regain\nsuffer = suffer\n") == [
        "xx/terms.txt:3:1: unknown-words: nobody asks for 'regian' (did you mean 'regain'?)",
        "xx/terms.txt:5:1: missing-words: there are no words for 'regain' (is 'regian' meant for it?)",
    ]


def test_all_that_is_missing_or_unknown_is_told_at_once(tmp_path):
    """A language that is only begun learns of every word it lacks."""
    assert faults(tmp_path, "zzz = sleep\n") == [
        "xx/terms.txt:1:1: unknown-words: nobody asks for 'zzz'",
        "xx/terms.txt:2:1: missing-words: there are no words for 'regain'",
        "xx/terms.txt:2:1: missing-words: there are no words for 'suffer'",
        "xx/terms.txt:2:1: missing-words: there are no words for 'take'",
    ]


def test_a_line_without_words_and_a_name_that_stands_twice_are_told(tmp_path):
    """A line is a name and its words, once."""
    text = "take = take\nregain = regain\nsuffer\nsuffer = suffer\ntake = have\n"

    assert faults(tmp_path, text) == [
        "xx/terms.txt:3:1: no-words: 'suffer' gives no words to a name (write: name = words)",
        "xx/terms.txt:5:1: words-twice: 'take' stands here a second time",
    ]
