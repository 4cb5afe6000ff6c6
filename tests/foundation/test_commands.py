"""The command line: quick to start, clear about mistakes."""

import subprocess
import sys
from importlib import import_module

import pytest

from commanding import run
from fogbound import __version__
from fogbound.cli import COMMANDS, build_app


def fogbound(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    return subprocess.run([sys.executable, "-m", "fogbound", *words], capture_output=True, text=True)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_leads_to_its_function(command):
    """A line of the table names a function that exists and explains itself."""
    module, _, name = command.function.partition(":")

    assert getattr(import_module(module), name).__doc__


def test_the_overview_names_every_command(capsys):
    """Somebody who types the bare program learns what it can do."""
    build_app()([], result_action="return_value")

    overview = capsys.readouterr().out
    assert all(command.name in overview for command in COMMANDS)


def test_starting_the_command_line_imports_no_command():
    """The rooms behind the commands are opened only when a command runs."""
    code = "import sys, fogbound.cli; fogbound.cli.build_app(); print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert sorted(name for name in loaded.split() if name.startswith("fogbound")) == [
        "fogbound",
        "fogbound.cli",
        "fogbound.native",
    ]


def test_the_version_is_told():
    """The version stands alone on standard output."""
    done = fogbound("--version")

    assert (done.returncode, done.stdout) == (0, f"Fogbound {__version__}\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["compyle"], 'Did you mean "compile"?'),
        (["--nonsense"], "--nonsense"),
        (["compile", "--nonsense"], "--nonsense"),
    ],
)
def test_a_mistake_is_explained(words, told):
    """An unknown command or option ends with status 2 and a sentence, not with a traceback."""
    done = run(*words)

    assert (done.status, done.out) == (2, "")
    assert told in done.err


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_no_command_offers_to_empty_a_list(command):
    """A list that is not given is empty already."""
    assert "--empty-" not in run(command.name, "--help").out
