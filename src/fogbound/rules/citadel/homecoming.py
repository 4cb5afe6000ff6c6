"""Between scenarios, at the Citadel: what the leaflet offers, symbols bought with Hope, joining, setting out (T-DEST)."""

from typing import ClassVar

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.news import News
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.citadel import enlisting, leaflet, news, table
from fogbound.rules.citadel.book import Leaf, rules_of
from fogbound.rules.citadel.options import (
    OPTION_AT_CITADEL,
    OPTION_CHECK_SYMBOL,
    OPTION_JOIN_ADVENTURE,
    OPTION_SET_OUT,
    OPTION_SPEND_HOPE,
)
from fogbound.rules.citadel.story import (
    BeginScenario,
    ComeHome,
    EndScenario,
    GoOn,
    bookmark,
    is_reached,
    rouse_all,
    scenario,
    speaker,
)
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import BUILDING, SIDE_QUEST, SYMBOL, Do, book_of, do
from fogbound.rules.common.force import in_force
from fogbound.rules.common.terms import InForce


class GoHome(Step):
    """The scenario ends, at the Citadel until the players set out again, or on the spot (T-SCN-04, T-JOIN-01)."""

    def __init__(self, way: int = table.HOME) -> None:
        self.way = way

    def run(self, game: Game) -> None:
        game.registers[table.HOMEWARD] = 0
        if self.way == table.HOME:
            game.then(EndScenario(), ComeHome(), AtCitadel(()))
        else:
            game.then(EndScenario(), GoOn())


def is_at_home(game: Game) -> bool:
    """Whether the scenario is over and nobody has set out again; the Board lies as it was left."""
    return any(isinstance(step, AtCitadel) for step in game.stack)


def goals_met(before: Game, game: Game) -> list[News]:
    """News of the goals whose condition has come to hold with an answer: else they are told of when a scenario ends."""
    page = bookmark(game)
    if game.ending or is_at_home(game) or page == NONE or page != bookmark(before):
        return []
    return [
        News(news.GOAL_HOLDS, NONE, NONE, goal, NONE, EVERYBODY)
        for goal, condition in rules_of(game).page(page).goals
        if condition is not None and is_reached(game, page, goal) and not is_reached(before, page, goal)
    ]


