"""Taking numbered cards and what each kind of card does when it is revealed (C-NUM, C-REV, C-RUL-54..66)."""

from fogbound.core.board import beyond, opposite
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common.book import (
    BONUS,
    FOG,
    GOLD,
    GREEN,
    ITEM,
    PERMANENT,
    QUEST,
    SKILL,
    STATE,
    TEMPORARY,
    TERRAIN,
    book_of,
    do,
)
from fogbound.rules.continent import agenda, filing, table
from fogbound.rules.continent.fog import lay_fog
from fogbound.rules.continent.frames import involved_now
from fogbound.rules.continent.items import GainItem
from fogbound.rules.continent.reactions import entered
from fogbound.rules.continent.room import MakeRoom, lacks_room, outgrows, refill_arrows
from fogbound.rules.continent.states import TakeState

# -- finding a numbered card -----------------------------------------------------------------------


def candidates(game: Game, number: int, back: int, back_ref: str) -> list[int]:
    """The cards of this number and back in the Adventure Deck (and with this back reference, if one is needed)."""
    book = book_of(game)
    return [
        card
        for card in book.numbered.get(number, [])
        if game.where[card] == table.ADVENTURE_DECK
        and book.cards[card].back == back
        and (not back_ref or back_ref in book.cards[card].back_refs)
    ]


def find(game: Game, number: int, back_ref: str) -> int:
    """A random green card of the number, else a random gold one, else none (C-NUM-02, C-NUM-03)."""
    back = GREEN if candidates(game, number, GREEN, "") else GOLD  # whatever the backs refer to
    cards = candidates(game, number, back, back_ref)
    return game.pick(cards) if cards else NONE


def refill_helps(game: Game, number: int, back_ref: str) -> bool:
    """A plain call always empties the Past; a guessed number only for a card that fits (C-RUL-57)."""
    if not back_ref:
        return True
    book = book_of(game)
    return any(
        game.where[card] == table.PAST and back_ref in book.cards[card].back_refs
        for card in book.numbered.get(number, [])
    )


def fetch(game: Game, number: int, back_ref: str = "") -> int:
    """The card a call leads to, judged by its back alone; the Past is emptied if it is not there (C-NUM-05)."""
    card = find(game, number, back_ref)
    if card == NONE and refill_helps(game, number, back_ref):
        filing.empty_past(game)
        card = find(game, number, back_ref)
    return card


def available(game: Game, number: int) -> bool:
    """Whether a card of this number is in the Adventure Deck."""
    return any(game.where[card] == table.ADVENTURE_DECK for card in book_of(game).numbered.get(number, []))


class TakeNumber(Step):
    """Take a card with this number and resolve it; `cell` is where it goes if it needs a place."""

    def __init__(
        self, number: int, seat: int, cell: int = NONE, if_available: bool = False, back_ref: str = ""
    ) -> None:
        self.number = number
        self.seat = seat
        self.cell = cell
        self.if_available = if_available
        self.back_ref = back_ref

    def run(self, game: Game) -> None:
        if not table.is_present(game, self.seat):
            return  # whose adventure is over takes nothing any more
        number, back_ref = self.number, self.back_ref
        card = find(game, number, back_ref) if self.if_available else fetch(game, number, back_ref)
        if card == NONE:
            game.tell("no-such-card", self.seat, n=self.number)  # C-RUL-54
            return
        game.next(Reveal(card, self.seat, self.cell))


class Reveal(Step):
    """A card's back is read, then its front is shown and resolved (C-NUM-04)."""

    def __init__(self, card: int, seat: int, cell: int) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell

    def run(self, game: Game) -> None:
        game.barriers += 1
        game.move(self.card, table.RESOLVING)
        game.tell("taken", self.seat, self.card)
        note_taken(game, self.card)
        game.next(Resolve(self.card, self.seat, self.cell))


def note_taken(game: Game, card: int) -> None:
    """The chronicle remembers a revealed card, by its number or, from the fog, by its unique id."""
    definition = book_of(game).cards[card]
    game.record(f"taken {definition.number:03}" if definition.back != FOG else f"taken {definition.uid}")


