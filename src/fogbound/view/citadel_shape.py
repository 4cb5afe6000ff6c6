"""The shapes that only views of the Citadel have: characters, passes, dialogues, the booklet and the leaflet."""

from typing import Literal

import msgspec

from fogbound.view.shape import Card, Chair, Deck, Deed, View

__all__ = [
    "Building",
    "Character",
    "CitadelView",
    "Goal",
    "Leaflet",
    "Page",
    "Paragraph",
    "Pass",
    "Place",
    "Reply",
    "Scores",
    "SideQuest",
    "Symbol",
]


class Character(Chair, frozen=True, kw_only=True):
    """A character with everything in front of them, which all may see (T-INFO-03, T-INFO-07, T-RUL-79)."""

    status: Literal["empty", "present", "away", "eliminated", "gone", "unconscious", "held"]
    card: Card | None  # None before a character was chosen
    life: int
    purse: tuple[Card, ...]
    blocked: tuple[Card, ...]
    weight: int
    weight_limit: int
    deck: Deck
    pile: tuple[Card, ...]  # face up, the top first


class Pass(Deed, frozen=True, kw_only=True):
    """One pass through the four steps of an action."""

    stage: Literal["gear-up", "draw", "result", "consequence", "over"]
    row: int  # of a compound action, from 1
    rows: int
    compound: bool
    die: int | None  # what the die of a compound action shows
    chain: bool  # whether only some of the revealed cards count
    limit: int | None  # and how many, once the cost is settled
    selected: tuple[str, ...]  # Purse cards that are used
    saved: int  # cards that need not be drawn
    drawn: tuple[Card | None, ...]  # face down until the Result step
    icons: dict[str, int]  # obtained and not yet spent
    gained: int  # successes from effects
    keeps: int  # revealed cards that may be kept
    cancels: int  # damage that can still be cancelled


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be replied, or that is printed there and cannot be; hidden ones are not there at all."""

    n: int  # its place, from 1
    status: Literal["open", "used-up", "locked"]


class Paragraph(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph that lies open."""

    card: Card
    number: int
    reader: int | None
    replies: tuple[Reply, ...]  # while they are asked for


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal of the page at the bookmark."""

    name: str
    reached: bool


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """The page at the bookmark."""

    card: Card
    booklet: str | None  # None for the introduction
    goals: tuple[Goal, ...]
    saved: bool  # whether the scenario has been saved once


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """The community scores."""

    influence: int
    knowledge: int
    production: int
    defense: int


class Building(msgspec.Struct, frozen=True, kw_only=True):
    """A building and its boxes."""

    card: Card
    boxes: int
    checked: int
    built: bool


class Symbol(msgspec.Struct, frozen=True, kw_only=True):
    """A symbol of the destiny page."""

    card: Card
    price: int  # in Hope, now
    checked: bool


class SideQuest(msgspec.Struct, frozen=True, kw_only=True):
    """A side quest that is listed."""

    card: Card
    status: Literal["active", "initiated", "finished"]
    source: int | None  # the paragraph that told of it
    notes: tuple[str, ...]


class Leaflet(msgspec.Struct, frozen=True, kw_only=True):
    """What the community has come to, and what the players wrote down."""

    scores: Scores
    tremor: int
    hope: int
    buildings: tuple[Building, ...]
    symbols: tuple[Symbol, ...]
    side_quests: tuple[SideQuest, ...]
    customs: tuple[Card, ...]
    owed: tuple[Card, ...]  # map cards whose neighbour is still missing
    notes: tuple[str, ...]  # on the map
    life: dict[str, int]  # what was noted of each character when the last scenario ended


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the World Map, in its slot."""

    slot: str
    card: Card


class CitadelView(View, frozen=True, kw_only=True, tag_field="ruleset", tag="citadel"):
    """What a seat may see of a Citadel game."""

    mode: Literal["standard", "story", "survival"]
    seats: tuple[Character, ...]
    quests: tuple[Card, ...]
    global_events: tuple[Card, ...]
    world_map: tuple[Place, ...]
    page: Page | None
    at_home: bool  # the scenario is over and nobody has set out again: the Board lies as it was left
    leaflet: Leaflet
    paragraphs: tuple[Paragraph, ...]  # the innermost last
    rereadable: tuple[str, ...]  # paragraphs that told of side quests (T-INFO-10)
    read: tuple[int, ...]  # paragraphs that were read, whose marked words may be looked up (T-INFO-11)
    stores: dict[str, tuple[Card, ...]]  # where cards are set aside
    past: Deck  # nobody looks through it (T-INFO-04)
    banished: Deck  # T-INFO-05
    actions: tuple[Pass, ...]
