"""Rules or cards that change under a running game: it goes on from its last checkpoint and says so."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from fogbound import native
from fogbound.core import GROUP, StaleAnswer
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.tables import Table, TableRefused, read
from fogbound.tables import journal as form
from fogbound.tables.journal import Changed, Checkpoint
from fogbound.tables.snapshots import from_text
from fogbound.view import met_names
from playing import card, name, names
from seating import CARDS, again, book_of, finish, forked, options, packs_of, position, say, seat, wander

DEARER = CARDS.replace("dig: {cost: 2", "dig: {cost: 3")
MORE = (
    """
- skill: new-skill
  copies: 2
  strip: {stars: 1}
- fog: new-fog
  area: I
  kind: temporary event
  copies: 2
- number: 7
  back: green
  kind: terrain
  area: I
"""
    + DEARER
)
"""New cards before the old ones, so that every old card gets another number."""

TWO = "if there is a terrain 012 on the board or there is a terrain 033 on the board: look at the top 3"
ASKING = CARDS.replace("look at the top 3", f"'{TWO}'")
"""A text that asks about a card on the board, and about one that nobody has seen."""


def suspended(path: Path, *, unfinished: bool = True) -> Table:
    """A game of two turns and, unless all is done, an action that has begun."""
    with seat(path, explorers=2) as table:
        for who in ("s1", "s2"):
            say(table, f"dig/{who}", "stay-out")
            finish(table)
        if unfinished:
            say(table, "dig/s1", "join")
    return table


def test_a_changed_card_does_not_stop_the_game(tmp_path: Path):
    """The game goes on from the beginning of the turn with the new card, and the table says what was lost."""
    path = tmp_path / "game.journal"
    table = suspended(path)
    last = table.journal.last_checkpoint()
    assert last is not None

    with again(path, DEARER) as resumed:
        (remark,) = resumed.remarks
        assert (remark.why, remark.detail, remark.turn, remark.lost) == ("packs", "test", 2, 2)
        old, new = from_text(last.snapshot), from_text(resumed.journal.entries[-2].snapshot)
        assert old[:16] == new[:16]  # everything but the numbers of the questions
        drawn = len(resumed.game.zones[zones.ACTION_DECK])
        say(resumed, "dig/s1", "stay-out")
        assert len(resumed.game.zones[zones.ACTION_DECK]) == drawn - 3


def test_the_change_is_part_of_the_journal(tmp_path: Path):
    """Resumed once more with the same new cards, the game stands exactly where it was left."""
    path = tmp_path / "game.journal"
    suspended(path)
    with again(path, DEARER) as first:
        wander(first, 6)
    with again(path, DEARER) as second:
        assert second.remarks == []
        assert position(second) == position(first)
    changes = [entry for entry in read(path).entries if isinstance(entry, Changed)]
    assert [(change.why, change.lost) for change in changes] == [("packs", 2)]


def test_a_change_is_written_only_when_somebody_plays_on(tmp_path: Path):
    """Whoever only looks, and goes back to the cards as they were, has lost nothing."""
    path = tmp_path / "game.journal"
    table = suspended(path)
    again(path, DEARER).close()

    with again(path) as resumed:
        assert resumed.remarks == []
        assert position(resumed) == position(table)


def test_questions_from_before_the_change_are_stale(tmp_path: Path):
    """No answer that was under way can hit a question of the changed game."""
    path = tmp_path / "game.journal"
    table = suspended(path)

    with again(path, DEARER) as resumed:
        assert resumed.game.pending_serial() > table.game.pending_serial()
        with pytest.raises(StaleAnswer):
            resumed.answer(GROUP, table.game.pending_serial(), options(resumed)[0])


def test_nothing_is_lost_between_turns(tmp_path: Path):
    """A game left at the beginning of a turn loses no answer."""
    path = tmp_path / "game.journal"
    suspended(path, unfinished=False)

    with again(path, DEARER) as resumed:
        assert resumed.remarks[0].lost == 0


def test_changed_rules_count_like_changed_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Other sources of the rules mean another game from here on."""
    path = tmp_path / "game.journal"
    suspended(path)
    monkeypatch.setattr("fogbound.tables.origin.rules_digest", lambda: "other")

    with again(path) as resumed:
        assert (resumed.remarks[0].why, resumed.remarks[0].lost) == ("rules", 2)


