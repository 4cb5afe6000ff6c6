"""Backs that tell: cards of one number, colour and link that can be told apart before they are turned over.

One of them is taken at random (C-NUM-02, T-TAKE-02), so their backs must look alike. A link is printed on the back, too,
but decides by itself which card is taken (T-TAKE-05). Fog is chosen by its back, so there backs may differ.
"""

from collections.abc import Iterator, Sequence

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.findings import Finding, Places, Site
from fogbound.packs.nouns import Nouns, message_id
from fogbound.packs.pack import LoadedCard, Pack

__all__ = ["check_backs"]


def check_backs(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """The cards of a pack whose backs differ from those of the first card that chance may take in their stead."""
    nouns = Nouns(packs)
    languages = pack.manifest.languages
    first: dict[tuple[int, str, str], Site] = {}
    for each in packs:
        for card in each.cards:
            if card.source.number is None:
                continue
            site = Site(each, card, ())
            other = first.setdefault(_group_by_back(card, card.source.number), site)
            if each is pack and other is not site:
                yield from _differing(other, site, nouns, languages, places)


def _group_by_back(card: LoadedCard, number: int) -> tuple[int, str, str]:
    """What those cards have in common of which chance takes one."""
    source = card.source
    link = source.link if isinstance(source, CitadelCard) else None
    return number, source.back or "green", link or ""


def _differing(
    other: Site, site: Site, nouns: Nouns, languages: Sequence[str], places: Places
) -> Iterator[Finding]:
    one, card = other.card, site.card
    assert one is not None
    assert card is not None
    pair = f"{card.uid!r} and {one.uid!r} ({places.mark(other)})"
    called = f"{site.name}, {card.source.back or 'green'}"
    for field in ("back_ref", "back_text", "back_actions"):
        ours, theirs = getattr(card.source, field, None), getattr(one.source, field, None)
        if (ours or None) != (theirs or None):
            key = field.replace("_", "-")
            mark = places.mark(site._replace(path=(key,) if ours else ("number",)))
            message = f"the backs of {pair} can be told apart: both are {called}, but their {key} differs"
            yield Finding("warning", "backs-differ", message, mark, _HINT.format(what=f"`{key}`"))
    for language in languages:
        told = [nouns.message(language, message_id("card", each.uid), "back") for each in (one, card)]
        if all(told) and told[0] != told[1]:
            mark = places.mark(site._replace(path=("number",)))
            message = (
                f"the backs of {pair} can be told apart: both are {called}, but `.back` differs in {language}"
            )
            yield Finding("warning", "backs-differ", message, mark, _HINT.format(what="`.back`"))


_HINT = "give both the same {what}, or one of them another number, colour or link"
