"""Experiments on a cluster: the same games as in one process, whatever becomes of the workers."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from commanding import run, said
from fogbound.lab import cluster
from fogbound.lab.fingerprint import Fingerprint, fingerprint
from fogbound.lab.records import read
from packing import PLAYABLE, write_pack

DASK = Path(sys.executable).with_name("dask")
SOON = 60
"""For so many seconds at most a test waits for what must happen."""
MATCH = ("simulate", "first-light", "--policy", "mixed", "--limit", "60")


class Cluster:
    """A scheduler and its workers on this machine, each in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.scheduler = self._start(
            "scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self.file)
        )
        self.workers: list[subprocess.Popen[bytes]] = []
        until(self.file.exists, "the scheduler has not begun")

    def work(self) -> None:
        """Start one more worker."""
        name = f"worker-{len(self.workers)}"
        self.workers.append(
            self._start(
                *("worker", "--scheduler-file", str(self.file), "--nthreads", "1", "--no-nanny"),
                *("--name", name, "--local-directory", str(self.folder / name)),
            )
        )

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        with open(self.folder / "log", "ab") as log:
            return subprocess.Popen(
                [DASK, *words, "--no-dashboard"], stdout=log, stderr=log, start_new_session=True
            )

    def stop(self) -> None:
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()


def until(holds, complaint: str) -> None:
    """Wait for something that must soon be so."""
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end, complaint
        time.sleep(0.05)


