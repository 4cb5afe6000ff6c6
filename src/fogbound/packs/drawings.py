"""Drawings that packs bring, `drawings/NAME.svg`: what their elements and attributes mean, and what is refused.

A drawing is data: shapes, silhouettes, strokes and glows, which `fogbound.press` engraves as it does its own subjects.
"""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeVar, get_args

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from fogbound.packs.faults import Fault, PackError, nearest
from fogbound.packs.format import Light
from fogbound.packs.inks import INKS, like
from fogbound.packs.languages import polish
from fogbound.packs.outlines import (
    ARC,
    STILL,
    Affine,
    Misread,
    Outline,
    ellipse,
    outlines,
    transform,
    transform_point,
)
from fogbound.packs.source import SourceText
from fogbound.packs.svg import Attribute, Element, elements

__all__ = [
    "ATTRIBUTES",
    "BOX",
    "SVG",
    "Backdrop",
    "Drawing",
    "DrawnBeing",
    "DrawnGlow",
    "DrawnShape",
    "DrawnStroke",
    "DrawnThing",
    "captions",
    "read_drawing",
]

BOX: Final = "-200 -120 400 240"
"""The view box of every drawing: what a picture shows of it at size 1."""
SVG: Final = "http://www.w3.org/2000/svg"
LARGEST: Final = 128 * 1024  # bytes of one file
MOST_POINTS: Final = 8000  # of one drawing
MOST_FAULTS: Final = 20  # of one file; more would help nobody

Backdrop = Literal["table", "sea", "sky", "land", "glow", "ground", "room", "face", "deep"]
Points = list[tuple[float, float]]


class DrawnShape(Struct, frozen=True, tag="shape"):
    """A thing with a form, lit from the north-west."""

    outlines: list[Points]  # the first is filled, the others are holes in it
    colour: str
    tone: float
    swell: float | None  # as its size suggests
    edge: float
    lift: float


class DrawnBeing(Struct, frozen=True, tag="being"):
    """A living being: cut paper, with a rim of light."""

    outlines: list[Points]
    colour: str
    rim: str


class DrawnStroke(Struct, frozen=True, tag="stroke"):
    """A crisp line on what stands before it."""

    points: Points
    width: float
    colour: str
    even: bool
    free: bool


class DrawnGlow(Struct, frozen=True, tag="glow"):
    """Light around a point."""

    x: float
    y: float
    radius: float
    colour: str
    strength: float
    over: bool


DrawnThing = DrawnShape | DrawnBeing | DrawnStroke | DrawnGlow


class Drawing(Struct, frozen=True):
    """A drawing as it is engraved: what it stands before, and its things from the back to the front."""

    things: list[DrawnThing]
    stage: Backdrop = "table"
    flips: bool = True  # whether its mirror image is as good
    size: float = 1.0
    light: Light = "day"


ATTRIBUTES: Final[dict[str, frozenset[str]]] = {
    "svg": frozenset({"id", "xmlns", "viewBox", "data-stage", "data-flips", "data-size", "data-light"}),
    "shape": frozenset({"fill", "data-tone", "data-swell", "data-edge", "data-lift"}),
    "being": frozenset({"fill", "data-rim"}),
    "stroke": frozenset({"fill", "stroke", "stroke-width", "data-even", "data-free"}),
    "glow": frozenset({"fill", "data-strength", "data-over"}),
    "path": frozenset({"id", "class", "transform", "d"}),
    "ellipse": frozenset({"id", "class", "transform", "cx", "cy", "rx", "ry"}),
    "g": frozenset({"id", "transform"}),
}
"""What each element may say, and what each class of things says beside it; a `g` says it for all in it."""
CLASSES: Final = ("shape", "being", "stroke", "glow")
_INHERITED: Final = frozenset().union(*(ATTRIBUTES[name] for name in CLASSES))
_NEEDLESS: Final = {
    "style": "write each property as an attribute of its own",
    "href": "nothing is fetched",
    "xlink:href": "nothing is fetched",
    "stroke": "of these only a stroke has one; a shape is outlined by its data-edge",
    "width": "the view box says how large it is",
    "height": "the view box says how large it is",
    "version": "a drawing has none",
    "xmlns:svg": "one name of the language is enough",
    "opacity": "how dark a shape is says its data-tone",
}
_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)")
_LONGEST: Final = 12  # characters of a number

Word = TypeVar("Word", bound=str)


def read_drawing(text: str, shown_as: str) -> Drawing:
    """The drawing in an SVG file; raises PackError with every fault that was found in it."""
    source = SourceText(text.removeprefix("\ufeff"), shown_as)
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        message = f"the file is larger than {LARGEST // 1024} KiB"
        raise PackError([Fault("file-too-large", message, source.mark(0), "draw with fewer points")])
    reader = _DrawingReader(source)
    found = reader.drawing(elements(source))
    if found is None:
        raise PackError(reader.faults)
    return found


