"""What players need not read of a text, and the numbers of their table in it.

That something is remembered is mechanics on which nobody acts: a text says so only if it says nothing else, or if
its card speaks of it elsewhere. What a line tells is read when it is told, and not before. A number that depends on how
many play is the one that holds at this table.
"""

from typing import Any, Final

from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.packs.texts import is_tree, terms_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import IF, NOT, NUMBER, SEQUENCE, THEN

__all__ = [
    "PLAYER_COUNTS",
    "at_table",
    "counts_players",
    "is_bookkeeping",
    "keeps_books",
    "memos_of",
    "tells",
    "without_bookkeeping",
    "without_lines",
]

Names = frozenset[str]

PLAYER_COUNTS: Final[Names] = frozenset(f"players/{number}" for number in range(1, 5))
"""The names by which a text asks how many play."""

_FOR: Final = ("one", "two", "three", "four")
"""The slots of a number that is told for each number of players."""
_LINE: Final = "line"
_EFFECTS: Final = frozenset(("effect", "effects"))


# -- the numbers of a table ------------------------------------------------------------------------


def counts_players(tree: Any) -> bool:
    """Whether a text has a number that depends on how many play."""
    return any(_goes_by_players(name) for name, _ in terms_of(tree))


def _goes_by_players(name: str) -> bool:
    return name in LEXICON and LEXICON[name].by_players


def at_table(tree: Any, players: int) -> Any:
    """A text with the numbers that hold where so many play."""
    if isinstance(tree, list) and not is_tree(tree):
        return [at_table(part, players) for part in tree]
    if not is_tree(tree):
        return tree
    name, slots = tree
    if _goes_by_players(name):
        return _number(slots.get(_FOR[players - 1], players))
    told = {slot: at_table(part, players) for slot, part in slots.items()}
    if name in LEXICON and LEXICON[name].compares is not None and not slots["first"][1]:
        return [name, {**told, "first": slots["first"]}]  # « at least 3 players »
    return _reckon(name, told) if told != slots else tree


def _reckon(name: str, slots: dict[str, Any]) -> Tree:
    """What is reckoned from plain numbers as one number, and plain numbers that a sum begins with as one."""
    reckons = LEXICON[name].reckons if name in LEXICON else None
    if reckons is None:
        return [name, slots]
    parts = {slot: value for slot, value in slots.items() if is_tree(value)}
    if all(value[0] == NUMBER for value in parts.values()):
        return _number(reckons(**slots | {slot: value[1]["number"] for slot, value in parts.items()}))
    rest: Tree = slots.get("second", ["", {}])
    if len(LEXICON[name].void) > 1 and slots["first"][0] == NUMBER and rest[0] == name:  # 3 plus (2 plus …)
        first, more = slots["first"], rest[1]["first"]
        if more[0] == NUMBER:
            return [
                name,
                {"first": _reckon(name, {"first": first, "second": more}), "second": rest[1]["second"]},
            ]
    return [name, slots]


def _number(number: int) -> Tree:
    return [NUMBER, {"number": number}]


# -- lines -----------------------------------------------------------------------------------------


def tells(tree: Any) -> bool:
    """Whether a text tells lines of prose."""
    return any(_LINE in _sorts(name).values() for name, _ in terms_of(tree))


def without_lines(tree: Any) -> Any:
    """A text that leaves open which lines are told."""
    if isinstance(tree, list) and not is_tree(tree):
        return [without_lines(part) for part in tree]
    if not is_tree(tree):
        return tree
    name, slots = tree
    sorts = _sorts(name)
    return [name, {slot: without_lines(part) for slot, part in slots.items() if sorts.get(slot) != _LINE}]


def _sorts(name: str) -> dict[str, str]:
    """The slots of a term; what is printed in place of one has none."""
    return slot_sorts(name) if name in LEXICON else {}


# -- bookkeeping -----------------------------------------------------------------------------------


def keeps_books(tree: Any) -> bool:
    """Whether a text has something remembered."""
    return any(_is_bookkeeping(name, slots) for name, slots in terms_of(tree))


def memos_of(tree: Any) -> Names:
    """What a text says of things remembered, beside having them remembered."""
    return frozenset(
        slots["memo"]
        for name, slots in terms_of(tree)
        if isinstance(slots.get("memo"), str) and not _is_bookkeeping(name, slots)
    )


def is_bookkeeping(tree: Tree) -> bool:
    """Whether an effect does nothing else than have something remembered."""
    return keeps_books(tree) and _abridge(tree, frozenset()) is None


def without_bookkeeping(tree: Tree, spoken_of: Names) -> Tree:
    """An effect or ability without what it has remembered, unless that is all it does or the card speaks of it."""
    return _abridge(tree, spoken_of | memos_of(tree)) or tree


def _is_bookkeeping(name: str, slots: dict[str, Any]) -> bool:
    """Whether an effect does nothing but change what is remembered under a name."""
    if "memo" not in slots or name not in LEXICON or LEXICON[name].sort != "effect":
        return False
    return not _EFFECTS.intersection(slot_sorts(name).values())


def _abridge(tree: Tree, spoken_of: Names) -> Tree | None:
    """What is left of an effect or ability; None for nothing."""
    name, slots = tree
    if _is_bookkeeping(name, slots):
        return tree if slots["memo"] in spoken_of else None
    if not keeps_books(tree):
        return tree
    if name == IF:
        return _branches(slots, spoken_of)
    if name == SEQUENCE:
        left = _abridge_all(slots["effects"], spoken_of)
        return [name, {"effects": left}] if len(left) > 1 else next(iter(left), None)
    if name == THEN:
        left = _abridge_all([slots["first"], slots["second"]], spoken_of)
        return [name, {"first": left[0], "second": left[1]}] if len(left) > 1 else next(iter(left), None)
    told = dict(slots)
    for slot, sort in slot_sorts(name).items():
        part: Any = slots.get(slot)
        if part is None:
            continue
        if sort == "effect":
            told[slot] = _abridge(part, spoken_of) or part
        elif sort in ("effects", "abilities"):
            told[slot] = [_abridge(one, spoken_of) or one for one in part]
        elif sort == "cases":
            told[slot] = [[low, high, one and (_abridge(one, spoken_of) or one)] for low, high, one in part]
    return [name, told]


def _abridge_all(effects: list[Tree], spoken_of: Names) -> list[Tree]:
    told = [effect for at, effect in enumerate(effects) if not _prepares(effect, effects[at + 1 :])]
    return [left for effect in told if (left := _abridge(effect, spoken_of)) is not None]


def _prepares(effect: Tree, later: list[Tree]) -> bool:
    """Whether an effect only lets something begin anew that is remembered in what follows."""
    name, slots = effect
    if name not in LEXICON or not LEXICON[name].resets:
        return False
    return any(_is_bookkeeping(other, own) and own["memo"] == slots["memo"] for other, own in terms_of(later))


def _branches(slots: dict[str, Any], spoken_of: Names) -> Tree | None:
    """A condition with those of its branches that do something else."""
    otherwise = slots.get("otherwise")
    then = _abridge(slots["then"], spoken_of)
    left = _abridge(otherwise, spoken_of) if otherwise is not None else None
    when = slots["when"]
    if then is None and left is not None:
        when, then, left = [NOT, {"when": when}], left, None
    if then is None:
        return None
    return [IF, {"when": when, "then": then} | ({} if left is None else {"otherwise": left})]
