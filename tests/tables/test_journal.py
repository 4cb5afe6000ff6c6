"""The journal on disk: what was written is read back, and no change to it goes unnoticed."""

import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.tables import JournalDamaged, JournalInUse, JournalRefused, Store, read
from fogbound.tables import journal as form
from fogbound.tables.journal import Answer, Journal, examine
from fogbound.tables.journal_writer import JournalWriter, write
from fogbound.tables.store import look
from seating import again, options, position, say, seat, wander

FIRST_ENTRY = 3  # its line; the head and the header stand before it


@cache
def played() -> tuple[bytes, Journal]:
    """A game of thirty steps, with undos, as a file and as it was."""
    table = seat(explorers=2)
    wander(table, 30, undo=True)
    return form.encode_journal(table.journal)[0], table.journal


def lines_of(data: bytes) -> list[bytes]:
    return data.splitlines(keepends=True)


def first_difference(changed: bytes) -> int:
    """The line of the original in which a changed file first differs from it."""
    data = played()[0]
    at = next(
        (at for at, pair in enumerate(zip(data, changed, strict=False)) if pair[0] != pair[1]),
        min(len(data), len(changed)),
    )
    return data[:at].count(b"\n") + 1


def check_found(changed: bytes) -> None:
    """A change is found, with its line, and everything before it comes back."""
    _, journal = played()
    with pytest.raises(JournalDamaged) as caught:
        examine(changed)
    damage = caught.value
    line = damage.flaw.line
    assert line == first_difference(changed)
    assert str(damage) == f"line {line}: {damage.flaw.reason('en')}"
    if line > 2:
        kept = Journal(journal.header, journal.entries[: line - FIRST_ENTRY])
        assert damage.recovered == kept
    elif line == 2:
        assert damage.recovered is None


def test_what_was_written_is_read_back(tmp_path: Path):
    """A journal comes back from its file as it was, undos, values and checkpoints included."""
    data, journal = played()
    (tmp_path / "game.journal").write_bytes(data)

    assert read(tmp_path / "game.journal") == journal
    assert {type(entry).__name__ for entry in journal.entries} == {"Answer", "Undo", "Checkpoint"}


def test_every_line_is_json_that_people_can_read():
    """Each line is one JSON object that says what kind of entry it is and which line."""
    rows = [json.loads(row) for row in lines_of(played()[0])]

    assert rows[0]["lines"] == f"{len(rows):09}"
    assert rows[1]["setup"] == {"characters": ["ann", "bo"], "clues": ["second-clue"]}
    assert [row["line"] for row in rows[1:]] == list(range(2, len(rows) + 1))
    assert rows[3] == {"line": 4, "type": "answer", "seat": -1, "serial": 1} | {
        key: rows[3][key] for key in ("option", "sum")
    }


@given(st.data())
def test_a_changed_byte_is_found(data: st.DataObject):
    """Whatever byte becomes another one, the line is named and all before it is recovered."""
    text = played()[0]
    at = data.draw(st.integers(0, len(text) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != text[at]))

    check_found(text[:at] + bytes([byte]) + text[at + 1 :])


@given(st.data())
def test_an_inserted_or_deleted_piece_is_found(data: st.DataObject):
    """Bytes that come in or go away anywhere are found."""
    text = played()[0]
    at = data.draw(st.integers(0, len(text) - 1))
    if data.draw(st.booleans()):
        check_found(text[:at] + data.draw(st.binary(min_size=1, max_size=40)) + text[at:])
    else:
        check_found(text[:at] + text[data.draw(st.integers(at + 1, len(text))) :])


@given(st.data())
def test_a_file_cut_off_anywhere_is_found(data: st.DataObject):
    """A file that lost its end is refused, also where a line happens to be complete."""
    text = played()[0]
    ends = [at + 1 for at in range(len(text) - 1) if text[at] == 10]
    cut = data.draw(st.one_of(st.sampled_from(ends), st.integers(0, len(text) - 1)))

    check_found(text[:cut])


@given(st.data())
def test_moved_lines_are_found(data: st.DataObject):
    """Lines that change places, come twice or are left out are found."""
    rows = lines_of(played()[0])
    one = data.draw(st.integers(1, len(rows) - 1))
    other = data.draw(st.integers(1, len(rows) - 1).filter(lambda at: at != one))
    moved = rows.copy()
    moved.insert(other, moved.pop(one))

    check_found(b"".join(moved))
    check_found(b"".join([*rows[:one], rows[one], *rows[one:]]))
    check_found(b"".join(rows[:one] + rows[one + 1 :]))


