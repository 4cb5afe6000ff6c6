"""The words of card texts that only the Continent knows. Importing this package adds them to the lexicon."""

from fogbound.rules.continent.verbs import (
    banners,
    conditions,
    craft,
    draw,
    endings,
    experience,
    fire,
    gifts,
    gold_swap,
    happenings,
    life,
    standing,
    values,
    wear,
)

__all__ = [
    "banners",
    "conditions",
    "craft",
    "draw",
    "endings",
    "experience",
    "fire",
    "gifts",
    "gold_swap",
    "happenings",
    "life",
    "standing",
    "values",
    "wear",
]
