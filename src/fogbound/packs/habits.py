"""Turns of phrase that are natural in English but not in the effect language, and what to write instead."""

from typing import Final

from fogbound.packs.faults import nearest

__all__ = ["habit"]

_CARD: Final = "the number of a card"
_HABITS: Final[tuple[tuple[str, str, str], ...]] = (
    ("if", "the end", "a condition comes first: `if …: …`"),
    ("when", "the end", "a condition comes first: `if …: …`"),
    ("unless", "the end", "a condition comes first: `if not …: …`"),
    ("and", "';'", "join effects with `, then`, or make a list of them"),
    (".", "';'", "join effects with `, then`, or make a list of them"),
    ("then", "';'", "there is a comma before it: `, then`"),
    ("or", "';'", "leave a choice with `choose`: {choose: [take 105, nothing]}"),
    ("from", "where cards are", "it is `in your hand`, `on the board`"),
    ("per", "'for'", "it is `1 for every explorer`, `1 for each skill in your hand`"),
    ("all", "an effect", "it is `every explorer` or `each involved`"),
    ("everyone", "an effect", "it is `every explorer` or `each involved`"),
    ("everybody", "an effect", "it is `every explorer` or `each involved`"),
    ("players", "an effect", "it is `every explorer` or `each involved`"),
    ("player", "an effect", "it is `every explorer` or `each involved`"),
    ("have", "", "it is `there is a card with … in your hand`"),
    ("has", "", "it is `for whom there is a card with … in your hand`"),
    ("card", _CARD, "the number alone: `take 105`"),
    ("terrain", _CARD, "the number alone: `set out from 101`"),
    ("paragraph", "the number of a paragraph", "the number alone: `read 14`"),
    ("influence", "'plus'", "it is `influence +1`"),
    ("knowledge", "'plus'", "it is `knowledge +1`"),
    ("production", "'plus'", "it is `production +1`"),
    ("defense", "'plus'", "it is `defense +1`"),
)
"""A word that is not understood, something that was expected there (or nothing), and a hint."""


def habit(before: str, word: str, following: str, wanted: list[str]) -> str:
    """What somebody means who writes this word where something else is expected; empty when nobody knows."""
    if before == "if" and wanted == ["'available'"] and not nearest(word, ["available"]):
        return _HABITS[0][2]
    if word.isdecimal() and following == "damage":
        return "it is `suffer 1 damage`"
    if word.isdecimal() and "cards" in wanted and following.startswith("counter"):
        return "it is `the counters are at least 3`"
    if word.isdecimal() and "cards" in wanted:
        return "it is `the number of … is at least 3`"
    return next(
        (hint for said, expected, hint in _HABITS if said == word and (not expected or expected in wanted)),
        "",
    )
