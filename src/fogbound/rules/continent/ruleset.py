"""The ruleset as a whole: its book with what players may do beside the pending question (standing options)."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from fogbound.core.chance import Chance
from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.news import News
from fogbound.core.steps import NONE, Option, Part, Question, Step
from fogbound.rules.common import hidden, points, tabletop
from fogbound.rules.common import redeal as redealing
from fogbound.rules.common.book import CARD_DIGITS, GOLD, GREEN, Card, do
from fogbound.rules.common.door import Gathering, Price, Refusal, Translation
from fogbound.rules.common.explore import Flip
from fogbound.rules.common.fog import cover_bare_spaces
from fogbound.rules.common.force import follow, in_force
from fogbound.rules.common.frames import acting, took_part
from fogbound.rules.common.leads import led_to
from fogbound.rules.common.options import (
    OPTION_APPEAR_ON,
    OPTION_CONCEDE,
    OPTION_DECLINE,
    OPTION_FREE_USE,
    OPTION_LEAVE_FOR_GOOD,
    OPTION_NUMBER,
    OPTION_REPORT,
)
from fogbound.rules.common.reveal import candidates
from fogbound.rules.common.setup import Setup, SetupChoices
from fogbound.rules.common.terms import InForce
from fogbound.rules.common.zones import Zone
from fogbound.rules.continent import (
    camp,
    carrying,
    company,
    decks,
    defaults,
    experience,
    explain,
    gains,
    gifts,
    invariants,
    items,
    life,
    places,
    presence,
    reach,
    redeal,
    sight,
    table,
    turn,
)
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.holdings import ContinentHoldings
from fogbound.rules.continent.limits import has_free_die
from fogbound.rules.continent.options import (
    OPTION_CAMP,
    OPTION_COME_BACK,
    OPTION_GIVE,
    OPTION_JOIN_GAME,
    OPTION_LEAVE_FOR_A_WHILE,
    OPTION_RELINQUISH,
    OPTION_SWAP,
    OPTION_SWAP_FOR,
    OPTION_TAKE_UP_AGAIN,
    OPTION_USE_RESOURCE,
)
from fogbound.rules.continent.setup import (
    any_setup,
    chosen_setup,
    deal,
    is_mode_open,
    most_explorers,
    plain_setup,
    setup_choices,
)
from fogbound.rules.continent.turn import ChooseTurn, Join, JoinAll
from fogbound.rules.verbs.riddles import asks_for_number


class Continent(ContinentHoldings):
    """A Continent book that knows its rules."""

    def face(self, game: Game, card: int) -> Card:
        return table.card_of(game, card)

    def holder(self, game: Game, card: int) -> int:
        return table.holder(game, card)

    def rank(self, game: Game, zone: int) -> int:
        return presence.rank(game, zone)

    def may_replace(self, game: Game, old: int, new: int) -> bool:
        return hidden.may_take_place(game, old, new)

    def placer(self, game: Game, seat: int) -> int:
        return acting(game, seat)

    def keepers(self, game: Game) -> list[int]:
        return tabletop.explorers(game)

    def is_in_adventure(self, game: Game, character: int) -> bool:
        """Who has left for a while may come back (C-LEAVE-02)."""
        return decks.character_status(game, character) in (tabletop.PRESENT, tabletop.AWAY)

    def forces_at(self, game: Game, point: int) -> list[InForce]:
        return gifts.forces_at(game, point)

    def arrived(self, game: Game, terrain: int) -> None:
        cover_bare_spaces(game, terrain)

    def linked(self, game: Game, terrain: int) -> list[int]:
        return tabletop.adjacent(game, terrain)

    def explore(self, game: Game, card: int, seat: int) -> None:
        game.next(Flip(game.places[card], seat))

    def eligible(self, game: Game, number: int, back_ref: str, seat: int) -> list[int]:
        """Green before gold, whatever the backs refer to (C-NUM-02, C-NUM-03, C-RUL-57, C-RUL-55)."""
        number = number if back_ref else led_to(game, number)
        back = GREEN if candidates(game, number, GREEN, "") else GOLD
        return candidates(game, number, back, back_ref)

    def copies_taken(self, game: Game, number: int, this: int, seat: int) -> int:
        return experience.gained(game, seat, 1, this) if number == self.experience else 1

    def cards_in(self, game: Game, place: int, you: int) -> list[int]:
        return places.cards_in(game, place, you)

    def resolve(self, game: Game, card: int, seat: int, named: bool) -> None:
        gains.resolve(game, card, seat)

    def obliged(self, game: Game, card: int, seat: int) -> tuple[int, ...]:
        return took_part(game, seat)  # the same explorers as now (C-LEG-08)

    def destination(self, game: Game, card: int, how: int) -> int:
        return decks.destination(game, card, how)

    def is_pile(self, zone: int) -> bool:
        return zone == table.ACTION_DECK or zone == table.DISCARD_PILE

    def is_deck(self, game: Game, zone: int) -> bool:
        return decks.is_face_down(game, zone)

    def conceals(self, zone: int) -> bool:
        return zone == tabletop.BANISHED  # C-INFO-07

    def received(self, game: Game, zone: int) -> None:
        decks.received(game, zone)

    def searched(self, game: Game, zone: int) -> None:
        decks.searched(game, zone)

    def uncover(self, game: Game, terrain: int) -> None:
        """A fire goes out with its Terrain (C-RUL-71)."""
        for fire in range(table.FIRES, table.FIRES + game.seats):
            if game.figures[fire] == terrain:
                game.figures[fire] = NONE

    def standing(self, game: Game) -> list[Option]:
        """Relinquish at any time; between actions also give, swap, camp, report a number, leave, join."""
        options: list[Option] = []
        committed = [step.column for step in game.stack if isinstance(step, Join)]  # about to be used
        for seat in tabletop.explorers(game):
            for column in table.columns(game, seat):
                if column not in committed and items.may_relinquish(game, column):
                    options.append(Option(OPTION_RELINQUISH, game.zones[column][0], seat=seat, index=column))
        if isinstance(game.pending(), ChooseTurn):
            between_actions(game, options)
        return options

    def moved(self, game: Game, card: int) -> None:
        follow(game, card)

    def interject(self, game: Game, option: Option) -> None:
        verb = option.verb
        if verb == OPTION_RELINQUISH:
            items.relinquish(game, option.index)
        elif verb == OPTION_GIVE:
            game.next(items.GiveItem(option.card, option.seat, option.n))
        elif verb == OPTION_SWAP:
            game.next(ChooseSwap(option.card, option.seat, option.n))
        elif verb == OPTION_CAMP:
            game.next(camp.MakeCamp())
        elif verb == OPTION_REPORT:
            game.next(ReportNumber(option.seat))
        elif verb == OPTION_FREE_USE:
            do(game, self.abilities[option.index].effect, option.card, option.seat)
        elif verb == OPTION_LEAVE_FOR_A_WHILE:
            company.leave_for_a_while(game, option.seat)
        elif verb == OPTION_LEAVE_FOR_GOOD:
            company.leave_for_good(game, option.seat)
        elif verb == OPTION_COME_BACK:
            game.next(ChooseWhere(option.seat, NONE))
        elif verb == OPTION_JOIN_GAME or verb == OPTION_TAKE_UP_AGAIN:
            game.next(ChooseWhere(option.seat, option.card))
        elif verb == OPTION_CONCEDE:
            game.end("lost:conceded")

    # -- the door ----------------------------------------------------------------------------------

    def ruleset(self) -> str:
        return "continent"

    def deal(self, setup: Setup, seed: int, news: list[News] | None = None) -> Game:
        return deal(self, setup, seed, news)

    def most_players(self) -> int:
        return most_explorers(self)

    def setup_choices(self) -> SetupChoices:
        return setup_choices(self)

    def is_mode_open(self, mode: str, clues: Sequence[str], lifted: Collection[str]) -> bool:
        return is_mode_open(mode, clues, lifted)

    def chosen_setup(
        self,
        characters: tuple[str, ...] = (),
        clues: tuple[str, ...] = (),
        mode: str = "",
        options: tuple[str, ...] = (),
        players: int = 0,
    ) -> Setup:
        return chosen_setup(self, characters, clues, mode, options)

    def plain_setup(self, players: int) -> Setup:
        return plain_setup(self, players)

    def any_setup(self, chance: Chance, players: int) -> Setup:
        return any_setup(self, chance, players)

    def is_turn(self, question: Question | None) -> bool:
        return isinstance(question, ChooseTurn)

    def turns(self) -> Step:
        return turn.Turns()

    def place(self, game: Game) -> int:
        return tabletop.first_place(game)

    def fallback(self, game: Game) -> tuple[int, list[Option]]:
        return turn.fallback(game)

    def is_open(self, game: Game, card: int) -> bool:
        return sight.is_open(game, card)

    def sees(self, game: Game, seat: int, card: int) -> bool:
        return sight.sees(game, seat, card)

    def same_back(self, game: Game, card: int, other: int) -> bool:
        return sight.same_back(game, card, other)

    def told_of(self, game: Game) -> set[int]:
        return sight.told_of(game)

    def pools(self, game: Game, seat: int) -> list[list[int]]:
        return redeal.pools(game, seat)

    def redealt(self, game: Game, seat: int, seed: int) -> Game:
        return redealing.redeal(game, seat, seed)

    def faults(self, game: Game) -> list[str]:
        return invariants.check(game)

    def only_option(self, game: Game) -> Option | None:
        return defaults.only_option(game)

    def default_option(self, game: Game) -> Option | None:
        return defaults.default_option(game)

    def least_option(self, game: Game) -> Option | None:
        return defaults.least_option(game)

    def is_idle(self, game: Game, option: Option) -> bool:
        return defaults.is_idle(game, option)

    def asks_for_number(self, game: Game, option: Option) -> bool:
        return asks_for_number(game, option)

    def gathering(self, game: Game) -> Gathering | None:
        return defaults.gathering(game)

    def is_weighed(self, game: Game) -> bool:
        return defaults.is_weighed(game)

    def ways(self, game: Game, option: Option) -> list[Option]:
        return defaults.ways(game, option)

    def onward_option(self, game: Game, destination: int, is_safe: bool) -> Option | None:
        return defaults.onward_option(game, destination, is_safe)

    def opening_option(self, game: Game) -> Option | None:
        return defaults.opening_option(game)

    def part_of(self, game: Game, option: Option, part: str) -> list[Part]:
        return explain.part_of(game, option, part)

    def standing_rules(self, verb: str) -> tuple[str, ...]:
        return explain.STANDING.get(verb, ())

    def source_rule(self, game: Game, card: int) -> str:
        return explain.source_rule(game, card)

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        return explain.refusals(game, seat)

    def number(self, game: Game, what: str, seat: int, parts: list[Part]) -> int:
        return explain.number(game, what, seat, parts)

    def figure(self, game: Game, what: str, seat: int = NONE) -> int:
        return explain.figure(game, what, seat)

    def numbers(self) -> tuple[str, ...]:
        return explain.OF_SEATS

    def is_action(self, game: Game, option: Option) -> bool:
        return explain.is_action(game, option)

    def offers(self, game: Game, option: Option) -> list[Question]:
        return explain.offers(game, option)

    def proposal(self, game: Game) -> Option | None:
        question = game.pending()
        return question.proposal(game) if isinstance(question, JoinAll) else None

    def price(self, game: Game, option: Option) -> Price:
        ahead = self.forecast(game, option)
        lowest = reach.lowest_cost(ahead, action_frame(ahead))
        cost = self.number(ahead, "cost", NONE, [])
        return Price(cost, lowest, self.number(ahead, "difficulty", NONE, []), is_saved=False)

    def option_words(self, game: Game, option: Option) -> tuple[str, int]:
        """The resources of the Terrain of which one serves a craft action."""
        if option.verb != OPTION_USE_RESOURCE:
            return "", 0
        frame = action_frame(game)
        here = table.resources_on(game, game.figures[frame.active])
        return "resource", frame.printed(game).resources[option.n][0] & here

    def forecast(self, game: Game, option: Option) -> Game:
        return explain.forecast(game, option)

    def text_rule(self) -> str:
        return "C-CARD-19"

    def guess(self, wants: str, chance: Chance) -> str:
        """A number that some card carries: of all a thousand, hardly ever one would lead anywhere."""
        numbers = list(self.numbered)
        return self.written(numbers[chance.below(len(numbers))])

    def takes_part(self, game: Game, card: int) -> bool:
        return game.where[card] != tabletop.OUT

    def is_fixture(self, card: int) -> bool:
        """The Satchel & Journal, and the mode cards, which are chosen at setup."""
        definition = self.cards[card]
        return definition is self.satchel or definition.number in (self.easy, self.extreme)

    def exhaustion(self) -> str:
        return "lost:curse"

    def cards_left(self, game: Game) -> int:
        return len(game.zones[table.ACTION_DECK])

    def refresh(self, game: Game) -> None:
        life.restore_random(game, len(game.zones[table.DISCARD_PILE]))

    def zones(self) -> tuple[Zone, ...]:
        return table.ZONES

    def fixed_zones(self) -> int:
        return table.FIXED

    def may_vanish(self, zone: int) -> bool:
        return zone in carrying.MAY_LOSE

    def carried_owner(self, owner: int, names: Translation) -> int:
        return carrying.owner(owner, names)

    def carried_registers(self, registers: list[int], names: Translation) -> list[int]:
        return carrying.registers(registers, names)

    def carried_event(self, what: str, times: int, names: Translation) -> tuple[str, int]:
        return carrying.event(what, times, names)

    def newcomer(self, game: Game, zone: int) -> int:
        return carrying.newcomer(game, zone)


def between_actions(game: Game, options: list[Option]) -> None:
    """What the rules allow only while no action is in progress; what is given are items alone (C-GIVE-05)."""
    seats = tabletop.explorers(game)
    for seat in seats:
        options.append(Option(OPTION_REPORT, seat=seat))
        for column in table.columns(game, seat):
            for other in seats:
                if other != seat and game.figures[other] == game.figures[seat]:
                    if has_free_die(game, other):
                        options.append(Option(OPTION_GIVE, game.zones[column][0], other, seat, column))
                    if seat < other and table.columns(game, other):
                        options.append(Option(OPTION_SWAP, game.zones[column][0], other, seat, column))
        if len(seats) > 1:
            options.append(Option(OPTION_LEAVE_FOR_A_WHILE, seat=seat))
            options.append(Option(OPTION_LEAVE_FOR_GOOD, seat=seat))
    for force in in_force(game, points.BETWEEN_ACTIONS):
        for seat in seats:
            when, effect = force.ability.when, force.ability.effect
            if (
                (force.holder == NONE or force.holder == seat)
                and (when is None or when.holds(game, force.card, seat, NONE))
                and (effect is not None and effect.can_be_chosen(game, force.card, seat, NONE))
            ):
                options.append(Option(OPTION_FREE_USE, force.card, seat=seat, index=force.ability.aid))
    if camp.may_camp(game):
        options.append(Option(OPTION_CAMP))
    for seat in range(game.seats):
        if game.registers[tabletop.STATUS + seat] == tabletop.AWAY:
            options.append(Option(OPTION_COME_BACK, seat=seat))
    for seat in company.open_seats(game)[:1]:  # they are all alike
        for card in company.without_chair(game):
            options.append(Option(OPTION_TAKE_UP_AGAIN, card, seat=seat))
        for card in company.free_characters(game):
            options.append(Option(OPTION_JOIN_GAME, card, seat=seat))
    options.append(Option(OPTION_CONCEDE))


class ReportNumber(Question):
    """Which number the player has spotted; the question never tells whether there is one (C-HIDE-02)."""

    name: ClassVar[str] = "report-number"

    def __init__(self, explorer: int) -> None:
        self.explorer = explorer

    def seat(self, game: Game) -> int:
        return self.explorer

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_NUMBER, wants="number"), Option(OPTION_DECLINE)]

    def short_label(self, game: Game, option: Option) -> Message | None:
        return Message("note-no-number") if option.verb == OPTION_DECLINE else None

    def digits(self) -> int:
        return CARD_DIGITS

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_NUMBER:
            hidden.report(game, int(value), self.explorer)

    def rules(self) -> tuple[str, ...]:
        return ("C-HIDE-01", "C-HIDE-02", "C-HIDE-03", "C-RUL-57", "C-RUL-58")


class ChooseSwap(Question):
    """Which item of the other explorer comes in exchange (C-GIVE-01)."""

    name: ClassVar[str] = "choose-swap"

    def __init__(self, card: int, owner: int, other: int) -> None:
        self.card = card
        self.owner = owner
        self.other = other

    def seat(self, game: Game) -> int:
        return self.other

    def options(self, game: Game) -> list[Option]:
        if items.item_of(game, self.card, self.owner) == NONE:
            return []  # its owner has given it up meanwhile
        options = [
            Option(OPTION_SWAP_FOR, game.zones[column][0]) for column in table.columns(game, self.other)
        ]
        return [*options, Option(OPTION_DECLINE)] if options else []

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_SWAP_FOR:
            game.next(items.SwapItems(self.card, self.owner, option.card, self.other))

    def rules(self) -> tuple[str, ...]:
        return ("C-GIVE-01", "C-GIVE-02", "C-RUL-87")


class ChooseWhere(Question):
    """On which occupied Terrain a joining or returning explorer appears (C-JOIN-03, C-RUL-93)."""

    name: ClassVar[str] = "choose-where"

    def __init__(self, chair: int, character_card: int) -> None:
        self.chair = chair
        self.character_card = character_card

    def seat(self, game: Game) -> int:
        return self.chair

    def options(self, game: Game) -> list[Option]:
        occupied: list[int] = []
        for seat in tabletop.explorers(game):
            if game.figures[seat] not in occupied:
                occupied.append(game.figures[seat])
        return [Option(OPTION_APPEAR_ON, terrain) for terrain in occupied]

    def newcomer(self) -> int:
        return self.character_card

    def take(self, game: Game, option: Option, value: str) -> None:
        if self.character_card == NONE:
            game.next(company.ComeBack(self.chair, option.card))
        elif self.character_card in company.without_chair(game):
            game.next(company.TakeUpAgain(self.chair, self.character_card, option.card))
        else:
            game.next(company.JoinGame(self.chair, self.character_card, option.card))

    def rules(self) -> tuple[str, ...]:
        return ("C-JOIN-03", "C-RUL-93")
