"""When things go wrong: the server dies in the middle of a game, or somebody opens a second tab."""

from playwright.sync_api import expect

from browser import walks
from browser.hosting import Host
from browser.people import play


def test_a_game_goes_on_after_its_server_was_killed(newcomer, tmp_path):
    """The page says that the line is cut and resumes by itself; the answer given last is still there."""
    walk = walks.alone()
    with Host(tmp_path) as host:
        person = newcomer(at=host)
        person.hurries(walk, 0)
        play([person], walk.steps[:3])

        host.kill()
        expect(person.page.get_by_text("The line is cut")).to_be_visible()
        host.start()
        expect(person.page.get_by_text("The line is cut")).to_be_hidden()
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
