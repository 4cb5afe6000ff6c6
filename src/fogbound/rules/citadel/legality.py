"""Which actions a character can take, and why others are refused.

T-TURN-05, T-TURN-06, T-FORB, T-RUL-52, T-RUL-53, T-RUL-54, T-RUL-55.

Who may be involved and who may be active is judged as if the action had begun, so that texts beside it have their say.
"""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE, Option
from fogbound.core.verbs import Verb
from fogbound.rules.citadel import table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.citadel.limits import weight_limit
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import CHARACTER, TERRAIN, Action, book_of
from fogbound.rules.common.closing import shut
from fogbound.rules.common.force import forbidden, in_force, is_in_use
from fogbound.rules.common.leading import agreed, wanted


class Reach(Picklable):
    """An action within reach: the card that shows it, which one, and whether it is on the fog side."""

    def __init__(self, card: int, index: int, action: Action, done: int, side: int) -> None:
        self.card = card
        self.index = index
        self.action = action
        self.done = done  # action types that events show as already done on this card
        self.side = side  # where the fog card lies whose back shows it, NONE for a front

    def is_same(self, other: "Reach") -> bool:
        """Whether the other is the same action of the same card, within another's reach."""
        return (
            self.card == other.card
            and self.index == other.index
            and (self.side == NONE) == (other.side == NONE)
        )


def _add(found: list[Reach], card: int, actions: tuple[Action, ...], done: int = 0, side: int = NONE) -> None:
    for index in range(len(actions)):
        found.append(Reach(card, index, actions[index], done, side))


def within_reach(game: Game, seat: int) -> list[Reach]:
    """Terrain, its events, the fog around it, hand, purse, Quest items, Global events, Character (T-RUL-52)."""
    found: list[Reach] = []
    cards = book_of(game).cards
    terrain = game.figures[seat]
    if terrain != NONE:
        _add(found, terrain, cards[terrain].actions, done_on(game, terrain))
        for event in tabletop.attached_events(game, terrain):
            _add(found, event, cards[event].actions)
        for side in tabletop.attached_fog(game, terrain):
            card = game.cells[beyond(game.places[terrain], side)]
            _add(found, card, cards[card].back_actions, 0, side)
    zones = (
        tabletop.HANDS + seat,
        table.PURSES + seat,
        tabletop.QUESTS,
        table.GLOBALS,
        table.CHARACTER + seat,
        table.WORLD_MAP,
    )
    for zone in zones:
        for card in game.zones[zone]:
            if cards[card].actions:
                _add(found, card, cards[card].actions)
    return found


def done_on(game: Game, card: int) -> int:
    """The action types that attached events show as done on a Terrain (T-FORB-05, T-RUL-54, T-FORB-06)."""
    cards = book_of(game).cards
    done = 0
    if cards[card].kind == TERRAIN:
        for event in tabletop.attached_events(game, card):
            done |= cards[event].done
    return done


def refusal(game: Game, seat: int, reach: Reach) -> str:
    """Why the character cannot take this action, as `reason:rule`, or "" if they can."""
    found = _refusal_as_such(game, seat, reach)
    if found:
        return found
    if reach.action.all_hands or reach.action.mandatory:
        may_lead = seat in leaders(game, reach, willing_here(game, reach, seat))
    else:
        may_lead = not gives_way(game, reach, seat)
    return "" if may_lead else "leader:T-TRAIT-01"


def _refusal_as_such(game: Game, seat: int, reach: Reach) -> str:
    """Why the character cannot take this action, whoever of the involved may be active."""
    action = reach.action
    if reach.done & action.types:
        return "done:T-FORB-05"
    if is_overweight_move(game, seat, reach):
        return "overweight:T-FORB-08"
    if kept_out(game, reach, seat) != NONE:
        return "forbidden:T-GEN-02"
    if is_closed(game, reach.card, reach.index):
        return "closed:T-GEN-02"
    if action.needs is not None and not action.needs.holds(game, reach.card, seat, NONE):
        return "needs:T-FORB-02"
    success = action.rows[0].success
    if success is not None and not action.compound and not success.prerequisite(game, reach.card, seat, NONE):
        return "prerequisite:T-FORB-02"
    if action.all_hands and not (is_for_all(game, reach, seat) and may_be_joined(game, reach, seat)):
        return "group:T-FORB-03"
    return ""


def is_closed(game: Game, card: int, index: int) -> bool:
    """Whether something keeps this action of a card shut until it is opened again."""
    return shut(game, card) >> index & 1 == 1


def is_overweight_move(game: Game, seat: int, reach: Reach) -> bool:
    """The move of the Character card is barred while too much is carried.

    T-FORB-08, T-PURSE-03, T-PURSE-04.
    """
    if book_of(game).cards[reach.card].kind != CHARACTER or not reach.action.types & rules_of(game).move_type:
        return False
    _begin(game, reach, seat, [seat])
    limit = weight_limit(game, seat)
    _end(game)
    return table.carried_weight(game, seat) > limit


