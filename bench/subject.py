"""What micro and flat measure: one long game with a random player, reached through a small protocol."""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple, Protocol

from bench.compiled import FAKE, FOGBOUND, Tree


class Subject(Protocol):
    """A game in progress, made from a seed."""

    def advance(self) -> bool:
        """Take one random decision; False when the game is over."""

    def operations(self) -> dict[str, Callable[[], object]]:
        """The calls worth timing, by name, on the game as it stands; none of them changes it."""

    def compiled(self) -> bool:
        """Tell whether the engine runs as native code."""


class Source(NamedTuple):
    """Where the subject's class is found, the sources of its engine, and the decision in the middle of a game."""

    target: str
    tree: Tree
    middle: int = 300


SUBJECTS = {
    "fogbound": Source("bench.midgame:Midgame", FOGBOUND),
    "citadel": Source("bench.midgame:CitadelMidgame", FOGBOUND, middle=80),
    "fake": Source("bench.fake.subject:Fake", FAKE),
}


def begin(name: str, seed: int, compiled: bool) -> Subject:
    """Begin a game of this subject, and make sure that the engine is of the kind that was asked for."""
    module, factory = SUBJECTS[name].target.split(":")
    subject: Subject = getattr(import_module(module), factory)(seed)
    if subject.compiled() != compiled:
        raise RuntimeError(f"the engine imported is {'not compiled' if compiled else 'compiled'}")
    return subject
