"""Counts what players press: `PYTHONPATH=tests python -m browser.clicks` prints a table of it, with what is aimed at.

Each row is a fixed route with its luck (`routes`), played in a real browser with a mouse, as somebody plays who knows
what the page offers: what the table does by itself for one press is one press.
"""

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import BLANK, CHROMIUM, DESKTOP, FLAGS, PICTURES
from browser.hosting import Host
from browser.people import Person, play
from browser.routes import route
from browser.walks import Walk

__all__ = ["FIGURES", "WHOLE", "Figure", "Measured", "gather", "measure"]

HURRIED: Final = "turn"
"""Presses with which cards are turned sooner, which turn by themselves."""
READ: Final = ("read on", "close", "go on")
"""Presses with which a reading is put away."""


WHOLE: Final = slice(None)


class Measured(NamedTuple):
    """What one person pressed, and how much of it put a reading away."""

    presses: int
    readings: int
    purposes: str


class Figure(NamedTuple):
    """A row of the table: the part of a route that is played, by how many, and what is aimed at for one of them."""

    name: str
    route: str
    people: int
    person: int
    part: slice
    most: int
    most_readings: int | None = None
    texts: bool = (
        False  # the texts that lie over the table before the first decision are counted, not presses
    )


FIGURES: Final = (
    Figure("First Light alone, from Begin to victory", "first-light-alone", 1, 0, WHOLE, 66, 10),
    Figure("Selvage alone, from Begin", "selvage-alone", 1, 0, WHOLE, 55, 12),
    Figure("Pathfind, from the board to the board", "first-light-alone", 1, 0, slice(0, 4), 3, 1),
    Figure("Move without risk", "first-light-alone", 1, 0, slice(4, 6), 1),
    Figure("Two people, one Pathfind: who leads it", "first-light-two", 2, 0, slice(0, 8), 4),
    Figure("Two people, one Pathfind: who helps", "first-light-two", 2, 1, slice(0, 8), 1),
    Figure(
        "Texts over the table before the first decision",
        "first-light-alone",
        1,
        0,
        slice(0, 0),
        1,
        texts=True,
    ),
)
"""Presses of single actions are counted without the readings they bring, those of games with them."""


def measure(figure: Figure, seated: Callable[[Walk, int], list[Person]]) -> Measured:
    """Play what comes before without counting, then the part, and count."""
    walk = route(figure.route)
    people = seated(walk, figure.people)
    person = people[figure.person]
    if figure.texts:
        person.page.wait_for_selector("dialog .on")
        return Measured(len(person.reads_on()), 0, "")
    is_game = figure.part == WHOLE
    if not is_game:
        play(people, walk.steps[: figure.part.start])
        for each in people:
            each.comes_to_rest()
    for each in people:
        each.presses.clear()
    play(people, walk.steps[figure.part])
    if not is_game:
        person.comes_to_rest()
    pressed = Counter(person.presses)
    readings = sum(pressed[why] for why in READ)
    total = pressed.total() - pressed[HURRIED]
    purposes = ", ".join(f"{why} {times}" for why, times in pressed.most_common())
    return Measured(total if is_game else total - readings, readings, purposes)


def seats(browser: Browser, address: str) -> Callable[[Walk, int], list[Person]]:
    """Brings people to a table of their own, whose guide has nothing more to tell them."""

    def seated(walk: Walk, number: int) -> list[Person]:
        people = [_comes(browser, address) for _ in range(number)]
        gather(people, walk)
        return people

    return seated


def gather(people: Sequence[Person], walk: Walk) -> None:
    """The first sets the table and invites the others, who come to it."""
    first, *others = people
    first.comes()
    first.sets_the_table(walk, for_others=range(1, len(people)))
    if others:
        link = first.page.locator(".invite input").input_value()
        first.touch("button.light")
    for seat, other in enumerate(others, 1):
        other.page.goto(link)
        other.touch(f"[data-seat='{seat}'] input")
        other.page.get_by_role("textbox").fill("Ana")
        other.page.get_by_role("button", name="Come to the table").click()
    for person in people:
        person.page.wait_for_selector("[data-question]")


def _comes(browser: Browser, address: str) -> Person:
    context = browser.new_context(**DESKTOP, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    context.route(PICTURES, lambda route: route.fulfill(content_type="image/svg+xml", body=BLANK))
    context.add_init_script("localStorage.fogbound ??= JSON.stringify({ guided: true })")
    return Person(context, address)


def report(figures: Sequence[Figure] = FIGURES) -> None:
    """Play every row and print what was pressed beside what is aimed at."""
    print(f"{'':52}{'presses':>8}{'aim':>5}{'readings':>10}{'aim':>5}  of which")
    with tempfile.TemporaryDirectory() as data, Host(Path(data)) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
        )
        for figure in figures:
            found = measure(figure, seats(browser, host.address))
            aim = "" if figure.most_readings is None else figure.most_readings
            print(
                f"{figure.name:52}{found.presses:8}{figure.most:5}{found.readings:10}{aim:>5}  {found.purposes}",
                flush=True,
            )
            for context in browser.contexts:
                context.close()
        browser.close()


if __name__ == "__main__":
    report()
