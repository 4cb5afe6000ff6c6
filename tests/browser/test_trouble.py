"""When things go wrong: the server dies in the middle of a game, or somebody opens a second tab."""

import json
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from browser import walks
from browser.hosting import Host
from browser.people import play
from browser.screens import board


def test_a_game_goes_on_after_its_server_was_killed(newcomer, tmp_path):
    """The page says that the line is cut and resumes by itself; the answer given last is still there."""
    walk = walks.alone()
    with Host(tmp_path) as host:
        person = newcomer(at=host)
        person.hurries(walk, 0)
        play([person], walk.steps[:3])

        host.kill()
        expect(person.page.get_by_text("The connection dropped")).to_be_visible()
        host.start()
        expect(person.page.get_by_text("The connection dropped")).to_be_hidden()
        play([person], walk.steps[3:6])

        person.waits_for(walk.steps[6].serial)


def test_a_second_tab_shows_the_same_game(newcomer):
    """What is answered in one tab has been answered in the other."""
    walk = walks.alone()
    person = newcomer()
    person.hurries(walk, 0)
    person.waits_for(walk.steps[0].serial)
    other = person.opens_a_tab()
    other.goto(person.page.url)
    other.wait_for_selector(f"[data-question='{walk.steps[0].serial}']")

    person.page.bring_to_front()
    play([person], walk.steps[:3])

    other.wait_for_selector(f"[data-question='{walk.steps[3].serial}']")


def test_somebody_without_a_seat_is_told_so_and_led_away(newcomer):
    """The address of a game is no invitation: the page says that, and not that the line is cut."""
    walk = walks.alone()
    holder, stranger = newcomer(), newcomer()
    holder.hurries(walk, 0)

    stranger.page.goto(holder.page.url)
    expect(stranger.page.get_by_text("There is no seat for you here.")).to_be_visible()
    stranger.page.get_by_role("button", name="Back to the first page").click()

    stranger.page.wait_for_selector("[data-adventure]")
    assert {fault.split()[0] for fault in stranger.faults} == {"404"}
    stranger.faults.clear()


def test_a_game_that_changed_says_so_until_it_was_read(newcomer):
    """What became of a game whose cards or rules changed lies over the table, once."""
    said = "The cards of this adventure have changed since this game was left."
    person = newcomer()
    page = person.page

    def changed(line: WebSocketRoute) -> None:
        def tell(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "show" and heard["whole"]:
                heard["parts"]["changed"] = said
            line.send(json.dumps(heard).encode())

        line.connect_to_server().on_message(tell)

    page.route_web_socket(re.compile("/live"), changed)
    board(person)

    expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("button", name="Understood").click()
    expect(page.get_by_text(said)).to_be_hidden()
    page.reload()
    page.wait_for_selector("[data-question]")
    expect(page.get_by_text(said)).to_be_hidden()


def test_what_comes_late_for_the_first_page_troubles_no_game(newcomer):
    """The adventures are on their way while a game is opened already: nothing is said to a page that was left."""
    person = newcomer()
    page = person.page
    late: list[Route] = []
    adventures = re.compile(r"/api/adventures(\?.*)?$")
    page.route(adventures, lambda route: late.append(route))
    with page.expect_request(adventures):
        person.comes()
    person.hurries(walks.alone(), 0)
    page.wait_for_selector("[data-question]")

    assert late
    for each in late:
        each.continue_()
    page.wait_for_load_state("networkidle")
    person.settles()
