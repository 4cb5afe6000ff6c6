"""What lies between two scenarios in the browser: one page when one has ended, one when the next begins."""

from typing import Any

import pytest

from browser import walks
from server.visiting import Browser, Street

SELVAGE = {"adventure": "selvage", "players": 1, "seats": [0], "mode": "standard"}
SET_OUT = "set-out/lt-1"


def sets_out(browser: Browser) -> Any:
    """Play until the second scenario begins; gives what is shown of the interlude right before and after."""
    browser.hear()
    for step in walks.three_weeks_on().steps:
        before = browser.parts["interlude"], browser.parts["view.at_home"], browser.asking["text"]
        browser.answer(step.choice, step.value)
        if step.choice == SET_OUT:
            return before
    raise AssertionError("nobody set out")


@pytest.mark.slow
def test_an_interlude_tells_how_one_scenario_ended_and_how_the_next_begins(street: Street):
    """Titles and goals; the first half is there at home, where the table is told so by the town's name."""
    ann = street.visitor("Ann")
    key = ann.begins({**SELVAGE, "seed": walks.three_weeks_on().seed})
    with ann.at(key) as browser:
        before, *there = sets_out(browser)
        found = browser.parts["interlude"]

    assert there == [True, "You are in Selvage. What do you do before you set out?"]
    assert (before["ended"], before["begun_at"], before["begun"]) == ("The First Stitch", 0, "")
    assert (before["n"], before["goals"]) == (found["n"], found["goals"])
    assert found["begun_at"] > found["n"]

    assert (found["ended"], found["begun"], found["card"]) == (
        "The First Stitch",
        "Following the Thread",
        "lt-1",
    )
    assert [(goal["name"], goal["reached"]) for goal in found["goals"]] == [("Find Wilmot Tash", True)]
    assert [(goal["name"], goal["reached"]) for goal in found["aims"]] == [
        ("Bring home the tally cord", False),
        ("Darn the Great Tear", False),
    ]
    assert found["prose"].startswith("Three weeks")


@pytest.mark.slow
def test_whoever_comes_later_is_told_it_as_well(street: Street):
    """It stays for the whole scenario, in the language of whoever looks."""
    ann = street.visitor("Ann")
    key = ann.begins({**SELVAGE, "seed": walks.three_weeks_on().seed})
    with ann.at(key) as browser:
        sets_out(browser)
    with ann.at(key, lang="fr") as browser:
        browser.hear()
        assert browser.parts["interlude"]["aims"][0]["name"] == "Rapporter la corde à comptes"
