"""Turns and actions in texts: what happens at the end of every turn, actions shut for a scenario, icons not spent."""

from fogbound.core.game import Game
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition

TOPIC = "draws"


class NoDutyGoesOn(Condition):
    """No mandatory compound action waits to be taken again (T-CPD-07)."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current_pass(game)
        if frame is None or not frame.mandatory or not frame.printed(game).compound:
            return True
        in_play = game.where[frame.card] in (tabletop.BOARD, tabletop.RESOLVING, table.READING)
        return not in_play or table.row_of(game, frame.card) < 0


term(
    "no-duty-goes-on",
    "condition",
    NoDutyGoesOn,
    syntax="no mandatory action goes on",
    doc="No mandatory compound action is under way that must be taken again.",
    example="no mandatory action goes on",
    ruleset="citadel",
)


def icon_ban(fist: bool = False, hand: bool = False, flag: bool = False, target: bool = False) -> Ability:
    bits = fist << table.FIST | hand << table.HAND | flag << table.FLAG | target << table.TARGET
    return Ability(points.ICON_BAN, ANY_TYPE, None, None, None, None, None, True, False, bits)


term(
    "icon-ban",
    "ability",
    icon_ban,
    syntax=(
        "[fist](fist!) may not be spent",
        "[hand](hand!) may not be spent",
        "[flag](flag!) may not be spent",
        "[target](target!) may not be spent",
    ),
    doc="Icons of this class may not be spent in actions, nor a wild one as such an icon; the ban beats every text that "
    "would allow it.",
    example="fist may not be spent",
    ruleset="citadel",
)
declare("no-duty-goes-on", because="there are no compound actions on the Continent")
declare("icon-ban", because="there are no class icons on the Continent")
declare("icon-ban", topic="limits")
