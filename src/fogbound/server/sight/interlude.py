"""What lies between two scenarios of the Citadel: how one ended, what was read since, and how the next begins."""

from collections.abc import Iterable, Sequence
from typing import Final

from fogbound.core import NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common.book import book_of
from fogbound.server.wire import Aim, Interlude, Told
from fogbound.text import Teller, recall

__all__ = ["ENDED", "TURNS_A_PAGE", "interlude"]

ENDED: Final = "scenario-ended"
BEGUN: Final = "scenario-begun"
MISSED: Final = "goal-missed"
TURNS_A_PAGE: Final = (ENDED, BEGUN)
"""The news after which there may be another interlude."""


def interlude(
    teller: Teller, game: Game, news: Iterable[Sequence[News]], numbers: Iterable[int]
) -> Interlude | None:
    """The one that these news tell of, each run with the number of its line; they begin with the end of a scenario.

    None while nobody has set out again. It is the same for everybody: what only some may hear is left out.
    """
    recalled = recall.recalled(teller, game)
    ended = NONE
    missed: list[int] = []
    read: list[Told] = []
    asked = ""
    for n, run in zip(numbers, news, strict=True):
        item = run[-1]
        if item.seen != EVERYBODY:
            continue
        if item.what == ENDED:
            ended = item.card
        elif item.what == MISSED:
            missed.append(item.n)
        elif item.what == "replied":
            asked = teller.news(game, item)
        elif item.what == "read":
            prose = "\n\n".join(teller.texts.prose(_uid(game, item.card), teller.lang, recalled))
            read.extend([Told(asked=asked, prose=prose)] if prose else [])
            asked = ""
        elif item.what == BEGUN and ended != NONE:
            page = _uid(game, item.card)
            return Interlude(
                n=n,
                ended=teller.card(game, ended),
                goals=_aims(teller, game, ended, missed),
                read=tuple(read),
                begun=teller.card(game, item.card),
                card=page,
                prose="\n\n".join(teller.texts.prose(page, teller.lang, recalled)),
                aims=_aims(teller, game, item.card, None),
            )
    return None


def _uid(game: Game, card: int) -> str:
    return game.content.card_ids[card].partition("#")[0]


def _aims(teller: Teller, game: Game, page: int, missed: Sequence[int] | None) -> tuple[Aim, ...]:
    """The goals of a page, reached but for those that were missed; none is where nobody has missed any yet."""
    words = book_of(game).words.words["goal"]
    return tuple(
        Aim(
            name=teller.texts.noun(teller.lang, "goal", words[goal]).text,
            reached=missed is not None and goal not in missed,
        )
        for goal, _ in rules_of(game).page(page).goals
    )
