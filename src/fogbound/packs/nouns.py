"""Nouns: what the words of packs are called in a language, with the grammar that French needs.

Packs name their words in Fluent messages whose ids begin with the group of the word:

    resource-wood = bois
        .gender = m
    title-sprained = Foulure
        .gender = f
        .le = la foulure

A wording may ask for a form (`{resource.du}`). An attribute of that name is used as it stands; else the form
is made from the gender; without either, the noun stands alone. A word nobody named is written as itself.
"""

import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from fogbound.languages import LANGUAGES
from fogbound.packs.alternatives import choice_attribute
from fogbound.packs.glossary import forms_of, lookup_key
from fogbound.packs.languages import Noun, polish
from fogbound.packs.languages.words import phrases
from fogbound.packs.pack import IDENTIFIED, AnyCard, LoadedCard, Pack
from fogbound.packs.speech import without_marks
from fogbound.packs.titles import message_id
from fogbound.rules.citadel.memory import FIRST_FALLEN
from fogbound.rules.reference import fold

__all__ = [
    "Noun",
    "Nouns",
    "action_attribute",
    "deed_attribute",
    "message_id",
    "naming",
    "own_noun",
    "says_type",
]

_NAMED_ALSO = {
    "title": ("curse", "character"),  # a clue and an explorer are titles, too
    **dict.fromkeys(("page", "building", "symbol", "quest", "trait", "custom"), ("card",)),
}
"""Where a word's name is looked for when its own group has none."""
_VARIABLE = re.compile(r"\{\s*\$([A-Za-z][\w-]*)")
_UNTOLD = "…"
"""What stands for a person or a thing that only a game in progress can name."""
_LABEL = re.compile(
    r"^(?:(?P<message>[A-Za-z][\w-]*)|[ \t]+\.(?P<label>(?:reply|line)-[\w-]+))[ \t]*=", re.MULTILINE
)


_RULES_OWN = {f"memo-{FIRST_FALLEN}": "memo.first-fallen"}
"""Words that the rules bring themselves; a pack may name them otherwise."""
_WRITTEN = re.compile(r"(?P<text>.+?)(?:\|(?P<plural>.+?))?(?: \((?P<gender>[mf]p?)\))?")


@cache
def own_noun(lang: str, name: str) -> Noun:
    """A noun among the phrases of a language, its plural behind a stroke, its gender in brackets."""
    found = _WRITTEN.fullmatch(phrases(lang)[name])
    assert found is not None
    return Noun(found["text"], found["gender"] or "", plural=found["plural"] or "")


def action_attribute(verb: str, ordinal: int = 1) -> str:
    """The attribute that names an action of a card: the first of its type there, or the second, or so on."""
    return message_id("action", verb) + (f"-{ordinal}" if ordinal > 1 else "")


def deed_attribute(verb: str, ordinal: int = 1) -> str:
    """The attribute that says how the journal tells such an action."""
    return message_id("did", verb) + (f"-{ordinal}" if ordinal > 1 else "")


def naming(card: AnyCard) -> list[tuple[str, str]]:
    """The words that give a card without a name of its own theirs, by group."""
    words = [("title", card.title), *((group, getattr(card, key, None)) for group, key in IDENTIFIED.items())]
    return [
        (group, word) for group, word in (*words, ("curse", getattr(card, "of", None))) if word is not None
    ]


def says_type(name: str, kind: str) -> bool:
    """Whether the name of an action says of which type it is, so that nothing need stand behind it."""
    return re.search(rf"\b{re.escape(fold(kind))}", fold(name)) is not None


