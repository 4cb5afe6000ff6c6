"""Card texts in words: the tree that runs, said in a language, and the icons it is drawn with.

The templates of the terms are filled from the leaves up. Nothing here knows a term by its name, except
plain and negative numbers, which the language itself is made of.
"""

from functools import cache
from typing import Any, NamedTuple

from fogbound.packs.languages import GRAMMARS, polish
from fogbound.packs.languages.words import phrases, terms
from fogbound.packs.nouns import Noun, Nouns
from fogbound.packs.phrases import icons_said, is_plural, kind_noun, own_words, place, score_noun, side_noun
from fogbound.packs.redaction import CALLED, NEVER, SOMETHING, UNSURE, VAGUE
from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.packs.templates import (
    INFINITIVE,
    LISTED,
    Forms,
    Node,
    Slot,
    When,
    alternative,
    is_pronoun,
    join_ways,
    joint,
    mentions,
    passes_on,
    template,
)
from fogbound.packs.texts import is_tree, terms_of
from fogbound.rules.common.chronicle import TAKEN
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import MINUS, NUMBER, YOU
from fogbound.rules.verbs import cards

__all__ = ["REDACTED", "Speaker", "Voice", "closing_tails", "icons", "say", "throws"]

_CLAUSES = ("si", "relative", "negated")
"""How a condition may be said that has no words of its own for it: behind if, of explorers, in the negative."""

_HANDLED = {"inf", "plain", "somebody", "alike", "start", "next"}
"""Forms that are no business of the term itself."""

_NOUNS = {
    "action", "keyword", "tag", "resource", "title", "store", "counter", "pictograph", "curse", "character",
    "memo", "page", "building", "symbol", "quest", "trait", "custom", "goal",
}  # fmt: skip
_PLAIN = {"none": 0, "unit": 1}
"""Plain numbers of which a wording may speak in other words."""
_TAIL = "~"
"""In the wording of a value: what follows goes behind the noun that is counted."""


REDACTED = frozenset((*(tree[0] for tree in (NEVER, VAGUE, SOMETHING, UNSURE)), CALLED))
"""What is printed in place of a text of which nothing may be told, or that is called by a name."""


class Voice(NamedTuple):
    """How something is said: in the second or third person, as an infinitive, in whole sentences, in other forms."""

    of_somebody: bool = False
    infinitive: int = 0  # INFINITIVE or LISTED
    sentences: bool = False
    forms: frozenset[str] = frozenset()


def say(
    tree: Tree, lang: str, nouns: Nouns, of_somebody: bool = False, infinitive: bool = False, clause: str = ""
) -> str:
    """What a tree means, in words; to be capitalised and ended by the caller.

    A condition can be said as a clause: `si` puts if before it, and before each of several that are joined.
    """
    speaker = Speaker(lang, nouns)
    voice = Voice(of_somebody, LISTED if infinitive else 0, not infinitive, frozenset({clause} - {""}))
    return polish(speaker.whole(tree, voice), lang).removeprefix(", ").removesuffix(",")


