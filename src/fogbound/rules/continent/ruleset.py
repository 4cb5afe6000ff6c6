"""The ruleset as a whole: its book with what players may do beside the pending question (standing options)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.common import points
from fogbound.rules.common.book import do
from fogbound.rules.continent import camp, company, hidden, items, table
from fogbound.rules.continent.book import ContinentBook
from fogbound.rules.continent.force import follow, in_force
from fogbound.rules.continent.limits import has_free_die
from fogbound.rules.continent.turn import ChooseTurn, Join


class Continent(ContinentBook):
    """A Continent book that knows its rules."""

    def standing(self, game: Game) -> list[Option]:
        """Relinquish at any time; between actions also give, swap, camp, report a number, leave, join."""
        options: list[Option] = []
        committed = [step.column for step in game.stack if isinstance(step, Join)]  # about to be used
        for seat in table.explorers(game):
            for column in table.columns(game, seat):
                if column not in committed and items.may_relinquish(game, column):
                    options.append(Option("relinquish", game.zones[column][0], seat=seat, index=column))
        if isinstance(game.pending(), ChooseTurn):
            between_actions(game, options)
        return options

    def moved(self, game: Game, card: int) -> None:
        follow(game, card)

    def interject(self, game: Game, option: Option) -> None:
        verb = option.verb
        if verb == "relinquish":
            items.relinquish(game, option.index)
        elif verb == "give":
            game.next(items.GiveItem(option.card, option.seat, option.n))
        elif verb == "swap":
            game.next(ChooseSwap(option.card, option.seat, option.n))
        elif verb == "camp":
            game.next(camp.MakeCamp())
        elif verb == "report":
            game.next(ReportNumber(option.seat))
        elif verb == "free-use":
            do(game, self.abilities[option.index].effect, option.card, option.seat)
        elif verb == "leave-for-a-while":
            company.leave_for_a_while(game, option.seat)
        elif verb == "leave-for-good":
            company.leave_for_good(game, option.seat)
        elif verb == "come-back":
            game.next(ChooseWhere(option.seat, NONE))
        elif verb == "join-game":
            game.next(ChooseWhere(option.seat, option.card))
        elif verb == "concede":
            game.end("lost:conceded")


def between_actions(game: Game, options: list[Option]) -> None:
    """What the rules allow only while no action is in progress."""
    seats = table.explorers(game)
    for seat in seats:
        options.append(Option("report", seat=seat))
        for column in table.columns(game, seat):
            for other in seats:
                if other != seat and game.figures[other] == game.figures[seat]:
                    if has_free_die(game, other):
                        options.append(Option("give", game.zones[column][0], other, seat, column))
                    if seat < other and table.columns(game, other):
                        options.append(Option("swap", game.zones[column][0], other, seat, column))
        if len(seats) > 1:
            options.append(Option("leave-for-a-while", seat=seat))
            options.append(Option("leave-for-good", seat=seat))
    for force in in_force(game, points.BETWEEN_ACTIONS):
        for seat in seats:
            when, effect = force.ability.when, force.ability.effect
            if (
                (force.holder == NONE or force.holder == seat)
                and (when is None or when.holds(game, force.card, seat, NONE))
                and (effect is not None and effect.possible(game, force.card, seat, NONE))
            ):
                options.append(Option("free-use", force.card, seat=seat, index=force.ability.aid))
    if camp.may_camp(game):
        options.append(Option("camp"))
    for seat in range(game.seats):
        if game.registers[table.STATUS + seat] == table.AWAY:
            options.append(Option("come-back", seat=seat))
    for seat in company.open_seats(game)[:1]:  # they are all alike
        for card in company.free_characters(game):
            options.append(Option("join-game", card, seat=seat))
    options.append(Option("concede"))


class ReportNumber(Question):
    """Which number the player has spotted; the question never tells whether there is one (C-HIDE-02)."""

    def __init__(self, explorer: int) -> None:
        self.explorer = explorer

    def seat(self, game: Game) -> int:
        return self.explorer

    def options(self, game: Game) -> list[Option]:
        return [Option("number", wants="number"), Option("decline")]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "number":
            hidden.report(game, int(value), self.explorer)

    def rules(self) -> tuple[str, ...]:
        return ("C-HIDE-01", "C-HIDE-02", "C-HIDE-03", "C-RUL-57", "C-RUL-58")


class ChooseSwap(Question):
    """Which item of the other explorer comes in exchange (C-GIVE-01)."""

    def __init__(self, card: int, owner: int, other: int) -> None:
        self.card = card
        self.owner = owner
        self.other = other

    def seat(self, game: Game) -> int:
        return self.other

    def options(self, game: Game) -> list[Option]:
        if items.item_of(game, self.card, self.owner) == NONE:
            return []  # its owner has given it up meanwhile
        options = [Option("swap-for", game.zones[column][0]) for column in table.columns(game, self.other)]
        return [*options, Option("decline")] if options else []

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "swap-for":
            game.next(items.SwapItems(self.card, self.owner, option.card, self.other))

    def rules(self) -> tuple[str, ...]:
        return ("C-GIVE-01", "C-GIVE-02", "C-RUL-87")


class ChooseWhere(Question):
    """On which occupied Terrain a joining or returning explorer appears (C-JOIN-03, C-RUL-93)."""

    def __init__(self, chair: int, character_card: int) -> None:
        self.chair = chair
        self.character_card = character_card

    def seat(self, game: Game) -> int:
        return self.chair

    def options(self, game: Game) -> list[Option]:
        occupied: list[int] = []
        for seat in table.explorers(game):
            if game.figures[seat] not in occupied:
                occupied.append(game.figures[seat])
        return [Option("appear-on", terrain) for terrain in occupied]

    def take(self, game: Game, option: Option, value: str) -> None:
        if self.character_card == NONE:
            game.next(company.ComeBack(self.chair, option.card))
        else:
            game.next(company.JoinGame(self.chair, self.character_card, option.card))

    def rules(self) -> tuple[str, ...]:
        return ("C-JOIN-03", "C-RUL-93")
