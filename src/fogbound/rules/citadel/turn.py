"""Turns: what waits is done first, then the players choose who acts, and who is involved (T-TURN)."""

from typing import ClassVar

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.citadel import table
from fogbound.rules.citadel.duty import begin_duty, is_due, take_up_again
from fogbound.rules.citadel.ending import end_adventure
from fogbound.rules.citadel.homecoming import GoHome
from fogbound.rules.citadel.land import settle_waiting
from fogbound.rules.citadel.legality import (
    Reach,
    leaders,
    legal_reach,
    may_act,
    option_of,
    refusal,
    taken_alone,
    willing_here,
    within_reach,
)
from fogbound.rules.citadel.limits import trim_hands
from fogbound.rules.citadel.passing import BeginPass
from fogbound.rules.common import agenda, tabletop
from fogbound.rules.common.book import Action, Do, book_of
from fogbound.rules.common.explore import OpenSpace
from fogbound.rules.common.fog import fill_waiting_spaces
from fogbound.rules.common.frames import Party
from fogbound.rules.common.options import (
    OPTION_ACCEPT,
    OPTION_CONCEDE,
    OPTION_JOIN,
    OPTION_REFUSE,
    OPTION_STAY_OUT,
)


class Rounds(Step):
    """The bottom of the stack: whatever waits, then a new turn, for as long as the adventure lasts.

    T-FORB-01.
    """

    def run(self, game: Game) -> None:
        game.next(self)
        if game.registers[table.HOMEWARD]:
            self._go_home(game)
            return
        if game.agenda and self._begin_next(game):
            return
        if game.zones[tabletop.RESOLVING] and settle_waiting(game):
            return
        if game.registers[tabletop.WAITING]:
            fill_waiting_spaces(game)
        game.next(ChooseAction())
        trim_hands(game)

    def _begin_next(self, game: Game) -> bool:
        """What goes on, then what was put off, then mandatory actions in the order revealed (T-RUL-43, T-RUL-44)."""
        for at in range(len(game.agenda)):
            if game.agenda[at][0] == agenda.CONTINUED:
                entry = game.agenda.pop(at)
                take_up_again(game, entry[1], entry[2])
                return True
        for at in range(len(game.agenda)):
            if game.agenda[at][0] in (agenda.OPENING, agenda.DEFERRED):
                self._follow_up(game, game.agenda.pop(at))
                return True
        return begin_duty(game)

    def _go_home(self, game: Game) -> None:
        """The scenario is over: what was put off is still done, nothing else is due (T-SCN-04)."""
        for at in range(len(game.agenda)):
            if game.agenda[at][0] == agenda.DEFERRED:
                self._follow_up(game, game.agenda.pop(at))
                return
        game.next(GoHome(game.registers[table.HOMEWARD]))

    def _follow_up(self, game: Game, entry: tuple[int, ...]) -> None:
        involved = [seat for seat in tabletop.clockwise(game, entry[1]) if entry[2] >> seat & 1]
        active = involved[0] if involved else tabletop.next_present(game, entry[1])
        game.open(Party(active, tuple(involved) or (active,)))
        if entry[0] == agenda.OPENING:
            game.next(OpenSpace(entry[3], active))
        else:
            game.next(Do(entry[3], entry[4], entry[5], entry[6]))


# -- free turns ------------------------------------------------------------------------------------


