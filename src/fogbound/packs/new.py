"""The command `fogbound new-pack`: a small pack that can be checked and played at once, and grown from there.

What it writes lies in `template`, a folder for each ruleset; `$name`, `$title` and `$languages` in those files stand for
what is chosen. Beside them it puts the JSON Schema, which their first lines name, so that editors complete and check.
"""

import os
import pathlib
import re
import string
from typing import Final

import msgspec

from fogbound.languages import LANGUAGES, Lang
from fogbound.packs import library
from fogbound.packs.format import Ruleset, Word
from fogbound.packs.schema import write_schemas
from fogbound.program import command

__all__ = ["NewPackRefused", "new_pack", "write_pack"]

TEMPLATE: Final = pathlib.Path(__file__).resolve().parent / "template"
FILES: Final[dict[Ruleset, dict[str, str]]] = {
    "continent": {
        "pack.yaml": "what it is and what it builds on",
        "cards/land.yaml": "the land and what is found there",
        **{f"text/{lang}/land.ftl": f"its names and prose ({lang})" for lang in LANGUAGES},
    },
    "citadel": {
        "pack.yaml": "what it is, and the words it brings",
        "cards/people.yaml": "the characters and their Skills",
        "cards/land.yaml": "the land and its fog",
        "story/beginning.yaml": "the first scenario, and what is read in it",
        "story/threat.yaml": "the Threat, and how it ends",
        **{
            f"text/{lang}/{part}.ftl": f"{about} ({lang})"
            for lang in LANGUAGES
            for part, about in (
                ("people", "the names of people and Skills"),
                ("land", "names of the land and of actions"),
                ("story", "the story, and what is read"),
            )
        },
    },
}
LONGEST_TITLE: Final = 80


class NewPackRefused(Exception):
    """No pack is made; the message says why and what to do."""


def new_pack(
    folder: str, /, *, title: str = "", ruleset: Ruleset = "continent", lang: Lang | None = None
) -> None:
    """Make a small pack that can be checked and played at once, to be grown into an adventure.

    Parameters
    ----------
    folder
        Where it is made: a new or empty folder, whose name becomes the name of the pack.
    title
        The title players read; without one it is made from the name.
    ruleset
        The rules it is written for: continent or citadel.
    lang
        Write it in this language alone.
    """
    try:
        written = write_pack(pathlib.Path(folder), title, LANGUAGES if lang is None else (lang,), ruleset)
    except NewPackRefused as refusal:
        raise SystemExit(str(refusal)) from None
    width = max(len(str(path)) for path in written)
    print("Your pack is ready:")
    for path, about in written.items():
        print(f"  {path!s:{width}}  {about}")
    print(f"Check it:  {command('check', folder)}")
    print(f"Play it:   {command('play', folder)}")


def write_pack(
    folder: pathlib.Path, title: str, languages: tuple[str, ...], ruleset: Ruleset = "continent"
) -> dict[pathlib.Path, str]:
    """Write the files of a new pack and tell what each is; raises NewPackRefused and leaves what is there alone."""
    name = _name(folder)
    words = {
        "name": name,
        "title": _title(title or _from_name(name)),
        "languages": ", ".join(languages),
    }
    _refuse_occupied(folder)
    written: dict[pathlib.Path, str] = {}
    try:
        for part, about in FILES[ruleset].items():
            if part.startswith("text/") and part.split("/")[1] not in languages:
                continue
            path = folder / part
            path.parent.mkdir(parents=True, exist_ok=True)
            text = string.Template((TEMPLATE / ruleset / part).read_text("utf-8")).substitute(words)
            path.write_text(text, "utf-8")
            written[path] = about
        written[write_schemas(folder, ruleset)] = "what editors need to complete and to check"
    except OSError as error:
        raise NewPackRefused(f"{error.filename or folder} cannot be written: {error.strerror}") from None
    return written


def _name(folder: pathlib.Path) -> str:
    name = pathlib.Path(os.path.abspath(folder)).name
    try:
        msgspec.convert(name, Word)
    except msgspec.ValidationError:
        raise NewPackRefused(
            f"{name!r} cannot be the name of a pack: begin with a letter, go on with letters, digits and "
            "hyphens, at most 60 in all"
        ) from None
    if name in library.shelf():
        raise NewPackRefused(f"there is already a pack called {name!r} on the shelf; choose another name")
    return name


def _from_name(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in re.split(r"[-_.]+", name) if word)


def _title(title: str) -> str:
    """The title as Fluent writes it, where braces stand for something else."""
    title = title.strip()
    if not title or not title.isprintable() or len(title) > LONGEST_TITLE:
        raise NewPackRefused(
            f"{title!r} cannot be a title: give one line of at most {LONGEST_TITLE} characters"
        )
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', title)


def _refuse_occupied(folder: pathlib.Path) -> None:
    try:
        occupied = any(folder.iterdir())
    except FileNotFoundError:
        return
    except NotADirectoryError:
        raise NewPackRefused(f"{folder} is not a folder; name a new one") from None
    except OSError as error:
        raise NewPackRefused(f"{folder} cannot be read: {error.strerror}") from None
    if occupied:
        raise NewPackRefused(f"the folder {folder} is not empty; name a new one")