class Resolve(Step):
    """What a revealed card does, by its kind (section 8)."""

    def __init__(self, card: int, seat: int, cell: int) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell

    def run(self, game: Game) -> None:
        kind = book_of(game).cards[self.card].kind
        if kind == TERRAIN:
            game.next(PlaceTerrain(self.card, self.seat, self.cell))
        elif kind == PERMANENT:
            game.next(PlaceEvent(self.card, self.seat, self.cell))
        elif kind == TEMPORARY:
            game.next(FinishEvent(self.card, self.seat))
            do(game, book_of(game).cards[self.card].text, self.card, self.seat)
        elif kind == ITEM:
            game.next(GainItem(self.card, self.seat, False, False))
        elif kind == QUEST:
            filing.vacate(game, self.card)
            game.move(self.card, table.SATCHEL)  # C-REV-11
            game.tell("quest-item", self.seat, self.card)
            entered(game, self.card, self.seat)
        elif kind == STATE:
            game.next(TakeState(self.card, self.seat))
        elif kind == SKILL or kind == BONUS:
            game.next(GainHandCard(self.card, self.seat))
        else:
            filing.put_back(game, self.card)


class FinishEvent(Step):
    """A Temporary event has been read: its action is mandatory (C-RUL-44), else it is discarded (C-REV-08)."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if game.where[self.card] != table.RESOLVING:
            return  # its text has sent it elsewhere
        if book_of(game).cards[self.card].actions:
            agenda.mandatory(game, self.card, self.seat)
        else:
            filing.discard(game, self.card)


class GainHandCard(Question):
    """A Skill or Bonus: into the hand, to another involved explorer, or discarded (C-REV-12)."""

    def __init__(self, card: int, taker: int) -> None:
        self.card = card
        self.taker = taker

    def seat(self, game: Game) -> int:
        return self.taker

    def options(self, game: Game) -> list[Option]:
        options = []
        others = [seat for seat in involved_now(game, self.taker) if seat != self.taker]
        for seat in (self.taker, *others):
            if may_hold(game, self.card, seat):
                options.append(Option("take-in-hand", self.card, seat=seat))
        options.append(Option("leave-it", self.card))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "take-in-hand":
            filing.vacate(game, self.card)
            game.move(self.card, table.HANDS + option.seat)
            game.tell("in-hand", option.seat, self.card)
            entered(game, self.card, option.seat)
        else:
            filing.discard(game, self.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-REV-12", "C-RUL-46")


def may_hold(game: Game, card: int, seat: int) -> bool:
    """An own Skill goes to nobody else's hand (C-SKILL-04)."""
    definition = book_of(game).cards[card]
    return definition.character == NONE or definition.character == game.registers[table.CHARACTERS + seat]


# -- placing cards on the Board --------------------------------------------------------------------


