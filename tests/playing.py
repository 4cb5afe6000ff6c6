"""Setting a small table and playing on it: what rule tests are written with.

`table` sets it, `act` takes an action, `play` performs a sentence of the effect language, `choose` answers the
pending question by the beginning of an option's id, `finish` lets the rest of an action run its plainest course.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.core import NONE, Game
from fogbound.core.board import cell_at
from fogbound.packs import build, pack, source
from fogbound.packs.build import continent
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import parse
from fogbound.packs.shape import shaped
from fogbound.packs.texts import TextReader
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.filing import clear_board
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import items
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.setup import deal
from fogbound.rules.continent.turn import ChooseTurn

HERE = Path(__file__).parent
PLAIN = ("done", "reveal", "keep-none", "decline", "stay-out", "refuse", "trade/0", "leave-it", "skip")
"""Options that change least, in the order in which `finish` prefers them."""


@cache
def base() -> Pack:
    """The small pack every rule test builds on: characters, skills, curses, states, a start."""
    return pack.load(HERE / "packs" / "base", [])


@cache
def corpus(*numbers: str) -> Pack:
    """The corpus of cards that the effect language must be able to say; with numbers ("07") only those."""
    folder = HERE / "packs" / "corpus"
    if not numbers:
        return pack.load(folder, [base()])
    files = [
        found for found in sorted((folder / "cards").glob("*.yaml")) if found.name[:2] in ("00", *numbers)
    ]
    documents = [source.read(found, f"corpus/cards/{found.name}") for found in files]
    manifest = shaped(source.read(folder / "pack.yaml", "corpus/pack.yaml"), (), Manifest)
    return pack.compose(manifest, documents, [base()], [], "", {})


def pack_of(cards: str, below: Sequence[Pack] = ()) -> Pack:
    """A pack from card YAML, building on the base pack; it may use any word the packs below it declare."""
    document = source.parse(cards or "[]", "test/cards/cards.yaml")
    packs = [base(), *below]
    manifest = Manifest(
        name="test", ruleset="continent", format=1, requires=[each.manifest.name for each in packs]
    )
    return pack.compose(manifest, [document], packs, [], "", {})


def table(
    cards: str = "",
    *,
    explorers: int = 1,
    characters: Sequence[str] = (),
    packs: Sequence[Pack] = (),
    at: str = "start",
    board: dict[tuple[int, int], str] | None = None,
    fog: dict[tuple[int, int], str] | None = None,
    hands: dict[int, Sequence[str]] | None = None,
    hand: Sequence[str] = (),
    items_of: dict[int, Sequence[tuple[Sequence[str], int]]] | None = None,
    items: Sequence[tuple[Sequence[str], int]] = (),
    satchel: Sequence[str] = (),
    past: Sequence[str] = (),
    deck: int | Sequence[str] | None = None,
    pile: int | Sequence[str] | None = None,
    clues: tuple[str, ...] = ("first-clue",),
    mode: int = zones.NORMAL,
    options: int = 0,
    board_limit: int = 0,
    chairs: int = 0,
    seed: int = 1,
) -> Game:
    """A game whose explorers stand on the Terrain `at` (placed at 0, 0), with the given cards where they are named.

    Cards are named by instance id ("012", "012#2", "rope-work"). `deck` and `pile` are sizes (plain Skills worth
    nothing) or lists of ids, top card first. `fog` lays Exploration cards fog side up. `characters` names others than
    those of the base pack.
    """
    book = continent([base(), *packs, pack_of(cards, packs)] if cards else [base(), *packs])
    names = tuple(characters) or ("ann", "bo", "cy", "dee")[:explorers]
    game = deal(book, Setup(names, clues, mode, options, board_limit, chairs), seed)
    if at != "start" or board is not None:
        _set_board(game, at, board or {})
    for (column, row), hidden in (fog or {}).items():
        _hide(game, hidden, cell_at(column, row))
    for seat, held in {0: hand, **(hands or {})}.items():
        for name in held:
            game.move(card(game, name), tabletop.HANDS + seat)
    for seat, owned in {0: items, **(items_of or {})}.items():
        for names_of_item, die in owned:
            _give_item(game, seat, names_of_item, die)
    for name in satchel:
        game.move(card(game, name), zones.SATCHEL)
    for name in past:
        game.move(card(game, name), tabletop.PAST)
    if deck is not None or pile is not None:
        _stack(game, deck, pile)
    game.index = None
    game.news = []
    game.advance()
    return game


def corpus_table(cards: str = "", *, only: Sequence[str] = (), **settings: Any) -> Game:
    """A table on which the cards of the corpus, or `only` some, lie ready; everything else as in `table`."""
    return table(cards, packs=(corpus(*only),), **settings)


def _set_board(game: Game, at: str, board: dict[tuple[int, int], str]) -> None:
    """Clear the Board and lay these Terrains and events; fog is laid at the arrows that remain."""
    clear_board(game, NONE)
    filing.empty_past(game)
    layout = {(0, 0): at, **board}
    for (column, row), name in layout.items():
        filing.lay(game, card(game, name), cell_at(column, row), tabletop.BOARD)
    for seat in tabletop.explorers(game):
        game.figures[seat] = card(game, at)
    for terrain in tabletop.board_terrains(game):
        lay_fog(game, terrain)


def _hide(game: Game, name: str, cell: int) -> None:
    """Lay this Exploration card fog side up, in place of whatever fog lies there."""
    wanted = card(game, name)
    if cell in game.cells and wanted in game.places:
        filing.lay(game, game.cells[cell], game.places[wanted], tabletop.FOGGY)
    elif cell in game.cells:
        filing.put_back(game, game.cells[cell])
    filing.lay(game, wanted, cell, tabletop.FOGGY)


def _give_item(game: Game, seat: int, names: Sequence[str], die: int) -> None:
    items.make_item(game, card(game, names[0]), seat)
    column = game.where[card(game, names[0])]
    for name in names[1:]:
        game.move(card(game, name), column)
    game.values[column] = die


def _stack(game: Game, deck: int | Sequence[str] | None, pile: int | Sequence[str] | None) -> None:
    """Put exactly these Action cards on the deck and the pile; all others leave the game."""
    for zone in (zones.ACTION_DECK, zones.DISCARD_PILE):
        for other in game.zones[zone]:
            game.move(other, tabletop.OUT)
    for zone, wanted in ((zones.ACTION_DECK, deck), (zones.DISCARD_PILE, pile)):
        if isinstance(wanted, int):
            blanks = [
                other
                for other in range(len(book_of(game).cards))
                if game.where[other] == tabletop.OUT and book_of(game).cards[other].uid.startswith("blank")
            ]
            for other in blanks[:wanted]:
                game.move(other, zone)
            assert len(game.zones[zone]) == wanted
        elif wanted is not None:
            for name in reversed(wanted):
                game.move(card(game, name), zone)


# -- looking ---------------------------------------------------------------------------------------


def card(game: Game, name: str) -> int:
    """The card with this instance id."""
    return game.content.card_ids.index(name)


def name(game: Game, number: int) -> str:
    return game.content.card_ids[number]


def names(game: Game, cards: Sequence[int]) -> list[str]:
    """The instance ids of these cards, sorted."""
    return sorted(game.content.card_ids[number] for number in cards)


def hand(game: Game, seat: int = 0) -> list[str]:
    """What an explorer holds beside the Character card."""
    held = [held for held in tabletop.hand(game, seat) if held != zones.character_card(game, seat)]
    return names(game, held)


def held(game: Game, seat: int = 0) -> list[str]:
    """What an explorer holds beside the Character card, without telling copies apart."""
    return [found.split("#")[0] for found in hand(game, seat)]


def zone(game: Game, card_name: str) -> int:
    return game.where[card(game, card_name)]


def past(game: Game) -> list[str]:
    return names(game, game.zones[tabletop.PAST])


def pile(game: Game) -> list[str]:
    return names(game, game.zones[zones.DISCARD_PILE])


def deck_size(game: Game) -> int:
    return len(game.zones[zones.ACTION_DECK])


def pile_size(game: Game) -> int:
    return len(game.zones[zones.DISCARD_PILE])


def inventory(game: Game, seat: int = 0) -> list[tuple[list[str], int]]:
    """The items of an explorer: their cards in order, and the die."""
    return [
        ([name(game, one) for one in game.zones[column]], game.values[column])
        for column in zones.columns(game, seat)
    ]


def terrain(game: Game, seat: int = 0) -> str:
    """Where the explorer stands."""
    return name(game, game.figures[seat])


def at_cell(game: Game, column: int, row: int) -> str:
    """The card at a place of the Board; fog shows as `fog`, nothing as an empty name."""
    found = game.cells.get(cell_at(column, row), NONE)
    if found == NONE:
        return ""
    return "fog" if game.where[found] == tabletop.FOGGY else name(game, found)


def news(game: Game, what: str) -> list[str]:
    """The cards of all news of this kind so far."""
    assert game.news is not None
    return [
        name(game, item.card) if item.card != NONE else str(item.n) for item in game.news if item.what == what
    ]


def offered(game: Game) -> list[str]:
    """The ids of the pending question's options."""
    return [game.option_id(option) for option in game.offered]


