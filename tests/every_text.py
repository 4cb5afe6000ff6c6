"""Every word of the effect language, tried at a table for three: what tests of all words at once are written with.

The texts are those of the corpora that the language must be able to say, taken apart, and the examples of the reference.
The second and the third stand on the moor, where the third may act with the second; the first is in the fen.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import enduring
import playing
from common_table import card, choose, offered
from fogbound.core import NONE, Game, snapshot
from fogbound.packs.build import continent, term_builder
from fogbound.packs.citadel_book import citadel
from fogbound.packs.examples import example_tree
from fogbound.packs.sentences import Tree, parse
from fogbound.packs.texts import is_tree
from fogbound.rules.citadel import purse
from fogbound.rules.citadel import table as citadel_zones
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CHARACTER, Do, book_of
from fogbound.rules.common.lexicon import words_of
from fogbound.rules.common.terms import Cards, Condition, Effect, Value, Who
from fogbound.rules.continent import table as continent_zones

JARS = ("tin", "urn", "vat")
"""What each of the three has, and nobody else."""
NUMBERS = (4, 1, 2)
"""What weighs down each in the Citadel, and how many Skills are in each hand on the Continent."""
QUESTIONS = 4
"""How many questions are answered that follow a text."""

_LAND = """
- {{number: 940, uid: moor, back: green, kind: terrain, {more} actions: [swim: {{cost: 1}}{actions}]}}
- {{number: 941, uid: fen, back: green, kind: terrain, {more} actions: [dig: {{cost: 1}}]}}
"""
_CLIMB = ", climb: {rows: [" + ", ".join(["{difficulty: your carried weight}"] * 6) + "]}"
_HOPE = """
- {number: 953, uid: hope, back: green, kind: quest item, copies: 3, effects: ["pays 1 hope: banish this"]}
"""
_SHORE = """
- {number: 942, uid: shore, back: green, kind: terrain, area: I, resources: [wood], arrows: {north: 940}}
- {number: 943, uid: cliff, back: green, kind: terrain, area: I}
- {number: 944, uid: ditch, back: green, kind: permanent event, placement: [west, east]}
- {number: 945, uid: bank, back: green, kind: terrain, area: I}
"""
"""Where others stand in copies of the table, and can explore, move and cross, as nobody can on the moor."""


@cache
def between_actions(ruleset: str) -> Game:
    """The table while the players choose what to do; clone it before you play on it."""
    if ruleset == "citadel":
        jars = "".join(
            f"- {{number: {950 + at}, uid: {jar}, back: green, kind: purse, title: jar, weight: {NUMBERS[at]}}}\n"
            for at, jar in enumerate(JARS)
        )
        game = enduring.farlamp_table(
            _LAND.format(more="", actions=_CLIMB) + jars + _HOPE,
            players=3,
            at="moor",
            board={(4, 0): "fen"},
            where={0: "fen"},
            life=(9, 3, 5),
            purses={seat: [JARS[seat]] for seat in range(3)},
            hands={0: ["star"], 1: ["left", "left#2"], 2: ["right", "right#2", "right#3"]},
            quests=["hope", "hope#2", "hope#3"],
        )
        game.set_count(card(game, "moor"), citadel_zones.ROW, 1)
        game.set_count(card(game, "moor"), citadel_zones.DIE, 3)
        for which in range(4):
            game.registers[citadel_zones.SCORES + which] = 2
        for seat in range(3):
            _lay_by(game, seat)
        return enduring.play(game, "set the tremor to 3")
    jars = "".join(
        f"- {{number: {950 + at}, uid: {jar}, back: green, kind: bonus, title: jar}}\n"
        for at, jar in enumerate(JARS)
    )
    jars += "".join(
        f"- {{skill: hook-{at}, strip: {{}}, craft: {{cost: 1}}, item: {{durability: 6}}}}\n"
        for at in (1, 2, 3)
    )
    skills = iter(["blank", *[f"blank#{copy}" for copy in range(2, 21)]])
    game = playing.corpus_table(
        _LAND.format(more="area: I,", actions="") + _SHORE + jars,
        explorers=3,
        at="moor",
        board={(4, 0): "fen", (9, 0): "shore", (8, 0): "cliff", (10, 0): "ditch", (11, 0): "bank"},
        satchel=["005", "005#2"],
        deck=6,
        pile=6,
        items_of={seat: [((f"hook-{seat + 1}",), seat + 2)] for seat in range(3)},
        hands={seat: [*[next(skills) for _ in range(NUMBERS[seat])], JARS[seat]] for seat in range(3)},
    )
    game.figures[0] = card(game, "fen")
    playing.play(game, "place fire", you=0)
    return playing.play(game, "place fire", you=2)


def _lay_by(game: Game, seat: int) -> None:
    """Give somebody of the Citadel a Discard pile and a card that the moor keeps blocked."""
    for skill in ("fist", "grip", "flag")[: seat + 1]:
        game.move(
            card(game, skill if seat == 0 else f"{skill}#{seat + 1}"), citadel_zones.DISCARD_PILES + seat
        )
    purse.block(game, card(game, ("aim", "aim#2", "aim#3")[seat]), seat, card(game, "moor"))


@cache
def out_of_it(ruleset: str, word: str) -> Game:
    """The table while the third cannot act: in the Citadel unconscious or held, on the Continent away."""
    game = between_actions(ruleset).clone()
    if ruleset == "citadel":
        enduring.play(game, "lose 99 life" if word == "fallen" else "be held", you=2)
        enduring.finish(game)
    else:
        game.registers[tabletop.STATUS + 2] = tabletop.AWAY
    return game


@cache
def in_an_action(ruleset: str) -> Game:
    """The table while the third acts, helped by the second."""
    act = enduring.act if ruleset == "citadel" else playing.act
    return act(between_actions(ruleset).clone(), "swim", seat=2, joined=[1])


@cache
def texts(ruleset: str) -> dict[str, list[Tree]]:
    """For each word the different texts that begin with it."""
    if ruleset == "citadel":
        sources = citadel([enduring.brim(), enduring.farlamp()]).sources
    else:
        sources = continent([playing.base(), playing.corpus()]).sources
    examples = [example_tree(term, ruleset) for term in words_of(ruleset)]
    found: dict[str, dict[str, Tree]] = {}
    for tree in (*sources.effects.values(), *sources.abilities.values(), *examples):
        for part in within(tree):
            found.setdefault(part[0], {})[repr(part)] = part
    return {word: list(different.values()) for word, different in found.items()}


def within(tree: Any) -> Iterator[Tree]:
    """A tree and all trees inside it."""
    if is_tree(tree):
        yield tree
        yield from within(list(tree[1].values()))
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from within(part)


def read(text: str, sort: str, ruleset: str) -> Tree:
    """The tree of a text that may name any card at the table."""
    book = book_of(between_actions(ruleset))
    words = {group: set(known) for group, known in book.words.words.items()}
    words["uid"] = {found.uid for found in book.cards}
    return parse(text, sort, words, ruleset)


class Outcome:
    """What comes of a text: what it finds, what is asked because of it, and the table as it is left.

    Where a text cannot stand, nothing comes of it but an error.
    """

    def __init__(self, game: Game, tree: Tree, seat: int, this: str = "moor") -> None:
        self.found: Any = None
        self.asked: list[Any] = []
        self.game = game.clone()
        try:
            self._try(term_builder(book_of(game))(tree), card(game, this), seat)
        except (AssertionError, LookupError, ValueError) as error:
            self.found, self.asked, self.game = type(error), [], game

    def _try(self, term: Any, this: int, seat: int) -> None:
        game = self.game
        if isinstance(term, Value):
            self.found = term.of(game, this, seat, NONE)
        elif isinstance(term, Condition):
            self.found = term.holds(game, this, seat, NONE)
        elif isinstance(term, Who):
            self.found = term.seats(game, this, seat, NONE)
        elif isinstance(term, Cards):
            self.found = term.cards(game, this, seat, NONE)
        else:
            asked = (term.possible, term.can_be_chosen, term.prerequisite)
            self.found = [ask(game, this, seat, NONE) for ask in asked]
            self._perform(term, this, seat)

    def _perform(self, effect: Effect, this: int, seat: int) -> None:
        """Let it happen and answer what is asked by the first option."""
        game, before = self.game, type(self.game.pending())
        game.next(Do(effect.eid, this, seat, NONE))
        game.advance()
        for _ in range(QUESTIONS):
            question = game.pending()
            if question is None or type(question) is before or book_of(game).is_turn(question):
                break
            self.asked.append((type(question).__name__, question.seat(game), offered(game)))
            if not game.offered or game.offered[0].wants:
                break
            choose(game, offered(game)[0])

    def everything(self) -> tuple[Any, ...]:
        """All there is to compare."""
        game = self.game
        noted = {  # an entry that waits for later holds an effect's number
            key: number for key, number in game.chronicle.items() if not key.startswith("later ")
        }
        table = game.zones, game.registers, game.counters, game.figures, game.places, game.values
        return self.found, self.asked, noted, table, self.frames()

    def frames(self) -> object:
        """What is going on, as it would be saved."""
        return snapshot.dump(self.game)[15]


def belongings(game: Game, seat: int) -> list[Any]:
    """What an explorer has, where they stand and how they are."""
    found: list[Any] = [tuple(game.zones[zone]) for zone in _own_zones(game, seat)]
    return [*found, game.figures[seat], game.registers[tabletop.STATUS + seat], _life(game, seat)]


def _own_zones(game: Game, seat: int) -> list[int]:
    if not _is_citadel(game):
        return [tabletop.HANDS + seat, *continent_zones.columns(game, seat)]
    zones = citadel_zones
    first = tabletop.HANDS, zones.DECKS, zones.DISCARD_PILES, zones.PURSES, zones.BLOCKED, zones.CHARACTER
    return [zone + seat for zone in first]


def _life(game: Game, seat: int) -> int:
    return citadel_zones.life(game, seat) if _is_citadel(game) else 0


def _is_citadel(game: Game) -> bool:
    return book_of(game).ruleset() == "citadel"


def bearers(ruleset: str, seat: int) -> tuple[str, ...]:
    """The cards that bear a text which is tried: the moor, and on the Continent an item of this explorer."""
    return ("moor",) if ruleset == "citadel" else ("moor", f"hook-{seat + 1}")


def impoverished(game: Game, seats: tuple[int, ...]) -> Game:
    """A copy in which these have nothing but their Character cards and, in the Citadel, one life point.

    On the Continent they stand on the shore.
    """
    copy = game.clone()
    for seat in seats:
        if not _is_citadel(copy) and copy.figures[seat] != NONE:
            copy.figures[seat] = card(copy, "shore")
        for zone in _own_zones(copy, seat):
            for held in copy.zones[zone]:
                if book_of(copy).cards[held].kind != CHARACTER:
                    copy.move(held, tabletop.BANISHED)
        if _is_citadel(copy):
            copy.registers[citadel_zones.LIFE + seat] = 1
    copy.index = None
    return copy
