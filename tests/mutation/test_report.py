"""How a sample is counted, and which tests are tried with a change."""

import builtins
import json
from pathlib import Path

import pytest
import yaml

from mutation import report
from mutation.__main__ import VERDICTS
from mutation.changes import changes_in
from mutation.reach import MARK, Reach, marked

MODULE = "def f(game, seat):\n    if seat > 1:\n        return g(game, seat)\n    return 2\n"


def sample(*verdicts):
    """Outcomes of changes to rules: "noticed", a verdict, or nothing for a survivor that nobody has judged."""
    changes = [change for change in changes_in(MODULE, "one.py") if change.kind != "wrong seat"]
    rows, judged = [], {}
    for change, verdict in zip(changes, verdicts, strict=False):
        noticed = "test_f" if verdict == "noticed" else ""
        rows.append({"name": change.name, "noticed_by": noticed, "why": "", "tests": ["test_g"]})
        if verdict and not noticed:
            judged[change.name] = verdict, "so it is"
    return report.outcomes(changes[: len(rows)], rows, judged)


def test_what_changes_nothing_or_touches_no_rule_is_not_counted():
    """Two of three that could be noticed were; the third nobody has judged yet."""
    found = sample("noticed", "equivalent", "noticed", "")

    assert report.share(found) == (2, 3)
    assert "| changes | 2 | 3 | 66.7 % |" in report.as_markdown(found, 1)
    assert json.loads(report.as_json(found, 1))["shares"]["changes"] == {"noticed": 2, "of": 3}


def test_survivors_are_listed_with_their_tests_and_verdicts():
    """A person reads what was changed, which tests saw nothing, and what others said of it."""
    text = report.as_markdown(sample("hole", "touches no rule", ""), 1)

    assert text.index("unjudged (1)") < text.index("hole (1)") < text.index("touches no rule (1)")
    assert "1 tests ran: test_g" in text
    assert "so it is" in text


def test_the_unjudged_are_written_down_to_be_judged():
    """The file has one entry for each, with nothing said yet."""
    found = sample("noticed", "")

    assert yaml.safe_load(report.blank_verdicts(found)) == [
        {"change": found[1].change.name, "verdict": "", "because": ""}
    ]
    assert report.blank_verdicts(sample("noticed")) == ""


def test_a_verdict_is_one_of_three_and_given_once(tmp_path):
    """A misspelt verdict would be counted as something else."""
    path = tmp_path / "verdicts.yaml"
    path.write_text("[{change: a, verdict: harmless, because: b}]", "utf-8")
    with pytest.raises(ValueError, match="harmless"):
        report.read_verdicts(path)
    path.write_text(
        "[{change: a, verdict: hole, because: b}, {change: a, verdict: hole, because: c}]", "utf-8"
    )
    with pytest.raises(ValueError, match="twice"):
        report.read_verdicts(path)


def test_all_verdicts_can_be_read():
    """The verdicts that are kept have a reason each."""
    assert all(because for _, because in report.read_verdicts(VERDICTS).values())


def test_a_mark_tells_that_a_change_is_reached(monkeypatch):
    """It stands before the innermost statement that is changed, and changes nothing else."""
    changes = dict(enumerate(changes_in(MODULE, "one.py")))
    reached: set[int] = set()
    monkeypatch.setattr(builtins, MARK, reached.add, raising=False)
    names: dict[str, object] = {"g": lambda game, seat: 3}
    exec(MODULE, names)
    names["f"].__code__ = marked(MODULE, "one.py", "f", changes)

    assert names["f"](None, 0) == 2
    first = {changes[number].line for number in reached}
    reached.clear()
    assert names["f"](None, 2) == 3
    assert (first, {changes[number].line for number in reached}) == ({2, 4}, {2, 3})


def test_quick_tests_come_first():
    """They do little else and say most about a change; what another process found counts as well."""
    one, two = Reach(), Reach()
    one.add("broad", 2.0, ["a", "b"])
    two.add("narrow", 1.0, ["b"])
    two.add("elsewhere", 1.0, ["c"])
    one.join(two)

    assert one.reaching("b") == ["narrow", "broad"]
    assert one.reaching("a") == ["broad"]


def test_what_was_found_can_be_kept(tmp_path):
    """The same sample of the same sources need not be looked for again."""
    reach = Reach()
    reach.add("one", 0.5, ["a"])
    reach.save(Path(tmp_path / "reach.pickle"))

    assert vars(Reach.load(tmp_path / "reach.pickle")) == vars(reach)
