"""Commissions: what is to be printed, as a plain value that can be sent to where it is drawn."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import Literal

import msgspec

from fogbound.packs.format import AREAS
from fogbound.packs.pack import Pack
from fogbound.press.manner import Manner
from fogbound.press.store import PictureStore

__all__ = ["VECTOR", "Commission", "Printer"]

VECTOR = 0
"""The size of a picture that has none."""

PacksOf = Callable[[tuple[str, ...]], Sequence[Pack]]


class Commission(msgspec.Struct, frozen=True):
    """One thing to be printed: of a card, the fog of an area, the cover of an adventure, or the frontispiece.

    The `prospect` and the `roundel` of a card are for the reader of a story; the `spot` is where its hidden number
    stands, for the loupe alone.
    """

    what: Literal["card", "prospect", "roundel", "spot", "fog", "cover", "frontispiece"]
    packs: tuple[str, ...] = ()
    name: str = ""  # of a card, an area, or an hour
    cut: int = 0
    size: int = VECTOR
    manner: Manner = "tinted"


class Printer:
    """Carries out commissions, or only finds what was printed before if it does not draw."""

    def __init__(self, folder: Path, packs_of: PacksOf, *, draws: bool) -> None:
        self._folder = folder
        self._packs_of = packs_of
        self._draws = draws
        self._pictures: dict[tuple[str, ...], PictureStore] = {}
        self._lock = Lock()

    def printed(self, wanted: Commission) -> bytes:
        """The picture as WebP or SVG; a spot as JSON. Raises NotDrawn, or KeyError for a card there is not."""
        pictures = self._of(wanted.packs)
        if wanted.what == "cover":
            return pictures.cover(wanted.size, wanted.manner)
        if wanted.what == "frontispiece":
            return pictures.frontispiece("day" if wanted.name == "day" else "lamp", wanted.manner).encode()
        if wanted.what == "fog":
            area = AREAS[AREAS.index(wanted.name)]
            if wanted.size == VECTOR:
                return pictures.fog_vector(area, wanted.cut, wanted.manner).encode()
            return pictures.fog(area, wanted.cut, wanted.size, wanted.manner)
        card = pictures.card(wanted.name)
        if wanted.what == "spot":
            return msgspec.json.encode(pictures.spot(card))
        if wanted.what == "prospect":
            return pictures.prospect(card, wanted.manner).encode()
        if wanted.what == "roundel":
            return pictures.roundel(card, wanted.manner).encode()
        if wanted.size == VECTOR:
            return pictures.vector(card, wanted.manner).encode()
        return pictures.picture(card, wanted.size, wanted.manner)

    def _of(self, packs: tuple[str, ...]) -> PictureStore:
        with self._lock:
            if packs not in self._pictures:
                found = self._packs_of(packs) if packs else ()
                self._pictures[packs] = PictureStore(found, self._folder, draws=self._draws)
            return self._pictures[packs]
