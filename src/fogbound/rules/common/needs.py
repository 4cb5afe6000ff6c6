"""What a word needs to do anything: an action in progress, revealed cards, an open dialogue, a card that can bear it.

A *moment* is when a text is read: what is there for certain then, and what never is, with the reason; all else may be
there or not. An ability says its moment where it is defined, `packs.placing` that of each field of the format.
"""

from typing import Final

from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.standing_places import PLACES

ACTION: Final = "action"
UNCOMPARED: Final = "uncompared"
REVEALED: Final = "revealed"
UNDISCARDED: Final = "undiscarded"
DIALOGUE: Final = "dialogue"
SPOKEN: Final = "spoken"
OF_PARAGRAPH: Final = "of-paragraph"
OF_BOARD: Final = "of-board"
WITH_ARROWS: Final = "with-arrows"
OF_OWNER: Final = "of-owner"
IN_PLAY: Final = "in-play"
OF_SKILL: Final = "of-skill"
FACE_DOWN: Final = "face-down"
OF_TOOL: Final = "of-tool"
OF_ITEM: Final = "of-item"
WITH_ACTION: Final = "with-action"
WITH_ROWS: Final = "with-rows"
NAMED_CARD: Final = "named-card"
NAMED_NUMBER: Final = "named-number"
NAMED_RECOVERY: Final = "named-recovery"


class Need:
    """One thing that words need: what it is called, and where to write such a word instead."""

    def __init__(self, words: str, advice: str) -> None:
        self.words = words
        self.advice = advice


NEEDS: Final = {
    ACTION: Need(
        "an action in progress",
        "write it in what an action brings, in its modifiers, or behind `at the end of …`",
    ),
    UNCOMPARED: Need(
        "an action whose successes are not compared yet",
        "write it behind `…: before the reveal` or `…: after the reveal`",
    ),
    REVEALED: Need("revealed cards", "write it behind `…: after the reveal`"),
    UNDISCARDED: Need(
        "an action whose cards are not discarded yet",
        "write it in what the action brings, or behind `…: after the reveal`",
    ),
    DIALOGUE: Need("an open dialogue", "write it in the text or the replies of a paragraph"),
    SPOKEN: Need("an open dialogue, or a paragraph as its bearer", "write it in a paragraph"),
    OF_PARAGRAPH: Need("a paragraph as its bearer", "say of which: `… of 14`, `… at 14`"),
    OF_BOARD: Need("a card on the Board as its bearer", "write it on a terrain or an event"),
    WITH_ARROWS: Need(
        "an event attached to more than one Terrain as its bearer",
        "give the event two placement arrows: `placement: [north, south]`",
    ),
    OF_OWNER: Need(
        "a card that an explorer has as its bearer",
        "say who is meant: `the active explorer`, `each involved`",
    ),
    IN_PLAY: Need("a bearer that is in play", "ask before it leaves, such as behind `at the end of …`"),
    OF_SKILL: Need("a Skill that becomes an item as its bearer", "write it on the Skill"),
    FACE_DOWN: Need(
        "an Exploration card that lies face down as its bearer",
        "write it in the `back-actions` of a fog card",
    ),
    OF_TOOL: Need("a bearer that is used in actions", "ask for a keyword: `… was used`"),
    OF_ITEM: Need("an item as its bearer", "write it on the item"),
    WITH_ACTION: Need("an action of the card that bears it", "write it on the card that has the action"),
    WITH_ROWS: Need(
        "an action with rows, of its card or in progress", "write it on the card that has the rows"
    ),
    NAMED_CARD: Need(
        "a card named before",
        "write it behind `choose one of …:` or `for each …:`, or where something happens to a card, as in "
        "`when a card has been taken: …`",
    ),
    NAMED_NUMBER: Need(
        "a number named before",
        "write it behind `choose a number up to …:`, in the results of `roll`, or in the `do` of `reckon`",
    ),
    NAMED_RECOVERY: Need("a Recovery that it answers", "write it behind `after a recovery`"),
}
"""Each of them as authors read it behind "it needs"."""


class Occasion:
    """When a text is read: what is there for certain, and why other things never are."""

    def __init__(self, words: str, certain: tuple[str, ...], never: dict[str, str]) -> None:
        self.words = words  # as the reference says it
        self.certain = certain
        self.never = never

    def lacks(self, need: str) -> str:
        """Why what is needed is never there; "" if it may be."""
        return self.never.get(need, "")


