"""What players need not read of a text, and the numbers of their table in it."""

import pytest

from fogbound.packs.examples import VOCABULARY, nouns
from fogbound.packs.redaction import NOTHING, Redactor, names_met
from fogbound.packs.sentences import parse
from fogbound.packs.wording import say, sentence


def printed(
    text: str, *, players: int = 0, spoken_of=NOTHING, ruleset: str = "citadel", sort: str = "effect"
) -> str:
    """What players read of a text where so many play, on a card that speaks of these things remembered."""
    redactor = Redactor(names_met(frozenset({"memo/promise"}), players), spoken_of)
    tree = redactor.text(parse(text, sort, VOCABULARY, ruleset))
    return sentence(say(tree, "en", nouns(ruleset)), "en") if tree is not None else ""


# -- bookkeeping -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("remember promise, then take 105", "Take 105."),
        ("take 105, then forget promise, then influence +1", "Take 105, then Influence +1."),
        (
            "if you are active: (remember promise, then take 105), otherwise influence +1",
            "If you are active: take 105; otherwise Influence +1.",
        ),
        (
            "if you are active: remember promise, otherwise influence +1",
            "If you are not active: Influence +1.",
        ),
        ("if you are active: remember promise, otherwise forget promise", "If you are active: remember"),
        ("each involved takes 105, then remember promise of you", "Each involved character takes 105."),
    ],
)
def test_what_is_remembered_is_not_printed_beside_other_things(text, told):
    """Nobody acts on it."""
    assert printed(text).startswith(told)


@pytest.mark.parametrize("text", ["remember promise", "forget promise", "may remember promise"])
def test_it_is_printed_where_there_is_nothing_else(text):
    """A text never says nothing."""
    assert "“" in printed(text)


def test_it_is_printed_where_the_card_speaks_of_it():
    """Then the one cannot be followed without the other."""
    text = "remember promise, then take 105"

    assert printed(text, spoken_of=frozenset({"promise"})) == "Remember: “the promise”; then take 105."
    assert printed("remember promise, then if promise is remembered: take 105").startswith("Remember")


def test_an_author_reads_all_of_it():
    """What players do not read is printed for its author."""
    tree = parse("remember promise, then take 105", "effect", VOCABULARY, "citadel")

    assert Redactor(None).text(tree) == tree


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "general", "for_two"),
    [
        (
            "lose 4, 3, 2, 1 by explorers cards",
            "Discard 4/3/2/1 cards from the Action Deck by the number of explorers.",
            "Discard 3 cards from the Action Deck.",
        ),
        (
            "lose 3 plus the explorers cards",
            "Discard X cards from the Action Deck, where X is 3 plus the number of explorers.",
            "Discard 5 cards from the Action Deck.",
        ),
        (
            "lose the explorers less 1 cards",
            "Discard X cards from the Action Deck, where X is the number of explorers less 1.",
            "Discard 1 card from the Action Deck.",
        ),
        (
            "lose 1 plus (the explorers plus (1 when you are active)) cards",
            "Discard X cards from the Action Deck, where X is 1 plus the number of explorers plus (1 if you are active).",
            "Discard X cards from the Action Deck, where X is 3 plus (1 if you are active).",
        ),
        (
            "lose half of the explorers rounded up cards",
            "Discard X cards from the Action Deck, where X is half of the number of explorers, rounded up.",
            "Discard 1 card from the Action Deck.",
        ),
        (
            "lose (3 times the explorers) but at most 5 cards",
            "Discard X cards from the Action Deck, where X is 3 times the number of explorers, but at most 5.",
            "Discard 5 cards from the Action Deck.",
        ),
        (
            "if the explorers are at least 2: take 105",
            "If there are at least 2 explorers: take 105.",
            "If there are at least 2 explorers: take 105.",
        ),
    ],
)
def test_a_number_by_players_is_the_one_that_holds_at_the_table(text, general, for_two):
    """Where nobody says how many play, all four are told; a comparison with the number stays one."""
    assert printed(text, ruleset="continent") == general
    assert printed(text, ruleset="continent", players=2) == for_two


def test_a_modifier_has_the_number_of_the_table():
    """As an effect has."""
    text = "climb: cost +1 plus the explorers"

    assert printed(text, ruleset="continent", sort="ability", players=3) == "Climb: +4 cards to draw."
