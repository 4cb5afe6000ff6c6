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
    settings,
)

GRAVE = ("serious", "critical")
HIGH_CONTRAST = "localStorage.fogbound ??= JSON.stringify({ theme: 'contrast' })"


@pytest.mark.parametrize(
    "screen", [lobby, settings, gallery, reading, board, action, dialogue, leaflet, replay]
)
def test_nothing_grave_stands_in_anybodys_way(newcomer, screen):
    """Names, roles, contrasts and the order of what is there, on a large page."""
    assert findings(newcomer(), screen) == []


@pytest.mark.parametrize("screen", [lobby, settings, reading, board, action, dialogue, journal])
def test_nothing_grave_stands_in_anybodys_way_on_a_phone(newcomer, screen):
    """The same on the small one."""
    assert findings(newcomer("touch", "Pixel 7"), screen) == []


@pytest.mark.parametrize("device", ["", "Pixel 7"], ids=["large", "phone"])
@pytest.mark.parametrize("screen", [lobby, settings, board, action, dialogue, journal])
def test_nothing_grave_stands_in_anybodys_way_in_high_contrast(newcomer, screen, device):
    """The same in black, white and yellow."""
    person = newcomer("touch" if device else "mouse", device)
    person.context.add_init_script(HIGH_CONTRAST)
    assert findings(person, screen) == []
    assert person.page.evaluate("document.documentElement.dataset.theme") == "contrast"


def findings(person: Person, screen: Callable[[Person], None]) -> list[str]:
    """What axe finds that is serious or critical: the rule, and where it is broken."""
    screen(person)
    found = Axe().run(person.page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"][:3]
    ]
