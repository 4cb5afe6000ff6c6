"""The prose of packs: every card and word in every language, hidden numbers that are heard, sound Fluent."""

import pytest

from fogbound.packs import library
from fogbound.packs.bearers import find_bearer
from fogbound.packs.linter import lint
from fogbound.packs.prose import hidden_numbers
from packing import write_pack

PROSE = {
    "bare-choice",
    "broken-fluent",
    "hidden-parts",
    "hidden-untold",
    "long-sentence",
    "message-twice",
    "missing-language",
    "missing-text",
    "unknown-message",
    "unknown-variable",
    "unlisted-language",
    "unused-message",
    "wording-differs",
    "wording-missing",
}

CARDS = """\
- {number: 12, back: green, kind: terrain, area: I, uid: cove}
- {number: 13, back: green, kind: state, title: damp}
- {skill: grit}
- {character: ann}
"""
ENGLISH = """\
pack = The Isle
action-dig = dig
title-damp = Damp
character-ann = Ann
card-grit = Grit
card-cove = Shingle Cove
    .back = Waves on stones.
card-013 =
    .back = Your boots are full.
"""


def findings(tmp_path, english: str, cards: str = CARDS, languages: str = "en", **texts: str) -> list[str]:
    """What the linter says about the texts of a pack; other findings do not matter here."""
    folder = write_pack(
        tmp_path,
        "isle",
        cards,
        languages=languages,
        manifest="actions: [dig]\n",
        texts={"en/isle.ftl": english, **texts},
    )
    found = lint(library.packs_with([str(folder)]))
    return [str(finding).partition("/")[2] for finding in found if finding.code in PROSE]


def test_complete_prose_has_no_findings(tmp_path):
    """A card is named by its message, or by its title or character."""
    assert findings(tmp_path, ENGLISH) == []


def test_a_missing_name_is_told_at_the_card(tmp_path):
    """Every language must name every card."""
    assert findings(tmp_path, ENGLISH.replace("card-grit = Grit\n", "")) == [
        "cards/cards.yaml:3:3: warning: missing-text: text/en lacks 'card-grit'"
    ]


def test_a_missing_back_is_told_at_the_card(tmp_path):
    """What a numbered card's back says is read before its front."""
    assert findings(tmp_path, ENGLISH.replace("    .back = Waves on stones.\n", "")) == [
        "cards/cards.yaml:1:3: warning: missing-text: text/en lacks the attribute '.back' of 'card-cove'"
    ]


def test_a_missing_word_is_told_where_it_is_declared(tmp_path):
    """Words in the manifest, titles on the card that brings them."""
    assert findings(tmp_path / "a", ENGLISH.replace("action-dig = dig\n", "")) == [
        "pack.yaml:6:11: warning: missing-text: text/en lacks 'action-dig'"
    ]
    without_title = ENGLISH.replace("title-damp = Damp\n", "").replace("card-013 =\n", "card-013 = Damp\n")
    assert findings(tmp_path / "b", without_title) == [
        "cards/cards.yaml:2:49: warning: missing-text: text/en lacks 'title-damp'"
    ]


def test_a_language_without_texts_is_told_once(tmp_path):
    """Not once for every card."""
    assert findings(tmp_path, ENGLISH, languages="en, fr") == [
        "pack.yaml:4:17: warning: missing-language: there are no texts: text/fr has no .ftl file"
    ]


def test_what_a_pack_says_of_itself_is_said_in_every_language(tmp_path):
    """A blurb or closing words in one language are missed in the other; a pack without any says nothing wrong."""
    english = ENGLISH.replace("pack = The Isle\n", "pack = The Isle\n    .blurb = Small and wet.\n")
    assert findings(tmp_path / "a", english) == []
    french = {"fr/isle.ftl": ENGLISH.replace("pack = The Isle\n", "pack = L’Île\n    .won = Enfin.\n")}
    assert findings(tmp_path / "b", english, languages="en, fr", **french) == [
        "text/en/isle.ftl:1:1: warning: missing-text: text/en lacks the attribute '.won' of 'pack'",
        "text/fr/isle.ftl:1:1: warning: missing-text: text/fr lacks the attribute '.blurb' of 'pack'",
    ]


def test_texts_in_an_unlisted_language_are_a_hint(tmp_path):
    """Somebody has begun to translate."""
    assert findings(tmp_path, ENGLISH, **{"fr/isle.ftl": "pack = L’île\n"}) == [
        "pack.yaml:4:12: hint: unlisted-language: text/fr is not read: the pack does not list the language"
    ]


