"""Where an ability of the Citadel may stand: one that nothing would perform there is refused, with the reason."""

from collections.abc import Iterator
from typing import Any

from fogbound.packs.citadel import ActionSource, CitadelCard
from fogbound.packs.entries import entry_family
from fogbound.packs.faults import Fault
from fogbound.packs.source import Document, Path
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.standing_places import REFLEX

__all__ = ["check_abilities", "reason_against"]

_REVEALED = "a Reflex works when it is revealed and never else"


def reason_against(ability: str, place: str) -> str:
    """Why an ability, by the name of its term, cannot stand in this place; "" where it can."""
    said = LEXICON[ability]
    if place == REFLEX and not said.is_of_reflex:
        return _REVEALED
    return said.reason if said.places and place not in said.places else ""


def check_abilities(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """The abilities of an entry that has been read, as far as nothing would come of them where they stand."""
    family = REFLEX if card.reflex else entry_family(card)
    place = f"on {_article(family)} {family}" if family != REFLEX else "on a Reflex"
    yield from _check(card.effects, family, place, document, (*path, "effects"))
    for key, actions in (("actions", card.actions), ("back-actions", card.back_actions)):
        for at, entry in enumerate(actions):
            for types, action in entry.items():
                inside = (*path, key, at, types, "modifiers")
                yield from _check(action.modifiers, "modifiers", "beside an action", document, inside)
                yield from _of_other_types(types, action.modifiers, document, inside)
                if not _is_duty(card, action):
                    yield from _no_pass(action.modifiers, document, inside)
    must = [action for entry in card.actions for action in entry.values() if _is_duty(card, action)]
    if not must and family in ("terrain", "permanent event", "temporary event"):
        yield from _no_pass(card.effects, document, (*path, "effects"))


def _article(family: str) -> str:
    return "an" if family[0] in "aeiou" else "a"


def _check(abilities: list[Any], family: str, place: str, document: Document, path: Path) -> Iterator[Fault]:
    for at, tree in enumerate(abilities):
        for name, slots in _abilities(tree):
            if name == "cost" and _is_dearer_by_choice(slots):
                message = "nobody would choose a higher cost: put `must` before it, or leave out the price"
                yield Fault("wrong-form", message, document.mark((*path, at)))
            reason = reason_against(name, family)
            if reason:
                yield Fault(
                    "misplaced-ability",
                    f"nothing would come of this {place}: {reason}",
                    document.mark((*path, at)),
                )
        if len(_names(tree)) > 1 or (isinstance(tree, list) and tree[0] == "one-of"):
            yield from _check_joined(tree, document, (*path, at))


def _check_joined(tree: Any, document: Document, path: Path) -> Iterator[Fault]:
    if not all(LEXICON[name].serves for name in _names(tree)):
        message = "only effects that serve an action exclude each other; write the others beside the list"
        yield Fault("misplaced-ability", message, document.mark(path))


def _is_duty(card: CitadelCard, action: ActionSource) -> bool:
    """Whether an action must be taken, as all those of a Temporary event must (T-TURN-07)."""
    return action.mandatory or card.kind == "temporary event"


def _no_pass(abilities: list[Any], document: Document, path: Path) -> Iterator[Fault]:
    """Only of what must be taken do the players choose together who takes it, or something instead."""
    for at, tree in enumerate(abilities):
        if "instead-of-a-pass" in _names(tree):
            message = "nothing would come of this: there is no mandatory action whose pass it could replace"
            yield Fault("misplaced-ability", message, document.mark((*path, at)))


def _of_other_types(types: str, abilities: list[Any], document: Document, path: Path) -> Iterator[Fault]:
    """What stands beside an action and speaks of other types than the action has."""
    own = {name.strip() for name in types.split(",")}
    for at, tree in enumerate(abilities):
        for _, slots in _abilities(tree):
            how, *named = slots.get("types", ["any"])
            if how == "of" and not own & set(named):
                message = f"nothing would come of this beside an action that is {types}: it speaks of others"
                yield Fault("misplaced-ability", message, document.mark((*path, at)))


def _is_dearer_by_choice(slots: dict[str, Any]) -> bool:
    """Whether more cards would have to be drawn, for a price, if the player wants it so."""
    name, inner = slots["amount"]
    return "effect" in slots and not slots.get("must") and name == "number" and inner["number"] > 0


def _abilities(tree: Any) -> list[tuple[str, dict[str, Any]]]:
    """The terms and slots of an ability that was read, or of those that are joined by "or"."""
    if not isinstance(tree, list) or not tree:
        return []  # what could not be read is a fault of its own
    joined = tree[1]["abilities"] if tree[0] == "one-of" else [tree]
    return [(one[0], one[1]) for one in joined if one]


def _names(tree: Any) -> list[str]:
    return [name for name, _ in _abilities(tree)]
