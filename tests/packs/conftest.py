"""Every test of packs has a cache and a shelf of its own."""

import pytest


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory, monkeypatch):
    """Keep compiled packs away from the user's cache, and other packs out of sight."""
    kept = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("FOGBOUND_CACHE", str(kept))
    monkeypatch.delenv("FOGBOUND_PACKS", raising=False)
    return kept