def test_broken_fluent_is_told_at_its_place(tmp_path):
    """The parser would drop the message in silence."""
    found = findings(tmp_path, ENGLISH + "card-lost = { 1 nothing }\n\nword\n")

    assert [text.split(": ")[:3] for text in found] == [
        ["text/en/isle.ftl:10:17", "error", "broken-fluent"],
        ["text/en/isle.ftl:12:5", "error", "broken-fluent"],
    ]


def test_messages_refer_to_what_exists(tmp_path):
    """Other messages and terms are found, misspelt ones and variables are not."""
    good = findings(tmp_path / "a", ENGLISH + "-sea = the sea\ncard-ann = { card-grit } of { -sea }\n")
    bad = findings(tmp_path / "b", ENGLISH + "card-ann = { card-girt } by { $nobody }\n")

    assert good == []
    assert bad == [
        "text/en/isle.ftl:10:1: error: unknown-message: 'card-ann' refers to 'card-girt', "
        "which is no message (did you mean 'card-grit'?)",
        "text/en/isle.ftl:10:31: error: unknown-variable: nobody gives a value to '$nobody'",
    ]


def test_messages_nobody_uses_are_told(tmp_path):
    """Mostly they are misspelt."""
    assert findings(tmp_path, ENGLISH + "card-grti = Grit\n") == [
        "text/en/isle.ftl:10:1: warning: unused-message: nothing uses 'card-grti' (did you mean 'card-grit'?)"
    ]


def test_a_message_stands_once(tmp_path):
    """The second would win or lose by chance."""
    (found,) = findings(tmp_path, ENGLISH + "card-grit = Grit\n")

    assert "message-twice: 'card-grit' stands here twice (first at isle/text/en/isle.ftl:5:1)" in found


HIDING = CARDS.replace("uid: cove", "uid: cove, hidden: {number: 13}")
UNTOLD = (
    "text/en/isle.ftl:6:1: warning: hidden-untold: the text hides no {}, so only eyes can find it"
    " (tell it in figures or in words; if two places share it, name them with `parts`)"
)


def test_a_hidden_number_must_be_heard(tmp_path):
    """A listener cannot see the picture, so the prose tells the number, too."""
    told = ENGLISH.replace("Waves on stones.", "Waves.\n    .flavour = A post marked 013 leans here.")

    assert findings(tmp_path / "a", ENGLISH, HIDING) == [UNTOLD.format("013")]
    assert findings(tmp_path / "b", told, HIDING) == []


@pytest.mark.parametrize(
    ("number", "language", "text", "is_heard"),
    [
        (213, "en", "They count: two, one, three.", True),
        (213, "en", "Two hundred and thirteen gulls.", True),
        (213, "en", "Two hundred thirteen gulls.", True),
        (213, "en", "“Two-thirteen,” says the voice.", True),
        (113, "en", "A hundred and thirteen steps.", True),
        (205, "en", "Room two-oh-five.", True),
        (13, "en", "Zero, one, three.", True),
        (340, "en", "Three hundred and forty bells.", True),
        (213, "en", "Two hundred and thirty gulls.", False),
        (213, "en", "Two gulls, one goat and three men.", False),
        (213, "en", "In 1213 it burnt down, for 213.50 crowns.", False),
        (213, "en", "Forty-two, one, three.", False),
        (13, "en", "Thirteen gulls.", False),
        (345, "en", "“Three! Four! And five!” he calls.", True),
        (213, "en", "Two and thirteen gulls.", False),
        (214, "en", "Two hundred and fourteen thousand pigs.", False),
        (214, "en", "Nine thousand two hundred and fourteen pigs.", False),
        (200, "en", "Two hundred and five.", False),
        (200, "en", "Two hundred pigs and five goats.", True),
        (213, "en", "Two, one, three, four.", False),
        (213, "en", "Two, one, three. Four gulls rise.", True),
        (214, "en", "Two hundred and fourteen, one of them blue.", True),
        (213, "en", "They are thirteen: two, one, three.", True),
        (200, "fr", "Deux cents moutons.", True),
        (100, "fr", "Deux cent moutons.", False),
        (100, "fr", "Cent vingt moutons.", False),
        (214, "fr", "Deux cent quatorze mille cochons.", False),
        (213, "fr", "Deux, un, trois, et quatre.", False),
        (345, "fr", "« Trois ! Quatre ! Et cinq ! » crie-t-il.", True),
        (213, "fr", "Deux, un, trois.", True),
        (213, "fr", "Deux cent treize mouettes.", True),
        (280, "fr", "Deux cent quatre-vingts pas.", True),
        (171, "fr", "Cent soixante et onze cloches.", True),
        (191, "fr", "Cent nonante et un pas.", True),
        (121, "fr", "Cent vingt et une brebis.", True),
        (213, "fr", "Deux cent trente mouettes.", False),
        (213, "fr", "Deux mouettes, un bouc et trois hommes.", False),
    ],
)
def test_a_hidden_number_may_be_told_in_words(number, language, text, is_heard):
    """In figures, digit by digit or as a number, as people say it; what merely resembles it does not count."""
    bearer = find_bearer(f"{number:03}", {"picture": text}, language, frozenset())

    assert (bearer is not None) == is_heard


