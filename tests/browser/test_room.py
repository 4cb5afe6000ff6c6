"""Room for everything: nothing lies over what it speaks of, and nothing answers what nobody has read."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser import screens, walks

SIZES = {"small": (1366, 850), "large": (1920, 1080)}
PRESS_AS_THE_LAST_CARD_TURNS = """() => new Promise((done) => {
  const turn = [...document.querySelectorAll(".draw .foot button")].at(-1);
  turn.focus();
  new MutationObserver((_, watch) => {
    if (turn.isConnected) return;
    watch.disconnect();
    const key = { key: "Enter", bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", key));
    setTimeout(done, 300);
  }).observe(document.body, { childList: true, subtree: true });
})"""


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_leaves_the_journal_and_the_land_in_sight(newcomer, size):
    """On a desktop it lies below the journal, which makes room for it."""
    width, height = SIZES[size]
    person = newcomer(viewport={"width": width, "height": height})
    screens.board(person)

    hint = person.page.locator(".guide")
    expect(hint).to_be_visible()
    assert not _overlap(hint, person.page.locator("aside.journal"))
    assert not _overlap(hint, person.page.locator(".board"))


def test_a_hint_stands_on_the_sheet_of_a_phone(newcomer):
    """It is read between the question and its answers, and the land stays in sight."""
    person = newcomer("touch", "Pixel 7")
    screens.board(person)

    hint = person.page.locator(".sheet .guide")
    expect(hint).to_be_visible()
    assert not any(_overlap(hint, land) for land in person.page.locator(".cell:not(:has(.fog))").all())


def test_places_keep_their_names_while_the_board_grows(newcomer):
    """The start is the start on the first evening and on the last, and what lies north of it says so."""
    first, later = newcomer(), newcomer()
    screens.board(first)
    screens.later(later)

    for person in (first, later):
        names = [
            cell.get_attribute("aria-label") or ""
            for cell in person.page.locator("[data-cell-button='0,0']").all()
        ]
        assert any("The shingle. start" in name for name in names)
    north = later.page.locator("[data-cell-button='0,-1']").first
    assert "N1" in (north.get_attribute("aria-label") or "")


def test_a_key_that_was_to_turn_the_cards_answers_nothing(newcomer):
    """The last card turns by itself just before Enter is pressed: what is asked then waits to be read."""
    person = newcomer(reduced_motion="no-preference")
    walk = walks.alone()
    reveal = next(at for at, step in enumerate(walk.steps) if step.choice == "reveal")
    person.hurries(walk, reveal)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()
    person.answer(walk.steps[reveal])
    asked = person.asked()
    person.page.wait_for_selector(".draw .foot button")

    person.page.evaluate(PRESS_AS_THE_LAST_CARD_TURNS)

    assert person.asked() == asked
    assert person.page.locator(".draw").count() == 1


def test_who_is_invited_sees_by_whom_and_what_is_free(newcomer):
    """The page of an invitation names adventure, people and seats; the chosen seat is theirs when they arrive."""
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    first.comes()
    first.page.get_by_label("Your name").fill("Ann")
    first.sets_the_table(walks.two_of_us(), for_others=[1])
    second.page.goto(first.page.locator(".invite input").input_value())

    page = second.page
    expect(page.get_by_role("heading", name="Ann invites you to “First Light”")).to_be_visible()
    expect(page.locator("[data-seat='0']")).to_contain_text("Ann")
    expect(page.locator("[data-seat='1']")).to_contain_text("free")
    expect(page.locator("[data-seat='1'] input")).to_be_checked()
    page.get_by_role("button", name="Come to the table").tap()

    page.wait_for_selector("dialog .on")
    second.reads_on()
    page.wait_for_selector("[data-question]:not([data-question=''])")


def _box(element: Locator) -> FloatRect:
    """Where something lies on the page."""
    found = element.bounding_box()
    assert found is not None
    return found


def _overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie over one another, by more than a line."""
    a, b = _box(one), _box(other)
    beside = a["x"] + a["width"] <= b["x"] + 2 or b["x"] + b["width"] <= a["x"] + 2
    above = a["y"] + a["height"] <= b["y"] + 2 or b["y"] + b["height"] <= a["y"] + 2
    return not (beside or above)
