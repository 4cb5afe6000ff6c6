"""Setting a small Citadel table and playing on it: what rule tests of that ruleset are written with.

`citadel_table` sets it, `act` takes an action, `play` performs a sentence of the effect language, `choose` answers the
pending question by the beginning of an option's id, `finish` lets the rest of an action run its plainest course.
"""

from collections.abc import Mapping, Sequence
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
from fogbound.core import Game
from fogbound.core.board import cell_at
from fogbound.packs import pack, source
from fogbound.packs.citadel_book import citadel
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.setup import Setup, deal
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.fog import lay_fog
from second_seat import give_limits_of_one, is_played, seat_of

__all__ = [
    "HERE",
    "PEOPLE",
    "PLAIN",
    "SCORES",
    "act",
    "at_cell",
    "blocked",
    "brim",
    "card",
    "choose",
    "citadel_table",
    "deck_size",
    "die",
    "entries",
    "farlamp",
    "farlamp_table",
    "finish",
    "hand",
    "holds",
    "life",
    "memos",
    "name",
    "names",
    "news",
    "offered",
    "past",
    "pile",
    "pile_size",
    "play",
    "purse",
    "refused",
    "score",
    "standing",
    "terrain",
    "under_fog",
    "until",
    "zone",
]

PLAIN = ("done", "reveal", "decline", "stay-out", "refuse", "leave-it", "go-on")
"""Options that change least, in the order in which `finish` prefers them."""
PEOPLE = ("ansa", "bartholt", "cora", "dov")
SCORES = ("influence", "knowledge", "production", "defense")


@cache
def brim() -> Pack:
    """The small pack every Citadel test builds on: four characters, plain Skills, two Terrains, fog."""
    return pack.load(HERE / "packs" / "brim", [])


COMPANION = """
- {character: companion, hand: [2, 2, 2, 2], most-weight: [3, 3, 3, 3]}
- {skill: idle, copies: 7}
- {number: 997, uid: afar, back: green, kind: terrain}
"""
"""Who has the first seat when a test is played from the second, with lower limits and a deck of their own."""


@cache
def companion() -> Pack:
    """The pack that brings the companion."""
    return composed(COMPANION, [brim()])


def entries(text: str, below: Sequence[Pack] = ()) -> Pack:
    """A pack from YAML entries, building on the base pack; it may use any word the packs below it declare."""
    return composed(text, [brim(), *below])


@cache
def farlamp(*pieces: str) -> Pack:
    """The content that the Citadel's texts must be able to say; with names of files ("k-t-01") only those."""
    folder = HERE / "packs" / "farlamp"
    if not pieces:
        return pack.load(folder, [brim()])
    files = [found for found in sorted(folder.glob("*/*.yaml")) if found.stem in pieces]
    assert {found.stem for found in files} == set(pieces), f"farlamp has not all of {pieces}"
    return selected(folder, files, brim())


def farlamp_table(text: str = "", *, only: Sequence[str] = (), **settings: Any) -> Game:
    """A table on which that content, or `only` some pieces of it, lies ready; everything else as in `citadel_table`."""
    return citadel_table(text, packs=(farlamp(*only),), **settings)


