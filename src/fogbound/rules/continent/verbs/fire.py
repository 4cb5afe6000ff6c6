"""place fire, take back fire: the fire figures of the explorers (C-RUL-71)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import news, table
from fogbound.rules.continent.options import OPTION_TAKE_BACK
from fogbound.rules.verbs.asking import AskYou

TOPIC = "land"


def take_back(game: Game, owner: int) -> None:
    """A fire figure leaves the Board for its owner."""
    if game.figures[table.FIRES + owner] != NONE:
        game.tell(news.FIRE_TAKEN_BACK, owner, game.figures[table.FIRES + owner])
        game.figures[table.FIRES + owner] = NONE


def burning(game: Game) -> list[int]:
    """The seats whose fire figure stands on the Board."""
    return [seat for seat in range(game.seats) if game.figures[table.FIRES + seat] != NONE]


class PlaceFire(Effect):
    """Put the own fire figure on the own terrain, from wherever it stands (C-COMP-05)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        take_back(game, you)
        game.figures[table.FIRES + you] = game.figures[you]
        game.tell(news.FIRE, you, game.figures[you])


class TakeBackFire(Effect):
    """Take the own fire figure back."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        take_back(game, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return you in burning(game)


class TakeBackAllFires(Effect):
    """All fire figures go back to their owners."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for owner in burning(game):
            take_back(game, owner)


class TakeBackOneFire(Effect):
    """One fire figure goes back to its owner; with several on the Board you choose."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseFire(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(burning(game))


class ChooseFire(AskYou):
    """Whose fire figure goes back."""

    name: ClassVar[str] = "choose-fire"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_TAKE_BACK, seat=owner) for owner in burning(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        take_back(game, option.seat)


term(
    "place-fire",
    "effect",
    PlaceFire,
    syntax="place fire",
    brings="fire",
    doc="Your fire figure goes on your Terrain, from wherever it stands.",
    example="place fire",
    icon="fire",
    ruleset="continent",
)
term(
    "take-back-fire",
    "effect",
    TakeBackFire,
    syntax="take back your fire",
    brings="embers",
    doc="Your fire figure leaves the Board and is with you again.",
    example="take back your fire",
    icon="fire",
    ruleset="continent",
)
term(
    "take-back-all-fires",
    "effect",
    TakeBackAllFires,
    syntax="take back all fires",
    brings="embers",
    doc="All fire figures leave the Board and are with their owners again.",
    example="take back all fires",
    icon="fire",
    ruleset="continent",
)
term(
    "take-back-one-fire",
    "effect",
    TakeBackOneFire,
    syntax="take back one fire",
    brings="embers",
    doc="One fire figure leaves the Board and is with its owner again; you choose which.",
    example="take back one fire",
    icon="fire",
    ruleset="continent",
)

declare(
    "place-fire",
    "take-back-fire",
    "take-back-all-fires",
    "take-back-one-fire",
    because="there are no fires at the Citadel",
)
