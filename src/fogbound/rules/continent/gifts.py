"""Effects that serve an action: which apply, who decides on them, and what applying them does (C-COST-04, C-RES-09).

Every rule of an action finds its effects in one place, `at_work`: those of cards in force, of items that were used,
and of the action's own modifiers. Effects that must be applied are counted by themselves; all others are offered to
their owner one by one, those of shared cards and of the action to the active player. Each is applied whole and once
(C-RUL-37, C-RUL-38, C-RUL-39).
"""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, Option, Part, Question, Step
from fogbound.rules.common import news, points, tabletop
from fogbound.rules.common.book import STATE, Action, book_of, do
from fogbound.rules.common.force import in_force, is_in_use, stands_at
from fogbound.rules.common.frames import mark
from fogbound.rules.common.options import OPTION_APPLY, OPTION_DONE
from fogbound.rules.common.terms import Ability, InForce
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import DISCARD, ActionFrame, action_frame, current
from fogbound.rules.continent.options import OPTION_DECLARE, OPTION_USE_RESOURCE

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
MOMENTS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (points.BEFORE_DRAW,),
    (points.BEFORE_REVEAL,),
    (points.AFTER_REVEAL,),
    (points.ON_SUCCESS,),
)
"""Those of them at which the effect is what the text does; elsewhere it is the price of what the text gives."""
DONE: Final = Option(OPTION_DONE)
ANSWERING_ACTIONS: Final = (points.ACTION_FAILED, points.ACTION_ENDED)
"""Points at which texts answer an action as a whole."""


def is_by_use(ability: Ability) -> bool:
    """Whether an item must be used for this effect of it (C-ITEM-06, C-ITEM-07)."""
    return ability.point in points.BY_USE or ability.asks_use


def serves(game: Game, frame: ActionFrame, types: int, force: InForce) -> bool:
    """Whether an effect works in this action: right type, right people, used if it is an item's.

    C-CARD-16, C-USE-04.
    """
    ability = force.ability
    if not ability.types & types:
        return False
    if force.holder != NONE:
        if force.holder not in frame.involved:
            return False  # C-TURN-04, C-RUL-40
        is_item = game.where[force.card] >= table.FIXED
        if is_item and is_by_use(ability) and force.card not in frame.tools:
            return False
    elif (
        force.among is None
        and game.where[force.card] == tabletop.BOARD
        and not any(stands_at(game, force.card, seat) for seat in frame.involved)
    ):
        return False
    return ability.when is None or ability.when.holds(game, force.card, decider_of(frame, force), NONE)


def decider_of(frame: ActionFrame, force: InForce) -> int:
    """Whom an effect speaks to: its card's holder; of a shared card, or beside the action, the active player."""
    return force.holder if force.holder != NONE else frame.active


def of_action(game: Game, frame: ActionFrame, point: int) -> list[InForce]:
    """What only this action adds at a point: used items that are gone by now (C-RUL-82), and its own modifiers."""
    found: list[InForce] = []
    if frame.stage >= DISCARD:
        for at in range(len(frame.tools)):
            card = frame.tools[at]
            if game.where[card] < table.FIXED and tabletop.is_present(game, frame.users[at]):
                for ability in table.item_part(game, card).abilities:
                    if ability.point == point and is_by_use(ability):
                        found.append(InForce(card, frame.users[at], ability))
    for ability in frame.printed(game).abilities:
        if ability.point == point:
            found.append(InForce(frame.card, NONE, ability, frame.involved))
    return found


def at_work(game: Game, frame: ActionFrame, point: int) -> list[InForce]:
    """The effects that serve this action at a point, wherever they stand."""
    forces = in_force(game, point)
    action = frame.printed(game)
    if action.abilities or (frame.tools and frame.stage >= DISCARD):
        forces = forces + of_action(game, frame, point)
    if not forces:
        return forces
    return [force for force in forces if serves(game, frame, action.types, force)]


def forces_at(game: Game, point: int) -> list[InForce]:
    """What may answer at a point: texts in force, and what the action in progress adds.

    An action of others is no concern of a State (C-RUL-40); any other card says itself whose action it answers.
    """
    forces = in_force(game, point)
    frame = current(game)
    if frame is None:
        return forces
    if forces and point in ANSWERING_ACTIONS:
        cards = book_of(game).cards
        forces = [
            force
            for force in forces
            if force.holder == NONE or force.holder in frame.involved or cards[force.card].kind != STATE
        ]
    return forces + of_action(game, frame, point)


def amount_of(game: Game, frame: ActionFrame, force: InForce) -> int:
    """How much an effect changes; 1 for one that only says that it does."""
    amount = force.ability.amount
    return amount.of(game, force.card, decider_of(frame, force), NONE) if amount is not None else 1


def obliged(game: Game, frame: ActionFrame, point: int, parts: list[Part] | None = None) -> int:
    """The sum of all amounts that must be counted at this point (C-RUL-40)."""
    total = 0
    for force in at_work(game, frame, point):
        if force.ability.must:
            amount = amount_of(game, frame, force)
            total += amount
            if parts is not None:
                parts.append(Part("card", amount, force.card, "C-RUL-40"))
    return total


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


