"""Setting a small table and playing on it: what rule tests are written with.

`table` sets it, `act` takes an action, `play` performs a sentence of the effect language, `choose` answers the
pending question by the beginning of an option's id, `finish` lets the rest of an action run its plainest course.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from common_table import (
    HERE,
    at_cell,
    bound,
    card,
    choose,
    composed,
    faults_of,
    name,
    names,
    news,
    offered,
    past,
    perform,
    selected,
    send_away,
    standing,
    terrain,
    zone,
)
from fogbound.core import NONE, Game
from fogbound.core.board import cell_at
from fogbound.packs import pack
from fogbound.packs.build import continent
from fogbound.packs.pack import Pack
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.filing import clear_board
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import items
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.setup import deal
from fogbound.rules.continent.turn import ChooseTurn
from second_seat import give_limits_of_one, is_played, seat_of

__all__ = [
    "HERE",
    "PLAIN",
    "act",
    "at_cell",
    "base",
    "card",
    "choose",
    "corpus",
    "corpus_table",
    "deck_size",
    "finish",
    "hand",
    "held",
    "inventory",
    "name",
    "names",
    "news",
    "offered",
    "pack_of",
    "past",
    "pile",
    "pile_size",
    "play",
    "refused",
    "standing",
    "table",
    "terrain",
    "zone",
]

PLAIN = ("done", "reveal", "keep-none", "decline", "stay-out", "refuse", "trade/0", "leave-it", "skip")
"""Options that change least, in the order in which `finish` prefers them."""


@cache
def base() -> Pack:
    """The small pack every rule test builds on: characters, skills, curses, states, a start."""
    return pack.load(HERE / "packs" / "base", [])


COMPANION = """
- character: companion
  effects: ["hand limit -3", "item limit -2", "cards per item -2"]
- {number: 997, uid: afar, back: green, kind: terrain, area: I}
"""
"""Who has the first seat when a test is played from the second, with lower limits, and the Terrain they stand on."""


@cache
def companion() -> Pack:
    """The pack that brings the companion."""
    return composed(COMPANION, [base()])


@cache
def corpus(*numbers: str) -> Pack:
    """The corpus of cards that the effect language must be able to say; with numbers ("07") only those."""
    folder = HERE / "packs" / "corpus"
    if not numbers:
        return pack.load(folder, [base()])
    files = [
        found for found in sorted((folder / "cards").glob("*.yaml")) if found.name[:2] in ("00", *numbers)
    ]
    return selected(folder, files, base())


def pack_of(cards: str, below: Sequence[Pack] = ()) -> Pack:
    """A pack from card YAML, building on the base pack; it may use any word the packs below it declare."""
    return composed(cards, [base(), *below])


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
    names = tuple(characters) or ("ann", "bo", "cy", "dee")[:explorers]
    bound_together = [base(), *packs, pack_of(cards, packs)] if cards else [base(), *packs]
    if is_played():
        assert (len(names), chairs) == (1, 0), "a table for several is set: mark the test @alone"
        names = ("companion", *names)
        book = bound([*bound_together, companion()], lambda packs: give_limits_of_one(continent(packs)))
    else:
        book = bound(bound_together, continent)
    game = deal(book, Setup(names, clues, mode, options, board_limit, chairs), seed)
    if at != "start" or board is not None:
        _set_board(game, at, board or {})
    if is_played():
        send_away(game, "afar")
    for (column, row), hidden in (fog or {}).items():
        _hide(game, hidden, cell_at(column, row))
    for seat, held in {0: hand, **(hands or {})}.items():
        for one in held:
            game.move(card(game, one), tabletop.HANDS + seat_of(seat))
    for seat, owned in {0: items, **(items_of or {})}.items():
        for names_of_item, die in owned:
            _give_item(game, seat_of(seat), names_of_item, die)
    for one in satchel:
        game.move(card(game, one), zones.SATCHEL)
    for one in past:
        game.move(card(game, one), tabletop.PAST)
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
    for (column, row), named in layout.items():
        filing.lay(game, card(game, named), cell_at(column, row), tabletop.BOARD)
    for seat in tabletop.explorers(game):
        game.figures[seat] = card(game, at)
    for laid in tabletop.board_terrains(game):
        lay_fog(game, laid)


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
    for one in names[1:]:
        game.move(card(game, one), column)
    game.values[column] = die


def _stack(game: Game, deck: int | Sequence[str] | None, pile: int | Sequence[str] | None) -> None:
    """Put exactly these Action cards on the deck and the pile; all others leave the game."""
    for emptied in (zones.ACTION_DECK, zones.DISCARD_PILE):
        for other in game.zones[emptied]:
            game.move(other, tabletop.OUT)
    for filled, wanted in ((zones.ACTION_DECK, deck), (zones.DISCARD_PILE, pile)):
        if isinstance(wanted, int):
            blanks = [
                other
                for other in range(len(book_of(game).cards))
                if game.where[other] == tabletop.OUT and book_of(game).cards[other].uid.startswith("blank")
            ]
            for other in blanks[:wanted]:
                game.move(other, filled)
            assert len(game.zones[filled]) == wanted
        elif wanted is not None:
            for one in reversed(wanted):
                game.move(card(game, one), filled)


# -- looking ---------------------------------------------------------------------------------------


def hand(game: Game, seat: int = 0) -> list[str]:
    """What an explorer holds beside the Character card."""
    seat = seat_of(seat)
    held = [held for held in tabletop.hand(game, seat) if held != zones.character_card(game, seat)]
    return names(game, held)


def held(game: Game, seat: int = 0) -> list[str]:
    """What an explorer holds beside the Character card, without telling copies apart."""
    return [found.split("#")[0] for found in hand(game, seat)]


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
        for column in zones.columns(game, seat_of(seat))
    ]


# -- playing ---------------------------------------------------------------------------------------


def act(
    game: Game, action: str, *choices: str, seat: int = 0, on: str = "", joined: Sequence[int] = ()
) -> Game:
    """Take an action by its type; those in `joined` take part, everybody else stays out; then answer `choices`.

    In what takes everybody, everybody takes part.
    """
    assert isinstance(game.pending(), ChooseTurn), f"no turn is being chosen but {game.pending_name()}"
    wanted = f"{action}/s{seat + 1}" + (f"/{on}" if on else "")
    choose(game, wanted)
    while game.pending_name() in ("join", "join-all", "accept"):
        question = game.pending()
        helper = int(offered(game)[0].split("/s")[1]) - 1
        if question.name == "join-all":
            choose(game, "join")
        elif question.name == "join":
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
    perform(game, sentence, base(), you, this)
    return choose(game, *choices)


def refused(cards: str) -> list[str]:
    """The faults of a pack that cannot be loaded, as text."""
    return faults_of(pack_of, cards)
