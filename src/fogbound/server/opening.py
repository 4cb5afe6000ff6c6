"""What a new game of an adventure shows at once, so that its pictures can be drawn before anybody begins one."""

from itertools import product
from typing import Final

from fogbound.packs.format import AREAS
from fogbound.press.commissions import Commission
from fogbound.press.fog import CUTS
from fogbound.server.adventures import LoadedAdventure
from fogbound.tables import Autopilot, Setup, Table

__all__ = ["opening_cards", "opening_pictures"]

DEALS: Final = 30
"""How many games are dealt with each character, to see what chance may bring."""


def opening_cards(loaded: LoadedAdventure) -> tuple[list[str], list[str]]:
    """The cards that a player sees who begins alone: those that are always there, and those that chance may bring."""
    known = loaded.book.setup_choices()
    setups = [Setup((one,), known.clues[:1]) for one in known.characters]
    seen: list[frozenset[str]] = []
    for setup, seed in product(setups or [Setup((), known.clues[:1], players=1)], range(DEALS)):
        with Table.create(loaded.book, loaded.packs, setup, seed) as table:
            table.autopilot = Autopilot(lambda _: True)
            table.settle()
            seen.append(table.outlook(0).names)
    always = frozenset.intersection(*seen)
    return sorted(always), sorted(frozenset.union(*seen) - always)


def opening_pictures(loaded: LoadedAdventure) -> list[Commission]:
    """The cover, these cards and the fog around them, what is needed most first."""
    packs, (always, sometimes) = loaded.pack_names, opening_cards(loaded)
    areas = {card.source.area for pack in loaded.packs for card in pack.cards}

    def cards(names: list[str], size: int) -> list[Commission]:
        return [Commission("card", packs, name, size=size) for name in names]

    def fog(size: int) -> list[Commission]:
        return [
            Commission("fog", packs, area, cut, size)
            for area in AREAS
            if area in areas
            for cut in range(CUTS)
        ]

    cover = Commission("cover", packs, size=400)
    return [
        cover,
        *cards(always, 400),
        *cards(always, 200),
        *fog(200),
        *cards(sometimes, 400),
        *cards(sometimes, 200),
        *cards(always, 800),
        *fog(400),
    ]
