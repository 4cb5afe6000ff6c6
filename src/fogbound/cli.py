"""The command line. Commands live in their own rooms and are imported only when they are run.

To add one, write a typed function in its room and give it a line in COMMANDS. Its parameters become arguments
and options, its docstring their help; it prints its result, and `raise SystemExit("why")` reports a failure.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from cyclopts import App, Parameter

from fogbound import __version__, native
from fogbound.program import command, program


class Command(NamedTuple):
    """One command: its name, where its function lives, and the line it has in the overview."""

    name: str
    function: str
    summary: str


COMMANDS: Final = (
    Command("check", "fogbound.packs.commands:check", "Check a pack and list what is wrong with it."),
    Command("compile", "fogbound.compiler:compile_engine", "Compile the engine in place, for speed."),
    Command("fork", "fogbound.terminal.forks:fork", "Play on from any step of a kept game, as a new one."),
    Command("games", "fogbound.terminal.games:games", "List the games that are kept, remove or recover one."),
    Command("merge", "fogbound.lab.merge:merge", "Put the records of simulations together."),
    Command("new-pack", "fogbound.packs.new:new_pack", "Make a small pack to write an adventure from."),
    Command("odds", "fogbound.odds.commands:odds", "Print the chances that an adventure's Skills give."),
    Command("play", "fogbound.server.commands:play", "Play in the browser, or line by line with --line."),
    Command(
        "press", "fogbound.press.commands:press", "Draw the pictures of a pack, or all there is to show."
    ),
    Command("reference", "fogbound.packs.commands:reference", "Print the effect language's reference."),
    Command("replay", "fogbound.terminal.replay:replay", "Show a kept game again, step by step."),
    Command("rules", "fogbound.terminal.rules:rules", "Look up rules by id or by words."),
    Command("schema", "fogbound.packs.commands:schema", "Print the JSON Schema of packs, for editors."),
    Command(
        "serve", "fogbound.server.commands:serve", "Serve tables to browsers, for friends or a community."
    ),
    Command("show", "fogbound.terminal.show:show", "Show a card as players read it, and its picture."),
    Command("simulate", "fogbound.lab.simulate:simulate", "Let bots play many games and sum them up."),
    Command("soak", "fogbound.lab.soak:soak", "Play random games and check everything at every question."),
    Command(
        "survey", "fogbound.lab.survey:survey", "Let bots play a pack and tell its author what they met."
    ),
)

RENAMED: Final = {
    "fork": {"--file": "the first word after the command"},
    "press": {"--out": "--to"},
    "replay": {"--file": "the first word after the command"},
    "simulate": {"--explorer": "--explorers, with commas between the names"},
    "soak": {"--explorers": "--players", "--keep": "--to", "--processes": "--workers"},
    "survey": {"--explorers": "--players"},
}
"""Options by the names they once had, and what they are called now, in each command."""
MISTAKEN: Final = 2
"""The status of a command that was not understood."""


def build_app() -> App:
    """Put the command line together without importing any command."""
    app = App(
        name=program(),
        help="Cooperative exploration adventures that reveal themselves card by card.",
        version=version,
        version_format="plaintext",  # Markdown would take longer to load than everything else together
        help_format="plaintext",
        default_parameter=Parameter(negative_iterable=()),  # nobody empties a list that is empty
    )
    for each in COMMANDS:
        app.command(each.function, name=each.name, help=each.summary)
    return app


def run(words: Sequence[str]) -> None:
    """Run one command."""
    hint = new_spelling(words)
    if hint:
        print(hint, file=sys.stderr)
        raise SystemExit(MISTAKEN)
    if tuple(words) == ("--version",):
        print(version())  # on one line, whatever the width of the terminal
        return
    build_app()(words)


def version() -> str:
    """The version, and which engine runs."""
    return f"Fogbound {__version__} ({native.describe_engine()})"


def new_spelling(words: Sequence[str]) -> str:
    """What to say about the first option that has another name now; an empty string if there is none."""
    name = words[0] if words else ""
    for at, word in enumerate(words):
        option, _, value = word.partition("=")
        value = value or "".join(words[at + 1 : at + 2])
        if name == "simulate" and option == "--explorers" and value.isdigit():
            return f"--explorers says who sets out; how many is --players {value}. See {command(name, '--help')}."
        if option in RENAMED.get(name, {}):
            return f"{option} is now {RENAMED[name][option]}. See {command(name, '--help')}."
    return ""


def main() -> None:
    """Run the command line on the words the program was started with."""
    try:
        run(sys.argv[1:])
    except SystemExit as end:
        if not isinstance(end.code, str) or not sys.stderr.isatty():
            raise
        from fogbound.terminal.output import wrap

        print(wrap(end.code), file=sys.stderr)
        raise SystemExit(1) from None
    except BrokenPipeError:  # the reader of the output, such as `head`, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
