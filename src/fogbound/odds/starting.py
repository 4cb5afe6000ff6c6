"""What an adventure's starting cards promise: for each character, the chances with the common and the own Skills.

Sevens, Advanced Skills and Curses are left aside, as in the table that players are given (C-ODDS-02).
"""

from collections.abc import Collection, Sequence
from typing import Final

from fogbound.odds.source import CardSupply
from fogbound.odds.strips import OddsStrip, chances
from fogbound.packs.format import ContinentCard
from fogbound.packs.pack import Pack

__all__ = ["MOST_DRAWN", "MOST_REQUIRED", "characters", "starting_odds", "starting_strips", "starting_tables"]

MOST_DRAWN: Final = 6
MOST_REQUIRED: Final = 7


def characters(packs: Sequence[Pack]) -> list[str]:
    """The unique ids of all characters of these packs."""
    found = [card.continent.character for pack in packs for card in pack.cards]
    return [person for person in found if person is not None]


def starting_strips(packs: Sequence[Pack], people: Collection[str]) -> list[OddsStrip]:
    """The strips of the Skills with which these characters start (C-SET-08, C-SET-09)."""
    return [
        strip
        for pack in packs
        for card in pack.cards
        if _is_starting(card.continent, people)
        for strip in [_strip(card.continent)] * card.continent.copies
    ]


def _is_starting(source: ContinentCard, people: Collection[str]) -> bool:
    return source.skill is not None and source.price is None and (source.own is None or source.own in people)


def _strip(source: ContinentCard) -> OddsStrip:
    found = source.strip
    return OddsStrip() if found is None else OddsStrip(found.stars, found.left, found.right)


def starting_odds(strips: Sequence[OddsStrip]) -> list[list[float]]:
    """The chances in per cent by stars required (rows) and cards drawn from a full Action Deck (columns).

    C-ODDS-02.
    """
    source = CardSupply((), tuple(sorted(strips)), ())
    return [
        [100 * found.success for found in chances(source, 1, MOST_DRAWN, required)]
        for required in range(1, MOST_REQUIRED + 1)
    ]


def starting_tables(packs: Sequence[Pack]) -> dict[str, list[list[float]]]:
    """The table of each character by itself."""
    return {who: starting_odds(starting_strips(packs, [who])) for who in characters(packs)}
