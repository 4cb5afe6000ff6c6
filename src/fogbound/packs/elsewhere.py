"""What authors are told of words that only the other ruleset knows."""

from collections.abc import Sequence
from typing import NamedTuple

from fogbound.packs.patterns import Literal, Part

__all__ = ["BRIEF", "WHERE", "WHOLE", "Met", "known_only", "met_elsewhere", "opening_words"]

WHERE: dict[str, str] = {"continent": "on the Continent", "citadel": "at the Citadel"}
"""The two rulesets, as messages name them."""

WHOLE = -1
"""In place of a number of words: all of them are named."""
BRIEF = 5
"""So many words are named in any case."""


class Met(NamedTuple):
    """What was read from the word `start` to before `end`, how many words open it, and who alone knows it.

    No word opens it where it is only a further way to write what both know; `WHOLE` where it begins with a slot.
    """

    start: int
    end: int
    opening: int
    ruleset: str
    because: str


def known_only(ruleset: str, because: str) -> str:
    """Why a word is not known here: `known at the Citadel only: there are no …`."""
    return f"known {WHERE[ruleset]} only" + (f": {because}" if because else "")


def opening_words(parts: Sequence[Part]) -> int:
    """How many words stand before the first slot or optional part; `WHOLE` if it begins with one."""
    for at, part in enumerate(parts):
        if not isinstance(part, Literal):
            return at or WHOLE
    return len(parts)


def met_elsewhere(met: list[Met], ruleset: str, at: int) -> Met | None:
    """The innermost of what was read around this word that this ruleset does not know."""
    found = [one for one in met if one.start <= at < one.end and one.ruleset not in ("", ruleset)]
    return max(found, key=lambda one: (one.start, one.end), default=None)
