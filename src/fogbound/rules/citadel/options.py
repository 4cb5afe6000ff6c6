"""The verbs of options that the Citadel alone offers."""

from typing import Final

from fogbound.core.messages import ABILITY, SEAT
from fogbound.core.verbs import (
    AFTER_FIRST_LINE,
    ALIKE,
    ANNOTATES,
    BROUGHT,
    CHANGES_NOTHING,
    CONSTANT,
    COUNTS,
    FOR_GOOD,
    FROM_TEXT,
    LAPSES,
    LAST_LINE,
    LISTED_APART,
    PROSE,
    RECOVERS,
    REPLIES,
    SAVES,
    SERVING,
    TEXT,
    WRITES,
    verb,
)

# an action
OPTION_CONVERT: Final = verb("convert", index=ABILITY)
OPTION_COUNT: Final = verb("count", COUNTS)
OPTION_FACE: Final = verb("face")
OPTION_HELP: Final = verb("help", index=ABILITY)
OPTION_INSTEAD: Final = verb("instead", index=ABILITY)
OPTION_PERFORM: Final = verb("perform", index=ABILITY)
OPTION_SAVE: Final = verb("save")
OPTION_SELECT: Final = verb("select", tells=SERVING)
OPTION_TAKE_DIE: Final = verb("take-die")
OPTIONS_PAY_ICON: Final = (
    verb("pay-fist"),
    verb("pay-hand"),
    verb("pay-flag"),
    verb("pay-target"),
    verb("pay-wild"),
)
"""To spend an icon, by its number."""

# cards, life and purse
OPTION_BLOCK: Final = verb("block")
OPTION_PAY_WEIGHT: Final = verb("pay-weight")
OPTION_RAISE_SCORE: Final = verb("raise-score")
OPTION_RECOVER: Final = verb("recover")
OPTION_REGAIN: Final = verb("regain")
OPTION_UNBLOCK: Final = verb("unblock")

# story and dialogues
OPTION_GO_ON: Final = verb("go-on", bits=CHANGES_NOTHING)
OPTION_HESITATE: Final = verb("hesitate")
OPTION_LAPSE: Final = verb("lapse", LAPSES)
OPTION_REPLY: Final = verb("reply", REPLIES)
OPTION_SAY: Final = verb("say", bits=FROM_TEXT)

# between scenarios
OPTION_AT_CITADEL: Final = verb("at-citadel", bits=LISTED_APART | FROM_TEXT, tells=LAST_LINE)
OPTION_CHECK_BOX: Final = verb("check-box", tells=BROUGHT)
OPTION_CHECK_SYMBOL: Final = verb("check-symbol", bits=LISTED_APART | FROM_TEXT, tells=LAST_LINE)
OPTION_CLEAR_BOXES: Final = verb("clear-boxes")
OPTION_GIVE_UP_SKILL: Final = verb("give-up-skill", tells=AFTER_FIRST_LINE)
OPTION_JOIN_ADVENTURE: Final = verb("join-adventure", bits=ALIKE)
OPTION_PICK_SKILL: Final = verb("pick-skill", bits=LISTED_APART, tells=TEXT)
OPTION_PLAY_AS: Final = verb("play-as", bits=LISTED_APART, tells=PROSE)
OPTION_RECOVERY_MODE: Final = verb("recovery-mode")
OPTION_SET_OUT: Final = verb("set-out")
OPTION_SPEND_HOPE: Final = verb("spend-hope", index=ABILITY)
OPTION_THREAT: Final = verb("threat")

# the map
OPTION_ERASE: Final = verb("erase")
OPTION_ERASE_FROM_MAP: Final = verb("erase-from-map")
OPTION_WRITE: Final = verb("write", WRITES)
OPTION_WRITE_ON_MAP: Final = verb("write-on-map", WRITES)

# at any time
OPTION_ANNOTATE: Final = verb("annotate", ANNOTATES, CONSTANT)
OPTION_DROP: Final = verb("drop", bits=CONSTANT)
OPTION_DROP_SKILL: Final = verb("drop-skill", bits=CONSTANT)
OPTION_GIVE_AWAY: Final = verb("give-away", bits=CONSTANT, n=SEAT)
OPTION_HAND_ON: Final = verb("hand-on")
OPTION_LEAVE_LIFE: Final = verb("leave-life")
OPTION_RECOVERY: Final = verb("recovery", RECOVERS)
OPTION_SAVE_GAME: Final = verb("save-game", SAVES, FOR_GOOD)
