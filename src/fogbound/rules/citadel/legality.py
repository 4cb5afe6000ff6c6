"""Which actions a character can take, and why others are refused (T-TURN-05, 06, T-FORB, T-RUL-52..55)."""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE, Option
from fogbound.rules.citadel import table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.limits import weight_limit
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import CHARACTER, TERRAIN, Action, book_of
from fogbound.rules.common.force import concerns, forbidden, in_force
from fogbound.rules.common.frames import Party


class Reach(Picklable):
    """An action within reach: the card that shows it, which one, and whether it is on the fog side."""

    def __init__(self, card: int, index: int, action: Action, done: int, side: int) -> None:
        self.card = card
        self.index = index
        self.action = action
        self.done = done  # action types that events show as already done on this card
        self.side = side  # where the fog card lies whose back shows it, NONE for a front


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
    """The action types that attached events show as done on a Terrain (T-FORB-05, T-RUL-54)."""
    cards = book_of(game).cards
    done = 0
    if cards[card].kind == TERRAIN:
        for event in tabletop.attached_events(game, card):
            done |= cards[event].done
    return done


def refusal(game: Game, seat: int, reach: Reach) -> str:
    """Why the character cannot take this action, as `reason:rule`, or "" if they can."""
    action = reach.action
    if reach.done & action.types:
        return "done:T-FORB-05"
    if is_overweight_move(game, seat, reach):
        return "overweight:T-FORB-08"
    if forbidden(game, points.INVOLVEMENT, seat, action.types) != NONE:
        return "forbidden:T-GEN-02"
    if is_closed(game, reach.card, reach.index):
        return "closed:T-GEN-02"
    if action.needs is not None and not action.needs.holds(game, reach.card, seat, NONE):
        return "needs:T-FORB-02"
    success = action.rows[0].success
    if success is not None and not action.compound and not success.prerequisite(game, reach.card, seat, NONE):
        return "prerequisite:T-FORB-02"
    if action.all_hands and not are_together(game, seat):
        return "group:T-FORB-03"
    if action.all_hands and seat not in leaders(game, reach.card, action, tabletop.explorers(game)):
        return "leader:T-TRAIT-01"
    return ""


def is_closed(game: Game, card: int, index: int) -> bool:
    """Whether something keeps this action of a card shut until it is opened again."""
    return game.count(card, table.CLOSED) >> index & 1 == 1


def is_overweight_move(game: Game, seat: int, reach: Reach) -> bool:
    """The move of the Character card is barred while too much is carried (T-FORB-08, T-PURSE-03)."""
    if book_of(game).cards[reach.card].kind != CHARACTER or not reach.action.types & rules_of(game).move_type:
        return False
    return table.carried_weight(game, seat) > weight_limit(game, seat)


def are_together(game: Game, seat: int) -> bool:
    """Whether every conscious character could be involved (T-FORB-03, T-FORB-04)."""
    return all(game.figures[other] == game.figures[seat] for other in tabletop.explorers(game))


def leaders(game: Game, card: int, action: Action, seats: list[int]) -> list[int]:
    """Who of the involved may be active, as traits and cards say; what leaves nobody gives way (T-TRAIT-01)."""
    allowed = seats
    cards = book_of(game).cards
    game.frames.append(Party(seats[0], tuple(seats)))  # they are judged as those involved
    for trait in action.traits:
        for ability in cards[trait].abilities:
            if ability.point == points.LEADER and ability.subject is not None:
                wanted = ability.subject.seats(game, card, seats[0], NONE)
                allowed = [seat for seat in allowed if seat in wanted] or allowed
    for force in in_force(game, points.LEADER):
        if force.ability.types & action.types:
            allowed = [seat for seat in allowed if concerns(game, force, seat)] or allowed
    game.frames.pop()
    return allowed


def legal_reach(game: Game, seat: int) -> list[Reach]:
    """What the character may do now."""
    return [reach for reach in within_reach(game, seat) if not refusal(game, seat, reach)]


def may_act(game: Game, seat: int) -> bool:
    """Whether there is anything that the character may do now."""
    return any(not refusal(game, seat, reach) for reach in within_reach(game, seat))


def option_of(types: list[str], seat: int, reach: Reach) -> Option:
    """An action as an option; one on the fog side is named by the side alone (T-INFO-08)."""
    if reach.side != NONE:
        return Option(types[reach.action.kind], n=reach.side, seat=seat, index=reach.index)
    return Option(types[reach.action.kind], reach.card, reach.action.ordinal, seat, reach.index)
