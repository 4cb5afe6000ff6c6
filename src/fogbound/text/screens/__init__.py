"""The pages of a game, whichever ruleset is played."""

from fogbound.core import Game
from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.text.screens.citadel import CitadelScreens
from fogbound.text.screens.continent import ContinentScreens
from fogbound.view import CitadelView, ContinentView, View, view

__all__ = ["pages_of", "pages_with"]


def screens_of(game: Game, seat: int, renderer: Renderer) -> Screens:
    """What this seat may look at; NONE for somebody who only watches."""
    return screens_with(game, view(game, seat), renderer)


def screens_with(game: Game, seen: View, renderer: Renderer) -> Screens:
    """What may be looked at with this view."""
    if isinstance(seen, CitadelView):
        return CitadelScreens(game, seen, renderer)
    assert isinstance(seen, ContinentView)
    return ContinentScreens(game, seen, renderer)
