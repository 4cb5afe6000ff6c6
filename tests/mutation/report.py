"""What came of a sample: how many changes were noticed, and every survivor with a person's verdict."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from mutation.changes import WRONG_SEAT, Change

HOLE: Final = "hole"
EQUIVALENT: Final = "equivalent"
NO_RULE: Final = "touches no rule"
UNJUDGED: Final = "unjudged"
VERDICTS: Final = (HOLE, EQUIVALENT, NO_RULE)


@dataclass(frozen=True)
class Outcome:
    """A change and what the tests made of it."""

    change: Change
    noticed_by: str
    why: str
    tests: Sequence[str]  # those that ran and saw nothing
    verdict: str = ""
    because: str = ""

    @property
    def counts(self) -> bool:
        """Whether it could have been noticed; a survivor that nobody has judged counts as a hole."""
        return bool(self.noticed_by) or self.verdict not in (EQUIVALENT, NO_RULE)


def read_verdicts(path: Path) -> dict[str, tuple[str, str]]:
    """What people have said of survivors, with the reason, by the name of the change."""
    found: dict[str, tuple[str, str]] = {}
    for entry in yaml.safe_load(path.read_text("utf-8")) or []:
        name, verdict, because = entry["change"], entry["verdict"], entry["because"]
        if verdict not in VERDICTS:
            raise ValueError(f"{path}: {verdict!r} is no verdict; there are {', '.join(VERDICTS)}")
        if name in found:
            raise ValueError(f"{path}: {name!r} is judged twice")
        found[name] = verdict, because
    return found


def outcomes(
    changes: Sequence[Change], rows: Sequence[Mapping[str, Any]], verdicts: Mapping[str, tuple[str, str]]
) -> list[Outcome]:
    """What came of each change, in the order in which they were drawn."""
    by_name = {row["name"]: row for row in rows}
    found: list[Outcome] = []
    for change in changes:
        row = by_name[change.name]
        noticed = row["noticed_by"]
        verdict, because = ("", "") if noticed else verdicts.get(change.name, (UNJUDGED, ""))
        found.append(Outcome(change, noticed, row["why"], row["tests"], verdict, because))
    return found


def share(found: Sequence[Outcome]) -> tuple[int, int]:
    """How many were noticed, of how many that could be."""
    return sum(bool(each.noticed_by) for each in found), sum(each.counts for each in found)


def as_json(found: Sequence[Outcome], seed: int) -> str:
    """The report for machines."""
    rows = [
        {
            "file": each.change.path,
            "line": each.change.line,
            "function": each.change.function,
            "kind": each.change.kind,
            "change": each.change.name,
            "noticed_by": each.noticed_by,
            "why": each.why,
            "tests": list(each.tests),
            "verdict": each.verdict,
            "because": each.because,
        }
        for each in found
    ]
    shares = {
        name: dict(zip(("noticed", "of"), share(part), strict=True)) for name, part in _parts(found).items()
    }
    return json.dumps({"seed": seed, "shares": shares, "changes": rows}, ensure_ascii=False, indent=1) + "\n"


def as_markdown(found: Sequence[Outcome], seed: int) -> str:
    """The report for people: the shares, then every survivor, those first that nobody has judged."""
    lines = [
        f"# Changes to the rules, seed {seed}",
        "",
        "| what | noticed | of | share |",
        "|---|---|---|---|",
    ]
    for name, part in _parts(found).items():
        noticed, number = share(part)
        lines.append(f"| {name} | {noticed} | {number} | {_percent(noticed, number)} |")
    survivors = [each for each in found if not each.noticed_by]
    for verdict in (UNJUDGED, *VERDICTS):
        judged = [each for each in survivors if each.verdict == verdict]
        if judged:
            lines += ["", f"## Survivors: {verdict} ({len(judged)})"]
        for each in judged:
            change = each.change
            lines += ["", f"**{change.path}:{change.line}** in `{change.function}`, {change.kind}", ""]
            lines += ["```diff", f"- {change.before}", f"+ {change.after}", "```", ""]
            lines.append(
                f"{len(each.tests)} tests ran: {', '.join(each.tests[:4]) or 'no test runs this line'}"
            )
            if each.because:
                lines += ["", each.because]
    return "\n".join(lines) + "\n"


def blank_verdicts(found: Sequence[Outcome]) -> str:
    """Entries for the survivors that nobody has judged, to be filled in and added to the verdicts."""
    entries = [
        {"change": each.change.name, "verdict": "", "because": ""}
        for each in found
        if each.verdict == UNJUDGED
    ]
    return yaml.safe_dump(entries, sort_keys=False, allow_unicode=True, width=1000) if entries else ""


def _parts(found: Sequence[Outcome]) -> dict[str, list[Outcome]]:
    """The outcomes as they are counted: faults, wrong seats, and the faults kind by kind."""
    faults = [each for each in found if each.change.kind != WRONG_SEAT]
    parts = {"changes": faults, "wrong seats": [each for each in found if each.change.kind == WRONG_SEAT]}
    for kind in dict.fromkeys(each.change.kind for each in faults):
        parts[kind] = [each for each in faults if each.change.kind == kind]
    return parts


def _percent(noticed: int, number: int) -> str:
    return f"{100 * noticed / number:.1f} %" if number else "–"
