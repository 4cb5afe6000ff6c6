"""The units that systemd runs servers by."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from commanding import said
from deployment.server_script import DEPLOY
from fogbound.server.runner import GRACE_SECONDS

UNITS = ("fogbound.service", "fogbound@.service")
MOST_EXPOSED = 20
"""In tenths of what systemd-analyze counts; 100 is a service that may do everything."""


def settings(name: str) -> dict[str, str]:
    """What a unit says, by name; of a name that comes twice, the last."""
    return dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / name).read_text(), re.M))


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """A folder with the units, which run a program that is there."""
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/fogbound/current/bin/fogbound", "/bin/true")
        (tmp_path / name).write_text(text)
    return tmp_path


def analyze(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Ask systemd's own checker, which the developers' set-up sees to."""
    found = shutil.which("systemd-analyze")
    assert found is not None, "there is no systemd-analyze; Debian's package systemd has it"
    return subprocess.run([found, *words], capture_output=True, text=True)


@pytest.mark.parametrize("name", ["fogbound.service", "fogbound@two.service"])
def test_systemd_understands_every_line(units, name):
    """It warns of settings that it does not know."""
    if "@" in name:
        shutil.copy(units / "fogbound@.service", units / name)

    done = analyze("verify", units / name)

    assert (done.returncode, done.stderr) == (0, "")


def test_systemd_is_heard_when_a_line_is_wrong(units):
    """The test above would see it."""
    with (units / "fogbound.service").open("a") as unit:
        unit.write("[Service]\nProtectEverything=yes\n")

    assert "ProtectEverything" in analyze("verify", units / "fogbound.service").stderr


@pytest.mark.parametrize("name", UNITS)
def test_a_server_may_do_little(units, name):
    """By systemd's own count."""
    threshold = f"--threshold={MOST_EXPOSED}"
    shutil.copy(units / name, units / "tried.service")

    done = analyze("security", "--offline=true", threshold, units / "tried.service")

    assert done.returncode == 0, done.stdout[-200:]


@pytest.mark.parametrize("name", UNITS)
def test_the_units_use_options_that_there_are(name):
    """And what must be able to end in good order has the time for it."""
    found = settings(name)
    program, command, *words = shlex.split(found["ExecStart"])
    offered = said(command, "--help")

    assert program == "/opt/fogbound/current/bin/fogbound"
    assert [word for word in words if word.startswith("--") and word not in offered] == []
    assert int(found["TimeoutStopSec"]) > 2 * GRACE_SECONDS


def test_both_units_are_alike():
    """A server of several differs in its name, its settings and nothing else."""
    one, several = (settings(name) for name in UNITS)
    differing = {name for name in one | several if one.get(name) != several.get(name)}

    assert differing <= {"Description", "Environment", "EnvironmentFile", "ExecStart"}
    assert several["EnvironmentFile"] == "/etc/fogbound/%i.env"


def test_the_settings_that_are_brought_change_nothing():
    """What is not set aside by a sign is what holds anyway."""
    lines = (DEPLOY / "fogbound.env").read_text().splitlines()
    given = [line for line in lines if line and not line.startswith("#")]

    assert " ".join(given) == settings("fogbound.service")["Environment"]
