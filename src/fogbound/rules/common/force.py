"""Card texts in force: which abilities apply now, to whom, and what they make of a number.

They stand in an index, by point. It is made when first asked for and follows every card with abilities that
changes place; asking costs one look-up. What stands beside the action in progress is in force as long as it lasts.
"""

from typing import Final

from fogbound.core.game import Derived, Game
from fogbound.core.steps import NONE, Part
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import Book, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.terms import InForce

RANKS: Final = 256
"""The ranks of one seat's cards; all shared cards rank behind the last seat's."""
NOTHING: Final[list[InForce]] = []


class Forces(Derived):
    """All abilities in force, by point: seat by seat, hand before items, then shared cards.

    It is never edited, only replaced, as clones share it.
    """

    def __init__(self, at: list[list[InForce]]) -> None:
        self.at = at
        self.judging = False  # whether it is just being found out which texts are ignored


def _forces_of(game: Game, book: Book, card: int, rank: int) -> list[InForce]:
    """The abilities of a card in a zone of this rank; the same list each time."""
    holder = rank // RANKS if rank < tabletop.SEATS * RANKS else NONE
    definition = book.face(game, card)
    key = card << 4 | holder + 1 << 1 | (definition is not book.cards[card])
    forces = book.forces.get(key)
    if forces is None:
        forces = [InForce(card, holder, ability) for ability in definition.abilities]
        book.forces[key] = forces
    return forces


def _gather(game: Game) -> Forces:
    """The index, made from where all cards are."""
    book = book_of(game)
    ranked = sorted(
        [(rank, zone) for zone in range(len(game.zones)) if (rank := book.rank(game, zone)) != NONE]
    )
    at = [NOTHING] * points.COUNT
    for rank, zone in ranked:
        for card in game.zones[zone]:
            if book.able[card]:
                for force in _forces_of(game, book, card, rank):
                    if not book.is_mute(game, force):
                        point = force.ability.point
                        at[point] = [*at[point], force]
    return Forces(at)


def follow(game: Game, card: int) -> None:
    """Let the index follow a card with abilities that has changed place."""
    index = game.index
    if index is None:
        return
    assert isinstance(index, Forces)
    book = book_of(game)
    at = index.at
    definition = book.cards[card]
    abilities = definition.abilities
    if definition.item is not None:
        abilities += definition.item.abilities
    for ability in abilities:
        for force in at[ability.point]:
            if force.card == card:
                if at is index.at:
                    at = at.copy()
                at[ability.point] = [other for other in at[ability.point] if other.card != card]
                break
    rank = book.rank(game, game.where[card])
    if rank != NONE:
        if at is index.at:
            at = at.copy()
        for force in _forces_of(game, book, card, rank):
            if not book.is_mute(game, force):
                point = force.ability.point
                at[point] = _inserted(game, at[point], force, rank)
    if at is not index.at:
        game.index = Forces(at)


def _inserted(game: Game, forces: list[InForce], new: InForce, rank: int) -> list[InForce]:
    """These abilities with one more: behind all whose cards do not rank behind its own."""
    before = len(forces)
    book = book_of(game)
    while before and book.rank(game, game.where[forces[before - 1].card]) > rank:
        before -= 1
    return [*forces[:before], new, *forces[before:]]


def _ignored(game: Game, forces: Forces, ignoring: list[InForce]) -> list[int]:
    """The cards whose texts these tell to ignore now; figures and fires may change that without a card moving."""
    silent: list[int] = []
    forces.judging = True  # these texts themselves are judged by what is printed
    for force in ignoring:
        everybody = force.holder == NONE or force.ability.subject is not None
        for seat in tabletop.explorers(game) if everybody else (force.holder,):
            if concerns(game, force, seat):
                assert force.ability.cards is not None
                silent.extend(force.ability.cards.cards(game, force.card, _you(force, seat), NONE))
    forces.judging = False
    return silent


def _index(game: Game) -> Forces:
    index = game.index
    if index is None:
        index = _gather(game)
        game.index = index
    assert isinstance(index, Forces)
    return index


