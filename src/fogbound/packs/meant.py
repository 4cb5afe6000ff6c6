"""Texts that mean more cards than they seem to: `discard a skill in your hand` discards them all."""

import re
from collections.abc import Iterator

from fogbound.packs.findings import Finding, Places, Site
from fogbound.packs.pack import Pack
from fogbound.packs.phrases import is_plural
from fogbound.packs.printed import texts_in
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import terms_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import SELECT

__all__ = ["check_meant"]

_ONE_ALONE = ("number", "title", "uid")
"""What names a card closely enough for an author to speak of one."""


def check_meant(pack: Pack, places: Places) -> Iterator[Finding]:
    """Words that do something with every card they name, written as though it were one."""
    for card in pack.cards:
        for text in texts_in(card.source):
            for name, kind in _single_kinds(text.tree):
                site = Site(pack, card, text.path)
                verb = LEXICON[name].syntax[0].partition(" ")[0]
                said = rf"\b{verb}(?:e?s)? (?:(?:a|an|the) )?(?:green |gold )?{kind}\b"
                if one := re.search(said, places.written(site)):
                    message, hint = f"{one[0]!r} means every {kind} there", f"write {LEXICON[name].takes_all}"
                    yield Finding("warning", "means-all", message, places.mark(site, one[0]), hint)


def _single_kinds(tree: Tree) -> Iterator[tuple[str, str]]:
    """The words of a text that take all cards of a kind that is written in the singular."""
    for name, slots in terms_of(tree):
        if LEXICON[name].takes_all and not slots.get("one") and "number" not in slots:
            inner, chosen = slots["cards"]
            if inner == SELECT and not any(word in chosen for word in _ONE_ALONE):
                kind = chosen["kind"]
                if not is_plural(kind["phrase"], kind["is"]):
                    yield name, kind["phrase"]
