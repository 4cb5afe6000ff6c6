"""Forks: another table plays on from any step, and learns nothing that nobody had seen."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amounts import examples
from fogbound.core import GROUP
from fogbound.rules.common import tabletop
from fogbound.rules.continent import sight
from fogbound.rules.continent import table as zones
from fogbound.tables import Table, TableRefused, read
from fogbound.tables.journal import Answer
from fogbound.tables.origin import redeal_unseen
from playing import play
from playing import table as set_table
from seating import again, finish, forked, options, position, say, seat, wander


def seen(table: Table) -> list[tuple[int, ...]]:
    """What everybody may look at, zone by zone, and how many cards lie hidden in each."""
    game = table.game
    return [
        tuple(card if sight.sees(game, zones.NONE, card) else -1 for card in cards) for cards in game.zones
    ]


@examples(0.4)
@given(choices=st.integers(0, 10_000), at=st.integers(0, 40), seed=st.integers(0, 1000))
def test_a_fork_shows_the_same_and_hides_something_else(choices: int, at: int, seed: int):
    """At every step a fork has the same open cards and options, and a chance of its own."""
    table = seat(explorers=2)
    history = [(seen(table), options(table), table.game.chance.dump())]
    while table.steps() < 40 and table.game.stack:
        wander(table, 1, choices + table.steps(), undo=True)
        history.append((seen(table), options(table), table.game.chance.dump()))
    at = min(at, table.steps() - (not table.game.stack))
    before = position(table)

    fork = forked(table, at, seed)

    assert position(table) == before
    assert (seen(fork), options(fork)) == history[at][:2]
    assert fork.game.chance.dump() != history[at][2]


def test_the_deck_of_a_fork_is_dealt_anew():
    """Who forks a game to see what comes next sees something else."""
    table = seat()
    decks = {forked(table, seed=seed).game.zones[zones.ACTION_DECK] for seed in range(20)}

    assert len(decks) == 20
    assert table.game.zones[zones.ACTION_DECK] not in decks
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(table.game.zones[zones.ACTION_DECK]))}


def test_what_one_seat_has_seen_stays_for_all_forks():
    """Cards that anybody was shown keep their places, whoever it was, and are known to the same seats."""
    game = set_table(explorers=2, deck=["star", "left", "right", "two-stars", "seven", "blank", "blank#2"])
    play(game, "look at the top 2", you=1)
    top = game.zones[zones.ACTION_DECK][-2:]
    known = dict(game.known)

    forks = [redeal_unseen(game, seed) for seed in range(20)]

    assert {fork.zones[zones.ACTION_DECK][-2:] for fork in forks} == {top}
    assert len({fork.zones[zones.ACTION_DECK] for fork in forks}) > 10
    assert all(fork.known == known for fork in forks)


def test_a_fork_is_a_game_of_its_own(tmp_path: Path):
    """It has its own journal, says where it comes from, and can be suspended like any other."""
    table = seat(tmp_path / "one.journal", explorers=2, name="one")
    wander(table, 10)
    path = tmp_path / "two.journal"
    with forked(table, 7, 5, path, "two") as fork:
        wander(fork, 10, 3)
    header = read(path).header

    assert (header.name, header.fork_of, header.fork_at, header.seed) == ("two", "one", 7, 5)
    with again(path) as resumed:
        assert position(resumed) == position(fork)
        assert resumed.remarks == []
    table.close()


def test_a_running_game_is_not_copied_exactly():
    """An exact copy would show what is still hidden."""
    with pytest.raises(TableRefused, match="only a finished game"):
        forked(seat(), exact=True)


def test_a_finished_game_is_played_again_exactly(tmp_path: Path):
    """When all is over, nothing is secret any more: the copy has the same deck and the same chance."""
    table = seat(explorers=2)
    say(table, "dig/s1", "stay-out")
    finish(table)
    at, then = table.steps(), position(table)
    say(table, "concede")

    copy = forked(table, at, path=tmp_path / "copy.journal", name="again", exact=True)

    assert position(copy) == then
    assert (copy.journal.header.name, copy.journal.header.fork_at) == ("again", at)
    say(copy, "dig/s2")
    copy.close()
    with again(tmp_path / "copy.journal") as resumed:
        assert position(resumed) == position(copy)


def test_a_fork_beyond_the_end_is_refused():
    """There is nothing after the last step."""
    table = seat()
    say(table, "dig")

    assert isinstance(table.journal.entries[-1], Answer)
    for at in (2, -1):
        with pytest.raises(TableRefused, match="only"):
            forked(table, at)


def test_a_game_that_is_over_is_forked_at_an_earlier_step():
    """There is nothing left to play after the end."""
    table = seat()
    say(table, "concede")

    with pytest.raises(TableRefused, match="over after step 1"):
        forked(table)
    assert forked(table, 0).game.pending() is not None


def test_a_fork_of_the_beginning_has_no_answers():
    """Step 0 is the game as it was dealt."""
    table = seat(explorers=2)
    wander(table, 10)
    fork = forked(table, 0, 3)

    assert fork.steps() == 0
    assert fork.game.registers[tabletop.TURN] == 0
    fork.answer(GROUP, fork.game.pending_serial(), "dig/s1/012")
