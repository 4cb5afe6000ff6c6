"""How a game begins, goes on after a pause, and ends, in sentences."""

from collections.abc import Iterable, Mapping, Sequence

from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.text.sentences import sentences
from fogbound.text.story import Piece, stories
from fogbound.view.news_schema import SeenNews

__all__ = ["closing", "opening", "recap", "recent", "resume_lines"]


def opening(screens: Screens, news: Iterable[SeenNews]) -> list[str]:
    """How a new game begins: who sets out, and what was told when the table was laid; cards are read out."""
    told = [_beginning(screens)]
    for line, item in sentences(screens.renderer, news):
        if "obvious" in item.roles and "brings" in item.roles:
            continue  # where a card goes that was just read out, its type says
        told.append(line)
        if "shows" in item.roles:
            told.extend([*screens.prose(item.cards[0]), *screens.gist(item.cards[0])])
        elif item.is_read_out:
            told.extend(f"  {row}" for row in screens.read_out(item.cards[-1]))
    return told


def _beginning(screens: Screens) -> str:
    """Which game this is, and for whom; players without a character yet are only counted."""
    title = screens.texts.title(screens.lang)
    if not all(seat.character for seat in screens.seen.seats if seat.status == "present"):
        return screens.say("game-new-players", name=title, n=len(screens.present_seats()))
    people = ", ".join(screens.explorer(seat) for seat in screens.present_seats())
    return screens.say("game-new", name=title, who=people)


def resume_lines(
    screens: Screens, fork_of: str, fork_at: int, changes: Iterable[Mapping[str, str | int]]
) -> list[str]:
    """Which game is taken up again, where it comes from, and what was lost on the way."""
    say = screens.say
    told = [say("game-again", name=screens.texts.title(screens.lang))]
    if fork_of:
        told.append(say("game-forked", name=fork_of, n=fork_at))
    told.extend(say("game-changed", **change) for change in changes)
    return told


def recap(screens: Screens, lately: Sequence[str], answer: str, status: bool = True) -> list[str]:
    """Where a game stands: aims and dangers, where everybody is with what, what happened and was answered last."""
    say, seen = screens.say, screens.seen
    told = screens.aims()
    if status:
        told.append(screens.status())
    told.extend(screens.dangers())
    for seat in screens.present_seats():
        told.extend(filter(None, (screens.stand(seat), *screens.belongings(seat))))
    if len(screens.present_seats()) > 1 and seen.turn and seen.active in screens.present_seats():
        told.append(say("recap-active", who=screens.explorer(seen.active)))
    if lately:
        told.append(say("recap-last"))
        told.extend(f"  {line}" for line in lately)
    return [*told, *filter(None, (answer,))]


def recent(renderer: Renderer, news: Iterable[tuple[Sequence[SeenNews], int]]) -> list[str]:
    """The last turns as the journal tells them; with the news of each answer goes the difficulty."""
    return stories(renderer, [Piece(item, needed) for told, needed in news for item in told])


def closing(screens: Screens, ending: str, decisions: int) -> list[str]:
    """How a game ended, how long it took, and what was achieved."""
    epilogue = screens.texts.epilogue(ending, screens.lang)
    return [
        *filter(None, (epilogue,)),
        screens.renderer.ending(ending),
        screens.say("game-summary", turns=screens.seen.turn, n=decisions),
        *screens.achievements(),
        *screens.reserves(),
    ]
