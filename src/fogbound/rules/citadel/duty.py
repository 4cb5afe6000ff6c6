"""Mandatory actions: whom they oblige, when they fall due, who of the obliged is active (T-MAND, T-RUL-43..48)."""

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Question
from fogbound.rules.citadel import reading, table
from fogbound.rules.citadel.consequence import give_up
from fogbound.rules.citadel.legality import Reach, are_together, done_on, is_closed, leaders, option_of
from fogbound.rules.citadel.limits import trim_hands
from fogbound.rules.citadel.passing import BeginPass
from fogbound.rules.common import agenda, points, tabletop
from fogbound.rules.common.book import PARAGRAPH, TEMPORARY, Action, book_of, do
from fogbound.rules.common.frames import acting

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


def obliged_to(game: Game, card: int) -> list[int]:
    """Who must take it: all conscious characters on the Terrain it concerns (T-MAND-01, T-MAND-02)."""
    terrains = duty_terrains(game, card)
    first = game.registers[tabletop.ACTIVE]
    return [seat for seat in tabletop.clockwise(game, first) if game.figures[seat] in terrains]


def duty_terrains(game: Game, card: int) -> list[int]:
    if tabletop.is_terrain(game, card):
        return [card]
    if game.where[card] == tabletop.BOARD:
        return tabletop.attached_terrains(game, card)
    cell = game.count(card, table.DUTY) - 1
    return [game.cells[cell]] if cell in game.cells else []


def owes(game: Game, card: int) -> bool:
    """Whether the card still has a mandatory action in play that concerns somebody."""
    return (
        game.where[card] in (tabletop.BOARD, tabletop.RESOLVING, table.READING)
        and bool(duty_actions(game, card))
        and bool(obliged_to(game, card))
    )


def duties(game: Game, card: int) -> list[int]:
    """The mandatory actions on a card that can be taken now (T-RUL-47)."""
    actions = book_of(game).cards[card].actions
    seats = obliged_to(game, card)
    done = done_on(game, card)
    return [
        index
        for index in duty_actions(game, card)
        if seats and not actions[index].types & done and can_be_done(game, card, index, actions[index], seats)
    ]


def can_be_done(game: Game, card: int, index: int, action: Action, seats: list[int]) -> bool:
    if action.all_hands and not are_together(game, seats[0]):
        return False
    if is_closed(game, card, index):
        return False
    return action.needs is None or any(action.needs.holds(game, card, seat, NONE) for seat in seats)


# -- what has fallen due ---------------------------------------------------------------------------


def cards_due(game: Game, entry: tuple[int, ...]) -> list[int]:
    """The cards of an entry of the agenda that still oblige somebody; on arrival also attached events (T-RUL-46)."""
    if entry[0] in (agenda.OPENING, agenda.DEFERRED):
        return []  # they hold seats, places and effects, and oblige nobody
    if entry[0] == agenda.ARRIVAL:
        cards = [entry[1], *tabletop.attached_events(game, entry[1])]
    elif entry[0] == agenda.MANDATORY:
        cards = [entry[3]]
    else:
        cards = list(entry[1:])
    return [card for card in cards if owes(game, card)]


def is_due(game: Game, entry: tuple[int, ...]) -> bool:
    """Whether an entry of the agenda comes before any choice of the players (T-MAND-03)."""
    if entry[0] in (agenda.OPENING, agenda.DEFERRED, agenda.CONTINUED):
        return True
    return any(duties(game, card) for card in cards_due(game, entry))


def begin_duty(game: Game) -> bool:
    """Begin what fell due first; what cannot be done rests, and free turns go on meanwhile (T-RUL-44, T-RUL-47)."""
    for at in range(len(game.agenda)):
        entry = game.agenda[at]
        cards = cards_due(game, entry)
        if not cards:
            game.agenda.pop(at)
            if entry[0] != agenda.ARRIVAL:
                for card in entry[3:] if entry[0] == agenda.MANDATORY else entry[1:]:
                    give_up(game, card)
            return True
        if any(duties(game, card) for card in cards):
            game.agenda.pop(at)
            game.next(ChooseDuty(tuple(cards)))
            return True
    return False


def take_up_again(game: Game, card: int) -> None:
    """Go on with what must be taken again, as far as somebody is left and it can be done (T-CPD-07, T-RUL-58)."""
    if not owes(game, card):
        give_up(game, card)
    elif duties(game, card):
        begin(game, card)
    else:
        game.agenda.insert(0, (agenda.DUTIES, card))


def begin(game: Game, card: int) -> None:
    """The obliged take it; who is not among them and has no duty waiting has time for their hand (T-RUL-80)."""
    game.next(ChooseLeader(card))
    busy = obliged_to(game, card)
    for entry in game.agenda:
        for other in cards_due(game, entry):
            busy.extend(obliged_to(game, other))
    trim_hands(game, tuple(busy))


class ChooseDuty(Question):
    """What has fallen due at the same time is done in the order the active player chooses (T-RUL-44)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def seat(self, game: Game) -> int:
        return acting(game, game.registers[tabletop.ACTIVE])

    def options(self, game: Game) -> list[Option]:
        return [Option("face", card) for card in self.cards if duties(game, card)]

    def take(self, game: Game, option: Option, value: str) -> None:
        others = [card for card in self.cards if card != option.card]
        if others:
            game.agenda.insert(0, (agenda.DUTIES, *others))
        begin(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-MAND-03", "T-RUL-44")


class ChooseLeader(Question):
    """The involved choose who of them is active, and which action of the card it is (T-MAND-04, T-RUL-48)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        types = book_of(game).words.words["action"]
        actions = book_of(game).cards[self.card].actions
        options: list[Option] = []
        for index in duties(game, self.card):
            for seat in leaders(game, self.card, actions[index], obliged_to(game, self.card)):
                options.append(option_of(types, seat, Reach(self.card, index, actions[index], 0, NONE)))
        return options + instead_of_pass(game, self.card) if options else options

    def take(self, game: Game, option: Option, value: str) -> None:
        here = obliged_to(game, self.card)
        if option.verb == "instead":
            game.agenda.insert(0, (agenda.CONTINUED, self.card))
            do(game, book_of(game).abilities[option.index].effect, self.card, here[0])
            return
        involved = tuple([seat for seat in tabletop.clockwise(game, option.seat) if seat in here])
        game.next(BeginPass(self.card, option.index, option.seat, involved, True, False))

    def rules(self) -> tuple[str, ...]:
        return ("T-MAND-01", "T-MAND-03", "T-MAND-04", "T-CPD-09", "T-RUL-48")


def instead_of_pass(game: Game, card: int) -> list[Option]:
    """What the card lets the players choose together in the place of a pass."""
    you = obliged_to(game, card)[0]
    return [
        Option("instead", card, ability.ordinal, index=ability.aid)
        for ability in book_of(game).cards[card].abilities
        if ability.point == points.INSTEAD
        and (ability.when is None or ability.when.holds(game, card, you, NONE))
    ]