class Speaker:
    """Says trees of one language, each in the voice that its place asks for."""

    def __init__(self, lang: str, nouns: Nouns) -> None:
        self.lang = lang
        self.nouns = nouns
        self.words = phrases(lang)
        self.grammar = GRAMMARS[lang]

    def tree(self, tree: Tree, voice: Voice) -> str:
        """One term; a value may still hold the sign before its tail."""
        name, slots = tree
        if name == CALLED and not self.nouns.choice(self.lang, slots["choice"]):
            return self.tree(slots["effect"], voice)
        nodes = self.template(tree)
        if name in REDACTED:
            return self.nodes(nodes, name, slots, voice)
        for form in _CLAUSES:
            if form in voice.forms and not mentions(nodes, form) and not passes_on(nodes):
                said = self.tree(tree, voice._replace(forms=voice.forms - {form}))
                return self.words[f"clause.{form}"].format(said)
        if voice.infinitive == INFINITIVE and self.lacks_infinitive(tree, nodes):
            return self.words["decide"] + self.tree(tree, voice._replace(infinitive=0))
        voice = self.voice_inside(tree, voice)
        tails = [
            self._split(slots[slot], voice)[1] for slot in closing_tails(name, self.lang) if slot in slots
        ]
        return self.nodes(nodes, name, slots, voice) + "".join(tails)

    def voice_inside(self, tree: Tree, voice: Voice) -> Voice:
        """The voice in which the words of a term are said that is said in this one."""
        if _is_mixed(tree, self.lang):
            voice = voice._replace(forms=voice.forms | {"mixed"})
        if not voice.forms & {"each", "one"} and self._is_plural(tree):
            voice = voice._replace(forms=voice.forms | {"plural"})
        return voice

    def _is_plural(self, tree: Tree) -> bool:
        """Whether an author spoke of cards in the plural."""
        kind = self._kind(tree)
        return kind is not None and is_plural(kind["phrase"], kind["is"])

    def _kind(self, tree: Tree) -> Any:
        """The kind of card a term speaks of, if it names one."""
        for slot, sort in slot_sorts(tree[0]).items():
            if sort == "kind":
                return tree[1][slot]
        return None

    def nodes(self, nodes: tuple[Node, ...], name: str, slots: dict[str, Any], voice: Voice) -> str:
        said = []
        for node in nodes:
            if isinstance(node, str):
                said.append(node)
            elif isinstance(node, When):
                if all(self.holds(flag, slots, voice) for flag in node.flag.split("&")) == node.wanted:
                    said.append(self.nodes(node.nodes, name, slots, voice))
            elif isinstance(node, Forms):
                form = alternative(node, voice.of_somebody, voice.infinitive)
                said.append(self.nodes(form, name, slots, voice))
            else:
                said.append(self.slot(node, name, slots, voice))
        return "".join(said)

    def holds(self, flag: str, slots: dict[str, Any], voice: Voice) -> bool:
        """Whether a flag is set or a slot is filled; whether what fills it is one, a plain number or has a form."""
        name, _, form = flag.partition(".")
        value: Any = slots.get(name)
        if form == "one":
            return self._is_one(value)
        if form == "plain":
            return is_tree(value) and value[0] == NUMBER
        if form in _PLAIN:
            return bool(value == [NUMBER, {"number": _PLAIN[form]}])
        if form == "you":
            return is_tree(value) and value[0] == YOU
        if form == "clause":
            return is_tree(value) and self._is_clause(value)
        if form:
            return is_tree(value) and self._knows(value, form)
        return flag in voice.forms or (value is not None and value is not False)  # north is 0

    def _knows(self, tree: Tree, form: str) -> bool:
        """Whether a term has words for a form, or a part of it that is said in whatever form the whole is."""
        nodes = self.template(tree)
        alike = [node.name for node in nodes if isinstance(node, Slot) and "alike" in node.rest.split(".")]
        return mentions(nodes, form) or any(self._knows(tree[1][slot], form) for slot in alike)

    def _is_clause(self, tree: Tree) -> bool:
        """Whether an effect has a subject of its own, so that it cannot follow one: « Influence +1 »."""
        return self._opening(self.template(tree), tree) is not False

    def _opening(self, nodes: tuple[Node, ...], tree: Tree) -> bool | None:
        """Whether these words begin with a subject, as said in the third person; None when they say nothing."""
        name, slots = tree
        for node in nodes:
            if isinstance(node, str):
                begins = True if node.strip() else None
            elif isinstance(node, When):
                flags = [self.holds(flag, slots, Voice()) for flag in node.flag.split("&")]
                begins = self._opening(node.nodes, tree) if all(flags) == node.wanted else None
            elif isinstance(node, Forms):
                begins = self._first_form(node, tree)
            else:
                begins = self._first_slot(node, name, slots)
            if begins is not None:
                return begins
        return None

    def lacks_infinitive(self, tree: Tree, nodes: tuple[Node, ...]) -> bool:
        """Whether an effect with a subject of its own has no other words where one may do it."""
        if tree[0] in REDACTED or LEXICON[tree[0]].sort != "effect":
            return False
        if self._has_infinitive(nodes, tree[1]) or not self._is_clause(tree):
            return False
        first = self._opening_effect(nodes, tree)
        return first is None or self.lacks_infinitive(first, self.template(first))

    def _opening_effect(self, nodes: tuple[Node, ...], tree: Tree) -> Tree | None:
        """The effect with which a text begins that has no words of its own before it, as a series does."""
        first = nodes[0] if nodes else None
        sort = slot_sorts(tree[0]).get(first.name, "") if isinstance(first, Slot) else ""
        if not isinstance(first, Slot) or sort not in ("effect", "effects"):
            return None
        value: Any = tree[1][first.name]
        opening: Tree = value[0] if sort == "effects" else value
        return opening

    def _has_infinitive(self, nodes: tuple[Node, ...], slots: dict[str, Any]) -> bool:
        """Whether a template has words of its own for an infinitive."""
        for node in nodes:
            if isinstance(node, Forms) and not is_pronoun(node):
                return True
            if isinstance(node, When):
                flags = [self.holds(flag, slots, Voice()) for flag in node.flag.split("&")]
                if all(flags) == node.wanted and self._has_infinitive(node.nodes, slots):
                    return True
        return False

    def _first_form(self, node: Forms, tree: Tree) -> bool | None:
        """A verb needs a subject; a pronoun, or words that are the same for everybody, bring one."""
        of_somebody = alternative(node, True, 0)
        if of_somebody and isinstance(of_somebody[0], str) and of_somebody[0].startswith(","):
            return any(self._is_clause(inner) for inner in self._effects_in(tree))
        if is_pronoun(node) or of_somebody == alternative(node, False, 0):
            return True if of_somebody else None
        return False if of_somebody else None

    def _first_slot(self, slot: Slot, name: str, slots: dict[str, Any]) -> bool:
        """A verb with its object, or an effect that is said first, may do without a subject."""
        sort = slot_sorts(name).get(slot.name, "value")
        if sort == "effect":
            return self._is_clause(slots[slot.name])
        if sort == "effects":
            return self._is_clause(slots[slot.name][0])
        return slot.mark != "&"

    def _effects_in(self, tree: Tree) -> list[Tree]:
        """The effects that a term is made of."""
        name, slots = tree
        inner: list[Tree] = []
        for slot, sort in slot_sorts(name).items():
            if sort == "effect" and slots.get(slot) is not None:
                inner.append(slots[slot])
            elif sort == "effects":
                inner.extend(slots.get(slot) or ())
        return inner

    def template(self, tree: Tree) -> tuple[Node, ...]:
        """The wording of a term, taken apart."""
        if tree[0] == CALLED:
            return (self.words["choice.named"].format(self.nouns.choice(self.lang, tree[1]["choice"])),)
        wording = self.words[f"redacted.{tree[0]}"] if tree[0] in REDACTED else terms(self.lang)[tree[0]]
        return template(own_words(wording, self.lang, self.nouns.ruleset))

    # -- slots -------------------------------------------------------------------------------------

    def slot(self, slot: Slot, name: str, slots: dict[str, Any], voice: Voice) -> str:
        value = slots[slot.name]
        sort = slot_sorts(name).get(slot.name, "value")
        if slot.mark == "#":
            one, _, several = slot.rest.partition("|")
            return one if self._is_one(value) else several
        if slot.mark == "@":
            return self._agreeing(value, sort, slot.rest.split("|"), "plural" in voice.forms)
        if slot.mark == "+":
            return self._signed_number(value, voice, _has_tail(name, slot.name, self.lang))
        if slot.mark == "&":
            return self._acting_on(slot, name, slots, voice)
        if slot.mark == ">":
            before = self._inner(Slot(slot.name, ".", "start"), name, slots, sort, voice)
            behind = self._effects_in([name, slots])[1:]
            parted = bool(behind) and self._turns_to_you(value, behind[0], voice)
            return before + joint(before, slot.rest, voice.sentences, parted)
        if slot.mark == _TAIL:
            return self._split(value, voice, sort == "signed")[1]
        if sort in ("effects", "cases", "abilities"):
            form, _, between = slot.rest.partition(";") if slot.mark == "." else ("", "", slot.rest)
            return self._list(value, between, form == "inf", voice)
        if is_tree(value):
            return self._inner(slot, name, slots, sort, voice)
        forms = slot.rest.split(".") if slot.mark == "." else []
        if sort in ("reply", "line"):
            paragraph = slots.get("number") if sort == "reply" else None  # a line is the bearer's own
            return self.grammar.within_quotes(self.nouns.label(self.lang, sort, value, paragraph))
        if sort == "zone":
            kind = slots["kind"]["is"] if "kind" in slots else cards.ANY
            return self.nodes(template(place(value["is"], self.lang, kind)), name, slots, voice)
        return self._leaf(value, sort, forms, voice)

    def _acting_on(self, slot: Slot, name: str, slots: dict[str, Any], voice: Voice) -> str:
        """A verb with its object; a pronoun stands where it belongs: « défaussez-la », « la défausser »."""
        form, _, verbs = slot.rest.rpartition(";")
        words = Forms(tuple((word,) for word in verbs.split("|")))
        verb = self.nodes(alternative(words, voice.of_somebody, voice.infinitive), name, slots, voice)
        if not self.holds(f"{slot.name}.pronoun", slots, voice):
            return f"{verb} {self._inner(Slot(slot.name, '.', form), name, slots, 'cards', voice)}"
        pronoun = self._inner(Slot(slot.name, ".", "pronoun"), name, slots, "cards", voice)
        return f"{pronoun} {verb}" if voice.of_somebody or voice.infinitive else f"{verb}-{pronoun}"

    def _agreeing(self, value: Any, sort: str, forms: list[str], plural: bool) -> str:
        """A word that agrees with a noun; a card without a kind is just a card."""
        if is_tree(value):
            return self.grammar.agreeing(forms, self._kind_noun(value), self._is_plural(value))
        return self.grammar.agreeing(forms, self._noun(value, sort), plural)

    def _kind_noun(self, tree: Tree) -> Noun:
        """What the cards are called that a term speaks of; a card without a kind is just a card."""
        kind = self._kind(tree)
        return kind_noun(kind["is"] if kind is not None else cards.ANY, self.lang)

    def _inner(self, slot: Slot, name: str, slots: dict[str, Any], sort: str, voice: Voice) -> str:
        tree = slots[slot.name]
        forms = slot.rest.split(".") if slot.mark == "." else []
        heard = self.voice_of(slot, name, slots, sort, voice)
        if sort in ("value", "signed"):
            split = _has_tail(name, slot.name, self.lang)
            by_itself = heard._replace(forms=heard.forms | {"whole"})
            said = self._split(tree, heard)[0] if split else self.whole(tree, by_itself)
        else:
            said = self.tree(tree, heard)
        if "plural" in heard.forms and ("relative" in heard.forms or "somebody" in forms):
            said = self.grammar.of_several(said)
        return self._behind(forms, said)

    def voice_of(self, slot: Slot, name: str, slots: dict[str, Any], sort: str, voice: Voice) -> Voice:
        """The voice in which a part of a term is said."""
        forms = slot.rest.split(".") if slot.mark == "." else []
        infinitive = INFINITIVE if "inf" in forms else 0 if "plain" in forms else voice.infinitive
        heard = Voice(voice.of_somebody, infinitive if sort == "effect" else 0)
        if sort in ("effect", "condition") and "who" in slots and "plain" not in forms:
            heard = Voice(slots["who"][0] != YOU or voice.of_somebody)
        elif sort == "effect" and not infinitive:
            goes_on = LEXICON[name].sort == "ability" or "start" in forms or "next" in forms
            heard = heard._replace(sentences=voice.sentences and goes_on)
        elif sort == "effect" and "next" in forms:
            heard = heard._replace(infinitive=LISTED)
        if "somebody" in forms:
            heard = heard._replace(of_somebody=True)
        return heard._replace(forms=self._forms_of_part(slot, forms, slots, sort, voice))

    def _behind(self, forms: list[str], said: str) -> str:
        """A part of a text behind the preposition its slot asks for, if it does."""
        for form in forms:
            if form in self.grammar.prepositions:
                return self.grammar.behind(form, said)
        return said

    def _forms_of_part(
        self, slot: Slot, forms: list[str], slots: dict[str, Any], sort: str, voice: Voice
    ) -> frozenset[str]:
        """The forms in which a part is said: those its slot asks for and those that go from a text to its parts."""
        asked = frozenset(forms) - _HANDLED - self.grammar.prepositions
        if slot.mark == "!":
            return asked | (voice.forms ^ {"negated"})
        if "alike" in forms:
            return asked | (voice.forms - {"mixed"})
        named = slots.get("cards") if sort in ("effect", "condition") else None
        if named is None:
            return asked | (voice.forms & {"il"})
        return asked | ({"il"} if self._kind_noun(named).agreement == 0 else frozenset())

    def _list(self, value: list[Any], between: str, choice: bool, voice: Voice) -> str:
        if value and not is_tree(value[0]):  # results of a die: lowest, highest, what happens
            voice = voice._replace(sentences=False)
            return between.join(self._case(low, high, tree, voice) for low, high, tree in value)
        if choice or not between.startswith(","):
            voice = self.voice_of_choices(value, voice) if choice else voice
            voice = voice._replace(sentences=False)
            return join_ways([self.tree(tree, voice) for tree in value], between)
        later = voice._replace(infinitive=LISTED if voice.infinitive else 0)
        said = [self.tree(tree, later if at else voice) for at, tree in enumerate(value)]
        joints = [
            joint(part, between, voice.sentences, self._turns_to_you(value[at], value[at + 1], voice))
            for at, part in enumerate(said[:-1])
        ]
        return "".join(part + sign for part, sign in zip(said, [*joints, ""], strict=True))

    def voice_of_choices(self, choices: list[Tree], voice: Voice) -> Voice:
        """The voice of several choices: infinitives, but not beside one that has a subject of its own instead."""
        lacking = any(self.lacks_infinitive(tree, self.template(tree)) for tree in choices)
        return voice if lacking and self.grammar.has_infinitive else voice._replace(infinitive=LISTED)

    def _turns_to_you(self, before: Tree, behind: Tree, voice: Voice) -> bool:
        """Whether others act in one text and you do in the next: « each explorer takes 103; then discard this card »."""
        while before[0] not in REDACTED and "who" not in before[1] and (inner := self._effects_in(before)):
            before = inner[-1]
        names_others = is_tree(before[1].get("who")) and before[1]["who"][0] != YOU
        return names_others and not (voice.of_somebody or voice.infinitive or self._is_clause(behind))

    def _case(self, low: int, high: int, tree: Tree | None, voice: Voice) -> str:
        told = self.tree(tree, voice) if tree is not None else self.words["nothing"]
        return throws(low, high) + self.grammar.colon + told

    # -- numbers -----------------------------------------------------------------------------------

    def _split(self, value: Any, voice: Voice, signed: bool = False) -> tuple[str, str]:
        """A number and what is said about it behind the noun it counts; only a number has a sign before it."""
        if not is_tree(value) or value[0] == NUMBER:
            return self._number(value), ""
        if value[0] == MINUS:
            head, tail = self._split(value[1]["value"], voice, signed)
            return f"−{head}", tail
        if not signed and mentions(self.template(value), "counted"):
            return self.tree(value, voice._replace(forms=voice.forms | {"counted"})), ""
        said = self.tree(value, voice)
        head, mark, tail = said.partition(_TAIL)
        return (head, tail) if mark else (self.words["unknown"], self.words["unknown.tail"].format(said))

    def whole(self, value: Tree, voice: Voice) -> str:
        """A number and everything that is said about it, at once."""
        return self._number(value) if value[0] == NUMBER else self.tree(value, voice).replace(_TAIL, "")

    def _number(self, value: Any) -> str:
        number = value[1]["number"] if is_tree(value) else value
        return f"−{-number}" if number < 0 else str(number)

    def _is_one(self, value: Any) -> bool:
        while is_tree(value) and "value" in value[1]:  # for each of them one card: the noun follows the one
            value = value[1]["value"]
        if is_tree(value) and value[0] != NUMBER:
            return False
        number = abs(value[1]["number"] if is_tree(value) else int(value))
        return self.grammar.is_one(number)

    def _signed_number(self, value: Any, voice: Voice, split: bool) -> str:
        minus = is_tree(value) and value[0] == MINUS
        inner = value[1]["value"] if minus else value
        number = self._split(inner, voice, True)[0] if split else self.whole(inner, voice)
        if number.startswith("−"):
            return number
        return f"−{number}" if minus else f"+{number}"

    # -- leaves ------------------------------------------------------------------------------------

    def _leaf(self, value: Any, sort: str, forms: list[str], voice: Voice) -> str:
        form = forms[0] if forms else ""
        if sort == "types":
            return self._behind(forms, self._types(value, form))
        if sort == "number":
            return f"{value:03}"
        if sort == "event":
            return self._event(value)
        if sort == "area":
            area: str = value["phrase"]
            return area
        if sort in ("icons", "prices"):
            return icons_said(value, self.lang)
        if sort in _NOUNS or sort in ("kind", "side", "score", "uid"):
            return self.grammar.form_of(self._noun(value, sort), form, "plural" in voice.forms)
        return str(value)

    def _noun(self, value: Any, sort: str) -> Noun:
        if sort == "kind":
            return kind_noun(value["is"], self.lang)
        if sort == "side":
            return side_noun(value, self.lang)
        if sort == "score":
            return score_noun(value["is"], self.lang)
        if sort == "uid":
            return self.nouns.noun(self.lang, "card", value)
        return self.nouns.noun(self.lang, sort, value)

    def _event(self, event: str) -> str:
        """A happening of the chronicle: a card that was taken, a paragraph that was read."""
        verb, _, word = event.partition(" ")
        if word.isdigit():
            return self.words[f"{verb}.number"].format(word if verb == TAKEN else int(word))
        return self.words[f"{verb}.name"].format(self.nouns.noun(self.lang, "card", word).text)

    def _types(self, value: Tree, form: str) -> str:
        """Types of action: a heading, or in the form `an` an action of these types."""
        names = [self.nouns.noun(self.lang, "action", name).text for name in value[1:]]
        if form == "an" or value[0] == "except":
            names = [self.words["action.named"].format(name) for name in names]
        either = ", ".join(names[:-1]) + self.words["or"] + names[-1] if len(names) > 1 else "".join(names)
        said = self.words[f"{'an-action' if form == 'an' else 'actions'}.{value[0]}"]
        return said.format(names=", ".join(names), either=either)


