"""No text that leaves a table names, in a condition, what nobody there has met."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from first_light.reader import Reader
from fogbound.core import GROUP, NONE, Game
from fogbound.core.chance import seeded
from fogbound.lab.twins import answer_of, subjects
from fogbound.languages import LANGUAGES
from fogbound.packs import library
from fogbound.packs.lines import plain
from fogbound.packs.printed import texts_in
from fogbound.packs.redaction import FALSE, MARKS, NAMING, OPEN, SHOWN, TRUE, Printing, Redactor, names_in
from fogbound.packs.sayings import say
from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.packs.texts import is_tree, terms_of
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.presenter import Presenter
from fogbound.tables import Table
from fogbound.text import CardTexts, Renderer
from fogbound.text.outcomes import outcomes
from fogbound.text.sentences import sentences
from fogbound.view import met_names, seen_news
from selvage.walker import Walker

PACKS = Path(__file__).parents[1] / "packs"
ADVENTURES = {
    "first-light": ("first-light",),
    "selvage": ("selvage",),
    "proving-ground": ("proving-ground",),
    "crossroads": (str(PACKS / "crossroads"),),
    "lamplight": (str(PACKS / "lamplight"),),
    "breakwater": (str(PACKS / "breakwater"),),
}
DECISIONS = 300
MOST_GAMES = 8
SAMPLED = 20
"""At one question in so many everything is read."""
PROSE = ("flavour", "back_text", "picture_text", "art", "name", "kind_name", "id")
"""Parts of a face that no text of the effect language stands in."""
Player = Callable[[Game], tuple[str, str]]
"""Answers a question by the id of an option and, where one is wanted, a word."""
JOINING = ("both", "either", "not", "any-of", *MARKS)


@cache
def opened(name: str) -> tuple[library.Adventure, CardTexts]:
    adventure = library.open(ADVENTURES[name])
    return adventure, CardTexts(adventure.packs)


def atoms(tree: Any) -> Iterator[Tree]:
    """The conditions in a text that are made of no others, without what its author marks as open."""
    if is_tree(tree):
        if tree[0] == OPEN:
            return
        if LEXICON[tree[0]].sort == "condition" and tree[0] not in JOINING:
            yield tree
        else:
            for part in tree[1].values():
                yield from atoms(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from atoms(part)


@cache
def sayings(name: str, lang: str) -> dict[str, frozenset[str]]:
    """How the conditions of an adventure are said, in all forms, with what each names."""
    adventure, texts = opened(name)
    found: dict[str, frozenset[str]] = {}
    for pack in adventure.packs:
        for card in pack.cards:
            for text in texts_in(card.source):
                for atom in atoms(text.tree):
                    for clause in ("", "relative", "negated"):
                        if names := names_in(atom):
                            found[say(atom, lang, texts.nouns, clause=clause)] = names
    return found


def strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for key, value in part.items():
            if key not in PROSE:
                yield from strings(value)
    elif isinstance(part, list):
        for value in part:
            yield from strings(value)


def printed(look: Presenter) -> list[str]:
    """Everything in the faces of cards and on the pages that is made from texts of the effect language."""
    faces = [msgspec.to_builtins(face) for face in look.faces.values()]
    pages = [
        line
        for name in sorted(look.names)
        for exact in (False, True)
        for line in map(plain, look.screens.text(name, exact))
    ]
    done = [
        line
        for option in (look.known.asked_question.options if look.known.asked_question is not None else ())
        for line in map(plain, outcomes(look.renderer.texts, look.known, option.id, look.lang))
        if look.seat != NONE
    ]
    return [*strings(faces), *pages, *done]


def told(look: Presenter, lines: list[str]) -> list[str]:
    """Everything else that is said: the question, the options, refusals, reasons, the log, how things stand."""
    game, seat = look.known._game, look.seat
    reasons = (
        [msgspec.to_builtins(look.ledger(subject)) for subject in subjects(game, seat)]
        if seat != NONE
        else []
    )
    refused = msgspec.to_builtins(look.refusals(range(game.seats)))
    asking = msgspec.to_builtins(look.asking)
    return [
        *strings([asking, refused, reasons, msgspec.to_builtins(look.action)]),
        *lines,
        look.status,
        *look.aims,
    ]


def leaks(name: str, lang: str, text: str, known: frozenset[str]) -> list[str]:
    """Conditions in a text that name what nobody has met."""
    folded = text.casefold()
    return [
        said
        for said, names in sayings(name, lang).items()
        if not names <= known and said.casefold() in folded
    ]


def numbers(text: str) -> set[str]:
    return {f"number/{int(found)}" for found in re.findall(r"(?<!\d)\d{3}(?!\d)", text)}


def misjudged(game: Game, printing: Printing, known: frozenset[str]) -> list[str]:
    """Actions lying open whose condition is not as it is printed: as though what nobody has met were not there."""
    book, redactor = book_of(game), Redactor(known)
    wrong = []
    for card in range(len(book.cards)):
        uid = book.card_ids[card].partition("#")[0]
        if uid in printing.hideable and book.is_open(game, card):
            for at, action in enumerate(book.cards[card].actions):
                tree = printing.gate(uid, "actions", at)
                how = redactor.condition(tree).how if tree is not None else SHOWN
                if how in (TRUE, FALSE) and action.needs is not None:
                    holds = [action.needs.holds(game, card, seat, NONE) for seat in range(game.seats)]
                    if any(one != (how == TRUE) for one in holds):
                        wrong.append(f"{uid}, action {at}")
    return wrong


def hidden_in(game: Game, printing: Printing, known: frozenset[str]) -> int:
    """How many cards lie open of whose text something is left out."""
    book = book_of(game)
    return sum(
        not printing.asked_by(uid) <= known
        for card, uid in enumerate(book.card_ids)
        if uid in printing.hideable and book.is_open(game, card)
    )


def at_random(seed: int) -> Player:
    """Anything that may be answered."""
    chance = seeded(seed)
    return lambda game: answer_of(game, chance)


def who_knows(seed: int) -> Player:
    """Somebody who knows the way through First Light."""
    reader = Reader(seed)

    def answer(game: Game) -> tuple[str, str]:
        given = reader.answer(game)
        return game.option_id(given.option), given.value

    return answer


def who_walks(seed: int) -> Player:
    """Somebody who knows the way through Selvage."""
    walker = Walker(first_character=seed)

    def answer(game: Game) -> tuple[str, str]:
        given = walker.answer(game)
        return game.option_id(given.option), given.value

    return answer


class Watch:
    """Reads everything that anybody at the tables of an adventure is sent, in every language."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.adventure, self.texts = opened(name)
        self.tellers = {lang: Renderer(self.texts, lang) for lang in LANGUAGES}
        self.faces = {lang: CardFaces(self.texts, lang) for lang in LANGUAGES}
        self.hidden = 0  # texts of which something was left out
        self.read = 0

    def play(self, seed: int, player: Player, decisions: int) -> int:
        """Watch one game; returns how many questions were answered."""
        book = self.adventure.book
        players = 1 + seed % max(1, min(3, book.most_players()))
        table = Table.create(book, self.adventure.packs, book.plain_setup(players), seed)
        ever: frozenset[str] = frozenset()
        for turn in range(decisions):
            game = table.game
            if game.pending() is None:
                return turn + 1
            known = met_names(game)
            assert ever <= known, "what was met once stays met"
            ever = known
            assert misjudged(game, self.texts.printing, known) == []
            if turn % SAMPLED == 0:
                self.look(table, known)
            choice, value = player(game)
            table.answer(GROUP, game.pending_serial(), choice, value)
        return decisions

    def look(self, table: Table, known: frozenset[str]) -> None:
        """Read everything that anybody is sent now."""
        game = table.game
        self.hidden += hidden_in(game, self.texts.printing, known)
        lately = [item for one in table.played[-SAMPLED:] for item in one.news]
        unmet = {one for one in self.texts.printing.asked - known if one.startswith("number/")}
        for lang, renderer in self.tellers.items():
            for seat in range(NONE, game.seats):
                look = Presenter(table.outlook(seat), renderer, self.faces[lang], table.journal.decisions)
                news = seen_news(game, seat, lately, lays_once=True)
                lines = [line for line, _ in sentences(renderer, news)]
                rules = printed(look)
                for text in (*rules, *told(look, lines)):
                    assert leaks(self.name, lang, text, known) == []
                    self.read += 1
                assert not {number for text in rules for number in numbers(text)} & unmet


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", ADVENTURES)
def test_no_condition_names_what_nobody_has_met(name: str, seed: int):
    """At a sample of questions of random games everything that anybody is sent is read, in every language."""
    watch, left, games = Watch(name), DECISIONS, 0

    while left > 0 and games < MOST_GAMES:
        left -= watch.play(seed + 100 * games, at_random(seed), left)
        games += 1

    assert watch.read > 100


