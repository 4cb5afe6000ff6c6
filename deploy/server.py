#!/usr/bin/env python3
"""Puts a Fogbound server on a Debian machine, brings it up to date, backs it up and takes it away again.

Run as root from a clone or an unpacked source distribution: `python3 deploy/server.py install`. Standard library only.
It touches nothing that it did not make, and doing a thing twice does it once.
"""

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import pwd
import re
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, NoReturn

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
USER: Final = "fogbound"
COMMENT: Final = "Fogbound server"
"""Stands beside the user's name in the list of users, and says who made it."""
UNITS: Final = ("fogbound.service", "fogbound@.service")
UNIT_MARK: Final = "# Installed by deploy/server.py"
DATABASE: Final = "fogbound.sqlite"
LOCKS: Final = "fogbound.locks"
MADE_BY_SERVERS: Final = ("pictures", "backups", ".cache")
"""The folders beside the database."""
PATIENCE: Final = 60.0
"""Seconds in which a server that was started must be well."""
NOT_COPIED: Final = {".git", ".venv", "node_modules", "build", "__pycache__"}
"""What a build has no use for; `dist` of the browser client is worth keeping."""


class Refused(Exception):
    """Nothing was done, or no more; the message says why and what to do."""


@dataclass(frozen=True)
class Places:
    """Where things lie on a server."""

    home: Path = Path("/opt/fogbound")
    data: Path = Path("/var/lib/fogbound")
    settings: Path = Path("/etc/fogbound")
    units: Path = Path("/etc/systemd/system")
    program: Path = Path("/usr/local/bin/fogbound")

    @property
    def mark(self) -> Path:
        return self.home / "made-by-fogbound"

    @property
    def versions(self) -> Path:
        return self.home / "versions"

    @property
    def current(self) -> Path:
        return self.home / "current"

    @property
    def previous(self) -> Path:
        return self.home / "previous"

    @property
    def database(self) -> Path:
        return self.data / DATABASE

    @property
    def backups(self) -> Path:
        return self.data / "backups"


# -- saying and running ----------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell the host what is being done."""
    print(f"fogbound: {text}", flush=True)


def run(*words: str | Path, cwd: Path | None = None, **settings: str) -> str:
    """Run a program that must succeed; gives what it prints."""
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except FileNotFoundError:
        raise Refused(f"there is no program {words[0]} on this machine") from None
    if done.returncode != 0:
        print(done.stdout, end="", file=sys.stderr, flush=True)
        raise Refused(f"this failed, see above: {' '.join(map(str, words))}")
    return done.stdout


def need_root() -> None:
    """Stop unless everything may be done."""
    if os.geteuid() != 0:
        raise Refused("this must be run as root, for example with sudo")


def need_packages(*packages: str) -> None:
    """Install packages of Debian that are missing."""
    if shutil.which("apt-get") is None:
        raise Refused(
            f"this machine lacks {', '.join(packages)} (Debian's names); install that and try again"
        )
    say(f"installing {', '.join(packages)} from Debian")
    run("apt-get", "update", "-qq")
    run(
        *("apt-get", "install", "-y", "-qq", "--no-install-recommends"),
        *packages,
        DEBIAN_FRONTEND="noninteractive",
    )


