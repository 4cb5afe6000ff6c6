"""The vocabulary of the wire and the faces of cards."""

from pathlib import Path

import pytest

from fogbound.languages import LANGUAGES
from fogbound.packs import library, pack, source
from fogbound.packs.format import Manifest
from fogbound.press.land.grounds import GROUNDS
from fogbound.server import card_faces as faces_module
from fogbound.server.card_faces import CardFaces
from fogbound.server.typescript import typescript
from fogbound.text import CardTexts

WEB = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_browser_knows_the_same_types():
    """What stands in web/src/wire.ts is made from wire.py."""
    assert WEB.read_text("utf-8") == typescript()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*library.adventures(), "proving-ground"])
def test_every_card_has_a_face_with_the_words_of_its_text(name: str, lang: str):
    """What an action says on a face is said in the same words when the whole card is read out, and so is its story."""
    texts = CardTexts(library.open([name]).packs)
    faces = CardFaces(texts, lang)
    for each in texts.packs:
        for card in each.cards:
            face = faces.face(card.uid)
            spoken = " ".join(face.spoken).casefold()
            assert face.name
            assert face.kind_name
            told = [part for part in (face.back_text, face.flavour, face.picture_text) if part]
            assert told == texts.prose(card.uid, lang)
            for action in (*face.actions, *face.fog_actions):
                for text in (action.success, action.failure, action.needs):
                    assert text.casefold().rstrip(".") in spoken
            for effect in face.effects:
                assert effect.text.casefold() in spoken


def test_a_face_tells_what_a_game_remembers():
    """Prose that names what happened is told anew with it; all other faces stay the same object."""
    manifest = Manifest(name="cups", ruleset="citadel", format=1, memos=["oath"], languages=["en"])
    prose = "card-p005 = The cup\n    .flavour = It is full.\ncard-p006 = The word\n    .flavour = { $oath } gave it.\n"
    cards = source.parse("- {paragraph: 5}\n- {paragraph: 6}\n", "cups/cards/a.yaml")
    cups = pack.compose(manifest, [cards], [], [], "", {"en": {"cards.ftl": prose}})
    faces = CardFaces(CardTexts([cups]), "en")

    assert faces.face("p006", {"oath": "Ida"}).flavour == "Ida gave it."
    assert faces.face("p006", {"oath": "Tam"}).flavour == "Tam gave it."
    assert faces.face("p006", {"oath": "Ida"}) is faces.face("p006", {"oath": "Ida"})
    assert faces.face("p005", {"oath": "Ida"}) is faces.face("p005")


def test_an_authors_wording_is_all_that_a_face_says():
    """What its effects would say stands in the author's words already, and is not said twice."""
    inn = CardFaces(CardTexts(library.open(["selvage"]).packs), "en").face("inn")

    assert inn.effects == ()
    assert [line.text for line in inn.text][1] == "Once built: talk: obtain 1 flag."


def test_faces_do_not_pile_up(monkeypatch: pytest.MonkeyPatch):
    """However many games remember something else, only so many faces are kept."""
    monkeypatch.setattr(faces_module, "MOST_RETOLD", 3)
    faces = CardFaces(CardTexts(library.open(["selvage"]).packs), "en")
    for name in range(50):
        faces.face("p001", {"oath": str(name)})

    assert faces._retold.cache_info().currsize == 3
    assert len(faces._made) == 1


def test_no_face_says_where_a_number_is_hidden():
    """The number in a picture stands in the author's words about it, and in nothing that describes the picture."""
    texts = CardTexts(library.open(["first-light"]).packs)
    faces = CardFaces(texts, "en")
    hidden = {
        card.uid: card.source.hidden for each in texts.packs for card in each.cards if card.source.hidden
    }
    assert hidden
    for uid, number in hidden.items():
        assert number is not None
        assert f"{number.number:03}" not in faces.face(uid).art.says


def test_land_comes_with_the_colour_it_stands_on():
    """While its picture is drawn, a card has the tint of its biome; what shows no land has none."""
    faces = CardFaces(CardTexts(library.open(["first-light"]).packs), "en")
    assert faces.face("010").art.ground == "#{:02x}{:02x}{:02x}".format(*GROUNDS["sand"].low)
    assert faces.face("diver").art.ground == ""
