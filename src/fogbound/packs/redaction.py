"""What of a card is printed for players: a condition stays unprinted while it names what the table has not met.

A text is printed as though what nobody has met did not exist. So it depends on what the table has met and on nothing
else: not on how things stand, not on what lies hidden, not on who reads it. Authors see everything, with marks.
"""

import copy
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import Struct

from fogbound.core.game import MET
from fogbound.packs.abridging import (
    PLAYER_COUNTS,
    at_table,
    counts_players,
    is_bookkeeping,
    keeps_books,
    memos_of,
    tells,
    without_bookkeeping,
    without_lines,
)
from fogbound.packs.alternatives import alternatives
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.format import CardSource
from fogbound.packs.pack import AnyCard, LoadedCard, Pack, title_of
from fogbound.packs.printed import read_texts, texts_in
from fogbound.packs.sentences import MARKS, OPEN, UNSEEN, Tree, slot_sorts
from fogbound.packs.source import Path
from fogbound.packs.texts import is_tree, terms_of
from fogbound.rules.citadel import places as of_citadel
from fogbound.rules.citadel.memory import FIRST_FALLEN
from fogbound.rules.common import places
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import (
    ANY_OF,
    BOTH,
    DO_NOTHING,
    FIRST,
    IF,
    NOT,
    NUMBER,
    SEQUENCE,
    SOMETIMES,
    THEN,
    THERE_IS_NO,
    WITH,
)
from fogbound.rules.continent import places as of_continent

__all__ = [
    "CALLED",
    "NEVER",
    "NOTHING",
    "SOMETHING",
    "UNSURE",
    "UNTOLD",
    "VAGUE",
    "Names",
    "Printing",
    "Redactor",
    "is_hideable",
    "names_asked",
    "names_met",
    "print_depends_on",
]

Names = frozenset[str]
"""Names by sort and word: `number/217`, `title/ferryman`, `memo/promise`."""
NOTHING: Final[Names] = frozenset()

NEVER: Final[Tree] = ["never", {}]
"""In place of a condition that cannot hold before the table has met what it names."""
VAGUE: Final[Tree] = ["vague", {}]
"""In place of a condition of which nothing may be told."""
SOMETHING: Final[Tree] = ["something", {}]
"""In place of a text that hangs on such a condition."""
UNSURE: Final[Tree] = ["unsure", {}]
"""In place of a number that does."""
CALLED: Final = "called"
"""The name of what stands in place of a choice that does nothing but have something remembered: its own name, if any."""

NAMING: Final = frozenset(
    (
        *("number", "title", "uid", "memo", "paragraph", "quest", "page", "goal", "event"),
        *("building", "symbol", "custom"),
    )
)
"""The sorts of slots that name something the table has to meet; other words are part of the language."""
OPEN_PLACES: Final = frozenset(
    (
        *(places.IN_HAND, places.IN_ANY_HAND, places.ON_BOARD, places.HERE, places.ON_THIS),
        *(of_continent.IN_INVENTORY, of_continent.UNDER_SATCHEL),
        *(of_citadel.IN_PURSE, of_citadel.IN_ANY_PURSE, of_citadel.BLOCKED),
        *(of_citadel.AMONG_QUESTS, of_citadel.AMONG_GLOBALS, of_citadel.SELECTED),
    )
)
"""Places in which cards are in play, so that the table has met whatever lies there."""
TEXTS: Final = ("effect", "effects", "abilities")
NO_EFFECT: Final[Tree] = [DO_NOTHING, {}]
ZERO: Final[Tree] = [NUMBER, {"number": 0}]
UNTOLD: Final = frozenset(
    ("replies", "riddle", "hidden", "revealed", "lapse", "epilogue", "enlist", "goals", "absent")
)
"""Fields whose texts are never read by players."""

BY_PLAYERS: Final = ("hand", "dice", "stack", "most_weight", "life")
"""Fields with a number for each number of players."""

PUBLIC: Final[Names] = frozenset((f"memo/{FIRST_FALLEN}",))
"""What the rules themselves speak of."""

# What is to be printed of a condition.
SHOWN: Final = "shown"
TRUE: Final = "true"
FALSE: Final = "false"
UNKNOWN: Final = "unknown"
_OPPOSITE: Final = {SHOWN: SHOWN, TRUE: FALSE, FALSE: TRUE, UNKNOWN: UNKNOWN}