def test_the_digest_of_the_rules_is_that_of_their_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It changes with any source of core or rules and with nothing else."""
    for package in ("core", "rules", "packs"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "a.py").write_text("A = 1\n")
    monkeypatch.setattr("fogbound.native.HOME", tmp_path)

    def digest() -> str:
        form.rules_digest.cache_clear()
        return form.rules_digest()

    try:
        first = digest()
        (tmp_path / "packs" / "a.py").write_text("A = 2\n")
        assert digest() == first
        (tmp_path / "rules" / "a.py").write_text("A = 2\n")
        assert digest() != first
    finally:
        form.rules_digest.cache_clear()


def test_a_comma_in_a_wording_is_no_other_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """How a card reads may be put better without a game noticing: wordings stand outside the sources of the rules."""
    for package in native.RULES:
        shutil.copytree(native.HOME / package, tmp_path / package)
    shutil.copytree(native.HOME / "packs" / "languages", tmp_path / "packs" / "languages")
    wordings = tmp_path / "packs" / "languages" / "en" / "terms.txt"
    monkeypatch.setattr("fogbound.native.HOME", tmp_path)

    try:
        form.rules_digest.cache_clear()
        first = form.rules_digest()
        wordings.write_text(wordings.read_text("utf-8").replace(",", " ,"), "utf-8")
        form.rules_digest.cache_clear()
        assert form.rules_digest() == first
    finally:
        form.rules_digest.cache_clear()


def test_new_cards_join_the_decks(tmp_path: Path):
    """Cards known by name stay where they are, whatever their number is now; new ones go to their decks."""
    path = tmp_path / "game.journal"
    with seat(path, explorers=2) as table:
        say(table, "report/s1")
        say(table, "number", value="33")
        say(table, "rest/s2", "stay-out")
        finish(table)
    old = table.game

    with again(path, MORE) as resumed:
        new = resumed.game
        added = {"new-skill", "new-skill#2", "new-fog", "new-fog#2", "007"}
        assert resumed.remarks[0].why == "packs"
        assert set(new.content.card_ids) - set(old.content.card_ids) == added
        for one in range(len(old.content.card_ids)):
            assert new.where[card(new, name(old, one))] == old.where[one], name(old, one)
        for zone in (
            tabletop.BOARD,
            tabletop.FOGGY,
            tabletop.HANDS,
            tabletop.HANDS + 1,
            tabletop.PAST,
            zones.DISCARD_PILE,
        ):
            assert [name(new, one) for one in new.zones[zone]] == [name(old, one) for one in old.zones[zone]]
        assert [name(new, one) for one in new.figures[:2]] == [name(old, one) for one in old.figures[:2]]
        assert {cell: name(new, one) for cell, one in new.cells.items()} == {
            cell: name(old, one) for cell, one in old.cells.items()
        }
        assert names(new, new.zones[zones.ACTION_DECK]) == sorted(
            [*names(old, old.zones[zones.ACTION_DECK]), "new-skill", "new-skill#2"]
        )
        deck = [name(new, one) for one in new.zones[zones.ACTION_DECK] if name(new, one) not in added]
        assert deck != [name(old, one) for one in old.zones[zones.ACTION_DECK]]  # shuffled in
        assert new.where[card(new, "new-fog")] == tabletop.PILES
        assert new.where[card(new, "007")] == tabletop.ADVENTURE_DECK
        wander(resumed, 40, 2)
    with again(path, MORE) as later:
        assert position(later) == position(resumed)


def test_cards_in_play_are_met_by_texts_that_ask_about_them_now(tmp_path: Path):
    """A new condition about a card that lies on the board is printed, as everybody sees that card."""
    path = tmp_path / "game.journal"
    suspended(path)

    with again(path, ASKING) as resumed:
        assert met_names(resumed.game) == {"number/12"}


def test_a_card_in_use_cannot_vanish(tmp_path: Path):
    """If the Terrain people stand on is gone, the game is refused, and the refusal says who can play it."""
    path = tmp_path / "game.journal"
    suspended(path)
    text = path.read_bytes()
    without = CARDS.replace("number: 12\n", "number: 12\n  uid: marsh\n")

    with pytest.raises(TableRefused, match="no longer in the packs: 012"):
        again(path, without)
    assert path.read_bytes() == text


def test_a_card_that_lies_unseen_may_vanish(tmp_path: Path):
    """A card in a deck that nobody has seen goes without a trace."""
    path = tmp_path / "game.journal"
    suspended(path)
    without = CARDS.replace("- number: 33", "- number: 34")

    with again(path, without) as resumed:
        assert "033" not in resumed.game.content.card_ids
        wander(resumed, 10)


def test_a_replay_that_goes_astray_falls_back_to_the_checkpoint():
    """If the answers no longer lead where they led, the table says so and goes on from the last turn."""
    table = seat(explorers=2)
    for who in ("s1", "s2"):
        say(table, f"dig/{who}", "stay-out")
        finish(table)
    marks = [at for at, entry in enumerate(table.journal.entries) if isinstance(entry, Checkpoint)]
    del table.journal.entries[marks[1] - 1]  # an answer is missing

    astray = Table.replay(table.journal, packs_of(), book_of())

    assert astray.remarks[0].why == "diverged"
    assert astray.game.registers[tabletop.TURN] == 2


def test_a_checkpoint_that_is_not_reached_is_noticed():
    """A replay that ends up in another state than the journal vouches for does not pass for the game."""
    table = seat(explorers=2)
    say(table, "dig/s1", "stay-out")
    finish(table)
    mark = table.journal.entries[-1]
    assert isinstance(mark, Checkpoint)
    table.journal.entries[-1] = replace(mark, state="0" * 16)

    astray = Table.replay(table.journal, packs_of(), book_of())

    assert (astray.remarks[0].why, astray.remarks[0].lost) == ("diverged", 0)
    assert "turn 1 begins in another state" in astray.remarks[0].detail


def test_a_finished_game_stays_as_it_was_played(tmp_path: Path):
    """Changed cards do not change a game that is over; its journal is left alone."""
    path = tmp_path / "game.journal"
    with seat(path, explorers=2) as table:
        say(table, "concede")
    text = path.read_bytes()

    with again(path, DEARER) as resumed:
        assert resumed.game.ending == "lost:conceded"
        assert resumed.remarks[0].why == "packs"
    assert path.read_bytes() == text


def test_a_step_before_the_change_is_forked_at_its_turn(tmp_path: Path):
    """Under changed rules a step may lead elsewhere, so the fork begins with the turn and says so."""
    path = tmp_path / "game.journal"
    suspended(path)

    with again(path, DEARER) as resumed:
        early = forked(resumed, 1)
        assert [remark.why for remark in early.remarks] == ["packs"]
        assert early.journal.header.fork_at == 1 - early.remarks[0].lost
        assert options(forked(resumed)) == options(resumed)
