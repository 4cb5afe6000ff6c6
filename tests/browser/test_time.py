"""Going back: answers taken back, a finished game looked at again, and played on from one of its steps."""

from playwright.sync_api import expect

from browser import walks


def test_an_answer_is_taken_back_until_a_card_is_turned(newcomer):
    """What was begun is undone with a key; behind revealed cards there is no way, and the page says why."""
    walk = walks.alone()
    person = newcomer()
    page = person.page
    person.hurries(walk, 0)
    person.waits_for(walk.steps[0].serial)

    person.answer(walk.steps[0])
    person.waits_for(walk.steps[1].serial)
    page.keyboard.press("u")
    expect(page.locator("[data-choice='pathfind/s1/010']").first).to_be_visible()
    expect(page.locator(".sheet")).to_have_count(0)

    again = int(person.asked())
    assert again not in (walk.steps[0].serial, walk.steps[1].serial)
    person.answer(walk.steps[0]._replace(serial=again))
    page.wait_for_selector(".commit")
    person.answer(walk.steps[1]._replace(serial=int(person.asked())))
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_finished_game_is_watched_again_and_played_on(newcomer):
    """The list of games leads to its replay; every step can be seen, and a fork waits at the one that was chosen."""
    walk = walks.alone()
    person = newcomer()
    page = person.page
    person.hurries(walk, len(walk.steps))
    person.comes()

    page.locator("[data-game]").first.click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    expect(page.locator("[data-cell]")).to_have_count(5)
    page.get_by_role("button", name="One step on").click()
    scrubber.fill("20")
    expect(page.get_by_text("step 20 of")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()

    page.wait_for_selector("[data-question]")
    assert "/game/" in page.url


def test_whoever_comes_back_is_told_where_they_were_or_how_it_ended(newcomer):
    """In the middle of a game the aim, the place by its way from the start and the question; after its end, only that."""
    walk = walks.alone()
    person, later = newcomer(), newcomer()
    turn = [at for at, step in enumerate(walk.steps) if step.kind == "choose-turn"][-1]

    person.hurries(walk, turn)
    recap = person.page.get_by_role("dialog", name="Where we were")
    expect(recap).to_contain_text("What you want – The Held Morning")
    expect(recap).to_contain_text("The Morning House (N1)")
    expect(recap).to_contain_text("What do you do?")
    later.hurries(walk, len(walk.steps))

    expect(later.page.get_by_role("dialog", name="You have come through")).to_be_visible()
    expect(later.page.get_by_role("dialog", name="Where we were")).to_be_hidden()
