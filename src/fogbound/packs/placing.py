"""Where an ability may stand: what nothing would perform there, or nobody would use, is refused with the reason."""

from collections.abc import Iterator
from typing import Any

from fogbound.packs.citadel import CitadelActionSource, CitadelCard
from fogbound.packs.entries import entry_family
from fogbound.packs.faults import Fault
from fogbound.packs.format import ContinentCard
from fogbound.packs.printed import Text, texts_in
from fogbound.packs.sense import family
from fogbound.packs.source import Document, Path
from fogbound.packs.texts import is_tree, terms_of
from fogbound.rules.common.lexicon import LEXICON, reason_against
from fogbound.rules.common.standing_places import BESIDE, CRAFTED_ITEM, MODIFIERS, ON_BOARD, PASSING, REFLEX
from fogbound.rules.common.term_names import INSTEAD_OF_A_PASS, NUMBER, ONE_OF

__all__ = ["check_abilities", "place_of"]

_NAMED = {MODIFIERS: "beside an action", REFLEX: "on a Reflex", CRAFTED_ITEM: "on a crafted item"}
_DEMANDING = (*ON_BOARD, *PASSING)
"""What can demand an action of the players."""


def place_of(card: ContinentCard | CitadelCard, path: Path) -> str:
    """In which place an ability stands, by the way to it within its entry."""
    if MODIFIERS in path:
        return MODIFIERS
    if isinstance(card, ContinentCard):
        return CRAFTED_ITEM if "item" in path else family(card)
    return REFLEX if card.reflex else entry_family(card)


def check_abilities(card: ContinentCard | CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """The abilities of an entry that has been read, as far as nothing would come of them where they stand."""
    ruleset = "continent" if isinstance(card, ContinentCard) else "citadel"
    for text in texts_in(card, path):
        if text.sort == "ability" and is_tree(text.tree):
            yield from _check(text, place_of(card, text.path), ruleset, document)
    yield from _beside_others(card, document, path)
    if isinstance(card, CitadelCard):
        yield from _without_duty(card, document, path)


def _check(text: Text, place: str, ruleset: str, document: Document) -> Iterator[Fault]:
    mark, joined = document.mark(text.path), _abilities(text.tree)
    hint = "write it among the effects of a card" if place == MODIFIERS else ""
    for name, slots in joined:
        if what := _is_shunned(name, slots, ONE_OF if text.tree[0] == ONE_OF else place, ruleset):
            message = f"nobody would choose {what}: put `must` before it, or leave out the price"
            yield Fault("wrong-form", message, mark)
        if ruleset == "continent" and slots.get("must") and "effect" in slots and LEXICON[name].brings:
            yield Fault(
                "misplaced-ability", "what must be applied has no price", mark, "leave out one of the two"
            )
        if LEXICON[name].decides in {term for term, _ in terms_of([name, slots])}:
            word = LEXICON[LEXICON[name].decides].example
            message = f"{word!r} would depend on itself here, where it is decided"
            yield Fault("misplaced-word", message, mark)
        if reason := reason_against(name, ruleset, place):
            message = f"nothing would come of this {_NAMED.get(place) or _on(place)}: {reason}"
            yield Fault("misplaced-ability", message, mark, hint)
    if text.tree[0] == ONE_OF and not all(_may_be_joined(name, slots, place) for name, slots in joined):
        message = "only effects that serve an action, and are applied by choice, exclude each other"
        yield Fault("misplaced-ability", message, mark, "write the others beside the list")


def _on(place: str) -> str:
    return f"on {'an' if place[0] in 'aeiou' else 'a'} {place}"


def _may_be_joined(name: str, slots: dict[str, Any], place: str) -> bool:
    """Whether an effect can stand in one list with others: it serves an action, and the player chooses to use it."""
    is_number = bool(LEXICON[name].brings) and "effect" not in slots
    is_forced = slots.get("must") or (is_number and ("types" not in slots or place == "state"))
    return LEXICON[name].serves and not is_forced


def _is_shunned(name: str, slots: dict[str, Any], place: str, ruleset: str) -> str:
    """What nobody would have of their own accord: more cards to draw or fewer successes, where it is a choice; else "".

    At the Citadel what makes an action dearer counts by itself, unless it has a price (T-RUL-17), and so does what
    stands beside an action (T-CONS-09); on the Continent a State's number does (C-RUL-40). In a list all is a choice.
    """
    amount = slots.get("amount")
    if slots.get("must") or "types" not in slots or not amount or amount[0] != NUMBER:
        return ""
    counts_there, brings = ("state",) if ruleset == "continent" else BESIDE, LEXICON[name].brings
    counts = place in counts_there or (ruleset == "citadel" and brings == "saving" and place != ONE_OF)
    is_choice = "effect" in slots or not counts
    number = amount[1]["number"]
    if is_choice and brings in _WORSE and number * _WORSE[brings][0] > 0:
        return _WORSE[brings][1]
    return ""


_WORSE = {
    "saving": (1, "a higher cost"),
    "ease": (1, "a higher difficulty"),
    "stars": (-1, "fewer successes"),
}
"""Which sign of a number makes an action harder, by what it brings."""


def _beside_others(card: ContinentCard | CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """What stands beside an action and speaks of other types than the action has."""
    for text in texts_in(card, path):
        if MODIFIERS not in text.path or text.sort != "ability":
            continue
        types = str(text.path[text.path.index(MODIFIERS) - 1])
        own = {name.strip() for name in types.split(",")}
        for _, slots in _abilities(text.tree):
            how, *named = slots.get("types", ["any"])
            if (how == "of" and not own & set(named)) or (how == "except" and own <= set(named)):
                message = f"nothing would come of this beside an action that is {types}: it speaks of others"
                yield Fault("misplaced-ability", message, document.mark(text.path))


def _without_duty(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """Only of what must be taken do the players choose together who takes it, or something instead."""
    message = "nothing would come of this: there is no mandatory action whose pass it could replace"
    demanded = False
    for key, actions in (("actions", card.actions), ("back-actions", card.back_actions)):
        for at, entry in enumerate(actions):
            for types, action in entry.items():
                demanded |= _is_duty(card, action)
                for which, tree in enumerate(action.modifiers):
                    if INSTEAD_OF_A_PASS in _names(tree) and not _is_duty(card, action):
                        where = (*path, key, at, types, "modifiers", which)
                        yield Fault("misplaced-ability", message, document.mark(where))
    if not demanded and entry_family(card) in _DEMANDING:
        for at, tree in enumerate(card.effects):
            if INSTEAD_OF_A_PASS in _names(tree):
                yield Fault("misplaced-ability", message, document.mark((*path, "effects", at)))


def _is_duty(card: CitadelCard, action: CitadelActionSource) -> bool:
    """Whether an action must be taken, as all those of a Temporary event must (T-TURN-07)."""
    return action.mandatory or card.kind == "temporary event"


def _abilities(tree: Any) -> list[tuple[str, dict[str, Any]]]:
    """The terms and slots of an ability that was read, or of those that are joined by "or"."""
    if not isinstance(tree, list) or not tree:
        return []  # what could not be read is a fault of its own
    joined = tree[1]["abilities"] if tree[0] == ONE_OF else [tree]
    return [(one[0], one[1]) for one in joined if one]


def _names(tree: Any) -> list[str]:
    return [name for name, _ in _abilities(tree)]
