"""The land in texts: steps to a neighbour, spaces that are opened, Terrains that come and go, a new start elsewhere."""

from typing import ClassVar

from fogbound.core.board import CENTRE, beyond
from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import agenda, bare, filing, markers, movement, news, points, tabletop
from fogbound.rules.common.book import FOG, Do, book_of
from fogbound.rules.common.fog import OtherFog
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, not_in, term
from fogbound.rules.common.needs import IN_PLAY, NAMED_CARD, OF_BOARD, WITH_ARROWS, names, needs
from fogbound.rules.common.options import OPTION_GO, OPTION_RETURN_TERRAIN
from fogbound.rules.common.reveal import TakeNumber
from fogbound.rules.common.room import dispensable
from fogbound.rules.common.standing_places import MODIFIERS, OF_PLAY
from fogbound.rules.common.terms import Ability, Effect
from fogbound.rules.verbs.asking import AskWhich, Pick
from fogbound.rules.verbs.reacting import reaction

TOPIC = "land"


class StepAside(Effect):
    """One's own figure goes to an adjacent Terrain (T-MOVE-01, T-MOVE-02)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseStep(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.figures[you] != NONE and bool(tabletop.adjacent(game, game.figures[you]))

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it)

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        return [Option(OPTION_GO, terrain) for terrain in tabletop.adjacent(game, game.figures[you])]


class ChooseStep(Question):
    """To which adjacent Terrain (T-MOVE-02)."""

    name: ClassVar[str] = "choose-step"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_GO, terrain) for terrain in tabletop.adjacent(game, game.figures[self.player])]

    def take(self, game: Game, option: Option, value: str) -> None:
        movement.go(game, (self.player,), option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-MOVE-01", "T-MOVE-02", "T-MOVE-04", "T-RUL-85")


term(
    "step",
    "effect",
    StepAside,
    syntax="step",
    brings="step",
    doc="One's own figure goes to an adjacent Terrain; without one the action cannot be taken.",
    example="step",
    icon="move",
)


class StepAcross(Pick):
    """One's own figure goes to another Terrain this event is attached to (T-MOVE-04)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseFarSide(self.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [terrain for terrain in tabletop.attached_terrains(game, this) if terrain != game.figures[you]]

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        movement.go(game, (you,), picked)

    def prerequisite(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it)

    def ways(self, game: Game, this: int, you: int) -> list[Option]:
        return [Option(OPTION_GO, terrain) for terrain in self.fitting(game, this, you, NONE)]


class ChooseFarSide(AskWhich):
    """To which of the Terrains behind the event."""

    name: ClassVar[str] = "choose-far-side"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_GO, terrain) for terrain in self.fitting(game)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.this)

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-MOVE-03", "T-MOVE-04", "T-RUL-55")


term(
    "step-across",
    "effect",
    StepAcross,
    syntax="step across",
    brings="passage",
    doc="One's own figure goes to another Terrain this event is attached to; without one the action cannot be taken.",
    example="step across",
    icon="move",
)


class OpenBeside(Effect):
    """Open the space at a side of this card with a number of the text's own; its fog goes back unresolved."""

    def __init__(self, number: int, side: int, go: bool = False) -> None:
        self.number = number
        self.side = side
        self.go = go

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        home = game.places.get(this, NONE)
        if home == NONE:
            return
        cell = beyond(home, self.side)
        there = game.cells.get(cell, NONE)
        if self.go:
            game.next(FollowTo(cell, involved_now(game, you)))
        if there != NONE and book_of(game).cards[there].back == FOG:
            filing.put_back(game, there)
            agenda.forget_opening(game, cell)
        if cell not in game.cells:
            game.next(TakeNumber(self.number, you, cell))


class FollowTo(Step):
    """These figures go to the Terrain in a cell, if one lies there now."""

    def __init__(self, cell: int, seats: tuple[int, ...]) -> None:
        self.cell = cell
        self.seats = seats

    def run(self, game: Game) -> None:
        card = game.cells.get(self.cell, NONE)
        if card != NONE and game.where[card] == tabletop.BOARD and tabletop.is_terrain(game, card):
            movement.go(game, self.seats, card)


term(
    "open-beside",
    "effect",
    OpenBeside,
    syntax="open the space {side:side} of this with {number:number} [and go there](go)",
    brings="land",
    doc="Returns the Exploration card at a side of this card without resolving it and puts a card of this number into "
    "the space. What is open stays as it is. With `and go there` all involved go to the Terrain that lies there.",
    example="open the space south of this with 121 and go there",
    icon="open-space",
    calls="plain",
)


