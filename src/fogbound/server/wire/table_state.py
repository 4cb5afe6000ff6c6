"""A table as one person sees it: people, seats, the journal, and everything there is to see."""

from typing import Literal

from fogbound.server.wire.common import View, Wire
from fogbound.server.wire.question import Agreement, Asking, CurrentAction, RefusedAction
from fogbound.view.news_schema import Role


class TableSeat(Wire, frozen=True):
    """A seat: who holds it and whether they are there."""

    seat: int
    held: bool = False
    person: str = ""  # the name of the person who holds it, if they have one
    you: bool = False
    here: bool = False
    back: bool = False  # others freed it while you were away: you may take it back, even if it is held


class PersonHere(Wire, frozen=True):
    """A person at the table or watching."""

    name: str
    seats: tuple[int, ...] = ()
    here: bool = True
    you: bool = False


class UndoRequest(Wire, frozen=True):
    """An undo that waits for the consent of others."""

    by: str
    seat: int  # one that the person holds who asks for it
    answers: int
    first: int  # the first line of the journal that would no longer count
    missing: tuple[int, ...]  # the seats whose consent it waits for


class Line(Wire, frozen=True):
    """One line of the journal, numbered from 1; `turn` is the turn it belongs to."""

    n: int
    turn: int
    text: str
    roles: tuple[Role | Literal["table", "only-names"], ...] = ()  # what it is to a listener
    seat: int | None = None
    cards: tuple[str, ...] = ()
    place: str = ""
    talk: bool = False  # said by a person, not by the game
    takes_back: int = 0  # from this line to the one here, what the game told no longer counts
    prose: str = ""  # what was read out in the newest lines, and cannot be looked up on the table
    begun: int = 0  # the line with which that began to which it belongs, an action or a camp; 0 for nothing
    story: str = ""  # what has come of that up to here, on the last line of each answer


class DrawnCard(Wire, frozen=True):
    """A card that was revealed for an action."""

    card: str
    from_pile: bool = False  # not from the deck


class Draw(Wire, frozen=True):
    """The cards that were revealed for an action, and what came of them."""

    cards: tuple[DrawnCard, ...]
    begun: int  # the line with which the action began
    outcome: Literal["", "success", "failure"] = ""
    text: str = ""  # how it came out
    helped: tuple[str, ...] = ()  # what was applied to it
    then: tuple[str, ...] = ()  # what came of it
    settled: bool = False  # the cards lay open before
    decisive: bool = False  # the last of them could still change how it comes out


class PendingReading(Wire, frozen=True):
    """Something to be read before one goes on: a card, a passage without one, or news that nobody should miss."""

    n: int  # of the line in the journal
    sort: Literal["card", "prose", "grave"]
    said: str = ""  # how it came, unless that is no more than its name
    card: str | None = None
    prose: str = ""
    then: tuple[str, ...] = ()  # what came of it


class Aim(Wire, frozen=True):
    """A goal of a scenario by its name."""

    name: str
    reached: bool = False


class Interlude(Wire, frozen=True):
    """What lies between two scenarios: how one ended, and how the next began once the players have set out."""

    n: int  # of the line in the journal with which the first one ended
    ended: str
    goals: tuple[Aim, ...]
    begun_at: int = 0  # the line with which the next one began
    begun: str = ""
    card: str = ""  # its page
    prose: str = ""
    aims: tuple[Aim, ...] = ()


class UndoState(Wire, frozen=True):
    """How far one can go back, and what stands in the way."""

    answers: int
    barrier: str = ""  # what was revealed, once nothing more can be taken back
    request: UndoRequest | None = None


class TableState(Wire, frozen=True):
    """Everything one person is shown of a table; sent whole once, then only the parts that changed."""

    view: View
    asking: Asking | None
    agreement: Agreement | None  # None where nobody has to agree with others
    refused: tuple[RefusedAction, ...]
    action: CurrentAction | None
    drawn: Draw | None  # what the action in progress has revealed, as it lies there
    table_seats: tuple[TableSeat, ...]
    people: tuple[PersonHere, ...]
    undo: UndoState
    adventure: str  # its id, for the pictures that are no card's
    title: str
    status: str  # where we are and how things stand, in a sentence or two
    aims: tuple[str, ...]
    ending: str  # how it ended, in words
    changed: str  # what changed under this game since it was left, and what to do; empty if nothing did
    achieved: tuple[str, ...]
    again: str  # the game that was begun with the same choices, once this one was over
    lifted: bool  # whether it was won
    interlude: Interlude | None  # after the last scenario that ended; None in the first one
    nouns: dict[str, str]  # words of the view: areas, stages, counters, stores, goals … as `group/word`
