"""What is printed of a text while the table has not met what its conditions name."""

import re

import pytest

from fogbound.languages import LANGUAGES
from fogbound.packs.examples import RULESETS, VOCABULARY, example_tree, nouns
from fogbound.packs.redaction import (
    FALSE,
    NOTHING,
    OPEN_PLACES,
    SHOWN,
    TRUE,
    UNKNOWN,
    Redactor,
    conditions_in,
    names_in,
)
from fogbound.packs.sentences import MisreadError, parse, slot_sorts
from fogbound.packs.texts import is_tree, terms_of
from fogbound.packs.wording import ContinentWriter, say, sentence
from fogbound.rules.citadel import table as at_citadel
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.continent import table as on_continent
from playing import refused

NOTE = "there is a card titled note in your hand"
NO_NOTE = "there is no card titled note in your hand"
MET = frozenset({"title/note"})


def read(text: str, sort: str = "effect", ruleset: str = "continent"):
    return parse(text, sort, VOCABULARY, ruleset)


def printed(
    text: str, met=NOTHING, *, lang: str = "en", ruleset: str = "continent", sort: str = "effect"
) -> str:
    """What players read of a text; empty for nothing."""
    told = Redactor(met).text(read(text, sort, ruleset))
    return sentence(say(told, lang, nouns(ruleset)), lang) if told is not None else ""


# -- conditions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "how"),
    [
        (NOTE, FALSE),
        (NO_NOTE, TRUE),
        (f"not {NOTE}", TRUE),
        ("there is a card 217 on the board", FALSE),
        ("there is no card 217 on the board", TRUE),
        ("the number of cards titled note in your hand is at least 6", FALSE),
        ("the number of cards titled note in your hand is at most 2", TRUE),
        ("the number of cards titled note in your hand is exactly 0", TRUE),
        ("the number of cards titled note in your hand is at least the explorers", UNKNOWN),
        ('the times "taken 399" are at least 1', FALSE),
        ("there is a card titled note in the deck", UNKNOWN),
        ("there is a card titled note out of the game", UNKNOWN),
        ("there is a card titled note anywhere", UNKNOWN),
        ("there is a card titled note banished", UNKNOWN),
        ("it is titled note", FALSE),
        (f"for any of each involved, {NOTE}", FALSE),
        (f"{NOTE} and you are active", FALSE),
        (f"{NOTE} or you are active", SHOWN),
        (f"{NO_NOTE} and you are active", SHOWN),
        (f"{NO_NOTE} or you are active", TRUE),
        (f"({NO_NOTE}) and unseen you are active", UNKNOWN),
        (f"({NOTE}) and unseen you are active", FALSE),
        ("you are active and you stand on this", SHOWN),
        (f"open {NOTE}", SHOWN),
        ("unseen you are active", UNKNOWN),
        (f"unseen {NOTE}", UNKNOWN),
    ],
)
def test_a_condition_is_read_as_though_what_nobody_has_met_did_not_exist(condition: str, how: str):
    """Where that decides it, it is decided; where a hidden place does, nothing is said."""
    assert Redactor(NOTHING).condition(read(condition, "condition")).how == how


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_condition_that_names_something_waits_for_it(ruleset):
    """Whatever the word: before its names are met it is not printed, and then it is."""
    waiting = 0
    for term in LEXICON.values():
        if term.ruleset not in ("", ruleset) or term.name in ("open", "unseen"):
            continue
        for condition in conditions_in(example_tree(term, ruleset)):
            names = names_in(condition)
            if names and LEXICON[condition[0]].sort == "condition":
                assert Redactor(NOTHING).condition(condition).how != SHOWN, term.name
                assert Redactor(names).condition(condition).how == SHOWN, term.name
                waiting += 1
    assert waiting


