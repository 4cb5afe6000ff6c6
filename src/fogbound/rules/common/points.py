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

COUNT: Final = 38

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
"""Points whose effects on an item serve only in an action in which the item is used."""
