"""Reading the plain part of SVG that drawings are written in: elements, their attributes, and where each stands.

There are no document types, entities or instructions, so nothing can be expanded, fetched or run. Which elements and
attributes make sense is checked elsewhere.
"""

import re
from typing import Final, NoReturn

from msgspec import Struct, field

from fogbound.packs.faults import Fault, PackError
from fogbound.packs.source import SourceText

__all__ = ["Attribute", "Element", "elements"]

DEEPEST: Final = 12  # elements within one another
MOST_ELEMENTS: Final = 500  # of one file, groups included
_LONGEST_SHOWN: Final = 20  # characters of what is refused

_NAME = re.compile(r"[A-Za-z_][\w:.-]*")
_SPACE = re.compile(r"[ \t\r\n]*")
_REFUSED: Final = {
    "<!DOCTYPE": "a drawing has no DOCTYPE",
    "<![CDATA[": "a drawing has no CDATA",
    "<!": "a drawing has no declarations",
    "<?": "a drawing has no instructions",
}


class Attribute(Struct, frozen=True):
    """The value of an attribute as it is written, and where its name and its value begin."""

    value: str
    name_at: int
    value_at: int


class Element(Struct):
    """An element: its name, its attributes, what stands in it, and where it and the first words in it begin."""

    name: str
    at: int
    attributes: dict[str, Attribute] = field(default_factory=dict)
    children: "list[Element]" = field(default_factory=list)
    words_at: int | None = None


def elements(source: SourceText) -> Element:
    """The outermost element of a file; raises PackError with the first thing that cannot be read."""
    return _Reader(source).outermost()


class _Reader:
    def __init__(self, source: SourceText) -> None:
        self._source = source
        self._text = source.text
        self._at = 0
        self._count = 0

    def outermost(self) -> Element:
        root: Element | None = None
        inside: list[Element] = []
        self._skip_declaration()
        while True:
            self._skip_space()
            if self._at == len(self._text):
                break
            if self._text.startswith("<!--", self._at):
                self._skip_comment()
            elif self._text.startswith("</", self._at):
                self._close(inside)
            elif inside and self._text[self._at] != "<":
                self._skip_words(inside[-1])
            else:
                element, is_open = self._element()
                if inside:
                    inside[-1].children.append(element)
                elif root is None:
                    root = element
                else:
                    self._stop("syntax", "a drawing has one outermost element only", element.at)
                if is_open:
                    inside.append(element)
                if len(inside) > DEEPEST:
                    self._stop("too-deep", f"this is nested more than {DEEPEST} levels deep", element.at)
        if inside:
            self._stop("syntax", f"the element {inside[-1].name!r} is never closed", inside[-1].at)
        if root is None:
            self._stop("syntax", "expected an element 'svg', found an empty file", 0)
        return root

    def _skip_declaration(self) -> None:
        """What editors write first: `<?xml version="1.0" encoding="UTF-8"?>`."""
        if re.match(r"<\?xml[ \t\r\n]", self._text):
            end = self._text.find("?>")
            if end < 0:
                self._stop("syntax", "the declaration that opens here is never closed", 0, "it ends with ?>")
            self._at = end + 2

    def _skip_space(self) -> None:
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()

    def _skip_comment(self) -> None:
        end = self._text.find("-->", self._at + 4)
        if end < 0:
            self._stop("syntax", "the comment that opens here is never closed", self._at, "it ends with -->")
        self._at = end + 3

    def _skip_words(self, around: Element) -> None:
        around.words_at = self._at if around.words_at is None else around.words_at
        end = self._text.find("<", self._at)
        self._at = len(self._text) if end < 0 else end

    def _close(self, inside: list[Element]) -> None:
        start = self._at
        self._at += 2
        name = self._name("the name of the element that ends here")
        self._skip_space()
        self._expect(">", f"the end of the element {name!r}")
        if not inside or inside[-1].name != name:
            hint = f"open is {inside[-1].name!r}" if inside else ""
            self._stop("syntax", f"no element {name!r} is open here", start, hint)
        inside.pop()

    def _element(self) -> tuple[Element, bool]:
        start = self._at
        for sign, message in _REFUSED.items():
            if self._text.startswith(sign, start):
                self._stop("not-drawn", message, start, "remove it: drawings are elements and comments")
        if self._text[start] != "<":
            self._stop("syntax", f"expected an element, found {_excerpt(self._text[start:])}", start)
        self._count += 1
        if self._count > MOST_ELEMENTS:
            self._stop("too-many-elements", f"a drawing has at most {MOST_ELEMENTS} elements", start)
        self._at += 1
        element = Element(self._name("the name of an element"), start)
        while True:
            before = self._at
            self._skip_space()
            if self._text.startswith("/>", self._at):
                self._at += 2
                return element, False
            if self._text.startswith(">", self._at):
                self._at += 1
                return element, True
            if self._at == len(self._text):
                self._stop("syntax", f"the tag {element.name!r} is never closed", start, "it ends with >")
            if self._at == before:
                self._stop("syntax", f"expected a space, found {_excerpt(self._text[before:])}", before)
            self._attribute(element)

    def _attribute(self, element: Element) -> None:
        name_at = self._at
        name = self._name("the name of an attribute")
        if name in element.attributes:
            self._stop("duplicate-key", f"the attribute {name!r} stands here twice", name_at)
        self._skip_space()
        self._expect("=", f"the value of {name!r}")
        self._skip_space()
        quote = self._text[self._at : self._at + 1]
        if quote not in ("'", '"') or not quote:
            self._stop("syntax", f"the value of {name!r} must be in quotes", self._at)
        end = self._text.find(quote, self._at + 1)
        if end < 0:
            self._stop("syntax", "the quote that opens here is never closed", self._at)
        value = self._text[self._at + 1 : end]
        for sign in ("&", "<"):
            if sign in value:
                where = self._at + 1 + value.index(sign)
                self._stop(
                    "not-drawn", f"the character {sign} cannot stand here", where, "entities are not used"
                )
        element.attributes[name] = Attribute(value, name_at, self._at + 1)
        self._at = end + 1

    def _name(self, wanted: str) -> str:
        found = _NAME.match(self._text, self._at)
        if found is None:
            self._stop("syntax", f"expected {wanted}, found {_excerpt(self._text[self._at :])}", self._at)
        self._at = found.end()
        return found[0]

    def _expect(self, sign: str, wanted: str) -> None:
        if not self._text.startswith(sign, self._at):
            found = _excerpt(self._text[self._at :])
            self._stop("syntax", f"expected {sign} for {wanted}, found {found}", self._at)
        self._at += 1

    def _stop(self, code: str, message: str, at: int, hint: str = "") -> NoReturn:
        raise PackError([Fault(code, message, self._source.mark(at), hint)])


def _excerpt(text: str) -> str:
    """The beginning of what stands here, for a message."""
    word = text.strip().split(None, 1)
    if not word:
        return "the end of the file"
    return repr(word[0] if len(word[0]) <= _LONGEST_SHOWN else word[0][:_LONGEST_SHOWN] + "…")