class Verdict(NamedTuple):
    """What is to be printed of a condition or number: itself (`tree`), or nothing, and how it stands then."""

    how: str
    tree: Tree


def names_in(tree: Any) -> Names:
    """Everything that a text names, wherever it stands in it."""
    found: set[str] = set()
    for name, slots in terms_of(tree):
        for slot, sort in slot_sorts(name).items():
            value: Any = slots.get(slot)
            if sort in NAMING and value is not None:
                found.add(_name_for(sort, value))
    return frozenset(found)


def _name_for(sort: str, value: Any) -> str:
    if sort == "event" and str(value).startswith("taken "):
        word = str(value).removeprefix("taken ")
        return f"number/{int(word)}" if word.isdecimal() else f"uid/{word}"
    return f"{sort}/{value}"


def conditions_in(tree: Any) -> list[Tree]:
    """The outermost conditions of a text, and those words for explorers that are conditions in disguise."""
    if is_tree(tree):
        sort = LEXICON[tree[0]].sort
        if sort == "condition" or (sort == "who" and (names_in(tree) or "when" in tree[1])):
            return [tree]
        return [found for part in tree[1].values() for found in conditions_in(part)]
    return [found for part in tree for found in conditions_in(part)] if isinstance(tree, list) else []


def names_asked(tree: Any) -> Names:
    """Everything that the conditions of a text name."""
    return frozenset().union(*(names_in(found) for found in conditions_in(tree)))


def print_depends_on(tree: Any) -> Names:
    """The names on which it depends how a text is printed: those that its conditions ask for, and how many play."""
    return names_asked(tree) | (PLAYER_COUNTS if counts_players(tree) else NOTHING)


@lru_cache(4096)
def names_met(met: Names, players: int) -> Names:
    """What a table has met, with how many play there."""
    return met | {f"players/{players}"} if players else met


def is_hideable(tree: Any) -> bool:
    """Whether anything of a text may be left unprinted, or is marked."""
    return any(
        names_in(found) or any(name in MARKS for name, _ in terms_of(found)) for found in conditions_in(tree)
    )


