"""Two servers on one archive, and a real browser at the door of each: one table, whatever becomes of its server."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

from browser import walks
from browser.people import Person, play
from browser.test_company import together
from server.doors import Door, door
from server.several import ServerProcess, starting

WATCH = """() => {
  window.dropped = false;
  const look = () => (window.dropped ||= document.body.textContent.includes("The connection dropped"));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes whether the page ever says that its line is cut."""
ELSEWHERE = ("409 ", "502 ", "503 ")
"""What a page is answered that goes from one server to the other, and follows."""


class Doors:
    """Two servers, and a door to each that leads to the other one when its own is away."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.servers: dict[str, ServerProcess] = stack.enter_context(starting(folder, "a", "b"))
        ports = {name: server.port for name, server in self.servers.items()}
        self._doors: list[Door] = [stack.enter_context(door(ports, [name])) for name in ports]
        self.entrances = [SimpleNamespace(address=f"http://{one.address}", guests=0) for one in self._doors]

    def led(self, at: int) -> set[tuple[str, str]]:
        """Where people were led who came in by a door, and which server they had asked for."""
        return set(self._doors[at].led)

    def restart(self, name: str) -> None:
        self.servers[name].start()
        for one in self._doors:
            one.ports[name] = self.servers[name].port


@pytest.fixture
def doors(client: None, tmp_path: Path) -> Iterator[Doors]:
    with ExitStack() as stack:
        yield Doors(tmp_path, stack)


def forgive(*people: Person) -> None:
    """Being sent elsewhere is no fault."""
    for person in people:
        person.faults[:] = [fault for fault in person.faults if not fault.startswith(ELSEWHERE)]


def was_dropped(page: Page) -> bool:
    return bool(page.evaluate("window.dropped"))


@pytest.mark.long
def test_two_people_by_two_doors_play_at_one_table(newcomer, doors):
    """The second is led to the server of the first; both go on at the other when that ends, and when it is killed."""
    walk = walks.two_of_us()
    first, second = newcomer(at=doors.entrances[0]), newcomer(at=doors.entrances[1])
    together(first, second, walk)
    play([first, second], walk.steps[:3])
    assert ("a", "a") in doors.led(1), "who came in by the other door asked for the server that has the table"
    assert ("b", "b") not in doors.led(1)

    for person in (first, second):
        person.page.evaluate(WATCH)
    doors.servers["a"].end(signal.SIGTERM)
    play([first, second], walk.steps[3:6])
    assert not any(was_dropped(person.page) for person in (first, second)), (
        "a server that ends is hardly noticed"
    )

    doors.restart("a")
    doors.servers["b"].end(signal.SIGKILL)
    for person in (first, second):
        expect(person.page.get_by_text("The connection dropped")).to_be_hidden()
    play([first, second], walk.steps[6:9])
    forgive(first, second)
