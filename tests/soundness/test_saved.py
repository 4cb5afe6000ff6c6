"""Games saved long ago go on: a class that is renamed changes no saved game."""

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from fogbound.core import Frame, Game, Step, snapshot
from fogbound.core.errors import SnapshotRefused
from fogbound.packs import library
from fogbound.rules.continent.turn import ChooseTurn
from fogbound.tables import Table, read
from fogbound.tables.journal import Checkpoint
from soundness.positions import questions
from soundness.saved import FOLDER, RULESETS, book_of_saved, saved
from soundness.test_steps import FRAMES, STEPS

JOURNALS = sorted(FOLDER.glob("*.journal"))
STEP_NAMES = Path(__file__).with_name("step_names.txt")


def options(game: Game) -> list[str]:
    return [game.option_id(option) for option in game.offered]


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_saved_at_any_question_goes_on(ruleset):
    """It offers what it offered, and does so when it is saved and read once more."""
    lost, asked = [], set[str]()
    for row in saved(ruleset).games:
        book = book_of_saved(ruleset, row)
        game = snapshot.load(book, msgspec.msgpack.decode(row.snapshot))
        again = snapshot.load(book, msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot.dump(game))))
        asked.add(game.pending_name())
        if not row.options == options(game) == options(again):
            lost.append(row.question)

    assert lost == []
    assert questions(ruleset) - asked == set(), "add these with tests/soundness/saved.py"


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_goes_on_at_its_last_checkpoint_and_says_so(path: Path, monkeypatch: pytest.MonkeyPatch):
    """Rules have changed since, and cards perhaps; what was decided since the checkpoint is lost, and nothing else."""
    journal = read(path)
    last = journal.last_checkpoint()
    assert last is not None
    standing = [journal.entries[at] for at in journal.standing_entries()]
    monkeypatch.setattr("fogbound.tables.origin.rules_digest", lambda: "today")
    adventure = library.open([name for name, _ in journal.header.packs][-1:])

    table = Table.replay(journal, adventure.packs, adventure.book)

    (remark,) = table.remarks
    assert remark.why in ("rules", "packs")
    assert remark.lost == len(standing[standing.index(last) + 1 :])
    assert (remark.turn, table.game.ending) == (last.turn, last.ending)
    assert bool(options(table.game)) == (not last.ending)


def test_there_are_journals_of_both_adventures():
    """Some are in the middle of a turn, some are over."""
    assert len(JOURNALS) == 6
    assert {path.stem.rpartition("-")[0] for path in JOURNALS} == {"first-light", "selvage"}
    assert any(not isinstance(read(path).entries[-1], Checkpoint) for path in JOURNALS)


def test_every_step_that_was_ever_saved_has_a_class():
    """Who renames a step or frame writes a line in FORMER; a question may be renamed as long as it keeps its name."""
    known = STEP_NAMES.read_text("utf-8").split()
    today = {snapshot.name_of(kind) for kind in [*STEPS, *FRAMES]}

    assert [name for name in known if _is_gone(name)] == [], "write a line in core.snapshot.FORMER"
    assert sorted(today - set(known)) == [], f"add these to {STEP_NAMES.name}"


def _is_gone(name: str) -> bool:
    for root in (Step, Frame):
        with suppress(SnapshotRefused):
            return not issubclass(snapshot.find(name, root), root)
    return True


def test_a_former_name_leads_to_a_class_of_today():
    """Each line of FORMER names something that is there, and nothing that still has its old name."""
    today = {snapshot.name_of(kind) for kind in [*STEPS, *FRAMES]}

    assert set(snapshot.FORMER.values()) <= today
    assert not set(snapshot.FORMER) & today


def test_a_step_is_found_by_its_former_name(monkeypatch: pytest.MonkeyPatch):
    """A class that was renamed is found by the name it was saved under."""
    with pytest.raises(SnapshotRefused):
        snapshot.find("TakeAnyAction", Step)
    monkeypatch.setitem(snapshot.FORMER, "TakeAnyAction", "choose-turn")

    assert snapshot.find("TakeAnyAction", Step) is ChooseTurn
    assert snapshot.find("ChooseTurn", Step) is ChooseTurn
