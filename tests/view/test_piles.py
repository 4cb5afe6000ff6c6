"""Zones are a table, and what lies beside the Board is seen as piles that go by it."""

import pytest

from enduring import citadel_table
from fogbound.packs import library
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.zones import STORE
from fogbound.terminal.rulesets import keyboard_of
from fogbound.text import CardTexts, Renderer
from fogbound.text.screens import screens_of
from fogbound.view import Perspective, view
from playing import base, card, pack_of, table

CARDS = """
- {number: 12, back: green, kind: terrain, area: I}
- {number: 31, back: green, kind: item, uid: pick, durability: 4}
- {number: 32, back: green, kind: bonus, uid: socks}
"""
TABLES = (table, citadel_table)


@pytest.mark.parametrize("set_table", TABLES)
def test_every_zone_stands_in_one_row(set_table):
    """Whatever goes by zones finds each of them, and finds it once."""
    book = book_of(set_table())
    numbers = [number for zone in book.zones() for number in zone.numbers]
    names = [zone.name for zone in book.zones()]

    assert len(numbers) == len(set(numbers))
    assert len(names) == len(set(names))
    assert set(numbers) <= set(range(book.fixed_zones()))
    game = set_table()
    assert {zone for zone in range(book.fixed_zones()) if game.zones[zone]} <= set(numbers)


@pytest.mark.parametrize("pack", ["first-light", "selvage"])
def test_every_card_is_counted_where_it_lies(pack):
    """The piles of a view hold as many cards as the zones that they show."""
    book = library.open([pack]).book
    game = book.deal(book.plain_setup(1), 4)
    seen = view(game, 0)

    for zone in book.zones():
        piles = [pile for pile in seen.piles.values() if pile.zone == zone.name]
        there = sum(game.where[card] in zone.numbers for card in range(len(book.cards)))
        assert sum(pile.size for pile in piles) == (there if piles else 0)
        assert zone.count == STORE or bool(piles) == bool(zone.pile)


def test_a_pile_without_a_page_of_its_own_can_be_looked_through_in_the_terminal():
    """It is called as the zone is, and lists what one may see."""
    game = table(CARDS, at="012", hand=["socks"])
    game.move(card(game, "socks"), tabletop.BANISHED)
    screens = screens_of(Perspective(game, 0), Renderer(CardTexts([base(), pack_of(CARDS)]), "en"))

    assert "banished" in keyboard_of("continent").commands(screens.seen)
    assert screens.page("banished", 0) == ["Banished: 1 card.", "  Socks (Bonus 032)"]
