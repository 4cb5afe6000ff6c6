"""The rules reference and the command that looks rules up in it.

Ids are taken from the reference, not written here: a test that prints a rule does not pin it.
"""

import ast
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from commanding import run, said
from fogbound.rules import reference
from fogbound.rules.reference import LANGUAGES, Chapter, Rule, chapters, find
from fogbound.rules.reference.relevance import by_relevance
from fogbound.terminal import citations
from fogbound.terminal.citations import Citation
from fogbound.terminal.lookup import best_chapters
from fogbound.terminal.rules import pages, rules
from fogbound.text import catalogue
from fogbound.text.rules_search import rules_about

RULESETS = reference.rulesets()
CITED = re.compile(r"\b[CT]-[A-Z]+-\d+\b")


def every_rule(ruleset: str) -> list[Rule]:
    """All rules of a ruleset, in order."""
    return [rule for chapter in chapters(ruleset) for rule in chapter.rules]


def ids(found: tuple[Chapter, ...]) -> list[str]:
    """The ids of the rules that were found, in order."""
    return [rule.id for chapter in found for rule in chapter.rules]


def family(name: str) -> list[str]:
    """The ids of one family of rules."""
    return [rule.id for ruleset in RULESETS for rule in every_rule(ruleset) if rule.family == name]


def number(rule: Rule) -> int:
    """The number of a rule within its family."""
    return int(rule.id.rpartition("-")[2])


def failure(*words: str, **options: str) -> str:
    """The message with which the command gives up; a message means status 1."""
    with pytest.raises(SystemExit) as stop:
        rules(*words, **options)
    assert isinstance(stop.value.code, str)
    return stop.value.code


# The reference


def test_every_folder_of_chapters_is_a_ruleset_with_a_title_in_every_language():
    """No reference lies there unread."""
    folders = [entry.name for entry in files(reference).iterdir() if entry.is_dir()]

    assert sorted(name for name in folders if not name.startswith("_")) == sorted(RULESETS)
    assert all(catalogue(lang).has(f"rules-of-{ruleset}") for lang in LANGUAGES for ruleset in RULESETS)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_chapters_stand_in_order_and_are_titled_in_every_language(ruleset):
    """Files are named after their chapters, and no chapter is empty or nameless."""
    numbers = [chapter.number for chapter in chapters(ruleset)]
    pages_there = (files(reference) / ruleset).iterdir()
    names = sorted(page.name for page in pages_there if page.name.endswith(".yaml"))

    assert numbers == sorted(set(numbers)) == [int(name[:2]) for name in names]
    for chapter in chapters(ruleset):
        assert chapter.rules
        assert set(chapter.title) == set(LANGUAGES)
        assert all(chapter.title.values())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_family_stands_together_in_rising_order(ruleset):
    """Whoever looks for an id finds it where the numbers lead."""
    order = [(rule.family, number(rule)) for rule in every_rule(ruleset)]
    families = list(dict.fromkeys(name for name, _ in order))

    assert order == sorted(order, key=lambda entry: (families.index(entry[0]), entry[1]))
    assert len(order) == len(set(order))


