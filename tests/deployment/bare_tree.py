"""A bare Debian in a folder, as a machine on which a server is installed; only root can make one.

Debian's packages are fetched once and kept in `build`. A program runs there with processes, devices and mounts of its
own, all of which end with it.
"""

import fcntl
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from browser.hosting import free_port
from deployment.server_script import ROOT

RELEASE: Final = "bookworm"
PYTHON: Final = (3, 11)
"""What that release has."""
KEPT: Final = ROOT / "build" / f"bare-{RELEASE}.tar"
SYSTEM_PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
HANDED_ON: Final = re.compile(r"PIP_(?!FIND_LINKS)|UV_|(https?|no)_proxy", re.IGNORECASE)
"""Settings of this machine without which there is no network."""
CERTIFICATES: Final = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
"""Others that name a file, which is put where no package of Debian's overwrites it."""
ENTER: Final = """
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
exec chroot "$0" "$@"
"""


def why_impossible() -> str:
    """Why no such tree can be made here; an empty string if it can."""
    if os.geteuid() != 0:
        return "only root can make a bare Debian tree: sudo ./test -m bare"
    missing = [name for name in ("debootstrap", "unshare", "setpriv") if which(name) is None]
    return f"no bare Debian tree can be made without {', '.join(missing)}" if missing else ""


def which(name: str) -> str | None:
    """Where a program lies that may be root's alone."""
    return shutil.which(name, path=f"{os.environ['PATH']}:{SYSTEM_PATH}")


def environment(**settings: str) -> dict[str, str]:
    """What a program in the tree is given."""
    ours = {name: value for name, value in os.environ.items() if HANDED_ON.match(name)}
    ours |= {name: f"/root/{name}" for name in CERTIFICATES if name in os.environ}
    return {"PATH": SYSTEM_PATH, "HOME": "/root", "LC_ALL": "C.UTF-8", **ours, **settings}


class BareTree:
    """A machine of its own, with nothing on it but Debian and Python."""

    def __init__(self, root: Path) -> None:
        self.root = root
        root.mkdir()
        subprocess.run(["tar", "-C", root, "-xf", _kept()], check=True)
        for name in CERTIFICATES:
            if name in os.environ:
                self.put(Path(os.environ[name]), f"/root/{name}")

    def put(self, source: Path, to: str) -> None:
        """Copy a file of this machine."""
        target = self.path(to)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)

    def path(self, inside: str) -> Path:
        """Where a file of the tree lies, seen from outside."""
        return self.root / inside.lstrip("/")

    def words(self, *words: str) -> list[str]:
        """The words that run a program in the tree."""
        namespaces = ("--mount", "--pid", "--fork", "--kill-child", "--propagation", "private")
        return ["unshare", *namespaces, "sh", "-e", "-c", ENTER, str(self.root), *words]

    def run(self, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a program in the tree to its end."""
        return subprocess.run(
            self.words(*words), env=environment(**settings), capture_output=True, text=True, cwd="/"
        )

    @contextmanager
    def serving(self, unit: str) -> Iterator["TreeServer"]:
        """Start what a unit starts, as the user it names, with its settings but for the port."""
        text = self.path(f"/etc/systemd/system/{unit}").read_text()
        said = dict(re.findall(r"^(\w+)=(.*)$", text, re.M))
        settings = dict(each.split("=", 1) for each in said["Environment"].split())
        settings["FOGBOUND_PORT"] = str(free_port())
        program = re.sub(r"\$\{?(\w+)\}?", lambda name: settings.get(name[1], ""), said["ExecStart"])
        user, group = said["User"], said["Group"]
        as_user = ("setpriv", "--reuid", user, "--regid", group, "--init-groups", "--no-new-privs")
        command = self.words(*as_user, "--bounding-set", "-all", *program.split())
        settings["HOME"] = said["WorkingDirectory"]
        with subprocess.Popen(
            command, env=environment(**settings), stdout=subprocess.PIPE, text=True, cwd="/"
        ) as process:
            try:
                assert process.stdout is not None
                ready = process.stdout.readline()
                assert "is ready at" in ready, ready
                yield TreeServer(process, int(settings["FOGBOUND_PORT"]))
            finally:
                process.kill()


class TreeServer:
    """A server in the tree, which is ended as systemd ends it."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.address = f"127.0.0.1:{port}"

    def end(self) -> None:
        """Ask the server itself, which is the one child of the process that we have started."""
        own = self.process.pid
        [child] = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        os.kill(int(child), signal.SIGTERM)


def _kept() -> Path:
    """The packages of a bare Debian with Python, unpacked and put together; made once."""
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not KEPT.exists():
            _make(KEPT)
    return KEPT


def _make(archive: Path) -> None:
    folder = archive.with_suffix(".making")
    shutil.rmtree(folder, ignore_errors=True)
    program = which("debootstrap")
    assert program is not None
    settings: Mapping[str, str] = {**os.environ, "PATH": f"{os.environ['PATH']}:{SYSTEM_PATH}"}
    words = (program, "--variant=minbase", "--include=python3", RELEASE, folder)
    subprocess.run(words, env=settings, check=True, stdout=subprocess.DEVNULL)
    unfinished = archive.with_suffix(".unfinished")
    subprocess.run(["tar", "-C", folder, "-cf", unfinished, "."], check=True)
    unfinished.replace(archive)
    shutil.rmtree(folder)
