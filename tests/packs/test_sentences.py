"""Sentences of the effect language: how they are read, and what an author is told when they cannot be."""

import re
import time

import pytest

from fogbound.packs.examples import VOCABULARY
from fogbound.packs.faults import nearest
from fogbound.packs.habits import HABITS
from fogbound.packs.patterns import LEAVES, SORTS
from fogbound.packs.sentences import MOST_WORDS, MisreadError, parse, slot_sorts
from fogbound.rules.common.lexicon import LEXICON

RULESETS = ("continent", "citadel")


def misread(text: str, sort: str = "effect", ruleset: str = "continent") -> MisreadError:
    with pytest.raises(MisreadError) as caught:
        parse(text, sort, VOCABULARY, ruleset)
    return caught.value


def test_a_sentence_becomes_a_tree_of_terms():
    """The tree names terms and slots and holds nothing but plain data."""
    assert parse("take 063 if available", "effect", VOCABULARY) == ["take", {"number": 63, "available": True}]


def test_a_deed_of_somebody_is_said_in_the_third_person():
    """`each involved takes` is the verb `take`, and one deed: what follows is yours again."""
    tree = parse("each involved takes 105, then take 063", "effect", VOCABULARY)

    assert tree[0] == "then"
    assert tree[1]["first"][0] == "for-each"
    assert tree[1]["first"][1]["effect"] == ["take", {"number": 105}]


def test_parentheses_group():
    """What stands in parentheses belongs together."""
    grouped = parse(
        "if (no fire is here or a fire is here) and you are involved: take 105", "effect", VOCABULARY
    )

    assert grouped[1]["when"][0] == "both"


@pytest.mark.parametrize(
    ("text", "is_negated"),
    [
        ("not a fire is here and you are involved", [True, False]),
        ("not a fire is here or you are involved", [True, False]),
        ("a fire is here and not you are involved", [False, True]),
        ("not a fire is here and not you are involved", [True, True]),
    ],
)
def test_not_speaks_of_the_next_condition_alone(text, is_negated):
    """`not A and B` is `(not A) and B`, however many conditions follow."""
    joined = parse(text, "condition", VOCABULARY)

    assert joined[0] in ("both", "either")
    assert [joined[1][part][0] == "not" for part in ("first", "second")] == is_negated


def test_not_speaks_of_all_that_stands_in_brackets():
    """The opposite of several conditions needs brackets."""
    negated = parse("not (a fire is here and you are involved) or you are active", "condition", VOCABULARY)

    assert negated[0] == "either"
    assert negated[1]["first"][0] == "not"
    assert negated[1]["first"][1]["when"][0] == "both"


@pytest.mark.parametrize(
    ("text", "offset", "told", "hint"),
    [
        ("tkae 063", 0, "'tkae' is not understood here; expected an effect", "did you mean 'take'?"),
        ("take 63", 5, "the number of a card", "did you mean '063'?"),
        ("take 063 if availble", 12, "expected 'available'", "did you mean 'available'?"),
        ("if it rains: take 105", 6, "'rains' is not understood here", ""),
        ("take", 4, "the text ends too early", ""),
        ("take 063 tomorrow", 9, "'tomorrow' is not understood here", ""),
    ],
)
def test_the_furthest_word_that_fits_no_reading_is_pointed_at(text, offset, told, hint):
    """An author learns where, what was expected there, and the nearest right word."""
    error = misread(text)

    assert error.offset == offset
    assert told in error.message
    assert error.hint == hint


@pytest.mark.parametrize(
    ("text", "sort", "ruleset", "offset", "told"),
    [
        ("take 105, then read 14", "effect", "continent", 15, "'read 14' is known at the Citadel only: "),
        (
            "if the goal bell is reached: take 105",
            "effect",
            "continent",
            3,
            "'the goal bell is reached' is known at the Citadel",
        ),
        ("take 105, then gain 2 experience", "effect", "citadel", 15, "is known on the Continent only"),
        ("lose 1 life", "effect", "continent", 0, "'lose 1 life' is known at the Citadel only"),
        (
            "climb: difficulty -1",
            "ability",
            "citadel",
            0,
            "'climb: difficulty -1' is known on the Continent only",
        ),
        (
            "the number of skills in any purse",
            "value",
            "continent",
            21,
            "'in any purse' is known at the Citadel",
        ),
    ],
)
def test_a_word_of_the_other_ruleset_is_named_as_such(text, sort, ruleset, offset, told):
    """An author learns which ruleset knows the word, and why this one does not."""
    error = misread(text, sort, ruleset)

    assert told in error.message
    assert error.offset == offset
    assert error.hint == ""


