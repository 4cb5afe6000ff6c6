"""Board, dock and book as somebody sees them: large enough, nothing hidden, and open until it has been read."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser import screens, walks
from browser.people import Person, play
from browser.routes import route
from browser.walks import TALK

NEAR = 170
"""The least size of a card on the Board of a desktop, in pixels, unless somebody wants to see it all."""


def test_cards_stay_large_until_somebody_wants_to_see_the_whole_board(newcomer):
    """The Board has outgrown the page: the land around the figures is shown large, the whole on demand."""
    person = newcomer()
    screens.later(person)
    at_first = _smallest(person)

    person.touch(".board .tools button:nth-child(2)")

    assert at_first >= NEAR > _smallest(person)
    assert all(_in_sight(person, cell) for cell in person.page.locator(".cell").all())


def test_a_text_of_the_hand_that_is_too_long_fades_and_is_whole_up_close(newcomer):
    """Its end is marked, keywords stand below it, and moving onto it shows all of it."""
    person, walk = newcomer(), route("first-light-alone")
    person.comes_back(walk, 32)
    card = person.page.locator(".dock .held").last

    expect(card).to_contain_text("Companion")
    expect(card.locator("[data-cut]")).to_have_count(1)
    card.hover()
    expect(person.page.locator(".peek")).to_contain_text("You cannot be involved in a hide action.")
    expect(person.page.locator(".peek [data-cut]")).to_have_count(0)


def test_the_keyboard_moves_the_camera_and_nothing_else(newcomer):
    """Whatever is lit and lies out of sight is brought there by the camera: the page behind it does not shift."""
    person = newcomer("keys", viewport={"width": 1024, "height": 768})
    screens.later(person)
    for _ in range(12):
        person.page.mouse.move(500, 300)
        person.page.mouse.wheel(0, -240)
    person.settles()

    for _ in range(12):
        person.page.keyboard.press("a")
        person.settles()

        at = person.page.locator(":focus")
        if at.evaluate("each => each.closest('.board') !== null"):
            expect(at).to_be_in_viewport()
        shifted = "() => [...document.querySelectorAll('.board, main, .table')].map((each) => each.scrollTop)"
        assert set(person.page.evaluate(shifted)) == {0}


def test_what_is_pressed_does_not_glide_away(newcomer):
    """The camera waits for a press that is held: it would end on another card, and be lost. Then it goes on."""
    person = newcomer(reduced_motion="no-preference")
    screens.later(person)
    page = person.page
    lies = [cell.bounding_box() for cell in page.locator(".cell").all()]
    page.mouse.move(160, 640)
    page.locator(".board .tools button:nth-child(2)").dispatch_event("click")

    page.mouse.down()
    held = [cell.bounding_box() for cell in page.locator(".cell").all()]
    page.wait_for_timeout(400)
    assert [cell.bounding_box() for cell in page.locator(".cell").all()] == held
    page.mouse.up()
    person.settles()

    assert [cell.bounding_box() for cell in page.locator(".cell").all()] != lies
    assert all(_in_sight(person, cell) for cell in page.locator(".cell").all())


@pytest.mark.parametrize("device", ["Pixel 7", "iPhone SE"])
def test_land_that_was_just_found_is_seen_whole_on_a_phone(newcomer, device):
    """Neither the bar above nor the sheet below lies over the figure or over what it has found."""
    walk = walks.to_the_stones()
    person = newcomer("touch", device)
    turns = [at for at, step in enumerate(walk.steps) if step.kind == "choose-turn"]
    person.hurries(walk, turns[1] - 1)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()

    play([person], walk.steps[turns[1] - 1 : turns[1]])
    person.waits_for(walk.steps[turns[1]].serial)
    person.reads_on()

    lands = person.page.locator(".cell:not(:has(.fog))")
    expect(lands).to_have_count(2)
    person.settles()
    above, below = _box(person.page.locator(".phone header")), _box(person.page.locator(".phone .sheet"))
    for land in lands.all():
        box = _box(land)
        assert box["y"] >= above["y"] + above["height"]
        assert box["y"] + box["height"] <= below["y"]


def test_nothing_on_a_phone_speaks_of_keys(newcomer):
    """The first hint tells of the arrow, and the answers have no numbers to press."""
    person = newcomer("touch", "Pixel 7")
    screens.board(person)

    expect(person.page.locator(".guide")).to_contain_text("the arrow above takes it back")
    expect(person.page.locator("body")).not_to_contain_text("Ctrl")
    assert not any(key.is_visible() for key in person.page.locator("kbd").all())


def test_the_journal_folds_and_whatever_lies_in_the_dock_is_in_sight(newcomer):
    """The hand overlaps rather than pushing an item under the journal; J makes room."""
    person = newcomer()
    screens.later(person)
    journal, items = person.page.locator("aside.journal"), person.page.locator(".dock .item")

    assert items.count() > 0
    assert all(_in_sight(person, item, person.page.locator("footer")) for item in items.all())
    person.page.keyboard.press("j")
    journal.wait_for(state="detached")
    person.page.keyboard.press("j")
    journal.wait_for()


def test_what_can_be_done_is_also_told_as_a_list(newcomer):
    """Every lit slip is a line with its name; the list lies open, and whoever has folded it finds it so the next time."""
    person = newcomer()
    screens.later(person)

    listed = person.page.locator(".standing details").first.locator(".choice")
    lit = person.page.locator(".board .slip.lit")

    assert listed.count() >= lit.count() > 0
    person.page.locator(".standing summary").first.click()
    person.page.reload()
    person.page.locator(".standing details:not([open])").first.wait_for()


def test_a_book_stays_open_until_its_last_answer_has_been_read(newcomer):
    """Only one reply is left and taken by itself: what was answered before is still read in the book."""
    person = newcomer()
    walk = walks.selvage()
    last = [at for at, step in enumerate(walk.steps) if step.kind == TALK][1]
    person.hurries(walk, last)
    person.page.wait_for_selector(".dialogue")
    person.reads_on()

    person.page.locator(f"[data-choice='{walk.steps[last].choice}']").click()
    person.page.locator(".dialogue .go-on").click()

    person.page.locator(".dialogue").wait_for(state="detached")
    assert person.page.locator(".read-out").count() == 0


def _smallest(person: Person) -> float:
    """The size of the cards on the Board."""
    person.settles()  # the camera glides
    return min(box["width"] for cell in person.page.locator(".cell").all() if (box := cell.bounding_box()))


def _in_sight(person: Person, element: Locator, frame: Locator | None = None) -> bool:
    """Whether all of something lies within a frame, the Board unless another is given, from left to right."""
    box, within = element.bounding_box(), (frame or person.page.locator(".board")).bounding_box()
    assert box is not None
    assert within is not None
    return within["x"] <= box["x"] and box["x"] + box["width"] <= within["x"] + within["width"] + 1


def _box(element: Locator) -> FloatRect:
    """Where something lies on the page."""
    found = element.bounding_box()
    assert found is not None
    return found


def test_all_that_saves_cards_when_something_is_made_is_seen(newcomer):
    """At the foot of a Skill nothing is squeezed out: hammer, price, every resource and the die lie within it."""
    person = newcomer()
    screens.gallery(person)
    person.settles()

    either = person.page.locator("[data-card='cudgel'] .resources").first
    expect(either.locator("svg")).to_have_count(3)  # wood, and bone or stone
    for foot in person.page.locator(".card .foot").all():
        squeezed = foot.evaluate(
            """foot => {
              const { left, right, width } = foot.getBoundingClientRect();
              return [...foot.children, ...foot.querySelectorAll("svg")].filter((each) => {
                const box = each.getBoundingClientRect();
                return box.left < left - 1 || box.right > right + 1 || box.width < width * 0.05;
              }).length;
            }"""
        )
        assert squeezed == 0, foot.inner_html()
