"""Step 2, Draw: the cost, the cards it demands, and as many more as wished (T-DRAW)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Gauge, Hint, Message
from fogbound.core.steps import NONE, Option, Part, Question, Step
from fogbound.rules.citadel import decks, news, recovery
from fogbound.rules.citadel.frames import DRAW, Pass, this_pass
from fogbound.rules.citadel.gifts import (
    ApplyCompulsory,
    amount_of,
    may_apply,
    note_applied,
    obliged,
    option_to,
    serving,
    the_one,
)
from fogbound.rules.citadel.options import OPTION_SAVE
from fogbound.rules.citadel.recovery import ForcedRecovery
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import concerns, in_force
from fogbound.rules.common.options import OPTION_APPLY, OPTION_DONE, OPTION_DRAW, OPTION_REVEAL
from fogbound.rules.common.reveal import goes_on
from fogbound.rules.common.terms import Ability

ENDLESS: Final = 999


def default_cost(game: Game, frame: Pass) -> int:
    """What is printed, worked out for the active player."""
    return frame.printed_row(game).cost.count(game, frame.card, frame.active, NONE)


def cost(game: Game, frame: Pass, parts: list[Part] | None = None) -> int:
    """Default cost, all increases, the reductions chosen; the sum counts as 0 if it is below.

    T-DRAW-01, T-RUL-11, T-DRAW-04.

    What is printed may go by the cards in a deck: once it has been drawn, it is what it was before.
    """
    default = frame.limit if frame.drawn else default_cost(game, frame)
    if parts is not None:
        parts.append(Part("default", default, frame.shown(), "T-DRAW-01"))
    number = default + obliged(game, frame, points.COST, parts) + frame.added - frame.saved
    if parts is not None and frame.added:
        parts.append(Part("effects", frame.added, rule="T-GEAR-07"))
    if parts is not None and frame.saved:
        parts.append(Part("saved", -frame.saved, rule="T-DRAW-03"))
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule="T-RUL-11"))
    return max(0, number)


class SettleDraw(Step):
    """The limit of a chain is fixed before any modifier; then reductions are chosen (T-RES-07, T-DRAW-01)."""

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        frame.stage = DRAW
        frame.limit = default_cost(game, frame)
        compulsory = ApplyCompulsory((points.COST, points.BEFORE_DRAW))
        game.then(compulsory, UseBeforeDraw(), ChooseReductions(), DrawCards())


class UseMoment(Question):
    """What the active player may do at a moment of the action, one thing after the other."""

    def point(self) -> int:
        """The point at which such effects stand."""
        raise AssertionError("each question is asked at a moment of its own")

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        if not goes_on(game, frame.active):
            return []
        options = applicable(game, frame, self.point())
        return [*options, Option(OPTION_DONE)] if options else []

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_APPLY:
            frame = this_pass(game)
            game.next(self)
            force = the_one(serving(game, frame, self.point()), option.index, option.card)
            note_applied(game, frame, force)

    def rules(self) -> tuple[str, ...]:
        return ("T-GEAR-10", "T-GEAR-11")


class UseBeforeDraw(UseMoment):
    """What the active player may do before drawing."""

    name: ClassVar[str] = "use-before-draw"

    def point(self) -> int:
        return points.BEFORE_DRAW


class UseBeforeReveal(UseMoment):
    """What the active player may do when all cards are drawn and none is revealed yet."""

    name: ClassVar[str] = "use-before-reveal"

    def point(self) -> int:
        return points.BEFORE_REVEAL


class ChooseReductions(Question):
    """Which reductions the active player uses (T-DRAW-03)."""

    name: ClassVar[str] = "choose-reductions"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        if not cost(game, frame):
            return []
        options = applicable(game, frame, points.COST)
        return [*options, Option(OPTION_DONE)] if options else []

    def takes_several(self) -> bool:
        return True

    def label(self, game: Game, option: Option) -> str:
        return "save-none" if option.verb == OPTION_DONE and not this_pass(game).saved else option.verb

    def hint(self, game: Game, option: Option) -> Hint | None:
        """How many cards a reduction saves now, where that is less than it says."""
        if option.verb != OPTION_APPLY:
            return None
        frame = this_pass(game)
        left = cost(game, frame)
        most = -amount_of(game, frame, the_one(serving(game, frame, points.COST), option.index, option.card))
        return Hint(Message("note-saves").count("n", left)) if most > left else None

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_APPLY:
            game.then(ChooseSaving(option.card, option.index), ChooseReductions())

    def rules(self) -> tuple[str, ...]:
        return ("T-DRAW-01", "T-DRAW-03", "T-GEAR-11")


class ChooseSaving(Question):
    """For how many cards a reduction is used: up to what it says, and no more than are still to be drawn (T-DRAW-03)."""

    name: ClassVar[str] = "choose-saving"

    def __init__(self, card: int, aid: int) -> None:
        self.card = card
        self.aid = aid

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        for force in serving(game, frame, points.COST):
            if force.ability.aid == self.aid and self.card in (force.card, NONE):
                most = min(-amount_of(game, frame, force), cost(game, frame))
                return [Option(OPTION_SAVE, n=amount) for amount in range(most, 0, -1)]
        return []  # its owner has given it up meanwhile

    def gauges(self, game: Game, option: Option) -> tuple[Gauge, ...] | None:
        owed = cost(game, this_pass(game))
        return (Gauge("gauge-draw", owed, owed - option.n, owed),)

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = this_pass(game)
        force = the_one(serving(game, frame, points.COST), self.aid, self.card)
        frame.saved += option.n
        note_applied(game, frame, force)

    def rules(self) -> tuple[str, ...]:
        return ("T-DRAW-03",)


def is_free(ability: Ability) -> bool:
    """Whether an effect costs nothing, excludes no other, and is there again the next time."""
    return ability.is_free() and not ability.group


def reductions(game: Game, frame: Pass) -> list[Part]:
    """What may still lower the cost without any price."""
    return [
        Part("card", amount_of(game, frame, force), force.card, "T-DRAW-03")
        for force in serving(game, frame, points.COST)
        if is_free(force.ability) and may_apply(game, frame, force)
    ]


def lowest_cost(game: Game, frame: Pass) -> int:
    """The cost with every reduction that has no price."""
    return max(0, cost(game, frame) + sum([part.amount for part in reductions(game, frame)]))


def applicable(game: Game, frame: Pass, point: int) -> list[Option]:
    """The effects at this point that the active player can apply now, as options."""
    return [
        option_to(game, OPTION_APPLY, force)
        for force in serving(game, frame, point)
        if may_apply(game, frame, force)
    ]


class DrawCards(Step):
    """Exactly the cost, face down, from the active player's own deck (T-DRAW-05)."""

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        number = cost(game, frame)
        game.tell(news.COST, frame.active, n=number)
        game.then(DrawOwed(number), DrawOn())


