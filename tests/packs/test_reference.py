"""The reference of the effect language: up to date, complete, and true in what it says of the grammar."""

import re
from pathlib import Path

import pytest

from fogbound.packs.examples import RULESETS, VOCABULARY, nouns
from fogbound.packs.reference import differing, pages, search
from fogbound.packs.reference.index import first_words
from fogbound.packs.reference.topics import TOPICS, terms_of, topic_of
from fogbound.packs.sentences import MisreadError, parse
from fogbound.packs.wording import say
from fogbound.rules.common.chronicle import HAPPENINGS
from fogbound.rules.common.lexicon import LEXICON

DOCS = Path(__file__).parents[2] / "docs"
FRONT = (DOCS / "effects.md").read_text("utf-8")


def test_the_reference_is_up_to_date():
    """docs/effects.md and its pages are what `./fogbound reference --to docs` writes."""
    assert differing(DOCS) == [], "run ./fogbound reference --to docs"


def test_every_term_stands_under_one_topic():
    """Its own, or that of its module; each topic has some."""
    sorted_in = [term.name for topic in TOPICS for term in terms_of(topic)]

    assert sorted(sorted_in) == sorted(LEXICON)
    assert all(terms_of(topic) for topic in TOPICS)


def test_the_index_leads_to_every_term():
    """By a word, to a heading that is there."""
    made = pages()
    links = set(re.findall(r"\]\(([\w-]+\.md)#([\w-]+)\)", made["effects/index.md"]))

    assert {name for _, name in links} == set(LEXICON)
    assert [
        f"{page}#{name}" for page, name in links if f"\n### {name}\n" not in made[f"effects/{page}"]
    ] == []


def test_only_what_begins_with_no_word_is_not_among_the_first_words():
    """Numbers, scores, and what stands between two others are found under their topics."""
    wordless = {name for name, term in LEXICON.items() if not first_words(term)}

    assert {topic_of(name).name for name in wordless} <= {"logic", "numbers", "leaflet"}


@pytest.mark.parametrize("page", sorted(pages()))
def test_every_link_leads_somewhere(page: str):
    """To a page of the documentation and a heading on it."""
    made = pages()
    for where, anchor in re.findall(r"\]\(([\w/.-]*\.md)?(?:#([\w-]+))?\)", made[page]):
        target = (DOCS / page).parent / where if where else DOCS / page
        name = target.resolve().relative_to(DOCS).as_posix()
        text = made.get(name) or (DOCS / name).read_text("utf-8")
        headings = {
            line.lstrip("# ").lower().replace(" ", "-") for line in text.splitlines() if line[:1] == "#"
        }
        assert not anchor or anchor in headings, f"{page}: {where}#{anchor}"


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the first page."""
    part = FRONT.partition(f"\n### {heading}\n")[2].partition("\n##")[0]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in row] for row in rows]


@pytest.mark.parametrize(("written", "meant"), table("How far words reach"))
def test_words_reach_as_far_as_it_says(written: str, meant: str):
    """What one writes without brackets is what the page says it means, under both rulesets."""
    for ruleset in RULESETS:
        assert reading(written, ruleset) == reading(meant, ruleset)


def reading(text: str, ruleset: str) -> list[object]:
    for sort in ("effect", "condition", "value"):
        try:
            return list(parse(text, sort, VOCABULARY, ruleset))
        except MisreadError:
            pass
    raise AssertionError(f"{text!r} cannot be read")


def test_such_a_row_could_be_wrong():
    """Brackets in another place give another meaning."""
    assert reading("(not you are active) and you are involved", "continent") != reading(
        "not (you are active and you are involved)", "continent"
    )


def test_the_happenings_are_those_that_texts_may_count():
    """Each example can be written where it says so; anything else is refused with what there is."""
    assert [row[0] for row in table("Happenings")] == [each.example for each in HAPPENINGS]
    words = {**VOCABULARY, "uid": {"gale"}}
    for each in HAPPENINGS:
        for ruleset in RULESETS:
            if each.ruleset in ("", ruleset):
                assert parse(f'the times "{each.example}"', "value", words, ruleset)[0] == "happened"
            else:
                with pytest.raises(MisreadError):
                    parse(f'the times "{each.example}"', "value", words, ruleset)

    with pytest.raises(MisreadError, match="expected a happening: taken …, read …"):
        parse('the times "slept"', "value", words, "citadel")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("counters", "counters"),
        ("add counters", "add-counters"),
        ("each involved", "involved"),
        ("half", "half"),
        ("lift the curse", "lift-curse"),
        ("unconscious", "unconscious"),
    ],
)
def test_the_best_comes_first(words: str, name: str):
    """A name, then how a sentence begins, then the words in it."""
    assert search(words)[0][0] == name


def test_a_topic_is_found_by_its_name():
    """With all that belongs there."""
    (leave,) = [topic for topic in TOPICS if topic.name == "leave"]

    assert [lines[0] for lines in search("leave")] == [term.name for term in terms_of(leave)]


@pytest.mark.parametrize(
    ("happening", "en", "fr"),
    [
        ("taken 063", "card 063 was taken at least once", "la carte 063 a été prise au moins une fois"),
        ("read 14", "paragraph 14 was read at least once", "le paragraphe 14 a été lu au moins une fois"),
    ],
)
def test_a_happening_is_said_in_words(happening, en, fr):
    """Cards by their three digits, paragraphs by their number."""
    tree = parse(f'the times "{happening}" is at least 1', "condition", VOCABULARY, "citadel")

    assert (say(tree, "en", nouns("citadel")), say(tree, "fr", nouns("citadel"))) == (en, fr)
