"""A PostgreSQL for the tests: a cluster of its own in a temporary folder, made when the first test asks for it.

All processes of one run share it, each with a database of its own; no other cluster of this machine is touched. Where
the tests run as root, which may not run PostgreSQL, the user that Debian's package brings does.
"""

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "FOGBOUND_TEST_CLUSTER"
"""Names the folder of this run, for all its processes."""
ROLE: Final = "fogbound"
SECRET: Final = "marsh lamp"
SETTINGS: Final = {
    "fsync": "off",  # the machine does not fail in the tests
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "autovacuum": "off",
    "shared_buffers": "32MB",
}


def announce() -> None:
    """Choose the folder of this run, in the first of its processes."""
    os.environ[VARIABLE] = tempfile.mkdtemp(prefix="fogbound-postgres-")


def clear_away() -> None:
    """Stop the cluster of this run, if there is one, and remove its folder."""
    folder = Path(os.environ.pop(VARIABLE))
    if (folder / "port").exists():
        Cluster(folder).stop()
    shutil.rmtree(folder)


def programs() -> Path:
    """The folder with the newest PostgreSQL of this machine."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]), reverse=True
    )
    if not found and (other := shutil.which("initdb")):
        found = [Path(other).resolve()]
    if not found:
        raise AssertionError(
            "the tests need PostgreSQL: remove .venv/fogbound-dev, and requirements/ready dev installs it"
        )
    return found[0].parent


def _owner() -> dict[str, Any]:
    """Who runs PostgreSQL."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def running() -> "Cluster":
    """The cluster of this run, made if there is none yet."""
    folder = Path(os.environ[VARIABLE])
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "port").exists():
            _make(folder)
    return Cluster(folder)


def _make(folder: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    folder.chmod(0o755)
    home = folder / "home"
    home.mkdir()
    if _owner():
        shutil.chown(home, "postgres", "postgres")
    call("initdb", "-D", home / "data", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-locale", "-N")
    with open(home / "data" / "pg_hba.conf", "w") as allowed:
        allowed.write("local all postgres trust\nhost all postgres 127.0.0.1/32 trust\n")
        allowed.write("host all all 127.0.0.1/32 scram-sha-256\nlocal all all scram-sha-256\n")
    with open(home / "data" / "postgresql.conf", "a") as settings:
        settings.writelines(f"{name} = '{value}'\n" for name, value in SETTINGS.items())
        settings.write(f"port = {port}\nunix_socket_directories = '{home}'\n")
    (folder / "port").write_text(port)
    cluster = Cluster(folder)
    cluster.start()
    cluster.run(f"CREATE ROLE {ROLE} LOGIN PASSWORD '{SECRET}'")


def call(program: str, *words: str | Path) -> str:
    """Run one of PostgreSQL's programs and return what it prints."""
    done = subprocess.run(
        [programs() / program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd="/",
        **_owner(),
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.port = int((folder / "port").read_text())

    def start(self) -> None:
        log = self.home / "log"
        call("pg_ctl", "-D", self.home / "data", "-l", log, "-w", "-t", "60", "start")

    def stop(self) -> None:
        """End it at once, whoever is connected."""
        call("pg_ctl", "-D", self.home / "data", "-m", "immediate", "-w", "stop")

    def run(self, statement: str, database: str = "postgres") -> list[str]:
        """Do something as the administrator; returns the rows."""
        asked = ["-h", str(self.home), "-p", str(self.port), "-U", "postgres", "-d", database]
        return call("psql", *asked, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement).splitlines()

    def make_database(self, name: str) -> "TestDatabase":
        """An empty database that belongs to an ordinary role."""
        self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.run(f"CREATE DATABASE {name} OWNER {ROLE}")
        return TestDatabase(self, name)


class TestDatabase:
    """A database for tests."""

    __test__ = False

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster = cluster
        self.name = name

    @property
    def url(self) -> str:
        return f"postgresql://{ROLE}:{SECRET.replace(' ', '%20')}@127.0.0.1:{self.cluster.port}/{self.name}"

    def run(self, statement: str) -> list[str]:
        return self.cluster.run(statement, self.name)

    def clear(self) -> None:
        """Leave nothing in it, and nobody connected."""
        self.end_sessions()
        self.run("SET client_min_messages TO error; DROP SCHEMA IF EXISTS fogbound CASCADE")

    def end_sessions(self, of: str = "%") -> int:
        """End the sessions of the servers whose names are like this; tells how many there were."""
        where = f"datname = '{self.name}' AND application_name LIKE 'fogbound {of}'"
        return len(self.run(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {where}"))

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Nobody gets in, and who is in is sent away."""
        self.cluster.run(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS false")
        self.cluster.run(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE datname = '{self.name}' AND pid <> pg_backend_pid()"
        )
        try:
            yield
        finally:
            with suppress(AssertionError):
                self.cluster.run(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS true")
