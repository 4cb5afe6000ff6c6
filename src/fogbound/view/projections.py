"""The views of both rulesets: each has a projection of its own, and this is the one way to it."""

from typing import Final, Protocol

from fogbound.core import Game
from fogbound.rules.common.book import book_of
from fogbound.view import citadel, continent
from fogbound.view.citadel_schema import CitadelView
from fogbound.view.projection import Standpoint
from fogbound.view.schema import SeenQuestion, View

__all__ = ["names", "question", "standpoint", "view"]


class _Projection(Protocol):
    """What a ruleset's projection offers."""

    def view(self, game: Game, seat: int) -> View: ...

    def question(self, game: Game, seat: int) -> SeenQuestion | None: ...

    def names(self, seen: View) -> set[str]: ...

    def standpoint(self, game: Game, seat: int) -> Standpoint: ...


_PROJECTIONS: Final[dict[str, _Projection]] = {"continent": continent, "citadel": citadel}


def _of(game: Game) -> _Projection:
    return _PROJECTIONS[book_of(game).ruleset()]


def view(game: Game, seat: int) -> View:
    """What this seat may see; NONE for a watcher."""
    return _of(game).view(game, seat)


def question(game: Game, seat: int) -> SeenQuestion | None:
    """What the game waits for, as this seat may see it; quicker than the whole view."""
    return _of(game).question(game, seat)


def names(seen: View) -> set[str]:
    """The cards whose text and picture a person with this view may have, copies counted as one."""
    return citadel.names(seen) if isinstance(seen, CitadelView) else continent.names(seen)


def standpoint(game: Game, seat: int) -> Standpoint:
    """All that this seat's view depends on beside the game: where two seats have equal ones, one view is enough."""
    return _of(game).standpoint(game, seat)
