"""What goes over the wire, as plain data: the one vocabulary of server and browser.

The TypeScript types in `web/src/wire.ts` are made from these (`python -m fogbound.server.typescript`). Seats count
from 0 as in the engine. Whatever a person reads comes worded in their language; the browser knows no rule and no
card beyond the faces it was sent.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fogbound.view.chart import Chart
from fogbound.view.citadel_shape import CitadelView
from fogbound.view.shape import ContinentView

Lang = Literal["en", "fr"]
Side = Literal["north", "east", "south", "west"]
View = ContinentView | CitadelView

Short = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=400)]
Seat = Annotated[int, Meta(ge=0, le=3)]


class Wire(Struct, frozen=True, kw_only=True):
    """Anything that is sent."""


# -- card faces ------------------------------------------------------------------------------------


class Named(Wire, frozen=True):
    """A word of a pack, with what it is called."""

    id: str
    name: str
    n: int = 0


class FaceText(Wire, frozen=True):
    """A text of a card: the words, and the action types or marks it is about, for icons."""

    text: str
    icons: tuple[str, ...] = ()


class FaceRow(Wire, frozen=True):
    """A row of a compound action, from 1."""

    row: int
    difficulty: str
    cost: str = ""
    chain: bool = False
    success: str = ""
    failure: str = ""


class FaceAction(Wire, frozen=True):
    """An action as it is printed; numbers are words, for some depend on the table."""

    verbs: tuple[str, ...]
    name: str
    cost: str
    difficulty: str
    success: str = ""
    failure: str = ""
    needs: str = ""
    modifiers: tuple[FaceText, ...] = ()
    traits: tuple[Named, ...] = ()
    rows: tuple[FaceRow, ...] = ()
    lock: bool = False
    mandatory: bool = False
    all_hands: bool = False
    chain: bool = False
    alone: bool = False
    at_most: str = ""


class Strip(Wire, frozen=True):
    """What counts on a card when it is revealed."""

    stars: int = 0
    left: int = 0
    right: int = 0
    sevens: int = 0
    icons: dict[str, int] = {}


class Craft(Wire, frozen=True):
    """The craft part of a Skill, and what it becomes."""

    cost: str
    difficulty: str
    resources: tuple[Named, ...] = ()  # each saves `n` cards
    durability: int = 0


class Art(Wire, frozen=True):
    """Which picture a card has; its address is made of the game, the card and a size."""

    kind: Literal["land", "fog", "vignette", "portrait", "none"]
    says: str = ""  # what it shows, for those who do not see it
    edition: str = ""  # changes when the picture does


class Face(Wire, frozen=True):
    """A card as it is printed, in one language; only what its kind has."""

    id: str
    kind: str  # terrain, permanent event, temporary event, skill, state, bonus, item, quest item, curse, …
    kind_name: str
    name: str
    art: Art
    spoken: tuple[str, ...] = ()  # the whole card as sentences, to be read aloud
    back: str = ""  # green, gold, fog, blue, other
    number: int | None = None
    area: str = ""
    arrows: dict[Side, int] = {}
    placement: tuple[Side, ...] = ()
    done: tuple[Named, ...] = ()
    resources: tuple[Named, ...] = ()
    keywords: tuple[Named, ...] = ()
    no_camp: bool = False
    actions: tuple[FaceAction, ...] = ()
    fog_actions: tuple[FaceAction, ...] = ()
    effects: tuple[FaceText, ...] = ()
    text: tuple[FaceText, ...] = ()
    strip: Strip | None = None
    craft: Craft | None = None
    durability: int = 0
    banner: tuple[Named, ...] = ()
    vital_loss: bool = False
    companion: bool = False
    price: int = 0
    own: str = ""  # whose own Skill it is
    weight: int = 0
    life: int = 0
    reflex: bool = False
    hand: tuple[int, ...] = ()  # by the number of players
    dice: tuple[int, ...] = ()
    stack: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    flavour: str = ""
    back_text: str = ""
    picture_text: str = ""  # what the picture shows, told by the author
    wording: bool = False  # whether `text` is the author's own wording; `spoken` is exact


# -- a question ------------------------------------------------------------------------------------


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


class Choice(Wire, frozen=True):
    """One thing that may be answered."""

    id: str
    label: str
    verb: str
    note: str = ""  # what the card does that is offered by its name alone
    seat: int | None = None
    card: str | None = None
    n: int | None = None
    side: Side | None = None
    is_action: bool = False
    cost: int | None = None
    difficulty: int | None = None
    odds: Odds | None = None  # of an action, with the fewest cards it can be taken with
    wants: Literal["", "number", "word"] = ""
    standing: bool = False  # possible beside the question
    idle: bool = False  # could not change anything
    confirm: str = ""  # what it means, to be confirmed before


class Voice(Wire, frozen=True):
    """What a seat is for, where people have to agree."""

    seat: int
    option: str
    value: str = ""


class LedgerRow(Wire, frozen=True):
    """One reason of a number."""

    text: str
    amount: int = 0
    card: str | None = None
    rule: str = ""


class Deed(Wire, frozen=True):
    """The action in progress, in words: its name, the stages it passes and its numbers with their reasons."""

    name: str
    card: str | None
    verb: str
    success: str
    failure: str
    stages: tuple[str, ...]  # names of the steps, in order
    at: int  # which of them it is now
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
    secret: bool = False
    joint: bool = False  # people have to agree
    voices: tuple[Voice, ...] = ()
    fallback: int | None = None  # who decides if they do not
    split: bool = False  # they do not
    seconds: int = 0  # how long it may take, where a rule says so
    rules: tuple[str, ...] = ()


class RefusedAction(Wire, frozen=True):
    """Something that can be seen and not be done now, with the reason in words."""

    id: str
    verb: str
    label: str
    reason: str
    rule: str
    seat: int | None = None
    card: str | None = None
    n: int | None = None


# -- the people ------------------------------------------------------------------------------------


class Chair(Wire, frozen=True):
    """A seat: who holds it and whether they are there."""

    seat: int
    person: str = ""  # their name; empty when nobody holds it
    you: bool = False
    here: bool = False
    thinking: bool = False


class Person(Wire, frozen=True):
    """Somebody at the table or watching."""

    name: str
    seats: tuple[int, ...] = ()
    here: bool = True
    you: bool = False


class Wish(Wire, frozen=True):
    """An undo that waits for the consent of others."""

    by: str
    answers: int
    missing: tuple[int, ...]


class Line(Wire, frozen=True):
    """One line of the journal, numbered from 1; `turn` is the turn it belongs to."""

    n: int
    turn: int
    text: str
    what: str = ""
    seat: int | None = None
    cards: tuple[str, ...] = ()
    place: str = ""
    talk: bool = False  # said by somebody, not by the game
    prose: str = ""  # what was read out in the newest lines, and cannot be looked up on the table


class Undo(Wire, frozen=True):
    """How far one can go back, and what stands in the way."""

    answers: int
    wall: str = ""  # what was revealed, once nothing more can be taken back
    wish: Wish | None = None


class Sight(Wire, frozen=True):
    """Everything one person is shown of a table; sent whole once, then only the parts that changed."""

    view: View
    asking: Asking | None
    refused: tuple[RefusedAction, ...]
    deed: Deed | None
    chairs: tuple[Chair, ...]
    people: tuple[Person, ...]
    undo: Undo
    adventure: str  # its id, for the pictures that are no card's
    title: str
    status: str  # where we are and how things stand, in a sentence or two
    aims: tuple[str, ...]
    ending: str  # how it ended, in words
    achieved: tuple[str, ...]
    lifted: bool  # whether this ending counts in the players' records
    nouns: dict[str, str]  # words of the view: areas, stages, counters, stores, goals … as `group/word`


# -- live messages ---------------------------------------------------------------------------------


class Welcome(Wire, frozen=True, tag="welcome"):
    """The first message of a connection. A browser that resumes gives `client` and its last `seq` again."""

    client: str
    seq: int
    resumed: bool


class Show(Wire, frozen=True, tag="show"):
    """Parts of the sight that changed, each under its path (`asking`, `view.board`); faces seen for the first time."""

    seq: int
    whole: bool
    parts: dict[str, object]
    faces: tuple[Face, ...] = ()
    lines: tuple[Line, ...] = ()


class Refused(Wire, frozen=True, tag="refused"):
    """Something the person asked for was not done, and why; nothing has changed."""

    code: Literal[
        "stale", "not-yours", "agreement", "consent", "wall", "unknown", "too-fast", "closed", "bad"
    ]
    text: str


class Pointed(Wire, frozen=True, tag="pointed"):
    """Somebody points at a card or a cell."""

    by: str
    seat: int | None
    card: str


class Gone(Wire, frozen=True, tag="gone"):
    """The table is closed for this person: deleted, or they left it."""

    why: str


ToBrowser = Welcome | Show | Refused | Pointed | Gone


class Answer(Wire, frozen=True, tag="answer"):
    """An answer to the pending question, or a standing option; a voice where people have to agree."""

    serial: int
    option: Annotated[str, Meta(max_length=200)]
    value: Short = ""
    seat: Seat | None = None


class Disagree(Wire, frozen=True, tag="disagree"):
    """There will be no agreement: let the rules' fallback decide."""

    serial: int


