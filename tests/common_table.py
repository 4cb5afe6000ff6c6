"""What tests of both rulesets do at a table: look at it, answer its questions, perform a sentence.

`playing` (the Continent) and `enduring` (the Citadel) set tables and hand these functions on.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fogbound.core import NONE, Game, Option
from fogbound.core.board import cell_at
from fogbound.packs import build, pack, source
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import parse
from fogbound.packs.shape import convert
from fogbound.packs.texts import TextReader
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import Book, Do, book_of
from second_seat import CELL, as_offered, as_tested, is_companion, is_played, seat_of

HERE = Path(__file__).parent

_composed: dict[tuple[str, tuple[int, ...]], tuple[Pack, tuple[Pack, ...]]] = {}
_bound: dict[tuple[int, ...], tuple[Book, tuple[Pack, ...]]] = {}


# -- packs -----------------------------------------------------------------------------------------


def composed(text: str, below: Sequence[Pack]) -> Pack:
    """A pack from YAML entries; it builds on the packs below it and may use any word they declare.

    Many tests write the same entries, so each pack is read once.
    """
    key = text, tuple(map(id, below))
    if key not in _composed:
        document = source.parse(text or "[]", "test/cards/cards.yaml")
        names = [each.manifest.name for each in below]
        manifest = Manifest(name="test", ruleset=below[0].manifest.ruleset, format=1, requires=names)
        made = pack.compose(manifest, [document], list(below), [], "", {})
        _composed[key] = made, tuple(below)  # kept with it, so that their ids stay theirs
    return _composed[key][0]


def bound(packs: list[Pack], bind: Callable[[list[Pack]], Any]) -> Any:
    """The book of these packs; tables of the same packs share it, and a sentence that is performed is added to it."""
    key = tuple(map(id, packs))
    if key not in _bound:
        _bound[key] = bind(packs), tuple(packs)  # kept with it, so that their ids stay theirs
    return _bound[key][0]


def forget_books() -> None:
    """Bind every book anew from now on."""
    _bound.clear()


def send_away(game: Game, named: str) -> None:
    """Let the companion in the first seat stand on this Terrain, far from everybody; the other one acted last."""
    filing.lay(game, card(game, named), cell_at(*CELL), tabletop.BOARD)
    game.figures[0] = card(game, named)
    game.registers[tabletop.ACTIVE] = seat_of(0)


def packs_of(book: Book) -> list[Pack]:
    """The packs of which a book was bound here."""
    return list(next(packs for known, packs in _bound.values() if known is book))


def selected(folder: Path, files: Sequence[Path], ground: Pack) -> Pack:
    """A pack that holds only some files of its folder."""
    documents = [source.read(found, f"{folder.name}/{found.relative_to(folder)}") for found in files]
    manifest = convert(source.read(folder / "pack.yaml", f"{folder.name}/pack.yaml"), (), Manifest)
    return pack.compose(manifest, documents, [ground], [], "", {})


def faults_of(make: Callable[[str], Pack], text: str) -> list[str]:
    """The faults of a pack that cannot be loaded, as text."""
    try:
        make(text)
    except PackError as error:
        return [str(fault) for fault in error.faults]
    return []


# -- looking ---------------------------------------------------------------------------------------


def card(game: Game, name: str) -> int:
    """The card with this instance id."""
    return game.content.card_ids.index(name)


def name(game: Game, number: int) -> str:
    return game.content.card_ids[number]


def names(game: Game, cards: Sequence[int]) -> list[str]:
    """The instance ids of these cards, sorted."""
    return sorted(game.content.card_ids[number] for number in cards)


def zone(game: Game, card_name: str) -> int:
    return game.where[card(game, card_name)]


def past(game: Game) -> list[str]:
    return names(game, game.zones[tabletop.PAST])


def terrain(game: Game, seat: int = 0) -> str:
    """Where somebody stands; an empty name for whoever has no figure on the Board."""
    standing_on = game.figures[seat_of(seat)]
    return name(game, standing_on) if standing_on != NONE else ""


def at_cell(game: Game, column: int, row: int) -> str:
    """The card at a place of the Board; fog shows as `fog`, nothing as an empty name."""
    found = game.cells.get(cell_at(column, row), NONE)
    if found == NONE:
        return ""
    return "fog" if game.where[found] == tabletop.FOGGY else name(game, found)


def news(game: Game, what: str) -> list[str]:
    """The cards of all news of this kind so far, or their numbers."""
    assert game.news is not None
    return [
        name(game, item.card) if item.card != NONE else str(item.n) for item in game.news if item.what == what
    ]


def offered(game: Game) -> list[str]:
    """The ids of the pending question's options."""
    return _ids(game, game.offered)


def standing(game: Game) -> list[str]:
    """The ids of what may be done beside the pending question."""
    return _ids(game, game.content.standing(game))


def _ids(game: Game, options: Sequence[Option]) -> list[str]:
    """The ids of options, without what a companion elsewhere could do."""
    return [as_tested(game.option_id(option)) for option in options if not is_companion(option)]


# -- playing ---------------------------------------------------------------------------------------


def choose(game: Game, *choices: str, value: str = "") -> Game:
    """Answer one pending question after the other; a choice is an option's id or the beginning of it."""
    answering = seat_of(0) if is_played() else NONE  # beside a companion, whom nothing may be asked
    for choice in choices:
        game.answer(answering, game.pending_serial(), as_offered(_matching(game, choice)), value)
    return game


def _matching(game: Game, choice: str) -> str:
    ids = offered(game) + standing(game)
    if choice in ids:
        return choice
    fitting = [found for found in ids if found.startswith(choice) or found.split("/")[0] == choice]
    assert fitting, f"{choice!r} is not offered; {game.pending_name()} offers: {', '.join(ids)}"
    return fitting[0]


def perform(game: Game, sentence: str, ground: Pack, you: int, this: str) -> None:
    """Let a sentence of the effect language, or a `{form: …}`, happen to somebody, with the words of this pack too."""
    book, ruleset = book_of(game), ground.manifest.ruleset
    words = pack.vocabulary(ground.manifest, [], [found.source for found in ground.cards])
    for group, known in book.words.words.items():
        words.setdefault(group, set()).update(known)
    words["uid"].update(found.uid for found in book.cards)
    read = _form if sentence.startswith("{") else _sentence
    effect = build.term_builder(book)(read(sentence, words, ruleset))
    game.next(Do(effect.eid, card(game, this) if this else NONE, seat_of(you), NONE))
    game.advance()


def _sentence(text: str, words: dict[str, set[str]], ruleset: str) -> Any:
    return parse(text, "effect", words, ruleset)


def _form(text: str, words: dict[str, set[str]], ruleset: str) -> Any:
    """The tree of an effect that is written as a YAML mapping."""
    document = source.parse(text, "test/form.yaml")
    faults: list[Fault] = []
    tree = TextReader(document, words, faults, ruleset).read(document.data, "effect", ())
    assert not faults, faults
    return tree
