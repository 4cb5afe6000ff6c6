"""Card texts laid out: lines with a depth, where one sentence would be too long to follow.

A short text stays a sentence. A long one is taken apart where its wording holds effects: each of several that follow each
other has a line of its own, branches and choices stand below the line that leads to them. Nothing here knows a term by
its name; the signs in the wordings tell what leads, what follows and what is another branch.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from fogbound.packs.languages import polish
from fogbound.packs.languages.words import phrases
from fogbound.packs.nouns import Nouns
from fogbound.packs.sayings import REDACTED, Speaker, Voice, closing_tails, throws
from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.packs.templates import INFINITIVE, LISTED, Forms, Node, Slot, When, alternative
from fogbound.packs.texts import is_tree

__all__ = [
    "LONG",
    "LONGEST",
    "IndentedLine",
    "Text",
    "count_words",
    "deeper",
    "lay_out",
    "plain",
    "sentence",
    "sentences",
]

SHORT: Final = 16
"""How many words one line has in any case."""
LONG: Final = 30
"""How many it may have where no more than one sign parts them."""
LONGEST: Final = 40
"""How many words no sentence should have."""
BRIEF: Final = 6
"""How many words lead on to another line that leads, without a line of their own."""

_LISTS: Final = frozenset({"effects", "abilities", "cases"})
_QUOTED: Final = re.compile(r"“[^”]*”|«[^»]*»")
_WORD: Final = re.compile(r"[\w’'-]+")
_SIGN: Final = re.compile(r"[:;]")
_SEMICOLON: Final = re.compile(r"[ \u00a0]?;\s+(?=[^“”«»()]*(?:[“«(][^“”«»()]*[”»)][^“”«»()]*)*$)")
_AFTER_SENTENCE: Final = re.compile(r"(?<=[.!?…])[ \u00a0]?[”»]?\s+")
_ENDED: Final = re.compile(r"[.!?…:]$|[.!?…][ \u00a0]?[”»]$")
_FIRST: Final = re.compile(r"^⟦?\w")  # what an author reads in brackets begins the sentence as well
_AROUND: Final = " \u00a0,;"
_BEHIND: Final = " \u00a0,:("


class IndentedLine(NamedTuple):
    """A line of a text, and how far it is set in."""

    text: str
    depth: int = 0


Text = tuple[IndentedLine, ...]
"""A text in lines."""


class _Row(NamedTuple):
    """A line that is being made; `branches` if the text it ends is done in some case only, or for some."""

    text: str
    depth: int = 0
    branches: bool = False


class _Part(NamedTuple):
    """A place of a wording where effects stand, and the words before it; a joint parts it from effects."""

    lead: str
    slot: Slot
    joint: bool


def sentence(text: str, lang: str) -> str:
    """A text as a sentence: a capital in front, a full stop behind, unless a colon leads on."""
    text = polish(text, lang).removesuffix(",")
    if not text:
        return ""
    return _FIRST.sub(lambda found: found[0].upper(), text, count=1) + ("" if _ENDED.search(text) else ".")


def count_words(text: str) -> int:
    """How many words a text has."""
    return len(_WORD.findall(text))


def fits(text: str, lang: str) -> bool:
    """Whether a text can be followed as one line."""
    bare = _QUOTED.sub("“”", text)
    if ". " in bare:
        return False
    words, joints = count_words(text), len(_SIGN.findall(bare))
    joints += sum(bare.count(phrases(lang)[f"lines.{joint}"]) for joint in ("then", "or"))
    return words <= SHORT or (words <= LONG and joints < 2)


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [found for line in text.splitlines() for found in _AFTER_SENTENCE.split(line) if found.strip()]


def deeper(lines: Iterable[IndentedLine]) -> Text:
    """The same lines, set in further."""
    return tuple([IndentedLine(line.text, line.depth + 1) for line in lines])


def plain(text: Text) -> str:
    """A text as one paragraph."""
    return " ".join([line.text for line in text])


def lay_out(tree: Tree, lang: str, nouns: Nouns, label: str = "{}") -> Text:
    """What a tree means, as lines; the label is what stands before it, with {} for the text."""
    layout = _Layout(lang, nouns)
    rows = layout.behind_label(label, layout.rows(tree, Voice(sentences=True)))
    return tuple([IndentedLine(sentence(row.text, lang), row.depth) for row in rows])


class _Layout(Speaker):
    """Says texts in lines."""

    def inline(self, tree: Tree, voice: Voice) -> str:
        """A text as one sentence."""
        return polish(self.whole(tree, voice), self.lang).removeprefix(", ").removesuffix(",")

    def rows(self, tree: Tree, voice: Voice, in_series: bool = False) -> list[_Row]:
        """A text in lines: one, if it can be followed and is no series inside another one."""
        said = self.inline(tree, voice)
        if fits(said, self.lang) and not (in_series and self._is_series(tree, voice)):
            return [_Row(said)]
        name, slots = tree
        if name in REDACTED or any(tail in slots for tail in closing_tails(name, self.lang)):
            return [_Row(_in_sentences(said))]
        if voice.infinitive == INFINITIVE and self.lacks_infinitive(tree, self.template(tree)):
            return self.behind_label(
                self.words["decide"] + "{}", self.rows(tree, voice._replace(infinitive=0))
            )
        inside = self.voice_inside(tree, voice)
        parts, after = self._parts(tree, inside)
        if not parts:
            return [_Row(_in_sentences(said))]
        rows: list[_Row] = []
        for part in parts:
            told = self._lay_out_part(part, tree, inside)
            rows.extend(self._follow(rows, told, part.lead if part.joint else ""))
        rows.extend([_Row(after)] if after else [])
        if voice.infinitive == INFINITIVE and _SEMICOLON.search(parts[0].lead):
            rows[1:] = _inward(
                rows[1:]
            )  # « vous pouvez annoncer … ; s’il n’y en a pas, … »: this is not chosen
        if any(part.lead and not part.joint for part in parts):
            rows[-1] = rows[-1]._replace(branches=True)
        return rows

    def behind_label(self, label: str, rows: list[_Row]) -> list[_Row]:
        """Lines behind a label: on the same line, if one line leads all others."""
        if label == "{}":
            return rows
        if all(row.depth for row in rows[1:]):
            return [rows[0]._replace(text=label.format(rows[0].text)), *rows[1:]]
        return [self._leading(label.format("")), *_inward(rows)]

    def _leading(self, text: str) -> _Row:
        """A line that leads to those below it."""
        return _Row(_in_sentences(text.strip(_BEHIND)) + self.grammar.colon.rstrip(" "))

    def _follow(self, before: list[_Row], rows: list[_Row], joint: str) -> list[_Row]:
        """Lines behind others; that they come next is said only where the others branch."""
        words = joint.strip(_AROUND)
        if not before or not words:
            return rows
        if joint != self.words["lines.then"]:
            return self.behind_label(f"{words} {{}}", rows)
        last = before[-1]
        if not last.branches and not last.depth and ":" not in _QUOTED.sub("", last.text):
            return rows
        return [rows[0]._replace(text=f"{words} {rows[0].text}"), *rows[1:]]

    # -- what a wording is made of -----------------------------------------------------------------

    def _parts(self, tree: Tree, voice: Voice) -> tuple[list[_Part], str]:
        """The places of a wording where effects stand, and what is said behind the last of them.

        None, if it cannot be taken apart: its words go on behind an effect.
        """
        parts: list[_Part] = []
        lead, joint = "", False
        for piece in self._pieces(self.template(tree), tree, voice):
            if isinstance(piece, str):
                lead += piece
                continue
            if parts and not joint and not lead.startswith((";", " ;", "\u00a0;", " \u00a0;")):
                return [], ""
            parts.append(_Part(lead, piece, joint))
            lead, joint = (piece.rest, True) if piece.mark == ">" else ("", False)
        after = lead.removeprefix(")") if parts and parts[-1].lead.endswith("(") else lead
        is_own = not after or after.strip(" \u00a0").startswith(";")
        return (parts, after.strip(_AROUND)) if is_own else ([], "")

    def _is_series(self, tree: Tree, voice: Voice) -> bool:
        """Whether a term is nothing but effects that follow each other."""
        if tree[0] in REDACTED:
            return False
        pieces = [piece for piece in self._pieces(self.template(tree), tree, voice) if piece]
        then = self.words["lines.then"]
        return all(isinstance(piece, Slot) and (piece.rest in (then, "next")) for piece in pieces)

    def _pieces(self, nodes: tuple[Node, ...], tree: Tree, voice: Voice) -> list[str | Slot]:
        """A wording as plain text, but for the places where effects stand."""
        name, slots = tree
        pieces: list[str | Slot] = []
        for node in nodes:
            if isinstance(node, When):
                if all(self.holds(flag, slots, voice) for flag in node.flag.split("&")) == node.wanted:
                    pieces.extend(self._pieces(node.nodes, tree, voice))
            elif isinstance(node, Forms):
                form = alternative(node, voice.of_somebody, voice.infinitive)
                pieces.extend(self._pieces(form, tree, voice))
            elif isinstance(node, Slot) and self._sort(node, name) in ("effect", *_LISTS):
                pieces.append(node)
            else:
                pieces.append(self.nodes((node,), name, slots, voice))
        return pieces

    def _sort(self, slot: Slot, name: str) -> str:
        return slot_sorts(name).get(slot.name, "value")

    # -- parts in lines ----------------------------------------------------------------------------

    def _lay_out_part(self, part: _Part, tree: Tree, voice: Voice) -> list[_Row]:
        """A part in lines, with what leads to it."""
        name, slots = tree
        value: Any = slots[part.slot.name]
        sort = self._sort(part.slot, name)
        if sort in _LISTS:
            told = self._several(value, part.slot, voice)
        else:
            in_series = part.joint or part.slot.mark == ">"
            told = self.rows(value, self.voice_of(part.slot, name, slots, sort, voice), in_series)
        if part.joint or not part.lead.strip():
            return told
        lead = polish(part.lead, self.lang).lstrip(_AROUND)
        if sort in _LISTS:
            return self._behind_lead(lead, told)
        raw = self.tree(value, self.voice_of(part.slot, name, slots, sort, voice))
        return self._behind_lead(
            f"{lead}," if raw.startswith(",") and lead[-1] not in ",:" else lead, told, True
        )

    def _behind_lead(self, lead: str, told: list[_Row], may_merge: bool = False) -> list[_Row]:
        """Lines with the words that lead to them: on one line, if they can be followed there."""
        whole = f"{lead} {told[0].text}"
        leads_on = lead[-1] in ":("
        if len(told) == 1 and may_merge and fits(whole, self.lang):
            return [_Row(whole)]
        first, *rest = _SEMICOLON.split(lead, maxsplit=1)
        if rest:
            return [_Row(first), *self._behind_lead(rest[0], told, may_merge)]
        outer, colon, inner = lead.rpartition(self.grammar.colon)
        if not leads_on and colon and count_words(outer) > BRIEF:
            return [self._leading(outer), *_inward(self._behind_lead(inner, told, may_merge))]
        if len(told) == 1 and may_merge and not leads_on and count_words(whole) <= LONGEST:
            return [_Row(whole)]
        merges = len(told) > 1 and (not leads_on or (count_words(lead) <= BRIEF and may_merge))
        if merges and all(row.depth for row in told[1:]) and count_words(whole) <= LONG:
            return [_Row(whole), *told[1:]]
        return [self._leading(lead), *_inward(told)]

    def _several(self, value: list[Any], slot: Slot, voice: Voice) -> list[_Row]:
        """Several effects or abilities, one after the other or as branches; the results of a die."""
        form, _, between = slot.rest.partition(";") if slot.mark == "." else ("", "", slot.rest)
        if value and not is_tree(value[0]):
            return self._throws(value, voice._replace(sentences=False))
        is_choice = form == "inf"
        later = voice._replace(infinitive=LISTED if voice.infinitive else 0)
        later = self.voice_of_choices(value, later) if is_choice else later
        in_series = between == self.words["lines.then"]
        told = [
            self.rows(tree, later if at or is_choice else voice, in_series) for at, tree in enumerate(value)
        ]
        if is_choice and any(len(one) > 1 for one in told):
            return self._alternatives(told, between)
        rows: list[_Row] = []
        for one in told:
            rows.extend(self._follow(rows, one, between))
        if between.strip(_AROUND) and not between.startswith(","):
            rows[-1] = rows[-1]._replace(branches=True)
        return rows

    def _alternatives(self, told: list[list[_Row]], between: str) -> list[_Row]:
        """Choices of which one at least has several lines, each below a word of its own."""
        rows: list[_Row] = []
        for one in told:
            word = between.strip(_AROUND) if rows else self.words["lines.either"]
            rows.extend(self.behind_label(f"{word} {{}}", one))
        return rows

    def _throws(self, cases: list[Any], voice: Voice) -> list[_Row]:
        rows: list[_Row] = []
        for low, high, tree in cases:
            one = self.rows(tree, voice) if tree is not None else [_Row(self.words["nothing"])]
            rows.extend(self.behind_label(f"{throws(low, high)}{self.grammar.colon}{{}}", one))
        return rows


def _inward(rows: Iterable[_Row]) -> list[_Row]:
    return [row._replace(depth=row.depth + 1) for row in rows]


def _in_sentences(text: str) -> str:
    """A long text as several sentences, where semicolons part it."""
    if count_words(text) <= LONG:
        return text
    first, *others = _SEMICOLON.split(text)
    return ". ".join([first, *(part[:1].upper() + part[1:] for part in others)])