@pytest.mark.parametrize("met", [NOTHING, MET])
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_of_any_example_can_be_said(lang: str, ruleset, met):
    """No text is left with a hole in it, in any language."""
    for term in LEXICON.values():
        if term.ruleset in ("", ruleset) and term.sort in ("effect", "ability"):
            told = Redactor(met).text(example_tree(term, ruleset))
            if told is not None:
                said = say(told, lang, nouns(ruleset))
                assert said
                assert not set(said) & set("{}<>|~@[]")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_can_hold_a_text_that_is_not_printed(lang: str, ruleset):
    """Whatever an effect stands in: without it the rest can still be said, or is not there either."""
    hidden = read(f"if {NOTE}: take 217", ruleset=ruleset)
    tried = 0
    for term in LEXICON.values():
        if term.ruleset not in ("", ruleset):
            continue
        for name, slots in terms_of(example_tree(term, ruleset)):
            for slot, sort in slot_sorts(name).items():
                if sort != "effect" or slot not in slots:
                    continue
                told = Redactor(NOTHING).text([name, {**slots, slot: hidden}])
                if told is not None:
                    said = say(told, lang, nouns(ruleset))
                    assert said
                    assert "217" not in said
                    assert not set(said) & set("{}<>|~@[]")
                tried += 1
    assert tried > 30


# -- texts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        (f"if {NOTE}: take 105", "", "If there is a card titled “note” in your hand: take 105."),
        (f"if {NO_NOTE}: take 105", "Take 105.", "If there is no card titled “note” in your hand: take 105."),
        (
            f"if {NOTE}: take 105, otherwise take 106",
            "Take 106.",
            "If there is a card titled “note” in your hand: take 105; otherwise take 106.",
        ),
        (
            f"take 104, then if {NOTE}: take 105",
            "Take 104.",
            "Take 104, then if there is a card titled “note” in your hand: take 105.",
        ),
        (f"if unseen {NOTE}: take 105, otherwise take 106", *["Something may come of this."] * 2),
        (
            f"if you are active: if {NOTE}: take 105",
            "",
            "If you are active, if there is a card titled “note” in your hand: take 105.",
        ),
        (
            f"if open {NOTE}: take 105",
            *["If there is a card titled “note” in your hand: take 105."] * 2,
        ),
    ],
)
def test_an_effect_is_printed_without_what_hangs_on_a_hidden_condition(text: str, before: str, after: str):
    """What cannot come to pass is not there, what goes without saying has no condition."""
    assert _plain(printed(text)) == _plain(before)
    assert _plain(printed(text, MET)) == _plain(after)


def _plain(text: str) -> str:
    """A text as these examples write it."""
    return re.sub(r"\b(a|no) “note” card", r"\1 card titled “note”", re.sub("[,:]", "", text))


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Something may come of this."), ("fr", "Il peut en résulter quelque chose.")],
)
def test_a_text_on_which_nothing_may_be_said_is_vague(lang: str, said: str):
    """It tells that there is something, and neither what nor when."""
    for text in ("if unseen you are active: take 105", "if there is a card 217 in the deck: take 105"):
        assert printed(text, lang=lang) == said


def test_an_ability_whose_condition_cannot_hold_yet_is_not_there():
    """Nor is one that would change nothing."""
    text = f"any: cost -1 if {NOTE}"

    assert printed(text, sort="ability") == ""
    assert "note" in printed(text, MET, sort="ability")
    assert printed("any: cost -1 if unseen you are active", sort="ability") == "Something may come of this."


def test_an_ability_that_is_not_there_yet_is_not_there_beside_an_action():
    """What holds for an action alone is left out like any other text."""
    hidden = Redactor(NOTHING).text(read(f"any: cost -1 if {NOTE}", "ability"))
    shown = read("any: difficulty -1", "ability")
    writer = ContinentWriter("en", nouns("continent"), "note")

    assert hidden is None
    assert writer.modifiers([hidden, shown]) == writer.modifiers([shown])


def test_nobody_is_meant_by_what_nobody_has_met():
    """Explorers who are told apart by such a condition are none."""
    assert printed(f"each involved for whom {NOTE} takes 105") == ""
    assert "note" in printed(f"each involved for whom {NOTE} takes 105", MET)
    assert printed(f"each involved for whom {NO_NOTE} takes 105") == printed("each involved takes 105")


