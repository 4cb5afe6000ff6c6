"""The screens of the table in the browser, and how somebody gets to each."""

from browser import walks
from browser.people import Person
from browser.walks import TALK


def lobby(person: Person) -> None:
    person.comes()
    person.page.wait_for_selector("[data-adventure]")


def settings(person: Person) -> None:
    lobby(person)
    person.page.get_by_role("button", name=person.spelled("Settings")).click()
    person.page.wait_for_selector("dialog[open]")


def gallery(person: Person) -> None:
    person.comes("#/gallery/first-light")
    person.page.get_by_role("button", name=person.spelled("Show me all cards")).click()
    person.page.wait_for_selector("[data-card]")


def board(person: Person) -> None:
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()
    person.settles()


def journal(person: Person) -> None:
    """What has happened so far; on a phone it is a tab."""
    board(person)
    if not person.page.locator(".journal").count():
        person.touch(".guide button:last-of-type")
        person.page.locator("nav").get_by_role("button", name=person.spelled("Journal")).click()
    person.page.wait_for_selector(".journal .line")


def rules(person: Person) -> None:
    """The rules, opened over the table."""
    board(person)
    person.page.keyboard.press("r")
    person.page.wait_for_selector("dialog ol .link")


def reading(person: Person) -> None:
    """The first card that is read to somebody who has just arrived."""
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")


def action(person: Person) -> None:
    person.hurries(walks.alone(), 1)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()
    person.page.wait_for_selector(".sheet .commit")


def dialogue(person: Person) -> None:
    walk = walks.selvage()
    person.hurries(walk, next(at for at, step in enumerate(walk.steps) if step.kind == TALK))
    person.page.wait_for_selector(".dialogue")
    person.page.wait_for_selector("dialog .on")
    person.reads_on()


def homecoming(person: Person) -> None:
    """At the end of a walk in selvage, with nothing lying over the Board."""
    walk = walks.selvage()
    person.hurries(walk, len(walk.steps))
    person.page.wait_for_selector("[data-question]")
    person.page.locator("dialog .x").click()


def leaflet(person: Person) -> None:
    homecoming(person)
    person.page.locator(".rail").get_by_role("button", name=person.spelled("Leaflet")).click()
    person.page.wait_for_selector("dialog[open]")


def replay(person: Person) -> None:
    walk = walks.alone()
    person.hurries(walk, len(walk.steps))
    person.comes(f"#/replay/{person.page.url.rpartition('/')[2]}")
    person.page.wait_for_selector("input[type=range]")


def later(person: Person) -> None:
    """The Board of two explorers after some turns, with nothing lying over it."""
    walk = walks.two_of_us()
    turn = [at for at, step in enumerate(walk.steps) if step.kind == "choose-turn"][-2]
    person.hurries(walk, turn)
    person.page.wait_for_selector("[data-question]")
    person.page.locator("dialog .x").click()
    person.settles()