class Redactor:
    """Leaves out of texts what a table that has met these names may not read yet; with None, what nobody may.

    For an author nothing is left out; what players do not read before they have met something is marked. What the card
    says of things remembered (`spoken_of`) is not all that players read of them.
    """

    def __init__(self, met: Names | None, spoken_of: Names = NOTHING) -> None:
        self._met = met
        self._is_author = met is None
        self._spoken_of = spoken_of
        self._players = next((int(name[-1]) for name in PLAYER_COUNTS & (met or NOTHING)), 0)

    # -- conditions --------------------------------------------------------------------------------

    def condition(self, tree: Tree) -> Verdict:
        """What is printed of a condition."""
        name, slots = tree
        if name == OPEN:
            return Verdict(SHOWN, _without_marks(slots["when"]))
        if name == UNSEEN:
            return Verdict(SHOWN if self._is_author else UNKNOWN, tree)
        if name == NOT:
            inner = self.condition(slots["when"])
            return Verdict(_OPPOSITE[inner.how], [name, {"when": inner.tree}])
        if name == ANY_OF:
            return self._any_of(tree)
        if LEXICON[name].frame:
            return self._join(tree)
        return self._plain(tree)

    def _join(self, tree: Tree) -> Verdict:
        """Two conditions, of which one may decide alone (`FALSE` of both, `TRUE` of either) or say nothing."""
        name, slots = tree
        parts = [self.condition(slots["first"]), self.condition(slots["second"])]
        decisive, idle = (FALSE, TRUE) if name == BOTH else (TRUE, FALSE)
        for part in parts:
            if part.how == decisive:
                return part
        left = [part for part in parts if part.how != idle]
        if not left:
            return parts[0]
        if any(part.how == UNKNOWN for part in left):
            return Verdict(UNKNOWN, tree)
        if len(left) == 1:
            return left[0]
        return Verdict(SHOWN, [name, {"first": left[0].tree, "second": left[1].tree}])

    def _any_of(self, tree: Tree) -> Verdict:
        name, slots = tree
        who, when = self.who(slots["who"]), self.condition(slots["when"])
        for part in (who, when):
            if part.how != SHOWN:
                return Verdict(part.how, tree)
        return Verdict(SHOWN, [name, {"who": who.tree, "when": when.tree}])

    def _plain(self, tree: Tree) -> Verdict:
        names = names_in(tree)
        if self._is_author:
            return Verdict(SHOWN, [UNSEEN, {"when": tree}] if names - PUBLIC else tree)
        if self.knows(names):
            return Verdict(SHOWN, tree)
        if not _is_certain(tree):
            return Verdict(UNKNOWN, tree)
        if LEXICON[tree[0]].compares is not None:
            return self._comparison(tree)
        return Verdict(TRUE if tree[0] == THERE_IS_NO else FALSE, tree)

    def _comparison(self, tree: Tree) -> Verdict:
        """A comparison with a number of things of which nobody has met one."""
        name, slots = tree
        compares = LEXICON[name].compares
        first, second = self._count(slots["first"]), self._count(slots["second"])
        if first is None or second is None or compares is None:
            return Verdict(UNKNOWN, tree)
        return Verdict(TRUE if compares(first, second) else FALSE, tree)

    def _count(self, tree: Tree) -> int | None:
        if tree[0] == NUMBER:
            number: int = tree[1]["number"]
            return number
        return 0 if LEXICON[tree[0]].counts_met and not self.knows(names_in(tree)) else None

    def who(self, tree: Tree) -> Verdict:
        """What is printed of some explorers; nobody is meant by what nobody has met."""
        name, slots = tree
        if name == WITH:
            who, when = self.who(slots["who"]), self.condition(slots["when"])
            if who.how != SHOWN or when.how == TRUE:
                return who
            return Verdict(when.how, [name, {"who": who.tree, "when": when.tree}])
        return Verdict(SHOWN if self.knows(names_in(tree)) else FALSE, tree)

    def knows(self, names: Names) -> bool:
        """Whether the table has met all of these."""
        return self._met is None or names <= self._met | PUBLIC

    # -- texts -------------------------------------------------------------------------------------

    def text(self, tree: Tree | None) -> Tree | None:
        """What is printed of an effect or ability; None for nothing."""
        told = self._text(tree)
        if told is None or self._is_author:
            return told
        if tells(told):
            told = without_lines(told)
        return self._with_table_numbers(without_bookkeeping(told, self._spoken_of))

    def _with_table_numbers(self, tree: Tree) -> Tree:
        """A text with the numbers of this table."""
        return at_table(tree, self._players) if self._players and counts_players(tree) else tree

    def _text(self, tree: Tree | None) -> Tree | None:
        if tree is None or not is_hideable(tree):
            return tree
        name, slots = tree
        if name == IF:
            return self._if(slots)
        if name == FIRST:
            return self._first(slots["effects"])
        if name == THEN:
            left = [
                part for part in (self._text(slots["first"]), self._text(slots["second"])) if part is not None
            ]
            return [name, {"first": left[0], "second": left[1]}] if len(left) > 1 else next(iter(left), None)
        told: dict[str, Any] = {}
        for slot, sort in slot_sorts(name).items():
            if slot not in slots:
                continue
            part = self._slot(slots[slot], sort, name)
            if part is VAGUE or part is UNSURE:
                return SOMETHING
            if part is NEVER and LEXICON[name].sort == "effect" and sort == "condition":
                continue  # no die is rolled again for it
            if part is NEVER or (part is None and sort in TEXTS):
                return None
            if part is not None:
                told[slot] = part
        if told.get("amount") == ZERO and slots.get("amount") != ZERO:
            return None  # it changes nothing yet
        return [name, told]

    def _slot(self, value: Any, sort: str, name: str) -> Any:
        """What is printed in a slot of this term; None for nothing."""
        if sort == "condition":
            gate = _outcome(self.condition(value))
            return VAGUE if gate is None and LEXICON[name].sort == "effect" else gate
        if sort == "who":
            verdict = self.who(value)
            return {SHOWN: verdict.tree, UNKNOWN: VAGUE}.get(verdict.how, NEVER)
        if sort in ("value", "signed") and is_tree(value):
            return self._value(value)
        if sort == "effect":
            return self._text(value) or (None if _is_wrapper(name) else NO_EFFECT)
        if sort in ("effects", "abilities"):
            left = [part for part in map(self._text, value) if part is not None]
            if sort == "effects" and name != SEQUENCE and left:
                return [self._text(part) or NO_EFFECT for part in value]
            return left or None
        if sort == "cases":
            return [[low, high, self._text(part)] for low, high, part in value]
        return value

    def _if(self, slots: dict[str, Any]) -> Tree | None:
        verdict = self.condition(slots["when"])
        if verdict.how == UNKNOWN:
            return SOMETHING
        then, otherwise = self._text(slots["then"]), self._text(slots.get("otherwise"))
        if verdict.how != SHOWN:
            return then if verdict.how == TRUE else otherwise
        if then is None:
            then, otherwise = otherwise, None
            verdict = Verdict(SHOWN, [NOT, {"when": verdict.tree}])
        if then is None:
            return None
        told = {"when": verdict.tree, "then": then}
        return [IF, told if otherwise is None else {**told, "otherwise": otherwise}]

    def _first(self, cases: list[Tree]) -> Tree | None:
        """Of a list of cases those that may come to pass, down to the first that always does."""
        left: list[Tree] = []
        for case in cases:
            if case[0] != IF:
                left.append(self._text(case) or SOMETHING)
                break
            verdict = self.condition(case[1]["when"])
            if verdict.how == UNKNOWN:
                return SOMETHING
            if verdict.how == FALSE:
                continue
            then = self._text(case[1]["then"]) or SOMETHING
            if verdict.how == TRUE:
                left.append(then)
                break
            left.append([IF, {"when": verdict.tree, "then": then}])
        return [FIRST, {"effects": left}] if len(left) > 1 else next(iter(left), None)

    def value(self, tree: Any) -> Any:
        """What is printed of a number."""
        return self._with_table_numbers(self._value(tree)) if is_tree(tree) else tree

    def _value(self, tree: Any) -> Any:
        if not is_tree(tree) or not is_hideable(tree):
            return tree
        name, slots = tree
        if name == SOMETIMES:
            when, number = self.condition(slots["when"]), self._value(slots["number"])
            if when.how == UNKNOWN or number is UNSURE:
                return UNSURE
            if when.how != SHOWN:
                return number if when.how == TRUE else ZERO
            return [name, {**slots, "number": number, "when": when.tree}]
        told = {slot: self._value(part) for slot, part in slots.items()}
        if any(part is UNSURE for part in told.values()):
            return UNSURE
        for slot, other in (("second", "first"), ("first", "second")):
            if slot in LEXICON[name].void and told[slot] == ZERO:
                return told[other]
        return [name, told]

    def source(self, source: Struct) -> None:
        """Take out of a card, which is changed, what is not printed."""
        read_texts(source, (), self._field)
        for name in BY_PLAYERS if self._players else ():
            if numbers := getattr(source, name, None):
                setattr(source, name, [numbers[self._players - 1]])

    def gate(self, tree: Tree) -> Tree | None:
        """What is printed of the condition of an action or entry: itself, nothing, NEVER or VAGUE."""
        told = _outcome(self.condition(tree))
        return self._with_table_numbers(told) if told is not None else None

    def _field(self, tree: Any, sort: str, path: Path) -> Any:
        if tree is None:
            return None
        if sort == "condition":
            return self.gate(tree)
        return self.value(tree) if sort in ("value", "signed") else self.text(tree)