def test_the_reason_is_exact():
    """A damaged journal says what happened to it, not only where."""
    rows = lines_of(played()[0])

    def reason(changed: list[bytes]) -> tuple[int, str]:
        with pytest.raises(JournalDamaged) as caught:
            examine(b"".join(changed))
        return caught.value.flaw.line, caught.value.flaw.reason("en")

    assert reason(rows[:4] + rows[5:]) == (5, "this line is missing")
    assert reason(rows[:4] + rows[7:]) == (5, "lines 5 to 7 are missing")
    assert reason(rows[:5] + rows[4:]) == (6, "line 5 stands here again")
    edited = rows[4].replace(b'"serial":', b'"serial":1')
    assert reason([*rows[:4], edited, *rows[5:]]) == (5, "the line was changed after it was written")
    total = len(rows)
    assert reason(rows[:9]) == (10, f"the file ends before this line; {total} lines had been written")
    assert reason([*rows[:9], rows[9][:7]]) == (10, f"the line is cut off; {total} lines had been written")
    assert reason([rows[0].replace(b"1", b"2"), *rows[1:]])[0] == 1
    assert reason([*rows, b"and then?"]) == (total + 1, "something that is no entry was added here")


def test_the_reason_is_told_in_the_players_language():
    """Whoever plays in French reads in French what happened to the file."""
    rows = lines_of(played()[0])

    with pytest.raises(JournalDamaged) as caught:
        examine(b"".join(rows[:4] + rows[7:]))

    assert caught.value.flaw.text("fr") == "ligne 5\u00a0: les lignes 5 à 7 manquent"


def test_a_damaged_first_line_costs_nothing_else():
    """When only the count of lines is damaged, the whole game is recovered."""
    text, journal = played()
    with pytest.raises(JournalDamaged) as caught:
        examine(b"?" + text[1:])

    assert caught.value.flaw.line == 1
    assert caught.value.recovered == journal


def test_a_journal_of_another_format_is_not_called_damaged():
    """A file of a newer Fogbound is refused as such."""
    rows = lines_of(played()[0])
    body = rows[0][: -len(b',"sum":"0123456789ab"}\n')].replace(b'"journal":1', b'"journal":2')
    newer = b'%s,"sum":"%s"}\n' % (body, form.checksum(body))

    with pytest.raises(JournalRefused, match="format 2"):
        examine(b"".join([newer, *rows[1:]]))


def recover(broken: Path, to: Path) -> Journal:
    saved = look(broken)
    assert saved is not None
    return Store(broken.parent).recover(saved, to)


def test_recovery_writes_the_sound_part_elsewhere(tmp_path: Path):
    """The sound part becomes a new game that can be played on; no file is ever replaced."""
    broken, sound = tmp_path / "broken.journal", tmp_path / "sound.journal"
    with seat(broken, explorers=2) as table:
        wander(table, 12)
    text = broken.read_bytes()
    rows = lines_of(text)
    broken.write_bytes(b"".join([*rows[:8], b"?" + rows[8][1:], *rows[9:]]))
    before = broken.read_bytes()

    recovered = recover(broken, sound)

    assert len(recovered.entries) == 6
    assert broken.read_bytes() == before
    assert read(sound) == recovered
    with again(sound) as table:
        assert table.remarks == []
        wander(table, 3)
    with pytest.raises(FileExistsError):
        recover(broken, sound)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.journal", "sound.journal"]


def test_nothing_is_recovered_from_nothing(tmp_path: Path):
    """A file without a header cannot be recovered, and nothing is written."""
    (tmp_path / "broken").write_bytes(b"")

    with pytest.raises(JournalRefused):
        recover(tmp_path / "broken", tmp_path / "sound")
    assert not (tmp_path / "sound").exists()


# -- crashes ---------------------------------------------------------------------------------------


@cache
def interrupted() -> tuple[bytes, bytes]:
    """The file of a game before and after its last answer, whose count was not updated any more."""
    table = seat(explorers=2)
    wander(table, 8)
    before, _ = form.encode_journal(table.journal)
    say(table, options(table)[0])
    after, _ = form.encode_journal(table.journal)
    head = len(lines_of(before)[0])
    return before, before[:head] + after[head:]


def test_a_crash_between_an_answer_and_its_count_loses_nothing(tmp_path: Path):
    """An answer that reached the disk counts even if the count of lines did not."""
    path = tmp_path / "game.journal"
    before, late = interrupted()
    path.write_bytes(late)

    assert len(read(path).entries) > len(examine(before).journal.entries)
    with again(path) as table:
        wander(table, 3)
    assert read(path) == table.journal


