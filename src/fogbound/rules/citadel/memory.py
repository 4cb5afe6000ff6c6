"""What the Citadel remembers beside what texts do: what was read, replied and spoken, and by whom."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.common.memory import DIALOGUE, character_of, note_circumstances, put

FIRST_FALLEN: Final = "first-fallen"
"""The memory, known to every pack of the Citadel, of the character who fell unconscious first in the adventure."""


def first_fallen(game: Game) -> list[int]:
    """The character who fell unconscious first, once there is one."""
    first = game.registers[table.FIRST_FALLEN]
    return [first - 1] if first else []


def scenario_now(game: Game) -> int:
    """The page at the bookmark, as a card."""
    pages = game.zones[table.BOOKLET]
    return pages[0] if pages else NONE


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


def times_read(game: Game, number: int) -> int:
    """How often a paragraph was read in this adventure."""
    return game.chronicle.get(f"read {number:03}", 0)


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
