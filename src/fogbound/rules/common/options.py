"""The verbs of options that both rulesets offer; those of one ruleset stand in its own `options`."""

from typing import Final

from fogbound.core.messages import ABILITY, EFFECT, SIDE
from fogbound.core.verbs import (
    ACCEPTS,
    CHANGES_NOTHING,
    CHOOSES,
    CONSTANT,
    DISCARDS,
    DRAWS,
    FOR_GOOD,
    JOINS,
    KEEPS,
    LEAVES,
    NUMBERS,
    OF_REVEALED,
    PLACED,
    REFUSES,
    REPORTS,
    REVEALS,
    STAYS_OUT,
    TEXT,
    TEXT_ON_PAGE,
    USES,
    USES_CARD,
    verb,
)

# what to do with a card, or with what it says
OPTION_APPLY: Final = verb("apply", index=ABILITY)
OPTION_BANISH: Final = verb("banish", tells=TEXT_ON_PAGE)
OPTION_CHOOSE: Final = verb("choose", CHOOSES, index=EFFECT)
OPTION_DECLINE: Final = verb("decline", bits=CHANGES_NOTHING)
OPTION_DISCARD: Final = verb("discard", DISCARDS, tells=TEXT_ON_PAGE)
OPTION_DO: Final = verb("do", index=EFFECT)
OPTION_DONE: Final = verb("done", bits=CHANGES_NOTHING)
OPTION_DRAW_LOTS: Final = verb("draw-lots")
OPTION_FREE_USE: Final = verb("free-use", bits=CONSTANT | USES_CARD, index=ABILITY)
OPTION_HAND_OVER: Final = verb("hand-over")
OPTION_KEEP: Final = verb("keep", KEEPS, tells=TEXT)
OPTION_KEEP_ROLL: Final = verb("keep-roll")
OPTION_LEAVE_IT: Final = verb("leave-it")
OPTION_NAME_NOBODY: Final = verb("name-nobody")
OPTION_NAME_PERSON: Final = verb("name-person")
OPTION_NUMBER: Final = verb("number", NUMBERS)
OPTION_ON_TOP: Final = verb("on-top")
OPTION_PAY: Final = verb("pay", index=EFFECT)
OPTION_PUT_IN_HAND: Final = verb("put-in-hand")
OPTION_REROLL: Final = verb("reroll")
OPTION_RESTORE: Final = verb("restore", tells=TEXT)
OPTION_RETAIN: Final = verb("retain", bits=OF_REVEALED, tells=USES)
OPTION_RETURN: Final = verb("return")
OPTION_SET_ASIDE: Final = verb("set-aside", tells=TEXT_ON_PAGE)
OPTION_STOP: Final = verb("stop", bits=CHANGES_NOTHING)
OPTION_SUFFER: Final = verb("suffer", index=EFFECT)
OPTION_TO_BOTTOM: Final = verb("to-bottom")
OPTION_USE: Final = verb("use", bits=USES_CARD, index=ABILITY)

# the Board
OPTION_ALONGSIDE: Final = verb("alongside")
OPTION_APPEAR_ON: Final = verb("appear-on", bits=PLACED)
OPTION_CHANGE_FOG: Final = verb("change-fog")
OPTION_EXPLORE: Final = verb("explore", n=SIDE)
OPTION_GATHER_ON: Final = verb("gather-on", bits=PLACED)
OPTION_GO: Final = verb("go", bits=PLACED)
OPTION_LEAVE_FOG: Final = verb("leave-fog", bits=CHANGES_NOTHING)
OPTION_LOOK: Final = verb("look", n=SIDE)
OPTION_RETURN_TERRAIN: Final = verb("return-terrain", bits=PLACED)
OPTION_SIDE: Final = verb("side", n=SIDE)

# an action
OPTION_ACCEPT: Final = verb("accept", ACCEPTS)
OPTION_DRAW: Final = verb("draw", DRAWS)
OPTION_JOIN: Final = verb("join", JOINS)
OPTION_REDRAW: Final = verb("redraw")
OPTION_REFUSE: Final = verb("refuse", REFUSES)
OPTION_REVEAL: Final = verb("reveal", REVEALS, bits=CHANGES_NOTHING)
OPTION_STAY_OUT: Final = verb("stay-out", STAYS_OUT, bits=CHANGES_NOTHING)
OPTION_TURN_FAILURE: Final = verb("turn-failure", index=ABILITY)

# at any time
OPTION_CONCEDE: Final = verb("concede", LEAVES, FOR_GOOD | CONSTANT)
OPTION_LEAVE_FOR_GOOD: Final = verb("leave-for-good", LEAVES, FOR_GOOD | CONSTANT)
OPTION_REPORT: Final = verb("report", REPORTS, CONSTANT)