def captions(lang: str, names: Iterable[str], files: Mapping[str, str]) -> dict[str, str]:
    """What drawings show, in a sentence each: the messages `drawing-NAME` in the prose of a language."""
    bundle = FluentBundle([lang], use_isolating=False)
    for prose in files.values():
        if "drawing-" in prose:
            bundle.add_resource(FluentResource(prose))
    found = {}
    for name in names:
        message = bundle.get_message(f"drawing-{name}") if bundle.has_message(f"drawing-{name}") else None
        if message is not None and message.value is not None:
            found[name] = polish(str(bundle.format_pattern(message.value)[0]), lang)
    return found


class _DrawingReader:
    """Gives the elements of a file their meaning, and notes what is wrong with them on the way."""

    def __init__(self, source: SourceText) -> None:
        self.faults: list[Fault] = []
        self._source = source
        self._things: list[DrawnThing] = []
        self._points = 0

    def drawing(self, root: Element) -> Drawing | None:
        """The drawing; None when there are faults."""
        if root.name != "svg":
            hint = f'begin with <svg xmlns="{SVG}" viewBox="{BOX}">'
            self._note("wrong-form", f"expected an element 'svg', found {root.name!r}", root.at, hint)
            return None
        self._refuse_others(root, ATTRIBUTES["svg"], "svg")
        self._refuse_words(root)
        for name, wanted in (("xmlns", SVG), ("viewBox", BOX)):
            said = root.attributes.get(name)
            if said is None:
                self._note("missing-field", f"the attribute {name}={wanted!r} is missing here", root.at)
            elif " ".join(said.value.replace(",", " ").split()) != wanted:
                self._note("wrong-form", f"expected {wanted!r}", said.value_at, "all drawings have the same")
        own = root.attributes
        stage = self._word(own.get("data-stage"), get_args(Backdrop), "table")
        flips = self._truth(own.get("data-flips"), True)
        size = self._number(own.get("data-size"), 0.5, 1.5, 1.0)
        light = self._word(own.get("data-light"), get_args(Light), "day")
        self._inside(root.children, {}, STILL)
        if not self._things and not self.faults:
            self._note("wrong-form", "there is nothing in this drawing", root.at, "draw a path or an ellipse")
        elif not self.faults and not any(map(_is_seen, self._things)):
            message = "nothing of this drawing can be seen"
            self._note("wrong-form", message, root.at, "draw within 200 of the middle, and larger than a dot")
        return None if self.faults else Drawing(self._things, stage, flips, size, light)

    def _inside(self, children: list[Element], around: dict[str, Attribute], by: Affine) -> None:
        for child in children:
            if len(self.faults) >= MOST_FAULTS:
                return
            if child.name in ("path", "ellipse", "g"):
                self._refuse_words(child)
            if child.name == "g":
                self._refuse_others(child, ATTRIBUTES["g"] | _INHERITED, "g")
                own = {name: said for name, said in child.attributes.items() if name in _INHERITED}
                self._inside(child.children, {**around, **own}, self._placing(child, by))
            elif child.name in ("path", "ellipse"):
                if child.children:
                    message = f"a {child.name} has nothing in it"
                    self._note("wrong-form", message, child.children[0].at, "close it before this")
                self._thing(child, around, self._placing(child, by))
            else:
                names = ("path", "ellipse", "g")
                hint = _hint(child.name, names) or "a drawing consists of path, ellipse and g"
                self._note("unknown-element", f"the element {child.name!r} is not drawn", child.at, hint)

    def _placing(self, element: Element, by: Affine) -> Affine:
        said = element.attributes.get("transform")
        if said is None:
            return by
        try:
            return transform(said.value, by)
        except Misread as misread:
            self._misread(misread, said)
            return by

    # -- things ------------------------------------------------------------------------------------

    def _thing(self, element: Element, around: dict[str, Attribute], by: Affine) -> None:
        named = element.attributes.get("class")
        if named is None or named.value not in CLASSES:
            if named is None:
                message = f"the attribute 'class' is missing: what is this {element.name}?"
                self._note("missing-field", message, element.at, _list_words(CLASSES))
            else:
                self._note(
                    "unknown-word",
                    f"{named.value!r} is no class",
                    named.value_at,
                    _hint(named.value, CLASSES),
                )
            return
        sort = named.value
        self._refuse_others(element, ATTRIBUTES[element.name] | ATTRIBUTES[sort], sort)
        before = len(self.faults)
        said = {**around, **element.attributes}
        thing = self._glow(element, said, by) if sort == "glow" else self._read_thing(element, sort, said, by)
        if len(self.faults) == before:
            self._things.extend(thing)

    def _read_thing(
        self, element: Element, sort: str, said: dict[str, Attribute], by: Affine
    ) -> Sequence[DrawnThing]:
        found = self._ellipse(element, by) if element.name == "ellipse" else self._path(element, by)
        size = math.sqrt(abs(by[0] * by[3] - by[1] * by[2]))
        if sort == "stroke":
            return self._strokes(element, found, said, size)
        for outline in found:
            if not outline.is_closed or len(outline.points) < 3:
                message = f"the lines of a {sort} have three points at least and are closed"
                at = element.attributes["d"].value_at if "d" in element.attributes else element.at
                self._note("wrong-form", message, at, "end each with Z")
                break
        lines = [outline.points for outline in found]
        if sort == "being":
            rim = said.get("data-rim")
            is_dark = rim is not None and rim.value == "none"
            return [
                DrawnBeing(
                    lines, self._ink(said.get("fill"), "ink"), "none" if is_dark else self._ink(rim, "gilt")
                )
            ]
        if said.get("fill") is None:
            self._note(
                "missing-field", "the attribute 'fill' is missing here", element.at, "the name of an ink"
            )
        swell = said.get("data-swell")
        return [
            DrawnShape(
                lines,
                self._ink(said.get("fill"), "ink"),
                self._number(said.get("data-tone"), 0, 1, 0.25),
                None if swell is None else self._scaled_length(element, swell, 0, 100, 0.0, size),
                self._number(said.get("data-edge"), 0, 3, 1.0),
                self._scaled_length(element, said.get("data-lift"), 0, 20, 0.0, size),
            )
        ]

    def _strokes(
        self, element: Element, found: list[Outline], said: dict[str, Attribute], size: float
    ) -> Sequence[DrawnThing]:
        own = element.attributes.get("fill")
        if own is not None and own.value != "none":
            self._note("wrong-form", "a stroke fills nothing", own.value_at, "write none")
        width = self._scaled_length(element, said.get("stroke-width"), 0.2, 12, 2.2, size)
        colour = self._ink(said.get("stroke"), "ink")
        even = self._truth(said.get("data-even"), False)
        free = self._truth(said.get("data-free"), False)
        lines = []
        for points, is_closed in found:
            line = [*points, points[0]] if is_closed and points else points
            if len(line) < 2:
                self._note("wrong-form", "a stroke has two points at least", element.at)
            lines.append(DrawnStroke(line, width, colour, even, free))
        return lines

    def _glow(self, element: Element, said: dict[str, Attribute], by: Affine) -> Sequence[DrawnThing]:
        if element.name != "ellipse":
            self._note("wrong-form", "a glow is an ellipse", element.at)
            return []
        own = element.attributes
        if not self._ellipse(element, by):
            return []
        if own["rx"].value != own["ry"].value:
            self._note("wrong-form", "a glow is round: expected the same rx and ry", own["ry"].value_at)
        size = math.sqrt(abs(by[0] * by[3] - by[1] * by[2]))
        radius = self._scaled_length(element, own["rx"], 0.1, 300, 1.0, size)
        x, y = transform_point(
            (self._number(own.get("cx"), -500, 500, 0), self._number(own.get("cy"), -500, 500, 0)), by
        )
        strength = self._number(said.get("data-strength"), 0, 1, 1.0)
        colour = self._ink(said.get("fill"), "lamplight")
        over = self._truth(said.get("data-over"), False)
        return [DrawnGlow(round(x, 6), round(y, 6), radius, colour, strength, over)]

    def _ellipse(self, element: Element, by: Affine) -> list[Outline]:
        own = element.attributes
        missing = [name for name in ("rx", "ry") if name not in own]
        for name in missing:
            self._note("missing-field", f"the attribute {name!r} is missing here", element.at)
        if missing:
            return []
        x, y = (self._number(own.get(name), -500, 500, 0) for name in ("cx", "cy"))
        rx, ry = (self._number(own[name], 0.1, 300, 1) for name in ("rx", "ry"))
        self._points += ARC
        if self._points > MOST_POINTS:
            self._note("too-many-points", f"a drawing has at most {MOST_POINTS} points", element.at)
            return []
        try:
            return [ellipse(x, y, rx, ry, by)]
        except Misread as misread:
            self._note(misread.code, misread.message, element.at, misread.hint)
            return []

    def _path(self, element: Element, by: Affine) -> list[Outline]:
        said = element.attributes.get("d")
        if said is None:
            self._note("missing-field", "the attribute 'd' is missing here", element.at)
            return []
        try:
            found = outlines(said.value, by, MOST_POINTS - self._points)
        except Misread as misread:
            self._misread(misread, said)
            return []
        self._points += sum(len(outline.points) for outline in found)
        return found

    # -- values ------------------------------------------------------------------------------------

    def _number(self, said: Attribute | None, least: float, most: float, otherwise: float) -> float:
        if said is None:
            return otherwise
        if not _NUMBER.fullmatch(said.value) or len(said.value) > _LONGEST:
            self._note("wrong-type", f"expected a number, found {_short(said.value)}", said.value_at)
            return otherwise
        number = float(said.value)
        if not least <= number <= most:
            message = f"expected a number from {least:g} to {most:g}, found {said.value}"
            self._note("out-of-range", message, said.value_at)
            return otherwise
        return number

    def _scaled_length(
        self,
        element: Element,
        said: Attribute | None,
        least: float,
        most: float,
        otherwise: float,
        size: float,
    ) -> float:
        """A length as a transform leaves it, which must be within the same bounds as before."""
        grown = round(self._number(said, least, most, otherwise) * size, 6)
        if not least <= grown <= most:
            at = element.at if said is None else said.value_at
            message = f"with its transform this is {grown:g}: expected {least:g} to {most:g}"
            self._note("out-of-range", message, at)
            return otherwise
        return grown

    def _ink(self, said: Attribute | None, otherwise: str) -> str:
        """The code of an ink, which is written by its name or by its code."""
        if said is None:
            return INKS[otherwise]
        if said.value in INKS:
            return INKS[said.value]
        code = said.value.lower()
        if code not in INKS.values():
            self._note("unknown-word", f"{_short(said.value)} is no ink", said.value_at, like(said.value))
        return code

    def _word(self, said: Attribute | None, words: tuple[Word, ...], otherwise: Word) -> Word:
        if said is None:
            return otherwise
        for word in words:
            if word == said.value:
                return word
        hint = _hint(said.value, words) or _list_words(words)
        self._note("unknown-word", f"{_short(said.value)} is not known here", said.value_at, hint)
        return otherwise

    def _truth(self, said: Attribute | None, otherwise: bool) -> bool:
        return self._word(said, ("yes", "no"), "yes" if otherwise else "no") == "yes"

    # -- faults ------------------------------------------------------------------------------------

    def _refuse_others(self, element: Element, known: frozenset[str], what: str) -> None:
        for name, said in element.attributes.items():
            if name not in known:
                local = "href" if name.endswith(":href") else name
                hint = _NEEDLESS.get(local, "") or _hint_with_data(name, known)
                self._note("unknown-field", f"a {what} has no attribute {name!r}", said.name_at, hint)

    def _refuse_words(self, element: Element) -> None:
        if element.words_at is not None:
            self._note("not-drawn", "words are not drawn", element.words_at, "put them in a comment")

    def _misread(self, misread: Misread, said: Attribute) -> None:
        self._note(misread.code, misread.message, said.value_at + misread.offset, misread.hint)

    def _note(self, code: str, message: str, at: int, hint: str = "") -> None:
        fault = Fault(code, message, self._source.mark(at), hint)
        if fault not in self.faults:
            self.faults.append(fault)


