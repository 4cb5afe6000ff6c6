"""Step 4, Consequence: what follows, cards kept and discarded, what selected cards bring (T-CONS)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.citadel import compound, reading, table
from fogbound.rules.citadel.draw import UseMoment
from fogbound.rules.citadel.frames import CONSEQUENCE, OVER, this_pass
from fogbound.rules.citadel.gifts import ApplyCompulsory, obliged, serving
from fogbound.rules.citadel.options import OPTION_PERFORM
from fogbound.rules.common import agenda, filing, news, points, tabletop
from fogbound.rules.common.book import FOG, PARAGRAPH, TEMPORARY, Do, book_of, do
from fogbound.rules.common.explore import OpenSpace
from fogbound.rules.common.fog import fill_with_fog
from fogbound.rules.common.frames import SUCCESS, acting
from fogbound.rules.common.options import OPTION_DONE, OPTION_RETAIN
from fogbound.rules.common.reactions import React
from fogbound.rules.common.reveal import goes_on
from fogbound.rules.common.terms import InForce


class ApplyRow(Step):
    """The white section after a success, the black one after a failure, which also lowers the die.

    T-CONS-01, T-ACT-02, T-CPD-11, T-CONS-02.
    """

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        frame.stage = CONSEQUENCE
        row = frame.printed_row(game)
        if frame.outcome == SUCCESS:
            game.then(ApplyCompulsory((points.ON_SUCCESS,)), UseOnSuccess())
            do(game, row.success, frame.card, frame.active)
            return
        if frame.printed(game).compound:
            compound.lower_die(game, frame)  # T-CPD-10
        game.next(React(points.ACTION_FAILED, frame.active, frame.card))
        if not obliged(game, frame, points.SKIP_FAILURE):
            do(game, row.failure, frame.card, frame.active)


class UseOnSuccess(UseMoment):
    """What the active player may do beside the consequences of a success."""

    name: ClassVar[str] = "use-on-success"

    def point(self) -> int:
        return points.ON_SUCCESS


class SettleDie(Step):
    """A success on the last row that says nothing of the die ends the action (T-RUL-34)."""

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        action = frame.printed(game)
        is_last = frame.row == len(action.rows) - 1
        if action.compound and is_last and frame.outcome == SUCCESS and not frame.placed:
            compound.remove_die(game, frame.card)


class KeepRevealed(Question):
    """Revealed cards that an effect lets the active player add to the hand.

    T-CONS-04, T-CONS-05, T-CONS-06.
    """

    name: ClassVar[str] = "keep-revealed"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        if frame.keeps <= 0 or not goes_on(game, frame.active):
            return []
        options = [Option(OPTION_RETAIN, card) for card in frame.drawn if game.where[card] == tabletop.DRAWN]
        return [*options, Option(OPTION_DONE)] if options else []

    def label(self, game: Game, option: Option) -> str:
        if option.verb != OPTION_DONE:
            return option.verb
        frame = this_pass(game)
        kept = any(game.where[card] == tabletop.HANDS + frame.active for card in frame.drawn)
        return "retain-no-more" if kept else "retain-none"

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = this_pass(game)
        if option.verb == OPTION_RETAIN:
            frame.keeps -= 1
            game.move(option.card, tabletop.HANDS + frame.active)
            game.tell(news.KEPT, frame.active, option.card)
            game.next(KeepRevealed())

    def rules(self) -> tuple[str, ...]:
        return ("T-CONS-04", "T-CONS-05", "T-CONS-06", "T-RUL-26")


class DiscardRevealed(Step):
    """All other revealed cards go to the active player's Discard Pile (T-CONS-03)."""

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        for card in frame.drawn:
            if game.where[card] == tabletop.DRAWN:
                game.move(card, table.DISCARD_PILES + frame.active)


class PerformSelected(Question):
    """What selected cards bring with them, in the order the active player chooses (T-GEAR-13, T-CONS-07, T-RUL-28)."""

    name: ClassVar[str] = "perform-selected"

    def __init__(self, done: tuple[int, ...] = ()) -> None:
        self.done = done

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        return [
            Option(OPTION_PERFORM, force.card, force.ability.ordinal, index=force.ability.aid)
            for force in self._open(game)
        ]

    def _open(self, game: Game) -> list[InForce]:
        frame = this_pass(game)
        if not goes_on(game, frame.active):
            return []
        forces = serving(game, frame, points.SELECTED)
        return [force for force in forces if force.ability.aid << 16 | force.card not in self.done]

    def take(self, game: Game, option: Option, value: str) -> None:
        effect = book_of(game).abilities[option.index].effect
        game.next(PerformSelected((*self.done, option.index << 16 | option.card)))
        assert effect is not None
        game.next(Do(effect.eid, option.card, this_pass(game).active, NONE))

    def rules(self) -> tuple[str, ...]:
        return ("T-GEAR-13", "T-CONS-07", "T-RUL-28")


class EndPass(Step):
    """Cards answer what happened; a Temporary event that has been dealt with goes to the Past (T-ACT-03, T-TYPE-05)."""

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        frame.stage = OVER
        seat = acting(game, frame.active)
        game.then(
            React(points.ACTION_ENDED, seat, frame.card),
            PutAwayEvent(frame.card, seat),
            Continue(),
            React(points.TURN_ENDED, seat, frame.card),
        )


class Continue(Step):
    """A mandatory compound action that is not over comes again before anything else.

    T-CPD-07, T-CPD-08, T-RUL-41.
    """

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        if frame.mandatory and frame.printed(game).compound and not compound.is_over(game, frame.card):
            game.agenda.insert(0, (agenda.CONTINUED, frame.card, frame.terrain))


class PutAwayEvent(Step):
    """A Temporary event whose action is over is discarded, and a space it came from opens (T-TYPE-05, T-EXPL-03)."""

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player

    def run(self, game: Game) -> None:
        definition = book_of(game).cards[self.card]
        cell = game.places.get(self.card, NONE)
        if definition.kind == PARAGRAPH and compound.is_over(game, self.card):
            reading.put_away(game, self.card)
        if game.where[self.card] != tabletop.RESOLVING or definition.kind != TEMPORARY:
            return
        frame = this_pass(game)
        if frame.back:
            return  # the action was on its back; what it shows now is still to come
        if not any(tabletop.is_present(game, seat) for seat in frame.involved):
            give_up(game, self.card)  # T-UNC-07
        elif compound.is_over(game, self.card):
            filing.discard(game, self.card)
            if definition.back == FOG and cell != NONE:
                game.next(OpenSpace(cell, self.player))


def give_up(game: Game, card: int) -> None:
    """Nobody is left: a Temporary event is returned, fog covers its space again (T-UNC-07, T-RUL-64, T-RUL-65)."""
    reading.put_away(game, card)
    if game.where[card] != tabletop.RESOLVING:
        return
    definition = book_of(game).cards[card]
    cell = game.places.get(card, NONE)
    filing.put_back(game, card)
    if definition.back == FOG and cell != NONE:
        agenda.forget_opening(game, cell)
        fill_with_fog(game, cell, definition.area)
