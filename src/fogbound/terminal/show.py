"""The command `fogbound show`: a card of a pack as players read it, in every language, and its picture."""

import io
import pathlib
import sys
from collections.abc import Iterator
from typing import Final

from PIL import Image

from fogbound.languages import LANGUAGES, Lang
from fogbound.packs import library
from fogbound.packs.faults import PackError, nearest
from fogbound.packs.findings import found_fault
from fogbound.packs.lines import lay_out
from fogbound.packs.pack import LoadedCard
from fogbound.packs.printed import texts_in
from fogbound.packs.redaction import UNTOLD
from fogbound.packs.speech import in_letters
from fogbound.press.card_pictures import shown
from fogbound.press.store import SIZES, PictureStore
from fogbound.rules.reference import fold
from fogbound.terminal.input_parsing import answers_to
from fogbound.terminal.output import Output
from fogbound.text import CardTexts, catalogue
from fogbound.text.card_texts import came_again
from fogbound.text.screens.base import rows

__all__ = ["show"]

MOST: Final = 8
"""Cards that are shown together when words find several."""
FORMATS: Final = (".png", ".webp", ".svg")


def show(pack: str, card: str, /, *, lang: Lang | None = None, to: str = "", size: int = 400) -> None:
    """Show a card of a pack as players read it, in every language, with what its picture shows.

    What stands between ⟦ and ⟧ players read only once they have met what it names, or never.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    card
        Its number, its id, or words of its name; all cards that share a number are shown.
    lang
        Show it in this language alone.
    to
        Write its picture into this file: .png, .webp or .svg.
    size
        The width of the picture in pixels: 200, 400 or 800.
    """
    if to and pathlib.Path(to).suffix not in FORMATS:
        raise SystemExit(f"--to must name a file that ends in {', '.join(FORMATS)}")
    if size not in SIZES:
        raise SystemExit(f"--size must be one of {', '.join(map(str, SIZES))}")
    texts = _texts(pack)
    cards = _find_cards(texts, card)
    output = Output(sys.stdout)
    for at, one in enumerate(cards):
        if at:
            print()
        for line in _lines(texts, one, LANGUAGES if lang is None else (lang,)):
            output.say(line.strip(), len(line) - len(line.lstrip()))
    if to:
        _write(texts, cards, pathlib.Path(to), size)


def _texts(pack: str) -> CardTexts:
    try:
        return CardTexts(library.packs_with([pack])).for_author()
    except library.UnknownPackError as error:
        raise SystemExit(str(error)) from None
    except PackError as error:
        raise SystemExit("\n".join(str(found_fault(fault)) for fault in error.faults)) from None


# -- finding ---------------------------------------------------------------------------------------


def _find_cards(texts: CardTexts, words: str) -> list[LoadedCard]:
    """The cards that are meant, those of the pack itself before those it builds on."""
    cards = [card for pack in reversed(texts.packs) for card in pack.cards]
    asked = fold(words.strip())
    exactly = [card for card in cards if fold(card.uid) == asked] if not asked.isdecimal() else []
    found = (
        exactly
        or [card for card in cards if asked.isdecimal() and card.source.number == int(asked)]
        or [card for card in cards if asked in _names(texts, card)]
        or [card for card in cards if any(answers_to(words, name) for name in _names(texts, card))]
    )
    if not found:
        raise SystemExit(_unknown(texts, cards, words))
    if len(found) > MOST:
        named = ", ".join(card.uid for card in found[:MOST])
        raise SystemExit(f"{len(found)} cards are called so: {named} …; name one by its id")
    return found


def _names(texts: CardTexts, card: LoadedCard) -> list[str]:
    """What the card is called in every language, for comparing."""
    return [fold(texts.name(card.uid, lang)) for lang in LANGUAGES]


def _unknown(texts: CardTexts, cards: list[LoadedCard], words: str) -> str:
    by_name = {name: card for card in reversed(cards) for name in (*_names(texts, card), card.uid)}
    numbers = sorted({f"{card.source.number:03}" for card in cards if card.source.number is not None})
    pack = texts.packs[-1].manifest.name
    if words.isdecimal():
        near = sorted(numbers, key=lambda number: abs(int(number) - int(words)))[:5]
        hint = f"near to it are {', '.join(sorted(near))}" if near else "no card has a number"
        return f"no card of {pack!r} has the number {words}; {hint}"
    if close := nearest(fold(words), by_name):
        card = by_name[close]
        return f"no card of {pack!r} is called {words!r}; did you mean {card.uid!r} ({texts.heading(card.uid, 'en')})?"
    return f"no card of {pack!r} is called {words!r}; give its number, its id or words of its name"


# -- showing ---------------------------------------------------------------------------------------


def _lines(texts: CardTexts, card: LoadedCard, languages: tuple[str, ...]) -> Iterator[str]:
    """A card as lines of text, one language after the other."""
    yield f"{card.uid}  {card.file}:{card.line}"
    for lang in languages:
        yield ""
        yield texts.heading(card.uid, lang)
        picture = shown(texts.printing.whole(card.uid), texts.packs, lang)
        if picture:
            yield f"  [{picture}]"
        yield from (f"  {in_letters(line)}" for line in texts.prose(card.uid, lang))
        again = texts.part(card.uid, "flavour", lang, {came_again(card.uid): "yes"})
        if card.uid in texts.told_anew:
            yield f"  {catalogue(lang).say('show-again')} {in_letters(again)}"
        replies = texts.card(card.uid).citadel.replies if texts.card(card.uid).is_passage else ()
        yield from (f"  – {texts.offer(card.uid, at, lang)}" for at in range(len(replies)))
        text = texts.text(card.uid, lang)
        yield from (f"  {line}" for line in rows(text))
        exact = texts.text(card.uid, lang, exact=True)
        if exact != text:
            yield f"  {catalogue(lang).say('show-exactly')}"
            yield from (f"    {line}" for line in rows(exact))
        untold = list(_untold(texts, card, lang))
        if untold:
            yield f"  {catalogue(lang).say('show-untold')}"
            yield from (f"    {line}" for line in untold)


def _untold(texts: CardTexts, card: LoadedCard, lang: str) -> Iterator[str]:
    """What a card does that players are not told before it happens, with the fields in which it stands."""
    source = texts.printing.whole(card.uid).source
    for path, _, tree in texts_in(source):
        if path[0] in UNTOLD:
            where = ", ".join(str(step) for step in path)
            first, *others = rows([lay_out(tree, lang, texts.nouns)])
            if others:
                yield f"{where}:"
                yield from (f"  {line}" for line in (first, *others))
            else:
                yield f"{where}: {first}"


def _write(texts: CardTexts, cards: list[LoadedCard], file: pathlib.Path, size: int) -> None:
    """Write the picture of each card; those of several are told apart by their ids."""
    pictures = PictureStore(texts.packs)
    for card in cards:
        name = card.uid.replace("/", "-")
        path = file if len(cards) == 1 else file.with_stem(f"{file.stem}-{name}")
        whole = texts.printing.whole(card.uid)
        try:
            path.write_bytes(_picture(pictures, whole, path.suffix, size))
        except OSError as error:
            raise SystemExit(f"cannot write {path}: {error.strerror}") from None
        print(f"picture: {path}")


def _picture(pictures: PictureStore, card: LoadedCard, suffix: str, size: int) -> bytes:
    if suffix == ".svg":
        return pictures.vector(card).encode()
    drawn = pictures.picture(card, size)
    if suffix == ".webp":
        return drawn
    page = io.BytesIO()
    Image.open(io.BytesIO(drawn)).save(page, "PNG")
    return page.getvalue()
