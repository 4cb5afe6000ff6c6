"""Positions at every kind of question: those that random games come to, and one that is set where they hardly do."""

from collections import defaultdict
from functools import cache
from typing import Final, NamedTuple

from common_table import packs_of
from fogbound.core import Game, Question
from fogbound.lab.sent import stage_of
from fogbound.lab.trial import Trial, ground
from fogbound.packs.library import Adventure
from fogbound.rules.common.book import Book, book_of
from fogbound.server.adventures import LoadedAdventure
from fogbound.tables.journal import Chosen, Header, rules_digest
from fogbound.tables.snapshots import names_of
from soundness.grounds import PACKS
from soundness.leads import LEADS, Lead
from soundness.test_steps import kinds

__all__ = ["GAMES", "Position", "positions", "questions", "set_table"]

GAMES: Final = {
    "continent": {"first-light": 12, "proving-ground": 120, "corpus": 300},
    "citadel": {"selvage": 8, "lamplight": 30, "citadel-corpus": 110},
}
"""How many random games are played to find positions, in which packs."""
LONGEST: Final = 1_000
"""How many answers are given in each of them."""
ELSEWHERE: Final = {"citadel": {"clear-terrain", "gather-on"}, "continent": frozenset[str]()}
"""Questions that lie in common rooms although only the other ruleset asks them."""
DEALS: Final = 3
"""How often a position that is set is dealt."""


class Position(NamedTuple):
    """A game with a question pending, and how it came there: the game before, and the answer given in it."""

    opened: LoadedAdventure
    header: Header
    game: Game
    before: Game | None = None
    answer: tuple[str, str] = ("", "")


Key = tuple[str, str]
"""A kind of question and a stage of an action."""


def questions(ruleset: str) -> set[str]:
    """The names of all questions that games of this ruleset ask; what several of them have in common has none."""
    other = {"continent": "citadel", "citadel": "continent"}[ruleset]
    return {
        kind.name for kind in kinds(Question) if kind.name and kind.__module__.split(".")[2] != other
    } - ELSEWHERE[ruleset]


def positions(ruleset: str, most: int) -> dict[Key, list[Position]]:
    """Up to so many positions for each kind of question and stage of an action, each of another game."""
    found: defaultdict[Key, list[Position]] = defaultdict(list)
    for pack, games in GAMES[ruleset].items():
        for seed in range(games):
            _play(Trial(ground((PACKS[pack],)), seed), found, most)
    for name, lead in LEADS[ruleset].items():
        for seed in range(DEALS):
            position = set_table(lead, seed)
            assert position.game.pending_name() == name, f"{lead} does not lead to {name}"
            found[name, stage_of(position.game)].append(position)
    return found


def _play(trial: Trial, found: defaultdict[Key, list[Position]], most: int) -> None:
    """Play a game at random and keep what is still wanted."""
    game, met = trial.table.game, set[Key]()
    before, answer = None, ("", "")
    for _ in range(LONGEST):
        question = game.pending()
        if question is None:
            return
        key = (question.name, stage_of(game))
        if key not in met and len(found[key]) < most:
            met.add(key)
            position = Position(trial.ground.opened, trial.table.journal.header, game.clone(), before, answer)
            found[key].append(position)
        before = game.clone()
        seat, *answer = trial.player.answer(game)
        game.answer(seat, game.pending_serial(), *answer)


def set_table(lead: Lead, seed: int) -> Position:
    """The position to which a lead leads."""
    game = lead(seed)
    book = book_of(game)
    game.news = None
    header = Header("0", book.ruleset(), rules_digest(), (), seed, Chosen((), ()), names=names_of(book))
    return Position(_opened(book), header, game)


@cache
def _opened(book: Book) -> LoadedAdventure:
    """The packs of a book as the server tells them; many leads share them."""
    adventure = Adventure(packs_of(book))
    adventure.book = book
    return LoadedAdventure(adventure)
