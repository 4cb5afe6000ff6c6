"""The pages of a game, whichever ruleset is played."""

from fogbound.core import Game
from fogbound.text.citadel_pages import CitadelPages
from fogbound.text.continent_pages import ContinentPages
from fogbound.text.pages import Pages
from fogbound.text.telling import Teller
from fogbound.view import CitadelView, ContinentView, View, view

__all__ = ["pages_of", "pages_with"]


def pages_of(game: Game, seat: int, teller: Teller) -> Pages:
    """What this seat may look at; NONE for somebody who only watches."""
    return pages_with(game, view(game, seat), teller)


def pages_with(game: Game, seen: View, teller: Teller) -> Pages:
    """What may be looked at with this view."""
    if isinstance(seen, CitadelView):
        return CitadelPages(game, seen, teller)
    assert isinstance(seen, ContinentView)
    return ContinentPages(game, seen, teller)
