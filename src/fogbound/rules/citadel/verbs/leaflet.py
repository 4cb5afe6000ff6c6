"""The leaflet in texts: boxes of buildings, symbols and Hope (T-BLD, T-DEST)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, Option, Question
from fogbound.rules.citadel import homecoming, leaflet
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.options import OPTION_CHECK_BOX, OPTION_CLEAR_BOXES
from fogbound.rules.common import points
from fogbound.rules.common.lexicon import LASTING, declare, not_in, term
from fogbound.rules.common.needs import OUTSIDE_ACTIONS, happens
from fogbound.rules.common.standing_places import BESIDE, DURING_AN_ACTION, PASSING
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect, Value

TOPIC = "leaflet"

# -- buildings -------------------------------------------------------------------------------------


class CheckBox(Effect):
    """One box of a building is checked: of the one named, else of the players' choice (T-BLD-02)."""

    def __init__(self, building: int = NONE) -> None:
        self.building = building

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.building == NONE:
            game.next(ChooseBuilding(False))
        else:
            leaflet.check_box(game, rules_of(game).entry("building", self.building))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        unbuilt = leaflet.unbuilt(game)
        if self.building == NONE:
            return bool(unbuilt)
        return rules_of(game).entry("building", self.building) in unbuilt


class ChooseBuilding(Question):
    """Which building gets the check, or which one that is built loses all of them."""

    name: ClassVar[str] = "choose-building"

    def __init__(self, losing: bool) -> None:
        self.losing = losing

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        if self.losing:
            return [Option(OPTION_CLEAR_BOXES, building) for building in leaflet.built(game)]
        return [Option(OPTION_CHECK_BOX, building) for building in leaflet.unbuilt(game)]

    def message(self, game: Game) -> Message:
        return self.says("losing" if self.losing else "")

    def amount(self, game: Game, option: Option) -> int:
        return game.count(option.card, leaflet.BOXES) if option.verb == OPTION_CHECK_BOX else option.n

    def take(self, game: Game, option: Option, value: str) -> None:
        if self.losing:
            leaflet.clear_boxes(game, option.card)
        else:
            leaflet.check_box(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-BLD-01", "T-BLD-02", "T-BLD-03")


term(
    "check-box",
    "effect",
    CheckBox,
    syntax="check a box [of {building:building}]",
    brings="make",
    doc="Checks one box of a building that is not complete; without a name the players choose which.",
    example="check a box",
    icon="box",
    ruleset="citadel",
)


class LoseBuilding(Effect):
    """A building that stands, of the players' choice, loses all its checks."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseBuilding(True))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(leaflet.built(game))


term(
    "lose-building",
    "effect",
    LoseBuilding,
    syntax="one built building loses its checks",
    brings="belongings",
    doc="The players choose a building that is built; it loses all its checks, and its effects end at once.",
    example="one built building loses its checks",
    icon="box",
    ruleset="citadel",
)


class IsBuilt(Condition):
    """A building stands."""

    def __init__(self, building: int) -> None:
        self.building = building

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return leaflet.is_built(game, rules_of(game).entry("building", self.building))


term(
    "is-built",
    "condition",
    IsBuilt,
    syntax="{building:building} is built",
    doc="All boxes of a building are checked.",
    example="net-loft is built",
    ruleset="citadel",
)


class EverythingBuilt(Condition):
    """No box is left to be checked."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not leaflet.unbuilt(game)


term(
    "everything-built",
    "condition",
    EverythingBuilt,
    syntax="every building is built",
    doc="No building has a box left to check.",
    example="every building is built",
    ruleset="citadel",
)


class BuiltCount(Value):
    """How many buildings stand."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(leaflet.built(game))


term(
    "built-count",
    "value",
    BuiltCount,
    syntax="the built buildings",
    doc="How many buildings are built.",
    example="6 less the built buildings",
    ruleset="citadel",
)


class TheBuilding(Cards):
    """A building, as a card that counters can lie on."""

    def __init__(self, building: int) -> None:
        self.building = building

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [rules_of(game).entry("building", self.building)]


term(
    "the-building",
    "cards",
    TheBuilding,
    syntax="the building {building:building}",
    doc="A building of the leaflet.",
    example="add 1 mark counter to the building net-loft",
    ruleset="citadel",
)


# -- destiny ---------------------------------------------------------------------------------------


class SymbolChecked(Condition):
    """A symbol of the destiny page is checked."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return leaflet.is_checked(game, rules_of(game).entry("symbol", self.symbol))


term(
    "symbol-checked",
    "condition",
    SymbolChecked,
    syntax="the symbol {symbol:symbol} is checked",
    doc="A symbol of the destiny page is checked.",
    example="the symbol first-flame is checked",
    ruleset="citadel",
)


def pays_hope(amount: Value, effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.HOPE, ANY_TYPE, amount, effect, when, None, None, False, False, 0)


term(
    "pays-hope",
    "ability",
    pays_hope,
    syntax="pays {amount:value} hope : {effect:effect} [if {when:condition}]",
    form=(("pays hope", "amount=value"), ("do", "effect=effect"), ("if?", "when=condition")),
    doc="What a Hope card is worth, and what becomes of it when it is spent: for symbols at the Citadel, and wherever a "
    "text lets the players pay Hope or check a symbol.",
    example="pays 1 hope: banish this",
    icon="hope",
    ruleset="citadel",
)


class PayHope(Effect):
    """Hope is spent as a price, with cards of the players' choice (T-DEST-01, T-DATA-09)."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(homecoming.SpendHope(self.amount.count(game, this, you, it)))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return homecoming.hope(game) >= self.amount.count(game, this, you, it)


term(
    "pay-hope",
    "effect",
    PayHope,
    syntax="pay {amount:value} hope",
    brings="hope",
    doc="So much Hope is spent, with cards of the players' choice. It can be chosen or paid only when they have enough.",
    example="pay 2 hope",
    icon="hope",
    ruleset="citadel",
)


class CheckSymbolFree(Effect):
    """A symbol of the destiny page is checked without a price, once and if what it needs holds (T-DEST-02)."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if self.possible(game, this, you, it):
            game.next(homecoming.CheckSymbol(rules_of(game).entry("symbol", self.symbol)))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return leaflet.can_be_checked(game, rules_of(game).entry("symbol", self.symbol), you)


term(
    "check-symbol",
    "effect",
    CheckSymbolFree,
    syntax="check the symbol {symbol:symbol}",
    brings="symbol",
    doc="A symbol of the destiny page is checked, whatever it costs otherwise, and brings what is printed there. It can "
    "be chosen only if it is not checked yet and what it needs holds.",
    example="check the symbol first-flame",
    ruleset="citadel",
)


class BuySymbol(Effect):
    """The players check one symbol that they can pay for (T-DEST-02, T-DATA-09)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(homecoming.ChooseSymbol(you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(homecoming.payable_symbols(game, you))


term(
    "buy-symbol",
    "effect",
    BuySymbol,
    syntax="check a symbol for its hope",
    brings="symbol",
    doc="The players check one symbol of the destiny page and pay what it costs in Hope, as they may at the Citadel. It "
    "can be chosen only when they can pay for one.",
    example="may check a symbol for its hope",
    icon="hope",
    ruleset="citadel",
)


class HopeCount(Value):
    """How much Hope could be spent."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return homecoming.hope(game)


term(
    "hope",
    "value",
    HopeCount,
    syntax="the hope",
    doc="How much Hope the players could spend now.",
    example="the hope is at least 3",
    ruleset="citadel",
)

declare("is-built", lasts=LASTING)
not_in(
    "pays-hope",
    places=(*PASSING, *BESIDE),
    reason=f"{DURING_AN_ACTION}, and Hope is spent at the Citadel",
)
declare(
    "check-box",
    "lose-building",
    "the-building",
    "is-built",
    "everything-built",
    "built-count",
    because="there are no buildings on the Continent",
)
declare("symbol-checked", "check-symbol", "buy-symbol", because="there is no destiny page on the Continent")
declare("pays-hope", "pay-hope", "hope", because="there is no Hope on the Continent")
happens("pays-hope", moment=OUTSIDE_ACTIONS)
