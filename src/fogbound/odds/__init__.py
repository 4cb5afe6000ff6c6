"""Exact chances, from what a seat knows."""

from fogbound.odds.action import Basis, Row
from fogbound.odds.ahead import basis, odds, per_cent
from fogbound.odds.strips import Chance, Source, Strip, chance, chances, distribution, table

__all__ = [
    "Basis",
    "Chance",
    "Row",
    "Source",
    "Strip",
    "basis",
    "chance",
    "chances",
    "distribution",
    "odds",
    "per_cent",
    "table",
]
