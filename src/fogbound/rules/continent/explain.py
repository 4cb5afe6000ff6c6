"""Explanations: why an option is there, why an action is refused, what a number is made of.

Everything is told in rows (`Part`): what, how much, by which card, under which rule. The rows of a number
add up to it. Nothing hidden is told: a seat gets explanations of what it may see and of nothing else.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Part, Question
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import FOG, TERRAIN, book_of
from fogbound.rules.common.door import Refusal
from fogbound.rules.common.force import forbidden
from fogbound.rules.common.frames import UNDECIDED
from fogbound.rules.common.options import (
    OPTION_CONCEDE,
    OPTION_FREE_USE,
    OPTION_LEAVE_FOR_GOOD,
    OPTION_REPORT,
)
from fogbound.rules.continent import camp, cost, items, leading, legality, life, limits, reach, result, table
from fogbound.rules.continent import frames as stage
from fogbound.rules.continent.action import use_item
from fogbound.rules.continent.book import Source
from fogbound.rules.continent.duty import ChooseMandatory, takers
from fogbound.rules.continent.frames import ActionFrame, action_frame, current
from fogbound.rules.continent.options import (
    OPTION_CAMP,
    OPTION_COME_BACK,
    OPTION_GIVE,
    OPTION_JOIN_GAME,
    OPTION_LEAVE_FOR_A_WHILE,
    OPTION_RELINQUISH,
    OPTION_SWAP,
    OPTION_TAKE_UP_AGAIN,
)
from fogbound.rules.continent.turn import ChooseTurn, Join, printed, to_ask

STANDING: Final[dict[str, tuple[str, ...]]] = {
    OPTION_RELINQUISH: ("C-RELQ-01", "C-RUL-86"),
    OPTION_GIVE: ("C-GIVE-01", "C-GIVE-02", "C-RUL-87"),
    OPTION_SWAP: ("C-GIVE-01", "C-GIVE-02", "C-RUL-87"),
    OPTION_CAMP: ("C-SAVE-01", "C-RUL-97"),
    OPTION_REPORT: ("C-HIDE-01", "C-HIDE-02"),
    OPTION_FREE_USE: ("C-CARD-19",),
    OPTION_LEAVE_FOR_A_WHILE: ("C-LEAVE-02", "C-LEAVE-03"),
    OPTION_LEAVE_FOR_GOOD: ("C-LEAVE-01", "C-RUL-26"),
    OPTION_COME_BACK: ("C-RUL-95",),
    OPTION_JOIN_GAME: ("C-JOIN-01", "C-RUL-93"),
    OPTION_TAKE_UP_AGAIN: ("C-RUL-95", "C-RUL-93"),
    OPTION_CONCEDE: ("C-RUL-77",),
}
"""The rules that allow what stands beside the pending question, by verb."""

COST: Final = "cost"
DIFFICULTY: Final = "difficulty"
SUCCESSES: Final = "successes"
OF_SEATS: Final = ("hand-limit", "item-limit", "stack-limit", "vital-loss")
"""The numbers that each explorer has."""
REDUCTIONS: Final = "reductions"


# -- what is refused -------------------------------------------------------------------------------


def refusals(game: Game, seat: int) -> list[Refusal]:
    """All that this explorer sees and cannot do now; in the middle of an action, only what concerns items."""
    found: list[Refusal] = []
    if seat == NONE or not tabletop.is_present(game, seat) or game.pending() is None:
        return found
    for column in table.columns(game, seat):
        if not items.may_relinquish(game, column):
            first = game.zones[column][0]
            option = Option(OPTION_RELINQUISH, first, seat=seat, index=column)
            found.append(Refusal(option, "in-use", "C-RUL-86", (first,), ()))
    if isinstance(game.pending(), ChooseTurn):
        _refused_actions(game, seat, found)
        _refused_gifts(game, seat, found)
        apart = tuple(
            [other for other in tabletop.explorers(game) if game.figures[other] != game.figures[seat]]
        )
        if apart and not camp.may_camp(game):
            found.append(Refusal(Option(OPTION_CAMP), "apart", "C-SAVE-01", (), apart))
    return found


def _refused_actions(game: Game, seat: int, found: list[Refusal]) -> None:
    question = game.pending()
    for source in legality.sources(game, seat):
        verdict = legality.refusal(game, seat, source)
        refuser = question.refuser(source) if isinstance(question, ChooseTurn) else NONE
        if not verdict and refuser != NONE and source.options[seat] not in game.offered:
            found.append(Refusal(source.options[seat], "withdrawn", "C-LEG-03", (), (refuser,)))
        if verdict:
            reason, _, rule = verdict.partition(":")
            cards, seats = forbidding(game, seat, source, reason)
            found.append(Refusal(source.options[seat], reason, rule, cards, seats))


def forbidding(game: Game, seat: int, source: Source, reason: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards and the other explorers on account of whom an action is refused."""
    types = source.action.types
    terrain = game.figures[seat]
    if reason == "done":
        cards = book_of(game).cards
        return tuple(
            [event for event in tabletop.attached_events(game, terrain) if cards[event].done & types]
        ), ()
    if reason == "no-camp":
        return (terrain,), ()
    if reason == "forbidden":
        forbids = forbidden(game, points.INVOLVEMENT, seat, types)
        return (forbids if forbids != NONE else source.card,), ()
    if reason == "leader":
        column = legality.item_shown(game, source.card)
        return tuple(leading.forbidding(game, source, column, seat)) or (source.card,), ()
    if reason == "all-hands":
        return _keeping_out(game, seat, source)
    return (source.card,), ()


