"""The pages of a game, whichever ruleset is played."""

from fogbound.core import Game
from fogbound.terminal.citadel_pages import CitadelPages
from fogbound.terminal.continent_pages import ContinentPages
from fogbound.terminal.pages import Pages
from fogbound.text import Teller
from fogbound.view import CitadelView, ContinentView, view

__all__ = ["pages_of"]


def pages_of(game: Game, seat: int, teller: Teller) -> Pages:
    """What this seat may look at; NONE for somebody who only watches."""
    seen = view(game, seat)
    if isinstance(seen, CitadelView):
        return CitadelPages(game, seen, teller)
    assert isinstance(seen, ContinentView)
    return ContinentPages(game, seen, teller)
