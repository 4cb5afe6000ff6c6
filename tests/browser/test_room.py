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


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_stands_beside_the_sheet_of_an_action(newcomer, size):
    """It takes no room from the cards that are drawn there, and from the dock below."""
    width, height = SIZES[size]
    person = newcomer(viewport={"width": width, "height": height})
    screens.action(person)

    hint = person.page.locator(".guide")
    expect(hint).to_be_visible()
    person.settles()
    assert not _overlap(hint, person.page.locator(".sheet"))
    assert not _overlap(hint, person.page.locator("footer"))


def test_a_hint_stands_on_the_sheet_of_a_phone(newcomer):
    """It is read between the question and its answers, and the land stays in sight."""
    person = newcomer("touch", "Pixel 7")
    screens.board(person)

    hint = person.page.locator(".sheet .guide")
    expect(hint).to_be_visible()
    assert not any(_overlap(hint, land) for land in person.page.locator(".cell:not(:has(.fog))").all())


def test_a_phone_on_its_side_shows_land_and_answers_side_by_side(newcomer):
    """The sheet stands beside the Board from top to bottom, and a draw that is being counted hides no choice for good."""
    person = newcomer("touch", "Pixel 7 landscape")
    screens.board(person)
    page = person.page

    sheet = page.locator(".phone .sheet")
    expect(sheet).to_be_visible()
    assert not any(_overlap(sheet, land) for land in page.locator(".cell:not(:has(.fog))").all())
    page.locator("[data-choice^='pathfind/']:not(.slip)").first.tap()
    page.locator(".commit .main").tap()
    kept = page.locator("[data-choice='keep-none']")
    kept.scroll_into_view_if_needed()
    person.settles()
    kept.tap()
    expect(kept).to_have_count(0)


def test_a_phone_has_every_pile_and_a_way_out(newcomer):
    """How many cards are spent is everybody's to know; the first page and the rules are two taps away."""
    person = newcomer("touch", "Pixel 7")
    screens.board(person)
    page = person.page

    page.get_by_role("button", name="Piles").tap()
    page.locator(".lamp .spent").tap()
    expect(page.get_by_role("dialog")).to_contain_text("19")
    page.locator("dialog .x").tap()
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    page.get_by_role("button", name="Back to the first page").tap()
    expect(page.locator("[data-adventure='first-light']")).to_be_visible()


def test_what_happened_is_told_on_the_sheet_of_a_phone(newcomer):
    """Where no card tells it and the journal is a tab away."""
    person = newcomer("touch", "Pixel 7")
    screens.board(person)
    page = person.page

    page.locator(".phone header").get_by_role("button", name="Loupe").tap()
    page.locator("dialog [data-choice='report/s1']").tap()
    page.locator("dialog .choices input").fill("999")
    page.locator("dialog .choices form button").tap()
    expect(page.locator(".sheet .news")).to_contain_text("999")


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
