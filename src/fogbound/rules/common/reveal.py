"""Taking numbered cards and what each kind of card does when it is revealed.

C-NUM, C-REV, C-RUL-54, C-RUL-55, C-RUL-56, C-RUL-57, C-RUL-58, C-RUL-59, C-RUL-60, C-RUL-61, C-RUL-62,
C-RUL-63, C-RUL-64, C-RUL-65, C-RUL-66.
"""

from typing import ClassVar

from fogbound.core.board import beyond, opposite
from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import agenda, filing, news, points, tabletop
from fogbound.rules.common.book import FOG, PERMANENT, QUEST, TEMPORARY, TERRAIN, book_of, do
from fogbound.rules.common.chronicle import TAKEN
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.options import OPTION_ALONGSIDE, OPTION_LEAVE_IT, OPTION_SIDE
from fogbound.rules.common.reactions import React, entered, react
from fogbound.rules.common.room import MakeRoom, lacks_room, outgrows, refill_arrows

# -- finding a numbered card -----------------------------------------------------------------------


def candidates(game: Game, number: int, back: int, back_ref: str) -> list[int]:
    """The cards of this number and back in the Adventure Deck (and with this back reference, if one is needed).

    C-NUM-14.
    """
    book = book_of(game)
    return [
        card
        for card in book.numbered.get(number, [])
        if game.where[card] == tabletop.ADVENTURE_DECK
        and book.cards[card].back == back
        and (not back_ref or back_ref in book.cards[card].back_refs)
    ]


def find(game: Game, number: int, back_ref: str, seat: int = NONE, old: int = NONE) -> int:
    """A random one of the cards the ruleset lets this explorer take, or none (C-NUM-02, T-TAKE-02).

    With `old` it must be one that may take the place of this card.
    """
    book = book_of(game)
    cards = book.eligible(game, number, back_ref, seat)
    if old != NONE:
        cards = [card for card in cards if book.may_replace(game, old, card)]
    return game.pick(cards) if cards else NONE


def refill_helps(game: Game, number: int, back_ref: str, seat: int, old: int = NONE) -> bool:
    """A plain call always empties the Past; a guessed number only for a card that fits (C-RUL-57, T-RUL-90)."""
    if not back_ref:
        return True
    book = book_of(game)
    return any(
        game.where[card] == tabletop.PAST
        and back_ref in book.cards[card].back_refs
        and book.may_take(game, card, seat)
        and (old == NONE or book.may_replace(game, old, card))
        for card in book.numbered.get(number, [])
    )


def fetch(game: Game, number: int, back_ref: str = "", seat: int = NONE, old: int = NONE) -> int:
    """The card a call leads to, by its back alone; the Past is emptied if it is not there.

    C-NUM-05, T-TAKE-09, C-NUM-07.

    With `old` it is one that may take the place of this card.

    C-RUL-56.
    """
    card = find(game, number, back_ref, seat, old)
    if card == NONE and refill_helps(game, number, back_ref, seat, old):
        filing.empty_past(game)
        card = find(game, number, back_ref, seat, old)
    return card


def available(game: Game, number: int, seat: int = NONE) -> bool:
    """Whether this explorer would find a card of this number in the Adventure Deck."""
    return bool(book_of(game).eligible(game, number, "", seat))


def is_used_up(game: Game, number: int) -> bool:
    """Whether every card of this number has left the Adventure Deck, so that a call `if available` does nothing."""
    cards = book_of(game).numbered.get(number, [])
    return bool(cards) and not any(game.where[card] == tabletop.ADVENTURE_DECK for card in cards)


