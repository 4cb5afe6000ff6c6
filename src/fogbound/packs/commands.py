"""The commands for people who write packs: check, schema, reference."""

import pathlib
import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.packs.findings import Finding, found_fault
from fogbound.packs.folder import gather_manifest
from fogbound.packs.format import Ruleset
from fogbound.packs.linter import Counts, count, lint
from fogbound.packs.pack import manifest_of
from fogbound.packs.reading import read_later
from fogbound.program import command

__all__ = ["check", "reference", "schema"]


def check(pack: str, /, *, json: bool = False, later: bool = False) -> None:
    """Check a pack: whether it loads, whether its numbers lead somewhere, whether its texts are all there.

    Every finding comes with its file, line and column. The status is 0 when there is no error and no warning,
    1 when there is, and 2 when there is no such pack.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    json
        Print the findings and counts as JSON.
    later
        Print also the texts of which players read a part only once they have met what it names, or never; that part
        stands between ⟦ and ⟧.
    """
    counts: Counts | None = None
    try:
        packs = library.packs_with([pack])
        findings = lint(packs)
        counts = count(packs[-1])
        if later and not json:
            print("\n".join([*read_later(packs), ""]))
    except library.UnknownPackError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
    except PackError as error:
        findings = [found_fault(fault) for fault in error.faults]
    print(_as_json(pack, findings, counts) if json else _as_text(findings, counts))
    if any(finding.severity != "hint" for finding in findings):
        raise SystemExit(1)


def _as_text(findings: list[Finding], counts: Counts | None) -> str:
    lines = [str(finding) for finding in findings]
    if counts is not None:
        lines.append(f"{counts.cards} cards, {counts.numbers} different numbers")
        for title, parts in (("kinds", counts.kinds), ("backs", counts.backs), ("skills", counts.skills)):
            if parts:
                lines.append(f"  {title}: " + ", ".join(f"{name} {number}" for name, number in parts.items()))
        lines.extend(f"  hidden: {told}" for told in counts.hidden)
    severities = Counter(finding.severity for finding in findings)
    told = [_several(severities[name], name) for name in ("error", "warning", "hint") if severities[name]]
    return "\n".join([*lines, ", ".join(told) or "no findings"])


def _several(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _as_json(pack: str, findings: list[Finding], counts: Counts | None) -> str:
    rows: list[dict[str, Any]] = [
        {
            "file": finding.mark.file,
            "line": finding.mark.line,
            "column": finding.mark.column,
            "severity": finding.severity,
            "code": finding.code,
            "message": finding.message,
            "hint": finding.hint,
        }
        for finding in findings
    ]
    return _format_value({"pack": pack, "findings": rows, "counts": counts})


def _format_value(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()


def schema(
    part: Literal["cards", "pack"] = "cards", /, *, ruleset: Ruleset = "continent", to: str = ""
) -> None:
    """Print the JSON Schema of card files or of pack.yaml, for editors.

    Parameters
    ----------
    part
        `cards` for cards/*.yaml and story/*.yaml, `pack` for pack.yaml.
    ruleset
        The rules that the cards are written for.
    to
        The folder of a pack: both schemas are written into its folder `schema`, for the rules it is written for.
    """
    from fogbound.packs import schema as schemas

    if not to:
        print(schemas.as_json(schemas.schema(part, ruleset)).decode(), end="")
        return
    try:
        folder = library.find(to)
        manifest, _ = manifest_of(gather_manifest(folder))
        print(f"written: {schemas.write_schemas(folder, manifest.ruleset)}")
    except library.UnknownPackError as error:
        raise SystemExit(str(error)) from None
    except PackError as error:
        raise SystemExit("\n".join(str(found_fault(fault)) for fault in error.faults)) from None
    except OSError as error:
        raise SystemExit(f"cannot write to {to}: {error.strerror}") from None


def reference(*words: str, to: str = "", check: str = "") -> None:
    """Find sentences and recipes of the effect language: by a topic, how they begin, words in them, what you want.

    Without words it tells what topics there are.

    Parameters
    ----------
    words
        What to look for: counters, "each involved", land, vote.
    to
        Write the whole reference into this folder: effects.md, and a page for each topic.
    check
        Tell whether the reference in this folder is up to date; the status is 1 when it is not.
    """
    from fogbound.packs import reference as written

    if check:
        if stale := written.differing(pathlib.Path(check)):
            hint = f"write them anew with {command('reference', '--to', check)}"
            raise SystemExit(f"not up to date: {', '.join(stale)}; {hint}")
    elif to:
        _write_pages(pathlib.Path(to), written.pages())
    elif words:
        _print_found(" ".join(words), written.search(" ".join(words)))
    else:
        print("\n".join(written.overview()))
        print(
            f"\nLook into one with {command('reference', 'land')}, or for words with {command('reference', 'counters')}."
        )


def _write_pages(folder: pathlib.Path, pages: Mapping[str, str]) -> None:
    try:
        (folder / "effects").mkdir(parents=True, exist_ok=True)
        for old in (folder / "effects").glob("*.md"):
            if f"effects/{old.name}" not in pages:
                old.unlink()
        for name, text in pages.items():
            (folder / name).write_text(text, "utf-8")
    except OSError as error:
        raise SystemExit(f"cannot write to {folder}: {error.strerror}") from None
    print(f"{len(pages)} pages in {folder}")


def _print_found(words: str, terms: list[list[str]]) -> None:
    if not terms:
        raise SystemExit(
            f"no sentence is about {words!r}; {command('reference')} tells what topics there are"
        )
    width = shutil.get_terminal_size().columns
    print("\n\n".join("\n".join(_wrap(line, width) for line in lines) for lines in terms))


def _wrap(line: str, width: int) -> str:
    """A line that goes on below its beginning where it is too long; syntax stays in one."""
    if line.startswith("    "):
        return line
    return "\n".join(textwrap.wrap(line, width, subsequent_indent=" " * (len(line) - len(line.lstrip()) + 4)))
