"""The odds of a Citadel action: from what one seat knows of the cards to the chances with every number of them.

Nothing is taken from hidden cards but how many of each there are in a player's deck, which everybody can work out from
what lies open (T-INFO); their order counts only where the seat has been shown it. Everything that helps is used: who is
active plays as well as possible, those involved help if they can, and what is not counted in cards is no obstacle.
"""

from fogbound.core import NONE, Game, Option
from fogbound.core.steps import CloseFrame
from fogbound.odds.action import MOST, Row
from fogbound.odds.chain import Draw, Face, Trial, chances
from fogbound.odds.gains import offers_of, trades_of
from fogbound.odds.strips import Chance
from fogbound.rules.citadel import decks, draw, explain, recovery, result, table
from fogbound.rules.citadel import frames as stage
from fogbound.rules.citadel.frames import Pass, current_pass, this_pass
from fogbound.rules.citadel.gifts import obliged
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of

__all__ = ["odds"]

NO_CHANCE = Chance(0.0, 0.0)


def odds(game: Game, seat: int, option: Option | None = None, most: int = MOST) -> list[Row]:
    """The chances of the pass in progress as this seat knows them, or of an action that could be taken.

    There are none once the cards are revealed. An action that could be taken is taken alone, with nothing
    applied by choice.
    """
    if option is not None:
        ahead = explain.forecast(game, option)
        return _rows(ahead, this_pass(ahead), seat, draw.cost(ahead, this_pass(ahead)), most)
    frame = current_pass(game)
    if frame is None or frame.stage > stage.DRAW:
        return []
    return _rows(game, frame, seat, _owed(game, frame), most)


def _owed(game: Game, frame: Pass) -> int:
    """How many cards of the cost are still to be drawn."""
    for step in reversed(game.stack):
        if isinstance(step, CloseFrame):
            break
        if isinstance(step, draw.DrawOwed):
            return step.owed
        if isinstance(step, draw.SettleDraw | draw.DrawCards):
            return draw.cost(game, frame)
    return 0


def _rows(game: Game, frame: Pass, seat: int, owed: int, most: int) -> list[Row]:
    source = known_draw(game, frame, seat)
    in_deck = len(frame.drawn) + len(decks.deck(game, frame.active))
    there = in_deck + (len(decks.pile(game, frame.active)) if recovery.most(game, frame.active) else 0)
    first = min(len(frame.drawn) + owed, there)  # what nobody can draw is waived (T-RUL-01)
    if first > in_deck and not _survives(game, frame.active, first - in_deck):
        return [Row(0, first, NO_CHANCE)]
    last = min(first + most, max(first, in_deck))  # no Recovery for cards drawn by choice (T-DRAW-07)
    found = chances(source, first, last, trial_of(game, frame))
    return [Row(at, first + at, Chance(chance, 0.0)) for at, chance in enumerate(found)]


def _survives(game: Game, seat: int, missing: int) -> bool:
    """Whether the life points last for the Recoveries that so many missing cards force (T-DRAW-08..10)."""
    life = table.life(game, seat)
    left = missing
    while left > 0:
        cards = max(
            min(left, recovery.most(game, seat)), min(recovery.unit(game)[1], recovery.most(game, seat))
        )
        life -= recovery.price(game, seat, cards)
        if life <= 0 or not cards:
            return False
        left -= cards
    return True


def known_draw(game: Game, frame: Pass, seat: int) -> Draw:
    """Where the cards of a pass come from, as this seat knows it: those drawn face down come first."""
    deck = [*frame.drawn, *reversed(decks.deck(game, frame.active))]
    faces = {card: face_of(game, frame, card) for card in (*deck, *decks.pile(game, frame.active))}
    seen = [book_of(game).sees(game, seat, card) for card in deck]
    depth = max((at + 1 for at, is_seen in enumerate(seen) if is_seen), default=0)
    top = tuple(faces[card] if seen[at] else None for at, card in enumerate(deck[:depth]))
    rest = [faces[card] for at, card in enumerate(deck) if not seen[at]]
    return Draw(
        top, tuple(sorted(rest)), tuple(sorted(faces[card] for card in decks.pile(game, frame.active)))
    )


def face_of(game: Game, frame: Pass, card: int) -> Face:
    """What a card of the deck shows, and what it brings to this pass if it is a Reflex."""
    strip = book_of(game).cards[card].strip
    return Face(
        strip.stars,
        strip.left,
        strip.right,
        strip.icons,
        offers_of(game, frame, card),
        trades_of(game, frame, card),
    )


def trial_of(game: Game, frame: Pass) -> Trial:
    """What a pass demands, and what serves it already."""
    limit = frame.limit if frame.stage >= stage.DRAW else draw.default_cost(game, frame)
    return Trial(
        difficulty=result.difficulty(game, frame),
        limit=limit + frame.extra_cards if frame.printed_row(game).chain else NONE,
        stars=frame.gained + obliged(game, frame, points.STARS),
        icons=frame.icons,
        offers=offers_of(game, frame),
        trades=trades_of(game, frame),
    )
