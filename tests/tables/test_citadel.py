"""Tables of the Citadel: the same journals, votes, undo and forks as at any other table."""

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from fogbound.core import GROUP, NONE, AnswerRefused
from fogbound.lab.glance import glance
from fogbound.packs.folder import gather
from fogbound.packs.library import open as opened
from fogbound.packs.pack import assemble
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from fogbound.rules.common.setup import Setup, SetupRefused
from fogbound.tables import AgreementNeeded, JournalWriter, Playback, Table, TableRefused, fork, read
from fogbound.tables.journal import Chosen
from fogbound.tables.snapshots import from_text
from playing import HERE
from rulebook import rule
from seating import options, position, say, wander

LAMPLIGHT = HERE / "packs" / "lamplight"


@cache
def harbour():
    return opened([str(LAMPLIGHT)])


def seat(path=None, *, players=1, seed=1, voting=False, chairs=0):
    """A new game at the first question of its introduction."""
    setup = Setup(players=players, chairs=chairs)
    table = Table.create(
        harbour().book, harbour().packs, setup, seed, JournalWriter.at(path) if path is not None else None
    )
    table.voting = voting
    return table


def enlisted(table):
    """Everybody has taken the first character and the first Skills there are; the first turn is chosen."""
    while not table.book.is_turn(table.game.pending()):
        game = table.game
        table.answer(GROUP, game.pending_serial(), game.option_id(game.offered[0]))
    return table


def changed(tmp_path, **files):
    """The pack with other files, as it is read after a change."""
    folder = tmp_path / "lamplight"
    for path in filter(Path.is_file, LAMPLIGHT.rglob("*")):
        target = folder / path.relative_to(LAMPLIGHT)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text()
        for old, new in files.get(path.stem, ()):
            assert old in text
            text = text.replace(old, new)
        target.write_text(text)
    return [assemble(gather(folder), [])]


# -- beginning and going on ------------------------------------------------------------------------


