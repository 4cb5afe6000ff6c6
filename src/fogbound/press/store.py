"""The print shop: pictures of cards as vectors and rasters, drawn once and kept in a folder.

A picture is found by a digest of what it is drawn from and of the code that draws it, so nothing is ever out of date.
Many processes may share the folder: a reader sees all of a picture or nothing.
"""

import hashlib
import io
import os
import pathlib
import re
import shutil
import tempfile
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec
import resvg_py
from PIL import Image, WebPImagePlugin

from fogbound.packs import cache as packs_cache
from fogbound.packs.format import Area
from fogbound.packs.inks import INKS
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.card_pictures import plate
from fogbound.press.fog import CUTS, fog
from fogbound.press.frontispiece import Hour, cover, cover_order, frontispiece
from fogbound.press.land import shows_land, survey
from fogbound.press.manner import Manner
from fogbound.press.plate import Plate, Spot
from fogbound.press.prospect import prospect, prospect_of
from fogbound.press.vignettes import order, roundel, roundel_order

__all__ = ["READY", "SIZES", "NotDrawn", "PictureStore", "edition", "raster"]

SIZES: Final = (200, 400, 800)
"""The widths of a card, in pixels, for which pictures are printed."""

READY: Final = pathlib.Path(__file__).parent / "ready"
"""Where the pictures lie that came with the package: those of what new games show."""

_QUALITY = 84
_FORMAT = WebPImagePlugin.WebPImageFile.format  # imported, or else all formats are looked through
_EDITION = re.compile(r"[0-9a-f]{16}")

_encoder = msgspec.msgpack.Encoder(order="deterministic")
_decoder = msgspec.msgpack.Decoder(Plate)


@cache
def edition() -> str:
    """A digest of the code that draws and of its inks; pictures of another edition are not used."""
    total = hashlib.sha256(msgspec.json.encode(INKS))
    room = pathlib.Path(__file__).parent
    for path in sorted(room.rglob("*.py")):
        total.update(path.relative_to(room).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def raster(drawn: Plate, size: int) -> bytes:
    """A plate as WebP, trimmed at its cuts, for a card that is `size` pixels wide."""
    width = round(drawn.span * size)
    image = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=drawn.trimmed(), width=width)))
    page = io.BytesIO()
    image.save(page, _FORMAT, quality=_QUALITY, method=4)
    return page.getvalue()


class NotDrawn(LookupError):
    """A picture has not been drawn yet, and the caller does not draw."""


