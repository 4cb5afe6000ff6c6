"""The lab by the rules of the Citadel: simulations, surveys and dead ends, like those of any other pack."""

import pytest

from commanding import run
from fogbound.lab import simulate, survey
from fogbound.lab.games import Match
from playing import HERE

LAMPLIGHT = str(HERE / "packs" / "lamplight")
DEADLY = """\
- page: dawn
  life: [2, 2, 2, 2]
  setup: [make characters, set out from 001]
  enlist: [each involved picks a character, "2 times: each involved picks a skill"]
- {page: dusk, booklet: night, tremor: 0}
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {skill: plain, copies: 8}
- number: 1
  uid: pit
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - fight: {cost: 1, difficulty: 3, success: "the threat is overcome", failure: suffer 1 damage}
- {number: 2, uid: ledge, back: green, kind: terrain, actions: [dig: {success: nothing}]}
- {number: 3, uid: never, back: green, kind: terrain, actions: [dig: {success: nothing}]}
- {fog: mist, area: I, kind: temporary event, copies: 3, back-actions: [pathfind: {cost: 1, success: flip}]}
"""


@pytest.fixture(scope="module")
def pit(tmp_path_factory):
    """A pack whose only way out cannot be taken."""
    words = "actions: [fight, dig, pathfind]\nlanguages: []\n"
    folder = tmp_path_factory.mktemp("packs") / "pit"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"name: pit\nruleset: citadel\nformat: 1\n{words}")
    (folder / "cards" / "cards.yaml").write_text(DEADLY)
    return str(folder)


def test_the_same_words_give_the_same_games():
    """Whoever plays them, however many processes."""
    match = Match(LAMPLIGHT, 1, 2, "random", 400)

    one, other = (simulate.run(match, 4) for _ in range(2))

    assert one.digest == other.digest
    assert one.games == sum(one.outcomes.values()) == 4
    assert one.actions > 20


def test_a_survey_tells_what_was_reached_and_what_was_not(pit):
    """Terrains, fog sides, paragraphs and pages; what nobody can reach is listed."""
    found = survey.run(Match(pit, 1, 1, "random", 300), 30)

    assert found.outcomes == {"lost:unconscious": 30}
    assert {"never", "dusk"} <= set(found.unreached)
    assert "pit" not in found.unreached
    fights = {(one.card, one.action): one for one in found.actions}
    assert fights["pit", "fight"].success == 0
    assert fights["pit", "fight"].failure > 0
    assert fights["pit", "fight"].offered >= fights["pit", "fight"].taken
    assert any(card == "mist" and action == "pathfind" for card, action in fights)
    assert {loss.cause for loss in found.losses} == {"unconscious"}


def test_dead_ends_are_found(pit):
    """From its first turn on, no way leads out of the pit, not even with unfailing strength."""
    found = survey.run(Match(pit, 1, 1, "random", 300), 4, lost_games=1, tries=2)

    assert found.searched == 1
    assert [(end.turn, end.place) for end in found.dead_ends] == [(0, "pit")]


def test_too_many_players_are_refused(pit):
    """With a sentence, and status 2."""
    done = run("simulate", pit, "--players", "3")

    assert (done.status, done.out) == (2, "")
    assert "it is for 1 to 1" in done.err


def test_a_pack_without_an_introduction_is_refused(tmp_path):
    """It can be built on, not played."""
    folder = tmp_path / "bare"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "name: bare\nruleset: citadel\nformat: 1\nactions: [dig]\nlanguages: []\n"
    )
    (folder / "cards" / "cards.yaml").write_text("- {number: 1, uid: pit, back: green, kind: terrain}\n")

    done = run("simulate", str(folder))

    assert done.status == 2
    assert "has no introduction to start from" in done.err
