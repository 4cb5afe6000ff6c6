"""The ruleset as a whole: its book with what players may do beside the pending question (standing options)."""

from fogbound.core.chance import Chance
from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.news import News
from fogbound.core.steps import NONE, Option, Part, Question, Step
from fogbound.rules.citadel import (
    agreement,
    carrying,
    company,
    decks,
    defaults,
    draw,
    explain,
    gains,
    gifts,
    invariants,
    involvement,
    land,
    life,
    memory,
    notes,
    numbers,
    places,
    presence,
    purse,
    recovery,
    redeal,
    saving,
    sight,
    story,
    table,
)
from fogbound.rules.citadel.ending import end_adventure
from fogbound.rules.citadel.frames import Resolution, this_pass
from fogbound.rules.citadel.hidden import ClaimNumber, PauseOverEvent, fits, may_claim
from fogbound.rules.citadel.holdings import CitadelHoldings
from fogbound.rules.citadel.homecoming import AtCitadel, goals_met, is_at_home
from fogbound.rules.citadel.life import Heal
from fogbound.rules.citadel.options import (
    OPTION_ANNOTATE,
    OPTION_AT_CITADEL,
    OPTION_CHECK_BOX,
    OPTION_CHECK_SYMBOL,
    OPTION_DROP,
    OPTION_DROP_SKILL,
    OPTION_GIVE_AWAY,
    OPTION_RECOVER,
    OPTION_RECOVERY,
    OPTION_SAVE_GAME,
)
from fogbound.rules.citadel.setup import any_setup, chosen_setup, deal, most_players, setup_choices
from fogbound.rules.citadel.turn import ChooseAction, Rounds, fog_at
from fogbound.rules.citadel.verbs.healing import healing
from fogbound.rules.common import filing, points, tabletop
from fogbound.rules.common import redeal as redealing
from fogbound.rules.common.book import PARAGRAPH, TRAIT, Action, do
from fogbound.rules.common.door import Gathering, Price, Refusal, Translation
from fogbound.rules.common.fog import cover_bare_spaces
from fogbound.rules.common.force import follow, in_force
from fogbound.rules.common.frames import active_now, involved_now, took_part
from fogbound.rules.common.options import (
    OPTION_CONCEDE,
    OPTION_FREE_USE,
    OPTION_LEAVE_FOR_GOOD,
    OPTION_REPORT,
)
from fogbound.rules.common.setup import Setup, SetupChoices
from fogbound.rules.common.terms import Effect, InForce
from fogbound.rules.common.zones import Zone
from fogbound.rules.verbs.riddles import asks_for_number


