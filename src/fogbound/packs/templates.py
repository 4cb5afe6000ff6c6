"""Templates, in which terms are worded: taken apart, and how parts are joined. What the slots say is put in elsewhere.

How wordings are written
    take|takes {number}                  spoken to you | said of another person
    prenez|prend|prendre {number}        … | as an infinitive (French verbs need it, English ones do not)
    [you may|may] {effect.inf}           forms of several words; a slot said as an infinitive (a fourth form
                                         stands in a list of choices); `{effect.plain}` is none again, and is
                                         what you do even where another person is named
    {n#card|cards}                       one | several, by the value of slot n (in French 0 is one)
    {amount+}                            a number with its sign
    lose|loses {n} {n#card|cards}{n~}    `~`: where the rest of a composed number goes (`1 card for each …`);
                                         in the wording of a value itself, `~` stands before that rest
    {effects;, then } {effects.inf;, or }    a list, joined by what follows the semicolon; its comma becomes a
                                         semicolon or full stop where the parts have such signs themselves
    {first>, then }{second.next}         the same for two slots
    {cards&plural.from;rangez|range|ranger}    French: a verb and its object, which may be a pronoun (`rangez-la`)
    <available: if it is available>      only when the flag or slot is there; `<!available:…>` when it is not
    {cards.de} {who.à} {resource.du}     French: with the preposition or article, contracted and elided
    {cards.the} {cards.some} {cards.each} {cards.bare} {cards.plural}    with another article; in the plural
    {cards.chosen} {cards.random} {cards.from}    of your choice, at random, taken from where they are
    {who.plural} {who.possessor}         these explorers together; one of them as the owner of something
    {effect.somebody} {effect.il}        said of another person than you; where `it` is masculine in French
    <counted:many>                       in a value: when a noun follows that it counts
    <noun:…> <one:…> <times:…>           in a value: the things it counts, a single one, what happened so often
    <alone:…>                            in a value: that it is 1, as a condition
    <whole:…>                            in a value: no noun that it counts stands beside it
    <bounded:(> <factor:(>               in a value: what stands where a limit, or a sum, needs brackets
    <definite:>                          of people: they are certain ones, so that no wording says `a` of one of them
    <single:>                            of people: it is one person alone, so that nobody is chosen among them
    <several:>                           in a value: it is plural, and so is the verb behind it
    <n.one:…> <n.plain:…> <n.noun:…>     when slot n stands in the singular, is a plain number, has words for that form;
    <n.none:…> <n.unit:…>                when it is 0, is 1; `&` between such conditions when all must be so
    <who.you:…> <effect.clause:…>        when slot who is you; when the effect has a subject of its own and cannot
                                         follow one (`Influence +1`)
    {types.an}                           an action of these types, instead of the types as a heading
    {kind@vert|verte|verts|vertes}       agrees with the noun in that slot
    {when!}, <negated:not >              a condition said in the negative, and what it puts in then
    {when.si}, {when.relative}           a condition behind if (French repeats it: `si … et si …`) or of explorers
                                         (`who has …`); `<relative:…>` has own words for it, else it is `for whom …`
    {first.alike}                        a part said in whatever form the whole is; `<mixed:,>` when and meets or
"""

import re
from functools import cache
from typing import NamedTuple

from fogbound.packs.languages import GRAMMARS

__all__ = [
    "INFINITIVE",
    "LISTED",
    "Forms",
    "Node",
    "Slot",
    "When",
    "alternative",
    "is_pronoun",
    "join_ways",
    "joint",
    "mentions",
    "passes_on",
    "template",
]

INFINITIVE = 1
LISTED = 2  # an infinitive in a list of choices
_PRONOUNS = frozenset[str]().union(*(grammar.pronouns for grammar in GRAMMARS.values()))


class Slot(NamedTuple):
    """A place for a part of the tree: its name, how it is marked, and what belongs to the mark."""

    name: str
    mark: str
    rest: str


class When(NamedTuple):
    """Text that stands only when a flag is set, or when it is not."""

    flag: str
    wanted: bool
    nodes: "tuple[Node, ...]"


class Forms(NamedTuple):
    """A word or group in up to four forms: in the second person, in the third, as an infinitive, as one in a list."""

    forms: "tuple[tuple[Node, ...], ...]"


Node = str | Slot | When | Forms

_SLOT = re.compile(r"\{(\w+)([+~!]|[.#@;&>]([^}]*))?\}")
_WORD = re.compile(r"[\w’'-]+(?:\|[\w’'-]+)+")


@cache
def template(text: str) -> tuple[Node, ...]:
    """A template taken apart."""
    nodes, end = _parts(text, 0, "")
    if end != len(text):
        raise ValueError(f"{text[end]!r} closes nothing in the wording {text!r}")
    return nodes


