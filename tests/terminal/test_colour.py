"""Colours in the terminal: where it has them and nobody has asked for none; they say nothing that the words do not."""

import io
import re

import pytest

from fogbound.terminal.output import Output, has_colour

CODES = re.compile(r"\x1b\[[\d;]*m")


class Terminal(io.StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("out", "plain", "environment", "coloured"),
    [
        (Terminal(), False, {"TERM": "xterm-256color"}, True),
        (Terminal(), True, {"TERM": "xterm-256color"}, False),
        (Terminal(), False, {"TERM": "xterm-256color", "NO_COLOR": "1"}, False),
        (Terminal(), False, {"TERM": "dumb"}, False),
        (Terminal(), False, {}, False),
        (io.StringIO(), False, {"TERM": "xterm-256color"}, False),
    ],
)
def test_colours_are_where_they_are_wanted(out, plain, environment, coloured):
    """A pipe, a dumb terminal, NO_COLOR and --plain each leave text as it is."""
    assert has_colour(out, plain, environment) is coloured


def test_the_words_are_the_same_in_colour():
    """Lines are wrapped alike, and each ends its colour."""
    told = [io.StringIO(), io.StringIO()]
    for out, coloured in zip(told, (False, True), strict=True):
        output = Output(out, width=30, coloured=coloured)
        output.say("Turn 3. Action Deck 12, Discard Pile 31, and so on.", tone="turn")
        output.say("Success: 2 stars, 1 needed.", 2, tone="good")
        output.say("Nothing about this.")
    plain, coloured_text = (out.getvalue() for out in told)

    assert CODES.sub("", coloured_text) == plain
    assert coloured_text != plain
    assert all(line.count("\x1b[") in (0, 2) for line in coloured_text.splitlines())
