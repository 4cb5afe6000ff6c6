"""Measure how many faults the rule tests notice: `PYTHONPATH=tests python -m mutation --seed 1`.

Small changes to the rules are drawn by seed and tried one by one on a copy of the repository; see docs/testing.md.
"""

import argparse
import hashlib
import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from mutation import report
from mutation.changes import all_changes, drawn
from second_seat import FOLDERS

ROOT: Final = Path(__file__).resolve().parents[2]
COPIED: Final = ("src", "tests", "pyproject.toml")
TESTS: Final = (*[f"tests/{folder}" for folder in FOLDERS], "tests/soundness/test_core.py")
PYTEST: Final = (
    "-m",
    "pytest",
    "-q",
    "-s",
    "-p",
    "mutation.session",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:faker",
)
SCRATCH: Final = ROOT / "build" / "mutation"
VERDICTS: Final = Path(__file__).with_name("verdicts.yaml")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m mutation", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample is drawn")
    parser.add_argument("--changes", type=int, default=200, help="how many changes to rules")
    parser.add_argument("--wrong-seats", type=int, default=50, help="how many changes that take another seat")
    parser.add_argument("--only", default="", help="draw only from modules whose path contains this")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument(
        "--seconds", type=float, default=20, help="processor time after which a test counts as failed"
    )
    parser.add_argument(
        "--scratch", type=Path, default=ROOT / "build" / "mutation", help="where the copy and the reports go"
    )
    wanted = parser.parse_args()

    folder = copied(wanted.scratch.resolve())
    changes = [change for change in all_changes(folder / "src" / "fogbound") if wanted.only in change.path]
    sample = drawn(changes, wanted.changes, wanted.wrong_seats, wanted.seed)
    results = wanted.scratch.resolve() / f"results-{wanted.seed}.jsonl"
    job = {
        "folder": folder,
        "changes": sample,
        "workers": wanted.workers,
        "seconds": wanted.seconds,
        "results": results,
    }
    try_out(folder, job)
    rows = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    found = report.outcomes(sample, rows, report.read_verdicts(VERDICTS))
    for suffix, text in (
        ("json", report.as_json(found, wanted.seed)),
        ("md", report.as_markdown(found, wanted.seed)),
        ("unjudged.yaml", report.blank_verdicts(found)),
    ):
        (wanted.scratch / f"report-{wanted.seed}.{suffix}").write_text(text, encoding="utf-8")
    print(report.as_markdown(found, wanted.seed))
    return 0


def copied(scratch: Path) -> Path:
    """A copy of the repository in a folder of its own for these sources; made once."""
    found = [path for name in COPIED for path in (ROOT / name, *(ROOT / name).rglob("*"))]
    files = sorted(path for path in found if path.is_file() and _belongs(path.relative_to(ROOT)))
    digest = hashlib.sha256()
    for path in files:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    folder = scratch / digest.hexdigest()[:12]
    if not folder.exists():
        made = folder.with_suffix(".new")
        shutil.rmtree(made, ignore_errors=True)
        for path in files:
            target = made / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        made.rename(folder)
    return folder


def _belongs(path: Path) -> bool:
    """Whether a file is part of the engine or of the tests that try it."""
    return path.suffix not in (".so", ".pyc") and not path.is_relative_to("tests/mutation")


def try_out(folder: Path, job: dict[str, object]) -> None:
    """Let pytest collect the rule tests of the copy and try the changes."""
    written = folder / f"job-{os.getpid()}.pickle"
    written.write_bytes(pickle.dumps(job))
    # The tool itself is not copied: it is the working tree's, and the copy's packages come first.
    paths = [folder / "src", folder / "tests", ROOT / "tests"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "FOGBOUND_PURE": "1"}
    environment["PYTHONHASHSEED"] = "0"
    subprocess.run(
        [
            sys.executable,
            *PYTEST,
            "--hypothesis-seed=0",
            "--hypothesis-profile=daily",
            "--mutation-job",
            str(written),
            *TESTS,
        ],
        cwd=folder,
        env=environment,
        check=True,
    )


if __name__ == "__main__":
    sys.exit(main())
