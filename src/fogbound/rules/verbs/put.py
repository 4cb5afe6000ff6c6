"""put: a numbered Terrain into a named space, or a numbered card into the place of this one."""

from collections.abc import Callable

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.hidden import may_take_place
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.movement import GoTo
from fogbound.rules.common.needs import IN_PLAY, OF_BOARD, needs
from fogbound.rules.common.reveal import Replace, Reveal, fetch
from fogbound.rules.common.terms import Effect

TOPIC = "come"


class Put(Effect):
    """Put a numbered card into the space at a side; the involved may follow (C-REV-01, C-RUL-70)."""

    def __init__(self, number: int, side: int, go: bool = False, own: bool = False) -> None:
        self.number = number
        self.side = side
        self.go = go
        self.own = own  # beside the explorer's Terrain, not beside this card

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cell = self._cell(game, this, you)
        there = game.cells.get(cell, NONE)
        if cell == NONE:
            return
        if there == NONE:
            self.call(game, this, you, cell)
        elif self.go:
            game.next(GoTo(there, involved_now(game, you)))

    def call(self, game: Game, this: int, you: int, cell: int) -> None:
        """Bring the card into the free space."""
        game.next(PutDown(self.number, you, cell, self.go))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        cell = self._cell(game, this, you)
        there = game.cells.get(cell, NONE)
        if there == NONE:
            return cell != NONE
        return game.where[there] == tabletop.BOARD and tabletop.is_terrain(game, there)

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it)

    def _cell(self, game: Game, this: int, you: int) -> int:
        cell = game.places.get(game.figures[you] if self.own else this, NONE)
        return beyond(cell, self.side) if cell != NONE else NONE


class PutDown(Step):
    """Take a card of this number into a cell; with `following` the involved figures go to the Terrain it is."""

    def __init__(self, number: int, seat: int, cell: int, following: bool) -> None:
        self.number = number
        self.seat = seat
        self.cell = cell
        self.following = following

    def run(self, game: Game) -> None:
        card = fetch(game, self.number, seat=self.seat)
        if card == NONE:
            game.tell(news.NO_SUCH_CARD, self.seat, n=self.number)  # C-RUL-54
            return
        if self.following:
            game.next(GoTo(card, involved_now(game, self.seat)))
        game.next(Reveal(card, self.seat, self.cell))


def put_beside_you(number: int, side: int, go: bool = False) -> Put:
    return Put(number, side, go, own=True)


term(
    "put",
    "effect",
    Put,
    syntax="put {number:number} {side:side} of this [and go there](go)",
    brings="land",
    doc="Puts a numbered card into the space at a side of this card; fog follows at its arrows. If a Terrain "
    "lies there already, it stays. With `and go there` all involved go to it. The action is illegal while "
    "something else fills the space.",
    example="put 151 south of this and go there",
    icon="numbox",
    calls="plain",
)
term(
    "put-beside-you",
    "effect",
    put_beside_you,
    syntax="put {number:number} {side:side} of your terrain [and go there](go)",
    brings="land",
    doc="Puts a numbered card into the space at a side of your Terrain, just as `put … of this` does for "
    "this card.",
    example="put 153 north of your terrain",
    icon="numbox",
    calls="plain",
)


class PutInPlace(Effect):
    """This card leaves and a numbered card takes its place; the involved may follow (C-RUL-58, C-RUL-64)."""

    def __init__(self, number: int, how: int, go: bool) -> None:
        self.number = number
        self.how = how
        self.go = go

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        new = fetch(game, self.number, seat=you)
        under_figures = this in game.figures[: game.seats]
        if new == NONE:
            game.tell(news.NO_SUCH_CARD, you, n=self.number)  # C-RUL-54
        elif not under_figures or may_take_place(game, this, new):
            if self.go:
                game.next(GoTo(new, involved_now(game, you)))
            game.next(Replace(this, new, you, self.how))
            return
        if not under_figures:  # nobody may be left without a Terrain (C-RUL-64)
            filing.send(game, this, self.how)


def _way(how: int) -> Callable[..., Effect]:
    def make(number: int, go: bool = False) -> Effect:
        return PutInPlace(number, how, go)

    return make


for _verb, _how in (("discard", filing.DISCARD), ("banish", filing.BANISH), ("return", filing.RETURN)):
    term(
        f"{_verb}-and-put",
        "effect",
        _way(_how),
        syntax=f"{_verb} this and put {{number:number}} in its place [and go there](go)",
        brings="land",
        doc="This card leaves in the way named and a card with this number takes its place, resolved as "
        "newly revealed. With `and go there` all involved go to it, if it is a Terrain.",
        example=f"{_verb} this and put 730 in its place and go there",
        icon="numbox",
        calls="plain",
    )
    declare(f"{_verb}-and-put", in_place=True)
    needs(f"{_verb}-and-put", what=IN_PLAY)
needs("put", what=OF_BOARD)
needs("put", what=IN_PLAY)
