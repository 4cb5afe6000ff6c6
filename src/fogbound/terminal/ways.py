"""Places that can be typed: a direction, a place of the Board as it is printed, or a name, and what leads there."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fogbound.languages import LANGUAGES
from fogbound.terminal.input_parsing import begins, words_of
from fogbound.text import catalogue
from fogbound.text.labels import ListedOption
from fogbound.text.screens.base import STEPS, Screens
from fogbound.view import AskedOption
from fogbound.view.schema import SeenCell

__all__ = ["Way", "deeds_at", "is_direction", "is_here", "is_place", "spelled_out", "ways_to"]

SIDES: Final = ("north", "east", "south", "west")


class Way(NamedTuple):
    """An option that leads to a place: by itself, or as the first of two answers."""

    choice: ListedOption
    to: str  # the second answer; empty if there is none


def spelled_out(line: str) -> str:
    """A line, or the side that a single letter stands for, as the Board names places: N, E, S, W or O."""
    for lang in LANGUAGES:
        for side in SIDES:
            if words_of(line) == words_of(catalogue(lang).say(f"place-{side}")):
                return catalogue(lang).say(f"side-{side}")
    return line


def is_direction(line: str) -> bool:
    """Whether a line asks for a side, whatever lies there."""
    return _side(_bare(line)) is not None


def is_place(line: str, screens: Screens) -> bool:
    """Whether a line names a place of the Board, whether anything leads there or not."""
    return any(_is_named(_bare(line), cell, screens) for cell in screens.seen.board)


def is_here(line: str, screens: Screens, seat: int) -> bool:
    """Whether a line names the place where a player stands."""
    here = screens.cell_of(seat)
    return here is not None and _is_named(_bare(line), here, screens)


def ways_to(line: str, choices: Iterable[ListedOption], screens: Screens) -> list[Way]:
    """The options that lead where a line says; a place can be left out of no name that is longer."""
    wanted = _bare(line)
    if not wanted:
        return []
    found: list[Way] = []
    for choice in choices:
        option = choice.option
        if (not option.is_action or _fog(option) is not None) and _is_meant(wanted, option, option, screens):
            found.append(Way(choice, ""))
        found.extend(Way(choice, way.id) for way in option.ways if _is_meant(wanted, option, way, screens))
    return found


def deeds_at(line: str, choices: Iterable[ListedOption], screens: Screens) -> list[ListedOption]:
    """What can be done with the card that lies on a side, where that is no place to go to."""
    side = _side(_bare(line))
    found = []
    for choice in choices:
        option = choice.option
        here = screens.cell_of(option.seat) if option.is_action and option.seat is not None else None
        there = [cell for cell in screens.seen.board if cell.card is not None and cell.card.id == option.card]
        if side is not None and here is not None and any(_lies(here, cell, side) for cell in there):
            found.append(choice)
    return found


def _bare(line: str) -> list[str]:
    """The words of a line without those that say that one goes: `go to the pen`."""
    idle = {word for lang in LANGUAGES for word in catalogue(lang).say("typed-way").split()}
    return [word for word in words_of(line) if word not in idle]


def _side(words: list[str]) -> int | None:
    """The side that is meant, from the north round."""
    for at, side in enumerate(SIDES):
        if any(words == words_of(catalogue(lang).say(f"side-{side}")) for lang in LANGUAGES):
            return at
    return None


def _is_meant(words: list[str], action: AskedOption, way: AskedOption, screens: Screens) -> bool:
    """Whether a way leads where these words say."""
    side, leads = _side(words), way.named_option.side
    here = screens.cell_of(action.seat) if action.seat is not None else None
    if leads is None:
        leads = _fog(way)
    if leads is not None:
        return side == leads or (here is not None and words == _beside(here, leads, screens))
    cell = next((one for one in screens.seen.board if one.card is not None and one.card.id == way.card), None)
    if cell is None or way.card is None:
        return False
    if side is not None:
        return here is not None and _lies(here, cell, side)
    return _is_named(words, cell, screens)


def _fog(option: AskedOption) -> int | None:
    """The side on which the fog lies whose back shows an action."""
    action = option.named_option.action
    return action.fog if action is not None else None


def _is_named(words: list[str], cell: SeenCell, screens: Screens) -> bool:
    """Whether these words name a place where a card lies: as the Board does, or by its card."""
    return cell.card is not None and (
        words == words_of(screens.renderer.at(cell.column, cell.row))
        or _is_called(words, screens.name(cell.card))
    )


def _is_called(words: list[str], name: str) -> bool:
    """Whether these words are how a place is called, or how its name begins."""
    return begins(" ".join(words), " ".join(_bare(name)))


def _beside(here: SeenCell, side: int, screens: Screens) -> list[str]:
    """What the place on this side is called."""
    east, south = STEPS[side]
    return words_of(screens.renderer.at(here.column + east, here.row + south))


def _lies(here: SeenCell, there: SeenCell, side: int) -> bool:
    """Whether a place lies right beside another one, on this side."""
    east, south = STEPS[side]
    return (there.column - here.column, there.row - here.row) == (east, south)