def standing(game: Game) -> list[str]:
    """The ids of what may be done beside the pending question."""
    return [game.option_id(option) for option in game.content.standing(game)]


# -- playing ---------------------------------------------------------------------------------------


def choose(game: Game, *choices: str, value: str = "") -> Game:
    """Answer one pending question after the other; a choice is an option's id or the beginning of it."""
    for choice in choices:
        game.answer(NONE, game.pending_serial(), _matching(game, choice), value)
    return game


def _matching(game: Game, choice: str) -> str:
    ids = offered(game) + standing(game)
    if choice in ids:
        return choice
    fitting = [found for found in ids if found.startswith(choice) or found.split("/")[0] == choice]
    assert fitting, f"{choice!r} is not offered; {type(game.pending()).__name__} offers: {', '.join(ids)}"
    return fitting[0]


def act(
    game: Game, action: str, *choices: str, seat: int = 0, on: str = "", joined: Sequence[int] = ()
) -> Game:
    """Take an action by its type; those in `joined` take part, everybody else stays out; then answer `choices`."""
    assert isinstance(game.pending(), ChooseTurn), (
        f"no turn is being chosen but {type(game.pending()).__name__}"
    )
    wanted = f"{action}/s{seat + 1}" + (f"/{on}" if on else "")
    choose(game, wanted)
    while type(game.pending()).__name__ in ("Join", "Accept"):
        question = game.pending()
        helper = int(offered(game)[0].split("/s")[1]) - 1
        if type(question).__name__ == "Join":
            choose(game, "join" if helper in joined else "stay-out")
        else:
            choose(game, "accept")
    return choose(game, *choices)


