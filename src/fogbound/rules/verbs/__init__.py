"""The words of card texts, one small module each: what it does, how it is written, how it reads, what it means.

Importing this package fills the lexicon.
"""

from fogbound.rules.verbs import (
    cards,
    combine,
    conditions,
    craft,
    gifts,
    happenings,
    standing,
    take,
    values,
    who,
)

__all__ = [
    "cards",
    "combine",
    "conditions",
    "craft",
    "gifts",
    "happenings",
    "standing",
    "take",
    "values",
    "who",
]
