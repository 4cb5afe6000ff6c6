"""Pages and requests beside the live line: lobby, games, explanations, past steps."""

from typing import Annotated, Literal

from msgspec import Meta

from fogbound.languages import Lang
from fogbound.server.wire.card import Face
from fogbound.server.wire.common import Number, Seat, Seed, Short, View, Wire
from fogbound.server.wire.question import LedgerRow
from fogbound.server.wire.table_state import Draw, Line, TableSeat
from fogbound.view.chart_schema import Chart


class Me(Wire, frozen=True):
    """The person behind this browser, as the server knows them."""

    name: str
    lang: Lang
    lifted: tuple[str, ...] = ()  # curses and threats overcome, by adventure and clue
    seen: tuple[str, ...] = ()  # adventures that were played
    kept: bool = (
        True  # whether the browser has its key; if not, `POST /api/me` gives it one, or renews an old one
    )
    program: str = ""  # what the program is called where the server runs


class Adopt(Wire, frozen=True):
    """Become the person of a link; `leave` if what was this browser's own may be left behind."""

    leave: bool = False


class Introduce(Wire, frozen=True):
    """What a person wants to be called, and spoken to in."""

    name: Short = ""
    lang: Lang = "en"


class ListItem(Wire, frozen=True):
    """Something that can be chosen before a game, a rule, or a chapter of rules."""

    id: str
    name: str
    text: str = ""
    ruleset: str = ""  # of a rule or a chapter: the game it belongs to
    does: str = ""  # of a character: what they are good at
    locked: str = ""  # why it cannot be chosen yet


class AdventureSummary(Wire, frozen=True):
    """An adventure that can be played here, in one language."""

    id: str
    title: str
    blurb: str
    ruleset: Literal["continent", "citadel"]
    most_players: int
    minutes: tuple[int, ...]  # the shortest and the longest game, as far as the pack says
    characters: tuple[ListItem, ...]  # empty where they are chosen in play
    clues: tuple[ListItem, ...]
    modes: tuple[ListItem, ...]
    options: tuple[ListItem, ...]
    first: bool = False  # where a newcomer should begin


class NewGame(Wire, frozen=True):
    """What was chosen for a new game."""

    adventure: Short
    name: Short = ""
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    characters: Annotated[tuple[Short, ...], Meta(max_length=4)] = ()
    clues: Annotated[tuple[Short, ...], Meta(max_length=8)] = ()
    mode: Short = ""
    options: Annotated[tuple[Short, ...], Meta(max_length=16)] = ()
    seats: Annotated[tuple[Seat, ...], Meta(max_length=4)] = ()  # those the maker takes
    seed: Seed | None = None


Parting = Literal["delete", "agree", "hide"]
"""How a person parts with a game: they can delete it, agree to that with all who have played it, or only hide it."""


class GameSummary(Wire, frozen=True):
    """A game in the list of one's games."""

    id: str
    title: str
    name: str
    adventure: str
    ruleset: str
    turn: int
    played: int  # seconds since 1970
    place: str = ""  # the name of the place
    card: str = ""  # its card, for the picture
    table_seats: tuple[TableSeat, ...] = ()
    characters: tuple[str, ...] = ()  # by seat
    yours: bool = False  # whether it waits for this person
    ending: str = ""
    steps: int = 0
    fork_of: str = ""
    damage: str = ""
    by: str = ""  # the name of who made it
    hidden: bool = False  # this person has taken it off their list
    agreed: bool = False  # and agreed to its being deleted
    parting: Parting = "hide"


class Invitation(Wire, frozen=True):
    """How others come to a table: a link, and the same as a QR code (SVG)."""

    link: str
    qr: str
    until: int  # seconds since 1970


class Listed(Wire, frozen=True):
    """Whether a game stands on one's list."""

    listed: bool


class Parted(Wire, frozen=True):
    """A person has agreed to deleting a game, and others have to agree first."""

    missing: tuple[str, ...]  # their names