def are_together(game: Game, seat: int) -> bool:
    """Whether every conscious character could be involved (T-FORB-03, T-FORB-04)."""
    return all(game.figures[other] == game.figures[seat] for other in tabletop.explorers(game))


def is_for_all(game: Game, reach: Reach, seat: int) -> bool:
    """Whether every conscious character could be involved: all are here, and no text keeps one out (T-FORB-03)."""
    return are_together(game, seat) and not any(
        kept_out(game, reach, other) != NONE for other in tabletop.explorers(game)
    )


def may_be_joined(game: Game, reach: Reach, seat: int) -> bool:
    """Whether no text takes an action for everybody away from them; a mandatory one is no matter of joining."""
    is_theirs = reach.action.mandatory or len(tabletop.explorers(game)) == 1
    return is_theirs or taken_alone(game, reach, seat) == NONE


# -- judged as if it had begun ---------------------------------------------------------------------


def _begin(game: Game, reach: Reach, active: int, involved: list[int]) -> None:
    """Let texts be judged as if these were taking the action; `_end` must follow."""
    frame = Pass(
        reach.card,
        reach.index,
        active,
        tuple(involved),
        reach.action.mandatory,
        game.figures[active],
        reach.side != NONE,
    )
    if reach.action.compound:
        frame.row = max(0, table.row_of(game, reach.card))
    game.frames.append(frame)


def _end(game: Game) -> None:
    game.frames.pop()


def kept_out(game: Game, reach: Reach, seat: int) -> int:
    """The card whose text keeps the character out of an action, or NONE (T-GEN-02, T-RUL-107)."""
    if not is_in_use(game, points.INVOLVEMENT):
        return NONE
    _begin(game, reach, seat, tabletop.explorers_on(game, game.figures[seat]))
    found = forbidden(game, points.INVOLVEMENT, seat, reach.action.types)
    _end(game)
    return found


def taken_alone(game: Game, reach: Reach, seat: int) -> int:
    """The card whose text lets nobody join what the character does in this action, or NONE (T-GEN-02)."""
    if not is_in_use(game, points.JOINING):
        return NONE
    _begin(game, reach, seat, [seat])
    found = forbidden(game, points.JOINING, seat, reach.action.types)
    _end(game)
    return found


def willing_here(game: Game, reach: Reach, seat: int) -> list[int]:
    """The character and all on the same Terrain whom no text keeps out, from this one clockwise (T-TURN-10)."""
    here = game.figures[seat]
    return [
        other
        for other in tabletop.clockwise(game, seat)
        if here != NONE and game.figures[other] == here and kept_out(game, reach, other) == NONE
    ]


def _wishes(game: Game, reach: Reach, seats: list[int]) -> list[list[int]]:
    """What each text that says who may be active makes of these, if they were involved."""
    _begin(game, reach, game.registers[tabletop.ACTIVE], seats)
    wishes = [
        wanted(game, force, seats)
        for force in in_force(game, points.LEADER)
        if force.ability.types & reach.action.types
    ]
    _end(game)
    return wishes


def leaders(game: Game, reach: Reach, seats: list[int]) -> list[int]:
    """Who of the involved may be active, as traits and cards say (T-TRAIT-01)."""
    if not seats or not is_in_use(game, points.LEADER):
        return seats
    return agreed(seats, _wishes(game, reach, seats))


def gives_way(game: Game, reach: Reach, seat: int) -> bool:
    """Whether a text wants another than this character to be active, and one here could be (T-TRAIT-01, T-CPD-09)."""
    if not is_in_use(game, points.LEADER):
        return False
    wishes = _wishes(game, reach, [seat])
    if all(wishes):
        return False
    for other in willing_here(game, reach, seat):
        if other != seat and _could_take(game, reach, other):
            others = _wishes(game, reach, [other])
            if any(others[at] and not wishes[at] for at in range(len(wishes))):
                return True
    return False


def _could_take(game: Game, reach: Reach, seat: int) -> bool:
    return any(
        found.is_same(reach) and not _refusal_as_such(game, seat, found) for found in within_reach(game, seat)
    )


def legal_reach(game: Game, seat: int) -> list[Reach]:
    """What the character may do now."""
    return [reach for reach in within_reach(game, seat) if not refusal(game, seat, reach)]


def may_act(game: Game, seat: int) -> bool:
    """Whether there is anything that the character may do now."""
    return any(not refusal(game, seat, reach) for reach in within_reach(game, seat))


def option_of(types: list[str], seat: int, reach: Reach) -> Option:
    """An action as an option; one on the fog side is named by the side alone (T-INFO-08)."""
    if reach.side != NONE:
        return Option(Verb(types[reach.action.kind]), n=reach.side, seat=seat, index=reach.index)
    return Option(Verb(types[reach.action.kind]), reach.card, reach.action.ordinal, seat, reach.index)