UNNAMED: Final = {
    NAMED_CARD: "nothing before it names one",
    NAMED_NUMBER: "nothing before it names one",
    NAMED_RECOVERY: "this answers none",
}
"""Why what texts name is not there where a text begins."""
RENUMBERED: Final = "another number has been named since"
"""Why the number of a Recovery is not there any more."""

_NONE_GOES_ON: Final = "no action is in progress then"
_COMPARED: Final = "they have been compared before"
_GONE: Final = "they have been discarded before"
_CLOSED: Final = "a dialogue is closed before an action is taken"
_NO_DIALOGUE: Final = "none is open then"

AT_ANY_TIME: Final = Occasion("in an action or outside", (), {})
DURING: Final = Occasion("during an action", (ACTION,), {})
OUTSIDE_ACTIONS: Final = Occasion(
    "outside an action",
    (),
    {
        ACTION: _NONE_GOES_ON,
        UNCOMPARED: _NONE_GOES_ON,
        REVEALED: _NONE_GOES_ON,
        UNDISCARDED: _NONE_GOES_ON,
        DIALOGUE: _NO_DIALOGUE,
    },
)
BEFORE_REVEAL: Final = Occasion(
    "before the reveal",
    (ACTION, UNCOMPARED, UNDISCARDED),
    {REVEALED: "no card is revealed yet", DIALOGUE: _CLOSED},
)
AT_RESULT: Final = Occasion(
    "after the reveal", (ACTION, UNCOMPARED, REVEALED, UNDISCARDED), {DIALOGUE: _CLOSED}
)
COMPARED: Final = Occasion(
    "after the comparison",
    (ACTION, REVEALED, UNDISCARDED),
    {UNCOMPARED: _COMPARED, DIALOGUE: _CLOSED},
)
DISCARDED: Final = Occasion(
    "after the discard",
    (ACTION,),
    {UNCOMPARED: _COMPARED, REVEALED: _GONE, UNDISCARDED: _GONE, DIALOGUE: _CLOSED},
)
IN_DIALOGUE: Final = Occasion("in a dialogue", (DIALOGUE,), {})
GONE: Final = Occasion(
    "when its card has left play", (), {IN_PLAY: "this has left it then, with all that lay on it"}
)
MOMENTS: Final = (
    BEFORE_REVEAL, AT_RESULT, COMPARED, DISCARDED, DURING, OUTSIDE_ACTIONS, AT_ANY_TIME, IN_DIALOGUE,
    GONE,
)  # fmt: skip
"""All of them, in the order of an action."""
CONSEQUENCE: Final = {"continent": DISCARDED, "citadel": COMPARED}
"""The consequence comes behind the discard on the Continent, before it at the Citadel (C-ACT-02, T-TURN-01)."""


def needs(*names: str, what: str, slot: str = "", word: int = 0, without: str = "") -> None:
    """Say what these words need to do anything.

    With a `slot` only those that fill it do, with a `word` only those that fill it with this one; those that fill the
    slot `without` do not.
    """
    for name in names:
        LEXICON[name].needs.append((what, slot, word, without))


def names(*terms: str, what: str, slots: tuple[str, ...] = ("effect",)) -> None:
    """Say what the texts in these slots may speak of as `it` or `that number`; all else passes on what was named."""
    for name in terms:
        own = LEXICON[name].names
        own.update({slot: (*own.get(slot, ()), what) for slot in slots})


def forgets(*terms: str, when: str) -> None:
    """Say when these do what stands in them, if what was named before is forgotten then."""
    for name in terms:
        LEXICON[name].forgets = when


def happens(*names: str, moment: Occasion, ruleset: str = "") -> None:
    """Say when these abilities do what stands in them, or an effect what is put off by it."""
    for name in names:
        for each in [ruleset] if ruleset else PLACES:
            LEXICON[name].happens[each] = moment


def moment_of(name: str, ruleset: str) -> Occasion:
    """When an ability does what stands in it."""
    found = LEXICON[name].happens.get(ruleset, AT_ANY_TIME)
    assert isinstance(found, Occasion)
    return found
