"""The chances that the starting Skills give, and the command that prints them."""

import json
import re
from itertools import combinations

import pytest

from fogbound.odds.commands import odds
from fogbound.odds.starting import characters, starting_odds, starting_strips
from fogbound.packs import library
from fogbound.rules.reference import find
from packing import write_pack
from rulebook import rule

PACKS = library.packs_with(["expedition"])
PEOPLE = characters(PACKS)
CLOSE = 4  # points
DECKS = """\
- {character: ann}
- {character: bo}
- {skill: grit, strip: {stars: 1}, copies: 3}
- {skill: song, own: ann, strip: {sevens: 3}}
- {skill: dance, own: bo, strip: {stars: 2}}
- {skill: mastery, price: 3, strip: {stars: 3}, copies: 9}
- {curse: long-shadow, copies: 4}
"""


def listed() -> list[list[int]]:
    """The chances that players are given, by stars required; each row ends with six cards."""
    (chapter,) = find("continent", "C-ODDS-01")
    (entry,) = chapter.rules
    rows = re.findall(r":((?:\s*\d+,?)+)\.", entry.text["en"])
    return [[int(number) for number in re.findall(r"\d+", row)] for row in rows]


def furthest(people: list[str]) -> float:
    """How far the chances with these explorers' starting Skills are from those that players are given."""
    found = starting_odds(starting_strips(PACKS, people))
    return max(
        abs(told - chance)
        for row, exact in zip(listed(), found, strict=True)
        for told, chance in zip(row, exact[-len(row) :], strict=True)
    )


@rule("C-ODDS-01", "C-ODDS-02", "C-RUL-28")
@pytest.mark.parametrize("person", PEOPLE)
def test_every_explorer_has_the_chances_that_players_are_told(person):
    """With the 35 common and five own Skills every listed figure is met within four points."""
    assert len(starting_strips(PACKS, [person])) == 40
    assert furthest([person]) <= CLOSE


@rule("C-ODDS-02")
@pytest.mark.parametrize("explorers", [2, 3, 4])
def test_the_chances_hold_for_any_number_of_explorers(explorers):
    """With the own Skills of several explorers in one deck every figure is still met within four points."""
    for people in combinations(PEOPLE, explorers):
        assert len(starting_strips(PACKS, people)) == 35 + 5 * explorers
        assert furthest(list(people)) <= CLOSE


def test_an_explorers_deck_is_made_of_common_and_own_skills(tmp_path, capsys):
    """Copies count; sevens, Curses, Advanced Skills and the own Skills of others do not."""
    write_pack(tmp_path, "isle", DECKS)

    odds(str(tmp_path / "isle"), json=True)
    found = json.loads(capsys.readouterr().out)

    assert list(found) == ["ann", "bo"]
    assert list(found["ann"]) == ["1", "2", "3", "4", "5", "6", "7"]
    assert found["ann"]["1"] == [75.0, 100.0, 100.0, 100.0, 100.0, 100.0]
    assert found["bo"]["2"] == [25.0, 100.0, 100.0, 100.0, 100.0, 100.0]


@pytest.mark.parametrize(
    ("lang", "head", "row"), [("en", "Cards drawn", "2 stars"), ("fr", "Cartes piochées", "2 étoiles")]
)
def test_people_get_a_table(capsys, lang, head, row):
    """Everybody of the expedition has the same chances, so one table stands under all names."""
    odds("expedition", lang=lang)
    lines = capsys.readouterr().out.splitlines()

    assert "Ireti Adebayo" in lines[0]
    assert "Yusuf Karaman" in lines[0]
    assert lines[2].split(head)[1].split() == ["1", "2", "3", "4", "5", "6"]
    assert re.fullmatch(rf"{row} +5 +45 +\d+ +\d+ +\d+ +98", lines[4])


def test_what_is_not_certain_stays_below_a_hundred(tmp_path, capsys):
    """Figures are rounded down; what cannot happen is a dash, what hardly happens is no nought."""
    write_pack(
        tmp_path,
        "isle",
        "- {character: ann}\n- {skill: grit, strip: {stars: 1}, copies: 20}\n- {skill: sloth}\n",
    )

    odds(str(tmp_path / "isle"))
    lines = capsys.readouterr().out.splitlines()

    assert lines[3].split()[2:] == ["95", "100", "100", "100", "100", "100"]
    assert lines[4].split()[2:4] == ["–", "90"]


@pytest.mark.parametrize(
    ("pack", "status", "told"), [("expedtion", 2, "did you mean “expedition”?"), ("isle", 1, "no characters")]
)
def test_a_mistake_is_explained(tmp_path, monkeypatch, capsys, pack, status, told):
    """An unknown pack and one without characters end with a sentence."""
    write_pack(tmp_path, "isle", "- {skill: grit}\n")
    monkeypatch.setenv("FOGBOUND_PACKS", str(tmp_path))

    with pytest.raises(SystemExit) as left:
        odds(pack)

    if status == 1:
        assert told in str(left.value)
    else:
        assert left.value.code == status
        assert told in capsys.readouterr().err
