"""From trees to terms: what both rulesets' books are made with."""

from collections.abc import Sequence
from typing import Any

from fogbound.core.steps import NONE
from fogbound.packs.advice import ICONS
from fogbound.packs.declared import GROUPS
from fogbound.packs.pack import Pack
from fogbound.packs.patterns import PHRASE_SORTS
from fogbound.packs.redaction import Printing
from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.packs.texts import is_tree
from fogbound.rules.common import points
from fogbound.rules.common.book import Action, Book, Sources, Vocabulary
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.meaning import INVOLVEMENT, LEAVING, OWN_LEAVING, bit
from fogbound.rules.common.term_names import ONE_OF, TAKE, THIS
from fogbound.rules.common.terms import ANY_TYPE, Ability, Effect

__all__ = [
    "TermMaker",
    "count_abilities",
    "demands",
    "meaning_of",
    "note_names",
    "number_twins",
    "tell_apart",
    "words_of_packs",
]

_MASKS = {"keyword", "tag", "resource"}
_NAMES = {
    "action",
    "title",
    "store",
    "counter",
    "pictograph",
    "curse",
    "character",
    "page",
    "building",
    "symbol",
    "quest",
    "trait",
    "custom",
    "goal",
}

_THIS = [THIS, {}]


def _payable(names: list[str]) -> int:
    """The icons with which one icon of a price may be paid, as bits; `any` is one of the four."""
    if "any" in names:
        return (1 << len(ICONS) - 1) - 1
    return sum(1 << ICONS.index(name) for name in names)


def meaning_of(tree: Tree) -> int:
    """What a term brings and speaks of by itself, apart from the terms within it."""
    name, slots = tree
    said = LEXICON[name]
    found = bit(said.speaks_of) if said.speaks_of else 0
    if said.sort == "effect" and said.brings:
        is_own = said.brings == LEAVING and slots.get("cards") == _THIS
        found |= OWN_LEAVING if is_own else bit(said.brings)
    return found | INVOLVEMENT if slots.get("go") is True else found


class TermMaker:
    """Turns trees into terms and enters effects and abilities into the book's lists."""

    def __init__(
        self, words: Vocabulary, effects: list[Effect], abilities: list[Ability], sources: Sources
    ) -> None:
        self.words = words
        self.effects = effects
        self.abilities = abilities
        self.sources = sources
        self.spoken = 0  # all that these texts bring and speak of
        self._addressing = 0  # how many terms around say who does it
        self._meaning = 0  # of the terms made so far within the one that is being made

    def mask(self, group: str, names: list[str]) -> int:
        """A set of words as bits."""
        found = 0
        for name in names:
            found |= 1 << self.words.find(group, name)
        return found

    def term(self, tree: Any) -> Any:
        """A tree as the term it stands for; None stays None."""
        if tree is None:
            return None
        name, slots = tree
        said, sorts = LEXICON[name], slot_sorts(name)
        around, self._meaning = self._meaning, meaning_of(tree)
        self._addressing += said.addresses
        filled = {slot: self._slot(value, sorts.get(slot, "value")) for slot, value in slots.items()}
        self._addressing -= said.addresses
        if name == TAKE and self._addressing:
            filled["named"] = True
        made = said.make(**filled)
        if isinstance(made, Effect):
            made.eid = len(self.effects)
            made.means = self._meaning
            self.effects.append(made)
            self.sources.effects[made.eid] = tree
        elif isinstance(made, Ability):
            made.aid = len(self.abilities)
            self.abilities.append(made)
            self.sources.abilities[made.aid] = tree
        self.spoken |= self._meaning
        self._meaning |= around
        return made

    def abilities_of(self, effects: Sequence[Any], earlier: int = 0) -> tuple[Ability, ...]:
        """Abilities, numbered behind earlier ones; those that stand in one list exclude each other (T-RUL-19)."""
        found: list[Ability] = []
        for group, tree in enumerate(effects):
            name, slots = tree if isinstance(tree, list) else ("", {})
            for one in slots["abilities"] if name == ONE_OF else [tree]:
                ability: Ability | None = self.term(one)
                if ability is not None:
                    ability.ordinal = earlier + len(found) + 1
                    ability.group = earlier + group + 1 if name == ONE_OF else 0
                    found.append(ability)
        return tuple(found)

    def _slot(self, value: Any, sort: str) -> Any:
        if is_tree(value):
            return self.term(value)
        if sort == "types":
            return self._types(value)
        if sort == "icons":
            return tuple(ICONS.index(one[0]) for one in value)
        if sort == "prices":
            return tuple(_payable(one) for one in value)
        if sort == "effects":
            return tuple(self.term(tree) for tree in value)
        if sort == "cases":
            return tuple((low, high, self.term(tree)) for low, high, tree in value)
        if sort in PHRASE_SORTS:
            return value["is"]
        if sort in _MASKS:
            return 1 << self.words.find(sort, value)
        if sort in _NAMES:
            return self.words.number(sort, value)
        return value

    def _types(self, value: Tree) -> int:
        if value[0] == "any":
            return ANY_TYPE
        named = self.mask("action", value[1:])
        return ~named if value[0] == "except" else named


def count_abilities(effects: Sequence[Any]) -> int:
    """How many abilities these are, with those that stand in one list."""
    joined = [tree[1]["abilities"] for tree in effects if isinstance(tree, list) and tree[0] == ONE_OF]
    return len(effects) - len(joined) + sum(len(abilities) for abilities in joined)


def words_of_packs(packs: list[Pack]) -> Vocabulary:
    words = Vocabulary()
    for pack in packs:
        for group in GROUPS:
            for word in getattr(pack.manifest, f"{group}s"):
                words.number(group, word)
    for group in GROUPS:
        words.words.setdefault(group, [])
    return words


def note_names(book: Book, packs: list[Pack]) -> None:
    """Let a book know which names its conditions ask about, and which cards make them known."""
    printing = Printing(packs)
    book.printing = printing
    book.noteworthy = printing.asked
    book.notable = [uid.partition("#")[0] in printing.notable for uid in book.card_ids]
    book.notable_cards = [card for card, is_notable in enumerate(book.notable) if is_notable]


def tell_apart(abilities: Sequence[Ability]) -> None:
    """Number those of a card's abilities that are used once per turn, each by itself."""
    for place, ability in enumerate([ability for ability in abilities if ability.once_per_turn]):
        ability.place = place


def points_of(abilities: list[Ability]) -> list[bool]:
    """Whether any of these abilities stands at it, for every point."""
    found = [False] * points.COUNT
    for ability in abilities:
        found[ability.point] = True
    return found


def demands(effect: Effect | None) -> bool:
    """Whether an effect has a prerequisite of its own."""
    return effect is not None and type(effect).prerequisite is not Effect.prerequisite


def number_twins(actions: tuple[Action, ...]) -> None:
    """Actions of the same type on one card get ordinals, from the second on."""
    for at, action in enumerate(actions):
        earlier = sum(other.kind == action.kind for other in actions[:at])
        action.ordinal = earlier + 1 if earlier else NONE