@pytest.mark.parametrize(
    ("language", "text", "is_heard"),
    [
        ("en", "Somebody cut a four.", True),
        ("fr", "On a gravé un quatre.", True),
        ("fr", "Un quatre, gravé au couteau.", True),
        ("fr", "Il en reste vingt et un quatre jours plus tard.", False),
        ("fr", "On lit : deux un quatre.", False),
        ("fr", "On a gravé un quatre cents.", False),
    ],
)
def test_an_article_is_no_digit(language, text, is_heard):
    """« un quatre » is a four, though `un` is a number as well."""
    assert (find_bearer("4", {"picture": text}, language, frozenset()) is not None) == is_heard


def test_a_hidden_number_is_not_told_where_many_never_read_it(tmp_path):
    """What a card tells when it comes once more does not count; `check` says that it was found there."""
    back = "    .back = Waves on stones.\n"
    told = ENGLISH.replace(back, back + "    .again = Somebody counts: zero, one, three.\n")

    assert findings(tmp_path, told, HIDING) == [
        "text/en/isle.ftl:6:1: warning: hidden-untold: the text tells 013 only when it comes once more, which it may"
        " never do (tell it in figures or in words; if two places share it, name them with `parts`)"
    ]


@pytest.mark.parametrize("attribute", ["wording", "line-count"])
def test_a_hidden_number_is_told_in_what_everybody_hears(tmp_path, attribute):
    """A line may never be told, and who listens hears the exact text and not the author's wording of it."""
    back = "    .back = Waves on stones.\n"
    told = ENGLISH.replace(back, back + f"    .{attribute} = Zero, one, three.\n")

    assert UNTOLD.format("013") in findings(tmp_path, told, HIDING)


def test_a_hidden_number_may_be_spread_over_two_places(tmp_path):
    """The parts make up the number, and each is told somewhere else, here or on another card."""
    back = "    .back = Waves on stones.\n"
    parted = HIDING.replace("{number: 13}", '{number: 13, parts: [{digits: "0"}, {digits: "13", on: grit}]}')
    english = ENGLISH.replace(back, back + "    .picture = A zero, in chalk.\n")
    both = english.replace("card-grit = Grit\n", "card-grit = Grit\n    .flavour = Thirteen of them.\n")
    assert findings(tmp_path / "a", both, parted) == []
    (found,) = findings(tmp_path / "b", english, parted)
    assert "the text of 'grit' hides no 13" in found
    twice = HIDING.replace("{number: 13}", '{number: 11, parts: [{digits: "01"}, {digits: "1"}]}')
    once = ENGLISH.replace(back, back + "    .picture = 01 stands on the wall, and another mark.\n")
    assert any("the text hides no 1," in each for each in findings(tmp_path / "c", once, twice))


def test_the_parts_of_a_hidden_number_make_it_up(tmp_path):
    """Players would look for another one."""
    wrong = HIDING.replace("{number: 13}", '{number: 13, parts: [{digits: "1"}, {digits: "3", on: girt}]}')
    texts = ENGLISH.replace("Waves on stones.", "Waves: 1 and 3.")
    found = findings(tmp_path, texts, wrong)
    assert any("the parts of a hidden number make 13, not 013" in each for each in found)
    assert any("there is no card 'girt' in this pack (did you mean 'grit'?)" in each for each in found)


def test_authors_are_shown_where_a_hidden_number_is_told(tmp_path):
    """In each language the text and the very words."""
    texts = ENGLISH.replace("Waves on stones.", "Waves: zero, one, three.")
    folder = write_pack(
        tmp_path, "isle", HIDING, languages="en", manifest="actions: [dig]\n", texts={"en/isle.ftl": texts}
    )

    assert list(hidden_numbers(library.packs_with([str(folder)])[-1])) == [
        "013 on cove, en: .back “zero, one, three”"
    ]


