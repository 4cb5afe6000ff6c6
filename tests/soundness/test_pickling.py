"""Games, options, books and all that they are made of can be pickled and copied, on either engine."""

import copy
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import compiled_copy
from fogbound import native
from fogbound.core import Game, snapshot
from fogbound.core.pickling import Picklable
from fogbound.rules.common.setup import SetupRefused
from fogbound.rules.verbs.values import ByExplorers
from playing import table

ROOT = Path(__file__).resolve().parent.parent.parent


def journey(source: Path, pure: str) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "pickled.py")],
        env={**os.environ, native.PURE: pure, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


@pytest.mark.long
def test_both_engines_play_on_alike_out_of_pickles_and_copies():
    """At many questions, and in another process that was spawned: nothing is lost, and the same happens next."""
    compiled = journey(compiled_copy(), "0")
    sources = journey(ROOT / "src", "1")

    assert (compiled["compiled"], sources["compiled"]) == (True, False)
    assert (compiled["wrong"], sources["wrong"]) == ([], [])
    assert compiled["sent"]
    assert compiled["ends"] == sources["ends"]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_of_a_game_is_independent(again):
    """It has the same options, and what is played on it does not touch the game."""
    game = table(explorers=2)
    before = snapshot.dump(game)

    other = again(game)
    assert isinstance(other, Game)
    assert snapshot.dump(other) == before
    other.choose(other.offered[0], "")

    assert snapshot.dump(game) == before
    assert snapshot.dump(other) != before


def test_what_is_kept_under_another_name_is_told():
    """A number for each count of explorers, and what a setup is refused for."""
    assert pickle.loads(pickle.dumps(ByExplorers(4, 3, 2, 1))).numbers == (4, 3, 2, 1)
    refused = pickle.loads(pickle.dumps(SetupRefused("too many", "players", "", 5)))
    assert (str(refused), refused.kind, refused.n) == ("too many", "players", 5)


def test_every_class_of_the_rules_can_be_pickled():
    """A class that is made with arguments and is compiled must say how, which `Picklable` does."""
    own = {Picklable, *_below(Picklable)}
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith(("fogbound.core", "fogbound.rules."))
    ]
    classes = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and "__init__" in vars(kind)
    }
    left = {kind.__name__ for kind in classes - own if not issubclass(kind, (Exception, tuple))}

    assert left == {
        "Term",
        "Happening",
        "Need",
        "Occasion",
    }  # entries of what texts may say, the same in every process


def _below(kind: type) -> set[type]:
    return {found for sub in kind.__subclasses__() for found in (sub, *_below(sub))}
