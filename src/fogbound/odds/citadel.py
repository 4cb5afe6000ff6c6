"""The odds of a Citadel action: from what one seat knows of the cards to the chances with every number of them.

Nothing is taken from hidden cards but how many of each there are in a player's deck, which everybody can work out from
what lies open (T-INFO); their order counts only where the seat has been shown it. Everything that helps is used: who is
active plays as well as possible, those involved help if they can, and what is not counted in cards is no obstacle.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache

from fogbound.core import NONE, Game, Option
from fogbound.core.steps import CloseFrame
from fogbound.odds.chain import ActionTrial, DrawFace
from fogbound.odds.chain import chances as chances_of
from fogbound.odds.gains import is_reflex, offers_of, trades_of
from fogbound.odds.proposals import MOST_EXTRA, Prospect, likely
from fogbound.odds.rows import MOST, OddsBasis, OddsRow
from fogbound.odds.source import CardSupply, known_part
from fogbound.odds.strips import ActionChance
from fogbound.packs.pack import Pack
from fogbound.rules.citadel import decks, draw, explain, recovery, result, table
from fogbound.rules.citadel import frames as stage
from fogbound.rules.citadel.frames import Pass, current_pass, this_pass
from fogbound.rules.citadel.gifts import obliged
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import Book, Card, book_of

__all__ = [
    "basis",
    "chances",
    "ends",
    "extra_cards",
    "first_row",
    "forget",
    "odds",
    "opening_row",
    "starting_tables",
]

NO_CHANCE = ActionChance(0.0, 0.0)
SURE = ActionChance(1.0, 0.0)

FREE = [OddsRow(0, 0, SURE)]
"""What cannot get better."""


def odds(
    game: Game, seat: int, option: Option | None = None, most: int = MOST, shown: Collection[int] = ()
) -> list[OddsRow]:
    """The chances of the pass in progress as this seat knows them, or of an action that could be taken.

    There are none once the cards are revealed, nor once the active player has fallen: their cards are back in the deck,
    and which of them had been drawn is nobody's to know. An action that could be taken is taken alone, with nothing
    applied by choice. Cards that are `shown` count as known.
    """
    if option is not None:
        return _rows_alone(explain.forecast(game, option), seat, most)
    current = current_pass(game)
    if current is None or current.stage > stage.DRAW or not tabletop.is_present(game, current.active):
        return []
    return _rows(game, current, seat, _cards_owed(game, current), most, shown)


def _rows_alone(ahead: Game, seat: int, most: int) -> list[OddsRow]:
    """The rows of an action that has just begun, with nothing applied by choice."""
    frame = this_pass(ahead)
    return _rows(ahead, frame, seat, draw.cost(ahead, frame), most)


def basis(game: Game, option: Option | None = None) -> OddsBasis:
    """What the odds rest on: they leave nothing out and name nothing."""
    return OddsBasis((), (), False)


def ends(prospect: Prospect) -> bool:
    """Whether a failure of an action that could be taken ends the adventure: no failure does so at once."""
    return False


def first_row(prospect: Prospect, seat: int) -> OddsRow:
    """The chances of an action that could be taken, with the cards it costs."""
    found = prospect.first_rows.get(seat)
    if found is None:
        found = prospect.first_rows[seat] = chances(prospect, seat, 0)[0]
    return found


def chances(prospect: Prospect, seat: int, most: int) -> list[OddsRow]:
    """The chances of an action that could be taken: alone, unless others join by themselves."""
    ahead = prospect.begun
    found = odds(ahead, seat, None, most) if ahead is not None else []
    return found or _rows_alone(prospect.alone, seat, most)


def opening_row(prospect: Prospect, seat: int, cost: int) -> OddsRow | None:
    """The chances that stand beside an action in a list; what is saved goes without saying."""
    if not cost and _rows_alone(prospect.alone, seat, 0) == FREE:
        return FREE[0]
    found, ahead = first_row(prospect, seat), prospect.begun
    if found.chance.success or ahead is None:
        return found
    return likely(odds(ahead, seat, None, MOST_EXTRA), 0) or found


def extra_cards(game: Game, seat: int, rows: Sequence[OddsRow]) -> int:
    """With how many more cards an action in progress is proposed."""
    found = likely(rows, 0)
    return found.extra if found is not None else 0


def starting_tables(packs: Sequence[Pack]) -> dict[str, list[list[float]]] | None:
    """What starting Skills promise each character: nothing before the game, as decks are made in play."""
    return None


def _cards_owed(game: Game, frame: Pass) -> int:
    """How many cards of the cost are still to be drawn."""
    for step in reversed(game.stack):
        if isinstance(step, CloseFrame):
            break
        if isinstance(step, draw.DrawOwed):
            return step.owed
        if isinstance(step, (draw.SettleDraw, draw.DrawCards)):
            return draw.cost(game, frame)
    return 0


def _rows(
    game: Game, frame: Pass, seat: int, owed: int, most: int, shown: Collection[int] = ()
) -> list[OddsRow]:
    """The rows for all numbers of additional cards up to `most`."""
    in_deck = len(frame.drawn) + len(decks.deck(game, frame.active))
    there = in_deck + (len(decks.pile(game, frame.active)) if recovery.most(game, frame.active) else 0)
    least = min(len(frame.drawn) + owed, there)  # what nobody can draw is waived (T-RUL-01)
    if least > in_deck and not _survives(game, frame.active, least - in_deck):
        return [OddsRow(0, least, NO_CHANCE)]
    more = min(most, draw.extra_left(game, frame))
    last = min(least + more, max(least, in_deck))  # no Recovery for cards drawn by choice (T-DRAW-07)
    trial = trial_of(game, frame)
    if _is_sure(game, frame, trial):
        return [OddsRow(drawn - least, drawn, SURE) for drawn in range(least, last + 1)]
    found = chances_of(known_draw(game, frame, seat, shown), least, last, trial)
    return [OddsRow(at, least + at, ActionChance(chance, 0.0)) for at, chance in enumerate(found)]


def _is_sure(game: Game, frame: Pass, trial: ActionTrial) -> bool:
    """Whether nothing is demanded, and nothing could make that more."""
    if trial.difficulty:
        return False
    for offer in trial.offers:
        if offer.gain.lowers < 0:
            return False
    for trade in trial.trades:
        if trade.gain.lowers < 0:
            return False
    cards = book_of(game).cards
    for some in (frame.drawn, decks.deck(game, frame.active), decks.pile(game, frame.active)):
        for card in some:
            if is_reflex(cards[card]):
                return False
    return True


def _survives(game: Game, seat: int, missing: int) -> bool:
    """Whether the life points last for the Recoveries that so many missing cards force.

    T-DRAW-08, T-DRAW-09, T-DRAW-10.
    """
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


def known_draw(game: Game, frame: Pass, seat: int, shown: Collection[int] = ()) -> CardSupply[DrawFace]:
    """Where the cards of a pass come from, as this seat knows it: those drawn face down come first."""
    deck = [*frame.drawn, *reversed(decks.deck(game, frame.active))]
    seen = [card in shown or book_of(game).sees(game, seat, card) for card in deck]
    top, rest = known_part(deck, seen)
    pile = decks.pile(game, frame.active)
    book = book_of(game)
    if not any(is_reflex(book.cards[card]) for card in (*deck, *pile)):
        return _plain_draw(book, top, rest, tuple(sorted(pile)))
    faces = {card: face_of(game, frame, card) for card in (*deck, *pile)}
    return _draw(faces, top, rest, pile)


@lru_cache(4096)
def _plain_draw(
    book: Book, top: tuple[int, ...], rest: tuple[int, ...], pile: tuple[int, ...]
) -> CardSupply[DrawFace]:
    """Where cards come from that are no Reflexes; the same cards come up often."""
    faces = {card: _plain_face(book.cards[card]) for card in (*top, *rest, *pile) if card != NONE}
    return _draw(faces, top, rest, pile)


def forget() -> None:
    """Drop what was worked out for books that may not be played any more."""
    _plain_draw.cache_clear()
    _plain_face.cache_clear()


def _draw(
    faces: dict[int, DrawFace], top: Sequence[int], rest: Sequence[int], pile: Sequence[int]
) -> CardSupply[DrawFace]:
    return CardSupply(
        tuple([faces[card] if card != NONE else None for card in top]),
        tuple(sorted([faces[card] for card in rest])),
        tuple(sorted([faces[card] for card in pile])),
    )


def face_of(game: Game, frame: Pass, card: int) -> DrawFace:
    """What a card of the deck shows, and what it brings to this pass if it is a Reflex."""
    definition = book_of(game).cards[card]
    if not is_reflex(definition):
        return _plain_face(definition)
    return _plain_face(definition)._replace(
        offers=offers_of(game, frame, card), trades=trades_of(game, frame, card)
    )


@lru_cache(4096)
def _plain_face(definition: Card) -> DrawFace:
    strip = definition.strip
    return DrawFace(strip.stars, strip.left, strip.right, strip.icons)


def trial_of(game: Game, frame: Pass) -> ActionTrial:
    """What a pass demands, and what serves it already."""
    limit = frame.limit if frame.stage >= stage.DRAW else draw.default_cost(game, frame)
    return ActionTrial(
        difficulty=result.difficulty(game, frame),
        limit=limit + frame.extra_cards if frame.printed_row(game).chain else NONE,
        stars=frame.gained + obliged(game, frame, points.STARS),
        icons=frame.icons,
        offers=offers_of(game, frame),
        trades=trades_of(game, frame),
    )