def _parts(text: str, at: int, closing: str) -> tuple[tuple[Node, ...], int]:
    """The nodes up to a closing sign, which is left for the caller."""
    nodes: list[Node] = []
    plain = ""
    while at < len(text) and text[at] not in closing and text[at] not in ">]":
        sign = text[at]
        if sign not in "<{[":
            plain += sign
            at += 1
            continue
        nodes.extend(_words(plain))
        plain = ""
        if sign == "{":
            found = _SLOT.match(text, at)
            if found is None:
                raise ValueError(f"no slot can be read at {text[at:]!r}")
            mark = found[2] or ""
            nodes.append(Slot(found[1], mark[:1], found[3] or ""))
            at = found.end()
        elif sign == "<":
            name, _, _ = text[at + 1 :].partition(":")
            inner, end = _parts(text, at + len(name) + 2, ">")
            nodes.append(When(name.removeprefix("!"), not name.startswith("!"), inner))
            at = _closing_at(text, end, ">")
        else:
            forms: list[tuple[Node, ...]] = []
            at += 1
            while True:
                form, at = _parts(text, at, "|]")
                forms.append(form)
                if text[at : at + 1] != "|":
                    break
                at += 1
            nodes.append(Forms(tuple(forms)))
            at = _closing_at(text, at, "]")
    nodes.extend(_words(plain))
    return tuple(nodes), at


def _closing_at(text: str, at: int, sign: str) -> int:
    if text[at : at + 1] != sign:
        raise ValueError(f"{sign!r} is missing in the wording {text!r}")
    return at + 1


def _words(plain: str) -> list[Node]:
    """Plain text, with the words that have several forms."""
    nodes: list[Node] = []
    here = 0
    for found in _WORD.finditer(plain):
        if found.start() > here:
            nodes.append(plain[here : found.start()])
        nodes.append(Forms(tuple((form,) for form in found[0].split("|"))))
        here = found.end()
    if here < len(plain):
        nodes.append(plain[here:])
    return nodes


def mentions(nodes: tuple[Node, ...], flag: str) -> bool:
    """Whether a template has anything to say about a flag."""
    for node in nodes:
        if isinstance(node, When) and (node.flag == flag or mentions(node.nodes, flag)):
            return True
        if isinstance(node, Forms) and any(mentions(form, flag) for form in node.forms):
            return True
    return False


def passes_on(nodes: tuple[Node, ...]) -> bool:
    """Whether a template has its parts said in the form it is asked for itself, instead of its own words."""
    for node in nodes:
        if isinstance(node, Slot) and (node.mark == "!" or "alike" in node.rest.split(".")):
            return True
        if isinstance(node, When) and passes_on(node.nodes):
            return True
    return False


def alternative(node: Forms, of_somebody: bool, infinitive: int) -> tuple[Node, ...]:
    """The form that fits: pronouns follow the person alone, verbs have an infinitive as their third form.

    A verb without a third form, as in English, has its first one as infinitive. In a list of choices the
    fourth form counts, if there is one.
    """
    first = node.forms[0]
    if infinitive and not is_pronoun(node):
        if infinitive == LISTED and len(node.forms) > LISTED + 1:
            return node.forms[LISTED + 1]
        return node.forms[2] if len(node.forms) > 2 else first
    return node.forms[1 if of_somebody else 0]


def is_pronoun(node: Forms) -> bool:
    """Whether these are the forms of a pronoun, such as `your|their`."""
    first = node.forms[0]
    return len(first) == 1 and isinstance(first[0], str) and first[0].casefold() in _PRONOUNS


_SIGNS = (",", ":", ";")
_BRACKETS = re.compile(r"\([^()]*\)|“[^”]*”|«[^»]*»")


def joint(before: str, between: str, whole: bool, parted: bool = False) -> str:
    """What stands between two parts of a text; stronger signs when the first part has such signs itself.

    `between` begins with a comma. A part with a comma or colon ends with a semicolon, as does one that is to be
    parted from the next; one with semicolons ends its sentence, unless both parts are inside a larger one.
    """
    own = _BRACKETS.sub("", before).replace(between, " ")
    if whole and (";" in own or ". " in own):
        word = between.removeprefix(",").lstrip()
        return f". {word[:1].upper()}{word[1:]}"
    return f" ;{between[1:]}" if parted or any(sign in own for sign in _SIGNS) else between


def join_ways(parts: list[str], between: str) -> str:
    """Several ways to go on; semicolons part them when one of them has signs of its own."""
    if between.startswith(",") and any(sign in _BRACKETS.sub("", part) for part in parts for sign in _SIGNS):
        between = f" ;{between[1:]}"
    return between.join(parts)
