"""The die of a compound action in texts (T-CPD-12, T-CPD-13, T-CPD-14, T-RUL-33)."""

from fogbound.core.game import Game
from fogbound.rules.citadel import compound, table
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.needs import WITH_ROWS, needs
from fogbound.rules.common.terms import Effect, Value

TOPIC = "draws"


class MoveDie(Effect):
    """Move the die so many rows down; beyond the last the action is over (T-CPD-13, T-RUL-34)."""

    def __init__(self, rows: Value) -> None:
        self.rows = rows

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = compound.die_bearer(game, this)
        rows = self.rows.count(game, this, you, it)
        if rows:
            compound.put_die(game, card, table.row_of(game, card) + rows, you)


term(
    "die-down",
    "effect",
    MoveDie,
    syntax="die down {rows:value}",
    brings="progress",
    doc="Moves the die of a compound action down and sets it to the difficulty of its new row; past the last row "
    "the action is over.",
    example="die down 1",
    icon="die-down",
    ruleset="citadel",
)


class DieToRow(Effect):
    """Put the die on a named row, set to its difficulty (T-CPD-14)."""

    def __init__(self, row: int) -> None:
        self.row = row

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        compound.put_die(game, compound.die_bearer(game, this), self.row - 1, you)


term(
    "die-to-row",
    "effect",
    DieToRow,
    syntax="put the die on row {row:int}",
    brings="die",
    doc="Puts the die of a compound action on a row and sets it to its difficulty.",
    example="put the die on row 2",
    icon="die-row",
    ruleset="citadel",
)


class ChangeDie(Effect):
    """Raise or lower the die; below 1 the row succeeds at the next comparison (T-RUL-33)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = compound.die_bearer(game, this)
        if table.row_of(game, card) >= 0:
            compound.turn_die(game, card, self.amount.of(game, this, you, it), you)


term(
    "change-die",
    "effect",
    ChangeDie,
    syntax="die {amount:signed}",
    brings="die",
    doc="Raises or lowers what the die of a compound action shows, from 0 to 6; at 0 its row succeeds at the next "
    "comparison.",
    example="die -1",
    icon="die",
    ruleset="citadel",
)


class DieValue(Value):
    """What the die on this card shows."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return table.die_on(game, compound.die_bearer(game, this))


term(
    "die-value",
    "value",
    DieValue,
    syntax="the die",
    doc="What the die of this card's compound action shows now.",
    example="die - the die",
    ruleset="citadel",
)

declare("die-down", seen=AFTER_SUCCESS | AFTER_FAILURE)
declare(
    "change-die",
    "die-down",
    "die-to-row",
    "die-value",
    because="there are no compound actions on the Continent",
)
needs("die-down", "die-to-row", "change-die", "die-value", what=WITH_ROWS)