def test_an_authors_wording_must_say_the_same_numbers(tmp_path):
    """A wording of one's own reads better, but it may not promise something else."""
    cards = CARDS.replace("{skill: grit}", "{skill: grit, effects: ['dig: cost -3']}")
    wording = ENGLISH.replace("card-grit = Grit", "card-grit = Grit\n    .wording = Digging costs 2 less.")

    (found,) = findings(tmp_path, wording, cards)
    assert "wording-differs: the author's wording of 'grit' lacks 3 and adds 2" in found


def test_an_authors_wording_is_there_in_every_language(tmp_path):
    """Else the readers of one language get what those of another one need not."""
    wording = ENGLISH.replace("card-grit = Grit", "card-grit = Grit\n    .wording = Nothing at all.")

    (found,) = findings(tmp_path, wording, languages="en, fr", **{"fr/isle.ftl": ENGLISH})
    assert "wording-missing: 'grit' has a wording of its author in en and none in fr" in found


def test_an_authors_wording_has_no_endless_sentence(tmp_path):
    """Forty words are many already."""
    long = ENGLISH.replace("card-grit = Grit", f"card-grit = Grit\n    .wording = Nothing {'at all ' * 20}.")

    (found,) = findings(tmp_path, long)
    assert "hint: long-sentence: the author's wording of 'grit' has a sentence of 41 words" in found


def test_closing_words_are_for_an_end_there_is(tmp_path):
    """The attributes of the pack's own name are read when a game ends so."""
    told = ENGLISH.replace("pack = The Isle", "pack = The Isle\n    .won = Home.\n    .lost-cruse = Lost.")
    assert told != ENGLISH

    (found,) = findings(tmp_path, told)

    assert "unused-message: no game ends as '.lost-cruse' (did you mean 'lost-curse'?)" in found


ACTING = CARDS.replace("area: I, uid: cove", "area: I, uid: cove, actions: [dig: {}, dig: {cost: 1}]")


def test_an_action_may_have_a_name_which_is_then_given_in_every_language(tmp_path):
    """Without one it is called by its type; the second action of a type is told apart by its number."""
    english = ENGLISH.replace(
        "    .back = Waves on stones.\n",
        "    .back = Waves on stones.\n    .action-dig = Dig for shells\n    .action-dig-2 = Dig deeper\n",
    )
    assert findings(tmp_path / "a", english, ACTING) == []
    french = {"fr/isle.ftl": english.replace("    .action-dig-2 = Dig deeper\n", "")}
    assert findings(tmp_path / "b", english, ACTING, languages="en, fr", **french) == [
        "text/fr/isle.ftl:6:1: warning: missing-text: text/fr lacks the attribute '.action-dig-2' of 'card-cove',"
        " which text/en has"
    ]


def test_a_name_for_an_action_that_is_not_there_is_told(tmp_path):
    """It would never be read."""
    english = ENGLISH.replace(
        "    .back = Waves on stones.\n", "    .back = Waves on stones.\n    .action-dgi = Dig for shells\n"
    )
    (found,) = findings(tmp_path, english, ACTING)
    assert "unused-message: 'cove' has no use for '.action-dgi' (did you mean 'action-dig'?)" in found
    (found,) = findings(tmp_path / "b", english.replace("dgi", "dig-3"), ACTING)
    assert "'cove' has no use for '.action-dig-3'" in found


CHOOSING = CARDS.replace(
    "area: I, uid: cove",
    "area: I, uid: cove, actions: [dig: {success: {choose: [take 013, discard this, take 012 if available]}}]",
)
BARE = (
    "cards/cards.yaml:1:3: hint: bare-choice: text/en lacks the attribute '.choice-{}':"
    " players choose among bare numbers"
)


def test_a_choice_that_players_would_read_as_a_number_wants_a_name(tmp_path):
    """The others say themselves what they do, and may have a name as well."""
    assert findings(tmp_path / "a", ENGLISH, CHOOSING) == [BARE.format(1), BARE.format(3)]
    named = (
        "    .back = Waves on stones.\n    .choice-1 = Wade\n    .choice-2 = Go\n    .choice-3 = Turn back\n"
    )
    english = ENGLISH.replace("    .back = Waves on stones.\n", named)
    assert findings(tmp_path / "b", english, CHOOSING) == []
    (found,) = findings(tmp_path / "c", english.replace("choice-2", "choice-4"), CHOOSING)
    assert "'cove' has no use for '.choice-4'" in found
