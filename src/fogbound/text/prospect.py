"""An action before it is taken; at the Citadel, as it would begin, with all in use that goes without saying.

Nothing is looked at that the action would bring to light: where it would come to that, there is no prospect.
"""

from typing import Final

from fogbound.core import Game, Option
from fogbound.odds import Chance, Row, odds, odds_with
from fogbound.rules.citadel.draw import ChooseReductions, ChooseSaving
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.citadel.gear import SelectGear
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.common.book import book_of
from fogbound.text import citadel_pace
from fogbound.text.cards import CardTexts

__all__ = ["chances", "opening"]

FREE: Final = Row(0, 0, Chance(1.0, 0.0))
"""What cannot get better."""


def chances(game: Game, texts: CardTexts, seat: int, option: Option, most: int) -> list[Row]:
    """The chances of an action that could be taken, as a seat knows them: alone, unless others join by themselves."""
    plain = odds(game, seat, option, most)
    if book_of(game).ruleset() != "citadel" or not plain:
        return plain
    ahead = _begun(game, texts, option)
    return (odds(ahead, seat, None, most) if ahead is not None else []) or plain


def opening(game: Game, texts: CardTexts, seat: int, option: Option, cost: int) -> Row | None:
    """The chances that stand beside an action in a list, with the cards they are meant for.

    On the Continent these are its cost, though fewer might do; at the Citadel as few as it would open with.
    """
    if book_of(game).ruleset() != "citadel":
        return odds_with(game, seat, option, cost)
    plain = odds_with(game, seat, option, 0)
    if plain is None or plain == FREE:
        return plain
    ahead = _begun(game, texts, option)
    return (odds_with(ahead, seat, None, 0) if ahead is not None else None) or plain


def _begun(game: Game, texts: CardTexts, option: Option) -> Game | None:
    """The game after the questions that would be passed over, up to the first that is asked."""
    ahead = game.clone()
    ahead.news = None
    ahead.choose(option, "")
    while True:
        question = ahead.pending()
        only: Option | None = None
        if isinstance(question, OfferInvolvement | SelectGear | ChooseReductions | ChooseSaving):
            only = citadel_pace.needless(ahead, texts)
            if only is None and isinstance(question, OfferInvolvement):
                only = ahead.offered[-1]  # who would be asked stays out
        if only is None:
            break
        ahead.choose(only, "")
    is_secret_kept = ahead.barriers == game.barriers and ahead.known == game.known
    return ahead if is_secret_kept and current_pass(ahead) is not None else None