def test_why_a_word_is_not_known_here_stands_with_the_word():
    """The reason is the one that the term declares."""
    why = LEXICON["read"].because

    assert why
    assert misread("read 14").message == f"'read 14' is known at the Citadel only: {why}"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_sentence_of_another_sort_is_told_where_it_belongs(ruleset):
    """What can be read is not called nonsense because it stands in the wrong field."""
    lasting, once = misread("climb: cost -1", "effect", ruleset), misread("take 105", "ability", ruleset)

    assert lasting.message == "this is an ability, and an effect is expected"
    assert "`effects`" in lasting.hint
    assert once.message == "this is an effect, and an ability is expected"
    assert "say when it happens" in once.hint


def test_a_missing_term_is_called_by_its_sort():
    """A list of all hundred verbs would help nobody."""
    assert misread("nonsense").message == "'nonsense' is not understood here; expected an effect"
    assert misread("climb: cost", "ability").message.endswith("expected a number with its sign")


def test_a_word_of_the_pack_is_suggested():
    """The words a pack declares are candidates where one of them is wanted."""
    assert misread("clmb: cost -2", "ability").hint == "did you mean 'climb'?"
    assert misread("climb, desend: cost -2", "ability").hint == "did you mean 'descend'?"


@pytest.mark.parametrize(
    ("text", "sort", "hint"),
    [
        ("promise is not remembered", "condition", "the word not comes first"),
        ("you do not stand on this", "condition", "the word not comes first"),
        ("there are at least 2 skills in your hand", "condition", "`the number of skills"),
        ("there are exactly 3 explorers here", "condition", "`(1 for each explorer here)"),
        ("nobody owns rope", "condition", "`for any of each explorer here"),
        ("every explorer is involved", "condition", "`not for any of every explorer"),
        ("the sum of the counters is at least 3", "condition", "`the counters plus"),
        ("the action was climb", "condition", "`the action is climb`"),
        ("take 105 twice", "effect", "`2 times: take 105`"),
        ("lose a card", "effect", "in figures"),
        ("draw a card", "effect", "`lose 2 cards`"),
        ("each other player takes 105", "effect", "`each other involved`"),
        ("win", "effect", "`lift the curse"),
        ("take 105 if you are active", "effect", "a condition comes first"),
        ("take 105 and take 104", "effect", "join effects with `, then`"),
        ("take 105. take 104", "effect", "join effects with `, then`"),
        ("discard a card from your hand", "effect", "it is `in your hand`"),
        ("2 per explorer", "value", "`1 for every explorer`"),
        ("all players take 105", "effect", "`every explorer`"),
        ("if there are 3 counters: take 105", "effect", "`the counters are at least 3`"),
        ("take card 105", "effect", "the number alone"),
        ("roll a die", "effect", "it is written as YAML: {roll: …}"),
        ("after a failed each: take 105", "ability", "it is `any`"),
        ("each explorer takes 105", "effect", "`every explorer`"),
        ("each involved player takes 105", "effect", "`each involved takes 105`"),
        ("the active player takes 105", "effect", "`the active explorer`"),
        ("the player on your left takes 105", "effect", "`the player to your left`"),
        ("discard a skill", "effect", "say where"),
        ("put a counter on this", "effect", "`add 1 counter`"),
        ("remove all counters", "effect", "`set the counters to 0`"),
        ("go to 012", "effect", "`put 012 east of your terrain and go there`"),
        ("choose one: take 105, or take 106", "effect", "{choose: [take 105, nothing]}"),
        ("twice: take 105", "effect", "`2 times: …`"),
        ("give a card to another explorer", "effect", "choose the card and then who has it"),
        ("the players vote: take 105", "effect", "{the players choose: […]}"),
        ("take 105, 106", "effect", "`, then`"),
        ("if promise: take 105", "effect", "`promise is remembered`"),
        ("if the counters are 3: take 105", "effect", "`are exactly 3`"),
        ("if the counters are more than 3: take 105", "effect", "`are at least 4`"),
        ("discard this card", "effect", "it is `this`"),
        ("lose one card", "effect", "in figures"),
        ("at the end of your turn: take 105", "effect", "`at the end of every turn: …`"),
        ("at the start of every turn: lose 1 card", "ability", "what is answered is the end"),
        ("when this is discarded: lose 1 card", "ability", "`when this leaves play: …`"),
        ("hand size +1", "ability", "`hand limit +1`"),
        ("climb: +2", "ability", "`+2 successes`"),
        ("climb: -1 cost", "ability", "`cost -1`"),
        ("when you climb: lose 1 card", "ability", "`at the end of climb"),
        ("when an explorer arrives: lose 1 card", "ability", "`when you arrive`"),
        ("if you are active: climb: cost -1", "ability", "comes last"),
        ("at the end of climb if you are involved: lose 1 card", "ability", "a comma before it"),
        ("once per turn: may lose 1 card", "ability", "`at the end of any, once per turn: …`"),
        ("every explorer here takes 105", "effect", "`each explorer here`"),
        ("each other explorer takes 105", "effect", "`every explorer`"),
        ("climb: +1 star for each involved", "ability", "`climb: (1 for each involved) stars`"),
        ("climb: cost minus 2", "ability", "`climb: cost - half of the involved`"),
    ],
)
def test_a_turn_of_phrase_that_is_english_only_has_a_hint(text, sort, hint):
    """What authors write who have not looked it up."""
    assert hint in misread(text, sort).hint


