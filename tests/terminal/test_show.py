"""The command show: a card by its number, its id or its name, in both languages, with its picture."""

from pathlib import Path

import pytest
from PIL import Image

from fogbound.terminal.show import show

HERE = Path(__file__).resolve().parent.parent
ISLET = str(HERE / "packs" / "islet")


def shown(capsys, *words: str, **settings) -> list[str]:
    show(*words, **settings)
    return capsys.readouterr().out.splitlines()


def test_a_card_is_shown_in_both_languages(capsys):
    """Where it stands, its heading, what its picture shows, its prose, its text."""
    lines = shown(capsys, "selvage", "410")

    assert lines[0].startswith("lamp  selvage/cards/finds.yaml:")
    english = lines.index("Wilmot’s lamp (Purse card 410)")
    french = next(at for at, line in enumerate(lines) if line.endswith("(carte Besace 410)"))
    assert lines[english + 1] == "  [A storm lantern, lit.]"
    assert "  Weight 1." in lines[english:french]
    assert "  Poids 1." in lines[french:]


def test_one_language_is_enough(capsys):
    """The other is left out."""
    lines = shown(capsys, "selvage", "lamp", lang="fr")

    assert "  Weight 1." not in lines
    assert "  Poids 1." in lines


def test_all_cards_of_a_number_are_shown(capsys):
    """Linked versions, green ones and gold ones."""
    lines = shown(capsys, "selvage", "301", lang="en")

    assert "A flight of shawl moths (Temporary event 301)" in lines
    assert "A starved flight (Temporary event 301)" in lines


@pytest.mark.parametrize("words", ["wilmot’s lamp", "La lampe de Wilmot", "wilm lam"])
def test_a_card_is_found_by_its_name(capsys, words):
    """In any language, or by the beginnings of its words."""
    assert shown(capsys, "selvage", words, lang="en")[0].startswith("lamp ")


def test_a_card_of_the_pack_it_builds_on_is_found(capsys):
    """An author may look up what is there already."""
    assert shown(capsys, "first-light", "freezing")[0].startswith("102  expedition/")


def test_what_players_are_told_later_is_marked(capsys):
    """And what a reply does stands apart from what is printed."""
    text = " ".join(line.strip() for line in shown(capsys, "first-light", "020", lang="en"))
    assert "⟦if there is no “ferryman” Quest item under the" in text

    lines = shown(capsys, "selvage", "p008", lang="en")
    untold = lines.index("  What players are not told before:")
    assert "  – Promise to look out for a queen" in lines[:untold]
    assert any("take 414" in line or "414 if available" in line for line in lines[untold:])


def test_the_wording_of_an_author_stands_before_the_exact_text(capsys):
    """Both are there to be compared."""
    lines = shown(capsys, "selvage", "candle", lang="en")

    assert lines.index("  Exactly:") > lines.index("  Price in Hope: 1.")


@pytest.mark.slow
@pytest.mark.parametrize(("suffix", "size"), [(".png", 200), (".webp", 200)])
def test_the_picture_is_written(capsys, tmp_path, suffix, size):
    """In the format that the file's name asks for, and as wide as is asked for."""
    file = tmp_path / f"lamp{suffix}"

    assert shown(capsys, "selvage", "lamp", to=str(file), size=size)[-1] == f"picture: {file}"

    with Image.open(file) as image:
        assert (image.format, image.width) == (suffix[1:].upper(), size)


@pytest.mark.slow
def test_several_pictures_are_told_apart(capsys, tmp_path):
    """Each card of a number has a file of its own, named by its id."""
    show("selvage", "301", to=str(tmp_path / "moths.svg"))

    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "moths-shawl-moths-starved.svg",
        "moths-shawl-moths.svg",
    ]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("selvag", "410"), "no pack 'selvag'; did you mean 'selvage'"),
        (("selvage", "999"), "no card of 'selvage' has the number 999; near to it are 503"),
        (("selvage", "smokhouse"), r"did you mean 'smokehouse' \(The smokehouse \(Building\)\)"),
        (("selvage", "xyzzy"), "no card of 'selvage' is called 'xyzzy'; give its number"),
        (("selvage", "a"), "cards are called so: .*; name one by its id"),
        ((ISLET, ""), "no card of 'islet' is called ''"),
    ],
)
def test_what_cannot_be_shown_is_explained(words, why):
    """With what is near to it."""
    with pytest.raises(SystemExit, match=why):
        show(*words)


@pytest.mark.parametrize(
    ("settings", "why"),
    [({"to": "lamp.jpg"}, "must name a file that ends in .png"), ({"size": 300}, "must be one of 200")],
)
def test_a_wrong_option_is_refused(settings, why):
    """Before anything is printed."""
    with pytest.raises(SystemExit, match=why):
        show("selvage", "lamp", **settings)
