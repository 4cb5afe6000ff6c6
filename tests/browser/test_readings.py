"""What comes up is shown: every card that somebody meets for the first time lies big before them until they go on."""

from playwright.sync_api import expect

from browser import walks
from browser.people import play
from browser.routes import route

LAST_IN_SIGHT = """() => {
  const page = document.querySelector("dialog .spread");
  return page.lastElementChild.getBoundingClientRect().bottom <= page.getBoundingClientRect().bottom + 8;
}"""
"""Whether the end of what came up can be read."""
OPENING = ["The Held Morning", "The shingle", "Nine nights", "Notes on breath"]


def test_one_text_is_read_before_the_first_question(newcomer):
    """The goal; the land, what happened and the first lesson wait in the corner. A reload does not begin anew."""
    person = newcomer()
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")
    names = person.page.locator("dialog h2, dialog article h3")

    assert names.all_inner_texts() == OPENING[:1]
    person.page.locator("dialog .on").click()
    expect(person.page.locator("dialog .on")).to_be_hidden()
    person.page.get_by_role("button", name="Not read yet (3)").click()
    expect(person.page.locator("dialog article h3")).to_have_text(OPENING[1:])
    person.page.keyboard.press("Escape")
    person.page.reload()
    person.waits_for(walks.alone().steps[0].serial)

    expect(person.page.locator("dialog .on")).to_be_hidden()


def test_a_card_says_what_it_tells_does_and_brings(newcomer):
    """Story, effect and consequence stand together."""
    person = newcomer()
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()
    person.page.get_by_role("button", name="Not read yet (3)").click()

    card = person.page.locator("dialog article").filter(
        has=person.page.get_by_role("heading", name="Nine nights")
    )
    expect(card.locator(".said")).to_have_text("Temporary event · 129")
    expect(card).to_contain_text("Nobody sleeps well")
    expect(card).to_contain_text("then banish this card")
    expect(card).to_contain_text("Nine nights was banished.")


def test_enter_shows_what_lies_below_and_then_goes_on(newcomer):
    """Whoever reads with the keyboard misses nothing that has no room on the screen."""
    person = newcomer("keys", viewport={"width": 800, "height": 520})
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")
    assert not person.page.evaluate(LAST_IN_SIGHT)
    presses = 0

    while person.page.locator("dialog .on").is_visible():
        seen = person.page.evaluate(LAST_IN_SIGHT)
        person.page.keyboard.press("Enter")
        presses += 1
        person.settles()

    assert seen
    assert 1 < presses <= len(OPENING) + 1


def test_escape_goes_on_through_all(newcomer):
    """Whoever is in a hurry reads the journal."""
    person = newcomer()
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")

    person.page.keyboard.press("Escape")

    expect(person.page.locator("dialog .on")).to_be_hidden()


def test_no_card_is_shown_to_whoever_does_not_want_it(newcomer):
    """It can be turned off in the settings, for this browser."""
    person = newcomer()
    person.comes()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="Only tell them in the journal").click()

    person.hurries(walks.alone(), 0)
    person.waits_for(walks.alone().steps[0].serial)

    expect(person.page.locator("dialog .on")).to_be_hidden()


def test_what_is_found_in_the_land_is_shown_when_it_is_found(newcomer):
    """A card that comes up in play waits to be read before the next question."""
    walk = walks.to_the_stones()
    person = newcomer()
    person.hurries(walk, 0)
    person.page.wait_for_selector("dialog .on")
    person.reads_on()
    read: list[str] = []

    for step in walk.steps:
        play([person], [step])
        person.settles()
        read += person.page.locator(".discovery h3").all_inner_texts()
        read += person.reads_on()

    assert {"The ribbed sand", "The drowned road"} <= set(read)


def test_the_last_card_is_read_before_it_is_said_how_it_ended(newcomer):
    """The scene that was played for comes first, the summing up after it."""
    walk = walks.alone()
    person = newcomer()
    person.hurries(walk, len(walk.steps) - 1)

    play([person], walk.steps[-1:])

    assert person.sees_the_end() == ["A morning"]


def test_on_a_phone_on_its_side_the_story_stands_beside_the_picture(newcomer):
    """So low a screen has no room below it; and the first hint can be put away without looking for its button."""
    person = newcomer(viewport={"width": 844, "height": 390})
    person.hurries(walks.alone(), 0)
    person.page.wait_for_selector("dialog .on")
    person.settles()

    first = person.page.locator("dialog article").first
    picture, words = (first.locator(each).bounding_box() for each in ("> .picture", "> .words"))
    assert picture is not None
    assert words is not None
    assert picture["x"] + picture["width"] <= words["x"]
    assert abs(picture["y"] - words["y"]) < 2
    expect(first.locator(".said")).to_be_in_viewport(ratio=0.95)
    person.reads_on()
    expect(person.page.locator(".guide button").first).to_be_in_viewport(ratio=0.95)


def test_land_is_read_about_beside_the_cards_to_choose_from(newcomer):
    """What a hand that is too large gives up is chosen while the new land is told: no card lies below the text."""
    walk = route("first-light-alone")
    at = next(n for n, step in enumerate(walk.steps) if step.choice.startswith("take-in-hand/"))
    person = newcomer()
    person.comes_back(walk, at)

    play([person], walk.steps[at : at + 1])
    person.page.wait_for_selector(".discovery")
    person.settles()
    text = person.page.locator(".discovery").bounding_box()
    cards = [card.bounding_box() for card in person.page.locator(".sheet .spread li").all()]

    assert text is not None
    assert len(cards) > 1
    for card in cards:
        assert card is not None
        assert text["x"] + text["width"] <= card["x"] or text["y"] >= card["y"] + card["height"]
