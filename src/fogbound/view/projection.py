"""The projection: what one seat may see of a game; there is no other way out (C-INFO, C-RUL-99)."""

from collections.abc import Iterable
from typing import Final, Literal

from fogbound.core import GROUP, NONE, Game
from fogbound.core import Option as Choice
from fogbound.core.board import column_of, row_of
from fogbound.core.game import SLOTS
from fogbound.packs.format import AREAS
from fogbound.rules.common.book import BLUE, FOG, GOLD, GREEN, OWN, SKILL, book_of
from fogbound.rules.continent import (
    cost,
    explain,
    filing,
    frames,
    life,
    limits,
    markers,
    result,
    sight,
    table,
)
from fogbound.rules.continent.book import rules_of
from fogbound.rules.continent.frames import ActionFrame, action_of
from fogbound.view.shape import (
    Action,
    Back,
    Card,
    Cell,
    Counter,
    Deck,
    Drawn,
    Item,
    Option,
    Question,
    Seat,
    Seen,
    Store,
    View,
)

__all__ = ["names", "question", "view"]

_STATUS: Final = ("empty", "present", "away", "eliminated", "gone")
_MODES: Final = ("normal", "easy", "extreme")
_STAGES: Final = ("item", "cost", "result", "skill", "discard", "consequence", "hand-limit", "over")
_OUTCOMES: Final = ("failure", "success")
_BACKS: Final[dict[int, Literal["green", "gold", "fog", "blue"]]] = {
    GREEN: "green",
    GOLD: "gold",
    FOG: "fog",
    BLUE: "blue",
}


def view(game: Game, seat: int) -> View:
    """What this seat may see; NONE for somebody who only watches."""
    return _Eye(game, seat).view()


def question(game: Game, seat: int) -> Question | None:
    """What the game waits for, as this seat may see it; quicker than the whole view."""
    return _Eye(game, seat).question()


def names(seen: View) -> set[str]:
    """The cards whose text and picture somebody with this view may have, copies counted as one."""
    found: set[str] = set()
    for seat in seen.seats:
        found.update(seat.own_skills)
        if seat.character:
            found.add(seat.character)
        _gather(seat.hand, found)
        for item in seat.items:
            _gather(item.cards, found)
    for cell in seen.board:
        _gather((cell.card, *cell.beside), found)
    for store in seen.stores:
        _gather((*store.cards, *(card for item in store.items for card in item.cards)), found)
    _gather((*seen.resolving, *seen.satchel, *seen.past, *seen.banished, *(seen.discarded or ())), found)
    for deck in (seen.adventure_deck, *seen.exploration_deck, seen.action_deck, seen.discard_pile):
        _gather((known.card for known in deck.seen), found)
    for one in seen.actions:
        found.add(one.card)
        _gather((drawn.card for drawn in one.drawn), found)
    options = (*(seen.question.options if seen.question is not None else ()), *seen.standing)
    found.update(option.card for option in options if option.card is not None)
    return {name.partition("#")[0] for name in found}


def _gather(cards: Iterable[Card | None], found: set[str]) -> None:
    for card in cards:
        if card is not None:
            found.add(card.id)
            _gather(card.bears, found)


