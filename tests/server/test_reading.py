"""What is read out at a table in the browser: paragraphs that are left at once, and words of the glossary."""

from typing import Any

import pytest

from browser import walks
from server.visiting import Browser, Street

SELVAGE = {"adventure": "selvage", "players": 1, "seats": [0], "seed": 3}


def told_by_the_reeve(browser: Browser) -> None:
    """Play on until the first dialogue waits for a reply."""
    browser.hear()
    while browser.asking["kind"] != "choose-reply":
        browser.answer(browser.asking["plain"] or browser.asking["choices"][0]["id"])


def passages(lines: list[dict[str, Any]]) -> list[str]:
    return [line["prose"] for line in lines if line["prose"]]


def test_a_paragraph_that_is_left_at_once_is_read_out(street: Street):
    """Its story comes with the lines that tell of it, and only then: later the journal tells that it was read."""
    ann = street.visitor("Ann")
    key = ann.begins(SELVAGE)
    with ann.at(key) as browser:
        told_by_the_reeve(browser)
        shown = browser.answer("reply/p001/1")
        assert browser.asking["kind"] == "choose-reply"
        [story] = passages(shown["lines"])
        assert story.startswith("“Nine hundred yards, by Friday’s measure.")
        later = browser.answer("reply/p001/2")
        assert story not in passages(later["lines"])
    assert story not in passages(ann.get(f"/api/games/{key}/journal?lang=en"))


def test_nothing_that_is_passed_over_hides_what_was_read_out_before_it(street: Street):
    """What is answered by itself after a story leaves the story to be read."""
    walk = walks.selvage()
    ann = street.visitor("Ann")
    with ann.at(ann.begins({**SELVAGE, "mode": "standard", "seed": walk.seed})) as browser:
        browser.hear()
        for step in walk.steps:
            assert browser.asking["serial"] == step.serial
            shown = browser.answer(step.choice, step.value)
            assert all(line["prose"] for line in shown["lines"] if "paragraph" in line["roles"])


def test_what_was_read_out_before_an_action_is_not_read_out_to_whoever_comes_back(street: Street):
    """Also where nothing is told of the action until what leaves no choice has been passed over."""
    ann = street.visitor("Ann")
    key = ann.begins({**SELVAGE, "players": 2, "seats": [0, 1]})
    with ann.at(key) as browser:
        told_by_the_reeve(browser)
        while not browser.asking["choices"][0]["id"].startswith("reply/p001"):
            browser.answer("reply")
        browser.answer("reply/p001/1")
        [story] = passages(browser.answer("reply/p001/2")["lines"])
        browser.answer("pathfind/s1/0")
    with ann.at(key) as browser:
        browser.hear()
        assert any("acts" in line["roles"] for line in browser.lines.values())
        assert story not in passages(list(browser.lines.values()))


def test_a_card_on_the_table_is_not_read_out_beside_it(street: Street):
    """What can be looked at where it lies is told by its name alone."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SELVAGE)) as browser:
        told_by_the_reeve(browser)
        taken = [line for line in browser.lines.values() if "takes" in line["roles"] and line["cards"]]
        assert taken
        assert passages(taken) == []


def test_the_glossary_explains_what_has_been_read(street: Street):
    """A word that prose has marked can be looked up as soon as somebody has read it, and not before."""
    ann = street.visitor("Ann")
    key = ann.begins(SELVAGE)
    with ann.at(key) as browser:
        told_by_the_reeve(browser)
        assert ann.get(f"/api/games/{key}/glossary?word=Fray&lang=en") == {"word": "Fray", "text": ""}
        browser.answer("reply/p001/1")
        assert "land stops" in ann.get(f"/api/games/{key}/glossary?word=Fray&lang=en")["text"]


@pytest.mark.slow
def test_the_cast_is_shown_before_a_game(street: Street):
    """Pictures of characters and clues belong to the lobby; any other card is unknown there."""
    ann = street.visitor("Ann")
    assert ann.ask("GET", "/api/adventures/first-light/art/surveyor/200").status_code == 200
    assert ann.ask("GET", "/api/adventures/first-light/art/old-hand/200").status_code == 404
