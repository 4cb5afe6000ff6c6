"""What may be done at any time, and how one gets away from a question: confirmed, taken back, or put aside."""

import pytest
from playwright.sync_api import expect

from browser import walks
from browser.people import Person


def arrived(person: Person) -> None:
    """At the table, with nothing left to read."""
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()


def does(person: Person, what: str, *folded: str) -> None:
    """Choose something that stands beside the question, behind what is folded, and confirm it."""
    for each in ("At any time", *folded):
        person.page.get_by_text(each).click()
    person.page.get_by_role("button", name=what).click()
    person.page.get_by_role("dialog").get_by_role("button", name=what).click()


def test_camp_is_made_once_it_is_confirmed(newcomer):
    """The night falls, and the journal says so."""
    person = newcomer()
    arrived(person)

    does(person, "Make camp for the night")

    expect(person.page.locator(".side")).to_contain_text("You made camp.")


def test_a_game_is_given_up_once_it_is_confirmed(newcomer):
    """It ends for everybody, as was said before."""
    person = newcomer()
    arrived(person)

    does(person, "Give up the game", "Leave or give up")

    expect(person.page.get_by_role("dialog", name="The adventure is over")).to_be_visible()


@pytest.mark.parametrize("way", ["button", "Control+z", "u"])
def test_an_action_is_taken_back_from_its_own_sheet(newcomer, way):
    """By what is written there, and by the keys that everybody tries."""
    person = newcomer()
    arrived(person)
    person.answer(walks.alone().steps[0])
    person.page.wait_for_selector(".sheet .commit")

    if way == "button":
        person.page.locator(".sheet .tools").get_by_text("Take back").click()
    else:
        person.page.keyboard.press(way)

    expect(person.page.locator(".sheet")).to_be_hidden()
    expect(person.page.get_by_role("heading", name="What do you do?")).to_be_visible()


def test_a_question_is_put_aside_and_comes_back(newcomer):
    """Escape uncovers the table, and Escape again brings the sheet back; Enter then presses what is lit."""
    person = newcomer()
    arrived(person)
    person.answer(walks.alone().steps[0])
    person.page.wait_for_selector(".sheet .commit")

    person.page.keyboard.press("Escape")
    expect(person.page.locator(".sheet")).to_be_hidden()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".sheet .commit")).to_be_visible()
    person.page.keyboard.press("Enter")

    expect(person.page.locator(".sheet .draw")).to_be_visible()


def test_the_keys_are_told_for_the_asking(newcomer):
    """A question mark shows them."""
    person = newcomer()
    arrived(person)

    person.page.keyboard.press("?")

    expect(person.page.get_by_role("dialog", name="Keyboard")).to_contain_text("take back")
