"""Writing small packs into folders: what the tests of loader, library and linter are written with."""

from pathlib import Path

MANIFEST = """\
name: {name}
ruleset: {ruleset}
format: 1
languages: [{languages}]
requires: [{requires}]
"""

PLAYABLE = """\
- {satchel: satchel, hand: [4, 3, 2, 2], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2]}
- {character: ann}
- {clue: storm, start: 10}
- {curse: gale, of: storm}
- {skill: grit, copies: 3, strip: {stars: 1}}
- {fog: mist, area: I, kind: temporary event, copies: 2, text: lift the curse storm}
- {number: 10, back: green, kind: terrain, area: I, arrows: {west: 11}}
- {number: 11, back: green, kind: terrain, area: I, arrows: {east: 10}}
"""
"""The least that can be played: one clue that starts on the Terrain 010, and a neighbour."""


def write_pack(
    folder: Path,
    name: str,
    cards: str,
    *,
    requires: str = "",
    languages: str = "",
    manifest: str = "",
    texts: dict[str, str] | None = None,
    ruleset: str = "continent",
) -> Path:
    """A pack in a folder of its name: its cards in one file, `texts` by path (`en/cards.ftl`)."""
    pack = folder / name
    (pack / "cards").mkdir(parents=True)
    head = MANIFEST.format(name=name, ruleset=ruleset, requires=requires, languages=languages)
    (pack / "pack.yaml").write_text(head + manifest, encoding="utf-8")
    (pack / "cards" / "cards.yaml").write_text(cards, encoding="utf-8")
    for path, text in (texts or {}).items():
        (pack / "text" / path).parent.mkdir(parents=True, exist_ok=True)
        (pack / "text" / path).write_text(text, encoding="utf-8")
    return pack


ENDURING = """\
- {page: intro, goals: {bell: "there is a card 010 on the board"}, setup: set out from 010, epilogue: choose a threat}
- page: ebb
  booklet: long-ebb
  tremor: 1
  goals: {lamp: null}
  setup: set out from 010
  epilogue: "if the goal lamp is reached: the threat is overcome, otherwise your adventure ends here"
- {character: ansa, hand: [5, 4, 4, 3], most-weight: [7, 6, 6, 5], actions: [move: {cost: 1, success: step}]}
- {skill: grit, copies: 20, strip: {stars: 1}}
- {fog: mist, area: I, kind: temporary event, copies: 2, back-actions: [move: {success: flip}]}
- number: 10
  back: green
  kind: terrain
  arrows: {north: [I, 11]}
  actions: [move: {success: reach the goal lamp, failure: the scenario ends}]
- {number: 11, back: green, kind: terrain, arrows: {south: [I, 10]}}
"""
"""The least of a Citadel that can be played: an introduction, one scenario, two Terrains."""
