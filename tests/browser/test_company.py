"""Two people at one table, each with a browser: they come, play, lose each other, and win together."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser import walks
from browser.hosting import Host
from browser.people import Person, play
from browser.walks import Step, Walk


def together(first: Person, second: Person, walk: Walk) -> None:
    """One sets the table and invites the other, who joins by the link and takes the second seat."""
    first.comes()
    first.sets_the_table(walk, for_others=[1])
    link = first.page.locator(".invite input").input_value()
    first.touch("button.light")
    second.page.goto(link)
    second.touch("[data-seat='1'] input")
    second.page.get_by_role("textbox").fill("Ana")
    second.page.get_by_role("button", name="Come to the table").click()
    second.page.wait_for_selector("dialog .on")
    second.reads_on()


def proposed(newcomer: Callable[..., Person]) -> tuple[Person, Person]:
    """Two at a table, at a desk and on a phone: the first proposes to find a path, and nothing else is left to read."""
    walk = walks.two_of_us()
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    together(first, second, walk)
    first.answer(Step(walk.steps[0].serial, -1, "choose-turn", "pathfind/s1/010", ""), is_voice=True)
    for person in (first, second):
        person.reads_on()
        if person.page.locator(".guide").count():
            person.touch(".guide button:last-of-type")
    return first, second


def test_two_people_win_a_game_by_what_their_pages_offer(newcomer):
    """One invites and the other joins by the link; a reload and a cut line on the way change nothing."""
    walk = walks.two_of_us()
    first, second = newcomer(), newcomer()

    together(first, second, walk)
    play([first, second], walk.steps[:12])
    second.page.reload()
    play([first, second], walk.steps[12:24])
    first.context.set_offline(True)
    expect(first.page.get_by_text("The connection dropped")).to_be_visible()
    first.context.set_offline(False)
    expect(first.page.get_by_text("The connection dropped")).to_be_hidden()
    play([first, second], walk.steps[24:])

    for person in (first, second):
        person.sees_the_end()
        expect(person.page.get_by_role("dialog", name="You have come through")).to_be_visible()


def test_two_people_play_again_in_their_seats(newcomer):
    """The first to press it begins a game; the other is led to the same one, also from the table itself."""
    walk = walks.two_of_us()
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    together(first, second, walk)
    ended = first.page.url
    play([first, second], [Step(walk.steps[0].serial, -1, "choose-turn", "concede", "")])
    for person in (first, second):
        person.sees_the_end()
    first.page.get_by_role("button", name="Look at the table").click()

    second.touch("[data-again]")
    first.page.get_by_role("button", name="A new game is ready").click()
    expect(first.page.get_by_text("Your seat is kept")).to_be_visible()
    first.touch("[data-again]")

    for person in (first, second):
        person.page.wait_for_selector("dialog .on")
        person.reads_on()
        person.page.wait_for_selector("[data-question]")
    assert first.page.url == second.page.url != ended
    asked = Step(int(first.asked()), -1, "choose-turn", "pathfind/s2/010", "")
    play([first, second], [asked])
    expect(first.page.get_by_role("button", name="Take part")).to_be_visible()


def test_who_is_asked_to_agree_sees_it_on_every_screen(newcomer):
    """One proposes: the other finds the proposal under every tab and sheet, and one of them decides if they differ."""
    first, second = proposed(newcomer)

    bar, other = second.page.locator(".agreement"), first.page.locator(".agreement")
    agree = bar.get_by_role("button", name="Agree, and stay out")
    tabs = second.page.locator("nav button")
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        expect(bar).to_contain_text(" proposes")
        expect(agree).to_be_in_viewport(ratio=1)
        agree.tap(trial=True)  # nothing lies over it
    assert second.page.title().startswith("● ")
    expect(other).to_contain_text("Waiting for ")
    assert not first.page.title().startswith("● ")

    bar.get_by_role("button", name="Something else").tap()
    expect(second.page.locator("[data-tab=map] .choices").first).to_be_in_viewport()
    other.get_by_role("button", name="Let the rules decide").click()
    expect(first.page.get_by_role("dialog", name="Let the rules decide")).to_contain_text(
        "If you cannot agree"
    )
    first.page.locator("[data-disagree]").click()
    deciding = [bar.get_by_text("your choice decides"), other.get_by_text("your choice decides")]
    expect(deciding[0].or_(bar.get_by_text("decides."))).to_be_visible()
    expect(deciding[1].or_(other.get_by_text("decides."))).to_be_visible()
    assert sum(each.is_visible() for each in deciding) == 1
    for told in (bar, other):
        expect(told).not_to_contain_text("Waiting for")
    waiting = (first, second)[deciding[1].is_visible()]
    assert waiting.page.locator(".board [data-choice], .board [data-opens]").count() == 0
    decider = (bar, other)[deciding[1].is_visible()]
    decider.locator(".main").click()

    for told in (bar, other):
        expect(told).to_be_hidden()
    expect(second.page.get_by_role("button", name="Take part")).to_be_visible()


def test_where_somebody_wants_to_go_is_seen_on_every_board(newcomer):
    """The place bears the flag of whoever proposes it, and says so to those who listen."""
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    together(first, second, walks.two_of_us())
    for person in (first, second):
        person.reads_on()

    first.touch("[data-plan='pathfind/s1/010 explore/2']")

    for person in (first, second):
        wanted = person.page.locator(".board .cell.wanted")
        expect(wanted).to_have_count(1)
        expect(wanted.locator(".votes")).to_be_visible()
        expect(wanted.get_by_role("button").first).to_have_accessible_name(re.compile("Saturnina Quispe"))


def test_an_action_of_a_character_bears_no_name_twice(newcomer):
    """Who could craft or study is told once: their own card is no place."""
    first, second = newcomer(), newcomer()
    together(first, second, walks.two_of_us())
    for person in (first, second):
        person.reads_on()

    for person, words in ((first, ""), (second, "Saturnina Quispe")):
        row = person.page.locator(".choices [data-choice='craft/s1/bridge-maker'] .how")
        expect(row.locator("small").last).to_have_text(words)
        overlap = row.evaluate(
            """row => row.getBoundingClientRect().right
            - row.parentElement.querySelector(".price").getBoundingClientRect().left"""
        )
        assert overlap <= 0


def test_what_is_said_during_an_action_is_read(newcomer):
    """The sheet of an action lies over the journal: what somebody says meanwhile is seen all the same."""
    walk = walks.two_of_us()
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    together(first, second, walk)
    first.reads_on()
    play([first, second], [Step(walk.steps[0].serial, -1, "choose-turn", "pathfind/s1/010", "")])
    expect(second.page.get_by_role("button", name="Take part")).to_be_visible()
    expect(first.page.locator(".action")).to_contain_text("“Do you take part in")

    second.page.get_by_role("button", name="See the table").tap()
    second.page.locator("nav").get_by_role("button", name="Journal").tap()
    second.page.locator("textarea").fill("Alone, if you like.")
    second.page.get_by_role("button", name="Say it").tap()

    said = first.page.locator(".said")
    expect(said).to_contain_text("Alone, if you like.")
    expect(said).to_be_in_viewport(ratio=1)


def test_whoever_has_left_for_a_while_comes_back(newcomer):
    """Nothing is asked of them meanwhile, but one button brings their explorer back."""
    walk = walks.two_of_us()
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    together(first, second, walk)
    leave = Step(walk.steps[0].serial, -1, "choose-turn", "leave-for-a-while/s2", "")
    second.answer(leave)

    back = second.page.locator(".sheet > .inside > [data-choice^='come-back/']")
    expect(back).to_be_visible()
    back.tap()

    expect(back).to_be_hidden()
    expect(second.page.locator(".sheet h2")).to_contain_text("Who acts, and how?")


def test_a_voice_outlives_the_server(newcomer, tmp_path):
    """One has spoken when the server is killed: both see it when it is back, and the other vote is enough."""
    walk = walks.two_of_us()
    with Host(tmp_path) as host:
        first, second = newcomer(at=host), newcomer(at=host)
        together(first, second, walk)
        asked = Step(walk.steps[0].serial, -1, "choose-turn", "pathfind/s1/010", "")
        first.answer(asked, is_voice=True)
        expect(second.page.locator(".agreement").first).to_contain_text("Pathfind")

        host.kill()
        for person in (first, second):
            expect(person.page.get_by_text("The connection dropped")).to_be_visible()
        host.start()
        for person in (first, second):
            expect(person.page.get_by_text("The connection dropped")).to_be_hidden()
            expect(person.page.locator(".agreement").first).to_contain_text("Pathfind")
        second.answer(asked)

        expect(second.page.get_by_role("button", name="Take part")).to_be_visible()


def test_who_agrees_may_take_part_without_being_asked_again(newcomer):
    """One click each: the action begins with both of them, as its leader lets everybody take part."""
    first, second = proposed(newcomer)

    first.page.get_by_label("Anyone who wants may take part").check()
    second.page.get_by_role("button", name="Agree, and take part").tap()

    for person in (first, second):
        expect(person.page.get_by_role("heading", name="Do you draw fewer cards")).to_be_visible()
        expect(person.page.get_by_text("Yusuf Karaman helps")).to_be_visible()


def test_who_agrees_may_stay_out_without_being_asked_again(newcomer):
    """Two clicks for an action of one of them: the other is not asked whether to take part in it."""
    first, second = proposed(newcomer)

    second.page.get_by_role("button", name="Agree, and stay out").tap()

    expect(first.page.locator(".commit button").first).to_be_visible()
    expect(second.page.get_by_text("Yusuf Karaman takes no part")).to_be_visible()


def test_a_phone_shows_what_is_proposed_and_the_hand_alone(newcomer):
    """The proposal is told once, with a face, its price and what it brings; the list comes when it is looked for."""
    first, second = proposed(newcomer)
    page, bar = second.page, second.page.locator(".agreement")

    expect(page.locator(".phone .choices")).to_have_count(0)
    expect(bar.locator("[data-face='0']")).to_be_visible()
    expect(bar.locator(".what")).to_contain_text("Saturnina Quispe proposes")
    expect(bar.locator(".what b")).to_have_text("Pathfind · The shingle")
    for told in ("✓", "✗"):
        expect(bar.locator(".what small")).to_contain_text(told)
    expect(first.page.locator(".agreement [data-face='1']")).to_be_visible()  # who is waited for
    expect(first.page.locator(".agreement")).to_contain_text("Waiting for ")

    bar.get_by_role("button", name="Something else").tap()
    expect(page.locator(".phone .choices").first).to_be_visible()
    assert page.locator(".phone .choices [data-choice*='/s1/']:visible").count() == 0
    page.locator(".phone summary", has_text="What others could do").tap()
    expect(page.locator(".phone .choices [data-choice*='/s1/']").first).to_be_visible()


def test_who_waits_sees_the_hand_that_is_their_own(newcomer):
    """While one is asked, the other reads who that is, and has their own cards before them."""
    _, second = proposed(newcomer)
    second.page.get_by_role("button", name="Agree, and stay out").tap()

    expect(second.page.locator(".cover")).to_contain_text("Waiting for Saturnina Quispe")
    expect(second.page.locator(".cover h3 [data-face='0']")).to_be_visible()
    second.page.get_by_role("button", name="See the table").tap()
    second.page.locator("nav").get_by_role("button", name="Hand").tap()
    expect(second.page.locator(".dock")).to_have_attribute("data-seat", "1")


def test_a_wish_to_take_back_says_what_it_is_about(newcomer):
    """Who is asked reads once what would no longer count, before they agree."""
    first, second = proposed(newcomer)
    second.page.get_by_role("button", name="Agree, and stay out").tap()
    first.page.locator(".commit button").first.wait_for()

    first.page.keyboard.press("Control+z")

    request = second.page.get_by_role("alertdialog")
    expect(request).to_contain_text("would like to take back")
    expect(request.locator(".gone")).to_contain_text("Saturnina Quispe")
    request.get_by_role("button", name="Agree").tap()
    expect(request).to_be_hidden()
    expect(second.page.locator(".sheet h2")).to_contain_text("Who acts, and how?")


def test_what_counted_is_not_counted_again_when_a_card_has_been_kept(newcomer):
    """A second Skill may be kept: what is left of the draw is not told as if all lay there."""
    first, second = newcomer(), newcomer("touch", "Pixel 7")
    together(first, second, walks.two_of_us())
    first.reads_on()
    steps = [
        Step(1, -1, "choose-turn", "pathfind/s2/010", ""),
        Step(2, 0, "join", "join/s1", ""),
        Step(3, 1, "accept", "accept/s1", ""),
        Step(4, 1, "trade-cost", "trade/0", ""),
        Step(5, 1, "draw-more", "reveal", ""),
    ]
    play([first, second], steps)
    expect(second.page.locator(".draw .tally")).to_be_visible()

    second.answer(Step(6, 1, "keep-skill", "keep/s1/open-face", ""))

    expect(second.page.locator(".draw .result")).to_contain_text("Success: 1 star, 1 needed.")
    expect(second.page.locator(".draw .tally")).to_be_hidden()
    expect(second.page.get_by_text("found no partner")).to_be_hidden()
