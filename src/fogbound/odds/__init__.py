"""Exact chances, from what a seat knows."""

from fogbound.odds.action import odds_within
from fogbound.odds.ahead import basis, ends, forget, odds
from fogbound.odds.outlook import Outlook, SeenBasis
from fogbound.odds.rows import OddsBasis, OddsRow, per_cent
from fogbound.odds.source import Source
from fogbound.odds.strips import Chance, Strip, chance, chances, distribution, table

__all__ = [
    "Chance",
    "OddsBasis",
    "OddsRow",
    "Outlook",
    "SeenBasis",
    "Source",
    "Strip",
    "basis",
    "chance",
    "chances",
    "distribution",
    "ends",
    "forget",
    "odds",
    "odds_within",
    "per_cent",
    "table",
]
