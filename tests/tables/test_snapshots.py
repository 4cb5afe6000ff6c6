"""Games as text inside a journal."""

import base64
import zlib

import msgspec
import pytest

from fogbound.core.errors import SnapshotRefused
from fogbound.tables.snapshots import as_text, from_text

DATA = {"zones": [[1, 2, 3], []], "words": ["fog", "sea"]}


def test_text_is_read_as_it_was_written():
    """What a checkpoint holds comes back, and fits a line of JSON."""
    text = as_text(msgspec.msgpack.encode(DATA))

    assert from_text(text) == DATA
    assert msgspec.json.encode(text) == f'"{text}"'.encode()


def test_games_of_earlier_versions_are_read():
    """Snapshots were once written in an alphabet of 85 letters."""
    assert from_text(base64.b85encode(zlib.compress(msgspec.msgpack.encode(DATA), 9)).decode()) == DATA


@pytest.mark.parametrize("text", [":", ":AAAA", ":not base64", "not base85 ,", "", "0000000000"])
def test_damaged_text_is_refused(text):
    """Whatever is no snapshot says so."""
    with pytest.raises(SnapshotRefused, match="damaged"):
        from_text(text)
