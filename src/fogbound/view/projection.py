"""One seat looking at a game: what both rulesets show in the same way. Each projection adds what is its own."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from fogbound.core import GROUP, NONE, Game
from fogbound.core import Option as Choice
from fogbound.core.board import column_of, row_of
from fogbound.core.game import SLOTS
from fogbound.packs.format import AREAS
from fogbound.rules.common import filing, markers, tabletop
from fogbound.rules.common.book import BLUE, FOG, GOLD, GREEN, Book, book_of
from fogbound.rules.common.door import reads_question
from fogbound.view.schema import (
    KnownCard,
    SeenBack,
    SeenCard,
    SeenCell,
    SeenCounter,
    SeenDeck,
    SeenOption,
    SeenQuestion,
    View,
)

__all__ = ["Projection", "Standpoint", "gather", "maybe", "named_in_view"]

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
            self._bare = bare_cards(self.book)
            self._marked = {key // SLOTS for key in self.game.counters}
            self._marked.update(filing.bearers(self.game))
        return self.marked_card(card) if card in self._marked else self._bare[card]

    def marked_card(self, card: int) -> SeenCard:
        """A card on which something lies."""
        return SeenCard(
            id=self.name(card),
            counters=self.counters(card),
            notes=self.notes(card),
            bears=self.borne(card),
        )

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

    def borne(self, card: int) -> tuple[SeenCard, ...]:
        """The cards that lie on a card."""
        zones = self.game.zones
        return tuple(
            lying for display in filing.displays(self.game, card) for lying in self.cards(zones[display])
        )

    def cards(self, cards: Iterable[int]) -> tuple[SeenCard, ...]:
        return tuple(self.card(card) for card in cards)

    def face(self, card: int) -> SeenCard | None:
        return self.card(card) if self.sees(card) else None

    def back(self, card: int) -> SeenBack:
        definition = self.book.cards[card]
        return SeenBack(
            back=_BACKS.get(definition.back, "other"),
            number=maybe(definition.number),
            area=AREAS[definition.area] if definition.back == FOG else None,
        )

    def deck(self, zone: int, name: str = "") -> SeenDeck:
        """A hidden pile, with the places of those cards this seat has been shown."""
        cards = self.game.zones[zone]
        seen: tuple[KnownCard, ...] = ()
        if self.seat != NONE and self.game.known:
            seen = tuple(
                KnownCard(place=place, card=self.card(card))
                for place, card in enumerate(reversed(cards))
                if self.game.known.get(card, 0) >> self.seat & 1
            )
        return SeenDeck(name=name, size=len(cards), seen=seen)

    def adventure_deck(self) -> SeenDeck:
        """An index, not a pile: what has been shown of it has no place (C-COMP-09)."""
        game = self.game
        seen = tuple(
            KnownCard(place=NONE, card=self.card(card))
            for card in sorted(game.known)
            if game.where[card] == tabletop.ADVENTURE_DECK and self.sees(card)
        )
        return SeenDeck(name="", size=game.where.count(tabletop.ADVENTURE_DECK), seen=seen)

    def exploration_deck(self, areas: int) -> tuple[SeenDeck, ...]:
        return tuple(self.deck(tabletop.PILES + area, AREAS[area]) for area in range(areas))

    # -- the Board ---------------------------------------------------------------------------------

    def board(self) -> tuple[SeenCell, ...]:
        return tuple(self.cell(cell) for cell in sorted(self.game.cells))

    def cell(self, cell: int) -> SeenCell:
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
            beside=self.cards(event for event, other in sorted(game.beside.items()) if other == card),
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
        gather((cell.card, *cell.beside), found)
    gather(seen.resolving, found)
    for deck in (seen.adventure_deck, *seen.exploration_deck):
        gather((known.card for known in deck.seen), found)
    found.update(one.card for one in seen.actions if one.card is not None)
    options = (*(seen.question.options if seen.question is not None else ()), *seen.standing)
    found.update(option.card for option in options if option.card is not None)
    return found


def gather(cards: Iterable[SeenCard | None], found: set[str]) -> None:
    """Add these cards, and what lies on them."""
    for card in cards:
        if card is not None:
            found.add(card.id)
            gather(card.bears, found)


def maybe(number: int) -> int | None:
    """A number that may be NONE."""
    return None if number == NONE else number


def _wants(wants: str) -> Literal["", "number", "word"]:
    if wants == "number":
        return "number"
    return "word" if wants == "word" else ""
