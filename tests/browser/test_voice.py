"""What is heard: a story read aloud, and the cues of the table."""

import json
import os
import shutil
import subprocess
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hosting import ROOT
from browser.screens import dialogue, lobby

SPOKEN = """
window.spoken = [];
window.hushed = 0;
speechSynthesis.speak = (said) => window.spoken.push({ text: said.text, lang: said.lang });
speechSynthesis.cancel = () => (window.hushed += 1);
"""
"""A voice that only notes what it is told to say: machines that run tests have none."""
STRIPPED = """
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
console.log(stripTypeScriptTypes(readFileSync(process.argv[1], "utf8")));
"""
RENDERED = """async (cue) => {
  const { samplesOf } = await import(window.cues);
  const samples = samplesOf(cue, 44100);
  const loud = samples.map(Math.abs);
  const peak = loud.reduce((most, each) => Math.max(most, each), 0);
  const seconds = (loud.findLastIndex((each) => each > peak / 100) + 1) / 44100;
  const offset = Math.abs(samples.reduce((sum, each) => sum + each, 0)) / (seconds * 44100) / peak;
  return { peak, seconds, offset, cut: loud[loud.findLastIndex((each) => each > 0)] / peak };
}"""


def test_a_dialogue_is_read_aloud(newcomer):
    """The voice gets the prose without its marks, in the language of the page; a second press hushes it."""
    person = newcomer()
    person.context.add_init_script(SPOKEN)
    dialogue(person)
    page = person.page

    page.get_by_role("button", name="Read aloud").click()
    (said,) = page.evaluate("window.spoken")
    first = page.locator(".dialogue .prose p").first.inner_text()
    assert first[:40] in said["text"].replace("\u00a0", " ")
    assert said["lang"] == "en"
    assert "*" not in said["text"]
    hushed = page.evaluate("window.hushed")
    page.get_by_role("button", name="Stop reading").click()

    expect(page.get_by_role("button", name="Read aloud")).to_be_visible()
    assert page.evaluate("window.hushed") > hushed


@pytest.fixture(scope="module")
def cues() -> str:
    """The module of the cues, without its types, as an address that a page can import."""
    node = shutil.which("node", path=os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ["PATH"])))
    assert node is not None
    source = ROOT / "web" / "src" / "lib" / "cues.ts"
    done = subprocess.run(
        [node, "--no-warnings", "--input-type=module", "-e", STRIPPED, str(source)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize(
    ("cue", "longest"), [("paper", 0.11), ("click", 0.03), ("breath", 0.7), ("glass", 1.0)]
)
def test_cues_are_audible_short_and_never_clip(newcomer, cues, cue, longest):
    """Each cue is rendered as a browser plays it: near and dry."""
    person = newcomer(bypass_csp=True)
    lobby(person)
    person.page.evaluate(
        "source => { window.cues = URL.createObjectURL(new Blob([source], { type: 'text/javascript' })) }",
        cues,
    )

    heard: dict[str, Any] = person.page.evaluate(RENDERED, cue)

    assert 0.01 < heard["peak"] < 0.5, json.dumps(heard)
    assert 0.005 < heard["seconds"] < longest, json.dumps(heard)
    assert heard["offset"] < 0.02, "what swings around anything but silence clicks when it begins and ends"
    assert heard["cut"] < 0.01, "it has died away before it is over"
