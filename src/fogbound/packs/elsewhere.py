"""What authors are told of words that only the other ruleset knows."""

from collections.abc import Sequence
from typing import NamedTuple

from fogbound.packs.patterns import PHRASES, Literal, Part
from fogbound.rules.common.lexicon import LEXICON, Term

__all__ = ["WHERE", "Met", "known_only", "met_elsewhere", "opening_words"]

WHERE: dict[str, str] = {"continent": "on the Continent", "citadel": "at the Citadel"}
"""The two rulesets, as messages name them."""


class Met(NamedTuple):
    """A term or phrase that was read: the words from `start` to before `end`, of which so many open it."""

    name: str
    sort: str
    start: int
    end: int
    opening: int


def known_only(term: Term) -> str:
    """Why a term is not known here: `known at the Citadel only: there are no …`."""
    because = f": {term.because}" if term.because else ""
    return f"known {WHERE[term.ruleset]} only{because}"


def opening_words(parts: Sequence[Part]) -> int:
    """How many words stand before the first slot or optional part."""
    for at, part in enumerate(parts):
        if not isinstance(part, Literal):
            return max(1, at)
    return len(parts)


def met_elsewhere(met: list[Met], ruleset: str, at: int) -> tuple[Met, str] | None:
    """The shortest of what was read around this word that this ruleset does not know, and where it is known."""
    found = sorted((one for one in met if one.start <= at < one.end), key=lambda one: one.end - one.start)
    for one in found:
        if one.name in LEXICON and one.sort == LEXICON[one.name].sort:
            term = LEXICON[one.name]
            if term.ruleset not in ("", ruleset):
                return one, known_only(term)
        elif one.name not in PHRASES[ruleset][one.sort]:
            other = next(name for name, sorts in PHRASES.items() if one.name in sorts[one.sort])
            return one, f"known {WHERE[other]} only"
    return None
