"""How card texts are said in each language: its words in flat files, its grammar in a module entered here.

docs/languages.md says what a further language brings.
"""

from typing import Final

from fogbound.packs.languages.english import English
from fogbound.packs.languages.french import French
from fogbound.packs.languages.grammar import Grammar, Noun, Slip

__all__ = ["COLON", "GRAMMARS", "SEMICOLON", "Grammar", "Noun", "Slip", "polish"]

GRAMMARS: Final[dict[str, Grammar]] = {"en": English(), "fr": French()}
COLON: Final = {lang: grammar.colon for lang, grammar in GRAMMARS.items()}
SEMICOLON: Final = {lang: grammar.semicolon for lang, grammar in GRAMMARS.items()}


def polish(text: str, lang: str) -> str:
    """A worded text of a language with its last touches."""
    return GRAMMARS[lang].polish(text)
