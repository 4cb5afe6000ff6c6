"""Memory in texts: notes, numbers, yes or no, and persons, for a dialogue, a scenario or the adventure."""

from fogbound.core.game import Game
from fogbound.rules.common import memory, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import SETTLED, declare, term
from fogbound.rules.common.terms import Condition, Effect, Value, Who

TOPIC = "memory"


def scope(here: bool, now: bool) -> str:
    return memory.SCENARIO if here else memory.DIALOGUE if now else memory.ADVENTURE


class Note(Effect):
    """Something is remembered."""

    def __init__(self, memo: str, here: bool = False, now: bool = False) -> None:
        self.memo = memo
        self.scope = scope(here, now)

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        memory.put(game, self.scope + self.memo, 1)


term(
    "note",
    "effect",
    Note,
    syntax=(
        "remember {memo:memo}",
        "remember {memo:memo} in this [scenario](here!)",
        "remember {memo:memo} in this [dialogue](now!)",
    ),
    brings="change",
    doc="Remembers something for the adventure, or only for this scenario or this dialogue.",
    example="remember promise",
)


class Forget(Effect):
    """What was remembered under this name is forgotten, of some people or altogether."""

    def __init__(self, memo: str, who: Who | None = None) -> None:
        self.memo = memo
        self.who = who

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.who is not None:
            for seat in self.who.seats(game, this, you, it):
                memory.forget_person(game, self.memo, seat)
            return
        for name in memory.SCOPES:
            memory.put(game, name + self.memo, 0)
        memory.forget(game, f"person {self.memo} ")


term(
    "forget",
    "effect",
    Forget,
    syntax=("forget {memo:memo}", "forget {memo:memo} of {who:who}"),
    brings="memory",
    doc="Forgets what was remembered, be it a note, a number or of whom; with `of` only of those people.",
    example="forget promise",
)


class IsNoted(Condition):
    """Something is remembered."""

    def __init__(self, memo: str) -> None:
        self.memo = memo

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return memory.recall(game, self.memo) > 0


term(
    "noted",
    "condition",
    IsNoted,
    syntax="{memo:memo} is remembered",
    doc="Whether this is remembered, however long it lasts.",
    example="promise is remembered",
)


# -- numbers ---------------------------------------------------------------------------------------


class SetMemo(Effect):
    """A number is remembered."""

    def __init__(self, memo: str, number: Value, here: bool = False, now: bool = False) -> None:
        self.memo = memo
        self.number = number
        self.scope = scope(here, now)

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        memory.put(game, self.scope + self.memo, self.number.count(game, this, you, it))


term(
    "set-memo",
    "effect",
    SetMemo,
    syntax=(
        "set {memo:memo} to {number:value}",
        "set {memo:memo} to {number:value} in this [scenario](here!)",
        "set {memo:memo} to {number:value} in this [dialogue](now!)",
    ),
    brings="memory",
    doc="Remembers a number, at least 0, for the adventure, or only for this scenario or this dialogue.",
    example="set promise to 3",
)


class ChangeMemo(Effect):
    """A remembered number grows or shrinks, never below 0; it lasts as long as before."""

    def __init__(self, memo: str, amount: Value, here: bool = False, now: bool = False) -> None:
        self.memo = memo
        self.amount = amount
        self.scope = scope(here, now)

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = memory.recall(game, self.memo) + self.amount.of(game, this, you, it)
        kept = memory.scope_of(game, self.memo) if memory.recall(game, self.memo) else self.scope
        memory.put(game, kept + self.memo, max(0, number))


term(
    "change-memo",
    "effect",
    ChangeMemo,
    syntax=(
        "{memo:memo} {amount:signed}",
        "{memo:memo} {amount:signed} in this [scenario](here!)",
        "{memo:memo} {amount:signed} in this [dialogue](now!)",
    ),
    brings="memory",
    doc="Adds to a remembered number or takes away from it, down to 0. One that is remembered already lasts as long as "
    "before.",
    example="promise +1",
)


class MemoNumber(Value):
    """A remembered number."""

    def __init__(self, memo: str) -> None:
        self.memo = memo

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return memory.recall(game, self.memo)


term(
    "memo-number",
    "value",
    MemoNumber,
    syntax="the {memo:memo}",
    doc="A remembered number; 0 when nothing is remembered.",
    example="the promise",
)


# -- yes or no -------------------------------------------------------------------------------------


