"""Every page is open to everybody: axe finds nothing serious or critical on any of them."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.people import Person
from browser.screens import (
    action,
    board,
    dialogue,
    gallery,
    journal,
    leaflet,
    lobby,
    reading,
    replay,
    rules,
    settings,
)

GRAVE = ("serious", "critical")
HIGH_CONTRAST = "document.documentElement.dataset.theme = 'contrast'"
"""What the setting does, on a page that is there already."""


@pytest.mark.parametrize(
    "screen", [lobby, settings, gallery, reading, board, rules, action, dialogue, leaflet, journal, replay]
)
def test_nothing_grave_stands_in_anybodys_way(newcomer, screen):
    """Names, roles, contrasts and the order of what is there, on a large page; again in black, white and yellow."""
    assert findings(newcomer(), screen) == []


@pytest.mark.parametrize("screen", [lobby, settings, reading, board, action, dialogue, journal])
def test_nothing_grave_stands_in_anybodys_way_on_a_phone(newcomer, screen):
    """The same on the small one."""
    assert findings(newcomer("touch", "Pixel 7"), screen) == []


def findings(person: Person, screen: Callable[[Person], None]) -> list[str]:
    """What axe finds that is serious or critical, tinted and in high contrast: the rule, and where it is broken."""
    screen(person)
    tinted = Axe().run(person.page).response["violations"]
    person.page.evaluate(HIGH_CONTRAST)
    person.settles()
    contrast = Axe().run(person.page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for each in (*tinted, *contrast)
        if each["impact"] in GRAVE
        for node in each["nodes"][:3]
    ]