def citadel_table(
    text: str = "",
    *,
    players: int = 1,
    packs: Sequence[Pack] = (),
    at: str = "start",
    board: Mapping[tuple[int, int], str] | None = None,
    where: Mapping[int, str] | None = None,
    deck: int | Sequence[str] = 10,
    decks: Mapping[int, int | Sequence[str]] | None = None,
    pile: int | Sequence[str] = 0,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    purse: Sequence[str] = (),
    purses: Mapping[int, Sequence[str]] | None = None,
    blocked: Sequence[str] = (),
    quests: Sequence[str] = (),
    globals_: Sequence[str] = (),
    past: Sequence[str] = (),
    page: str = "",
    life: int | Sequence[int] = 10,
    mode: int = zones.STANDARD,
    options: int = 0,
    seed: int = 1,
) -> Game:
    """A game whose characters stand on the Terrain `at` (placed at 0, 0), with the given cards where they are named.

    Cards are named by instance id ("104", "star#2", "p014"). `deck` and `pile` are sizes (blank Skills) or lists of
    ids, top card first, for the first player; `decks` for others, who have ten blank cards otherwise. `where` puts
    other characters elsewhere; `page` is where the bookmark lies.
    """
    bound_together = [brim(), *packs, entries(text, packs)] if text else [brim(), *packs]
    if is_played():
        assert players == 1, "a table for several is set: mark the test @alone"
        book = bound([*bound_together, companion()], lambda packs: give_limits_of_one(citadel(packs)))
    else:
        book = bound(bound_together, citadel)
    game = deal(book, Setup(players=seat_of(players), options=options), seed)
    game.registers[tabletop.MODE] = mode
    points = [life] * players if isinstance(life, int) else list(life)
    for seat in range(players):
        _seat(game, seat_of(seat), PEOPLE[seat], points[seat])
    _lay_board(game, {(0, 0): at, **(board or {})})
    for seat in range(players):
        game.figures[seat_of(seat)] = card(game, (where or {}).get(seat, at))
    if is_played():
        _seat(game, 0, "companion", 4)
        send_away(game, "afar")
        _stack(game, zones.DECKS, ["idle", *(f"idle#{copy}" for copy in range(2, 8))])
    for seat, wanted in {**dict.fromkeys(range(1, players), 10), 0: deck, **(decks or {})}.items():
        _stack(game, zones.DECKS + seat_of(seat), wanted)
    _stack(game, zones.DISCARD_PILES + seat_of(0), pile)
    for first, held in (
        (tabletop.HANDS, {0: hand, **(hands or {})}),
        (zones.PURSES, {0: purse, **(purses or {})}),
    ):
        for seat, names_held in held.items():
            for one in names_held:
                game.move(card(game, one), first + seat_of(seat))
    for place, named in (
        (zones.BLOCKED + seat_of(0), blocked),
        (tabletop.QUESTS, quests),
        (zones.GLOBALS, globals_),
        (tabletop.PAST, past),
    ):
        for one in named:
            game.move(card(game, one), place)
    if page:
        game.move(card(game, "intro"), tabletop.OUT)
        game.move(card(game, page), zones.BOOKLET)
    game.index = None
    game.news = []
    game.advance()
    return game


def _seat(game: Game, seat: int, character: str, points: int) -> None:
    """Let this character be played from a seat, with so many life points."""
    found = card(game, character)
    game.move(found, zones.CHARACTER + seat)
    game.registers[tabletop.CHARACTERS + seat] = book_of(game).cards[found].character
    game.registers[zones.LIFE + seat] = points


def _lay_board(game: Game, layout: Mapping[tuple[int, int], str]) -> None:
    """Lay these Terrains and events; fog follows at the arrows that remain."""
    for (column, row), named in layout.items():
        filing.lay(game, card(game, named), cell_at(column, row), tabletop.BOARD)
    for laid in tabletop.board_terrains(game):
        lay_fog(game, laid)


def under_fog(game: Game, named: str, column: int, row: int) -> None:
    """Let this Exploration card lie face down at a place of the Board; what lay there goes back to its pile."""
    cell = cell_at(column, row)
    if cell in game.cells:
        filing.put_back(game, game.cells[cell])
    filing.lay(game, card(game, named), cell, tabletop.FOGGY)
    game.offered = game.pending().options(game)


def _stack(game: Game, zone: int, wanted: int | Sequence[str]) -> None:
    if isinstance(wanted, int):
        cards = book_of(game).cards
        out = [
            one for one in range(len(cards)) if game.where[one] == tabletop.OUT and cards[one].uid == "blank"
        ]
        found = out[:wanted]
        assert len(found) == wanted, "the fixture has too few blank Skills"
    else:
        found = [card(game, one) for one in reversed(wanted)]
    for one in found:
        game.move(one, zone)


# -- looking ---------------------------------------------------------------------------------------


def hand(game: Game, seat: int = 0) -> list[str]:
    return names(game, tabletop.hand(game, seat_of(seat)))