@given(cut=st.integers(0, 10_000), zeros=st.integers(0, 3))
def test_an_answer_that_was_never_finished_was_never_given(
    tmp_path_factory: pytest.TempPathFactory, cut: int, zeros: int
):
    """Of a line that a crash cut off nothing is left, and the game goes on from before it."""
    path = tmp_path_factory.mktemp("crash") / "game.journal"
    before, late = interrupted()
    cut = len(before) + cut % (len(lines_of(late[len(before) :])[0]) - 1)
    path.write_bytes(late[:cut] + b"\0" * zeros)

    assert read(path) == examine(before).journal
    with again(path) as table:
        assert path.read_bytes() == before
        wander(table, 2)
    assert read(path) == table.journal


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An answer that cannot be written is not given: game and file stay as they were, and play can go on."""
    path = tmp_path / "game.journal"
    with seat(path, explorers=2) as table:
        wander(table, 5)
        text, before, entries = path.read_bytes(), position(table), list(table.journal.entries)
        write_some, written = os.write, []

        def full(file: int, data: bytes) -> int:
            if written:
                raise OSError(28, "No space left on device")
            written.append(data)
            return write_some(file, data[: len(data) // 2])

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space"):
            say(table, options(table)[0])
        monkeypatch.undo()

        assert (position(table), table.journal.entries) == (before, entries)
        assert path.read_bytes() == text
        wander(table, 5)
    assert read(path) == table.journal


PLAYER = """
import sys
sys.path[:0] = {path!r}
from pathlib import Path
from seating import seat, wander
table = seat(Path({file!r}), explorers=2)
for number in range(10_000):
    wander(table, 1, number)
    print(table.steps(), flush=True)
    if not table.game.stack:
        break
"""


@pytest.mark.slow
def test_a_killed_process_loses_no_answer(tmp_path: Path):
    """Whatever was acknowledged before the process was killed is there afterwards, and the lock is free."""
    file = tmp_path / "game.journal"
    script = PLAYER.format(path=[path for path in sys.path if path], file=str(file))
    player = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    acknowledged = 0
    while acknowledged < 7:
        acknowledged = int(player.stdout.readline())
    player.send_signal(signal.SIGKILL)
    rest = player.stdout.read().split()
    player.wait()
    player.stdout.close()

    with again(file) as table:
        assert table.steps() >= int((rest or [acknowledged])[-1])


# -- one writer ------------------------------------------------------------------------------------


def test_a_second_writer_is_refused(tmp_path: Path):
    """While a table is open, nobody else may write its journal; reading is free."""
    path = tmp_path / "game.journal"
    with seat(path) as table:
        with pytest.raises(JournalInUse, match=r"“game\.journal” is being played at another table"):
            again(path)
        assert read(path) == table.journal
    again(path).close()


@pytest.mark.slow
def test_a_second_process_is_refused(tmp_path: Path):
    """The lock holds between processes."""
    path = tmp_path / "game.journal"
    script = (
        "import sys; from pathlib import Path; from fogbound.tables.journal_writer import JournalWriter\n"
        "try: JournalWriter.reopen(Path(sys.argv[1]))\n"
        "except ValueError as refusal: print(type(refusal).__name__)"
    )
    with seat(path):
        done = subprocess.run(
            [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True
        )

    assert done.stdout.strip() == "JournalInUse"


def test_a_new_game_never_replaces_another(tmp_path: Path):
    """Where a game is kept, no other can begin."""
    path = tmp_path / "game.journal"
    seat(path, seed=1).close()
    before = path.read_bytes()

    with pytest.raises(FileExistsError):
        seat(path, seed=2)
    assert path.read_bytes() == before


def test_only_its_owner_can_read_a_journal(tmp_path: Path):
    """A running journal holds every secret of the game."""
    path = tmp_path / "game.journal"
    write(path, played()[1])

    assert path.stat().st_mode & 0o077 == 0


def test_a_line_that_is_no_entry_is_named(tmp_path: Path):
    """A line whose checksum is right but which makes no sense is found too."""
    _, journal = played()
    text, tip = form.encode_journal(Journal(journal.header, []))
    stray, _ = form.line(3, Answer("nobody", 1, "dig"), tip)

    with pytest.raises(JournalDamaged, match="line 3: the line is no entry of a journal"):
        examine(text + stray)


def test_closing_twice_is_harmless(tmp_path: Path):
    """A writer that was closed stays closed."""
    writer = JournalWriter.create(tmp_path / "game.journal", played()[1])
    writer.close()
    writer.close()
    JournalWriter.reopen(tmp_path / "game.journal")[1].close()
