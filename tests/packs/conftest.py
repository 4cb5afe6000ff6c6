"""Every test of packs has a cache and a shelf of its own."""

from itertools import count

import pytest

_caches = count()


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory, monkeypatch):
    """Keep compiled packs away from the user's cache, and other packs out of sight.

    The folder is made by whoever keeps something there; few tests do.
    """
    kept = tmp_path_factory.getbasetemp() / "caches" / str(next(_caches))
    monkeypatch.setenv("FOGBOUND_CACHE", str(kept))
    monkeypatch.delenv("FOGBOUND_PACKS", raising=False)
    return kept