class AtCitadel(Question):
    """What is done at the Citadel before the scenario at the bookmark begins; each offer stands once."""

    name: ClassVar[str] = "at-citadel"

    def __init__(self, used: tuple[int, ...]) -> None:
        self.used = used

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        you = speaker(game)
        options = [Option(OPTION_AT_CITADEL, card) for card in offers(game, you) if card not in self.used]
        options.extend(symbol_options(game, you))
        page = scenario(game)
        if page is not None and page.joining:
            options.extend([Option(OPTION_JOIN_ADVENTURE, seat=seat) for seat in enlisting.may_join(game)])
        return [*options, Option(OPTION_SET_OUT, bookmark(game))]

    def take(self, game: Game, option: Option, value: str) -> None:
        you = speaker(game)
        if option.verb == OPTION_SET_OUT:
            rouse_all(game)  # who has fallen here, over a price or a Recovery (T-UNC-11)
            game.next(BeginScenario(option.card))
            return
        used = (*self.used, option.card) if option.verb == OPTION_AT_CITADEL else self.used
        game.next(AtCitadel(used))
        if option.verb == OPTION_AT_CITADEL:
            do(game, rules_of(game).leaf(option.card).at_citadel, option.card, you)
        elif option.verb == OPTION_CHECK_SYMBOL:
            game.then(SpendHope(option.n), CheckSymbol(option.card))
        else:
            game.next(enlisting.JoinAdventure(option.seat))

    def asks_even_one(self) -> bool:
        return True

    def leaves_time(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("T-SCN-04", "T-DEST-02", "T-SQ-08", "T-JOIN-01")


def offers(game: Game, you: int) -> list[int]:
    """The parts of the leaflet and the shared cards that offer something here now."""
    cards = (*game.zones[table.LEAFLET], *game.zones[tabletop.QUESTS])
    return [card for card in cards if _offers(game, card, you)]


def _offers(game: Game, card: int, you: int) -> bool:
    kind = book_of(game).cards[card].kind
    if kind == SYMBOL:
        return False  # what it says is for when it is checked
    if kind in (BUILDING, SIDE_QUEST) and not leaflet.is_in_force(game, card):
        return False
    leaf: Leaf = rules_of(game).leaf(card)
    if leaf.at_citadel is None or (leaf.needs is not None and not leaf.needs.holds(game, card, you, NONE)):
        return False
    return leaf.at_citadel.can_be_chosen(game, card, you, NONE)


# -- Hope ------------------------------------------------------------------------------------------


def hope_cards(game: Game) -> list[InForce]:
    """The cards that pay Hope, and how (T-DEST-01, T-DATA-09)."""
    found: list[InForce] = []
    for force in in_force(game, points.HOPE):
        you = force.holder if force.holder != NONE else speaker(game)
        when = force.ability.when
        if when is None or when.holds(game, force.card, you, NONE):
            found.append(force)
    return found


def worth(game: Game, force: InForce) -> int:
    you = force.holder if force.holder != NONE else speaker(game)
    assert force.ability.amount is not None
    return force.ability.amount.count(game, force.card, you, NONE)


def hope(game: Game) -> int:
    """How much Hope the players could spend now."""
    return sum([worth(game, force) for force in hope_cards(game)])


def payable_symbols(game: Game, you: int) -> list[int]:
    """The symbols that may be checked now and whose price can be paid (T-DEST-02)."""
    return [
        symbol
        for symbol in leaflet.symbols(game)
        if leaflet.can_be_checked(game, symbol, you) and hope(game) >= leaflet.price_of(game, symbol, you)
    ]


def symbol_options(game: Game, you: int) -> list[Option]:
    return [
        Option(OPTION_CHECK_SYMBOL, symbol, leaflet.price_of(game, symbol, you))
        for symbol in payable_symbols(game, you)
    ]


class ChooseSymbol(Question):
    """Which symbol a text lets the players check for its price in Hope (T-DEST-02, T-DATA-09)."""

    name: ClassVar[str] = "choose-symbol"

    def __init__(self, you: int) -> None:
        self.you = you

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        return symbol_options(game, self.you)

    def take(self, game: Game, option: Option, value: str) -> None:
        game.then(SpendHope(option.n), CheckSymbol(option.card))

    def rules(self) -> tuple[str, ...]:
        return ("T-DEST-02", "T-DATA-09")


class SpendHope(Question):
    """With which cards a price in Hope is paid, one after the other (T-DEST-01, T-DEST-02)."""

    name: ClassVar[str] = "spend-hope"

    def __init__(self, owed: int) -> None:
        self.owed = owed

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        if self.owed <= 0:
            return []
        options: list[Option] = []
        alike: list[tuple[int, int]] = []  # of equal cards of one player it does not matter which is spent
        cards = book_of(game).cards
        for force in hope_cards(game):
            kind = (cards[force.card].title, force.holder)
            if kind[0] == NONE or kind not in alike:
                alike.append(kind)
                options.append(
                    Option(OPTION_SPEND_HOPE, force.card, worth(game, force), index=force.ability.aid)
                )
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        effect = book_of(game).abilities[option.index].effect
        assert effect is not None
        holder = table.holder(game, option.card)
        you = holder if holder != NONE else speaker(game)
        game.then(Do(effect.eid, option.card, you, NONE), SpendHope(self.owed - option.n))

    def rules(self) -> tuple[str, ...]:
        return ("T-DEST-01", "T-DEST-02")


class CheckSymbol(Step):
    """A symbol is checked and brings what is printed there (T-DEST-02, T-DEST-03)."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def run(self, game: Game) -> None:
        leaflet.check_symbol(game, self.symbol)
        do(game, book_of(game).cards[self.symbol].text, self.symbol, speaker(game))
