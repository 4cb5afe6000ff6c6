"""What lies between two scenarios of the Citadel: how one ended, and how the next begins."""

from collections.abc import Iterable, Sequence
from typing import Final

from fogbound.core import NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common.book import book_of
from fogbound.server.wire import Aim, Interlude
from fogbound.text import Renderer, recall
from fogbound.view import Perspective

__all__ = ["ENDED", "TURNS_A_PAGE", "interlude"]

ENDED: Final = "scenario-ended"
BEGUN: Final = "scenario-begun"
MISSED: Final = "goal-missed"
TURNS_A_PAGE: Final = (ENDED, BEGUN)
"""The news after which there may be another interlude."""


def interlude(
    renderer: Renderer, game: Game, news: Iterable[Sequence[News]], numbers: Iterable[int]
) -> Interlude | None:
    """The one that these news tell of, each run with the number of its line; they begin with the end of a scenario.

    Its second half is empty until somebody sets out again. It is the same for everybody: what only some may hear is
    left out.
    """
    at, ended = 0, NONE
    missed: list[int] = []
    for n, run in zip(numbers, news, strict=True):
        item = run[-1]
        if item.seen != EVERYBODY:
            continue
        if item.what == ENDED:
            at, ended = n, item.card
        elif item.what == MISSED:
            missed.append(item.n)
        elif item.what == BEGUN and ended != NONE:
            page = _uid(game, item.card)
            prose = renderer.texts.prose(
                page, renderer.lang, recall.recalled(renderer, Perspective(game, NONE).memories)
            )
            return Interlude(
                n=at,
                ended=renderer.card(game, ended),
                goals=_aims(renderer, game, ended, missed),
                begun_at=n,
                begun=renderer.card(game, item.card),
                card=page,
                prose="\n\n".join(prose),
                aims=_aims(renderer, game, item.card, None),
            )
    if ended == NONE or game.ending:  # the end of the adventure has a page of its own
        return None
    return Interlude(n=at, ended=renderer.card(game, ended), goals=_aims(renderer, game, ended, missed))


def _uid(game: Game, card: int) -> str:
    return game.content.card_ids[card].partition("#")[0]


def _aims(renderer: Renderer, game: Game, page: int, missed: Sequence[int] | None) -> tuple[Aim, ...]:
    """The goals of a page, reached but for those that were missed; none is where nobody has missed any yet."""
    words = book_of(game).words.words["goal"]
    return tuple(
        Aim(
            name=renderer.texts.noun(renderer.lang, "goal", words[goal]).text,
            reached=missed is not None and goal not in missed,
        )
        for goal, _ in rules_of(game).page(page).goals
    )