@pytest.mark.long
@pytest.mark.parametrize(("name", "player"), [("first-light", who_knows), ("selvage", who_walks)])
def test_neither_does_one_on_the_way_to_the_end(name: str, player: Callable[[int], Player]):
    """The same on the way through a whole adventure, where many a text has something to hide."""
    watch = Watch(name)

    watch.play(1, player(1), 4000)

    assert watch.hidden > 2
    assert watch.read > 1000


def test_every_name_of_a_condition_is_looked_at():
    """What a slot of a condition can name is either something to be met or a word everybody knows."""
    plain = {
        *(
            "condition",
            "value",
            "signed",
            "who",
            "cards",
            "effect",
            "flag",
            "kind",
            "zone",
            "int",
            "score",
            "side",
        ),
        *(
            "types",
            "action",
            "keyword",
            "tag",
            "resource",
            "counter",
            "store",
            "character",
            "reply",
            "icons",
            "area",
        ),
        *("pictograph", "curse", "trait"),
    }
    asked = {
        sort
        for term in LEXICON.values()
        if term.sort in ("condition", "value", "cards", "who")
        for sort in slot_sorts(term.name).values()
    }

    assert asked <= plain | NAMING
    assert not plain & NAMING


def test_terms_are_never_lost():
    """A table that has met everything reads the texts as they are written, but for the marks of their author."""
    _, texts = opened("selvage")
    everything = Redactor(texts.printing.asked)

    for uid in texts.printing.hideable:
        for text in texts_in(texts.for_author().printing.print_card(uid, texts.printing.asked).source):
            assert not any(name in MARKS for name, _ in terms_of(text.tree))
    assert everything.knows(texts.printing.asked)
