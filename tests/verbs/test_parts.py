"""Texts are made of texts, and every part speaks to the explorer to whom the whole speaks.

A part that goes by "you" is exchanged for one that says the same of a single explorer, for example `your life` for the
number it is. Nothing may change by that. It is tried with each word of the language, each of its parts and each
explorer, between two actions and inside one.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import enduring
import playing
from common_table import card, choose, offered
from fogbound.core import NONE, Game
from fogbound.packs.build import continent_trees, term_builder
from fogbound.packs.citadel_book import citadel_trees
from fogbound.packs.examples import example_tree
from fogbound.packs.patterns import slot_sorts
from fogbound.packs.sentences import Tree, parse
from fogbound.packs.texts import is_tree
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.lexicon import words_of
from fogbound.rules.common.terms import Cards, Condition, Effect, Value, Who
from rulebook import rule

TEXTS_OF_EACH = 2
"""With how many texts a word is tried."""
SEATS = (1, 2)
"""To whom texts speak: the second explorer and the third; there is a first one, too."""
JARS = ("tin", "urn", "vat")
"""What each of the three has, and nobody else."""
NUMBERS = (4, 1, 2)
"""What weighs down each in the Citadel, and how many Skills are in each hand on the Continent."""

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


class Ground:
    """A table for three and the texts that are tried at it."""

    def __init__(self, ruleset: str, game: Game, acting: Game, trees: list[Tree]) -> None:
        self.ruleset = ruleset
        self.games = game, acting
        self.words = {group: set(known) for group, known in book_of(game).words.words.items()}
        self.words["uid"] = {found.uid for found in book_of(game).cards}
        self.texts: dict[str, list[Tree]] = {}
        for tree in (*trees, *(example_tree(term, ruleset) for term in words_of(ruleset))):
            for part in _within(tree):
                self.texts.setdefault(part[0], []).append(part)

    def pairs(self, sort: str, seat: int) -> list[tuple[Tree, Tree]]:
        """Parts of this sort that go by "you", each with one that says the same of the explorer at this seat."""
        return [
            (self._read(one, sort, seat), self._read(other, sort, seat))
            for one, other in PARTS[self.ruleset].get(sort, ())
        ]

    def _read(self, text: str, sort: str, seat: int) -> Tree:
        return parse(text.format(jar=JARS[seat], number=NUMBERS[seat]), sort, self.words, self.ruleset)

    def wrong_parts(self, name: str) -> Iterator[str]:
        """The parts of this word that are worked out for another explorer than the one who is spoken to."""
        for slot, sort in slot_sorts(name).items():
            if f"{name}.{slot}" not in ANOTHER_YOU and any(
                _outcome(game, [name, {**tree[1], slot: yours}], seat)
                != _outcome(game, [name, {**tree[1], slot: theirs}], seat)
                for seat in SEATS
                for yours, theirs in self.pairs(sort, seat)
                for tree in self.texts[name][:TEXTS_OF_EACH]
                for game in self.games
            ):
                yield f"{name}.{slot}"


def _within(tree: Any) -> Iterator[Tree]:
    """A tree and all trees inside it."""
    if is_tree(tree):
        yield tree
        yield from _within(list(tree[1].values()))
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from _within(part)


def _outcome(game: Game, tree: Tree, seat: int) -> Any:
    """What comes of a text that speaks to this explorer; some texts cannot stand here."""
    try:
        term, this = term_builder(book_of(game))(tree), card(game, "moor")
        if isinstance(term, Value):
            return term.of(game, this, seat, NONE)
        if isinstance(term, Condition):
            return term.holds(game, this, seat, NONE)
        if isinstance(term, Who):
            return term.seats(game, this, seat, NONE)
        if isinstance(term, Cards):
            return term.cards(game, this, seat, NONE)
        asked = (term.possible, term.can_be_chosen, term.prerequisite)
        return [*[ask(game, this, seat, NONE) for ask in asked], *_played(game.clone(), term, this, seat)]
    except (AssertionError, LookupError, ValueError) as error:
        return type(error)


def _played(game: Game, effect: Effect, this: int, seat: int) -> list[Any]:
    """The questions that follow an effect, each answered by the first option, and how the table is left."""
    before, asked = game.pending(), []
    game.next(Do(effect.eid, this, seat, NONE))
    game.advance()
    for _ in range(4):
        question = game.pending()
        if question is None or type(question) is type(before):
            break
        asked.append((type(question), question.seat(game), offered(game)))
        if not game.offered or game.offered[0].wants:
            break
        choose(game, offered(game)[0])
    noted = {
        key for key in game.chronicle if not key.startswith("later ")
    }  # that holds the number of an effect
    return [*asked, noted, game.zones, game.registers, game.counters, game.figures, game.places, game.values]


@cache
def citadel() -> Ground:
    jars = "".join(
        f"- {{number: {950 + at}, uid: {jar}, back: green, kind: purse, title: jar, weight: {NUMBERS[at]}}}\n"
        for at, jar in enumerate(JARS)
    )
    game = enduring.farlamp_table(
        f"- {{number: 940, uid: moor, back: green, kind: terrain, actions: [swim: {{cost: 1}}]}}\n{jars}",
        players=3,
        at="moor",
        life=(9, 3, 5),
        purses={seat: [JARS[seat]] for seat in range(3)},
        hands={0: ["star"], 1: ["left", "left#2"], 2: ["right", "right#2", "right#3"]},
    )
    enduring.play(game, "set the tremor to 3")
    acting = enduring.act(game.clone(), "swim", seat=2, joined=[1])
    effects, abilities = citadel_trees([enduring.brim(), enduring.farlamp()])
    return Ground("citadel", game, acting, [*effects.values(), *abilities.values()])


@cache
def continent() -> Ground:
    jars = "".join(
        f"- {{number: {950 + at}, uid: {jar}, back: green, kind: bonus, title: jar}}\n"
        for at, jar in enumerate(JARS)
    )
    skills = iter(["blank", *[f"blank#{copy}" for copy in range(2, 21)]])
    game = playing.corpus_table(
        f"- {{number: 940, uid: moor, back: green, kind: terrain, area: I, actions: [swim: {{cost: 1}}]}}\n{jars}",
        explorers=3,
        at="moor",
        deck=6,
        pile=6,
        hands={seat: [*[next(skills) for _ in range(NUMBERS[seat])], JARS[seat]] for seat in range(3)},
    )
    acting = playing.act(game.clone(), "swim", seat=2, joined=[1])
    effects, abilities = continent_trees([playing.base(), playing.corpus()])
    return Ground("continent", game, acting, [*effects.values(), *abilities.values()])


def words_with_parts(ruleset: str) -> list[str]:
    """The words in which something is worked out; abilities only hold their parts."""
    return [
        word.name
        for word in words_of(ruleset)
        if word.sort != "ability" and not PARTS[ruleset].keys().isdisjoint(slot_sorts(word.name).values())
    ]


@rule("T-GEN-10")
@pytest.mark.parametrize("word", words_with_parts("citadel"))
def test_every_part_of_a_text_of_the_citadel_speaks_to_the_same(word):
    """Wherever a text has a number, a condition, somebody, cards or another text in it."""
    assert list(citadel().wrong_parts(word)) == []


@rule("C-CARD-19")
@pytest.mark.parametrize("word", words_with_parts("continent"))
def test_every_part_of_a_text_of_the_continent_speaks_to_the_same(word):
    """Wherever a text has a number, a condition, somebody, cards or another text in it."""
    assert list(continent().wrong_parts(word)) == []
