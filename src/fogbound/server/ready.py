"""Draws what new games show, to go with the package: `python -m fogbound.server.ready`.

With such a package the first screen of an adventure is there at once; what is missing in it is drawn as anything else.
"""

import multiprocessing
import shutil
from collections.abc import Sequence
from pathlib import Path

from fogbound.packs.library import packs_with
from fogbound.press.commissions import Commission, Printer
from fogbound.press.store import READY
from fogbound.server.adventures import Adventures
from fogbound.server.opening import LOBBY, opening_pictures

__all__ = ["draw", "main", "remove_printed_plates"]


def draw(folder: Path, wanted: Sequence[Commission]) -> None:
    """Print these pictures into a folder."""
    printer = Printer(folder, lambda names: packs_with(names), draws=True)
    for one in wanted:
        printer.printed(one)


def remove_printed_plates(folder: Path) -> None:
    """Leave drawings only of what is shown as a vector; others have been printed and are not needed again."""
    for plate in folder.rglob("*.plate"):
        if any(plate.parent.glob(f"{plate.stem}-*.webp")):
            plate.unlink()


def main() -> None:
    """Print the pictures of the lobby and of all adventures that ship, on all cores."""
    shutil.rmtree(READY, ignore_errors=True)  # what is there already would not be printed
    adventures = Adventures()
    openings = [opening_pictures(adventures.open([name])) for name in adventures.names()]
    wanted = [*LOBBY, *(one for opening in openings for one in opening.all())]
    by_card: dict[tuple[object, ...], list[Commission]] = {}
    for one in wanted:  # what is drawn once is printed in several sizes
        by_card.setdefault((one.what, one.packs, one.name, one.cut), []).append(one)
    with multiprocessing.Pool() as pool:
        pool.starmap(draw, [(READY, sizes) for sizes in by_card.values()], chunksize=1)
    remove_printed_plates(READY)


if __name__ == "__main__":
    main()
