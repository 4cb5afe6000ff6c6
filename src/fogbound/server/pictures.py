"""Pictures for browsers: those that were printed before are read from their folder, others come from the workshop."""

import asyncio
import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, Literal

import msgspec
from litestar import Response

from fogbound.packs.format import AREAS
from fogbound.packs.pack import Pack
from fogbound.press.commissions import VECTOR, Commission, Printer
from fogbound.press.fog import CUTS
from fogbound.press.icons import sprite
from fogbound.press.land import shows_land
from fogbound.press.manner import Manner
from fogbound.press.plate import LAND, VIGNETTE, Spot
from fogbound.press.store import NotDrawn
from fogbound.server import faults
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.errors import NotHere, OutOfOrder
from fogbound.server.opening import OpeningPictures
from fogbound.server.picture_workers import LATER, SHOWN, NotPrinted, PictureWorkers
from fogbound.server.static_files import has_tag
from fogbound.server.turns import AddressQueue

__all__ = ["Pictures", "picture_of"]

SIZES: Final = {"200": 200, "400": 400, "800": 800, "vector": VECTOR}
VIEWS: Final[dict[str, Literal["prospect", "roundel"]]] = {"prospect": "prospect", "roundel": "roundel"}
"""Other views of a card, for the reader of a story; they have no size."""
RASTERS: Final = (400, 800, 200)
"""The sizes of a card that are drawn ahead, the one of which most are shown first."""
NEAR: Final = 0.1
"""How near the middle of the loupe must come to a hidden number: it looks at a fifth of the picture each way."""

_spot: Final = msgspec.json.Decoder(Spot | None)


def picture_of(loaded: LoadedAdventure, name: str, size: str, manner: Manner) -> Commission:
    """What is to be printed when a card is asked for in a size or view; NotHere if there is no such thing."""
    if name not in loaded.texts or (size not in SIZES and size not in VIEWS):
        raise NotHere
    if size in VIEWS:
        return Commission(VIEWS[size], loaded.pack_names, name, manner=manner)
    return Commission("card", loaded.pack_names, name, size=SIZES[size], manner=manner)


def _cards(packs: tuple[str, ...], names: Sequence[str]) -> list[list[Commission]]:
    """These cards in each of the sizes."""
    return [[Commission("card", packs, name, size=size) for name in names] for size in RASTERS]


def _ordered(wanted: Iterable[Iterable[Commission]], urgency: int) -> Iterator[tuple[Commission, int]]:
    """All of these, each with its urgency."""
    return ((one, urgency) for one in chain.from_iterable(wanted))


