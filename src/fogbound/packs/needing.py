"""What texts need where they stand: a word to which what it needs can never come is refused, with the reason.

Each field of the format has its moment here; those of abilities stand with them in the lexicon.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.entries import entry_family
from fogbound.packs.faults import Fault
from fogbound.packs.format import ContinentCard
from fogbound.packs.printed import texts_in
from fogbound.packs.sense import family
from fogbound.packs.sentences import Tree
from fogbound.packs.source import Document, Path
from fogbound.packs.texts import form_keys, is_tree, terms_of
from fogbound.rules.common.lexicon import LEXICON, Term
from fogbound.rules.common.needs import (
    ACTION,
    AT_ANY_TIME,
    CONSEQUENCE,
    DIALOGUE,
    DURING,
    FACE_DOWN,
    IN_DIALOGUE,
    NAMED_NUMBER,
    NAMED_RECOVERY,
    NEEDS,
    OF_BOARD,
    OF_ITEM,
    OF_OWNER,
    OF_PARAGRAPH,
    OF_SKILL,
    OF_TOOL,
    OUTSIDE_ACTIONS,
    RENUMBERED,
    SPOKEN,
    UNNAMED,
    WITH_ACTION,
    WITH_ARROWS,
    WITH_ROWS,
    Occasion,
)
from fogbound.rules.common.standing_places import (
    ITEM,
    ON_BOARD,
    OWNED,
    PARAGRAPH,
    PERMANENT_EVENT,
    PURSE,
    TEMPORARY_EVENT,
)
from fogbound.rules.common.term_names import SELECT

__all__ = ["FIELDS", "check_needs", "field_of", "needs_of", "title_of"]

Way = tuple[str, ...]


def _of_actions(ruleset: str, below: str) -> dict[str, Occasion]:
    """The fields of the actions that stand in a field."""
    found = {f"{below}.if": OUTSIDE_ACTIONS}
    for part in (below, f"{below}.rows") if ruleset == "citadel" else (below,):
        found.update({f"{part}.cost": DURING, f"{part}.difficulty": DURING})
        found.update({f"{part}.success": CONSEQUENCE[ruleset], f"{part}.failure": CONSEQUENCE[ruleset]})
    return found if ruleset == "citadel" else {**found, f"{below}.at-most": OUTSIDE_ACTIONS}


def _ways(fields: dict[str, Occasion]) -> dict[Way, Occasion]:
    return {tuple(field.split(".")): moment for field, moment in fields.items()}


_ALWAYS: Final = "text back-text hidden.if goals if price setup epilogue enlist"
_SPOKEN: Final = (
    "replies.if replies.locked replies.price replies.do riddle.if riddle.attempt riddle.wrong riddle.answers.if "
    "riddle.answers.do revealed absent.number lapse"
)
FIELDS: Final[dict[str, dict[Way, Occasion]]] = {
    "continent": _ways(
        {
            **_of_actions("continent", "actions"),
            **_of_actions("continent", "item.actions"),
            "craft.cost": DURING,
            "craft.difficulty": DURING,
            "text": AT_ANY_TIME,
            "skipped": OUTSIDE_ACTIONS,
            "hidden.if": AT_ANY_TIME,
        }
    ),
    "citadel": _ways(
        {
            **_of_actions("citadel", "actions"),
            **_of_actions("citadel", "back-actions"),
            **dict.fromkeys(_ALWAYS.split(), AT_ANY_TIME),
            "at-citadel": OUTSIDE_ACTIONS,
            **dict.fromkeys(_SPOKEN.split(), IN_DIALOGUE),
        }
    ),
}
"""For each ruleset the moment of every field that holds a text, but for abilities; a test counts them."""


def field_of(path: Path, ruleset: str) -> Way:
    """The field of the format to which a way within an entry leads: without places in lists and names in mappings."""
    words = [part for part in path if isinstance(part, str)]
    fitting = [way for way in FIELDS[ruleset] if _leads(words, way)]
    return max(fitting, key=len)


def _leads(words: list[str], way: Way) -> bool:
    rest = iter(words)
    ends_there = words[-1] == way[-1] or len(way) == 1
    return words[0] == way[0] and ends_there and all(name in rest for name in way)


def needs_of(tree: Tree) -> list[str]:
    """What a term needs as it is written here, apart from the terms within it."""
    name, slots = tree
    return [
        what
        for what, slot, word, without in LEXICON[name].needs
        if not (slot and slot not in slots)
        and not (word and slots[slot]["is"] != word)
        and not (without and without in slots)
    ]


def title_of(tree: Tree) -> str:
    """How a term is written, with dots for what belongs into it; of cards, where they are."""
    name, slots = tree
    if name == SELECT:
        return str(slots["zone"]["phrase"])
    said = LEXICON[name]
    ways = [way for way in said.syntax if all(flag in slots for flag in _DEMANDED.findall(way))]
    way = max(ways, key=lambda one: len(_DEMANDED.findall(one))) if ways else said.form[0][0]
    chosen = [flag for flag, word in _FLAGGED.findall(way) if slots.get(word)]
    way = _OPTIONAL.sub("", _FLAGGED.sub(lambda found: found[1] if found[1] in chosen else "", way))
    plain = re.sub(r"(\w+)(/\w+)+", r"\1", re.sub(r"\{[^}]*\}", "…", way))
    return re.sub(" +", " ", plain).strip()


_FLAGGED: Final = re.compile(r"\[([^\[\]]*)\]\((\w+)!?\)")
_DEMANDED: Final = re.compile(r"\]\((\w+)!\)")
_OPTIONAL: Final = re.compile(r"\[[^\[\]]*\]")


# -- what is refused -------------------------------------------------------------------------------


def check_needs(card: ContinentCard | CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """The words of an entry that has been read to which what they need can never come."""
    ruleset = "continent" if isinstance(card, ContinentCard) else "citadel"
    for text in texts_in(card, path):
        if not any(needs_of(term) for term in terms_of(text.tree)):
            continue
        way = text.path[len(path) :]
        moment = AT_ANY_TIME
        if text.sort != "ability":
            moment = FIELDS[ruleset][field_of(way, ruleset)]
        read = TextReading(moment, UNNAMED)
        for tree, where, then in _terms(text.tree, document.value(text.path), text.path, read, ruleset):
            for need in needs_of(tree):
                if reason := then.lacks(need) or _unbearable(card, way, need, then.moment):
                    nothing = _NOTHING[LEXICON[tree[0]].sort].format(title_of(tree))
                    message = f"{nothing}: it needs {NEEDS[need].words}, and {reason}"
                    yield Fault("misplaced-word", message, document.mark(where), NEEDS[need].advice)
                    break


_NOTHING: Final = {
    "effect": "nothing would come of `{}` here",
    "condition": "`{}` can never hold here",
    "value": "`{}` says nothing here",
    "who": "`{}` is nobody here",
    "cards": "`{}` finds no card here",
}
"""What comes of each sort of words without what they need."""


class TextReading:
    """What a part of a text may speak of: the moment when it is read, and what nothing before it has named."""

    def __init__(self, moment: Occasion, unnamed: Mapping[str, str]) -> None:
        self.moment = moment
        self.unnamed = unnamed  # each with the reason

    def lacks(self, need: str) -> str:
        """Why what is needed is never there; "" if it may be."""
        return self.moment.lacks(need) or self.unnamed.get(need, "")

    def within(self, said: Term, slot: str, moment: Occasion) -> "TextReading":
        """The same of a part in this slot of a word."""
        unnamed = dict(self.unnamed)
        if said.forgets:
            unnamed = dict.fromkeys(UNNAMED, f"what was named before is forgotten {said.forgets}")
        names = said.names.get(slot, ())
        if NAMED_NUMBER in names:
            unnamed.setdefault(NAMED_RECOVERY, RENUMBERED)
        for what in names:
            unnamed.pop(what, None)
        return TextReading(moment, unnamed)


def _terms(
    tree: Any, source: Any, path: Path, read: TextReading, ruleset: str
) -> Iterator[tuple[Tree, Path, TextReading]]:
    """All terms of a text, each with the way to the text where it stands, and what it may speak of."""
    if isinstance(tree, list) and not is_tree(tree):
        for at, part in enumerate(tree):
            known = isinstance(source, list) and len(source) == len(tree)
            yield from _terms(part, *_below(source, path, at if known else None), read, ruleset)
    if not is_tree(tree):
        return
    name, slots = tree
    yield tree, path, read
    said = LEXICON[name]
    then = said.happens.get(ruleset, read.moment)
    assert isinstance(then, Occasion)
    keys = {part.slot: key for key, part in form_keys(said).items()} if isinstance(source, dict) else {}
    for slot, part in slots.items():
        moment = then
        if said.sort == "ability" and slot not in ("effect", "abilities") and then is not OUTSIDE_ACTIONS:
            moment = AT_ANY_TIME  # a condition may be judged before its effect comes
        within = read.within(said, slot, moment)
        if isinstance(source, list):
            yield from _terms(part, source, path, within, ruleset)  # a list stands for its one slot
        else:
            yield from _terms(part, *_below(source, path, keys.get(slot)), within, ruleset)


def _below(source: Any, path: Path, key: str | int | None) -> tuple[Any, Path]:
    """A part of what an author wrote, and the way to it; a sentence has no parts."""
    if key is None or (isinstance(source, dict) and key not in source):
        return None, path
    return source[key], (*path, key)


def _unbearable(card: ContinentCard | CitadelCard, way: Path, need: str, moment: Occasion) -> str:
    """Why what bears a text is not what one of its words needs; "" if it is."""
    actions = [action for entry in (*card.actions, *_other_actions(card)) for action in entry.values()]
    if need == WITH_ACTION:
        return "" if actions else "this card has none"
    what = family(card) if isinstance(card, ContinentCard) else entry_family(card)
    if need == OF_OWNER:
        return "" if what in OWNED else "this lies before everybody"
    if need == WITH_ARROWS:
        is_single = what == PERMANENT_EVENT and len(card.placement) == 1 and card.fog is None
        return "its only arrow points at one" if is_single and way[0] == "actions" else ""
    if need == OF_BOARD:
        return "" if what in (*ON_BOARD, TEMPORARY_EVENT) else "this never lies there"
    if isinstance(card, ContinentCard):
        if need == OF_SKILL:
            return "" if card.item is not None else "this is none"
        is_item = "item" in way or family(card) == ITEM
        return "this is none" if need in (OF_TOOL, OF_ITEM) and not is_item else ""
    if need == OF_TOOL:
        return "" if entry_family(card) == PURSE else "this is no Purse card"
    if need == FACE_DOWN:
        return "" if way[0] == "back-actions" else "this is read on its front"
    if need == SPOKEN:
        return "" if entry_family(card) == PARAGRAPH else moment.lacks(DIALOGUE)
    if need == OF_PARAGRAPH:
        return "" if entry_family(card) == PARAGRAPH else "this is none"
    if need == WITH_ROWS and not any(getattr(action, "rows", None) for action in actions):
        own = way[0] in ("actions", "back-actions")
        return "this card has none" if own or moment.lacks(ACTION) else ""
    return ""


def _other_actions(card: ContinentCard | CitadelCard) -> list[Any]:
    """The actions on the back of a card, or on the item that it becomes."""
    if isinstance(card, CitadelCard):
        return list(card.back_actions)
    return list(card.item.actions) if card.item is not None else []
