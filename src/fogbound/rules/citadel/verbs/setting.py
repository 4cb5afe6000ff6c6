"""Setting up and carrying over in texts: where to start, life points, the next scenario, who plays how.

T-RUL-92, T-RUL-96.
"""

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.citadel import life, story, table
from fogbound.rules.common import filing, movement, tabletop
from fogbound.rules.common.lexicon import LASTING, SETTLED, declare, term
from fogbound.rules.common.needs import NAMED_CARD, forgets, needs
from fogbound.rules.common.terms import Effect, Value, Who

TOPIC = "setting-out"

# -- the Board --------------------------------------------------------------------------------------


class EmptyBoard(Effect):
    """All cards of the Board are discarded, and the figures taken off it (T-RUL-96)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        filing.clear_board(game, NONE)


term(
    "clear-board",
    "effect",
    EmptyBoard,
    syntax="clear the board",
    brings="land",
    doc="Discards all cards of the Board; the figures stand nowhere until they are put somewhere.",
    example="clear the board",
    ruleset="citadel",
)


class SetLife(Effect):
    """Life points are set to a number (T-RUL-92)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        amount = self.amount.count(game, this, you, it)
        life.gain_life(game, you, amount - table.life(game, you))
        life.lose(game, you, table.life(game, you) - amount)


term(
    "set-life",
    "effect",
    SetLife,
    syntax="set your life to {amount:value}",
    brings="vigour",
    doc="Sets the life points of the character to a number.",
    example="set your life to 8",
    icon="life",
    ruleset="citadel",
)


class LoseButKeep(Effect):
    """A loss that leaves at least so many life points."""

    def __init__(self, amount: Value, least: Value) -> None:
        self.amount = amount
        self.least = least

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        spare = table.life(game, you) - self.least.count(game, this, you, it)
        life.lose(game, you, min(self.amount.count(game, this, you, it), spare))


term(
    "lose-but-keep",
    "effect",
    LoseButKeep,
    syntax="lose {amount:value} life but keep at least {least:value}",
    brings="loss",
    doc="Life points are lost, but at least so many are left.",
    example="lose 2 life but keep at least 1",
    icon="life",
    ruleset="citadel",
)


class NextScenario(Effect):
    """Something that waits until the next scenario has been set up and still concerns the same character."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        story.later(game, self.effect.eid, this, you)


term(
    "next-scenario",
    "effect",
    NextScenario,
    syntax="when the next scenario begins : {effect:effect}",
    form=(("when the next scenario begins", "effect=effect"),),
    frame=True,
    doc="Waits until the next scenario has been set up; it concerns the character, whichever player has it then, and "
    "lapses if the character has left.",
    example="when the next scenario begins: lose 2 life but keep at least 1",
    ruleset="citadel",
)


class WakeThere(Effect):
    """Every unconscious character wakes up on the Terrain just named."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        asleep = [
            seat
            for seat in table.players(game)
            if table.is_unconscious(game, seat) and self.amount.count(game, this, seat, it)
        ]
        for seat in asleep:
            life.set_life(game, seat, self.amount.count(game, this, seat, it))
            life.rouse(game, seat)
        named = card_named(it)
        terrain = named if named != NONE else game.figures[you]
        if terrain != NONE:
            movement.go(game, tuple(asleep), terrain)
        else:
            for seat in reversed(asleep):
                life.come_back(game, seat)


term(
    "wake-there",
    "effect",
    WakeThere,
    syntax="wake the unconscious on that terrain with {amount:value} life",
    brings="waking",
    doc="All unconscious characters wake up on the Terrain just named, with so many life points each.",
    example="wake the unconscious on that terrain with 3 life",
    icon="life",
    ruleset="citadel",
)

# -- the people ------------------------------------------------------------------------------------


class PlayerCount(Value):
    """How many characters are in the adventure, conscious or not."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(table.players(game))


class UnconsciousCount(Value):
    """How many characters are unconscious."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len([seat for seat in table.players(game) if table.is_unconscious(game, seat)])


term(
    "player-count",
    "value",
    PlayerCount,
    syntax="the players",
    doc="How many characters are in the adventure, conscious or not.",
    example="the players is at most 2",
    ruleset="citadel",
)
term(
    "unconscious-count",
    "value",
    UnconsciousCount,
    syntax="the unconscious",
    doc="How many characters are unconscious.",
    example="the unconscious is at least 1",
    ruleset="citadel",
)


class EachPlayer(Who):
    """Everybody in the adventure in seat order, conscious or not."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return table.players(game)


term(
    "each-player",
    "who",
    EachPlayer,
    syntax="each player",
    doc="Every character in the adventure in seat order, the unconscious and the held among them.",
    example="each player takes 105",
    ruleset="citadel",
)


class Falls(Value):
    """How often the character has fallen unconscious."""

    def __init__(self, here: bool = False) -> None:
        self.here = here

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        character = game.registers[tabletop.CHARACTERS + you]
        return game.chronicle.get(f"{'fell-here' if self.here else 'fell'} {character}", 0)


term(
    "times-fallen",
    "value",
    Falls,
    syntax=("your falls", "your falls in this [scenario](here!)"),
    doc="How often this character has fallen unconscious in the adventure, or in the current scenario alone.",
    example="your falls in this scenario is at least 1",
    ruleset="citadel",
)

declare("player-count", lasts=SETTLED | LASTING)
declare("player-count", is_formula=True, by_players=True)
declare(
    "clear-board",
    because="explorers of the Continent always stand on a Terrain: `start anew at …` clears the Board",
)
declare(
    "set-life",
    "lose-but-keep",
    because="there are no life points on the Continent, only the Action Deck",
)
declare("wake-there", because="nobody falls unconscious on the Continent")
declare("next-scenario", because="there are no scenarios on the Continent")
declare("unconscious-count", "times-fallen", because="nobody falls unconscious on the Continent")
declare("player-count", because="nobody is unconscious on the Continent: write `the explorers`")
declare("each-player", because="nobody is unconscious on the Continent: write `every explorer`")
declare("player-count", "unconscious-count", "each-player", topic="who")
declare("set-life", "lose-but-keep", "wake-there", "times-fallen", topic="life")
declare("next-scenario", topic="story")
needs("wake-there", what=NAMED_CARD)
forgets("next-scenario", when="when the next scenario begins")
