"""Texts that mean more cards than they seem to: `discard a skill in your hand` discards them all."""

import re
from collections.abc import Iterator
from typing import Final

from fogbound.packs.findings import Finding, Places, Site
from fogbound.packs.pack import Pack
from fogbound.packs.phrases import is_plural
from fogbound.packs.printed import texts_in
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import terms_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import SELECT

__all__ = ["HINTS", "check_meant"]

_ONE_ALONE = ("number", "title", "uid")
"""What names a card closely enough for an author to speak of one."""


HINTS: Final = {
    **dict.fromkeys(
        ("discard", "banish", "return"),
        "write `{0} one … of your choice`, `{0} a random …`, or `{0} every …`",
    ),
    **dict.fromkeys(("block", "unblock"), "write `{0} one … of your choice`, or `{0} every …`"),
    "lay-out": "write `choose one of …: lay it on this`, or `lay every … on this`",
    "put-in-hand": "write `put one … of your choice into your hand`, or name them in the plural",
    "shuffle-in": "write `choose one of …: shuffle it into the deck`, or name them in the plural",
}
"""What to write instead, for each word that takes all."""


def check_meant(pack: Pack, places: Places) -> Iterator[Finding]:
    """Words that do something with every card they name, written as though it were one."""
    for card in pack.cards:
        for text in texts_in(card.source):
            for name, kind in _single_kinds(text.tree):
                site = Site(pack, card, text.path)
                verb = name.partition("-")[0]
                said = rf"\b{verb}(?:e?s)? (?:(?:a|an|the) )?(?:green |gold )?{kind}\b"
                if one := re.search(said, places.written(site)):
                    message = f"{one[0]!r} means every {kind} there"
                    yield Finding(
                        "warning", "means-all", message, places.mark(site, one[0]), HINTS[name].format(verb)
                    )


def _single_kinds(tree: Tree) -> Iterator[tuple[str, str]]:
    """The words of a text that take all cards of a kind that is written in the singular."""
    for name, slots in terms_of(tree):
        if LEXICON[name].takes_all and not slots.get("one") and "number" not in slots:
            inner, chosen = slots["cards"]
            if inner == SELECT and not any(word in chosen for word in _ONE_ALONE):
                kind = chosen["kind"]
                if not is_plural(kind["phrase"], kind["is"]):
                    yield name, kind["phrase"]
