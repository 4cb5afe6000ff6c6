"""Faces: what a card that lies open says, as a player reads it: its kind, its actions and what they promise.

No card is known by name, and nothing hidden is looked up.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from fogbound.bots.outcomes import (
    Outcome,
    amount_of,
    banishes_itself,
    bargains,
    choices,
    performed_at,
    prospect,
)
from fogbound.packs.format import ActionSource, ContinentCard
from fogbound.packs.pack import Pack
from fogbound.packs.texts import is_tree
from fogbound.rules.common.lexicon import LEXICON

__all__ = ["ActionReading", "CardReading", "CardReadings", "Gift"]


GIFTS: Final[dict[str, float]] = {"saving": -1.0, "ease": -1.0, "stars": 1.0, "sevens": 1.0}
"""What an ability that serves actions is worth, for each unit of its amount."""
PER_SEVEN: Final = 0.7
"""How many stars a star for each seven comes to."""


class Gift(NamedTuple):
    """What a card gives to actions of some types: stars or cards saved, and whether that has a price."""

    types: tuple[str, ...]  # none: any type but `barred`
    barred: tuple[str, ...]
    amount: float
    priced: bool

    def serves(self, verb: str) -> bool:
        """Whether an action of this type gets it."""
        return verb in self.types if self.types else verb not in self.barred


class ActionReading(NamedTuple):
    """One action of a card; cost and difficulty as printed."""

    verb: str
    cost: float
    difficulty: int
    success: Outcome
    failure: Outcome
    all_hands: bool = False
    conditional: bool = False


class CardReading:
    """The front of one card."""

    def __init__(self, source: ContinentCard) -> None:
        self.kind: str = source.kind or ("skill" if source.skill is not None else "other")
        self.number = source.number
        self.is_curse = source.curse is not None
        self.arrows = tuple(source.arrows)
        self.placement = tuple(source.placement)
        self.done = tuple(source.done)
        self.price = source.price or 0
        strip = source.strip
        self.strip = strip.stars + 0.5 * (strip.left + strip.right) + 0.25 * strip.sevens if strip else 0.0
        parts = [part for part in (source, source.item) if part is not None]
        self.banners = tuple(word for part in parts for word in part.banner)
        self.durability = max((part.durability or 0 for part in parts), default=0)
        self.gifts = tuple(gift for part in parts for gift in _gifts(part.effects))
        self.deeds = _deeds(source, self.kind == "state")
        self.choices = tuple(
            tuple(prospect(branch, self.kind == "state") for branch in branches)
            for branches in choices([*_texts(source), *(part.effects for part in parts)])
        )
        self.bargains = tuple(bargains([*_texts(source), *(part.effects for part in parts)]))
        self.told = prospect(source.text)  # what revealing it brings
        self.comes_once = banishes_itself(source.text)
        self.between = performed_at(source.effects, "between")
        self.camp = performed_at(source.effects, "camp")


class CardReadings:
    """The faces of all cards of some packs, by the ids views use; a caller has seen the id in a view."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self._sources = {card.uid: card.continent for pack in packs for card in pack.cards}
        self._faces: dict[str, CardReading] = {}
        numbers = [pack.manifest.experience for pack in packs if pack.manifest.experience is not None]
        shared = [uid for uid, source in self._sources.items() if source.number in numbers[-1:]]
        self.experience = shared[0] if shared else ""  # the rules name it, like the Satchel & Journal

    def of(self, card: str) -> CardReading:
        """The face of a card named in a view; copies share it."""
        uid = card.partition("#")[0]
        face = self._faces.get(uid)
        if face is None:
            face = self._faces[uid] = CardReading(self._sources[uid])
        return face


# -- actions and gifts -----------------------------------------------------------------------------


def _texts(source: ContinentCard) -> list[Any]:
    """The texts of a card that are performed."""
    texts = [source.text, source.skipped]
    for part in (source, source.item):
        for entry in part.actions if part is not None else ():
            for action in entry.values():
                texts += [action.success, action.failure]
    return texts


def _deeds(source: ContinentCard, is_state: bool) -> dict[tuple[str, int | None], ActionReading]:
    """The actions of a card, by the verb and the ordinal that options name them with."""
    found: dict[tuple[str, int | None], ActionReading] = {}
    for part in (source, source.item):
        count: dict[str, int] = {}
        for entry in part.actions if part is not None else ():
            for types, action in entry.items():
                verb = types.split(",")[0].strip()
                count[verb] = count.get(verb, 0) + 1
                ordinal = count[verb] if count[verb] > 1 else None
                found[verb, ordinal] = _deed(verb, action, is_state)
    if source.craft is not None:
        cost = max(0.0, amount_of(source.craft.cost) - 0.5 * sum(source.craft.resources.values()))
        found["craft", None] = ActionReading(
            "craft", cost, round(amount_of(source.craft.difficulty)), {"make": 1.0}, {}
        )
    return found


def _deed(verb: str, action: ActionSource, is_state: bool) -> ActionReading:
    success, failure = prospect(action.success, is_state), prospect(action.failure, is_state)
    return ActionReading(
        verb,
        amount_of(action.cost),
        round(amount_of(action.difficulty)),
        success,
        failure,
        action.all_hands,
        action.needs is not None,
    )


def _gifts(effects: Iterable[Any]) -> Iterable[Gift]:
    """What abilities give to actions while their card is held or used."""
    for name, slots in (tree for tree in effects if is_tree(tree)):
        gift = LEXICON[name].brings
        if gift in GIFTS:
            amount = PER_SEVEN if gift == "sevens" else amount_of(slots.get("amount"))
            types = slots.get("types", ["any"])
            words = tuple(types[1:])
            yield Gift(
                words if types[0] == "of" else (),
                words if types[0] == "except" else (),
                GIFTS[gift] * amount,
                slots.get("effect") is not None,
            )
