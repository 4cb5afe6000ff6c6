"""Kinds of news: each is declared once, under a name of its own."""

import importlib
from collections import Counter

import pytest

from fogbound.core.messages import WORD
from fogbound.core.news import Kind

TABLES = ("common", "continent", "citadel")


def kinds(table: str) -> dict[str, Kind]:
    """What a table declares, by the names of its constants."""
    module = importlib.import_module(f"fogbound.rules.{table}.news")
    return {name: value for name, value in vars(module).items() if isinstance(value, Kind)}


def test_every_kind_is_declared_once():
    """The name of a kind is that of its message, so two of them would be told alike."""
    names = Counter(kind.name for table in TABLES for kind in kinds(table).values())

    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("table", TABLES)
def test_a_constant_bears_the_name_of_its_kind(table):
    """Who reads `news.LIFE_LOST` knows which message to look for; a word belongs to a group."""
    for constant, kind in kinds(table).items():
        assert constant == kind.name.upper().replace("-", "_")
        assert bool(kind.group) == (kind.n == WORD)
