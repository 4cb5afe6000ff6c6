"""Measures when pictures are sharp, with an empty folder of pictures: `PYTHONPATH=tests python -m browser.sharpness`.

Somebody opens a server that has just started, chooses an adventure, presses Begin and plays. Every place for a picture is
watched in every frame: for how long nothing is there, and for how long it is shown larger than it is sharp. The pictures
of what new games show lie ready, as they do in a package and after `./play`; with `--undrawn` there are none of them.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from browser import walks
from browser.conftest import CHROMIUM, DESKTOP, FLAGS
from browser.hosting import ROOT, Host
from browser.people import Person
from fogbound.press.store import READY

__all__ = ["Sight", "measure"]

WATCH: Final = (Path(__file__).parent / "sharpness.js").read_text("utf-8")
SERVE: Final = (sys.executable, "-m", "fogbound", "serve")
PATIENCE: Final = 60_000
PHONE: Final = "Pixel 7"
WALKS: Final = {"first-light": walks.alone, "selvage": walks.selvage_won}


class Sight(NamedTuple):
    """What became of one place for a picture; times are in milliseconds since Begin was pressed."""

    address: str
    came: float
    sharp: float | None
    empty: float
    blurred: float
    width: int
    scale: float

    @property
    def waited(self) -> float:
        """How long it was not what it should be."""
        return self.empty + self.blurred


class Measured(NamedTuple):
    """The pictures of the first screen, and those that came while somebody played on."""

    first: list[Sight]
    later: list[Sight]

    @property
    def sharp(self) -> float:
        """When all of the first screen was sharp."""
        return max(each.sharp if each.sharp is not None else float("inf") for each in self.first)


def measure(
    browser: Browser, shape: dict[str, Any], manner: Any, adventure: str, lobby: float, steps: int
) -> Measured:
    """Begin a game on a server of its own that has drawn nothing yet, after so many seconds in the lobby."""
    walk = WALKS[adventure]()
    with tempfile.TemporaryDirectory() as data, Host(Path(data), SERVE) as host:
        context = browser.new_context(**{**shape, "locale": "en-GB"})
        context.add_init_script("localStorage.fogbound ??= JSON.stringify({ guided: true })")
        context.add_init_script(WATCH)
        person = Person(context, host.address, manner)
        person.comes()
        person.page.wait_for_selector("[data-adventure]")
        time.sleep(lobby)
        person.page.evaluate(
            "document.addEventListener('click', (event) => event.target.closest('button.light') && watchPictures(), true)"
        )
        person.sets_the_table(walk)
        person.page.wait_for_function("() => window.picturesSettled?.()", timeout=PATIENCE)
        first = _seen(person)
        for step in walk.steps[:steps]:
            person.answer(step)
        if steps:
            person.page.wait_for_function("() => picturesSettled()", timeout=PATIENCE)
        later = _seen(person)[len(first) :]
        context.close()
    return Measured(first, later)


def _seen(person: Person) -> list[Sight]:
    found = person.page.evaluate("picturesSeen()")
    return [Sight(**{name: each.get(name) for name in Sight._fields}) for each in found]


def report(label: str, found: list[Measured], is_long: bool) -> str:
    """What is printed of some runs."""
    sharp = [each.sharp / 1e3 for each in found]
    first = [one for each in found for one in each.first]
    later = [one for each in found for one in each.later]
    told = [
        f"{label}: {len(first) // len(found)} pictures of the first screen, all sharp after"
        f" {statistics.median(sharp):.2f} s ({min(sharp):.2f} to {max(sharp):.2f});"
        f" {_blurred(first) / len(found):.1f} of them blurred meanwhile"
    ]
    if later:
        waited = [one.waited / 1e3 for one in later]
        told.append(
            f"  while playing on: {len(later) // len(found)} pictures, one was waited for"
            f" {statistics.mean(waited):.2f} s, the longest {max(waited):.2f} s;"
            f" {_blurred(later) / len(found):.1f} blurred"
        )
    if is_long:
        told += [
            f"  {one.came:7.0f} {one.empty:6.0f} empty {one.blurred:6.0f} blurred"
            f"  {one.width} px, {one.scale or 0:.2f}  {one.address}"
            for one in [*first, *later]
        ]
    return "\n".join(told)


def _blurred(found: list[Sight]) -> int:
    return sum(one.blurred > 0 for one in found)


@contextmanager
def nothing_ready() -> Iterator[None]:
    """Put the pictures that lie ready aside for a while."""
    aside = READY.with_name("ready.aside")
    if READY.exists():
        READY.rename(aside)
    try:
        yield
    finally:
        if aside.exists():
            aside.rename(READY)


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--lobby", type=float, default=0, help="seconds spent in the lobby before the choices"
    )
    parser.add_argument("--steps", type=int, default=6, help="answers that are given afterwards")
    parser.add_argument("--adventures", nargs="+", default=["first-light"], choices=list(WALKS))
    parser.add_argument("--shapes", nargs="+", default=["desk", "phone"], choices=["desk", "phone"])
    parser.add_argument("--each", action="store_true", help="tell of every picture")
    parser.add_argument("--undrawn", action="store_true", help="without the pictures that lie ready")
    chosen = parser.parse_args()
    if not chosen.undrawn:
        subprocess.run([ROOT / "requirements" / "pictures"], check=True)
    with sync_playwright() as playwright, nothing_ready() if chosen.undrawn else nullcontext():
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
        )
        for adventure in chosen.adventures:
            for shape in chosen.shapes:
                known = DESKTOP if shape == "desk" else playwright.devices[PHONE]
                manner = "mouse" if shape == "desk" else "touch"
                found = [
                    measure(browser, known, manner, adventure, chosen.lobby, chosen.steps)
                    for _ in range(chosen.runs)
                ]
                print(report(f"{adventure}, {shape}", found, chosen.each), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
