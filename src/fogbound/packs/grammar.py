"""Grammar of the languages in which card texts are worded: templates of terms, articles, elision, typography.

A template is plain text with slots `{…}`, parts that depend on a flag `<…>` and forms of a word `a|b|c`; see
the lexicon for how they are written. This module takes templates apart and joins words well; what the slots
say is put in elsewhere.
"""

import re
from functools import cache
from typing import NamedTuple

__all__ = [
    "COLON",
    "INFINITIVE",
    "LISTED",
    "SEMICOLON",
    "Forms",
    "Node",
    "Slot",
    "When",
    "alternative",
    "contracted",
    "is_pronoun",
    "joined",
    "joint",
    "mentions",
    "passes_on",
    "polished",
    "template",
    "theirs",
]

_VOWELS = "aeiouyâàäéèêëîïôöùûüœæAEIOUYÂÀÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
COLON = {"en": ": ", "fr": "\u00a0: "}
SEMICOLON = {"en": "; ", "fr": "\u00a0; "}
INFINITIVE = 1
LISTED = 2  # an infinitive in a list of choices
_PRONOUNS = {"you", "your", "yours", "yourself", "vous", "votre", "vos", "vôtre"}


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
            at = _closed(text, end, ">")
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
            at = _closed(text, at, "]")
    nodes.extend(_words(plain))
    return tuple(nodes), at


def _closed(text: str, at: int, sign: str) -> int:
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


def theirs(clause: str) -> str:
    """A French clause about one person, said of several: `dans sa main` becomes `dans leur main`."""
    return re.sub(r"\b(?:sa|son)(?= )", "leur", re.sub(r"\bses(?= )", "leurs", clause))


def contracted(preposition: str, phrase: str) -> str:
    """A French phrase behind `de` or `à`: du, des, de l’, d’, au, aux."""
    phrase = _elided(phrase)
    for article, joined in _CONTRACTIONS[preposition]:
        if phrase.startswith(article):
            return joined + phrase[len(article) :]
    return _elided(f"{preposition} {phrase}")


_CONTRACTIONS = {
    "de": (("le ", "du "), ("les ", "des "), ("des ", "de ")),
    "à": (("le ", "au "), ("les ", "aux ")),
}

_ELIDE = re.compile(  # a pronoun behind its verb stays whole: « laissez-la en place »
    r"(?<!-)\b([Qq]ue|[Dd]e|[Nn]e|[Ss]e|[Jj]usque|[Ll]orsque|[Ll]e|[Ll]a) "
    rf"(?!onze|oui\b|un \(|[Yy](?!eux|euse)[aeiou])(?=[{_VOWELS}])"
)
_CONTRACTED = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}
_NAMED = re.compile(r"\b(?:de|à) Les? (?=\w)")  # the article of a name: « le dé du Grand Accroc »
_IF_HE = re.compile(r"\b([Ss])i (?=ils?\b)")
_LIKE_YOU = r"eu|ewe|once\b|one\b|u-|u[bkrst][aeiou]|unanim|uni(?![mn])"  # a ewe, a one-eyed gull, a unit, a useful day
_MUTE_H = "heir|honest|hono|hour"
_SPOKEN_EIGHT = r"8|1[18](?!\d)"
_ONCE = re.compile(r"\b1 time\b")
_AN = re.compile(
    rf"\b(a) (?=[“(]?(?:(?!{_LIKE_YOU})[aeiou]|{_MUTE_H}|{_SPOKEN_EIGHT}))", re.IGNORECASE
)  # by sound, not by letter
_LONE_SPACES = re.compile(r" {2,}")
_LONE_COMMA = re.compile(
    r",(?=[ \u00a0]*(?:[,:;]|\.(?!\.)))"
)  # a part that closes with a comma: « tous, conscients ou non, : »
_STRONGER_SIGN = re.compile(r"([:;])[ \u00a0]*,")  # a part that opens with one: « choisir :, s’il est actif »


_SIGNS = (",", ":", ";")
_BRACKETS = re.compile(r"\([^()]*\)|“[^”]*”|«[^»]*»")


def joint(before: str, between: str, whole: bool) -> str:
    """What stands between two parts of a text; stronger signs when the first part has such signs itself.

    `between` begins with a comma. A part with a comma or colon ends with a semicolon; one with semicolons ends
    its sentence, unless both parts are inside a larger one.
    """
    own = _BRACKETS.sub("", before).replace(between, " ")
    if whole and (";" in own or ". " in own):
        word = between.removeprefix(",").lstrip()
        return f". {word[:1].upper()}{word[1:]}"
    return f" ;{between[1:]}" if any(sign in own for sign in _SIGNS) else between


def joined(parts: list[str], between: str) -> str:
    """Several ways to go on; semicolons part them when one of them has signs of its own."""
    if between.startswith(",") and any(sign in _BRACKETS.sub("", part) for part in parts for sign in _SIGNS):
        between = f" ;{between[1:]}"
    return between.join(parts)


def _elided(text: str) -> str:
    text = _ELIDE.sub(lambda found: f"{found[1][:-1]}’", text)
    return _IF_HE.sub(r"\1’", text)


def polished(text: str, lang: str) -> str:
    """A worded text with its last touches: a or an, once, elision, French spaces before high punctuation."""
    text = _STRONGER_SIGN.sub(r"\1", _LONE_COMMA.sub("", text))
    text = _LONE_SPACES.sub(" ", text).strip().replace(" ,", ",")
    if lang == "en":
        text = _ONCE.sub("once", text.replace(" ;", ";"))
        return _AN.sub(r"\1n ", text)
    text = _NAMED.sub(lambda found: _CONTRACTED[found[0].lower()], _elided(text))
    text = re.sub(r"[ \u00a0]([:;!?»%])", "\u00a0\\1", text)
    return re.sub(r"«[ \u00a0]?", "«\u00a0", text)
