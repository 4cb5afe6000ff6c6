"""An action before it is taken: as it would begin, with all in use that goes without saying, and with whom.

Nothing is looked at that the action would bring to light: where it would come to that, there is no prospect.
"""

from collections.abc import Sequence
from typing import Final

from fogbound.core import Game, Option
from fogbound.odds import Chance, OddsRow, odds, odds_within
from fogbound.rules.citadel.draw import ChooseReductions, ChooseSaving
from fogbound.rules.citadel.gear import SelectGear
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.common.book import Action, book_of
from fogbound.rules.common.frames import attempt
from fogbound.rules.continent.action import ChooseItem
from fogbound.rules.continent.cost import TradeCost
from fogbound.rules.continent.gifts import ApplyGifts
from fogbound.rules.continent.turn import Join, printed
from fogbound.text import pace
from fogbound.text.card_texts import CardTexts

__all__ = [
    "MOST_EXTRA",
    "Gathering",
    "begun",
    "chances",
    "gathering",
    "is_weighed",
    "opening",
    "proposed",
    "to_be_joined",
    "unasked",
    "went_on",
]

Gathering = Join | OfferInvolvement
"""Whether somebody takes part in an action, and whether who leads it agrees: asked before it begins."""
WEIGHED: Final = (Join, OfferInvolvement, ChooseItem, TradeCost, SelectGear)
"""What is asked while an action begins, each of whose answers leads to chances of its own."""
OPENING: Final = (SelectGear, ChooseReductions, ChooseSaving, ApplyGifts, TradeCost)
"""What is asked at the beginning of an action, and may be passed over."""

UNPRINTED: Final = ("floor", "trade")
"""What of a cost no card says."""

LIKELY: Final = 0.8
"""A chance with which most are content."""

MOST_EXTRA: Final = 6
"""How many additional cards chances are told for."""

FREE: Final = [OddsRow(0, 0, Chance(1.0, 0.0))]
"""What cannot get better."""


def chances(game: Game, texts: CardTexts, seat: int, option: Option, most: int) -> list[OddsRow]:
    """The chances of an action that could be taken, as a seat knows them: alone, unless others join by themselves."""
    plain = odds(game, seat, option, most)
    if book_of(game).ruleset() != "citadel" or not plain:
        return plain
    ahead = begun(game, texts, option)
    return (odds(ahead, seat, None, most) if ahead is not None else []) or plain


def opening(game: Game, texts: CardTexts, seat: int, option: Option, cost: int) -> OddsRow | None:
    """The chances that stand beside an action in a list: with the cards with which it would be proposed.

    On the Continent it would cost so many before anything is saved; at the Citadel what is saved goes without saying.
    """
    if book_of(game).ruleset() != "citadel":
        rows = odds_within(game, seat, option, cost)
        return _likely(rows, cost) if len(rows) > 1 else rows[0]
    if not cost and odds(game, seat, option, 0) == FREE:
        return FREE[0]
    ahead = begun(game, texts, option)
    found = odds(ahead, seat, None, 0) if ahead is not None else []
    if ahead is None or not found:
        return odds(game, seat, option, 0)[0]
    if not found[0].chance.success:
        return _likely(odds(ahead, seat, None, MOST_EXTRA), 0) or found[0]
    return found[0]


def proposed(game: Game, seat: int, rows: Sequence[OddsRow]) -> int:
    """With how many more cards an action in progress is proposed."""
    told = 0
    if book_of(game).ruleset() != "citadel" and rows[0].chance.success < 1:
        parts = book_of(game).why(game, seat, "cost")
        told = sum([part.amount for part in parts if part.amount > 0 and part.what not in UNPRINTED])
    found = _likely(rows, told)
    return found.extra if found is not None else 0


def _likely(rows: Sequence[OddsRow], told: int) -> OddsRow | None:
    """As few cards as make an action likely, and never more than it was told to cost.

    Nor so few that it cannot succeed; nor, beyond that, so many that they might end everything.
    """
    found: OddsRow | None = None
    for row in rows:
        if found is not None and row.chance.defeat > found.chance.defeat:
            break
        if row.chance.success > 0:
            found = row
            if row.drawn >= told or row.chance.success >= LIKELY:
                break
    return found


def begun(game: Game, texts: CardTexts, option: Option) -> Game | None:
    """The game after the questions that would be passed over, up to the first that is asked.

    Whoever is asked to take part after this option stays out, and no item is used; None where it would bring
    something to light.
    """
    ahead = game.clone()
    ahead.news = None
    ahead.choose(option, "")
    while (only := _passed_over(ahead, texts)) is not None:
        ahead.choose(only, "")
    is_secret_kept = ahead.barriers == game.barriers and ahead.known == game.known
    return ahead if is_secret_kept and attempt(ahead) is not None else None


def went_on(game: Game, option: Option) -> Game | None:
    """The action in progress after this answer; None where it would end, or bring something to light."""
    before, ahead = attempt(game), game.clone()
    ahead.news = None
    ahead.choose(option, "")
    after = attempt(ahead)
    if before is None or after is None or len(ahead.frames) != len(game.frames):
        return None
    has_drawn = len(after.drawn) > len(before.drawn)  # face down, maybe from a pile that was shuffled
    is_same = (after.card, after.index, after.active) == (before.card, before.index, before.active)
    is_same = is_same and after.drawn[: len(before.drawn)] == before.drawn
    is_secret_kept = ahead.known == game.known and (has_drawn or ahead.barriers == game.barriers)
    return ahead if is_same and is_secret_kept else None


def _passed_over(game: Game, texts: CardTexts) -> Option | None:
    """What is answered to the pending question while an action begins; None once somebody would be asked."""
    question = game.pending()
    if isinstance(question, OPENING):
        return pace.needless(game, texts)
    if isinstance(question, ChooseItem):
        return game.offered[-1]
    if not isinstance(question, Gathering):
        return None
    return pace.needless(game, texts) or unasked(game)


# -- who takes part --------------------------------------------------------------------------------


def is_weighed(game: Game) -> bool:
    """Whether the chances tell the answers to the pending question apart."""
    return isinstance(game.pending(), WEIGHED)


def gathering(game: Game) -> Gathering | None:
    """The question whether somebody takes part in an action, while that is asked."""
    question = game.pending()
    return question if isinstance(question, Gathering) else None


def unasked(game: Game) -> Option:
    """The answer without whoever is asked to take part; what takes everybody is told with all of them."""
    first, last = game.offered[0], game.offered[-1]
    return first if first.verb == "accept" or book_of(game).proposal(game) is not None else last


def to_be_joined(game: Game, question: Gathering) -> Action:
    """The action that somebody may take part in."""
    if isinstance(question, Join):
        return printed(game, question.card, question.index, question.column)
    definition = book_of(game).cards[question.card]
    return (definition.back_actions if question.back else definition.actions)[question.index]
