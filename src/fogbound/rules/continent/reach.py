"""What lies within reach of an action: effects that may still be applied, what they would save or add.

Odds, explanations and clients ask here; nothing is applied, and nothing hidden is looked at.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, CloseFrame, Option, Part, Step
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import is_in_use
from fogbound.rules.common.options import OPTION_APPLY
from fogbound.rules.common.terms import InForce
from fogbound.rules.continent import cost, frames, gifts, life, result, table
from fogbound.rules.continent.frames import ActionFrame, action_frame
from fogbound.rules.continent.options import OPTION_TRADE, OPTION_USE_RESOURCE

LESS_IS_MORE: Final = (points.COST, points.DIFFICULTY)
"""Points at which a number below 0 helps."""


def steps_waiting(game: Game) -> list[Step]:
    """What still waits inside the innermost frame."""
    waiting: list[Step] = []
    for step in reversed(game.stack):
        if isinstance(step, CloseFrame):
            break
        waiting.append(step)
    return waiting


def _deciders(game: Game, frame: ActionFrame, stage: int) -> list[int]:
    """Who will still be asked for effects of this stage."""
    step = frames.COST if stage == gifts.COST_STAGE else frames.RESULT
    if frame.stage < step:
        return [seat for seat in frame.involved if tabletop.is_present(game, seat)]
    return [
        waiting.decider
        for waiting in steps_waiting(game)
        if isinstance(waiting, gifts.ApplyGifts) and waiting.stage == stage
    ]


def within_reach(game: Game, frame: ActionFrame, stage: int) -> list[InForce]:
    """The effects of a stage that involved players may still apply by choice, with a price or without."""
    found: list[InForce] = []
    if not _may_be_applied(game, frame, stage):
        return found
    deciders = _deciders(game, frame, stage)
    for point in gifts.STAGES[stage]:
        for force in gifts.at_work(game, frame, point):
            if gifts.decider_of(frame, force) in deciders and gifts.may_apply(game, frame, force):
                found.append(force)
    return found


def _may_be_applied(game: Game, frame: ActionFrame, stage: int) -> bool:
    """Whether any text speaks of this stage; the usual answer is no, and must be quick."""
    for point in gifts.STAGES[stage]:
        if is_in_use(game, point):
            return True
    return len(frame.printed(game).abilities) > 0


def perhaps(game: Game, frame: ActionFrame) -> list[InForce]:
    """The effects at a price or by chance that may help once the cards are revealed, whatever cards these are.

    Nobody knows yet what was drawn (C-INFO-03): an effect may help if it could with everything that may come to light.
    """
    stage = gifts.RESULT_STAGE
    if not _may_be_applied(game, frame, stage):
        return []
    deciders = _deciders(game, frame, stage)
    ahead = _all_revealed(game)
    imagined = action_frame(ahead)
    found: list[InForce] = []
    for point in gifts.STAGES[stage]:
        for force in gifts.at_work(ahead, imagined, point):
            if (
                force.ability.effect is not None
                and gifts.decider_of(frame, force) in deciders
                and gifts.may_apply(ahead, imagined, force)
            ):
                found.append(force)
    return found


def _all_revealed(game: Game) -> Game:
    """The game if its action revealed the whole Action Deck with what was drawn: to look at, not to play on."""
    ahead = game.clone()
    frame = action_frame(ahead)
    deck = ahead.zones[table.ACTION_DECK]
    frame.stage = frames.RESULT
    frame.drawn += deck
    frame.origins += (life.FROM_DECK,) * len(deck)
    for card in deck:
        ahead.where[card] = tabletop.DRAWN
    return ahead


def free(game: Game, frame: ActionFrame, stage: int, point: int) -> list[Part]:
    """What may be applied at this point without any price and helps; one row for each effect.

    A discount that binds the explorer to a destination is none of them (C-RUL-14).
    """
    rows: list[Part] = []
    for force in within_reach(game, frame, stage):
        ability = force.ability
        if ability.point != point or ability.effect is not None or ability.flag == gifts.TOWARDS_COMPANY:
            continue
        amount = gifts.amount_of(game, frame, force)
        if amount < 0 if point in LESS_IS_MORE else amount > 0:
            rows.append(
                Part("card", amount, force.card, "C-COST-04" if stage == gifts.COST_STAGE else "C-RES-09")
            )
    return rows


def reductions(game: Game, frame: ActionFrame) -> list[Part]:
    """What may still lower the cost without any price: effects, and resources of a craft action."""
    rows = free(game, frame, gifts.COST_STAGE, points.COST)
    action = frame.printed(game)
    if action.resources and frame.active in _deciders(game, frame, gifts.COST_STAGE):
        here = table.resources_on(game, game.figures[frame.active])
        for at in range(len(action.resources)):
            resources, saved = action.resources[at]
            if resources & here and gifts.resource_mark(at) not in frame.applied:
                rows.append(Part("resource", -saved, frame.card, "C-CRAFT-02"))
    return rows


def lowest_cost(game: Game, frame: ActionFrame) -> int:
    """The cost with every reduction that has no price."""
    lowered = frame.clone()
    for row in reductions(game, frame):
        lowered.saved -= row.amount
    return cost.final_cost(game, lowered)


def stars_to_draw(game: Game, frame: ActionFrame) -> int:
    """How many stars the drawn cards must bring once everything is applied that has no price."""
    stars = frame.stars + gifts.obliged(game, frame, points.STARS)
    for row in free(game, frame, gifts.RESULT_STAGE, points.STARS):
        stars += row.amount
    return max(0, result.difficulty(game, frame) - stars)


def is_failing(game: Game, frame: ActionFrame) -> bool:
    """Whether the cards are revealed and show too few stars."""
    return frame.stage == frames.RESULT and result.count(game, frame) < result.difficulty(game, frame)


def is_last_chance(game: Game, frame: ActionFrame, seat: int) -> bool:
    """Whether an action fails if this explorer applies nothing more, as nobody else could apply anything."""
    if not is_failing(game, frame):
        return False
    left = within_reach(game, frame, gifts.RESULT_STAGE)
    return all(gifts.decider_of(frame, force) == seat for force in left)


def is_out_of_reach(game: Game, frame: ActionFrame) -> bool:
    """Whether too few stars lie revealed and all that may still be applied does not make up for them."""
    if not is_failing(game, frame):
        return False
    most = result.count(game, frame)
    for force in within_reach(game, frame, gifts.RESULT_STAGE):
        ability = force.ability
        if ability.point not in (points.STARS, points.PER_SEVEN) or ability.amount is None:
            return False  # it may change what was revealed, or what is needed
        times = sevens(game, frame) if ability.point == points.PER_SEVEN else 1
        most += max(0, ability.amount.of(game, force.card, gifts.decider_of(frame, force), NONE)) * times
    return most < result.difficulty(game, frame)


def ends_by_failure(game: Game, frame: ActionFrame) -> bool:
    """Whether the printed failure ends the adventure of those involved."""
    failure = frame.printed(game).failure
    return failure is not None and failure.ends() and not gifts.obliged(game, frame, points.SKIP_FAILURE)


# -- what cannot matter ----------------------------------------------------------------------------


def is_idle(game: Game, option: Option, counts_beyond: bool) -> bool:
    """Whether an option of an effects or trade question cannot change how the action goes.

    `counts_beyond` says that successes beyond the difficulty may matter to some text.
    """
    frame = action_frame(game)
    if option.verb == OPTION_USE_RESOURCE:
        return cost.final_cost(game, frame) == 0
    if option.verb == OPTION_TRADE:
        return option.n > cost.final_cost(game, frame)
    if option.verb != OPTION_APPLY:
        return False
    ability = book_of(game).abilities[option.index]
    point = ability.point
    if point == points.UNLOCK:
        return not cost.is_locked(game, frame)
    if point == points.COST:
        return ability.flag != gifts.TOWARDS_COMPANY and cost.final_cost(game, frame) == 0
    if point != points.STARS and point != points.PER_SEVEN:
        return False
    you = table.holder(game, option.card)
    amount = ability.amount
    assert amount is not None
    if amount.of(game, option.card, you if you != NONE else frame.active, NONE) == 0:
        return True
    redrawing = _may_redraw(game, frame)
    question = game.pending()
    decider = question.seat(game) if question is not None else NONE
    is_enough = not counts_beyond and result.count(game, frame) >= result.difficulty(game, frame)
    if is_enough and redrawing <= {decider}:
        return True  # whoever changes what was revealed is asked again
    return point == points.PER_SEVEN and not redrawing and sevens(game, frame) == 0


def _may_redraw(game: Game, frame: ActionFrame) -> set[int]:
    """Who may still change what has been revealed."""
    return {
        force.holder if force.holder != NONE else frame.active
        for force in within_reach(game, frame, gifts.RESULT_STAGE)
        if force.ability.point == points.AFTER_REVEAL
    }


def sevens(game: Game, frame: ActionFrame) -> int:
    """How many sevens the revealed cards show, with Curses that count as one."""
    cards = book_of(game).cards
    return len(frame.blessed) + sum([cards[card].strip.sevens for card in frame.drawn])
