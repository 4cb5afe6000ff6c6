"""The format of packs, as types: what `pack.yaml` and the card files may hold (format 1).

`packs.texts` turns the texts of the effect language into trees, `packs.sense` says which fields go together.
"""

from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from msgspec import Meta, Struct, field

from fogbound.languages import Lang
from fogbound.packs.subjects import SUBJECTS

__all__ = [
    "ANYWHERE",
    "AREAS",
    "FORMAT",
    "SIDES",
    "WORD_PATTERN",
    "ActionSource",
    "CardSource",
    "ContinentCard",
    "CraftSource",
    "HiddenSource",
    "ItemSource",
    "Manifest",
    "Ruleset",
    "SceneSource",
    "StripSource",
]

FORMAT = 1
ANYWHERE = 50  # on the shelf of adventures

Number = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=99)]
Minutes = Annotated[int, Meta(ge=1, le=6000)]
WORD_PATTERN: Final = "^[^\\W\\d][\\w'\u2019.-]*$"
Word = Annotated[str, Meta(pattern=WORD_PATTERN, max_length=60)]
Side = Literal["north", "east", "south", "west"]
Area = Literal[
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"
]
Kind = Literal[
    "terrain",
    "permanent event",
    "temporary event",
    "item",
    "quest item",
    "state",
    "bonus",
]
Back = Literal["green", "gold"]
Ruleset = Literal["continent", "citadel"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
AREAS: Final[tuple[Area, ...]] = get_args(Area)

# Texts of the effect language: a sentence, a list of texts, or a mapping that is the YAML form of a term.
# They are read as they stand; the titles tell the JSON Schema which sort of text belongs where.
Effect = Annotated[Any, Meta(title="effect")]
Ability = Annotated[Any, Meta(title="ability")]
Condition = Annotated[Any, Meta(title="condition")]
Value = Annotated[Any, Meta(title="value")]

ByPlayers = Annotated[list[Count], Meta(max_length=4)]

# What pictures are made of: the ground, what a side of a card meets its neighbours with, what stands there.
Biome = Literal["ash", "forest", "jungle", "marsh", "meadow", "moor", "peak", "rock", "sand"]
Edge = Literal["land", "shore", "sea", "ridge"]
Feature = Literal[
    "anchors",
    "bell",
    "birches",
    "boat",
    "bridge",
    "cairn",
    "cave",
    "darn",
    "gatehouse",
    "great-house",
    "great-oak",
    "hanging-orchard",
    "hives",
    "hut",
    "jetty",
    "kelp",
    "milestone",
    "orchard",
    "pen",
    "pools",
    "rags",
    "reeds",
    "reel",
    "ruin",
    "shrine",
    "slab",
    "spring",
    "stones",
    "stranded-boat",
    "tent",
    "tower",
    "village",
    "washing",
    "well",
    "wreck",
]
Light = Literal["day", "dawn", "dusk", "night", "lamp"]
# A word of `packs.subjects` or the name of a drawing; `packs.pack` knows which drawings there are.
Shown = Annotated[
    Word, Meta(extra_json_schema={"anyOf": [{"enum": list(SUBJECTS)}, {"description": "a drawing"}]})
]
Weather = Literal["clear", "mist", "rain", "snow", "wind"]


class Manifest(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """`pack.yaml`: what the pack is, what it builds on, and the words it brings."""

    name: Word
    ruleset: Ruleset
    format: Literal[1]
    version: str = "1"
    shelf: Annotated[int, Meta(ge=0, le=99)] = (
        ANYWHERE  # its place among the adventures on offer; 0: not offered
    )
    minutes: Annotated[list[Minutes], Meta(max_length=2)] = field(
        default_factory=list
    )  # the shortest game, the longest
    requires: list[Word] = field(default_factory=list)
    cover: "SceneSource | None" = None  # what stands on its cover
    languages: list[Lang] = field(default_factory=lambda: list(get_args(Lang)))
    actions: list[Word] = field(default_factory=list)
    no_camp: list[Word] = field(default_factory=list)  # types that a no-camp Terrain forbids
    resources: list[Word] = field(default_factory=list)
    keywords: list[Word] = field(default_factory=list)
    tags: list[Word] = field(default_factory=list)
    pictographs: list[Word] = field(default_factory=list)
    stores: list[Word] = field(default_factory=list)
    counters: list[Word] = field(default_factory=list)
    memos: list[Word] = field(default_factory=list)  # what texts remember
    introduction: Word | None = (
        None  # the page on which an adventure begins; else the first without a booklet
    )
    experience: Number | None = None
    paranoid: Number | None = None
    easy: Number | None = None
    extreme: Number | None = None


class StripSource(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The left edge of a Skill."""

    stars: Count = 0
    left: Count = 0
    right: Count = 0
    sevens: Count = 0


class HiddenPart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Some digits of a hidden number, and the card whose prose tells them, if it is another one."""

    digits: Annotated[str, Meta(pattern=r"^[0-9]{1,2}$")]
    on: str | None = None


class HiddenSource(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A number hidden in the picture and the prose."""

    number: Number
    needs: Condition = field(name="if", default=None)
    parts: list[HiddenPart] = field(default_factory=list)


class ActionSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """An action; its types are the key it stands under."""

    cost: Value = 0
    difficulty: Value = 0
    lock: bool = False
    mandatory: bool = False
    all_hands: bool = False
    at_most: Value = None
    needs: Condition = field(name="if", default=None)
    success: Effect = None
    failure: Effect = None
    modifiers: list[Ability] = field(default_factory=list)


class CraftSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """The craft action of a Skill; each resource saves cards, `bamboo or bone` means one of the two."""

    cost: Value
    difficulty: Value = 0
    resources: dict[str, Count] = field(default_factory=dict)


class ItemSource(Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """What a crafted Skill becomes."""

    durability: Annotated[int, Meta(ge=1, le=6)]
    keywords: list[Word] = field(default_factory=list)
    banner: dict[Word, Count] = field(default_factory=dict)
    actions: list[dict[str, ActionSource]] = field(default_factory=list)
    effects: list[Ability] = field(default_factory=list)


class SceneSource(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the picture of a card shows; the rules never ask for it."""

    biome: Biome | None = None
    edges: dict[Side, Edge] = field(default_factory=dict)  # land where nothing else is said
    paths: list[Side] = field(default_factory=list)
    river: list[Side] = field(default_factory=list)
    features: Annotated[list[Feature], Meta(max_length=3)] = field(default_factory=list)
    light: Light = "day"
    weather: Weather = "clear"
    subject: Shown | None = None  # what a vignette is of, on cards that show no land


class CardSource(
    Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab", tag_field="rules", tag="none"
):
    """What cards of both rulesets have. A card is what stands first: a number, fog, a skill, …"""

    IDENTITIES: ClassVar[tuple[str, ...]] = ("number", "fog", "skill", "character")

    number: Number | None = None
    back: Back | None = None
    fog: Word | None = None
    skill: Word | None = None
    character: Word | None = None
    uid: Word | None = None
    title: Word | None = None
    copies: Annotated[int, Meta(ge=1, le=40)] = 1
    placement: list[Side] = field(default_factory=list)
    done: list[Word] = field(default_factory=list)
    keywords: list[Word] = field(default_factory=list)
    tags: list[Word] = field(default_factory=list)
    back_ref: list[int | str] = field(default_factory=list)
    hidden: HiddenSource | None = None
    effects: list[Ability] = field(default_factory=list)
    text: Effect = None
    own: Word | None = None  # the character an own Skill belongs to
    lines: list[Word] = field(default_factory=list)  # prose that texts tell piece by piece
    scene: SceneSource | None = None


class ContinentCard(CardSource, tag="continent"):
    """One card of a Continent pack, or several copies of it."""

    IDENTITIES: ClassVar[tuple[str, ...]] = (*CardSource.IDENTITIES, "clue", "curse", "satchel")

    clue: Word | None = None
    curse: Word | None = None
    satchel: Word | None = None
    kind: Kind | None = None
    area: Area | None = None
    arrows: dict[Side, Number] = field(default_factory=dict)
    no_camp: bool = False
    resources: list[Word] = field(default_factory=list)
    actions: list[dict[str, ActionSource]] = field(default_factory=list)
    skipped: Effect = None
    strip: StripSource | None = None
    price: Annotated[int, Meta(ge=1, le=20)] | None = None  # makes a Skill an Advanced Skill
    craft: CraftSource | None = None
    item: ItemSource | None = None
    durability: Annotated[int, Meta(ge=1, le=6)] | None = None
    vital_loss: bool = False
    banner: dict[Word, Count] = field(default_factory=dict)
    of: Word | None = None  # the curse a Curse card belongs to
    start: Number | None = None
    companion: bool = False
    keeps: bool = False  # counters on it survive camp
    hand: ByPlayers = field(default_factory=list)
    dice: ByPlayers = field(default_factory=list)
    stack: ByPlayers = field(default_factory=list)
