"""What a page weighs: everything but pictures, as it comes over the wire."""

from browser import walks

MOST_BYTES = 300_000
WEIGHT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((each) => !new URL(each.name).pathname.startsWith("/api/"))
  .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""


def test_the_table_is_light(newcomer):
    """The first page and a game of the Citadel with its leaflet, fonts included, stay below what was promised."""
    walk = walks.selvage()
    person = newcomer()
    page = person.page

    person.comes()
    person.sets_the_table(walk)
    page.wait_for_selector("[data-question]")
    page.evaluate("document.fonts.ready.then(() => true)")
    files = dict(page.evaluate(WEIGHT))

    assert any(name.endswith(".woff2") for name in files)
    assert all(files.values())
    assert sum(files.values()) < MOST_BYTES, files
