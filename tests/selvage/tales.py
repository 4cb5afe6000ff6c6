"""Whole games of selvage, won by one to four adventurers in each of the three modes of Recovery.

`soundness/golden.py` keeps them.
"""

from typing import Any, Final, NamedTuple

from fogbound.core import Game
from fogbound.rules.citadel import table
from fogbound.rules.common import tabletop
from fogbound.rules.common.setup import Setup
from fogbound.text import Renderer
from fogbound.view import NONE, Perspective
from selvage.at_selvage import PACK
from selvage.walker import Walker
from soundness.transcripts import Play

MODES: Final = {"standard": table.STANDARD, "story": table.STORY, "survival": table.SURVIVAL}


class Tale(NamedTuple):
    """How many play, in which mode, with which luck, and how they go about it."""

    players: int
    mode: str
    seed: int
    ways: dict[str, Any]


TALES: Final = {
    f"won-{tale.mode}-{tale.players}": tale
    for tale in (
        Tale(1, "standard", 2, {"thorough": True}),
        Tale(2, "standard", 0, {"word": "promise"}),
        Tale(3, "standard", 0, {"reel": "knot"}),
        Tale(4, "standard", 1, {"word": "tell-all"}),
        Tale(1, "story", 0, {"thorough": True, "replies": {23: ("burn",), 26: ("disarm",)}}),
        Tale(2, "story", 0, {"thorough": True, "word": "promise", "reel": "cut"}),
        Tale(3, "story", 0, {"scenarios": ("lt-1",)}),
        Tale(4, "story", 0, {"thorough": True, "replies": {9: ("comfort",), 65: ("come-along",)}}),
        Tale(1, "survival", 2, {}),
        Tale(2, "survival", 0, {}),
        Tale(3, "survival", 1, {"curious": False}),
        Tale(4, "survival", 3, {}),
    )
}
"""By how they end, the mode and the number of players."""


def plays() -> dict[str, Play]:
    """The tales as golden games."""
    return {f"{PACK}-{name}": _play(tale) for name, tale in TALES.items()}


def _play(tale: Tale) -> Play:
    def player() -> Any:
        return Walker(MODES[tale.mode], first_character=tale.seed, **tale.ways).answer

    return Play(PACK, Setup(players=tale.players), tale.seed, player, "adventurers", situation)


def situation(voice: Renderer, game: Game) -> str:
    """How things stand when a turn begins."""
    known = Perspective(game, NONE)
    people = [
        f"{voice.explorer(known, seat)} on {voice.name(known.place_of(seat))}"
        f" with {table.life(game, seat)} life, deck {len(game.zones[table.DECKS + seat])},"
        f" pile {len(game.zones[table.DISCARD_PILES + seat])}, hand {len(tabletop.hand(game, seat))}"
        for seat in tabletop.explorers(game)
    ]
    return "; ".join(people)
