"""The command `fogbound press`: the pictures of a pack with a contact sheet, one of our subjects, or all there is."""

import html
import pathlib
import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

from fogbound.packs import library
from fogbound.packs.faults import PackError, nearest
from fogbound.packs.findings import found_fault
from fogbound.packs.lines import Text
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.subjects import SUBJECTS
from fogbound.packs.wording import card_text
from fogbound.press.manner import Manner
from fogbound.press.store import SIZES, PictureStore

__all__ = ["press"]

T = TypeVar("T")


def press(
    pack: str = "",
    /,
    *,
    export: str = "",
    catalogue: bool = False,
    to: str = "",
    size: int = 400,
    manner: Manner = "tinted",
    vectors: bool = False,
) -> None:
    """Draw the picture of every card of a pack, and a contact sheet of all with their texts; or help those who draw.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    export
        Print one of our own subjects, such as heart, as a drawing to begin with; no pack is needed.
    catalogue
        Make a page with everything that cards can show and the words for it, with the drawings of the pack, if any.
    to
        The folder to write to, pictures unless given; open its index.html. For the catalogue the file, catalogue.html.
    size
        The width of a card in pixels: 200, 400 or 800.
    manner
        tinted, or ink: black on white, as the theme of high contrast shows them.
    vectors
        Write the drawings (SVG), too; land runs past the cuts of its card.
    """
    if size not in SIZES:
        raise SystemExit(f"--size must be one of {', '.join(map(str, SIZES))}")
    if export:
        print(_exported(export), end="")
        return
    packs = _opened(pack) if pack else []
    if catalogue:
        _make_catalogue(packs, pathlib.Path(to or "catalogue.html"), manner)
        return
    if not packs:
        raise SystemExit(
            "name a pack whose cards are to be drawn; or give --export with a subject, or --catalogue"
        )
    folder = pathlib.Path(to or "pictures")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        count = _print_all(packs, folder, size, manner, vectors)
    except OSError as error:
        raise SystemExit(f"cannot write to {folder}: {error.strerror}") from None
    print(f"{count} pictures in {folder / 'index.html'}")


def _opened(pack: str) -> list[Pack]:
    try:
        return library.packs_with([pack])
    except library.UnknownPackError as error:
        raise SystemExit(str(error)) from None
    except PackError as error:
        raise SystemExit("\n".join(str(found_fault(fault)) for fault in error.faults)) from None


def _exported(name: str) -> str:
    from fogbound.press.vignettes.exporting import exported

    if name not in SUBJECTS:
        close = nearest(name, SUBJECTS)
        hint = f"did you mean {close!r}?" if close else "--catalogue shows what there is"
        raise SystemExit(f"there is no subject {name!r}; {hint}")
    return exported(name)


def _make_catalogue(packs: list[Pack], file: pathlib.Path, manner: Manner) -> None:
    from fogbound.press.picture_catalogue import page
    from fogbound.press.samples import sections

    parts = sections(packs, manner)
    content = page(parts, _watched)
    try:
        file.write_text(content, "utf-8")
    except OSError as error:
        raise SystemExit(f"cannot write {file}: {error.strerror}") from None
    print(f"{sum(len(part.samples) for part in parts)} pictures in {file}")


def _watched(things: Sequence[T]) -> Iterable[T]:
    """The same things, one after the other, while a line on the screen tells how far the work is."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(things, "drawing", console=console, transient=True, disable=not sys.stderr.isatty())


def _print_all(packs: list[Pack], folder: pathlib.Path, size: int, manner: Manner, vectors: bool) -> int:
    pictures, nouns = PictureStore(packs), Nouns(packs)
    lang = packs[-1].first_language
    cells = []
    for card in _watched(packs[-1].cards):
        name = card.uid.replace("/", "-")
        (folder / f"{name}.webp").write_bytes(pictures.picture(card, size, manner))
        if vectors:
            (folder / f"{name}.svg").write_text(pictures.vector(card, manner, bleed=True), "utf-8")
        cells.append(_cell(card, name, pictures.says(card, lang), card_text(card, lang, nouns)))
    (folder / "index.html").write_text(_sheet(packs[-1].manifest.name, lang, cells), "utf-8")
    return len(cells)


def _cell(card: LoadedCard, name: str, says: str, texts: Iterable[Text]) -> str:
    told = html.escape(says)
    where = html.escape(f"{card.file.rpartition('/')[2]}:{card.line}")
    return (
        f'<figure><img src="{html.escape(name)}.webp" alt="{told}" loading="lazy">'
        f"<figcaption><b>{html.escape(card.uid)}</b> {where}<br>{told}"
        f"{''.join(map(_printed, texts))}</figcaption></figure>"
    )


def _printed(text: Text) -> str:
    """A text of a card, each line set in as it is laid out."""
    lines = [f'<span style="margin-left: {line.depth}em">{html.escape(line.text)}</span>' for line in text]
    return f"<p>{''.join(lines)}</p>"


def _sheet(title: str, lang: str, cells: list[str]) -> str:
    return f"""<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><title>{html.escape(title)}</title>
<style>
body {{ background: #CDD8D4; color: #1D2A2E; font: 13px/1.4 sans-serif; margin: 24px }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 20px }}
figure {{ margin: 0 }} img {{ width: 100%; border-radius: 4px; box-shadow: 0 3px 10px #0006 }}
p {{ margin: 4px 0 0 }} p span {{ display: block }}
@media print {{ body {{ background: none }} figure {{ break-inside: avoid }} img {{ box-shadow: none }} }}
</style>
<h1>{html.escape(title)}</h1>
<main>{"".join(cells)}</main>
</html>
"""
