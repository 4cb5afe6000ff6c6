"""Which card a number leads to: linked versions first, then green before gold.

T-TAKE, T-RUL-67, T-RUL-68, T-RUL-69, T-RUL-70, T-RUL-71, T-RUL-123.
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import GREEN, book_of
from fogbound.rules.common.leads import led_to


def eligible(game: Game, number: int, back_ref: str, seat: int) -> list[int]:
    """The cards among which chance picks: a matching link before anything else, then green, then gold.

    T-CMP-20, T-TAKE-06, T-TAKE-07, T-TAKE-14, T-CMP-13, T-CMP-11, T-CMP-12.

    A card whose link does not match never counts as available (T-RUL-68); without a numbox only cards whose back
    names where they come from are looked at (T-RUL-123).

    T-TAKE-05, T-RUL-67, T-RUL-69.
    """
    cards = book_of(game).cards
    wanted = number if back_ref else led_to(game, number)
    found = [
        card
        for card in book_of(game).numbered.get(wanted, [])
        if game.where[card] == tabletop.ADVENTURE_DECK
        and (not back_ref or back_ref in cards[card].back_refs)
        and may_take(game, card, seat)
    ]
    linked = [card for card in found if cards[card].link != NONE]
    best = linked or found
    green = [card for card in best if cards[card].back == GREEN]
    return green or best


def may_take(game: Game, card: int, seat: int) -> bool:
    """Whether a card has no link, or one that matches (T-TAKE-04)."""
    link = book_of(game).cards[card].link
    return link == NONE or pictographs(game, seat) >> link & 1 == 1


def pictographs(game: Game, seat: int) -> int:
    """The pictographs that match: the scenario's, and those on cards the taker or all possess.

    T-TAKE-04, T-RUL-70, T-DATA-07, T-RUL-120.
    """
    cards = book_of(game).cards
    found = 0
    for card in game.zones[table.BOOKLET]:
        pictograph = rules_of(game).page(card).pictograph
        if pictograph != NONE:
            found |= 1 << pictograph
    for zone in (tabletop.QUESTS, table.GLOBALS):
        for card in game.zones[zone]:
            found |= cards[card].shows
    if seat != NONE:
        for zone in (tabletop.HANDS, table.PURSES, table.BLOCKED, table.CHARACTER):
            for card in game.zones[zone + seat]:
                found |= cards[card].shows
    return found
