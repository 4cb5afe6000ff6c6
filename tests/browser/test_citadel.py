"""The other game in the browser: a dialogue, a fight of several rows, the leaflet and what is written on it, signs."""

import re

import pytest
from playwright.sync_api import Route, expect

from browser import screens, walks
from browser.people import Person, play

DEVICES = pytest.mark.parametrize("device", ["", "Pixel 7"], ids=["desktop", "phone"])
NOTE = "The wether was last heard near the barley: ask at the wicket once we have the lamp and the bell"


def test_selvage_is_read_fought_and_written_down(newcomer):
    """Replies lead on, a compound fight is fought row by row, and the leaflet shows what was learnt."""
    walk = walks.selvage()
    talk, fight = (
        next(at for at, step in enumerate(walk.steps) if step.kind == kind)
        for kind in (walks.TALK, walks.FIGHT)
    )
    person = newcomer()
    page = person.page

    person.comes()
    person.sets_the_table(walk)
    play([person], walk.steps[:talk])
    dialogue = page.locator(".dialogue")
    expect(dialogue.locator(".prose").first).not_to_be_empty()
    play([person], walk.steps[talk:fight])
    person.waits_for(walk.steps[fight].serial)
    expect(page.locator(".sheet h2")).to_have_text("Fight off the shawl moths")
    play([person], walk.steps[fight:])
    told = page.locator(".journal").get_by_text("Knowledge went to").last.inner_text()
    page.locator(".rail").get_by_role("button", name="Leaflet").click()

    knowledge = page.get_by_role("dialog").get_by_role("meter", name="Knowledge")
    expect(knowledge).to_have_attribute("aria-valuenow", re.findall(r"Knowledge went to (\d+)", told)[-1])


def test_whoever_comes_back_to_a_page_they_have_read_sees_what_they_may_choose(newcomer):
    """The story of the page is not read again: the question stands at the top, with its first choice."""
    walk = walks.selvage()
    person: Person = newcomer("touch", "Pixel 7")
    page = person.page
    person.comes()
    person.sets_the_table(walk)
    reader = page.locator(".dialogue")
    reader.locator("[data-choice^='play-as/']").first.tap()
    reader.locator("[data-choice='reply/p042/2']").tap()

    expect(reader.locator("[data-choice^='pick-skill/']").first).to_be_in_viewport(ratio=0.9)
    expect(reader.locator(".prose").first).not_to_be_in_viewport()


def test_a_picture_that_comes_after_its_place_has_gone_troubles_nobody(newcomer):
    """The plate beside a story is still on its way when the story is over: the page has nothing to say to that."""
    walk = walks.selvage()
    person = newcomer(pictures=True)
    page = person.page
    late: list[Route] = []
    page.route(re.compile("/(prospect|roundel)"), lambda route: late.append(route))
    person.comes()
    person.sets_the_table(walk)
    talk = next(at for at, step in enumerate(walk.steps) if step.kind == walks.TALK)
    play([person], walk.steps[:talk])
    page.locator(".dialogue .prospect").wait_for()
    went = len(walk.steps[:talk]) + 1
    while page.locator(".dialogue").is_visible():
        play([person], walk.steps[went - 1 : went])
        went += 1

    assert late
    for each in late:
        each.continue_()
    page.wait_for_load_state("networkidle")
    person.settles()


def test_a_phone_asks_for_no_picture_that_only_a_desk_shows(newcomer):
    """The tall plate beside a story is left alone where it has no place."""
    person = newcomer("touch", "Pixel 7")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    screens.dialogue(person)

    assert not [address for address in asked if "/prospect" in address or "/roundel" in address]


def test_notes_are_written_read_and_wiped_out(newcomer):
    """A pen lies beside the notes; what was written stands on the map, on the leaflet and before it is wiped out."""
    walk = walks.selvage()
    person = newcomer()
    page = person.page
    person.hurries(walk, len(walk.steps))
    page.wait_for_selector("[data-question]")
    page.locator("dialog .x").click()

    _write(person, "Write on the map", NOTE)
    _write(person, "Write beside", "heard twice near the cot")
    page.locator(".rail").get_by_role("button", name="World Map").click()
    expect(page.get_by_role("dialog")).to_contain_text(NOTE)
    page.get_by_role("dialog").get_by_role("button", name="Leaflet", exact=True).click()
    expect(page.locator(".quest", has_text="heard twice near the cot")).to_have_count(1)
    page.get_by_role("dialog").get_by_role("button", name="Write on the leaflet").click()
    expect(page.locator(".journal .line", has_text=f"wrote on the map: “{NOTE}”")).to_have_count(1)
    expect(page.locator(".journal .line", has_text="heard twice near the cot")).to_have_count(1)
    page.get_by_role("button", name=f"Erase note 1 from the map {NOTE}").click()
    page.locator(".rail").get_by_role("button", name="World Map").click()

    expect(page.get_by_role("dialog")).not_to_contain_text(NOTE)


