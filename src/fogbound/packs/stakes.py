"""What is at stake for players who take part in actions of the Citadel, read off what is printed.

What an action may bring to light is not looked into: if it brings anything, all that the box holds is at stake.
"""

from collections.abc import Iterator
from typing import Any, Final

from fogbound.packs.citadel import CitadelActionSource, CitadelCard
from fogbound.packs.making import meaning_of
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.printed import texts_in
from fogbound.packs.redaction import NOTHING, Printing
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import is_tree, terms_of
from fogbound.rules.citadel.book import CitadelBook
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.meaning import INVOLVED, INVOLVEMENT, REVEALING, UNKNOWN, bits

__all__ = ["note_stakes"]

CARD: Final = bits("card")
LAID: Final = "laid"
"""The moment of what is done once, as soon as a card lies there."""
ELSEWHERE: Final = frozenset(
    {"actions", "back-actions", "setup", "enlist", "epilogue", "at-citadel", "price"}
)
"""Parts of a card that are not done in the middle of an action."""


def note_stakes(book: CitadelBook, packs: list[Pack]) -> None:
    """Let the actions of a book know what is at stake in them, and the book which abilities speak of those involved."""
    printing = book.printing
    assert isinstance(printing, Printing)
    in_box = _in_box(packs)
    definitions = {card.uid: card for card in book.cards}
    for pack in packs:
        for card in pack.cards:
            source = _print_unmet(printing, card).citadel
            definition = definitions[card.uid]
            for action, entry in (
                *zip(definition.actions, _entries(source.actions), strict=True),
                *zip(definition.back_actions, _entries(source.back_actions), strict=True),
            ):
                action.stakes = _of_action(entry, in_box)
    for aid, tree in book.sources.abilities.items():
        if LEXICON[tree[0]].moment != LAID and _is_involving(tree):
            book.about_involved.append(book.abilities[aid])


def _print_unmet(printing: Printing, card: LoadedCard) -> LoadedCard:
    """A card as it is printed for a table that has met nothing."""
    return printing.print_card(card.uid, NOTHING) if card.uid in printing.hideable else card


def _entries(actions: list[dict[str, CitadelActionSource]]) -> list[CitadelActionSource]:
    return [action for entry in actions for action in entry.values()]


def _of_action(action: CitadelActionSource, in_box: int) -> int:
    """What is at stake in an action, as far as its card tells; behind what it reveals, all there is."""
    found = INVOLVEMENT if action.traits else 0
    for text in texts_in(action):
        found |= _at_stake(text.tree)
        if any(_reveals(name) for name, _ in terms_of(text.tree)):
            found |= in_box
    return found


def _reveals(name: str) -> bool:
    """Whether a term brings to light what nobody has seen."""
    said = LEXICON.get(name)
    if said is None:
        return False  # not printed
    return bool(said.calls) or (bool(said.brings) and bits(said.brings) & REVEALING != 0)


def _in_box(packs: list[Pack]) -> int:
    """What may befall those involved when a card of the box comes to light in the middle of an action."""
    found = 0
    keepsakes = {card.source.number for pack in packs for card in pack.cards if card.citadel.no_discard}
    for pack in packs:
        for card in pack.cards:
            for tree in _texts_at_once(card.citadel):
                found |= _at_stake(tree)
            if any(
                number in keepsakes for text in texts_in(card.source) for number in _numbers_taken(text.tree)
            ):
                found |= CARD  # the active player says who keeps it (T-TYPE-09)
    return found


def _texts_at_once(source: CitadelCard) -> Iterator[Tree]:
    """The texts of a card that may be carried out as soon as it comes to light."""
    if source.skill is None and source.trait is None:
        yield from (text.tree for text in texts_in(source) if text.path[0] not in ELSEWHERE)


def _numbers_taken(tree: Any) -> Iterator[int | str]:
    """The numbers and titles that a text takes without naming who takes them."""
    if is_tree(tree):
        said = LEXICON[tree[0]]
        if said.addresses:
            return
        if said.brings == "card":
            yield from (tree[1][slot] for slot in ("number", "title") if slot in tree[1])
    for part in _parts(tree):
        yield from _numbers_taken(part)


def _at_stake(tree: Any) -> int:
    """The meaning of the smallest texts within this one that speak of those involved."""
    if not _is_involving(tree):
        return 0
    if is_tree(tree):
        said = LEXICON[tree[0]]
        is_around = said.frame and not said.addresses
        if not is_around and said.moment != LAID:
            aside = INVOLVEMENT if said.sort == "ability" else 0
            return aside | _meaning(tree)
    found = 0
    for part in _parts(tree):
        found |= _at_stake(part)
    return found


def _meaning(tree: Tree) -> int:
    """All that a text brings and speaks of; what is not printed may be anything."""
    found = 0
    for term in terms_of(tree):
        found |= meaning_of(term) if term[0] in LEXICON else UNKNOWN
    return found


def _is_involving(tree: Any) -> bool:
    """Whether a text speaks of those involved anywhere."""
    return any(meaning_of(term) & INVOLVED for term in terms_of(tree) if term[0] in LEXICON)


def _parts(tree: Any) -> Iterator[Any]:
    """What a text, or a list of them, is made of."""
    if is_tree(tree):
        yield from tree[1].values()
    elif isinstance(tree, (list, tuple)):
        yield from tree
    elif isinstance(tree, dict):
        yield from tree.values()