def purse(game: Game, seat: int = 0) -> list[str]:
    return names(game, zones.purse(game, seat_of(seat)))


def blocked(game: Game, seat: int = 0) -> list[str]:
    return names(game, game.zones[zones.BLOCKED + seat_of(seat)])


def pile(game: Game, seat: int = 0) -> list[str]:
    return names(game, game.zones[zones.DISCARD_PILES + seat_of(seat)])


def deck_size(game: Game, seat: int = 0) -> int:
    return len(game.zones[zones.DECKS + seat_of(seat)])


def pile_size(game: Game, seat: int = 0) -> int:
    return len(game.zones[zones.DISCARD_PILES + seat_of(seat)])


def life(game: Game, seat: int = 0) -> int:
    return zones.life(game, seat_of(seat))


def score(game: Game, named: str) -> int:
    """A score of the Citadel."""
    return zones.score(game, SCORES.index(named))


def die(game: Game, name: str) -> tuple[int, int]:
    """The row a card's die lies on, from 1, and what it shows; (0, 0) without a die."""
    return zones.row_of(game, card(game, name)) + 1, zones.die_on(game, card(game, name))


# -- playing ---------------------------------------------------------------------------------------


def act(
    game: Game, action: str, *choices: str, seat: int = 0, on: str = "", joined: Sequence[int] = ()
) -> Game:
    """Take an action by its type; those in `joined` take part, everybody else stays out; then answer `choices`."""
    assert isinstance(game.pending(), ChooseAction), f"no turn is being chosen but {game.pending_name()}"
    choose(game, f"{action}/s{seat + 1}" + (f"/{on}" if on else ""))
    while game.pending_name() == "offer-involvement":
        verb, helper = offered(game)[0].split("/s")
        if verb == "join":
            choose(game, "join" if int(helper) - 1 in joined else "stay-out")
        else:
            choose(game, "accept")
    return choose(game, *choices)


def finish(game: Game, *preferred: str) -> Game:
    """Answer plainly until the next turn is chosen or the game is over; `preferred` verbs are taken when offered.

    In the Result step all successes are counted.
    """
    for _ in range(500):
        question = game.pending()
        if question is None or isinstance(question, ChooseAction):
            return game
        ids = offered(game)
        counts = [found for found in ids if found.startswith("count/")]
        wanted = [found for verb in preferred for found in ids if found.startswith(verb)]
        plain = [found for verb in PLAIN for found in ids if found == verb or found.startswith(f"{verb}/")]
        choose(game, (wanted + counts + plain + ids)[0])
    raise AssertionError("the action does not end")


def until(game: Game, beginning: str) -> Game:
    """Answer plainly until an option that begins so is the first one offered."""
    for _ in range(100):
        ids = offered(game)
        if ids and ids[0].startswith(beginning):
            return game
        plain = [found for found in ids if found.split("/")[0] in ("count", *PLAIN)]
        choose(game, (plain or ids)[0])
    raise AssertionError(f"{beginning!r} is never offered")


def play(game: Game, sentence: str, *choices: str, you: int = 0, this: str = "") -> Game:
    """Perform a sentence of the effect language, or a `{form: …}`, for a character; then answer `choices`."""
    perform(game, sentence, brim(), you, this)
    return choose(game, *choices)


def holds(game: Game, condition: str, you: int = 0) -> bool:
    """Whether a condition holds for a character now."""
    copy = game.clone()
    before = life(copy, you)
    play(copy, f"if {condition}: gain 1 life", you=you)
    return life(copy, you) == before + 1


def memos(*declared: str) -> Pack:
    """A pack that declares these memories and holds nothing else."""
    manifest = Manifest(name="memos", ruleset="citadel", format=1, memos=list(declared), requires=["brim"])
    return pack.compose(manifest, [source.parse("[]", "memos/cards/none.yaml")], [brim()], [], "", {})


def refused(text: str) -> list[str]:
    """The faults of a pack that cannot be loaded, as text."""
    return faults_of(entries, text)