def asked_for(game: Game, frame: ActionFrame, action: Action, stage: int) -> int:
    """The seats that might have something to apply, as bits; the usual answer is none and must be quick."""
    deciders = 0
    for point in STAGES[stage]:
        if is_in_use(game, point):
            for force in in_force(game, point):
                if force.ability.types & action.types and not force.ability.must:
                    deciders |= 1 << decider_of(frame, force)
    for ability in action.abilities:
        if not ability.must and ability.point in STAGES[stage]:
            deciders |= 1 << frame.active
    if stage == COST_STAGE:
        if action.resources:
            deciders |= 1 << frame.active
    elif stage == SUCCESS_STAGE:
        for seat in frame.users:
            deciders |= 1 << seat
    return deciders


def offer(game: Game, frame: ActionFrame, stage: int) -> None:
    """Do what must be done at this stage; then ask each involved explorer, active first, which effects to apply."""
    action = frame.printed(game)
    deciders = asked_for(game, frame, action, stage)
    if deciders:
        for seat in reversed(frame.involved):
            if deciders >> seat & 1:
                game.next(ApplyGifts(stage, seat))
    for point in MOMENTS[stage]:
        if is_in_use(game, point) or action.abilities:
            game.next(ApplyObliged(stage))
            return


class ApplyObliged(Step):
    """What texts say must be done at a stage of the action, one after the other."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        for point in MOMENTS[self.stage]:
            for force in at_work(game, frame, point):
                if force.ability.must and mark(force.ability.aid, force.card) not in frame.applied:
                    game.next(ApplyObliged(self.stage))
                    apply(game, frame, force.ability.aid, force.card, decider_of(frame, force))
                    return


def may_apply(game: Game, frame: ActionFrame, force: InForce) -> bool:
    """Whether an effect at work may be applied by choice: it is new, and it can be carried out.

    C-RUL-38, C-RUL-39.
    """
    ability = force.ability
    if ability.must or mark(ability.aid, force.card) in frame.applied or is_excluded(game, frame, force):
        return False
    if ability.flag == TOWARDS_COMPANY and not company_in_reach(game, frame):
        return False
    if ability.effect is not None:
        return ability.effect.possible(game, force.card, decider_of(frame, force), NONE)
    return ability.amount is None or amount_of(game, frame, force) != 0


def is_excluded(game: Game, frame: ActionFrame, force: InForce) -> bool:
    """Whether another effect of the same list on the same card was applied in this action."""
    group = force.ability.group
    if not group:
        return False
    abilities = book_of(game).abilities
    for done in frame.applied:
        if done >= 0 and done & 0xFFFF == force.card and abilities[done >> 16].group == group:
            return True
    return False


class ApplyGifts(Question):
    """Which effects the explorer applies now; one at a time, until they have enough (C-ITEM-04)."""

    name: ClassVar[str] = "apply-gifts"

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
            for force in at_work(game, frame, point):
                if decider_of(frame, force) == self.decider and may_apply(game, frame, force):
                    options.append(
                        Option(OPTION_APPLY, force.card, force.ability.ordinal, NONE, force.ability.aid)
                    )
        if self.stage == COST_STAGE and self.decider == frame.active:
            self._add_resources(game, frame, action, options)
        if options:
            options.append(DONE)
        return options

    def takes_several(self) -> bool:
        return True

    def message(self, game: Game) -> Message:
        book = book_of(game)
        if self.stage == COST_STAGE:
            message = self.says("cost").count("cost", book.figure(game, "cost"))
        elif self.stage == RESULT_STAGE:
            successes = book.figure(game, "successes")
            if successes >= book.figure(game, "difficulty"):
                variant = "result-enough"
            else:
                variant = "result-lost" if book.figure(game, "is-out-of-reach") else "result"
            message = self.says(variant).count("n", successes)
        else:
            return self.says()
        return message.count("difficulty", book.figure(game, "difficulty"))

    def label(self, game: Game, option: Option) -> str:
        is_last = option.verb == OPTION_DONE and book_of(game).figure(game, "is-last-chance", self.decider)
        return "done-failing" if is_last else option.verb

    def amount(self, game: Game, option: Option) -> int:
        return option.index if option.verb == OPTION_USE_RESOURCE else option.n

    def _add_resources(self, game: Game, frame: ActionFrame, action: Action, options: list[Option]) -> None:
        """Each resource of a craft action that is there, once; none has to be (C-CRAFT-03, C-RUL-89)."""
        if not action.resources:
            return
        here = table.resources_on(game, game.figures[frame.active])
        for at in range(len(action.resources)):
            if action.resources[at][0] & here and resource_mark(at) not in frame.applied:
                options.append(Option(OPTION_USE_RESOURCE, frame.card, at, index=action.resources[at][1]))

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = action_frame(game)
        if option.verb == OPTION_DONE:
            return
        game.next(ApplyGifts(self.stage, self.decider))
        if option.verb == OPTION_USE_RESOURCE:
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
    game.tell(news.APPLIED, decider, card, max(0, amount) if point == points.STARS else 0)
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

    name: ClassVar[str] = "declare-destination"

    def seat(self, game: Game) -> int:
        return together(action_frame(game))

    def deciders(self, game: Game) -> tuple[int, ...]:
        return action_frame(game).involved

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_DECLARE, terrain) for terrain in company(game, action_frame(game))]

    def take(self, game: Game, option: Option, value: str) -> None:
        action_frame(game).destination = option.card

    def rules(self) -> tuple[str, ...]:
        return ("C-RUL-14", "C-RUL-75")
