"""The library: packs found by name or path, with all they build on, opened together."""

import pytest

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import GREEN
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.setup import deal
from packing import PLAYABLE, write_pack
from rulebook import rule


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder of packs on the shelf: an adventure, an expansion of it, and one more."""
    folder = tmp_path / "packs"
    write_pack(folder, "isle", PLAYABLE, manifest="keywords: [rope]\n", languages="en, fr")
    write_pack(
        folder,
        "reef",
        "- {clue: shark, start: 10}\n- {number: 70, back: green, kind: bonus, keywords: [rope]}\n",
        requires="isle",
        languages="fr",
    )
    write_pack(folder, "moor", "- {number: 71, back: green, kind: bonus}\n")
    monkeypatch.setenv("FOGBOUND_PACKS", str(folder))
    return folder


def names(packs) -> list[str]:
    return [pack.manifest.name for pack in packs]


def test_a_pack_is_opened_with_all_it_builds_on(shelf):
    """Each pack comes after those it needs, once."""
    assert names(library.open(["reef", "isle"]).packs) == ["isle", "reef"]


def test_a_pack_is_found_by_name_or_path(shelf, tmp_path):
    """The shelf comes first; any folder with a manifest will do."""
    elsewhere = write_pack(tmp_path / "mine", "moor", "- {number: 72, back: green, kind: bonus}\n")

    assert library.find("moor") == shelf / "moor"
    assert library.open([str(elsewhere)]).packs[0].cards[0].uid == "072"


def test_adventures_are_offered_in_the_order_they_ask_for(shelf):
    """The lowest place on the shelf comes first; a pack that is only built upon is not offered at all."""
    write_pack(shelf, "cove", PLAYABLE, manifest="shelf: 2\n")
    write_pack(shelf, "tools", "- {number: 73, back: green, kind: bonus}\n", manifest="shelf: 0\n")
    (shelf / "reef" / "pack.yaml").write_text("name: [", "utf-8")

    mine = [name for name in library.adventures() if (shelf / name).is_dir()]

    assert mine == ["cove", "isle", "moor", "reef"]


def test_what_is_offered_is_told_by_the_manifests_alone(shelf):
    """A pack with a broken card keeps its place; to list the shelf, no card is read."""
    write_pack(shelf, "cape", "- {", manifest="shelf: 1\n")
    (shelf / "moor" / "cards" / "outside.yaml").symlink_to("/etc/hosts")

    mine = [name for name in library.adventures() if (shelf / name).is_dir()]

    assert mine == ["cape", "isle", "moor", "reef"]


def test_players_are_offered_the_adventures_alone(monkeypatch):
    """Of what ships neither the people that all share nor the land that serves tests; both are opened by name."""
    monkeypatch.delenv("FOGBOUND_PACKS", raising=False)

    assert library.adventures() == ["first-light", "selvage"]
    for name in ("expedition", "proving-ground"):
        assert library.find(name) == library.SHIPPED / name
    with pytest.raises(library.UnknownPackError, match=r"there are: first-light, selvage$") as refusal:
        library.find("xyzzy-nothing")
    assert refusal.value.known == "first-light, selvage"


def test_what_ships_is_on_the_shelf():
    """Without any setting, the packs that ship can be opened by name."""
    assert set(library.shelf()) == {path.parent.name for path in library.SHIPPED.glob("*/pack.yaml")}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("reeef", "there is no pack 'reeef'; did you mean 'reef'?"),
        ("xyz", "there is no pack 'xyz'; there are: .*isle, moor"),
        ("bad\0name", "there is no pack"),
    ],
)
def test_an_unknown_pack_is_explained(shelf, name, told):
    """Whoever mistypes learns what there is."""
    with pytest.raises(library.UnknownPackError, match=told):
        library.open([name])


def test_nothing_is_not_an_adventure():
    """At least one pack is named."""
    with pytest.raises(library.UnknownPackError, match="name at least one pack"):
        library.open([])


def test_packs_that_need_each_other_are_refused(shelf):
    """The circle is told, at the line that closes it."""
    write_pack(shelf, "egg", "- {skill: a}\n", requires="hen")
    write_pack(shelf, "hen", "- {skill: b}\n", requires="egg")

    with pytest.raises(PackError) as caught:
        library.open(["egg"])
    assert str(caught.value) == (
        "hen/pack.yaml:5:12: requires-cycle: packs need each other in a circle: egg needs hen needs egg"
    )


def test_a_missing_foundation_is_told_at_its_place(shelf):
    """The name that cannot be found, with the nearest that can."""
    write_pack(shelf, "cliff", "- {skill: a}\n", requires="ilse")

    with pytest.raises(PackError, match=r"cliff/pack.yaml:5:12: unknown-pack.*did you mean 'isle'"):
        library.open(["cliff"])


def test_neighbours_are_found_without_the_shelf(shelf, monkeypatch):
    """An author keeps packs side by side and opens them by path."""
    monkeypatch.delenv("FOGBOUND_PACKS")

    assert names(library.open([str(shelf / "reef")]).packs) == ["isle", "reef"]


def test_two_packs_of_one_name_are_refused(shelf, tmp_path):
    """They could not be told apart."""
    other = write_pack(tmp_path / "mine", "moor", "- {skill: c}\n")

    with pytest.raises(PackError, match="another pack is called 'moor' too"):
        library.open(["moor", str(other)])


def test_a_pack_on_the_shelf_is_called_like_its_folder(shelf):
    """A name leads to the pack of that name only."""
    (shelf / "moor").rename(shelf / "fen")

    with pytest.raises(PackError, match="this pack must be called 'fen'"):
        library.open(["fen"])


@rule("C-COMP-19")
def test_an_expansion_is_mixed_in_without_its_curse(shelf):
    """The cards of an expansion lie in the deck although its clue was not chosen."""
    adventure = library.open(["isle", "reef"])
    game = deal(adventure.book, Setup(("ann",), ("storm",)), 1)

    card = adventure.book.card_ids.index("070")
    assert adventure.book.cards[card].back == GREEN
    assert game.where[card] == tabletop.ADVENTURE_DECK
    assert game.where[adventure.book.card_ids.index("shark")] == tabletop.OUT


def test_ids_of_several_packs_never_clash(shelf):
    """A later pack's card of the same id carries the pack's name, and what refers to it follows."""
    cards = """
