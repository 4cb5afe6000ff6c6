"""What a new game of an adventure shows at once, so that its pictures can be drawn before anybody begins one."""

from itertools import product
from typing import Final, NamedTuple

from fogbound.packs.format import AREAS
from fogbound.press.commissions import Commission
from fogbound.press.fog import CUTS
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.card_faces import kind_of
from fogbound.tables import Autopilot, Table

__all__ = ["LOBBY", "OpeningPictures", "opening_cards", "opening_pictures"]

DEALS: Final = 30
"""How many games are dealt with each character, to see what chance may bring."""
READ: Final = ("clue", "page")
"""The kinds of cards that are read out when a game begins, large or beside a tall view of where it is told."""
LOBBY: Final = [Commission("frontispiece", name=hour) for hour in ("day", "lamp")]
"""What the lobby shows beside the covers."""


class OpeningPictures(NamedTuple):
    """Pictures of an adventure, in the order in which they are needed."""

    first: list[Commission]
    """The first screen of a new game, and what was chosen from before, as most screens show it."""
    then: list[Commission]
    """The same for finer screens, and what the choice of a character and chance may bring."""

    def all(self) -> list[Commission]:
        """Each of them."""
        return [*self.first, *self.then]


def opening_cards(loaded: LoadedAdventure) -> tuple[list[str], list[str]]:
    """The cards that a player sees who begins alone: those that are always there, and those that chance may bring."""
    known = loaded.book.setup_choices()
    parties: list[tuple[str, ...]] = [(one,) for one in known.characters] or [()]
    seen: list[frozenset[str]] = []
    for party, seed in product(parties, range(DEALS)):
        setup = loaded.book.chosen_setup(party, known.clues[:1], known.modes[0], players=1)
        with Table.create(loaded.book, loaded.packs, setup, seed) as table:
            table.autopilot = Autopilot(lambda _: True)
            table.settle()
            seen.append(table.outlook(0).names)
    always = frozenset.intersection(*seen)
    return sorted(always), sorted(frozenset.union(*seen) - always)


def opening_pictures(loaded: LoadedAdventure) -> OpeningPictures:
    """The cover, the cards of the first screen and the fog around them, what is needed most first."""
    packs, (always, sometimes) = loaded.pack_names, opening_cards(loaded)
    areas = {card.source.area for pack in loaded.packs for card in pack.cards}
    kinds = {name: kind_of(loaded.texts.card(name).source) for name in always}
    offered = [name for name in loaded.book.setup_choices().characters if name not in kinds]

    def cards(names: list[str], size: int) -> list[Commission]:
        return [Commission("card", packs, name, size=size) for name in names]

    def fog(size: int) -> list[Commission]:
        return [
            Commission("fog", packs, area, cut, size)
            for area in AREAS
            if area in areas
            for cut in range(CUTS)
        ]

    first = [
        Commission("cover", packs, size=400),
        *cards(always, 200),
        *fog(200),
        *(Commission("prospect", packs, name) for name in always if kinds[name] == "page"),
        *cards([name for name in always if kinds[name] in READ], 800),
        *cards(offered, 200),
    ]
    then = [
        *cards(always, 400),
        *fog(400),
        *cards(sometimes, 200),
        *cards(sometimes, 400),
        *cards(always, 800),
    ]
    return OpeningPictures(first, [one for one in then if one not in first])
