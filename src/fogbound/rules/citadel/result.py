"""Step 3, Result: cards are revealed, effects and icons used, successes compared with the difficulty (T-RES)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Gauge, Message
from fogbound.core.steps import NONE, Option, Part, Question, Step
from fogbound.rules.citadel import compound, decks, table
from fogbound.rules.citadel.draw import UseBeforeReveal, applicable
from fogbound.rules.citadel.frames import RESULT, Pass, this_pass
from fogbound.rules.citadel.gifts import (
    ApplyCompulsory,
    add_icons,
    apply,
    may_apply,
    note_applied,
    obliged,
    option_to,
    serving,
    the_one,
)
from fogbound.rules.citadel.icons import PayIcons, conversions
from fogbound.rules.citadel.options import OPTION_CONVERT, OPTION_COUNT, OPTION_HELP
from fogbound.rules.common import news, points, tabletop
from fogbound.rules.common.book import Strip, book_of
from fogbound.rules.common.failure import offer_turning
from fogbound.rules.common.force import is_in_use
from fogbound.rules.common.frames import FAILURE, SUCCESS
from fogbound.rules.common.options import OPTION_DONE
from fogbound.rules.common.terms import InForce

AT_REVEAL: Final = (
    points.AFTER_REVEAL,
    points.EXTRA_CARDS,
    points.ICONS,
    points.STARS,
)
"""Points at which compulsory effects are applied once the cards lie open; successes without a price are added up."""


class RevealCards(Step):
    """All drawn cards are revealed at once, behind what texts do before that (T-RES-01)."""

    def run(self, game: Game) -> None:
        if is_in_use(game, points.BEFORE_REVEAL):
            game.then(ApplyCompulsory((points.BEFORE_REVEAL,)), UseBeforeReveal(), RevealNow())
        else:
            game.next(RevealNow())


class RevealNow(Step):
    """The cards lie open: class icons on all of them are obtained, and what must be applied is.

    T-RES-01, T-RES-10, T-RES-13, T-RES-11.
    """

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        frame.stage = RESULT
        if frame.drawn:
            decks.reveal(game, frame.drawn)
        for card in frame.drawn:
            game.tell(news.REVEALED, frame.active, card)
            add_icons(frame, book_of(game).cards[card].strip.icons)
        for seat in reversed(frame.involved):
            if seat != frame.active:
                game.next(OfferHelp(seat))
        game.next(ApplyCompulsory(AT_REVEAL))


class OfferHelp(Question):
    """An involved player who is not active may help with a Skill that says so (T-TURN-14, T-RUL-124)."""

    name: ClassVar[str] = "offer-help"

    def __init__(self, helper: int) -> None:
        self.helper = helper

    def seat(self, game: Game) -> int:
        return self.helper

    def options(self, game: Game) -> list[Option]:
        options = [option_to(game, OPTION_HELP, force) for force in self._open(game)]
        return [*options, Option(OPTION_DONE)] if options else []

    def _open(self, game: Game) -> list[InForce]:
        frame = this_pass(game)
        forces: list[InForce] = []
        for force in serving(game, frame, points.HELP):
            if force.holder in (self.helper, NONE):  # a shared text lets any helper do it
                forces.append(InForce(force.card, self.helper, force.ability, force.among))
        return [force for force in forces if may_apply(game, frame, force)]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_HELP:
            game.next(OfferHelp(self.helper))
            note_applied(game, this_pass(game), the_one(self._open(game), option.index, option.card))

    def rules(self) -> tuple[str, ...]:
        return ("T-TURN-14", "T-RUL-124")


# -- counting --------------------------------------------------------------------------------------


def best_count(strips: list[Strip], limit: int) -> int:
    """The most successes that so many cards give: their stars, and pairs of a left and a right half.

    T-RES-02, T-RES-03, T-RES-04.

    For every number of cards taken, the best stars for each pair of half counts are kept.
    """
    best: dict[tuple[int, int, int], int] = {(0, 0, 0): 0}
    for strip in strips:
        if not strip.stars and not strip.left and not strip.right:
            continue
        for (cards, left, right), stars in sorted(best.items(), reverse=True):
            if cards < limit:
                key = (cards + 1, left + strip.left, right + strip.right)
                best[key] = max(best.get(key, 0), stars + strip.stars)
    return max([stars + min(key[1], key[2]) for key, stars in best.items()])


def on_cards(game: Game, frame: Pass) -> int:
    """The successes on revealed cards; a chain lets only so many cards count, the best ones.

    T-RES-06, T-RES-07, T-RES-08, T-RES-09, T-RUL-30, T-RES-02, T-RES-03, T-RES-04.
    """
    cards = book_of(game).cards
    strips = [cards[card].strip for card in frame.drawn if game.where[card] == tabletop.DRAWN]
    if frame.printed_row(game).chain:
        return best_count(strips, frame.limit + frame.extra_cards)
    left = sum([strip.left for strip in strips])
    right = sum([strip.right for strip in strips])
    return sum([strip.stars for strip in strips]) + min(left, right)


def total(game: Game, frame: Pass, parts: list[Part] | None = None) -> int:
    """All successes obtained so far."""
    counted = on_cards(game, frame)
    forced = obliged(game, frame, points.STARS)
    if parts is not None:
        rule = "T-RES-06" if frame.printed_row(game).chain else "T-RES-02"
        parts.append(Part("cards", counted, rule=rule))
        if frame.gained + forced:
            parts.append(Part("effects", frame.gained + forced, rule="T-RES-12"))
    number = counted + frame.gained + forced
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule="T-GEN-03"))
    return max(0, number)


def difficulty(game: Game, frame: Pass, parts: list[Part] | None = None) -> int:
    """What must be reached: the die of a compound action, else what is printed (T-RES-24, T-RES-25)."""
    if frame.printed(game).compound:
        is_gone = compound.is_over(game, frame.card)
        shown = max(0, frame.die if is_gone else table.die_on(game, frame.card))
        if parts is not None:
            parts.append(Part("die", shown, frame.shown(), "T-RES-25"))
        return shown
    printed = frame.printed_row(game).difficulty.count(game, frame.card, frame.active, NONE)
    if parts is not None:
        parts.append(Part("printed", printed, frame.shown(), "T-RES-24"))
    number = printed + obliged(game, frame, points.DIFFICULTY, parts)
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule="T-GEN-03"))
    return max(0, number)


class UseEffects(Question):
    """Effects and icons in any order, then the comparison, with all successes or fewer (T-RES-05, T-RUL-32)."""

    name: ClassVar[str] = "use-effects"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        frame = this_pass(game)
        options: list[Option] = []
        for point in (points.ICONS, points.STARS, points.EXTRA_CARDS, points.AFTER_REVEAL):
            if point != points.EXTRA_CARDS or frame.printed_row(game).chain:  # T-RUL-113
                options.extend(applicable(game, frame, point))
        forced: list[Option] = []
        free: list[Option] = []
        for force in conversions(game, frame):
            (forced if force.ability.must else free).append(option_to(game, OPTION_CONVERT, force))
        if forced:
            return options + forced  # as far as there are icons it must be applied, before others (T-RUL-125)
        options.extend(free)
        options.extend([Option(OPTION_COUNT, n=number) for number in range(total(game, frame), -1, -1)])
        return options

    def gauges(self, game: Game, option: Option) -> tuple[Gauge, ...] | None:
        return () if option.verb == OPTION_COUNT else None

    def takes_several(self) -> bool:
        return True

    def message(self, game: Game) -> Message:
        counts_only = all(option.verb == OPTION_COUNT for option in game.offered)
        difficulty_now = difficulty(game, this_pass(game))
        return self.says("count" if counts_only else "").count("difficulty", difficulty_now)

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = this_pass(game)
        if option.verb == OPTION_COUNT:
            frame.successes = option.n
            game.next(Compare())
            return
        game.next(UseEffects())
        if option.verb == OPTION_CONVERT:
            chosen = the_one(conversions(game, frame), option.index, option.card)
            game.next(PayIcons(option.index, chosen.card, 0))
            return
        point = book_of(game).abilities[option.index].point
        apply(game, frame, the_one(serving(game, frame, point), option.index, option.card))

    def rules(self) -> tuple[str, ...]:
        return ("T-RES-05", "T-RES-12", "T-RES-14", "T-RUL-31", "T-RUL-32")


class Compare(Step):
    """Successes against the difficulty or the die (T-RES-24, T-RES-25, T-RES-26)."""

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        frame.outcome = SUCCESS if frame.successes >= difficulty(game, frame) else FAILURE
        won = frame.outcome == SUCCESS
        seen = tabletop.witnesses(game, frame.card)
        game.tell(
            news.SUCCEEDED if won else news.FAILED, frame.active, frame.card, frame.successes, seen=seen
        )
        if not won:
            offer_turning(game)
