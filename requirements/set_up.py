"""Fills the repository's own virtual environment from the lock files; run by `ready`, standard library only.

A venv whose making was cut short is made anew; one that is merely out of date is brought up to date; one that this
script did not make is left alone.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn


def say(text: str) -> None:
    """Tell the person waiting what is going on, without mixing it into a command's output."""
    print(f"fogbound: {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    """Stop with a reason."""
    say(text)
    sys.exit(1)


def run(*words: str | Path) -> bool:
    """Run one command and tell whether it succeeded; what it says is shown only when it did not."""
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        print(done.stdout, end="", file=sys.stderr, flush=True)
    return done.returncode == 0


def answers(python: Path | str, code: str) -> bool:
    """Tell whether an interpreter exists and runs a line of Python without complaint."""
    try:
        return subprocess.run([python, "-c", code], capture_output=True).returncode == 0
    except OSError:
        return False


def install_from_debian(*packages: str) -> None:
    """Install what a bare Debian lacks, asking for administrator's rights when they are needed."""
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    update = ["apt-get", "update", "-qq"]
    missing = " and ".join(packages)
    by_hand = "please install that (the name is Debian's) and run this command again."
    if shutil.which("apt-get") is None:
        give_up(f"this machine lacks {missing}; {by_hand}")
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            give_up(f"this machine lacks {missing}, and there is no sudo to install it; {by_hand}")
        install, update = ["sudo", *install], ["sudo", *update]
    say(f"installing {missing} from Debian")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run(*update)  # when this fails, the lists that are there may still do
    if not run(*install):
        give_up(f"{missing} could not be installed, see above; {by_hand}")


def ensure_compiler() -> None:
    """See to a C compiler and Python's headers, which the compiled engine and its tests need."""
    if shutil.which("cc") is None or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        install_from_debian("gcc", "python3-dev")


def ensure_browser() -> None:
    """See to Chromium without its windows, and a font for it: the table is tried in a real browser."""
    if not any(map(shutil.which, ("chromium-headless-shell", "chromium"))):
        install_from_debian("chromium-headless-shell", "libatomic1", "fonts-dejavu-core")


def ensure_deployment() -> None:
    """See to the checker of systemd's units."""
    if shutil.which("systemd-analyze") is None:
        install_from_debian("systemd")


MARKS = ("fogbound-made", "fogbound-unfinished", "fogbound-run", "fogbound-dev")
"""Files of which one at least lies in every virtual environment that was made here."""


def why_foreign(venv: Path) -> str:
    """Why this is no environment of ours to change; an empty string if it is, or if there is none."""
    if venv.is_symlink():
        return f"is a link to {os.readlink(venv)}"
    if not venv.exists():
        return ""
    if not venv.is_dir():
        return "is not a folder"
    if any(venv.iterdir()) and not any((venv / mark).exists() for mark in MARKS):
        return "was not made by Fogbound"
    return ""


def make_venv(venv: Path, unfinished: Path) -> None:
    """Make the virtual environment anew; the mark stands in it from its first moment."""
    if not answers(sys.executable, "import ensurepip"):
        install_from_debian("python3-venv")
    shutil.rmtree(venv, ignore_errors=True)
    venv.mkdir(exist_ok=True)
    unfinished.touch()
    if not run(sys.executable, "-m", "venv", venv):
        give_up(f"the virtual environment {venv} could not be made.")


def fill_venv(venv: Path, root: Path, wanted: str) -> bool:
    """Install the tools, the locked packages and the project itself (editable, uncompiled)."""
    python = venv / "bin" / "python"
    locks = root / "requirements"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--require-hashes"]
    uv = [python, "-m", "uv", "pip", "install", "--quiet", "--python", python]
    return (
        run(*pip, "-r", locks / "tools.txt")
        and run(*uv, "--require-hashes", "-r", locks / f"{wanted}.txt")
        and run(*uv, "--no-deps", "--no-build-isolation", "--editable", root)
    )


def set_up(root: Path, wanted: str, key: str) -> None:
    """Bring the virtual environment to the wanted state, unless somebody else just did."""
    venv = root / ".venv"
    stamp = venv / f"fogbound-{wanted}"
    unfinished = venv / "fogbound-unfinished"
    foreign = why_foreign(venv)
    if foreign:
        give_up(
            f"{venv} {foreign}, so nothing is installed into it. Move it away or remove it, and run the "
            "command again: Fogbound makes its own there."
        )
    if stamp.exists() and stamp.read_text().strip() == key and not unfinished.exists():
        return
    say(
        "setting up, once; this takes some seconds"
        if not stamp.exists()
        else "bringing the set-up up to date"
    )
    if wanted == "dev":
        ensure_compiler()
        ensure_browser()
        ensure_deployment()
    usable = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    if unfinished.exists() or not answers(venv / "bin" / "python", usable):
        make_venv(venv, unfinished)
    unfinished.touch()
    (venv / "fogbound-made").touch()
    for name in ("run", "dev"):
        (venv / f"fogbound-{name}").unlink(missing_ok=True)
    # Failing in good order leaves a venv that the next attempt can build on; being killed leaves the mark.
    filled = fill_venv(venv, root, wanted)
    unfinished.unlink()
    if not filled:
        give_up("the set-up failed, see above; is the network within reach? Run the command again to retry.")
    for name in ("run", wanted):  # dev holds everything that run does
        (venv / f"fogbound-{name}").write_text(f"{key}\n")


def main(root: Path, wanted: str, key: str) -> None:
    """Set up under a lock, so that two commands started together do not meet in the middle."""
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")
    os.environ.pop("PYTHONPATH", None)
    try:
        with open(root / ".venv.lock", "w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("waiting for another command that is setting up")
                fcntl.flock(lock, fcntl.LOCK_EX)
            set_up(root, wanted, key)
    except PermissionError as error:
        give_up(f"cannot write {error.filename}; run this command once as the owner of {root}.")
    except KeyboardInterrupt:
        give_up("interrupted; the set-up is made anew next time.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
