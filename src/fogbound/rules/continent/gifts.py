"""Effects that serve an action: which apply, who decides on them, and what applying them does (C-COST-04, C-RES-09).

Effects that must be applied are counted by themselves; all others are offered to their owner one by one, those of
shared cards to the active player. Each is applied whole and once (C-RUL-37, C-RUL-38, C-RUL-39).
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Part, Question
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import Action, book_of, do
from fogbound.rules.common.force import in_force, in_use, stands_at
from fogbound.rules.common.frames import mark
from fogbound.rules.common.reactions import note_use
from fogbound.rules.common.terms import Ability, InForce
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import ActionFrame, action_frame

TOWARDS_COMPANY: Final = 2
"""Flag of a discount on moving towards another explorer or a fire (C-RUL-14)."""

COST_STAGE: Final = 0
DRAW_STAGE: Final = 1
REVEAL_STAGE: Final = 2
RESULT_STAGE: Final = 3
SUCCESS_STAGE: Final = 4

STAGES: Final[tuple[tuple[int, ...], ...]] = (
    (points.COST, points.DIFFICULTY, points.UNLOCK),
    (points.BEFORE_DRAW,),
    (points.BEFORE_REVEAL,),
    (points.AFTER_REVEAL, points.STARS, points.PER_SEVEN),
    (points.ON_SUCCESS,),
)
BITS: Final[tuple[int, ...]] = tuple([sum(1 << point for point in stage) for stage in STAGES])
"""The points of each stage, as bits."""
DONE: Final = Option("done")


def serves(game: Game, frame: ActionFrame, types: int, force: InForce) -> bool:
    """Whether an effect works in this action: right type, right people, used if it is an item's (C-ITEM-06, 07)."""
    ability = force.ability
    if not ability.types & types:
        return False
    if force.holder != NONE:
        if force.holder not in frame.involved:
            return False
        zone = game.where[force.card]
        if zone >= table.FIXED and ability.point in points.GIFTS and force.card not in frame.tools:
            return False
    elif game.where[force.card] == tabletop.BOARD and not any(
        stands_at(game, force.card, seat) for seat in frame.involved
    ):
        return False
    you = force.holder if force.holder != NONE else frame.active
    return ability.when is None or ability.when.holds(game, force.card, you, NONE)


def obliged(game: Game, frame: ActionFrame, point: int, parts: list[Part] | None = None) -> int:
    """The sum of all amounts that must be counted at this point (C-RUL-40)."""
    forces = in_force(game, point)
    action = frame.printed(game)
    total = 0
    if not forces and not action.abilities:
        return total
    for force in forces:
        if force.ability.must and serves(game, frame, action.types, force):
            you = force.holder if force.holder != NONE else frame.active
            total += _count(game, force.ability, force.card, you, parts)
    for ability in action.abilities:
        if ability.point == point and (
            ability.when is None or ability.when.holds(game, frame.card, frame.active, NONE)
        ):
            total += _count(game, ability, frame.card, frame.active, parts)
    return total


def _count(game: Game, ability: Ability, card: int, you: int, parts: list[Part] | None) -> int:
    amount = ability.amount.of(game, card, you, NONE) if ability.amount is not None else 1
    if parts is not None:
        parts.append(Part("card", amount, card, "C-RUL-40"))
    return amount


def applied_parts(game: Game, frame: ActionFrame, point: int, total: int, parts: list[Part]) -> None:
    """What was applied by choice at this point and makes up `total`, for an explanation."""
    left = total
    for done in frame.applied:
        if done < 0:
            if point == points.COST:
                saved = frame.printed(game).resources[-1 - done][1]
                parts.append(Part("resource", -saved, frame.card, "C-CRAFT-02"))
                left += saved
            continue
        ability = book_of(game).abilities[done >> 16]
        card = done & 0xFFFF
        if ability.point == point and ability.amount is not None:
            you = table.holder(game, card)
            amount = ability.amount.of(game, card, you if you != NONE else frame.active, NONE)
            parts.append(Part("card", amount, card, "C-COST-04" if point == points.COST else "C-RES-09"))
            left -= amount
    if left and point == points.COST and frame.destination != NONE:
        parts.append(Part("company", left, frame.destination, "C-MOVE-10"))
    elif left:
        parts.append(
            Part("applied", left, rule="C-RUL-37")
        )  # counted when applied; its card has changed since


def asked_for(game: Game, frame: ActionFrame, stage: int) -> int:
    """The seats that might have something to apply, as bits; the usual answer is none and must be quick."""
    deciders = 0
    used = in_use(game, BITS[stage])
    if used:
        types = frame.printed(game).types
        for point in STAGES[stage]:
            if used >> point & 1:
                for force in in_force(game, point):
                    if force.ability.types & types and not force.ability.must:
                        deciders |= 1 << (force.holder if force.holder != NONE else frame.active)
    if stage == COST_STAGE:
        if frame.printed(game).resources:
            deciders |= 1 << frame.active
    elif stage == SUCCESS_STAGE:
        for seat in frame.users:
            deciders |= 1 << seat
    return deciders


def left_by_items(game: Game, frame: ActionFrame, point: int) -> list[InForce]:
    """What used items still give after the Discard step has taken them away (C-RUL-82)."""
    found: list[InForce] = []
    for at in range(len(frame.tools)):
        card = frame.tools[at]
        if game.where[card] < table.FIXED:
            for ability in table.item_part(game, card).abilities:
                if ability.point == point:
                    found.append(InForce(card, frame.users[at], ability))
    return found


