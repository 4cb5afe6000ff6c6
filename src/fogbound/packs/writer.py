"""What wordings of whole cards are put together with, in both rulesets: phrases, nouns, lists, sentences, lines."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from fogbound.packs.format import SIDES, CardSource
from fogbound.packs.languages import COLON, GRAMMARS
from fogbound.packs.languages.words import phrases
from fogbound.packs.lines import LONG, IndentedLine, Text, count_words, deeper, lay_out, plain, sentence
from fogbound.packs.nouns import Nouns, says_type
from fogbound.packs.phrases import side_noun
from fogbound.packs.redaction import NEVER
from fogbound.packs.sayings import say
from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.rules.common.lexicon import LEXICON

__all__ = ["Writer", "number_actions", "verbs"]

_EQUAL: Final = {"cost": "equal-cost", "difficulty": "equal-difficulty"}
"""What stands before a price that is reckoned and does not begin with a number."""


def _of_this_action(tree: Tree) -> Tree:
    """An ability beside an action as one that speaks of this action: whichever types it names, they are its own."""
    name, slots = tree
    if name not in LEXICON:
        return tree
    told: dict[str, Any] = slots | {"own": True}
    for slot, sort in slot_sorts(name).items():
        if sort == "types" and slot in slots:
            told[slot] = ["own"]
        elif sort == "abilities":
            told[slot] = [one if one is None else _of_this_action(one) for one in slots[slot]]
    return [name, told]


class _Gated(Protocol):
    """An action that may have a condition."""

    @property
    def needs(self) -> Any: ...


_Action = TypeVar("_Action", bound=_Gated)
_AnyAction = TypeVar("_AnyAction")


def verbs(types: str) -> list[str]:
    """The types of an action, as they are written in front of it."""
    return [name.strip() for name in types.split(",")]


def number_actions(entries: Iterable[dict[str, _AnyAction]]) -> list[tuple[str, _AnyAction, int]]:
    """The actions of a card, each with its types and its place among those of its first type, which names it."""
    found: list[tuple[str, _AnyAction, int]] = []
    for entry in entries:
        for types, one in entry.items():
            first = verbs(types)[0]
            found.append((types, one, 1 + sum(verbs(other)[0] == first for other, _, _ in found)))
    return found


class Writer:
    """Writes a card in one language, line by line; `words` are its phrases, some with a plural that ends in s."""

    def __init__(self, lang: str, nouns: Nouns, words: Mapping[str, str], uid: str = "") -> None:
        self.lang = lang
        self.nouns = nouns.on(uid)
        self.uid = uid  # of the card, whose actions may have names; empty for none
        self.words = words
        self.either = phrases(lang)["or"]

    def say(self, tree: Any, clause: str = "") -> str:
        return say(tree, self.lang, self.nouns, clause=clause)

    def phrase(self, key: str, *parts: object) -> str:
        return self.words[key].format(*parts)

    def amount(self, key: str, tree: Any) -> str:
        """What an action costs or takes: a number, or what it is equal to."""
        said = self.say(tree)
        if said[:1].isdigit():
            return self.phrase(key, said)
        grammar = GRAMMARS[self.lang]
        return self.phrase(_EQUAL[key], grammar.behind(grammar.to, said))

    def noun(self, group: str, word: str) -> str:
        return self.nouns.noun(self.lang, group, word).text

    def names_of(self, group: str, words: Iterable[str]) -> list[str]:
        return [self.noun(group, word) for word in words]

    def line(self, key: str, *parts: object) -> Text:
        """A phrase as a text of one line."""
        return (IndentedLine(self.sentence(key, *parts)),)

    def label_and_list(self, key: str, parts: list[str]) -> str:
        """A label and what belongs to it; several have a label in the plural."""
        return self.sentence(key if len(parts) == 1 else f"{key}s", ", ".join(parts))

    def enumeration(self, key: str, parts: list[str]) -> Text:
        """The same as a text of one line."""
        return (IndentedLine(self.label_and_list(key, parts)),)

    def sentence(self, key: str, *parts: object) -> str:
        return sentence(self.phrase(key, *parts), self.lang)

    def side(self, word: str) -> str:
        return next(side_noun(at, self.lang).text for at, side in enumerate(SIDES) if side == word)

    def printed_actions(self, entries: Iterable[dict[str, _Action]]) -> list[tuple[str, _Action, int]]:
        """The actions of a card that players may read of, each with its types and its place among those of its type."""
        return [each for each in number_actions(entries) if each[1].needs != NEVER]

    def action_title(self, types: str, ordinal: int, marks: Sequence[str]) -> str:
        """What an action is called: by its author, with its types unless that is plain, else by those; and its marks."""
        kinds = self.names_of("action", verbs(types))
        own = self.nouns.action_name(self.lang, self.uid, verbs(types)[0], ordinal) if ordinal else ""
        if own:
            is_plain = all(says_type(own, kind) for kind in kinds)
            marks = [*([] if is_plain else [kind[:1].lower() + kind[1:] for kind in kinds]), *marks]
        title = own or ", ".join(kinds)
        return f"{title} ({', '.join(marks)})" if marks else title

    def texts_behind_label(self, key: str, *trees: Any) -> list[Text]:
        """Texts behind a label, laid out; none for those that say nothing."""
        label = self.words[key]
        return [lay_out(tree, self.lang, self.nouns, label) for tree in trees if tree is not None]

    def modifiers(self, trees: Iterable[Tree | None]) -> list[Text]:
        """What holds for an action alone, beside it; what may not be read yet is left out."""
        read = [_of_this_action(tree) for tree in trees if tree is not None]
        return self.texts_behind_label("modifier", *read)

    def lay_out_texts(self, trees: Iterable[Any]) -> list[Text]:
        """Texts, laid out."""
        return [lay_out(tree, self.lang, self.nouns) for tree in trees if tree is not None]

    def with_heading(self, title: str, price: Sequence[str], parts: Iterable[Text]) -> Text:
        """A title with its price, and what belongs to it: below it, or on the same line, if that is short."""
        heading = sentence(title + COLON[self.lang] + ", ".join(price) if price else title, self.lang)
        told = [line for part in parts for line in part]
        if len(price) > 1 and count_words(heading) > LONG:
            told = [*(IndentedLine(sentence(one, self.lang)) for one in price), *told]
            heading = sentence(title + COLON[self.lang].rstrip(" "), self.lang)
        whole = plain((IndentedLine(heading), *told))
        if count_words(whole) <= LONG and not any(line.depth for line in told):
            return (IndentedLine(whole),)
        return (IndentedLine(heading), *deeper(told))

    def place_text(self, source: CardSource) -> list[Text]:
        """Where a Permanent event points."""
        if not source.placement:
            return []
        return [self.enumeration("placement", [self.side(side) for side in source.placement])]

    def several(self, group: str, key: str, words: Iterable[str]) -> list[Text]:
        """A line for the words of a field, unless there is none."""
        named = self.names_of(group, words)
        return [self.enumeration(key, named)] if named else []

    def by_players(self, key: str, numbers: list[int]) -> Text:
        """Numbers for one to four players; the one that holds at a table stands alone."""
        if len(numbers) == 1:
            return self.line(key, numbers[0])
        return self.line(key, f"{', '.join(str(one) for one in numbers)} ({self.words['by-players']})")
