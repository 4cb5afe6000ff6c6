"""People before a page: they see what it offers and press it, with a mouse, a finger or the keyboard.

What they want is known by the ids of choices (see walks); how to get at it they find on the page alone.
"""

import json
import re
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Error,
    Page,
    Response,
    Route,
)

from browser import haste
from browser.walks import Step, Walk

Manner = Literal["mouse", "touch", "keys"]

PATIENCE: Final = 30.0
"""Seconds after which somebody gives up on a page, on a busy machine."""
MOST_PRESSES: Final = 60
"""So many things never lie between somebody and an answer."""
GAMES: Final = re.compile(r"/api/games(\?.*)?$")
MOST_TABS: Final = 250
TURNS: Final = ("choose-turn", "choose-action")
WAYS: Final = ("go/", "explore/")
"""How those answers begin that say where an action leads."""
GONE: Final = 2000
"""Milliseconds after which something that cannot be pressed is looked for anew."""
NOWHERE: Final = "-"
"""No choice: whoever wants it only puts away what lies over the table."""
NEXT_PRESS: Final = (Path(__file__).parent / "next_press.js").read_text("utf-8")
ASKED: Final = "(document.querySelector('[data-question]')?.dataset.question ?? '')"
AT_REST: Final = """async () => {
  await document.fonts.ready;
  const lies = () => [...document.querySelectorAll("body *")]
    .map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join(" ");
  for (let before = "", still = 0; still < 6; ) {
    await new Promise(requestAnimationFrame);
    const now = lies();
    still = now === before && !document.querySelector("[data-coming]") ? still + 1 : 0;
    before = now;
  }
}"""
"""Waits until nothing on the page has moved for some frames, nor anything comes onto the Board."""
ALL_HERE: Final = "() => document.querySelector('[data-coming]') === null"
"""Waits until everything that came onto the Board has been seen."""
MOVED_ON: Final = f"""
([serial, choice]) => {ASKED} !== serial || document.querySelector("dialog[open]") !== null
"""


SPOKEN: Final = """() => document.querySelector("dialog[open], .agreement[data-spoken]") !== null"""
"""Waits until a voice is heard, or asked for again."""


