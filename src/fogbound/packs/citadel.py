"""The format of Citadel packs, as types: cards, and what stands in the booklets, the dialogues and on the leaflet.

Everything that is printed is an entry of the same kind and says first what it is: a number, fog, a skill, a
character; a paragraph, a page of a booklet; a building, a symbol of the destiny page, a side quest, a trait, a custom.
Entries stand in `cards/*.yaml` or, for what is read aloud, in `story/*.yaml`.
"""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from fogbound.languages import Lang
from fogbound.packs.format import (
    Ability,
    Area,
    ByPlayers,
    CardSource,
    Condition,
    Count,
    Effect,
    Number,
    Side,
    Value,
    Word,
)

__all__ = [
    "AbsentSource",
    "AnswerSource",
    "CitadelActionSource",
    "CitadelCard",
    "CitadelStripSource",
    "ReplySource",
    "RiddleSource",
    "RowSource",
]

Kind = Literal[
    "terrain",
    "permanent event",
    "temporary event",
    "global event",
    "purse",
    "quest item",
    "world map",
]
Icon = Literal["fist", "hand", "flag", "target", "wild"]
Arrow = Annotated[list[Area | Number], Meta(min_length=2, max_length=2)]
Paragraph = Annotated[int, Meta(ge=1, le=999)]


class CitadelStripSource(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The result area of a Skill."""

    stars: Count = 0
    left: Count = 0
    right: Count = 0
    icons: list[Icon] = field(default_factory=list)


class RowSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """A row of a compound action; what it does not say is as in the action."""

    cost: Value = None
    chain: bool | None = None
    difficulty: Value = 0
    success: Effect = None
    failure: Effect = None


class CitadelActionSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """An action; its types are the key it stands under. With `rows` it is compound."""

    cost: Value = 0
    chain: bool = False
    difficulty: Value = 0
    mandatory: bool = False
    group: bool = False
    needs: Condition = field(name="if", default=None)
    success: Effect = None
    failure: Effect = None
    rows: list[RowSource] = field(default_factory=list)
    traits: list[Word] = field(default_factory=list)
    modifiers: list[Ability] = field(default_factory=list)


Actions = list[dict[str, CitadelActionSource]]


class ReplySource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """Something that may be answered in a dialogue; its label is prose, under the key it stands under."""

    needs: Condition = field(name="if", default=None)  # hidden unless this holds
    locked: Condition = None  # shown struck through while this holds
    price: Effect = None
    effect: Effect = field(name="do", default=None)
    once: bool = False  # struck out when it has been answered, until the dialogue is left


class AnswerSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """An answer in one's own words: spellings by language, or the name of a remembered person."""

    words: dict[Lang, list[str]] = field(default_factory=dict)
    person: Word | None = None
    needs: Condition = field(name="if", default=None)
    effect: Effect = field(name="do", default=None)


class RiddleSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """A question that is answered in one's own words."""

    needs: Condition = field(name="if", default=None)  # whether it may be tried
    attempt: Effect = None  # what each attempt costs
    answers: list[AnswerSource] = field(default_factory=list)
    numbers: bool = False  # whether the number of a paragraph that is marked `from` here is an answer
    wrong: Effect = None


class AbsentSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """People who are not there and answer by a die: how many, and the reply for each result."""

    number: Value
    cast: Annotated[list[Word], Meta(min_length=6, max_length=6)]


class CitadelCard(CardSource, tag="citadel"):
    """One entry of a Citadel pack, or several copies of it."""

    IDENTITIES: ClassVar[tuple[str, ...]] = (
        *CardSource.IDENTITIES,
        *("paragraph", "page", "building", "symbol", "side_quest", "trait", "custom"),
    )

    paragraph: Paragraph | None = None
    page: Word | None = None
    building: Word | None = None
    symbol: Word | None = None
    side_quest: Word | None = None
    trait: Word | None = None
    custom: Word | None = None
    kind: Kind | None = None
    # Cards on the Board and in the fog.
    area: Area | None = None  # of an Exploration card
    arrows: dict[Side, Arrow] = field(default_factory=dict)
    digit: Annotated[int, Meta(ge=0, le=9)] | None = None
    actions: Actions = field(default_factory=list)
    back_actions: Actions = field(default_factory=list)
    back_text: Effect = None
    link: Word | None = None  # the pictograph that must match
    shows: list[Word] = field(default_factory=list)  # pictographs
    # Purse cards, Skills, characters.
    weight: Count = 0
    no_discard: bool = False
    may_be_given: bool = False  # although it may not be discarded
    strip: CitadelStripSource | None = None
    advanced: bool = False
    reflex: bool = False
    hand: ByPlayers = field(default_factory=list)
    most_weight: ByPlayers = field(default_factory=list)
    called: list[str] = field(default_factory=list)  # other ways of writing a character's name
    slot: str = ""  # of a World Map card
    after: str = ""  # the slot that must be filled before
    # Paragraphs and pages.
    replies: dict[Word, ReplySource] = field(default_factory=dict)
    asks: Literal["reader", "group", "anybody", "each", "in-turn"] = "reader"  # who replies; `each`: unseen
    revealed: Effect = None  # when each has replied
    absent: AbsentSource | None = None
    riddle: RiddleSource | None = None
    seconds: Annotated[int, Meta(ge=1, le=600)] | None = None  # how long, before `lapse` happens
    lapse: Effect = None
    from_: list[int | str] = field(name="from", default_factory=list)  # like a back reference
    booklet: Word | None = None  # the Threat a page belongs to; none for the introduction
    pictograph: Word | None = None
    life: ByPlayers = field(default_factory=list)
    tremor: Count | None = None
    setup: Effect = None
    goals: dict[Word, Condition] = field(default_factory=dict)
    epilogue: Effect = None
    saving: bool | None = None  # whether the rulebook save is allowed; it is, unless this says otherwise
    joining: bool | None = (
        None  # whether players may join before it begins; they may, unless this says otherwise
    )
    enlist: Effect = None  # on the introduction: how those involved make their characters, now or on joining
    like: Word | None = None  # the page from which it has everything it does not say itself
    # The leaflet.
    boxes: Annotated[int, Meta(ge=1, le=20)] | None = None
    price: Value = None  # of a symbol, in Hope
    needs: Condition = field(name="if", default=None)  # what must hold before it may be checked or offered
    at_citadel: Effect = None  # what the players may do there between scenarios