@pytest.mark.parametrize(
    ("text", "on_the_continent", "at_the_citadel"),
    [
        ("take 1 damage", "`suffer vital loss`", "`suffer 2 damage`"),
        ("heal 2", "`restore 2 random`", "`gain 2 life`"),
        ("discard 2 cards", "`lose 2 cards`", "`discard 2 from the deck`"),
        ("end the game", "`your adventure is over`", "`your adventure ends here`"),
        ("win the game", "`lift the curse …`", "`the threat is overcome`"),
    ],
)
def test_a_hint_is_in_the_words_of_the_ruleset(text, on_the_continent, at_the_citadel):
    """What the other one would say helps nobody."""
    assert on_the_continent in misread(text, "effect", "continent").hint
    assert at_the_citadel in misread(text, "effect", "citadel").hint


def test_only_the_citadel_hears_of_class_icons():
    """Where they are known the price comes first; on the Continent it comes last."""
    text = "climb: +1 success for 1 fist"

    assert "price: lose 1 card" in misread(text, "ability", "continent").hint
    assert "1 fist for +1 success" in misread(text, "ability", "citadel").hint


QUOTED = re.compile(r"`([^`]*)`")
PARTS = {
    "any",
    "when you arrive",
    "lift the curse …",
    ", then",
    "are exactly 3",
    "are at least 3",
    "are at most 3",
    "are at least 4",
    "are at most 2",
}
"""What hints quote that is no sentence."""


def reads(text: str, sort: str, ruleset: str) -> bool:
    try:
        parse(text, sort, VOCABULARY, ruleset)
    except MisreadError:
        return False
    return True


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_a_hint_quotes_can_be_written(ruleset):
    """Under the ruleset for which it is given."""
    unknown = set()
    for _, on_the_continent, at_the_citadel in HABITS:
        for quoted in QUOTED.findall(on_the_continent if ruleset == "continent" else at_the_citadel):
            text = quoted.replace("if …:", "if you are active:").replace("…", "nothing")
            if not any(reads(text.removeprefix("if "), sort, ruleset) for sort in SORTS):
                unknown.add(quoted)

    assert unknown <= PARTS


@pytest.mark.parametrize(
    ("text", "sort", "ruleset", "expected"),
    [
        ("promise is", "condition", "continent", "'remembered', 'yes', 'no'"),
        ("remember to promise", "effect", "continent", "'yes', 'no'"),
        ("the mode is", "condition", "citadel", "'story', 'survival', 'standard'"),
        ("remember promise in this", "effect", "citadel", "'scenario', 'dialogue'"),
        ("14 was read in this", "condition", "citadel", "'scenario', 'dialogue'"),
        ("14 was read by", "condition", "citadel", "'you'"),
        ("chose keep at 206", "condition", "citadel", "a condition"),
        ("explorer takes 105", "effect", "continent", "an effect"),
        ("the action", "condition", "continent", "'succeeded', 'failed'"),
        ("may not be spent", "ability", "citadel", "'be'"),
        ("remember that", "effect", "continent", "'place', 'number'"),
        ("terrain is hut", "condition", "continent", "a condition"),
        ("the side quest bell is", "condition", "citadel", ""),
        ("put skills in the past of your choice into your hand", "effect", "continent", ""),
    ],
)
def test_half_a_sentence_is_none(text, sort, ruleset, expected):
    """Words that set a flag must be there all the same, where a sentence without them would say something else."""
    assert expected in misread(text, sort, ruleset).message


def test_stars_are_written_as_they_are_printed():
    """With their sign, or without."""
    written = [parse(f"climb: {way}", "ability", VOCABULARY) for way in ("+1 star", "1 star", "+1 success")]

    assert written[0] == written[1] == written[2]


