"""docs/getting-started.md tells players what the line client really understands."""

import inspect
import re
from pathlib import Path

from fogbound.packs import library
from fogbound.server.commands import play
from fogbound.terminal.rulesets import keyboard_of
from fogbound.view import view
from fogbound.view.projections import ruleset_of

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "getting-started.md").read_text("utf-8")


def test_every_command_of_the_line_client_is_told():
    """Nothing a player may type is left for them to guess."""
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    typed = {words.split()[0] for words in re.findall(r"`([^`]+)`", prose)}

    games = [library.open([name]).book for name in ("first-light", "selvage")]
    views = [view(book.deal(book.plain_setup(1), 1), 0) for book in games]
    commands = {name for seen in views for name in keyboard_of(ruleset_of(seen)).commands(seen)}
    assert sorted(commands - typed) == []


def test_every_option_shown_exists():
    """An option that is renamed takes the page along."""
    known = {f"--{name.replace('_', '-')}" for name in inspect.signature(play).parameters}

    assert set(re.findall(r"--[a-z][a-z-]*", PAGE)) - known == {"--continue", "--help"}
