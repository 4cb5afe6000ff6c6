"""Whole games of first-light as they read: won by one to four explorers, and each way to win and to lose.

`PYTHONPATH=tests python -m first_light.tales --update` writes them anew after a change that was meant.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from first_light.landing import CLUE, PACK
from first_light.reader import Reader
from fogbound.rules.common.setup import Setup
from soundness.transcripts import GOLDEN, compare, story


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


def path(name: str) -> Path:
    """Where the transcript of a tale is kept."""
    return GOLDEN / f"{PACK}-{name}.txt"


def told(name: str) -> str:
    """The transcript of a tale."""
    people, seed, ways = TALES[name]
    return story(PACK, Setup(people, (CLUE,)), seed, Reader(seed, **ways).answer)


if __name__ == "__main__":
    compare({path(name): told(name) for name in TALES})