class TakeBack(Wire, frozen=True, tag="take-back"):
    """Take back answers, as far as the last barrier; others may have to consent."""

    answers: Annotated[int, Meta(ge=1, le=1000)] = 1


class Consent(Wire, frozen=True, tag="consent"):
    """Agree to what somebody wants to take back, or do not."""

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
    """Hold a free seat, or one that was handed over."""

    seat: Seat


class GiveSeat(Wire, frozen=True, tag="give-seat"):
    """Let go of a seat, so that somebody else may take it."""

    seat: Seat


class Hand(Wire, frozen=True, tag="hand-over"):
    """Free the seat of somebody who is disconnected, so that others may take it."""

    seat: Seat


FromBrowser = (
    Answer | Disagree | TakeBack | Consent | Point | Say | Speak | LookAs | TakeSeat | GiveSeat | Hand
)


# -- pages -----------------------------------------------------------------------------------------


class Me(Wire, frozen=True):
    """The person behind this browser, as the server knows them."""

    name: str
    lang: Lang
    lifted: tuple[str, ...] = ()  # curses and threats overcome, by adventure and clue
    seen: tuple[str, ...] = ()  # adventures that were played


class Introduce(Wire, frozen=True):
    """What a person wants to be called, and spoken to in."""

    name: Short = ""
    lang: Lang = "en"


