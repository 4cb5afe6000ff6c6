"""Pictures that belong to no game, the files of the browser's part, and what the loupe finds."""

import gzip
import re
from pathlib import Path

import pytest

from fogbound.languages import LANGUAGES
from fogbound.server import commands, static_files
from fogbound.server.app import PICTURES
from server.visiting import SOLO, Street, server_in

GZIP = {"accept-encoding": "gzip"}


def test_icons_cover_every_word_of_the_shelf(street: Street):
    """The sheet of icons has a symbol for each action of each adventure."""
    answer = street.client.get("/api/icons.svg", headers=GZIP)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-encoding"] == "gzip"
    words = street.server.adventures.words()
    assert "pathfind" in words
    assert [word for word in words if f'id="{word}"' not in answer.text] == []


@pytest.mark.slow
def test_adventures_have_covers_and_fog(street: Street):
    """Covers, fog and the engraving of the lobby are for everybody; other names and sizes are not there."""
    for path in ("/api/adventures/first-light/cover/400", "/api/adventures/first-light/fog/II/3/200"):
        answer = street.client.get(path)
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["cache-control"].startswith("public")
    assert street.client.get("/api/frontispiece/day").text.startswith("<svg")
    for path in (
        "/api/adventures/nowhere/cover/400",
        "/api/adventures/first-light/cover/9",
        "/api/adventures/first-light/fog/XX/1/200",
        "/api/frontispiece/noon",
    ):
        assert street.client.get(path).status_code == 404


@pytest.mark.slow
def test_the_loupe_finds_what_is_hidden_where_it_is(street: Street):
    """Of the twenty-five places of the keyboard's loupe, one or a few neighbours show the number, others nothing."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    open_table = street.server.registry.find(key)
    assert open_table is not None
    cards = [
        card for pack in open_table.loaded.packs for card in pack.cards if card.source.hidden is not None
    ]
    open_table.remembered.add(cards[0].uid)
    spots = [(0.1 + 0.2 * column, 0.1 + 0.2 * row) for column in range(5) for row in range(5)]
    found = [
        ann.get(f"/api/games/{key}/loupe?card={cards[0].uid}&x={x:.2f}&y={y:.2f}")["written"]
        for x, y in spots
    ]
    hidden = cards[0].source.hidden
    assert hidden is not None
    assert set(found) == {"", f"{hidden.number:03}"}
    assert found.count("") >= 21


def test_the_browsers_part_is_sent_with_what_keeps_it_fresh(tmp_path: Path):
    """Files with a digest in their names are kept for good, the page is asked for again and compressed."""
    built_client = tmp_path / "dist"
    (built_client / "assets").mkdir(parents=True)
    (built_client / "index.html").write_text("<!doctype html>" + "x" * 2000, "utf-8")
    (built_client / "assets" / "main-1a2b.js").write_text("let a = 1\n" * 200, "utf-8")
    with server_in(tmp_path / "data", client=(built_client,)) as street:
        page = street.client.get("/", headers=GZIP)
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert page.text.startswith("<!doctype html>")
        again = street.client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        script = street.client.get("/assets/main-1a2b.js", headers=GZIP)
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        plain = street.client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
        assert plain.content == script.content
        assert street.client.get("/../../etc/passwd").status_code == 404
        assert street.client.get("/assets/other.js").status_code == 404


def test_without_the_browsers_part_a_page_says_what_to_do(street: Street):
    """A checkout that was not built yet explains itself in every language."""
    answer = street.client.get("/")
    assert answer.status_code == 503
    assert "./fogbound play" in answer.text
    assert "navigateur" in answer.text


def test_a_client_that_is_built_later_is_found(tmp_path: Path):
    """The page that says what to do is right: once that is done, the same server shows the table."""
    with server_in(tmp_path / "data", client=(tmp_path / "packaged", tmp_path / "dist")) as street:
        assert street.client.get("/").status_code == 503
        (tmp_path / "dist").mkdir()
        (tmp_path / "dist" / "index.html").write_text("<!doctype html>", "utf-8")
        assert street.client.get("/").text == "<!doctype html>"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_installed_package_is_sent_to_no_script_of_the_repository(
    monkeypatch: pytest.MonkeyPatch, lang: str
):
    """There is nothing to build with: the terminal works, and what is missing has to be installed."""
    for module in (static_files, commands):
        monkeypatch.setattr(module, "in_repository", lambda: False)
    monkeypatch.setattr(static_files, "PACKAGED", Path("nowhere"))
    monkeypatch.setenv("FOGBOUND_PROGRAM", "fogbound")
    assert static_files.built_client(static_files.client_folders()) is None
    assert static_files.why_client_missing(lang).endswith(" fogbound play --line.")
    with pytest.raises(SystemExit) as end:
        commands.play(lang=lang, show=False)
    assert str(end.value) == static_files.why_client_missing(lang)


def test_files_are_packed_once_and_the_same(tmp_path: Path):
    """What is sent compressed is what lies in the folder."""
    (tmp_path / "index.html").write_text("<p>" + "fog " * 1000, "utf-8")
    found = static_files.StaticFiles((tmp_path,)).answer("/", True, "")
    assert found is not None
    assert gzip.decompress(found.content) == (tmp_path / "index.html").read_bytes()


@pytest.mark.parametrize(
    ("path", "is_picture"),
    [
        ("/api/games/tuesday/art/010/200", True),
        ("/api/adventures/first-light/cover/800", True),
        ("/api/adventures/first-light/fog/I/2/400", True),
        ("/api/games/tuesday/moments/200", False),
        ("/api/games/tuesday/art/010/vector", False),
    ],
)
def test_only_pictures_are_sent_as_they_are(path: str, is_picture: bool):
    """Everything else is compressed, a step of a game too whose number looks like a size."""
    assert (re.search(PICTURES, path) is not None) == is_picture
