"""Counts what a player presses in whole games: `PYTHONPATH=tests python -m browser.clicks`.

Each game is a walk with its luck, played in a real browser with a mouse; what is pressed is counted by its purpose. The
figures belong to the routes: after a change of the cards a walk may be another one, and its decisions tell so.
"""

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from browser import walks
from browser.conftest import BLANK, CHROMIUM, DESKTOP, FLAGS, PICTURES
from browser.hosting import Host
from browser.people import Person, play
from browser.walks import Walk

__all__ = ["Count", "count"]

HURRIED: Final = "turn"
READ: Final = ("read on", "close", "go on")
"""Presses with which a reading is put away."""
GAMES: Final[dict[str, tuple[Callable[[], Walk], int]]] = {
    "First Light, alone": (walks.alone, 1),
    "First Light, two people": (walks.two_of_us, 2),
    "Selvage, alone": (walks.selvage_won, 1),
}


class Count(NamedTuple):
    """What one person pressed from the first question to the last answer, by its purpose."""

    decisions: int
    presses: Counter[str]

    @property
    def total(self) -> int:
        """Without those that turn cards sooner, which turn by themselves."""
        return sum(self.presses.values()) - self.presses[HURRIED]

    @property
    def readings(self) -> int:
        return sum(self.presses[why] for why in READ)


def count(walk: Walk, people: Sequence[Person]) -> list[Count]:
    """Play a walk and count, for each person."""
    steps = [step for step in walk.steps if step.kind != walks.ACCEPT or len(people) > 1]
    play(people, steps)
    decisions = Counter(min(max(step.seat, 0), len(people) - 1) for step in steps)
    return [Count(decisions[seat], Counter(person.presses)) for seat, person in enumerate(people)]


def _seated(browser: Browser, address: str, walk: Walk, number: int) -> list[Person]:
    """People at a table of their own, whose guide has nothing more to tell them."""
    people = []
    for _ in range(number):
        context = browser.new_context(**DESKTOP, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
        context.route(PICTURES, lambda route: route.fulfill(content_type="image/svg+xml", body=BLANK))
        context.add_init_script("localStorage.fogbound ??= JSON.stringify({ guided: true })")
        people.append(Person(context, address))
    first, *others = people
    first.comes()
    first.sets_the_table(walk, for_others=range(1, number))
    if others:
        link = first.page.locator(".invite input").input_value()
        first.touch("button.light")
    for seat, other in enumerate(others, 1):
        other.page.goto(link)
        other.touch(f"[data-seat='{seat}'] input")
        other.page.get_by_role("textbox").fill("Ana")
        other.page.get_by_role("button", name="Come to the table").click()
    for person in people:
        person.presses.clear()
    return people


def report() -> None:
    """Play every game and print what was pressed."""
    with tempfile.TemporaryDirectory() as data, Host(Path(data)) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
        )
        for name, (find, number) in GAMES.items():
            walk = find()
            people = _seated(browser, host.address, walk, number)
            for person, counted in zip(people, count(walk, people), strict=True):
                purposes = ", ".join(f"{why} {times}" for why, times in counted.presses.most_common())
                print(
                    f"{name} (seed {walk.seed}): {counted.decisions} decisions, {counted.total} presses,"
                    f" {counted.readings} of them readings ({purposes})",
                    flush=True,
                )
                person.context.close()
        browser.close()


if __name__ == "__main__":
    report()