class _Eye:
    """One seat looking at a game."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.book = book_of(game)
        self.words = self.book.words.words

    def view(self) -> View:
        game = self.game
        registers = game.registers
        banished = game.zones[table.BANISHED]
        return View(
            seat=_maybe(self.seat),
            serial=game.pending_serial(),
            turn=registers[table.TURN],
            active=registers[table.ACTIVE],
            mode=_MODES[registers[table.MODE]],
            curses_chosen=self.curses(registers[table.CHOSEN]),
            curses_lifted=self.curses(registers[table.LIFTED]),
            ending=game.ending,
            seats=tuple(self.chair(seat) for seat in range(game.seats)),
            board=tuple(self.cell(cell) for cell in sorted(game.cells)),
            resolving=self.cards(game.zones[table.RESOLVING]),
            satchel=self.cards(game.zones[table.SATCHEL]),
            past=self.cards(game.zones[table.PAST]),
            banished=self.cards(card for card in banished if sight.sees(game, self.seat, card)),
            banished_unseen=tuple(
                self.back(card) for card in banished if not sight.sees(game, self.seat, card)
            ),
            stores=self.stores(),
            adventure_deck=self.adventure_deck(),
            exploration_deck=tuple(
                self.deck(table.PILES + area, AREAS[area]) for area in range(rules_of(game).areas)
            ),
            action_deck=self.deck(table.ACTION_DECK),
            discard_pile=self.deck(table.DISCARD_PILE),
            discarded=self.discarded(),
            actions=tuple(self.action(frame) for frame in game.frames if isinstance(frame, ActionFrame)),
            question=self.question(),
            standing=tuple(self.option(option, False) for option in self.standing()),
        )

    # -- cards -------------------------------------------------------------------------------------

    def card(self, card: int) -> Card:
        """A card whose front this seat sees, with what lies on it."""
        game = self.game
        counters = tuple(
            Counter(name=self.words["counter"][slot - 1] if slot else "", n=game.count(card, slot))
            for slot in range(SLOTS)
            if slot not in (table.NOTES, table.LAST_USED) and game.count(card, slot)
        )
        notes = tuple(markers.noted(game, card))
        bears = tuple(
            lying for display in filing.displays(game, card) for lying in self.cards(game.zones[display])
        )
        return Card(id=game.content.card_ids[card], counters=counters, notes=notes, bears=bears)

    def cards(self, cards: Iterable[int]) -> tuple[Card, ...]:
        return tuple(self.card(card) for card in cards)

    def face(self, card: int) -> Card | None:
        return self.card(card) if sight.sees(self.game, self.seat, card) else None

    def back(self, card: int) -> Back:
        definition = self.book.cards[card]
        return Back(
            back=_BACKS.get(definition.back, "other"),
            number=_maybe(definition.number),
            area=AREAS[definition.area] if definition.back == FOG else None,
        )

    def deck(self, zone: int, name: str = "") -> Deck:
        """A hidden pile, with the places of those cards this seat has been shown."""
        cards = self.game.zones[zone]
        seen: tuple[Seen, ...] = ()
        if self.seat != NONE and self.game.known:
            seen = tuple(
                Seen(place=place, card=self.card(card))
                for place, card in enumerate(reversed(cards))
                if self.game.known.get(card, 0) >> self.seat & 1
            )
        return Deck(name=name, size=len(cards), seen=seen)

    def adventure_deck(self) -> Deck:
        """An index, not a pile: what has been shown of it has no place (C-COMP-09)."""
        game = self.game
        seen = tuple(
            Seen(place=NONE, card=self.card(card))
            for card in sorted(game.known)
            if game.where[card] == table.ADVENTURE_DECK and sight.sees(game, self.seat, card)
        )
        return Deck(name="", size=game.where.count(table.ADVENTURE_DECK), seen=seen)

    def discarded(self) -> tuple[Card, ...] | None:
        if not life.discard_pile_is_open(self.game):
            return None  # C-INFO-05
        return self.cards(reversed(self.game.zones[table.DISCARD_PILE]))

    def stores(self) -> tuple[Store, ...]:
        return tuple(
            Store(
                name=name,
                cards=self.cards(self.game.zones[table.STORES + number]),
                items=self.items(table.stored(number)),
            )
            for number, name in enumerate(self.words["store"])
        )

    def curses(self, bits: int) -> tuple[str, ...]:
        return tuple(name for number, name in enumerate(self.words.get("curse", ())) if bits >> number & 1)

    # -- seats and the Board -----------------------------------------------------------------------

    def chair(self, seat: int) -> Seat:
        game = self.game
        present = table.is_present(game, seat)
        character = game.registers[table.CHARACTERS + seat]
        return Seat(
            seat=seat,
            status=_STATUS[game.registers[table.STATUS + seat]],
            character=self.words["character"][character] if character != NONE else "",
            hand=self.cards(table.hand(game, seat)),
            items=self.items(seat),
            own_skills=self.own_skills(character),
            hand_size=len(table.limited(game, seat)),
            hand_limit=limits.hand_limit(game, seat) if present else 0,
            item_limit=limits.item_limit(game, seat) if present else 0,
            stack_limit=limits.stack_limit(game, seat) if present else 0,
            vital_loss=life.vital_loss(game, seat) if present else 0,
        )

    def own_skills(self, character: int) -> tuple[str, ...]:
        """The titles of a character's own Skills, each once (C-INFO-08)."""
        found = {
            card.uid
            for card in self.book.cards
            if card.kind == SKILL and card.skill == OWN and card.character == character
        }
        return tuple(sorted(found))

    def items(self, owner: int) -> tuple[Item, ...]:
        game = self.game
        in_use = [column for frame in game.frames if isinstance(frame, ActionFrame) for column in frame.used]
        return tuple(
            Item(cards=self.cards(game.zones[column]), die=game.values[column], used=column in in_use)
            for column in table.columns(game, owner)
        )

    def cell(self, cell: int) -> Cell:
        game = self.game
        card = game.cells[cell]
        foggy = game.where[card] == table.FOGGY
        there = foggy or game.where[card] in (table.BOARD, table.RESOLVING)  # else it was flipped and taken
        return Cell(
            column=column_of(cell),
            row=row_of(cell),
            card=self.face(card) if there else None,
            fog=AREAS[self.book.cards[card].area] if foggy else None,
            beside=self.cards(event for event, other in sorted(game.beside.items()) if other == card),
            explorers=tuple(seat for seat in range(game.seats) if game.figures[seat] == card),
            fires=tuple(seat for seat in range(game.seats) if game.figures[table.FIRES + seat] == card),
        )

    # -- what goes on ------------------------------------------------------------------------------

    def action(self, frame: ActionFrame) -> Action:
        game = self.game
        successes = None
        if frame.stage >= frames.RESULT:
            successes = frame.successes
            if frame.outcome == frames.UNDECIDED:
                successes = max(0, result.count(game, frame))
        return Action(
            card=game.content.card_ids[frame.card],
            verb=self.words["action"][action_of(game, frame).kind],
            index=frame.index,
            active=frame.active,
            involved=frame.involved,
            mandatory=frame.mandatory,
            stage=_STAGES[frame.stage - frames.ITEM],
            cost=cost.final_cost(game, frame) if frame.stage <= frames.COST else None,
            difficulty=result.difficulty(game, frame),
            successes=successes,
            outcome=_OUTCOMES[frame.outcome] if frame.outcome != frames.UNDECIDED else None,
            trade=frame.trade,
            drawn=tuple(
                Drawn(card=self.face(card), from_pile=origin == life.FROM_PILE)
                for card, origin in zip(frame.drawn, frame.origins, strict=True)
                if sight.drawing(game, card) is frame
            ),
        )

    def question(self) -> Question | None:
        game = self.game
        question = game.pending()
        if question is None:
            return None
        readable = sight.reads_question(game, self.seat)
        options = game.offered if readable else []
        asked = question.seat(game)
        return Question(
            kind=type(question).__name__,
            serial=game.pending_serial(),
            seat=None if asked == GROUP else asked,
            secret=question.is_secret(),
            options=tuple(self.option(option, explain.is_action(game, option)) for option in options),
            rules=explain.basis(question) if readable else (),
        )

    def standing(self) -> list[Choice]:
        return self.game.content.standing(self.game) if self.game.pending() is not None else []

    def option(self, option: Choice, begins_action: bool) -> Option:
        game = self.game
        price = difficulty = None
        if begins_action:
            ahead = explain.forecast(game, option)
            frame = frames.action_frame(ahead)
            price, difficulty = cost.final_cost(ahead, frame), result.difficulty(ahead, frame)
        return Option(
            id=game.option_id(option),
            verb=option.verb,
            seat=_maybe(option.seat),
            card=game.content.card_ids[option.card] if option.card != NONE else None,
            n=_maybe(option.n),
            wants=_wants(option.wants),
            cost=price,
            difficulty=difficulty,
        )


def _maybe(number: int) -> int | None:
    return None if number == NONE else number


def _wants(wants: str) -> Literal["", "number", "word"]:
    if wants == "number":
        return "number"
    return "word" if wants == "word" else ""
