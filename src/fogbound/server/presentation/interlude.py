"""What lies between two scenarios of the Citadel: how one ended, and how the next begins."""

from collections.abc import Iterable, Sequence

from fogbound.server.wire import Aim, Interlude
from fogbound.text import Renderer, recall
from fogbound.view import Perspective, SeenNews

__all__ = ["interlude"]


def interlude(
    renderer: Renderer, known: Perspective, news: Iterable[tuple[int, SeenNews]]
) -> Interlude | None:
    """The one that these news tell of, each with the number of its line; they begin with the end of a scenario.

    Its second half is empty until the players set out again. It is the same for everybody: what only some may hear is
    left out.
    """
    at, ended = 0, ""
    missed: list[str] = []
    for n, item in news:
        if not item.is_open:
            continue
        if "closes" in item.roles:
            at, ended = n, item.cards[0]
        elif "misses" in item.roles:
            missed.append(item.word)
        elif "opens" in item.roles and ended:
            page = item.cards[0]
            recalled = recall.recall(renderer, known)
            return Interlude(
                n=at,
                ended=renderer.name(ended),
                goals=_aims(renderer, known, ended, missed),
                begun_at=n,
                begun=renderer.name(page),
                card=page.partition("#")[0],
                prose="\n\n".join(renderer.texts.prose(page, renderer.lang, recalled)),
                aims=_aims(renderer, known, page, None),
            )
    if not ended or known.ending:  # the end of the adventure has a page of its own
        return None
    return Interlude(n=at, ended=renderer.name(ended), goals=_aims(renderer, known, ended, missed))


def _aims(renderer: Renderer, known: Perspective, page: str, missed: Sequence[str] | None) -> tuple[Aim, ...]:
    """The goals of a page, reached but for those that were missed; none is where nobody has missed any yet."""
    return tuple(
        Aim(
            name=renderer.texts.noun(renderer.lang, "goal", goal).text,
            reached=missed is not None and goal not in missed,
        )
        for goal in known.goals(page)
    )