class Issued(Wire, frozen=True):
    """An invitation to a table that holds."""

    id: int
    by: str  # the name of who made it; empty if they have none, or it is not known
    you: bool
    until: int  # seconds since 1970


class ListedGuest(Wire, frozen=True):
    """A person who may come to a table, or was removed from it."""

    id: str
    name: str
    you: bool
    maker: bool
    seats: tuple[int, ...]  # those that are theirs and have a part in the game
    here: bool
    removed: bool


class GameMembers(Wire, frozen=True):
    """Who may come to a table, and by which invitations others can."""

    invitations: tuple[Issued, ...]
    guests: tuple[ListedGuest, ...]
    may_remove: bool  # whether this person may remove others


class Removed(Wire, frozen=True):
    """Whether a person may come to a table no more."""

    removed: bool


class Invited(Wire, frozen=True):
    """The table an invitation leads to: which game it is, who laid it, who sits there and what is free."""

    game: str
    title: str
    adventure: str
    by: str  # who laid the table
    turn: int
    table_seats: tuple[TableSeat, ...]  # of the players
    characters: tuple[str, ...]  # of the same
    ending: str = ""


class Recap(Wire, frozen=True):
    """Where we were; what we wanted and where everybody stands is part of `TableState`."""

    about: tuple[str, ...]  # which game it is, where it comes from, what was lost on the way
    dangers: tuple[str, ...]
    lately: tuple[str, ...]  # what happened last
    answer: str  # and what was decided last


class Reasons(Wire, frozen=True):
    """Rows that add up to a number or stand for an option; the title says which number."""

    title: str
    rows: tuple[LedgerRow, ...]


class Explanation(Wire, frozen=True):
    """Why: reasons, and the rules behind them."""

    reasons: tuple[Reasons, ...]
    rules: tuple[ListItem, ...]


class ReplayMoment(Wire, frozen=True):
    """One step of a game that is looked at again."""

    step: int
    steps: int
    answer: str
    view: View
    lines: tuple[Line, ...]
    draw: Draw | None  # the cards that were turned with it
    faces: tuple[Face, ...]
    nouns: dict[str, str]
    may_fork: bool


class ChartPage(Wire, frozen=True):
    """The chart, with the faces of what stands on it."""

    chart: Chart
    faces: tuple[Face, ...]


class Bet(Wire, frozen=True):
    """A draw of a game that is over, with its chance in whole per cents."""

    turn: int
    what: str  # the action
    where: str  # the card it stands on, if it may be read
    seat: int
    cards: int
    chance: int
    succeeded: bool


class Retrospect(Wire, frozen=True):
    """What was luck in a game that is over and what was choice; and how much of the adventure was never found."""

    bets: tuple[Bet, ...]  # in their order
    sure: int  # draws that could not fail
    expected: float  # successes that were to be expected of the actions as they began
    by_choice: float  # and how many more for all that was drawn and used
    by_luck: float  # how many more there were in the end, or fewer
    luckiest: int | None  # among the bets
    unluckiest: int | None
    places: int  # never seen
    encounters: int
    finds: int
    passages: int


class NextAdventure(Wire, frozen=True):
    """Another adventure that could be played."""

    id: str
    title: str
    blurb: str
    anew: bool  # this person has won it


class EndingPage(Wire, frozen=True):
    """What is told when a game is over, beside how it ended."""

    retrospect: Retrospect | None  # None where rules or cards have changed since
    next: tuple[NextAdventure, ...]


class Found(Wire, frozen=True):
    """What the loupe finds at a spot: what is written there, or nothing."""

    written: str = ""


class Entry(Wire, frozen=True):
    """An entry of the glossary; empty if there is none for a reader who has read no more."""

    word: str
    text: str = ""


class Fork(Wire, frozen=True):
    """Play on from a step."""

    at: Number
    name: Short = ""


class Gallery(Wire, frozen=True):
    """All cards of a pack, for its author."""

    pack: str
    title: str
    faces: tuple[Face, ...]


class Problem(Wire, frozen=True):
    """Why a request was refused, and what to do."""

    code: str
    text: str
