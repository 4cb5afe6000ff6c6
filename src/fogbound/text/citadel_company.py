"""Who gets involved at the Citadel without being asked: what is at stake for those who join, read off what is printed.

What an action may bring to light is not looked into. If it brings anything, all that the box holds is at stake, so that
nobody can tell from a question, or from its absence, what lies face down.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from fogbound.core import Game, Option
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.printed import texts_in
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import is_tree, terms_in, terms_of
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.common import points
from fogbound.rules.common.book import Action, book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.lexicon import LEXICON
from fogbound.text.card_texts import CardTexts

__all__ = ["is_in", "settled"]

Stakes = frozenset[str]
"""The terms of what is done to those involved, or depends on them."""

GIFTS: Final = frozenset(
    {"for-each", "involved", "may", "number", "by-explorers", "regain", "gain-life", "add-to-hand"}
)
"""What does those involved nothing but good."""
RISKS: Final = GIFTS | {"pick-explorer", "suffer", "lose-life", "discard-top", "block-top", "step-across"}
"""What those involved take upon themselves, and nobody beside them."""
INVOLVING: Final = frozenset(
    {"involved", "involved-count", "you-are-involved", "character-involved", "go-to-side"}
)
"""Terms that speak of those involved; to bring a Terrain *and go there* does as well."""
AROUND: Final = frozenset({"sequence", "choose", "if", "first", "underlined", "entered", "after-action"})
"""Terms that say when other texts hold, or which of them, and nothing of their own."""
NAMING: Final = frozenset({"for-each", "pick-explorer", "players-pick"})
"""Terms that name who takes what is taken (T-RUL-73)."""
TAKING: Final = frozenset({"take", "take-titled"})
REVEALING: Final = frozenset(name for name, term in LEXICON.items() if term.calls) | {"flip"}
"""Terms that bring to light what nobody has seen."""
ELSEWHERE: Final = frozenset(
    {"actions", "back-actions", "setup", "enlist", "epilogue", "at-citadel", "price"}
)
"""Parts of a card that are not done in the middle of somebody's action."""


def settled(game: Game, question: OfferInvolvement, texts: CardTexts) -> Option | None:
    """The answer that nobody could regret, if there is one."""
    found = is_in(game, question, texts)
    return None if found is None else game.offered[0 if found else -1]


def is_in(game: Game, question: OfferInvolvement, texts: CardTexts) -> bool | None:
    """Whether somebody is involved without being asked; None where that is theirs to say.

    Whoever can only gain is, and nobody in another one's step. Who wants to run a risk of their own is let in, too, as
    long as nothing depends on how many they are.
    """
    definition = book_of(game).cards[question.card]
    action = definition.back_actions[question.index] if question.back else definition.actions[question.index]
    if not question.agreed and _is_ones_own(game, question.helper, action, texts):
        return False
    stakes = _of_action(texts, definition.uid, question.back, question.index) | _in_force(game, texts)
    if action.traits:
        stakes |= {"trait"}
    return True if stakes <= (RISKS if question.agreed else GIFTS) else None


def _is_ones_own(game: Game, helper: int, action: Action, texts: CardTexts) -> bool:
    """Whether an action only moves one's own figure, so that nobody could help or be helped by it (T-MOVE-01)."""
    is_step = all(texts.terms_of(row.success) == {"step"} and row.failure is None for row in action.rows)
    helps = [force for force in in_force(game, points.HELP) if force.holder == helper]
    return is_step and not any(force.ability.types & action.types for force in helps)


# -- what is at stake ------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _of_action(texts: CardTexts, uid: str, back: bool, index: int) -> Stakes:
    """What is at stake in an action, as far as its card tells; behind what it reveals, all there is."""
    part = "back-actions" if back else "actions"
    trees = [text.tree for text in texts_in(texts.card(uid).source) if text.path[:2] == (part, index)]
    found = frozenset(term for tree in trees for term in _at_stake(tree))
    return found | _in_box(texts) if terms_in(trees) & REVEALING else found


@lru_cache(maxsize=64)
def _in_box(texts: CardTexts) -> Stakes:
    """What may befall those involved when a card of the box comes to light in the middle of an action."""
    found: set[str] = set()
    keepsakes = {card.source.number for pack in texts.packs for card in pack.cards if card.citadel.no_discard}
    for pack in texts.packs:
        for card in pack.cards:
            for tree in _met(card.citadel):
                found |= _at_stake(tree)
            if any(number in keepsakes for text in texts_in(card.source) for number in _taken(text.tree)):
                found.add("take")  # somebody must keep it, and the active player says who (T-TYPE-09)
    return frozenset(found)


def _met(source: CitadelCard) -> Iterator[Tree]:
    """The texts of a card that may be carried out as soon as it comes to light."""
    if source.skill is None and source.trait is None:
        yield from (text.tree for text in texts_in(source) if text.path[0] not in ELSEWHERE)


def _taken(tree: Any) -> Iterator[int | str]:
    """The numbers and titles that a text takes without naming who takes them."""
    if is_tree(tree) and tree[0] in NAMING:
        return
    if is_tree(tree) and tree[0] in TAKING:
        yield from (tree[1][slot] for slot in ("number", "title") if slot in tree[1])
    for part in _parts(tree):
        yield from _taken(part)


def _in_force(game: Game, texts: CardTexts) -> Stakes:
    """What cards in play do with those involved in any action."""
    abilities = book_of(game).abilities
    for aid in _involving_abilities(texts):
        ability = abilities[aid]
        if any(force.ability is ability for force in in_force(game, ability.point)):
            return frozenset({"ability"})
    return frozenset()


@lru_cache(maxsize=64)
def _involving_abilities(texts: CardTexts) -> tuple[int, ...]:
    """The abilities of the box that speak of those involved, but for what is done once, as a card enters play."""
    trees = texts.ability_trees.items()
    return tuple(aid for aid, tree in trees if tree[0] != "entered" and _is_involving(tree))


def _at_stake(tree: Any) -> set[str]:
    """The terms of the smallest texts within this one that speak of those involved."""
    if not _is_involving(tree):
        return set()
    if is_tree(tree) and tree[0] not in AROUND:
        return terms_in(tree)
    return {term for part in _parts(tree) for term in _at_stake(part)}


def _is_involving(tree: Any) -> bool:
    """Whether a text speaks of those involved anywhere."""
    return any(name in INVOLVING or slots.get("go") is True for name, slots in terms_of(tree))


def _parts(tree: Any) -> Iterator[Any]:
    """What a text, or a list of them, is made of."""
    if is_tree(tree):
        yield from tree[1].values()
    elif isinstance(tree, (list, tuple)):
        yield from tree
    elif isinstance(tree, dict):
        yield from tree.values()
