"""Kinds of news of the Citadel alone."""

from typing import Final

from fogbound.core.messages import REPLY, WORD
from fogbound.core.news import BY_CARD, kind
from fogbound.rules.citadel.options import OPTION_REPLY
from fogbound.rules.common.roles import (
    ANEW,
    AS_PLAYER,
    BEGINS,
    BRINGS,
    BY_ITSELF,
    CLOSES,
    DRAWS,
    ENDS,
    HURTS,
    INSTEAD,
    LOSES_LIFE,
    MISSES,
    OBVIOUS,
    OPENS,
    PARAGRAPH,
    PASSES,
    PLAIN,
    READ_OUT,
    REGAINS,
    REPLIES,
    SETS_UP,
    STORY,
    TURNS,
)

ABSENT_REPLIED: Final = kind("absent-replied", n=REPLY)
BLOCKED: Final = kind("blocked")
BOOKMARK: Final = kind("bookmark", OBVIOUS)
BOX_CHECKED: Final = kind("box-checked")
BOXES_CLEARED: Final = kind("boxes-cleared")
BUILT: Final = kind("built")
COST: Final = kind("cost", DRAWS | OBVIOUS | PASSES | PLAIN)
DAMAGE: Final = kind("damage", HURTS)
DAMAGE_CANCELLED: Final = kind("damage-cancelled")
DEFENSE: Final = kind("defense")
DIE_FALLS: Final = kind("die-falls", PASSES)
DIE_OFF: Final = kind("die-off", PASSES)
DIE_ON_ROW: Final = kind("die-on-row", PASSES)
DIE_RISES: Final = kind("die-rises", PASSES)
DIGITS: Final = kind("digits")
DISCARDED_TOP: Final = kind("discarded-top")
DRAW_MORE: Final = kind("draw-more", DRAWS | PASSES | PLAIN)
DRAW_WAIVED: Final = kind("draw-waived")
FELL: Final = kind("fell")
GLOBAL_EVENT: Final = kind("global-event")
GOAL_HOLDS: Final = kind("goal-holds", n=WORD, group="goal")
GOAL_MISSED: Final = kind("goal-missed", MISSES, n=WORD, group="goal")
GOAL_REACHED: Final = kind("goal-reached", n=WORD, group="goal")
HELD: Final = kind("held")
IN_PURSE: Final = kind("in-purse", BY_ITSELF)
INFLUENCE: Final = kind("influence")
JOINED_ADVENTURE: Final = kind("joined-adventure")
KNOWLEDGE: Final = kind("knowledge")
LEFT_FOR_GOOD: Final = kind("left-for-good")
LIFE_GAINED: Final = kind("life-gained", joins=BY_CARD)
LIFE_LOST: Final = kind("life-lost", LOSES_LIFE, joins=BY_CARD)
LIFE_SET: Final = kind("life-set")
MAP_INSERTED: Final = kind("map-inserted", BRINGS | READ_OUT)
MAP_OWED: Final = kind("map-owed")
NO_SUCH_PARAGRAPH: Final = kind("no-such-paragraph")
PLAY_RESUMED: Final = kind("play-resumed")
PLAYS_AS: Final = kind("plays-as", AS_PLAYER)
PRODUCTION: Final = kind("production")
QUEST_FINISHED: Final = kind("quest-finished")
QUEST_INITIATED: Final = kind("quest-initiated")
QUEST_LISTED: Final = kind("quest-listed")
READ: Final = kind("read", PARAGRAPH | STORY | READ_OUT | ANEW | PLAIN)
READ_INSTEAD: Final = kind("read-instead", INSTEAD)
RECOVERED: Final = kind("recovered")
RECOVERY_MODE: Final = kind("recovery-mode")
REGAINED: Final = kind("regained", REGAINS | SETS_UP, joins=BY_CARD)
RELEASED: Final = kind("released")
REPLIED: Final = kind("replied", BEGINS | REPLIES | PLAIN, n=REPLY, said_by=(OPTION_REPLY,))
SAVED: Final = kind("saved")
SCENARIO_BEGUN: Final = kind("scenario-begun", OPENS | TURNS | READ_OUT | ANEW)
SCENARIO_ENDED: Final = kind("scenario-ended", CLOSES)
SELECTED: Final = kind("selected", BY_ITSELF | PASSES | PLAIN)
SKILL_EXCHANGED: Final = kind("skill-exchanged")
SKILL_PICKED: Final = kind("skill-picked")
SYMBOL_CHECKED: Final = kind("symbol-checked")
THREAT_OVERCOME: Final = kind("threat-overcome", ENDS)
THREE_DIGITS: Final = kind("three-digits")
TIME_PASSED: Final = kind("time-passed")
TREMOR: Final = kind("tremor")
UNBLOCKED: Final = kind("unblocked")
WOKE: Final = kind("woke")
