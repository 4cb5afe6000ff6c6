"""Verbs of options: each is declared once, in `rules`, with what its card, number and index mean and what it is for.

What shows options or takes them goes by the declaration; no other room has a list of verbs. The types of actions,
which come from the words of a pack, are verbs too and need no declaration.
"""

from typing import Final, Literal, NewType

from fogbound.core.messages import ABILITY, COUNT, EFFECT
from fogbound.core.pickling import Picklable

Verb = NewType("Verb", str)
"""The name of a verb, as the ids of options begin with it."""

ACCEPTS: Final = "accept"  # lets another player take part in an action
ANNOTATES: Final = "annotate"  # opens the map for notes
CAMPS: Final = "camp"  # makes camp
CHOOSES: Final = "choose"  # picks a card, a player or one of several effects
COMES_BACK: Final = "come-back"  # brings a player back to the table, or another one
COUNTS: Final = "count"  # settles on one of many numbers
DISCARDS: Final = "discard"  # gives up a card
DRAWS: Final = "draw"  # draws one more card of an action
JOINS: Final = "join"  # takes part in an action
KEEPS: Final = "keep"  # keeps a card of those that were drawn or found
LAPSES: Final = "lapse"  # is taken by time alone
LEAVES: Final = "leave"  # takes a player from the table
NUMBERS: Final = "number"  # says a number
RECOVERS: Final = "recover"  # stops for a Recovery
REFUSES: Final = "refuse"  # does not let another player take part
REPLIES: Final = "reply"  # answers what is said in a dialogue
REPORTS: Final = "report"  # names a number that was found in a picture
REVEALS: Final = "reveal"  # turns up what an action has drawn
SAVES: Final = "save"  # saves the game as the book knows it
STAYS_OUT: Final = "stay-out"  # takes no part in an action
TAKES: Final = "take"  # takes a card in hand
USES_ITEM: Final = "use-item"  # brings an item into an action
WRITES: Final = "write"  # writes words on a card or on the map

Role = Literal[
    "",
    "accept",
    "annotate",
    "camp",
    "choose",
    "come-back",
    "count",
    "discard",
    "draw",
    "join",
    "keep",
    "lapse",
    "leave",
    "number",
    "recover",
    "refuse",
    "reply",
    "report",
    "reveal",
    "save",
    "stay-out",
    "take",
    "use-item",
    "write",
]
"""What an option is for, as far as a client has to know; most are just shown."""

PLACED: Final = 1 << 0
"""The card lies on the Board, and its place is told with it."""
CONSTANT: Final = 1 << 1
"""Said in the same words whenever the same people play."""
USES_CARD: Final = 1 << 2
"""Uses a card for what stands on it, beside a question too; the label can tell all of it."""
LISTED_APART: Final = 1 << 3
"""Offered of many cards, each of which is read once."""
FOR_GOOD: Final = 1 << 5
"""Cannot be undone by what follows: players are asked whether they are sure."""
ALIKE: Final = 1 << 4
"""One choice, whichever seat it is for."""
CHANGES_NOTHING: Final = 1 << 6
"""Leaves things as they are."""
FROM_TEXT: Final = 1 << 7
"""Brought by the text of the card, though it names no effect or ability of it."""
OF_REVEALED: Final = 1 << 8
"""Takes one of the cards that were just revealed: what those are is told first."""

TEXT: Final = "text"
TEXT_ON_PAGE: Final = "text-on-page"  # where a sheet of paper may cover the card
LAST_LINE: Final = "last-line"  # as its price and its terms are met
AFTER_FIRST_LINE: Final = "after-first-line"  # which says the same of all that are offered
SERVING: Final = "serving"  # what serves the action in progress
PROSE: Final = "prose"  # its story, and what it does while it is in force
BROUGHT: Final = "brought"  # what a building is good for
USES: Final = "uses"  # what a Skill is good for in the hand
"""What of a card is told with an option that names it."""


class VerbMeaning(Picklable):
    """What a verb means: its number, its index and its role, what of the card is told with it, and further bits."""

    def __init__(self, name: str, role: Role, n: int, index: int, bits: int, tells: str) -> None:
        self.name = name
        self.role = role
        self.n = n
        self.index = index
        self.bits = bits
        self.tells = tells


_DECLARED: Final[dict[str, VerbMeaning]] = {}
_ACTION: Final = VerbMeaning("", "", COUNT, COUNT, 0, "")


def verb(
    name: str, role: Role = "", bits: int = 0, *, n: int = COUNT, index: int = COUNT, tells: str = ""
) -> Verb:
    """Declare a verb; each name once, also where both rulesets know it."""
    assert name not in _DECLARED, f"the verb {name} is declared twice"
    _DECLARED[name] = VerbMeaning(name, role, n, index, bits, tells)
    return Verb(name)


def meaning(name: str) -> VerbMeaning:
    """What a verb means; a name that is not declared is a type of action."""
    return _DECLARED.get(name, _ACTION)


def is_from_text(verb: VerbMeaning) -> bool:
    """Whether what it does stands on the card that an option names."""
    return verb.index in (EFFECT, ABILITY) or verb.bits & FROM_TEXT != 0


def declared() -> list[str]:
    """The names of all verbs that have been declared so far."""
    return list(_DECLARED)
