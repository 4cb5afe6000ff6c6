"""Result, the third step of an action: the cards are revealed, Curses judged, successes counted (C-RES)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Part, Step
from fogbound.rules.common import news, points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import FAILURE, SUCCESS
from fogbound.rules.continent import frames as stage
from fogbound.rules.continent import gifts, life
from fogbound.rules.continent.frames import ActionFrame, action_frame


class RevealDrawn(Step):
    """All drawn cards are revealed together; a Curse from the Discard Pile defeats.

    C-RES-01, C-RES-02, C-RES-03.
    """

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.RESULT
        if frame.drawn:
            game.barriers += 1  # something has come to light
        if game.news is not None:
            for at in range(len(frame.drawn)):
                game.tell(news.REVEALED, frame.active, frame.drawn[at])
        game.next(OFFER_RESULT_EFFECTS)
        check_curses(game, frame, frame.drawn)


def check_curses(game: Game, frame: ActionFrame, cards: tuple[int, ...]) -> None:
    """By origin, before anything is counted; one Curse defeats even a sure success (C-RUL-30)."""
    if life.FROM_PILE not in frame.origins:
        return
    for at in range(len(frame.drawn)):
        card = frame.drawn[at]
        counts = card in cards and frame.origins[at] == life.FROM_PILE and card not in frame.safe
        if counts and life.is_curse(game, card):
            game.next(life.Defeat("curse", frame.active))
            return


class OfferResultEffects(Step):
    """Involved players may add successes (C-RES-09)."""

    def run(self, game: Game) -> None:
        gifts.offer(game, action_frame(game), gifts.RESULT_STAGE)


OFFER_RESULT_EFFECTS: Final = OfferResultEffects()


def count(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """Successes: stars, pairs of halves on two cards, sevens where effects use them.

    C-RES-04, C-RES-05, C-RES-06, C-RES-07, C-RES-08, C-RES-09, C-RES-10, C-RUL-17, C-RUL-41.
    """
    cards = book_of(game).cards
    stars = left = right = sevens = 0
    for card in frame.drawn:
        strip = cards[card].strip
        stars += strip.stars
        left += strip.left
        right += strip.right
        sevens += strip.sevens
        if parts is not None and strip.stars:
            parts.append(Part("star", strip.stars, card, "C-RES-04"))
    for card in frame.blessed:
        stars += 1
        sevens += 1
        if parts is not None:
            parts.append(Part("star", 1, card, "C-CARD-19"))
    pairs = min(left, right)
    if pairs:
        for card in frame.drawn:
            strip = cards[card].strip
            if strip.left and strip.right:
                pairs = min(pairs, left - strip.left + right - strip.right)
    used_sevens: list[Part] | None = [] if parts is not None else None
    per_seven = frame.per_seven + gifts.obliged(game, frame, points.PER_SEVEN, used_sevens)
    bonus = frame.stars + gifts.obliged(game, frame, points.STARS, parts)
    if parts is not None and used_sevens is not None:
        if pairs:
            parts.append(Part("pair", pairs, rule="C-RES-05"))
        gifts.applied_parts(game, frame, points.PER_SEVEN, frame.per_seven, used_sevens)
        for part in used_sevens:
            parts.append(Part("sevens", part.amount * sevens, part.card, "C-RES-08"))
        gifts.applied_parts(game, frame, points.STARS, frame.stars, parts)
    return stars + pairs + per_seven * sevens + bonus


def difficulty(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """The stars needed, with the trade and all that eases or hardens it (C-RES-11)."""
    printed = frame.printed(game).difficulty.count(game, frame.card, frame.active, NONE)
    if parts is not None:
        parts.append(Part("difficulty", printed, frame.card, "C-ACT-01"))
        gifts.applied_parts(game, frame, points.DIFFICULTY, -frame.eased, parts)
        if frame.trade:
            parts.append(Part("trade", frame.trade, rule="C-COST-02"))
    number = printed + gifts.obliged(game, frame, points.DIFFICULTY, parts) - frame.eased + frame.trade
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule="C-RES-11"))
    return max(0, number)


class CountSuccesses(Step):
    """The action succeeds if and only if the successes reach the difficulty (C-RES-11)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.successes = max(0, count(game, frame))
        frame.outcome = SUCCESS if frame.successes >= difficulty(game, frame) else FAILURE
        game.tell(
            news.SUCCEEDED if frame.outcome == SUCCESS else news.FAILED, frame.active, n=frame.successes
        )
