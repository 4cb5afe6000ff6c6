"""Simulations: the same games on any number of processes, counted right, and clear about mistakes."""

import json
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from commanding import run
from fogbound.core import Game
from fogbound.lab import games, simulate
from fogbound.lab.games import UNFINISHED, Match, game_seed
from fogbound.lab.workers import processes, spread
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from packing import PLAYABLE, write_pack

RANDOM = Match("proving-ground", 3, 2, "random")


def lasting(report: simulate.SimulationReport) -> simulate.SimulationReport:
    """A report without what depends on the machine."""
    return msgspec.structs.replace(
        report, seconds=0, decisions_per_second=0, games_per_second=0, workers=0, compiled=False
    )


def test_counts_add_up():
    """Every game has an outcome; decisions and actions are counted over all games."""
    parts = [simulate.run(RANDOM, 2, first=first) for first in (0, 2)]
    whole = simulate.run(RANDOM, 4)

    assert whole.games == sum(whole.outcomes.values()) == 4
    assert whole.decisions == sum(part.decisions for part in parts) > whole.actions > 0
    assert whole.actions == sum(part.actions for part in parts)


@pytest.mark.parametrize("change", [{"seed": 4}, {"explorers": 1}, {"limit": 30}])
def test_the_digest_tells_games_apart(change):
    """The same words give the same digest, others another."""
    other = msgspec.structs.replace(RANDOM, **change)

    assert simulate.run(RANDOM, 3).digest == simulate.run(RANDOM, 3).digest
    assert simulate.run(RANDOM, 3).digest != simulate.run(other, 3).digest


@pytest.mark.slow
@pytest.mark.parametrize(("policy", "games"), [("random", 40), ("careful", 3)])
def test_any_number_of_workers_plays_the_same_games(policy, games):
    """One process or two: the report is the same but for the time it took."""
    match = msgspec.structs.replace(RANDOM, policy=policy, limit=400)
    alone = simulate.run(match, games)
    with processes(2) as two:
        together = simulate.run(match, games, workers=two)

    assert lasting(alone) == lasting(together)


def test_a_game_that_does_not_end_is_unfinished():
    """After so many decisions it is left, and counted as such."""
    report = simulate.run(msgspec.structs.replace(RANDOM, limit=7), 3)

    assert report.outcomes == {UNFINISHED: 3}
    assert report.decisions == 21


def test_every_game_has_a_seed_of_its_own():
    """Neither neighbouring numbers nor neighbouring seeds share a game."""
    seeds = {game_seed(seed, number) for seed in range(30) for number in range(30)}

    assert len(seeds) == 900


def test_results_come_in_order_and_only_as_far_as_wanted():
    """Work that goes on without end stops when nobody listens any more."""
    given: list[int] = []

    def jobs():
        while True:
            given.append(len(given))
            yield given[-1]

    results = spread(abs, jobs())

    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    assert len(given) == 5


# -- the command -----------------------------------------------------------------------------------


def test_the_report_as_json():
    """One JSON object on standard output, nothing on standard error."""
    done = run("simulate", "proving-ground", "--games", "2", "--workers", "1", "--json")

    report = json.loads(done.out)
    assert (done.status, done.err) == (0, "")
    assert report["games"] == sum(report["outcomes"].values()) == 2
    assert {"decisions", "actions", "decisions_per_second", "digest"} <= set(report)
    assert len(bytes.fromhex(report["digest"])) == 32


def test_the_report_as_a_table(capsys):
    """Outcomes with their shares, the pace, the digest."""
    simulate.simulate("proving-ground", games=2, workers=1, limit=10)

    said = capsys.readouterr().out
    assert "2 games of proving-ground" in said
    assert "unfinished: broken off after 10 decisions (--limit), neither won nor lost" in said
    assert "100.0 %" in said
    assert "digest " in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["no-such-pack"], "no-such-pack"),
        (["proving-ground", "--games", "0"], "--games 0: it must be at least 1"),
        (["proving-ground", "--workers", "-1"], "--workers -1: it must be at least 0"),
        (["proving-ground", "--limit", "0"], "--limit 0: it must be at least 1"),
        (["proving-ground", "--players", "5"], "5 explorers cannot play"),
        (["first-light", "--explorers", "driver"], "there is no character 'driver'; there are: surveyor"),
        (["first-light", "--explorers", "diver", "--players", "3"], "--players 3: --explorers names 1"),
        (["selvage", "--explorers", "diver"], "the characters of 'selvage' are chosen in play"),
        (["proving-ground", "--policy", "bold"], "bold"),
        (["proving-ground", "--games", "many"], "many"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_explained(words, told):
    """What cannot be played is refused with a sentence and status 2."""
    done = run("simulate", *words)

    assert (done.status, done.out) == (2, "")
    assert told in done.err


def test_a_pack_without_a_clue_cannot_be_played(tmp_path, capsys):
    """A pack that others build on has no game of its own."""
    cards = "\n".join(line for line in PLAYABLE.splitlines() if "storm" not in line)
    pack = write_pack(tmp_path, "plain", cards)

    with pytest.raises(SystemExit) as ended:
        simulate.simulate(str(pack), games=1)

    assert ended.value.code == 2
    assert "has no clue" in capsys.readouterr().err


@pytest.mark.slow
def test_it_can_be_stopped():
    """Ctrl-C ends it soon, with one word and without a traceback."""
    words = [sys.executable, "-m", "fogbound", "simulate", "--games", "1000000", "--workers", "2"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(6)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out, err) == (130, "", "stopped\n")


def test_who_sets_out_can_be_chosen():
    """Whoever is named plays, in that order; without names it is the first characters of the pack."""
    named = Match("first-light", 1, 2, "random", characters=("diver", "surveyor"))
    first = Match("first-light", 1, 2, "random")

    assert games.deal(first, 0).content is games.deal(named, 0).content
    assert [_people(games.deal(match, 0)) for match in (named, first)] == [
        ["diver", "surveyor"],
        ["surveyor", "bridge-maker"],
    ]


def _people(game: Game) -> list[str]:
    words = book_of(game).words.words["character"]
    return [words[game.registers[tabletop.CHARACTERS + seat]] for seat in tabletop.explorers(game)]
