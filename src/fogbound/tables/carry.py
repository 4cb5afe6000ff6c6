"""Carrying a game over to changed cards: what is known by name keeps its place, new cards join the decks."""

from typing import Any

from fogbound.core import NONE, Content, Game, snapshot
from fogbound.core.errors import SnapshotRefused
from fogbound.core.game import SLOTS, UNORDERED
from fogbound.rules.continent import filing, table
from fogbound.rules.continent.book import ContinentBook
from fogbound.rules.continent.setup import Setup, deal
from fogbound.rules.continent.turn import Turns
from fogbound.tables.state import Names

_PILES = range(table.PILES, table.STORES)
_INVISIBLE = frozenset(
    (
        table.OUT,
        table.ADVENTURE_DECK,
        table.PAST,
        table.BANISHED,
        table.ACTION_DECK,
        table.DISCARD_PILE,
        *_PILES,
    )
)
"""Zones from which a card may vanish without tearing a hole into the table."""


def carry_over(data: Any, names: Names, book: ContinentBook, setup: Setup, seed: int) -> Game:
    """The game of a snapshot taken between turns, with other cards; refused if a card in use is gone."""
    rows = list(data)
    rows[14] = rows[15] = ()  # what happens next is a turn; the steps of the old rules stay behind
    old = snapshot.load(Content(names.cards, frozenset()), rows)
    return _Carrier(old, names, deal(book, setup, seed)).carried()


class _Carrier:
    """Moves one game, zone by zone, into a freshly dealt one."""

    def __init__(self, old: Game, names: Names, new: Game) -> None:
        self._old = old
        self._new = new
        self._names = names
        self._fresh = new.where.copy()
        numbers = {name: card for card, name in enumerate(new.content.card_ids)}
        self._cards = {card: numbers[name] for card, name in enumerate(names.cards) if name in numbers}
        self._refuse_holes()

    def _refuse_holes(self) -> None:
        gone = [
            self._names.cards[card]
            for card in range(len(self._names.cards))
            if card not in self._cards and self._old.where[card] not in _INVISIBLE
        ]
        if gone:
            raise SnapshotRefused(f"cards in use are no longer in the packs: {', '.join(gone)}")

    def carried(self) -> Game:
        old, new = self._old, self._new
        card, cards = self._card, self._cards
        self._carry_zones()
        new.chance = old.chance
        new.cells = {cell: cards[one] for cell, one in old.cells.items()}
        new.places = {one: cell for cell, one in new.cells.items()}
        new.beside = {cards[one]: cards[other] for one, other in old.beside.items()}
        new.figures = [card(one) for one in old.figures]
        new.counters = {
            cards[key // SLOTS] * SLOTS + self._slot(key % SLOTS): number
            for key, number in old.counters.items()
            if key // SLOTS in cards
        }
        new.known = {cards[one]: seen for one, seen in old.known.items() if one in cards}
        self._carry_registers()
        new.chronicle = {self._event(what): times for what, times in old.chronicle.items()}
        new.ending = old.ending
        new.agenda = []
        new.frames = []
        new.asked = []
        new.serial = old.serial
        new.barriers = old.barriers
        new.stack = [] if old.ending else [Turns()]
        new.forget_derived()
        self._add_new_cards()
        if new.stack:
            new.advance()
        return new

    def _card(self, card: int) -> int:
        return self._cards[card] if card != NONE else NONE

    def _word(self, group: str, number: int) -> int:
        """The number a word has now; words in use cannot vanish."""
        if number == NONE:
            return NONE
        word = self._names.words[group][number]
        found = self._new_words(group, word)
        if found == NONE:
            raise SnapshotRefused(f"the {group} {word!r} is in use but no longer in the packs")
        return found

    def _new_words(self, group: str, word: str) -> int:
        book = self._new.content
        assert isinstance(book, ContinentBook)
        return book.words.find(group, word)

    def _slot(self, slot: int) -> int:
        """Counters of packs come first, those of the rules have fixed numbers."""
        return self._word("counter", slot) if slot < len(self._names.words["counter"]) else slot

    def _event(self, what: str) -> str:
        """Events are noted in words, but for a character who was spent."""
        if what.startswith("spent "):
            return f"spent {self._word('character', int(what[6:]))}"
        return what

    def _carry_zones(self) -> None:
        old, new = self._old, self._new
        for zone in range(UNORDERED, table.FIXED):
            new.zones[zone] = ()
        del new.zones[table.FIXED :], new.values[table.FIXED :]
        new.kinds, new.owners = new.kinds[: table.FIXED], new.owners[: table.FIXED]
        new.where = bytearray(len(new.where))
        for zone in range(UNORDERED, len(old.zones)):
            cards = tuple(self._cards[card] for card in old.zones[zone] if card in self._cards)
            target = zone
            if zone >= table.FIXED:
                target = len(new.zones)
                new.zones.append(cards)
                new.kinds += (old.kinds[zone],)
                new.owners += (self._owner(zone),)
                new.values.append(old.values[zone])
            elif cards:
                target = self._store(zone) if zone >= table.STORES else zone
                new.zones[target] = cards
            for card in cards:
                new.where[card] = target
        for card, name in self._cards.items():
            if old.where[card] < UNORDERED:
                new.where[name] = old.where[card]

    def _owner(self, zone: int) -> int:
        owner = self._old.owners[zone]
        if self._old.kinds[zone] == table.DISPLAY:
            return self._card(owner)
        return table.stored(self._word("store", -2 - owner)) if owner <= -2 else owner

    def _store(self, zone: int) -> int:
        return table.STORES + self._word("store", zone - table.STORES)

    def _carry_registers(self) -> None:
        new = self._new
        new.registers = list(self._old.registers)
        for seat in range(4):
            at = table.CHARACTERS + seat
            new.registers[at] = self._word("character", new.registers[at])
        for at in (table.CHOSEN, table.LIFTED):
            curses = new.registers[at]
            new.registers[at] = sum(
                1 << self._word("curse", curse) for curse in range(curses.bit_length()) if curses >> curse & 1
            )

    def _add_new_cards(self) -> None:
        """A new card goes where it would have been dealt, but never into play."""
        new = self._new
        carried = set(self._cards.values())
        mixed: list[int] = []
        for card in range(len(new.where)):
            if card in carried:
                continue
            zone = self._fresh[card]
            if zone == table.BOARD:
                zone = table.ADVENTURE_DECK
            elif zone == table.FOGGY:
                zone = filing.home(new, card)
            elif zone == table.ACTION_DECK and not new.zones[table.ACTION_DECK]:
                zone = table.DISCARD_PILE  # it lies face down while the deck is empty (C-LIFE-04)
            elif zone not in _INVISIBLE:
                zone = table.OUT
            new.where[card] = zone
            if zone >= UNORDERED:
                new.zones[zone] = (*new.zones[zone], card)
                mixed.append(zone)
        for zone in dict.fromkeys(mixed):
            new.shuffle(zone)
