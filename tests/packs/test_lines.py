"""Card texts laid out: what is short stays a sentence, what is long becomes lines that are set in where they branch."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

import enduring
import playing
from fogbound.packs import library, source
from fogbound.packs.books import bind, trees_of
from fogbound.packs.examples import VOCABULARY, nouns
from fogbound.packs.lines import LONGEST, Text, count_words, lay_out, plain, sentences
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.printed import texts_in
from fogbound.packs.redaction import Printing, names_met
from fogbound.packs.texts import TextReader
from fogbound.packs.wording import card_text, say
from fogbound.text import CardTexts

TOO_LONG = {"p120", "le-5"}
"""Cards of the corpora with a longer sentence: sums of four and of seven numbers, which no player reckons."""


def laid_out(text: str, lang: str = "en", *, ruleset: str = "continent", sort: str = "effect") -> str:
    """A text in YAML as it is laid out, two spaces for each step inwards."""
    faults: list = []
    document = source.parse(text, "test.yaml")
    tree = TextReader(document, VOCABULARY, faults, ruleset).read(document.data, sort, ())
    assert tree is not None, faults
    return shown(lay_out(tree, lang, nouns(ruleset)))


def shown(text: Text) -> str:
    return "\n".join(f"{'  ' * line.depth}{line.text}".replace("\u00a0", " ") for line in text)


# -- how texts are laid out ------------------------------------------------------------------------


def test_a_short_text_is_one_line():
    """Nobody needs lines to follow it."""
    assert laid_out("'if you are active: take 105, otherwise take 063'") == (
        "If you are active: take 105; otherwise take 063."
    )


def test_what_comes_of_a_guess_is_no_part_of_what_you_may_do():
    """It stands below, further in: nobody chooses it."""
    text = "'between actions, if you are active: may guess a number, when wrong: lose 2 cards'"

    assert laid_out(text, "fr", sort="ability") == (
        "Entre deux actions, si vous êtes l’explorateur actif, vous pouvez annoncer un nombre à trois chiffres"
        " et prendre une carte de ce numéro dont le dos renvoie à cette carte.\n"
        "  S’il n’y en a pas, défaussez 2 cartes du Deck d’Action."
    )


def test_effects_that_follow_each_other_have_a_line_each():
    """Their order tells that one comes after the other, however they were put together."""
    lines = (
        "Take 105.\n"
        "Shuffle 3 random cards from the Discard Pile into the Action Deck.\n"
        "Discard 2 cards from the Action Deck.\n"
        "Banish this card."
    )

    assert laid_out("[take 105, restore 3 random cards, lose 2 cards, banish this]") == lines
    assert laid_out("take 105, then restore 3 random cards, then lose 2 cards, then banish this") == lines


def test_a_branch_is_set_in_and_what_follows_says_so():
    """What is done in any case stands at the edge again, behind “then”."""
    text = """
    - if: a fire is here and you are active
      then: [restore 3 random cards, lose 2 cards, take 105]
    - take 063
    """

    assert laid_out(text) == (
        "If a fire stands on your Terrain and you are active:\n"
        "  Shuffle 3 random cards from the Discard Pile into the Action Deck.\n"
        "  Discard 2 cards from the Action Deck.\n"
        "  Take 105.\n"
        "Then take 063."
    )
    assert laid_out(text, "fr") == (
        "Si un feu se trouve sur votre Terrain et si vous êtes l’explorateur actif :\n"
        "  Mélangez 3 cartes au hasard de la Défausse dans le Deck d’Action.\n"
        "  Défaussez 2 cartes du Deck d’Action.\n"
        "  Prenez 105.\n"
        "Puis prenez 063."
    )


def test_otherwise_stands_where_its_condition_does():
    """A short branch on the line of its condition, a long one below it."""
    text = """
    if: a fire is here
    then: [restore 3 random cards, lose 2 cards, take 105]
    else: {if: you are active, then: take 063, else: [restore 5 random cards, lose 4 cards, take 105]}
    """

    assert laid_out(text) == (
        "If a fire stands on your Terrain:\n"
        "  Shuffle 3 random cards from the Discard Pile into the Action Deck.\n"
        "  Discard 2 cards from the Action Deck.\n"
        "  Take 105.\n"
        "Otherwise:\n"
        "  If you are active: take 063.\n"
        "  Otherwise:\n"
        "    Shuffle 5 random cards from the Discard Pile into the Action Deck.\n"
        "    Discard 4 cards from the Action Deck.\n"
        "    Take 105."
    )


def test_choices_stand_below_each_other():
    """Each but the first says that it is another one; what has several lines stands below a word of its own."""
    short = "choose: [restore 3 random cards, lose 2 cards, 'each involved takes 105', banish this]"
    long = "choose: [banish this, [restore 3 random cards, lose 2 cards, 'each involved takes 105']]"

    assert laid_out(short) == (
        "Choose one:\n"
        "  Shuffle 3 random cards from the Discard Pile into the Action Deck.\n"
        "  Or discard 2 cards from the Action Deck.\n"
        "  Or each involved explorer takes 105.\n"
        "  Or banish this card."
    )
    assert laid_out(long, "fr") == (
        "Choisissez :\n"
        "  Soit bannir cette carte.\n"
        "  Ou :\n"
        "    Mélanger 3 cartes au hasard de la Défausse dans le Deck d’Action.\n"
        "    Défausser 2 cartes du Deck d’Action.\n"
        "    Chaque participant prend 105."
    )


def test_the_results_of_a_die_stand_below_each_other():
    """And what may be done about the roll below them, at the edge."""
    text = "{roll: {1: take 105, 2-5: nothing, 6: 'lose 2 cards, then take 063'}, reroll if: a fire is here}"

    assert laid_out(text) == (
        "Roll a die:\n"
        "  1: take 105.\n"
        "  2–5: nothing happens.\n"
        "  6: discard 2 cards from the Action Deck, then take 063.\n"
        "If a fire stands on your Terrain, you may roll once more, and the second result counts."
    )


def test_what_sets_an_ability_off_leads_to_what_it_does():
    """In French as in English."""
    text = "'when you arrive, if a fire is here: restore 3 random cards, then lose 2 cards, then take 105'"

    assert laid_out(text, sort="ability") == (
        "When you arrive, if a fire stands on your Terrain:\n"
        "  Shuffle 3 random cards from the Discard Pile into the Action Deck.\n"
        "  Discard 2 cards from the Action Deck.\n"
        "  Take 105."
    )
    assert laid_out(text, "fr", sort="ability").startswith(
        "Quand vous arrivez, si un feu se trouve sur votre Terrain :\n  Mélangez 3 cartes"
    )


def test_a_label_stands_before_the_first_line_or_above_all():
    """On the same line where one line leads all others."""
    choice = parsed("choose: [restore 3 random cards, lose 2 cards, 'each involved takes 105', banish this]")
    series = parsed("[restore 3 random cards, lose 2 cards, 'each involved takes 105']")

    assert shown(lay_out(choice, "en", nouns("continent"), "success: {}")).startswith(
        "Success: choose one:\n  S"
    )
    assert shown(lay_out(series, "en", nouns("continent"), "success: {}")).startswith("Success:\n  Shuffle")


def parsed(text: str):
    document = source.parse(text, "test.yaml")
    return TextReader(document, VOCABULARY, [], "continent").read(document.data, "effect", ())


# -- all texts there are ---------------------------------------------------------------------------


@cache
def groups() -> dict[str, list[Pack]]:
    """Packs that are read together, by the name of the last one."""
    shipped = {name: library.packs_with([name]) for name in (*library.adventures(), "proving-ground")}
    return shipped | {
        "corpus": [playing.base(), playing.corpus()],
        "farlamp": [enduring.brim(), enduring.farlamp()],
    }


GROUPS = (*library.adventures(), "proving-ground", "corpus", "farlamp")


def cards_in(group: str) -> Iterator[LoadedCard]:
    return (card for pack in groups()[group] for card in pack.cards)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("group", GROUPS)
def test_no_sentence_has_more_than_forty_words(group: str, lang: str):
    """Whatever a card says to so many players, and what stands behind it in a booklet, can be followed."""
    packs = groups()[group]
    printing, named = Printing(packs), Nouns(packs)
    told = []
    for card in cards_in(group):
        for players in range(5):
            print_ = printing.print_card(card.uid, names_met(printing.asked, players))
            for exact in (False, True):
                told += [
                    (card.uid, line.text) for text in card_text(print_, lang, named, exact) for line in text
                ]
        for text in texts_in(card.source):
            if text.sort in ("effect", "ability"):
                told += [(card.uid, line.text) for line in lay_out(text.tree, lang, named)]

    long = {uid for uid, line in told for said in sentences(line) if count_words(said) > LONGEST}

    assert long - (TOO_LONG if group == "farlamp" else set()) == set()
    assert len(told) > 50


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", library.adventures())
def test_no_option_or_note_has_a_sentence_of_more_than_forty_words(name: str, lang: str):
    """What is offered, and what is told of a card that may be used, is said at once, without lines."""
    texts = CardTexts(groups()[name])
    book = trees_of(bind(texts.packs))
    for printed in (texts, texts.for_author()):
        told = [printed.offered_effect(number, lang) for number in book.effects]
        told += [printed.ability(number, lang) for number in book.abilities]

        assert len(told) > 50
        rows = [row for text in told for row in re.split(r"(?<=:) (?=[A-ZÀ-Ý])", text)]
        assert [said for row in rows for said in sentences(row) if count_words(said) > LONGEST] == []


JOINTS = {"en": "then or either otherwise", "fr": "puis ou soit sinon"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("group", GROUPS)
def test_lines_say_what_the_sentence_says(group: str, lang: str):
    """No word is lost, added or moved but those that join one part to the next."""
    named = Nouns(groups()[group])
    differing = []
    for card in cards_in(group):
        for text in texts_in(card.source):
            if text.sort in ("effect", "ability"):
                whole = say(text.tree, lang, named)
                if words(whole, lang) != words(plain(lay_out(text.tree, lang, named)), lang):
                    differing.append((card.uid, whole))

    assert differing == []


def words(text: str, lang: str) -> list[str]:
    found = re.findall(r"[\w+−-]+", text.casefold().replace("qu’", "que "))
    return [word for word in found if word not in JOINTS[lang].split()]
