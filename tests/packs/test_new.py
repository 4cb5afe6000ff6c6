"""The command new-pack: what it writes is sound and can be played; what it cannot write it refuses."""

import json
import re

import pytest

from fogbound.lab import simulate
from fogbound.lab.games import Match
from fogbound.languages import LANGUAGES
from fogbound.packs import library, source
from fogbound.packs.commands import schema
from fogbound.packs.examples import RULESETS
from fogbound.packs.linter import lint
from fogbound.packs.new import new_pack
from fogbound.text import CardTexts
from validating import complaints

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


@each_ruleset
def test_a_new_pack_has_no_findings(tmp_path, ruleset):
    """The linter finds nothing to say in any language, not even a hint."""
    new_pack(str(tmp_path / "gull-rock"), ruleset=ruleset)

    packs = library.packs_with([str(tmp_path / "gull-rock")])

    assert lint(packs) == []
    assert packs[-1].manifest.languages == list(LANGUAGES)


@each_ruleset
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_pack_may_speak_one_language(tmp_path, lang, ruleset):
    """Then it has the texts of that one alone, and is as sound."""
    new_pack(str(tmp_path / "gull-rock"), lang=lang, ruleset=ruleset)

    packs = library.packs_with([str(tmp_path / "gull-rock")])

    assert lint(packs) == []
    assert [path.name for path in (tmp_path / "gull-rock" / "text").iterdir()] == [lang]


@pytest.mark.slow
@each_ruleset
def test_a_new_pack_can_be_won_and_lost(tmp_path, ruleset):
    """Random games of it come to an end in both ways."""
    new_pack(str(tmp_path / "gull-rock"), ruleset=ruleset)

    played = simulate.run(Match(str(tmp_path / "gull-rock"), 1, 1, "random", 2000), 60)

    assert {"won", "lost"} <= {ending.partition(":")[0] for ending in played.outcomes}


@each_ruleset
def test_the_files_of_a_new_pack_name_their_schema(tmp_path, ruleset):
    """Each begins with the way to it, from where it lies; the schema is there and takes the file."""
    new_pack(str(tmp_path / "gull-rock"), ruleset=ruleset)

    files = sorted((tmp_path / "gull-rock").rglob("*.yaml"))
    assert len(files) > 1
    for path in files:
        text = path.read_text("utf-8")
        named = re.match(r"# yaml-language-server: \$schema=(.*)\n", text)
        assert named is not None
        schema = json.loads((path.parent / named[1]).read_text("utf-8"))
        assert list(complaints(source.parse(text, path.name).data, schema)) == []


def test_the_schema_of_an_old_pack_is_written_anew(tmp_path, capsys):
    """For the rules it is written for, after Fogbound has learnt something new."""
    new_pack(str(tmp_path / "gull-rock"), ruleset="citadel")
    cards = tmp_path / "gull-rock" / "schema" / "cards.json"
    whole = cards.read_text("utf-8")
    cards.unlink()

    schema(to=str(tmp_path / "gull-rock"))

    assert cards.read_text("utf-8") == whole
    assert "urn:fogbound:citadel-cards:1" in whole


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
        "  gull-rock/schema            what editors need to complete and to check\n"
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