class Citadel(CitadelHoldings):
    """A Citadel book that knows its rules."""

    def holder(self, game: Game, card: int) -> int:
        return table.holder(game, card)

    def rank(self, game: Game, zone: int) -> int:
        return presence.rank(game, zone)

    def forces_at(self, game: Game, point: int) -> list[InForce]:
        return in_force(game, point)

    def beside_action(self, game: Game, point: int) -> list[InForce]:
        return gifts.beside_action(game, point)

    def is_mute(self, game: Game, force: InForce) -> bool:
        return presence.is_mute(game, force)

    def moved(self, game: Game, card: int) -> None:
        follow(game, card)

    def eligible(self, game: Game, number: int, back_ref: str, seat: int) -> list[int]:
        return numbers.eligible(game, number, back_ref, seat)

    def cards_in(self, game: Game, place: int, you: int) -> list[int]:
        return places.cards_in(game, place, you)

    def may_take(self, game: Game, card: int, seat: int) -> bool:
        return numbers.may_take(game, card, seat)

    def may_replace(self, game: Game, old: int, new: int) -> bool:
        return fits(game, old, new)

    def is_own(self, place: int) -> bool:
        return place in places.OWN

    def has_dropped_out(self, game: Game, this: int, you: int) -> bool:
        return life.has_dropped_out(game, this, you)

    def taker(self, game: Game, seat: int) -> int:
        """What was still to be taken is handled by the next conscious character involved, or by nobody (T-RUL-59)."""
        involved = involved_now(game, seat)
        return involved[0] if involved else NONE

    def placer(self, game: Game, seat: int) -> int:
        return self.taker(game, seat)

    def has_left(self, game: Game, seat: int) -> bool:
        return life.has_left(game, seat)

    def keepers(self, game: Game) -> list[int]:
        return table.players(game)

    def remembered(self, game: Game, memo: str) -> list[int] | None:
        return memory.first_fallen(game) if memo == memory.FIRST_FALLEN else None

    def scenario(self, game: Game) -> int:
        return memory.scenario_now(game)

    def is_in_adventure(self, game: Game, character: int) -> bool:
        return table.seat_of(game, character) != NONE

    def resolve(self, game: Game, card: int, seat: int, named: bool) -> None:
        gains.resolve(game, card, seat, named)

    def begin_event(self, game: Game, card: int, seat: int) -> None:
        """While it is read, a number hidden in it may be claimed where it was turned over (T-RUL-89)."""
        game.open(Resolution(card, active_now(game, seat), took_part(game, seat), seat))
        table.concern(game, card, game.figures[seat])

    def event_read(self, game: Game, card: int, seat: int) -> None:
        if self.events_hide_numbers:
            game.next(PauseOverEvent(seat, card))

    def opener(self, game: Game, pointing: list[int]) -> int:
        return land.opener(game, pointing)

    def makes_room(self, game: Game, terrain: int, seat: int, cell: int) -> bool:
        land.make_room(game, terrain, seat, cell)
        return True

    def arrived(self, game: Game, terrain: int) -> None:
        cover_bare_spaces(game, terrain)

    def linked(self, game: Game, terrain: int) -> list[int]:
        return land.linked(game, terrain)

    def explore(self, game: Game, card: int, seat: int) -> None:
        do(game, self.cards[card].back_actions[0].rows[0].success, card, seat)

    def obliged(self, game: Game, card: int, seat: int) -> tuple[int, ...]:
        """A card in resolution concerns all on the Terrain of who revealed it (T-MAND-01)."""
        if game.where[card] != tabletop.BOARD and game.figures[seat] != NONE:
            table.concern(game, card, game.figures[seat])  # where one stood who has fallen is known already
        return tuple(tabletop.explorers_on(game, game.figures[seat]))

    def destination(self, game: Game, card: int, how: int) -> int:
        return decks.destination(game, card, how)

    def reached(self, game: Game, effect: Effect, this: int, apart: int, it: int) -> tuple[Step, ...]:
        """What heals every character heals the unconscious, too, and does nothing else to them (T-RUL-118)."""
        steps: list[Step] = []
        for seat in table.players(game):
            if seat != apart and table.is_unconscious(game, seat):
                points_gained = healing(game, effect, this, seat, it)
                if points_gained > 0:
                    steps.append(Heal(seat, points_gained))
        return tuple(steps)

    def let_go(self, game: Game, card: int) -> None:
        purse.let_go(game, card)

    def conceals(self, zone: int) -> bool:
        return zone in table.SHUT_ZONES  # T-INFO-04, T-INFO-05

    def is_pile(self, zone: int) -> bool:
        return table.DECKS <= zone < table.DISCARD_PILES + 4

    def is_deck(self, game: Game, zone: int) -> bool:
        return table.DECKS <= zone < table.DECKS + 4

    # -- standing options --------------------------------------------------------------------------

    def standing(self, game: Game) -> list[Option]:
        """Recovery and discarding at any time; gifts, numbers, saving, leaving only between actions.

        T-TYPE-11.
        """
        options: list[Option] = []
        for seat in tabletop.explorers(game):
            if recovery.may_begin(game, seat):
                options.append(Option(OPTION_RECOVERY, seat=seat))  # T-RECO-01, T-RUL-10
            for card in tabletop.hand(game, seat):
                options.append(Option(OPTION_DROP_SKILL, card, seat=seat))  # T-HAND-04
            for card in table.carried(game, seat):
                if purse.may_discard(game, seat, card):
                    options.append(Option(OPTION_DROP, card, seat=seat))  # T-PURSE-05, T-ZONE-11
        if isinstance(game.pending(), ChooseAction):  # whatever still waits cannot be done now (T-RUL-47)
            self._between_actions(game, options)
        elif isinstance(game.pending(), AtCitadel):
            self._leaving(game, options)
        if isinstance(game.pending(), (ChooseAction, AtCitadel)):
            options.extend(
                [Option(OPTION_ANNOTATE, seat=seat) for seat in tabletop.explorers(game)]
            )  # T-MAP-01
        for seat in may_claim(game, isinstance(game.pending(), ChooseAction)):
            options.append(Option(OPTION_REPORT, seat=seat))  # T-HID-01, T-RUL-89
        return options

    def _between_actions(self, game: Game, options: list[Option]) -> None:
        """Gifts of Purse cards and of nothing else (T-HAND-05), numbers, saving, leaving."""
        seats = tabletop.explorers(game)
        for seat in seats:
            for card in table.carried(game, seat):
                for other in seats:
                    if purse.may_give(game, card, seat, other):
                        options.append(Option(OPTION_GIVE_AWAY, card, other, seat))
        for force in in_force(game, points.BETWEEN_ACTIONS):
            for seat in seats:
                ability = force.ability
                if (
                    (force.holder == NONE or force.holder == seat)
                    and (ability.when is None or ability.when.holds(game, force.card, seat, NONE))
                    and (
                        ability.effect is not None
                        and ability.effect.can_be_chosen(game, force.card, seat, NONE)
                    )
                ):
                    options.append(Option(OPTION_FREE_USE, force.card, seat=seat, index=ability.aid))
        if saving.may_save(game):
            options.append(Option(OPTION_SAVE_GAME))
        self._leaving(game, options)
        if not any(option.verb == OPTION_CONCEDE for option in game.offered):
            options.append(Option(OPTION_CONCEDE))

    def _leaving(self, game: Game, options: list[Option]) -> None:
        options.extend(
            [Option(OPTION_LEAVE_FOR_GOOD, seat=seat) for seat in company.may_leave(game)]
        )  # T-RUL-101

    def interject(self, game: Game, option: Option) -> None:
        verb = option.verb
        if verb == OPTION_RECOVERY:
            game.next(recovery.ChooseRecovery(option.seat, False))
        elif verb == OPTION_DROP_SKILL or verb == OPTION_DROP:
            filing.discard(game, option.card)
        elif verb == OPTION_REPORT:
            game.next(ClaimNumber(option.seat, isinstance(game.pending(), ChooseAction)))
        elif verb == OPTION_GIVE_AWAY:
            purse.give(game, option.card, option.seat, option.n)
        elif verb == OPTION_FREE_USE:
            do(game, self.abilities[option.index].effect, option.card, option.seat)
        elif verb == OPTION_SAVE_GAME:
            game.next(saving.Save())
        elif verb == OPTION_LEAVE_FOR_GOOD:
            game.next(company.LeaveForGood(option.seat))
        elif verb == OPTION_ANNOTATE:
            game.next(notes.WriteNote(option.seat))
        elif verb == OPTION_CONCEDE:
            end_adventure(game, "lost:conceded")

    # -- the door ----------------------------------------------------------------------------------

    def ruleset(self) -> str:
        return "citadel"

    def deal(self, setup: Setup, seed: int, news: list[News] | None = None) -> Game:
        return deal(self, setup, seed, news)

    def most_players(self) -> int:
        return most_players(self)

    def setup_choices(self) -> SetupChoices:
        return setup_choices(self)

    def chosen_setup(
        self,
        characters: tuple[str, ...] = (),
        clues: tuple[str, ...] = (),
        mode: str = "",
        options: tuple[str, ...] = (),
        players: int = 0,
    ) -> Setup:
        return chosen_setup(self, mode, options, players)

    def plain_setup(self, players: int) -> Setup:
        """Characters are chosen in the introduction, so there is nothing but how many play (T-SETUP-03)."""
        return Setup(players=players)

    def any_setup(self, chance: Chance, players: int) -> Setup:
        return any_setup(self, chance, players)

    def is_turn(self, question: Question | None) -> bool:
        return isinstance(question, ChooseAction)

    def turns(self) -> Step:
        return Rounds()

    def after_answer(self, before: Game, game: Game) -> list[News]:
        return goals_met(before, game)

    def overcome(self, game: Game, clues: tuple[str, ...]) -> tuple[str, ...]:
        """The Threat whose booklet lies open."""
        card = story.bookmark(game)
        booklet = self.page(card).booklet if card != NONE else NONE
        return (self.words.words["booklet"][booklet],) if booklet != NONE else ()

    def place(self, game: Game) -> int:
        return NONE if is_at_home(game) else tabletop.first_place(game)

    def fallback(self, game: Game) -> tuple[int, list[Option]]:
        return agreement.fallback(game)

    def is_open(self, game: Game, card: int) -> bool:
        return sight.is_open(game, card)

    def same_back(self, game: Game, card: int, other: int) -> bool:
        return sight.same_back(game, card, other)

    def told_of(self, game: Game) -> set[int]:
        return sight.told_of(game)

    def pools(self, game: Game, seat: int) -> list[list[int]]:
        return redeal.pools(game, seat)

    def mix(self, game: Game, seat: int, chance: Chance) -> None:
        redeal.mix(game, seat, chance)

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
        return defaults.is_short(game, option)

    def is_short(self, game: Game, option: Option) -> bool:
        return defaults.is_short(game, option)

    def asks_others(self, game: Game, option: Option) -> bool:
        return any(involvement.is_open(game, question) for question in self.offers(game, option))

    def asks_for_number(self, game: Game, option: Option) -> bool:
        return asks_for_number(game, option)

    def is_pressing(self, game: Game, option: Option, cheapest: int) -> bool:
        return defaults.is_pressing(game, option, cheapest)

    def ends_scenario(self, game: Game, option: Option) -> bool:
        return defaults.ends_scenario(game, option)

    def gravity(self, game: Game, option: Option) -> Message | None:
        return defaults.gravity(game, option) or super().gravity(game, option)

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

    def bearer(self, game: Game, option: Option) -> int:
        if option.card == NONE and self.is_action(game, option):
            return fog_at(game, option.seat, option.n)
        return super().bearer(game, option)

    def actions_on(self, game: Game, option: Option) -> tuple[Action, ...]:
        """The backs of fog lie open (T-INFO-08)."""
        if option.card == NONE and self.is_action(game, option):
            return self.cards[self.bearer(game, option)].back_actions
        return super().actions_on(game, option)

    def effect_of(self, game: Game, option: Option) -> Effect | None:
        if option.verb == OPTION_AT_CITADEL:
            return self.leaf(option.card).at_citadel
        if option.verb == OPTION_CHECK_SYMBOL:
            return self.cards[option.card].text
        return super().effect_of(game, option)

    def serving(self, game: Game, card: int) -> list[int]:
        types = this_pass(game).printed(game).types
        return [ability.aid for ability in self.cards[card].abilities if ability.types & types]

    def offers(self, game: Game, option: Option) -> list[Question]:
        return explain.offers(game, option)

    def price(self, game: Game, option: Option) -> Price:
        ahead = self.forecast(game, option)
        lowest = draw.lowest_cost(ahead, this_pass(ahead))
        cost = self.number(ahead, "cost", NONE, [])
        return Price(cost, lowest, self.number(ahead, "difficulty", NONE, []), is_saved=True)

    def option_price(self, game: Game, option: Option) -> int:
        if option.verb == OPTION_RECOVER:
            return recovery.price(game, option.seat, option.n)
        return self.cards[option.card].boxes if option.verb == OPTION_CHECK_BOX else 0

    def forecast(self, game: Game, option: Option) -> Game:
        return explain.forecast(game, option)

    def text_rule(self) -> str:
        return "T-GEN-02"

    def written(self, number: int) -> str:
        return f"{number:03}"  # as it stands on a card (T-HID-02)

    def guess(self, wants: str, chance: Chance) -> str:
        """What is right somewhere, as often as any number of a card, any name, any paragraph."""
        is_likely = chance.below(2) == 0
        if wants == "number":
            hidden = [card.hidden.number for card in self.cards if card.hidden is not None]
            numbers = hidden if is_likely and hidden else list(self.numbered)
            return self.written(numbers[chance.below(len(numbers))])
        words = self.answers() if is_likely else self.sayings()
        return words[chance.below(len(words))]

    def takes_part(self, game: Game, card: int) -> bool:
        return True  # whatever lies outside, from Skills to pages, may come up

    def is_fixture(self, card: int) -> bool:
        return self.cards[card].kind == TRAIT  # a word on other cards, explained once

    def replies(self, card: int) -> list[str]:
        if self.cards[card].kind != PARAGRAPH:
            return []
        return [reply.key for reply in self.paragraph(card).replies]

    def exhaustion(self) -> str:
        return "lost:unconscious"

    def cards_left(self, game: Game) -> int:
        return sum([recovery.strength(game, seat) for seat in tabletop.explorers(game)])

    def refresh(self, game: Game) -> None:
        for seat in tabletop.explorers(game):
            decks.regain(game, seat, len(decks.pile(game, seat)))
            life.set_life(game, seat, table.MOST_LIFE)

    def zones(self) -> tuple[Zone, ...]:
        return table.ZONES

    def fixed_zones(self) -> int:
        return table.FIXED

    def may_vanish(self, zone: int) -> bool:
        return zone in carrying.MAY_LOSE

    def carried_registers(self, registers: list[int], names: Translation) -> list[int]:
        return carrying.registers(registers, names)

    def carried_counter(self, slot: int, number: int, names: Translation) -> int:
        return carrying.counter(slot, number, names)

    def carried_event(self, what: str, times: int, names: Translation) -> tuple[str, int]:
        return carrying.event(what, times, names)

    def newcomer(self, game: Game, zone: int) -> int:
        return carrying.newcomer(game, zone)