class SetOut(Effect):
    """A Terrain is put into play by itself and all figures stand on it; fog lies at its arrows."""

    def __init__(self, number: int) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cell = lonely_cell(game)
        game.then(TakeNumber(self.number, you, cell), StandThere(cell))


def lonely_cell(game: Game) -> int:
    """The middle of the Board, or as far east of it as nothing lies next to it."""
    cell = CENTRE
    while cell in game.cells or any(beyond(cell, side) in game.cells for side in range(4)):
        cell = beyond(cell, 1)
    return cell


class StandThere(Step):
    """All conscious characters come to the Terrain in this cell (T-RUL-45)."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, game: Game) -> None:
        terrain = game.cells.get(self.cell, NONE)
        if terrain != NONE and tabletop.is_terrain(game, terrain):
            movement.go(game, tuple(tabletop.explorers(game)), terrain)


term(
    "set-out",
    "effect",
    SetOut,
    syntax="set out from {number:number}",
    brings="land",
    doc="Takes a Terrain, lays it by itself with fog at its arrows, and puts all figures on it.",
    example="set out from 105",
    icon="numbox",
    calls="plain",
)


class Sink(Pick):
    """A Terrain that nobody needs goes home with all that hangs on it; its number is noted, its spaces stay bare."""

    def __init__(self, otherwise: Effect, tag: int = 0) -> None:
        self.otherwise = otherwise
        self.tag = tag

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        cards = book_of(game).cards
        return [
            terrain for terrain in dispensable(game) if terrain != it and not cards[terrain].tags & self.tag
        ]

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.fitting(game, this, you, it):
            game.next(ChooseSinking(self.eid, this, you, it))
        else:
            game.next(Do(self.otherwise.eid, this, you, it))

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        before = set(game.cells)
        markers.note(game, this, book_of(game).cards[picked].number)
        game.tell(news.SUNK, you, picked)
        filing.put_back(game, picked)
        bare.strip(game, sorted(before.difference(game.cells)))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return True


class ChooseSinking(AskWhich):
    """Which Terrain goes."""

    name: ClassVar[str] = "choose-sinking"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_RETURN_TERRAIN, terrain) for terrain in self.fitting(game)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.this)

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)


term(
    "sink",
    "effect",
    Sink,
    syntax="sink a terrain [that is not {tag:tag}] , or else {otherwise:effect}",
    form=(("sink a terrain that is not", "tag=tag"), ("or else", "otherwise=effect")),
    brings="land",
    doc="A Terrain without figures leaves the Board, never the one just named nor one with the tag, and only if the rest "
    "still hangs together. Its number is noted on this card; the spaces it frees stay without fog until a figure arrives "
    "beside them. If no Terrain qualifies, something else happens.",
    example="sink a terrain that is not rock, or else take 105",
)


def other_fog(area: int, other: int, side: int = NONE) -> Ability:
    return OtherFog(area, side, other)


term(
    "other-fog",
    "ability",
    other_fog,
    syntax="fog of area {area:area} [at arrows {side:side}] : area {other:area} instead",
    doc="Exploration cards of another area are laid at arrows that show this area; if none is available even after the "
    "Past has been returned, it is the arrow's own area after all. Cards already lying stay.",
    example="fog of area III at arrows south: area IV instead",
)


reaction(
    "land-grown",
    points.LAND_GROWN,
    "when a terrain enters play",
    "Whenever a Terrain has come into play, by whatever way; `that terrain` and `it` are the new one.",
    "when a terrain enters play, if that terrain is sound, once per turn: may take 105",
)


class ReturnPast(Effect):
    """All cards of the Past are returned."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        filing.empty_past(game)


term(
    "return-past",
    "effect",
    ReturnPast,
    syntax="return the past",
    brings="box",
    doc="Returns all Adventure and Exploration cards of the Past.",
    example="return the past",
)


declare("step", "step-across", seen=AFTER_SUCCESS | AFTER_FAILURE)
not_in("other-fog", places=(MODIFIERS,), reason=OF_PLAY, ruleset="continent")
declare("land-grown", topic="happenings")
declare("set-out", "return-past", topic="setting-out")
names("land-grown", what=NAMED_CARD, slots=("effect", "when"))
needs("step-across", "open-beside", what=OF_BOARD)
needs("step-across", what=WITH_ARROWS)
needs("step-across", "open-beside", what=IN_PLAY)
