"""Exact chances, from what a seat knows."""

from fogbound.odds.action import Row, odds
from fogbound.odds.strips import Chance, Source, Strip, chance, chances, distribution, table

__all__ = ["Chance", "Row", "Source", "Strip", "chance", "chances", "distribution", "odds", "table"]