def need_python() -> None:
    """See to it that environments can be made."""
    if sys.version_info < (3, 11):  # noqa: UP036 - an older one comes as far as this
        raise Refused(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    if subprocess.run([sys.executable, "-c", "import ensurepip"], capture_output=True).returncode != 0:
        need_packages("python3-venv")


def need_compiler() -> None:
    """See to it that the engine can be compiled."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which("cc") is None or not headers.is_file():
        need_packages("gcc", "libc6-dev", "python3-dev")


# -- building --------------------------------------------------------------------------------------


def build_wheel(folder: Path) -> Path:
    """Build a wheel of this source tree, away from it: compiled, with the browser client and the first pictures."""
    if not (ROOT / "setup.py").is_file():
        raise Refused("there are no sources beside this script; name a wheel with --wheel")
    need_compiler()
    folder.mkdir(parents=True, exist_ok=True)
    say("building Fogbound; this takes some minutes")
    with tempfile.TemporaryDirectory(prefix="fogbound-") as scratch:
        source, out = Path(scratch, "source"), Path(scratch, "out")
        shutil.copytree(ROOT, source, symlinks=True, ignore=shutil.ignore_patterns(*NOT_COPIED))
        run(source / "requirements" / "ready", "run")
        run(
            *(source / ".venv" / "bin" / "python", "-m", "uv", "build", "--wheel", "--out-dir", out),
            *("--require-hashes", "--build-constraints", source / "requirements" / "dev.txt"),
            cwd=source,
            FOGBOUND_PURE=os.environ.get("FOGBOUND_PURE", "0"),
            UV_SYSTEM_CERTS="1",
        )
        [made] = out.glob("*.whl")
        return Path(shutil.copy(made, folder))


# -- versions, each in an environment of its own ---------------------------------------------------


def known_extras() -> dict[str, list[str]]:
    """The extras of the package, each with the packages it asks for."""
    import tomllib  # an older Python is told first that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return {
        extra: [re.split(r"[^\w.-]", wanted)[0].lower() for wanted in packages]
        for extra, packages in project["optional-dependencies"].items()
    }


def choose_extras(places: Places, wanted: str | None) -> list[str]:
    """The extras to install: those that were named, otherwise those of the version that is there."""
    if wanted is None:
        return extras_of(places.current)
    extras = sorted(filter(None, (each.strip() for each in wanted.split(","))))
    known = known_extras()
    unknown = [extra for extra in extras if extra not in known]
    if unknown:
        raise Refused(f"there is no extra {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    return extras


def extras_of(version: Path) -> list[str]:
    """The extras that a version was installed with."""
    with contextlib.suppress(OSError):
        return list(json.loads((version / "fogbound-extras").read_text()))
    return []


def locked(extras: Sequence[str]) -> str:
    """The locked packages that a server runs with: those of every server, and those that its extras bring."""
    text = (ROOT / "requirements" / "run.txt").read_text()
    present = set(pins(text))
    every = pins((ROOT / "requirements" / "dev.txt").read_text())
    wanted = [package for extra in extras for package in known_extras()[extra]]
    for name in wanted:  # grows while it is gone through
        wanted += [other for other, pin in every.items() if name in pin.asked_by and other not in wanted]
    return text + "".join(every[name].text for name in sorted({*wanted} - present))


class Pin(NamedTuple):
    """One package of a lock file."""

    text: str
    asked_by: set[str]
    """The packages that need it."""


def pins(text: str) -> dict[str, Pin]:
    """The packages of a lock file by their names; one may have several versions, for different machines."""
    found: dict[str, Pin] = {}
    for block in re.finditer(r"^([\w.-]+)==.*\n(?:[ ].*\n?)*", text, re.MULTILINE):
        asked_by = set(re.findall(r"^ +#(?: via)? +([\w.-]+)$", block[0], re.MULTILINE))
        before = found.get(block[1], Pin("", set()))
        found[block[1]] = Pin(before.text + block[0], before.asked_by | asked_by)
    return found


def install_version(places: Places, wheel: Path, extras: Sequence[str]) -> Path:
    """An environment with this wheel, its dependencies as they are locked, and its extras; made only once."""
    packages = locked(extras)
    digest = hashlib.sha256(f"{sys.version}\n{packages}".encode() + wheel.read_bytes()).hexdigest()
    venv = places.versions / f"{wheel.name.split('-')[1]}-{digest[:12]}"
    whole = venv / "fogbound-extras"  # written last
    if whole.is_file():
        return venv
    say(f"installing into {venv}")
    shutil.rmtree(venv, ignore_errors=True)
    run(sys.executable, "-m", "venv", venv)
    (venv / "fogbound-packages.txt").write_text(packages)
    python = venv / "bin" / "python"
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir", "install", "--quiet")
    run(*pip, "--no-deps", wheel)  # first, as it is quickly seen if it is none for this machine
    run(*pip, "--require-hashes", "-r", venv / "fogbound-packages.txt")
    run(python, "-m", "pip", "check")
    say(run(venv / "bin" / "fogbound", "--version").strip())
    whole.write_text(json.dumps(list(extras)) + "\n")
    return venv


def target(link: Path) -> Path | None:
    """Where a link leads; None if there is none, or nothing there."""
    return link.resolve() if link.is_symlink() and link.exists() else None


def point(link: Path, version: Path | None) -> None:
    """Have a link lead to a version from one moment to the next, or take it away."""
    if version is None:
        link.unlink(missing_ok=True)
        return
    new = link.with_name(f"{link.name}.new")
    new.unlink(missing_ok=True)
    new.symlink_to(version)
    new.replace(link)


def remove_old_versions(places: Places) -> None:
    """Keep the version that runs and the one before, and the games as each of them left them."""
    kept = {version.name for version in (target(places.current), target(places.previous)) if version}
    for version in places.versions.iterdir():
        if version.name not in kept:
            shutil.rmtree(version)
    for copy in places.backups.glob("last-of-*.sqlite"):
        if copy.stem.removeprefix("last-of-") not in kept:
            copy.unlink()


# -- what belongs to the system --------------------------------------------------------------------


def refuse_foreign(places: Places) -> None:
    """Stop if anything in our places was made by somebody else; nothing has been changed yet."""
    if places.home.exists() and any(places.home.iterdir()) and not places.mark.is_file():
        raise Refused(f"{places.home} was not made by this script; move it away and try again")
    for name in UNITS:
        unit = places.units / name
        if unit.exists() and not unit.read_text().startswith(UNIT_MARK):
            raise Refused(f"{unit} was not made by this script; move it away and try again")
    if (places.program.exists() or places.program.is_symlink()) and not is_our_program(places):
        raise Refused(f"{places.program} was not made by this script; move it away and try again")
    user = find_user()
    if user is not None and user.pw_gecos.split(",")[0] != COMMENT:
        raise Refused(f"there is a user {USER} that this script did not make; rename or remove that user")
    if places.data.exists() and (user is None or places.data.stat().st_uid != user.pw_uid):
        raise Refused(f"{places.data} does not belong to the user {USER}; move it away and try again")


def is_our_program(places: Places) -> bool:
    """Tell whether the program on the PATH is a link that was made here."""
    return places.program.is_symlink() and places.program.readlink() == places.current / "bin" / "fogbound"


def find_user() -> pwd.struct_passwd | None:
    """The user as whom the server runs, if there is one."""
    try:
        return pwd.getpwnam(USER)
    except KeyError:
        return None


@contextlib.contextmanager
def as_user() -> Iterator[None]:
    """Do something among the games as the server's own user: links that it might have laid there lead root nowhere."""
    user = find_user()
    if user is None:
        raise Refused(f"there is no user {USER}; install the server first")
    before, groups = (os.geteuid(), os.getegid()), os.getgroups()
    if before == (user.pw_uid, user.pw_gid):
        yield
        return
    os.setgroups([user.pw_gid])
    os.setegid(user.pw_gid)
    os.seteuid(user.pw_uid)
    try:
        yield
    finally:
        os.seteuid(before[0])
        os.setegid(before[1])
        os.setgroups(groups)


def make_user(places: Places) -> None:
    """Make the user as whom the server runs; nobody can log in as it."""
    if find_user() is None:
        say(f"making the system user {USER}")
        run(
            *("useradd", "--system", "--user-group", "--no-create-home", "--comment", COMMENT),
            *("--home-dir", places.data, "--shell", "/usr/sbin/nologin", USER),
        )


def make_folders(places: Places) -> None:
    """Make the folder of games, which nobody else may read, and the file of settings."""
    if not places.data.is_dir():
        say(f"making {places.data}, where games are kept")
        places.data.mkdir(mode=0o750, parents=True)
        user = find_user()
        assert user is not None
        os.chown(places.data, user.pw_uid, user.pw_gid)
    places.settings.mkdir(exist_ok=True)
    settings = places.settings / "fogbound.env"
    if not settings.exists():
        say(f"writing {settings}, which is yours to change")
        shutil.copy(HERE / "fogbound.env", settings)
        settings.chmod(0o600)  # it may hold a password; systemd reads it as root


def link_program(places: Places) -> None:
    """Have the program on the PATH."""
    if not is_our_program(places):
        places.program.parent.mkdir(parents=True, exist_ok=True)
        places.program.symlink_to(places.current / "bin" / "fogbound")


def write_units(places: Places) -> None:
    """Write the units of systemd, if they are not there as they should be."""
    places.units.mkdir(parents=True, exist_ok=True)
    for name in UNITS:
        unit = places.units / name
        text = (HERE / name).read_text()
        if not unit.exists() or unit.read_text() != text:
            say(f"writing {unit}")
            unit.write_text(text)


@contextlib.contextmanager
def alone(places: Places) -> Iterator[None]:
    """Mark our folder and hold its lock, so that two of these do not meet in the middle."""
    places.versions.mkdir(parents=True, exist_ok=True)
    with places.mark.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused("another run of this script is under way; try again when it has ended") from None
        yield


# -- servers under systemd -------------------------------------------------------------------------


def is_booted() -> bool:
    """Tell whether systemd runs this machine; it does not in a container."""
    return Path("/run/systemd/system").is_dir()


def running_units() -> list[str]:
    """The units of ours that systemd runs or tries to run."""
    if not is_booted():
        return []
    states = "--state=active,activating,reloading,deactivating"
    listed = run(
        "systemctl", "list-units", "--plain", "--no-legend", states, "fogbound.service", "fogbound@*.service"
    )
    return [line.split()[0] for line in listed.splitlines() if line.split()]


def read_setting(places: Places, unit: str, name: str, default: str) -> str:
    """A setting as systemd gives it to a unit: the file of all servers, then the server's own."""
    found = default
    _, _, instance = unit.removesuffix(".service").partition("@")
    for file in ("fogbound", instance):
        path = places.settings / f"{file}.env"
        if file and path.is_file():
            for line in path.read_text().splitlines():
                key, sign, value = line.strip().partition("=")
                if sign and key == name:
                    found = value.strip().strip("'\"")
    return found


def health_address(places: Places, unit: str) -> str:
    """Where the server of a unit says how it is."""
    host = read_setting(places, unit, "FOGBOUND_HOST", "127.0.0.1")
    port = read_setting(places, unit, "FOGBOUND_PORT", "7777")
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{here}:{port}/health"


def is_well(address: str) -> bool:
    """Tell whether a server answers that it can read its archive."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def are_well(places: Places, units: Sequence[str]) -> bool:
    """Wait until all these servers run and are well; False if one is not in time."""
    until = time.monotonic() + PATIENCE
    for unit in units:
        address = health_address(places, unit)
        while not (is_active(unit) and is_well(address)):
            if time.monotonic() > until:
                say(f"{unit} is not well: {address} does not answer; see journalctl -u {unit}")
                return False
            time.sleep(0.5)
    return True


def is_active(unit: str) -> bool:
    """Tell whether systemd runs a unit."""
    return subprocess.run(["systemctl", "is-active", "--quiet", unit]).returncode == 0


# -- from one version to another -------------------------------------------------------------------


def start_first(places: Places, version: Path, service: bool) -> None:
    """Begin to use the first version, and have systemd run it from now on."""
    point(places.current, version)
    if service and is_booted():
        run("systemctl", "enable", "--quiet", "fogbound.service")
        if not restart(places, ["fogbound.service"]):
            raise Refused("the server is installed, but does not come up well; see above")


def switch(places: Places, version: Path) -> None:
    """Have the servers that run, run another version; where they do not come up well, they go back at once."""
    before, one_before = places.current.resolve(), target(places.previous)
    units = running_units()
    if places.database.is_file():
        keep_copy(places, before.name)
    point(places.previous, before)
    point(places.current, version)
    if restart(places, units):
        return
    say(f"going back to {before.name}")
    point(places.current, before)
    point(places.previous, one_before)
    restart(places, units)
    raise Refused(f"{version.name} does not come up well, so {before.name} runs again; see above")


def restart(places: Places, units: Sequence[str]) -> bool:
    """Restart servers; tells whether they are well then."""
    if not units:
        return True
    say(f"restarting {', '.join(units)}")
    for verb in ("reset-failed", "restart"):  # whether they come up is asked of the servers themselves
        subprocess.run(["systemctl", verb, *units])
    return are_well(places, units)


def keep_copy(places: Places, name: str) -> None:
    """Copy the games as they are before another version touches them."""
    copy = places.backups / f"last-of-{name}.sqlite"
    with as_user():
        places.backups.mkdir(mode=0o700, exist_ok=True)
        copy_database(places.database, copy)
    say(f"the games as they are now: {copy}")


# -- copies of the games ---------------------------------------------------------------------------


def copy_database(source: Path, to: Path) -> None:
    """Copy a database, also while it is played; the copy is one whole file, checked, for nobody else to read."""
    unfinished = to.with_name(f"{to.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as found,
            contextlib.closing(sqlite3.connect(unfinished)) as copy,
        ):
            found.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            check_database(copy, source)
        unfinished.replace(to)
    except sqlite3.DatabaseError as fault:
        raise Refused(f"{source} cannot be copied: {fault}") from fault
    finally:
        unfinished.unlink(missing_ok=True)


def check_file(path: Path) -> None:
    """Stop unless a file that nobody writes is a whole database of Fogbound's."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)
        ) as connection:
            check_database(connection, path)
    except sqlite3.DatabaseError as fault:
        raise Refused(f"{path} cannot be read: {fault}") from fault


