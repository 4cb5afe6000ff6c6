"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parent.parent.parent / "README.md"


def test_the_turn_in_the_readme_can_be_played():
    """Every answer, option and chance is as printed."""
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert result.attempted > 10
    assert result.failed == 0