class ChooseAction(Question):
    """The players choose together who is active and which action is taken (T-TURN-02, T-TURN-05)."""

    name: ClassVar[str] = "choose-action"

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        if game.registers[table.HOMEWARD] or any(is_due(game, entry) for entry in game.agenda):
            return options  # something between two turns has brought what comes before any choice (T-MAND-03)
        types = book_of(game).words.words["action"]
        for seat in tabletop.explorers(game):
            for reach in legal_reach(game, seat):
                options.append(option_of(types, seat, reach))
        return options or [Option(OPTION_CONCEDE)]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_CONCEDE:
            end_adventure(game, "lost:conceded")
            return
        game.next(involve(game, option))

    def asks_even_one(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("T-TURN-02", "T-TURN-03", "T-TURN-04", "T-TURN-05", "T-TURN-06", "T-RUL-52")


def fog_at(game: Game, seat: int, side: int) -> int:
    """The fog card at this side of the character's Terrain."""
    return game.cells[beyond(game.places[game.figures[seat]], side)]


def fallback_seat(game: Game) -> int:
    """Who is active when the players do not agree: the next to the left (T-TURN-04, T-RUL-49)."""
    first = 0 if game.registers[tabletop.TURN] == 0 else game.registers[tabletop.ACTIVE] + 1
    for seat in tabletop.clockwise(game, first % game.seats):
        if may_act(game, seat):
            return seat
    return NONE


class Involve(Step):
    """Who else on the Terrain gets involved, if both sides want it (T-TURN-08, T-TURN-10, T-RUL-40)."""

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        back: bool,
        involved: tuple[int, ...],
        asked: tuple[int, ...],
    ) -> None:
        self.card = card
        self.index = index
        self.active = active
        self.back = back
        self.involved = involved
        self.asked = asked

    def run(self, game: Game) -> None:
        if not self._still_stands(game):
            return  # who wanted to act has fallen, or given up what the action stands on (T-RUL-66)
        action = self._printed(game)
        if action.all_hands or action.mandatory:
            here = tuple(willing_here(game, self._reach(game), self.active))
            game.next(BeginPass(self.card, self.index, self.active, here, action.mandatory, self.back))
            return
        offers = self.offers(game)
        if offers:
            game.next(offers[0])
            return
        involved = tuple([seat for seat in self.involved if tabletop.is_present(game, seat)])
        game.next(BeginPass(self.card, self.index, self.active, involved, False, self.back))

    def offers(self, game: Game) -> list["OfferInvolvement"]:
        """Whom else to ask; nobody where all are involved."""
        action = self._printed(game)
        if action.all_hands or action.mandatory:
            return []
        reach = self._reach(game)
        if taken_alone(game, reach, self.active) != NONE:
            return []
        done = self.involved + self.asked
        here = willing_here(game, reach, self.active)
        seats = [seat for seat in here if seat not in done and self._may_join(game, seat)]
        return [
            OfferInvolvement(
                self.card, self.index, self.active, self.back, self.involved, self.asked, seat, False
            )
            for seat in seats
        ]

    def _printed(self, game: Game) -> Action:
        definition = book_of(game).cards[self.card]
        return definition.back_actions[self.index] if self.back else definition.actions[self.index]

    def _reach(self, game: Game) -> Reach:
        return Reach(self.card, self.index, self._printed(game), 0, 0 if self.back else NONE)

    def _still_stands(self, game: Game) -> bool:
        """Whether the action can still be taken; people may fall and drop cards while others are asked."""
        if not tabletop.is_present(game, self.active):
            return False
        wanted = self._reach(game)
        for reach in within_reach(game, self.active):
            if reach.is_same(wanted) and not refusal(game, self.active, reach):
                return True
        return False

    def _may_join(self, game: Game, seat: int) -> bool:
        """Nobody joins beside whom the active player could not be active (T-TRAIT-01)."""
        return self.active in leaders(game, self._reach(game), [*self.involved, seat])


def involve(game: Game, option: Option) -> Involve:
    """How an action that was chosen begins: with whoever takes it, and nobody asked yet (T-TURN-11)."""
    card = option.card
    if card == NONE:
        card = fog_at(game, option.seat, option.n)
    return Involve(card, option.index, option.seat, option.card == NONE, (option.seat,), ())


class OfferInvolvement(Question):
    """Does this character get involved, and does the active player agree? (T-TURN-08)"""

    name: ClassVar[str] = "offer-involvement"

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        back: bool,
        involved: tuple[int, ...],
        asked: tuple[int, ...],
        helper: int,
        agreed: bool,
    ) -> None:
        self.card = card
        self.index = index
        self.active = active
        self.back = back
        self.involved = involved
        self.asked = asked
        self.helper = helper
        self.agreed = agreed  # the helper wants to; now the active player decides

    def seat(self, game: Game) -> int:
        return self.active if self.agreed else self.helper

    def options(self, game: Game) -> list[Option]:
        if not tabletop.is_present(game, self.helper) or not tabletop.is_present(game, self.active):
            return [Option(OPTION_STAY_OUT, seat=self.helper)]
        verbs = (OPTION_ACCEPT, OPTION_REFUSE) if self.agreed else (OPTION_JOIN, OPTION_STAY_OUT)
        return [Option(verb, seat=self.helper) for verb in verbs]

    def message(self, game: Game) -> Message:
        card = book_of(game).cards[self.card]
        actions = card.back_actions if self.back else card.actions
        message = self.says("agreed" if self.agreed else "").word(
            "action", "action", actions[self.index].kind
        )
        if self.back:  # of the fog no more is told than where it lies (T-INFO-08)
            here = game.places[game.figures[self.active]]
            for side in range(4):
                if beyond(here, side) == game.places[self.card]:
                    message = message.fog("card", side)
        else:
            message = message.card("card", self.card).count("ordinal", max(1, actions[self.index].ordinal))
        return message.seat("who", self.active).seat("other", self.helper)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_JOIN:
            game.next(
                OfferInvolvement(
                    self.card,
                    self.index,
                    self.active,
                    self.back,
                    self.involved,
                    self.asked,
                    self.helper,
                    True,
                )
            )
            return
        involved = (*self.involved, self.helper) if option.verb == OPTION_ACCEPT else self.involved
        asked = (*self.asked, self.helper)
        game.next(Involve(self.card, self.index, self.active, self.back, involved, asked))

    def rules(self) -> tuple[str, ...]:
        return ("T-TURN-08", "T-TURN-10")
