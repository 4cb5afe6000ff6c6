"""Where an ability of the Citadel may stand: one that nothing would perform there is refused, with the reason."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fogbound.packs.citadel import ActionSource, CitadelCard
from fogbound.packs.entries import entry_family
from fogbound.packs.faults import Fault
from fogbound.packs.source import Document, Path

__all__ = ["BESIDE", "PLACES", "check_abilities", "reason_against"]

BESIDE = ("trait", "modifiers")
"""Beside an action: in force for those involved in it, while it is being taken."""
_TAKEN = ("terrain", "permanent event", "global event", "purse", "quest item", "world map")
_LEAFLET = ("building", "symbol", "side-quest", "custom")
_LASTING = (*_TAKEN, *_LEAFLET, "skill", "character", "page")
_KEPT = tuple(place for place in _LASTING if place not in ("permanent event", "skill"))
_AFIELD = tuple(
    place for place in (*_LASTING, "temporary event") if place not in ("terrain", "permanent event")
)
PLACES = (*_LASTING, "temporary event", "reflex", *BESIDE)
"""Where abilities stand: on the kinds of entries, on a Skill that is a Reflex, in the modifiers of an action."""

SERVING = (
    "citadel-cost",
    "citadel-successes",
    "extra-cards",
    "before-drawing",
    "after-revealing",
    "in-success",
    "icons",
    "convert",
    "convert-for",
    "convert-to-cancel",
    "cancel",
    "help",
)
"""The abilities that serve an action; only of these may one exclude another."""


class _Bound(NamedTuple):
    """Where an ability may stand, and why nowhere else."""

    places: tuple[str, ...]
    reason: str


_BOUND: dict[str, _Bound] = {
    "selected": _Bound(("purse",), "only Purse cards are selected for an action"),
    "giving": _Bound(("purse",), "only Purse cards are given away"),
    "entered": _Bound(_TAKEN, "only a card that is taken and stays comes into play"),
    "left": _Bound((*_TAKEN, "skill"), "only a card that stays in play or in a hand leaves it"),
    "between-actions": _Bound(_LASTING, "it is in force during an action only"),
    "saved": _Bound(_KEPT, "who saves is in no action, and hands and events are discarded before"),
    "resumed": _Bound(_KEPT, "who resumes is in no action, and hands and events were discarded before"),
    "scenario-begun": _Bound(_LASTING, "it is in force during an action only"),
    "scenario-ended": _Bound(_LASTING, "it is in force during an action only"),
    "pays-hope": _Bound(_LASTING, "it is in force during an action only, and Hope is spent at the Citadel"),
    "turn-ended": _Bound(
        (*_LASTING, "temporary event"), "it is in force during an action only; write `at the end of …`"
    ),
    "falling": _Bound(_AFIELD, "who falls unconscious has left the Board, and the action if it was theirs"),
    "fallen": _Bound(
        _AFIELD, "who has fallen unconscious has left the Board, and the action if it was theirs"
    ),
    "fog-flipped": _Bound((*_LASTING, *BESIDE), "its own action is over before another card is flipped"),
    "noted-lead-to": _Bound(_LASTING, "players note numbers on cards that stay"),
    "instead-of-a-pass": _Bound(
        ("terrain", "permanent event", "temporary event", *BESIDE),
        "it stands on the card whose mandatory action it replaces, in the modifiers of that action or on its trait",
    ),
}
"""The abilities that cannot stand everywhere."""
_REVEALED = _Bound(
    tuple(place for place in PLACES if place != "reflex"), "a Reflex works when it is revealed and never else"
)
_AFTER_REVEAL = (
    *(name for name in SERVING if name not in ("citadel-cost", "before-drawing", "help")),
    "one-of",
)


def reason_against(ability: str, place: str) -> str:
    """Why an ability, by the name of its term, cannot stand in this place; "" where it can."""
    bound = _BOUND.get(ability)
    if place == "reflex" and ability not in _AFTER_REVEAL:
        bound = _REVEALED
    return bound.reason if bound is not None and place not in bound.places else ""


def check_abilities(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """The abilities of an entry that has been read, as far as nothing would come of them where they stand."""
    family = "reflex" if card.reflex else entry_family(card)
    place = f"on {_article(family)} {family}" if family != "reflex" else "on a Reflex"
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
            if name == "citadel-cost" and _is_dearer_by_choice(slots):
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
    if any(name not in SERVING for name in _names(tree)):
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
