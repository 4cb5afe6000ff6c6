"""Conditions: what a text can ask about the table."""

import operator

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.common import frames, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt, took_part
from fogbound.rules.common.lexicon import LASTING, SETTLED, declare, term
from fogbound.rules.common.needs import ACTION, IN_PLAY, NAMED_CARD, OF_BOARD, needs
from fogbound.rules.common.terms import Cards, Condition, Value, Who

TOPIC = "logic"


class Both(Condition):
    """One and the other."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.holds(game, this, you, it) and self.second.holds(game, this, you, it)


class Either(Condition):
    """One or the other."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.holds(game, this, you, it) or self.second.holds(game, this, you, it)


class Not(Condition):
    """The opposite."""

    def __init__(self, when: Condition) -> None:
        self.when = when

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.when.holds(game, this, you, it)


def printed_always(when: Condition) -> Condition:
    """The same condition: when it is printed makes no difference to the rules."""
    return when


def printed_never(when: Condition) -> Condition:
    """The same condition: that it is not printed makes no difference to the rules."""
    return when


class AtLeast(Condition):
    """A number is at least another."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.of(game, this, you, it) >= self.second.of(game, this, you, it)


class AtMost(Condition):
    """A number is at most another."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.of(game, this, you, it) <= self.second.of(game, this, you, it)


class Equal(Condition):
    """Two numbers are equal."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.of(game, this, you, it) == self.second.of(game, this, you, it)


class ThereIs(Condition):
    """Some such card exists."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.cards.cards(game, this, you, it))


class ThereIsNo(Condition):
    """No such card exists."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.cards.cards(game, this, you, it)


class TerrainIs(Condition):
    """Your Terrain, or the one just named, carries a tag."""

    def __init__(self, tag: int, that: bool = False) -> None:
        self.tag = tag
        self.that = that

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        terrain = card_named(it) if self.that else game.figures[you]
        return terrain != NONE and book_of(game).cards[terrain].tags & self.tag != 0


class YouAreActive(Condition):
    """You take, or took, the action."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return frames.active_now(game, game.registers[tabletop.ACTIVE]) == you


class YouAreInvolved(Condition):
    """You take part in the action."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = attempt(game)
        return frame is not None and you in frame.involved


class YouStandHere(Condition):
    """You stand on this Terrain, or on one this event is attached to."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        terrain = game.figures[you]
        return terrain == this or terrain in tabletop.attached_terrains(game, this)


class YouStandBeside(Condition):
    """You stand on the Terrain on that side of this event."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        cell = game.places.get(this, NONE)
        return cell != NONE and game.cells.get(beyond(cell, self.side), NONE) == game.figures[you]


class BeganHere(Condition):
    """The active explorer stood on this Terrain when the action began."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = attempt(game)
        return frame is not None and frame.terrain == this


