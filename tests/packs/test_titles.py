"""Names read from the prose of packs alone: the same as those that the opened packs tell."""

import pytest

from fogbound.packs import library
from fogbound.packs.titles import Titles
from fogbound.text import CardTexts
from packing import PLAYABLE, write_pack


@pytest.mark.slow
@pytest.mark.parametrize("name", library.adventures())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_prose_of_an_adventure_tells_the_names_that_its_cards_tell(name, lang):
    """Its title, its people, and all cards on which one can stand."""
    texts = CardTexts(library.open([name]).packs)
    titles = Titles([pack.manifest.name for pack in texts.packs], lang)
    cards = [card.uid for pack in texts.packs for card in pack.cards]
    people = [card.source.character for pack in texts.packs for card in pack.cards if card.source.character]
    land = [card.uid for pack in texts.packs for card in pack.cards if card.source.kind == "terrain"]

    assert titles.adventure() == texts.title(lang)
    assert [titles.character(word) for word in people] == [texts.name(word, lang) for word in people]
    assert [titles.card(uid) for uid in land] == [texts.name(uid, lang) for uid in land]
    assert {titles.card(uid) for uid in cards} <= {"", *(texts.name(uid, lang) for uid in cards)}


@pytest.mark.parametrize(
    ("prose", "name"),
    [
        ("card-070 = A reef\n", "A reef"),
        ("card-070 =\n    A reef\n    at low tide\n    .back = Spray\n", "A reef\nat low tide"),
        ("card-070 = A reef\ncard-071 = A wreck\ncard-070 = A bank\n", "A bank"),
        ("card-070 = { $who }’s reef\n", ""),
        ("card-070 =\n    .back = Spray\n", ""),
        ("# card-070 = A reef\n", ""),
        ("", ""),
    ],
)
def test_a_name_is_told_where_it_is_plain(tmp_path, monkeypatch, prose, name):
    """A name that has to be put together, or that is none, is left to those who open the pack."""
    write_pack(tmp_path, "reef", "- {number: 70, back: green, kind: bonus}\n", texts={"en/names.ftl": prose})
    monkeypatch.setenv("FOGBOUND_PACKS", str(tmp_path))

    assert Titles(["reef"], "en").card("070#2") == name


def test_two_packs_may_mean_two_cards_by_one_name(tmp_path, monkeypatch):
    """Then prose alone cannot say which; the title is that of the last pack."""
    for pack in ("isle", "reef"):
        prose = f"pack = The {pack}\ncard-070 = Sand\n"
        write_pack(tmp_path, pack, PLAYABLE, texts={"en/names.ftl": prose})
    monkeypatch.setenv("FOGBOUND_PACKS", str(tmp_path))
    titles = Titles(["isle", "reef"], "en")

    assert (titles.adventure(), titles.card("070")) == ("The reef", "")
    assert Titles(["isle", "atoll"], "en").adventure() == ""


def test_a_pack_that_does_not_speak_a_language_is_opened_for_it(tmp_path, monkeypatch):
    """It is told in the first language that it speaks, which only its manifest says."""
    texts = {"fr/names.ftl": "pack = La barre\n"}
    write_pack(tmp_path, "reef", PLAYABLE, languages="fr", texts=texts)
    monkeypatch.setenv("FOGBOUND_PACKS", str(tmp_path))

    assert Titles(["reef"], "en").adventure() == ""
    assert CardTexts(library.open(["reef"]).packs).title("en") == "La barre"
