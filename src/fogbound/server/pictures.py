"""Pictures of cards for browsers: drawn by the press in a thread, a few at a time, each once."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from litestar import Response

from fogbound.packs.format import AREAS, Area
from fogbound.server.shelf import Opened
from fogbound.server.troubles import NotHere

if TYPE_CHECKING:
    from fogbound.press.store import Pictures

__all__ = ["Studio"]

SIZES: Final = ("200", "400", "800")
VECTOR: Final = "vector"
AT_ONCE: Final = 2
"""How many pictures are drawn at the same time."""
NEAR: Final = 0.1
"""How near the middle of the loupe must come to a hidden number: it looks at a fifth of the picture each way."""


class Studio:
    """Answers requests for pictures, which are kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._kept: dict[int, Pictures] = {}
        self._sheets: dict[str, bytes] = {}
        self._lock = Lock()

    async def answer(self, opened: Opened, name: str, size: str, public: bool = False) -> Response[bytes]:
        """The picture of a card in a size; NotHere if there is none."""
        if name not in opened.texts or size not in (*SIZES, VECTOR):
            raise NotHere
        async with self._turn:
            data = await asyncio.to_thread(self._card, opened, name, size)
        return _picture(data, size, public)

    async def fog(self, opened: Opened, area: str, cut: int, size: str) -> Response[bytes]:
        """The picture of the fog of an area, in one of a few cuts."""
        known = next((one for one in AREAS if one == area), None)
        if known is None or size not in (*SIZES, VECTOR):
            raise NotHere
        async with self._turn:
            data = await asyncio.to_thread(self._fog, opened, known, cut, size)
        return _picture(data, size, True)

    async def cover(self, opened: Opened, size: str) -> Response[bytes]:
        """The picture on the cover of an adventure."""
        if size not in SIZES:
            raise NotHere
        return _picture(await self._once(f"cover {opened.name} {size}", _cover, opened, size), size, True)

    async def frontispiece(self, hour: str) -> Response[bytes]:
        """The wide engraving before everything."""
        return _picture(await self._once(f"frontispiece {hour}", _frontispiece, hour), VECTOR, True)

    async def icons(self, words: tuple[str, ...]) -> Response[bytes]:
        """All icons in one sheet, with those for words that packs have invented."""
        return _picture(await self._once(f"icons {words}", _icons, words), VECTOR, True)

    async def _once(self, name: str, draw: Callable[..., bytes], *what: Any) -> bytes:
        """What is drawn once for all, kept in the folder and remembered as long as the server runs."""
        if name not in self._sheets:
            async with self._turn:
                if name not in self._sheets:
                    self._sheets[name] = await asyncio.to_thread(self._sheet, name, draw, *what)
        return self._sheets[name]

    async def is_near(self, opened: Opened, name: str, x: float, y: float) -> bool:
        """Whether a number is hidden in a picture near this spot, given as parts of its width and height."""
        async with self._turn:
            return await asyncio.to_thread(self._is_near, opened, name, x, y)

    # -- in a thread -------------------------------------------------------------------------------

    def _pictures(self, opened: Opened) -> "Pictures":
        from fogbound.press.store import Pictures  # what it draws with is loaded with the first picture

        with self._lock:
            if id(opened) not in self._kept:
                self._kept[id(opened)] = Pictures(opened.packs, self._folder)
            return self._kept[id(opened)]

    def _sheet(self, name: str, draw: Callable[..., bytes], *what: Any) -> bytes:
        from fogbound.press.store import edition

        kept = self._folder / edition() / hashlib.sha256(name.encode()).hexdigest()[:32]
        with suppress(OSError):
            return kept.read_bytes()
        drawn = draw(*what)
        with suppress(OSError):  # what cannot be kept is drawn again next time
            kept.parent.mkdir(parents=True, exist_ok=True)
            draft = kept.with_suffix(f".{secrets.token_hex(4)}")
            draft.write_bytes(drawn)
            draft.replace(kept)
        return drawn

    def _card(self, opened: Opened, name: str, size: str) -> bytes:
        card, pictures = opened.texts.card(name), self._pictures(opened)
        return pictures.vector(card).encode() if size == VECTOR else pictures.picture(card, int(size))

    def _fog(self, opened: Opened, area: Area, cut: int, size: str) -> bytes:
        pictures = self._pictures(opened)
        if size == VECTOR:
            return pictures.fog_vector(area, cut).encode()
        return pictures.fog(area, cut, int(size))

    def _is_near(self, opened: Opened, name: str, x: float, y: float) -> bool:
        from fogbound.press.land import shows_land
        from fogbound.press.plate import LAND, VIGNETTE

        card = opened.texts.card(name)
        spot = self._pictures(opened).spot(card)
        if spot is None:
            return False
        width, height = LAND if shows_land(card) else VIGNETTE
        return max(abs(spot.x / width - x), abs(spot.y / height - y)) <= NEAR


def _cover(opened: Opened, size: str) -> bytes:
    from fogbound.press.frontispiece import cover
    from fogbound.press.store import raster

    return raster(cover(opened.packs[-1], opened.packs), int(size))


def _frontispiece(hour: str) -> bytes:
    from fogbound.press.frontispiece import frontispiece

    return frontispiece("day" if hour == "day" else "lamp").svg.encode()


def _icons(words: tuple[str, ...]) -> bytes:
    from fogbound.press.icons import sprite

    return sprite(words).encode()


def _picture(data: bytes, size: str, public: bool) -> Response[bytes]:
    kind = "image/svg+xml" if size == VECTOR else "image/webp"
    whose = "public" if public else "private"
    return Response(data, media_type=kind, headers={"cache-control": f"{whose}, max-age=86400"})
