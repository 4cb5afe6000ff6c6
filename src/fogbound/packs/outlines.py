"""Path data and transforms of drawings: the commands M, L, C and Z become points, wherever a transform puts them."""

import math
import re
from typing import Final, NamedTuple

__all__ = [
    "ARC",
    "FINE",
    "FURTHEST",
    "MOST_STEPS",
    "STEPS",
    "STILL",
    "Affine",
    "Misread",
    "Outline",
    "ellipse",
    "outlines",
    "transform",
    "transform_point",
]

FINE: Final = 7  # pieces that a curve is drawn in
ARC: Final = 40  # pieces that an ellipse is drawn in
FURTHEST: Final = 500  # units from the middle at which a point may lie
MOST_STEPS: Final = 20  # in one transform
_LONGEST: Final = 12  # characters of a number
_LARGEST: Final = 10_000  # of a number in a transform

Affine = tuple[float, float, float, float, float, float]  # x' = a x + c y + e, y' = b x + d y + f
Point = tuple[float, float]
STILL: Final[Affine] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

_NUMBER: Final = r"(?P<number>[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+))|[ \t\r\n,]+"
_PATH = re.compile(rf"{_NUMBER}|(?P<word>[A-Za-z])")
_TRANSFORM = re.compile(rf"{_NUMBER}|(?P<word>[A-Za-z]+)|(?P<sign>[()])")
_NUMBERS: Final = {"M": 2, "L": 2, "C": 6, "Z": 0}
"""The commands, and how many numbers follow each."""
_INSTEAD: Final = {
    **dict.fromkeys("HV", "draw a straight line with L"),
    **dict.fromkeys("SQTA", "draw a curve with C"),
    **dict.fromkeys(
        "mlhvcsqtaz", "capital letters: what a command says counts from the middle of the picture"
    ),
}
STEPS: Final = {"translate": (1, 2), "rotate": (1, 3), "scale": (1, 2), "matrix": (6,)}
"""The steps of a transform, and how many numbers each may have."""


class Misread(Exception):
    """Something in the value of an attribute is wrong: what, where in it, and perhaps what would be right."""

    def __init__(self, code: str, message: str, offset: int, hint: str = "") -> None:
        self.code, self.message, self.offset, self.hint = code, message, offset, hint
        super().__init__(message)


class Outline(NamedTuple):
    """A line through points, and whether it comes back to where it began."""

    points: list[Point]
    is_closed: bool


class _Token(NamedTuple):
    kind: str  # number, word or sign
    text: str
    at: int

    @property
    def number(self) -> float:
        if len(self.text) > _LONGEST:
            raise Misread("out-of-range", f"this number has more than {_LONGEST} characters", self.at)
        return float(self.text)


def _tokens(text: str, known: re.Pattern[str]) -> list[_Token]:
    found = []
    at = 0
    while at < len(text):
        token = known.match(text, at)
        if token is None:
            raise Misread("wrong-form", f"{text[at]!r} cannot stand here", at)
        if token.lastgroup is not None:
            found.append(_Token(token.lastgroup, token[0], at))
        at = token.end()
    return found


# -- path data -------------------------------------------------------------------------------------


def outlines(data: str, by: Affine, most: int) -> list[Outline]:
    """The lines that path data draws, placed; raises Misread, also when they have more than `most` points."""
    return _PathReader(data, by, most).outlines()


