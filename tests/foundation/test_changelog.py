"""The changelog knows the version that is released, and has a place for what comes next."""

import re
from pathlib import Path

from fogbound import __version__

PAGE = (Path(__file__).resolve().parent.parent.parent / "CHANGELOG.md").read_text("utf-8")


def test_the_version_has_its_entry_with_a_date():
    """The newest entry below what is not released yet is that of the version the program tells."""
    first, second, *_ = re.findall(r"^## (.+)$", PAGE, re.M)

    assert first == "Unreleased"
    assert re.fullmatch(rf"{re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)", second)
