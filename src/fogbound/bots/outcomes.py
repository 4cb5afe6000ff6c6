"""Prospects: what a text of the effect language may bring, as amounts by what they are (`restore` 4, `call 031` 1).

A prospect is read off the text alone; who reads it knows the language, not the cards.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from fogbound.packs.sentences import slot_sorts
from fogbound.packs.texts import is_tree
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.meaning import LEAVING
from fogbound.rules.common.term_names import BANISH, FIRST, IF, NUMBER, READ, THIS

__all__ = ["Outcome", "amount_of", "banishes_itself", "bargains", "choices", "performed_at", "prospect"]

Outcome = Mapping[str, float]
"""Amounts by what a text brings: `restore`, `lose`, `vital`, `explore`, `move`, `go`, `lift`, `over`, `call 031` …"""

VAGUE: Final = 2.0
"""What an amount is taken for when the table decides it."""

ALIKE: Final[dict[str, str]] = {"fog": "explore", "passage": "go", "skill": "learn"}
"""Things that count as others do."""


def amount_of(tree: Any) -> float:
    """A value as far as the text tells it."""
    if isinstance(tree, int):
        return float(tree)
    if not is_tree(tree):
        return 0.0
    name, slots = tree
    if name == NUMBER:
        return float(slots["number"])
    if LEXICON[name].void:  # a sum, or a difference, of which nought may be left out only behind
        parts = [amount_of(part) for part in slots.values() if is_tree(part)]
        return max(0.0, parts[0] + (sum(parts[1:]) if "first" in LEXICON[name].void else -sum(parts[1:])))
    if LEXICON[name].by_players:
        numbers = [amount_of(part) for part in slots.values()]
        return max(numbers, default=VAGUE) or VAGUE
    return VAGUE


def prospect(tree: Any, is_state: bool = False) -> dict[str, float]:
    """What a text may bring; where it leaves a choice the best, where the table decides the mean."""
    found: dict[str, float] = {}
    if not is_tree(tree):
        for part in tree if isinstance(tree, list) else ():
            _add(found, prospect(part, is_state))
        return found
    name, slots = tree
    if LEXICON[name].offers:
        return _best(prospect(branch, is_state) for branch in slots["effects"])
    ways = [prospect(slots[way], is_state) for way in LEXICON[name].proposes]
    if len(ways) > 1:
        better = _best(ways)
        for other in ways:  # the better one may be out of reach
            _add(found, other, 0.7 if other is better else 0.3)
        return found
    if ways:
        return _best([*ways, {}])
    if name == IF:
        for way in ("then", "otherwise", "else"):
            _add(found, prospect(slots.get(way), is_state), 0.5)
        return found
    if name == FIRST:
        for branch in slots["effects"]:
            _add(found, prospect(branch, is_state), 1 / len(slots["effects"]))
        return found
    _own(found, name, slots, is_state)
    for slot, sort in slot_sorts(name).items():
        if sort in ("effect", "effects", "deed"):
            _add(found, prospect(slots.get(slot), is_state))
        elif sort == "cases":
            for first, last, effect in slots[slot]:
                _add(found, prospect(effect, is_state), (last - first + 1) / 6)
    return found


def _own(found: dict[str, float], name: str, slots: Mapping[str, Any], is_state: bool) -> None:
    """What a term brings by itself, apart from the effects within it."""
    sorts = slot_sorts(name)
    brought = ALIKE.get(LEXICON[name].brings, LEXICON[name].brings)
    if brought == LEAVING:
        is_cure = slots["cards"] == [THIS, {}] if is_state else _is_of_states(slots["cards"])
        if is_cure:
            found["cure"] = 1.0
        elif slots["cards"] != [THIS, {}]:
            found["part"] = 1.0
    elif brought in _ROUGHLY:
        values = [amount_of(slots.get(slot)) for slot, sort in sorts.items() if sort in ("value", "signed")]
        found[brought] = values[0] if values else 1.0
    if LEXICON[name].calls in ("plain", "banner"):
        for slot, sort in sorts.items():
            if sort == "number" and slot in slots:
                found[f"call {slots[slot]:03}"] = 1.0
            elif sort == "pictograph" and slot in slots:
                found[f"banner {slots[slot]}"] = 1.0
        if slots.get("go") or slots.get("there"):
            found["go"] = 1.0
    if LEXICON[name].calls == "title":
        found["learn"] = 1.0
    if name == READ:
        found[f"read {slots['number']:03}"] = 1.0


def _is_of_states(cards: Any) -> bool:
    return is_tree(cards) and str(cards[1].get("kind", {}).get("phrase", "")).startswith("state")


def _add(found: dict[str, float], more: Outcome, share: float = 1.0) -> None:
    for what, amount in more.items():
        found[what] = found.get(what, 0.0) + share * amount


_ROUGHLY: Final[dict[str, float]] = {
    "restore": 1,
    "lose": -1,
    "vital": -3,
    "regain": 1,
    "shed": -1,
    "damage": -2,
    "life": 1,
    "explore": 4,
    "look": 1,
    "move": 1,
    "step": 1,
    "go": 3,
    "astray": -1,
    "lift": 100,
    "over": -100,
    "goal": 1,
    "home": 1,
    "progress": 1,
    "score": 1,
    "experience": 2,
    "spend": -1,
    "wear": -1,
    "mend": 1,
    "hand": 1,
    "part": -2,
    "cure": 4,
    "make": 3,
    "learn": 3,
    "fire": 1,
    "change": 1,
    "face": 1,
    "linger": 1,
}
"""What one of each is worth without knowing the table; what is not named here counts for nothing."""


def roughly(brought: Outcome) -> float:
    """What a prospect is worth without knowing the table."""
    return sum(_ROUGHLY.get(what, 1.0) * amount for what, amount in brought.items())


def _best(prospects: Iterable[dict[str, float]]) -> dict[str, float]:
    return max(prospects, key=roughly, default={})


def choices(trees: Any) -> Iterable[list[Any]]:
    """The branches of every choice in some texts."""
    for name, slots in _terms(trees):
        if LEXICON[name].offers:
            yield slots["effects"]


def bargains(trees: Any) -> Iterable[tuple[Outcome, Outcome]]:
    """The price and the alternative of every bargain in some texts."""
    for name, slots in _terms(trees):
        ways = [prospect(slots[way]) for way in LEXICON[name].proposes]
        if len(ways) > 1:
            yield ways[0], ways[1]


def banishes_itself(trees: Any) -> bool:
    """Whether a card with these texts is gone for good once it has been resolved."""
    return any(name == BANISH and slots["cards"] == [THIS, {}] for name, slots in _terms(trees))


def _terms(tree: Any) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """All terms in a tree, those within lists and cases included."""
    if is_tree(tree):
        yield tree[0], tree[1]
        for part in tree[1].values():
            yield from _terms(part)
    elif isinstance(tree, (list, tuple)):
        for part in tree:
            yield from _terms(part)


def performed_at(effects: Iterable[Any], moment: str) -> Outcome:
    """What texts bring that are performed at this moment; a guess brings nothing."""
    found: dict[str, float] = {}
    for name, slots in (tree for tree in effects if is_tree(tree)):
        if LEXICON[name].moment == moment and not any(
            LEXICON[term].calls == "guess" for term, _ in _terms(slots.get("effect"))
        ):
            _add(found, prospect(slots.get("effect")))
    return found
