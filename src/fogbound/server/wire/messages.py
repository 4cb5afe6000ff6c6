"""The live line: what a server says to a browser and hears from it."""

from typing import Annotated, Literal

from msgspec import Meta

from fogbound.languages import Lang
from fogbound.server.wire.card import Face
from fogbound.server.wire.common import Number, Seat, Wire, Words, Written
from fogbound.server.wire.table_state import Draw, Line, PendingReading
from fogbound.view.options import Role

Code = Literal[
    "stale", "not-yours", "agreement", "consent", "barrier", "unknown", "too-fast", "closed", "bad"
]
"""Why something was not done."""


class Welcome(Wire, frozen=True, tag="welcome"):
    """The first message of a connection. A browser that resumes gives `client` and its last `seq` again."""

    client: str
    seq: int
    resumed: bool


class Show(Wire, frozen=True, tag="show"):
    """Parts of the state that changed, each under its path (`asking`, `view.board`); faces seen for the first time."""

    seq: int
    whole: bool
    parts: dict[str, object]
    faces: tuple[Face, ...] = ()
    lines: tuple[Line, ...] = ()
    draw: Draw | None = None  # of which these lines tell
    readings: tuple[PendingReading, ...] = ()  # what they bring to be read


class Refused(Wire, frozen=True, tag="refused"):
    """Something the person asked for was not done, and why; nothing has changed."""

    code: Code
    text: str


class Pointed(Wire, frozen=True, tag="pointed"):
    """A person points at a card."""

    by: str
    seat: int | None
    card: str


class Gone(Wire, frozen=True, tag="gone"):
    """There is no table any more: the game has been deleted, or it cannot be opened."""

    why: str


class Moved(Wire, frozen=True, tag="moved"):
    """The table is open at another server, or soon will be: come again, and ask for that one if it is named."""

    server: str = ""


ToBrowser = Welcome | Show | Refused | Pointed | Gone | Moved


class GiveAnswer(Wire, frozen=True, tag="answer"):
    """An answer to the pending question, or a standing option; a vote where people have to agree."""

    serial: Number
    option: Annotated[str, Meta(max_length=200)]
    value: Written = ""
    seat: Seat | None = None
    then: Annotated[tuple[Role, ...], Meta(max_length=100)] = ()  # what is answered to the next questions
    to: Annotated[str, Meta(max_length=200)] = ""  # where an action shall lead: one of its plans


class TakePart(Wire, frozen=True, tag="take-part"):
    """Say beforehand whether one takes part in an action that may be chosen, or lets others; None to be asked."""

    serial: Number
    option: Annotated[str, Meta(max_length=200)]
    joins: bool | None = True


class Disagree(Wire, frozen=True, tag="disagree"):
    """There will be no agreement: let the rules' fallback decide."""

    serial: Number


class TakeBack(Wire, frozen=True, tag="take-back"):
    """Take back answers, as far as the last barrier; others may have to consent."""

    answers: Annotated[int, Meta(ge=1, le=1000)] = 1


class Consent(Wire, frozen=True, tag="consent"):
    """Agree to what a player wants to take back, or do not."""

    agreed: bool


class Point(Wire, frozen=True, tag="point"):
    """Point at a card for the others."""

    card: Annotated[str, Meta(max_length=120)]


class Say(Wire, frozen=True, tag="say"):
    """Say something to the table."""

    text: Words


class Speak(Wire, frozen=True, tag="speak"):
    """Go on in this language."""

    lang: Lang


class LookAs(Wire, frozen=True, tag="look-as"):
    """Look at the table from another seat of one's own."""

    seat: Seat


class TakeSeat(Wire, frozen=True, tag="take-seat"):
    """Hold a free seat, or one's own that others freed, even if it is held now."""

    seat: Seat


class GiveSeat(Wire, frozen=True, tag="give-seat"):
    """Let go of a seat, so that another person may take it."""

    seat: Seat


class HandOverSeat(Wire, frozen=True, tag="hand-over"):
    """Free the seat of a person who is disconnected, so that others may take it."""

    seat: Seat


class Admit(Wire, frozen=True, tag="admit"):
    """Let a person begin to play at a seat that has no part in the game yet."""

    seat: Seat


FromBrowser = (
    GiveAnswer
    | TakePart
    | Disagree
    | TakeBack
    | Consent
    | Point
    | Say
    | Speak
    | LookAs
    | TakeSeat
    | GiveSeat
    | HandOverSeat
    | Admit
)