class Nouns:
    """The names that packs give to their words and cards, in every language they speak."""

    def __init__(self, packs: Iterable[Pack]) -> None:
        packs = list(packs)
        self.ruleset = packs[0].manifest.ruleset if packs else "continent"
        self._bundles: dict[str, FluentBundle] = {}
        self._known: dict[tuple[str, str], Noun | None] = {}
        self._actions: dict[tuple[str, str, str, int], str] = {}  # what actions of cards are called
        self._deeds: dict[tuple[str, str, str], str] = {}  # what was done with actions of a type, and where
        self._labels: dict[str, dict[str, str]] = {}  # language -> attribute -> message
        self._entries: dict[str, list[str]] = {}  # language -> messages of the glossary
        self._bearer = ""  # the message of the card whose texts are said
        self._untold: dict[str, str] = {}  # variables of all prose, and what stands for them
        self._naming = {card.uid: naming(card.source) for pack in packs for card in pack.cards}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for pack in packs:
                for _, source in sorted(pack.prose_in(lang).items()):
                    bundle.add_resource(FluentResource(source), allow_overrides=True)
                    self._note_labels(lang, source)
                    self._untold.update(dict.fromkeys(_VARIABLE.findall(source), _UNTOLD))
            self._bundles[lang] = bundle

    def on(self, uid: str) -> "Nouns":
        """The same names for the texts of a card, whose replies and lines come before those of others."""
        if not uid:
            return self
        found = copy(self)
        found._bearer = message_id("card", uid)
        return found

    def _note_labels(self, lang: str, source: str) -> None:
        labels = self._labels.setdefault(lang, {})
        message = ""
        for line in _LABEL.finditer(source):
            message = line["message"] or message
            if line["label"]:
                is_other = labels.get(line["label"], message) != message
                labels[line["label"]] = (
                    "" if is_other else message
                )  # of several nobody can tell which is meant
            elif message.startswith("glossary-"):
                self._entries.setdefault(lang, []).append(message)

    def find(self, lang: str, key: str) -> Noun | None:
        """The message with this id as a noun, if some pack has it."""
        at = (lang, key)
        if at not in self._known:
            self._known[at] = self._read(lang, key)
        return self._known[at]

    def noun(self, lang: str, group: str, word: str) -> Noun:
        """What a word is called; the word itself when nobody named it."""
        also = [(other, word) for other in _NAMED_ALSO.get(group, ())]
        if group == "card":  # named by its title, or by who or what it is
            also = self._naming.get(word, [])
        for other, name in ((group, word), *also):
            found = self.find(lang, message_id(other, name))
            if found is not None and found.text:
                return found
        own = _RULES_OWN.get(message_id(group, word))
        return own_noun(lang, own) if own is not None else Noun(word.replace("-", " "))

    def label(self, lang: str, group: str, key: str, paragraph: int | None = None) -> str:
        """A reply or line without its marks: of this paragraph, of the card that speaks, or the only one; or its key."""
        attribute = message_id(group, key)
        if paragraph is not None:
            places = [f"card-p{paragraph:03}"]
        else:
            places = [self._bearer, self._labels.get(lang, {}).get(attribute, "")]
        told = (self.message(lang, place, attribute) for place in places if place)
        return without_marks(next(filter(None, told), "")) or self.noun(lang, group, key).text

    def choice(self, lang: str, number: int) -> str:
        """What the author calls something that may be chosen on the card whose texts are said; empty for no name."""
        return self.message(lang, self._bearer, choice_attribute(number)) if self._bearer else ""

    def action_name(self, lang: str, uid: str, verb: str, ordinal: int = 1) -> str:
        """What the author calls an action of a card; empty where it is called by its type alone."""
        at = (lang, uid, verb, ordinal)
        found = self._actions.get(at)
        if found is None:
            key, attribute = message_id("card", uid), action_attribute(verb, ordinal)
            found = self._actions[at] = self.message(lang, key, attribute)
        return found

    def deed(self, lang: str, uid: str, verb: str, ordinal: int = 1) -> str:
        """How the journal tells an action of a card that has a name; empty where the author does not say."""
        return self.message(lang, message_id("card", uid), deed_attribute(verb, ordinal))

    def deed_told(self, lang: str, verb: str, place: str) -> str:
        """How the journal tells actions of a type, at a place or on a card if one is named; empty if no pack says."""
        at = (lang, verb, place)
        found = self._deeds.get(at)
        if found is None:
            key = message_id("action", verb)
            there = self.text_of(lang, key, "past-on", {"card": place}) if place else ""
            found = self._deeds[at] = there or self.message(lang, key, "past")
        return found

    def glossary(self, lang: str, word: str) -> str:
        """What the glossary says about a word that prose has marked; empty when there is no such entry."""
        for key in self._entries.get(lang, []):
            entry = self.find(lang, key)
            if entry is not None and lookup_key(word) in forms_of(entry.text, entry.forms.get("also", "")):
                return entry.forms.get("entry", "")
        return ""

    def message(self, lang: str, key: str, attribute: str = "") -> str:
        """A text of a pack, or an attribute of it; empty when there is none."""
        noun = self.find(lang, key)
        if noun is None:
            return ""
        return noun.forms.get(attribute, "") if attribute else noun.text

    def has(self, key: str, attribute: str) -> bool:
        """Whether a message has such an attribute, in whichever language."""
        bundles = self._bundles.values()
        return any(
            attribute in bundle.get_message(key).attributes for bundle in bundles if bundle.has_message(key)
        )

    def text_of(self, lang: str, key: str, attribute: str, recalled: Mapping[str, str]) -> str:
        """A text of a pack with what a game remembers filled in; empty when there is none."""
        bundle = self._bundles[lang]
        if not bundle.has_message(key):
            return ""
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return (
            polish(str(bundle.format_pattern(pattern, {**self._untold, **recalled})[0]), lang)
            if pattern is not None
            else ""
        )

    def card_name(self, lang: str, card: LoadedCard) -> str:
        """The name on a card: its own, its title's or its character's; empty for a card without any."""
        source = card.source
        for group, word in (("card", card.uid), *naming(source)):
            found = self.find(lang, message_id(group, word))
            if found is not None and found.text:
                return found.text
        if source.uid is None and (
            source.number is not None or getattr(source, "paragraph", None) is not None
        ):
            return source.title.replace("-", " ").capitalize() if source.title else ""
        return card.uid.replace("-", " ").capitalize()

    def _read(self, lang: str, key: str) -> Noun | None:
        bundle = self._bundles[lang]
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        forms = {
            name: str(bundle.format_pattern(pattern, dict(self._untold))[0])
            for name, pattern in message.attributes.items()
        }
        value = message.value
        text = str(bundle.format_pattern(value, dict(self._untold))[0]) if value is not None else ""
        return Noun(polish(text, lang), forms.pop("gender", ""), forms, forms.get("plural", ""))