class NoteChoice(Effect):
    """A yes or no is remembered for the adventure."""

    def __init__(self, memo: str, yes: bool = False) -> None:
        self.memo = memo
        self.yes = yes

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        memory.note_choice(game, self.memo, self.yes)


term(
    "note-choice",
    "effect",
    NoteChoice,
    syntax=("remember [yes](yes!) to {memo:memo}", "remember no to {memo:memo}"),
    brings="memory",
    doc="Remembers a choice between yes and no for the adventure.",
    example="remember yes to promise",
)


class ChoiceIs(Condition):
    """A yes-or-no choice was made, and so."""

    def __init__(self, memo: str, yes: bool = False) -> None:
        self.memo = memo
        self.yes = yes

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return memory.choice(game, self.memo) == (1 if self.yes else 0)


term(
    "choice-is",
    "condition",
    ChoiceIs,
    syntax=("{memo:memo} is [yes](yes!)", "{memo:memo} is no"),
    doc="Whether a remembered choice was yes, or no; one that was never made is neither.",
    example="promise is yes",
)


class TurnOldest(Effect):
    """The first yes-or-no choice of the adventure becomes its opposite for the rest of it."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        memo = memory.oldest_choice(game)
        if memo:
            memory.note_choice(game, memo, memory.choice(game, memo) == 0)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return memory.oldest_choice(game) != ""


term(
    "turn-oldest",
    "effect",
    TurnOldest,
    syntax="turn the oldest choice",
    brings="memory",
    doc="The yes-or-no choice that was remembered first in the adventure becomes its opposite from now on.",
    example="turn the oldest choice",
)


# -- persons ---------------------------------------------------------------------------------------


class NotePerson(Effect):
    """Something is remembered of a character."""

    def __init__(self, memo: str, who: Who) -> None:
        self.memo = memo
        self.who = who

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for seat in self.who.seats(game, this, you, it):
            memory.note_person(game, self.memo, seat)


term(
    "note-person",
    "effect",
    NotePerson,
    syntax="remember {memo:memo} of {who:who}",
    brings="memory",
    doc="Remembers something of a character, wherever they are and whichever player has them, with the scenario and the "
    "Terrain in which it happened.",
    example="remember promise of you",
)


class PersonIs(Condition):
    """This is remembered of you."""

    def __init__(self, memo: str) -> None:
        self.memo = memo

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return memory.is_person(game, self.memo, you)


term(
    "noted-of-you",
    "condition",
    PersonIs,
    syntax="{memo:memo} is remembered of you",
    doc="Whether this is remembered of the character the text speaks to.",
    example="promise is remembered of you",
)


class PersonExists(Condition):
    """This is remembered of somebody, perhaps of somebody who has left."""

    def __init__(self, memo: str, left: bool = False) -> None:
        self.memo = memo
        self.left = left

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        persons = memory.persons(game, self.memo)
        book = book_of(game)
        return any(not self.left or not book.is_in_adventure(game, who) for who in persons)


term(
    "noted-of-somebody",
    "condition",
    PersonExists,
    syntax=(
        "{memo:memo} is remembered of somebody",
        "{memo:memo} is remembered of somebody who has [left](left!)",
    ),
    doc="Whether this is remembered of any character, in the adventure or not; or of one who has left it.",
    example="promise is remembered of somebody who has left",
)


class Persons(Who):
    """The explorers in the game of whom this is remembered."""

    def __init__(self, memo: str) -> None:
        self.memo = memo

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [seat for seat in tabletop.clockwise(game, you) if memory.is_person(game, self.memo, seat)]


term(
    "persons",
    "who",
    Persons,
    syntax="each explorer of {memo:memo}",
    doc="The explorers in the game of whom this is remembered.",
    example="each explorer of promise takes 105",
)

declare(
    "note",
    "set-memo",
    "change-memo",
    only={
        "here": ("citadel", "there are no scenarios on the Continent"),
        "now": ("citadel", "there are no dialogues on the Continent"),
    },
)
declare("forget", "set-memo", resets=True)
declare("note", "set-memo", "change-memo", remembers="note")
declare("noted", "memo-number", recalls="note")
declare("note-choice", remembers="choice")
declare("choice-is", recalls="choice")
declare("note-person", remembers="person")
declare("noted-of-you", "noted-of-somebody", "persons", recalls="person")
declare("noted", lasts=SETTLED)
declare("memo-number", counts_met=True)
declare("persons", topic="who")