@pytest.mark.parametrize(("ruleset", "letter"), [("continent", "C"), ("citadel", "T")])
def test_the_letter_of_an_id_tells_its_ruleset(ruleset, letter):
    """An id means one rule, whichever game is played."""
    assert {rule.id[0] for rule in every_rule(ruleset)} == {letter}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_language_tells_a_rule_in_its_own_words(ruleset):
    """No rule is left untranslated, and no two rules of a game say the same."""
    for lang in LANGUAGES:
        texts = [rule.text[lang] for rule in every_rule(ruleset)]
        assert len(texts) == len(set(texts))
    assert not [rule.id for rule in every_rule(ruleset) if len({*rule.text.values()}) < len(LANGUAGES)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_rule_is_made_of_whole_sentences(ruleset):
    """A rule ends like a sentence in every language and has no marks of a markup language."""
    for rule in every_rule(ruleset):
        for lang in LANGUAGES:
            assert re.search(r"[.!?…]([»\"”)]|\u00a0»)?$", rule.text[lang]), f"{rule.id} {lang}"
            assert not re.search(r"[`*<>\n]|  ", rule.text[lang]), f"{rule.id} {lang}"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_rule_refers_to_rules_that_exist_and_to_the_same_in_every_language(ruleset):
    """A reader who follows a reference arrives."""
    known = {rule.id for rule in every_rule(ruleset)}
    for rule in every_rule(ruleset):
        cited = [set(CITED.findall(rule.text[lang])) for lang in LANGUAGES]
        assert all(each == cited[0] for each in cited), rule.id
        assert cited[0] <= known, rule.id


@pytest.mark.parametrize("ruleset", RULESETS)
def test_card_numbers_are_the_same_in_every_language(ruleset):
    """Three-digit numbers send people to cards: a translation keeps every one."""
    for rule in every_rule(ruleset):
        numbers = [sorted(set(re.findall(r"\b\d{3}\b", rule.text[lang]))) for lang in LANGUAGES]
        assert all(each == numbers[0] for each in numbers), rule.id


@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_apostrophes_are_typographic(ruleset):
    """As everywhere else that people read."""
    texts = [
        rule.text[lang]
        for chapter in reference.chapters(ruleset)
        for rule in chapter.rules
        for lang in LANGUAGES
    ]

    assert [text for text in texts if "'" in text] == []


@pytest.mark.parametrize(("ruleset", "other"), [("continent", "pioche Action"), ("citadel", "Deck d’Action")])
def test_each_game_has_one_word_for_its_deck(ruleset, other):
    """The French Continent draws from its Deck d’Action, the Citadel from pioches Action."""
    texts = [rule.text["fr"] for chapter in reference.chapters(ruleset) for rule in chapter.rules]

    assert [text for text in texts if other in text] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_french_punctuation_never_begins_a_line(ruleset):
    """High punctuation hangs on a space that does not break."""
    for rule in every_rule(ruleset):
        assert not re.search(r" [:;?!»]|« ", rule.text["fr"]), rule.id


def test_a_chapter_says_what_it_lacks_in_a_language(monkeypatch):
    """Every rule without words, and every word in a language that nobody speaks, is told at once, with its file."""
    monkeypatch.setattr(reference, "LANGUAGES", ("en", "fr"))
    page = """
chapter: 7
title: {en: Numbers}
rules:
  - {id: C-NUM-01, en: Take it., fr: Prenez-la.}
  - {id: C-NUM-02, en: Leave it., eo: Lasu ĝin.}
  - {en: Look at it., fr: Regardez-la.}
"""

    _, faults = reference._chapter(page, "continent/07-numbers.yaml")

    assert faults == [
        "continent/07-numbers.yaml: missing-words: the title says nothing in 'fr'",
        "continent/07-numbers.yaml: missing-words: C-NUM-02 says nothing in 'fr'",
        "continent/07-numbers.yaml: unknown-words: C-NUM-02 has 'eo'",
        "continent/07-numbers.yaml: missing-id: a rule has no id",
    ]


def test_a_ruleset_without_reference_is_named():
    """A wrong name, or a path posing as one, is refused with those that exist."""
    for name in ("atlantis", "../reference/continent", ""):
        with pytest.raises(LookupError, match="continent"):
            chapters(name)


# Finding


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_rule_is_named_by_its_id_alone(ruleset):
    """Whoever cites a rule need not know its game."""
    for rule in every_rule(ruleset):
        assert reference.named(rule.id) is rule
    assert reference.named("T-ATLANTIS-01") is None


@pytest.mark.parametrize(
    ("ruleset", "words"),
    [("continent", "C-LIFE"), ("citadel", "T-LIFE"), ("citadel", "tremor"), ("citadel", "secousse")],
)
def test_a_ruleset_answers_for_itself(ruleset, words):
    """Ids and words of one game find nothing in the other."""
    (other,) = set(RULESETS) - {ruleset}

    assert find(ruleset, words)
    assert find(other, words) == ()


def test_an_id_finds_its_rule_whatever_its_case():
    """An exact id gives one rule, in its chapter."""
    chapter = chapters("continent")[4]
    wanted = chapter.rules[2]

    assert find("continent", wanted.id.lower()) == (Chapter(chapter.number, chapter.title, (wanted,)),)


def test_a_family_finds_all_its_rules_and_no_other():
    """A rule of another family that mentions this one is not among them."""
    assert ids(find("continent", "c-cost")) == family("C-COST")
    assert ids(find("continent", "C-HAND C-ACT")) == family("C-ACT") + family("C-HAND")


def test_a_family_and_a_word_narrow_each_other():
    """The word is sought inside the family."""
    both = ids(find("continent", "C-COST locked"))

    assert both
    assert both == [name for name in ids(find("continent", "locked")) if name in family("C-COST")]
    assert len(both) < len(family("C-COST"))


@pytest.mark.parametrize("words", ["verrouillée", "VERROUILLEE", "verrouille"])
def test_words_are_found_without_their_accents_and_case(words):
    """A person with any keyboard finds the French word."""
    assert set(ids(find("continent", words))) == {
        rule.id for rule in every_rule("continent") if re.search(r"(?i)\bverrouillé", rule.text["fr"])
    }


def test_ligatures_and_curly_apostrophes_are_folded():
    """What a keyboard or a text program makes of letters does not matter."""
    assert reference.fold("L\u2019Œuvre, cœur") == "l'oeuvre, coeur"


def test_a_word_is_sought_from_its_beginning():
    """Lock finds locked, but neither block nor clockwise."""
    assert set(ids(find("continent", "lock"))) == {
        rule.id
        for rule in every_rule("continent")
        if re.search(r"(?i)\block", rule.text["en"] + " " + rule.text["fr"])
    }
    assert any("clockwise" in rule.text["en"] for rule in every_rule("continent"))


def test_all_words_must_stand_in_one_language():
    """An English and a French word of the same rule do not meet."""
    one = next(
        rule
        for rule in every_rule("continent")
        if "locked" in rule.text["en"] and "verrouillée" in rule.text["fr"]
    )

    assert one.id in ids(find("continent", "locked"))
    assert one.id in ids(find("continent", "verrouillée"))
    assert find("continent", "locked verrouillée") == ()


def test_signs_in_a_word_are_only_signs():
    """What is typed is a word, not a pattern."""
    assert find("continent", ".*") == ()
    assert find("continent", "(") != ()


def test_no_words_leave_nothing_out():
    """Without a question the answer is the whole reference."""
    assert find("continent", " ") == chapters("continent")


# The command


def test_rules_are_printed_under_their_chapter(capsys, monkeypatch):
    """Each rule stands beside its id and no line is wider than the terminal."""
    monkeypatch.setenv("COLUMNS", "60")

    rules("C-COST", lang="fr")

    printed = capsys.readouterr().out
    lines = printed.splitlines()
    chapter = next(chapter for chapter in chapters("continent") if chapter.rules[0].family == "C-ACT")
    assert lines[0] == f"{chapter.number}. {chapter.title['fr']}"
    assert re.findall(r"^  (C-\S+) ", printed, re.M) == family("C-COST")
    assert 50 < max(map(len, lines)) <= 60
    assert "\x1b" not in printed
    last = find("continent", family("C-COST")[-1])[0].rules[0]
    assert " ".join(printed.split(last.id)[-1].split()) == " ".join(last.text["fr"].split())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_id_is_never_broken_over_two_lines(ruleset):
    """An id can be searched for in what is printed, however narrow the terminal."""
    everything = chapters(ruleset)
    cited = [name for rule in every_rule(ruleset) for name in (rule.id, *CITED.findall(rule.text["en"]))]

    for width in (40, 57, 80):
        assert sorted(CITED.findall(pages(everything, "en", width))) == sorted(cited)


def test_the_contents_are_listed_when_nothing_is_asked(capsys):
    """Every chapter has a line with its families."""
    rules(ruleset="continent")

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(chapters("continent"))
    for line, chapter in zip(lines, chapters("continent"), strict=True):
        assert chapter.title["en"] in line
        assert chapter.rules[-1].family in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_games_are_listed_under_their_names(capsys, lang):
    """Without a ruleset the chapters of both are there, and each stands under its own game."""
    rules(lang=lang)

    printed = capsys.readouterr().out.split("\n\n")
    headings, lists = printed[::2], printed[1::2]
    assert headings == [catalogue(lang).say(f"rules-of-{ruleset}") for ruleset in RULESETS]
    assert len(set(headings)) == len(RULESETS)
    for ruleset, lines in zip(RULESETS, lists, strict=True):
        titles = re.findall(r"^ *\d+\. (.*) \(", lines, re.M)
        assert titles == [chapter.title[lang] for chapter in chapters(ruleset)]


def test_words_are_sought_in_both_games(capsys):
    """A word both games know is answered by both, each under its name."""
    rules("banished")

    printed = capsys.readouterr().out
    wanted = [name for ruleset in RULESETS for name in ids(find(ruleset, "banished"))]
    assert {name[0] for name in wanted} == {"C", "T"}
    named = re.findall(r"^  ([CT]-\S+) ", printed, re.M)
    assert sorted(named) == sorted(wanted)
    assert [name[0] for name in named] == sorted(name[0] for name in named)
    assert printed.startswith("The rules of the Continent\n\n")


def test_one_game_can_be_asked_alone(capsys):
    """With a ruleset, the other keeps silent and no name is needed."""
    rules("banished", ruleset="citadel")

    printed = capsys.readouterr().out
    assert sorted(re.findall(r"^  ([CT]-\S+) ", printed, re.M)) == sorted(ids(find("citadel", "banished")))
    assert re.match(r"\d+\. ", printed)
    assert "Nothing found" in failure(family("C-COST")[0], ruleset="citadel")


def test_json_carries_every_language(capsys):
    """Programs get chapters and rules as data."""
    rules("C-WEAR", json=True)

    (chapter,) = json.loads(capsys.readouterr().out)
    assert sorted(chapter) == ["chapter", "rules", "title"]
    assert [rule["id"] for rule in chapter["rules"]] == family("C-WEAR")
    assert all(rule["text"][lang] for rule in chapter["rules"] for lang in LANGUAGES)


PLACE = re.compile(r"^      (\S+\.py):(\d+)(?: (\S+))?$", re.M)


def test_the_places_that_cite_a_rule_are_named(capsys):
    """A line for each function, class or test, with the file and the line on which its name stands."""
    wanted = family("C-COST")[4]

    rules(wanted, where=True, lang="en")

    printed = capsys.readouterr().out
    code, tests = printed.split("    code\n")[1].split("    tests\n")
    assert reference.named(wanted).text["en"].split()[0] in printed
    for listed, folder in ((code, "src/"), (tests, "tests/")):
        found = PLACE.findall(listed)
        assert found
        for path, line, name in found:
            assert path.startswith(folder)
            text = (citations.ROOT / path).read_text("utf-8").splitlines()[int(line) - 1]
            assert re.search(rf"(def|class) {name.rpartition('.')[2]}\b", text)


def test_the_places_are_data_for_programs(capsys):
    """JSON has them beside the texts; a word may find many rules, each with its own."""
    rules("C-WEAR", where=True, json=True)

    (chapter,) = json.loads(capsys.readouterr().out)
    assert [rule["id"] for rule in chapter["rules"]] == family("C-WEAR")
    for rule in chapter["rules"]:
        assert {"path", "line", "name"} == set(rule["code"][0]) == set(rule["tests"][0])


def test_an_installed_package_says_that_it_has_no_tests(capsys, monkeypatch, tmp_path):
    """The code is there and is named; of tests it is said where they are."""
    monkeypatch.setattr(citations, "TESTS", tmp_path / "tests")

    rules(family("C-COST")[4], where=True, lang="en")
    printed = capsys.readouterr().out
    assert "    code\n" in printed
    assert "    tests\n" not in printed
    assert printed.rstrip().endswith(catalogue("en").say("rules-no-tests"))

    rules(family("C-COST")[4], where=True, json=True)
    assert json.loads(capsys.readouterr().out)[0]["rules"][0]["tests"] is None


def test_places_are_asked_of_some_rules_not_of_all():
    """Without words there would be a thousand answers."""
    with pytest.raises(SystemExit, match="Say which rule"):
        rules(where=True)


def test_what_stands_around_a_citation_cites_the_rule(tmp_path):
    """The innermost function or class, else the module; a question cites what its method `rules` tells."""
    wanted = family("C-COST")[4]
    text = f"""
LIMIT = 4  # {wanted}
class Ask:
    def take(self):
        def inner():
            return "{wanted}"
    def rules(self):
        return ("{wanted}",)
def other():
    return 1
"""
    (tmp_path / "asking.py").write_text(text, "utf-8")

    found = citations.citations(tmp_path, tmp_path, [wanted])

    assert found == {
        wanted: [
            Citation("asking.py", 1, ""),
            Citation("asking.py", 3, "Ask"),
            Citation("asking.py", 4, "Ask.take"),
        ]
    }


@pytest.mark.slow
def test_a_slip_of_the_pen_is_answered_with_the_nearest_id_or_word():
    """Nothing is found, and the way on is shown."""
    wanted = family("C-COST")[0]

    assert f"Did you mean {wanted}?" in failure(wanted.replace("COST", "COTS"))
    assert "Did you mean locked?" in failure("lokced")
    assert "Try another word." in failure("xyzzyx")
    assert "Try fewer words" in failure("locked", "paranoid", where=True)


@pytest.mark.parametrize(
    ("question", "lang", "found"),
    [
        ("how do I make camp", "en", "C-SAVE-"),
        ("what happens when I fall unconscious", "en", "T-UNC-"),
        ("comment bivouaquer", "fr", "C-SAVE-"),
    ],
)
def test_a_question_is_answered_on_the_command_line_too(question, lang, found, capsys):
    """Though no rule has all of its words."""
    rules(*question.split(), lang=lang)

    assert found in capsys.readouterr().out


def test_nothing_found_is_still_json(capsys):
    """A program reads an empty list and a failure."""
    with pytest.raises(SystemExit):
        rules("xyzzyx", json=True)

    assert json.loads(capsys.readouterr().out) == []


def test_a_language_or_ruleset_that_is_not_there_is_refused():
    """The message names those that are."""
    refused = run("rules", "locked", "--lang", "eo")
    assert refused.status == 2
    assert all(f'"{lang}"' in refused.err for lang in LANGUAGES)
    assert "continent, citadel" in failure("locked", ruleset="atlantis")


@pytest.mark.slow
def test_the_reference_stays_out_of_the_engine():
    """The rules that run, which are compiled, do not import the text about them."""
    room = Path(str(files("fogbound.rules")))
    modules = [path for path in room.rglob("*.py") if "reference" not in path.relative_to(room).parts]

    assert modules
    for path in modules:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                origin = getattr(node, "module", None) or ""
                names = [f"{origin}.{alias.name}" for alias in node.names]
                assert not any(name.startswith("fogbound.rules.reference") for name in names), path


# What is about something comes first


@pytest.mark.parametrize(
    ("ruleset", "words", "lang", "chapter"),
    [
        ("continent", "hidden number", "en", "Hidden numbers"),
        ("continent", "camp", "en", "Saving: making camp"),
        ("continent", "bivouac", "fr", "Sauvegarder : le bivouac"),
        ("citadel", "recovery", "en", "Recovery"),
        ("citadel", "récupérer", "fr", "La récupération"),
        ("continent", "crafting", "en", "Items"),
    ],
)
def test_the_rules_that_words_are_most_about_come_first(ruleset, words, lang, chapter):
    """Their chapter is named after it, or they begin with it, and they say little besides."""
    best, _ = by_relevance(ruleset, words, lang)[0]

    assert best.title[lang].replace("\u00a0", " ") == chapter


def test_the_language_that_is_spoken_comes_first():
    """“Camp” is also a side in French, which no English reader asks for."""
    first = {chapter.title["en"] for chapter, _ in by_relevance("continent", "camp", "en")[:3]}

    assert first == {"Saving: making camp"}


def test_rules_come_before_rulings_and_examples():
    """What a Curse is comes first, then what was decided about it."""
    families = [rule.family for _, rule in by_relevance("continent", "curse", "en")]

    assert families[0] == "C-CARD"
    assert "C-RUL" not in families[:6]


def test_all_words_count_where_a_rule_has_them_all():
    """Of two words, neither brings what it finds alone."""
    found = [rule.text["en"].casefold() for _, rule in by_relevance("continent", "hand limit", "en")]

    assert found
    assert all("hand" in text and "limit" in text for text in found[:6])


@pytest.mark.parametrize(
    ("ruleset", "lang", "question", "answers"),
    [
        ("continent", "en", "how do I make camp?", "C-SAVE"),
        ("continent", "en", "where can I go?", "C-MOVE"),
        ("continent", "en", "what happens when the deck is empty?", "C-LIFE"),
        ("continent", "en", "what is a seven?", "C-RES"),
        ("continent", "en", "what is the hand limit?", "C-HAND"),
        ("continent", "en", "how do I win?", "C-END"),
        ("continent", "fr", "comment bivouaquer ?", "C-SAVE"),
        ("continent", "fr", "ou puis-je aller", "C-MOVE"),
        ("continent", "fr", "qu’est-ce qu’un état ?", "C-STATE"),
        ("continent", "fr", "a quoi servent les etoiles", "C-RES"),
        ("continent", "fr", "comment participer à une action ?", "C-TURN"),
        ("continent", "fr", "comment gagner ?", "C-END"),
        ("citadel", "en", "how heavy can I carry?", "T-PURSE"),
        ("citadel", "en", "how do I use class icons?", "T-RES"),
        ("citadel", "en", "what happens when I fall unconscious?", "T-UNC"),
        ("citadel", "en", "how do I recover cards?", "T-RECO"),
        ("citadel", "fr", "puis-je donner une carte ?", "T-PURSE"),
        ("citadel", "fr", "à quoi sert le marque-page ?", "T-SAVE"),
        ("citadel", "fr", "comment gagner ?", "T-GEN"),
        ("citadel", "fr", "dé", "T-CMP"),
    ],
)
def test_questions_of_new_players_find_their_rules(ruleset, lang, question, answers):
    """As they are typed: with apostrophes and hyphens, with other words for the same, with accents or without."""
    found = rules_about(ruleset, question, lang)

    assert found[0][1].family == answers


@pytest.mark.parametrize(
    ("ruleset", "lang", "question", "answer"),
    [
        ("continent", "en", "how do I join an action?", "C-TURN-03"),
        ("continent", "en", "how do we win?", "C-END-01"),
        ("continent", "en", "when can I camp?", "C-SAVE-01"),
        ("continent", "en", "what does a half star mean?", "C-RES-05"),
        ("continent", "fr", "comment s’usent les objets ?", "C-USE-01"),
        ("continent", "fr", "que se passe-t-il quand la pioche est vide ?", "C-LIFE-04"),
        ("citadel", "en", "how do I join an action?", "T-TURN-08"),
        ("citadel", "en", "how do I get cards back?", "T-RECO-02"),
        ("citadel", "en", "how do we win?", "T-GEN-04"),
        ("citadel", "en", "what is the hand limit?", "T-HAND-01"),
        ("citadel", "fr", "comment participer à une action ?", "T-TURN-08"),
        ("citadel", "fr", "comment reprendre des cartes ?", "T-RECO-02"),
        ("citadel", "fr", "comment se battre ?", "T-CPD-01"),
        ("citadel", "en", "how do fights work?", "T-CPD-01"),
        ("citadel", "en", "can I run away?", "T-MAND-03"),
        ("continent", "en", "how do fights work?", "C-TURN-09"),
        ("continent", "fr", "comment fuir ?", "C-LEG-07"),
        ("continent", "fr", "combien de cartes en main ?", "C-HAND-01"),
    ],
)
def test_a_frequent_question_is_answered_first(ruleset, lang, question, answer):
    """By the rule that answers it, once, whichever words that rule has."""
    found = [rule.id for _, rule in rules_about(ruleset, question, lang)]

    assert found[0] == answer
    assert len(set(found)) == len(found)


def test_frequent_questions_name_rules_that_there_are():
    """And the same ones in every language."""
    known = {
        rule.id for name in reference.rulesets() for page in reference.chapters(name) for rule in page.rules
    }
    named = {
        lang: set(re.findall(r"[CT]-[A-Z]+-\d+", catalogue(lang).say("typed-frequent"))) for lang in LANGUAGES
    }

    assert named["en"] == named["fr"]
    assert named["en"] <= known


def test_a_word_that_begins_alike_is_another_word():
    """A fight in French is no “combien”."""
    texts = [rule.text["fr"].casefold() for _, rule in rules_about("citadel", "combat", "fr")]

    assert texts
    assert not any("combien" in text and "comba" not in text for text in texts)


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "rules how do I undo?", "“undo”: take the last answer back."),
        ("en", "rules can I stop and resume", "“quit”: stop; the game is kept."),
        ("fr", "règles annuler", "« annuler » : annuler la dernière réponse."),
        ("fr", "règles je me suis trompé", "« annuler » : annuler la dernière réponse."),
    ],
)
def test_what_a_command_does_is_answered_by_its_name(tmp_path, lang, typed, told):
    """Taking back and stopping are no rules of the game, but whoever asks for them is told how."""
    solo = ("islet", "--explorers", "ann", "--clue", "drowned-bell", "--seed", "3", "--lang", lang)
    out = said("play", *solo, "--data", str(tmp_path), typed=f"{typed}\n")

    assert told in out
    assert "Nothing found" not in out
    assert "Rien trouvé" not in out


def test_a_question_is_asked_as_people_ask_it():
    """“What does a … do” says nothing of what it is about."""
    found, _ = best_chapters("continent", "what does a state do?", "en")
    plain, _ = best_chapters("continent", "state", "en")

    assert ids(found) == ids(plain)
