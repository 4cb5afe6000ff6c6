"""Whole games of first-light: won by one to four explorers, and each way to win and to lose.

`soundness/golden.py` keeps them.
"""

from typing import Any, Final, NamedTuple

from first_light.landing import CLUE, PACK
from first_light.reader import Reader
from fogbound.rules.common.setup import Setup
from soundness.transcripts import Play


class Tale(NamedTuple):
    """Who plays, with which luck, and how they go about it."""

    people: tuple[str, ...]
    seed: int
    ways: dict[str, Any]


TALES: Final = {
    "won-1": Tale(("diver",), 24, {"curiosity": 60, "is_new": True}),
    "won-2": Tale(("bridge-maker", "interpreter"), 18, {"curiosity": 60, "is_new": True}),
    "won-3": Tale(("surveyor", "charcoal-burner", "diver"), 9, {"curiosity": 60, "is_new": True}),
    "won-4": Tale(
        ("surveyor", "bridge-maker", "diver", "interpreter"), 16, {"curiosity": 60, "is_new": True}
    ),
    "won-by-the-shutter": Tale(("interpreter",), 14, {"by_the_wheels": True}),
    "lost-at-the-shutter": Tale(("charcoal-burner", "diver"), 12, {"by_the_wheels": True}),
    "lost-to-a-curse": Tale(("surveyor",), 36, {"curiosity": 80, "is_new": True}),
}
"""By how they end."""


def plays() -> dict[str, Play]:
    """The tales as golden games."""
    return {f"{PACK}-{name}": _play(tale) for name, tale in TALES.items()}


def _play(tale: Tale) -> Play:
    setup = Setup(tale.people, (CLUE,))
    return Play(PACK, setup, tale.seed, lambda: Reader(tale.seed, **tale.ways).answer)