class DrawOwed(Step):
    """Cards that must be drawn; a short deck forces a Recovery, again and again.

    T-DRAW-08, T-DRAW-09, T-DRAW-10, T-DRAW-11, T-RUL-01, T-RUL-02, T-RUL-03, T-RUL-12.
    """

    def __init__(self, owed: int) -> None:
        self.owed = owed

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        if not tabletop.is_present(game, frame.active):
            return  # who has fallen unconscious draws no more (T-DRAW-10)
        drawn = decks.draw_top(game, frame.active, self.owed)
        frame.drawn += drawn
        left = self.owed - len(drawn)
        if left and recovery.most(game, frame.active):
            game.then(ForcedRecovery(frame.active), DrawOwed(left))
        elif left:
            game.tell(news.DRAW_WAIVED, frame.active, n=left)  # T-RUL-01


def cards_owed(game: Game) -> int:
    """How many cards are still to be drawn or discarded once the deck holds some again."""
    for step in reversed(game.stack):
        if isinstance(step, DrawOwed):
            return step.owed
        if isinstance(step, recovery.DiscardOwed):
            return step.owed
    return 0


class DrawOn(Question):
    """As many additional cards as wished; they never force a Recovery (T-DRAW-06, T-DRAW-07, T-RUL-08)."""

    name: ClassVar[str] = "draw-on"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        if not decks.deck(game, frame.active) or not extra_left(game, frame):
            return [Option(OPTION_REVEAL)]
        return [Option(OPTION_DRAW), Option(OPTION_REVEAL)]

    def message(self, game: Game) -> Message:
        message = self.says("empty" if len(game.offered) == 1 else "").count("n", len(this_pass(game).drawn))
        return message.count("difficulty", book_of(game).figure(game, "difficulty"))

    def amount(self, game: Game, option: Option) -> int:
        return len(this_pass(game).drawn) if option.verb in (OPTION_DRAW, OPTION_REVEAL) else option.n

    def safely(self, game: Game, times: int) -> int:
        frame = this_pass(game)
        return max(1, min(times, len(decks.deck(game, frame.active)), extra_left(game, frame)))

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DRAW:
            frame = this_pass(game)
            frame.drawn += decks.draw_top(game, frame.active, 1)
            game.tell(news.DRAW_MORE, frame.active)
            game.next(DrawOn())

    def asks_even_one(self) -> bool:
        return True  # a Recovery may come in between (T-RUL-115)

    def rules(self) -> tuple[str, ...]:
        return ("T-DRAW-06", "T-DRAW-07", "T-RUL-08", "T-RUL-115")


def extra_left(game: Game, frame: Pass) -> int:
    """How many cards may still be drawn beyond the cost: any number, unless a card in force limits it.

    It need not be selected for that: it serves nobody.
    """
    limits = [
        amount_of(game, frame, force)
        for force in in_force(game, points.EXTRA_DRAWS)
        if concerns(game, force, frame.active)
    ]
    drawn = max(0, len(frame.drawn) - cost(game, frame))
    return max(0, min(limits) - drawn) if limits else ENDLESS
