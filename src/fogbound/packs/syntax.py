"""What is wrong with the YAML of a file, in plain words and at the place where an author would look."""

from typing import Any, NamedTuple

import yaml
from yaml.scanner import ScannerError

__all__ = ["Complaint", "PlainLoader", "explain", "refuse_sign"]


class Complaint(NamedTuple):
    """A fault that does not know its file yet; `place` counts the characters before it."""

    code: str
    message: str
    place: int
    hint: str = ""


class _Wording(NamedTuple):
    """Our words for what the parsers say; `at_start` points to where the troubled thing begins."""

    said: str
    message: str
    hint: str = ""
    at_start: bool = False


_UNUSED = {
    "!": ("tag", "tags"),
    "&": ("anchor", "anchors"),
    "*": ("alias", "aliases"),
    "%": ("directive", "directives"),
}

_BACKSLASH = "write two backslashes for one, or use single quotes"
_QUOTE = "close it, or put text with a colon in quotes"

# The first that fits is used. The compiled parser and the interpreted one differ a little in what they say.
_WORDINGS = (
    _Wording("end of stream", "the quote that opens here is never closed", at_start=True),
    _Wording("unexpected document", "the quote that opens here is never closed", at_start=True),
    _Wording("unknown escape", "there is no such escape", _BACKSLASH),
    _Wording("escape", "this escape names no character", _BACKSLASH),
    _Wording("hexdecimal", "this escape names no character", _BACKSLASH),
    _Wording(
        "a block scalar:",
        "nothing may follow | or > on its line",
        "put text that begins with | or > in quotes",
    ),
    _Wording("cannot start any token", "a value cannot begin with {character}", "put it in quotes"),
    _Wording(
        "mapping values are not allowed",
        "a colon and a space cannot stand here",
        "put text with a colon in quotes, or check the indentation and the line before",
    ),
    _Wording("mapping keys are not allowed", "a question mark and a space cannot stand here"),
    _Wording("entries are not allowed", "a list cannot begin here", "begin it on a line of its own"),
    _Wording("expected ':'", "this key lacks its colon and space", at_start=True),
    _Wording("a flow sequence:", "expected , or ] for the list that opens in line {line}", _QUOTE),
    _Wording("a flow mapping:", "expected , or }} for the mapping that opens in line {line}", _QUOTE),
    _Wording("node content", "a key or a value is missing here"),
    _Wording(
        "a block mapping:",
        "this does not fit the mapping that begins in line {line}",
        "check the indentation and the quotes",
    ),
    _Wording(
        "a block collection:",
        "this does not fit the list that begins in line {line}",
        "check the indentation and the dashes",
    ),
    _Wording("document start", "this belongs to nothing above it", "check the indentation and the brackets"),
)


def refuse_sign(sign: str, place: int) -> Complaint:
    """Refuse what begins with one of the signs `! & * %`, which YAML knows and packs do without."""
    name, names = _UNUSED[sign]
    return Complaint(
        name, f"{names} are not used in packs", place, f"put text that begins with {sign} in quotes"
    )


def explain(error: yaml.MarkedYAMLError, text: str) -> Complaint:
    """Put an error of either parser into plain words."""
    said = f"{error.context or ''}: {error.problem or ''}"
    found: Any = error.problem_mark
    start: Any = error.context_mark or found
    sign = text[start.index : start.index + 1]
    if sign in _UNUSED and any(word in said for word in (_UNUSED[sign][0], "tag", "YAML document")):
        return refuse_sign(sign, start.index)
    for wording in _WORDINGS:
        if wording.said in said:
            message = wording.message.format(
                character=text[found.index : found.index + 1], line=start.line + 1
            )
            return Complaint("syntax", message, (start if wording.at_start else found).index, wording.hint)
    return Complaint("syntax", f"this is not YAML: {error.problem}", found.index)


class PlainLoader(yaml.SafeLoader):
    """The interpreted parser, for machines without the compiled one.

    It is a little stricter: in brackets, unquoted text may not contain a question mark before a space.
    """

    def scan_flow_scalar_non_spaces(self, double: bool, start_mark: Any) -> list[str]:
        """Read on in quoted text, and refuse an escape whose number no character has."""
        try:
            return super().scan_flow_scalar_non_spaces(double, start_mark)
        except (OverflowError, ValueError):
            problem = "this escape is out of range"
            raise ScannerError("while scanning quoted text", start_mark, problem, self.get_mark()) from None