def finish(game: Game, *preferred: str) -> Game:
    """Answer plainly until the next turn is chosen or the game is over; `preferred` verbs are taken when offered."""
    for _ in range(500):
        question = game.pending()
        if question is None or isinstance(question, ChooseTurn):
            return game
        ids = offered(game)
        wanted = [
            found for verb in (*preferred, *PLAIN) for found in ids if found == verb or found.startswith(verb)
        ]
        choose(game, wanted[0] if wanted else ids[0])
    raise AssertionError("the action does not end")


def play(game: Game, sentence: str, *choices: str, you: int = 0, this: str = "") -> Game:
    """Perform a sentence of the effect language, or a `{form: …}`, for an explorer; then answer `choices`."""
    book = book_of(game)
    words = pack.vocabulary(base().manifest, [], [found.source for found in base().cards])
    for group, known in book.words.words.items():
        words.setdefault(group, set()).update(known)
    words["uid"].update(found.uid for found in book.cards)
    builder = build.term_builder(book)
    effect = builder(_form(sentence, words) if sentence.startswith("{") else parse(sentence, "effect", words))
    game.next(Do(effect.eid, card(game, this) if this else NONE, you, NONE))
    game.advance()
    return choose(game, *choices)


def _form(text: str, words: dict[str, set[str]]) -> Any:
    """The tree of an effect that is written as a YAML mapping."""
    document = source.parse(text, "test/form.yaml")
    faults: list[Fault] = []
    tree = TextReader(document, words, faults).read(document.data, "effect", ())
    assert not faults, faults
    return tree


def refused(cards: str) -> list[str]:
    """The faults of a pack that cannot be loaded, as text."""
    try:
        pack_of(cards)
    except PackError as error:
        return [str(fault) for fault in error.faults]
    return []
