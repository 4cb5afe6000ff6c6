"""Kinds of news of the Continent alone."""

from typing import Final

from fogbound.core.messages import WORD
from fogbound.core.news import BY_KIND, kind
from fogbound.rules.common.roles import (
    BEGINS,
    BRINGS,
    DRAWS,
    ENDS,
    FROM_PILE,
    GRAVE,
    PASSES,
    PLAIN,
    READ_OUT,
    REVEALS,
    SHOWS,
    SPECIFIES,
    STARTS,
    TURNS,
    VAIN,
)

BLESSED: Final = kind("blessed")
BOUGHT: Final = kind("bought")
BROKEN: Final = kind("broken")
BROKEN_OFF: Final = kind("broken-off")
CAME_BACK: Final = kind("came-back")
CAMP: Final = kind("camp", TURNS | BEGINS)
CLUE: Final = kind("clue", BRINGS | SHOWS)
CURSE_LIFTED: Final = kind("curse-lifted", n=WORD, group="curse")
DECK_EMPTIED: Final = kind("deck-emptied", GRAVE)
DEFEAT_AVERTED: Final = kind("defeat-averted")
DRAWN: Final = kind("drawn", DRAWS | PASSES | PLAIN)
ELIMINATED: Final = kind("eliminated")
EXPERIENCE_SPENT: Final = kind("experience-spent")
FAILED_TOGETHER: Final = kind("failed-together")
FIRE: Final = kind("fire")
FIRE_TAKEN_BACK: Final = kind("fire-taken-back")
ITEM_COMBINED: Final = kind("item-combined")
ITEM_MADE: Final = kind("item-made")
ITEM_USED: Final = kind("item-used", PASSES)
JOINED: Final = kind("joined", BRINGS)
KEPT_FOR_LATER: Final = kind("kept-for-later")
LEFT: Final = kind("left")
LOST_CARDS: Final = kind("lost-cards")
MENDED: Final = kind("mended")
RELINQUISHED: Final = kind("relinquished")
RESTORED: Final = kind("restored")
RESUMED: Final = kind("resumed")
REVEALED_FROM_PILE: Final = kind(
    "revealed-from-pile", BEGINS | REVEALS | FROM_PILE | PASSES | PLAIN, joins=BY_KIND
)
SKIPPED: Final = kind("skipped")
START: Final = kind("start", STARTS | TURNS | BEGINS | BRINGS)
STATE_PREVENTED: Final = kind("state-prevented")
STATE_TAKEN: Final = kind("state-taken", BRINGS | SPECIFIES | READ_OUT)
TRADE: Final = kind("trade", VAIN | PASSES)
VITAL_LOSS: Final = kind("vital-loss")
WITHDRAWN: Final = kind("withdrawn")
WON: Final = kind("won", ENDS)
WORN: Final = kind("worn")
