"""The shapes that only views of the Citadel have: characters, passes, dialogues, the booklet and the leaflet."""

from typing import Literal

import msgspec

from fogbound.view.schema import BaseAction, BaseSeat, SeenCard, View

__all__ = [
    "CitadelBuilding",
    "CitadelCharacter",
    "CitadelGoal",
    "CitadelLeaflet",
    "CitadelPage",
    "CitadelParagraph",
    "CitadelPass",
    "CitadelPlace",
    "CitadelReply",
    "CitadelScores",
    "CitadelSideQuest",
    "CitadelSymbol",
    "CitadelView",
]


class CitadelCharacter(BaseSeat, frozen=True, kw_only=True):
    """A character with everything in front of them, which all may see (T-INFO-03, T-INFO-07, T-RUL-79)."""

    status: Literal["empty", "present", "away", "eliminated", "gone", "unconscious", "held"]
    card: SeenCard | None  # None before a character was chosen
    life: int
    purse: tuple[SeenCard, ...]
    blocked: tuple[SeenCard, ...]
    weight: int
    weight_limit: int


class CitadelPass(BaseAction, frozen=True, kw_only=True):
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
    drawn: tuple[SeenCard | None, ...]  # face down until the Result step
    icons: dict[str, int]  # obtained and not yet spent
    gained: int  # successes from effects
    keeps: int  # revealed cards that may be kept
    cancels: int  # damage that can still be cancelled


class CitadelReply(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be replied, or that is printed there and cannot be; hidden ones are not there at all."""

    n: int  # its place, from 1
    status: Literal["open", "used-up", "locked"]


class CitadelParagraph(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph that lies open."""

    card: SeenCard
    number: int
    reader: int | None
    replies: tuple[CitadelReply, ...]  # while they are asked for


class CitadelGoal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal of the page at the bookmark."""

    name: str
    reached: bool


class CitadelPage(msgspec.Struct, frozen=True, kw_only=True):
    """The page at the bookmark."""

    card: SeenCard
    booklet: str | None  # None for the introduction
    goals: tuple[CitadelGoal, ...]
    saved: bool  # whether the scenario has been saved once


class CitadelScores(msgspec.Struct, frozen=True, kw_only=True):
    """The community scores."""

    influence: int
    knowledge: int
    production: int
    defense: int


class CitadelBuilding(msgspec.Struct, frozen=True, kw_only=True):
    """A building and its boxes."""

    card: SeenCard
    boxes: int
    checked: int
    built: bool


class CitadelSymbol(msgspec.Struct, frozen=True, kw_only=True):
    """A symbol of the destiny page."""

    card: SeenCard
    price: int  # in Hope, now
    checked: bool


class CitadelSideQuest(msgspec.Struct, frozen=True, kw_only=True):
    """A side quest that is listed."""

    card: SeenCard
    status: Literal["active", "initiated", "finished"]
    source: int | None  # the paragraph that told of it
    notes: tuple[str, ...]


class CitadelLeaflet(msgspec.Struct, frozen=True, kw_only=True):
    """What the community has come to, and what the players wrote down."""

    scores: CitadelScores
    tremor: int
    hope: int
    buildings: tuple[CitadelBuilding, ...]
    symbols: tuple[CitadelSymbol, ...]
    side_quests: tuple[CitadelSideQuest, ...]
    customs: tuple[SeenCard, ...]
    owed: tuple[SeenCard, ...]  # map cards whose neighbour is still missing
    notes: tuple[str, ...]  # on the map
    life: dict[str, int]  # what was noted of each character when the last scenario ended


class CitadelPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the World Map, in its slot."""

    slot: str
    card: SeenCard


class CitadelView(View, frozen=True, kw_only=True, tag_field="ruleset", tag="citadel"):
    """What a seat may see of a Citadel game."""

    mode: Literal["standard", "story", "survival"]
    seats: tuple[CitadelCharacter, ...]
    world_map: tuple[CitadelPlace, ...]
    page: CitadelPage | None
    at_home: bool  # the scenario is over and nobody has set out again: the Board lies as it was left
    leaflet: CitadelLeaflet
    paragraphs: tuple[CitadelParagraph, ...]  # the innermost last
    rereadable: tuple[str, ...]  # paragraphs that told of side quests (T-INFO-10)
    read: tuple[int, ...]  # paragraphs that were read, whose marked words may be looked up (T-INFO-11)
    actions: tuple[CitadelPass, ...]