class PlaceTerrain(Step):
    """A Terrain goes where the enabling card says; fog follows at its arrows (C-REV-01..04)."""

    def __init__(self, card: int, seat: int, cell: int, crowded: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.cell = cell
        self.crowded = crowded  # room has been made as far as it can be

    def run(self, game: Game) -> None:
        if self.cell == NONE:
            game.next(ChooseSide(self.card, self.seat))
        elif not self.crowded and lacks_room(game, self.card, self.cell):
            game.then(
                MakeRoom(self.card, self.seat, self.cell), PlaceTerrain(self.card, self.seat, self.cell, True)
            )
        else:
            filing.lay(game, self.card, self.cell, table.BOARD)
            game.tell("terrain", self.seat, self.card)
            lay_fog(game, self.card)
            if self.crowded:
                refill_arrows(game)
            game.next(TerrainEntered(self.card, self.seat))


class TerrainEntered(Step):
    """The Terrain lies there: its own text about coming into play is performed."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        entered(game, self.card, self.seat)


class ChooseSide(Question):
    """A Terrain whose place no card names: the taker lays it beside the own terrain, on a free side."""

    def __init__(self, card: int, taker: int) -> None:
        self.card = card
        self.taker = taker

    def seat(self, game: Game) -> int:
        return self.taker

    def options(self, game: Game) -> list[Option]:
        cell = game.places[game.figures[self.taker]]
        sides = [side for side in range(4) if beyond(cell, side) not in game.cells]
        return [Option("side", n=side) for side in sides] or [Option("leave-it", self.card)]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "leave-it":
            filing.put_back(game, self.card)
            return
        cell = game.places[game.figures[self.taker]]
        game.next(PlaceTerrain(self.card, self.taker, beyond(cell, option.n)))


class PlaceEvent(Step):
    """A Permanent event lies so that an arrow points at the explorer's Terrain (C-REV-05, C-RUL-63)."""

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
        game.move(card, table.BOARD)
        game.beside[card] = game.figures[seat]
    else:
        filing.lay(game, card, cell, table.BOARD)
    event_entered(game, card, seat)


def event_entered(game: Game, card: int, seat: int) -> None:
    """A Permanent event lies there: a mandatory action it shows waits for those involved (C-LEG-07)."""
    game.tell("event", seat, card)
    if any(action.mandatory for action in book_of(game).cards[card].actions):
        agenda.mandatory(game, card, seat)
    entered(game, card, seat)


class ChooseEventCell(Question):
    """The cell the event's arrow implies; with several the active player chooses, with none it lies alongside."""

    def __init__(self, card: int, taker: int) -> None:
        self.card = card
        self.taker = taker

    def seat(self, game: Game) -> int:
        return self.taker

    def options(self, game: Game) -> list[Option]:
        here = game.places[game.figures[self.taker]]
        placements = book_of(game).cards[self.card].placements
        sides = [
            opposite(direction)
            for direction in range(4)
            if placements >> direction & 1 and is_free(game, beyond(here, opposite(direction)))
        ]
        return [Option("side", n=side) for side in sides] or [Option("alongside", self.card)]

    def take(self, game: Game, option: Option, value: str) -> None:
        cell = NONE
        if option.verb == "side":
            cell = beyond(game.places[game.figures[self.taker]], option.n)
        put_event(game, self.card, self.taker, cell)

    def rules(self) -> tuple[str, ...]:
        return ("C-REV-05", "C-RUL-63")


def is_free(game: Game, cell: int) -> bool:
    """Whether a card can lie there: nothing does yet, and the table reaches that far (C-RUL-67)."""
    return cell not in game.cells and not outgrows(game, [cell])


# -- replacing a card in its place -----------------------------------------------------------------


def gold_for(game: Game, card: int) -> int:
    """A random gold card of the same number, greens or not; the Past is emptied if there is none (C-RUL-59)."""
    number = book_of(game).cards[card].number
    gold = candidates(game, number, GOLD, "")
    if not gold:
        filing.empty_past(game)
        gold = candidates(game, number, GOLD, "")
    return game.pick(gold) if gold else NONE


class GoldSwap(Step):
    """Banish this green card; a random gold one of its number takes its place (C-DBR-03, C-RUL-59)."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if book_of(game).cards[self.card].back != GREEN:
            return
        gold = gold_for(game, self.card)
        if gold == NONE:
            filing.banish(game, self.card)
            return
        game.next(Replace(self.card, gold, self.seat, filing.BANISH))


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
        cell = game.places.get(self.old, NONE)
        beside = game.beside.get(self.old, NONE)
        game.barriers += 1
        game.move(self.new, table.RESOLVING)
        game.tell("replaced", self.seat, self.new, other=self.old)
        note_taken(game, self.new)
        if cell != NONE and definition.kind == TERRAIN:
            exchange_terrain(game, self.old, self.new, cell, self.how)
            lay_fog(game, self.new)
            game.next(TerrainEntered(self.new, self.seat))
        elif definition.kind == PERMANENT and (cell != NONE or beside != NONE):
            lift(game, self.old, self.how)
            if cell != NONE:
                filing.lay(game, self.new, cell, table.BOARD)
            else:
                game.move(self.new, table.BOARD)
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
    filing.lay(game, new, cell, table.BOARD)
    for figure in moved:
        game.figures[figure] = new
    for card in beside:
        game.beside[card] = new
    filing.send(game, old, how)
    agenda.arrivals(game, tuple(figure for figure in moved if figure < table.FIRES), new)
