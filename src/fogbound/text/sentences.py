"""What happened, in sentences: each piece of news as it comes."""

from collections import Counter
from collections.abc import Iterable, Iterator

from fogbound.text.render import Renderer
from fogbound.view.news_schema import SeenNews, SeenStrip

__all__ = ["sentence", "sentences"]


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
        people = say("all-of-you") if item.is_everybody else renderer.people(item.people)
        cards = list(dict.fromkeys([renderer.name(card) for card in item.cards]))
        return say(
            f"news-{item.kind}-several",
            n=item.n,
            who=people,
            many=_many(item),
            card=renderer.join_names(cards),
        )
    if needed >= 0 and ("succeeds" in item.roles or "fails" in item.roles):
        return say(f"news-{item.kind}-needed", n=item.n, needed=needed)
    return _read(renderer, item) if "paragraph" in item.roles else renderer.news(item)


def _read(renderer: Renderer, item: SeenNews) -> str:
    """Who reads, and what: a paragraph goes by its title or, without one, by the place; numbers are for the book."""
    who = renderer.people(item.people)
    card, place = item.cards[0], renderer.name(item.other)
    if renderer.texts.is_titled(card, renderer.lang):
        return renderer.say("news-read-titled", who=who, title=renderer.name(card))
    return renderer.say("news-read-at" if place else "news-read-on", who=who, place=place)


def _many(item: SeenNews) -> str:
    """Whether several people take part, for the verb."""
    return "yes" if len(item.people) > 1 or item.is_everybody else "no"


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
