"""Card texts in force: which abilities apply now, to whom, and what they make of a number.

The index is rebuilt when a card with abilities changes place; between two changes, asking costs one look-up.
"""

from typing import Final

from fogbound.core.game import Game, Index
from fogbound.core.steps import NONE, Part
from fogbound.rules.common import points
from fogbound.rules.common.book import Book, Card, book_of
from fogbound.rules.common.terms import InForce
from fogbound.rules.continent import table

SHARED: Final = (table.SATCHEL, table.BOARD, table.RESOLVING)


NOTHING: Final[list[InForce]] = []


class Forces(Index):
    """All abilities in force, by point."""

    def __init__(self) -> None:
        self.at: dict[int, list[InForce]] = {}
        self.judging = False  # whether it is just being found out which texts are ignored

    def add(self, forces: list[InForce]) -> None:
        for force in forces:
            point = force.ability.point
            found = self.at.get(point)
            if found is None:
                self.at[point] = [force]
            else:
                found.append(force)


def _forces_of(book: Book, card: int, definition: Card, holder: int, is_item: int) -> list[InForce]:
    """The abilities of a card in the hands of this seat; the same list each time."""
    key = card << 4 | holder + 1 << 1 | is_item
    forces = book.forces.get(key)
    if forces is None:
        forces = [InForce(card, holder, ability) for ability in definition.abilities]
        book.forces[key] = forces
    return forces


def _gather(game: Game) -> Forces:
    forces = Forces()
    book = book_of(game)
    able = book.able
    for seat in table.explorers(game):
        for card in game.zones[table.HANDS + seat]:
            if able[card]:
                forces.add(_forces_of(book, card, book.cards[card], seat, 0))
        for column in table.columns(game, seat):
            for card in game.zones[column]:
                if able[card]:
                    forces.add(_forces_of(book, card, table.card_of(game, card), seat, 1))
    for zone in SHARED:
        for card in game.zones[zone]:
            if able[card]:
                forces.add(_forces_of(book, card, book.cards[card], NONE, 0))
    return forces


def _ignored(game: Game, forces: Forces) -> list[int]:
    """The cards whose texts others tell to ignore now; figures and fires may change that without a card moving."""
    silent: list[int] = []
    forces.judging = True  # these texts themselves are judged by what is printed
    for force in forces.at[points.IGNORED]:
        for seat in table.explorers(game):
            if concerns(game, force, seat):
                assert force.ability.cards is not None
                silent.extend(force.ability.cards.cards(game, force.card, _you(force, seat), NONE))
    forces.judging = False
    return silent


def in_force(game: Game, point: int) -> list[InForce]:
    """The abilities that meet the rules at this point, hands first, then shared cards."""
    index = game.index
    if index is None:
        index = _gather(game)
        game.index = index
    assert isinstance(index, Forces)
    found = index.at.get(point, NOTHING)
    if found and points.IGNORED in index.at and not index.judging:
        silent = _ignored(game, index)
        return [force for force in found if force.card not in silent]
    return found


def concerns(game: Game, force: InForce, seat: int) -> bool:
    """Whether an ability applies to this explorer: the holder, those standing there, everybody."""
    ability = force.ability
    if ability.subject is not None:
        you = force.holder if force.holder != NONE else seat
        if seat not in ability.subject.seats(game, force.card, you, NONE):
            return False
    elif force.holder != NONE:
        if force.holder != seat:
            return False
    elif game.where[force.card] == table.BOARD and not stands_at(game, force.card, seat):
        return False
    return ability.when is None or ability.when.holds(game, force.card, _you(force, seat), NONE)


def _you(force: InForce, seat: int) -> int:
    return force.holder if force.holder != NONE else seat


def stands_at(game: Game, card: int, seat: int) -> bool:
    """Whether the explorer stands on this Terrain, or on one this event is attached to."""
    terrain = game.figures[seat]
    return terrain == card or terrain in table.attached_terrains(game, card)


AT_MOST = 1


def modified(game: Game, point: int, base: int, seat: int, parts: list[Part] | None = None) -> int:
    """A number as the cards in force make it: additions, then subtractions, then limits, never below 0."""
    more = 0
    less = 0
    ceiling = NONE
    lowest = NONE  # the card that sets the ceiling
    for force in in_force(game, point):
        if concerns(game, force, seat):
            assert force.ability.amount is not None
            amount = force.ability.amount.of(game, force.card, _you(force, seat), NONE)
            if force.ability.flag == AT_MOST:
                if ceiling == NONE or amount < ceiling:
                    ceiling = amount
                    lowest = force.card
                continue
            if amount > 0:
                more += amount
            else:
                less += amount
            if parts is not None:
                parts.append(Part("card", amount, force.card, "C-CARD-19"))
    number = base + more + less
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule="C-CARD-19"))
    number = max(0, number)
    if ceiling == NONE or number <= ceiling:
        return number
    if parts is not None:
        parts.append(Part("at-most", ceiling - number, lowest, "C-CARD-19"))
    return ceiling


def forbidden(game: Game, point: int, seat: int, types: int) -> int:
    """The card that forbids this to the explorer in an action of these types, or NONE."""
    for force in in_force(game, point):
        if force.ability.types & types and concerns(game, force, seat):
            return force.card
    return NONE