def read_bytes(path: Path) -> BinaryIO:
    """Open a file that is none of ours to be led away from."""
    return open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW), "rb")


def write_bytes(path: Path) -> BinaryIO:
    """Open a file that is not there yet, for one person to read."""
    return open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def carry(source: BinaryIO, to: BinaryIO) -> None:
    """Copy bytes until they are on the disk."""
    with source, to:
        shutil.copyfileobj(source, to, 1 << 20)
        to.flush()
        os.fsync(to.fileno())


def check_database(connection: sqlite3.Connection, path: Path) -> None:
    """Stop unless this is a whole database of Fogbound's."""
    [(found,)] = connection.execute("PRAGMA quick_check(1)")
    if found != "ok":
        raise Refused(f"{path} is damaged: {found}")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not {"fogbound", "games", "lines"} <= tables:
        raise Refused(f"{path} holds no games of Fogbound's")


def need_sqlite(places: Places) -> None:
    """Stop where games are kept elsewhere."""
    if read_setting(places, "fogbound.service", "FOGBOUND_DATABASE", ""):
        raise Refused(
            "the games are in the database that FOGBOUND_DATABASE names; pg_dump and pg_restore copy those"
        )


@contextlib.contextmanager
def nobody_playing(places: Places) -> Iterator[None]:
    """Hold the locks of all games, so that no server can be started meanwhile; stops if one runs."""
    with as_user():
        held = (places.data / LOCKS).open("a")
    with held as locks:
        try:
            fcntl.lockf(locks, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused(f"a server still runs on {places.data}; stop it and try again") from None
        yield


# -- the commands ----------------------------------------------------------------------------------


def wheel(places: Places, words: argparse.Namespace) -> None:
    """Build a wheel for machines like this one."""
    need_python()
    say(f"built {build_wheel(words.to)}")


def install(places: Places, words: argparse.Namespace) -> None:
    """Install a server, or bring it up to date."""
    need_root()
    refuse_foreign(places)
    extras = choose_extras(places, words.extras)
    if words.wheel is not None and not words.wheel.is_file():
        raise Refused(f"there is no file {words.wheel}")
    need_python()
    with alone(places), tempfile.TemporaryDirectory(prefix="fogbound-") as scratch:
        version = install_version(places, words.wheel or build_wheel(Path(scratch)), extras)
        make_user(places)
        make_folders(places)
        shutil.copy(HERE / "server.py", places.home)  # for going back and backups, when the sources are gone
        if words.service:
            write_units(places)
            if is_booted():
                run("systemctl", "daemon-reload")
        link_program(places)
        if target(places.current) is None:
            start_first(places, version, words.service)
        elif target(places.current) != version:
            switch(places, version)
        remove_old_versions(places)
    say(f"installed: {version.name}. Settings: {places.settings / 'fogbound.env'}; games: {places.data}")


def back(places: Places, words: argparse.Namespace) -> None:
    """Go back to the version before."""
    need_root()
    refuse_foreign(places)
    with alone(places):
        version = target(places.previous)
        if version is None:
            raise Refused("there is no version to go back to")
        switch(places, version)
    say(f"back to {version.name}")


def backup(places: Places, words: argparse.Namespace) -> None:
    """Copy all games and people into one file."""
    need_root()
    need_sqlite(places)
    if not places.database.is_file():
        raise Refused(f"there are no games in {places.data}")
    if words.file.exists():
        raise Refused(f"{words.file} is there already; name another file")
    if not words.file.parent.is_dir():
        raise Refused(f"there is no folder {words.file.parent}")
    copy = places.backups / "copy.sqlite"
    with as_user():
        places.backups.mkdir(mode=0o700, exist_ok=True)
        copy_database(places.database, copy)
    try:
        carry(read_bytes(copy), write_bytes(words.file))
    finally:
        copy.unlink()
    say(f"all games and people, as they were just now: {words.file}")


def restore(places: Places, words: argparse.Namespace) -> None:
    """Put a copy in place of the games and people that are there."""
    need_root()
    need_sqlite(places)
    refuse_foreign(places)
    if not words.file.is_file():
        raise Refused(f"there is no file {words.file}")
    if not places.data.is_dir():
        raise Refused("there is no server on this machine; install it first")
    with alone(places):
        check_file(words.file)
        new = places.data / f"{DATABASE}.new"
        new.unlink(missing_ok=True)
        with as_user():
            written = write_bytes(new)
        carry(words.file.open("rb"), written)
        units = running_units()
        if units:
            run("systemctl", "stop", *units)
        try:
            with nobody_playing(places), as_user():
                put_aside(places)
                new.replace(places.database)
        finally:
            new.unlink(missing_ok=True)
            if units:
                run("systemctl", "start", *units)
    if units and not are_well(places, units):
        raise Refused("the copy is in place, but the server does not come up well; see above")
    say(f"{words.file} is in place")


def put_aside(places: Places) -> None:
    """Move the games that are there among the backups, with what SQLite has yet to put into their file."""
    places.backups.mkdir(mode=0o700, exist_ok=True)
    name = f"replaced-{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime())}.sqlite"
    for ending in ("", "-wal", "-shm"):
        part = places.data / f"{DATABASE}{ending}"
        if part.exists():
            part.rename(places.backups / f"{name}{ending}")
    if (places.backups / name).exists():
        say(f"what was there before: {places.backups / name}")


def uninstall(places: Places, words: argparse.Namespace) -> None:
    """Take the server away; games, people and settings stay unless they are to go, too."""
    need_root()
    refuse_foreign(places)
    units = running_units()
    if units:
        run("systemctl", "disable", "--quiet", "--now", *units)
    for link in (places.units / "multi-user.target.wants").glob("fogbound*.service"):
        if link.is_symlink() and link.readlink().name in UNITS:  # enabled, and did not run
            link.unlink()
    for name in UNITS:
        (places.units / name).unlink(missing_ok=True)
    if is_booted():
        run("systemctl", "daemon-reload")
    if is_our_program(places):
        places.program.unlink()
    if places.mark.is_file():
        shutil.rmtree(places.home)
    if words.games:
        remove_games(places)
    left = [str(path) for path in (places.settings, places.data) if path.exists()]
    say("the server is gone" + (f"; what stays: {', '.join(left)}" if left else ""))


def remove_games(places: Places) -> None:
    """Remove games, people, settings and the user, but no file that others have put beside them."""
    for path in places.data.glob(f"{DATABASE}*"):
        path.unlink()
    (places.data / LOCKS).unlink(missing_ok=True)
    for name in MADE_BY_SERVERS:
        shutil.rmtree(places.data / name, ignore_errors=True)
    (places.settings / "fogbound.env").unlink(missing_ok=True)
    for folder in (places.data, places.settings):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    if find_user() is not None and not places.data.exists():
        run("userdel", USER)


# -- the command line ------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    found = argparse.ArgumentParser(
        description="Put a Fogbound server on this Debian machine, bring it up to date, back it up or take it "
        "away. Everything but `wheel` needs root.",
        allow_abbrev=False,
    )
    commands = found.add_subparsers(required=True, metavar="COMMAND")

    def command(do: Callable[[Places, argparse.Namespace], None]) -> argparse.ArgumentParser:
        about = (do.__doc__ or "").strip()
        made = commands.add_parser(do.__name__, help=about, description=about, allow_abbrev=False)
        made.set_defaults(do=do)
        return made

    installing = command(install)
    installing.add_argument("--wheel", type=Path, metavar="FILE", help="install this wheel and build none")
    installing.add_argument(
        "--extras",
        metavar="NAMES",
        help="what else to install, with commas between; unless given, what the present version has",
    )
    installing.add_argument(
        "--no-service", dest="service", action="store_false", help="without units for systemd: in a container"
    )
    command(back)
    command(backup).add_argument("file", type=Path, help="a file that is not there yet")
    command(restore).add_argument("file", type=Path, help="what `backup` has written")
    command(uninstall).add_argument(
        "--games", action="store_true", help="remove games, people, settings and the user as well"
    )
    command(wheel).add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where to put it")
    return found


def fail(text: str, status: int = 1) -> NoReturn:
    """Leave with a reason."""
    print(f"fogbound: {text}", file=sys.stderr, flush=True)
    sys.exit(status)


def main() -> None:
    """Do what the words say."""
    words = parser().parse_args()
    os.umask(0o022)
    os.environ.pop("PYTHONPATH", None)
    try:
        words.do(Places(), words)
    except Refused as why:
        fail(f"{why}.")
    except OSError as fault:
        fail(f"{fault.filename or 'the system'}: {fault.strerror or fault}.")
    except KeyboardInterrupt:
        fail("interrupted; the version that ran still does. Run the command again to go on.", 130)


if __name__ == "__main__":
    main()