def offer(game: Game, frame: ActionFrame, stage: int) -> None:
    """Ask each involved explorer, active first, which effects to apply."""
    deciders = asked_for(game, frame, stage)
    if deciders:
        for seat in reversed(frame.involved):
            if deciders >> seat & 1:
                game.next(ApplyGifts(stage, seat))


def may_apply(game: Game, frame: ActionFrame, action: Action, force: InForce, decider: int) -> bool:
    """Whether an explorer may apply this effect by choice: it serves, it is new, and it can be carried out."""
    ability = force.ability
    if ability.must or mark(ability.aid, force.card) in frame.applied:
        return False
    if not serves(game, frame, action.types, force):
        return False
    if ability.flag == TOWARDS_COMPANY and not company_in_reach(game, frame):
        return False
    effect = ability.effect
    if effect is not None:
        return effect.possible(game, force.card, decider, NONE)
    return ability.amount is None or ability.amount.of(game, force.card, decider, NONE) != 0


class ApplyGifts(Question):
    """Which effects the explorer applies now; one at a time, until they have enough."""

    def __init__(self, stage: int, decider: int) -> None:
        self.stage = stage
        self.decider = decider

    def seat(self, game: Game) -> int:
        return self.decider

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        if not tabletop.is_present(game, self.decider):
            return []
        action = frame.printed(game)
        options: list[Option] = []
        for point in STAGES[self.stage]:
            forces = in_force(game, point)
            if self.stage == SUCCESS_STAGE:
                forces = forces + left_by_items(game, frame, point)
            for force in forces:
                decider = force.holder if force.holder != NONE else frame.active
                if decider == self.decider and may_apply(game, frame, action, force, decider):
                    options.append(
                        Option("apply", force.card, force.ability.ordinal, NONE, force.ability.aid)
                    )
        if self.stage == COST_STAGE and self.decider == frame.active:
            self._add_resources(game, frame, action, options)
        if options:
            options.append(DONE)
        return options

    def _add_resources(self, game: Game, frame: ActionFrame, action: Action, options: list[Option]) -> None:
        if not action.resources:
            return
        here = table.resources_on(game, game.figures[frame.active])
        for at in range(len(action.resources)):
            if action.resources[at][0] & here and resource_mark(at) not in frame.applied:
                options.append(Option("use-resource", frame.card, at, index=action.resources[at][1]))

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = action_frame(game)
        if option.verb == "done":
            return
        game.next(ApplyGifts(self.stage, self.decider))
        if option.verb == "use-resource":
            frame.applied = (*frame.applied, resource_mark(option.n))
            frame.saved += option.index
            return
        apply(game, frame, option.index, option.card, self.decider)

    def rules(self) -> tuple[str, ...]:
        if self.stage == COST_STAGE:
            return ("C-COST-04", "C-RUL-37", "C-CRAFT-02")
        return ("C-RES-09", "C-RUL-37")


def resource_mark(at: int) -> int:
    """An applied resource of a craft action, told apart from card effects by its sign."""
    return -1 - at


def apply(game: Game, frame: ActionFrame, aid: int, card: int, decider: int) -> None:
    """Apply one effect: its amount counts, its text is performed."""
    ability = book_of(game).abilities[aid]
    frame.applied = (*frame.applied, mark(aid, card))
    note_use(game, aid, card)
    amount = ability.amount.of(game, card, decider, NONE) if ability.amount is not None else 1
    point = ability.point
    if ability.flag == TOWARDS_COMPANY and frame.destination == NONE:
        game.next(DeclareDestination())
    if point == points.COST:
        frame.saved -= amount
    elif point == points.DIFFICULTY:
        frame.eased -= amount
    elif point == points.STARS:
        frame.stars += amount
    elif point == points.PER_SEVEN:
        frame.per_seven += amount
    elif point == points.UNLOCK:
        frame.unlocked = True
    game.tell("applied", decider, card, max(0, amount) if point == points.STARS else 0)
    do(game, ability.effect, card, decider)


# -- the discount on moving towards company (C-RUL-14) ---------------------------------------------


def company(game: Game, frame: ActionFrame) -> list[int]:
    """Reachable Terrains with a fire or an explorer who does not move along."""
    found: list[int] = []
    for terrain in tabletop.reachable(game, game.figures[frame.active]):
        others = [seat for seat in tabletop.explorers_on(game, terrain) if seat not in frame.involved]
        if others or table.fire_on(game, terrain):
            found.append(terrain)
    return found


def company_in_reach(game: Game, frame: ActionFrame) -> bool:
    terrains = company(game, frame)
    return frame.destination in terrains if frame.destination != NONE else bool(terrains)


def together(frame: ActionFrame) -> int:
    """Whose decision it is where an action leads: that of all involved (C-RUL-75)."""
    return GROUP if len(frame.involved) > 1 else frame.active


class DeclareDestination(Question):
    """Where the move will lead; binding from now on, and decided together (C-RUL-75)."""

    def seat(self, game: Game) -> int:
        return together(action_frame(game))

    def deciders(self, game: Game) -> tuple[int, ...]:
        return action_frame(game).involved

    def options(self, game: Game) -> list[Option]:
        return [Option("declare", terrain) for terrain in company(game, action_frame(game))]

    def take(self, game: Game, option: Option, value: str) -> None:
        action_frame(game).destination = option.card

    def rules(self) -> tuple[str, ...]:
        return ("C-RUL-14", "C-RUL-75")
