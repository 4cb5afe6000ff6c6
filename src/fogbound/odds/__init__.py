"""Exact chances, from what a seat knows."""

from fogbound.odds.strips import Chance, Source, Strip, chance, chances, distribution, table

__all__ = ["Chance", "Source", "Strip", "chance", "chances", "distribution", "table"]
