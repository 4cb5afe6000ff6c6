"""Choosing on the thing itself: cards on cards, places on the Board, and a list that says the same."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser import walks
from browser.people import Person
from browser.routes import route
from browser.walks import Walk

PHONES = ["", "Pixel 7"]


def at(person: Person, walk: Walk, is_wanted: Callable[[str], bool]) -> int:
    """Bring somebody to the first question that is wanted, past everything that lies before it; gives its step."""
    step = next(at for at, each in enumerate(walk.steps) if is_wanted(each.kind))
    person.hurries(walk, step)
    page = person.page
    page.wait_for_selector("[data-question]")
    over = page.locator(
        "dialog .on, dialog .x, .draw .foot button, .read-out > button, .guide button:last-of-type"
    )
    person.settles()
    while over.last.is_visible():
        over.last.click()
        person.settles()
    return step


def person_of(newcomer, device: str) -> Person:
    person: Person = newcomer("touch" if device else "mouse", device)
    return person


@pytest.mark.parametrize("device", PHONES, ids=["desktop", "phone"])
def test_a_card_is_chosen_on_the_card(newcomer, device):
    """Whoever may be played lies there whole, with one button below."""
    person = person_of(newcomer, device)
    page = person.page
    at(person, walks.selvage(), lambda kind: kind == "choose-character")

    cards = page.locator(".spread > li")
    expect(cards.first.locator("article.card.whole .words")).to_be_attached()
    expect(cards.first.locator("button.choice > span").first).to_have_text("Play this character")
    assert page.locator(".spread [data-cut]").count() == 0
    assert cards.locator("[data-choice^='play-as/']").count() == cards.count() > 1


@pytest.mark.parametrize("device", PHONES, ids=["desktop", "phone"])
def test_a_drawn_card_is_read_before_it_is_kept(newcomer, device):
    """All that it says stands on it, however much that is, and it is large enough to have words."""
    person = person_of(newcomer, device)
    page = person.page
    walk = route("first-light-alone")
    keeps = [at for at, each in enumerate(walk.steps) if each.choice.startswith("keep/")]
    for step in (keeps[1], keeps[3]):
        person.hurries(walk, step - 1)
        page.wait_for_selector("[data-question]")
        page.locator("dialog .x, dialog .on").last.click()
        person.reads_on()
        page.locator(".commit .main").click()
        page.locator(".draw .choice").first.wait_for()
        person.settles()

        cards = page.locator(".draw article.card")
        assert page.locator(".draw .words").count() == cards.count() > 0
        assert page.locator(".draw [data-cut]").count() == 0


def test_all_cards_are_seen_with_what_becomes_of_them(newcomer):
    """Five where four may be held, effects above those drawn, one with a long story: no button lies below the edge."""
    walks_to = (
        ("first-light-alone", "discard-excess", 5),
        ("first-light-alone", "apply-gifts", 1),
        ("first-light-alone", "gain-hand-card", 1),
        ("selvage-alone", "use-effects", 2),
    )
    for name, kind, cards in walks_to:
        person = newcomer(viewport={"width": 1440, "height": 900})
        walk = route(name)
        last = max(at for at, each in enumerate(walk.steps) if each.kind == kind)
        person.hurries(walk, last)
        person.page.wait_for_selector("dialog .x")
        person.page.keyboard.press("Escape")
        person.settles()
        laid = person.page.locator("[data-spread]")

        expect(laid).to_have_count(cards)
        for button in person.page.locator(".sheet .answers [data-choice]").all():
            expect(button).to_be_in_viewport(ratio=1)
        assert all(each["width"] >= 172 for each in (card.bounding_box() for card in laid.all()))
        assert person.page.locator(".spread [data-cut]").count() == 0


def test_what_an_action_brought_makes_room_for_what_is_asked_after_it(newcomer):
    """At the hand limit the card that was fought lies no more before the cards among which one is discarded."""
    person, walk = newcomer(), route("first-light-alone")
    person.hurries(walk, 42)
    person.page.wait_for_selector("dialog .x")
    person.page.keyboard.press("Escape")
    sheet = person.page.locator(".action .sheet")

    expect(sheet.get_by_role("heading", name="You hold too many cards")).to_be_visible()
    expect(sheet.locator(".stakes")).to_have_count(0)
    expect(sheet.locator(".about")).to_have_count(0)


def test_the_list_says_the_same_as_the_cards(newcomer):
    """Who listens or likes rows unfolds it: the same answers, with all that the cards say."""
    person = newcomer()
    page = person.page
    at(person, walks.selvage(), lambda kind: kind == "choose-character")

    def offered(where: str) -> list[str]:
        ids: list[str] = page.locator(f"{where} [data-choice]").evaluate_all(
            "all => all.map((each) => each.dataset.choice)"
        )
        return ids

    expect(page.locator(".spread")).to_be_visible()
    seen = offered(".spread")
    page.get_by_text("As a list", exact=True).click()
    expect(page.locator(".as-list [data-choice]").first).to_be_visible()
    rows = offered(".as-list")

    assert rows == seen != []
    for row in rows:
        label = page.locator(f".as-list [data-choice='{row}'] b").inner_text()
        said = page.locator(f".spread [data-choice='{row}']").get_attribute("aria-label") or ""
        assert said.startswith(label)


def test_a_place_is_pressed_on_the_board(newcomer):
    """Where one goes is lit: no sheet lies over it, and one press is the answer."""
    walk = walks.alone()
    person = newcomer()
    step = at(person, walk, lambda kind: kind in ("choose-destination", "choose-fog"))
    wanted = walk.steps[step].choice
    page = person.page

    expect(page.locator(".action .sheet")).to_have_count(0)
    expect(page.locator(".choices [data-choice]")).to_have_count(0)
    page.locator(f".board [data-choice='{wanted}']").first.click()

    page.wait_for_function(
        "serial => document.querySelector('[data-question]')?.dataset.question !== serial",
        arg=str(walk.steps[step].serial),
    )


@pytest.mark.parametrize("device", PHONES, ids=["desktop", "phone"])
def test_for_whom_a_drawn_card_is_kept_is_pressed_below_it(newcomer, device):
    """A button for each of those who may keep it, by flag and name; a long text hides none of them."""
    person = person_of(newcomer, device)
    page = person.page
    walk = walks.two_of_us()
    keeps = [at for at, each in enumerate(walk.steps) if each.kind == "keep-skill"]
    person.comes_back(walk, next(at for at in keeps if at + 1 in keeps))  # each of them keeps one

    cards = page.locator(".draw li", has=page.locator("button.choice + button.choice"))
    cards.first.wait_for()
    person.settles()
    for card in cards.all()[: 1 if device else None]:
        buttons = card.locator("button.choice")
        expect(buttons).to_have_count(len(walk.people))
        for button in buttons.all():
            expect(button).to_have_accessible_name(re.compile("^Keep .+ for "))
            expect(button).to_be_in_viewport(ratio=1)
            button.click(trial=True)
