"""Carrying a game over to changed cards: what is known by name keeps its place, new cards join the decks."""

from typing import Any

from fogbound.core import Content, Game, snapshot
from fogbound.core.errors import SnapshotRefused
from fogbound.core.game import SLOTS, UNORDERED
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import Book
from fogbound.rules.common.door import Translation
from fogbound.rules.common.setup import Setup
from fogbound.tables.snapshots import Names


def carry_over(data: Any, names: Names, book: Book, setup: Setup, seed: int) -> Game:
    """The game of a snapshot taken between turns, with other cards; refused if a card in use is gone."""
    rows = list(data)
    rows[14] = rows[15] = ()  # what happens next is a turn; the steps of the old rules stay behind
    old = snapshot.load(Content(names.cards, frozenset()), rows)
    return _Carrier(old, names, book, book.deal(setup, seed)).carry()


class _Carrier:
    """Moves one game, zone by zone, into a freshly dealt one."""

    def __init__(self, old: Game, names: Names, book: Book, new: Game) -> None:
        self._old = old
        self._book = book
        self._new = new
        self._names = names
        self._fresh = new.where.copy()
        numbers = {name: card for card, name in enumerate(new.content.card_ids)}
        self._cards = {card: numbers[name] for card, name in enumerate(names.cards) if name in numbers}
        self._today = Translation(self._cards, names.words, book.words.words)
        self._refuse_holes()

    def _refuse_holes(self) -> None:
        gone = [
            self._names.cards[card]
            for card in range(len(self._names.cards))
            if card not in self._cards and not self._book.may_vanish(self._old.where[card])
        ]
        if gone:
            raise SnapshotRefused(f"cards in use are no longer in the packs: {', '.join(gone)}")

    def carry(self) -> Game:
        old, new = self._old, self._new
        cards = self._cards
        self._carry_zones()
        new.chance = old.chance
        new.cells = {cell: cards[one] for cell, one in old.cells.items()}
        new.places = {one: cell for cell, one in new.cells.items()}
        new.beside = {cards[one]: cards[other] for one, other in old.beside.items()}
        new.figures = [self._today.card(one) for one in old.figures]
        new.counters = {
            cards[key // SLOTS] * SLOTS + self._slot(key % SLOTS): self._book.carried_counter(
                key % SLOTS, number, self._today
            )
            for key, number in old.counters.items()
            if key // SLOTS in cards
        }
        new.known = {cards[one]: seen for one, seen in old.known.items() if one in cards}
        new.registers = self._book.carried_registers(list(old.registers), self._today)
        self._carry_chronicle()
        new.ending = old.ending
        new.agenda = []
        new.frames = []
        new.asked = []
        new.serial = old.serial
        new.barriers = old.barriers
        new.stack = [] if old.ending else [self._book.turns()]
        new.forget_derived()
        self._add_new_cards()
        if new.stack:
            new.advance()
        return new

    def _slot(self, slot: int) -> int:
        """Counters of packs come behind the nameless one, those of the rules have fixed numbers."""
        named = len(self._names.words.get("counter", []))
        return self._today.word("counter", slot - 1) + 1 if 1 <= slot <= named else slot

    def _carry_chronicle(self) -> None:
        carried = [
            self._book.carried_event(what, times, self._today) for what, times in self._old.chronicle.items()
        ]
        self._new.chronicle = {what: times for what, times in carried if what}

    def _carry_zones(self) -> None:
        old, new, fixed = self._old, self._new, self._book.fixed_zones()
        for zone in range(UNORDERED, fixed):
            new.zones[zone] = ()
        del new.zones[fixed:], new.values[fixed:]
        new.kinds, new.owners = new.kinds[:fixed], new.owners[:fixed]
        new.where = bytearray(len(new.where))
        for zone in range(UNORDERED, len(old.zones)):
            cards = tuple(self._cards[card] for card in old.zones[zone] if card in self._cards)
            target = zone
            if zone >= fixed:
                target = len(new.zones)
                new.zones.append(cards)
                new.kinds += (old.kinds[zone],)
                new.owners += (self._owner(zone),)
                new.values.append(old.values[zone])
            elif cards:
                target = self._store(zone)
                new.zones[target] = cards
            for card in cards:
                new.where[card] = target
        for card, name in self._cards.items():
            if old.where[card] < UNORDERED:
                new.where[name] = old.where[card]

    def _owner(self, zone: int) -> int:
        owner = self._old.owners[zone]
        if self._old.kinds[zone] == tabletop.DISPLAY:
            return self._today.card(owner)
        return self._book.carried_owner(owner, self._today)

    def _store(self, zone: int) -> int:
        """Stores are named by packs; all other zones keep their numbers."""
        if not tabletop.STORES <= zone < tabletop.OWN_ZONES:
            return zone
        return tabletop.STORES + self._today.word("store", zone - tabletop.STORES)

    def _add_new_cards(self) -> None:
        """A new card goes where it would have been dealt, but never into play."""
        new = self._new
        carried = set(self._cards.values())
        mixed: list[int] = []
        for card in range(len(new.where)):
            if card in carried:
                continue
            zone = self._fresh[card]
            if zone == tabletop.BOARD:
                zone = tabletop.ADVENTURE_DECK
            elif zone == tabletop.FOGGY:
                zone = filing.home(new, card)
            else:
                zone = self._book.newcomer(new, zone)
            new.where[card] = zone
            if zone >= UNORDERED:
                new.zones[zone] = (*new.zones[zone], card)
                if self._book.may_vanish(zone):
                    mixed.append(zone)
        for zone in dict.fromkeys(mixed):
            new.shuffle(zone)
