"""Who somebody is and what is theirs: the first visit, links that are revoked, games that others made."""

from playwright.sync_api import expect

from browser import walks
from browser.people import Person
from browser.screens import board, lobby
from browser.test_company import together


def cookies(person: Person) -> list[tuple[str, str]]:
    return [(each["name"], each["value"]) for each in person.context.cookies(person.address)]


def test_a_link_from_another_page_takes_nothing_away(newcomer):
    """It arrives without the cookie, and the browser is still the same person with the same game."""
    person = newcomer()
    board(person)
    before = cookies(person)
    game = person.page.url.rpartition("/")[2]
    assert [name.startswith("fogbound-") for name, _ in before] == [True]

    person.page.goto("about:blank")
    person.page.set_content(f"<a href='{person.address}/api/me'>a prize</a>")
    person.page.get_by_text("a prize").click()
    person.page.wait_for_url("**/api/me")

    assert cookies(person) == before
    lobby(person)
    expect(person.page.locator(f"[data-game='{game}']")).to_be_visible()


def test_two_tabs_of_a_newcomer_are_one_person(newcomer):
    """Opened at the same time, both have the key that the browser keeps."""
    person = newcomer()
    other = person.opens_a_tab()
    person.page.goto(person.address, wait_until="commit")
    other.goto(person.address, wait_until="commit")
    for page in (person.page, other):
        page.wait_for_selector("[data-adventure]")

    assert len(cookies(person)) == 1


def test_an_invitation_is_revoked_with_the_keyboard(newcomer):
    """The link that was out leads nowhere, and whoever opens it reads what to do."""
    host, stranger = newcomer("keys"), newcomer()
    board(host)
    host.page.get_by_role("button", name="Invite").focus()
    host.page.keyboard.press("Enter")
    sheet = host.page.get_by_role("dialog", name="Invite")
    link = sheet.get_by_role("textbox", name="Link").input_value()
    expect(sheet.get_by_text("Your link · holds until")).to_be_visible()

    sheet.get_by_role("button", name="Revoke: Your link").focus()
    host.page.keyboard.press("Enter")

    expect(sheet.get_by_text("Your link · holds until")).to_be_hidden()
    expect(sheet.get_by_role("button", name="Make a link")).to_be_visible()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_contain_text("Ask the person who sent it for a new one")
    assert {fault.split()[0] for fault in stranger.faults} == {"404"}
    stranger.faults.clear()


def test_a_game_of_others_is_taken_off_the_list_and_put_back(newcomer):
    """Who was invited and plays cannot delete it; its maker can, and then it is gone for both."""
    maker, player = newcomer(), newcomer()
    together(maker, player, walks.two_of_us())
    game = player.page.url.rpartition("/")[2]

    lobby(player)
    player.page.get_by_role("button", name="Remove First Light").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("who made it")
    player.page.get_by_role("dialog").get_by_role("button", name="Take it off this list").click()
    expect(player.page.locator(f"[data-game='{game}']")).to_have_count(0)
    player.page.get_by_text("Taken off the list (1)").click()
    player.page.get_by_role("button", name="Put First Light back on the list").click()
    expect(player.page.locator(f"[data-game='{game}']")).to_be_visible()

    lobby(maker)
    maker.page.get_by_role("button", name="Delete First Light").click()
    maker.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(maker.page.locator(f"[data-game='{game}']")).to_have_count(0)
    player.page.reload()
    player.page.wait_for_selector("[data-adventure]")
    expect(player.page.locator(f"[data-game='{game}']")).to_have_count(0)
