"""Compiled packs: found again when nothing changed, read anew when anything did, never in the way."""

import msgspec
import pytest

from fogbound.packs import cache, library, pack
from fogbound.rules.common.lexicon import LEXICON
from packing import PLAYABLE, write_pack


@pytest.fixture
def isle(tmp_path):
    return write_pack(tmp_path, "isle", PLAYABLE, texts={"en/a.ftl": "pack = Isle\n"})


@pytest.fixture
def readings(monkeypatch):
    """Counts how often a pack is really read."""
    read: list[str] = []

    def counting(files, requires):
        read.append(files.folder.name)
        return pack.assemble(files, requires)

    monkeypatch.setattr(cache, "assemble", counting)
    return read


def opened(path) -> pack.Pack:
    return library.packs_with([str(path)])[-1]


def test_a_pack_is_read_once(isle, readings, own_cache):
    """The second time it comes from the cache and is the same in every part."""
    first, second = opened(isle), opened(isle)

    assert readings == ["isle"]
    assert msgspec.to_builtins(first) == msgspec.to_builtins(second)
    assert len(list(own_cache.iterdir())) == 1


def test_a_changed_file_is_read_anew(isle, readings):
    """Any byte of any file counts."""
    opened(isle)
    (isle / "text" / "en" / "a.ftl").write_text("pack = The Isle\n")

    assert opened(isle).texts["en"]["a.ftl"] == "pack = The Isle\n"
    assert readings == ["isle", "isle"]


def test_a_changed_foundation_is_read_anew(isle, tmp_path, readings):
    """A pack depends on the words of those it builds on."""
    reef = write_pack(tmp_path, "reef", "- {skill: a}\n", requires="isle")
    opened(reef)
    with (isle / "pack.yaml").open("a") as file:
        file.write("keywords: [rope]\n")
    opened(reef)

    assert readings == ["isle", "reef", "isle", "reef"]


def test_a_changed_language_is_read_anew(isle, readings, monkeypatch):
    """Another syntax of a verb may read the same text otherwise."""
    opened(isle)
    cache.language.cache_clear()
    monkeypatch.setattr(LEXICON["take"], "syntax", ("grab {number:number}",))
    opened(isle)
    cache.language.cache_clear()

    assert readings == ["isle", "isle"]


@pytest.mark.parametrize("damage", [lambda data: data[:40], lambda data: b"", lambda data: data[:-1] + b"?"])
def test_a_damaged_cache_is_ignored_and_mended(isle, readings, own_cache, damage):
    """Half a file, no file or a wrong byte: the pack is read from its sources and kept again."""
    opened(isle)
    (kept,) = own_cache.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(damage(whole))

    opened(isle)

    assert readings == ["isle", "isle"]
    assert kept.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_no_obstacle(isle, monkeypatch, tmp_path):
    """Where nothing can be kept, packs are read every time."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("FOGBOUND_CACHE", str(tmp_path / "file"))

    assert opened(isle).manifest.name == "isle"


def test_the_cache_can_be_switched_off(isle, monkeypatch, readings):
    """FOGBOUND_CACHE=off keeps nothing."""
    monkeypatch.setenv("FOGBOUND_CACHE", "off")
    opened(isle)
    opened(isle)

    assert readings == ["isle", "isle"]
    assert cache.folder() is None


def test_old_packs_are_thrown_away(isle, monkeypatch, own_cache):
    """The cache does not grow for ever."""
    monkeypatch.setattr(cache, "MOST_KEPT", 2)
    for version in range(4):
        (isle / "text" / "en" / "a.ftl").write_text(f"pack = Isle {version}\n")
        opened(isle)

    assert len(list(own_cache.iterdir())) == 2