def _keeping_out(game: Game, active: int, source: Source) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who cannot take part in an action for all hands, and the cards that keep them out."""
    types = source.action.types
    seats = [
        seat
        for seat in tabletop.explorers(game)
        if seat != active and not legality.may_join(game, seat, active, source.card, source.action)
    ]
    cards: list[int] = []
    if any(ability.point in (points.JOINING, points.INVOLVEMENT) for ability in source.action.abilities):
        cards.append(source.card)
    for card in [
        forbidden(game, points.JOINING, active, types),
        *[forbidden(game, points.INVOLVEMENT, seat, types) for seat in seats],
    ]:
        if card != NONE and card not in cards:
            cards.append(card)
    return tuple(cards), tuple(seats)


def _refused_gifts(game: Game, seat: int, found: list[Refusal]) -> None:
    for column in table.columns(game, seat):
        first = game.zones[column][0]
        for other in tabletop.explorers(game):
            if other == seat:
                continue
            option = Option(OPTION_GIVE, first, other, seat, column)
            if game.figures[other] != game.figures[seat]:
                found.append(Refusal(option, "apart", "C-GIVE-01", (), (other,)))
            elif not limits.has_free_die(game, other):
                found.append(Refusal(option, "no-free-die", "C-RUL-87", (), (other,)))


# -- numbers ---------------------------------------------------------------------------------------


def number(game: Game, what: str, seat: int, parts: list[Part]) -> int:
    """One of the numbers a player sees, and the rows that make it up; NONE when there is no such number."""
    frame = current(game)
    if seat != NONE:
        if not tabletop.is_present(game, seat):
            return NONE
        if what == "hand-limit":
            return limits.hand_limit(game, seat, parts)
        if what == "item-limit":
            return limits.item_limit(game, seat, parts)
        if what == "stack-limit":
            return limits.stack_limit(game, seat, parts)
        if what == "vital-loss":
            return life.vital_loss(game, seat, parts)
    elif frame is not None:
        if what == COST and frame.stage <= stage.COST:
            return cost.final_cost(game, frame, parts)
        if what == DIFFICULTY:
            return result.difficulty(game, frame, parts)
        if (
            what == SUCCESSES and frame.stage >= stage.RESULT
        ):  # before, the drawn cards are hidden (C-INFO-03)
            return _successes(game, frame, parts)
    return NONE


def figure(game: Game, what: str, seat: int) -> int:
    """A number of the action in progress of which its questions tell; see `Door.figure`."""
    frame = action_frame(game)
    if what == COST:
        return cost.final_cost(game, frame)
    if what == DIFFICULTY:
        return result.difficulty(game, frame)
    if what == SUCCESSES:
        return max(0, result.count(game, frame)) if frame.stage >= stage.RESULT else 0
    if what == "stars-to-draw":
        return reach.stars_to_draw(game, frame)
    if what == "is-out-of-reach":
        return int(reach.is_out_of_reach(game, frame))
    assert what == "is-last-chance", what
    return int(reach.is_last_chance(game, frame, seat))


def _successes(game: Game, frame: ActionFrame, parts: list[Part]) -> int:
    counted = result.count(game, frame, parts)
    total = frame.successes if frame.outcome != UNDECIDED else max(0, counted)
    if total > counted == min(0, counted):
        parts.append(Part("floor", total - counted, rule="C-RES-11"))
    elif total != counted:
        parts.append(Part("applied", total - counted, rule="C-RES-09"))  # as it was when it was counted
    return total


def is_action(game: Game, option: Option) -> bool:
    """Whether taking this option of the pending question begins an action."""
    question = game.pending()
    if not isinstance(question, (ChooseTurn, ChooseMandatory)):
        return False
    return option.index != NONE and option.card != NONE


def offers(game: Game, option: Option) -> list[Question]:
    """Whom else to ask whether they take part, before the action of this option begins (C-TURN-03)."""
    if not is_action(game, option) or isinstance(game.pending(), ChooseMandatory):
        return []
    card, index, active, alone = option.card, option.index, option.seat, (option.seat,)
    column = legality.item_shown(game, card)
    seats = to_ask(game, card, printed(game, card, index, column), alone, ())
    return [Join(card, index, active, alone, (), column, seat) for seat in seats]


def forecast(game: Game, option: Option) -> Game:
    """A clone in which the action of this option has begun with those it takes, and with nothing applied by choice."""
    copy = game.clone()
    question = game.pending()
    mandatory = isinstance(question, ChooseMandatory)
    column = legality.item_shown(game, option.card)
    involved: tuple[int, ...] = (option.seat,)
    if isinstance(question, ChooseMandatory):
        involved = takers(game, option.card, option, question.involved)
    elif printed(game, option.card, option.index, column).all_hands:
        involved = tuple(tabletop.clockwise(game, option.seat))
    terrain = game.figures[option.seat]
    frame = ActionFrame(option.card, option.index, option.seat, involved, mandatory, column, terrain)
    copy.frames.append(frame)
    if column != NONE:
        use_item(copy, frame, column)
    return copy


# -- why -------------------------------------------------------------------------------------------


def part_of(game: Game, option: Option, part: str) -> list[Part]:
    """What makes up a number of something that is offered."""
    parts: list[Part] = []
    if is_action(game, option):
        ahead = forecast(game, option)
        if part == REDUCTIONS:  # what may lower its cost for free
            return reach.reductions(ahead, stage.action_frame(ahead))
        number(ahead, part, NONE, parts)
    return parts


def source_rule(game: Game, card: int) -> str:
    """The rule that lets an explorer take the actions of a card lying there."""
    zone = game.where[card]
    if zone == table.SATCHEL:
        return "C-TURN-12"
    if zone >= table.FIXED:
        return "C-TURN-11"
    if tabletop.HANDS <= zone < tabletop.HANDS + 4:
        return "C-TURN-10"
    if zone == tabletop.RESOLVING:
        return "C-TURN-09"
    if book_of(game).cards[card].kind == TERRAIN:
        return "C-TURN-06"
    return "C-TURN-07" if book_of(game).cards[card].back == FOG else "C-TURN-08"
