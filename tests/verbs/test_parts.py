"""Texts are made of texts, and every part speaks to the explorer to whom the whole speaks.

A part that goes by "you" is exchanged for one that says the same of a single explorer, for example `your life` for the
number it is. Nothing may change by that. It is tried with each word of the language, each of its parts and each
explorer, between two actions and inside one.
"""

from collections.abc import Iterator

import pytest

from every_text import JARS, NUMBERS, Outcome, bearers, between_actions, in_an_action, read, texts
from fogbound.packs.patterns import slot_sorts
from fogbound.packs.sentences import Tree
from fogbound.rules.common.lexicon import words_of
from rulebook import rule

TEXTS_OF_EACH = 2
"""With how many texts a word is tried."""
SEATS = (1, 2)
"""To whom texts speak: the second explorer and the third; there is a first one, too."""

PARTS = {
    "citadel": {
        "value": [("your carried weight", "{number}")],
        "condition": [
            ("there is a purse card called {jar} in your purse", "1 is exactly 1"),
            ("there is no purse card called {jar} in your purse", "1 is exactly 2"),
        ],
        "who": [("you", "every explorer for whom there is a purse card called {jar} in your purse")],
        "effect": [
            (
                "gain 1 life",
                "every explorer for whom there is a purse card called {jar} in your purse gains 1 life",
            )
        ],
        "cards": [("purse card titled jar in your purse", "purse card called {jar} in any purse")],
    },
    "continent": {
        "value": [("the number of skills in your hand", "{number}")],
        "condition": [
            ("there is a card called {jar} in your hand", "1 is exactly 1"),
            ("there is no card called {jar} in your hand", "1 is exactly 2"),
        ],
        "who": [("you", "every explorer for whom there is a card called {jar} in your hand")],
        "effect": [
            ("take 105", "every explorer for whom there is a card called {jar} in your hand takes 105")
        ],
        "cards": [("card titled jar in your hand", "card called {jar} in any hand")],
    },
}
"""For each sort of parts some that go by "you", and what says the same of the one who has this jar."""

ANOTHER_YOU = {
    "with.when",  # asked of each explorer
    "any-of.when",
    "with-most.number",
    "for-each.effect",  # done by each
    "pick-explorer.effect",  # done by the one who was picked
    "players-pick.effect",
}
"""Parts in which "you" is another than in the whole."""


def words_with_parts(ruleset: str) -> list[str]:
    """The words in which something is worked out; abilities only hold their parts."""
    return [
        word.name
        for word in words_of(ruleset)
        if word.sort != "ability" and not PARTS[ruleset].keys().isdisjoint(slot_sorts(word.name).values())
    ]


def pairs(ruleset: str, sort: str, seat: int) -> Iterator[tuple[Tree, Tree]]:
    """Parts of this sort that go by "you", each with one that says the same of the explorer at this seat."""
    for both in PARTS[ruleset].get(sort, ()):
        yours, theirs = (text.format(jar=JARS[seat], number=NUMBERS[seat]) for text in both)
        yield read(yours, sort, ruleset), read(theirs, sort, ruleset)


def wrong_parts(ruleset: str, name: str) -> Iterator[str]:
    """The parts of this word that are worked out for another explorer than the one who is spoken to."""
    for slot, sort in slot_sorts(name).items():
        if f"{name}.{slot}" not in ANOTHER_YOU and any(
            Outcome(game, [name, {**rest, slot: yours}], seat, this).everything()
            != Outcome(game, [name, {**rest, slot: theirs}], seat, this).everything()
            for seat in SEATS
            for yours, theirs in pairs(ruleset, sort, seat)
            for rest in other_parts(ruleset, name, slot)
            for game in (between_actions(ruleset), in_an_action(ruleset))
            for this in bearers(ruleset, seat)
        ):
            yield f"{name}.{slot}"


def other_parts(ruleset: str, name: str, slot: str) -> Iterator[dict[str, object]]:
    """What else such texts say; the numbers in it also as 1 and as 2, of which either may be the one that matters."""
    for tree in texts(ruleset)[name][:TEXTS_OF_EACH]:
        yield tree[1]
        numbers = [
            other
            for other, sort in slot_sorts(name).items()
            if sort == "value" and other != slot and tree[1].get(other) is not None
        ]
        if numbers:
            for number in (1, 2):
                yield {**tree[1], **{other: read(str(number), "value", ruleset) for other in numbers}}


@rule("T-GEN-10")
@pytest.mark.parametrize("word", words_with_parts("citadel"))
def test_every_part_of_a_text_of_the_citadel_speaks_to_the_same(word):
    """Wherever a text has a number, a condition, somebody, cards or another text in it."""
    assert list(wrong_parts("citadel", word)) == []


@rule("C-CARD-19")
@pytest.mark.parametrize("word", words_with_parts("continent"))
def test_every_part_of_a_text_of_the_continent_speaks_to_the_same(word):
    """Wherever a text has a number, a condition, somebody, cards or another text in it."""
    assert list(wrong_parts("continent", word)) == []
