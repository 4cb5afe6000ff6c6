"""Golden games: some to be read, the others as digests that tell at which decision a game has become another.

`PYTHONPATH=tests python -m soundness.golden` tells which games have changed, with `--update` it writes them anew after a
change that was meant; `--tell NAME` prints any of them as it reads.
"""

import argparse
from functools import cache
from pathlib import Path
from typing import Final

import first_light.tales
import selvage.tales
from soundness import transcripts
from soundness.transcripts import Play, signs, story

GOLDEN: Final = Path(__file__).resolve().parent.parent / "golden"
DIGESTS: Final = GOLDEN / "digests.txt"
PER_LINE: Final = 100
READ: Final = (
    "first-light-lost-at-the-shutter",
    "first-light-lost-to-a-curse",
    "first-light-won-4",
    "proving-ground-2",
    "selvage-won-standard-4",
    "selvage-won-story-3",
    "selvage-won-survival-1",
)
"""Those that are kept as they read: alone and together, won and lost, at random and with a plan."""


@cache
def plays() -> dict[str, Play]:
    """All golden games, by name."""
    return {**transcripts.plays(), **first_light.tales.plays(), **selvage.tales.plays()}


def path(name: str) -> Path:
    """Where a game is kept that is to be read."""
    return GOLDEN / f"{name}.txt"


def digested() -> list[str]:
    """The games that are kept as digests."""
    return sorted(plays().keys() - set(READ))


def digest(name: str) -> list[str]:
    """A game as it stands among the digests: how it ended, then the signs of its decisions."""
    found, ending = signs(plays()[name])
    rows = [f"{at + 1:5} {found[at : at + PER_LINE]}".rstrip() for at in range(0, len(found), PER_LINE)]
    return [f"{name}: {ending or 'unfinished'}, {len(found)} decisions", *rows]


def kept() -> dict[str, list[str]]:
    """What stands in the file, by game."""
    found: dict[str, list[str]] = {}
    for line in DIGESTS.read_text("utf-8").splitlines():
        if not line.startswith(" "):
            found[line.partition(":")[0]] = rows = []
        rows.append(line)
    return found


def difference(kept: list[str], played: list[str]) -> str:
    """The first decision that is another, in words; an empty string if there is none."""
    old, new = ("".join(row.split()[1] for row in rows[1:]) for rows in (kept, played))
    if kept == played:
        return ""
    at = next((at for at in range(min(len(old), len(new))) if old[at] != new[at]), min(len(old), len(new)))
    return f"{kept[0].partition(':')[0]}: decision {at + 1} is another"


def ending(name: str) -> str:
    """How a game ended when it was written down: its last line, or what the digest says."""
    if name in READ:
        return path(name).read_text("utf-8").splitlines()[-1]
    return kept()[name][0].partition(": ")[2].partition(",")[0]


def main() -> None:
    """Compare all golden games with those that are kept, or write them anew."""
    parser = argparse.ArgumentParser(description="Compare the golden games, write them anew, or read one.")
    parser.add_argument("--update", action="store_true", help="write them anew")
    parser.add_argument("--tell", metavar="NAME", choices=sorted(plays()), help="print one as it reads")
    words = parser.parse_args()
    if words.tell:
        print(story(plays()[words.tell]), end="")
        return
    expected = {path(name): story(plays()[name]) for name in READ}
    expected[DIGESTS] = "".join(f"{line}\n" for name in digested() for line in digest(name))
    changed = [
        file for file, text in expected.items() if not file.is_file() or file.read_text("utf-8") != text
    ]
    for file in changed:
        if words.update:
            file.write_text(expected[file], "utf-8")
        print(f"{file.relative_to(GOLDEN.parent.parent)} {'written' if words.update else 'has changed'}")
    if changed and not words.update:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
