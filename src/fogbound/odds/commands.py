"""The command `fogbound odds`: the chances that the starting Skills of an adventure give each character."""

import sys

import msgspec

from fogbound.languages import Lang
from fogbound.odds.ahead import starting_tables
from fogbound.odds.starting import MOST_DRAWN
from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.text import catalogue, preferred_language
from fogbound.text.card_texts import CardTexts

__all__ = ["odds"]

Table = list[list[float]]


def odds(pack: str, /, *, lang: Lang | None = None, json: bool = False) -> None:
    """Print the chances of success with the starting Skills of each character, by cards drawn and stars required.

    They rest on the common Skills and the character's own, without sevens and Advanced Skills. The status is 1
    when the pack has mistakes or no character, and 2 when there is no such pack.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    lang
        The language; without it, the one your machine speaks.
    json
        Print, for each character and number of stars, the percentages with one to six cards as JSON.
    """
    spoken = lang or preferred_language()
    try:
        packs = library.packs_with([pack])
    except library.UnknownPackError as error:
        told = {"name": error.name, "near": error.near, "names": error.known}
        print(catalogue(spoken).say(f"pack-unknown-{error.kind}", **told), file=sys.stderr)
        raise SystemExit(2) from None
    except PackError as error:
        raise SystemExit("\n".join(str(fault) for fault in error.faults)) from None
    tables = starting_tables(packs)
    if tables is None:
        raise SystemExit(catalogue(spoken).say("odds-in-play", pack=pack))
    if not tables:
        raise SystemExit(catalogue(spoken).say("odds-nobody", pack=pack))
    print(_as_json(tables) if json else _as_text(tables, CardTexts(packs), spoken))


def _as_json(tables: dict[str, Table]) -> str:
    rows = {
        person: {str(stars): [round(chance, 1) for chance in row] for stars, row in enumerate(table, 1)}
        for person, table in tables.items()
    }
    return msgspec.json.format(msgspec.json.encode(rows)).decode()


def _as_text(tables: dict[str, Table], texts: CardTexts, lang: str) -> str:
    """The tables, each under the names of all the characters it holds for."""
    people: dict[str, list[str]] = {}
    for person, table in tables.items():
        people.setdefault(_chart(table, lang), []).append(texts.name(person, lang))
    charts = [f"{', '.join(names)}\n\n{chart}" for chart, names in people.items()]
    return "\n\n".join([*charts, catalogue(lang).say("odds-basis")])


def _chart(table: Table, lang: str) -> str:
    """One table in per cent; whatever is not certain stays below 100."""
    say = catalogue(lang).say
    corner = [say("odds-cards"), *(say("odds-stars", n=stars) for stars in range(1, len(table) + 1))]
    margin = max(len(title) for title in corner) + 2
    lines = [corner[0].ljust(margin) + "".join(f"{drawn:>6}" for drawn in range(1, MOST_DRAWN + 1))]
    for title, row in zip(corner[1:], table, strict=True):
        lines.append(title.ljust(margin) + "".join(f"{_percent(chance):>6}" for chance in row).rstrip())
    return "\n".join(lines)


def _percent(chance: float) -> str:
    return "–" if chance == 0 else "<1" if chance < 1 else str(int(chance))
