"""What is remembered: notes, numbers, answers and persons, for a dialogue, a scenario or the adventure.

Everything stands in the chronicle. Persons are remembered by character, never by seat; with each of them stands the
scenario and the Terrain in which it happened, for texts that tell of it later.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import Translation

DIALOGUE: Final = "talk "
SCENARIO: Final = "here "
ADVENTURE: Final = "memo "
SCOPES: Final = (DIALOGUE, SCENARIO, ADVENTURE)
"""How entries of the chronicle begin, by how long they last; the Continent knows the last alone."""

OF_MEMO: Final = ("talk", "here", "memo", "choice", "person")
"""The first words of entries that name a memo behind them."""


def put(game: Game, key: str, number: int) -> None:
    """Write a number into the chronicle; 0 wipes the entry out."""
    if number:
        game.chronicle = {**game.chronicle, key: number}
        _meet(game, key)
    elif key in game.chronicle:
        game.chronicle = {other: many for other, many in game.chronicle.items() if other != key}


def _meet(game: Game, key: str) -> None:
    """What has been remembered once, the table has met, however long it is remembered."""
    kind, _, memo = key.partition(" ")
    if kind == "person":
        memo = memo.rpartition(" ")[0]
    name = f"memo/{memo}"
    if kind in OF_MEMO and name in book_of(game).noteworthy:
        game.meet(name)


def forget(game: Game, beginning: str) -> None:
    """Wipe out all entries that begin so."""
    if any(key.startswith(beginning) for key in game.chronicle):
        game.chronicle = {
            key: number for key, number in game.chronicle.items() if not key.startswith(beginning)
        }


def character_of(game: Game, seat: int) -> int:
    return game.registers[tabletop.CHARACTERS + seat]


# -- notes and numbers -----------------------------------------------------------------------------


def scope_of(game: Game, memo: str) -> str:
    """How long what is remembered under this name lasts; for the adventure when nothing is yet."""
    for scope in SCOPES:
        if scope + memo in game.chronicle:
            return scope
    return ADVENTURE


def recall(game: Game, memo: str) -> int:
    """The number that is remembered; 1 for a plain note, 0 for nothing."""
    return game.chronicle.get(scope_of(game, memo) + memo, 0)


# -- yes or no -------------------------------------------------------------------------------------


def note_choice(game: Game, memo: str, yes: bool) -> None:
    """Remember a choice; made again it keeps its place among the others."""
    key = f"choice {memo}"
    made = game.chronicle.get(key, 0) >> 1 or len(_choices(game)) + 1
    put(game, key, made << 1 | yes)


def choice(game: Game, memo: str) -> int:
    """1 for yes, 0 for no, NONE when nothing was chosen."""
    number = game.chronicle.get(f"choice {memo}", 0)
    return number & 1 if number else NONE


def oldest_choice(game: Game) -> str:
    """The first yes or no of the adventure; empty when there was none."""
    made = sorted([(number, key) for key, number in _choices(game)])
    return made[0][1][len("choice ") :] if made else ""


def _choices(game: Game) -> list[tuple[str, int]]:
    return [(key, number) for key, number in game.chronicle.items() if key.startswith("choice ")]


# -- persons ---------------------------------------------------------------------------------------


def note_person(game: Game, memo: str, seat: int) -> None:
    """Remember this of a character, and where it happened."""
    note_circumstances(game, f"person {memo} {character_of(game, seat)}", seat)


def forget_person(game: Game, memo: str, seat: int) -> None:
    """Remember this of a character no more."""
    put(game, f"person {memo} {character_of(game, seat)}", 0)


def note_circumstances(game: Game, key: str, seat: int) -> None:
    """Write an entry together with the scenario and the Terrain in which it happened."""
    put(game, key, 1)
    put(game, f"scenario of {key}", book_of(game).scenario(game) + 1)
    put(game, f"place of {key}", game.figures[seat] + 1)


def persons(game: Game, memo: str) -> list[int]:
    """The characters of whom this is remembered, in the adventure or gone."""
    known = book_of(game).remembered(game, memo)
    if known is not None:
        return known
    beginning = f"person {memo} "
    return sorted([int(key[len(beginning) :]) for key in game.chronicle if key.startswith(beginning)])


def memories_of_persons(game: Game) -> set[str]:
    """The names under which texts have remembered any character."""
    return {key[len("person ") :].rpartition(" ")[0] for key in game.chronicle if key.startswith("person ")}


def is_person(game: Game, memo: str, seat: int) -> bool:
    return character_of(game, seat) in persons(game, memo)


def scenario_of(game: Game, memo: str, character: int) -> int:
    """The page of the scenario in which it happened, as a card; NONE when it is not known."""
    return game.chronicle.get(f"scenario of person {memo} {character}", 0) - 1


def place_of(game: Game, memo: str, character: int) -> int:
    """The Terrain on which it happened; NONE when it is not known."""
    return game.chronicle.get(f"place of person {memo} {character}", 0) - 1


def carried(what: str, times: int, names: Translation) -> tuple[str, int]:
    """An entry about a person, in the numbers of changed cards; any other as it is."""
    words = what.split(" ")
    if words[0] == "person":
        words[-1] = str(names.word("character", int(words[-1])))
        return " ".join(words), times
    if words[0] in ("place", "scenario") and words[1:2] == ["of"]:
        behind, _ = carried(" ".join(words[2:]), times, names)
        return f"{words[0]} of {behind}", names.card(times - 1) + 1
    return what, times