@pytest.mark.parametrize(
    ("text", "sort", "hint"),
    [
        ("lose 1 card for each involved", "effect", "`lose (1 for each involved) cards`"),
        ("any: must cost +1", "ability", "`must any: cost +1`"),
        ("if promise is at least 3: take 105", "effect", "`the promise`"),
        ("set promise to promise plus 1", "effect", "`the promise`; `promise +1` changes it"),
        ("if mark is at least 1: take 105", "effect", "`the mark counters`"),
        ("it is titled bloom", "condition", "there is "),
        ("lift the curse nobody", "effect", "there is first-clue"),
    ],
)
def test_what_was_meant_is_said(text, sort, hint):
    """Numbers that go by a word of the pack, and words that cards bring."""
    assert hint in misread(text, sort).hint


def test_where_no_card_brings_a_word_it_is_said_how_one_would():
    """There is no goal in this pack yet."""
    with pytest.raises(MisreadError) as told:
        parse("reach the goal nowhere", "effect", {**VOCABULARY, "goal": set()}, "citadel")

    assert told.value.hint == "there is none yet: a page lists its own under `goals`"


def test_a_word_that_is_only_a_little_alike_is_not_suggested():
    """An author who writes `think` does not mean `pathfind`."""
    assert nearest("think", ["pathfind", "move"]) == ""
    assert nearest("pathfnd", ["pathfind", "move"]) == "pathfind"
    assert nearest("mvoe", ["pathfind", "move"]) == "move"


@pytest.mark.parametrize(
    ("text", "sort", "message", "hint"),
    [
        ("juggle: cost -2", "ability", "'juggle' is no type of action", "declare it under actions"),
        (
            "discard all cards with glue anywhere",
            "effect",
            "'glue' is no keyword",
            "declare it under keywords",
        ),
        ("met is remembered", "condition", "'met' is no memo", "declare it under memos"),
        ("add 1 token counter", "effect", "", "a new counter? declare it under counters"),
    ],
)
def test_a_word_that_is_not_declared_is_told_where_to_go(text, sort, message, hint):
    """Unless a declared one is near."""
    error = misread(text, sort)

    assert message in error.message
    assert hint in error.hint


@pytest.mark.parametrize("sort", ["effect", "ability", "condition", "value"])
def test_an_empty_text_is_refused(sort):
    """Nothing means nothing."""
    assert misread("  ", sort).message == "the text is empty"


def test_ambiguity_costs_no_time():
    """A text with very many readings is read as fast as any other."""
    text = " and ".join(["you are involved"] * 30)
    started = time.perf_counter()

    parse(text, "condition", VOCABULARY)

    assert time.perf_counter() - started < 2


@pytest.mark.parametrize(
    "text",
    ["(" * 100 + "take 063", "if you are involved: " * 50 + "take 063", "take 063, then " * 60 + "take 063"],
)
def test_nesting_has_an_end(text):
    """What is nested too deeply is refused with a sentence, not with a traceback."""
    assert "nested too deeply" in misread(text).message


def test_length_has_an_end():
    """A text of a thousand words is no text."""
    assert f"more than {MOST_WORDS} words" in misread("take 063 " * MOST_WORDS).message


def test_every_slot_has_a_sort_that_is_known():
    """The reader, the linter and the wording know what each slot holds."""
    known = {*LEAVES, *SORTS, "effects", "abilities", "cases", "flag"}

    assert {sort for name in LEXICON for sort in slot_sorts(name).values()} <= known


@pytest.mark.parametrize(
    "form", ["{0} skills {1}", "{0} a random skill {1}", "{0} one skill {1} of your choice"]
)
@pytest.mark.parametrize(
    ("verb", "place"),
    [
        ("discard", "out of the game"),
        ("discard", "banished"),
        ("discard", "in the past"),
        ("discard", "in the pile"),
        ("banish", "banished"),
    ],
)
def test_a_card_that_cannot_leave_is_not_sent_away(form, verb, place):
    """What is out of play or in the pile is not discarded: an author is told so instead of waiting for it in vain."""
    text = form.format(verb, place)
    error = misread(text)

    assert error.offset == text.index(place)
    assert f"'{verb}' takes no cards '{place}'" in error.message
    assert error.hint == "they are out of play or discarded already"


def test_a_number_may_be_counted_anywhere():
    """Only the cards that leave must be where they can leave from."""
    parse("discard (the number of skills banished) random skills in your hand", "effect", VOCABULARY)
    parse("return a random advanced skill out of the game", "effect", VOCABULARY)