class PictureStore:
    """The pictures of all cards of some packs.

    Without a folder they are kept beside the packs that have been read; nowhere when FOGBOUND_CACHE is `off`. What came
    with the package is only read.
    One that does not draw only finds what others have kept, and raises NotDrawn for everything else.
    """

    def __init__(
        self, packs: Sequence[Pack], folder: pathlib.Path | None = None, *, draws: bool = True
    ) -> None:
        self._packs = tuple(packs)
        self._draws = draws
        self._cards = {card.uid: card for pack in packs for card in pack.cards}
        self._folder: pathlib.Path | None = None
        if folder is None and (kept := packs_cache.folder()) is not None:
            folder = kept / "pictures"
        if folder is not None:
            _tidy(folder)
            self._folder = folder / edition()

    # -- cards -------------------------------------------------------------------------------------

    def card(self, uid: str) -> LoadedCard:
        """A card of these packs by its id. Raises KeyError."""
        return self._cards[uid]

    def picture(self, card: LoadedCard, size: int, manner: Manner = "tinted") -> bytes:
        """The picture of a card as WebP, in one of SIZES."""
        return self._raster(self._key(card, manner), size, lambda: self._plate(card, manner))

    def vector(self, card: LoadedCard, manner: Manner = "tinted", *, bleed: bool = False) -> str:
        """The picture of a card as SVG, trimmed at its cuts; with what lies past them, for printers."""
        drawn = self._plate(card, manner)
        return drawn.svg if bleed else drawn.trimmed()

    def says(self, card: LoadedCard, lang: str) -> str:
        """What the picture of a card shows, in one sentence; empty when there is nothing to say."""
        return self._plate(card).says.get(lang, "")

    def prospect(self, card: LoadedCard, manner: Manner = "tinted") -> str:
        """The tall view of a card for the reader of a story, as SVG."""
        key = _digest(b"prospect" + _encoder.encode(prospect_of(card, self._packs, manner)))
        return self._drawn(key, lambda: prospect(card, self._packs, manner)).svg

    def roundel(self, card: LoadedCard, manner: Manner = "tinted") -> str:
        """Who or what stands in a story, square, as SVG; of a Terrain, the land."""
        if shows_land(card):
            return self.vector(card, manner)
        key = _digest(b"roundel" + _encoder.encode(roundel_order(card, self._packs, manner)))
        return self._drawn(key, lambda: roundel(card, self._packs, manner)).svg

    def spot(self, card: LoadedCard) -> Spot | None:
        """Where the hidden number of a card stands. It answers the loupe and is told to nobody else."""
        return self._plate(card).spot

    # -- fog ---------------------------------------------------------------------------------------

    def fog(self, area: Area, cut: int, size: int, manner: Manner = "tinted") -> bytes:
        """The fog of an area as WebP with a torn rim, 1.08 times as wide as a card of that size."""
        return self._raster(self._fog_key(area, cut, manner), size, lambda: self._fog(area, cut, manner))

    def fog_vector(self, area: Area, cut: int, manner: Manner = "tinted") -> str:
        """The fog of an area as SVG."""
        return self._fog(area, cut, manner).svg

    # -- what belongs to no card -------------------------------------------------------------------

    def cover(self, size: int, manner: Manner = "tinted") -> bytes:
        """The cover of the adventure, which is that of the last pack, as WebP."""
        pack = self._packs[-1]
        key = _digest(_encoder.encode(cover_order(pack, self._packs, manner)))
        return self._raster(key, size, lambda: self._drawn(key, lambda: cover(pack, self._packs, manner)))

    def frontispiece(self, hour: Hour, manner: Manner = "tinted") -> str:
        """The wide engraving before everything, as SVG."""
        key = _digest(f"frontispiece {hour} {manner}".encode())
        return self._drawn(key, lambda: frontispiece(hour, manner)).svg

    # -- keeping -----------------------------------------------------------------------------------

    def _plate(self, card: LoadedCard, manner: Manner = "tinted") -> Plate:
        return self._drawn(self._key(card, manner), lambda: plate(card, self._packs, manner))

    def _fog(self, area: Area, cut: int, manner: Manner) -> Plate:
        return self._drawn(self._fog_key(area, cut, manner), lambda: fog(area, cut, manner))

    def _key(self, card: LoadedCard, manner: Manner) -> str:
        """What a picture is drawn from, its manner included: the site of a land, or the order for a vignette."""
        packs = self._packs
        shown = survey(packs).site(card, manner) if shows_land(card) else order(card, packs, manner)
        return _digest(_encoder.encode(shown))

    def _fog_key(self, area: Area, cut: int, manner: Manner) -> str:
        return _digest(f"fog {area} {cut % CUTS} {manner}".encode())

    def _drawn(self, key: str, draw: Callable[[], Plate]) -> Plate:
        kept = self._read(f"{key}.plate")
        if kept is not None:
            with suppress(zlib.error, msgspec.MsgspecError):
                return _decoder.decode(zlib.decompress(kept))
        if not self._draws:
            raise NotDrawn(key)
        drawn = draw()
        self._write(f"{key}.plate", zlib.compress(_encoder.encode(drawn), 6))
        return drawn

    def _raster(self, key: str, size: int, draw: Callable[[], Plate]) -> bytes:
        if size not in SIZES:
            raise ValueError(f"pictures are {', '.join(map(str, SIZES))} pixels wide, not {size}")
        name = f"{key}-{size}.webp"
        kept = self._read(name)
        if kept is not None and kept[:4] == b"RIFF":
            return kept
        if not self._draws:
            raise NotDrawn(name)
        made = raster(draw(), size)
        self._write(name, made)
        return made

    def _read(self, name: str) -> bytes | None:
        for folder in (self._folder, READY / edition()):
            if folder is not None:
                with suppress(OSError):
                    return (folder / name).read_bytes()
        return None

    def _write(self, name: str, content: bytes) -> None:
        if self._folder is None:
            return
        with suppress(OSError):  # a picture that cannot be kept is still a picture
            self._folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self._folder, suffix=".tmp", delete=False) as file:
                file.write(content)
            os.replace(file.name, self._folder / name)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def _tidy(folder: pathlib.Path) -> None:
    """Remove what other editions have kept."""
    with suppress(OSError):
        for other in folder.iterdir():
            if other.is_dir() and _EDITION.fullmatch(other.name) and other.name != edition():
                shutil.rmtree(other, ignore_errors=True)
