"""People in texts: neighbours, who stands on a Terrain just named, who has most of something, who somebody is."""

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.frames import active_now
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.memory import character_of
from fogbound.rules.common.needs import NAMED_CARD, needs
from fogbound.rules.common.terms import Condition, Value, Who

TOPIC = "who"


class BySeat(Who):
    """Every explorer, in the order of their seats."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return tabletop.explorers(game)


term(
    "by-seat",
    "who",
    BySeat,
    syntax="every explorer in seat order",
    doc="Every explorer in the game, from the first seat on; who is active makes no difference.",
    example="every explorer in seat order takes 105",
)


class LeftNeighbour(Who):
    """The next explorer to your left; nobody when you are alone."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [seat for seat in tabletop.clockwise(game, you + 1) if seat != you][:1]


term(
    "left-neighbour",
    "who",
    LeftNeighbour,
    syntax="the player to your left",
    doc="The next explorer to the left; nobody when there is no other.",
    example="the player to your left takes 105",
)


class OnThatTerrain(Who):
    """Everybody on the Terrain just named, the last active player first."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        first = active_now(game, game.registers[tabletop.ACTIVE])
        terrain = card_named(it)
        return [seat for seat in tabletop.clockwise(game, first) if NONE != terrain == game.figures[seat]]


term(
    "on-that-terrain",
    "who",
    OnThatTerrain,
    syntax=("each explorer on that terrain", "an explorer on that terrain"),
    doc="The explorers who stand on the Terrain that has just been named.",
    example="each explorer on that terrain takes 105",
)


class WithMost(Who):
    """Those of them for whom a number is greatest; several when they are level."""

    def __init__(self, who: Who, number: Value, least: bool = False) -> None:
        self.who = who
        self.number = number
        self.least = least

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        seats = self.who.seats(game, this, you, it)
        numbers = [self.number.of(game, this, seat, it) for seat in seats]
        if not seats:
            return seats
        best = min(numbers) if self.least else max(numbers)
        return [seats[at] for at in range(len(seats)) if numbers[at] == best]


term(
    "with-most",
    "who",
    WithMost,
    syntax=(
        "{who:who} with the greatest {number:value}",
        "{who:who} with the [smallest](least!) {number:value}",
    ),
    doc="Those of some explorers for whom a number is greatest or smallest; several when they are level. In the "
    "number, `you` is each of them in turn.",
    example="each involved with the greatest (the number of skills in your hand) takes 105",
)


class SomebodyThere(Condition):
    """At least one of these explorers is there."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.who.seats(game, this, you, it))


term(
    "somebody",
    "condition",
    SomebodyThere,
    syntax="there is/are {who:who}",
    doc="At least one of these explorers is there.",
    example="there is another explorer here",
)


class YouAre(Condition):
    """You play this character."""

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return character_of(game, you) == self.character


term(
    "you-are",
    "condition",
    YouAre,
    syntax="you are {character:character}",
    doc="Whether the explorer the text speaks to plays this character.",
    example="each other explorer here for whom you are ann takes 105",
)
needs("on-that-terrain", what=NAMED_CARD)