def _is_doubtful(game: Game, ignoring: list[InForce], found: list[InForce]) -> bool:
    """Whether any of these abilities stands on a card of the sort that others tell to ignore."""
    for one in ignoring:
        assert one.ability.cards is not None
        for force in found:
            if one.ability.cards.may_name(game, force.card):
                return True
    return False


def _standing(game: Game, forces: Forces, point: int) -> list[InForce]:
    """What the index holds at this point, and behind it what stands beside the action in progress."""
    book = book_of(game)
    if not book.points_beside[point]:
        return forces.at[point]
    return [*forces.at[point], *book.beside_action(game, point)]


def in_force(game: Game, point: int) -> list[InForce]:
    """The abilities that meet the rules at this point: hands first, shared cards, what stands beside the action."""
    index = game.index  # `_index`, written out: this is asked several times in every decision
    if index is None:
        index = _gather(game)
        game.index = index
    assert isinstance(index, Forces)
    found = _standing(game, index, point)
    if not found or index.judging:
        return found
    ignoring = _standing(game, index, points.IGNORED)
    if ignoring and _is_doubtful(game, ignoring, found):
        silent = _ignored(game, index, ignoring)
        return [force for force in found if force.card not in silent]
    return found


def is_in_use(game: Game, point: int) -> bool:
    """Whether any ability may stand at this point; the usual answer is no, and quick."""
    return len(_index(game).at[point]) > 0 or book_of(game).points_beside[point]


def kept(game: Game) -> list[tuple[int, int, int]]:
    """All that the index holds, ignored or not, as numbers: ability, card, holder."""
    return [(force.ability.aid, force.card, force.holder) for forces in _index(game).at for force in forces]


def concerns(game: Game, force: InForce, seat: int) -> bool:
    """Whether an ability applies to this explorer: the holder, those standing there, everybody."""
    ability = force.ability
    if force.among is not None and seat not in force.among:
        return False
    if ability.subject is not None:
        you = force.holder if force.holder != NONE else seat
        if seat not in ability.subject.seats(game, force.card, you, NONE):
            return False
    elif force.holder != NONE:
        if force.holder != seat:
            return False
    elif force.among is None and not reaches(game, force.card, seat):
        return False
    return ability.when is None or ability.when.holds(game, force.card, _you(force, seat), NONE)


def reaches(game: Game, card: int, seat: int) -> bool:
    """Whether the text of a shared card speaks to this explorer; on the Board to those who stand there."""
    return game.where[card] != tabletop.BOARD or stands_at(game, card, seat)


def _you(force: InForce, seat: int) -> int:
    return force.holder if force.holder != NONE else seat


def is_there(game: Game, force: InForce, seat: int) -> bool:
    """Whether an ability reaches this explorer: a card on the Board speaks to those who stand there."""
    on_board = force.holder == NONE and game.where[force.card] == tabletop.BOARD
    return not on_board or stands_at(game, force.card, seat)


def stands_at(game: Game, card: int, seat: int) -> bool:
    """Whether the explorer stands on this Terrain, or on one this event is attached to."""
    terrain = game.figures[seat]
    return terrain == card or terrain in tabletop.attached_terrains(game, card)


def modified(game: Game, point: int, base: int, seat: int, parts: list[Part] | None = None) -> int:
    """A number as the cards in force make it, never below 0."""
    number = base
    for force in in_force(game, point):
        if concerns(game, force, seat):
            assert force.ability.amount is not None
            amount = force.ability.amount.of(game, force.card, _you(force, seat), NONE)
            number += amount
            if parts is not None:
                parts.append(Part("card", amount, shown(game, force.card), book_of(game).text_rule()))
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule=book_of(game).text_rule()))
    return max(0, number)


def forbidden(game: Game, point: int, seat: int, types: int) -> int:
    """The card that forbids this to the explorer in an action of these types, or NONE."""
    for force in in_force(game, point):
        if force.ability.types & types and concerns(game, force, seat):
            return force.card
    return NONE
