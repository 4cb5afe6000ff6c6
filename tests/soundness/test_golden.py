"""Whole games are played as they were: the golden games, some of them as they read."""

import pytest

from soundness.golden import DIGESTS, GOLDEN, READ, difference, digest, digested, kept, path, plays, story
from soundness.transcripts import PACK, SEEDS


def marks(name: str) -> tuple[pytest.MarkDecorator, ...]:
    """Every day the games of selvage are played in the standard mode alone."""
    return (pytest.mark.slow,) if "story" in name or "survival" in name else ()


@pytest.mark.parametrize("name", [pytest.param(name, marks=marks(name)) for name in READ])
def test_a_whole_game_reads_as_it_did(name):
    """The same seed gives the same questions, answers and news; see docs/testing.md when it is meant not to."""
    assert story(plays()[name]).splitlines() == path(name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", [pytest.param(name, marks=marks(name)) for name in digested()])
def test_a_whole_game_is_played_as_it_was(name):
    """The same seed gives the same options, answers and tables; what differs is named by its decision."""
    assert difference(kept()[name], digest(name)) == ""


def test_no_golden_game_is_left_behind():
    """All that is kept is compared, and the proving ground is played by every number of explorers."""
    assert sorted(GOLDEN.iterdir()) == sorted([DIGESTS, *map(path, READ)])
    assert sorted(kept()) == digested()
    assert {f"{PACK}-{explorers}" for explorers in SEEDS} <= plays().keys()


@pytest.mark.parametrize("at", [0, 99, 100, 149])
def test_the_first_decision_that_differs_is_named(at):
    """Also where the lines break; a game that goes on longer differs behind its last decision."""

    def rows(signs: str) -> list[str]:
        return [f"a game: won, {len(signs)} decisions", f"    1 {signs[:100]}", f"  101 {signs[100:]}"]

    signs = "x" * 150
    changed = signs[:at] + "y" * (150 - at)

    assert difference(rows(signs), rows(signs)) == ""
    assert difference(rows(signs), rows(changed)) == f"a game: decision {at + 1} is another"
    assert difference(rows(signs), rows(signs + "z")) == "a game: decision 151 is another"
