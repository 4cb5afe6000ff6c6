"""Conditions on what a text has just named, and on where the action in progress began."""

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import ACTION, NAMED_CARD, needs
from fogbound.rules.common.reveal import times_taken
from fogbound.rules.common.terms import Condition
from fogbound.rules.verbs.cards import is_kind

TOPIC = "land"


class ItIsNumbered(Condition):
    """The card just named has this number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and book_of(game).cards[card].number == self.number


term(
    "it-is-numbered",
    "condition",
    ItIsNumbered,
    syntax="it is numbered {number:number}",
    doc="The card just named has this number.",
    example="it is numbered 399",
)


class ItIsOf(Condition):
    """The card just named is of this kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and is_kind(book_of(game).face(game, card), self.kind)


term(
    "it-is-of",
    "condition",
    ItIsOf,
    syntax="it is a/an {kind:kind}",
    doc="The card just named is of this kind.",
    example="it is a skill",
)


class ItHas(Condition):
    """The card just named shows this keyword."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and book_of(game).face(game, card).keywords & self.keyword != 0


term(
    "it-has",
    "condition",
    ItHas,
    syntax="it has {keyword:keyword}",
    doc="The card just named shows this keyword.",
    example="it has beast",
)


class ThatTerrainIsNew(Condition):
    """The Terrain just named has been taken for the first time in this adventure."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and times_taken(game, card) <= 1


term(
    "terrain-is-new",
    "condition",
    ThatTerrainIsNew,
    syntax="that terrain is new",
    doc="The Terrain just named is in play for the first time in the adventure.",
    example="that terrain is new",
)


class ActionBeganOn(Condition):
    """The active player stood on a Terrain with this tag when the action began."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = attempt(game)
        if frame is None or frame.terrain == NONE:
            return False
        return book_of(game).cards[frame.terrain].tags & self.tag != 0


term(
    "action-began-on",
    "condition",
    ActionBeganOn,
    syntax="the action began on a {tag:tag} terrain",
    doc="Where the active player stood when the action began carries the tag.",
    example="the action began on a lamplit terrain",
)

declare("it-is-numbered", "it-is-of", "it-has", topic="cards")
needs("action-began-on", what=ACTION)
needs("it-is-numbered", "it-is-of", "it-has", "terrain-is-new", what=NAMED_CARD)
