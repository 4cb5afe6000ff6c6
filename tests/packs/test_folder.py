"""A stranger's folder: nothing outside it is read, and not without end."""

import os

import pytest

from fogbound.packs import folder
from fogbound.packs.faults import PackError
from fogbound.packs.folder import gather
from packing import write_pack

CARDS = "- {skill: grit}\n"


def refused(path) -> str:
    with pytest.raises(PackError) as caught:
        gather(path)
    return str(caught.value)


def test_only_what_belongs_to_a_pack_is_read(tmp_path):
    """The manifest, cards and texts are read in a fixed order; everything else is left alone."""
    path = write_pack(tmp_path, "isle", CARDS, texts={"fr/b.ftl": "b = b", "en/a.ftl": "a = a"})
    (path / "README.md").write_text("hello")
    (path / "cards" / "notes.yml").write_text("hello")
    (path / "cards" / ".hidden.yaml").write_text("hello")

    files = gather(path)

    assert list(files.contents) == ["pack.yaml", "cards/cards.yaml", "text/en/a.ftl", "text/fr/b.ftl"]
    assert files.ignored == ["cards/notes.yml"]


@pytest.mark.parametrize("link", ["cards/more.yaml", "text", "cards", "pack.yaml", "text/en/a.ftl"])
def test_a_link_must_not_leave_the_folder(tmp_path, link):
    """Neither a file nor a part of the folder may be borrowed from elsewhere."""
    path = write_pack(tmp_path, "isle", CARDS, texts={"en/z.ftl": "z = z"})
    elsewhere = write_pack(tmp_path / "other", "secret", CARDS, texts={"en/a.ftl": "a = a"})
    target = elsewhere / ("cards/cards.yaml" if link == "cards/more.yaml" else link)
    if (path / link).is_dir():
        (path / link).rename(tmp_path / "away")
    (path / link).unlink(missing_ok=True)
    (path / link).symlink_to(target)

    assert "leaves-folder" in refused(path)


def test_a_link_within_the_folder_is_fine(tmp_path):
    """What stays inside may be shared."""
    path = write_pack(tmp_path, "isle", CARDS)
    (path / "cards" / "again.yaml").symlink_to(path / "cards" / "cards.yaml")

    assert "cards/again.yaml" in gather(path).contents


def test_links_in_a_circle_are_refused(tmp_path):
    """A link to itself leads nowhere."""
    path = write_pack(tmp_path, "isle", CARDS)
    (path / "cards" / "loop.yaml").symlink_to(path / "cards" / "loop.yaml")

    assert "loop.yaml" in refused(path)


def test_a_pipe_is_no_file(tmp_path):
    """Something that could be read for ever is not opened."""
    path = write_pack(tmp_path, "isle", CARDS)
    os.mkfifo(path / "cards" / "pipe.yaml")

    assert "not-a-file" in refused(path)


def test_size_and_number_have_an_end(tmp_path, monkeypatch):
    """More than a pack can sensibly hold is refused."""
    path = write_pack(tmp_path, "isle", CARDS)
    with monkeypatch.context() as limits:
        limits.setattr(folder, "LARGEST", 20)
        assert "pack-too-large" in refused(path)
    monkeypatch.setattr(folder, "MOST_FILES", 1)

    assert "too-many-files" in refused(path)


def test_a_folder_without_a_manifest_is_no_pack(tmp_path):
    """The fault names the file that is missing."""
    assert "pack.yaml:1:1: file-missing" in refused(tmp_path)