def _is_wrapper(name: str) -> bool:
    """Whether nothing is left of a term without the effect it holds."""
    term = LEXICON[name]
    if term.sort == "ability":
        return not any("price : {" in way for way in term.syntax)
    return term.frame and list(slot_sorts(name).values()).count("effect") == 1


def _outcome(verdict: Verdict) -> Tree | None:
    return {SHOWN: verdict.tree, TRUE: None, FALSE: NEVER, UNKNOWN: VAGUE}[verdict.how]


def _is_certain(tree: Tree) -> bool:
    """Whether a condition asks only for places in which nothing lies that nobody has met."""
    zones = [slots["zone"]["is"] for _, slots in terms_of(tree) if "zone" in slots]
    return all(zone in OPEN_PLACES for zone in zones)


def _without_marks(tree: Any) -> Any:
    """A condition without the marks of its author."""
    if is_tree(tree):
        name, slots = tree
        if name in MARKS:
            return _without_marks(slots["when"])
        return [name, {slot: _without_marks(part) for slot, part in slots.items()}]
    return [_without_marks(part) for part in tree] if isinstance(tree, list) else tree


# -- what cards make known -------------------------------------------------------------------------


FORGOTTEN: Final = frozenset(("_made_known", "_printed_names", "_shown", "_last"))
"""What a `Printing` remembers of questions that were asked before."""


