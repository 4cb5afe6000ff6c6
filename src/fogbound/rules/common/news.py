"""Kinds of news that both rulesets tell of."""

from typing import Final

from fogbound.core.messages import COUNT, EFFECT, NUMBER, SEAT, WORD
from fogbound.core.news import BY_CARD, BY_KIND, BY_SEAT, kind
from fogbound.rules.common.options import OPTION_CHOOSE, OPTION_GO, OPTION_RETAIN
from fogbound.rules.common.roles import (
    ACCOMPANIES,
    ACTS,
    ARRIVES,
    BEGINS,
    BRINGS,
    ENDS,
    FAILS,
    FRUITLESS,
    HELPS,
    LAYS_EVENT,
    LAYS_TERRAIN,
    LEADS_NOWHERE,
    OBVIOUS,
    PASSES,
    PLAIN,
    READ_OUT,
    RECITES,
    REVEALS,
    SETS_UP,
    SPECIFIES,
    STARTS,
    STORY,
    SUCCEEDS,
    TAKES,
    TRACES,
    TURNS,
)

ACTION: Final = kind("action", ACTS | TURNS | BEGINS | PLAIN, n=WORD, other=COUNT, group="action")
ANSWER_RIGHT: Final = kind("answer-right")
ANSWER_WRONG: Final = kind("answer-wrong")
APPLIED: Final = kind("applied", HELPS | PASSES | PLAIN)
BACK_READ: Final = kind("back-read", n=NUMBER)
BANISHED: Final = kind("banished", PASSES)
BANISHED_SEEN: Final = kind("banished-seen")
BANISHED_UNSEEN: Final = kind("banished-unseen", n=NUMBER)
CHOSEN_UNSEEN: Final = kind("chosen-unseen", PLAIN, n=EFFECT)
COMPANION: Final = kind("companion", ACCOMPANIES | PASSES | PLAIN | OBVIOUS, other=SEAT, joins=BY_KIND)
COUNTERS: Final = kind("counters")
COUNTERS_KEPT: Final = kind("counters-kept")
DISCARDED: Final = kind("discarded", PASSES | SETS_UP, joins=BY_SEAT)
EVENT: Final = kind("event", BRINGS | LAYS_EVENT)
FAILED: Final = kind("failed", FAILS | PLAIN)
FAILURE_TURNED: Final = kind("failure-turned")
FOG_CHANGED: Final = kind("fog-changed")
GIVEN: Final = kind("given", other=SEAT)
IN_HAND: Final = kind("in-hand", BRINGS)
KEPT: Final = kind("kept", PLAIN, said_by=(OPTION_RETAIN,))
LAID_OUT: Final = kind("laid-out", BRINGS)
LINE: Final = kind("line", STORY | RECITES | PLAIN, n=EFFECT)
LOOKED: Final = kind("looked", BRINGS)
LOST: Final = kind("lost", ENDS)
MOVED: Final = kind("moved", ARRIVES | PLAIN, joins=BY_CARD, said_by=(OPTION_CHOOSE, OPTION_GO))
NONE_OF_THAT_TITLE: Final = kind("none-of-that-title")
NO_ROOM: Final = kind("no-room")
NO_SUCH_CARD: Final = kind("no-such-card", FRUITLESS, n=NUMBER)
NOTED: Final = kind("noted")
NUMBER_FOUND: Final = kind("number-found", n=NUMBER)
NUMBER_WRONG: Final = kind("number-wrong", LEADS_NOWHERE, n=NUMBER)
PAST_RETURNED: Final = kind("past-returned", SETS_UP)
PAST_SEEN: Final = kind("past-seen")
QUEST_ITEM: Final = kind("quest-item", BRINGS | OBVIOUS)
REACTED: Final = kind("reacted", TRACES | PASSES)
RECEIVED: Final = kind("received", BRINGS)
RECKONED: Final = kind("reckoned")
REPLACED: Final = kind("replaced", BRINGS | READ_OUT)
RETURNED: Final = kind("returned", PASSES)
REVEALED: Final = kind("revealed", BEGINS | REVEALS | PASSES | PLAIN, joins=BY_KIND)
ROLLED: Final = kind("rolled")
SET_ASIDE: Final = kind("set-aside")
SHUFFLED_IN: Final = kind("shuffled-in", PASSES)
SKILL_GAINED: Final = kind("skill-gained", joins=BY_SEAT)
START_ANEW: Final = kind("start-anew", STARTS | TURNS | BEGINS | BRINGS)
SUCCEEDED: Final = kind("succeeded", SUCCEEDS | PLAIN)
SUNK: Final = kind("sunk")
TAKEN: Final = kind("taken", BRINGS | TAKES | READ_OUT)
TERRAIN: Final = kind("terrain", BRINGS | LAYS_TERRAIN | SPECIFIES)
