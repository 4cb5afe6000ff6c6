"""A server may be killed at any moment: nothing is lost, and with a second one beside it tables go on there.

How long that takes depends on what else the machine does; `python -m server.killing` measures it.
"""

from pathlib import Path

import pytest

import clusters
from server.killing import break_often


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_a_server_that_is_alone_has_kept_what_it_showed(seed: int, tmp_path: Path):
    """Killed again and again under load, it opens every game with all the answers that it had shown."""
    toll = break_often(tmp_path, ["kill"] * 5, seed=10 + seed, names=("a",))
    assert toll.answers >= toll.breaks


@pytest.mark.long
def test_killed_servers_lose_nothing_and_their_tables_go_on_elsewhere(tmp_path: Path):
    """Twenty times: every answer that was shown is kept, every journal plays again, and everybody plays on."""
    toll = break_often(tmp_path, ["kill", "kill", "end", "kill"] * 5, seed=1)
    assert toll.answers >= toll.breaks


@pytest.mark.long
def test_a_postgres_that_ends_sessions_loses_nothing_either(postgres: clusters.TestDatabase, tmp_path: Path):
    """A server whose session is ended loses its claims with it, and opens its tables again from what is kept."""
    toll = break_often(tmp_path, ["stop", "kill", "stop", "end", "stop"] * 2, seed=2, database=postgres)
    assert toll.answers >= toll.breaks