class TerrainThere(Condition):
    """There is a Terrain on that side of this card."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        cell = game.places.get(this, NONE)
        card = game.cells.get(beyond(cell, self.side), NONE) if cell != NONE else NONE
        return card != NONE and game.where[card] == tabletop.BOARD and tabletop.is_terrain(game, card)


class ActionIs(Condition):
    """The action in progress is of one of these types."""

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = attempt(game)
        return frame is not None and frame.printed(game).types & self.types != 0


class Outcome(Condition):
    """The action has succeeded, or failed."""

    def __init__(self, failed: bool = False) -> None:
        self.outcome = frames.FAILURE if failed else frames.SUCCESS

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = attempt(game)
        return frame is not None and frame.outcome == self.outcome


class AnyOf(Condition):
    """Something holds for at least one of some explorers."""

    def __init__(self, who: Who, when: Condition) -> None:
        self.who = who
        self.when = when

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(self.when.holds(game, this, seat, it) for seat in self.who.seats(game, this, you, it))


class CharacterInvolved(Condition):
    """A certain character takes part."""

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(
            game.registers[tabletop.CHARACTERS + seat] == self.character for seat in took_part(game, you)
        )


def condition(
    name: str,
    make: object,
    syntax: str | tuple[str, ...],
    doc: str,
    example: str,
    asks: str = "",
    ruleset: str = "",
) -> None:
    """Enter a condition."""
    assert callable(make)
    term(
        name,
        "condition",
        make,
        syntax=syntax,
        doc=doc,
        example=example,
        asks=asks,
        ruleset=ruleset,
    )


condition(
    "both",
    Both,
    "{first:condition} and {second:condition}",
    "Both conditions hold.",
    "you are active and you stand on this",
)
condition(
    "either",
    Either,
    "{first:condition} or {second:condition}",
    "At least one of the two holds. `and` and `or` bind to the right; use brackets to be clear.",
    "you are active or you stand on this",
)
condition(
    "not",
    Not,
    "not {when:condition!}",
    "The opposite. It speaks of the next condition alone: `not A and B` is `(not A) and B`; for the opposite of both "
    "write `not (A and B)`.",
    "not you are active",
)
condition(
    "open",
    printed_always,
    "open {when:condition}",
    "The same condition, printed for the players even before the table has met what it names. It stands for all that "
    "follows; use brackets to mark a part.",
    "open there is a card titled note in your hand",
)
condition(
    "unseen",
    printed_never,
    "unseen {when:condition}",
    "The same condition, never printed for the players, who read something vague in its place. It stands for all that "
    "follows; use brackets to mark a part. Authors see it between these marks.",
    "unseen you stand on this",
)
condition(
    "at-least",
    AtLeast,
    ("{first:value} is/are at least {second:value}", "{first:value} >= {second:value}"),
    "A number is at least another.",
    "the counters are at least 4",
)
condition(
    "at-most",
    AtMost,
    ("{first:value} is/are at most {second:value}", "{first:value} <= {second:value}"),
    "A number is at most another.",
    "the explorers are at most 2",
)
condition(
    "equal",
    Equal,
    ("{first:value} is/are exactly {second:value}", "{first:value} = {second:value}"),
    "Two numbers are equal.",
    "the explorers are exactly 1",
)
condition(
    "there-is",
    ThereIs,
    "there is/are {cards:cards}",
    "At least one such card exists.",
    "there is a skill in your hand",
)
condition(
    "there-is-no",
    ThereIsNo,
    "there is/are no {cards:cards}",
    "No such card exists.",
    "there is no skill in your hand",
)
condition(
    "terrain-is",
    TerrainIs,
    ("your terrain is {tag:tag}", "[that](that!) terrain is {tag:tag}"),
    "Your Terrain, or the Terrain just named, carries a tag.",
    "your terrain is freshwater",
)
condition(
    "you-are-active",
    YouAreActive,
    "you are active",
    "You take, or have just taken, the action.",
    "you are active",
)
condition(
    "you-are-involved",
    YouAreInvolved,
    "you are involved",
    "You take part in the action.",
    "you are involved",
)
condition(
    "you-stand-here",
    YouStandHere,
    "you stand on this",
    "You stand on this Terrain, or on one this event is attached to.",
    "you stand on this",
)
condition(
    "you-stand-beside",
    YouStandBeside,
    "you stand {side:side} of this",
    "You stand on the Terrain on that side of this event.",
    "you stand north of this",
)
condition(
    "began-here",
    BeganHere,
    "the action began on this",
    "The active explorer stood on this Terrain when the action began.",
    "the action began on this",
)
condition(
    "terrain-there",
    TerrainThere,
    "a terrain is {side:side} of this",
    "There is a Terrain on that side of this card.",
    "a terrain is south of this",
)
condition(
    "action-is",
    ActionIs,
    "the action is {types:types}",
    "The action in progress is of one of these types.",
    "the action is climb, swim",
)
condition(
    "outcome",
    Outcome,
    ("the action succeeded", "the action [failed](failed!)"),
    "How the action in progress has ended.",
    "the action succeeded",
)
condition(
    "any-of",
    AnyOf,
    "for any of {who:who} , {when:condition}",
    "Something holds for at least one of some explorers; in it, `you` is each of them in turn.",
    "for any of each involved, you stand on this",
)
condition(
    "character-involved",
    CharacterInvolved,
    "{character:character} is involved",
    "A certain character takes part in the action.",
    "ann is involved",
)

declare("both", "either", "not", "open", "unseen", "any-of", frame=True)
declare("you-are-involved", "character-involved", speaks_of="involvement")
declare("at-least", "at-most", "both", "either", "equal", "not", lasts=SETTLED | LASTING)
declare("at-least", compares=operator.ge)
declare("at-most", compares=operator.le)
declare("equal", compares=operator.eq)
declare("there-is", "there-is-no", topic="cards")
declare("terrain-is", "you-stand-here", "you-stand-beside", "terrain-there", "began-here", topic="land")
declare("you-are-active", "you-are-involved", "any-of", "character-involved", topic="who")
declare("action-is", "outcome", topic="draws")
needs("you-are-involved", "began-here", "action-is", "outcome", what=ACTION)
needs("terrain-is", what=NAMED_CARD, slot="that")
needs("you-stand-here", "you-stand-beside", "terrain-there", "began-here", what=OF_BOARD)
needs("you-stand-here", "you-stand-beside", "terrain-there", what=IN_PLAY)
