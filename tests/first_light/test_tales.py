"""Whole games of first-light: they can be won and lost, and not by mere luck.

`soundness/test_golden.py` plays the tales again.
"""

from statistics import median

import pytest

from first_light.landing import CLUE, adventure
from first_light.reader import Reader
from first_light.tales import PACK, TALES
from fogbound.core.chance import seeded
from fogbound.lab import survey
from fogbound.lab.games import Match
from fogbound.rules import rollout
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.setup import deal
from soundness import golden

PEOPLE = ("surveyor", "bridge-maker", "charcoal-burner", "diver", "interpreter")
ENDINGS = {
    "won": ("You have won", "won"),
    "lost-at-the-shutter": ("Your adventure is over", "lost:over"),
    "lost-to-a-curse": ("A Curse from the Discard Pile", "lost:curse"),
}
"""The beginning of the last line, and what a digest calls it."""
LONGEST = 3000
GAMES = 60


@pytest.mark.parametrize("name", TALES)
def test_a_tale_ends_as_its_name_says(name):
    """There are games won by one to four explorers and by the shutter, and both ways to lose."""
    (endings,) = [lines for kind, lines in ENDINGS.items() if name.startswith(kind)]

    assert golden.ending(f"{PACK}-{name}").startswith(endings)


def ending(seed: int, explorers: int, mode: int = zones.NORMAL) -> str:
    """How a newcomer's game ends."""
    return played(seed, explorers, mode)[0]


def played(seed: int, explorers: int, mode: int = zones.NORMAL) -> tuple[str, int]:
    """How a newcomer's game ends, and after how many questions that leave a choice."""
    people = tuple(PEOPLE[(seed + seat) % len(PEOPLE)] for seat in range(explorers))
    game = deal(adventure().book, Setup(people, (CLUE,), mode), seed)
    reader = Reader(seed, curiosity=70, is_new=True)
    decisions = 0
    for _ in range(LONGEST):
        if game.pending() is None:
            return game.ending, decisions
        option, beside, value = reader.answer(game)
        decisions += len(game.offered) > 1
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
    return "unfinished", decisions


@pytest.mark.long
@pytest.mark.parametrize("explorers", [1, 2, 3, 4])
def test_a_newcomer_who_reads_wins_more_often_than_not(explorers):
    """About two games of three, not all of them; and every game comes to an end."""
    endings = [ending(seed, explorers) for seed in range(GAMES)]

    assert set(endings) == {"won", "lost:curse"}
    assert 0.5 <= endings.count("won") / GAMES <= 0.8


@pytest.mark.long
def test_it_is_an_evenings_first_half():
    """Whoever wins alone has taken some hundred decisions, which is half an hour or a little more."""
    lengths = [decisions for how, decisions in (played(seed, 1) for seed in range(GAMES)) if how == "won"]

    assert 80 <= median(lengths) <= 110


@pytest.mark.long
def test_the_modes_are_what_they_are_called():
    """Easy mode forgives a newcomer; extreme mode, meant for a second time, is seldom won on the first."""
    easy, extreme = (
        [ending(seed, 1, mode) for seed in range(GAMES)].count("won") / GAMES
        for mode in (zones.EASY, zones.EXTREME)
    )

    assert 0.75 <= easy <= 0.95
    assert 0.15 <= extreme <= 0.45


@pytest.mark.long
def test_no_way_leads_nowhere():
    """Whoever has lost could have come to an end from every turn of theirs, had their breath held."""
    found = survey.run(Match(PACK, 1, 1, "mixed"), 24, lost_games=8, tries=12)

    assert (found.searched, found.dead_ends) == (8, ())
    assert found.by_luck < 0.01


@pytest.mark.long
def test_luck_alone_is_not_enough():
    """Random play hardly ever wins."""
    won = 0
    for seed in range(200):
        game = deal(adventure().book, Setup(PEOPLE[:1], (CLUE,)), seed)
        rollout.play_on(game, seeded(seed + 1), LONGEST)
        won += game.ending == "won"

    assert won <= 20
