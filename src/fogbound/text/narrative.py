"""What happened, in sentences: news as they come, how a game begins, goes on after a pause, and ends."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.view.news_schema import SeenNews, SeenStrip

__all__ = ["closing", "opening", "recap", "recent", "resume_lines", "sentence", "sentences"]


def sentences(
    renderer: Renderer, news: Iterable[SeenNews], needed: int = -1, brief: bool = False
) -> Iterator[tuple[str, SeenNews]]:
    """Each piece of news with its sentence; `needed` is the difficulty, if an action was in progress.

    In brief, revealed cards are not named, but what counts on them is summed up. What is read in answer to a reply
    needs no sentence of its own: it is empty.
    """
    follows_reply = False
    for item in news:
        if follows_reply and "paragraph" in item.roles:
            yield "", item
        elif brief and "reveals" in item.roles:
            yield _sum_strips(renderer, item), item
        else:
            yield sentence(renderer, item, needed), item
        follows_reply = "replies" in item.roles


def sentence(renderer: Renderer, item: SeenNews, needed: int = -1) -> str:
    """What a piece of news, or several of them, say."""
    say = renderer.say
    if "reveals" in item.roles:
        cards = [_with_strip(renderer, strip) for strip in item.strips]
        return say(f"news-{item.kind}", card=", ".join(cards))
    if item.is_several:
        people = [say("all-of-you")] if item.is_everybody else [renderer.person(who) for who in item.people]
        cards = list(dict.fromkeys([renderer.name(card) for card in item.cards]))
        return say(f"news-{item.kind}-several", n=item.n, who=", ".join(people), card=", ".join(cards))
    if needed >= 0 and ("succeeds" in item.roles or "fails" in item.roles):
        return say(f"news-{item.kind}-needed", n=item.n, needed=needed)
    return _read(renderer, item) if "paragraph" in item.roles else renderer.news(item)


def _read(renderer: Renderer, item: SeenNews) -> str:
    """Who reads, and what: a paragraph goes by its title or, without one, by the place; numbers are for the book."""
    who = ", ".join([renderer.person(one) for one in item.people])
    card, place = item.cards[0], renderer.name(item.other)
    if renderer.texts.is_titled(card, renderer.lang):
        return renderer.say("news-read-titled", who=who, title=renderer.name(card))
    return renderer.say("news-read-at" if place else "news-read-on", who=who, place=place)


def _sum_strips(renderer: Renderer, item: SeenNews) -> str:
    """What counts on revealed cards, all together."""
    counts: Counter[str] = Counter()
    for strip in item.strips:
        counts.update(dict(strip.counts))
    parts = [renderer.say(f"strip-{what}", n=number) for what, number in counts.items() if number]
    return renderer.say(f"news-{item.kind}", card=", ".join(parts) or renderer.say("strip-nothing"))


def _with_strip(renderer: Renderer, strip: SeenStrip) -> str:
    """A revealed card with what counts on it: stars, halves, sevens, or that it is a Curse."""
    say = renderer.say
    name = renderer.name(strip.card)
    if strip.is_curse:
        return f"{name} ({say('strip-curse')})"
    parts = [say(f"strip-{what}", n=number) for what, number in strip.counts if number]
    return f"{name} ({', '.join(parts)})" if parts else name


# -- beginning, going on, ending -------------------------------------------------------------------


def opening(screens: Screens, news: Iterable[SeenNews]) -> list[str]:
    """How a new game begins: who sets out, and what was told when the table was laid; cards are read out."""
    told = [_beginning(screens)]
    for line, item in sentences(screens.renderer, news):
        told.append(line)
        if "shows" in item.roles:
            told.extend(screens.card(item.cards[0])[1:])
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
    """Where a game stands: what it is about, what was won, where everybody is, what happened and was answered last."""
    say, seen = screens.say, screens.seen
    told = screens.aims()
    if status:
        told.append(screens.status())
    told.extend(screens.dangers())
    told.extend(filter(None, (screens.stand(seat) for seat in screens.present_seats())))
    if len(screens.present_seats()) > 1 and seen.turn and seen.active in screens.present_seats():
        told.append(say("recap-active", who=screens.explorer(seen.active)))
    if lately:
        told.append(say("recap-last"))
        told.extend(f"  {line}" for line in lately)
    return [*told, *filter(None, (answer,))]


def recent(renderer: Renderer, news: Iterable[tuple[Sequence[SeenNews], int]]) -> list[str]:
    """The last turns in a few sentences; with the news of each answer goes the difficulty."""
    return [line for told, needed in news for line, _ in sentences(renderer, told, needed) if line]


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
