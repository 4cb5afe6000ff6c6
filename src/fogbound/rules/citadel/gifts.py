"""Effects that serve a pass: which apply to whom, and what applying one does.

T-GEAR-09, T-GEAR-10, T-GEAR-11, T-GEAR-12, T-GEAR-13, T-GEAR-14, T-GEAR-15, T-RES-12, T-RES-13, T-RES-14,
T-RES-15, T-RES-16, T-RES-17, T-RES-18, T-RES-19, T-RES-20, T-RES-21, T-RES-22, T-RES-23.

What must be applied is counted or done by itself; everything else is offered to the active player, or to the involved
player whose Skill says that it helps. Each effect is used once in a pass, a conversion as often as it says (T-GEAR-11).
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Part, Step
from fogbound.core.verbs import Verb
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import DRAW, NO_ICONS, RESULT, Pass, current_pass, either, this_pass
from fogbound.rules.citadel.terms import Conversion, Grant
from fogbound.rules.common import news, points, tabletop
from fogbound.rules.common.book import REFLEX, SKILL, Do, DoAccepted, book_of
from fogbound.rules.common.force import in_force, reaches
from fogbound.rules.common.frames import mark, shown
from fogbound.rules.common.reactions import note_use
from fogbound.rules.common.terms import Ability, InForce

SIGNED: Final = (points.COST, points.DIFFICULTY, points.STARS)
"""Points at which an amount may be negative; at all others it says how many."""


def serving(game: Game, frame: Pass, point: int) -> list[InForce]:
    """The effects at this point that the active player applies in this pass, or may apply."""
    found = [force for force in in_force(game, point) if serves(game, frame, force)]
    found.extend(of_reflexes(game, frame, point))
    return found


def serves(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect works in this pass: right type, the active player's, selected if it is in a purse.

    T-HAND-06, T-RUL-108.

    T-GEAR-09, T-GEAR-14, T-RES-23.
    """
    ability = force.ability
    if not ability.types & frame.printed(game).types:
        return False
    if force.holder != NONE:
        if not is_theirs(game, frame, force):
            return False
    elif force.among is None and not reaches(game, force.card, frame.active):
        return False
    you = force.holder if force.holder != NONE else frame.active
    return ability.when is None or ability.when.holds(game, force.card, you, NONE)


def is_theirs(game: Game, frame: Pass, force: InForce) -> bool:
    """Only the active player's own cards serve, except where a Skill says that it helps.

    T-TURN-12, T-TURN-13, T-TURN-14.
    """
    if force.ability.point == points.HELP:
        return force.holder != frame.active and force.holder in frame.involved
    if force.holder != frame.active:
        return False
    zone = game.where[force.card]
    if table.PURSES <= zone < table.PURSES + 4:
        return force.card in frame.selected  # T-GEAR-12
    definition = book_of(game).cards[force.card]
    return definition.kind != SKILL or definition.skill != REFLEX  # T-RUL-26


def of_reflexes(game: Game, frame: Pass, point: int) -> list[InForce]:
    """The effects of Reflex Skills, which work when they are revealed and never else (T-RES-21, T-RES-22)."""
    found: list[InForce] = []
    cards = book_of(game).cards
    types = frame.printed(game).types
    for card in frame.drawn:
        if cards[card].skill != REFLEX or cards[card].kind != SKILL or not is_revealed(game, card):
            continue
        for ability in cards[card].abilities:
            if ability.point == point and ability.types & types and holds(game, ability, card, frame.active):
                found.append(InForce(card, frame.active, ability))
    return found


def is_revealed(game: Game, card: int) -> bool:
    """Whether a drawn card lies face up."""
    return game.where[card] == tabletop.DRAWN and game.known.get(card, 0) != 0


def beside_action(game: Game, point: int) -> list[InForce]:
    """What is printed beside the action in progress, and its traits: it holds for those involved (T-TRAIT-01)."""
    frame = current_pass(game)
    if frame is None:
        return []
    action = frame.printed(game)
    cards = book_of(game).cards
    bearers = [(frame.card, action.abilities), *[(trait, cards[trait].abilities) for trait in action.traits]]
    return [
        InForce(card, NONE, ability, frame.involved)
        for card, abilities in bearers
        for ability in abilities
        if ability.point == point and ability.types & action.types
    ]


def holds(game: Game, ability: Ability, card: int, you: int) -> bool:
    return ability.when is None or ability.when.holds(game, card, you, NONE)


# -- what must be applied --------------------------------------------------------------------------

OFFERED: Final = (points.CANCEL, points.HELP)
"""Points at which everything is a choice: damage may be cancelled when it falls, help may be given (T-RUL-23)."""
MOMENTS: Final = (points.BEFORE_DRAW, points.BEFORE_REVEAL, points.AFTER_REVEAL, points.ON_SUCCESS)
"""Points at which the effect is what the text does; elsewhere it is the price of what the text gives."""
SUMS: Final = (points.COST, points.DIFFICULTY, points.STARS)
"""Points at which what has no price is added up whenever the number is asked for."""


