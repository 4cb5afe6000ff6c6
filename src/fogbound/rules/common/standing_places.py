"""Where abilities stand: the kinds of entries of the Citadel, and beside an action; what terms declare about it."""

from typing import Final

# Why an ability cannot be a modifier of an action on the Continent; all others work there through `gifts.at_work`.
OF_CARDS: Final = "it speaks of its card, not of an action"
OUTSIDE: Final = "it happens outside the action"
OF_PLAY: Final = "it holds as long as its card is in play, not for one action"

# Kinds of entries of the Citadel.
TERRAIN: Final = "terrain"
PERMANENT_EVENT: Final = "permanent event"
TEMPORARY_EVENT: Final = "temporary event"
PURSE: Final = "purse"
SKILL: Final = "skill"
REFLEX: Final = "reflex"

BESIDE: Final = ("trait", "modifiers")
"""Beside an action: in force for those involved in it, while it is being taken."""
TAKEN: Final = (TERRAIN, PERMANENT_EVENT, "global event", PURSE, "quest item", "world map")
"""Cards that are taken and stay."""
KEPT: Final = (
    TERRAIN, "global event", PURSE, "quest item", "world map",
    "building", "symbol", "side-quest", "custom", "character", "page",
)  # fmt: skip
"""What is still there after a save: hands and events are discarded before."""
STAYING: Final = (*KEPT, PERMANENT_EVENT, SKILL)
"""All that stays in force from one action to the next."""
AFIELD: Final = (
    "global event", PURSE, "quest item", "world map",
    "building", "symbol", "side-quest", "custom", SKILL, "character", "page", TEMPORARY_EVENT,
)  # fmt: skip
"""What is in force for somebody who has left the Board."""
EVERYWHERE: Final = (*STAYING, TEMPORARY_EVENT, REFLEX, *BESIDE)
