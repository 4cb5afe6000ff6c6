"""What this program is called where it runs: `fogbound` when it is installed, `./fogbound` in the repository.

Every message that names a command takes its name from here. The scripts of the repository say how they were called.
"""

import os
from pathlib import Path
from shlex import quote
from typing import Final

__all__ = ["NAMED", "ROOT", "command", "in_repository", "plain_command", "plain_name", "program"]

NAMED: Final = "FOGBOUND_PROGRAM"
"""Set by the script `fogbound` of the repository: how it was called."""
ROOT: Final = Path(__file__).resolve().parent.parent.parent


def in_repository() -> bool:
    """Tell whether this is the repository itself rather than an installed package."""
    return (ROOT / "setup.py").is_file()


def program() -> str:
    """The name under which the program was called, or can be."""
    called = os.environ.get(NAMED, "")
    if called:
        return called
    return "./fogbound" if in_repository() else "fogbound"


def plain_name() -> str:
    """The program without the folders of this machine, for what others may read."""
    folder, _, name = program().rpartition("/")
    return f"./{name}" if folder else name


def plain_command(*words: str) -> str:
    """A command of this program without the folders of this machine."""
    return " ".join((plain_name(), *words))


def command(*words: str) -> str:
    """A command of this program as it can be typed into a shell."""
    return " ".join(quote(word) for word in (program(), *words))
