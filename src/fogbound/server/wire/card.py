"""Card faces: everything that is printed on a card, in one language."""

from typing import Literal

from msgspec import field

from fogbound.server.wire.common import Side, Wire


class Named(Wire, frozen=True):
    """A word of a pack, with what it is called."""

    id: str
    name: str
    n: int = 0
    about: str = ""  # what it does, of a trait


class TextLine(Wire, frozen=True):
    """A line of a text, and how far it is set in below the one that leads to it."""

    text: str
    depth: int = 0


class FaceText(Wire, frozen=True):
    """A text of a card: its lines, and the action types or marks it is about, for icons."""

    lines: tuple[TextLine, ...]
    icons: tuple[str, ...] = ()


class FaceRow(Wire, frozen=True):
    """A row of a compound action, from 1."""

    row: int
    difficulty: str
    cost: str = ""
    chain: bool = False
    success: tuple[TextLine, ...] = ()
    failure: tuple[TextLine, ...] = ()


class FaceAction(Wire, frozen=True):
    """An action as it is printed; numbers are words, for some depend on the table.

    What the table may not read of yet is not among the actions of its card, so each knows its place (`index`) and,
    behind another one of its type, the number that its options have (`n`).
    """

    index: int
    n: int | None
    verbs: tuple[str, ...]
    name: str
    cost: str
    difficulty: str
    success: tuple[TextLine, ...] = ()
    failure: tuple[TextLine, ...] = ()
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


class FaceStrip(Wire, frozen=True):
    """What counts on a card when it is revealed."""

    stars: int = 0
    left: int = 0
    right: int = 0
    sevens: int = 0
    icons: dict[str, int] = field(default_factory=dict)


class FaceCraft(Wire, frozen=True):
    """The craft part of a Skill, and what it becomes."""

    cost: str
    difficulty: str
    resources: tuple[
        Named, ...
    ] = ()  # each saves `n` cards; an id of several words is any of those resources
    durability: int = 0


class Art(Wire, frozen=True):
    """Which picture a card has; its address is made of the game, the card and a size."""

    kind: Literal["land", "vignette", "portrait", "none"]
    says: str = ""  # what it shows, for people who do not see it
    edition: str = ""  # changes when the picture does
    ground: str = ""  # of land: the colour on which it will stand, as `#c4c89e`


class Face(Wire, frozen=True):
    """A card as it is printed, in one language; only what its kind has."""

    id: str
    kind: str  # terrain, permanent event, temporary event, skill, state, bonus, item, quest item, curse, …
    kind_name: str
    name: str
    art: Art
    spoken: tuple[tuple[TextLine, ...], ...] = ()  # the whole card in words, text by text, to be read aloud
    back: str = ""  # green, gold, fog, blue, other
    number: int | None = None
    area: str = ""
    arrows: dict[Side, int] = field(default_factory=dict)
    placement: tuple[Side, ...] = ()
    done: tuple[Named, ...] = ()
    resources: tuple[Named, ...] = ()
    keywords: tuple[Named, ...] = ()
    no_camp: bool = False
    actions: tuple[FaceAction, ...] = ()
    fog_actions: tuple[FaceAction, ...] = ()
    effects: tuple[FaceText, ...] = ()
    text: tuple[FaceText, ...] = ()  # perhaps in the author's own words; `spoken` is exact
    strip: FaceStrip | None = None
    craft: FaceCraft | None = None
    durability: int = 0
    banner: tuple[Named, ...] = ()
    link: Named | None = None  # the pictograph that this version of its number is linked to
    vital_loss: bool = False
    companion: bool = False
    price: int = 0
    own: str = ""  # whose own Skill it is
    weight: int = 0
    reflex: bool = False
    hand: tuple[int, ...] = ()  # what holds at this table, else by the number of players
    dice: tuple[int, ...] = ()
    stack: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    flavour: str = ""
    back_text: str = ""
    caption: str = ""  # the name of the person whom the picture shows
    picture_text: str = ""  # what the picture shows, told by the author
    asks: dict[str, int] = field(
        default_factory=dict
    )  # how many counters of each name its condition is about