def test_of_a_list_of_cases_those_are_printed_that_may_come_to_pass():
    """Down to the first that always does."""
    case = ["if", {"when": read(NOTE, "condition"), "then": read("take 104")}]
    other = ["if", {"when": read("you are active", "condition"), "then": read("take 105")}]
    always = ["if", {"when": read(NO_NOTE, "condition"), "then": read("take 106")}]
    redactor = Redactor(NOTHING)

    assert redactor.text(["first", {"effects": [case, read("take 107")]}]) == read("take 107")
    assert redactor.text(["first", {"effects": [case, other, always, read("take 107")]}]) == [
        "first",
        {"effects": [other, read("take 106")]},
    ]
    assert redactor.text(["first", {"effects": [case]}]) is None


def test_a_number_is_printed_without_what_cannot_be_added_yet():
    """Of a number that hangs on something vague nothing is known."""
    redactor = Redactor(NOTHING)

    def number(text: str) -> str:
        return say(redactor.value(read(text, "value", "citadel")), "en", nouns("citadel"))

    assert number("3 plus 1 when promise is remembered") == "3"
    assert number("3 less 1 when not promise is remembered") == number("3 less 1")
    assert number("3 plus 1 when unseen promise is remembered") == "?"


def test_an_author_reads_everything_and_sees_what_is_marked():
    """In its place, between marks."""
    author = Redactor(None)

    def said(condition: str) -> str:
        return say(author.condition(read(condition, "condition")).tree, "en", nouns("continent"))

    assert said("you are active") == "you are active"
    assert said(NOTE).startswith("⟦there is")
    assert said(f"open {NOTE}").startswith("there is")
    assert said("unseen you are active") == "⟦you are active⟧"
    assert said(f"{NO_NOTE} and you are active").endswith("⟧ and you are active")


# -- marks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("text", "sort", "offset", "hint"),
    [
        ("unseen take 063", "effect", 0, "'unseen' stands before a condition: `if unseen …`"),
        ("open 3", "value", 0, "'open' stands before a condition: `if open …`"),
        (
            "if you are active unseen: take 063",
            "effect",
            18,
            "'unseen' stands before a condition: `if unseen …`",
        ),
        ("if unsen you are active: take 063", "effect", 3, "did you mean 'unseen'?"),
        ("opn you are active", "condition", 0, "did you mean 'open'?"),
        (
            "open unseen you are active",
            "condition",
            5,
            "keep one of them; brackets show how far each reaches",
        ),
    ],
)
def test_a_mark_out_of_place_is_pointed_at(text: str, sort: str, offset: int, hint: str, ruleset):
    """With the word itself and what would be right."""
    with pytest.raises(MisreadError) as found:
        parse(text, sort, VOCABULARY, ruleset)

    assert (found.value.offset, found.value.hint) == (offset, hint)


def test_a_pack_with_a_mark_out_of_place_is_refused_at_the_word():
    """With file, line and column."""
    [fault] = refused("- {number: 12, back: green, kind: temporary event, text: unseen take 105}")

    assert "not-understood" in fault
    assert ":1:" in fault


@pytest.mark.parametrize("mark", ["open", "unseen"])
def test_a_mark_reaches_as_far_as_brackets_let_it(mark: str):
    """Without them it stands for everything that follows."""
    whole = read(f"{mark} you are active and you stand on this", "condition")
    part = read(f"({mark} you are active) and you stand on this", "condition")

    assert whole[0] == mark
    assert part[0] == "both"
    assert part[1]["first"][0] == mark
    assert is_tree(whole[1]["when"])


# -- places ----------------------------------------------------------------------------------------


def test_cards_in_play_lie_open():
    """What has come into play the table has met, so no zone in which cards work is hidden."""
    for table in (at_citadel, on_continent):
        assert not set(table.IN_PLAY) & table.HIDDEN_ZONES


def test_a_place_is_open_only_if_what_lies_there_is_in_play():
    """Decks, piles, the box and what is drawn face down are no such places."""
    from fogbound.rules.citadel import places as citadel
    from fogbound.rules.common import places
    from fogbound.rules.continent import places as continent

    hidden = {
        *(places.BANISHED, places.DRAWN, places.OUT_OF_GAME, places.ANYWHERE, places.IN_PAST),
        *(continent.IN_DECK, continent.IN_PILE, citadel.IN_DECK, citadel.IN_PILE, citadel.REVEALED),
    }
    assert not OPEN_PLACES & hidden
