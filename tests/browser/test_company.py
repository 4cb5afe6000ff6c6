"""Two people at one table, each with a browser: they come, play, lose each other, and win together."""

from playwright.sync_api import expect

from browser import walks
from browser.people import play


def test_two_people_win_a_game_by_what_their_pages_offer(newcomer):
    """One invites and the other joins by the link; a reload and a cut line on the way change nothing."""
    walk = walks.two_of_us()
    first, second = newcomer(), newcomer()

    first.comes()
    first.sets_the_table(walk, for_others=[1])
    link = first.page.locator(".invite input").input_value()
    first.touch("button.light")
    second.page.goto(link)
    second.page.get_by_role("textbox").fill("Ana")
    second.page.get_by_role("button", name="Come to the table").click()
    second.page.wait_for_selector("dialog .on")
    second.reads_on()
    second.touch(".watcher [data-seat='1']")
    play([first, second], walk.steps[:12])
    second.page.reload()
    play([first, second], walk.steps[12:24])
    first.context.set_offline(True)
    expect(first.page.get_by_text("The line is cut")).to_be_visible()
    first.context.set_offline(False)
    expect(first.page.get_by_text("The line is cut")).to_be_hidden()
    play([first, second], walk.steps[24:])

    for person in (first, second):
        person.sees_the_end()
        expect(person.page.get_by_role("dialog", name="The morning is yours")).to_be_visible()
