"""Numbers hidden in pictures: found with the loupe, by keyboard or by telling the number one has seen."""

from playwright.sync_api import Page, expect

from browser import walks

PATIENCE = 120_000
"""Milliseconds: the loupe waits for its picture, which other tests may keep from being drawn for a while."""
HIDDEN = "174"
GRID = 5


def spoken(page: Page) -> str:
    """What a screen reader was told last."""
    return page.locator("dialog [aria-live=assertive]").inner_text()


def looked_over(page: Page) -> list[str]:
    """What the loupe says of each square of the grid, walked line by line with the arrow keys."""
    heard: list[str] = []
    keys = ["ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"]  # it begins in the middle
    for row in range(GRID):
        keys += ["ArrowRight" if row % 2 == 0 else "ArrowLeft"] * (GRID - 1) + ["ArrowDown"]
    for key in keys[:-1]:
        with page.expect_response("**/loupe?*", timeout=PATIENCE) as answer:
            page.get_by_role("application", name="Loupe over").press(key)
        written = answer.value.json()["written"]
        page.wait_for_function(
            "told => document.querySelector('dialog [aria-live=assertive]').textContent.includes(told)",
            arg=written or "nothing is written here",
        )
        heard.append(spoken(page))
    return heard


def test_a_hidden_number_is_found_with_arrow_keys_and_told(newcomer):
    """The grid says where something is written; whoever tells the number gets the card behind it."""
    walk = walks.to_the_stones()
    person = newcomer("keys", pictures=True)
    page = person.page
    person.hurries(walk, len(walk.steps))
    page.wait_for_selector("[data-question]")
    page.locator("dialog .x").click()  # where we were

    page.keyboard.press("l")
    page.locator("dialog select").select_option("036")
    page.get_by_role("application", name="Loupe over").focus()
    found = [line for line in looked_over(page) if HIDDEN in line]
    page.locator("dialog [data-choice='report/s1']").press("Enter")
    expect(page.get_by_role("application", name="Loupe over")).to_be_visible()  # it is not told from memory
    page.locator("dialog .choices input").fill(HIDDEN)
    page.locator("dialog .choices input").press("Enter")

    assert 1 <= len(found) <= 4
    expect(page.locator("[data-card='174']").first).to_be_visible()