class _PathReader:
    def __init__(self, data: str, by: Affine, most: int) -> None:
        self._tokens = _tokens(data, _PATH)
        self._end = len(data)
        self._next = 0
        self._by = by
        self._most = most
        self._count = 0
        self._found: list[Outline] = []
        self._points: list[Point] = []
        self._pen: Point = (0.0, 0.0)  # as it is written, before it is placed
        self._is_curved = False  # whether the last line was a curve

    def outlines(self) -> list[Outline]:
        while self._next < len(self._tokens):
            token = self._tokens[self._next]
            if token.kind != "word":
                raise Misread(
                    "wrong-form", f"expected a command, found {token.text!r}", token.at, "M, L, C or Z"
                )
            self._next += 1
            self._command(token)
        self._finish(is_closed=False)
        if not self._found:
            raise Misread("wrong-form", "a path begins with M and two numbers", 0)
        return self._found

    def _command(self, token: _Token) -> None:
        letter = _known_command(token)
        if letter == "Z":
            if not self._points:
                raise Misread("wrong-form", "there is no line to close here", token.at)
            self._finish(is_closed=True)
            return
        if letter == "M":
            self._finish(is_closed=False)
        elif not self._points:
            raise Misread(
                "wrong-form", f"there is no line to go on with {letter!r}", token.at, "begin it with M"
            )
        first = True
        while first or (self._next < len(self._tokens) and self._tokens[self._next].kind == "number"):
            numbers = self._numbers(letter, _NUMBERS[letter], token)
            if letter == "C":
                self._curve(numbers)
            else:
                self._line(numbers)
            first = False

    def _numbers(self, letter: str, count: int, token: _Token) -> list[tuple[float, int]]:
        found: list[tuple[float, int]] = []
        for _ in range(count):
            if self._next == len(self._tokens) or self._tokens[self._next].kind != "number":
                at = self._end
                if self._next < len(self._tokens):
                    at = self._tokens[self._next].at
                    _known_command(self._tokens[self._next])  # 1e9 lacks no number
                message = f"expected {count} numbers after {letter!r}, found {len(found)}"
                raise Misread("wrong-form", message, at)
            number = self._tokens[self._next]
            found.append((number.number, number.at))
            self._next += 1
        return found

    def _line(self, numbers: list[tuple[float, int]]) -> None:
        (x, at), (y, _) = numbers
        self._pen = (x, y)
        self._add(self._pen, at)
        self._is_curved = False

    def _curve(self, numbers: list[tuple[float, int]]) -> None:
        (ax, at), (ay, _), (bx, _), (by, _), (x, _), (y, _) = numbers
        left, top = self._pen
        for piece in range(1, FINE):
            t = piece / FINE
            u = 1 - t
            one, two, three, four = u**3, 3 * t * u**2, 3 * t**2 * u, t**3
            across = one * left + two * ax + three * bx + four * x
            self._add((across, one * top + two * ay + three * by + four * y), at)
        self._pen = (x, y)
        self._add(self._pen, at)
        self._is_curved = True

    def _add(self, point: Point, at: int) -> None:
        self._count += 1
        if self._count > self._most:
            raise Misread("too-many-points", "the drawing has too many points", at)
        self._points.append(_within(transform_point(point, self._by), at))

    def _finish(self, *, is_closed: bool) -> None:
        if not self._points:
            return
        points, self._points = self._points, []
        if is_closed and self._is_curved and len(points) > 1 and math.dist(points[0], points[-1]) < 1e-6:
            points.pop()  # the curve has come back by itself
        self._is_curved = False
        self._found.append(Outline(points, is_closed))


def _known_command(token: _Token) -> str:
    """The letter of a command, which must be one of those that are drawn."""
    if token.text not in _NUMBERS:
        hint = _INSTEAD.get(token.text, "M, L, C or Z")
        raise Misread("unknown-word", f"{token.text!r} is not a command of drawings", token.at, hint)
    return token.text


def ellipse(x: float, y: float, rx: float, ry: float, by: Affine) -> Outline:
    """An ellipse, placed; raises Misread."""
    turns = [at * (2 * math.pi / ARC) for at in range(ARC)]
    points = [transform_point((x + rx * math.cos(turn), y + ry * math.sin(turn)), by) for turn in turns]
    return Outline([_within(point, 0) for point in points], True)


def _within(point: Point, at: int) -> Point:
    if not max(abs(point[0]), abs(point[1])) <= FURTHEST:
        message = f"this lies further than {FURTHEST} units from the middle"
        raise Misread("out-of-range", message, at, "the picture shows 200 to each side, 120 up and down")
    return (round(point[0], 6), round(point[1], 6))


# -- transforms ------------------------------------------------------------------------------------


def transform_point(point: Point, by: Affine) -> Point:
    """Where a transform puts a point."""
    a, b, c, d, e, f = by
    return (a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f)


def transform(text: str, around: Affine) -> Affine:
    """What a list of steps does within another transform; raises Misread."""
    tokens = _tokens(text, _TRANSFORM)
    by, at, steps = around, 0, 0
    while at < len(tokens):
        name = tokens[at]
        if name.text not in STEPS:
            hint = "translate, rotate, scale or matrix"
            raise Misread("unknown-word", f"{name.text!r} is no step of a transform", name.at, hint)
        end = at + 2
        while end < len(tokens) and tokens[end].kind == "number":
            end += 1
        numbers = [token.number for token in tokens[at + 2 : end]]
        is_called = at + 1 < len(tokens) and tokens[at + 1].text == "("
        if (
            not is_called
            or end >= len(tokens)
            or tokens[end].text != ")"
            or len(numbers) not in STEPS[name.text]
        ):
            wanted = " or ".join(map(str, STEPS[name.text]))
            raise Misread("wrong-form", f"expected {wanted} numbers in brackets after {name.text!r}", name.at)
        steps += 1
        if steps > MOST_STEPS or any(abs(number) > _LARGEST for number in numbers):
            raise Misread("out-of-range", "this transform goes too far", name.at)
        by = _compose(by, _step(name.text, numbers))
        if any(abs(number) > _LARGEST for number in by):
            raise Misread("out-of-range", "this transform goes too far", name.at)
        at = end + 1
    return by


def _step(name: str, numbers: list[float]) -> Affine:
    if name == "matrix":
        a, b, c, d, e, f = numbers
        return (a, b, c, d, e, f)
    if name == "translate":
        return (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0)
    if name == "scale":
        return (numbers[0], 0, 0, numbers[-1], 0, 0)
    angle = math.radians(numbers[0])
    turned: Affine = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)
    if len(numbers) == 1:
        return turned
    x, y = numbers[1:]
    return _compose((1, 0, 0, 1, x, y), _compose(turned, (1, 0, 0, 1, -x, -y)))


def _compose(outer: Affine, inner: Affine) -> Affine:
    """First the inner, then the outer."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)
