"""Acting: a sheet from the first question on, reasons for what cannot be done, and nothing told before it is seen."""

import re

import pytest
from playwright.sync_api import expect

from browser import walks
from browser.people import Person
from browser.routes import route

MOVING = {"reduced_motion": "no-preference"}
HELPERS = "Helpers"
TURNS = ("choose-turn", "choose-action")
CHARTED = 6
"""How many cards more a chart shows."""

READ = "dialog[open] .on, .discovery .on"
WATCHED = """() => {
  const lain = document.querySelectorAll(".board .laid").length;
  window.seen = [];
  window.turned = 0;
  document.addEventListener("animationstart", (event) => {
    if (event.target.matches(".cell > .laid") && event.animationName.endsWith("laid")) window.turned += 1;
  });
  const is = {
    "sheet": () => document.querySelector(".table .action, .asked, .cover") !== null,
    "fog parts": () => document.querySelector(".board .parting") !== null,
    "land": () => document.querySelectorAll(".board .laid").length > lain && !is.reading(),
    "reading": () => document.querySelector("dialog[open] .on, .discovery .on") !== null,
  };
  const look = () => {
    const now = Object.keys(is).filter((each) => is[each]()).join(" + ");
    if (now !== window.seen.at(-1)) window.seen.push(now);
  };
  look();
  new MutationObserver(look)
    .observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
}"""
COUNTED = """() => {
  window.counted = null;
  new MutationObserver(() => {
    if (window.counted === null && document.querySelector(".draw .cards article"))
      window.counted = document.querySelectorAll(".draw .tally .box").length;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def at(walk: walks.Walk, kind: str, nth: int = 0) -> int:
    """How many answers lie before the so-manyth question of a kind."""
    return [n for n, step in enumerate(walk.steps) if step.kind == kind][nth]


def comes_to(person: Person, walk: walks.Walk, until: int) -> None:
    """Be at a moment of a walk with nothing left to be read."""
    person.hurries(walk, until)
    person.waits_for(walk.steps[until].serial)
    if sum(step.kind in TURNS for step in walk.steps[:until]) > 1:
        person.page.wait_for_selector("dialog[open]")  # where we were
    person.settles()
    while person.page.locator("dialog[open]").count():
        person.page.keyboard.press("Escape")
        person.settles()
    for on in person.page.locator(".discovery .on").all():
        on.click()


def test_who_helps_is_asked_on_the_sheet_of_the_action(newcomer):
    """The route begins there, each answer has its chance, and nobody accepts their own help."""
    person, walk = newcomer(), walks.two_of_us()
    comes_to(person, walk, at(walk, "join"))
    sheet = person.page.locator(".action .sheet")

    expect(sheet.locator("[aria-current=step]")).to_have_text(HELPERS)
    expect(sheet.locator(".choices .chance")).to_have_count(2)
    sheet.locator("[data-choice^=join]").click()

    expect(sheet.locator("[aria-current=step]")).not_to_have_text(HELPERS)
    expect(person.page.locator("[data-choice^=accept]")).to_have_count(0)
    expect(sheet).to_contain_text("helps")


def test_what_cannot_be_done_says_why_on_the_board(newcomer):
    """A pale icon tells it to the mouse at once, and when it is pressed with the rule behind it."""
    person, walk = newcomer(), walks.two_of_us()
    comes_to(person, walk, at(walk, "choose-turn", 4))
    page = person.page
    refused = page.locator(".board .slip[aria-label$='It would have no effect.']").first

    refused.hover()
    expect(page.locator(".note")).to_contain_text("It would have no effect.")
    refused.click()
    expect(page.locator("dialog")).to_contain_text("C-LEG-02")
    page.keyboard.press("Escape")

    page.locator(".board .slip[aria-label*='None of you stands']").first.hover()
    expect(page.locator(".note")).to_contain_text("None of you stands there.")


def test_what_an_action_brings_is_read_before_the_rules_behind_it(newcomer):
    """Beside its row when a mouse moves onto it, and first of all on the page that its (i) opens."""
    person, walk = newcomer(), route("first-light-alone")
    comes_to(person, walk, at(walk, "choose-turn", 2))
    page = person.page
    row = page.locator(".standing [data-choice='talk/s1/020']")

    row.hover()
    expect(page.locator(".told .good")).to_be_visible()
    expect(page.locator(".told .bad")).to_be_visible()
    row.locator("xpath=following-sibling::button").click()
    page.locator("dialog p.rule").first.wait_for()
    parts = page.locator("dialog :is(.stakes, .ledger, p.rule)")
    expect(parts.first).to_contain_text("If it succeeds:")
    expect(parts.first).to_contain_text("If it fails:")


@pytest.mark.parametrize("height", [900, 720])
def test_all_that_can_be_done_is_in_sight(newcomer, height):
    """Six actions on a large screen and four on a small one, each with its name, price and chance."""
    name, turn = ("selvage-alone", 39) if height == 900 else ("first-light-alone", 6)
    person, walk = (
        newcomer(viewport={"width": 1440 if height == 900 else 1280, "height": height}),
        route(name),
    )
    comes_to(person, walk, turn)
    rows = person.page.locator(".standing > details").first.locator("li > .choice")

    assert rows.count() >= (6 if height == 900 else 4)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        expect(row.locator(".chance")).to_be_in_viewport(ratio=1)


def test_nothing_opens_because_the_board_slid_under_a_resting_mouse(newcomer):
    """Neither why an action cannot be taken nor what it brings, until the mouse moves."""
    person, walk = newcomer(), route("first-light-alone")
    comes_to(person, walk, at(walk, "choose-turn", 2))
    page = person.page
    comes = """(what) => {
      for (const kind of ["pointerenter", "pointermove"])
        document.querySelector(what).dispatchEvent(new PointerEvent(kind, { bubbles: kind !== "pointerenter" }));
    }"""
    refused = ".board .slip[aria-label*='None of you stands']"
    for what, opened in ((refused, ".note"), (".standing li > .choice", ".told.page")):
        page.evaluate(comes, what)  # as a browser tells it that something came to lie under the mouse
        person.settles()
        assert page.locator(opened).count() == 0
        page.locator(what).first.hover()
        expect(page.locator(opened)).to_have_count(1)


def test_the_sheet_says_where_an_action_leads_whose_place_was_pressed(newcomer):
    """In the words in which it was offered; one begun without a place says nothing of it."""
    person, walk = newcomer(), route("first-light-alone")
    comes_to(person, walk, 0)
    page = person.page
    leads = page.locator(".sheet header .bound")

    page.locator("[data-plan$='explore/1']").first.click()
    expect(leads).to_have_text("Explore the fog to the east")
    page.locator(".sheet").get_by_role("button", name="Take back").click()
    page.locator(".standing [data-choice='pathfind/s1/010']").click()
    page.locator(".sheet .commit").wait_for()
    expect(leads).to_have_count(0)


def test_numbers_open_their_reasons(newcomer):
    """How many cards a hand may hold, and how many dice are free."""
    person, walk = newcomer(), walks.two_of_us()
    comes_to(person, walk, at(walk, "choose-turn", 4))
    for number, rule in (("limit", "C-HAND-03"), ("free", "C-SET-06")):
        person.page.locator(f".dock button.{number}").first.click()
        expect(person.page.locator("dialog p.rule").first).to_contain_text(rule)
        person.page.keyboard.press("Escape")


def test_chances_say_what_they_rest_on(newcomer):
    """Below the chart, with what is needed and the rule behind it."""
    person, walk = newcomer(), walks.two_of_us()
    comes_to(person, walk, at(walk, "draw-more"))

    person.page.locator(".how").click()

    expect(person.page.locator("dialog")).to_contain_text("Nobody looks at hidden cards for this.")
    expect(person.page.locator("dialog p.rule")).to_contain_text("C-ACT-01")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_land_comes_to_light_before_it_is_read_about(newcomer, motion):
    """The sheet steps aside, fog parts, the land is seen, and only then its story opens; without movement, too."""
    person, walk = newcomer(reduced_motion=motion), walks.to_the_stones()
    explores(person, walk)
    person.page.wait_for_selector(READ)

    seen = person.page.evaluate("window.seen")
    parts = ["fog parts + land", "land"]  # its sheets lie in the page with reduced motion as well, unseen
    assert [each for each in seen if each] == ["sheet", *parts, "reading"]
    person.settles()
    assert person.page.evaluate("window.turned") == 0  # nor does it turn over once it lies there


DEALT = """() => {
  window.seen = [];
  const look = () => {
    const there = document.querySelector("dialog[open] .on") ? "reading"
      : document.querySelector(".tiles .card.state") ? "in its place"
      : document.querySelector("[data-coming] .dealt") ? "large" : "";
    if (there && window.seen.at(-1) !== there) window.seen.push(there);
    if (there !== "reading") requestAnimationFrame(look);
  };
  look();
}"""


def test_a_state_that_is_dealt_is_seen_before_it_is_read_about(newcomer):
    """It turns up large, goes to where it will lie, and only then its text opens."""
    person, walk = newcomer(**MOVING), route("first-light-state")
    comes_to(person, walk, len(walk.steps) - 1)
    person.page.evaluate(DEALT)

    person.page.locator(f"[data-choice='{walk.steps[-1].choice}']").first.click()

    person.page.wait_for_selector("dialog[open] .on")
    assert person.page.evaluate("window.seen") == ["large", "in its place", "reading"]


def test_a_press_shows_at_once_what_comes_to_light(newcomer):
    """And answers nothing: what waits to be read is read first."""
    person, walk = newcomer(**MOVING), walks.to_the_stones()
    explores(person, walk)
    page = person.page
    page.wait_for_selector("[data-coming]")
    serial = str(walk.steps[at(walk, "choose-fog") + 1].serial)
    person.waits_for(int(serial))

    page.keyboard.press("Enter")

    expect(page.locator(READ)).to_be_visible()
    expect(page.locator("[data-coming]")).to_have_count(0)
    assert person.asked() == serial


def explores(person: Person, walk: walks.Walk) -> None:
    """Come to the first fog that is explored, and explore it while what is seen is taken down."""
    first = at(walk, "choose-fog")
    comes_to(person, walk, first)
    person.page.evaluate(WATCHED)
    step = walk.steps[first]
    person.page.locator(f"[data-choice='{step.choice}']:visible").first.click()


def test_a_card_counts_once_it_has_turned(newcomer):
    """While the first card is still turning, nothing of it lies in the tally."""
    person, walk = newcomer(**MOVING), walks.to_the_stones()
    first = at(walk, "draw-more")
    comes_to(person, walk, first)
    person.page.evaluate(COUNTED)

    person.page.locator(".commit .main").click()
    person.page.wait_for_selector(".draw .cards article")

    assert person.page.evaluate("window.counted") == 0
    expect(person.page.locator(".draw .tally .box")).not_to_have_count(0)


def test_more_cards_may_be_drawn_than_a_chart_shows(newcomer):
    """At its end one more card draws them all, and the next chart begins there; it can still be taken back."""
    person, walk = newcomer(), walks.alone()
    comes_to(person, walk, at(walk, "draw-more"))
    commit, chart = person.page.locator(".commit button"), person.page.locator(".sheet .odds")
    left = person.page.locator(".sheet").get_by_text("cards are left in the deck")
    before = int(left.inner_text().split()[0])

    for _ in range(CHARTED):
        commit.last.click()
    expect(left).to_have_text(re.compile(rf"^{before - CHARTED} "))
    commit.last.click()

    expect(left).to_have_text(re.compile(rf"^{before - CHARTED - 1} "))
    expect(commit.first).to_have_text(re.compile(r"^Turn the \d+ cards$"))
    expect(chart).to_be_visible()
    expect(commit.last).to_be_enabled()
    expect(person.page.locator(".sheet").get_by_role("button", name="Take back")).to_be_enabled()


def test_the_rows_of_a_fight_lie_above_its_chances(newcomer):
    """The die is in sight with what each outcome does, and no land lies under the piles."""
    person, walk = newcomer(viewport={"width": 1600, "height": 1000}), walks.selvage()
    comes_to(person, walk, at(walk, walks.FIGHT))
    page = person.page
    rows, chart = page.get_by_role("list", name="Rows of the compound action"), page.locator(".sheet .odds")

    expect(rows).to_be_in_viewport(ratio=1)
    expect(chart).to_be_in_viewport(ratio=1)
    person.settles()
    assert rows.bounding_box()["y"] < chart.bounding_box()["y"]
    expect(rows).to_contain_text("If it fails: Each involved character suffers 1 damage.")
    expect(page.locator("main .rail").first).to_be_hidden()


def test_the_picture_of_an_action_is_asked_for_as_large_as_it_is_shown(newcomer):
    """It takes the room that chart and hints leave on the sheet: a small one would be blurred."""
    walk = walks.alone()
    person = newcomer(viewport={"width": 1440, "height": 1200})
    comes_to(person, walk, at(walk, "draw-more"))

    expect(person.page.locator(".columns .print img").first).to_have_attribute("src", re.compile(r"/400\b"))


def test_a_card_of_a_fight_is_kept_at_reading_size(newcomer):
    """What is over makes room for the cards among which one is chosen."""
    person, walk = newcomer(), route("selvage-alone")
    comes_to(person, walk, 23)
    page = person.page
    card = page.locator(".draw article.card")

    expect(page.locator(".draw .choice")).to_be_in_viewport(ratio=1)
    person.settles()
    assert card.bounding_box()["width"] >= 240


def test_a_number_is_called_for_what_makes_it(newcomer):
    """A bare number would say nothing: what is used for it stands on the answer, and in the recap afterwards."""
    person, walk = newcomer(), route("first-light-alone")
    comes_to(person, walk, at(walk, "choose-number"))
    choices = person.page.locator(".sheet .choices [data-choice^='number/']")

    expect(choices.first).to_contain_text("Add nothing: 213")
    expect(choices.last).to_contain_text("Use Joss Marrable, ferryman: 213 + 4 = 217")
