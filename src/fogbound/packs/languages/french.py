"""The grammar of French card texts: articles, contraction, elision, agreement, once, no-break spaces."""

import re
from collections.abc import Iterator
from typing import ClassVar

from fogbound.packs.languages import french_numbers
from fogbound.packs.languages.grammar import Grammar, Noun, Slip

__all__ = ["French"]

_VOWELS = "aeiouyâàäéèêëîïôöùûüœæAEIOUYÂÀÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
_MUTE = re.compile(r"[aeiouyhâàéèêëîïôûœAEIOUYHÂÀÉÈÊËÎÏÔÛŒ]")
_ARTICLES = {
    "le": ("le", "la", "les", "les"),
    "un": ("un", "une", "des", "des"),
    "ce": ("ce", "cette", "ces", "ces"),
}
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
_ONCE = re.compile(r"\b1 fois\b")
_IF_HE = re.compile(r"\b([Ss])i (?=ils?\b)")
_PICKED = "{kind@pris|prise|pris|prises} <random:au hasard >"


class French(Grammar):
    """Nouns have a gender; articles, adjectives and participles agree with it, pronouns stand before their verbs."""

    colon: ClassVar[str] = "\u00a0: "
    semicolon: ClassVar[str] = "\u00a0; "
    has_infinitive: ClassVar[bool] = True
    indefinite: ClassVar[str] = "un"
    prepositions: ClassVar[frozenset[str]] = frozenset({"de", "à"})
    to: ClassVar[str] = "à"
    pronouns: ClassVar[frozenset[str]] = frozenset({"vous", "votre", "vos", "vôtre", "vous-même"})

    def finish(self, text: str) -> str:
        text = _NAMED.sub(lambda found: _CONTRACTED[found[0].lower()], _elide(text))
        if "1 fois" in text:
            text = _ONCE.sub("une fois", text)
        text = re.sub(r"[ \u00a0]([:;!?»%])", "\u00a0\\1", text)
        return re.sub(r"«[ \u00a0]?", "«\u00a0", text)

    def inflect(self, noun: Noun, text: str, form: str, plural: bool) -> str:
        if form in self.prepositions:
            return self.behind(form, text)
        if not noun.gender:
            return text
        if form in ("du", "au"):
            return self.behind("de" if form == "du" else "à", self.form_of(noun, "le", plural))
        if form not in _ARTICLES:
            return text
        article = _ARTICLES[form][noun.agreement | (2 if plural else 0)]
        if article in ("le", "la") and _MUTE.match(text):
            return f"l’{text}"
        return f"{'cet' if article == 'ce' and _MUTE.match(text) else article} {text}"

    number_words: ClassVar[frozenset[str]] = french_numbers.NUMBER_WORDS

    def spell(self, digits: str) -> list[str]:
        return french_numbers.spell(digits)

    def within_quotes(self, text: str) -> str:
        return re.sub(r"«[ \u00a0]?", "“", re.sub(r"[ \u00a0]?»", "”", text))

    def behind(self, preposition: str, phrase: str) -> str:
        """A phrase behind `de` or `à`: du, des, de l’, d’, au, aux."""
        phrase = _elide(phrase)
        for article, joined in _CONTRACTIONS[preposition]:
            if phrase.startswith(article):
                return joined + phrase[len(article) :]
        return _elide(f"{preposition} {phrase}")

    def of_several(self, clause: str) -> str:
        """`Dans sa main` becomes `dans leur main`."""
        return re.sub(r"\b(?:sa|son)(?= )", "leur", re.sub(r"\bses(?= )", "leurs", clause))

    def is_one(self, number: int) -> bool:
        """None is one as well: « 0 carte »."""
        return number in (0, 1)

    def place(self, there: str, from_there: str) -> str:
        """« dans votre main », « de votre main », and « pris dans votre main » where cards are picked.

        What a card does to them makes the difference: a State is in a hand, and is returned from it.
        """
        picked = f"{_PICKED}{there}"
        return f"<from:<chosen:{picked}><random:{picked}><!chosen:<!random:{from_there}>>><!from:{there}>"

    def slips(self, prose: str) -> Iterator[Slip]:
        from fogbound.packs.languages import (
            french_prose,  # its patterns are compiled for those who check packs alone
        )

        return french_prose.slips(prose)


def _elide(text: str) -> str:
    text = _ELIDE.sub(lambda found: f"{found[1][:-1]}’", text)
    return _IF_HE.sub(r"\1’", text)