@rule("T-SETUP-02", "T-SETUP-03")
def test_a_game_begins_with_how_many_play():
    """The header says no more than that; characters are chosen at the table."""
    table = seat(players=2)

    assert table.journal.header.ruleset == "citadel"
    assert table.journal.header.setup == Chosen(players=2)
    assert options(table)[0].startswith("play-as/")


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        (Setup(players=0), "one to four players"),
        (Setup(players=5), "one to four players"),
        (Setup(players=1, chairs=5), "at most 4 seats"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(setup, told):
    """With a sentence on what to change."""
    with pytest.raises(SetupRefused, match=told):
        harbour().book.deal(setup, 1)


def test_a_suspended_game_goes_on_at_the_same_question(tmp_path):
    """The journal on the disk is the game, in the middle of the introduction and of an action."""
    for answers in (3, 25, 60):
        path = tmp_path / f"{answers}.journal"
        with seat(path, players=2, seed=answers) as table:
            wander(table, answers, seed=answers, undo=True)
            left = position(table)

        with Table.resume(JournalWriter.reopen(path), harbour().packs) as again:
            assert position(again) == left
            assert again.remarks == []
            wander(again, 5, seed=1)
        assert read(path).steps() >= answers


def test_a_journal_of_another_ruleset_is_refused():
    """It says by which rules it is played."""
    table = seat()
    journal = table.journal
    journal.header = replace(journal.header, ruleset="continent")

    with pytest.raises(TableRefused, match="by the rules 'continent', not 'citadel'"):
        Table.replay(journal, harbour().packs, harbour().book)


def test_every_step_can_be_looked_at_again():
    """Playback holds the game before and after each answer."""
    table = seat(players=2, seed=3)
    wander(table, 40, seed=3, undo=True)

    playback = Playback(table.journal, harbour().packs)

    assert playback.gaps == []
    assert position_of(playback.moments[-1].game) == position_of(table.game)
    assert len(playback.moments) == table.steps() + 1


def position_of(game):
    return [glance(game, seat) for seat in range(NONE, game.seats)]


def test_the_chart_shows_the_land_as_it_was_found():
    """Terrains of the Board, with what each arrow promises: an area of its own for each side."""
    table = enlisted(seat())

    places = table.chart(0).sheets[-1].places

    assert [place.card for place in places] == ["quay"]
    assert [(side.side, side.number, side.area) for side in places[0].sides] == [
        ("north", 102, "I"),
        ("east", 103, "II"),
    ]


# -- taking back, forks ----------------------------------------------------------------------------


def test_answers_can_be_taken_back_up_to_the_last_barrier():
    """A choice of character is taken back, a shuffled deck is not."""
    table = seat(players=1)
    say(table, "play-as/moss")
    table.undo(GROUP)
    assert options(table)[0].startswith("play-as/")

    enlisted(table)

    assert table.undoable_answers() == 0


def test_a_fork_deals_anew_what_nobody_has_seen():
    """Decks and fog are others, everything in sight is the same."""
    table = enlisted(seat(players=2))
    orders = set()
    for seed in range(8):
        other = fork(table.journal, table.packs, table.book, seed=seed)
        assert position_of(other.game) == position_of(table.game)
        orders.add(other.game.zones[zones.DECKS])
    assert len(orders) > 4


# -- agreement -------------------------------------------------------------------------------------


@rule("T-TURN-02", "T-TURN-04", "T-RUL-49")
def test_a_turn_is_chosen_together_or_falls_to_the_left():
    """At first that is the first seat."""
    table = enlisted(seat(players=3))
    table.voting = True
    serial = table.game.pending_serial()
    with pytest.raises(AgreementNeeded):
        table.answer(1, serial, "dig/s2/quay")

    table.disagree(1, serial)

    seat_of, mine = table.fallback()
    assert seat_of == 0
    assert set(mine) == {
        name for name in options(table) if name.split("/")[1:2] == ["s1"] and "/quay" in name
    } | {
        "pathfind/s1/0",
        "pathfind/s1/1",
    }
    table.answer(0, serial, "dig/s1/quay")


@rule("T-RUL-48")
def test_a_mandatory_action_falls_to_the_left_of_the_last_active_player():
    """Among those who must take it, with their own way of taking it."""
    table = enlisted(seat(players=3))
    say(table, "talk/s2/quay", "stay-out", "stay-out")
    while table.game.pending_name() != "choose-reply":
        say(table, "reveal" if "reveal" in options(table) else options(table)[0])
    say(table, "reply/p010/3")

    assert table.game.pending_name() == "choose-leader"
    assert table.fallback()[0] == 2
    assert {name.split("/")[1] for name in table.fallback()[1]} == {"s3"}


@rule("T-RUL-50")
def test_what_all_decide_inside_an_action_falls_to_the_active_player():
    """In the introduction, where nobody has acted, to the first seat."""
    table = seat(players=2)
    while table.game.pending_name() != "choose-mode":
        say(table, options(table)[0])

    assert table.fallback() == (0, ["recovery-mode/0", "recovery-mode/1", "recovery-mode/2"])


def test_a_secret_choice_is_each_ones_own():
    """Nobody answers for another, and it is not put to the vote."""
    table = enlisted(seat(players=2))
    table.game.next(_read(20))
    table.game.advance()
    table.voting = True
    asked = table.game.pending().seat(table.game)

    with pytest.raises(AnswerRefused):
        table.answer(1 - asked, table.game.pending_serial(), options(table)[0])
    table.answer(asked, table.game.pending_serial(), options(table)[0])


def _read(number):
    from fogbound.rules.citadel.dialogue import Read

    return Read(number, 0)


# -- cards that changed ----------------------------------------------------------------------------


def test_a_game_goes_on_with_changed_cards(tmp_path):
    """Cards keep their places by name, new ones join decks and leaflet, and what is remembered keeps its people."""
    path = tmp_path / "game.journal"
    with enlisted(seat(path, players=2)) as table:
        game = table.game
        before = {
            name: game.where[card] for card, name in enumerate(game.content.card_ids) if game.where[card] > 1
        }
    packs = changed(
        tmp_path,
        people=[
            (
                "- {character: wren,",
                "- {skill: salt, copies: 3}\n- {character: newcomer, hand: [4, 3, 3, 2], "
                "most-weight: [6, 5, 5, 4], actions: [move: {cost: 1, success: step}]}\n- {character: wren,",
            )
        ],
        harbour=[("- {building: tavern", "- {building: forge, boxes: 1}\n- {building: tavern")],
    )

    with Table.resume(JournalWriter.reopen(path), packs) as again:
        game = again.game
        assert [remark.why for remark in again.remarks] == ["packs"]
        after = {name: game.where[card] for card, name in enumerate(game.content.card_ids)}
        assert {name: after[name] for name in before} == before
        assert after["forge"] == zones.LEAFLET
        assert after["salt"] == after["newcomer"] == tabletop.OUT
        words = again.book.words.words["character"]
        assert [words[game.registers[tabletop.CHARACTERS + one]] for one in (0, 1)] == ["wren", "moss"]
        assert again.book.faults(game) == []
        wander(again, 20)


def test_a_game_whose_cards_in_use_are_gone_is_refused(tmp_path):
    """It says which."""
    path = tmp_path / "game.journal"
    enlisted(seat(path)).close()
    packs = changed(
        tmp_path,
        people=[
            ("- {character: wren, hand: [4, 3, 3, 2]", "- {character: robin, hand: [4, 3, 3, 2]"),
            ("own: wren", "own: robin"),
        ],
    )

    with pytest.raises(TableRefused, match="wren"):
        Table.resume(JournalWriter.reopen(path), packs)


def test_the_folder_of_the_pack_is_where_it_is_looked_for():
    """Otherwise the tests above would prove nothing."""
    assert Path(harbour().packs[-1].folder) == LAMPLIGHT


def test_a_game_from_before_a_word_was_renamed_goes_on(tmp_path):
    """Other words for what cards do are another pack: the game goes on from its checkpoint, scores and levels kept."""
    table = enlisted(seat(players=2))
    wander(table, 60)
    last = table.journal.last_checkpoint()
    old = tuple((name, "0" * len(digest)) for name, digest in table.journal.header.packs)
    journal = replace(table.journal, header=replace(table.journal.header, packs=old))

    resumed = Table.replay(journal, harbour().packs, harbour().book)

    (remark,) = resumed.remarks
    assert (remark.why, remark.detail) == ("packs", "lamplight")
    assert from_text(last.snapshot)[9] == resumed.game.registers
    assert resumed.game.pending() is not None
