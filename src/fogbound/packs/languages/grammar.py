"""What card texts need of a language beside its words: forms of nouns, contractions, the last touches of a text.

`Grammar` does as little as a language can; each language overrides what it does otherwise.
"""

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

__all__ = ["Grammar", "Noun", "Slip"]

_LONE_SPACES = re.compile(r" {2,}")
_LONE_COMMA = re.compile(
    r",(?=[ \u00a0]*(?:[,:;]|\.(?!\.)))"
)  # a part that closes with a comma: « tous, conscients ou non, : »
_STRONGER_SIGN = re.compile(r"([:;])[ \u00a0]*,")  # a part that opens with one: « choisir :, s’il est actif »


class Noun:
    """A noun in one language: how it reads, its gender (m, f or unknown) and forms given by the author."""

    def __init__(
        self, text: str, gender: str = "", forms: dict[str, str] | None = None, plural: str = ""
    ) -> None:
        self.text = text
        self.gender = gender
        self.forms = forms or {}
        self.plural = plural

    @property
    def agreement(self) -> int:
        """0 to 3: masculine, feminine, and both in the plural."""
        return (1 if self.gender.startswith("f") else 0) + (2 if self.gender.endswith("p") else 0)


class Slip(NamedTuple):
    """What is wrong with a text of a pack: its code, what it is, how to mend it, and where it begins."""

    code: str
    message: str
    hint: str
    at: int


class Grammar:
    """A language without articles, gender or elision."""

    colon: ClassVar[str] = ": "
    semicolon: ClassVar[str] = "; "
    has_infinitive: ClassVar[bool] = False
    """Whether an infinitive is another word than what is said to you."""
    indefinite: ClassVar[str] = ""
    """The form of a noun that says one of several, as `{resource.a}`."""
    prepositions: ClassVar[frozenset[str]] = frozenset()
    """The forms that put a preposition before any part of a text, as `{cards.de}`."""
    to: ClassVar[str] = ""
    """The one of them behind which stands what something is equal to."""
    pronouns: ClassVar[frozenset[str]] = frozenset()
    """Words whose forms follow the person alone, even where a verb would be an infinitive."""

    def polish(self, text: str) -> str:
        """A worded text with its last touches."""
        if "," in text:  # most texts need none of this, and to look for letters is quick
            text = _STRONGER_SIGN.sub(r"\1", _LONE_COMMA.sub("", text))
        if "  " in text:
            text = _LONE_SPACES.sub(" ", text)
        return self.finish(text.strip().replace(" ,", ","))

    def finish(self, text: str) -> str:
        """What only this language does to a text in the end."""
        return text

    def form_of(self, noun: Noun, form: str, plural: bool = False) -> str:
        """A noun in the form a wording asks for; an author's own form comes first."""
        text = noun.plural if plural and noun.plural else noun.text
        if not form:
            return text
        return noun.forms[form] if form in noun.forms else self.inflect(noun, text, form, plural)

    def inflect(self, noun: Noun, text: str, form: str, plural: bool) -> str:
        """A noun in a form that nobody gave for it."""
        return text

    def agreeing(self, forms: Sequence[str], noun: Noun, plural: bool) -> str:
        """Of the forms of a word, masculine and feminine, then both in the plural, the one that fits a noun."""
        which = noun.agreement | (2 if plural else 0)
        return forms[which if which < len(forms) else which % 2]

    number_words: ClassVar[frozenset[str]] = frozenset()
    """Words of which numbers are made, so that a part of a longer number is not taken for a whole one."""

    def spell(self, digits: str) -> list[str]:
        """The ways to say a number in words, its digits given; none where nobody has written them down."""
        return []

    def within_quotes(self, text: str) -> str:
        """A text as it stands between quotation marks, with other marks for what it quotes itself."""
        return text

    def behind(self, preposition: str, phrase: str) -> str:
        """A phrase behind one of the prepositions."""
        return phrase

    def of_several(self, clause: str) -> str:
        """A clause about one person, said of several."""
        return clause

    def is_one(self, number: int) -> bool:
        """Whether what is counted stands in the singular."""
        return number == 1

    def plural_form(self, number: int) -> str:
        """The form that messages take for a number below a thousand: `one`, `few`, `other` …, as Fluent names it."""
        return "one" if self.is_one(number) else "other"

    def place(self, there: str, from_there: str) -> str:
        """The template of a place, from how cards lie there and how they come from there."""
        return f"<from:{from_there}><!from:{there}>"

    def slips(self, prose: str) -> Iterator[Slip]:
        """What can be found wrong with the prose of a pack without understanding it."""
        yield from ()
