"""A server for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.visiting import Street, server_in


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    """In front of a server with an open gallery."""
    with server_in(tmp_path, gallery=True) as found:
        yield found