class Printing:
    """Which names the conditions of some packs ask about, and which cards make them known."""

    def __init__(self, packs: Iterable[Pack]) -> None:
        self._cards = {card.uid: card for pack in packs for card in pack.cards}
        trees = {uid: [text.tree for text in texts_in(card.source)] for uid, card in self._cards.items()}
        self._asked: dict[str, Names] = {
            uid: frozenset().union(*(names_asked(tree) for tree in told)) for uid, told in trees.items()
        }
        self.hideable = frozenset(uid for uid, told in trees.items() if any(map(is_hideable, told)))
        self._counting = frozenset(
            uid for uid, told in trees.items() if _counts_players(self._cards[uid].source, told)
        )
        booked = [uid for uid, told in trees.items() if any(map(keeps_books, told)) or any(map(tells, told))]
        self.varying = self.hideable.union(
            self._counting, booked
        )  # whose print is not always what their authors wrote
        self.asked: Names = frozenset().union(*self._asked.values()) if self._asked else NOTHING
        self._identity = {uid: _identity(card) & self.asked for uid, card in self._cards.items()}
        public = [uid for uid, card in self._cards.items() if _is_public(card.source)]
        self._public: Names = PUBLIC.union(*(self._identity[uid] for uid in public))
        self._told = {uid: _told_by(card.source) & self.asked for uid, card in self._cards.items()}
        self.notable = frozenset(
            uid for uid in self._cards if self._identity[uid] or self._told[uid]
        )  # cards that make something known
        self._entries = [
            (entry, name) for name in sorted(self.asked) if (entry := _entry(name))
        ]  # of the chronicle, each with what it makes known
        self._marks = frozenset(
            (*(entry for entry, _ in self._entries), *(MET + uid for uid in self.notable))
        )  # all entries that count, those of cards among them
        self._remember_nothing()

    def _remember_nothing(self) -> None:
        self._made_known = lru_cache(4096)(self._names_of_marks)
        self._printed_names = lru_cache(4096)(self._names_on)
        self._shown = lru_cache(4096)(self._shows_action)
        self._last: tuple[dict[str, int], Names] = ({}, NOTHING)

    def __getstate__(self) -> dict[str, Any]:
        """All but what is remembered of questions that were asked before."""
        return {name: value for name, value in vars(self).items() if name not in FORGOTTEN}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._remember_nothing()

    def names_of_chronicle(self, chronicle: dict[str, int]) -> Names:
        """All that a table with this chronicle has met."""
        last, met = self._last
        if last is not chronicle:  # it is replaced, never edited, and texts ask for one many times in a row
            met = self._made_known(self._marks.intersection(chronicle))
            self._last = (chronicle, met)
        return met

    def asked_by(self, uid: str) -> Names:
        """The names on which it depends what is printed of a card."""
        return self._asked[uid]

    def depends_on(self, uid: str) -> Names:
        """The names on which it depends how a card is printed: those it asks about, and how many play."""
        asked = self._asked[uid]
        return asked | PLAYER_COUNTS if uid in self._counting else asked

    def shows_action(self, uid: str, part: str, index: int, met: Names) -> bool:
        """Whether a table that has met these names may read an action of a card, by its place among the `actions` or
        `back_actions` of the card, or the `item` that is made of it.
        """
        return self._shown(uid, part, index, met)

    def _shows_action(self, uid: str, part: str, index: int, met: Names) -> bool:
        needs = self.gate(uid, part, index)
        return needs is None or Redactor(met).gate(needs) != NEVER

    def gate(self, uid: str, part: str, index: int) -> Tree | None:
        """The condition of such an action, as its author wrote it; None for none."""
        source: Any = self._cards[uid].source
        entries = source.item.actions if part == "item" else getattr(source, part)
        actions = [action for entry in entries for action in entry.values()]
        needs: Tree | None = actions[index].needs if 0 <= index < len(actions) else None
        return needs

    def _names_of_marks(self, marks: frozenset[str]) -> Names:
        """All that a table has met whose chronicle has these entries."""
        words = frozenset(name for entry, name in self._entries if entry in marks)
        cards = [uid for uid in self.notable if MET + uid in marks]
        met = words.union(self._public, *(self._identity[uid] for uid in cards))
        plain = [self._told[uid] for uid in cards if uid not in self.hideable]
        met = met.union(*plain) & self.asked
        redacted = [uid for uid in sorted(cards) if uid in self.hideable and not self._told[uid] <= met]
        while True:  # what is printed once something is met may name more
            more = met.union(*(self._printed_names(uid, met & self._asked[uid]) for uid in redacted))
            if more == met:
                return met
            met = more

    def _names_on(self, uid: str, met: Names) -> Names:
        """What is printed on a card for a table that has met these of the names that the card asks about."""
        return _told_by(self.print_card(uid, met).source) & self.asked

    def whole(self, uid: str) -> LoadedCard:
        """A card as its author wrote it."""
        return self._cards[uid]

    def print_card(self, uid: str, met: Names | None) -> LoadedCard:
        """A card as it is printed for a table that has met these names; with None, for its author."""
        card = self._cards[uid]
        if uid not in self.varying:
            return card
        shown = copy.deepcopy(card)
        spoken_of = frozenset().union(*(memos_of(text.tree) for text in texts_in(card.source)))
        redactor = Redactor(met, spoken_of)
        redactor.source(shown.source)
        if met is not None:
            _call_choices(shown.source, card.source)
        return shown


