"""A text that speaks to one explorer is no concern of the others.

It is tried with each word of the language: nothing that others have may change, nobody else may be asked, and what the
text finds and does must not depend on what others have.
"""

from collections.abc import Iterator

import pytest

from every_text import (
    Outcome,
    bearers,
    belongings,
    between_actions,
    impoverished,
    in_an_action,
    out_of_it,
    texts,
    within,
)
from fogbound.core import GROUP, Game
from fogbound.packs.sentences import Tree
from fogbound.rules.common.lexicon import LEXICON, words_of
from rulebook import rule

TEXTS_OF_EACH = 2
"""With how many texts a word is tried."""
CONCERN_OTHERS = {
    "discard-and-put",  # figures stay where the Terrain is exchanged
    "banish-and-put",
    "return-and-put",
    "open-beside",  # those involved go along
    "put",
    "put-with-banner",
    "leave-for-good",  # others inherit
    "face",  # a mandatory action for all who are there
    "set-out",  # everybody sets out
    "clear-board",
    "start-anew",
    "adventure-over",  # a helper goes on with the action
    "name-among",  # chance picks the names
    "wear",  # the items of all involved
    "take",  # what it brings may be for all
    "elsewhere",  # counts them
}
"""Words that do something to others though they name nobody."""
HOW = "a word that is meant to concern others is entered in CONCERN_OTHERS, with its reason"
TAKEN_OVER = {"read", "scenario-ends", "players-choose"}
"""What others go on with where the one who is spoken to cannot."""


def words_for_one(ruleset: str) -> list[str]:
    """The words that speak to one explorer."""
    return [
        word.name
        for word in words_of(ruleset)
        if word.sort not in ("ability", "who") and texts_for_one(ruleset, word.name)
    ]


def texts_for_one(ruleset: str, name: str) -> list[Tree]:
    """Some texts with this word that name nobody else."""
    found = [
        tree for tree in texts(ruleset)[name] if not any(_concerns_others(part[0]) for part in within(tree))
    ]
    return found[:TEXTS_OF_EACH]


def _concerns_others(word: str) -> bool:
    return word in CONCERN_OTHERS or (LEXICON[word].sort == "who" and word != "you")


def situations(ruleset: str, name: str) -> Iterator[tuple[Game, int, tuple[int, int], str]]:
    """A table, to whom a text speaks there, who the others are, and which card bears the text."""
    found = [
        (between_actions(ruleset), 1, (0, 2)),
        (between_actions(ruleset), 2, (0, 1)),
        (in_an_action(ruleset), 2, (0, 1)),
    ]
    if name not in TAKEN_OVER:
        found += [(out_of_it(ruleset, how), 2, (0, 1)) for how in ("fallen", "held")]
    for game, seat, others in found:
        for this in bearers(ruleset, seat):
            yield game, seat, others, this


def meddling(ruleset: str, name: str) -> Iterator[str]:
    """What is wrong with this word."""
    for tree in texts_for_one(ruleset, name):
        for game, seat, others, this in situations(ruleset, name):
            came = Outcome(game, tree, seat, this)
            if any(belongings(came.game, other) != belongings(game, other) for other in others):
                yield f"{tree}, said to {seat}, changes what others have"
            if any(asked not in (seat, GROUP) for _, asked, _ in came.asked):
                yield f"{tree}, said to {seat}, asks others"
            apart = Outcome(impoverished(game, others), tree, seat, this)
            if (came.found, came.asked, came.frames()) != (apart.found, apart.asked, apart.frames()):
                yield f"{tree}, said to {seat}, goes by what others have"
            if belongings(came.game, seat) != belongings(apart.game, seat):
                yield f"{tree}, said to {seat}, brings them what others have"


@rule("T-GEN-10")
@pytest.mark.parametrize("word", words_for_one("citadel"))
def test_a_text_of_the_citadel_leaves_others_alone(word):
    """Their cards, their life points, their figures; and they are not asked."""
    assert list(meddling("citadel", word)) == [], HOW


@rule("C-CARD-19")
@pytest.mark.parametrize("word", words_for_one("continent"))
def test_a_text_of_the_continent_leaves_others_alone(word):
    """Their cards, their items, their figures; and they are not asked."""
    assert list(meddling("continent", word)) == [], HOW