class Option(Wire, frozen=True):
    """Something that can be chosen before a game."""

    id: str
    name: str
    text: str = ""
    locked: str = ""  # why it cannot be chosen yet


class Adventure(Wire, frozen=True):
    """An adventure on the shelf, in one language."""

    id: str
    title: str
    blurb: str
    ruleset: Literal["continent", "citadel"]
    most_players: int
    characters: tuple[Option, ...]  # empty where they are chosen in play
    clues: tuple[Option, ...]
    modes: tuple[Option, ...]
    options: tuple[Option, ...]
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
    seed: int | None = None


class Game(Wire, frozen=True):
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
    chairs: tuple[Chair, ...] = ()
    characters: tuple[str, ...] = ()  # by seat
    yours: bool = False  # whether it waits for this person
    ending: str = ""
    steps: int = 0
    fork_of: str = ""
    damage: str = ""


class Invitation(Wire, frozen=True):
    """How others come to a table: a link, and the same as a QR code (SVG)."""

    link: str
    qr: str


class Invited(Wire, frozen=True):
    """The table an invitation leads to."""

    game: str
    title: str


class Recap(Wire, frozen=True):
    """Where we were and what we wanted."""

    lines: tuple[str, ...]


class Explanation(Wire, frozen=True):
    """Why: rows that add up to a number or stand for an option, and the rules behind them."""

    rows: tuple[LedgerRow, ...]
    rules: tuple[Option, ...]


class Moment(Wire, frozen=True):
    """One step of a game that is looked at again."""

    step: int
    steps: int
    answer: str
    view: View
    lines: tuple[Line, ...]
    faces: tuple[Face, ...]
    nouns: dict[str, str]
    may_fork: bool


class Charted(Wire, frozen=True):
    """The chart, with the faces of what stands on it."""

    chart: Chart
    faces: tuple[Face, ...]


class Found(Wire, frozen=True):
    """What the loupe finds at a spot: what is written there, or nothing."""

    written: str = ""


class Entry(Wire, frozen=True):
    """An entry of the glossary; empty if there is none for somebody who has read no more."""

    word: str
    text: str = ""


class Fork(Wire, frozen=True):
    """Play on from a step."""

    at: Annotated[int, Meta(ge=0)]
    name: Short = ""


class Gallery(Wire, frozen=True):
    """All cards of a pack, for its author."""

    pack: str
    title: str
    faces: tuple[Face, ...]


class Trouble(Wire, frozen=True):
    """Why a request was refused, and what to do."""

    code: str
    text: str
