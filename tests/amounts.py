"""How much a test that plays or invents at random tries: a little every day, more in the whole suite."""

import os

import pytest
from hypothesis import settings


def seeds(daily: int, whole: int) -> list[object]:
    """The numbers below `whole` as parameters of a test; those from `daily` on are slow."""
    return [
        pytest.param(seed, marks=[pytest.mark.slow] if seed >= daily else [], id=str(seed))
        for seed in range(whole)
    ]


def examples(times: float) -> settings:
    """So many times the examples that other properties try; fewer than one time where each is a whole game."""
    return settings(max_examples=round(times * settings().max_examples))


def amount(name: str, usual: int) -> int:
    """How often something is tried: as usual, or as often as the variable FOGBOUND_… of this name says."""
    return int(os.environ.get(f"FOGBOUND_{name}", str(usual)))
