"""The command line: quick to start, clear about mistakes."""

import re
import subprocess
import sys
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin

import pytest

from commanding import run
from fogbound import __version__, native
from fogbound.cli import COMMANDS, RENAMED, build_app
from fogbound.tables import Archive, read
from fogbound.tables.glance import Glance


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
        "fogbound.program",
    ]


SLOW_TO_IMPORT = (
    "babel",
    "fluent.runtime",
    "fogbound.core",
    "fogbound.packs.pack",
    "fogbound.packs.sentences",
    "fogbound.rules",
    "fogbound.server",
    "fogbound.view.chart",
    "fogbound.view.projections",
    "numpy",
    "rich",
    "sqlalchemy",
    "yaml",
)


@pytest.fixture(params=["none", "files", "archive"])
def where_games_lie(request, tmp_path):
    """A folder without games, with one in a file, with one in the archive."""
    saved = Path(__file__).parent.parent / "soundness" / "saved" / "first-light-over.journal"
    if request.param == "files":
        (tmp_path / saved.name).write_bytes(saved.read_bytes())
    elif request.param == "archive":
        journal = read(saved)
        with Archive.open(tmp_path) as archive:
            archive.begin(journal, Glance(0, (), 0, journal.header.place, "")).close()
    return tmp_path


def test_listing_games_imports_no_more_than_it_tells_of(where_games_lie):
    """It starts as soon as `--help`: to name a game takes no engine, no rules, no packs and not the server's database."""
    code = f"""
import sys
from fogbound.cli import run
try:
    run(["games", "--lang", "en", "--data", {str(where_games_lie)!r}])
except SystemExit as end:
    assert not end.code
print(*sys.modules, file=sys.stderr)
"""

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert (
        "First Light: Yusuf Karaman" if any(where_games_lie.iterdir()) else "No games are kept"
    ) in done.stdout
    assert sorted({*SLOW_TO_IMPORT} & {*done.stderr.split()}) == []


@pytest.mark.parametrize("name", ["tables", "text", "view"])
def test_a_package_whose_modules_are_imported_late_has_all_its_names(name):
    """Each is where it is said to be, and another is none of the package."""
    package = import_module(f"fogbound.{name}")

    assert not [each for each in package.__all__ if isinstance(getattr(package, each), ModuleType)]
    assert not hasattr(package, "atlantis")


def test_the_version_is_told():
    """The version stands alone on standard output, with the engine that runs, for nobody sees what pip's build says."""
    done = fogbound("--version")

    engine = native.describe_engine()
    assert re.fullmatch(r"compiled: (yes|no; .+)", engine)
    assert (done.returncode, done.stdout) == (0, f"Fogbound {__version__} ({engine})\n")


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


OPTIONS = {
    "at": int,  # after which step of a game
    "catalogue": bool,  # a page with all there is to draw
    "check": str,  # a folder whose pages are compared
    "clean": bool,  # undo
    "cluster": str,  # a scheduler, or its file
    "clue": str,  # the clues that are followed, with commas
    "continue": bool,  # the game played last
    "data": str,  # the folder in which games are kept
    "decisions": int,  # how many to play
    "draw-ahead": bool,  # pictures
    "every": int,  # how seldom something is done
    "exact": bool,  # a fork that deals nothing anew
    "explorers": str,  # who sets out, with commas
    "export": str,  # what to write out: a game, or a subject as a drawing
    "first": int,  # the number of the first game
    "gallery": bool,  # whether all cards may be looked at
    "game": str,  # a game that is kept, by name or path
    "games": int,  # how many to play
    "host": str,  # the address to listen on
    "json": bool,  # for programs
    "lang": str,  # en or fr
    "later": bool,  # what players read later, too
    "limit": int,  # decisions after which a game counts as unfinished
    "line": bool,  # in the terminal
    "lost-games": int,  # how many to search
    "manner": str,  # of pictures
    "metrics-token": str,  # what opens /metrics
    "mode": str,  # how hard it is
    "name": str,  # of a new game
    "open": bool,  # the browser
    "pack": str,  # an adventure, by name or folder
    "plain": bool,  # no colours
    "players": int,  # how many explorers set out
    "policy": str,  # which bot plays
    "port": int,  # to listen on
    "proxy": bool,  # whether one stands before the server
    "public": str,  # the address under which people find the server
    "records": str,  # the file to which games add lines
    "recover": str,  # a damaged game
    "remove": str,  # a game
    "rows": int,  # of a table
    "ruleset": str,  # continent or citadel
    "seat": int,  # as which explorer to look
    "seed": int,  # what decides all chance
    "size": int,  # of pictures
    "title": str,  # of a new pack
    "to": str,  # where something is written: a file or a folder
    "tries": int,  # continuations of a lost game
    "trust": list,  # further addresses
    "vectors": bool,  # SVG too
    "where": bool,  # the places that cite a rule
    "workers": int,  # how many processes
    "yes": bool,  # do not ask
}
"""Every option of every command, once, and what kind of value it takes. Before adding one, look for its name here."""


def scalar(annotation: Any) -> type:
    """The plain type behind an annotation: of a choice, that of its words; of an optional value, that of the value."""
    if isinstance(annotation, type) and get_origin(annotation) is None:
        return annotation
    if get_origin(annotation) in (list, tuple):
        return list
    first = get_args(annotation)[0]
    return type(first) if isinstance(first, str | int) else scalar(first)


def options() -> list[tuple[str, str, type]]:
    """Each option of each command: command, name and type."""
    found = []
    for command in COMMANDS:
        module, _, name = command.function.partition(":")
        for parameter in signature(getattr(import_module(module), name), eval_str=True).parameters.values():
            if parameter.kind in (Parameter.POSITIONAL_ONLY, Parameter.VAR_POSITIONAL):
                continue
            named = [
                each.name[0]
                for each in getattr(parameter.annotation, "__metadata__", ())
                if getattr(each, "name", None)
            ]
            spelled = named[0].removeprefix("--") if named else parameter.name.replace("_", "-")
            found.append((command.name, spelled, scalar(parameter.annotation)))
    return found


def test_one_thing_has_one_name_in_all_commands():
    """An option is spelled the same everywhere, takes the same kind of value, and is in the list of all options."""
    found = options()

    strangers = [(command, name, kind) for command, name, kind in found if OPTIONS.get(name) is not kind]
    assert strangers == []
    assert sorted({name for _, name, _ in found}) == sorted(OPTIONS)


def test_the_language_is_left_to_the_machine_in_every_command():
    """Without --lang a command speaks as the machine does; only a new pack is written, and a card
    is shown, in all languages.
    """
    for command in COMMANDS:
        module, _, name = command.function.partition(":")
        lang = signature(getattr(import_module(module), name)).parameters.get("lang")
        assert lang is None or lang.default is None, command.name


@pytest.mark.parametrize(
    ("command", "old"), [(command, old) for command, names in RENAMED.items() for old in names]
)
@pytest.mark.parametrize("spelled", ["{} 2", "{}=2"])
def test_an_old_name_of_an_option_is_refused_with_the_new_one(command, old, spelled):
    """Somebody who learnt the old name learns the new one, and nothing is played."""
    done = run(command, *spelled.format(old).split())

    assert (done.status, done.out) == (2, "")
    assert done.err == f"{old} is now {RENAMED[command][old]}. See ./fogbound {command} --help.\n"


def test_a_number_of_explorers_is_called_players():
    """--explorers was a number once, where it names people now."""
    done = run("simulate", "first-light", "--explorers", "2")

    assert done.status == 2
    assert done.err.startswith("--explorers says who sets out; how many is --players 2.")
