"""What players write on the leaflet, on its map and beside side quests; no rule ever reads it (T-MAP-01, T-SQ-02)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Hint, Message
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.citadel import leaflet
from fogbound.rules.citadel.options import (
    OPTION_ERASE,
    OPTION_ERASE_FROM_MAP,
    OPTION_WRITE,
    OPTION_WRITE_ON_MAP,
)
from fogbound.rules.common.options import OPTION_DONE

LONGEST: Final = 120
MOST: Final = 40
"""How many notes there is room for."""


def notes(game: Game, card: int = NONE) -> list[str]:
    """What is written beside a side quest, or on the map, in the order of writing."""
    prefix = _prefix(card)
    found = [(game.chronicle[key], key[len(prefix) :]) for key in game.chronicle if key.startswith(prefix)]
    return [text for _, text in sorted(found)]


def _prefix(card: int) -> str:
    return f"written {card} "


def _all_notes(game: Game) -> list[str]:
    return [key for key in game.chronicle if key.startswith("written ")]


def write(game: Game, card: int, text: str) -> None:
    """Add a note behind all others; what stands there already is not written twice."""
    written = [game.chronicle[key] for key in _all_notes(game)]
    key = _prefix(card) + " ".join(text.split())[:LONGEST]
    if key not in game.chronicle and len(written) < MOST:
        game.chronicle = {**game.chronicle, key: max([0, *written]) + 1}


def erase(game: Game, card: int, text: str) -> None:
    kept = game.chronicle.copy()
    kept.pop(_prefix(card) + text, 0)
    game.chronicle = kept


class WriteNote(Question):
    """Where something is written, and what; or which note is wiped out."""

    name: ClassVar[str] = "write-note"

    def __init__(self, writer: int) -> None:
        self.writer = writer

    def seat(self, game: Game) -> int:
        return self.writer

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        quests = leaflet.quests(game)
        if len(_all_notes(game)) < MOST:
            options.append(Option(OPTION_WRITE_ON_MAP, wants="word"))
            options.extend([Option(OPTION_WRITE, quest, wants="word") for quest in quests])
        options.extend([Option(OPTION_ERASE_FROM_MAP, n=n) for n in range(1, len(notes(game)) + 1)])
        for quest in quests:
            options.extend([Option(OPTION_ERASE, quest, n) for n in range(1, len(notes(game, quest)) + 1)])
        return [*options, Option(OPTION_DONE)]

    def short_label(self, game: Game, option: Option) -> Message | None:
        may_write = any(other.verb == OPTION_WRITE_ON_MAP for other in game.offered)
        return Message("note-write-nothing") if option.verb == OPTION_DONE and may_write else None

    def hint(self, game: Game, option: Option) -> Hint | None:
        """What is wiped out."""
        is_written = not option.wants and option.verb != OPTION_DONE
        return Hint(written=notes(game, option.card)[option.n - 1]) if is_written else None

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.wants:
            write(game, option.card, value)
        elif option.verb != OPTION_DONE:
            erase(game, option.card, notes(game, option.card)[option.n - 1])

    def rules(self) -> tuple[str, ...]:
        return ("T-MAP-01", "T-SQ-02", "T-COMM-10")
