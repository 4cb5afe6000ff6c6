"""Cards at reading size: whatever a card says can be read on it, in both languages and with large text."""

from functools import cache
from typing import Final

import msgspec
import pytest

from browser.hosting import ROOT
from fogbound.languages import LANGUAGES
from fogbound.packs import library
from fogbound.server.card_faces import CardFaces
from fogbound.server.wire import Face, Gallery
from fogbound.text import CardTexts

SHIPPED: Final = ("first-light", "selvage", "proving-ground")
OURS: Final = ("crossroads", "islet", "breakwater", "tideway", "lamplight", "tryst")
"""Packs of the tests, each with those it builds on."""
SETTINGS: Final = "localStorage.fogbound = JSON.stringify({{ guided: true, lang: '{lang}', size: {size} }})"
ALL_LAID_OUT: Final = """() => document.querySelectorAll("li").forEach(
  (each) => { each.style.contentVisibility = "visible"; })"""
CUT: Final = """() => {
  const SLACK = 2;
  const shortened = (each) => /^(hidden|clip|auto|scroll)$/.test(getComputedStyle(each).overflowY)
    && !each.closest(".picture, svg")
    && (each.scrollHeight > each.clientHeight + SLACK || each.scrollWidth > each.clientWidth + SLACK);
  const texts = (card) => {
    const found = [];
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (!node.data.trim() || node.parentElement.closest("svg, .unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) found.push([node, box]);
    }
    return found;
  };
  const outside = (card, box) => {
    const all = card.getBoundingClientRect();
    return box.left < all.left - SLACK || box.right > all.right + SLACK
      || box.top < all.top - SLACK || box.bottom > all.bottom + SLACK;
  };
  const across = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
  return [...document.querySelectorAll("article.card")].flatMap((card) => {
    const name = card.dataset.card;
    if ([...card.querySelectorAll("*")].some(shortened)) return [`${name}: cut off`];
    if (card.querySelector("[data-cut]")) return [`${name}: marked as cut`];
    const all = texts(card);
    const beyond = all.find(([, box]) => outside(card, box));
    if (beyond) return [`${name}: outside of it: ${beyond[0].data}`];
    for (const [at, [node, box]] of all.entries())
      for (const [other, its] of all.slice(at + 1))
        if (other !== node && across(box, its)) return [`${name}: “${node.data}” across “${other.data}”`];
    return [];
  });
}"""


@cache
def faces(pack: str, lang: str) -> tuple[Face, ...]:
    """All cards of an adventure and of the packs it builds on."""
    where = str(ROOT / "tests" / "packs" / pack) if pack in OURS else pack
    packs = library.open([where]).packs
    drawn = CardFaces(CardTexts(packs), lang)
    return tuple(drawn.face(card.uid) for each in packs for card in each.cards)


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", [*SHIPPED, *OURS])
def test_no_card_is_cut_off_at_reading_size(newcomer, pack, lang, size):
    """Names, effects, actions and keywords stand on every card, whole and not across one another."""
    shown = Gallery(pack=pack, title=pack, faces=faces(pack, lang))
    person = newcomer()
    person.context.add_init_script(SETTINGS.format(lang=lang, size=size))
    person.context.add_init_script(f"sessionStorage['warned {pack}'] = 'yes'")
    answer = msgspec.json.encode(shown).decode()
    person.page.route(
        f"**/api/gallery/{pack}*", lambda route: route.fulfill(body=answer, content_type="application/json")
    )
    person.comes(f"#/gallery/{pack}")
    person.page.locator(".sizes button").last.click()
    person.page.wait_for_selector("article.card.whole")
    person.page.evaluate(ALL_LAID_OUT)

    assert person.page.locator("article.card").count() == len(shown.faces)
    assert person.page.evaluate(CUT) == []
