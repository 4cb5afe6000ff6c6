"""Effects that serve a pass of the Citadel, as the arithmetic of the Result step knows them: offers and trades.

Conditions and numbers are taken as they are now. What an effect does beyond successes, cards that count, icons and the
die is no part of the odds, and neither is whether a player would rather not pay its price.
"""

from collections.abc import Iterable

from fogbound.core import NONE, Game
from fogbound.odds.spending import NO_GAIN, Gain, Offer, Trade
from fogbound.rules.citadel.frames import Pass, either
from fogbound.rules.citadel.gifts import amount_of, excluded, holds, is_compulsory, may_apply, serving
from fogbound.rules.citadel.icons import banned, used
from fogbound.rules.citadel.terms import Conversion, Grant
from fogbound.rules.citadel.verbs.die import ChangeDie
from fogbound.rules.citadel.verbs.icons import AddExtraCards, ObtainIcons
from fogbound.rules.common import points
from fogbound.rules.common.book import REFLEX, SKILL, Card, book_of
from fogbound.rules.common.terms import Effect, InForce
from fogbound.rules.verbs.choices import May
from fogbound.rules.verbs.combine import If, Sequence
from fogbound.rules.verbs.drawn import AddSuccesses

__all__ = ["is_reflex", "offers_of", "trades_of"]

POINTS = (points.ICONS, points.STARS, points.EXTRA_CARDS, points.AFTER_REVEAL, points.DIFFICULTY)


def offers_of(game: Game, frame: Pass, card: int = NONE) -> tuple[Offer, ...]:
    """What may or must be used once the cards lie open; with a card, what this one brings if it is revealed."""
    found: list[Offer] = []
    for point in POINTS:
        for force in _forces(game, frame, point, card):
            offer = _offer(game, frame, force, card != NONE)
            if offer is not None and offer.gain != NO_GAIN:
                found.append(offer)
    if card == NONE:
        for force in serving(game, frame, points.HELP):  # by the involved (T-TURN-14)
            gain = _gain(game, frame, force, force.ability.effect)
            if may_apply(game, frame, force) and gain != NO_GAIN:
                found.append(Offer(gain))
    return tuple(found)


def trades_of(game: Game, frame: Pass, card: int = NONE) -> tuple[Trade, ...]:
    """The conversions that serve the pass; with a card, those it brings if it is revealed."""
    found: list[Trade] = []
    ban = banned(game, frame.active)
    for force in _forces(game, frame, points.CONVERT, card):
        ability = force.ability
        assert isinstance(ability, Conversion)
        price = tuple(mask & ~ban for mask in ability.price)
        most = NONE
        if ability.most is not None:
            most = max(0, ability.most.of(game, force.card, frame.active, NONE) - used(frame, force))
        if not all(price) or excluded(frame, force) or not _is_possible(game, frame, force):
            continue
        gain = _gain(game, frame, force, ability.effect).plus(_gain_for_price(game, frame, force, ability))
        if gain != NO_GAIN or ability.must:
            found.append(Trade(price, gain, most, ability.must, _group(force, card != NONE)))
    return tuple(found)


def is_reflex(definition: Card) -> bool:
    """Whether a card brings something along when it is revealed."""
    return definition.kind == SKILL and definition.skill == REFLEX


def _forces(game: Game, frame: Pass, point: int, card: int) -> Iterable[InForce]:
    """The effects at a point that serve now, or that a Reflex brings; drawn cards lie face down so far."""
    if card == NONE:
        return [force for force in serving(game, frame, point) if force.card not in frame.drawn]
    definition = book_of(game).cards[card]
    if not is_reflex(definition):
        return []
    types = frame.printed(game).types
    return [
        InForce(card, frame.active, ability)
        for ability in definition.abilities
        if ability.point == point and ability.types & types and holds(game, ability, card, frame.active)
    ]


def _offer(game: Game, frame: Pass, force: InForce, reflex: bool) -> Offer | None:
    ability = force.ability
    must = is_compulsory(game, frame, force)
    if must and not reflex and ability.point in (points.STARS, points.DIFFICULTY):
        return None  # counted by itself whatever is revealed
    if not must and (ability.point == points.DIFFICULTY or not may_apply(game, frame, force)):
        return None
    gain = _gain(game, frame, force, ability.effect)
    if isinstance(ability, Grant):
        gain = gain.plus(Gain(icons=ability.icons))
    elif ability.point == points.STARS:
        gain = gain.plus(Gain(stars=amount_of(game, frame, force)))
    elif ability.point == points.EXTRA_CARDS:
        gain = gain.plus(Gain(extra=amount_of(game, frame, force)))
    elif ability.point == points.DIFFICULTY:
        gain = Gain(lowers=-amount_of(game, frame, force) if not frame.printed(game).compound else 0)
    if not must and max(gain.stars, gain.extra, gain.lowers, *gain.icons) <= 0:
        return None
    return Offer(gain, must, 0 if must else _group(force, reflex))


def _group(force: InForce, reflex: bool) -> int:
    """What an "or" joins on one card; each copy of a Reflex has groups of its own."""
    group = force.ability.group
    return group if reflex or not group else either(force.card, group)


def _gain_for_price(game: Game, frame: Pass, force: InForce, ability: Conversion) -> Gain:
    if ability.gain not in (points.STARS, points.EXTRA_CARDS):
        return NO_GAIN
    amount = ability.amount.of(game, force.card, frame.active, NONE) if ability.amount is not None else 1
    return Gain(stars=amount) if ability.gain == points.STARS else Gain(extra=amount)


def _is_possible(game: Game, frame: Pass, force: InForce) -> bool:
    effect = force.ability.effect
    return effect is None or effect.possible(game, force.card, frame.active, NONE)


def _gain(game: Game, frame: Pass, force: InForce, effect: Effect | None) -> Gain:
    """What an effect adds to the Result step."""
    you = force.holder if force.holder != NONE else frame.active
    if isinstance(effect, ObtainIcons):
        return Gain(icons=effect.icons)
    if isinstance(effect, AddSuccesses):
        return Gain(stars=effect.amount.of(game, force.card, you, NONE))
    if isinstance(effect, AddExtraCards):
        return Gain(extra=effect.amount.of(game, force.card, you, NONE))
    if isinstance(effect, ChangeDie):
        lowers = -effect.amount.of(game, force.card, you, NONE) if frame.printed(game).compound else 0
        return Gain(lowers=lowers)
    if isinstance(effect, Sequence):
        total = NO_GAIN
        for part in effect.effects:
            total = total.plus(_gain(game, frame, force, part))
        return total
    if isinstance(effect, If):
        branch = effect.then if effect.when.holds(game, force.card, you, NONE) else effect.otherwise
        return _gain(game, frame, force, branch)
    return _gain(game, frame, force, effect.effect) if isinstance(effect, May) else NO_GAIN
