"""The marks of prose at the keyboard and in the news, under both rulesets: no sign of them is read."""

import io
from typing import Any

import pytest

import enduring
import playing
from fogbound.packs import pack, source
from fogbound.packs.build import continent
from fogbound.packs.format import Manifest
from fogbound.packs.lines import plain
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import Pack
from fogbound.packs.wording import card_text
from fogbound.rules.common.setup import Setup
from fogbound.tables import Table
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output
from fogbound.text import CardTexts

QUAY = """
- {clue: rumour, start: 12}
- number: 12
  uid: quay
  back: green
  kind: terrain
  area: I
  lines: [call]
  actions: [dig: {cost: 0, success: tell call}]
"""
PROSE = """
card-rumour = The rumour
card-quay = The quay
    .back = A man waits. <say>“Mind the *settling*,”</say> he says.
    .line-call = <say>“Mind it,”</say> { $who } hears of the *settling*.
glossary-settling = settling
    .entry = The quay sinks.
"""


def quay() -> tuple[Pack, ...]:
    manifest = Manifest(name="quay", ruleset="continent", format=1, languages=["en"], requires=["base"])
    cards = source.parse(QUAY, "quay/cards/cards.yaml")
    ground = playing.base()
    return ground, pack.compose(manifest, [cards], [ground], [], "", {"en": {"cards.ftl": PROSE}})


def test_prose_and_lines_are_read_without_their_marks_on_the_continent():
    """A word of the glossary bears an asterisk, and can be looked up once it has been read."""
    packs = quay()
    table = Table.create(continent(list(packs)), packs, Setup(("ann",), ("rumour",)), 1, None, "")
    out, typed = (
        io.StringIO(),
        iter(["look quay", "look settling", "dig", "reveal", "2", "look settling", "quit"]),
    )
    with pytest.raises(Stopped):
        LineClient(table, "en", lambda prompt: next(typed), Output(out, 200)).play()
    said = out.getvalue()

    assert "A man waits. “Mind the settling*,” he says." in said
    assert "The quay sinks." in said
    assert "“Mind it,” Ann hears of the settling." in said
    assert "<say>" not in said


@pytest.mark.parametrize(
    ("ground", "ruleset", "bearer"),
    [
        (playing.base, "continent", "number: 31, back: green, kind: temporary event, text: tell call"),
        (enduring.brim, "citadel", "paragraph: 31, text: tell call"),
    ],
)
def test_a_card_quotes_its_lines_without_marks(ground: Any, ruleset: str, bearer: str):
    """What stands among the words of a text has no looks of its own."""
    manifest = Manifest(
        name="inn", ruleset=ruleset, format=1, languages=["en"], requires=[ground().manifest.name]
    )
    cards = source.parse(f"- {{{bearer}, lines: [call]}}", "inn/cards/a.yaml")
    uid = "p031" if ruleset == "citadel" else "031"
    told = f"card-{uid} = The inn\n    .line-call = <say>Mind the *step*.</say>\n"
    packs = [ground(), pack.compose(manifest, [cards], [ground()], [], "", {"en": {"a.ftl": told}})]

    whole = card_text(packs[1].cards[0], "en", Nouns(packs), exact=True)

    assert "Read out the line “Mind the step.”" in " ".join(map(plain, whole))
    assert CardTexts(packs).line(uid, "call", "en", {}) == "Mind the step."
