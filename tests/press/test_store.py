"""The print shop: pictures are drawn once, kept whole, and never out of date."""

import io

import pytest
from PIL import Image

from fogbound.packs import library
from fogbound.press import store
from fogbound.press.commands import press
from fogbound.press.commissions import Commission
from fogbound.press.fog import CUTS, fog
from fogbound.press.plate import Plate, opening
from fogbound.press.store import NotDrawn, PictureStore, raster
from fogbound.server import ready
from packing import write_pack

CARDS = """\
- {number: 10, back: green, kind: terrain, area: I, arrows: {east: 11}, scene: {biome: meadow, features: [hut]}}
- {number: 11, back: green, kind: terrain, area: I, arrows: {west: 10}, scene: {biome: sand, light: dusk}}
"""


@pytest.fixture
def packs(tmp_path):
    return library.packs_with([str(write_pack(tmp_path / "packs", "pair", CARDS))])


def size(picture: bytes) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture)).size


@pytest.mark.slow
def test_a_picture_is_drawn_once_and_then_read(packs, tmp_path, monkeypatch):
    """The second time, and in another shop at the same folder, nothing is drawn."""
    card = packs[0].cards[0]
    first = PictureStore(packs, tmp_path / "kept").picture(card, 200)

    monkeypatch.setattr(store, "plate", lambda card, packs, manner: pytest.fail("it was drawn again"))
    monkeypatch.setattr(store, "raster", lambda plate, size: pytest.fail("it was printed again"))

    assert PictureStore(packs, tmp_path / "kept").picture(card, 200) == first
    assert size(first) == (200, 200)


@pytest.mark.slow
def test_a_picture_that_was_damaged_is_drawn_again(packs, tmp_path):
    """Whatever lies in the folder, the picture is right."""
    card = packs[0].cards[0]
    first = PictureStore(packs, tmp_path / "kept").picture(card, 200)
    for path in (tmp_path / "kept").rglob("*.*"):
        path.write_bytes(b"torn")

    assert PictureStore(packs, tmp_path / "kept").picture(card, 200) == first


def test_no_folder_is_needed(packs, monkeypatch):
    """Where nothing may be kept, pictures are drawn all the same."""
    monkeypatch.setenv("FOGBOUND_CACHE", "off")

    assert "<svg" in PictureStore(packs).vector(packs[0].cards[1])


def test_another_edition_makes_room(packs, tmp_path):
    """What another edition has kept is removed, and nothing else."""
    old, other = tmp_path / "kept" / ("0" * 16), tmp_path / "kept" / "letters"
    old.mkdir(parents=True)
    other.mkdir()

    PictureStore(packs, tmp_path / "kept")

    assert not old.exists()
    assert other.exists()


def test_only_known_sizes_are_printed(packs, tmp_path):
    """A client cannot fill the folder with sizes of its own."""
    with pytest.raises(ValueError, match="200, 400, 800"):
        PictureStore(packs, tmp_path).picture(packs[0].cards[0], 201)


@pytest.mark.slow
def test_who_waits_for_a_picture_waits_for_that_size_alone(packs, tmp_path, monkeypatch):
    """A larger one takes several times as long; the drawing itself is there then and serves every size."""
    card = packs[0].cards[0]
    PictureStore(packs, tmp_path).picture(card, 200)
    kept = PictureStore(packs, tmp_path, draws=False)
    for other in (400, 800):
        with pytest.raises(NotDrawn):
            kept.picture(card, other)

    monkeypatch.setattr(store, "plate", lambda card, packs, manner: pytest.fail("it was drawn again"))

    assert size(PictureStore(packs, tmp_path).picture(card, 400)) == (400, 400)


@pytest.mark.slow
def test_pictures_that_came_with_the_package_are_not_drawn(tmp_path, monkeypatch):
    """They are found where nothing was drawn before, and nothing else is: whatever has changed since is drawn anew."""
    monkeypatch.setattr(store, "READY", tmp_path / "ready")
    packs = library.packs_with(["first-light"])
    names = ("expedition", "first-light")
    wanted = [Commission("card", names, "010", size=200), Commission("prospect", names, "012")]
    ready.draw(tmp_path / "ready", wanted)
    ready.remove_printed_plates(tmp_path / "ready")
    shop = PictureStore(packs, tmp_path / "kept", draws=False)

    assert size(shop.picture(shop.card("010"), 200)) == (200, 200)
    assert shop.prospect(shop.card("012")).startswith("<svg")
    assert len(list((tmp_path / "ready").rglob("*.plate"))) == 1
    with pytest.raises(NotDrawn):
        shop.picture(shop.card("012"), 200)


def test_a_print_is_trimmed_at_its_cuts():
    """What runs past the cuts is in the drawing and not in the print."""
    svg = f'{opening(1000, 1000, 40)}<rect width="1000" height="1000" fill="#FF0000"/></svg>'
    image = Image.open(io.BytesIO(raster(Plate(svg, 1000, 1000, bleed=40), 200))).convert("RGB")

    assert image.size == (200, 200)
    assert min(image.getpixel(at)[0] for at in ((0, 0), (199, 0), (0, 199), (199, 199))) > 240


@pytest.mark.slow
def test_fog_is_torn_and_looks_alike_for_all_cards_of_an_area(packs, tmp_path):
    """Its corners are clear, it is a little larger than a card, and there are a few cuts of it for each area."""
    pictures = PictureStore(packs, tmp_path)
    image = Image.open(io.BytesIO(pictures.fog("II", 1, 200)))

    assert image.size == (216, 216)
    assert image.getpixel((0, 0))[3] == 0
    assert image.getpixel((108, 100))[3] == 255
    assert pictures.fog("II", 1 + CUTS, 200) == pictures.fog("II", 1, 200)
    assert len({fog(area, cut).svg for area in ("I", "II", "V") for cut in range(CUTS)}) == 3 * CUTS


@pytest.mark.slow
def test_the_command_prints_a_pack_with_a_contact_sheet(packs, tmp_path, capsys, monkeypatch):
    """Every card has its picture, and the sheet says what each shows and what it does, line by line."""
    monkeypatch.setenv("FOGBOUND_CACHE", str(tmp_path / "cache"))
    press(packs[0].folder, to=str(tmp_path / "out"), size=200, vectors=True)

    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        *("010.svg", "010.webp", "011.svg", "011.webp", "index.html"),
    ]
    sheet = (tmp_path / "out" / "index.html").read_text("utf-8")
    assert "A meadow, with a house." in sheet
    assert '<p><span style="margin-left: 0em">Exploration arrow: east 011.</span></p>' in sheet
    assert "2 pictures" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [(("nowhere",), "there is no pack"), (("first-light", 123), "--size must be one of 200, 400, 800")],
)
def test_the_command_says_what_it_cannot_do(tmp_path, arguments, why):
    """An unknown pack or size is refused in words."""
    with pytest.raises(SystemExit, match=why):
        press(arguments[0], to=str(tmp_path), size=arguments[1] if len(arguments) > 1 else 400)
