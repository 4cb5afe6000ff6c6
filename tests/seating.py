"""Sitting down at tables with journals: what tests of tables are written with."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fogbound.core import GROUP, Game
from fogbound.core.chance import Chance, seeded
from fogbound.packs.build import continent
from fogbound.packs.pack import Pack
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.ruleset import Continent
from fogbound.tables import JournalWriter, Table, fork
from fogbound.tables.journal import Chosen, Header, Journal, rules_digest
from fogbound.tables.journal_sink import Keep
from fogbound.tables.snapshots import names_of, state_of
from playing import base, pack_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14, east: 21}
  hidden: {number: 33}
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 031, failure: each involved takes 105}
    - think: {cost: 1, difficulty: 0, success: look at the top 3}
- number: 31
  back: green
  kind: item
  durability: 4
  copies: 4
- number: 33
  back: green
  kind: terrain
  area: I
  back-ref: [12]
  actions:
    - rest: {cost: 1, difficulty: 0, success: take 031}
"""


@cache
def packs_of(cards: str = CARDS) -> tuple[Pack, ...]:
    return base(), pack_of(cards)


@cache
def book_of(cards: str = CARDS) -> Continent:
    return continent(list(packs_of(cards)))


def in_file(path: Path | None) -> Keep | None:
    """Keeps a journal in a file, if there is to be one."""
    return JournalWriter.at(path) if path is not None else None


def seat(
    path: Path | None = None,
    *,
    explorers: int = 1,
    seed: int = 1,
    cards: str = CARDS,
    name: str = "",
    voting: bool = False,
    chairs: int = 0,
    keep: Keep | None = None,
) -> Table:
    """A new game of the test pack; everybody stands on 012."""
    setup = Setup(("ann", "bo", "cy", "dee")[:explorers], ("second-clue",), chairs=chairs)
    table = Table.create(book_of(cards), packs_of(cards), setup, seed, keep or in_file(path), name)
    table.voting = voting
    return table


def around(game: Game, *, voting: bool = False) -> Table:
    """A table around a game that a test has set up by itself."""
    book = game.content
    assert isinstance(book, Continent)
    chosen = Chosen(("ann",), ("first-clue",))
    header = Header("0", "continent", rules_digest(), (), 1, chosen, names=names_of(book))
    table = Table(book, (), Journal(header, []), game)
    game.news = None
    table.voting = voting
    return table


def again(path: Path, cards: str = CARDS) -> Table:
    """Resume a game of the test pack."""
    return Table.resume(JournalWriter.reopen(path), packs_of(cards), book_of(cards))


def forked(
    table: Table,
    at: int | None = None,
    seed: int = 0,
    path: Path | None = None,
    name: str = "",
    exact: bool = False,
) -> Table:
    """Another table that plays on from a step of this one."""
    return fork(
        table.journal, table.packs, table.book, at=at, seed=seed, keep=in_file(path), name=name, exact=exact
    )


def pondered(explorers: int) -> Table:
    """A table at which Ann has looked at three cards of the deck and put the first one back."""
    table = seat(explorers=explorers)
    others = ["stay-out"] if explorers > 1 else []
    say(table, "think/s1", *others, "reveal", "keep-none")
    say(table, "on-top", by=0)
    return table


def options(table: Table) -> list[str]:
    """What may be answered, standing options included."""
    game = table.game
    return [game.option_id(option) for option in [*game.offered, *game.content.standing(game)]]


def say(table: Table, *choices: str, by: int = GROUP, value: str = "") -> None:
    """Answer one question after the other by the beginning of an option's id."""
    for choice in choices:
        possible = options(table)
        fitting = [choice] if choice in possible else [one for one in possible if one.startswith(choice)]
        assert fitting, f"{choice!r} is not among {possible}"
        table.answer(by, table.game.pending_serial(), fitting[0], value)


def finish(table: Table, plain: Sequence[str] = ("reveal", "keep-none", "keep-order", "leave-it")) -> None:
    """Answer plainly until the next turn or the end."""
    while table.game.stack and table.game.pending_name() != "choose-turn":
        ids = [table.game.option_id(option) for option in table.game.offered]
        wanted = [found for verb in plain for found in ids if found.startswith(verb)]
        table.answer(GROUP, table.game.pending_serial(), wanted[0] if wanted else ids[0])


def wander(table: Table, answers: int, seed: int = 1, *, undo: bool = False) -> Chance:
    """Give so many random answers, or fewer if the game ends; now and then take some back."""
    chance = seeded(seed)
    for _ in range(answers):
        if undo and table.undoable_answers() and chance.below(3) == 0:
            table.undo(GROUP, answers=chance.below(table.undoable_answers()) + 1)
        elif table.game.stack:
            game = table.game
            beside = [one for one in game.content.standing(game) if one.verb != "concede"]
            offered = beside if beside and chance.below(8) == 0 else game.offered
            option = offered[chance.below(len(offered))]
            value = str(chance.below(100)) if option.wants else ""
            table.answer(GROUP, game.pending_serial(), game.option_id(option), value)
    return chance


def position(table: Table) -> tuple[bytes, list[str]]:
    """Everything about a game that matters, to compare."""
    return state_of(table.game), options(table)
