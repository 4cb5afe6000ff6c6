"""What differs between the views of both rulesets: each has a module of its own, and this is the one way to it."""

from collections.abc import Iterable
from typing import Final, Protocol

from fogbound.core import Game
from fogbound.packs.sentences import Tree
from fogbound.rules.common.book import book_of
from fogbound.view import citadel, continent
from fogbound.view.projection import Standpoint
from fogbound.view.schema import SeenMemory, SeenQuestion, View

__all__ = [
    "memories",
    "names",
    "question",
    "ruleset_of",
    "stages",
    "standpoint",
    "times_told",
    "view",
    "words",
    "worked_out",
]


class _Projection(Protocol):
    """What a ruleset's projection offers."""

    def view(self, game: Game, seat: int) -> View: ...

    def question(self, game: Game, seat: int) -> SeenQuestion | None: ...

    def standpoint(self, game: Game, seat: int) -> Standpoint: ...

    def names(self, seen: View) -> set[str]: ...

    def words(self, seen: View) -> Iterable[tuple[str, str]]: ...

    def stages(self) -> tuple[str, ...]: ...

    def memories(self, game: Game) -> tuple[SeenMemory, ...]: ...

    def times_told(self, game: Game, card: int) -> int: ...

    def worked_out(self, game: Game, card: int, seat: int, text: Tree | None) -> Tree | None: ...


_PROJECTIONS: Final[dict[str, _Projection]] = {"continent": continent, "citadel": citadel}


def _of(game: Game) -> _Projection:
    return _PROJECTIONS[book_of(game).ruleset()]


def ruleset_of(seen: View) -> str:
    """The ruleset of the game that a view shows."""
    return str(seen.__struct_config__.tag)


def view(game: Game, seat: int) -> View:
    """What this seat may see; NONE for a person who only watches."""
    return _of(game).view(game, seat)


def question(game: Game, seat: int) -> SeenQuestion | None:
    """What the game waits for, as this seat may see it; quicker than the whole view."""
    return _of(game).question(game, seat)


def standpoint(game: Game, seat: int) -> Standpoint:
    """All that this seat's view depends on beside the game: where two seats have equal ones, one view is enough."""
    return _of(game).standpoint(game, seat)


def names(seen: View) -> set[str]:
    """The cards whose text and picture a person with this view may have, copies counted as one."""
    return _PROJECTIONS[ruleset_of(seen)].names(seen)


def words(seen: View) -> Iterable[tuple[str, str]]:
    """The words of packs that a view contains, each after its group; nothing that it does not show."""
    return _PROJECTIONS[ruleset_of(seen)].words(seen)


def stages(game: Game) -> tuple[str, ...]:
    """What an action passes through, in order."""
    return _of(game).stages()


def memories(game: Game) -> tuple[SeenMemory, ...]:
    """What the game remembers of persons, for prose to name."""
    return _of(game).memories(game)


def times_told(game: Game, card: int) -> int:
    """How often a card has been revealed, or a paragraph been read, which everybody knows."""
    return _of(game).times_told(game, card)


def worked_out(game: Game, card: int, seat: int, text: Tree | None) -> Tree | None:
    """What of a text is left when it is worked out for the game, where texts are."""
    return _of(game).worked_out(game, card, seat, text)
