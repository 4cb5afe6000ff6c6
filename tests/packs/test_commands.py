"""The commands for authors: check, schema, reference."""

import json

import pytest

from commanding import run
from fogbound.packs.commands import check, reference, schema
from packing import PLAYABLE, write_pack

LONELY = "- {number: 77, back: green, kind: bonus}\n"


def test_a_sound_pack_passes(tmp_path, capsys):
    """Counts are shown, and nothing is wrong."""
    check(str(write_pack(tmp_path, "isle", PLAYABLE)))

    assert capsys.readouterr().out == (
        "11 cards, 2 different numbers\n"
        "  kinds: character 1, clue 1, curse 1, satchel 1, skill 3, temporary event 2, terrain 2\n"
        "  backs: blue 4, fog 2, green 2, other 3\n"
        "  skills: common 3\n"
        "no findings\n"
    )


def test_a_finding_decides_the_status(tmp_path, capsys):
    """Status 1 tells a script that somebody must look."""
    with pytest.raises(SystemExit) as left:
        check(str(write_pack(tmp_path, "isle", PLAYABLE + LONELY)))

    out = capsys.readouterr().out
    assert left.value.code == 1
    assert out.startswith("isle/cards/cards.yaml:9:12: warning: uncalled-number: nobody calls 077\n")
    assert out.endswith("1 warning\n")


def test_a_hint_does_not(tmp_path):
    """A hint is for reading only."""
    folder = write_pack(tmp_path, "isle", PLAYABLE)
    (folder / "cards" / "notes.txt").write_text("")

    check(str(folder))


@pytest.mark.slow
def test_the_author_is_shown_what_players_read_later(capsys):
    """The exact texts of such cards, with that part between marks, and of no other card."""
    check("first-light", later=True)

    out = capsys.readouterr().out
    assert "The Morning House (Terrain 020)\n" in out
    assert "Only ⟦if there is a “ferryman” Quest item under the Satchel & Journal⟧" in out
    assert "Landing" not in out
    assert out.endswith("no findings\n")


def test_a_mark_that_changes_nothing_is_hinted_at(tmp_path, capsys):
    """What would be printed anyway need not be marked."""
    event = "- {fog: calm, area: I, kind: temporary event, text: 'if open you are active: lose 1 card'}\n"

    check(str(write_pack(tmp_path, "isle", PLAYABLE + event)))

    assert "hint: idle-mark: 'open' changes nothing here" in capsys.readouterr().out


def test_findings_as_json(tmp_path, capsys):
    """An editor or a script gets file, line, column, severity, code and message."""
    with pytest.raises(SystemExit):
        check(str(write_pack(tmp_path, "isle", PLAYABLE + LONELY)), json=True)

    told = json.loads(capsys.readouterr().out)
    assert told["findings"] == [
        {
            "file": "isle/cards/cards.yaml",
            "line": 9,
            "column": 12,
            "severity": "warning",
            "code": "uncalled-number",
            "message": "nobody calls 077",
            "hint": "",
        }
    ]
    assert told["counts"]["cards"] == 12


def test_a_pack_that_cannot_be_read_is_one_with_errors(tmp_path, capsys):
    """Faults are findings, too; there is nothing to count."""
    with pytest.raises(SystemExit) as left:
        check(str(write_pack(tmp_path, "isle", "- {skil: grit}\n")), json=True)

    told = json.loads(capsys.readouterr().out)
    assert left.value.code == 1
    assert [finding["code"] for finding in told["findings"]] == ["unknown-field"]
    assert told["counts"] is None


@pytest.mark.parametrize(
    "words", [["check"], ["check", "no-such-pack"], ["check", ".", "--nonsense"], ["schema", "x"]]
)
def test_wrong_usage_has_a_status_of_its_own(words):
    """Status 2 and a sentence, not a traceback."""
    done = run(*words)

    assert done.status == 2
    assert done.err


@pytest.mark.parametrize(
    ("part", "ruleset", "card"),
    [("cards", "continent", "ContinentCard"), ("cards", "citadel", "CitadelCard"), ("pack", "continent", "")],
)
def test_the_schema_holds_together(part, ruleset, card, capsys):
    """Every reference leads to a definition, and texts show what can be written under a ruleset."""
    schema(part, ruleset=ruleset)
    told = json.loads(capsys.readouterr().out)

    for reference_ in _references(told):
        assert reference_.removeprefix("#/$defs/") in told["$defs"]
    if part == "cards":
        assert told["$defs"][card]["properties"]["text"]["$ref"] == "#/$defs/effect"
        assert not told["$defs"][card].get("required")
        sentences = told["$defs"]["effect"]["anyOf"][0]
        assert "take 063 if available" in sentences["examples"]
        assert ("read 14" in sentences["examples"]) == (ruleset == "citadel")
    else:
        assert "requires" in told["$defs"]["Manifest"]["properties"]


def _references(node):
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"]
        for inner in node.values():
            yield from _references(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _references(inner)


def test_a_sentence_is_found_by_its_words(capsys):
    """With its syntax, an example and how it reads in both languages; what fits best comes first."""
    reference("take")
    told = capsys.readouterr().out

    assert told.startswith("take\n    take {number} [if available]\n")
    assert "\n  en  Take 063 if available.\n  fr  Prenez 063 si disponible.\n" in told


def test_what_no_sentence_is_about_is_said():
    """With where to look."""
    with pytest.raises(SystemExit, match="no sentence is about 'dragon'"):
        reference("dragon")


def test_the_reference_can_be_written_and_checked(tmp_path, capsys):
    """What was written is up to date; what was changed, lost or left over is named."""
    reference(to=str(tmp_path))
    reference(check=str(tmp_path))
    (tmp_path / "effects" / "logic.md").write_text("", "utf-8")
    (tmp_path / "effects" / "who.md").unlink()
    (tmp_path / "effects" / "old.md").write_text("", "utf-8")

    with pytest.raises(SystemExit, match=r"logic\.md, effects/old\.md, effects/who\.md; write them anew"):
        reference(check=str(tmp_path))
    reference(to=str(tmp_path))

    assert "21 pages" in capsys.readouterr().out
    assert not (tmp_path / "effects" / "old.md").exists()
    reference(check=str(tmp_path))
