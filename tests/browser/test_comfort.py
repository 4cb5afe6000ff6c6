"""Comfort: large text is large on cards too, high contrast is black on white, and nothing hides what it stands beside."""

import pytest
from playwright.sync_api import expect

from browser import screens, walks
from browser.people import Person

LARGE_IN_CONTRAST = "localStorage.fogbound ??= JSON.stringify({ theme: 'contrast', size: 150, guided: true })"
LEGIBLE = 11.5
"""Pixels of the smallest word on a card, with text as it is meant to be."""
SMALLEST_WORDS = """where => Math.min(...[...document.querySelectorAll(where)]
  .filter((each) => each.textContent.trim())
  .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""
STYLE = "(each, name) => getComputedStyle(each)[name]"
TABLETS = {"across": (1024, 768), "upright": (820, 1180)}
OVERLAP = """([over, under]) => [...document.querySelectorAll(under)].filter((each) => {
  const [a, b] = [document.querySelector(over), each].map((one) => one.getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}).map((each) => each.textContent)"""


def later(person: Person) -> Person:
    """Somebody before the Board of two explorers, with large text in high contrast."""
    person.context.add_init_script(LARGE_IN_CONTRAST)
    screens.later(person)
    return person


def test_large_text_is_large_on_cards(newcomer):
    """Names on the land and words in the hand grow with the rest of the page."""
    page = later(newcomer(viewport={"width": 1366, "height": 850})).page

    assert page.evaluate(SMALLEST_WORDS, ".board .name") >= 1.5 * LEGIBLE
    assert page.evaluate(SMALLEST_WORDS, ".dock h3, .dock .words, .dock .words p") >= 1.5 * LEGIBLE


def test_nothing_is_cut_off_or_covered_by_large_text(newcomer):
    """The count of the hand stands below the cards, and what invites to speak can be read whole."""
    page = later(newcomer(viewport={"width": 1366, "height": 850})).page

    assert page.evaluate(OVERLAP, [".dock .row .limit", ".dock .held .card"]) == []
    field = page.get_by_label("Say something to the table")
    room = field.evaluate(
        "each => [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth]"
    )
    assert max(room) <= 1


def test_cards_are_black_on_white_in_high_contrast(newcomer):
    """Their stock is white, their ink black, and their words are set in the plainer type."""
    page = later(newcomer()).page
    held = page.locator(".dock .held .card").first

    assert page.evaluate("document.documentElement.dataset.theme") == "contrast"  # as test_access has it
    assert held.locator(".face").evaluate(STYLE, "backgroundColor") == "rgb(255, 255, 255)"
    assert held.locator("h3").evaluate(STYLE, "color") == "rgb(0, 0, 0)"
    assert "Rosario" in held.locator("h3").evaluate(STYLE, "fontFamily")
    assert page.locator(".board .name").first.evaluate(STYLE, "backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("tablet", TABLETS)
def test_lists_and_prompt_leave_the_waymarks_of_a_tablet_in_sight(newcomer, tablet):
    """What can be done is listed beside the land or below it."""
    width, height = TABLETS[tablet]
    person = newcomer(viewport={"width": width, "height": height})
    screens.later(person)

    for over in (".standing.page", ".prompt .prompt"):
        assert person.page.evaluate(OVERLAP, [over, ".waymark"]) == []
    assert person.page.evaluate(OVERLAP, [".standing.page", ".cell:not(:has(.fog))"]) == []


def test_the_heading_of_a_sheet_is_of_the_same_paper(newcomer):
    """On a phone the question sticks to the upper edge without a band of another colour."""
    person = newcomer("touch", "Pixel 7")
    screens.board(person)

    sheet, heading = person.page.locator(".sheet"), person.page.locator(".sheet h2").first
    assert sheet.evaluate(STYLE, "backgroundImage") == "none"
    assert heading.evaluate(STYLE, "backgroundColor") == sheet.evaluate(STYLE, "backgroundColor")


def test_a_table_that_is_laid_stays_as_it_was_chosen(newcomer):
    """While others are awaited nothing else can be chosen, until another table is wanted."""
    person = newcomer()
    person.comes()
    person.sets_the_table(walks.two_of_us(), for_others=[1])
    page = person.page
    expect(page.locator(".invite input")).to_be_visible()

    four = page.locator("[data-players='4']")
    assert four.evaluate("each => each.closest('[inert]') !== null")
    page.get_by_role("button", name="Start another game").click()

    four.click()
    expect(page.locator("section[aria-labelledby=around] [data-seat]")).to_have_count(4)
    expect(page.locator(".invite")).to_have_count(0)
    expect(page.locator("[data-game]")).to_have_count(1)
