"""The named points at which card texts meet the rules, shared by both rulesets.

Modifiers change a number or forbid something; replacements happen instead; reactions happen after.
"""

from typing import Final

# Modifiers of an action, applied by a player's choice unless they must be.
COST: Final = 0
DIFFICULTY: Final = 1
STARS: Final = 2
PER_SEVEN: Final = 3
UNLOCK: Final = 4
BEFORE_DRAW: Final = 5
BEFORE_REVEAL: Final = 6
AFTER_REVEAL: Final = 7
SKILLS_KEPT: Final = 8
SKIP_FAILURE: Final = 9
ON_SUCCESS: Final = 10

# Modifiers of the table's numbers and permissions, always in force.
HAND_LIMIT: Final = 11
ITEM_LIMIT: Final = 12
STACK_LIMIT: Final = 13
VITAL_LOSS: Final = 14
EXTRA_DRAWS: Final = 15
EXPERIENCE: Final = 16
JOINING: Final = 17
INVOLVEMENT: Final = 18
BANNER: Final = 19
IGNORED: Final = 20
COUNTS_AS_STATE: Final = 21

# Replacements: what would happen does not, this happens instead.
STATE_GAIN: Final = 22
DEFEAT: Final = 23
FAILURE: Final = 24
BREAKING: Final = 25
DRAWN_CURSE: Final = 26
SKIPPED: Final = 27

# Reactions.
ACTION_FAILED: Final = 28
ACTION_ENDED: Final = 29
STATE_GAINED: Final = 30
ARRIVED: Final = 31
ENTERED: Final = 32
LEFT: Final = 33
CAMP_CLEARED: Final = 34
CAMP_RESUMED: Final = 35
FORCED_IN: Final = 36

# Permissions without an action.
BETWEEN_ACTIONS: Final = 37

# What only the Citadel knows. Modifiers of an action:
ICONS: Final = 38  # class icons are obtained
CONVERT: Final = 39  # class icons are spent for something
EXTRA_CARDS: Final = 40  # more cards count under a chain
CANCEL: Final = 41  # damage is cancelled
ADD_HAND: Final = 42  # revealed cards may be kept
HELP: Final = 43  # an involved player who is not active may do this
SELECTED: Final = 44  # what the use of a Purse card brings with it
FLIPPED: Final = 45  # what may be done with an Exploration card that was flipped

# Modifiers of numbers and permissions:
RECOVERY_PRICE: Final = 46
RECOVERY_SIZE: Final = 47
RECOVERY_PLACE: Final = 48  # recovered cards go under the deck
WEIGHT_LIMIT: Final = 49
LEADER: Final = 50  # who may be active
ICON_BAN: Final = 51
GIVING: Final = 52
FOG_AREA: Final = 53  # another area's fog is laid
NUMBER: Final = 54  # another number is taken

# Replacements and reactions:
FALLING: Final = 55  # instead of banishing a card on falling unconscious
FALLEN: Final = 56
RECOVERED: Final = 57
TURN_ENDED: Final = 58
SCENARIO_BEGUN: Final = 59
SCENARIO_ENDED: Final = 60  # the epilogue has been carried out
LAND_GROWN: Final = 61  # a Terrain has entered play

# At the Citadel, and beside a pass:
HOPE: Final = 62  # what a Hope card pays, and how it is spent
INSTEAD: Final = 63  # what the players may choose instead of a pass

TAKEN: Final = 64  # a card has been taken and resolved

USE: Final = 65  # using this item costs no durability

COUNT: Final = 66

GIFTS: Final = frozenset(
    (
        COST,
        DIFFICULTY,
        STARS,
        PER_SEVEN,
        UNLOCK,
        BEFORE_DRAW,
        BEFORE_REVEAL,
        AFTER_REVEAL,
        SKILLS_KEPT,
        ON_SUCCESS,
    )
)
"""Points at which effects serve an action."""

BY_USE: Final = GIFTS | {FAILURE}
"""Points whose effects on an item of the Continent serve only in an action in which the item is used."""