def throws(low: int, high: int) -> str:
    """Results of a die."""
    return str(low) if low == high else f"{low}–{high}"


def _is_mixed(tree: Tree, lang: str) -> bool:
    """Whether a term joins conditions of which one is itself joined by another word."""
    parts = _joined_parts(tree)
    return len(parts) > 1 and any(part[0] != tree[0] and _is_joined(part, lang) for part in parts)


def _is_joined(tree: Tree, lang: str) -> bool:
    parts = _joined_parts(tree)
    alone = len(parts) == 1 and passes_on(template(terms(lang)[tree[0]]))
    return len(parts) > 1 or (alone and _is_joined(parts[0], lang))


def _joined_parts(tree: Tree) -> list[Tree]:
    if LEXICON[tree[0]].sort != "condition":
        return []
    return [tree[1][slot] for slot, sort in slot_sorts(tree[0]).items() if sort == "condition"]


def _has_tail(name: str, slot: str, lang: str) -> bool:
    """Whether the wording of a term has a place for the tail of this number, or says it at its end."""
    return f"{{{slot}{_TAIL}}}" in terms(lang)[name] or slot in closing_tails(name, lang)


@cache
def closing_tails(name: str, lang: str) -> tuple[str, ...]:
    """The numbers that count a noun in a wording without a place for their tails, which then end the text."""
    wording = terms(lang)[name]
    return tuple(
        slot
        for slot in slot_sorts(name)
        if f"{{{slot}#" in wording and f"{{{slot}{_TAIL}}}" not in wording and f"{slot}.plain" not in wording
    )


def icons(tree: Tree | None) -> list[str]:
    """What a card face draws for a text: icons in reading order, each with its number, as `numbox:063`."""
    found = []
    for name, slots in terms_of(tree):
        if name not in REDACTED and (icon := LEXICON[name].icon):
            found.append(":".join([icon, *_icon_words(name, slots)]))
    return found


def _icon_words(name: str, slots: dict[str, Any]) -> list[str]:
    """The plain numbers and words of a term, as an icon shows them."""
    shown = []
    for slot, sort in slot_sorts(name).items():
        value: Any = slots.get(slot)
        if sort == "number" and value is not None:
            shown.append(f"{value:03}")
        elif sort in ("paragraph", "int", "pips") and value is not None:
            shown.append(str(value))
        elif is_tree(value) and value[0] == NUMBER:
            shown.append(str(value[1]["number"]))
        elif sort in _NOUNS and isinstance(value, str):
            shown.append(value)
        elif sort in ("icons", "prices") and value:
            shown.append("+".join("/".join(names) for names in value))
        elif sort == "types" and value:
            shown.append(",".join(value[1:]) if value[0] == "of" else "any")
    return shown
