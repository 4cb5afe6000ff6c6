"""The same table in French: the interface's words, the rules' and the cards'."""

from playwright.sync_api import expect

from browser import walks


def test_somebody_who_reads_french_is_spoken_to_in_french(newcomer):
    """The browser's language is taken up on the first page and at the table, down to the cards."""
    walk = walks.alone()
    person = newcomer(lang="fr-FR")
    page = person.page

    person.comes()
    expect(page.get_by_role("heading", name="Une nouvelle aventure")).to_be_visible()
    person.sets_the_table(walk)
    person.waits_for(walk.steps[0].serial)

    assert page.evaluate("document.documentElement.lang") == "fr"
    expect(page.get_by_role("heading", name="Que faites-vous")).to_be_visible()
    expect(page.locator(".board")).to_contain_text("La grève")


def test_the_language_changes_in_the_middle_of_a_game(newcomer):
    """One button, and what lies on the table is worded anew without losing the question."""
    walk = walks.alone()
    person = newcomer()
    page = person.page
    person.hurries(walk, 0)
    page.wait_for_selector("dialog .on")
    person.reads_on()
    expect(page.locator(".board")).to_contain_text("The shingle")

    page.get_by_role("button", name="Français").click()

    expect(page.locator(".board")).to_contain_text("La grève")
    expect(page.get_by_role("heading", name="Que faites-vous")).to_be_visible()
    assert person.asked() == str(walk.steps[0].serial)
