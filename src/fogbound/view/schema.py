"""The shape of a view: plain data, ready for JSON. Nothing is computed here.

First comes what both games have, then what only the Continent has; the Citadel's own shapes are in `citadel_schema`.

Seats count from 0 as in the engine; a card is named by its id, copies carry an ordinal (`blank#2`). What is
hidden has no name anywhere, only a back.
"""

from typing import Literal

import msgspec

__all__ = [
    "BaseAction",
    "BaseSeat",
    "ContinentView",
    "KnownCard",
    "SeenAction",
    "SeenBack",
    "SeenCard",
    "SeenCell",
    "SeenCounter",
    "SeenDie",
    "SeenDrawn",
    "SeenItem",
    "SeenMemory",
    "SeenNumber",
    "SeenOption",
    "SeenPile",
    "SeenQuestion",
    "SeenRefused",
    "SeenRow",
    "SeenSeat",
    "View",
    "key_of",
]


class SeenCounter(msgspec.Struct, frozen=True, kw_only=True):
    """Markers on a card; the plain kind has no name."""

    name: str
    n: int


class SeenDie(msgspec.Struct, frozen=True, kw_only=True):
    """A die that lies on a row of a compound action."""

    row: int  # from 1
    shows: int


class SeenCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card whose front this seat may see; what belongs to the Citadel alone is its die, its digits, what blocks it."""

    id: str
    counters: tuple[SeenCounter, ...] = ()
    notes: tuple[int, ...] = ()  # numbers noted on it, as of places remembered
    bears: tuple["SeenCard", ...] = ()  # cards that lie on it
    die: SeenDie | None = None
    written: str = ""  # the digits written on it, the oldest first
    shut: tuple[int, ...] = ()  # actions that cannot be taken any more, by their place
    blocked_by: str | None = None  # the card that keeps it blocked, where that is seen


class SeenBack(msgspec.Struct, frozen=True, kw_only=True):
    """A card of which only the back is seen: a number for Adventure cards, an area for Exploration cards."""

    back: Literal["green", "gold", "fog", "blue", "other"]
    number: int | None = None
    area: str | None = None


class SeenCell(msgspec.Struct, frozen=True, kw_only=True):
    """One card of the Board and what stands or lies there."""

    column: int
    row: int
    card: SeenCard | None = None  # None for fog this seat has not looked under, and for a space being opened
    fog: str | None = None  # the area, when it lies fog side up
    fog_side: tuple[str, ...] = ()  # the actions printed there
    beside: tuple[SeenCard, ...] = ()  # events attached without a cell of their own
    explorers: tuple[int, ...] = ()
    fires: tuple[int, ...] = ()


class KnownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card this seat has been shown in a hidden pile; `place` counts from the top, 0 first."""

    place: int
    card: SeenCard


class SeenItem(msgspec.Struct, frozen=True, kw_only=True):
    """A column of cards under one die; the first card names the item."""

    cards: tuple[SeenCard, ...]
    die: int
    used: bool = False  # in the action in progress