def _write(person: Person, where: str, what: str) -> None:
    page = person.page
    page.locator(".rail").get_by_role("button", name="Leaflet").click()
    page.get_by_role("dialog").get_by_role("button", name="Write on the leaflet").click()
    field = page.get_by_label(where)
    field.fill(what)
    field.press("Enter")
    page.wait_for_selector(".rail:not([inert])")
    expect(page.get_by_role("heading", name="What do you write on the leaflet?")).to_be_hidden()


def test_a_linked_version_bears_its_sign_and_says_why_it_came(newcomer):
    """The sign stands before its name; up close it is told what it means and which page shows it."""
    walk = walks.three_weeks_on()
    person = newcomer()
    page = person.page
    person.comes_back(walk, len(walk.steps))

    terrain = page.locator(".board .cell", has=page.get_by_role("img", name="Linked to the sign “bobbin”"))
    expect(terrain).to_have_count(1)
    terrain.locator(".closer").click()  # the land itself is pressed to go there
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("While the sign “bobbin” is shown")
    sheet.get_by_role("button", name="Following the Thread").click()

    expect(page.get_by_role("dialog")).to_contain_text("bobbin")


@DEVICES
def test_a_scenario_ends_on_one_page_and_the_next_begins_on_another(newcomer, device):
    """At home one reads how it ended, and the old Board is out of sight; setting out, what is to be done; each once."""
    walk = walks.three_weeks_on()
    at = next(at for at, step in enumerate(walk.steps) if step.choice.startswith("set-out/"))
    person = newcomer("touch" if device else "mouse", device)
    page = person.page
    person.hurries(walk, at)
    page.wait_for_selector("[data-question]")
    page.locator("dialog .x").click()

    ended = page.get_by_role("dialog", name="The First Stitch is over")
    expect(ended).to_contain_text("Find Wilmot Tash")
    ended.locator(".on").click()
    home = page.locator(".dialogue")
    expect(home.get_by_role("heading", name="Selvage").first).to_be_visible()
    expect(home).to_contain_text("You are in Selvage.")
    play([person], walk.steps[at : at + 1])
    begun = page.get_by_role("dialog", name="Following the Thread")
    expect(begun).to_contain_text("Three weeks")
    expect(begun).to_contain_text("Darn the Great Tear")
    begun.locator(".on").click()
    person.settles()
    person.reads_on()
    page.reload()
    page.wait_for_selector("[data-question]")

    expect(page.get_by_role("dialog")).to_have_count(0)


def test_words_of_a_card_say_what_they_do(newcomer):
    """A trait of a fight and a keyword of a purse card are looked up where they stand."""
    walk = walks.selvage()
    fight = next(at for at, step in enumerate(walk.steps) if step.kind == walks.FIGHT)
    person = newcomer()
    page = person.page
    person.comes_back(walk, fight)

    page.locator(".sheet header").get_by_role("button", name="A flight of shawl moths").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="lamp-drawn").click()

    expect(sheet).to_contain_text("Only characters who carry a card with “light” may be active")
    expect(sheet).not_to_contain_text(re.compile(r"T-[A-Z]+-\d"))


@DEVICES
def test_a_recovery_is_at_hand_with_a_short_deck(newcomer, device):
    """A button at the deck, one number to set with what it leaves, and no deal that buys less for the same price."""
    walk = walks.short_of_cards()
    person = newcomer("touch" if device else "mouse", device)
    page = person.page
    person.comes_back(walk, len(walk.steps))

    page.locator(".recover").first.click()
    deal = page.locator(".amount [data-choice^='recover/']")
    expect(deal).to_have_text("Recover 2 cards for 1 life point")
    expect(page.locator(".amount dt")).to_have_text(["Cards in your deck", "Life points"])
    counted = [deal.get_attribute("data-choice")]
    more = page.get_by_role("button", name="More", exact=True)
    while more.is_enabled():
        before = page.locator(".amount dd b").all_inner_texts()
        more.click()
        counted.append(deal.get_attribute("data-choice"))
        assert page.locator(".amount dd b").all_inner_texts() != before

    assert "recover/s1/1" not in counted
    assert len(counted) == len(set(counted)) > 1
