"""Recovery in texts: what it costs, how many cards it covers, where they go (T-RECO)."""

from fogbound.core.game import Game
from fogbound.core.naming import number_named
from fogbound.rules.citadel import table
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.lexicon import LASTING, declare, term
from fogbound.rules.common.needs import NAMED_RECOVERY, needs
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Value, Who

TOPIC = "life"

SUBJECT = "[{subject:who} :]"
IF = "[if {when:condition}]"


def recovery_price(amount: Value, subject: Who | None = None, when: Condition | None = None) -> Ability:
    return Ability(points.RECOVERY_PRICE, ANY_TYPE, amount, None, when, subject, None, True, False, 0)


def recovery_size(amount: Value, subject: Who | None = None, when: Condition | None = None) -> Ability:
    return Ability(points.RECOVERY_SIZE, ANY_TYPE, amount, None, when, subject, None, True, False, 0)


def recovery_place(subject: Who | None = None, when: Condition | None = None) -> Ability:
    return Ability(points.RECOVERY_PLACE, ANY_TYPE, None, None, when, subject, None, True, False, 0)


term(
    "recovery-price",
    "ability",
    recovery_price,
    syntax=f"{SUBJECT} recovery costs {{amount:signed}} life {IF}",
    doc="Changes the price of each Recovery, whatever its size and on top of what the mode demands; it is no damage.",
    example="recovery costs +1 life",
    icon="life",
    ruleset="citadel",
)
term(
    "recovery-size",
    "ability",
    recovery_size,
    syntax=f"{SUBJECT} recovery covers at most {{amount:value}} card/cards {IF}",
    doc="Limits how many cards one Recovery covers; of several limits the lowest counts.",
    example="recovery covers at most 6 cards",
    ruleset="citadel",
)
term(
    "recovery-place",
    "ability",
    recovery_place,
    syntax=f"{SUBJECT} recovered cards go under the deck {IF}",
    doc="Cards of a Recovery go to the bottom of the Action Deck in random order.",
    example="recovered cards go under the deck",
    ruleset="citadel",
)


class RecoveredCards(Value):
    """How many cards the Recovery covered that a text answers."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return max(0, number_named(it))


term(
    "recovered-cards",
    "value",
    RecoveredCards,
    syntax="the recovered cards",
    doc="In answer to a Recovery: how many cards it covered.",
    example="the recovered cards",
    ruleset="citadel",
)


class PlayedInMode(Condition):
    """Which prices of Recovery the players have chosen (T-RECO-02, T-RECO-06, T-RECO-07)."""

    def __init__(self, story: bool = False, survival: bool = False) -> None:
        self.mode = table.STORY if story else table.SURVIVAL if survival else table.STANDARD

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.registers[tabletop.MODE] == self.mode


term(
    "recovery-mode",
    "condition",
    PlayedInMode,
    syntax=("the mode is [story](story!)", "the mode is [survival](survival!)", "the mode is standard"),
    doc="In which mode the adventure is played, which sets the price of a Recovery.",
    example="the mode is survival",
    ruleset="citadel",
)

declare("recovery-mode", lasts=LASTING)
declare(
    "recovery-price",
    "recovery-size",
    "recovery-place",
    "recovered-cards",
    "recovery-mode",
    because="there are no Recoveries on the Continent",
)
needs("recovered-cards", what=NAMED_RECOVERY)
