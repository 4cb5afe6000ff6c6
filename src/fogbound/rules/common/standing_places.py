"""Where abilities stand under both rulesets: what bears them, and what of it is there only for a while.

A place is a kind of card, or of what booklets and the leaflet hold, in the words of the format; `crafted item` is the
item that a Skill becomes, `reflex` a Reflex Skill, and `modifiers` are those of an action. What cannot stand somewhere
says so where it is defined, with the reason: `only_in` and `not_in` of the lexicon.
"""

from typing import Final

TERRAIN: Final = "terrain"
PERMANENT_EVENT: Final = "permanent event"
TEMPORARY_EVENT: Final = "temporary event"
ITEM: Final = "item"
CRAFTED_ITEM: Final = "crafted item"
PURSE: Final = "purse"
SKILL: Final = "skill"
REFLEX: Final = "reflex"
CHARACTER: Final = "character"
CLUE: Final = "clue"
PARAGRAPH: Final = "paragraph"
MODIFIERS: Final = "modifiers"

PASSING: Final = (TEMPORARY_EVENT, PARAGRAPH)
"""What is resolved or read, and then gone."""
BESIDE: Final = ("trait", MODIFIERS)
"""Beside an action: in force for those involved in it, while it is being taken."""
ITEMS: Final = (ITEM, CRAFTED_ITEM)
PRINTED: Final = (CHARACTER, CLUE, "page", "building", "symbol", "side-quest", "custom")
"""What is there without being taken, and never goes to a pile."""
OWNED: Final = (ITEM, SKILL, "bonus", "state", "curse", PURSE, CHARACTER)
"""What one explorer has; all else lies before everybody."""
KEPT: Final = (
    TERRAIN, "global event", PURSE, "quest item", "world map",
    "building", "symbol", "side-quest", "custom", CHARACTER, "page",
)  # fmt: skip
"""What of the Citadel is still there after a save: hands and events are discarded before."""
ON_BOARD: Final = (TERRAIN, PERMANENT_EVENT)

PLACES: Final = {
    "continent": (
        TERRAIN, PERMANENT_EVENT, TEMPORARY_EVENT, "quest item", ITEM, CRAFTED_ITEM,
        SKILL, "bonus", "state", "curse", CHARACTER, CLUE, MODIFIERS,
    ),
    "citadel": (
        TERRAIN, PERMANENT_EVENT, TEMPORARY_EVENT, "global event", "quest item", PURSE, "world map",
        SKILL, REFLEX, CHARACTER, PARAGRAPH, "page", "building", "symbol", "side-quest", "custom", "trait", MODIFIERS,
    ),
}  # fmt: skip
"""All of them, by ruleset; a test counts them against the format."""

# Why an ability cannot be a modifier of an action, or stand on something that is soon gone.
OF_CARDS: Final = "it speaks of its card, not of an action"
OUTSIDE: Final = "it happens outside the action"
OF_PLAY: Final = "it holds as long as its card is in play, not for one action"
DURING_AN_ACTION: Final = "it is in force during an action only"