class TakeNumber(Step):
    """Take a card with this number and resolve it; `cell` is where it goes if it needs a place.

    A call that says `if available` leaves the Past alone.

    C-NUM-01, C-NUM-06, C-RUL-18, T-TAKE-01, T-TAKE-08.
    """

    def __init__(
        self,
        number: int,
        seat: int,
        cell: int = NONE,
        if_available: bool = False,
        back_ref: str = "",
        named: bool = False,
    ) -> None:
        self.number = number
        self.seat = seat
        self.cell = cell
        self.if_available = if_available
        self.back_ref = back_ref
        self.named = named  # the text names who takes it

    def run(self, game: Game) -> None:
        seat = self.seat
        if self.named and not tabletop.is_present(game, seat):
            return  # who is out of the game takes nothing any more
        if not self.named and not goes_on(game, seat):
            seat = book_of(game).taker(game, seat)
        if seat == NONE:
            return
        look = find if self.if_available else fetch
        card = look(game, self.number, self.back_ref, seat)
        if card == NONE:
            game.tell(news.NO_SUCH_CARD, seat, n=self.number)  # C-RUL-54, T-RUL-71
            return
        game.next(Reveal(card, seat, self.cell, self.named))


class Reveal(Step):
    """A card's back is read, then its front is shown and resolved (C-NUM-04, T-TAKE-03, C-INFO-09)."""

    def __init__(self, card: int, seat: int, cell: int, named: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell
        self.named = named

    def run(self, game: Game) -> None:
        if reads_back(game, self, self.card, self.seat):
            return
        game.barriers += 1
        game.move(self.card, tabletop.RESOLVING)
        game.tell(news.TAKEN, self.seat, self.card)
        note_taken(game, self.card)
        if book_of(game).forces_at(game, points.TAKEN):
            game.next(React(points.TAKEN, self.seat, self.card))
        game.next(Resolve(self.card, self.seat, self.cell, self.named))
        if book_of(game).cards[self.card].back == FOG and book_of(game).forces_at(game, points.FLIPPED):
            game.next(React(points.FLIPPED, self.seat, self.card))


def reads_back(game: Game, turning: Step, card: int, seat: int) -> bool:
    """Do what a card's back orders before its front is turned up by this step; False when it has been done (T-RUL-109).

    Until then the card is drawn, face down.
    """
    definition = book_of(game).cards[card]
    if definition.back_text is None or game.where[card] == tabletop.DRAWN:
        return False
    game.barriers += 1
    game.move(card, tabletop.DRAWN)
    game.tell(news.BACK_READ, seat, n=definition.number)
    game.next(turning)
    do(game, definition.back_text, card, seat)
    return True


def note_taken(game: Game, card: int) -> None:
    """The chronicle remembers a revealed card, by its number or, from the fog, by its unique id."""
    game.record(_taken(game, card))


def times_taken(game: Game, card: int) -> int:
    """How often such a card has been revealed in this adventure."""
    return game.chronicle.get(_taken(game, card), 0)


def _taken(game: Game, card: int) -> str:
    definition = book_of(game).cards[card]
    return f"{TAKEN} {definition.number:03}" if definition.back != FOG else f"{TAKEN} {definition.uid}"


class Resolve(Step):
    """What a revealed card does, by its kind, wherever it comes from (T-CARD-07, T-CMP-17)."""

    def __init__(self, card: int, seat: int, cell: int, named: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell
        self.named = named

    def run(self, game: Game) -> None:
        if game.where[self.card] != tabletop.RESOLVING:
            return  # another card was taken in its place before anything of it was resolved
        kind = book_of(game).cards[self.card].kind
        if kind == TERRAIN:
            game.next(PlaceTerrain(self.card, self.seat, self.cell))
        elif kind == PERMANENT:
            game.next(PlaceEvent(self.card, self.seat, self.cell))
        elif kind == TEMPORARY:
            game.next(FinishEvent(self.card, self.seat))
            book_of(game).begin_event(game, self.card, self.seat)
            do(game, book_of(game).cards[self.card].text, self.card, self.seat)
            book_of(game).event_read(game, self.card, self.seat)
        elif kind == QUEST:
            filing.vacate(game, self.card)
            game.move(self.card, tabletop.QUESTS)  # C-REV-11, T-TYPE-10
            game.tell(news.QUEST_ITEM, self.seat, self.card)
            entered(game, self.card, self.seat)
        else:
            book_of(game).resolve(game, self.card, self.seat, self.named)


class FinishEvent(Step):
    """A Temporary event has been read: its action is mandatory (C-RUL-44), else it is discarded.

    C-REV-08, C-CARD-04.
    """

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if game.where[self.card] != tabletop.RESOLVING:
            return  # its text has sent it elsewhere
        if book_of(game).cards[self.card].actions:
            agenda.mandatory(game, self.card, self.seat)
        else:
            filing.discard(game, self.card)


# -- placing cards on the Board --------------------------------------------------------------------


class PlaceTerrain(Step):
    """A Terrain goes where the enabling card says; fog follows at its arrows.

    C-REV-01, C-REV-02, C-REV-03, C-REV-04, T-TYPE-02.
    """

    def __init__(self, card: int, seat: int, cell: int, crowded: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell
        self.crowded = crowded  # room has been made as far as it can be

    def run(self, game: Game) -> None:
        if self.cell == NONE:
            game.next(ChooseSide(self.card, self.seat))
        elif not self.crowded and lacks_room(game, self.card, self.cell):
            if not book_of(game).makes_room(game, self.card, self.seat, self.cell):
                game.then(
                    MakeRoom(self.card, self.seat, self.cell),
                    PlaceTerrain(self.card, self.seat, self.cell, True),
                )
        else:
            filing.lay(game, self.card, self.cell, tabletop.BOARD)
            game.tell(news.TERRAIN, self.seat, self.card)
            lay_fog(game, self.card)
            if self.crowded:
                refill_arrows(game)
            game.next(TerrainEntered(self.card, self.seat))


class TerrainEntered(Step):
    """The Terrain lies there: its own text about coming into play is performed, then others answer."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        react(game, points.LAND_GROWN, NONE, self.card)
        entered(game, self.card, self.seat)


class ChooseSide(Question):
    """A Terrain whose place no card names: the taker lays it beside the own terrain, on a free side.

    T-TYPE-01.
    """

    name: ClassVar[str] = "choose-side"

    def __init__(self, card: int, taker: int) -> None:
        self.card = card
        self.taker = taker

    def seat(self, game: Game) -> int:
        return placer(game, self.taker)

    def options(self, game: Game) -> list[Option]:
        cell = place_of(game, placer(game, self.taker))
        sides = [side for side in range(4) if cell != NONE and beyond(cell, side) not in game.cells]
        return [Option(OPTION_SIDE, n=side) for side in sides] or [Option(OPTION_LEAVE_IT, self.card)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_LEAVE_IT:
            filing.put_back(game, self.card)
            return
        seat = placer(game, self.taker)
        cell = game.places[game.figures[seat]]
        game.next(PlaceTerrain(self.card, seat, beyond(cell, option.n)))


def placer(game: Game, taker: int) -> int:
    """Who puts a card down: its taker, or who takes over from one who is out of it; NONE for nobody.

    (C-RUL-45, T-RUL-59)
    """
    return taker if goes_on(game, taker) else book_of(game).placer(game, taker)


def place_of(game: Game, seat: int) -> int:
    """The cell in which an explorer stands; NONE for nobody and for one without a figure on the Board."""
    return game.places.get(game.figures[seat], NONE) if seat != NONE else NONE


def goes_on(game: Game, seat: int) -> bool:
    """Whether an explorer is still in the game and in what happens."""
    return tabletop.is_present(game, seat) and not book_of(game).has_left(game, seat)


class PlaceEvent(Step):
    """A Permanent event lies so that an arrow points at the explorer's Terrain.

    C-REV-05, C-RUL-63, T-TYPE-03.
    """

    def __init__(self, card: int, seat: int, cell: int) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell

    def run(self, game: Game) -> None:
        if self.cell != NONE:
            put_event(game, self.card, self.seat, self.cell)
        else:
            game.next(ChooseEventCell(self.card, self.seat))


def put_event(game: Game, card: int, seat: int, cell: int) -> None:
    """Lay a Permanent event into a cell, or alongside when there is none."""
    if cell == NONE:
        game.move(card, tabletop.BOARD)
        game.beside[card] = game.figures[seat]
    else:
        filing.lay(game, card, cell, tabletop.BOARD)
    event_entered(game, card, seat)


def event_entered(game: Game, card: int, seat: int) -> None:
    """A Permanent event lies there: a mandatory action it shows waits for those involved (C-LEG-07)."""
    game.tell(news.EVENT, seat, card)
    if any(action.mandatory for action in book_of(game).cards[card].actions):
        agenda.mandatory(game, card, seat)
    entered(game, card, seat)


class ChooseEventCell(Question):
    """The cell the event's arrow implies; with several the active player chooses, with none it lies alongside."""

    name: ClassVar[str] = "choose-event-cell"

    def __init__(self, card: int, taker: int) -> None:
        self.card = card
        self.taker = taker

    def seat(self, game: Game) -> int:
        return placer(game, self.taker)

    def options(self, game: Game) -> list[Option]:
        here = place_of(game, placer(game, self.taker))
        if here == NONE:
            return [Option(OPTION_LEAVE_IT, self.card)]  # nobody stands anywhere
        placements = book_of(game).cards[self.card].placements
        sides = [
            opposite(direction)
            for direction in range(4)
            if placements >> direction & 1 and is_free(game, beyond(here, opposite(direction)))
        ]
        return [Option(OPTION_SIDE, n=side) for side in sides] or [Option(OPTION_ALONGSIDE, self.card)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_LEAVE_IT:
            filing.put_back(game, self.card)
            return
        seat = placer(game, self.taker)
        cell = NONE
        if option.verb == OPTION_SIDE:
            cell = beyond(game.places[game.figures[seat]], option.n)
        put_event(game, self.card, seat, cell)

    def rules(self) -> tuple[str, ...]:
        return ("C-REV-05", "C-RUL-63")


def is_free(game: Game, cell: int) -> bool:
    """Whether a card can lie there: nothing does yet, and the table reaches that far (C-RUL-67)."""
    return cell not in game.cells and not outgrows(game, [cell])


# -- replacing a card in its place -----------------------------------------------------------------


class Replace(Step):
    """A card leaves and another takes its place, resolved as newly revealed; figures stay (C-RUL-58, C-RUL-59)."""

    def __init__(self, old: int, new: int, seat: int, how: int) -> None:
        self.old = old
        self.new = new
        self.seat = seat
        self.how = how

    def run(self, game: Game) -> None:
        definition = book_of(game).cards[self.new]
        if definition.kind != TERRAIN and filing.bears_figures(game, self.old):
            return  # nobody may be left without a Terrain (C-RUL-64)
        if reads_back(game, self, self.new, self.seat):
            return
        cell = game.places.get(self.old, NONE)
        beside = game.beside.get(self.old, NONE)
        game.barriers += 1
        game.move(self.new, tabletop.RESOLVING)
        game.tell(news.REPLACED, self.seat, self.new, other=self.old)
        note_taken(game, self.new)
        if cell != NONE and definition.kind == TERRAIN:
            exchange_terrain(game, self.old, self.new, cell, self.how)
            lay_fog(game, self.new)
            game.next(TerrainEntered(self.new, self.seat))
        elif definition.kind == PERMANENT and (cell != NONE or beside != NONE):
            lift(game, self.old, self.how)
            if cell != NONE:
                filing.lay(game, self.new, cell, tabletop.BOARD)
            else:
                game.move(self.new, tabletop.BOARD)
                game.beside[self.new] = beside
            event_entered(game, self.new, self.seat)
        else:
            lift(game, self.old, self.how)
            game.next(Resolve(self.new, self.seat, cell))


def lift(game: Game, card: int, how: int) -> None:
    """Let a card leave the Board without opening the space it leaves: another card takes it."""
    cell = game.places.get(card, NONE)
    filing.send(game, card, how)
    if cell != NONE:
        agenda.forget_opening(game, cell)


def exchange_terrain(game: Game, old: int, new: int, cell: int, how: int) -> None:
    """Figures, fires, attached events and fog stay where they are; for the figures it is an arrival (C-RUL-69)."""
    moved = [figure for figure in range(len(game.figures)) if game.figures[figure] == old]
    beside = [card for card, terrain in game.beside.items() if terrain == old]
    game.vacate(old)
    filing.lay(game, new, cell, tabletop.BOARD)
    for figure in moved:
        game.figures[figure] = new
    for card in beside:
        game.beside[card] = new
    filing.send(game, old, how)
    agenda.arrivals(game, tuple(figure for figure in moved if figure < tabletop.SEATS), new)
