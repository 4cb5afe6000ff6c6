"""What was read, replied and spoken, in texts: by whom, how often, in which scenario or dialogue."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import memory, reading
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import PARAGRAPH, book_of
from fogbound.rules.common.lexicon import SETTLED, declare, term
from fogbound.rules.common.memory import DIALOGUE, character_of, is_person
from fogbound.rules.common.needs import OF_PARAGRAPH, needs
from fogbound.rules.common.terms import Condition, Value, Who

TOPIC = "memory"

# -- what was read ---------------------------------------------------------------------------------


def times_read(game: Game, this: int, number: int, key: str) -> int:
    """How often a paragraph was read; in its own text, before this time."""
    card = rules_of(game).numbered_paragraphs.get(number, NONE)
    return game.chronicle.get(key, 0) - (
        1 if card == this and reading.reading_of(game, card) is not None else 0
    )


class WasRead(Condition):
    """A paragraph was read: in the adventure, in this scenario, in this dialogue, by you."""

    def __init__(self, number: int, here: bool = False, now: bool = False, yours: bool = False) -> None:
        self.number = number
        self.here = here
        self.now = now
        self.yours = yours

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        number = f"{self.number:03}"
        key = f"read {number}"
        if self.here:
            key = f"read-here {number}"
        elif self.now:
            key = f"{DIALOGUE}read {number}"
        elif self.yours:
            key = f"read {number} by {character_of(game, you)}"
        return times_read(game, this, self.number, key) > 0


term(
    "was-read",
    "condition",
    WasRead,
    syntax=(
        "{number:paragraph} was read",
        "{number:paragraph} was read in this [scenario](here!)",
        "{number:paragraph} was read in this [dialogue](now!)",
        "{number:paragraph} was read by [you](yours!)",
    ),
    doc="Whether a paragraph was read in the adventure, in this scenario, in this dialogue, or by a character. In a "
    "paragraph's own text the reading in progress does not count.",
    example="14 was read in this scenario",
    ruleset="citadel",
)


class ReadByOne(Condition):
    """One and the same character was active when both paragraphs were read."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        everybody = range(len(book_of(game).words.words.get("character", [])))
        return any(
            f"read {self.first:03} by {who}" in game.chronicle
            and f"read {self.second:03} by {who}" in game.chronicle
            for who in everybody
        )


term(
    "read-by-one",
    "condition",
    ReadByOne,
    syntax="{first:paragraph} and {second:paragraph} were read by one character",
    doc="Whether one and the same character was active when the two paragraphs were read, in any scenario.",
    example="31 and 71 were read by one character",
    ruleset="citadel",
)


class ReadLast(Condition):
    """You were the last to read a paragraph."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return memory.last_reader(game, self.number) == character_of(game, you)


term(
    "read-last",
    "condition",
    ReadLast,
    syntax="you were the last to read {number:paragraph}",
    doc="Whether this character, and nobody since, has read the paragraph to its end.",
    example="you were the last to read 30",
    ruleset="citadel",
)


class ScenariosRead(Value):
    """In how many scenarios a paragraph was read."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.chronicle.get(f"read-scenarios {self.number:03}", 0)


term(
    "scenarios-read",
    "value",
    ScenariosRead,
    syntax="the scenarios in which {number:paragraph} was read",
    doc="In how many different scenarios of the adventure a paragraph was read.",
    example="the scenarios in which 112 was read",
    ruleset="citadel",
)


# -- what was replied ------------------------------------------------------------------------------


def paragraph_number(game: Game, this: int, number: int) -> int:
    """The paragraph a text names, or the one it stands in."""
    if number != NONE or book_of(game).cards[this].kind != PARAGRAPH:
        return number
    return rules_of(game).paragraph(this).number


class Chose(Condition):
    """You, or anybody, once gave this reply in a paragraph."""

    def __init__(self, reply: str, number: int, anybody: bool = False) -> None:
        self.reply = reply
        self.number = number
        self.anybody = anybody

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        if self.anybody:
            return f"chosen {self.number:03} {self.reply}" in game.chronicle
        return is_person(game, memory.answer_memo(self.number, self.reply), you)


term(
    "chose",
    "condition",
    Chose,
    syntax=(
        "you chose {reply:reply} at {number:paragraph}",
        "[anybody](anybody!) chose {reply:reply} at {number:paragraph}",
    ),
    doc="Whether this character, or anybody, ever gave a reply in a paragraph.",
    example="you chose keep at 206",
    ruleset="citadel",
)


class WhoChose(Who):
    """Those who have given this reply in this dialogue, the active player first."""

    def __init__(self, reply: str, number: int = NONE) -> None:
        self.reply = reply
        self.number = number

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        number = paragraph_number(game, this, self.number)
        return [
            seat
            for seat in tabletop.clockwise(game, you)
            if memory.has_answered(game, number, self.reply, seat)
        ]


term(
    "who-chose",
    "who",
    WhoChose,
    syntax="each explorer who chose {reply:reply} [at {number:paragraph}]",
    doc="Those who have given a reply in this dialogue, the active player first, then clockwise.",
    example="each explorer who chose keep takes 105",
    ruleset="citadel",
)


class Answers(Value):
    """How many have answered in this dialogue, or given this reply; the absent count."""

    def __init__(self, reply: str = "", number: int = NONE) -> None:
        self.reply = reply
        self.number = number

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return memory.answers(game, paragraph_number(game, this, self.number), self.reply)


term(
    "answers",
    "value",
    Answers,
    syntax=("the answers", "the {reply:reply} answers [at {number:paragraph}]"),
    doc="How many have answered a paragraph in this dialogue, or given one of its replies; those who are absent and "
    "answered by a die count.",
    example="the keep answers",
    ruleset="citadel",
)


# -- who speaks ------------------------------------------------------------------------------------


class SpokeMost(Condition):
    """You were active in more dialogues than anybody else; who shares the first place does not count."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        me = character_of(game, you)
        others = range(len(book_of(game).words.words.get("character", [])))
        most = max([0, *[memory.speeches(game, who) for who in others if who != me]])
        return memory.speeches(game, me) > most


term(
    "spoke-most",
    "condition",
    SpokeMost,
    syntax="you spoke most often",
    doc="Whether this character was active in more dialogues of the adventure than anybody else, the one in progress not "
    "counted; a tie does not count.",
    example="you spoke most often",
    ruleset="citadel",
)


declare("was-read", lasts=SETTLED)
declare("scenarios-read", "answers", counts_met=True)
declare(
    "was-read",
    "read-by-one",
    "read-last",
    "scenarios-read",
    "chose",
    "who-chose",
    "answers",
    "spoke-most",
    because="there is no Dialogue Book on the Continent",
)

declare("who-chose", "spoke-most", topic="who")
needs("who-chose", "answers", what=OF_PARAGRAPH, without="number")
