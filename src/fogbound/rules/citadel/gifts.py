"""Effects that serve a pass: which apply to whom, and what applying one does (T-GEAR-09..15, T-RES-12..23).

What must be applied is counted by itself; everything else is offered to the active player, or to the involved player
whose Skill says that it helps. Each effect is used once in a pass, a conversion as often as it says (T-GEAR-11).
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Part
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import NO_ICONS, Pass, either
from fogbound.rules.citadel.terms import Conversion, Grant
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import REFLEX, SKILL, Do, DoAccepted, book_of
from fogbound.rules.common.force import in_force, stands_at
from fogbound.rules.common.frames import mark
from fogbound.rules.common.reactions import note_use
from fogbound.rules.common.terms import Ability, InForce


def serving(game: Game, frame: Pass, point: int) -> list[InForce]:
    """The effects at this point that the active player applies in this pass, or may apply."""
    found = [force for force in in_force(game, point) if serves(game, frame, force)]
    found.extend(of_reflexes(game, frame, point))
    found.extend(of_action(game, frame, point))
    return found


def serves(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect works in this pass: right type, the active player's, selected if it is in a purse."""
    ability = force.ability
    if not ability.types & frame.printed(game).types:
        return False
    if force.holder != NONE:
        if not is_theirs(game, frame, force):
            return False
    elif game.where[force.card] == tabletop.BOARD and not stands_at(game, force.card, frame.active):
        return False
    you = force.holder if force.holder != NONE else frame.active
    return ability.when is None or ability.when.holds(game, force.card, you, NONE)


def is_theirs(game: Game, frame: Pass, force: InForce) -> bool:
    """Only the active player's own cards serve, except where a Skill says that it helps (T-TURN-12..14)."""
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


def of_action(game: Game, frame: Pass, point: int) -> list[InForce]:
    """What is printed beside the action itself, and its traits (T-TRAIT-01)."""
    found: list[InForce] = []
    action = frame.printed(game)
    cards = book_of(game).cards
    for ability in action.abilities:
        if ability.point == point and holds(game, ability, frame.card, frame.active):
            found.append(InForce(frame.card, NONE, ability))
    for trait in action.traits:
        for ability in cards[trait].abilities:
            if ability.point == point and holds(game, ability, trait, frame.active):
                found.append(InForce(trait, NONE, ability))
    return found


def holds(game: Game, ability: Ability, card: int, you: int) -> bool:
    return ability.when is None or ability.when.holds(game, card, you, NONE)


# -- counting what must be applied -----------------------------------------------------------------


def is_compulsory(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect counts by itself: it binds, it stands beside the action, or it makes the action dearer.

    A reduction stays a choice even on a card that binds: any amount down from 0 may be used (T-DRAW-02, T-DRAW-03).
    """
    ability = force.ability
    if isinstance(ability, Conversion):
        return False
    action = frame.printed(game)
    if ability in action.abilities or force.card in action.traits:
        return True
    if ability.point == points.COST:
        return amount_of(game, frame, force) > 0
    return ability.must


def obliged(game: Game, frame: Pass, point: int, parts: list[Part] | None = None) -> int:
    """The sum of all amounts that must be counted at this point (T-GEAR-07, T-GEAR-08, T-DRAW-02)."""
    total = 0
    for force in serving(game, frame, point):
        if is_compulsory(game, frame, force):
            amount = amount_of(game, frame, force)
            total += amount
            if parts is not None and amount:
                shown = force.card if force.card != frame.card else frame.shown()
                parts.append(Part("card", amount, shown, "T-GEAR-07", force.holder))
    return total


def amount_of(game: Game, frame: Pass, force: InForce) -> int:
    amount = force.ability.amount
    if amount is None:
        return 1
    you = force.holder if force.holder != NONE else frame.active
    return amount.of(game, force.card, you, NONE)


# -- applying what may be applied ------------------------------------------------------------------


def may_apply(game: Game, frame: Pass, force: InForce) -> bool:
    """Whether an effect can still be chosen: not used yet, not excluded by an "or", its price can be paid."""
    ability = force.ability
    if mark(ability.aid, force.card) in frame.applied and not isinstance(ability, Conversion):
        return False
    if is_compulsory(game, frame, force):
        return False
    if excluded(frame, force):
        return False
    you = force.holder if force.holder != NONE else frame.active
    return ability.effect is None or ability.effect.possible(game, force.card, you, NONE)


def excluded(frame: Pass, force: InForce) -> bool:
    """Whether another of the effects it is joined to by "or" was used in this pass (T-RUL-19)."""
    group = force.ability.flag
    if not group or mark(force.ability.aid, force.card) in frame.applied:
        return False
    return either(force.card, group) in frame.chosen


def note_applied(game: Game, frame: Pass, force: InForce, successes: int = 0) -> None:
    """Remember that an effect was used, tell what successes it has brought, and perform what else it does."""
    ability = force.ability
    frame.applied = (*frame.applied, mark(ability.aid, force.card))
    if ability.flag:
        frame.chosen = (*frame.chosen, either(force.card, ability.flag))
    note_use(game, ability.aid, force.card)
    you = force.holder if force.holder != NONE else frame.active
    game.tell("applied", you, force.card, max(0, successes))
    if ability.effect is not None:
        chosen = Do if ability.must else DoAccepted
        game.next(chosen(ability.effect.eid, force.card, you, NONE))


def gain(frame: Pass, point: int, amount: int) -> None:
    """Count what an effect brings at a point of the Result step."""
    if point == points.STARS:
        frame.gained += amount
    elif point == points.EXTRA_CARDS:
        frame.extra_cards += amount
    elif point == points.ADD_HAND:
        frame.keeps += amount
    elif point == points.CANCEL:
        frame.cancels += amount


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
