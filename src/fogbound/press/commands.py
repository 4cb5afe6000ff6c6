"""The command `fogbound press`: the pictures of all cards of a pack, with a contact sheet for their author."""

import html
import pathlib
import sys

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.packs.findings import found_fault
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.manner import Manner
from fogbound.press.store import SIZES, Pictures

__all__ = ["press"]


def press(
    pack: str,
    /,
    *,
    to: str = "pictures",
    size: int = 400,
    manner: Manner = "tinted",
    vectors: bool = False,
) -> None:
    """Draw the picture of every card of a pack, and a contact sheet of all of them.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    to
        The folder to write to; open its index.html.
    size
        The width of a card in pixels: 200, 400 or 800.
    manner
        tinted, or ink: black on white, as the theme of high contrast shows them.
    vectors
        Write the drawings (SVG), too; land runs past the cuts of its card.
    """
    if size not in SIZES:
        raise SystemExit(f"--size must be one of {', '.join(map(str, SIZES))}")
    try:
        packs = library.packs_with([pack])
    except library.UnknownPackError as error:
        raise SystemExit(str(error)) from None
    except PackError as error:
        raise SystemExit("\n".join(str(found_fault(fault)) for fault in error.faults)) from None
    folder = pathlib.Path(to)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        count = _print_all(packs, folder, size, manner, vectors)
    except OSError as error:
        raise SystemExit(f"cannot write to {folder}: {error.strerror}") from None
    print(f"{count} pictures in {folder / 'index.html'}")


def _print_all(packs: list[Pack], folder: pathlib.Path, size: int, manner: Manner, vectors: bool) -> int:
    from rich.console import Console
    from rich.progress import track

    pictures = Pictures(packs)
    cells = []
    cards = packs[-1].cards
    for card in track(
        cards, "drawing", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ):
        name = card.uid.replace("/", "-")
        (folder / f"{name}.webp").write_bytes(pictures.picture(card, size, manner))
        if vectors:
            (folder / f"{name}.svg").write_text(pictures.vector(card, manner, bleed=True), "utf-8")
        cells.append(_cell(card, name, pictures.says(card, "en")))
    (folder / "index.html").write_text(_sheet(packs[-1].manifest.name, cells), "utf-8")
    return len(cells)


def _cell(card: LoadedCard, name: str, says: str) -> str:
    told = html.escape(says)
    where = html.escape(f"{card.file.rpartition('/')[2]}:{card.line}")
    return (
        f'<figure><img src="{html.escape(name)}.webp" alt="{told}" loading="lazy">'
        f"<figcaption><b>{html.escape(card.uid)}</b> {where}<br>{told}</figcaption></figure>"
    )


def _sheet(title: str, cells: list[str]) -> str:
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>
<style>
body {{ background: #CDD8D4; color: #1D2A2E; font: 13px/1.4 sans-serif; margin: 24px }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 20px }}
figure {{ margin: 0 }} img {{ width: 100%; border-radius: 4px; box-shadow: 0 3px 10px #0006 }}
</style>
<h1>{html.escape(title)}</h1>
<main>{"".join(cells)}</main>
</html>
"""
