"""The picture catalogue and the export: what an author is given to begin with."""

import re
from typing import get_args

import pytest

from fogbound.packs.drawings import Backdrop, read_drawing
from fogbound.packs.format import Biome, Edge, Feature, Light, Weather
from fogbound.packs.inks import INKS
from fogbound.packs.subjects import GROUPS, SUBJECTS
from fogbound.press import samples
from fogbound.press.commands import press
from fogbound.press.picture_catalogue import page
from fogbound.press.vignettes.exporting import exported

LAMPLIGHT = "tests/packs/lamplight"
WORDS = [
    *(f"subject: {name}" for name in SUBJECTS),
    *(f"features: [{name}]" for name in get_args(Feature)),
    *(f"biome: {name}" for name in get_args(Biome)),
    *(f"edges: {{south: {name}}}" for name in get_args(Edge)),
    *(f"light: {name}" for name in get_args(Light)),
    *(f"weather: {name}" for name in get_args(Weather)),
    *(f'data-stage="{name}"' for name in get_args(Backdrop)),
    *(f'fill="{name}"' for name in INKS),
]
"""All that an author can ask for, as it is written."""


def test_everything_an_author_can_ask_for_is_in_the_catalogue():
    """Each word once, as it is written, and every place of the page has a name of its own."""
    parts = samples.sections()
    codes = [sample.code for part in parts for sample in part.samples]

    assert sorted(set(WORDS) - set(codes)) == []
    assert len(codes) == len(set(codes))
    assert len({part.name for part in parts}) == len(parts)


def test_every_subject_is_in_one_of_the_groups():
    """The groups of the catalogue are those of the handbook."""
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(SUBJECTS)


@pytest.mark.slow
def test_the_page_needs_nothing_but_itself():
    """No script, nothing fetched: the pictures are within it, each beside the words that ask for it."""
    few = [part._replace(samples=part.samples[:1]) for part in samples.sections()]

    made = page(few, lambda every: every)

    codes = re.findall(r"<figure>(.*?)<figcaption><code>(.*?)</code>", made)
    assert len(codes) == len(few)
    assert all(
        picture.startswith(('<img src="data:image/webp;base64,', "<svg", "<i style=")) for picture, _ in codes
    )
    assert codes[0][1] == "subject: bee"
    assert not re.search(r"<script|<link|@import|url\(|https?://(?!www\.w3\.org/2000/svg)", made)


@pytest.mark.slow
def test_the_catalogue_of_a_pack_has_its_drawings(tmp_path, monkeypatch, capsys, pytestconfig):
    """They come first, with what the pack says of them."""
    whole = samples.sections
    monkeypatch.setattr(samples, "sections", lambda packs, manner: whole(packs, manner)[:1])
    press(str(pytestconfig.rootpath / LAMPLIGHT), catalogue=True, to=str(tmp_path / "all.html"))

    made = (tmp_path / "all.html").read_text("utf-8")
    assert "Drawings of lamplight" in made
    assert "<code>subject: mooring-gull</code>" in made
    assert capsys.readouterr().out == f"1 pictures in {tmp_path / 'all.html'}\n"


def test_a_subject_is_exported_by_the_command(capsys):
    """What is printed is a drawing."""
    press(export="heart")

    said = capsys.readouterr().out
    assert said == exported("heart")
    assert read_drawing(said, "heart").things


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"export": "hart"}, "there is no subject 'hart'; did you mean 'heart'?"),
        ({}, "name a pack whose cards are to be drawn; or give --export"),
        ({"catalogue": True, "to": "/nowhere/at/all.html"}, "cannot write /nowhere/at/all.html"),
    ],
)
def test_the_command_says_what_is_missing(monkeypatch, options, why):
    """A subject that is not there, nothing to draw, nowhere to write."""
    monkeypatch.setattr(samples, "sections", lambda packs, manner: [])

    with pytest.raises(SystemExit) as said:
        press(**options)

    assert why in str(said.value)