class Pictures:
    """Answers requests for pictures; `known` is what a browser says it has, so that it is not sent again."""

    def __init__(self, folder: Path, turns: AddressQueue) -> None:
        self._turns = turns
        self._packs: dict[tuple[str, ...], Sequence[Pack]] = {}
        self._printer = Printer(folder, self._packs.__getitem__, draws=False)
        self._workshop = PictureWorkers(folder)
        self._icons: dict[tuple[str, ...], bytes] = {}
        self._looking: set[asyncio.Task[None]] = set()  # for what is to be drawn ahead
        self._foreseen: set[tuple[str, ...]] = set()  # the packs of which everything is drawn ahead

    async def end(self) -> None:
        """Close the workshop."""
        for task in self._looking:
            task.cancel()
        await self._workshop.close()

    async def answer(
        self, loaded: LoadedAdventure, name: str, size: str, manner: Manner, known: str, public: bool = False
    ) -> Response[bytes]:
        """The picture of a card in a size, or one of its other views; NotHere if there is none."""
        self._packs_of(loaded)
        wanted = picture_of(loaded, name, size, manner)
        return _picture(await self._print(wanted), wanted.size, known, public)

    async def fog(
        self, loaded: LoadedAdventure, area: str, cut: int, size: str, manner: Manner, known: str
    ) -> Response[bytes]:
        """The picture of the fog of an area, in one of a few cuts."""
        if area not in AREAS or size not in SIZES:
            raise NotHere
        wanted = Commission("fog", self._packs_of(loaded), area, cut % CUTS, SIZES[size], manner)
        return _picture(await self._print(wanted), wanted.size, known, True)

    async def cover(self, loaded: LoadedAdventure, size: str, manner: Manner, known: str) -> Response[bytes]:
        """The picture on the cover of an adventure."""
        if SIZES.get(size, VECTOR) == VECTOR:
            raise NotHere
        wanted = Commission("cover", self._packs_of(loaded), size=SIZES[size], manner=manner)
        return _picture(await self._print(wanted), wanted.size, known, True)

    async def frontispiece(self, hour: str, manner: Manner, known: str) -> Response[bytes]:
        """The wide engraving before everything."""
        wanted = Commission("frontispiece", name=hour, manner=manner)
        return _picture(await self._print(wanted), VECTOR, known, True)

    async def icons(self, words: tuple[str, ...], known: str) -> Response[bytes]:
        """All icons in one sheet, with those for words that packs have invented."""
        if words not in self._icons:
            self._icons[words] = sprite(words).encode()
        return _picture(self._icons[words], VECTOR, known, True)

    async def is_near(self, loaded: LoadedAdventure, name: str, x: float, y: float) -> bool:
        """Whether a number is hidden in a picture near this spot, given as parts of its width and height."""
        spot: Spot | None = _spot.decode(await self._print(Commission("spot", self._packs_of(loaded), name)))
        if spot is None:
            return False
        width, height = LAND if shows_land(loaded.texts.card(name)) else VIGNETTE
        return max(abs(spot.x / width - x), abs(spot.y / height - y)) <= NEAR

    def foresee(self, loaded: LoadedAdventure, names: Collection[str]) -> None:
        """Have the pictures of cards drawn that a browser is being shown, before it asks; then those of all others.

        All others, in an order of their own: what is drawn, and how soon a picture comes, tells nothing of a game.
        """
        packs = self._packs_of(loaded)
        self._look_ahead(_ordered(_cards(packs, sorted(names)), SHOWN))
        if packs not in self._foreseen:
            self._foreseen.add(packs)
            everything = [card.uid for pack in loaded.packs for card in pack.cards]
            self._look_ahead(_ordered(_cards(packs, everything), LATER))

    def prepare(self, loaded: LoadedAdventure, opening: OpeningPictures) -> None:
        """Have the pictures drawn that a new game of an adventure is going to need."""
        self._packs_of(loaded)
        self._look_ahead([*_ordered([opening.first], SHOWN), *_ordered([opening.then], LATER)])

    def _look_ahead(self, wanted: Iterable[tuple[Commission, int]]) -> None:
        task = faults.start("looking for pictures to draw ahead", self._print_ahead(wanted))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _print_ahead(self, wanted: Iterable[tuple[Commission, int]]) -> None:
        for one, urgency in wanted:
            if not await asyncio.to_thread(self._has, one):
                self._workshop.print_ahead(one, urgency)

    def _has(self, wanted: Commission) -> bool:
        try:
            return bool(self._printer.printed(wanted))
        except NotDrawn:
            return False

    def _packs_of(self, loaded: LoadedAdventure) -> tuple[str, ...]:
        names = loaded.pack_names
        self._packs.setdefault(names, loaded.packs)
        return names

    async def _print(self, wanted: Commission) -> bytes:
        try:
            return await asyncio.to_thread(self._printer.printed, wanted)
        except NotDrawn:
            pass
        try:
            async with self._turns.rest():  # drawing takes long, and other processes do it
                return await self._workshop.print(wanted)
        except NotPrinted as fault:
            raise OutOfOrder from fault


def _picture(data: bytes, size: int, known: str, public: bool) -> Response[bytes]:
    """A picture as it is sent; a vector is compressed on its way, so its tag stands for its content alone."""
    digest = hashlib.sha256(data).hexdigest()[:16]
    tag = f'W/"{digest}"' if size == VECTOR else f'"{digest}"'
    kind = "image/svg+xml" if size == VECTOR else "image/webp"
    headers = {"cache-control": f"{'public' if public else 'private'}, max-age=86400", "etag": tag}
    if has_tag(known, tag):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(data, media_type=kind, headers=headers)
