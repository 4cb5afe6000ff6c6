"""What is read out is read: on the sheet of its question above the choices, and the whole ending before its result."""

import pytest
from playwright.sync_api import Locator, expect

from browser import walks
from browser.people import Person, play

DEVICES = pytest.mark.parametrize("device", ["", "Pixel 7"], ids=["desktop", "phone"])


def _below(upper: Locator, lower: Locator) -> bool:
    """Whether one thing stands wholly above another."""
    one, other = upper.bounding_box(), lower.bounding_box()
    assert one is not None
    assert other is not None
    return one["y"] + one["height"] <= other["y"]


@DEVICES
def test_a_passage_stands_above_its_choices_once_the_cards_are_put_away(newcomer, device):
    """The turned cards come first and alone; then the passage, in full and within the sheet, then what may be replied."""
    walk = walks.selvage_won()
    person: Person = newcomer("touch" if device else "mouse", device)
    page = person.page
    person.hurries(walk, len(walk.steps) - 2)
    sheet, choices = page.locator(".sheet"), page.locator(".sheet .question [data-choice]")

    play([person], walk.steps[-2:-1])
    page.wait_for_selector(".draw .result.success, .draw .result.failure")
    expect(choices).to_have_count(0)
    page.locator(".draw").get_by_role("button", name="Go on").click()

    passage = sheet.locator(".prose")
    expect(passage).to_contain_text("The wheel stands")
    person.settles()
    assert _below(passage, choices.first)
    expect(page.locator(".read-out")).to_have_count(0)
    expect(sheet.locator(".question")).not_to_contain_text("Read paragraph")


@DEVICES
def test_the_ending_is_read_as_a_whole_before_it_is_summed_up(newcomer, device):
    """All that the last answer brought lies open in its order; how it ended is said when somebody goes on."""
    walk = walks.selvage_won()
    person: Person = newcomer("touch" if device else "mouse", device)
    page = person.page
    person.hurries(walk, len(walk.steps) - 1)

    play([person], walk.steps[-1:])
    told = page.locator(".dialogue .prose")
    expect(told.last).to_contain_text("In the evening the bell is rung")
    expect(told.filter(has_text="when somebody asks how it ended")).to_have_count(1)
    assert told.count() > 4
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Go on").click()

    expect(page.get_by_role("dialog", name="You have come through")).to_be_visible()
    expect(page.locator(".dialogue, .read-out")).to_have_count(0)
