"""Exact chances, from what a seat knows."""

from fogbound.odds.action import odds_within
from fogbound.odds.ahead import basis, ends, forget, odds
from fogbound.odds.outlook import Outlook, SeenBasis
from fogbound.odds.rows import OddsBasis, OddsRow, per_cent
from fogbound.odds.source import CardSupply
from fogbound.odds.strips import ActionChance, OddsStrip, chance, chances, distribution, table

__all__ = [
    "ActionChance",
    "CardSupply",
    "OddsBasis",
    "OddsRow",
    "OddsStrip",
    "Outlook",
    "SeenBasis",
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