def _is_seen(thing: DrawnThing) -> bool:
    """Whether it has an extent of 1 at least, somewhere in the view box."""
    if isinstance(thing, DrawnGlow):
        corners = [(thing.x - thing.radius, thing.y - thing.radius)]
        corners.append((thing.x + thing.radius, thing.y + thing.radius))
    else:
        corners = thing.points if isinstance(thing, DrawnStroke) else thing.outlines[0]
    left, top, width, height = map(float, BOX.split())
    across = [min(max(x, left), left + width) for x, _ in corners]
    down = [min(max(y, top), top + height) for _, y in corners]
    is_line = isinstance(thing, DrawnStroke)
    sides = (max(across) - min(across) >= 1, max(down) - min(down) >= 1)
    return any(sides) if is_line else all(sides)


def _hint(word: str, words: Iterable[str]) -> str:
    close = nearest(word, words)
    return f"did you mean {close!r}?" if close else ""


def _hint_with_data(name: str, known: Iterable[str]) -> str:
    """The nearest name, also of those that begin with `data-`, which is easily forgotten."""
    whole = {each.removeprefix("data-"): each for each in known}
    close = nearest(name.removeprefix("data-"), whole)
    return f"did you mean {whole[close]!r}?" if close else ""


def _list_words(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


def _short(value: str) -> str:
    return repr(value if len(value) <= 40 else value[:40] + "…")
