"""PostgreSQL under the archive: only the session that claims a game writes it, and when it ends nothing is lost."""

import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from clusters import Cluster, TestDatabase, call
from fogbound.tables import ArchiveRefused, JournalInUse, Table
from fogbound.tables.archive import Archive, DatabaseLost
from fogbound.tables.databases.database import Write
from fogbound.tables.databases.dialects import LOCKS
from fogbound.tables.servers import Pace
from seating import book_of, packs_of, seat, wander
from server.served import eventually

pytestmark = pytest.mark.slow
LONGEST = 20.0
QUICK = Pace(beat=0.2, silent=1.5)


@contextmanager
def joined(database: TestDatabase, name: str, digest: str = "") -> Iterator[Archive]:
    """A server of this name on the database."""
    with Archive.connect(database.url, name, QUICK) as archive:
        archive.servers.join(digest=digest)
        yield archive


def names(archive: Archive) -> list[str]:
    return [server.name for server in archive.servers.running()]


def kept(archive: Archive, seed: int = 1) -> str:
    """The key of a new game with some answers, put away again."""
    with seat(keep=archive.begin, seed=seed, explorers=2) as table:
        wander(table, 5)
    return archive.games()[0].key


def opened(archive: Archive, key: str) -> Table:
    return Table.resume(archive.resume(key), packs_of(), book_of())


# -- claims ----------------------------------------------------------------------------------------


def test_who_holds_a_game_is_known_to_all(postgres: TestDatabase):
    """The name of the server is told to who wants the game, until it is put away."""
    with joined(postgres, "heron") as heron, joined(postgres, "otter") as otter:
        key = kept(heron)
        assert (heron.holder(key), otter.holder(key)) == ("", "")
        with opened(heron, key):
            assert (heron.holder(key), otter.holder(key)) == ("heron", "heron")
            with pytest.raises(JournalInUse) as refusal:
                otter.resume(key)
            assert refusal.value.holder == "heron"
        with opened(otter, key):
            assert heron.holder(key) == "otter"


def test_a_claim_ends_with_its_session(postgres: TestDatabase):
    """When the session is ended, another server may have the game at once, and the first one writes no more."""
    with joined(postgres, "heron") as heron, joined(postgres, "otter") as otter:
        key = kept(heron)
        losses: list[str] = []
        heron.database.on_lost = lambda: losses.append("lost")
        table = opened(heron, key)
        postgres.end_sessions("heron")

        with opened(otter, key) as theirs:
            wander(theirs, 3)
            with pytest.raises(DatabaseLost):
                wander(table, 1)
            with pytest.raises(JournalInUse):
                heron.resume(key)
        assert eventually(lambda: losses == ["lost"])
        table.close()  # takes nothing from anybody
        with opened(heron, key) as again:
            assert again.remarks == []
            assert again.journal.steps() == 8


def test_a_session_that_came_back_does_not_write_for_the_one_before(postgres: TestDatabase):
    """A table that was open when the session ended stays closed, even if nobody else has taken the game."""
    with joined(postgres, "heron") as heron:
        key = kept(heron)
        table = opened(heron, key)
        before = heron.database.epoch
        postgres.end_sessions("heron")
        assert eventually(lambda: heron.database.epoch > before)
        with pytest.raises(DatabaseLost, match="earlier session"):
            wander(table, 1)
        assert heron.read(key).steps() == 5


def test_nothing_is_written_under_the_claim_of_another_session(postgres: TestDatabase):
    """Each game says which session has claimed it, and an answer of any other is refused."""
    with joined(postgres, "heron") as heron:
        key = kept(heron)
        with opened(heron, key) as table:
            postgres.run("UPDATE fogbound.games SET epoch = epoch + 1")
            with pytest.raises(DatabaseLost, match="another server"):
                wander(table, 1)
            assert heron.read(key).steps() == 5


