"""Mandatory actions: whom they oblige, when they fall due, who of the obliged is active.

T-MAND, T-RUL-43, T-RUL-44, T-RUL-45, T-RUL-46, T-RUL-47, T-RUL-48.

A duty is a card and a Terrain: an event that points at two Terrains obliges those on each by themselves (T-TURN-10).
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.citadel import reading, table
from fogbound.rules.citadel.consequence import give_up
from fogbound.rules.citadel.legality import (
    Reach,
    done_on,
    is_closed,
    is_for_all,
    kept_out,
    leaders,
    option_of,
)
from fogbound.rules.citadel.limits import trim_hands
from fogbound.rules.citadel.options import OPTION_FACE, OPTION_INSTEAD
from fogbound.rules.citadel.passing import BeginPass
from fogbound.rules.common import agenda, points, tabletop
from fogbound.rules.common.book import PARAGRAPH, TEMPORARY, book_of, do
from fogbound.rules.common.force import in_force, is_there
from fogbound.rules.common.frames import acting
from fogbound.rules.common.terms import Ability

# -- whom a card obliges ---------------------------------------------------------------------------


def duty_actions(game: Game, card: int) -> list[int]:
    """The mandatory actions on a card, by place; all those of a Temporary event (T-TURN-07, T-RUL-56)."""
    definition = book_of(game).cards[card]
    if definition.kind == PARAGRAPH and game.count(card, reading.INVITED):
        return [game.count(card, reading.INVITED) - 1]  # what the dialogue invites to (T-FORB-07)
    return [
        index
        for index in range(len(definition.actions))
        if definition.actions[index].mandatory or definition.kind == TEMPORARY
    ]


def obliged_to(game: Game, card: int, terrain: int) -> list[int]:
    """Who must take it: all conscious characters on the Terrain it concerns.

    T-MAND-01, T-MAND-02, T-TURN-09.
    """
    here = site(game, card, terrain)
    first = game.registers[tabletop.ACTIVE]
    return [seat for seat in tabletop.clockwise(game, first) if here != NONE and game.figures[seat] == here]


def concerned(game: Game, card: int) -> list[int]:
    """All whom a card obliges, on every Terrain that it concerns."""
    return [seat for terrain in sites(game, card) for seat in obliged_to(game, card, terrain)]


def sites(game: Game, card: int) -> list[int]:
    """The Terrains a card concerns: several for an event whose arrows point at several (T-RUL-46, T-RUL-55)."""
    if tabletop.is_terrain(game, card):
        return [card]
    if game.where[card] == tabletop.BOARD:
        return tabletop.attached_terrains(game, card)
    cell = game.count(card, table.DUTY) - 1
    return [game.cells[cell]] if cell in game.cells else []


def site(game: Game, card: int, terrain: int) -> int:
    """Where those stand whom a duty concerns now, NONE when the card does not lie there any more.

    A card in resolution concerns its place, whatever Terrain has come to lie there.
    """
    found = sites(game, card)
    if terrain in found or not found:
        return terrain if found else NONE
    is_event = game.where[card] == tabletop.BOARD and not tabletop.is_terrain(game, card)
    return NONE if is_event else found[0]


def owes(game: Game, card: int, terrain: int) -> bool:
    """Whether the card still has a mandatory action in play that concerns somebody on this Terrain."""
    return (
        game.where[card] in (tabletop.BOARD, tabletop.RESOLVING, table.READING)
        and bool(duty_actions(game, card))
        and bool(obliged_to(game, card, terrain))
    )


def duties(game: Game, card: int, terrain: int) -> list[int]:
    """The mandatory actions on a card that can be taken now (T-RUL-47)."""
    done = done_on(game, card)
    actions = book_of(game).cards[card].actions
    return [
        index
        for index in duty_actions(game, card)
        if not actions[index].types & done and can_be_done(game, reach_of(game, card, index), terrain)
    ]


def reach_of(game: Game, card: int, index: int) -> Reach:
    return Reach(card, index, book_of(game).cards[card].actions[index], 0, NONE)


def involved_in(game: Game, reach: Reach, terrain: int) -> list[int]:
    """Those of the obliged whom no text keeps out of it (T-GEN-02, T-RUL-107)."""
    return [seat for seat in obliged_to(game, reach.card, terrain) if kept_out(game, reach, seat) == NONE]


def can_be_done(game: Game, reach: Reach, terrain: int) -> bool:
    seats = involved_in(game, reach, terrain)
    if not seats or is_closed(game, reach.card, reach.index):
        return False
    if reach.action.all_hands and not is_for_all(game, reach, seats[0]):
        return False
    needs = reach.action.needs
    return needs is None or any(needs.holds(game, reach.card, seat, NONE) for seat in seats)


# -- what has fallen due ---------------------------------------------------------------------------


def due(game: Game, entry: tuple[int, ...]) -> list[tuple[int, int]]:
    """The duties of an entry of the agenda that still oblige somebody; on arrival also attached events.

    T-RUL-46, T-MAND-05.
    """
    if entry[0] in (agenda.OPENING, agenda.DEFERRED):
        return []  # they hold seats, places and effects, and oblige nobody
    found: list[tuple[int, int]] = []
    if entry[0] == agenda.ARRIVAL:
        found = [(card, entry[1]) for card in (entry[1], *tabletop.attached_events(game, entry[1]))]
    elif entry[0] == agenda.MANDATORY:
        here = game.figures[entry[1]]  # those beside who brought it come first
        terrains = sites(game, entry[3])
        found = [(entry[3], terrain) for terrain in terrains if terrain == here]
        found.extend([(entry[3], terrain) for terrain in terrains if terrain != here])
    else:
        found = [(entry[at], entry[at + 1]) for at in range(1, len(entry), 2)]
    return [duty for duty in found if owes(game, duty[0], duty[1])]


def is_due(game: Game, entry: tuple[int, ...]) -> bool:
    """Whether an entry of the agenda comes before any choice of the players (T-MAND-03)."""
    if entry[0] in (agenda.OPENING, agenda.DEFERRED, agenda.CONTINUED):
        return True
    return any(duties(game, card, terrain) for card, terrain in due(game, entry))


def begin_duty(game: Game) -> bool:
    """Begin what fell due first; what cannot be done rests, and free turns go on meanwhile (T-RUL-44, T-RUL-47)."""
    for at in range(len(game.agenda)):
        entry = game.agenda[at]
        waiting = due(game, entry)
        if not waiting:
            game.agenda.pop(at)
            if entry[0] != agenda.ARRIVAL:
                for card in entry[3:] if entry[0] == agenda.MANDATORY else entry[1::2]:
                    give_up(game, card)
            return True
        if any(duties(game, card, terrain) for card, terrain in waiting):
            game.agenda.pop(at)
            game.next(ChooseDuty(tuple([number for duty in waiting for number in duty])))
            return True
    return False


def take_up_again(game: Game, card: int, terrain: int) -> None:
    """Go on with what must be taken again, as far as somebody is left and it can be done (T-CPD-07, T-RUL-58)."""
    if not owes(game, card, terrain):
        give_up(game, card)
    elif duties(game, card, terrain):
        begin(game, card, terrain)
    else:
        game.agenda.insert(0, (agenda.DUTIES, card, terrain))


def begin(game: Game, card: int, terrain: int) -> None:
    """The obliged take it; who is not among them and has no duty waiting has time for their hand (T-RUL-80)."""
    game.next(ChooseLeader(card, terrain))
    busy = obliged_to(game, card, terrain)
    for entry in game.agenda:
        for other, place in due(game, entry):
            busy.extend(obliged_to(game, other, place))
    trim_hands(game, tuple(busy))


def answer_force(game: Game, card: int, terrain: int) -> None:
    """What says so comes before a mandatory action that concerns its owner; what then is still due is taken up."""
    forces = in_force(game, points.FORCED_IN)
    if not forces:
        begin(game, card, terrain)
        return
    game.next(TakeUp(card, terrain))
    types = 0
    involved: list[int] = []
    for index in duties(game, card, terrain):
        reach = reach_of(game, card, index)
        types |= reach.action.types
        involved.extend(involved_in(game, reach, terrain))
    for force in forces:
        you = force.holder if force.holder != NONE else involved[0]
        if force.ability.types & types and you in involved and is_there(game, force, you):
            do(game, force.ability.effect, force.card, you)


class TakeUp(Step):
    """What was due is taken, if it still can be."""

    def __init__(self, card: int, terrain: int) -> None:
        self.card = card
        self.terrain = terrain

    def run(self, game: Game) -> None:
        take_up_again(game, self.card, self.terrain)


class ChooseDuty(Question):
    """What has fallen due at the same time is done in the order the active player chooses (T-RUL-44)."""

    name: ClassVar[str] = "choose-duty"

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting = waiting  # for each duty its card and the Terrain

    def seat(self, game: Game) -> int:
        return acting(game, game.registers[tabletop.ACTIVE])

    def options(self, game: Game) -> list[Option]:
        cards = [card for card, terrain in self._duties() if duties(game, card, terrain)]
        return [Option(OPTION_FACE, cards[at]) for at in range(len(cards)) if cards[at] not in cards[:at]]

    def _duties(self) -> list[tuple[int, int]]:
        return [(self.waiting[at], self.waiting[at + 1]) for at in range(0, len(self.waiting), 2)]

    def take(self, game: Game, option: Option, value: str) -> None:
        waiting = self._duties()
        at = 0
        while waiting[at][0] != option.card or not duties(game, option.card, waiting[at][1]):
            at += 1
        card, terrain = waiting.pop(at)
        if waiting:
            game.agenda.insert(0, (agenda.DUTIES, *[number for duty in waiting for number in duty]))
        answer_force(game, card, terrain)

    def rules(self) -> tuple[str, ...]:
        return ("T-MAND-03", "T-RUL-44")


class ChooseLeader(Question):
    """The involved choose who of them is active, and which action of the card it is (T-MAND-04, T-RUL-48)."""

    name: ClassVar[str] = "choose-leader"

    def __init__(self, card: int, terrain: int) -> None:
        self.card = card
        self.terrain = terrain

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        types = book_of(game).words.words["action"]
        options: list[Option] = []
        instead: list[Option] = []
        for index in duties(game, self.card, self.terrain):
            reach = reach_of(game, self.card, index)
            for seat in leaders(game, reach, self.involved(game, index)):
                options.append(option_of(types, seat, reach))
            for option in instead_of_pass(game, reach, self.terrain):
                if all(option.index != other.index for other in instead):
                    instead.append(option)
        return options + instead

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def involved(self, game: Game, index: int) -> list[int]:
        return involved_in(game, reach_of(game, self.card, index), self.terrain)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_INSTEAD:
            game.agenda.insert(0, (agenda.CONTINUED, self.card, self.terrain))
            you = obliged_to(game, self.card, self.terrain)[0]
            do(game, book_of(game).abilities[option.index].effect, option.card, you)
            return
        here = self.involved(game, option.index)
        involved = tuple([seat for seat in tabletop.clockwise(game, option.seat) if seat in here])
        game.next(BeginPass(self.card, option.index, option.seat, involved, True, False))

    def rules(self) -> tuple[str, ...]:
        return ("T-MAND-01", "T-MAND-03", "T-MAND-04", "T-CPD-09", "T-RUL-48")


def instead_of_pass(game: Game, reach: Reach, terrain: int) -> list[Option]:
    """What the card, the action or its traits let the players choose together in the place of a pass."""
    cards = book_of(game).cards
    you = obliged_to(game, reach.card, terrain)[0]
    found: list[tuple[int, Ability]] = [(reach.card, ability) for ability in cards[reach.card].abilities]
    found.extend([(reach.card, ability) for ability in reach.action.abilities])
    found.extend([(trait, ability) for trait in reach.action.traits for ability in cards[trait].abilities])
    return [
        Option(OPTION_INSTEAD, card, ability.ordinal, index=ability.aid)
        for card, ability in found
        if ability.point == points.INSTEAD
        and (ability.when is None or ability.when.holds(game, card, you, NONE))
    ]
