"""A question: what may be answered, why, at which odds, and the action it belongs to."""

from typing import Literal

from fogbound.server.wire.card import TextLine
from fogbound.server.wire.common import Side, Wire
from fogbound.view.options import Role


class Odds(Wire, frozen=True):
    """The chances with so many additional cards; whole per cents, success rounded down, defeat up."""

    extra: int
    drawn: int
    success: int
    defeat: int


class OddsTable(Wire, frozen=True):
    """The chances of an action, and what they rest on."""

    rows: tuple[Odds, ...]
    counted: tuple[str, ...] = ()  # cards whose effects are reckoned in
    left_out: tuple[str, ...] = ()  # cards that might help as well
    ends: bool = False  # whether a failure ends the adventure
    more: bool = False  # whether more cards may be drawn than there are rows for
    start: int = 0  # with how many more cards it is proposed


class WordedGauge(Wire, frozen=True):
    """Something that an amount changes: how much of it there is, would be and could be."""

    name: str
    now: int
    then: int
    most: int


class Choice(Wire, frozen=True):
    """One thing that may be answered."""

    id: str
    label: str
    verb: str  # what it begins with: for an action, its type, which has a drawing and a name
    name: str = ""  # of an action, what it is called beside the sign of its type
    button: str = ""  # what becomes of its card, on a button below that
    role: Role = ""  # what it is for, as far as the page has to know
    note: str = ""  # what the card does that is offered by its name alone
    is_printed: bool = False  # the note says no more than can be read on the card
    seat: int | None = None
    card: str | None = None
    n: int | None = None
    side: Side | None = None
    is_place: bool = False  # a Terrain of the Board, or a side of the one where a player stands
    is_action: bool = False
    asks_others: bool = False  # of an action: other players have to say if they take part, before it begins
    cost: int | None = None
    difficulty: int | None = None
    odds: Odds | None = None  # of an action, or once it begins with this answer, with the cards it opens with
    gauges: tuple[WordedGauge, ...] | None = None  # of an amount, what it changes; None if it is none
    level: Odds | None = None  # with as many cards as the dearest of the answers costs, where that is more
    wants: Literal["", "number", "word"] = ""
    standing: bool = False  # possible beside the question
    idle: bool = False  # could not change anything
    pressing: bool = False  # of what is possible beside the question: it comes to mind now
    confirm: str = ""  # what it means, to be confirmed before


class Plan(Wire, frozen=True):
    """An action together with the place to which it shall lead: one answer for both."""

    option: str  # the choice with which it begins
    to: str  # what is answered for the place in the end; empty where the action itself says where
    label: str
    seat: int
    card: str | None = None  # the Terrain to which it leads
    side: Side | None = None  # or the side of the player's Terrain where the fog lies
    safe: bool = False  # nothing can go wrong: it goes on by itself as far as there is nothing to decide


class Vote(Wire, frozen=True):
    """What a seat is for, where people have to agree."""

    seat: int
    option: str
    value: str = ""
    to: str = ""  # where the action shall lead


class LedgerRow(Wire, frozen=True):
    """One reason of a number."""

    text: str
    amount: int = 0
    card: str | None = None
    rule: str = ""


class CurrentAction(Wire, frozen=True):
    """An action, in words: its name, the stages it passes and its numbers with their reasons.

    It is in progress, or about to begin: then a player is asked whether they take part, at the first stage.
    """

    name: str
    card: str | None
    index: int  # which of the card's actions it is
    verb: str
    active: int
    involved: tuple[int, ...]  # so far
    success: tuple[TextLine, ...]
    failure: tuple[TextLine, ...]
    stages: tuple[str, ...]  # names of the steps, in order
    at: int  # which of them it is now
    result: int  # at which of them the drawn cards are turned
    outcome: int  # at which of them what it brings happens
    cost: tuple[LedgerRow, ...] = ()
    difficulty: tuple[LedgerRow, ...] = ()
    successes: tuple[LedgerRow, ...] = ()
    odds: OddsTable | None = None


class Asking(Wire, frozen=True):
    """What the game waits for, as this person may see it."""

    serial: int
    kind: str
    who: str  # by name, whom it waits for
    text: str
    seat: int | None  # None: everybody together
    yours: bool
    choices: tuple[Choice, ...]
    plain: str | None = None  # the answer that changes least
    seconds: int = 0  # how long it may take, where a rule says so
    rules: tuple[str, ...] = ()
    plans: tuple[Plan, ...] = ()  # places that can be pressed to go or to look there


class Agreement(Wire, frozen=True):
    """How far people have come who have to agree on the question."""

    seats: tuple[int, ...]  # the seats that have to agree
    votes: tuple[Vote, ...]
    fallback: int | None  # who decides if they do not
    split: bool  # they do not


class RefusedAction(Wire, frozen=True):
    """Something that can be seen and not be done now, with the reason in words."""

    id: str
    verb: str
    label: str
    reason: str  # a whole sentence
    rule: str
    seat: int | None = None
    card: str | None = None
    n: int | None = None
