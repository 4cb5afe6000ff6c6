"""Words that prose marks with asterisks, and the entries of the glossary they open.

    card-p014 = …
        .flavour = Pella speaks of the *settling* as of a neighbour.
    glossary-settling = settling
        .also = settlings
        .entry = The Shelf sinks a hand's breadth every week.

An entry is found by the word it explains in its language, or by one of the other forms it lists, whatever their case.
"""

import re
from collections.abc import Iterator

__all__ = ["forms_of", "lookup_key", "marked_words", "without_marks"]

_MARKED = re.compile(r"\*([^*\n]+)\*")


def marked_words(text: str) -> list[str]:
    """The words of a text that open an entry of the glossary, as they stand."""
    return _MARKED.findall(text)


def without_marks(text: str) -> str:
    """The same text without the marks."""
    return _MARKED.sub(r"\1", text)


def lookup_key(word: str) -> str:
    """A word as entries are looked up by it."""
    return " ".join(word.casefold().split())


def forms_of(word: str, also: str) -> Iterator[str]:
    """The forms under which an entry is found: its word, and those it lists with commas between them."""
    for form in (word, *also.split(",")):
        if form.strip():
            yield lookup_key(form)