def test_a_game_that_could_not_be_let_go_is_let_go_later(
    postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch
):
    """Nothing can be written for a moment: this server may take it up again, and then others may."""

    def fails(*_: object) -> None:
        raise OSError("no space left")

    with joined(postgres, "heron") as heron, joined(postgres, "otter") as otter:
        key = kept(heron)
        for takes_it_again in (True, False):
            table = opened(heron, key)
            monkeypatch.setattr(heron._writer, "_commit", fails)
            table.close()
            monkeypatch.undo()
            if takes_it_again:
                opened(heron, key).close()
            assert eventually(lambda: otter.holder(key) == "")
            opened(otter, key).close()


PLAYER = """
import sys
from fogbound.tables.archive import Archive
from fogbound.tables.servers import Pace
from seating import seat, wander
with Archive.connect(sys.argv[1], sys.argv[2], Pace(0.2, 1.5)) as archive:
    archive.servers.join()
    with seat(keep=archive.begin, seed=7, explorers=2) as table:
        print(table.journal.header.name, archive.games()[0].key, flush=True)
        for done in range(1, 10_000):
            wander(table, 1)
            print(done, flush=True)
"""


@contextmanager
def player(database: TestDatabase, name: str) -> Iterator["subprocess.Popen[str]"]:
    """A server in a process of its own that plays a game and prints how many answers are safe."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", PLAYER, database.url, name]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def key_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().split()[-1]


def test_a_stopped_server_is_replaced_and_does_no_harm(postgres: TestDatabase):
    """One that shows no life for long loses its session and its games; when it wakes, nothing of it is written."""
    with player(postgres, "otter") as process, joined(postgres, "heron") as heron:
        key = key_of(process)
        assert process.stdout is not None
        while int(process.stdout.readline()) < 5:
            pass
        process.send_signal(signal.SIGSTOP)
        assert heron.holder(key) == "otter"

        assert eventually(lambda: names(heron) == ["heron"])
        with opened(heron, key) as table:
            wander(table, 2)
            steps = table.journal.steps()
            process.send_signal(signal.SIGCONT)
            told, said = process.communicate(timeout=LONGEST)
            assert "DatabaseLost" in said
            assert max([0, *map(int, told.split())]) <= steps - 2, "what it had told is in the journal"
            wander(table, 1)
        assert heron.read(key).steps() == steps + 1


def test_a_killed_server_lets_go_at_once(postgres: TestDatabase):
    """Nobody waits for the silence to be long enough, and its row is swept."""
    with player(postgres, "otter") as process, joined(postgres, "heron") as heron:
        key = key_of(process)
        process.kill()
        process.wait()
        assert eventually(lambda: heron.holder(key) == "")
        with opened(heron, key) as table:
            wander(table, 1)
        assert eventually(lambda: names(heron) == ["heron"])


@pytest.mark.parametrize("seed", range(5))
def test_sessions_ended_under_load_lose_nothing(postgres: TestDatabase, seed: int):
    """However often the session is ended, each acknowledged answer is in its journal, once, and all journals replay."""
    chance = random.Random(seed)
    with joined(postgres, "heron") as heron:
        keys = [kept(heron, number) for number in range(4)]
        safe = dict.fromkeys(keys, 5)
        is_over = threading.Event()

        def play(key: str) -> None:
            while not is_over.is_set():
                try:
                    with opened(heron, key) as table:
                        assert table.remarks == []
                        assert table.journal.steps() in (safe[key], safe[key] + 1), "of one nobody was told"
                        safe[key] = table.journal.steps()
                        while not is_over.is_set() and not table.ending:
                            wander(table, 1)
                            safe[key] = table.journal.steps()
                        if table.ending:
                            return
                except (DatabaseLost, JournalInUse):
                    time.sleep(0.01)

        faults: list[BaseException] = []

        def playing(key: str) -> None:
            try:
                play(key)
            except BaseException as fault:
                faults.append(fault)

        players = [threading.Thread(target=playing, args=(key,)) for key in keys]
        for one in players:
            one.start()
        for _ in range(6):
            time.sleep(chance.uniform(0.05, 0.3))
            postgres.end_sessions("heron")
        time.sleep(0.3)
        is_over.set()
        for one in players:
            one.join(LONGEST)
        assert faults == []
        for key in keys:
            assert heron.read(key).steps() in (safe[key], safe[key] + 1)
            assert Table.replay(heron.read(key), packs_of(), book_of()).remarks == []
        assert sum(safe.values()) > 5 * len(keys)


def test_an_answer_whose_commit_was_cut_off_is_not_written_again(
    postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch
):
    """It may be on the disk: the one who gave it hears that it is not safe, and the journal is read again."""
    with joined(postgres, "heron") as heron:
        key = kept(heron)
        table = opened(heron, key)
        session = heron.write(lambda connection: connection)
        commit = session.dialect.do_commit

        def cut_off(raw: object) -> None:
            commit(raw)
            monkeypatch.undo()
            postgres.end_sessions("heron")
            raw.execute("SELECT 1")  # type: ignore[attr-defined]

        monkeypatch.setattr(session.dialect, "do_commit", cut_off)
        with pytest.raises(DatabaseLost) as lost:
            wander(table, 1)
        assert lost.value.unsure
        with opened(heron, key) as again:
            assert again.journal.steps() == 6, "once"
            assert again.remarks == []


# -- servers ---------------------------------------------------------------------------------------


def test_a_server_has_a_row_while_it_runs(postgres: TestDatabase):
    """With its name, where it is reached and whether it drains; it comes back when the row was lost."""
    with joined(postgres, "heron") as heron:
        with Archive.connect(postgres.url, "otter", QUICK) as otter:
            otter.servers.join("10.0.0.2:7777")
            otter.servers.drain()
            [first, second] = heron.servers.running()
            assert (first.name, first.draining) == ("heron", False)
            assert (second.name, second.address, second.draining) == ("otter", "10.0.0.2:7777", True)
            postgres.end_sessions("otter")
            assert eventually(lambda: [one.draining for one in heron.servers.running()] == [False, True])
        assert names(heron) == ["heron"]


def test_a_name_is_had_by_one_server_at_a_time(postgres: TestDatabase):
    """A second one of that name is refused."""
    with (
        joined(postgres, "heron"),
        pytest.raises(ArchiveRefused, match="“heron” runs already"),
        joined(postgres, "heron"),
    ):
        pass
    with joined(postgres, "heron"):
        pass


def test_servers_with_other_rules_do_not_mix(postgres: TestDatabase):
    """One that has other rules or packs than those that run is told to wait until these have drained."""
    with joined(postgres, "heron", "old") as heron:
        with pytest.raises(ArchiveRefused, match=r"heron.*drain"), joined(postgres, "otter", "new"):
            pass
        heron.servers.drain()
        with joined(postgres, "otter", "new") as otter:
            assert names(otter) == ["heron", "otter"]


# -- what cannot be used ---------------------------------------------------------------------------


def refusal(url: str) -> str:
    with pytest.raises(ArchiveRefused) as refused:
        Archive.connect(url)
    return str(refused.value)


def test_what_is_no_database_is_told_without_its_password(postgres: TestDatabase):
    """A wrong address, password, name or port says what to look at, and never the secret."""
    assert "postgresql://user:password@host/name" in refusal("mysql://ann:secret@localhost/games")
    assert "secret" not in refusal("mysql://ann:secret@localhost/games")
    wrong = postgres.url.replace("marsh%20lamp", "fen%20lamp")
    assert "password authentication failed" in refusal(wrong)
    assert "FOGBOUND_DATABASE" in refusal(wrong)
    assert "fen" not in refusal(wrong)
    assert "does not exist" in refusal(postgres.url + "_not")
    assert "refused" in refusal(postgres.url.replace(str(postgres.cluster.port), "1"))


def test_a_role_without_rights_is_told_so(postgres: TestDatabase):
    """It may neither make the schema nor look into it."""
    postgres.run("DROP ROLE IF EXISTS stranger; CREATE ROLE stranger LOGIN PASSWORD 'door'")
    url = f"postgresql://stranger:door@127.0.0.1:{postgres.cluster.port}/{postgres.name}"
    assert "permission denied" in refusal(url)
    with Archive.connect(postgres.url):
        pass
    assert "belongs to another one" in refusal(url)


def test_tables_of_another_program_are_left_alone(postgres: TestDatabase):
    """A schema of our name with other tables is refused, and so are tables of a later version."""
    postgres.run("CREATE SCHEMA fogbound; CREATE TABLE fogbound.games (title text)")
    postgres.run("GRANT ALL ON SCHEMA fogbound TO PUBLIC")
    assert "another program" in refusal(postgres.url)
    assert postgres.run(r"SELECT tablename FROM pg_tables WHERE schemaname = 'fogbound'") == ["games"]
    postgres.clear()
    with Archive.connect(postgres.url):
        pass
    postgres.run("UPDATE fogbound.fogbound SET format = 99")
    assert "format 99" in refusal(postgres.url)


def test_nothing_is_looked_for_outside_its_schema(postgres: TestDatabase):
    """A games table of another program in the same database is neither used nor changed."""
    postgres.run("CREATE TABLE public.games (title text)")
    try:
        with Archive.connect(postgres.url) as archive:
            key = kept(archive)
            assert archive.find(key) is not None
        assert postgres.run("SELECT count(*) FROM public.games") == ["0"]
    finally:
        postgres.run("DROP TABLE public.games")


def test_servers_that_start_together_make_the_tables_once(postgres: TestDatabase):
    """In an empty database each waits for the one that makes them."""
    faults = started_together(postgres)
    assert faults == []
    assert postgres.run("SELECT format FROM fogbound.fogbound") == ["5"]


def started_together(database: TestDatabase) -> list[Exception]:
    """What went wrong with some servers that were started at once."""
    faults: list[Exception] = []

    def start() -> None:
        try:
            Archive.connect(database.url).close()
        except Exception as fault:
            faults.append(fault)

    starting = [threading.Thread(target=start) for _ in range(4)]
    for one in starting:
        one.start()
    for one in starting:
        one.join(LONGEST)
    return faults


def test_a_game_is_not_deleted_under_a_claim_that_has_ended(
    postgres: TestDatabase, monkeypatch: pytest.MonkeyPatch
):
    """Another server may be playing it by then."""
    with joined(postgres, "heron") as heron, joined(postgres, "otter") as otter:
        key = kept(heron)
        claim = heron.database.claim

        def claim_and_lose(game: int, write: Write) -> int | None:
            epoch = claim(game, write)
            postgres.end_sessions("heron")
            return epoch

        monkeypatch.setattr(heron.database, "claim", claim_and_lose)
        with pytest.raises(DatabaseLost):
            heron.delete(key)
        with opened(otter, key) as table:
            wander(table, 1)


def test_an_earlier_format_is_brought_up_to_date_by_one_server(postgres: TestDatabase):
    """Several that start together do it once, and games go on."""
    with Archive.connect(postgres.url) as archive:
        key = kept(archive)
    postgres.run("DROP TABLE fogbound.servers; ALTER TABLE fogbound.games DROP COLUMN epoch")
    postgres.run("UPDATE fogbound.fogbound SET format = 4")
    assert started_together(postgres) == []
    with joined(postgres, "heron") as archive, opened(archive, key) as table:
        wander(table, 1)
        assert archive.holder(key) == "heron"


def test_without_the_driver_the_extra_is_named(postgres: TestDatabase):
    """Who asks for PostgreSQL where psycopg is not installed is told what to install."""
    code = "import sys; sys.modules['psycopg'] = None\n"
    code += "from fogbound.tables.archive import Archive; Archive.connect(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", code, postgres.url], capture_output=True, text=True)
    assert 'pip install "fogbound[postgres]"' in done.stderr


@contextmanager
def pgbouncer(cluster: Cluster, database: str, folder: Path, mode: str) -> Iterator[int]:
    """A real PgBouncer before the database."""
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    folder.mkdir()
    (folder / "users.txt").write_text('"fogbound" "marsh lamp"\n')
    (folder / "pgbouncer.ini").write_text(
        f"[databases]\n{database} = host=127.0.0.1 port={cluster.port} user=fogbound password='marsh lamp'\n"
        f"[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port={port}\nunix_socket_dir=\nauth_type=plain\n"
        f"auth_file={folder}/users.txt\npool_mode={mode}\nlogfile={folder}/log\n"
    )
    for path in (*folder.parents, folder):
        if path.stat().st_uid == os.getuid() and path.is_relative_to("/tmp") and path != Path("/tmp"):
            path.chmod(0o755)
    user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    (folder / "log").touch()
    (folder / "log").chmod(0o666)
    with subprocess.Popen(
        [shutil.which("pgbouncer") or "/usr/sbin/pgbouncer", "-q", folder / "pgbouncer.ini"],
        stderr=subprocess.DEVNULL,
        **user,
    ) as process:
        try:

            def listens() -> bool:
                with socket.socket() as line:
                    return line.connect_ex(("127.0.0.1", port)) == 0

            assert eventually(listens), (folder / "log").read_text()
            yield port
        finally:
            process.terminate()


@pytest.mark.parametrize("mode", ["transaction", "session"])
def test_a_pooler_is_refused(postgres: TestDatabase, tmp_path: Path, mode: str):
    """Claims would belong to whoever is lent the session next."""
    with pgbouncer(postgres.cluster, postgres.name, tmp_path / "bouncer", mode) as port:
        url = postgres.url.replace(f":{postgres.cluster.port}/", f":{port}/")
        assert "PgBouncer" in refusal(url)
    assert postgres.run("SELECT nspname FROM pg_namespace WHERE nspname = 'fogbound'") == []


def test_a_dump_restores_everything(postgres: TestDatabase, tmp_path: Path):
    """As the guide for hosts has it: one made while people play, restored into an empty database, goes on."""
    cluster = postgres.cluster
    own = ("-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres")
    with joined(postgres, "heron") as heron:
        key = kept(heron)
        with opened(heron, key):
            dump = cluster.home / "fogbound.dump"
            call("pg_dump", *own, "--format=custom", "--schema=fogbound", "-f", dump, postgres.name)
        steps = heron.read(key).steps()
    other = cluster.make_database(f"{postgres.name}_restored")
    call("pg_restore", *own, "--role=fogbound", "--no-owner", "--exit-on-error", "-d", other.name, dump)
    with joined(other, "otter") as otter, opened(otter, key) as table:
        assert table.journal.steps() == steps
        wander(table, 1)
        assert names(otter) == ["otter"], "those that ran when it was made do not run here"
    cluster.run(f"DROP DATABASE {other.name}")


# -- a database that goes away ---------------------------------------------------------------------


def test_a_database_that_comes_back_is_used_again(postgres: TestDatabase):
    """While it is away everything says so; then reading and writing go on by themselves."""
    with joined(postgres, "heron") as heron:
        key = kept(heron)
        table = opened(heron, key)
        with postgres.refusing():
            with pytest.raises(DatabaseLost):
                wander(table, 1)
            with pytest.raises(DatabaseLost):
                heron.games()
            with pytest.raises(DatabaseLost):
                heron.write(lambda connection: connection.execute(text("SELECT 1")))
        assert eventually(lambda: heron.database.epoch > 0)
        with opened(heron, key) as again:
            wander(again, 1)
            assert heron.holder(key) == "heron"
            assert names(heron) == ["heron"]
        table.close()


def test_claims_are_locks_that_an_administrator_can_see(postgres: TestDatabase):
    """The first number is ours, the second that of the game; none is left when the game is put away."""
    here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    locks = f"SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND {here}"
    with joined(postgres, "heron") as heron:
        key = kept(heron)
        assert postgres.run(locks) == []
        with opened(heron, key):
            found = heron.find(key)
            assert found is not None
            assert postgres.run(locks) == [str(found.id)]
        assert postgres.run(locks) == []
