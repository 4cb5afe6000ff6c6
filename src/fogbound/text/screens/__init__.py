"""What a player can look at as lines of text, whichever ruleset is played."""

from collections.abc import Callable
from typing import Final

from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.text.screens.citadel import CitadelScreens
from fogbound.text.screens.continent import ContinentScreens
from fogbound.view import Perspective

__all__ = ["Screens", "screens_of"]

_SCREENS: Final[dict[str, Callable[[Perspective, Renderer], Screens]]] = {
    "continent": ContinentScreens,
    "citadel": CitadelScreens,
}


def screens_of(known: Perspective, renderer: Renderer) -> Screens:
    """What this seat may look at."""
    return _SCREENS[renderer.texts.ruleset](known, renderer)
