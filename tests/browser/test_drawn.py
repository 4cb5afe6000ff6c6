"""Pictures as they are really drawn: every card of the Board has come with its own, and nothing failed on the way."""

import pytest
from playwright.sync_api import ConsoleMessage, Request

from browser import walks
from browser.people import Person, play
from browser.walks import Walk

DRAWN_SECONDS = 120
"""How long a Board full of pictures may take to be drawn on a busy machine."""
PICTURED = """() => [...document.querySelectorAll(".board .cell")].map((cell) => {
  const cards = [...cell.querySelectorAll("[data-card]")].filter((each) => each.dataset.card);
  const images = [...cell.querySelectorAll("img")];
  const widths = images.map((each) => each.complete ? each.naturalWidth : 0);
  return { cards: cards.map((each) => each.dataset.card), widths };
})"""
"""For each cell of the Board its cards, and how wide the pictures are that have come."""
COME = f"() => ({PICTURED})().every((each) => each.widths.length && each.widths.every((width) => width > 0))"


def watched(person: Person) -> list[str]:
    """What the page complains about, and the requests that fail."""
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    def miss(request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # a page that is left lets go of what it waits for
            complaints.append(f"{request.failure} {request.url}")

    person.page.on("console", hear)
    person.page.on("requestfailed", miss)
    return complaints


@pytest.mark.slow
@pytest.mark.parametrize("walk", [walks.alone, walks.selvage], ids=["first-light", "selvage"])
def test_every_card_of_the_board_has_its_picture(newcomer, walk):
    """Lands, fog and events are all there, in both games, and so are the cards of the hand."""
    found: Walk = walk()
    person = newcomer(pictures=True)
    complaints = watched(person)
    last = max(at for at, step in enumerate(found.steps) if step.kind in ("choose-turn", "choose-action"))

    person.hurries(found, last)
    person.page.wait_for_selector("[data-question]")
    person.page.wait_for_function(COME, timeout=DRAWN_SECONDS * 1000)

    cells = person.page.evaluate(PICTURED)
    assert len(cells) > 4
    assert all(len(cell["widths"]) >= max(1, len(cell["cards"])) for cell in cells)
    assert person.page.locator(".dock .picture img").count() > 0
    assert complaints == []


@pytest.mark.slow
def test_a_turn_is_played_while_pictures_are_drawn(newcomer):
    """Nobody waits for a picture: answers are taken while the workshop is still busy, and all come in the end."""
    walk = walks.alone()
    person = newcomer(pictures=True)
    complaints = watched(person)

    person.comes()
    person.sets_the_table(walk)
    play([person], walk.steps[:8])
    person.page.wait_for_function(COME, timeout=DRAWN_SECONDS * 1000)

    assert complaints == []
