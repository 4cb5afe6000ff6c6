"""Surveys: they find what was planted in a small pack, and count what happens."""

import json
from pathlib import Path

import msgspec
import pytest

from commanding import run
from fogbound.lab import survey
from fogbound.lab.games import Match
from fogbound.lab.workers import processes
from packing import write_pack

ACTIONS = "actions: [move, pathfind, search, rest, climb, dig]\n"
LAND = (
    """\
- {satchel: satchel, hand: [4, 3, 2, 2], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2]}
- {character: ann}
- {clue: storm, start: 10}
- {curse: gale, of: storm}
- {skill: grit, copies: 14, strip: {stars: 1}}
- {fog: mist, area: I, kind: temporary event, copies: 4, text: nothing}
- number: 10
  back: green
  kind: terrain
  area: I
  arrows: {west: 11}
  actions:
    - pathfind: {cost: 1, success: explore}
    - move: {cost: 1, success: move}
    - search: {cost: 1, difficulty: 1, success: take 12}
    - dig: {cost: 1, if: there is a quest item 13 under the satchel, success: take 13}
- number: 11
  back: green
  kind: terrain
  area: I
  arrows: {east: 10}
  actions:
    - rest: {cost: 1, success: nothing}
    - climb: {cost: 2, difficulty: 19, success: move}
- {number: 12, back: green, kind: temporary event, text: lift the curse storm}
- {number: 13, back: green, kind: quest item}
- {number: 99, back: green, kind: terrain, area: I, arrows: {east: 10}}
""".replace("take 12", "take 012")
    .replace("take 13", "take 013")
    .replace("quest item 13 u", "quest item 013 u")
)
"""A landing from which one wins at once or falls into a pit; nothing leads to 013 and 099."""


@pytest.fixture(scope="module")
def pack(tmp_path_factory) -> Path:
    return write_pack(tmp_path_factory.mktemp("packs"), "pit", LAND, manifest=ACTIONS)


@pytest.fixture(scope="module")
def found(pack) -> survey.PackSurvey:
    return survey.run(Match(str(pack), 1, 1, "random", 1000), 40, lost_games=6, tries=8)


@pytest.mark.slow
def test_counts_add_up(found):
    """Every game has an outcome, every loss a place; no card is reached in more games than there are."""
    assert found.games == sum(found.outcomes.values()) == 40
    lost = sum(count for ending, count in found.outcomes.items() if ending.startswith("lost"))
    assert sum(loss.games for loss in found.losses) == lost > 0
    assert all(1 <= card.games <= 40 for card in found.cards)
    assert found.outcomes["won"] == next(card.games for card in found.cards if card.card == "012")


@pytest.mark.slow
def test_cards_that_nobody_reaches(found):
    """A card that nothing leads to is named; all others were reached."""
    assert found.unreached == ("013", "099")
    assert {"010", "011", "012", "mist", "grit", "gale"} <= {card.card for card in found.cards}


@pytest.mark.slow
def test_how_actions_end(found):
    """Each action that was taken has succeeded or failed, unless the game ended meanwhile."""
    ended = {(one.card, one.action): one for one in found.actions}

    for one in found.actions:
        assert one.success + one.failure <= one.taken <= one.success + one.failure + found.games
    assert ended["011", "climb"].success == 0 < ended["011", "climb"].failure
    assert ended["011", "rest"].failure == 0 < ended["011", "rest"].success
    assert ended["010", "search"].offered >= ended["010", "search"].taken > 0


@pytest.mark.slow
def test_actions_that_nobody_can_take(found):
    """An action whose condition is never met is named."""
    assert found.never_offered == ("dig 010",)


@pytest.mark.slow
def test_where_games_are_lost(found):
    """The pit takes them, by life force."""
    assert {loss.place for loss in found.losses} <= {"010", "011"}
    assert found.losses[0].place == "011"
    assert {loss.cause for loss in found.losses} == {"curse"}


@pytest.mark.slow
def test_dead_ends_are_found_and_can_be_seen_again(found, pack):
    """From the pit no continuation leads anywhere; the command plays the game up to there."""
    assert found.searched == 6
    assert found.dead_ends
    assert {end.place for end in found.dead_ends} == {"011"}
    first = found.dead_ends[0]
    assert first.deck > 0
    assert first.again == (
        f"./fogbound simulate {pack} --policy random --players 1 --seed 1 --first {first.game} --games 1 "
        f"--limit {first.decision}"
    )


LADDER = "climb: {cost: 1, success: move}\n    - pathfind: {cost: 1, success: explore}"


def test_no_dead_end_where_there_is_a_way_out(tmp_path):
    """With a ladder in the pit, lost games are bad luck: none was dead, even with its last card."""
    land = LAND.replace("climb: {cost: 2, difficulty: 19, success: move}", LADDER)
    pack = write_pack(tmp_path, "ladder", land, manifest=ACTIONS)

    found = survey.run(Match(str(pack), 1, 1, "random", 1000), 40, lost_games=6, tries=8)

    assert found.searched > 0
    assert found.dead_ends == ()
    assert found.by_luck < 0.01


@pytest.mark.slow
def test_any_number_of_workers_finds_the_same(pack, found):
    """One process or two."""
    with processes(2) as two:
        again = survey.run(Match(str(pack), 1, 1, "random", 1000), 40, lost_games=6, tries=8, workers=two)

    assert again == found


# -- the command -----------------------------------------------------------------------------------


def test_the_survey_as_json(pack):
    """One JSON object that reads back as the survey."""
    fewest = ("--games", "5", "--lost-games", "1", "--tries", "2", "--workers", "1")

    done = run("survey", str(pack), *fewest, "--json")

    assert (done.status, done.err) == (0, "")
    report = msgspec.convert(json.loads(done.out), survey.PackSurvey)
    assert report.games == 5


@pytest.mark.slow
def test_the_survey_as_tables(pack, capsys):
    """Everything an author asks for, in the order of its use."""
    survey.survey(str(pack), games=10, lost_games=2, tries=4, workers=1)

    said = capsys.readouterr().out
    heads = [
        "outcome",
        "no game has reached",
        "fail most",
        "nobody could take",
        "Where games are lost",
        "Dead ends",
    ]
    places = [said.index(head) for head in heads]
    assert places == sorted(places)
    assert "013, 099" in said
    assert "That 4 continuations from the very start of a game all miss its end by mere luck happens " in said


def test_a_mistake_is_explained(capsys):
    """A number that makes no sense is refused before anything is played."""
    with pytest.raises(SystemExit) as ended:
        survey.survey("proving-ground", tries=0)

    assert ended.value.code == 2
    assert "--tries 0: it must be at least 1" in capsys.readouterr().err
