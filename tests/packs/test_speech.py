"""The marks of dialogue prose: who speaks, what concerns a side quest, what the glossary explains."""

import pytest

from fogbound.packs.speech import Run, misplaced_marks, runs, without_marks
from rulebook import rule


@rule("T-DLG-03", "T-DLG-04", "T-INFO-11")
def test_prose_falls_into_stretches_of_one_style():
    """Plain text, other people's words, the active player's, side quests, and words of the glossary."""
    text = "She nods. <say>The *settling* took <quest>his oil</quest>.</say> <me>Whose?</me>"

    assert runs(text) == [
        Run("She nods. "),
        Run("The ", "say"),
        Run("settling", "say", glossary=True),
        Run(" took ", "say"),
        Run("his oil", "say", quest=True),
        Run(".", "say"),
        Run(" "),
        Run("Whose?", "me"),
    ]


@rule("T-DLG-04")
def test_styles_are_presentation_only():
    """Without its marks the text says the same."""
    assert without_marks("<say>Mind the *third* step.</say>") == "Mind the third step."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("<say>a</say> <me>b</me> <quest>c</quest>", []),
        ("<say>a <quest>b</quest></say>", []),
        ("<say>a", ["<say>"]),
        ("a</me>", ["</me>"]),
        ("<say>a <me>b</me></say>", ["<me>", "</me>"]),
        ("<quest>a <quest>b</quest>", ["<quest>"]),
        ("<say>a <quest>b</say></quest>", ["</say>", "<say>"]),
        ("2 < 3 and 4 > 1", []),
    ],
)
def test_marks_out_of_turn_are_found(text, wrong):
    """What is never closed, never opened, or one speech within another."""
    assert misplaced_marks(text) == wrong
