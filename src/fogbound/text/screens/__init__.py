"""What a player can look at as lines of text, whichever ruleset is played."""

from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.text.screens.citadel import CitadelScreens
from fogbound.text.screens.continent import ContinentScreens
from fogbound.view import CitadelView, ContinentView, Perspective

__all__ = ["Screens", "screens_of"]


def screens_of(known: Perspective, renderer: Renderer) -> Screens:
    """What this seat may look at."""
    seen = known.view
    if isinstance(seen, CitadelView):
        return CitadelScreens(known, seen, renderer)
    assert isinstance(seen, ContinentView)
    return ContinentScreens(known, seen, renderer)
