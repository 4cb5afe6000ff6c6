"""The other game in the browser: a dialogue, a fight of several rows, and the leaflet."""

import re

from playwright.sync_api import expect

from browser import walks
from browser.people import play


def test_selvage_is_read_fought_and_written_down(newcomer):
    """Replies lead on, a compound fight is fought row by row, and the leaflet shows what was learnt."""
    walk = walks.selvage()
    talk, fight = (
        next(at for at, step in enumerate(walk.steps) if step.kind == kind)
        for kind in (walks.TALK, walks.FIGHT)
    )
    person = newcomer()
    page = person.page

    person.comes()
    person.sets_the_table(walk)
    play([person], walk.steps[:talk])
    dialogue = page.locator(".dialogue")
    expect(dialogue.locator(".prose").first).not_to_be_empty()
    play([person], walk.steps[talk:fight])
    person.waits_for(walk.steps[fight].serial)
    expect(page.locator(".sheet h2")).to_have_text("Fight")
    play([person], walk.steps[fight:])
    told = page.locator(".journal").get_by_text("Knowledge is now").last.inner_text()
    page.locator(".rail").get_by_role("button", name="Leaflet").click()

    knowledge = page.get_by_role("dialog").get_by_role("meter", name="Knowledge")
    expect(knowledge).to_have_attribute("aria-valuenow", re.findall(r"\d+", told)[-1])
