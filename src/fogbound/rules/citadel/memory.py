"""What is remembered: notes, numbers, persons, answers and who spoke, for a dialogue, a scenario or the adventure.

Everything stands in the chronicle. Persons are remembered by character, never by seat; with each of them stands the
scenario and the Terrain in which it happened, for texts that tell of it later.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of

DIALOGUE: Final = "talk "
SCENARIO: Final = "here "
ADVENTURE: Final = "memo "
SCOPES: Final = (DIALOGUE, SCENARIO, ADVENTURE)
"""How entries of the chronicle begin, by how long they last."""

OF_MEMO: Final = ("talk", "here", "memo", "choice", "person")
"""The first words of entries that name a memo behind them."""

FIRST_FALLEN: Final = "first-fallen"
"""The memory, known to every pack, of the character who fell unconscious first in the adventure."""


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


def scenario_now(game: Game) -> int:
    """The page at the bookmark, as a card."""
    pages = game.zones[table.BOOKLET]
    return pages[0] if pages else NONE


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


def note_circumstances(game: Game, key: str, seat: int) -> None:
    """Write an entry together with the scenario and the Terrain in which it happened."""
    put(game, key, 1)
    put(game, f"scenario of {key}", scenario_now(game) + 1)
    put(game, f"place of {key}", game.figures[seat] + 1)


def persons(game: Game, memo: str) -> list[int]:
    """The characters of whom this is remembered, in the adventure or gone."""
    if memo == FIRST_FALLEN:
        first = game.registers[table.FIRST_FALLEN]
        return [first - 1] if first else []
    beginning = f"person {memo} "
    return sorted([int(key[len(beginning) :]) for key in game.chronicle if key.startswith(beginning)])


def memories_of_persons(game: Game) -> set[str]:
    """The names under which any character is remembered, FIRST_FALLEN aside."""
    return {key[len("person ") :].rpartition(" ")[0] for key in game.chronicle if key.startswith("person ")}


def is_person(game: Game, memo: str, seat: int) -> bool:
    return character_of(game, seat) in persons(game, memo)


def has_left(game: Game, character: int) -> bool:
    """Whether a character is no longer in the adventure, awake, asleep or held."""
    return table.seat_of(game, character) == NONE


def scenario_of(game: Game, memo: str, character: int) -> int:
    """The page of the scenario in which it happened, as a card; NONE when it is not known."""
    return game.chronicle.get(f"scenario of person {memo} {character}", 0) - 1


def place_of(game: Game, memo: str, character: int) -> int:
    """The Terrain on which it happened; NONE when it is not known."""
    return game.chronicle.get(f"place of person {memo} {character}", 0) - 1


# -- dialogues -------------------------------------------------------------------------------------


def note_read(game: Game, number: int, seat: int) -> None:
    """A paragraph is read: in this adventure, scenario and dialogue, and by which character."""
    game.record(f"read {number:03}")
    game.record(f"read-here {number:03}")
    game.record(f"{DIALOGUE}read {number:03}")
    game.record(f"read {number:03} by {character_of(game, seat)}")
    key = f"read {number:03} in {scenario_now(game)}"
    if key not in game.chronicle:
        game.record(key)
        game.record(f"read-scenarios {number:03}")
    note_speaker(game, seat)


def was_read(game: Game, number: int) -> bool:
    """Whether a paragraph was read in this adventure."""
    return f"read {number:03}" in game.chronicle


def all_read(game: Game) -> list[int]:
    """The numbers of all paragraphs that were read in this adventure."""
    read = [key[len("read ") :] for key in game.chronicle if key.startswith("read ")]
    return sorted([int(number) for number in read if number.isdecimal()])


def note_speaker(game: Game, seat: int) -> None:
    """A character is active in this dialogue, which counts once for each of them."""
    key = f"{DIALOGUE}speaker {character_of(game, seat)}"
    if key not in game.chronicle:
        game.record(key)
        game.record(f"spoke {character_of(game, seat)}")


def speeches(game: Game, character: int) -> int:
    """In how many dialogues of the adventure this character was active, the one in progress not among them."""
    now = 1 if f"{DIALOGUE}speaker {character}" in game.chronicle else 0
    return game.chronicle.get(f"spoke {character}", 0) - now


def note_last_reader(game: Game, number: int, seat: int) -> None:
    put(game, f"reader {number:03}", character_of(game, seat) + 1)


def last_reader(game: Game, number: int) -> int:
    """The character who read a paragraph last; NONE when it has not been closed yet."""
    return game.chronicle.get(f"reader {number:03}", 0) - 1


# -- answers ---------------------------------------------------------------------------------------


def note_answer(game: Game, number: int, reply: str, seat: int) -> None:
    """A character has given a reply: remembered for this dialogue, and of the character for the adventure."""
    character = character_of(game, seat)
    game.record(f"{DIALOGUE}answer {number:03} {reply} {character}")
    game.record(f"chosen {number:03} {reply}")
    note_circumstances(game, f"person {answer_memo(number, reply)} {character}", seat)


def answer_memo(number: int, reply: str) -> str:
    """The name under which it is remembered who gave a reply in a paragraph."""
    return f"{number:03}/{reply}"


def note_absent(game: Game, number: int, reply: str) -> None:
    """Somebody who is not at the table has answered, by a die."""
    game.record(f"{DIALOGUE}absent {number:03} {reply} friend")


def answers(game: Game, number: int, reply: str = "") -> int:
    """How many have given this reply in this dialogue, or any; the absent among them."""
    found = 0
    for kind in ("answer", "absent"):
        beginning = f"{DIALOGUE}{kind} {number:03} " + (f"{reply} " if reply else "")
        found += sum([many for key, many in game.chronicle.items() if key.startswith(beginning)])
    return found


def has_answered(game: Game, number: int, reply: str, seat: int) -> bool:
    """Whether the character at this seat has given this reply in this dialogue."""
    return f"{DIALOGUE}answer {number:03} {reply} {character_of(game, seat)}" in game.chronicle
