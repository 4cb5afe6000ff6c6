"""Who is new here is shown how a game goes, on the real board with real cards."""

from playwright.sync_api import expect


def test_newcomers_are_led_from_one_thing_to_the_next_on_the_real_board(newcomer):
    """They read, explore, bet, succeed and keep, and see where they can go; each hint goes when its step is done."""
    person = newcomer()
    person.comes()
    page = person.page
    page.get_by_role("button", name="Show me how").click()
    page.wait_for_selector("dialog .on")
    person.reads_on()
    guide = page.locator(".guide p")

    expect(guide).to_contain_text("It is your turn")
    page.locator("[data-plan$='explore/0']").click()
    expect(guide).to_contain_text("More cards make success likelier")
    page.locator(".commit .main").click()
    expect(page.locator(".draw")).to_contain_text("Success")
    page.locator("[data-choice^='keep/']").first.click()
    if page.locator("dialog .on").is_visible():
        person.reads_on()
    expect(guide).to_contain_text("any land that lies open")