def is_compulsory(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect counts by itself: it binds, it makes the action dearer, it stands beside it without a price.

    T-RUL-17.

    A reduction stays a choice even on a card that binds: any amount down from 0 may be used (T-DRAW-02, T-DRAW-03).
    """
    ability = force.ability
    if isinstance(ability, Conversion) or ability.point in OFFERED or ability.group:
        return False  # of effects that stand in one list the player chooses (T-RUL-19)
    if ability.point == points.COST and amount_of(game, frame, force) > 0:
        return True
    if force.among is not None and ability.effect is None:
        return True  # T-CONS-09
    return ability.must and ability.point != points.COST


def obliged(game: Game, frame: Pass, point: int, parts: list[Part] | None = None) -> int:
    """The sum of all amounts that must be counted at this point (T-GEAR-07, T-GEAR-08, T-DRAW-02)."""
    total = 0
    for force in serving(game, frame, point):
        if is_compulsory(game, frame, force) and is_counted(game, frame, force):
            amount = amount_of(game, frame, force)
            total += amount
            if parts is not None and amount:
                parts.append(Part("card", amount, shown(game, force.card), "T-GEAR-07", force.holder))
    return total


def is_counted(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether a compulsory amount is part of the sum: it has no price, or its price is still to be paid.

    What has been paid for is kept in the frame, whatever becomes of its card (T-RUL-116).
    """
    if force.ability.effect is None:
        return True
    is_ahead = frame.stage < (DRAW if force.ability.point == points.COST else RESULT)
    return is_ahead and is_open(game, frame, force)


def is_open(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect can still be applied: not used yet, not excluded by an "or", its price can be paid."""
    ability = force.ability
    if mark(ability.aid, force.card) in frame.applied or excluded(frame, force):
        return False
    you = force.holder if force.holder != NONE else frame.active
    return (
        ability.effect is None
        or ability.point in MOMENTS
        or ability.effect.possible(game, force.card, you, NONE)
    )


class ApplyCompulsory(Step):
    """What must be applied at these points, one effect after the other (T-GEAR-07, T-CONS-09, T-RUL-25)."""

    def __init__(self, at: tuple[int, ...]) -> None:
        self.at = at

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        if not tabletop.is_present(game, frame.active):
            return
        for point in self.at:
            for force in serving(game, frame, point):
                is_sum = point in SUMS and force.ability.effect is None
                if is_compulsory(game, frame, force) and not is_sum and is_open(game, frame, force):
                    game.next(ApplyCompulsory(self.at))
                    apply(game, frame, force)
                    return


def amount_of(game: Game, frame: Pass, force: InForce) -> int:
    amount = force.ability.amount
    if amount is None:
        return 1
    you = force.holder if force.holder != NONE else frame.active
    signed = force.ability.point in SIGNED
    return amount.of(game, force.card, you, NONE) if signed else amount.count(game, force.card, you, NONE)


# -- applying what may be applied ------------------------------------------------------------------


def may_apply(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect can still be chosen: not used yet, not excluded by an "or", its price can be paid.

    T-GEAR-15.
    """
    ability = force.ability
    if mark(ability.aid, force.card) in frame.applied and not isinstance(ability, Conversion):
        return False
    if is_compulsory(game, frame, force):
        return False
    if excluded(frame, force):
        return False
    you = force.holder if force.holder != NONE else frame.active
    return ability.effect is None or ability.effect.possible(game, force.card, you, NONE)


def option_to(game: Game, verb: Verb, force: InForce) -> Option:
    """An effect as an option; one on the fog side is named without its card (T-INFO-08)."""
    return Option(verb, shown(game, force.card), force.ability.ordinal, index=force.ability.aid)


def the_one(forces: list[InForce], aid: int, card: int) -> InForce:
    """The effect among these that was chosen; one on the fog side was chosen without its card."""
    for force in forces:
        if force.ability.aid == aid and card in (force.card, NONE):
            return force
    raise AssertionError("an effect that was offered is gone")


def excluded(frame: Pass, force: InForce) -> bool:
    """Whether another of the effects it is joined to by "or" was used in this pass (T-RUL-19)."""
    group = force.ability.group
    if not group or mark(force.ability.aid, force.card) in frame.applied:
        return False
    return either(force.card, group) in frame.chosen


def note_applied(game: Game, frame: Pass, force: InForce, successes: int = 0) -> None:
    """Remember that an effect was used, tell what successes it has brought, and perform what else it does."""
    ability = force.ability
    frame.applied = (*frame.applied, mark(ability.aid, force.card))
    if ability.group:
        frame.chosen = (*frame.chosen, either(force.card, ability.group))
    note_use(game, ability.aid, force.card)
    you = force.holder if force.holder != NONE else frame.active
    game.tell(news.APPLIED, you, force.card, max(0, successes), seen=tabletop.witnesses(game, force.card))
    if ability.effect is not None:
        chosen = Do if ability.must else DoAccepted
        game.next(chosen(ability.effect.eid, force.card, you, NONE))


def gain(frame: Pass, point: int, amount: int) -> None:
    """Count what an effect brings at a point of the Draw or the Result step."""
    if point == points.COST:
        frame.added += amount
    elif point == points.STARS:
        frame.gained += amount
    elif point == points.EXTRA_CARDS:
        frame.extra_cards += max(0, amount)
    elif point == points.CANCEL:
        frame.cancels += max(0, amount)


def add_icons(frame: Pass, icons: tuple[int, ...]) -> None:
    frame.icons = tuple([frame.icons[at] + icons[at] for at in range(len(NO_ICONS))])


def apply(game: Game, frame: Pass, force: InForce) -> None:
    """Apply an effect that costs no icons."""
    ability, before = force.ability, frame.gained
    if isinstance(ability, Grant):
        add_icons(frame, ability.icons)
    else:
        gain(frame, ability.point, amount_of(game, frame, force))
    note_applied(game, frame, force, frame.gained - before)
