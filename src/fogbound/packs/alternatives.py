"""What a card leaves to choose, in its order, so that an author can give each of them a name: `.choice-1`."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fogbound.packs.pack import AnyCard
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import is_tree, terms_in
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import TAKE

__all__ = ["alternatives", "choice_attribute", "is_bare"]


def alternatives(source: AnyCard) -> list[Tree]:
    """All that may be chosen on a card, from its first text to its last; then all that may be done there or left."""
    found = list(_terms(msgspec.to_builtins(source)))
    offered = [effect for name, slots in found if LEXICON[name].offers for effect in slots["effects"]]
    return offered + [slots[slot] for name, slots in found for slot in LEXICON[name].proposes]


def choice_attribute(number: int) -> str:
    """The attribute that names one of them, counted from 1."""
    return f"choice-{number}"


def is_bare(effect: Tree) -> bool:
    """Whether players would read a number that says nothing to them: of a card to be taken."""
    return TAKE in terms_in(effect)


def _terms(part: Any) -> Iterator[Tree]:
    """All terms in a part of a card, in their order, outermost first."""
    if is_tree(part):
        yield part
        part = part[1]
    if isinstance(part, dict):
        for inner in part.values():
            yield from _terms(inner)
    elif isinstance(part, (list, tuple)):
        for inner in part:
            yield from _terms(inner)
