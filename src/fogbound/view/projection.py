"""One seat looking at a game: what both rulesets show in the same way. Each projection adds what is its own."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from fogbound.core import GROUP, NONE, Game
from fogbound.core import Option as Choice
from fogbound.core.board import column_of, row_of
from fogbound.core.game import SLOTS
from fogbound.packs.format import AREAS
from fogbound.rules.common import closing, filing, markers, tabletop
from fogbound.rules.common.book import BLUE, FOG, GOLD, GREEN, Book, book_of
from fogbound.rules.common.door import reads_question
from fogbound.rules.common.zones import AREA, DECK, INDEX, OPEN, SEAT, STORE, UNPILED, Zone
from fogbound.view.schema import (
    KnownCard,
    SeenBack,
    SeenCard,
    SeenCell,
    SeenCounter,
    SeenItem,
    SeenOption,
    SeenPile,
    SeenQuestion,
    View,
    key_of,
)

__all__ = ["Projection", "Standpoint", "gather", "gather_counters", "maybe", "named_in_view", "words_in_view"]

Standpoint = tuple[object, ...]
"""All that a view depends on beside the game; seats with equal ones see the same, but for their own number."""

_BACKS: Final[dict[int, Literal["green", "gold", "fog", "blue"]]] = {
    GREEN: "green",
    GOLD: "gold",
    FOG: "fog",
    BLUE: "blue",
}


class Projection:
    """One seat looking at a game; NONE for a watcher."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.book = book_of(game)
        self.words = self.book.words.words
        self._bare: list[SeenCard] = []
        self._marked: set[int] = set()  # cards on which something lies or is written

    def sees(self, card: int) -> bool:
        return self.book.sees(self.game, self.seat, card)

    def standpoint(self) -> Standpoint:
        """What this seat has been shown of hidden cards, and whether it may read what is asked."""
        known = self.game.known if self.seat != NONE else {}
        shown = tuple(sorted(card for card, seats in known.items() if seats >> self.seat & 1))
        return shown, reads_question(self.game, self.seat)

    # -- cards -------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.game.content.card_ids[card]

    def card(self, card: int) -> SeenCard:
        """A card whose front this seat sees, with what lies on it."""
        if not self._bare:
            self._prepare_cards()
        return self.marked_card(card) if card in self._marked else self._bare[card]

    def _prepare_cards(self) -> None:
        self._bare = bare_cards(self.book)
        self._marked = {key // SLOTS for key in self.game.counters}
        self._marked.update(filing.bearers(self.game))

    def marked_card(self, card: int) -> SeenCard:
        """A card on which something lies."""
        return SeenCard(
            id=self.name(card),
            counters=self.counters(card),
            notes=self.notes(card),
            bears=self.cards_on(card),
            shut=self.is_shut(card),
        )

    def is_shut(self, card: int) -> tuple[int, ...]:
        """The actions of a card that cannot be taken any more, by their place."""
        closed = closing.shut(self.game, card)
        return tuple(at for at in range(closed.bit_length()) if closed >> at & 1)

    def counters(self, card: int) -> tuple[SeenCounter, ...]:
        """The markers on a card: plain ones, and those that packs name."""
        game = self.game
        named = self.words.get("counter", [])
        return tuple(
            SeenCounter(name=named[slot - 1] if slot else "", n=number)
            for slot in range(len(named) + 1)
            if (number := game.count(card, slot))
        )

    def notes(self, card: int) -> tuple[int, ...]:
        return tuple(markers.noted(self.game, card))

    def cards_on(self, card: int) -> tuple[SeenCard, ...]:
        """The cards that lie on a card."""
        zones = self.game.zones
        return tuple(
            lying for display in filing.displays(self.game, card) for lying in self.cards(zones[display])
        )

    def cards(self, cards: tuple[int, ...]) -> tuple[SeenCard, ...]:
        if not cards:
            return ()
        if not self._bare:
            self._prepare_cards()
        bare, marked = self._bare, self._marked
        return tuple([self.marked_card(card) if card in marked else bare[card] for card in cards])

    def face(self, card: int) -> SeenCard | None:
        return self.card(card) if self.sees(card) else None

    def back(self, card: int) -> SeenBack:
        definition = self.book.cards[card]
        return SeenBack(
            back=_BACKS.get(definition.back, "other"),
            number=maybe(definition.number),
            area=AREAS[definition.area] if definition.back == FOG else None,
        )

    # -- piles -------------------------------------------------------------------------------------

    def piles(self) -> dict[str, SeenPile]:
        """All cards that lie together beside the Board, zone by zone."""
        found: dict[str, SeenPile] = {}
        zones = self.game.zones
        for place in places(self.book, self.game.seats, self.areas()):
            cards = zones[place.number]
            if cards or place.zone.pile == INDEX or place.zone.count == STORE:
                found[place.key] = self.pile(place, cards)
            else:
                found[place.key] = place.empty
        return found

    def areas(self) -> int:
        """How many areas the land has."""
        raise AssertionError("the ruleset's projection knows")

    def pile(self, place: "Place", cards: tuple[int, ...]) -> SeenPile:
        """The cards that lie in one place."""
        zone = place.zone
        if zone.pile == INDEX:
            return self.index(place)
        if zone.pile == DECK:
            known = self.shown_of(cards)
            lies_open = self.book.is_open(self.game, cards[-1])
            if not known and not lies_open:
                return place.hidden_pile(len(cards))
            return SeenPile(
                zone=zone.name,
                part=place.part,
                seat=place.seat,
                size=len(cards),
                cards=self.cards(cards[::-1]) if lies_open else (),
                known=known,
                is_listed=zone.listed,
            )
        unseen: list[int] = []
        if self.game.known or zone.seen != OPEN:
            unseen = [card for card in cards if not self.sees(card)]
        return SeenPile(
            zone=zone.name,
            part=place.part,
            seat=place.seat,
            size=len(cards),
            cards=self.cards(tuple([card for card in cards if card not in unseen]) if unseen else cards),
            backs=tuple([self.back(card) for card in unseen]),
            items=self.items_in(place.number) if zone.count == STORE else (),
            is_listed=zone.listed,
        )

    def shown_of(self, cards: tuple[int, ...]) -> tuple[KnownCard, ...]:
        """What this seat has been shown of a hidden pile, by its place from the top, which lies last."""
        known, seat = self.game.known, self.seat
        if seat == NONE or not known:
            return ()
        return tuple(
            [
                KnownCard(place=place, card=self.card(card))
                for place, card in enumerate(reversed(cards))
                if known.get(card, 0) >> seat & 1
            ]
        )

    def index(self, place: "Place") -> SeenPile:
        """Cards without an order: what has been shown of them has no place (C-COMP-09)."""
        game = self.game
        seen = [card for card in sorted(game.known) if game.where[card] == place.number and self.sees(card)]
        if not seen:
            return place.hidden_pile(game.where.count(place.number))
        return SeenPile(
            zone=place.zone.name,
            size=game.where.count(place.number),
            known=tuple([KnownCard(place=NONE, card=self.card(card)) for card in seen]),
            is_listed=place.zone.listed,
        )

    def items_in(self, number: int) -> tuple[SeenItem, ...]:
        """The items that lie in a zone as a whole, where there is such a thing."""
        return ()

    # -- the Board ---------------------------------------------------------------------------------

    def board(self) -> tuple[SeenCell, ...]:
        beside: dict[int, list[int]] = {}
        for event, card in sorted(self.game.beside.items()):
            beside.setdefault(card, []).append(event)
        return tuple(self.cell(cell, beside) for cell in sorted(self.game.cells))

    def cell(self, cell: int, beside: dict[int, list[int]]) -> SeenCell:
        """A card of the Board; `beside` are the events that are attached to cards without a cell of their own."""
        game = self.game
        card = game.cells[cell]
        foggy = game.where[card] == tabletop.FOGGY
        there = foggy or game.where[card] in (
            tabletop.BOARD,
            tabletop.RESOLVING,
        )  # else it was flipped and taken
        kinds = self.words["action"]
        return SeenCell(
            column=column_of(cell),
            row=row_of(cell),
            card=self.face(card) if there else None,
            fog=AREAS[self.book.cards[card].area] if foggy else None,
            fog_side=tuple(kinds[action.kind] for action in self.book.cards[card].back_actions)
            if foggy
            else (),
            beside=self.cards(tuple(beside[card])) if card in beside else (),
            explorers=tuple(seat for seat in range(game.seats) if game.figures[seat] == card),
            fires=self.fires(card),
        )

    def fires(self, card: int) -> tuple[int, ...]:
        """The seats whose fires burn on a card, where there is such a thing."""
        return ()

    def character(self, seat: int) -> str:
        """The character that a seat plays; empty before there is one."""
        number = self.game.registers[tabletop.CHARACTERS + seat]
        return self.words["character"][number] if number != NONE else ""

    # -- what is asked -----------------------------------------------------------------------------

    def question(self) -> SeenQuestion | None:
        game = self.game
        question = game.pending()
        if question is None:
            return None
        readable = reads_question(game, self.seat)
        options = game.offered if readable else []
        asked = question.seat(game)
        return SeenQuestion(
            kind=question.name,
            serial=game.pending_serial(),
            seat=None if asked == GROUP else asked,
            secret=question.is_secret(),
            options=tuple(self.option(option, self.book.is_action(game, option)) for option in options),
            rules=self.book.basis(question) if readable else (),
        )

    def standing_options(self) -> tuple[SeenOption, ...]:
        """What may be done beside the question."""
        standing = self.game.content.standing(self.game) if self.game.pending() is not None else []
        return tuple(self.option(option, False) for option in standing)

    def option(self, option: Choice, begins_action: bool) -> SeenOption:
        game = self.game
        price = difficulty = None
        if begins_action:
            ahead = self.book.forecast(game, option)
            price = maybe(self.book.number(ahead, "cost", NONE, []))
            difficulty = maybe(self.book.number(ahead, "difficulty", NONE, []))
        return SeenOption(
            id=game.option_id(option),
            verb=option.verb,
            seat=maybe(option.seat),
            card=self.name(option.card) if option.card != NONE else None,
            n=maybe(option.n),
            wants=_wants(option.wants),
            cost=price,
            difficulty=difficulty,
        )


class Place:
    """Where a pile lies: a row of the table of zones, or one of several alike."""

    def __init__(self, zone: Zone, number: int, part: str, seat: int | None) -> None:
        self.zone = zone
        self.number = number
        self.part = part
        self.seat = seat
        self.key = key_of(zone.name, part, seat)
        self._hidden: dict[int, SeenPile] = {}
        self.empty = self.hidden_pile(0)

    def hidden_pile(self, size: int) -> SeenPile:
        """So many cards of which nothing is known; the same each time."""
        found = self._hidden.get(size)
        if found is None:
            zone = self.zone
            found = SeenPile(zone=zone.name, part=self.part, seat=self.seat, size=size, is_listed=zone.listed)
            self._hidden[size] = found
        return found


@lru_cache(256)
def places(book: Book, seats: int, areas: int) -> list[Place]:
    """The places of all piles, in the order of the table."""
    return [
        Place(zone, zone.first + at, part, seat)
        for zone in book.zones()
        if zone.pile != UNPILED
        for at, (part, seat) in enumerate(_parts(book, zone, seats, areas))
    ]


def _parts(book: Book, zone: Zone, seats: int, areas: int) -> list[tuple[str, int | None]]:
    """The piles of a row of the table: their areas, their names or whose they are."""
    if zone.count == SEAT:
        return [("", seat) for seat in range(seats)]
    if zone.count == AREA:
        return [(AREAS[area], None) for area in range(areas)]
    if zone.count == STORE:
        return [(name, None) for name in book.words.words.get("store", [])]
    return [("", None)]


@lru_cache(256)
def bare_cards(book: Book) -> list[SeenCard]:
    """All cards of a book by number, with nothing on them: most of those that lie anywhere are so."""
    return [SeenCard(id=name) for name in book.card_ids]


def named_in_view(seen: View) -> set[str]:
    """The cards that every view may name: hands, the Board, decks, actions, options."""
    found: set[str] = set()
    for seat in seen.seats:
        gather(seat.hand, found)
    for cell in seen.board:
        if cell.card is not None:
            gather_card(cell.card, found)
        gather(cell.beside, found)
    gather(seen.resolving, found)
    for pile in seen.piles.values():
        gather(pile.cards, found)
        for known in pile.known:
            gather_card(known.card, found)
        for item in pile.items:
            gather(item.cards, found)
    for one in seen.actions:
        if one.card is not None:
            found.add(one.card)
    for options in (seen.question.options if seen.question is not None else (), seen.standing):
        for option in options:
            if option.card is not None:
                found.add(option.card)
    return found


def words_in_view(seen: View) -> set[tuple[str, str]]:
    """The words that every view may contain: characters, and counters on cards in hands and on the Board."""
    found: set[tuple[str, str]] = set()
    for seat in seen.seats:
        if seat.character:
            found.add(("character", seat.character))
        gather_counters(seat.hand, found)
    for cell in seen.board:
        gather_counters(cell.beside, found)
        if cell.card is not None:
            gather_counters((cell.card,), found)
    return found


def gather_counters(cards: Iterable[SeenCard], found: set[tuple[str, str]]) -> None:
    """Add the names of the counters on these cards, and on what lies on them."""
    for card in cards:
        for counter in card.counters:
            if counter.name:
                found.add(("counter", counter.name))
        if card.bears:
            gather_counters(card.bears, found)


def gather(cards: Iterable[SeenCard | None], found: set[str]) -> None:
    """Add these cards, and what lies on them."""
    for card in cards:
        if card is not None:
            gather_card(card, found)


def gather_card(card: SeenCard, found: set[str]) -> None:
    """Add a card, and what lies on it."""
    found.add(card.id)
    if card.bears:
        gather(card.bears, found)


def without_copies(found: set[str]) -> set[str]:
    """The ids of these cards, copies counted as one."""
    return {name.partition("#")[0] if "#" in name else name for name in found}


def maybe(number: int) -> int | None:
    """A number that may be NONE."""
    return None if number == NONE else number


def _wants(wants: str) -> Literal["", "number", "word"]:
    if wants == "number":
        return "number"
    return "word" if wants == "word" else ""
