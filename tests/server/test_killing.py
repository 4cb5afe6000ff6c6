"""With a second server beside it, a server may be killed at any moment: nothing is lost, and tables go on elsewhere.

How long that takes depends on what else the machine does; `python -m server.killing` measures it.
"""

from pathlib import Path

import pytest

import clusters
from server.killing import break_often


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
