"""Packs become books of the ruleset they are written for, whoever opens them."""

from pathlib import Path

import pytest

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.rules.citadel.ruleset import Citadel
from fogbound.rules.continent.ruleset import Continent
from playing import HERE


@pytest.mark.parametrize(
    ("pack", "kind", "ruleset"),
    [("proving-ground", Continent, "continent"), (str(HERE / "packs" / "lamplight"), Citadel, "citadel")],
)
def test_an_adventure_has_the_book_of_its_ruleset(pack, kind, ruleset):
    """It deals a game by its own rules."""
    book = library.open([pack]).book

    assert type(book) is kind
    assert book.ruleset() == ruleset
    game = book.deal(book.plain_setup(2), 1)
    assert book.faults(game) == []
    assert game.pending() is not None


def test_packs_of_two_rulesets_do_not_mix():
    """They are refused with the place where the ruleset is named."""
    with pytest.raises(PackError, match="written for the rules of 'continent'"):
        library.open(["proving-ground", str(HERE / "packs" / "lamplight")])


def test_a_pack_may_begin_with_a_page_of_its_own():
    """Although what it builds on has an introduction too."""
    book = library.open([str(HERE / "packs" / "breakwater")]).book

    assert book.card_ids[book.introduction] == "breakwater"


@pytest.mark.parametrize("page", ["nowhere", "tide-1"])
def test_an_introduction_must_be_a_page_without_a_booklet(tmp_path, page):
    """Any other name is refused where it stands."""
    folder = tmp_path / "lamplight"
    for path in filter(Path.is_file, (HERE / "packs" / "lamplight").rglob("*")):
        target = folder / path.relative_to(HERE / "packs" / "lamplight")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text())
    manifest = folder / "pack.yaml"
    manifest.write_text(manifest.read_text() + f"introduction: {page}\n")

    with pytest.raises(PackError, match=f"there is no page '{page}' without a booklet") as refused:
        library.open([str(folder)])
    assert refused.value.faults[0].mark.line == len(manifest.read_text().splitlines())
