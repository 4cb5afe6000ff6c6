"""A server, a browser, and people who come to it; each test has people of its own, all share the house."""

import fcntl
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser.hosting import ROOT, Host
from browser.people import PATIENCE, Manner, Person

Comes = Callable[..., Person]

expect.set_options(timeout=PATIENCE * 1000)

CHROMIUM = (
    os.environ.get("FOGBOUND_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
)
FLAGS = ("--disable-gpu", "--disable-quic", "--disable-sync", "--disable-dev-shm-usage")
FAILED = pytest.StashKey[bool]()
PICTURES = re.compile(r"/api/.*/(art|cover|fog|frontispiece)/|/api/frontispiece/")
MOST_GUESTS = 40
"""After so many people a server begins anew: it lays only so many games in an hour for one place, where all are."""
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Build and install first, for it takes longest: at the end all others would wait for it."""
    items.sort(key=lambda item: item.path.name != "test_installed.py")


@pytest.fixture(scope="session")
def client() -> None:
    """The browser's part, built from what lies in web/."""
    step = ROOT / "requirements" / "web"
    with step.open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # one process after the other
        subprocess.run([step], check=True)


@pytest.fixture(scope="session")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for all tests of this process."""
    with Host(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser of the system; as root it cannot lock itself in."""
    found = playwright.chromium.launch(
        executable_path=CHROMIUM, chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
    )
    yield found
    found.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
    """Let fixtures know whether their test failed."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def newcomer(
    host: Host, chromium: Browser, playwright: Playwright, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Comes]:
    """Somebody with a browser of their own, who has never been here; no page of theirs may stumble."""
    people: list[Person] = []
    if host.guests > MOST_GUESTS:
        host.stop()
        host.start()

    def comes(
        manner: Manner = "mouse",
        device: str = "",
        lang: str = "en-GB",
        at: Host | None = None,
        pictures: bool = False,
        spelled: Callable[[str], str] = str,
        **more: Any,
    ) -> Person:
        shape = playwright.devices[device] if device else DESKTOP
        if not pictures:  # nor every point of a phone's screen: it takes its time, and most tests do not look
            shape = {**shape, "device_scale_factor": 1}
        context = chromium.new_context(**{**shape, "locale": lang, "reduced_motion": "reduce", **more})
        if not pictures:
            context.route(PICTURES, lambda route: route.fulfill(content_type="image/svg+xml", body=BLANK))
        (at or host).guests += 1
        people.append(Person(context, (at or host).address, manner, spelled))
        return people[-1]

    yield comes
    if request.node.stash.get(FAILED, False):
        for at, person in enumerate(people):
            person.page.screenshot(path=tmp_path / f"person-{at}.png")
            print(f"what they saw: {tmp_path / f'person-{at}.png'}")
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert faults == []