class Person:
    """Somebody before a page of their own; `faults` is what went wrong behind it."""

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        manner: Manner = "mouse",
        spelled: Callable[[str], str] = str,
    ) -> None:
        self.context = context
        self.address = address
        self.manner = manner
        self.spelled = spelled  # how the words of English look on the pages
        self.faults: list[str] = []
        self.presses: list[str] = []  # on the way to answers, each by its purpose
        self.page = self.opens_a_tab()

    # -- coming ------------------------------------------------------------------------------------

    def opens_a_tab(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("response", self._look_at)
        page.on("console", self._listen)
        return page

    def _look_at(self, answer: Response) -> None:
        if answer.status >= 400:
            self.faults.append(f"{answer.status} {answer.request.method} {answer.url}")

    def _listen(self, said: ConsoleMessage) -> None:
        if "svelte.dev" in said.text:
            self.faults.append(said.text)

    def comes(self, where: str = "") -> None:
        """Open a page of the server."""
        self.page.goto(f"{self.address}/{where}")

    def sets_the_table(self, walk: Walk, for_others: Sequence[int] = ()) -> None:
        """Choose in the lobby what a walk wants, with its luck, for which the lobby does not ask; light the lamp."""
        self.page.route(GAMES, lambda route: _with_seed(route, walk.seed))
        self.touch(f"[data-adventure='{walk.adventure}']")
        self.touch(f"[data-players='{max(1, len(walk.people))}']")
        for seat, character in enumerate(walk.people):
            self.page.locator(f"[data-seat='{seat}'] select").select_option(character)
        for seat in for_others:
            self.touch(f"[data-seat='{seat}'] [role=switch]")
        self.touch("button.light")

    def hurries(self, walk: Walk, until: int) -> None:
        """Be at a game whose first answers have been given already, without the page."""
        game = haste.begin(self.context, self.address, walk)
        haste.hurry(self.context, self.address, game, walk.steps[:until])
        self.comes(f"#/game/{game}")

    def comes_back(self, walk: Walk, until: int) -> None:
        """Be there likewise in the middle of a game, with the recap and all that has come up read."""
        self.hurries(walk, until)
        self.page.wait_for_selector("[data-question]")
        self.page.locator("dialog .x").click()
        self.settles()
        self.reads_on()

    def settles(self) -> None:
        """Wait until everything lies where it will stay."""
        self.page.evaluate(AT_REST)

    def touch(self, selector: str) -> None:
        """Press what is found by a selector."""
        element = self.page.locator(selector).first.element_handle()
        assert element is not None
        assert self.press(element), selector

    # -- pressing ----------------------------------------------------------------------------------

    def press(self, element: ElementHandle) -> bool:
        """Press something, in this person's manner; tells whether it was still there to be pressed."""
        try:
            if self.manner == "touch":
                element.tap(timeout=GONE)
            elif self.manner == "keys":
                if not self._go_to(element):
                    return False
                self.page.keyboard.press("Enter")
            else:
                element.click(timeout=GONE)
        except Error as fault:
            if "not attached" in fault.message or "Timeout" in fault.message:
                return False  # the page has moved on, or something has come to lie over it
            raise
        return True

    def _go_to(self, element: ElementHandle) -> bool:
        """Bring the focus to something with the keys that the page names for it, if it stays where it is."""
        on_the_table = element.evaluate("each => each.closest('.board, .dock') !== null")
        for key in ("a", "Tab") if on_the_table else ("Tab",):
            for _ in range(MOST_TABS):
                there = element.evaluate("each => each.isConnected ? document.activeElement === each : null")
                if there is not False:
                    return there is True
                self.page.keyboard.press(key)
        raise AssertionError(
            f"the keyboard does not lead to {element.evaluate('each => each.outerHTML')[:300]}"
        )

    # -- answering ---------------------------------------------------------------------------------

    def asked(self) -> str:
        """The serial of the question that waits for this person, or nothing."""
        return str(self.page.evaluate(ASKED))

    def waits_for(self, serial: int) -> None:
        """Wait until this question is asked."""
        self.page.wait_for_function(f"serial => {ASKED} === serial", arg=str(serial), timeout=PATIENCE * 1000)

    def answer(
        self, step: Step, more: int = 0, is_voice: bool = False, plan: str = "", along: bool = False
    ) -> None:
        """Press whatever leads to the answer and then the answer, after asking for so many cards more.

        `plan` is where the action leads, which may be pressed as well; `along` is to take part in it at once.
        """
        until = time.monotonic() + PATIENCE
        pressed: list[str] = []
        self.waits_for(step.serial)
        while len(pressed) < MOST_PRESSES and time.monotonic() < until:
            if "answer" in pressed and self.asked() != str(step.serial):
                return
            found = self.page.evaluate_handle(
                NEXT_PRESS, [step.choice, step.value, self.manner == "keys", plan, along]
            )
            element = found.get_property("element").as_element() if found.json_value() else None
            if element is None:
                self.page.wait_for_timeout(20)
                continue
            why = str(found.get_property("why").json_value())
            if why == "answer" and more:
                self._ask_for(more)
                step, more = step._replace(choice="draw"), 0
                continue
            pressed.append(why)
            self.presses.append(why)
            if why == "close" and self.manner == "keys":
                self.page.keyboard.press("Escape")
            elif why == "type":
                self._type(element, step.value)
            elif self.press(element):
                if why == "open":
                    self._sees_it_open()
                elif why == "answer" and self._has_been_heard(step, is_voice):
                    return
        raise AssertionError(f"{step} was not to be had; pressed {pressed}, asked {self.asked()!r}")

    def _sees_it_open(self) -> None:
        """What is opened is fetched first: nothing else is pressed meanwhile, unless there was nothing to open."""
        with suppress(Error):
            self.page.wait_for_selector("dialog[open]", timeout=GONE)

    def _type(self, field: ElementHandle, value: str) -> None:
        if self.manner == "keys":
            self._go_to(field)
        else:
            self.press(field)
        self.page.keyboard.type(value)

    def _ask_for(self, more: int) -> None:
        plus = self.page.locator(".commit button").last
        for _ in range(more):
            handle = plus.element_handle()
            assert handle is not None
            self.press(handle)
            self.presses.append("one more card")

    def _has_been_heard(self, step: Step, is_voice: bool) -> bool:
        if is_voice:
            self.page.wait_for_function(SPOKEN, timeout=PATIENCE * 1000)
            return self.page.locator("dialog[open]").count() == 0
        self.page.wait_for_function(MOVED_ON, arg=[str(step.serial), step.choice], timeout=PATIENCE * 1000)
        return self.asked() != str(step.serial)

    def reads_on(self) -> list[str]:
        """Read every card that has come up; gives their names."""
        read: list[str] = []
        self.page.wait_for_function(ALL_HERE)
        while self.page.locator("dialog .on").is_visible():
            names = self.page.locator("dialog h2, dialog article h3").all_inner_texts()
            button = self.page.locator("dialog .on").element_handle()
            if button is not None and self.press(button):
                read.extend(names)
        return read

    def comes_to_rest(self) -> None:
        """Put away all that lies over the table, counting it, until nothing more comes up."""
        self.settles()
        while not self.page.evaluate("() => document.querySelector('[data-question], .draw .foot') !== null"):
            self.page.wait_for_timeout(20)
        while True:
            found = self.page.evaluate_handle(NEXT_PRESS, [NOWHERE, "", self.manner == "keys", "", False])
            element = found.get_property("element").as_element() if found.json_value() else None
            if element is None:
                return
            self.presses.append(str(found.get_property("why").json_value()))
            self.press(element)
            self.settles()

    def sees_the_end(self) -> list[str]:
        """Turn the last cards and read what they brought, so that nothing hides how it ended; gives what was read."""
        read: list[str] = []
        ending = self.page.locator("dialog[open]:not(:has(.on))").last
        turning = self.page.locator(".draw .foot button").last
        told = self.page.locator(".dialogue .go-on")
        while not ending.is_visible():
            read += self.reads_on()
            for button in (turning, told):
                if button.is_visible():
                    button.click()
            self.page.wait_for_timeout(20)
        return read

    @property
    def draws_by_number(self) -> bool:
        """Whether the page lets one choose at once how many cards are drawn."""
        return self.page.locator(".commit").count() > 0


def play(people: Sequence[Person], steps: Iterable[Step]) -> None:
    """Give the answers of a walk; person n holds seat n, the last one all that are left. Everybody is for the same.

    What the table does by itself on the way to a place is passed over.
    """
    waiting = list(steps)
    while waiting:
        step = waiting.pop(0)
        asked = people if step.seat < 0 else [people[min(step.seat, len(people) - 1)]]
        more = 0
        if _comes_to(people, step.serial) > step.serial:
            continue
        asked[0].waits_for(step.serial)
        if step.kind in TURNS and step.seat < 0:  # and not what stands beside it
            _take_turn(people, step, waiting)
            continue
        while step.choice == "draw" and asked[0].draws_by_number:
            more, step = more + 1, step._replace(choice=waiting.pop(0).choice)
        for person in asked:
            person.answer(step, more, len(asked) > 1 and person is not asked[-1])


def _take_turn(people: Sequence[Person], step: Step, waiting: Sequence[Step]) -> None:
    """Choose an action, with the place to which it leads where that can be pressed; those who join it say so at once."""
    ahead = list(takewhile(lambda each: each.kind not in TURNS, waiting))
    way = next((each.choice for each in ahead if each.choice.startswith(WAYS)), "")
    joining = {each.seat for each in ahead if each.choice.startswith("join/")}
    for seat, person in enumerate(people):
        person.answer(
            step, 0, len(people) > 1 and person is not people[-1], f"{step.choice} {way}", seat in joining
        )


def _comes_to(people: Sequence[Person], serial: int) -> int:
    """Wait until any of them is asked this question or a later one."""
    until = time.monotonic() + PATIENCE
    while (found := max(int(person.asked() or 0) for person in people)) < serial:
        assert time.monotonic() < until, f"nobody is asked {serial}"
        people[0].page.wait_for_timeout(20)
    return found


def _with_seed(route: Route, seed: int) -> None:
    if route.request.method == "POST":
        order = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**order, "seed": seed}))
    else:
        route.continue_()
