"""Whole games alone: with the keyboard only, and with a finger on a phone."""

from playwright.sync_api import expect

from browser import walks
from browser.people import play


def test_a_game_is_won_with_the_keyboard_only(newcomer):
    """From the first page to the last, nothing needs a mouse."""
    walk = walks.alone()
    person = newcomer("keys")

    person.comes()
    person.sets_the_table(walk)
    play([person], walk.steps)
    person.sees_the_end()

    expect(person.page.get_by_role("dialog", name="You have come through")).to_be_visible()


def test_a_game_is_won_with_a_finger_on_a_phone(newcomer):
    """The small page offers everything that the large one does."""
    walk = walks.alone()
    person = newcomer("touch", "Pixel 7")

    person.comes()
    person.sets_the_table(walk)
    play([person], walk.steps)
    person.sees_the_end()

    expect(person.page.get_by_role("dialog", name="You have come through")).to_be_visible()