- {skill: grit, strip: {stars: 2}}
- {number: 10, back: green, kind: bonus}
- {number: 73, back: green, kind: bonus, back-ref: [grit]}
- fog: haze
  area: I
  kind: temporary event
  text: discard a skill called grit in your hand
"""
    texts = {"en/a.ftl": "card-grit = Grit\ncard-010 = Ten of { card-grit }\n"}
    write_pack(shelf, "crag", cards, requires="isle", languages="en", texts=texts)

    adventure = library.open(["crag"])
    crag = adventure.packs[-1]

    assert [card.uid for card in crag.cards] == ["crag/grit", "crag/010", "073", "haze"]
    assert crag.cards[2].source.back_ref == ["crag/grit"]
    assert crag.cards[3].source.text[1]["cards"][1]["uid"] == "crag/grit"
    assert crag.texts["en"]["a.ftl"] == "card-crag-grit = Grit\ncard-crag-010 = Ten of { card-crag-grit }\n"
    assert len(set(adventure.book.card_ids)) == len(adventure.book.card_ids)


def test_references_by_number_stay_numbers(shelf):
    """Only names are renamed: `012` on a back is the number 12, whoever carries it."""
    write_pack(
        shelf, "crag", "- {number: 10, back: green, kind: bonus, back-ref: ['010', 10]}\n", requires="isle"
    )

    assert library.open(["crag"]).packs[-1].cards[0].source.back_ref == ["010", 10]


def test_digests_cover_all_packs_and_tell_deeds_from_words(shelf):
    """Mixing in a pack changes what is done; another text changes what is said alone."""
    alone, mixed = library.open(["isle"]), library.open(["isle", "moor"])
    (shelf / "isle" / "text" / "en").mkdir(parents=True)
    (shelf / "isle" / "text" / "en" / "a.ftl").write_text("pack = The Isle\n")
    reworded = library.open(["isle"])

    assert alone.does != mixed.does
    assert alone.does == reworded.does
    assert alone.says != reworded.says
