"""A finger: whatever is pressed on a phone is as large as one, upright and on its side."""

from pathlib import Path
from typing import Final

import pytest

from browser import screens, walks
from browser.people import Person
from browser.walks import Step

FINGER: Final = 44
"""Pixels that a finger needs."""
MISSED: Final = (Path(__file__).parent / "finger_room.js").read_text("utf-8")
TABS: Final = ("Map", "Hand", "Items", "Piles", "Journal")
SCREENS: Final = (screens.board, screens.action, screens.dialogue, screens.homecoming, screens.reading)


def misses(person: Person) -> list[str]:
    """What is too small for a finger on the page that lies open."""
    person.settles()
    found: list[str] = person.page.evaluate(MISSED, FINGER)
    return found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_everything_on_a_phone_is_as_large_as_a_finger(newcomer, screen):
    """The table, an action, a story and what is read."""
    person = newcomer("touch", "Pixel 7")

    screen(person)

    assert misses(person) == []


def test_every_tab_of_a_phone_is_as_large_as_a_finger(newcomer):
    """What is in the hand, items, piles and the journal."""
    person = newcomer("touch", "Pixel 7")
    screens.later(person)

    for tab in TABS:
        person.page.locator("nav").get_by_role("button", name=tab).tap()
        assert misses(person) == [], tab


def test_a_phone_on_its_side_shows_the_cards_that_are_chosen(newcomer):
    """The first of the cards that were drawn lies there whole, with the button that keeps it."""
    walk = walks.alone()
    kept = next(at for at, step in enumerate(walk.steps) if step.choice.startswith("keep"))
    person = newcomer("touch", "Pixel 7 landscape")
    person.comes_back(walk, kept)
    page = person.page

    page.locator(".draw [data-choice^='keep/']").first.wait_for()
    person.settles()

    assert page.evaluate("() => document.querySelector('.sheet.phone').scrollTop") == 0
    button = page.locator(".draw [data-choice^='keep/']").first.bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= page.evaluate("innerHeight")
    assert misses(person) == []


def test_a_slip_that_is_too_small_leaves_the_press_to_its_card(newcomer):
    """On a phone a finger opens the card; what lies on it is chosen there or in the list."""
    walk = walks.alone()
    person = newcomer("touch", "Pixel 7")
    screens.board(person)

    slip = person.page.locator(".board .cell:has(.figure) .slip").first.bounding_box()
    assert slip is not None
    person.page.touchscreen.tap(slip["x"] + slip["width"] / 2, slip["y"] + slip["height"] / 2)

    person.page.locator("dialog[open] h2").wait_for()
    assert Step(*walk.steps[0]).serial == int(person.asked())


@pytest.mark.parametrize("people", [3, 4])
def test_the_bar_of_a_narrow_phone_holds_all_who_play(newcomer, people):
    """However many there are, nothing makes the page wider than the screen."""
    person = newcomer("touch", "iPhone SE")
    person.comes()
    person.touch(f"[data-players='{people}']")
    person.touch("button.light")
    page = person.page
    page.wait_for_selector("dialog .on")
    person.reads_on()
    person.settles()

    assert page.evaluate("document.documentElement.scrollWidth") == page.evaluate("screen.width")
    for flag in page.locator(".phone .flags button").all():
        flag.scroll_into_view_if_needed()
        flag.tap(trial=True)
    page.get_by_role("button", name="Settings").tap(trial=True)