@contextmanager
def lasting(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process of its own."""
    command = [sys.executable, "-m", "fogbound", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def a_cluster(tmp_path):
    """A cluster with one worker."""
    found = Cluster(tmp_path)
    try:
        found.work()
        yield found
    finally:
        found.stop()


def digest(*words: str) -> str:
    return json.loads(said(*words, "--json"))["digest"]


def games_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


# -- whole experiments -----------------------------------------------------------------------------


@pytest.mark.slow
def test_pool_cluster_and_merged_shards_have_one_digest(a_cluster, tmp_path):
    """Wherever games are played, they are the same."""
    file = str(a_cluster.file)
    pool = json.loads(said(*MATCH, "--games", "24", "--workers", "2", "--json"))

    spread = json.loads(said(*MATCH, "--games", "24", "--cluster", file, "--json"))

    shards = [str(tmp_path / f"{first}.jsonl") for first in (0, 6, 12, 18)]
    for at, shard in enumerate(shards):
        where = ("--cluster", file) if at % 2 else ("--workers", "1")
        said(*MATCH, "--games", "6", "--first", str(6 * at), "--records", shard, *where)
    assert {one["digest"] for one in (pool, spread)} == {digest("merge", *shards)}
    assert (spread["games"], spread["workers"]) == (24, 1)


@pytest.mark.slow
def test_a_survey_counts_the_same(a_cluster):
    """Also where dead ends are sought."""
    words = ("survey", "first-light", "--games", "8", "--lost-games", "1", "--tries", "2", "--json")

    assert said(*words, "--cluster", str(a_cluster.file)) == said(*words, "--workers", "1")


@pytest.mark.slow
def test_a_worker_that_is_killed_is_stood_in_for(a_cluster, tmp_path):
    """Its games are played by another, and the digest is as it was."""
    a_cluster.work()
    records = tmp_path / "games.jsonl"
    words = (*MATCH, "--games", "90")
    with lasting(*words, "--cluster", str(a_cluster.file), "--records", str(records), "--json") as process:
        until(lambda: games_in(records) > 3, "no game is over")
        os.kill(a_cluster.workers[0].pid, signal.SIGKILL)
        before = games_in(records)
        out, err = process.communicate(timeout=2 * SOON)

    assert before < 90
    assert (process.returncode, err) == (0, "")
    assert json.loads(out)["digest"] == digest(*words)


@pytest.mark.slow
def test_a_scheduler_that_is_lost_loses_no_game_that_is_over(a_cluster, tmp_path):
    """The command ends with a sentence, and goes on elsewhere where it was stopped."""
    records = tmp_path / "games.jsonl"
    words = (*MATCH, "--games", "90", "--records", str(records))
    with lasting(*words, "--cluster", str(a_cluster.file)) as process:
        until(lambda: games_in(records) > 3, "no game is over")
        a_cluster.scheduler.kill()
        out, err = process.communicate(timeout=2 * SOON)

    assert (process.returncode, out) == (2, "")
    assert err.count("\n") == 1
    assert "was lost" in err
    played = read(records).played
    assert all(later == earlier + 1 for earlier, later in pairwise(played))
    assert json.loads(said(*words, "--json"))["recorded"] == len(played) > 3
    assert digest(*words) == digest(*MATCH, "--games", "90")


@pytest.mark.slow
def test_a_worker_with_another_pack_is_refused(a_cluster, tmp_path, monkeypatch):
    """All workers are asked before anything is played."""
    pack = write_pack(tmp_path, "shore", PLAYABLE)
    words = ("simulate", str(pack), "--games", "1", "--limit", "9", "--cluster", str(a_cluster.file))
    said(*words)
    other = msgspec.structs.replace(fingerprint((str(pack),)), packs=(("shore", "0"),))
    monkeypatch.setattr(cluster, "fingerprint", lambda packs: other)

    done = run(*words)

    assert (done.status, done.out) == (2, "")
    assert "would play other games: its cards do other things in shore; install the same" in done.err


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--cluster", "somewhere"), "give an address such as tcp://host:8786, or the file"),
        (("--cluster", "tcp://127.0.0.1:1", "--workers", "2"), "leave one of them out"),
    ],
)
def test_what_cannot_be_is_told_at_once(words, told):
    """Before anything is played."""
    done = run(*MATCH, "--games", "1", *words)

    assert (done.status, done.out) == (2, "")
    assert told in done.err


def test_without_dask_it_is_said_how_to_get_it(monkeypatch):
    """It is an extra, which most people do without."""
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert "pip install 'fogbound[cluster]'" in run(*MATCH, "--cluster", "tcp://127.0.0.1:1").err


@pytest.mark.slow
def test_where_no_scheduler_answers_one_is_not_waited_for_in_vain(monkeypatch):
    """It says how to start one."""
    monkeypatch.setattr(cluster, "ANSWERS", 1)

    done = run(*MATCH, "--games", "1", "--cluster", "tcp://127.0.0.1:1")

    assert done.status == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in done.err
    assert "start one with `dask scheduler`" in done.err


@pytest.mark.slow
def test_without_workers_it_is_said_how_to_start_some(tmp_path, monkeypatch):
    """A scheduler alone plays nothing."""
    monkeypatch.setattr(cluster, "ANSWERS", 2)
    found = Cluster(tmp_path)
    try:
        done = run(*MATCH, "--games", "1", "--cluster", str(found.file))
    finally:
        found.stop()

    assert "has no workers; start some with `dask worker" in done.err


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"version": "0.1.0"}, "instead of 0.1.0"),
        ({"code": "0"}, "has other code"),
        ({"packs": (("expedition", "0"),)}, "its cards do other things in expedition, first-light"),
    ],
)
def test_each_job_asks_if_the_same_games_are_played(change, told):
    """Workers may join when the others have been asked."""
    expected = msgspec.structs.replace(fingerprint(("first-light",)), **change)

    with pytest.raises(cluster.ClusterRefused, match=told):
        cluster.do_alike(expected, ("first-light",), abs, -3)


def test_a_worker_without_the_pack_says_so():
    """A pack given by its path must lie there on every machine."""
    expected: Fingerprint = fingerprint(("first-light",))

    with pytest.raises(cluster.ClusterRefused, match="it cannot open the packs: there is no pack 'no-such'"):
        cluster.do_alike(expected, ("no-such",), abs, -3)


def test_where_all_is_alike_the_job_is_done():
    """Nothing else comes back than without a cluster."""
    assert cluster.do_alike(fingerprint(("first-light",)), ("first-light",), abs, -3) == 3
