"""Faces of Citadel cards: what a card, paragraph or fog side that lies open says, as a player reads it.

No card is known by name, and nothing hidden is looked up.
"""

from collections.abc import Container, Iterable, Sequence
from typing import Any, Final, NamedTuple

from fogbound.bots.outcomes import Outcome, amount_of, choices, prospect
from fogbound.packs.citadel import CitadelActionSource, CitadelCard
from fogbound.packs.pack import Pack
from fogbound.packs.texts import is_tree
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import (
    DISCARD,
    FACE,
    GO_TO_SIDE,
    NOT,
    ONE_OF,
    SCENARIO_IS,
    THIS,
    WAS_READ,
)

__all__ = [
    "CitadelActionReading",
    "CitadelCardReading",
    "CitadelCardReadings",
    "CitadelRowReading",
    "ReplyReading",
    "holds",
]

GIFTS: Final[dict[str, float]] = {
    "saving": -1.0,
    "stars": 1.2,
    "conversion": 0.8,
    "icons": 0.7,
    "reach": 0.5,
    "cancelling": 0.8,
    "help": 0.4,
}
"""What an ability that serves actions is worth, for each unit of its amount."""
ANY: Final = 4.0
"""How many types of action `any` stands for."""


class CitadelRowReading(NamedTuple):
    """A row of an action; a plain action has one."""

    cost: float
    difficulty: float
    success: Outcome
    failure: Outcome


class CitadelActionReading(NamedTuple):
    """One action of a card, as printed."""

    verb: str
    place: int  # on its card
    rows: tuple[CitadelRowReading, ...]
    needs: Any  # the condition under which it may be taken
    is_group: bool
    walks: tuple[
        int, ...
    ]  # the sides to which it takes everybody, in the order in which they are chosen from


class ReplyReading(NamedTuple):
    """What a reply leads to as far as the page tells, its price included."""

    brings: Outcome
    faces: str  # the type of the action that is faced then
    once: bool  # a question, which leads back to the others


class CitadelCardReading:
    """The front of one card, or the fog side where it is asked for."""

    def __init__(self, source: CitadelCard) -> None:
        self.kind: str = source.kind or ("skill" if source.skill is not None else "other")
        self.number = source.number
        self.is_burden = source.no_discard and not source.may_be_given
        self.weight = source.weight
        self.placement = tuple(source.placement)
        self.arrows = tuple(source.arrows)
        self.deeds = _deeds(source.actions, blocks=source.fog is not None)
        self.told = prospect(source.text)
        self.replies = tuple(
            ReplyReading(prospect([reply.price, reply.effect]), _action_type_after(reply.effect), reply.once)
            for reply in source.replies.values()
        )
        self.choices = tuple(
            tuple(prospect(branch) for branch in branches)
            for branches in choices([source.text, *_texts(source.actions)])
        )
        strip = source.strip
        self.strip = 0.0
        if strip is not None:
            self.strip = strip.stars + 0.5 * (strip.left + strip.right) + 0.25 * len(strip.icons)
        self.gifts = sum(_gift(name, slots) for name, slots in _abilities(source.effects))


