"""A house for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.visiting import Street, house_in


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    """In front of a house with an open gallery."""
    with house_in(tmp_path, gallery=True) as found:
        yield found
