"""Takes the pictures of `docs/pictures` from a real server: `PYTHONPATH=tests python -m browser.pictures`."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from browser import screens
from browser.conftest import CHROMIUM, DESKTOP, FLAGS
from browser.hosting import ROOT, Host
from browser.people import Manner, Person

FOLDER: Final = ROOT / "docs" / "pictures"
LOADED: Final = """() => document.fonts.status === "loaded" && [...document.images].every(
  (each) => (each.complete && each.naturalWidth > 0) || each.getBoundingClientRect().top > innerHeight)"""
"""Whatever is in sight has been drawn."""
QUALITY: Final = 78
SHOTS: Final[dict[str, tuple[Callable[[Person], None], str, str]]] = {
    "lobby": (screens.lobby, "", "lamp"),
    "board": (screens.later, "", "lamp"),
    "action": (screens.action, "", "lamp"),
    "dialogue": (screens.dialogue, "", "day"),
    "leaflet": (screens.leaflet, "", "day"),
    "gallery": (screens.gallery, "", "day"),
    "phone": (screens.later, "Pixel 7", "lamp"),
    "contrast": (screens.later, "", "contrast"),
}
"""What is shown, on which device, in which light."""


def take(folder: Path) -> None:
    """All pictures, each of somebody who has just come."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Host(Path(data)) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
        )
        for name, (screen, device, theme) in SHOTS.items():
            shape = playwright.devices[device] if device else DESKTOP
            context = browser.new_context(**{**shape, "locale": "en-GB", "reduced_motion": "reduce"})
            context.add_init_script(
                f"localStorage.fogbound ??= JSON.stringify({{ guided: true, theme: '{theme}' }})"
            )
            manner: Manner = "touch" if device else "mouse"
            person = Person(context, host.address, manner)
            screen(person)
            person.page.wait_for_function(LOADED, timeout=120_000)
            person.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY, scale="css")
            context.close()
        browser.close()


if __name__ == "__main__":
    take(FOLDER)