class CitadelCardReadings:
    """The faces of all cards of some packs, by the ids views use; a caller has seen the id in a view."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self._sources = {card.uid: card.citadel for pack in packs for card in pack.cards}
        self._faces: dict[str, CitadelCardReading] = {}

    def of(self, card: str) -> CitadelCardReading:
        """The face of a card named in a view; copies share it."""
        uid = card.partition("#")[0]
        face = self._faces.get(uid)
        if face is None:
            face = self._faces[uid] = CitadelCardReading(self._sources[uid])
        return face


def holds(condition: Any, read: Container[int], page: str) -> bool:
    """Whether a printed condition holds, as far as it asks what was read and where; everything else may be so."""
    if not is_tree(condition):
        return True
    name, slots = condition
    if name == SCENARIO_IS:
        return page in slots.values()
    if name == WAS_READ:
        return slots["number"] in read
    if name == NOT:
        denied = slots["when"]
        return not (is_tree(denied) and denied[0] == WAS_READ and denied[1]["number"] in read)
    return True


def _deeds(
    entries: Iterable[dict[str, CitadelActionSource]], blocks: bool
) -> dict[tuple[str, int | None], CitadelActionReading]:
    """The actions of a side, by the verb and the ordinal that options name them with.

    `blocks`: the card lies where land will be once it has gone.
    """
    found: dict[tuple[str, int | None], CitadelActionReading] = {}
    count: dict[str, int] = {}
    at = 0
    for entry in entries:
        for types, action in entry.items():
            for verb in (word.strip() for word in types.split(",")):
                count[verb] = count.get(verb, 0) + 1
                ordinal = count[verb] if count[verb] > 1 else None
                found[verb, ordinal] = CitadelActionReading(
                    verb, at, _rows(action, blocks), action.needs, action.group, _walks(action)
                )
            at += 1
    return found


def _walks(action: CitadelActionSource) -> tuple[int, ...]:
    """The sides among which a group chooses where to go on; none if anything else happens as well."""
    if not action.group or not is_tree(action.success):
        return ()
    name, slots = action.success
    branches = slots["effects"] if LEXICON[name].offers else [action.success]
    if any(branch[0] != GO_TO_SIDE for branch in branches):
        return ()
    return tuple(branch[1]["side"] for branch in branches)


def _rows(action: CitadelActionSource, blocks: bool) -> tuple[CitadelRowReading, ...]:
    if not action.rows:
        return (
            CitadelRowReading(
                amount_of(action.cost),
                amount_of(action.difficulty),
                _consequence(action.success, blocks),
                _consequence(action.failure, blocks),
            ),
        )
    return tuple(
        CitadelRowReading(
            amount_of(row.cost if row.cost is not None else action.cost),
            amount_of(row.difficulty),
            _consequence(row.success, blocks),
            _consequence(row.failure, blocks),
        )
        for row in action.rows
    )


def _consequence(effect: Any, blocks: bool) -> Outcome:
    """What a consequence brings; new land, too, when it removes what lies in the way."""
    brought = prospect(effect)
    if blocks and _leaves(effect):
        brought["explore"] = 1.0
    return brought


def _leaves(effect: Any) -> bool:
    """Whether the card itself goes."""
    if not is_tree(effect):
        return False
    name, slots = effect
    return (name == DISCARD and slots["cards"] == [THIS, {}]) or any(map(_leaves, slots.get("effects", ())))


def _texts(entries: Iterable[dict[str, CitadelActionSource]]) -> list[Any]:
    """All that actions bring, row by row."""
    found: list[Any] = []
    for action in (action for entry in entries for action in entry.values()):
        found += [action.success, action.failure]
        for row in action.rows:
            found += [row.success, row.failure]
    return found


def _action_type_after(effect: Any) -> str:
    """The type of the action that a reply leads to."""
    if not is_tree(effect):
        return ""
    name, slots = effect
    if name == FACE:
        return str(slots["action"])
    return next(filter(None, map(_action_type_after, slots.get("effects", ()))), "")


def _abilities(effects: Iterable[Any]) -> Iterable[tuple[str, dict[str, Any]]]:
    """The abilities of a card; of those among which one is chosen, the first."""
    for name, slots in (tree for tree in effects if is_tree(tree)):
        if name == ONE_OF:
            yield from _abilities(slots["abilities"][:1])
        else:
            yield name, slots


def _gift(name: str, slots: dict[str, Any]) -> float:
    """What an ability gives to actions; having to pay for it halves that."""
    gift = LEXICON[name].brings
    if gift not in GIFTS:
        return 0.0
    amount = amount_of(slots["amount"]) if "amount" in slots else 1.0
    types = slots.get("types", ["any"])
    breadth = 0.8 * (len(types) - 1) if types[0] == "of" else ANY
    return GIFTS[gift] * amount * breadth * (0.5 if "effect" in slots and gift != "help" else 1.0)
