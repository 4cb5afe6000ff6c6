"""What can be found wrong with a pack's French without understanding it: spaces, agreement with *vous*, calques.

*Vous* is one woman as often as three men, so nothing in the prose may agree with it. The rules here go by the form of
words and know a few of them by heart; what they find is worth a look, and what they do not find is not proved right.
"""

import re
from collections.abc import Iterator
from typing import Final

from fogbound.packs.languages.grammar import Slip

__all__ = ["slips"]


def slips(text: str) -> Iterator[Slip]:
    """What is wrong with a French text, in no particular order."""
    yield from _spaces(text)
    yield from _agreement(text)
    yield from _calques(text)


# -- no-break spaces -------------------------------------------------------------------------------

_NO_BREAK: Final = "\u00a0\u202f"
_BEFORE: Final = re.compile(r"[ \t]+(?P<sign>[:;!?»])|(?<=[\w’)])(?P<bare>[;!?»])")
_AFTER: Final = re.compile(rf"«(?![{_NO_BREAK}]|$)")


def _spaces(text: str) -> Iterator[Slip]:
    """Signs that a line could begin with, and guillemets it could end with, for want of a no-break space."""
    hint = "put a no-break space (U+00A0 or U+202F) there"
    for found in _BEFORE.finditer(text):
        sign = found["sign"] or found["bare"]
        yield Slip("no-break-space", f"there is no no-break space before {sign!r}", hint, found.start())
    for found in _AFTER.finditer(text):
        yield Slip("no-break-space", "there is no no-break space after '«'", hint, found.start())


# -- agreement with vous ---------------------------------------------------------------------------

_ADVERBS: Final = (
    r"(?:(?:pas|plus|point|jamais|toujours|encore|déjà|enfin|presque|bien|mal|très|trop|si|assez|aussi|"
    r"à peine|tout|toute|toutes|\w+ment) )*+"
)
_BEING: Final = (
    "êtes|étiez|serez|seriez|soyez|fûtes|avez été|aviez été|aurez été|voilà|voici|restez|restiez|semblez|sembliez|"
    "paraissez|devenez"
)
_HAVING: Final = (
    "a|ai|as|ont|avons|avait|avaient|aura|auront|aurait|auraient|eut|eurent|vous êtes|vous étiez|vous serez"
)
_ADJECTIVES: Final = (
    "atteinte?s?|certaine?s?|contente?s?|contrainte?s?|couverte?s?|forte?s?|jeunes|las|lasses?|lente?s?|libres|malades|"
    "morte?s?|offerte?s?|ouverte?s?|prête?s?|seule?s?|sûre?s?|tous|toutes|tristes|vieilles?|vivante?s?"
)
_NOT_AGREEING: Final = re.compile(
    "ami|amis|au|aussi|bleu|celui|ceci|chez|depuis|deux|dieu|du|ennemi|feu|ici|jeu|lieu|lui|mi|midi|mieux|milieu"
    "|parmi|peu|plusieurs|puis|qui|si|sous|voici"
)
"""Words of the same shape that agree with nothing."""
_ONE_MAN: Final = re.compile(
    "absous|acquis|admis|appris|assis|clos|commis|compris|conquis|dissous|entrepris|inclus|mis|omis|permis"
    "|pris|promis|remis|repris|requis|soumis|surpris|transmis"
)
"""Participles that end in -s for one man already: « Il vous a pris la main » agrees with nothing."""
_SUBJECT: Final = re.compile(
    rf"(?<![Vv]ous )\b[Vv]ous (?:n’|ne )?(?:y |en |l’)?(?:{_BEING}) {_ADVERBS}"
    rf"(?P<word>{_ADJECTIVES}|\w*(?:[éiu]e?s?|eux|euses?))\b(?!’)"
)
_OBJECT: Final = re.compile(
    rf"\b[Vv]ous (?:{_HAVING}) {_ADVERBS}(?P<word>\w+(?:[éiu]e?s|[éiu]e|aite?s|erte?s|ainte?s))\b(?!’)"
)
_BESIDE: Final = re.compile(
    r"\bvous (?:tous|toutes|seule?s?)\b|\bl’une? (?:de|d’entre) vous\b", re.IGNORECASE
)


def _agreement(text: str) -> Iterator[Slip]:
    """Participles, adjectives and pronouns that give *vous* a number or a gender."""
    for found in _SUBJECT.finditer(text):
        if _may_agree(found["word"]):
            yield _agree(found)
    for found in _OBJECT.finditer(text):
        if _may_agree(found["word"]) and not _ONE_MAN.fullmatch(found["word"]):
            yield _agree(found)
    for found in _BESIDE.finditer(text):
        yield _agree(found)


def _may_agree(word: str) -> bool:
    return _NOT_AGREEING.fullmatch(word) is None and not word.endswith("que")


def _agree(found: re.Match[str]) -> Slip:
    message = f"{found[0]!r} gives the reader a number or a gender"
    hint = "“vous” is one woman as often as three men: say it without a word that agrees with it"
    return Slip("agrees-with-vous", message, hint, found.start())


# -- calques ---------------------------------------------------------------------------------------

_CALQUES: Final = tuple(
    (re.compile(rf"\b{pattern}", re.IGNORECASE), hint)
    for pattern, hint in (
        (r"c’(?:était|est) bien fait\b", "that says “serves you right”; “vous avez bien fait”, perhaps"),
        (r"par mariage\b", "“par alliance”"),
        (r"(?:a|ai|ont|avez|avons|avait|avaient) vu le monde\b(?! entier)", "“voir du pays”"),
        (r"(?P<thing>\w{3,}) sur (?P=thing) d[eu’]", "“des … entières”, “… après …”"),
        (r"fai(?:t|re|sait) (?:du )?sens\b", "“avoir un sens”"),
        (r"à la fin du jour\b", "“en fin de compte”"),
        (r"prend(?:re|s)? place (?:à|au|dans|en|le|la)\b", "“avoir lieu”"),
        (r"parl\w+ de quand\b", "“parler du jour où”"),
        (r"(?<!’)est ce qu’(?:il|elle|on)s?\b", "“c’est … que”"),
        (r"(?<!pas )d’aucune? \w+ que vous\b", "“qui n’est d’aucune …”"),
    )
)
"""Turns of phrase that are English in French words, and what to say instead."""


def _calques(text: str) -> Iterator[Slip]:
    for pattern, hint in _CALQUES:
        for found in pattern.finditer(text):
            yield Slip("calque", f"{found[0]!r} is English in French words", hint, found.start())