def _call_choices(printed: AnyCard, written: AnyCard) -> None:
    """Put the names that the author may give in place of choices that only have something remembered."""
    places: dict[str, int] = {}
    for at, choice in enumerate(alternatives(written), 1):
        places.setdefault(repr(choice), at)
    for text in texts_in(printed):
        for name, slots in terms_of(text.tree):
            if name not in LEXICON or not LEXICON[name].offers:
                continue
            slots["effects"] = [
                [CALLED, {"choice": places[repr(one)], "effect": one}]
                if repr(one) in places and (one == NO_EFFECT or is_bookkeeping(one))
                else one
                for one in slots["effects"]
            ]


def _entry(name: str) -> str:
    """The entry of the chronicle that tells that the table has met something that is no card; empty for a card."""
    sort, _, word = name.partition("/")
    if sort == "memo":
        return MET + name
    if sort == "paragraph":
        return f"read {int(word):03}"
    return word if sort == "event" else ""


def _is_public(source: CardSource) -> bool:
    """Whether a card can be looked at before it comes into play: characters, clues, and what the Citadel lays out."""
    if isinstance(source, CitadelCard) and (source.trait is not None or source.skill is not None):
        return not source.advanced and not source.reflex
    return source.character is not None or getattr(source, "clue", None) is not None


def _counts_players(source: CardSource, trees: Iterable[Tree]) -> bool:
    """Whether a card with these texts is printed with other numbers for more players."""
    return any(getattr(source, name, None) for name in BY_PLAYERS) or any(map(counts_players, trees))


def _identity(card: LoadedCard) -> Names:
    """The names by which texts know a card."""
    source = card.source
    found = {f"uid/{card.uid}"}
    title = title_of(source)
    if title:
        found.add(f"title/{title}")
    if source.number is not None:
        found.add(f"number/{source.number}")
    if isinstance(source, CitadelCard):
        for sort, word in (
            *(("paragraph", source.paragraph), ("page", source.page), ("quest", source.side_quest)),
            *(("building", source.building), ("symbol", source.symbol), ("custom", source.custom)),
        ):
            if word is not None:
                found.add(f"{sort}/{word}")
        found.update(f"goal/{goal}" for goal in source.goals)
    return frozenset(found)


def _told_by(source: CardSource) -> Names:
    """What is printed on a card outside its conditions; of what is read aloud nothing is."""
    if isinstance(source, CitadelCard) and (source.paragraph is not None or source.page is not None):
        return NOTHING
    found: set[str] = set()
    for text in texts_in(source):
        if text.sort != "condition" and text.path[0] not in UNTOLD:
            found.update(names_in(_without_conditions(text.tree)))
    for arrow in getattr(source, "arrows", {}).values():
        found.add(f"number/{arrow if isinstance(arrow, int) else arrow[1]}")
    start = getattr(source, "start", None)
    if start is not None:
        found.add(f"number/{start}")
    return frozenset(found)


def _without_conditions(tree: Any) -> Any:
    """A text without its conditions, for what else it names."""
    if is_tree(tree):
        name, slots = tree
        if name in (NEVER[0], VAGUE[0], SOMETHING[0], UNSURE[0], CALLED) or LEXICON[name].sort in (
            "condition",
            "who",
        ):
            return ZERO
        return [name, {slot: _without_conditions(part) for slot, part in slots.items()}]
    return [_without_conditions(part) for part in tree] if isinstance(tree, list) else tree
