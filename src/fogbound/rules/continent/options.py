"""The verbs of options that the Continent alone offers."""

from typing import Final

from fogbound.core.messages import ITEM, SEAT
from fogbound.core.verbs import (
    CAMPS,
    CHANGES_NOTHING,
    COMES_BACK,
    CONSTANT,
    FOR_GOOD,
    FROM_TEXT,
    LEAVES,
    PLACED,
    TAKES,
    TEXT,
    USES_ITEM,
    verb,
)

# an action
OPTION_BLESS: Final = verb("bless")
OPTION_DECLARE: Final = verb("declare", bits=PLACED)
OPTION_KEEP_NONE: Final = verb("keep-none", bits=CHANGES_NOTHING)
OPTION_SKIP: Final = verb("skip")
OPTION_TRADE: Final = verb("trade")
OPTION_USE_ITEM: Final = verb("use-item", USES_ITEM, index=ITEM)
OPTION_USE_RESOURCE: Final = verb("use-resource")

# cards and items
OPTION_BUY: Final = verb("buy", tells=TEXT)
OPTION_COMBINE: Final = verb("combine", index=ITEM)
OPTION_MEND: Final = verb("mend")
OPTION_NEW_ITEM: Final = verb("new-item")
OPTION_PREVENT: Final = verb("prevent", bits=FROM_TEXT)
OPTION_SWAP_FOR: Final = verb("swap-for")
OPTION_TAKE_BACK: Final = verb("take-back")
OPTION_TAKE_IN_HAND: Final = verb("take-in-hand", TAKES, tells=TEXT)
OPTION_WEAR: Final = verb("wear")

# at any time
OPTION_CAMP: Final = verb("camp", CAMPS, FOR_GOOD)
OPTION_COME_BACK: Final = verb("come-back", COMES_BACK)
OPTION_GIVE: Final = verb("give", bits=CONSTANT, n=SEAT)
OPTION_JOIN_GAME: Final = verb("join-game")
OPTION_LEAVE_FOR_A_WHILE: Final = verb("leave-for-a-while", LEAVES, CONSTANT)
OPTION_RELINQUISH: Final = verb("relinquish", bits=CONSTANT)
OPTION_SWAP: Final = verb("swap", bits=CONSTANT, n=SEAT)
OPTION_TAKE_UP_AGAIN: Final = verb("take-up-again", COMES_BACK)
