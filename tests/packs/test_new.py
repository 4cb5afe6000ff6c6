"""The command new-pack: what it writes is sound and can be played; what it cannot write it refuses."""

import pytest

from fogbound.core.chance import seeded
from fogbound.languages import LANGUAGES
from fogbound.packs import library
from fogbound.packs.linter import lint
from fogbound.packs.new import new_pack
from fogbound.rules.common.book import CHARACTER
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.setup import deal
from fogbound.rules.rollout import play_on
from fogbound.text import CardTexts


def test_a_new_pack_has_no_findings(tmp_path):
    """The linter finds nothing to say in any language, not even a hint."""
    new_pack(str(tmp_path / "gull-rock"))

    packs = library.packs_with([str(tmp_path / "gull-rock")])

    assert lint(packs) == []
    assert packs[-1].manifest.languages == list(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_pack_may_speak_one_language(tmp_path, lang):
    """Then it has the texts of that one alone, and is as sound."""
    new_pack(str(tmp_path / "gull-rock"), lang=lang)

    packs = library.packs_with([str(tmp_path / "gull-rock")])

    assert lint(packs) == []
    assert [path.name for path in (tmp_path / "gull-rock" / "text").iterdir()] == [lang]


def test_a_new_pack_can_be_won_and_lost(tmp_path):
    """Random games of it come to an end in both ways."""
    new_pack(str(tmp_path / "gull-rock"))
    book = library.open([str(tmp_path / "gull-rock")]).book
    explorer = next(card.uid for card in book.cards if card.kind == CHARACTER)
    setup = Setup(characters=(explorer,), clues=("first-clue",))

    endings = set()
    for seed in range(60):
        game = deal(book, setup, seed=seed)
        play_on(game, seeded(seed), 2000)
        endings.add(game.ending.partition(":")[0])

    assert {"won", "lost"} <= endings


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("", "Gull Rock"),
        ("The Rock", "The Rock"),
        ("Rock {1} [a] *b", "Rock {1} [a] *b"),
        ("île d’août", "île d’août"),
    ],
)
def test_the_title_is_what_players_read(tmp_path, title, shown):
    """Made from the name unless it is given; signs that mean something in Fluent stay as they are."""
    new_pack(str(tmp_path / "gull-rock"), title=title)

    texts = CardTexts(library.open([str(tmp_path / "gull-rock")]).packs)
    assert (texts.title("en"), texts.title("fr")) == (shown, shown)


def test_it_tells_what_it_has_written_and_what_to_do(tmp_path, capsys, monkeypatch):
    """Every file with a word about it, then the two commands an author needs next."""
    monkeypatch.chdir(tmp_path)

    new_pack("gull-rock", lang="en")

    assert capsys.readouterr().out == (
        "Your pack is ready:\n"
        "  gull-rock/pack.yaml         what it is and what it builds on\n"
        "  gull-rock/cards/land.yaml   the land and what is found there\n"
        "  gull-rock/text/en/land.ftl  its names and prose (en)\n"
        "Check it:  ./fogbound check gull-rock\n"
        "Play it:   ./fogbound play gull-rock\n"
    )


def test_an_empty_folder_is_used(tmp_path):
    """Somebody may have made it beforehand."""
    new_pack(str(tmp_path))

    assert (tmp_path / "pack.yaml").is_file()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path):
    """Nothing is written over or beside what is there."""
    (tmp_path / "isle").mkdir()
    (tmp_path / "isle" / "notes.txt").write_text("mine", "utf-8")

    with pytest.raises(SystemExit, match="isle is not empty; name a new one"):
        new_pack(str(tmp_path / "isle"))

    assert [path.name for path in (tmp_path / "isle").iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    ("folder", "title", "why"),
    [
        ("9-lives", "", "'9-lives' cannot be the name of a pack: begin with a letter"),
        ("two words", "", "'two words' cannot be the name of a pack"),
        ("proving-ground", "", "there is already a pack called 'proving-ground' on the shelf"),
        ("isle", "two\nlines", "cannot be a title: give one line"),
        ("isle", "x" * 81, "cannot be a title"),
        ("file", "", "file is not a folder"),
        ("file/isle", "", "is not a folder|cannot be"),
    ],
)
def test_what_cannot_be_made_is_explained(tmp_path, folder, title, why):
    """A wrong name, title or place ends with a sentence, and nothing is written."""
    (tmp_path / "file").write_text("", "utf-8")

    with pytest.raises(SystemExit, match=why):
        new_pack(str(tmp_path / folder), title=title)

    assert [path.name for path in tmp_path.iterdir()] == ["file"]