class SeenPile(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that lie together beside the Board, on one another or side by side.

    Fronts are those that everybody may see, the top first; `known` is what this seat has been shown of a hidden pile.
    """

    zone: str  # its name in the ruleset's table of zones
    part: str = ""  # the area, or the name that a pack gave it
    seat: int | None = None  # whose it is
    size: int
    cards: tuple[SeenCard, ...] = ()
    backs: tuple[SeenBack, ...] = ()  # of those that lie among them unseen
    known: tuple[KnownCard, ...] = ()
    items: tuple[SeenItem, ...] = ()  # whole items that were set aside there
    is_listed: bool = False  # whether it is offered to be looked through


class SeenOption(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be answered."""

    id: str
    verb: str
    seat: int | None = None
    card: str | None = None
    n: int | None = None
    wants: Literal["", "number", "word"] = ""
    cost: int | None = None  # of an action, taken by those it takes, with nothing applied
    difficulty: int | None = None


class SeenQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What the game waits for; a secret of another player shows who chooses and nothing more."""

    kind: str
    serial: int
    seat: int | None  # None: the people at the table together
    secret: bool
    options: tuple[SeenOption, ...]
    rules: tuple[str, ...]


class SeenRow(msgspec.Struct, frozen=True, kw_only=True):
    """One row of an explanation; the rows of a number add up to it."""

    what: str
    amount: int = 0
    card: str | None = None
    rule: str = ""
    seat: int | None = None


class SeenRefused(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat sees and cannot do now, and why."""

    id: str
    verb: str
    seat: int | None
    card: str | None
    n: int | None
    reason: str
    rule: str
    cards: tuple[str, ...]
    seats: tuple[int, ...]


class SeenNumber(msgspec.Struct, frozen=True, order=True):
    """A number whose card the table has met: that card by its id, and whether none like it can be taken any more."""

    number: int
    card: str  # empty where this seat cannot read it any more
    is_gone: bool


class SeenMemory(msgspec.Struct, frozen=True):
    """A memo under which characters are remembered, with the scenario and the place of the last of them, as cards."""

    memo: str
    characters: tuple[str, ...]
    scenario: str | None
    place: str | None


class BaseSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One place at the table: who sits there, with a hand that everybody may see."""

    seat: int
    status: str
    character: str
    hand: tuple[SeenCard, ...]
    hand_size: int  # what the limit counts
    hand_limit: int


class BaseAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action in progress."""

    card: str | None  # None for an action on a fog side
    verb: str
    index: int
    active: int
    involved: tuple[int, ...]
    mandatory: bool
    stage: str
    cost: int | None
    difficulty: int | None
    successes: int | None  # from the Result step on
    outcome: Literal["failure", "success"] | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may see of a game of any ruleset, or with `seat` None a watcher."""

    seat: int | None
    serial: int
    turn: int
    active: int  # who took the last action
    mode: str
    ending: str
    seats: tuple[BaseSeat, ...]
    board: tuple[SeenCell, ...]
    resolving: tuple[SeenCard, ...]
    piles: dict[str, SeenPile]  # by zone, with the part or the seat after a colon
    actions: tuple[BaseAction, ...]  # in progress, the innermost last
    question: SeenQuestion | None
    standing: tuple[SeenOption, ...]

    def pile(self, zone: str, part: str = "", seat: int | None = None) -> SeenPile:
        """The cards of a zone; of an area, of a store or of a seat where there are several."""
        return self.piles[key_of(zone, part, seat)]


def key_of(zone: str, part: str = "", seat: int | None = None) -> str:
    """The key under which a pile is found."""
    if part:
        return f"{zone}:{part}"
    return zone if seat is None else f"{zone}:{seat}"


# -- the Continent ---------------------------------------------------------------------------------


class SeenSeat(BaseSeat, frozen=True, kw_only=True):
    """An explorer, with hand and inventory, which everybody may see (C-RUL-99)."""

    status: Literal["empty", "present", "away", "eliminated", "gone"]
    items: tuple[SeenItem, ...]
    own_skills: tuple[str, ...]  # may be read from the start (C-INFO-08)
    item_limit: int
    stack_limit: int
    vital_loss: int


class SeenDrawn(msgspec.Struct, frozen=True, kw_only=True):
    """A drawn card; face down until the Result step."""

    card: SeenCard | None
    from_pile: bool


class SeenAction(BaseAction, frozen=True, kw_only=True):
    """An action in progress."""

    card: str
    stage: Literal["item", "cost", "result", "skill", "discard", "consequence", "hand-limit", "over"]
    cost: int | None  # until the drawn cards are revealed
    difficulty: int
    trade: int
    drawn: tuple[SeenDrawn, ...]


class ContinentView(View, frozen=True, kw_only=True, tag_field="ruleset", tag="continent"):
    """What a seat may see of a Continent game."""

    mode: Literal["normal", "easy", "extreme"]
    curses_chosen: tuple[str, ...]
    curses_lifted: tuple[str, ...]
    seats: tuple[SeenSeat, ...]
    actions: tuple[SeenAction, ...]  # in progress, the innermost last
