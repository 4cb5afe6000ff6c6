"""The command `fogbound merge`: parts of one experiment, played by several commands, summed up as one."""

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from fogbound.lab.errands import refuse, stoppable
from fogbound.lab.games import PlayedGame
from fogbound.lab.records import Heading, Recorder, RecordsRefused, join, missing, recording
from fogbound.lab.simulate import Sum, print_outcomes
from fogbound.packs.shelf import shelf
from fogbound.program import command

__all__ = ["merge", "sum_of"]

SHOWN: Final = 5
"""How many gaps a message lists."""


def sum_of(heading: Heading, played: dict[int, PlayedGame]) -> Sum:
    """What the games have come to, as `simulate` would have told; RecordsRefused if one between them is missing."""
    gaps = missing(played)
    if gaps:
        raise RecordsRefused(_missing(heading, gaps))
    found = Sum(
        pack=heading.pack,
        policy=heading.policy,
        explorers=heading.explorers,
        characters=heading.characters,
        seed=heading.seed,
        first=min(played),
        limit=heading.limit,
    )
    found.count(played[number] for number in sorted(played))
    return found


def _missing(heading: Heading, gaps: list[range]) -> str:
    """Which games are missing, and how to play them."""
    people = (
        ["--explorers", ",".join(heading.characters)]
        if heading.characters
        else ["--players", str(heading.explorers)]
    )
    pack = heading.pack if heading.pack in shelf() else f"path/to/{heading.pack}"
    lines = [f"{sum(map(len, gaps)):,} games are missing; this plays them, and merge takes them along:"]
    lines += [
        "  "
        + command(
            *("simulate", pack, "--policy", heading.policy, *people, "--seed", str(heading.seed)),
            *("--limit", str(heading.limit), "--first", str(gap.start), "--games", str(len(gap))),
            *("--records", f"{heading.pack}-{gap.start}.jsonl"),
        )
        for gap in gaps[:SHOWN]
    ]
    if len(gaps) > SHOWN:
        lines.append(f"  and {len(gaps) - SHOWN:,} more gaps")
    return "\n".join(lines)


def merge(
    *files: Annotated[str, Parameter(negative=())],
    to: str = "",
    json: bool = False,
) -> None:
    """Put the records of several commands together and sum them up.

    Each `simulate --first … --games … --records FILE` plays a part of an experiment, anywhere. The sum has the digest
    that one command would have had. The status is 2 when the files do not belong together or games are missing.

    Parameters
    ----------
    files
        The files of records.
    to
        A new file into which all records go, in the order of the games.
    json
        Print the sum as one JSON object.
    """
    if not files:
        refuse("name the files that `simulate --records` has written")
    with stoppable():
        whole = join([Path(file) for file in files])
        if not whole.played:
            raise RecordsRefused("no game stands in these files yet")
        if whole.cut:
            print("a last line was cut short, and is left out", file=sys.stderr)
        found = sum_of(whole.heading, whole.played)
        if to:
            _write(Path(to), whole.heading, whole.played)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    print_outcomes(found)
    print(f"digest {found.digest}")


def _write(path: Path, heading: Heading, played: dict[int, PlayedGame]) -> None:
    """Write all records into a new file."""
    if path.exists():
        raise RecordsRefused(f"{path} is there already; name a new file, or remove it first")
    recorder: Recorder
    with recording(path, heading) as recorder:
        recorder.add(played[number] for number in sorted(played))
