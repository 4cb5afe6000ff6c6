"""A made-up language on every page: what still has plain letters was written in code, where nobody can translate it.

The server speaks it (`accented.py`), and the browser's own messages are exchanged for it on their way to the page.
"""

import calendar
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from browser import screens, walks
from browser.conftest import Comes
from browser.hosting import ROOT, Host
from browser.people import Person
from pseudo import OPENS, accented, message, plain_words

Screen = Callable[[Person], None]
WORDS: Final = re.compile(r"/assets/en-[\w-]+\.js$")
"""The file in which the build has put the browser's own messages in English."""
PAGES = (
    screens.lobby, screens.settings, screens.gallery, screens.reading, screens.board, screens.rules, screens.action,
    screens.dialogue, screens.leaflet, screens.journal, screens.replay, screens.later,
)  # fmt: skip
SMALL = (screens.lobby, screens.settings, screens.board, screens.action, screens.dialogue, screens.journal)
"""The pages that are laid out anew on a phone."""
LOST = (
    "#/game/nowhere",
    "#/join/nowhere",
    "#/device/nowhere",
    "#/gallery/nowhere",
    "#/replay/nowhere",
    "#/rules",
)
"""Addresses that lead nowhere, and the rules, which need no game."""
MONTHS = "|".join(calendar.month_name[1:])
PLAIN = re.compile(
    rf"\bFogbound\b|\b[CT]-[A-Z]+-\d+\b|\b[IVX]{{1,4}}\b|\b[A-Z]\d\b|\bnowhere\b|\b(?:{MONTHS}|AM|PM)\b"
)
"""The name of the program; ids of rules, areas and slots of the map, which are printed on the cards in every language;
and dates, which the browser words itself."""
READ = """() => {
  const aloud = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"];
  const said = [...aloud, "title", "alt", "placeholder"];
  const found = [["document.title", document.title]];
  for (const each of document.querySelectorAll("body *:not(script, style, code, [lang])")) {
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push([each.tagName, node.data]);
    for (const name of said)
      if (each.hasAttribute(name)) found.push([`${each.tagName} ${name}`, each.getAttribute(name)]);
  }
  return found;
}"""
"""Everything on a page that is seen or read aloud, with where it stands; languages are called by their own names,
and what is typed into a shell is no language."""
TOOLS = "header nav button:not([lang]):not([aria-disabled]), .rail button:not([disabled])"
"""What opens something over the table; to take back is no such thing."""


@pytest.fixture(scope="session")
def foreign(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that speaks the language."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests"), "FOGBOUND_PURE": "1"}
    words = (sys.executable, "-m", "browser.accented", "serve", "--no-draw-ahead")
    with Host(tmp_path_factory.mktemp("abroad"), words, environment=environment) as found:
        yield found


def abroad(newcomer: Comes, foreign: Host, *how: str) -> Person:
    """Somebody whose browser gets its own messages in the made-up language."""
    person = newcomer(*how, at=foreign, spelled=accented)
    source = message((ROOT / "web" / "src" / "text" / "en.ftl").read_text("utf-8"))
    body = f"export default {json.dumps(source)};"
    person.context.route(WORDS, lambda route: route.fulfill(content_type="text/javascript", body=body))
    return person


def forgotten(person: Person) -> list[str]:
    """What has plain letters on the page, and where it stands."""
    said = person.page.evaluate(READ)
    assert any(OPENS in text for _, text in said), "nothing on the page is in the language"
    return [f"{where}: {text.strip()}" for where, text in said if plain_words(PLAIN.sub("", text))]


@pytest.mark.parametrize("screen", PAGES, ids=lambda screen: screen.__name__)
def test_no_word_of_a_page_was_forgotten(newcomer: Comes, foreign: Host, screen: Screen) -> None:
    """All that is seen or read aloud comes from the files of a language or from the pack."""
    person = abroad(newcomer, foreign)
    screen(person)

    assert forgotten(person) == []


@pytest.mark.parametrize("screen", SMALL, ids=lambda screen: screen.__name__)
def test_nor_of_a_page_on_a_phone(newcomer: Comes, foreign: Host, screen: Screen) -> None:
    """It has tabs and sheets of its own."""
    person = abroad(newcomer, foreign, "touch", "Pixel 7")
    screen(person)

    assert forgotten(person) == []


@pytest.mark.parametrize("address", LOST)
def test_nor_where_an_address_leads_nowhere(newcomer: Comes, foreign: Host, address: str) -> None:
    """What is refused is said by the page or by the server."""
    person = abroad(newcomer, foreign)
    person.comes(address)
    person.page.wait_for_load_state("networkidle")
    person.settles()

    assert forgotten(person) == []
    person.faults.clear()  # the server has told them that nothing is there


@pytest.mark.parametrize("screen", [screens.later, screens.homecoming], ids=lambda screen: screen.__name__)
def test_nor_of_what_lies_over_the_table(newcomer: Comes, foreign: Host, screen: Screen) -> None:
    """Loupe, chart, rules, recap, invitation, settings, and every pile."""
    person = abroad(newcomer, foreign)
    screen(person)
    tools = person.page.locator(TOOLS)
    found: set[str] = set()
    opened = 0
    for at in range(tools.count()):
        if tools.nth(at).is_visible():
            tools.nth(at).click()
            person.settles()
            found.update(forgotten(person))
            if person.page.locator("dialog[open]").count():
                opened += 1
                person.page.keyboard.press("Escape")
                person.page.wait_for_function("!document.querySelector('dialog[open]')")

    assert opened > 5
    assert sorted(found) == []


def test_nor_of_the_end(newcomer: Comes, foreign: Host) -> None:
    """What is told when a game is over."""
    person = abroad(newcomer, foreign)
    walk = walks.alone()
    person.hurries(walk, len(walk.steps) - 1)
    person.answer(walk.steps[-1])
    person.sees_the_end()

    assert forgotten(person) == []
