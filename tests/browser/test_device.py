"""From one device to another: the link of the settings makes a second browser the same person, once."""

from playwright.sync_api import expect

from browser import walks
from browser.people import play
from browser.screens import board


def test_a_seat_goes_on_on_another_device(newcomer):
    """The link leads to the table, its question can be answered there, and the first device sees it."""
    walk = walks.alone()
    desk, phone = newcomer(), newcomer("touch", "Pixel 7")
    board(desk)
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("button", name="Make a link").click()
    link = desk.page.get_by_role("textbox", name="Link").input_value()
    desk.page.keyboard.press("Escape")

    phone.page.goto(link)
    phone.waits_for(walk.steps[0].serial)
    play([phone], walk.steps[:1])

    desk.waits_for(walk.steps[1].serial)


def test_a_link_to_another_device_works_once(newcomer):
    """Whoever finds it later is told so, and stays who they are."""
    desk, phone, stranger = newcomer(), newcomer(), newcomer()
    board(desk)
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("button", name="Make a link").click()
    link = desk.page.get_by_role("textbox", name="Link").input_value()
    phone.page.goto(link)
    phone.page.wait_for_selector("[data-question]")

    stranger.page.goto(link)

    expect(stranger.page.get_by_role("alert")).to_be_visible()
    stranger.page.get_by_role("button", name="Back to the first page").click()
    stranger.page.wait_for_selector("[data-adventure]")
    expect(stranger.page.locator("[data-game]")).to_have_count(0)
    assert [fault.split()[0] for fault in stranger.faults] == ["400"]
    stranger.faults.clear()
